import type { ReportType } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { isClinicalWord } from './data/clinical-words.js';
import { tellsOperation } from './data/operation-steps.js';
import { BY_SECTION, BY_WORDS } from './data/report-type-signs.js';
import { imagingExam } from './imaging-exam.js';
import { laboratoryTitle, opensWithClinic, otherTitle, pathologyTitle, titleOfRow } from './plain-titles.js';
import { testTitle } from './test-title.js';
import type { LabRow, ReportTypeGuess, Section, SectionKind } from './types.js';

/** How much of the text is looked at: enough for any report, bounded for endless ones. */
const LOOK = 20_000;

/**
 * Titles and head lines of the letter of a stay. They are looked for in the text as it is printed: a letterhead is no
 * part of the clean text, and its table of results may outweigh all else.
 */
const STAY_TITLES: readonly RegExp[] = [
  /^\s*\W{0,4}(?:discharge|d\/c|final (?:hospital )?summary|dis?charge notes?)\s*:?[ \t]*\n/i,
  /^[^\n.?:]{0,90}(?<!\b(?:see|per|refer to|with|the|no|of|in|on|and) )\b(?:discharge|d\/c|death|transfer)(?: ?\/ ?[a-z ]{3,24})? (?:summary|letter|notification)\b[^\n.?\w]*(?:\([^)\n]*\)\W*|of [^\n.?]{0,30})?$/im,
  /^[^\n.?]{0,30}\b(?:(?:final |preliminary |provisional )?(?:physician|doctor|hospital)(?:[’']s)? letter|final medical (?:letter|report)|arztbrief|epicrisis|(?:clinical|medical|case) abstract)\W*$/im,
  /^(?:[^\n]{0,90}\n){0,3}[^\n.?:]{0,40}\bsummary of (?:(?:the|your|this|an?|hospital|inpatient|in-patient|acute) ){0,2}(?:admission|stay|hospitali[sz]ation|episode)\b[^\n.?]{0,40}$/im,
  /^(?:[^\n]{0,90}\n){0,3}\W*(?!(?:[a-z]+ )?(?:vaginal|nipple|ear|aural|nasal|nose|wound|urethral|penile|eye|ocular|no|purulent|bloody|white|yellow|green|after|before|on|at|for|to|of|since|post|pre)\b)(?:[a-z&/]+[ -]){1,3}(?:discharge|d\/c)(?: (?:information|paperwork|papers|packet|communication|message|print-?out|proforma))?\W*$/im,
  /^(?:[^\n]{0,90}\n){0,2}\W*(?:discharge|discharged) from (?:the )?(?:ward|hospital|unit|[a-z]+ (?:ward|unit|hospital))\b[^\n.?]{0,40}$/im,
  /^(?:[^\n]{0,90}\n){0,2}[^\n.?:]{0,30}\b(?:after[- ]visit|episode|stay|hospital|inpatient|in-patient) summary\b[^\n.?]{0,30}\b(?:stay|admission|inpatient|hospital)\b[^\n.?]{0,20}$/im,
]; // biome-ignore format: one rule a line
/** Both ends of a stay in the head of a letter. */
const STAY_ENDS =
  /\b(?:dates? of (?:admission|stay|hospitali[sz]ation)|(?:admission|inpatient|hospital) (?:dates|stay)|stay) ?:? ?[^\n:.]{3,24}(?: ?[-–] ?| to | until )[^\n:.]{3,24}$|\b(?:admitted|adm|admission|doa)\b ?:?(?: on)? ?[^\n:.]{0,4}\d[^\n:]{1,24}?\b(?:discharged|disch|d\/c|dc|discharge|dod|home)\b ?:?(?: on)? ?[^\n:.]{0,4}\d|\b(?:was|were|has been) (?:an )?(?:in-?patient|admitted|hospitali[sz]ed|looked after|treated)\b[^\n.]{0,60}\b(?:from|between)\b [^\n.]{1,24} (?:to|until|and|till|-) /im;
/** A sheet of results may have them too, but then no title and no diagnosis. */
const STAY_DAYS =
  /\b(?:(?:in|under) our (?:inpatient |in-patient |hospital )?(?:treatment|care|department|ward)|(?:inpatient|in-patient|hospital) (?:stay|treatment|care|admission)) (?:from|between)\b|\bD\.?O\.?A\.? ?:[^\n]{0,60}\s{1,20}D\.?O\.?D\.? ?:|\b(?:date of admission|admission date|admitted(?: on)?) ?:[^\n]{0,60}\s{1,20}(?:date of discharge|discharge date|discharged(?: on)?) ?:/i;
const STAY_LOOK = 1500;
/** A table of results names the days of a stay too. */
const MANY_ROWS = 4;
const TELLS_OF_STAY: ReadonlySet<SectionKind> = new Set([
  'diagnosis',
  'discharge_diagnosis',
  'hospital_course',
  'medications',
  'discharge_medications',
  'history_present',
  'recommendation',
]);

const SCOPED = /\b(?:cysto(?:-?urethro)?scop\w*|cysto|TURP|urethroscop\w*)\b/i;

function isOfProstateByXRay({ modality, regions }: { modality: string | null; regions: readonly string[] }): boolean {
  return (
    (modality === 'xray' || modality === 'fluoroscopy') &&
    regions.length > 0 &&
    regions.every((one) => one === 'prostate')
  );
}

/** Scores headings, words, lab rows and the head of the text as `printed`, and names the report in plain words. */
export function guessReportType(
  clean: string,
  printed: string,
  sections: readonly Section[],
  labRows: readonly LabRow[],
  knowledge: Knowledge,
): ReportTypeGuess {
  const look = clean.slice(0, LOOK);
  const scores: Record<ReportType, number> = {
    imaging: 0,
    laboratory: 0,
    pathology: 0,
    discharge_summary: 0,
    other: 0,
  };
  for (const kind of new Set(sections.map((section) => section.kind))) {
    for (const [type, weight] of Object.entries(BY_SECTION[kind] ?? {})) scores[type as ReportType] += weight;
  }
  for (const { type, weight, pattern, most } of BY_WORDS) {
    scores[type] += weight * Math.min(most, look.match(pattern)?.length ?? 0);
  }
  const head = printed.slice(0, STAY_LOOK);
  if (STAY_TITLES.some((pattern) => pattern.test(head))) scores.discharge_summary += 18;
  const days = STAY_DAYS.test(head) && sections.some(({ kind }) => TELLS_OF_STAY.has(kind));
  const ends = !days && STAY_ENDS.test(head) && labRows.length < MANY_ROWS;
  if (days || ends) scores.discharge_summary += 8;
  // The sections of a visit stand in discharge summaries too: where the stay is told, they say little.
  if (scores.discharge_summary >= 7) scores.other *= 0.6;
  // What opens with a complaint and its story, and goes on with the life and the body, is a visit, whatever tests it tells of.
  const visit = opensAsVisit(sections);
  if (visit && scores.discharge_summary < 4) scores.other += 8;
  const found = imagingExam(look, sections, knowledge);
  // No X-ray shows the prostate: what tells of it looked with a camera, and used the X-ray beside it.
  const pictured = found !== null && isOfProstateByXRay(found) && SCOPED.test(look) ? null : found;
  const aside = visit && (pictured?.source?.start ?? VISIT_OPENS) >= VISIT_OPENS;
  // "BRONCHOSCOPY REPORT" on top: the scan that it speaks of is of another paper.
  const test = testTitle(look);
  const exam = aside || test !== null ? null : pictured;
  if (aside || test !== null) scores.imaging *= 0.3;
  if (test !== null) scores.other += OF_TEST;
  scores.imaging += exam ? exam.weight : -withoutPicture(look, sections);
  scores.laboratory += laboratoryWeight(labRows, look) * (days ? 0.4 : 1);
  const story = isStory(look, sections);
  if (labRows.length === 0 && story) scores.laboratory *= 0.3;
  if (story && scores.discharge_summary < 4 && (exam === null || exam.weight < 3)) scores.other += 3;
  // A complaint above a story, and a picture only within it: a visit, whatever the picture's words.
  if (story && exam?.weight === 0 && sections[0]?.kind === 'chief_complaint') scores.other += 4;
  if (TEST_WITHOUT_PICTURE.test(opening(look, sections)) && (exam === null || exam.weight < 3)) scores.other += 7;
  if (opensWithClinic(printed)) scores.other += 7;
  // Told without a heading, what was cut and seen is no picture and no slide.
  const operated = tellsOperation(look, sections);
  if (operated) {
    scores.other += 8;
    scores.imaging *= 0.3;
    scores.pathology *= 0.5;
  }
  // A note that opens with the person examined tells of a sample as one of many things.
  if (OPENS_WITH_PERSON.test(look.slice(0, 200))) {
    scores.pathology *= 0.3;
    scores.other += 4;
  }
  if (scores.imaging > scores.discharge_summary && (isOrdered(look) || isNoteInOneLine(look))) {
    scores.other += 6;
    scores.imaging *= 0.4;
  }
  // "68F known COPD adm 12/1 with … D/C 18/1": the story of a stay in one paragraph, whatever pictures it tells of.
  if (OPENS_WITH_AGE.test(look) && (LEAVES.test(look) || (ADMITTED.test(look) && LEFT.test(look)))) {
    scores.discharge_summary += 12;
    scores.imaging *= 0.3;
    scores.laboratory *= 0.5;
  }
  // "PHYSIOTHERAPY DISCHARGE REPORT": the end of a treatment, and of no stay.
  if (OF_THERAPY.test(look)) {
    scores.other += 16;
    scores.discharge_summary *= 0.3;
  }
  // "MATERNITY NOTES" on top: the scan it tells of is one of many things.
  if (OF_NOTES.test(look)) {
    scores.other += 8;
    scores.imaging *= 0.3;
  }
  const type = best(scores);
  const certainty = certaintyOf(scores, type, look, sections, medicalRows(labRows, knowledge), knowledge);
  const plain = { modality: null, regions: [], source: null };
  if (type === 'imaging') {
    return exam
      ? { type, title: exam.title, modality: exam.modality, regions: exam.regions, certainty, source: exam.source }
      : { type, title: 'Imaging report', ...plain, certainty };
  }
  if (type === 'pathology') return { type, certainty, ...plain, ...pathologyTitle(look, sections) };
  if (type === 'laboratory') return { type, certainty, ...plain, title: laboratoryTitle(labRows, look, knowledge) };
  if (type === 'discharge_summary') return { type, certainty, ...plain, title: stayTitle(look.slice(0, 600)) };
  return {
    type,
    certainty,
    ...plain,
    title:
      test ??
      titleOfRow(look) ??
      (certainty < 0.1 && !GENE_TITLE.test(look) ? 'Document' : otherTitle(look, printed, sections, operated)),
  };
}

/** Care given and orders, each a sentence of its own: "Started apixaban 10 mg BID. Stop aspirin. Hold naproxen. F/u ortho 2 wk." */
const DEEDS =
  /(?:^|[.;\n] ?)(?:(?:re)?start(?:ed)?|stop(?:ped)?|hold|cont(?:inue)?|given|gave|resume|back to|discharged?|d\/c|dispo|f\/u|admit(?:ted)?|loaded|commenced)\b[^.;\n]{3,80}/gi;
const DOSE = /\d ?(?:mg|mcg|g|units?) (?:BID|BD|TDS|TID|OD|QD|QDS|daily|PO|IV|SC)\b/i;
const FEWEST_DEEDS = 3;

/** A note of care without headings: a picture's report gives no medicine and sends nobody home. */
function isOrdered(look: string): boolean {
  const opening = look.slice(0, 2000);
  return (opening.match(DEEDS)?.length ?? 0) >= FEWEST_DEEDS && DOSE.test(opening);
}

/** "GP note: 6yo F … PMH nil … OE alert … Imp: tonsillitis. Rx Pen V", "Ortho clinic. 14M … XR: good position … Plan: cast". */
const NOTE_LABELS =
  /(?:^|[.;\n] ?)(?:PMHx?|O\/?E|Imp|Rx|Plan|Hx|Dx|FHx|SHx|DHx|Imms|C\/O|P\/C|Safety ?net|RV|R\/V|F\/u|A\/P)\b(?=[:\s])/g;
const NOTE_OPENS =
  /^\W*(?:(?:GP|ED|A&E|ortho\w*|ENT|derm\w*|eye|surg\w*|paed\w*|gyn\w*|fracture|medical|ward|nurse|clinic|OPD?|physio) ){1,2}?(?:note|clinic|review|consult\w*|r\/v|visit|opd?)\b|^(?:[^\n]{0,60}\n)?\W*\d{1,3} ?(?:yo|y\/o|M|F|[mf]o)\b/i;

/** A note that a doctor typed in one go: the picture in it is one of many things. */
function isNoteInOneLine(look: string): boolean {
  const opening = look.slice(0, 2000);
  const labels = new Set((opening.match(NOTE_LABELS) ?? []).map((one) => one.replace(/^\W+/, '').toLowerCase()));
  return labels.size >= (NOTE_OPENS.test(opening) ? 2 : 4);
}

const OPENS_WITH_AGE =
  /^(?:[^\n]{0,60}\n){0,2}\W*\d{1,3} ?(?:(?:yo|y\/o|yrs?|years?(?: old)?|y)?[ ,/]{0,2}(?:M|F|male|female|man|woman|lady|gentleman|[mf])\b)/i;
const OF_THERAPY =
  /^\W*(?:(?:outpatient|MSK|community) )?(?:physio(?:therapy)?|physical therapy|occupational therapy|speech(?: (?:and|&) language)? therapy|hand therapy|podiatry|dietetic\w*) discharge (?:report|summary|note|letter)\b/i;
const OF_NOTES =
  /^\W*(?:(?:maternity|obstetric|antenatal|postnatal|midwi\w+|triage|nursing|ward|progress|labou?r ward|district nurse|physio\w*|health visitor) )+(?:triage |assessment |visit )?(?:notes?|record|entry)\b[^\n]{0,40}\n/i;
const LEAVES = /^[^\n]{0,40}\bdischarge\b(?! (?:from|of)\b)[^\n]{0,40}\n/i;
const ADMITTED = /\b(?:adm|admitted|admission)\b/i;
const LEFT = /\b(?:d\/c|d\/ch|dc['’]d|discharged|(?:home|discharge) (?:today|tomorrow|with|on)|TTOs?|GP to)\b/i;

/** The first line that names a test says more than the words of what was seen before. */
const OF_TEST = 8;

/** A report of genes by its first line: it holds few words of the body. */
const GENE_TITLE =
  /^\W{0,4}(?:(?:molecular|clinical|hereditary|germline|predictive|diagnostic) ){0,2}(?:genetic|genetics|gene|genomic)s? (?:test|testing|laboratory|panel|report|analysis)\b/i;

/** The summary of a stay that ended with the patient's death. */
function stayTitle(head: string): string {
  if (DEATH.test(head)) return 'Death summary';
  // A visit of an hour is no stay.
  if (/\bafter[- ]visit summary\b/i.test(head) && !/\bdischarge summary\b/i.test(head)) return 'After-visit summary';
  return 'Discharge summary';
}

const DEATH =
  /\bdeath (?:summary|note)\b|\bdate (?:and time )?of death\b|\btime of death\b|^\W*(?:immediate )?causes? of death\b/im;

/** Tests that make curves and figures rather than pictures. */
const TEST_WITHOUT_PICTURE =
  /\b(?:electroencephalogra\w*|EEG|electromyogra\w*|EMG|nerve conduction|polysomnogra\w*|sleep study|spirometry|pulmonary function|FEV1|holter|event monitor|audiogra\w*|audiometr\w*|exercise (?:treadmill|tolerance|ecg|ekg)|treadmill (?:test|exercise)|urodynamic\w*|visual field (?:test|report|analysis)|perimetry|tilt[- ]table|electrocardiogram report|12[- ]lead)\b|^\W*(?:[a-z&/-]+ ){0,3}(?:colposcopy|(?:flexible |rigid )?cystoscopy|hysteroscopy|(?:flexible |flexi )?sigmoidoscopy|gastroscopy|OGD|ERCP|uroflowmetry|ABPM|ambulatory (?:bp|blood pressure)|audiology|event recorder|PFTs?|optical coherence tomography|OCT)\b[^.:\n]{0,40}:?\s*\n/i;

/** "PHYSICAL EXAMINATION: The patient is a 58-year-old man …" */
const OPENS_WITH_PERSON =
  /^\W*(?:physical exam(?:ination)?|history(?: of present illness)?|hpi|subjective|chief complaint)\s*:?\s*(?:the |this )?(?:patient|pt|gentleman|man|woman|lady)\b[^\n.]{0,20}\b(?:is|was|presents?|returns?) /i;

/** The opening lines and the headings. */
function opening(look: string, sections: readonly Section[]): string {
  return `${look.slice(0, 300)}\n${sections.map((section) => section.heading?.text ?? '').join('\n')}`;
}

const PICTURE_WORDS =
  /\b(?:radiograph\w*|x-?rays?|ct|mri|scan|contrast|axial|coronal|sagittal|attenuation|echogenic\w*|hypoechoic|hyperintense|hypointense|enhancement|enhancing|cardiomediastinal|costophrenic|pneumothorax|effusions?|consolidation|opacit(?:y|ies)|hydronephrosis|osseous|cardiopulmonary|views?|films?|lungs? (?:are|is)|heart size|fetal|ejection fraction|ventricular|valves?|doppler|echocardiogra\w*|fractures?|soft tissues?|bony|joint space|marrow|signal|uptake|velocit\w+|gestational)\b/gi;

/** What the headings of a picture's report count for less where no picture is named and few words of one stand. */
function withoutPicture(look: string, sections: readonly Section[]): number {
  const words = look.match(PICTURE_WORDS)?.length ?? 0;
  const examined = sections.some((section) => section.kind === 'exam') ? 2 : 0;
  return words >= 3 ? examined / 2 : 2 + examined;
}

/** Running text about a person, as in a visit note: pictures and laboratories seldom say "he" or "she". */
function isStory(look: string, sections: readonly Section[]): boolean {
  if (sections.some(({ kind }) => kind === 'comparison' || kind === 'gross' || kind === 'microscopic')) return false;
  const persons = look.match(/\b(?:he|she|his|her|him|patient(?:['’]s)?)\b/gi)?.length ?? 0;
  return persons >= 6 || sections.some(({ kind }) => kind === 'physical_exam');
}

const OF_VISIT: ReadonlySet<SectionKind> = new Set([
  'past_history', 'surgical_history', 'social_history', 'family_history', 'allergies', 'medications', 'review_of_systems',
  'physical_exam', 'vitals',
]); // biome-ignore format: one list

/** A picture that is named only behind so many letters is one that the visit tells of. */
const VISIT_OPENS = 300;

function opensAsVisit(sections: readonly Section[]): boolean {
  const first = sections.find(({ sentences }) => sentences.length > 0);
  if (first?.heading == null || (first.kind !== 'history_present' && first.kind !== 'chief_complaint')) return false;
  return new Set(sections.map(({ kind }) => kind).filter((kind) => OF_VISIT.has(kind))).size >= 3;
}

function best(scores: Record<ReportType, number>): ReportType {
  let type: ReportType = 'other';
  for (const candidate of ['discharge_summary', 'pathology', 'imaging', 'laboratory'] as const) {
    if (scores[candidate] > scores[type] && scores[candidate] >= 3) type = candidate;
  }
  return type;
}

/** Rows weigh by their number and by how much of the text they are. */
function laboratoryWeight(rows: readonly LabRow[], look: string): number {
  if (rows.length === 0) return 0;
  let inside = 0;
  for (const row of rows) if (row.source.start < LOOK) inside += row.source.end - row.source.start;
  const share = inside / Math.max(1, look.replace(/\s+/g, ' ').length);
  return Math.min(4, rows.length) + Math.min(12, share * 20);
}

/** How sure: the lead over the next type, held down by how medical the words are. */
function certaintyOf(
  scores: Record<ReportType, number>,
  type: ReportType,
  look: string,
  sections: readonly Section[],
  rows: number,
  knowledge: Knowledge,
): number {
  const sorted = Object.values(scores).sort((a, b) => b - a);
  const top = scores[type];
  const next = sorted[0] === top ? (sorted[1] ?? 0) : (sorted[0] ?? 0);
  const lead = top <= 0 ? 0 : (top - next) / (top + next);
  const evidence = 1 - Math.exp(-top / 4);
  const medical = Math.min(
    1,
    Math.max(rows >= 2 ? 1 : 0, medicalSections(sections) / 3, (medicalShare(look, knowledge) - 0.025) / 0.1),
  );
  const certainty = Math.max(0, medical) * (0.25 + 0.45 * evidence + 0.3 * Math.max(0, lead));
  return Math.round(certainty * 100) / 100;
}

/** Rows of known tests or in units that only laboratories use. */
function medicalRows(rows: readonly LabRow[], knowledge: Knowledge): number {
  const unit = /(?:\/ ?(?:dl|l|ml|ul|[µμ]l|hpf|lpf|mm3|cumm)\b|^fl$|^pg$|10\W?\d)/i;
  return rows.filter((row) => unit.test(row.unit ?? '') || knowledge.labByName(row.name, row.panel)).length;
}

/** How many kinds of section only medical reports have. */
function medicalSections(sections: readonly Section[]): number {
  return new Set(sections.map((section) => section.kind).filter((kind) => ONLY_MEDICAL.has(kind))).size;
}

const ONLY_MEDICAL: ReadonlySet<SectionKind> = new Set([
  'gross', 'microscopic', 'chief_complaint', 'past_history', 'surgical_history', 'family_history', 'allergies', 'review_of_systems',
  'physical_exam', 'vitals', 'medications', 'admission_medications', 'discharge_medications', 'hospital_course', 'admission_diagnosis',
  'discharge_diagnosis', 'diagnosis',
]); // biome-ignore format: one list

/** Share of the words that are words of medical reports or of the knowledge base. */
function medicalShare(look: string, knowledge: Knowledge): number {
  const words = look.toLowerCase().match(/[a-z][a-z0-9-]+/g) ?? [];
  if (words.length === 0) return 0;
  const known = knownWords(knowledge);
  let medical = 0;
  for (const word of words) {
    if (isClinicalWord(word) || known.has(word)) medical += 1;
  }
  return medical / words.length;
}

const KNOWN_WORDS = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Long words of diseases, tests and medicines: short ones are also everyday words. */
function knownWords(knowledge: Knowledge): ReadonlySet<string> {
  const cached = KNOWN_WORDS.get(knowledge);
  if (cached) return cached;
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of text.toLowerCase().split(/[^a-z0-9-]+/)) if (word.length >= 7) words.add(word);
  };
  for (const { term, kind } of knowledge.data.concepts)
    if (kind === 'disease' || kind === 'procedure' || kind === 'anatomy') add(term);
  for (const { term } of knowledge.data.labs) add(term);
  for (const { term } of knowledge.data.medicines) add(term);
  KNOWN_WORDS.set(knowledge, words);
  return words;
}
