import type { Span } from '../../contract/analysis.js';
import { remembered } from '../../knowledge/index.js';
import { lineEnd, lineStart, type ReadReport } from '../../reading/index.js';

/** What a row of a table makes of a name in one of its cells. */
export type CellReading = 'plain' | 'strange' | 'head';

const PARTED = /\s{2,}|\t+|\s*\|\s*/;
const DENIES = /\b(?:no|none|not|nil|neg|negative|absent|without|denie[sd]|free|never|0|zero)\b/i;
const ONLY_DENIES =
  /^(?:none(?: seen)?|absent|nil|no|neg(?:ative)?|-{1,4}|–|—|not (?:seen|detected|identified|present|applicable)|n\/?a|0(?:\/\d+)?)$/i;
/** In words: a dash or a nought in a further column says nothing of what stands in this one. */
const DENIES_IN_WORDS = /^(?:none(?: seen)?|absent|nil|no|neg(?:ative)?|not (?:seen|detected|identified|present))$/i;
const LONGEST_LINE = 400;

/**
 * How a name in a row of cells may be told: `strange` where the denial stands in another cell than the name, so that
 * only the heads of the columns say what it is of; `head` where the row itself holds the heads. Looks at the lines of
 * the name alone.
 */
export function cellReading(report: ReadReport, head: Span, negated: boolean): CellReading {
  const { clean } = report;
  const from = lineStart(clean, head.start);
  const to = lineEnd(clean, head.end);
  if (to - from > LONGEST_LINE || from > head.start) return 'plain';
  const cells = cellsOf(clean.slice(from, to));
  if (cells.length < 2) return 'plain';
  const at = cells.findIndex(({ start, end }) => from + start <= head.start && from + end >= head.end);
  const own = cells[at];
  if (own === undefined) return 'plain';
  const others = cells.filter((cell) => cell !== own);
  if (negated && !DENIES.test(own.text)) {
    if (cells.length > 2) return 'strange';
    return at > 0 && (cells[0]?.text ?? '').includes(':') ? 'strange' : 'plain';
  }
  if (cells.length < 3) return 'plain';
  if (isHead(cells, clean, from, to)) return 'head';
  return !negated && others.some(({ text }) => DENIES_IN_WORDS.test(text)) ? 'strange' : 'plain';
}

interface Cell {
  text: string;
  start: number;
  end: number;
}

const cellsOf = remembered(200, (line): readonly Cell[] => {
  const cells: Cell[] = [];
  let at = 0;
  for (const part of line.split(PARTED)) {
    const start = line.indexOf(part, at);
    at = start + part.length;
    if (part.trim() !== '') cells.push({ text: part.trim(), start, end: at });
  }
  return cells;
});

/** A row of short names without a figure or an answer, over rows of as many cells. */
function isHead(cells: readonly Cell[], clean: string, from: number, to: number): boolean {
  if (cells.some(({ text }) => /\d|:/.test(text) || text.split(/\s+/).length > 3 || ONLY_DENIES.test(text)))
    return false;
  const below = clean.indexOf('\n', to + 1);
  const next = cellsOf(clean.slice(to + 1, below < 0 ? clean.length : Math.min(below, to + LONGEST_LINE)));
  if (Math.abs(next.length - cells.length) > 1 || next.length < 3) return false;
  const above = clean.lastIndexOf('\n', from - 2) + 1;
  return from === 0 || cellsOf(clean.slice(above, from)).length < 3;
}
