import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from '../page-layout/index.js';

/** Text of a page by direction: what reads in the page's main direction, and the rest (margin notes, watermarks). */
export interface PageRuns {
  main: TextRun[];
  turned: TextRun[];
}

interface Placed extends TextRun {
  quarter: number;
}

/** Reads the text layer and filled-in form fields of a page, upright as the page is shown. */
export async function pageRuns(page: PDFPageProxy): Promise<PageRuns> {
  const { transform } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ disableNormalization: false });
  const placed: Placed[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const run = place(microSign(item.str), multiply(transform, item.transform), item.width);
    if (run) placed.push(run);
  }
  placed.push(...(await formFields(page, transform)));
  const main = commonest(placed);
  return {
    main: placed.filter((run) => run.quarter === main).map(({ quarter, ...run }) => run),
    turned: placed.filter((run) => run.quarter !== main).map(({ quarter, ...run }) => run),
  };
}

/** pdf.js turns the micro sign of units into a Greek letter. */
function microSign(text: string): string {
  return text.replace(/\u03bc(?=(?:mol|g|L|l|IU|U|m|kat|Eq)\b)/g, '\u00b5');
}

function place(text: string, matrix: number[], width: number): Placed | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  if (![a, b, c, d, e, f, width].every(Number.isFinite)) return null;
  const angle = Math.atan2(b, a);
  const turns = angle / (Math.PI / 2);
  const quarter = Math.abs(turns - Math.round(turns)) < 0.06 ? (Math.round(turns) + 4) % 4 : -1;
  const turn = quarter < 0 ? 0 : quarter * (Math.PI / 2);
  const x = e * Math.cos(turn) + f * Math.sin(turn);
  const y = -e * Math.sin(turn) + f * Math.cos(turn);
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  return size > 0.5 ? { text, x, right: x + Math.abs(width), y, size, quarter } : null;
}

function commonest(runs: readonly Placed[]): number {
  const counts = new Map<number, number>();
  for (const run of runs) counts.set(run.quarter, (counts.get(run.quarter) ?? 0) + run.text.length);
  counts.delete(-1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

async function formFields(page: PDFPageProxy, transform: number[]): Promise<Placed[]> {
  const fields: Placed[] = [];
  const annotations = await page.getAnnotations({ intent: 'display' }).catch(() => []);
  for (const { fieldValue, fieldType, rect, hidden } of annotations) {
    if (hidden || typeof fieldValue !== 'string' || (fieldType !== 'Tx' && fieldType !== 'Ch') || !Array.isArray(rect))
      continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as number[];
    const lines = fieldValue.split(/\r\n?|\n/);
    const size = Math.min(10, Math.abs(y2 - y1) / lines.length);
    for (const [index, line] of lines.entries()) {
      const y = Math.max(y1, y2) - (Math.abs(y2 - y1) / lines.length) * (index + 0.75);
      const run = place(
        line,
        multiply(transform, [size, 0, 0, size, Math.min(x1, x2) + 2, y]),
        line.length * size * 0.5,
      );
      if (run && line.trim() !== '') fields.push(run);
    }
  }
  return fields;
}

function multiply(m: number[], n: number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
