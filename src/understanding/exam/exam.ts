import { lineStart, Sticky } from '../../reading/index.js';
import type { ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';
import { DENIED, EXAM_LABELS, EXAM_PHRASES } from './phrases.js';

/** What one sentence of an exam found as it should be: a subject and what is said of it, in the report's order. */
export interface ExamFinding {
  subject: string;
  says: string;
}

const PHRASES = EXAM_PHRASES.map((phrase) => ({
  pattern: new Sticky(new RegExp(`(?:${phrase.source})(?![A-Za-z0-9])`, 'iy')),
  ...phrase,
}));

/** Marks, joining words and who was examined: they say nothing of how a part was. */
const SKIP =
  /(?:[\s,;:.&+/-]+|(?:and|with|but|there (?:is|are|was|were)|she|he|the patient|patient|this|an?|the|is|are|was|were|has|also|to be|appears|appearing|appreciated|noted|palpated|detected|at this time|today|grossly|man|woman|male|female|gentleman|lady|boy|girl|infant|child|adult|white|black|african[- ]american|hispanic|caucasian|asian|elderly|young|\d{1,3}[- ]year[- ]old)\b\s*)+/iy;
/** "No murmurs, rubs or gallops": the denial holds for the whole list. */
const DENIAL = /(?:no|without|negative for)(?: any| evidence of| signs of| palpable| appreciable| significant)?\s+/iy;
/** "Normal speech, station and gait": said of each. */
const PRAISE = /normal\s+/iy;
const LIST = /\s*(?:,\s*(?:and |or |nor )?|\s(?:and|or|nor)\s+|\/)\s*/iy;
const ALL_WELL =
  /^\W*(?:(?:is|are|was|were|exam(?:ination)?(?: is)?)\s+)?(?:normal|unremarkable|within normal limits|wnl|negative|benign|NAD)\W*$/i;
const NOT_DONE = /^\W*(?:exam(?:ination)? )?(?:(?:is|was) )?(?:deferred|not (?:examined|done|performed))\W*$/i;

/**
 * A sentence of a physical exam that is made of set phrases through and through ("Soft, nontender, no masses"): one frame
 * with all that it says. Null where one word of it is anything else: half of a line is never told as the whole.
 */
export function examFrame(read: ReadSentence): DraftFrame | null {
  const { start, end } = read.sentence.span;
  if (end - start > 400 || !isExam(read)) return null;
  const label = labelOf(read);
  const from = read.sentence.label ? read.sentence.label.span.end : start;
  const text = read.text.slice(from, end);
  const ros = read.section.kind === 'review_of_systems';
  const found = ros ? reported(label, text) : (answered(label, text) ?? phrasesIn(text, label));
  if (found === null) return null;
  const nodes = nodesDenied(text);
  if (nodes !== null)
    for (const one of found) if (one.subject === DENIED && one.says === 'swollen lymph nodes') one.says = nodes;
  read.words.known.fill(true);
  const clause = { from: 0, to: read.tokens.length, span: { start, end }, placed: read.words.placed };
  return { ...blank(read, clause, 'normal', null, CERTAIN), exam: found, coverage: 1 };
}

const REGIONS: Readonly<Record<string, string>> = {
  cervical: 'neck', supraclavicular: 'space over the collarbone', axillary: 'armpits', inguinal: 'groin', epitrochlear: 'elbows',
  submandibular: 'space under the jaw', femoral: 'groin', neck: 'neck', groin: 'groin', armpit: 'armpits',
}; // biome-ignore format: one list
const REGION = Object.keys(REGIONS).join('|');
/** Two regions side by side, with no comma between them: no one name holds both. */
const NODES_OF = new RegExp(
  String.raw`\bno (?:palpable |enlarged |evidence of )*((?:(?:${REGION})(?:,? (?:or |and )?|[/,] ?))*(?:${REGION}) (?:${REGION})(?:(?:,? (?:or |and )?|[/,] ?)(?:${REGION}))*) (?:lymph)?adenopathy`,
  'i',
);
const NODES_IN = 'swollen lymph nodes in the ';

/** "No neck, axillary, or groin adenopathy": parts by their plain names, which no illness is named with. */
const NODES_IN_PARTS = new RegExp(
  String.raw`\bno (?:palpable |enlarged )*((?:(?:${REGION})(?:,? (?:or |and )?| ?/ ?))*(?:neck|groin|armpit)(?:(?:,? (?:or |and )?| ?/ ?)(?:${REGION}))*) (?:lymph)?adenopathy`,
  'i',
);

/** "No axillary inguinal adenopathy": no swollen nodes in any of the regions. Null where the names are joined as usual. */
function nodesDenied(text: string): string | null {
  const listed = (NODES_OF.exec(text) ?? NODES_IN_PARTS.exec(text))?.[1]?.toLowerCase().match(new RegExp(REGION, 'g'));
  if (listed == null) return null;
  const places = [...new Set(listed.map((region) => REGIONS[region] as string))];
  const last = places.pop() as string;
  return `${NODES_IN}${places.length === 0 ? last : `${places.join(', ')} or ${last}`}`;
}

const EXAMS: ReadonlySet<string> = new Set(['physical_exam', 'vitals', 'review_of_systems']);
const ELSEWHERE: ReadonlySet<string> = new Set(['other', 'hospital_course', 'condition', 'findings']);

/** In an exam, or in a note behind the label of a part of the body. */
function isExam(read: ReadSentence): boolean {
  if (read.reportType !== 'other' && read.reportType !== 'discharge_summary') return false;
  if (EXAMS.has(read.section.kind)) return true;
  const label = read.sentence.label?.text.trim() ?? '';
  return label !== '' && ELSEWHERE.has(read.section.kind) && EXAM_LABELS.some(([name]) => name.test(label));
}

const OTHERS_WELL =
  /^\W*(?:(?:the )?(?:remainder|rest) of (?:the |a )?(?:\w+[- ]point )?(?:ros|review of systems|systems)|(?:all |the )?(?:other|remaining) (?:systems|\w+[- ]point review of systems)|otherwise|all others?)(?: (?:is|are|was|were|has been|have been))?(?: (?:reviewed|otherwise)(?: and)?(?: (?:is|are|was|were))?)?,? (?:negative|unremarkable|non-?contributory)\W*$/i;

/** A review of symptoms: "GI: Negative", "All other systems are negative". */
function reported(label: string, text: string): ExamFinding[] | null {
  if (OTHERS_WELL.test(text)) return [{ subject: 'you', says: 'reported no other problems' }];
  const part = EXAM_LABELS.find(([name]) => name.test(label.trim()))?.[1];
  return part !== undefined && ALL_WELL.test(text)
    ? [{ subject: 'you', says: `reported no problems with your ${part}` }]
    : null;
}

const VITAL_LABEL =
  /^(?:bp|blood pressure|pulse|p|hr|heart rate|resp(?:irations?|iratory rate)?|rr|r|temp(?:erature)?|t|weight|wt|(?:o2 |oxygen )?sat\w*|spo2|pulse ox\w*)$/i;

/** "BP: 140/80": the figure and its label together. */
export function vitalFrame(read: ReadSentence): DraftFrame | null {
  const label = read.sentence.label?.text.trim() ?? '';
  if (!isExam(read) || !VITAL_LABEL.test(label)) return null;
  const span = read.sentence.span;
  if (!/\d/.test(read.text.slice(span.start + label.length, span.end))) return null;
  return blank(
    read,
    { from: 0, to: read.tokens.length, span: { ...span }, placed: read.words.placed },
    'condition',
    null,
    CERTAIN,
  );
}

/** With what the line denies as statements of their own, where each could be read. */
export function withDenied(exam: DraftFrame, denied: readonly DraftFrame[]): DraftFrame[] {
  const found = exam.exam ?? [];
  if (found.some(({ says }) => says.startsWith(NODES_IN))) return [exam];
  const well = found.filter(({ subject }) => subject !== DENIED);
  if (found.length - well.length === 0 || denied.length < found.length - well.length) return [exam];
  return well.length === 0 ? [...denied] : [{ ...exam, exam: well }, ...denied];
}

/** The label of the sentence or of the line it stands on ("ABDOMEN: Soft. Nontender."). */
function labelOf(read: ReadSentence): string {
  if (read.sentence.label) return read.sentence.label.text;
  const { text } = read;
  const from = Math.max(lineStart(text, read.sentence.span.start), read.sentence.span.start - 299);
  const before = text.slice(from, read.sentence.span.start);
  return [...before.matchAll(/(?:^|[.;]\s+)\d{0,2}[.)]?\s*([A-Z][A-Za-z /]{1,20}):/g)].at(-1)?.[1] ?? '';
}

function answered(label: string, text: string): ExamFinding[] | null {
  const part = EXAM_LABELS.find(([name]) => name.test(label.trim()))?.[1];
  if (part === undefined) return null;
  if (ALL_WELL.test(text)) return [{ subject: `the exam of your ${part}`, says: 'was normal' }];
  return NOT_DONE.test(text) ? [{ subject: `the exam of your ${part}`, says: 'was not done' }] : null;
}

function phrasesIn(text: string, label: string): ExamFinding[] | null {
  const found: ExamFinding[] = [];
  let pos = skip(text, 0);
  while (pos < text.length) {
    const next =
      listed(DENIAL, 'no', { text, pos, label, found }) ??
      listed(PRAISE, 'normal', { text, pos, label, found }) ??
      one(text, pos, label, found);
    if (next === null) return null;
    pos = skip(text, next);
  }
  return found.length === 0 ? null : found;
}

function skip(text: string, pos: number): number {
  SKIP.lastIndex = pos;
  const found = SKIP.exec(text);
  return found ? pos + found[0].length : pos;
}

/** The longest set phrase that begins here. */
function one(text: string, pos: number, label: string, found: ExamFinding[]): number | null {
  let best: { length: number; told: ExamFinding } | null = null;
  for (const { pattern, subject, says, under } of PHRASES) {
    if (under && !under.test(label)) continue;
    const length = pattern.match(text, pos)?.[0].length ?? 0;
    if (length <= (best?.length ?? 0)) continue;
    best = { length, told: { subject: subject.replace('$label', label.trim().toLowerCase()), says } };
  }
  if (best === null) return null;
  found.push(best.told);
  return pos + best.length;
}

interface Place {
  text: string;
  pos: number;
  label: string;
  found: ExamFinding[];
}

/** What stands behind one "no" or one "normal", each entry looked up as if it had its own `word`. */
function listed(lead: RegExp, word: string, { text, pos, label, found }: Place): number | null {
  lead.lastIndex = pos;
  const led = lead.exec(text);
  if (!led) return null;
  let at = pos + led[0].length;
  const told: ExamFinding[] = [];
  for (;;) {
    const own: ExamFinding[] = [];
    const length = one(`${word} ${text.slice(at, at + 60)}`, 0, label, own);
    if (length === null || length <= word.length) break;
    told.push(...own);
    at += length - word.length - 1;
    LIST.lastIndex = at;
    const join = LIST.exec(text);
    if (!join) break;
    const following = at + join[0].length;
    const next = `${word} ${text.slice(following, following + 60)}`;
    if ((one(next, 0, label, []) ?? 0) <= word.length) break;
    at = following;
  }
  if (told.length === 0) return null;
  found.push(...told);
  return at;
}
