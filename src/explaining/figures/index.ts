import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { whomOf } from '../findings/whom.js';
import { type Said, say } from '../nets/said.js';
import { BONE } from './bone.js';
import { BREATH } from './breath.js';
import { ECHO } from './echo.js';
import { HEART_ARTERIES } from './heart-arteries.js';
import { type Before, type FigureTest, type ReadPiece, scanRow } from './measure.js';
import { NERVE_ROWS } from './nerves.js';
import { RHYTHM } from './rhythm.js';
import { ANKLES, BLADDER, HEARING, SLEEP } from './sleep-and-senses.js';
import { TEETH } from './teeth.js';

const TESTS: readonly FigureTest[] = [
  BONE,
  BREATH,
  RHYTHM,
  NERVE_ROWS,
  SLEEP,
  HEARING,
  BLADDER,
  ANKLES,
  HEART_ARTERIES,
  ECHO,
  TEETH,
];

/** What a few figures of a row say; a score weighs as its category does. */
export interface FigureGroup {
  said: Said[];
  score: { id: string; code: string; span: Span } | null;
  /** The thing whose own statement the figure stands for. */
  concept: string | null;
  well: boolean;
}

/** A row of figures told in plain words, and the statements of it that stay beside them. */
export interface FigureRow {
  groups: FigureGroup[];
  /** Whether a statement of the row is told by its figures. */
  holds(frame: Frame): boolean;
}

const LONGEST = 420;
/** What a test was made for, what was before and what is asked for are told elsewhere. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'exam', 'technique', 'comparison', 'indication', 'history_present', 'past_history', 'identity', 'signature', 'recommendation', 'plan',
  'medications', 'discharge_medications', 'admission_medications', 'family_history', 'instructions', 'follow_up',
]); // biome-ignore format: one list
const NOT_NOW =
  /\b(?:previous(?:ly)?|prior|last (?:year|month|week)|in (?:19|20)\d\d|ago|if|should|target|aim|mother|father)\b/i;

/**
 * "FEV1 1.8 (62%) FVC 3.1 (88%) ratio 58%", "PR 210, QRS 148, QTc 430, LBBB": a row of a test with figures, each told with what
 * it measures. What no measure reads and no statement tells is added in the report's words. Null where no figure is read.
 */
export function figureRow(sentence: Sentence, ctx: Context): FigureRow | null {
  const { report } = ctx.understanding;
  const { type } = report;
  const { start, end } = sentence.span;
  if (type.type === 'laboratory' || type.type === 'pathology' || type.type === 'discharge_summary') return null;
  if (sentence.row !== undefined || end - start > LONGEST) return null;
  if (NOT_HERE.has(report.sections[sentence.section]?.kind ?? 'other')) return null;
  const line = report.clean.slice(start, end).replace(/\s/g, ' ');
  // What the row says of itself comes before the title of the paper.
  const test = TESTS.find((one) => isNamed(one, line, sentence, ctx)) ?? TESTS.find((one) => isOf(one, ctx));
  if (test === undefined || NOT_NOW.test(line)) return null;
  const { read, left } = scanRow(line, test, test === ECHO ? valveBefore(report.clean, start) : {});
  const texts = read.flatMap((piece) => piece.texts);
  if (texts.length === 0) return null;
  const heads = ctx
    .framesIn(sentence.index)
    .flatMap(({ kind, head, score, source }) => [
      ...(head === null ? [] : [head.span]),
      ...(score === null ? [] : [score.span]),
      ...(kind === 'score' && source.end - source.start < A_SCORE ? [source] : []),
    ]);
  const within = (span: Span, piece: { start: number; end: number }) =>
    span.start < start + piece.end && span.end > start + piece.start;
  const rests = left.map((piece) => ({ piece, rest: restOf(piece, heads, start, line) }));
  // A sentence that tells more than figures is told as one.
  if (rests.some(({ rest }) => PROSE.test(rest) || (test === ECHO && wordsOf(rest) > FEW))) return null;
  const quoted = rests.filter(
    ({ piece, rest }) =>
      !LINKS_ONLY.test(line.slice(piece.start, piece.end)) &&
      (wordsOf(rest) > FEW || !heads.some((span) => within(span, piece))),
  );
  // More is left over than is read: the row is of another kind than we know.
  const over = quoted.reduce((sum, { piece }) => sum + piece.end - piece.start, 0);
  if (over > (end - start) / 2) return null;
  const words = quoted
    .filter(({ piece }) => !isName(line.slice(piece.start, piece.end), piece.start, line))
    .map(({ piece }) => `“${line.slice(piece.start, piece.end).replace(/["“”]/g, '')}”`);
  const told = read.filter((piece) => piece.texts.length > 0);
  // The limits of a heart tracing are those of adults.
  const grown = test !== RHYTHM || !/^(?:child|baby)$/.test(whomOf(ctx));
  const sayAll = (all: readonly string[]): Said[] =>
    all.map((text) => {
      const own = grown ? text : text.replace(LIMIT_OF_ADULTS, '');
      return { ...say(own, [sentence.span], test.knowledge), whole: true };
    });
  const groups = grouped(told).map((pieces) => {
    const [first] = pieces;
    const span = { start: start + (first?.start ?? 0), end: start + (first?.end ?? 0) };
    const score = first?.score === undefined ? null : { ...first.score, span };
    return {
      said: sayAll(pieces.flatMap((piece) => piece.texts)),
      score,
      concept: first?.concept ?? null,
      well: first?.well === true,
    };
  });
  if (words.length > 0) addTo(groups, sayAll([`the line also says ${words.join(' and ')}`]));
  return {
    groups,
    // What is found keeps its own statement, and with it how much it weighs.
    holds: ({ kind, head, source }) =>
      head === null ||
      ((kind === 'score' || !FOUND.has(head.kind)) && told.some((piece) => within(head.span ?? source, piece))),
  };
}

/** "Aorta: …", "Lumbar spine L1-L4 …": the name that a row begins with, which its figures are told with. */
function isName(words: string, start: number, line: string): boolean {
  return line.slice(0, start).trim() === '' && /^\W*[A-Za-z]+(?: [a-z]+)?[\s:.-]*$/.test(words);
}

const LIMIT_OF_ADULTS = /, (?:as usual|(?:much )?(?:longer|shorter) than usual)(?=[.,;]|$)/;

const FOUND: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'organism']);
/** Letters of a score with its name. */
const A_SCORE = 24;
/** Words of a sentence that somebody wrote, and no row of figures. */
const PROSE =
  /\b(?:was|were|had|did|which|that|during|you|he|she|his|her|patient|performed|there|giving|thereafter|started|because|although|but|who|due)\b/i;
/** So many words beside the names of what was found say nothing more. */
const FEW = 1;
const LITTLE =
  /\b(?:mild|moderate|severe|mildly|moderately|severely|trivial|trace|mod|sev|left|right|both|with|and|of|the|an?|in|on|no|normal|[lr])\b/gi;

/** "The … is": words that say nothing without their figure. */
const LINKS_ONLY = /^(?:\W|\b(?:the|an?|is|are|it|of|in|on|and|with|left|right)\b)*$/i;

/** The words of a stretch without the names that its statements tell. */
function restOf(piece: { start: number; end: number }, heads: readonly Span[], from: number, line: string): string {
  let rest = '';
  for (let at = piece.start; at < piece.end; at += 1)
    rest += heads.some((span) => span.start <= from + at && from + at < span.end) ? ' ' : line[at];
  return rest;
}

const wordsOf = (rest: string): number => rest.replace(LITTLE, ' ').match(/[A-Za-z0-9][\w.%'-]*/g)?.length ?? 0;

const VALVES: readonly (readonly [RegExp, string])[] = [
  [/^(?:av|aortic valve)$/i, 'aortic heart valve'],
  [/^(?:mv|mitral valve)$/i, 'mitral heart valve'],
  [/^(?:tv|tricuspid valve)$/i, 'tricuspid heart valve'],
  [/^(?:pv|pulmonary valve|pulmonic valve)$/i, 'heart valve to the lungs'],
];

/** "AV: Calcified. PG/MG 38/22 mmHg": the valve that the printed line begins with. */
function valveBefore(clean: string, start: number): Before {
  const label =
    /^\W*([A-Za-z ]{2,16}?)\s?:/.exec(`${lineAhead(clean, start)}${clean.slice(start, start + 20)}`)?.[1] ?? '';
  const valve = VALVES.find(([name]) => name.test(label))?.[1];
  return valve === undefined ? {} : { valve };
}

/** So many sentences stand together in one finding. */
const MOST = 4;

/** Figures that stand together: each score for itself, the others in the order of the row. */
function grouped(read: readonly ReadPiece[]): ReadPiece[][] {
  const groups: ReadPiece[][] = [];
  let count = 0;
  for (const piece of read) {
    const last = groups.at(-1);
    const alone =
      isAlone(piece) || NAMES_ITS_OWN.test(piece.texts[0] ?? '') || (last?.[0] !== undefined && isAlone(last[0]));
    if (last === undefined || alone || count + piece.texts.length > MOST) {
      groups.push([piece]);
      count = piece.texts.length;
    } else {
      last.push(piece);
      count += piece.texts.length;
    }
  }
  return groups;
}

/** A nerve or a tooth is named: what follows is of it. */
const NAMES_ITS_OWN = /^(?:at tooth|in the) /;
const isAlone = ({ score, concept, well }: ReadPiece): boolean =>
  score !== undefined || concept !== undefined || well === true;

/** What the row says besides stands with its last figures. */
function addTo(groups: FigureGroup[], said: readonly Said[]): void {
  const last = groups.at(-1);
  if (last === undefined || last.well || last.concept !== null || last.said.length >= MOST)
    groups.push({ said: [...said], score: null, concept: null, well: false });
  else last.said.push(...said);
}

/** So many figures with their names make a row of a test of any words. */
const A_TEST = 2;

/** True for a line in which at least two figures of one test stand behind their names. */
export function readsFigures(line: string): boolean {
  const words = line.replace(/\s/g, ' ');
  const test = TESTS.find(({ own, label }) => own?.test(words) === true || label.test(words.trim()));
  return test !== undefined && scanRow(words, test).read.filter(({ texts }) => texts.length > 0).length >= A_TEST;
}

function isOf(test: FigureTest, { understanding }: Context): boolean {
  const { title, modality } = understanding.report.type;
  return test.title.test(title) || (test === ECHO && modality === 'echo');
}

/** By its own letters, or by the name of the test in front of it, on its printed line or over its section. */
function isNamed(test: FigureTest, line: string, sentence: Sentence, { understanding }: Context): boolean {
  if (test.own?.test(line) === true) return true;
  const { clean, sections } = understanding.report;
  const ahead = lineAhead(clean, sentence.span.start);
  const heading = sections[sentence.section]?.heading?.text ?? '';
  return [line, ahead, heading].some((words) => test.label.test(words.trim()));
}

/** Letters over which the beginning of a printed line is looked for. */
const FAR = 300;

/** What stands on the printed line before a sentence; nothing where the line begins too far ahead. */
function lineAhead(clean: string, start: number): string {
  const near = clean.slice(Math.max(0, start - FAR), start);
  const from = near.lastIndexOf('\n');
  return from < 0 && start > FAR ? '' : near.slice(from + 1);
}
