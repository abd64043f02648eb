import { Screened } from './screened.js';

/**
 * Tests and visits without a picture of their own, by the words with which the first line of their paper names them. Pictures that
 * such a paper speaks of further down ("MRI brain last week: normal") are not what it reports.
 */
const TESTS: readonly { title: string; words: string }[] = [
  { title: 'Brain wave test report (EEG)', words: '(?:video[- ]?)?(?:electroencephalogra\\w*|EEG)' },
  { title: 'Sleep study report', words: 'polysomnogra\\w*|(?:home )?sleep (?:apn(?:o)?ea )?(?:study|test)|PSG' },
  { title: 'Nerve and muscle test report', words: 'nerve conduction(?: stud(?:y|ies))?|electromyogra\\w*|NCS|EMG' },
  { title: 'Heart rhythm recording (Holter)', words: 'holter|event (?:monitor|recorder)|loop recorder|ambulatory (?:ecg|ekg)' },
  { title: 'Heart tracing report (ECG)', words: '(?:12[- ]lead )?(?:electrocardiogram|ECG|EKG)' },
  { title: 'Exercise stress test report', words: '(?:exercise )?(?:treadmill|tolerance) test|exercise (?:ecg|ekg|stress test)|TMT' },
  { title: 'Tilt table test report', words: 'tilt[- ]table(?: test)?|tilt test|head[- ]up tilt' },
  { title: 'Blood pressure monitor report', words: 'ABPM|ambulatory (?:blood pressure|BP)(?: monitor\\w*)?' },
  { title: 'Pacemaker check report', words: '(?:pacemaker|PPM|ICD|cardiac device) (?:check|interrogation|follow-up)' },
  { title: 'Breathing test report', words: 'spirometry|pulmonary function\\w*|lung function\\w*|PFTs?' },
  { title: 'Hearing test report', words: 'audiogram|audiolog\\w+|audiometr\\w+' },
  { title: 'Eye field test report (visual field)', words: 'visual fields?(?: test\\w*)?|perimetry' },
  { title: 'Upper endoscopy report', words: 'OGD|EGD|(?:o)?esophago-?gastro-?duodenoscopy|gastroscopy|upper (?:GI )?endoscopy' },
  { title: 'Colonoscopy report', words: '(?:ileo-?)?colonoscopy' },
  { title: 'Lower bowel camera report (sigmoidoscopy)', words: '(?:flexible |flexi )?sigmoidoscopy' },
  { title: 'Small bowel camera report (capsule)', words: '(?:video )?capsule endoscopy' },
  { title: 'Bile duct camera report (ERCP)', words: 'ERCP|endoscopic retrograde cholangio-?pancreatography' },
  { title: 'Bronchoscopy report', words: '(?:flexible |fib(?:er|re)-?optic )?bronchoscopy' },
  { title: 'Bladder camera report (cystoscopy)', words: '(?:flexible |flexi[- ]?|rigid )?cysto(?:-?urethro)?scopy|(?:flexi[- ]?|flexible |rigid )cysto' },
  { title: 'Bladder pressure test report (urodynamics)', words: '(?:video-?)?urodynamics?(?: stud(?:y|ies))?' },
  { title: 'Womb camera report (hysteroscopy)', words: '(?:diagnostic )?hysteroscopy' },
  { title: 'Cervix check report (colposcopy)', words: 'colposcopy' },
  { title: 'Baby heartbeat recording (CTG)', words: 'CTG|cardiotocogra\\w+|non[- ]stress test' },
  { title: 'Memory and thinking test report', words: 'neuropsycholog\\w+|cognitive assessment' },
  { title: 'Gene test report', words: 'genetic test(?:ing)?|germline' },
  { title: 'Physical therapy note', words: 'physiotherapy|physical therapy' },
]; // biome-ignore format: one test a line

/** What a title may add to the name; a sentence, or a test that is asked for or was done before, is no title. */
const NO_TITLE =
  /\b(?:in|if|for|after|before|from|was|were|is|are|has|had|showed|shows|booked|arranged?|listed|referr\w+|await\w*|requested?|pending|plan\w*|no|repeat|previous|prior|last|recent|refer|consider|advised?|suggest\w*|please|guided|assisted|normal|abnormal|negative|positive|clinic|letter|counsell?ing|follow[- ]?up|diagnos\w+)\b|[.?!;]\s|:\s*\S|\.$/i; // biome-ignore format: one pattern
const PICTURE = /\b(?:CT|MRI?|X-?ray|ultrasound|USG?|scan|echo\w*|PET|doppler|mammogra\w+|angiogra\w+|fluorosc\w+|biops\w+|cardiolite|sestamibi|thallium|myoview|perfusion|nuclear|SPECT|scintigra\w+|cytology|histology|pathology|discharge)\b/i; // biome-ignore format: one pattern

const PATTERNS = TESTS.map(({ title, words }) => ({
  title,
  pattern: new Screened(new RegExp(`^\\W*(?:[\\w&/’'-]+ ){0,3}?(?:${words})\\b`, 'i')),
}));

const LONGEST = 80;
const HEAD = 400;
const FIRST_LINES = 3;

/** The plain title of the test that one of the first lines names, with nothing else on it; null where none does. */
export function testTitle(look: string): string | null {
  const head = look.slice(0, HEAD);
  // A letter tells of a test as one of many things.
  if (/^\W*dear\b/im.test(head)) return null;
  const lines = head.split('\n');
  let seen = 0;
  for (const line of lines) {
    const words = line.trim();
    if (words === '') continue;
    if (PICTURE.test(words)) return null;
    if (words.length <= LONGEST && !NO_TITLE.test(words.replace(/:$/, ''))) {
      const found = PATTERNS.find(({ pattern }) => pattern.test(words));
      if (found !== undefined) return found.title;
    }
    seen += 1;
    if (seen === FIRST_LINES) return null;
  }
  return null;
}
