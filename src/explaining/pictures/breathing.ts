import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import type { ToldRow } from './row.js';

/** What a breathing test measures, by its printed name: plain words and whether it is a count of liters. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/^FEV1 ?\/ ?F?VC|^FEV1%$|^(?:tiffeneau|FER)$/i, 'share of air blown out in the first second (FEV1/FVC)'],
  [/^FEV1$/i, 'air blown out in one second (FEV1)'],
  [/^FVC$/i, 'air of one full breath out (FVC)'],
  [/^S?VC$/i, 'air of one full slow breath (VC)'],
  [/^TLC$/i, 'air that your lungs can hold (TLC)'],
  [/^RV ?\/ ?TLC$/i, 'share of air that stays in your lungs (RV/TLC)'],
  [/^RV$/i, 'air left after a full breath out (RV)'],
  [/^(?:FRC|TGV)(?: ?pleth)?$/i, 'air left after a normal breath out (FRC)'],
  [/^PEFR?$/i, 'top speed of a breath out (PEF)'],
  [/^(?:FEF ?25[-–]75%?|MMEF)$/i, 'airflow in the middle of a breath out (FEF25-75)'],
  [/^(?:DLCO|TLCO|D[Ll]CO)(?: ?(?:corr?|adj|SB|hb))?$/i, 'passing of gas from lung to blood (DLCO)'],
  [/^(?:KCO|DLCO ?\/ ?VA)$/i, 'passing of gas for the air reached (KCO)'],
  [/^VA$/i, 'air that the gas test reached (VA)'],
];

type Column = 'expected' | 'before' | 'share' | 'after' | 'shareAfter' | 'gain' | 'other';

/** The columns of such a table by what stands over them; the share behind "post" is that of the second try. */
const HEADS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:%|pct|percent) ?(?:pred\w*|ref)\.?$|^(?:pred\w*|ref) ?%$/i, 'share'],
  [/^(?:%|pct)? ?(?:chg|change|chng)\.? ?%?$/i, 'gain'],
  [/^(?:pred(?:icted)?|ref(?:erence)?|expected|normal)\.?$/i, 'expected'],
  [/^(?:pre|pre-?bd|actual|measured|meas|observed|best|base(?:line)?|result|value)\.?$/i, 'before'],
  [/^(?:post|post-?bd)\.?$/i, 'after'],
];
const HEAD_LINE = /\b(?:pred\w*|ref)\b/i;
const FAR = 1500;
/** How far a figure may stand from the name over it. */
const NEAR = 6;

interface Cell {
  text: string;
  start: number;
  end: number;
}

/** "Effort good, ATS criteria met" */
const ENOUGH =
  /^\W*(?:(?:test )?quality(?: was| is|:)? (?:good|excellent|adequate|acceptable)(?:,| and|;) )?(?:(?:patient |good )?(?:effort|co-?operation|technique)(?: was| is)?(?: (?:good|excellent|adequate))?(?:,| and|;) )?ATS(?:\/ERS)? criteria (?:were |for [a-z]+ (?:were )?)?met\W*$/i;

/**
 * "FEV1 (L)   3.25   1.62   50   1.93   +19" under "Pred  Pre  %Pred  Post  %Chg": what was blown, how much of what is
 * expected that is, and what the inhaled medicine did. Null where a figure stands under no one name.
 */
export function breathingRow(span: Span, ctx: Context): ToldRow | null {
  if (!/Breathing test/.test(ctx.understanding.report.type.title)) return null;
  const { clean } = ctx.understanding.report;
  if (ENOUGH.test(clean.slice(span.start, span.end)))
    return { texts: ['you blew well enough for a test that counts (ATS criteria met)'], well: true };
  const lineStart = clean.lastIndexOf('\n', span.start - 1) + 1;
  const row = clean.slice(lineStart, span.end);
  const named = /^\W*([A-Za-z][A-Za-z0-9/%–-]*(?: ?\/ ?[A-Za-z]+)?(?: (?:corr?|adj|SB|pleth))?)[ \t]*(?:\(([^()]{1,16})\))?/.exec(row); // biome-ignore format: one line
  const what = named === null ? undefined : MEASURES.find(([name]) => name.test((named[1] ?? '').trim()))?.[1];
  if (named === null || what === undefined) return null;
  const unit = named[2] !== undefined && /^(?:L|L\/s|L\/sec|L\/min|%)$/i.test(named[2].trim()) ? named[2].trim() : '';
  const figures = cellsOf(row.slice(named[0].length), named[0].length);
  if (figures.length < 2 || figures.some(({ text }) => !/^[+-]?\d+(?:\.\d+)?%?$/.test(text))) return null;
  const columns = columnsOf(figures, clean.slice(Math.max(0, lineStart - FAR), lineStart));
  return columns === null ? null : told(what, unit, columns);
}

function cellsOf(line: string, from: number): Cell[] {
  return [...line.matchAll(/\S+(?: (?=\S)\S+)*/g)].map((found) => ({
    text: found[0],
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));
}

/** The figure of each column; null where the head is not known whole or two figures stand under one name. */
function columnsOf(figures: readonly Cell[], above: string): Map<Column, string> | null {
  const head = above
    .split('\n')
    .reverse()
    .find((line) => HEAD_LINE.test(line) && headsOf(line) !== null);
  const heads = head === undefined ? null : headsOf(head);
  if (heads === null) return null;
  const found = new Map<Column, string>();
  let last = -1;
  for (const [at, figure] of figures.entries()) {
    const place =
      figures.length === heads.length ? at : heads.findIndex(({ cell }) => Math.abs(cell.start - figure.start) <= NEAR);
    const column = heads[place]?.column;
    if (column === undefined || place <= last) return null;
    last = place;
    if (column !== 'other') found.set(column, figure.text);
  }
  return found;
}

function headsOf(line: string): { cell: Cell; column: Column }[] | null {
  const heads = cellsOf(line, 0).map((cell) => ({
    cell,
    column: HEADS.find(([name]) => name.test(cell.text))?.[1] ?? ('other' as const),
  }));
  // The name of the first column stands over the names of the measures.
  if (heads[0]?.cell.start === 0 && heads[0].column === 'other') heads.shift();
  let after = false;
  const columns = heads.map(({ cell, column }) => {
    if (column === 'after') after = true;
    return { cell, column: after && column === 'share' ? ('shareAfter' as const) : column };
  });
  const known = columns.map(({ column }) => column).filter((column) => column !== 'other');
  const held = known.includes('expected') || known.includes('share');
  return known.includes('before') && held && new Set(known).size === known.length ? columns : null;
}

function told(what: string, unit: string, columns: ReadonlyMap<Column, string>): ToldRow | null {
  const value = columns.get('before');
  const expected = columns.get('expected');
  if (value === undefined) return null;
  const of = unit === '' ? '' : unit === '%' ? '%' : ` ${unit}`;
  const share = columns.get('share')?.replace('%', '');
  if (expected === undefined && share === undefined)
    return columns.size > 1 ? null : { texts: [`the ${what} was ${value}${of}`] };
  const texts = [
    expected === undefined
      ? `the ${what} was ${value}${of}: ${share}% of what is expected`
      : share === undefined
        ? `the ${what} was ${value}${of}; ${expected}${of} is expected`
        : `the ${what} was ${value}${of}: ${share}% of the ${expected}${of} that is expected`,
  ];
  const after = columns.get('after');
  const gain = columns.get('gain')?.replace('%', '');
  if (after !== undefined)
    texts.push(
      `after the inhaled medicine it was ${after}${of}${gain === undefined ? '' : `, ${gain.replace(/^[+-]/, '')}% ${gain.startsWith('-') ? 'less' : 'more'} than before`}`,
    );
  return { texts };
}
