import type { Span } from '../../contract/analysis.js';
import { firstPassing } from '../../reading/index.js';
import type { LabRow } from '../../reading/types.js';

/** Words that only lead from one result to the next, or say when and on what paper they stand. */
const AROUND_ROWS = new Set(
  (
    'a an and also as at but by done drawn dated demonstrate demonstrated demonstrates evaluation follow following follows for from ' +
    'had has have her his i in include included includes including is it its labs lab laboratories laboratory ' +
    'my notable noted obtained of on or other patient patients performed recent remarkable repeat report reveal revealed ' +
    'reveals respectively s show showed showing shows significant studies study that the their then there these this to today ' +
    'todays were was which while with work workup yesterday your you she he now most last per review value values ' +
    'result results test tests data blood count counts panel panels profile chemistry chemistries chem cbc bmp cmp sma lfts lft ' +
    'electrolyte electrolytes metabolic basic comprehensive complete liver function serum urinalysis ua abg differential ' +
    'admission discharge arrival time current currently initial initially total k am pm ' +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);

/** Whether a stretch of running text says nothing but the results that were read in it. `rows` are sorted by place. */
export function saysOnlyResults(span: Span, rows: readonly LabRow[], clean: string): boolean {
  let at = span.start;
  let found = false;
  for (let next = firstTouching(span, rows); next < rows.length; next += 1) {
    const row = rows[next];
    if (!row || row.source.start >= span.end) break;
    if (row.source.end <= at) continue;
    if (!onlyAround(clean.slice(at, Math.max(at, row.source.start)))) return false;
    at = row.source.end;
    found = true;
  }
  return found && onlyAround(clean.slice(at, Math.max(at, span.end)));
}

function onlyAround(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) => AROUND_ROWS.has(word));
}

function firstTouching(span: Span, rows: readonly LabRow[]): number {
  return firstPassing(rows.length, (at) => (rows[at]?.source.end ?? 0) > span.start);
}
