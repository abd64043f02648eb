import type { Analysis } from '../contract/analysis.js';
import { forgetWords, type Knowledge } from '../knowledge/index.js';
import { readReport } from '../reading/index.js';
import { understand } from '../understanding/index.js';
import type { Understanding } from '../understanding/types.js';
import type { Origin } from './confidence.js';
import { OF_CURVES } from './context.js';
import { explain } from './explain.js';
import { readsFigures } from './figures/index.js';
import { countWords } from './words/readability.js';

export type { Origin } from './confidence.js';
export { checkFaithfulness } from './faithful/faithfulness.js';
export { countWords, fleschKincaid } from './words/readability.js';

/** The text is no medical report. The message is for the reader. */
export class NotAReportError extends Error {
  readonly code = 'not_a_report';
  constructor() {
    super(
      'This does not look like a medical report. Check that you chose the right file, or paste the text of your report.',
    );
    this.name = 'NotAReportError';
  }
}

export interface ExplainOptions {
  /** How the text was come by; absent for pasted or plain text. */
  from?: Origin | null;
  /** Told when a stage begins, with the report's title as soon as it is known. */
  onStage?: (stage: 'understanding' | 'explaining', title: string | null) => void;
}

/**
 * Explains a report: reading, understanding, explaining. Offsets in the answer are UTF-16 positions in `text`.
 * Throws `NotAReportError` where the text is no medical report.
 */
export function explainReport(text: string, knowledge: Knowledge, options: ExplainOptions = {}): Analysis {
  try {
    return explained(text, knowledge, options);
  } finally {
    forgetWords();
  }
}

function explained(text: string, knowledge: Knowledge, options: ExplainOptions): Analysis {
  options.onStage?.('understanding', null);
  const report = readReport(text, knowledge);
  const understanding = understand(report, knowledge);
  if (isNoise(text) || !isReport(understanding)) throw new NotAReportError();
  options.onStage?.('explaining', report.type.title);
  return explain(understanding, knowledge, options.from ?? null);
}

/** Bytes that are no text, read as text: many control and replacement characters. Chance makes words of them, too. */
function isNoise(text: string): boolean {
  const odd = text.match(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g)?.length ?? 0;
  return odd > 20 && odd > text.length * 0.05;
}

const MENTIONS_NEEDED = 3;
/** Letters of a text in which one row of figures tells that it is the report of a test. */
const A_PAGE = 1200;
/** Name, birth date, sample and doctor of a report. */
const FIELDS_OF_A_PAPER = 4;
/** A pasted line or two holds few words, but most of them are medical: at least one named thing in so many words. */
const WORDS_A_MENTION = 28;
const NAMED: ReadonlySet<string> = new Set([
  ...['finding', 'disease', 'procedure', 'test', 'device', 'organism', 'medicine', 'score', 'lab'],
]);
/** So many answers are a sheet of results, whatever their names. */
const A_TABLE = 3;
const ANSWER = /^(?:not detected|detected|positive|negative|(?:non-?)?reactive)$/i;
/** Kinds of sections that any paper may have. */
const NO_CARE: ReadonlySet<string> = new Set(['header', 'other', 'comment', 'recommendation', 'plan']);
const TOLD_UNDER: ReadonlySet<string> = new Set(['findings', 'impression', 'diagnosis', 'discharge_diagnosis']);

/** A known type, a result row, or enough medical words for one: anything that has something to explain. */
function isReport({ report, mentions, labs, frames }: Understanding): boolean {
  // A line about something that cannot wait is never turned away, however short it is.
  if (frames.some((frame) => frame.urgency !== null)) return true;
  const rows =
    labs.some((lab) => lab.test !== null) || labs.filter(({ value }) => ANSWER.test(value)).length >= A_TABLE;
  if (rows || (labs.length > 0 && report.type.certainty >= 0.2)) return true;
  const clinical = new Set(
    mentions
      .filter((mention) => !['descriptor', 'normal', 'anatomy', 'other', 'substance'].includes(mention.kind))
      .map((mention) => mention.ref.id),
  );
  // The paper of a laboratory or a clinic that says that it holds no results.
  if (report.type.type !== 'other' && report.type.certainty >= 0.3 && report.furniture.length >= FIELDS_OF_A_PAPER) return true; // biome-ignore format: one line
  if (isHeadedNote(report.text) || isClinicNote(report) || isNoteOfWard(report.text, mentions)) return true;
  // Nothing but the steps of an operation, its tools and parts of the body.
  if (mentions.length > 0 && frames.filter(({ part }) => part === 'steps').length >= STEPS_OF_A_NOTE) return true;
  // "ECG: normal sinus rhythm": the test is named, and something of its own is said.
  if (mentions.length > 0 && OF_CURVES.test(report.type.title)) return true;
  if (report.text.length < A_PAGE && report.sentences.some(({ span }) => readsFigures(report.clean.slice(span.start, span.end)))) return true; // biome-ignore format: one line
  if (clinical.size === 0 && mentions.length === 0) return false;
  if (PRESSURE.test(report.text) && countWords(report.text) <= WORDS_OF_A_LINE) return true;
  const named = mentions.filter((mention) => NAMED.has(mention.kind)).length;
  if (named > 0 && report.sections.some((section) => TOLD_UNDER.has(section.kind) && section.heading)) return true;
  if (named > 0 && countWords(report.text) <= named * WORDS_A_MENTION) return true;
  if (isNoteOfAPart(report.text, mentions)) return true;
  if (report.type.type !== 'other' && report.type.certainty >= 0.3) return true;
  return report.type.certainty >= 0.3 ? clinical.size > 0 : clinical.size >= MENTIONS_NEEDED;
}

const STEPS_OF_A_NOTE = 5;

/** "BP 168/96": a reading, and no more than a few words beside it. */
const PRESSURE = /^\s*(?:bp|blood pressure)\W{0,3}(?:is |was |of |reading )?\d{2,3} ?\/ ?\d{2,3}\b/i;

/** "ANTENATAL NOTE" on a line of its own, and blood pressure, pulse or the weeks of a pregnancy below it. */
const HEADED = /^\s*(?:[A-Z][A-Z&/-]+ ){1,3}(?:NOTE|CLINIC|VISIT|REVIEW|CHECK)\s*\n/;
const MEASURED_THERE =
  /\b(?:BP|HR|RR|pulse|sats?|SpO2|temp|GCS|peak flow|PEFR?|weight|BMI)\b\W{0,3}(?:\d|of \d|was \d)|\b\d{1,2}(?:\+\d)? ?\/ ?40\b/i;

function isHeadedNote(text: string): boolean {
  return HEADED.test(text) && MEASURED_THERE.test(text);
}

/** Words of a line that somebody wrote about a picture: a longer one has more than a part of the body to be known by. */
const WORDS_OF_A_LINE = 16;
const OF_A_PART = /^\s*(?:\w+(?:[ /]\w+)?:|(?:left|right|both) |the (?:\w+ ){1,2}(?:is|are|has|have|looks?|shows?)\b)/i;
const OF_ONESELF = /\b(?:i|i'm|my|me|we|our|dear|hi|hello)\b|\?\s*$/i;

/** "The left kidney sits low.": a line or two about a part of the body, in nobody's own voice. */
function isNoteOfAPart(text: string, mentions: Understanding['mentions']): boolean {
  if (countWords(text) > WORDS_OF_A_LINE || OF_ONESELF.test(text)) return false;
  if (!mentions.some(({ kind }) => kind === 'anatomy')) return false;
  return OF_A_PART.test(text) || SIZED.test(text) || mentions.some(({ kind }) => kind === 'normal');
}

/** "Infrarenal aorta 2.9 cm": how large it is. */
const SIZED = /\b\d+(?:\.\d+)? ?[mc]m\b/;

/** "Pacer check: lead no longer captures": a line that only a ward writes, whatever it names. */
const OF_A_WARD =
  /^\W*(?:pacer|pacemaker|PPM|ICD|AICD|CRT-?D?|PICC|chest drain|trache?|stoma|NG ?tube|PEG|Foley) (?:\w+ )?(?:check|interrogation)\s?[:–-]\s/i;
/** "Pt fell, hip pain": whom it is about, in the words of those who look after them. */
const OF_A_PATIENT =
  /^\W*(?:pt\b|patient (?:is|was|has|had|fell|c\/o|complains|reports|denies|with)\b|\d{1,3} ?(?:y\/?o|yo)? ?[MF]\b)/i;

/** "Ward RN POD 1:", "Care home:", "Discharge advice given by staff nurse:": who writes, before what is written. */
const BY_STAFF =
  /^\W*(?:[\w'’&/]+ ){0,5}?(?:RN|EN|RGN|RMN|HCA|CNA|LPN|nurse|nursing|midwife|GP|ED|A&E|ER|EMS|CPN|CNS|SHO|SpR|FY[12]|ICU|ITU|HDU|NICU|PACU|MAU|AMU|ward|hospice|care home|nursing home|ambulance|paramedics?|crew|triage|physio(?:therapist)?|registrar|consultant|resident|intern|house officer|health visitor|social worker|cardio(?:logy)?|resp(?:iratory)?|neuro(?:logy)?|onc(?:ology)?|endo(?:crin\w+)?|renal|gastro|ortho\w*|p(?:a)?eds|p(?:a)?ediatric\w*|obs|obstetric\w*|labou?r ward|postnatal|antenatal|psych\w*|crisis (?:team|line)|eye (?:clinic|casualty)|ENT|surg(?:eon|ery|ical)?|vascular|urology|rheum\w*|theatre|recovery|anaesth\w*|anesth\w*|rehab\w*|SALT|dentist|stroke|dialysis|discharge advice|amended entry|handover)\b[^:\n]{0,40}:\s/i;
/** So many words such a note may have: a longer one has medical words enough to be known by. */
const WORDS_OF_A_NOTE = 60;

/** A line or two that a nurse or a doctor wrote down, with a complaint or a figure of their patient and nothing more. */
function isNoteOfWard(text: string, mentions: Understanding['mentions']): boolean {
  if (mentions.length > 0 && BY_STAFF.test(text) && countWords(text) <= WORDS_OF_A_NOTE) return true;
  if (countWords(text) > WORDS_OF_A_LINE || OF_ONESELF.test(text)) return false;
  return OF_A_WARD.test(text) || (OF_A_PATIENT.test(text) && mentions.some(({ kind }) => kind === 'symptom'));
}

/** "SUBJECTIVE", "OBJECTIVE", "ASSESSMENT": the headings of a note of a visit, however plain its words. */
function isClinicNote({ sections, text }: Understanding['report']): boolean {
  const headed = sections.filter(({ heading, kind }) => heading !== null && !NO_CARE.has(kind)).map(({ kind }) => kind);
  if (headed.length >= MENTIONS_NEEDED) return true;
  const visited = headed.includes('history_present') && headed.includes('physical_exam');
  return visited && (text.match(/\bpatient\b/gi)?.length ?? 0) > 1;
}
