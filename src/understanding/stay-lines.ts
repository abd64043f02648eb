import { Screened } from '../reading/index.js';
import type { ReadSentence } from './clause.js';
import type { DraftFrame } from './draft-frame.js';

const NOTES: ReadonlySet<string> = new Set(['discharge_summary', 'other']);
const OWN_LIFE =
  /\b(?:(?:non|ex|former|current|never|life-?long non)[- ]?smok\w*|smokes|smoker|quit (?:smoking|tobacco)|tobacco|pack[- ]years?|alcohol|etoh|drinks|lives (?:with|alone|in)|retired|works as|employed|vapes|iud|g\dp\d)\b/i;
const KIN =
  /\b(?:mother|father|mom|dad|sister|brother|son|daughter|aunt|uncle|cousin|grand\w+|parents?|siblings?|family|relatives?|maternal|paternal|[mp]g[mf]|gf|gm|nephew|niece)\b/i;

/** "Non-smoker." behind the illnesses of the family: of the reader. */
export function isOfSelf({ section, sentence, text }: ReadSentence): boolean {
  if (section.kind !== 'family_history') return false;
  const words = text.slice(sentence.span.start, sentence.span.end);
  return OWN_LIFE.test(words) && !KIN.test(words);
}

const RISK_BEHIND = /^[\s-]*(?:\([^()]{0,30}\) ?)?risks?\b/i;
const RISK_BEFORE = /\brisks? (?:of|for|from)(?:[\s,]+(?:[\w-]+|and|or)){0,5}[\s,]*$/i;
const STATED: ReadonlySet<string> = new Set(['finding', 'diagnosis', 'absent']);

/** "Daughter aware of stroke risk": nobody has it. */
export function isOnlyRisk(read: ReadSentence, frame: DraftFrame): boolean {
  if (!NOTES.has(read.reportType) || !STATED.has(frame.kind) || frame.head === null) return false;
  if (frame.assertion === 'conditional') return false;
  const { start, end } = frame.head.span;
  return (
    RISK_BEHIND.test(read.text.slice(end, end + 44)) ||
    RISK_BEFORE.test(read.text.slice(Math.max(read.sentence.span.start, start - 60), start))
  );
}

/** "Delirium on dementia, improving": what is said last is said of the first, which came on top. */
const ON_TOP = new Screened(
  /^[^,;()]{3,60} (?:on(?: top of)?|superimposed on|in (?:the )?setting of|with underlying|due to|from) [^,;()]{3,60}[,;(–-]+\s*(?:now |slowly |much |greatly |largely )?(?:improv\w+|resolv\w+|worse\w*|better|stable|gone)\b/i,
);

/** The change of such a line belongs to its first illness. Changes what it is given. */
export function giveChange(read: ReadSentence, frames: readonly DraftFrame[]): void {
  if (!NOTES.has(read.reportType)) return;
  const words = read.text.slice(
    read.tokens[read.bodyFrom]?.start ?? read.sentence.span.start,
    Math.min(read.sentence.span.end, read.sentence.span.start + 200),
  );
  if (!ON_TOP.test(words.replace(/^\W*\d{0,2}[.)\s]*/, ''))) return;
  const stated = frames.filter(({ kind, head }) => STATED.has(kind) && head !== null);
  const change = stated.map((frame) => frame.change).find((one) => one !== null) ?? null;
  const [first, ...rest] = stated;
  if (first === undefined || rest.length === 0 || change === null) return;
  first.change = change;
  for (const frame of rest) frame.change = null;
}

const OF_BIRTH = /\bNICU\b|\bex-?\d\d[- ]?w|\bpreemie\b|\bborn (?:at \d|by|via)\b/i;

/** "Ex-34-week preemie (NICU 12 d, no intubation)": done or not in the first days of life, and told by its own line. */
export function isOfBirth({ reportType, sentence, text }: ReadSentence, { kind, head }: DraftFrame): boolean {
  return (
    NOTES.has(reportType) &&
    (kind === 'absent' || kind === 'procedure') &&
    head?.kind === 'procedure' &&
    OF_BIRTH.test(text.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 200)))
  );
}

const OF_RESULTS =
  /\b(?:results?|pending|back|await\w*|final|growth|pos|neg|positive|negative|sent|levels?|cultures?|cx|path\w*|histolog\w+|antibod\w+|ab|screen|panel|pcr|stud(?:y|ies)|tests?|titers?|labs?|none|nil)\b/i;
const ORDERS =
  /^\W*(?:no (?!results?|growth|tests?|labs?|pending)\w+|avoid|do not|don['’]t|keep|take|wear|rest|drink|eat|return|call|see|stop|continue|start|follow|may|can|ok to)\b/i;
const TESTS: ReadonlySet<string> = new Set(['test', 'lab', 'procedure']);

/** "Work note: off until Thursday", "No driving" below what is pending: a line of its own that names no test. */
export function isBesidePending({ sentence, text, words }: ReadSentence): boolean {
  const line = text.slice(sentence.span.start, sentence.span.end);
  return (
    (sentence.label !== null || ORDERS.test(line)) &&
    !OF_RESULTS.test(line) &&
    !words.placed.some(({ mention }) => TESTS.has(mention.kind))
  );
}
