import { isPower } from '../extract-file/superscript.js';
import type { Row, Segment, TextRun } from './types.js';

/**
 * Gaps in ems: below `join` two pieces are one word; from `cell` on they are two cells; between, two words. A gap of
 * `aligned` parts two cells where other rows have a column that starts or ends there.
 */
interface Gaps {
  join: number;
  cell: number;
  aligned: number;
}
const PROPORTIONAL: Gaps = { join: 0.13, cell: 0.7, aligned: 0.58 };
/** In a typewriter font a space is 0.6 em: two of them part cells. */
const FIXED: Gaps = { join: 0.3, cell: 0.95, aligned: 0.95 };
/** OCR frames the ink of a word, so gaps look wider, and its size is that of the letters, so ems look smaller. */
const WORDS: Gaps = { join: 0.05, cell: 1, aligned: 0.95 };
const FIXED_WORDS: Gaps = { join: 0.05, cell: 1.45, aligned: 1.45 };

/** Whether pieces of text are as printed, or words in the frames that OCR draws. */
export type Pieces = 'printed' | 'words';

interface DraftRow {
  y: number;
  size: number;
  runs: (TextRun & { raised?: boolean })[];
}

/** Rows of a page, top to bottom: pieces on one baseline are joined to words, words to cells. */
export function rowsOf(runs: readonly TextRun[], pieces: Pieces): Row[] {
  const gaps = pieces === 'words' ? gapsOfWords(runs) : isFixedPitch(runs) ? FIXED : PROPORTIONAL;
  const drafts = mergeCentredCells(mergeRaised(cluster(withoutDoubles(runs))));
  const edges = columnEdges(drafts, gaps);
  return drafts.map((draft) => ({ y: draft.y, size: draft.size, segments: segmentsOf(draft, edges, gaps) }));
}

/** OCR gives no font: letters of nearly one width in most words mean a typewriter font. */
function gapsOfWords(runs: readonly TextRun[]): Gaps {
  const pitches = runs
    .filter((run) => run.text.length >= 5)
    .map((run) => (run.right - run.x) / (run.text.length - 0.2))
    .sort((a, b) => a - b);
  const usual = pitches[Math.floor(pitches.length / 2)] ?? 0;
  const alike = pitches.filter((pitch) => Math.abs(pitch / usual - 1) < 0.05).length;
  return pitches.length >= 5 && alike > pitches.length * 0.7 ? FIXED_WORDS : WORDS;
}

function isFixedPitch(runs: readonly TextRun[]): boolean {
  const long = runs.filter((run) => run.text.length >= 4);
  const fixed = long.filter((run) => Math.abs((run.right - run.x) / run.text.length / run.size - 0.6) < 0.012);
  return long.length > 0 && fixed.length > long.length * 0.8;
}

/** Some programs print bold by writing twice, a hair apart. */
function withoutDoubles(runs: readonly TextRun[]): TextRun[] {
  const seen = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    if (run.text.trim() === '') return false;
    const same = seen.get(run.text) ?? [];
    const near = run.size * 0.15;
    if (same.some((other) => Math.abs(other.x - run.x) < near && Math.abs(other.y - run.y) < near)) return false;
    same.push(run);
    if (same.length === 1) seen.set(run.text, same);
    return true;
  });
}

function cluster(runs: readonly TextRun[]): DraftRow[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: DraftRow[] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    if (row && Math.abs(run.y - row.y) <= 0.35 * Math.min(run.size, row.size)) {
      row.runs.push(run);
      if (run.size > row.size) {
        row.size = run.size;
        row.y = run.y;
      }
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows;
}

/** Puts superscripts and subscripts, which stand a little off the baseline beside a larger text, into their row. */
function mergeRaised(rows: DraftRow[]): DraftRow[] {
  const kept: DraftRow[] = [];
  for (const [index, row] of rows.entries()) {
    const near = [rows[index + 1], kept.at(-1)].find((other) => other && belongsTo(row, other));
    if (near) near.runs.push(...row.runs.map((run) => ({ ...run, raised: run.y < near.y })));
    else kept.push(row);
  }
  return kept;
}

function belongsTo(small: DraftRow, row: DraftRow): boolean {
  if (small.size > 0.82 * row.size || Math.abs(small.y - row.y) > 0.65 * row.size) return false;
  return small.runs.every((run) =>
    row.runs.some((other) => run.x - other.right > -0.2 * row.size && run.x - other.right < 0.35 * row.size),
  );
}

/**
 * A cell that wraps onto two lines while the others of its row are centred beside it: the middle line belongs between
 * the two halves. The halves are joined and put in front.
 */
function mergeCentredCells(rows: DraftRow[]): DraftRow[] {
  const merged: DraftRow[] = [];
  for (let i = 0; i < rows.length; i++) {
    const [first, middle, last] = [rows[i], rows[i + 1], rows[i + 2]];
    if (first && middle && last && isCentred(first, middle, last)) {
      const lower = last.runs.map((run) => ({ ...run }));
      const upper = first.runs.map((run) => ({ ...run }));
      const words = (runs: TextRun[]) =>
        runs
          .sort((a, b) => a.x - b.x)
          .map((run) => run.text.trim())
          .join(' ');
      const name: TextRun = {
        text: `${words(upper)} ${words(lower)}`,
        x: Math.min(...upper.map((run) => run.x), ...lower.map((run) => run.x)),
        right: Math.max(...upper.map((run) => run.right), ...lower.map((run) => run.right)),
        y: middle.y,
        size: middle.size,
      };
      merged.push({ y: middle.y, size: middle.size, runs: [name, ...middle.runs] });
      i += 2;
    } else if (first) merged.push(first);
  }
  return merged;
}

function isCentred(first: DraftRow, middle: DraftRow, last: DraftRow): boolean {
  const pitch = last.y - first.y;
  if (pitch > 1.6 * first.size || Math.abs(first.size - last.size) > 0.5) return false;
  if (Math.abs(middle.y - (first.y + last.y) / 2) > 0.25 * pitch) return false;
  const left = Math.min(...middle.runs.map((run) => run.x));
  const nameRight = Math.max(...[...first.runs, ...last.runs].map((run) => run.right));
  return nameRight < left;
}

interface Edges {
  starts: number[];
  ends: number[];
}

/** Where cells parted by wide gaps start and end, on all rows. */
function columnEdges(rows: readonly DraftRow[], gaps: Gaps): Edges {
  const edges: Edges = { starts: [], ends: [] };
  for (const row of rows) {
    const segments = segmentsOf(row, { starts: [], ends: [] }, gaps);
    for (const segment of segments.slice(1)) {
      edges.starts.push(segment.x);
      edges.ends.push(segment.right);
    }
  }
  return edges;
}

function segmentsOf(row: DraftRow, edges: Edges, gaps: Gaps): Segment[] {
  const runs = [...row.runs].sort((a, b) => a.x - b.x);
  const segments: Segment[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    const gap = last ? run.x - last.right : 0;
    if (!last || gap >= gaps.cell * row.size || (gap >= gaps.aligned * row.size && isAligned(run, edges))) {
      segments.push({ text: run.text.trim(), x: run.x, right: run.right });
      continue;
    }
    const spaced = gap > gaps.join * row.size || /\s$/.test(last.text) || /^\s/.test(run.text);
    const caret = run.raised && isPower(last.text, run.text) ? '^' : '';
    last.text += `${spaced && !caret ? ' ' : ''}${caret}${run.text.trim()}`;
    last.right = Math.max(last.right, run.right);
  }
  return segments;
}

function isAligned(run: TextRun, edges: Edges): boolean {
  const near = (list: readonly number[], at: number) => list.filter((edge) => Math.abs(edge - at) < 1.5).length >= 2;
  return near(edges.starts, run.x) || near(edges.ends, run.right);
}
