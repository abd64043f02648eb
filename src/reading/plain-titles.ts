import type { Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { STEPS } from './data/operation-steps.js';
import { GENES, OTHER_TITLES, ROWS_OF_TESTS, TESTS_BY_WORDS } from './data/other-titles.js';
import { TISSUES } from './data/tissues.js';
import { isOnlyOfBlood } from './labs/only-of-blood.js';
import { Screened } from './screened.js';
import { TELL_OF_BEFORE } from './study-titles.js';
import type { LabRow, Section } from './types.js';

/** "Pathology report of a breast biopsy": from the specimen, the diagnosis or the opening lines. */
export function pathologyTitle(look: string, sections: readonly Section[]): { title: string; source: Span | null } {
  if (isPap(look, sections)) return { title: 'Pap test report', source: null };
  const many = severalPlaces(look, sections);
  if (many !== null) return many;
  const operated = removedIn(look, sections);
  // Lymph nodes are mostly checked beside the organ that the report is of.
  // "CYTOLOGY - PLEURAL FLUID, RIGHT": what the first line says was sent.
  const head = /^\W*[^\n]{4,90}/.exec(look)?.[0] ?? '';
  const fluid = /\b(?:cytology|cytopathology|fluid)\b/i.test(head)
    ? FLUIDS.find(([pattern]) => pattern.test(head))
    : undefined;
  if (fluid) return { title: `Pathology report of ${fluid[1]}`, source: { start: 0, end: head.length } };
  // "BONE MARROW, LEFT ILIAC CREST, ASPIRATE AND CORE" on top, and no list of samples: an organ named in the conclusion is none.
  const onTop = SAMPLED.test(head) && !sections.some(({ kind }) => kind === 'specimen') ? tissueTitle(head) : null;
  if (onTop !== null && !/\blymph node\b/.test(onTop)) return { title: onTop, source: { start: 0, end: head.length } };
  let ofNodes: { title: string; source: Span } | null = null;
  for (const kind of ['specimen', 'diagnosis', 'impression', 'gross'] as const) {
    // "Terminal ileum 6 cm, cecum 18 cm" describes a piece whose operation the first lines name.
    if (kind === 'gross' && operated !== null && ofNodes === null) return operated;
    for (const section of sections) {
      if (section.kind !== kind) continue;
      for (const sentence of section.sentences.slice(0, ofNodes === null ? 3 : MOST_BEHIND_NODES)) {
        const text = look.slice(sentence.span.start, sentence.span.end);
        const title = tissueTitle(text);
        if (title === null) continue;
        if (!/\blymph node\b/.test(title)) return { title, source: sentence.span };
        ofNodes ??= { title, source: sentence.span };
      }
    }
  }
  if (ofNodes !== null) return operated ?? ofNodes;
  if (operated !== null) return operated;
  const removal = /(?<!\b(?:prior|previous|history of|s\/p|h\/o) (?:\w+ )?)\b(?!polyp)\w{3,}ectomy\b/i.exec(
    look.slice(0, 2000),
  );
  for (const line of look.slice(0, 600).matchAll(/[^\n]{4,}/g)) {
    const named = tissueTitle(line[0]);
    const title =
      removal === null
        ? named
        : (named?.replace(/^Pathology report of a (.*) needle sample$/, 'Pathology report of tissue from the $1') ??
          null);
    if (title) return { title, source: { start: line.index, end: line.index + line[0].length } };
  }
  return { title: 'Pathology report', source: null };
}

/** Words for a piece that was sent. */
const SAMPLED = /\b(?:biops(?:y|ies)|bx|aspirates?|trephine|cores?|punch|shave|curettings?)\b/i;
const MOST_BEHIND_NODES = 8;
const REMOVED = /\b(?!polyp|lymphaden)\w{3,}ectomy\b|\b(?:resection|excision)\b/i;

/** The organ by the name of the operation ("Left hemiglossectomy and neck dissection") or of the piece in the first lines. */
function removedIn(look: string, sections: readonly Section[]): { title: string; source: Span } | null {
  const spans = sections.filter(({ kind }) => kind === 'procedures').flatMap(({ sentences }) => sentences.slice(0, 2));
  for (const { span } of spans) {
    const title = tissueTitle(look.slice(span.start, span.end));
    if (title !== null && !/\blymph node\b/.test(title)) return { title, source: span };
  }
  for (const line of look.slice(0, 300).matchAll(/[^\n]{4,}/g)) {
    if (!REMOVED.test(line[0]) || EARLIER.test(line[0]) || /\b(?:prior|previous|history of|s\/p|h\/o)\b/i.test(line[0]))
      continue;
    const title = tissueTitle(line[0]);
    if (title !== null && !/\blymph node\b/.test(title))
      return { title, source: { start: line.index, end: line.index + line[0].length } };
  }
  return null;
}

const PAP = /^\W*pap\s*:|\b(?:pap (?:test|smear)|(?<!non-?\s?)\bgyn(?:ecologic)? cytology|cervical cytology)\b/i;
/** A way to make slides of any cells. */
const THIN_LAYER = /\b(?:thinprep|surepath)\b/i;
const OTHER_CELLS =
  /\b(?:urine|voided|thyroid|fna|fine[- ]needle|pleural|ascit\w+|peritoneal|sputum|bronch\w*|washings?|brushings?|csf|bladder|breast|salivary|parotid|anal)\b/i;
const PIECE =
  /\b(?:biops(?:y|ies)|bx|curett\w+|ecc|emc|turbt?|leep|lletz|cone|conization|excision|resection|polypectomy|(?!polyp)\w{3,}ectomy)\b/i;
const OF_BEFORE_IT: ReadonlySet<string> = new Set([...TELL_OF_BEFORE, 'technique']);
const EARLIER = /^\W*(?:prior|previous|past|earlier|clinical|history|last)\b/i;

/** A Pap test by what was sent; one of before, or a way of making slides, makes no report of tissue one. */
function isPap(look: string, sections: readonly Section[]): boolean {
  const now = sections.filter(({ kind, heading }) => !OF_BEFORE_IT.has(kind) && !EARLIER.test(heading?.text ?? ''));
  const words = now.map(({ span }) => look.slice(span.start, span.end)).join('\n');
  const thin = THIN_LAYER.test(words) && !OTHER_CELLS.test(words);
  if (!PAP.test(words) && !thin) return false;
  const sent = now
    .filter(({ kind }) => kind === 'specimen' || kind === 'diagnosis' || kind === 'gross')
    .map(({ heading, span }) => `${heading?.text ?? ''}\n${look.slice(span.start, span.end)}`)
    .join('\n');
  // "Colposcopy and biopsy recommended" asks for a piece; "Cervix, 5 o'clock, biopsy:" names one.
  return !sent.split('\n').some((line) => PIECE.test(line) && !ASKS.test(line));
}

const ASKS =
  /\b(?:recommend\w*|suggest\w*|advis\w+|consider\w*|indicated|follow|history|prior|previous|may|should|if)\b/i;

const LETTERED = /(?:^|[\n\r]|\s{2})\s{0,8}\(?(?:[A-M]|\d{1,2})\s?[.):]\s{0,3}$/;

/** "A) Duodenum … D) Stomach … G) Esophagus": samples of three or more parts of the body. */
function severalPlaces(look: string, sections: readonly Section[]): { title: string; source: Span | null } | null {
  for (const kind of ['specimen', 'diagnosis'] as const)
    for (const section of sections) {
      if (section.kind !== kind) continue;
      const named = section.sentences.filter(({ span }) =>
        LETTERED.test(look.slice(Math.max(0, span.start - 16), span.start)),
      );
      const first = named[0];
      const titles = named.flatMap(({ span }) => {
        const title = tissueTitle(look.slice(span.start, Math.min(span.end, span.start + 60)));
        return title === null
          ? []
          : [title.replace(/\b(?:left|right) | (?:biopsy|needle sample)$|tissue from the |\ba /g, '')];
      });
      if (first !== undefined && new Set(titles).size > 2)
        return {
          title: 'Pathology report of several samples',
          source: { start: first.span.start, end: first.span.end },
        };
    }
  return null;
}

const FLUIDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pleural (?:fluid|effusion)|thoracentesis)/i, 'fluid from around the lung'],
  [/\b(?:peritoneal fluid|ascit(?:es|ic)|paracentesis)/i, 'fluid from the belly'],
  [/\bperitoneal wash/i, 'fluid from washing the belly'],
  [/\bpericardial (?:fluid|effusion)/i, 'fluid from around the heart'],
  [/\b(?:synovial|joint) fluid/i, 'fluid from a joint'],
  [
    /\b(?:urine|bladder wash\w*)\b(?=[^.;]*\b(?:cytolog\w+|voided|catheter\w*|wash\w*|cells?|ml|clean catch)\b)|\burine cytolog/i,
    'cells in urine',
  ],
];

/** What was there before, told beside the name of the sample: "(history of breast cancer)". */
const OF_BEFORE = /\([^()]*\)|\b(?:history of|h\/o|hx(?: of)?|previous(?:ly)?|known|s\/p|status post|prior)\b.*$/gis;

/** The tissue that the words name first: what stands behind it is of the history or beside the sample. */
function tissueTitle(printed: string): string | null {
  const text = printed.replace(OF_BEFORE, ' ');
  const fluid = FLUIDS.find(([pattern]) => pattern.test(text));
  if (fluid) return `Pathology report of ${fluid[1]}`;
  let tissue: (typeof TISSUES)[number] | undefined;
  let first = Number.POSITIVE_INFINITY;
  for (const entry of TISSUES) {
    const at = text.search(entry.pattern);
    if (at < 0 || at >= first) continue;
    first = at;
    tissue = entry;
  }
  if (!tissue) return null;
  const side = /\bright\b/i.test(text) ? 'right ' : /\bleft\b/i.test(text) ? 'left ' : '';
  const name = `${tissue.paired && !(/\bright\b/i.test(text) && /\bleft\b/i.test(text)) ? side : ''}${tissue.plain}`;
  // Of a part that was taken out, a needle sample was one of before.
  const removed = /\b(?!polyp)\w{3,}ectomy\b|\b(?:resection|excision)\b/i.test(text);
  if (!removed && /\bfine[- ]needle|\bFNA\b|\baspirat/i.test(text))
    return `Pathology report of a ${name} needle sample`;
  // "Breast, lumpectomy with sentinel lymph node biopsy": the part was taken out, and only the node is a sample.
  const nodeAlone = /\b(?!polyp)\w{3,}ectomy\b.*\bnodes? biops/is.test(text);
  if (/\bbiops/i.test(text) && !nodeAlone) return `Pathology report of a ${name} biopsy`;
  return `Pathology report of tissue from the ${name}`;
}

/** What a row was measured in: as printed above it, else by its name. A bare "pH" is that of urine or of blood. */
function measuredIn(row: LabRow, knowledge: Knowledge): string {
  const { specimen } = row;
  if (/\b(?:serum|plasma)\b/i.test(row.name)) return 'blood';
  if (specimen === 'arterial' || specimen === 'venous' || specimen === 'capillary') return 'blood';
  if (isOnlyOfBlood(row, knowledge)) return 'blood';
  if (specimen) return specimen;
  if (/\b(?:urin|ua\b)/i.test(`${row.panel ?? ''} ${row.name}`)) return 'urine';
  return /^ph$/i.test(row.name) ? '' : (knowledge.labByName(row.name, row.panel)?.specimen ?? '');
}

/** "Blood test", "Urine test", or the panel's name where all rows belong to one. */
export function laboratoryTitle(rows: readonly LabRow[], look: string, knowledge: Knowledge): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const specimen = measuredIn(row, knowledge);
    if (specimen) counts.set(specimen, (counts.get(specimen) ?? 0) + 1);
  }
  const urine = counts.get('urine') ?? 0;
  const blood = counts.get('blood') ?? 0;
  const [[most] = [null]] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === 'csf') return 'Spinal fluid test';
  if (most === 'fluid') return 'Body fluid test';
  if (most === 'marrow') return 'Bone marrow test';
  if (most === 'semen') return 'Semen test';
  if (most === 'stool') return blood > 0 ? 'Blood and stool tests' : 'Stool test';
  if (/\b(?:newborn|neonatal) screen/i.test(look.slice(0, 400))) return 'Newborn screening test';
  if (urine > 0 && blood > 0) return 'Blood and urine tests';
  if (urine > 0 && (counts.get('swab') ?? 0) > 2) return 'Swab and urine tests';
  if (urine > 0) return 'Urine test';
  if (blood > 0) return 'Blood test';
  if (GENES.test(look.slice(0, 400))) return 'Gene test report';
  if (/^\W*(?:csf|cerebrospinal|spinal fluid)\b/i.test(look.slice(0, 60))) return 'Spinal fluid test';
  if (/\bmicrobiology\b|\bculture\b/i.test(look.slice(0, 400))) return 'Test for germs';
  if (/\burinalysis\b/i.test(look)) return 'Urine test';
  if (/\bstool\b/i.test(look)) return 'Stool test';
  if (/\b(?:csf|cerebrospinal)\b/i.test(look)) return 'Spinal fluid test';
  if (/\b(?:swab|naat|pcr)\b/i.test(look) && !/\b(?:serum|plasma|blood)\b/i.test(look)) return 'Swab test';
  if (/\b(?:blood|serum|plasma|cbc|metabolic panel|lipid)\b/i.test(look)) return 'Blood test';
  return 'Laboratory test';
}

/** "No EEG required", "awaiting sleep study": a test that the report says was not done. */
const NOT_THIS_ONE =
  /\b(?:no|nil|without|await(?:ing|ed|s)?|order(?:ed|ing)?|request(?:ed|ing)?) (?:an? |further |repeat |routine )?(?:EEG|EMG|electroencephalogram|nerve conduction|sleep study|polysomnogra\w*|spirometry|pulmonary function|PFTs?|holter|event monitor|audiogram|treadmill)\b/gi;

/** Letters of a text that may be one row of a test and nothing more. */
const A_ROW = 300;

/** The test of whose figures a text of a line or two is a row; null for any other. */
export function titleOfRow(look: string): string | null {
  const text = look.trim();
  if (text.length > A_ROW || text.split('\n').length > 3 || /^\W*dear\b/i.test(text)) return null;
  return ROWS_OF_TESTS.find(({ pattern }) => pattern.test(text))?.title ?? null;
}

/** A fair plain name for any other report: by what was done, its opening lines, its headings, then its sections. */
export function otherTitle(look: string, printed: string, sections: readonly Section[], operated: boolean): string {
  if (/\bcause of death\b/i.test(look) && STAYED.test(look) && !OPENED.test(look)) return 'Death summary';
  if (AUTOPSY.test(look)) return 'Autopsy report';
  const headings = sections.map((section) => section.heading?.text ?? '').join('\n');
  if (OF_ITS_COURSE.test(headings)) return 'Emergency department note';
  const own = opensWithClinic(printed) ? 'Clinic visit note' : ownTitle(look);
  if (own !== null) return own;
  const done = whatWasDone(look, sections, operated);
  if (done !== null) return done;
  const letter = letterTitle(look, printed.slice(0, 1500));
  if (letter !== null) return letter;
  const fits = (text: string) => OTHER_TITLES.find((entry) => entry.pattern.test(text))?.title;
  const first = look.slice(0, 400);
  const now = opening(look, sections).replace(NOT_THIS_ONE, ' ');
  const inOpening = OTHER_TITLES.find(({ title, pattern }) => pattern.test(A_TEST.test(title) ? now : first))?.title;
  const found = testOnTop(look, sections) ?? testReported(look, sections, headings) ?? inOpening ?? fits(headings);
  if (found !== undefined) return found;
  const kinds = new Set(sections.map((section) => section.kind));
  if (kinds.has('procedures')) return 'Procedure report';
  return kinds.has('physical_exam') || kinds.has('history_present') || kinds.has('plan')
    ? 'Clinic visit note'
    : 'Medical report';
}

/** A line of its own that says what kind of note it is ("MICU PROGRESS NOTE HD#4"): tests and care that the note tells of name none. */
const NOTE_TITLES: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Progress note', pattern: /^\W*(?:[\w&/-]+ ){0,3}(?:(?:daily )?progress note|soap note|(?:daily|ward) round note)s?\b[^.:]{0,40}$/i },
  { title: 'Specialist visit note', pattern: /^\W*(?:[\w&/-]+ ){0,3}(?:consult(?:ation)? (?:note|report)|consult(?:ation)?)\b[^.:]{0,30}$/i },
  { title: 'Emergency department note', pattern: /^\W*(?:\w+ ){0,2}(?:emergency (?:department|room)|ED) (?:provider |physician )?(?:note|report|record)\b[^.:]{0,30}$/i },
  { title: 'Clinic visit note', pattern: /^\W*(?:[\w&/-]+ ){0,4}(?:(?:clinic|office|out-?patient|follow[- ]?up|return|primary care)(?: clinic)? (?:visit|note|review|encounter|evaluation|letter)(?: note)?\b[^.:]{0,30}|follow[- ]?up\W*)$/i },
]; // biome-ignore format: one title a line

/** "PAIN CLINIC", "PAEDIATRIC ALLERGY & ASTHMA CLINIC": the clinic by what it treats, alone on the first line; the name of a house says nothing. */
const CLINIC_LINE =
  /^\W*(?:[a-z’'/-]+ ){0,2}?(?:(?:joint|combined|rapid access|one[- ]stop|nurse[- ]led|adult|children['’]?s|pa?ediatric|general|community|specialist|follow[- ]?up|new patient) )*(?:pain|ante-?natal|post-?natal|asthma|allergy|diabet(?:es|ic)|memory|heart failure|renal|kidney|ckd|dialysis|oncology|breast|chest|respiratory|lung|tb|fracture|epilepsy|first fit|stroke|tia|headache|movement disorders?|falls|rheumatology|gastro\w*|liver|ibd|cardiology|neurology|dermatology|skin|ent|eye|glaucoma|retinal?|ophthalmology|pa?ediatric|endocrine|thyroid|sexual health|gyna?ecology|uro-?\w*|ha?ematology|menopause|weight|bariatric|sleep|copd|arrhythmia|af|hypertension|lipid|pre-?op\w*|pre-?assessment|mental health|psychiatry|geriatric|elderly|transplant|hiv|hepatitis|anticoagulation|orthopa?edic|hand|spine|spinal|foot|podiatry|physiotherapy|continence|fertility|early pregnancy|maternity|obstetric|growth|neonatal|colorectal|vascular|surgical)(?:(?:,| &| and|\/) ?[a-z]+){0,2} clinic(?: (?:visit|letter|note|review|report))?\W*$/i;

/** True where the first line says by itself that this is a paper of a clinic. */
export function opensWithClinic(look: string): boolean {
  const first = /[^\n]*\S[^\n]*/.exec(look.slice(0, 200))?.[0] ?? '';
  return first.length < 90 && CLINIC_LINE.test(first.trim());
}

function ownTitle(look: string): string | null {
  const lines = look
    .slice(0, 300)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 3);
  for (const line of lines) {
    const own = NOTE_TITLES.find(({ pattern }) => pattern.test(line));
    if (own !== undefined) return own.title;
  }
  return null;
}

/** The first lines without why the test was done and what was before: an earlier test is not the one reported. */
function opening(look: string, sections: readonly Section[]): string {
  let shown = '';
  let from = 0;
  for (const { kind, span } of sections) {
    if (!OF_BEFORE_IT.has(kind) || span.start >= 400 || span.start < from) continue;
    shown += look.slice(from, span.start);
    from = span.end;
  }
  return from < 400 ? shown + look.slice(from, 400) : shown;
}

/** "SLEEP STUDY REPORT" on the first line: "EKG:" further down is one of its rows. */
function testOnTop(look: string, sections: readonly Section[]): string | undefined {
  if (sections.some(({ kind }) => VISIT_SECTIONS.has(kind))) return undefined;
  const first = /[^\n]*\S[^\n]*/.exec(look.slice(0, 200))?.[0]?.trim() ?? '';
  if (first.length > 80 || !/\b(?:report|study|test|recording|studies|tracing)\W*$/i.test(first)) return undefined;
  return OTHER_TITLES.find(({ title, pattern }) => A_TEST.test(title) && pattern.test(first))?.title;
}

/** The test by a heading of its own or by words of its record alone, where no section is of a visit. */
function testReported(look: string, sections: readonly Section[], headings: string): string | undefined {
  if (sections.some(({ kind }) => VISIT_SECTIONS.has(kind))) return undefined;
  const named = sections.some(({ kind }) => kind === 'procedures')
    ? undefined
    : OTHER_TITLES.find(({ title, pattern }) => A_TEST.test(title) && pattern.test(headings));
  return (named ?? TESTS_BY_WORDS.find(({ pattern }) => pattern.test(look)))?.title;
}

const VISIT_SECTIONS: ReadonlySet<string> = new Set([
  'chief_complaint', 'review_of_systems', 'family_history', 'social_history', 'plan', 'hospital_course',
  'discharge_medications', 'discharge_diagnosis',
]); // biome-ignore format: one list
/** "EMERGENCY DEPARTMENT COURSE": a heading that only the note of a visit there has. */
const OF_ITS_COURSE = /^\W*(?:emergency (?:department|dept|room)|e\.?d\.?|e\.?r\.?|casualty) (?:\w+ )?course\b/im;

const OF_A_VISIT = /\b(?:clinic|out-?patients?(?: department)?|opd) (?:letter|note|review|summary)\b|\bclinic date\b/i;
const OF_EMERGENCY =
  /\b(?:emergency (?:department|dept|room|medicine)|casualty|accident (?:and|&) emergency|A&E|ED (?:letter|note|visit|attendance))\b/i;

/** A letter on a visit is one, whatever tests it tells of; null where its first lines name the test that it reports. */
function letterTitle(look: string, printed: string): string | null {
  const head = look.slice(0, 300);
  const visit = OF_A_VISIT.test(head);
  if (!visit && !/^[ \t]*dear\b/im.test(printed)) return null;
  const first = /^[^\n:]{0,120}(?=\n|$)/.exec(look.trimStart())?.[0] ?? '';
  if (!visit && OTHER_TITLES.some(({ pattern, title }) => A_TEST.test(title) && pattern.test(first))) return null;
  // "Go to the emergency room if …": where one is sent, or where one was before.
  const own = head.split('\n').filter((line) => !/\b(?:if|go|goes|call|return|sent|last|previous|recent|earlier|after|from)\b/i.test(line)); // biome-ignore format: one line
  if (own.some((line) => OF_EMERGENCY.test(line))) return 'Emergency department note';
  return visit ? 'Clinic visit note' : 'Medical letter';
}

const A_TEST =
  /\b(?:test|recording|tracing|study|colonoscopy|endoscopy|bronchoscopy|camera|monitor|check|ultrasound|scan) report\b|\((?:ecg|eeg|holter)\)|\b(?:operation|autopsy|birth) report\b/i;

/** The story of a stay that ended in a death, with no word of an examination after it. */
const STAYED = /\b(?:hospital course|course in (?:the )?hospital|admitted|admission)\b/i;
const OPENED = /\b(?:autopsy|post-?mortem|necropsy|manner of death|external exam\w*|the body)\b/i;
const AUTOPSY =
  /\bautopsy (?:report|findings|exam\w*|number|no|diagnos\w+|performed)\b|^\W*autopsy\b|\bmanner of death\b|\bexternal (?:evidence of injury|examination)\b[\s\S]{0,4000}\binternal exam|\bcause of death:|\bpost-?mortem examination\b|\bthe body is (?:that of|presented)\b/i;
/** Headings that only the report of an operation has. */
const OPERATION_HEADING =
  /\b(?:pre-?\s?op(?:erative)?|post-?\s?op(?:erative)?|pre-?\s?procedure|post-?\s?procedure) (?:diagnos|dx)|\b(?:operation|operative|surgery|surgical) (?:performed|procedures?|report|note|findings|in detail)|\b(?:procedures? performed|procedure in detail|(?:description|details|title|name) of (?:the )?(?:operation|procedure)s?|blood loss|type of anesthesia)|^(?:ana?esthe(?:sia|tic)|anaes|operations?|procedures?|proc|op|pre|post|dx (?:pre|post)|ebl)$/im;
const CUTS = new Screened(
  /\b(?!polyp)\w+ectomy\b|\b\w+(?:plasty|otomy|ostomy|pexy)\b|\b(?:repair|resection|excision|replacement|implantation|bypass graft|transplant|fusion|open reduction|amputation|cesarean|circumcision)\b/i,
);

/** Calls itself the note of a procedure, and no operation. */
const OF_PROCEDURE = /^\W*procedure (?:note|report)\b|\bpre-?\s?procedure diagnos/i;

/** Kinds of procedures with a name of their own. */
const PROCEDURES: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Colonoscopy report', pattern: /\bcolonoscop/i },
  { title: 'Upper endoscopy report', pattern: /\b(?:esophagogastroduodenoscop\w*|EGD|OGD|gastroscop\w*|upper endoscop\w*)\b/i },
  { title: 'Bronchoscopy report', pattern: /\bbronchoscop/i },
  { title: 'Heart catheter test report', pattern: /\b(?:(?:cardiac|heart) cath\w*|coronary (?:angio|arterio)gra\w+)\b/i },
  { title: 'Birth report', pattern: /\b(?:delivery note|vaginal delivery)\b/i },
]; // biome-ignore format: one title a line

/** A look inside that is told by its steps only: which scope was passed in, and how far. */
const SCOPES: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Colonoscopy report', pattern: /\b(?:colonoscope|scope|endoscope)\b[^.]{0,60}\b(?:advanced|introduced|inserted|passed)\b[^.]{0,120}\b(?:cecum|caecum|terminal ileum|(?:entire|whole) colon)\b/i },
  { title: 'Upper endoscopy report', pattern: /\b(?:gastroscope|scope|endoscope|instrument)\b[^.]{0,60}\b(?:advanced|introduced|inserted|passed)\b[^.]{0,160}\b(?:esophagus|oesophagus|stomach|duodenum)\b/i },
  { title: 'Bronchoscopy report', pattern: /\bbronchoscope\b[^.]{0,60}\b(?:advanced|introduced|inserted|passed)\b/i },
]; // biome-ignore format: one title a line

/** The report of an operation or a procedure, by its headings and its steps; null for any other report. */
function whatWasDone(look: string, sections: readonly Section[], operated: boolean): string | null {
  const heads = sections.filter(({ heading }) => heading !== null && OPERATION_HEADING.test(heading.text)).length;
  const scope = SCOPES.find(({ pattern }) => pattern.test(look))?.title;
  const steps = (look.match(STEPS)?.length ?? 0) + (scope === undefined ? 0 : 3) + (operated ? 4 : 0);
  const visit = sections.some(({ kind }) => ['review_of_systems', 'family_history', 'social_history'].includes(kind));
  if (heads * 2 + Math.min(steps, 6) < 4 || (visit && heads < 3 && steps < 5)) return null;
  const named = sections.find(({ kind, heading }) => kind === 'procedures' && heading !== null);
  const names = named
    ? look.slice(named.span.start, Math.min(named.span.end, named.span.start + 300))
    : look.slice(0, 200);
  const [first = ''] = look.trimStart().split('\n', 1);
  const own =
    PROCEDURES.find(({ pattern }) => pattern.test(names)) ??
    (first.length < 80 ? PROCEDURES.find(({ pattern }) => pattern.test(first)) : undefined);
  if (own !== undefined && !CUTS.test(names)) return own.title;
  if (/\bdelivery note\b/i.test(look.slice(0, 300))) return 'Birth report';
  if (OF_PROCEDURE.test(look) && !CUTS.test(names) && !/\bincision\b/i.test(look)) return 'Procedure report';
  if (
    heads >= 2 ||
    CUTS.test(names) ||
    (operated && (CUTS.test(look) || /\b(?:ports?|trocars?|stapled|clipped|cauteri[sz]ed)\b/i.test(look))) ||
    (/\boperating (?:room|theat)/i.test(look) && CUTS.test(look))
  )
    return 'Operation report';
  if (/\bincision\b/i.test(look)) return 'Operation report';
  return scope ?? 'Procedure report';
}
