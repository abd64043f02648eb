import type { SectionKind } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { isLasting } from '../stay/chronic.js';
import { uncapital } from '../words/english.js';

/** Sections of a discharge summary that tell how it came to the stay. */
const STORY: ReadonlySet<SectionKind> = new Set(['history_present', 'chief_complaint', 'admission_diagnosis']);

/** From here on the story is that of the stay itself. */
const COMES_IN =
  /\b(?:(?<!\b(?:prior to|before|until|previous|prior|last|reason for) )admi(?:tted|ssion)|hospitali[sz]\w+|transferred|brought (?:in|to|by)|taken (?:to|back)|present(?:s|ed)\b|came (?:in\b|back |to)|referred (?:by|to|in|from)|self-presented|went to|(?:seen|evaluated) (?:in|at)|emergency|in (?:the |our )?(?:er|ed)\b|underwent|post-?op\w*|operation|surgery|discharged|intubated|icu|intensive care|hospital)\b/i;

/** Under the heading of the story: measured, given or seen on the day of coming in. */
const COMES_TO_CARE =
  /\b(?:on (?:arrival|exam\w*|presentation|assessment)|found (?:to (?:be|have)|lethargic|down|unresponsive)|was (?:given|started|placed)|received|groin puncture|a&e|paramedics?|ems\b|ambulance)\b|(?<![A-Za-z])(?:BP|HR|RR|SpO2|SaO2|NIHSS|GCS|TNK|tPA|LKW|IV|IVF|ECG|EKG|Temp|CTA|O2 sats?)(?![A-Za-z])/;
/** What is done in a stay, or a test of a day: not the story of before, whatever heading stands above. */
const OF_THE_STAY =
  /^\W*(?:Rx|Tx|Mx|(?:treated|managed|started|given|commenced|loaded) (?:with|on|for)?)\b|^\W*(?:day|d|pod)\s?\d{1,2}\s?[:–-]|\b(?:told|informed|alerted) (?:the )?(?:nurse|ward|staff)\b|^\W*(?:MRI|CT|CTPA|US|USS|USG|CXR|XR|X-ray|echo|TTE|EEG|PET|ECG|EKG)\b[^.]{0,40}\b\d{1,2}[/.-]\d{1,2}\b(?![/.-]\d{2})/i;
const EARLIER = /\b(?:ago|outpatient|prior|previous\w*|last (?:week|month|year)|pcp|gp|clinic|home|urgent care)\b/i;

/** Sections above the course of the stay at whose end its story may begin. */
const MAY_OPEN: ReadonlySet<SectionKind> = new Set([
  'header',
  'other',
  'procedures',
  'diagnosis',
  'discharge_diagnosis',
]);
const OPENS =
  /^\W*(?:this|the patient|patient|he|she|mr\.?|mrs\.?|ms\.?|a|an)\b[^.]{0,60}\b\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b/i;

const cache = new WeakMap<Context, ReadonlySet<number>>();

/** True for a sentence of a discharge summary that tells of the time before the stay: how it began, not how it ended. */
export function isBeforeStay(sentence: number, ctx: Context): boolean {
  let found = cache.get(ctx);
  if (found === undefined) {
    found = sentencesBefore(ctx);
    cache.set(ctx, found);
  }
  return found.has(sentence);
}

function sentencesBefore(ctx: Context): Set<number> {
  const { report } = ctx.understanding;
  const before = new Set<number>();
  if (report.type.type !== 'discharge_summary') return before;
  const course =
    report.sections.find(({ kind, heading }) => kind === 'hospital_course' && heading !== null)?.span.start ?? 0;
  for (const section of report.sections) {
    const story =
      STORY.has(section.kind) ||
      (section.kind === 'other' && /^(?:brief |admission |initial )?history\b/i.test(section.heading?.text ?? ''));
    if (!story && course > 0 && section.span.start < course && MAY_OPEN.has(section.kind)) {
      // Under no heading of its own: from the sentence that says who the reader is.
      let opened = false;
      for (const sentence of section.sentences) {
        const words = ctx.clean(sentence.span);
        opened ||= sentence.kind === 'prose' && OPENS.test(words);
        if (!opened) continue;
        if (COMES_IN.test(words)) break;
        before.add(sentence.index);
      }
      continue;
    }
    if (!story || /\b(?:course|hospital|discharge|clinical summary|summary of)\b/i.test(section.heading?.text ?? ''))
      continue;
    for (const sentence of section.sentences) {
      const words = ctx.clean(sentence.span);
      if (COMES_IN.test(words) || ((COMES_TO_CARE.test(words) || OF_THE_STAY.test(words)) && !EARLIER.test(words)))
        break;
      before.add(sentence.index);
    }
  }
  return before;
}

/** Told already as of another time, or of another person. */
const HAS_TIME =
  /^(?:When you came in|Before you came in|Your past|Your health history|Your past operations|Someone in your family|No one in your family|Your family history|You took|You have taken)\b|\b(?:in the past|before you came in|when you came in)\b/;

/**
 * "You had pain." of the story before the stay: "Before your stay, you had pain." What the list of diagnoses on coming in
 * holds was so then, not before.
 */
export function toldAsBefore(said: Said, listed: boolean): Said {
  const { text } = said;
  if (
    HAS_TIME.test(text) ||
    /^(?:In this line|In the report’s words|The report adds|The report lists \d|Of the time before your stay)/.test(
      text,
    )
  )
    return said;
  if (listed && text.startsWith('The report lists: '))
    return { ...said, text: text.replace('The report lists: ', 'When you came in, the report listed: ') };
  // What the reader came in with is no earlier story.
  if (text.startsWith('You were seen because of '))
    return { ...said, text: text.replace('You were seen because of ', 'You came in because of ') };
  const person = /^The report lists: (an? \d{1,3}[- ]year[- ]old\b[\s\S]*)$/.exec(text);
  if (person?.[1] !== undefined) return { ...said, text: `When you came in, you were ${asOfThen(person[1])}` };
  const own = /^The report (says|lists): ([\s\S]*)$/.exec(text);
  if (own?.[2]?.startsWith('you ')) return { ...said, text: `Before your stay, ${own[2]}` };
  if (own !== null) return { ...said, text: `Of the time before your stay, the report ${own[1]}: ${own[2]}` };
  // What lasts was there before, and is there still.
  if (/^You (?:had|have) (?!had\b|been\b|no\b|not\b)/.test(text) && isLasting(text))
    return { ...said, text: text.replace(/^You (?:had|have) /, 'When you came in, you were known to have ') };
  const now = /^You (are|have)\b(?! (?:had|been)\b)/.exec(text);
  if (now !== null)
    return { ...said, text: `When you came in, you ${now[1] === 'are' ? 'were' : 'had'}${text.slice(now[0].length)}` };
  // "Your womb looks larger" was so on coming in, and may be cured since.
  const state = listed ? STATE.exec(text) : null;
  if (state !== null)
    return {
      ...said,
      text: `When you came in, ${uncapital(state[1] ?? '')} ${THEN[state[2] ?? '']}${text.slice(state[0].length)}`,
    };
  const small = /^(?:You|Your|The|There|This|It|At|In|On|A|An|Some|More|Over|After|During|Since|Then)\b/.test(text)
    ? uncapital(text)
    : text;
  return { ...said, text: `Before your stay${/^You\b/.test(text) ? ',' : ':'} ${asOfThen(small)}` };
}

/** An organ in our words, and the operation that took it out. */
const TAKEN_OUT: readonly [RegExp, RegExp][] = [
  [/^Your womb\b/, /\bhysterectomy\b/i],
  [/^Your gallbladder\b/, /\bcholecystectomy\b/i],
  [/^Your appendix\b/, /\bappend(?:ic)?ectomy\b/i],
  [/^Your spleen\b/, /\bsplenectomy\b/i],
];

/** "Your womb looks larger than usual" of a stay in which it was taken out: so before the operation. */
export function toldBeforeRemoval(said: Said, ctx: Context): Said {
  const { report } = ctx.understanding;
  const state = report.type.type === 'discharge_summary' ? STATE.exec(said.text) : null;
  const operation = TAKEN_OUT.find(([organ]) => organ.test(said.text))?.[1];
  if (state === null || operation === undefined) return said;
  const done = report.sections.some(({ kind, span }) => kind === 'procedures' && operation.test(ctx.clean(span)));
  if (!done) return said;
  const then = `${uncapital(state[1] ?? '')} ${THEN[state[2] ?? '']}${said.text.slice(state[0].length)}`;
  return { ...said, text: `Before the operation, ${then}` };
}

const STATE = /^((?:Your|The|A|An|Some) [^.“”]{2,70}?) (looks?|is|are|has|have)\b(?! been\b)/;
const THEN: Readonly<Record<string, string>> = {
  look: 'looked',
  looks: 'looked',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
};

/** "Starting yesterday" was written on the day of coming in. */
function asOfThen(text: string): string {
  return text
    .replace(/^you have had\b/, 'you had')
    .replace(/^you take\b/, 'you took')
    .replace(/\byesterday\b/g, 'the day before you came in')
    .replace(/\blast (week|month)\b/g, 'the $1 before');
}
