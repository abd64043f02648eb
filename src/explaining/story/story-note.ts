import type { SectionKind, Sentence } from '../../reading/types.js';
import { isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { conclusionSentences } from '../summary/conclusion-sentences.js';

/** Sections that tell what happened, in its order. */
export const STORY: ReadonlySet<SectionKind> = new Set(['history_present', 'hospital_course']);
/** So many sentences make a story. */
const FEWEST = 5;

const known = new WeakMap<Context, boolean>();

/**
 * A note that tells the story of an illness and has no part that says what it comes to. Its events are told in their
 * order, as one leans on the other, and none of them is picked as its message by a word of its own.
 */
export function isStoryNote(ctx: Context): boolean {
  const before = known.get(ctx);
  if (before !== undefined) return before;
  const { report } = ctx.understanding;
  const is =
    report.type.type === 'other' &&
    !ctx.teller.sees &&
    !isOperationReport(report.type.type, report.type.title) &&
    conclusionSentences(ctx).length === 0 &&
    storySentences(ctx).length >= FEWEST &&
    storySentences(ctx).some(({ section }) => report.sections[section]?.kind === 'hospital_course') &&
    !report.sections.some(({ kind }) => kind === 'plan' || kind === 'recommendation');
  known.set(ctx, is);
  return is;
}

export function storySentences(ctx: Context): Sentence[] {
  const { report } = ctx.understanding;
  return report.sentences.filter(({ section }) => STORY.has(report.sections[section]?.kind ?? 'other'));
}
