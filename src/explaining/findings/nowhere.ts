import type { Analysis, Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { SpanIndex } from '../span-index.js';
import { isTitleOfTest } from '../summary/picture-topics.js';
import { HANDLING, isClerical } from './office.js';

/** Whose paper it is, and how a sample or a picture was handled. */
const OF_THE_PAPER: ReadonlySet<string> = new Set([
  'header', 'identity', 'signature', 'exam', 'technique', 'method', 'specimen', 'gross', 'comparison',
]); // biome-ignore format: one list
const OF_WEIGHT: ReadonlySet<string> = new Set([
  'disease', 'finding', 'symptom', 'organism', 'procedure', 'device', 'score', 'medicine', 'treatment',
]); // biome-ignore format: one list
const FIGURE =
  /\d\s?(?:mm|cm|ml|l|%|mg|mcg|g|kg|units?|weeks?|months?|days?|years?|hours?|hrs?|wks?|mmol|g\/dl)(?![\w/])/i;
const MOST_CELLS = 5;

/**
 * Statements that stand in no written sentence, no row of results, no line of the side-by-side view and no list of what was
 * not explained: they are listed, so that what fell through counts.
 */
export function nowhereTold(
  written: readonly Said[],
  plain: Analysis['plain'],
  listed: readonly Span[],
  ctx: Context,
): Span[] {
  const { report, labs } = ctx.understanding;
  const told = new SpanIndex(
    [
      ...written.flatMap(({ sources }) => sources),
      ...plain.map(({ source }) => source),
      ...labs.map(({ source }) => source),
      ...listed,
    ],
    (span) => span,
  );
  const spans: Span[] = [];
  for (const sentence of report.sentences) {
    const { span, section } = sentence;
    if (isTitleOfTest(sentence, ctx)) continue;
    if (OF_THE_PAPER.has(report.sections[section]?.kind ?? 'other') || told.touching(span).length > 0) continue;
    const words = ctx.clean(span);
    if (words.endsWith(':') || isClerical(words) || HANDLING.test(words)) continue;
    const mentions = ctx.mentions.within(span);
    // A heading of its own, or a cell of a table.
    const isCell = words === words.toUpperCase() && words.split(' ').length < MOST_CELLS;
    if (isCell || !/[a-z]{3}/i.test(words)) continue;
    if (FIGURE.test(words) || mentions.some(({ kind }) => OF_WEIGHT.has(kind))) spans.push({ ...span });
  }
  return spans;
}
