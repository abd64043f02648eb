import type { Span } from '../../contract/analysis.js';
import { readingTexts as texts } from './texts.js';

/** A piece of a line that can be pointed at: a clinical sentence, or the part of it that stands on this line. */
export type Passage = Span;

/** A printed line of the report. Blank lines keep their place but carry no number. */
export interface ReportLine extends Span {
  /** Counted from 1 over the lines that hold text; null for a blank line. */
  number: number | null;
  /** True for a line that only names a section ("FINDINGS:"). */
  heading: boolean;
  passages: Passage[];
}

const headingPattern = /^[A-Z][A-Z0-9 /&,()-]{2,48}:?$/;
const sentenceEnd = /(?<=[^\s\d][.?!]["')\]]?|\d{2,}[.?!]|\b[a-z]{2,}\s\d[.?!])\s+(?=[A-Z0-9"(])/g;
const shortForms = /\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|vs|approx|e\.g|i\.e|[A-Z])\.$/;

/** Positions inside `text` (offset by `from`) where a new sentence begins. */
function sentenceStarts(text: string, from: number): number[] {
  const starts: number[] = [];
  for (const match of text.matchAll(sentenceEnd)) {
    if (!shortForms.test(text.slice(0, match.index))) starts.push(from + match.index + match[0].length);
  }
  return starts;
}

/**
 * Splits the report into its printed lines and each line into passages.
 * `clinical` are the spans the engine read as sentences: where they are known they decide the cuts, elsewhere
 * sentence punctuation does. Offsets are UTF-16 positions in `text`; the passages of a line never overlap.
 */
export function reportLines(text: string, clinical: readonly Span[]): ReportLine[] {
  const sorted = [...clinical].sort((a, b) => a.start - b.start);
  const lines: ReportLine[] = [];
  let start = 0;
  let number = 0;
  let cursor = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const trimmed = raw.trim();
    if (trimmed === '') {
      lines.push({ start, end, number: null, heading: false, passages: [] });
    } else {
      const first = start + raw.indexOf(trimmed);
      const last = first + trimmed.length;
      while (cursor < sorted.length && sorted[cursor]!.end <= start) cursor += 1;
      const cuts = new Set<number>();
      const covered: Span[] = [];
      for (let i = cursor; i < sorted.length && sorted[i]!.start < end; i += 1) {
        const span = sorted[i]!;
        if (span.end <= first) continue;
        cuts.add(span.start);
        cuts.add(span.end);
        covered.push(span);
      }
      for (const at of sentenceStarts(trimmed, first)) {
        if (!covered.some((span) => span.start < at && at < span.end)) cuts.add(at);
      }
      lines.push({
        start,
        end,
        number: ++number,
        heading: headingPattern.test(trimmed),
        passages: cutPassages(text, first, last, cuts),
      });
    }
    start = end + 1;
  }
  return lines;
}

/** Cuts [first, last) at `cuts`; a piece that holds only punctuation or space joins the one before it. */
function cutPassages(text: string, first: number, last: number, cuts: ReadonlySet<number>): Passage[] {
  const points = [first, ...[...cuts].filter((at) => at > first && at < last).sort((a, b) => a - b), last];
  const passages: Passage[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const piece = { start: points[i]!, end: points[i + 1]! };
    const previous = passages.at(-1);
    if (previous && !/[\p{L}\p{N}]/u.test(text.slice(piece.start, piece.end))) previous.end = piece.end;
    else passages.push(piece);
  }
  return passages;
}

/**
 * The cells of a printed row: what stands between tabs, wide gaps, or the semicolons of an exported table. A line of
 * running words is one cell.
 */
export function cellsOf(line: string): string[] {
  if (/^(?:[^;]*;\S?){3}/.test(line) && !/; /.test(line)) return line.split(';').map((cell) => cell.trim());
  return line.split(/ *\t| {3,}/).map((cell) => cell.trim());
}

/** True where two spans share at least one character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The numbers of the lines that the spans touch, in order, each once. */
export function lineNumbers(lines: readonly ReportLine[], spans: readonly Span[]): number[] {
  const numbers: number[] = [];
  for (const line of lines) {
    if (line.number === null) continue;
    if (spans.some((span) => line.passages.some((passage) => overlaps(passage, span)))) numbers.push(line.number);
  }
  return numbers;
}

/** Numbers in order as runs: three or more that follow each other become one, joined by `joint`. */
function runsOf(numbers: readonly number[], joint: string): string[] {
  const runs: string[] = [];
  let run: number[] = [];
  numbers.forEach((number, i) => {
    run.push(number);
    if (numbers[i + 1] === number + 1) return;
    if (run.length > 2) runs.push(`${run[0]}${joint}${number}`);
    else runs.push(...run.map(String));
    run = [];
  });
  return runs;
}

/** Places after a sentence name at most this many runs of lines. */
const SHORT_RUNS = 3;

/** "15", "15, 16", "3–6, 9"; more than three runs end in "…". */
export function lineShort(numbers: readonly number[]): string {
  const runs = runsOf(numbers, '–');
  return runs.slice(0, SHORT_RUNS).join(', ') + (runs.length > SHORT_RUNS ? ' …' : '');
}

/** "line 15", "lines 15 and 16", "lines 3 to 6, 9 and 12". */
export function lineWords(numbers: readonly number[]): string {
  const runs = runsOf(numbers, texts.to);
  const list = runs.length > 1 ? `${runs.slice(0, -1).join(', ')}${texts.and}${runs.at(-1)}` : (runs[0] ?? '');
  return numbers.length > 1 ? texts.lines(list) : texts.line(list);
}
