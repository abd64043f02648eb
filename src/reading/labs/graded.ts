import { Screened } from '../screened.js';
import type { LabRow } from '../types.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import type { PrintedRange } from './range.js';

/** One step of a laboratory's scale ("Borderline high: 200-239"). */
interface Grade {
  /** As it is printed. */
  name: string;
  text: string;
  start: number;
  end: number;
  low: number | null;
  high: number | null;
  lowInclusive: boolean;
  highInclusive: boolean;
}

/** What a printed scale gives for one value: its wanted limits, and the step that the value lies on. */
export interface Graded {
  range: PrintedRange | null;
  step: string | null;
  /** Where the scale begins in its text. */
  start: number;
}

const NUM = '\\d+(?:[.,]\\d+)*';
const BELOW = '(?:<\\s?=?|=<|≤|less than(?: or equal to)?|up ?to|below|under)';
const ABOVE = '(?:>\\s?=?|=>|≥|(?:more|greater) than(?: or equal to)?|above|over)';
const LIMITS = `(?:${NUM}\\s?(?:-|–|to)\\s?[<≤]?\\s?${NUM}|(?:${BELOW}|${ABOVE})\\s?${NUM}|${NUM}\\s?(?:or (?:more|above|higher)|and above|\\+))`;
const UNIT = '(?:\\s?(?:%|[A-Za-zµμ]{1,6}\\/[A-Za-z0-9.²]{1,8}))?';
const DEGREE =
  '(?:(?:very|borderline|near(?:\\s?(?:or|/)\\s?above)?|above|below|extremely|moderate(?:ly)?|slight(?:ly)?|mild(?:ly)?|severe(?:ly)?|weak(?:ly)?|strong(?:ly)?|increased|average)[ -]{1,2})?';
const STEP_WORD =
  '(?:normal|non[- ]?diabet\\w+|pre[- ]?diabet\\w+|diabet(?:es|ics?)(?: mellitus)?|impaired(?: \\w+){0,2}|desir(?:able|ed)|optimal|optimum|ideal|high|low|raised|elevated|borderline|sufficien(?:t|cy)|insufficien(?:t|cy)|deficien(?:t|cy)|adequate|toxic(?:ity)?|therapeutic|sub-?therapeutic|supra-?therapeutic|neg(?:ative)?|pos(?:itive)?|equiv(?:ocal)?|indet(?:erminate)?|gr[ae]y zone|intermediate|average|moderate|mild|severe|satisfactory|suboptimal|acceptable|good|fair|poor|reduced|decreased|risk|suspicious|non[- ]?reactive|reactive|stage \\d[ab]?)';
const STEP = `(?:${STEP_WORD}|a[1-3](?= ?[<>≤≥\\d]))`;
/** A scale names a step. */
const NAMED = new Screened(new RegExp(STEP_WORD, 'i'));
const NOUN =
  '(?:[ -](?:risk|level|range|reserve|fertility|control|deficiency|insufficiency|response|diabetes|limit|value|result|zone|(?:for|of) (?:diabetes|prediabetes|disease)))?';
const NAME = `(?:${DEGREE}${STEP}${NOUN}(?:\\s?\\/\\s?${DEGREE}${STEP})?)`;
const NAME_FIRST = new RegExp(`(?<![A-Za-z-])(${NAME})(?:\\s?\\([A-Za-z ]{1,20}\\))?\\s{0,2}[:=(–-]{0,2}\\s{0,2}(${LIMITS})${UNIT}`, 'gi'); // biome-ignore format: one pattern
const LIMITS_FIRST = new RegExp(`(?<![A-Za-z\\d.])(${LIMITS})${UNIT}\\s{0,2}[:=(–-]{0,2}\\s{0,2}(${NAME})(?![A-Za-z-])`, 'gi'); // biome-ignore format: one pattern
const BETWEEN = /^[\s;,|./)&-]*(?:and\s)?$/i;
/** A scale for each sex, age or phase is none for one reader. */
const FOR_SOME =
  /\b(?:males?|females?|men|women|boys?|girls?|age[sd]?|years?|yrs?|child(?:ren)?|adults?|trimester|follicular|luteal|pregnan\w*|menopaus\w*|smokers?|peak|trough)\b/i;

const WANTED = /^(?:normal|non[- ]?diabet\w+|desir\w+|optim\w+|ideal|sufficien\w+|adequate|therapeutic|neg(?:ative)?|acceptable|satisfactory|low(?:er)? risk|a1|good control|non[- ]?reactive)(?![a-z])/i; // biome-ignore format: one pattern
const TOO_LITTLE = /^(?:(?:very|borderline|extremely|severe(?:ly)?|mild(?:ly)?|moderate(?:ly)?) )?(?:low(?! risk)|deficien\w+|insufficien\w+|reduced|decreased|sub-?therapeutic|poor)/i; // biome-ignore format: one pattern
const TOO_MUCH = /^(?:(?:very|borderline|extremely|moderate(?:ly)?|increased|slightly) )?(?:high|raised|elevated|toxic\w*|supra-?therapeutic|diabet\w+|positive|pos(?![a-z])|reactive|risk)/i; // biome-ignore format: one pattern

/**
 * A scale of named steps behind a value ("Desirable < 200; Borderline 200-239; High >= 240"): the limits of what is
 * wanted, and the step the value is on. Null where the text prints no such scale.
 */
export function gradedIn(text: string, value: number | null, style: NumberStyle): Graded | null {
  if (text.length > 400 || FOR_SOME.test(text)) return null;
  const grades = gradesIn(text, style);
  const [first] = grades;
  if (first === undefined || grades.some(isTurned)) return null;
  if (grades.length === 1 && !isWanted(first) && (!oneSided(first) || sideOf(first) === null)) return null;
  const on = value === null ? undefined : grades.find((grade) => holds(grade, value));
  const wanted = grades.filter(isWanted);
  const own = wanted.find((grade) => grade === on) ?? wanted[0];
  const range = own === undefined ? between(grades) : { low: own.low, high: own.high, text: own.text, lowInclusive: own.lowInclusive, highInclusive: own.highInclusive }; // biome-ignore format: one range
  return { range, step: on === undefined || on === own ? null : on.name, start: first.start };
}

/** The steps that a row's own line ends with; the scale may go on below. Empty where it ends with none. */
export function stepsAtEnd(tail: string, style: NumberStyle): string {
  if (tail.length > 400) return '';
  const end = tail.replace(/[\s);.,|]+$/, '').length;
  const ending = [NAME_FIRST, LIMITS_FIRST].map((pattern, at) => chain(tail, pattern, at === 0 ? [1, 2] : [2, 1], style)).find((grades) => (grades.at(-1)?.end ?? 0) >= end); // biome-ignore format: one line
  return ending === undefined ? '' : tail.slice(ending[0]?.start ?? 0);
}

/** Puts what its scale says of a result into its row. */
export function withGraded(row: LabRow, graded: Graded): void {
  row.range = graded.range;
  if (graded.step !== null) row.step = graded.step;
  else delete row.step;
}

/** The steps one behind another, named in front of their limits or behind them. */
function gradesIn(text: string, style: NumberStyle): Grade[] {
  const front = chain(text, NAME_FIRST, [1, 2], style);
  const behind = chain(text, LIMITS_FIRST, [2, 1], style);
  if (front.length === 0 || behind.length === 0)
    return front.length > 0 ? front : behind.length > 1 || behind.every(isWanted) ? behind : [];
  // "High <5.7 Normal 5.7-6.4 Prediabetes >=6.5 Diabetes": what the scale ends with tells how it is printed.
  return (behind.at(-1)?.end ?? 0) > (front.at(-1)?.end ?? 0) && behind.length >= front.length ? behind : front;
}

function chain(text: string, pattern: RegExp, [name, limits]: readonly [number, number], style: NumberStyle): Grade[] {
  const grades: Grade[] = [];
  if (!NAMED.mayMatch(text) && !/a[1-3]/i.test(text)) return grades;
  for (const found of text.matchAll(pattern)) {
    const last = grades.at(-1);
    if (last !== undefined && !BETWEEN.test(text.slice(last.end, found.index))) break;
    const read = limitsOf(found[limits] ?? '', style);
    const named = (found[name] ?? '').trim();
    if (read === null || grades.some((one) => one.name.toLowerCase() === named.toLowerCase())) return [];
    grades.push({ ...read, name: named, text: found[limits] ?? '', start: found.index, end: found.index + found[0].length }); // biome-ignore format: one grade
  }
  const [only] = grades;
  return grades.length === 1 && only !== undefined && MARK_AND_RANGE.test(text.slice(only.start, only.end))
    ? []
    : grades;
}

/** "Normal    8.5-10.2": a mark in its own column beside the range. */
const MARK_AND_RANGE = /^[A-Za-z]+\s{2,}\d/;

function limitsOf(
  printed: string,
  style: NumberStyle,
): Pick<Grade, 'low' | 'high' | 'lowInclusive' | 'highInclusive'> | null {
  // biome-ignore format: one line
  const [one, two] = (printed.match(new RegExp(NUM, 'g')) ?? []).map((figure) => parseNumber(figure, style));
  if (one == null) return null;
  if (two != null) return one <= two ? { low: one, high: two, lowInclusive: true, highInclusive: true } : null;
  const sign = /^\d/.test(printed) ? '>=' : parseComparator(printed.replace(/\s?=/, '='));
  if (sign === null) return null;
  return sign.startsWith('<')
    ? { low: null, high: one, lowInclusive: true, highInclusive: sign === '<=' }
    : { low: one, high: null, lowInclusive: sign === '>=', highInclusive: true };
}

function holds({ low, high, lowInclusive, highInclusive }: Grade, value: number): boolean {
  return (
    (low === null || value > low || (lowInclusive && value === low)) &&
    (high === null || value < high || (highInclusive && value === high))
  );
}

function oneSided({ low, high }: Grade): boolean {
  return (low === null) !== (high === null);
}

function isWanted({ name }: Grade): boolean {
  return WANTED.test(name);
}

function sideOf({ name }: Grade): 'low' | 'high' | null {
  if (WANTED.test(name)) return null;
  return TOO_LITTLE.test(name) ? 'low' : TOO_MUCH.test(name) ? 'high' : null;
}

/** "L  Low >40", "High <200": a mark beside its range, no step of a scale. */
function isTurned(grade: Grade): boolean {
  // Of a risk a small figure may be the bad one.
  if (/\brisk\b/i.test(grade.name)) return false;
  const side = sideOf(grade);
  return oneSided(grade) && ((side === 'low' && grade.high === null) || (side === 'high' && grade.low === null));
}

/** "Low: < 40; High: >= 60": what is neither. */
function between(grades: readonly Grade[]): PrintedRange | null {
  const own = grades.filter(({ name }) => !/\brisk\b/i.test(name));
  const lows = own.filter((grade) => sideOf(grade) === 'low' && grade.high !== null);
  const highs = own.filter((grade) => sideOf(grade) === 'high' && grade.low !== null);
  const low = lows.sort((a, b) => (b.high ?? 0) - (a.high ?? 0))[0];
  const high = highs.sort((a, b) => (a.low ?? 0) - (b.low ?? 0))[0];
  if (low === undefined && high === undefined) return null;
  return {
    low: low?.high ?? null,
    high: high?.low ?? null,
    text: [low, high].flatMap((grade) => (grade === undefined ? [] : [`${grade.name} ${grade.text}`])).join('; '),
    lowInclusive: low?.highInclusive === false,
    highInclusive: high?.lowInclusive === false,
  };
}
