/** What of a row was read before the figure at hand: a name that stands once for several figures behind it. */
export interface Before {
  /** Side, nerve, part: what the rows of one test carry on. */
  [name: string]: string | undefined;
}

/** What a figure says in plain sentences, and the score that it is one of. */
export interface Told {
  texts: readonly string[];
  score?: { id: string; code: string };
  /** It is as it should be. */
  well?: boolean;
  /** The thing that the figure measures, where the row's own statement of it says how much it weighs. */
  concept?: string;
}

/** A figure of a test as it is printed, and what it says in plain sentences; none where it says nothing by itself. */
export interface Measure {
  /** Sticky: it is tried at the start of each word. */
  pattern: RegExp;
  tell(found: RegExpExecArray, before: Before, line: string): readonly string[] | Told | null;
}

/** A test whose rows are figures behind short names. */
export interface FigureTest {
  /** Titles of its papers, and the letters with which a row of it begins elsewhere. */
  title: RegExp;
  label: RegExp;
  /** Letters that no other row has: it is one of this test wherever it stands. */
  own: RegExp | null;
  measures: readonly Measure[];
  /** Words between figures that say nothing. */
  idle: RegExp;
  knowledge: readonly string[];
}

/** A stretch of a row that a measure read, with what it says. */
export interface ReadPiece extends Told {
  start: number;
  end: number;
}

export interface ScannedRow {
  read: ReadPiece[];
  /** What no measure read, without the marks around it. */
  left: { start: number; end: number }[];
}

const measure = (pattern: string, tell: Measure['tell']): Measure => ({ pattern: new RegExp(pattern, 'iy'), tell });

/** Measures from patterns and what they say; `null` is for what cannot be told after all. */
export function measures(list: readonly (readonly [string, Measure['tell']])[]): Measure[] {
  return list.map(([pattern, tell]) => measure(pattern, tell));
}

const WORD_START = /[A-Za-z0-9<>≥≤~+−–-]/;
const PART_OF_WORD = /[A-Za-z0-9]/;

/** Reads a row from left to right, each time with the first measure that fits; `printed` is what its printed line names before it. */
export function scanRow(line: string, test: FigureTest, printed: Before = {}): ScannedRow {
  const read: ReadPiece[] = [];
  const before: Before = { ...printed };
  let at = 0;
  while (at < line.length) {
    const piece = startsWord(line, at) ? pieceAt(line, at, test, before) : null;
    if (piece === null) at += 1;
    else {
      read.push(piece);
      at = piece.end;
    }
  }
  // "Sleep study: AHI 32": the name of the test is left over by none.
  const lead = test.label.exec(line)?.[0].length ?? 0;
  return { read, left: leftOf(line, (read[0]?.start ?? 0) < lead ? 0 : lead, read, test) };
}

function startsWord(line: string, at: number): boolean {
  if (!WORD_START.test(line[at] ?? '')) return false;
  return at === 0 || !PART_OF_WORD.test(line[at] ?? '') || !PART_OF_WORD.test(line[at - 1] ?? '');
}

/** "No caries", "possible impaction", "?retained root": what is denied or in doubt is told by its statement, and by no row. */
const DENIED =
  /(?:\b(?:no|not|without|nil|non|possible|possibly|probable|likely|suspected|risk of|if) (?:[a-z]+ )?|\?\s?)$/i;
const DENIES = /^no\b/i;

function pieceAt(line: string, at: number, { measures: known }: FigureTest, before: Before): ReadPiece | null {
  const isDenied = DENIED.test(line.slice(Math.max(0, at - 24), at));
  for (const { pattern, tell } of known) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found === null || found[0] === '' || (isDenied && !DENIES.test(found[0]))) continue;
    const end = at + found[0].length;
    // "PR 21" of "PR 210": a figure is read to its end.
    if (/\d$/.test(found[0]) && /^[.,]?\d/.test(line.slice(end))) continue;
    const told = tell(found, before, line);
    if (told !== null) return { start: at, end, ...('texts' in told ? told : { texts: told }) };
  }
  return null;
}

const LEAD = /^[\s,;:.()[\]|/&–-]+/;
const TAIL = /[\s,;:.()[\]|/&+–-]+$/;

function leftOf(line: string, begin: number, read: readonly ReadPiece[], { idle }: FigureTest): ScannedRow['left'] {
  const left: ScannedRow['left'] = [];
  let from = begin;
  for (const { start, end } of [...read, { start: line.length, end: line.length }]) {
    const part = line.slice(from, start);
    const first = from + (LEAD.exec(part)?.[0].length ?? 0);
    const words = line.slice(first, Math.max(first, start)).replace(TAIL, '');
    if (words !== '' && !idle.test(words)) left.push({ start: first, end: first + words.length });
    from = end;
  }
  return left;
}

/** What may stand between a name and its figure. */
export const IS = String.raw`(?: (?:is|was|of|at))?\s?[:=~≈]?\s?`;
/** "R", "(L)", "right", "Lt" as a side. */
export const SIDE = String.raw`\(?(?:left|right|lt|rt|[LR])\)?`;

/** "R" -> "right" */
export function sideNamed(printed: string | undefined): string {
  const letter =
    printed
      ?.replace(/[^a-z]/gi, '')
      .charAt(0)
      .toLowerCase() ?? '';
  return letter === 'l' ? 'left ' : letter === 'r' ? 'right ' : '';
}
