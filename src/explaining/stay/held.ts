import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { type Said, say, textOf } from '../nets/said.js';
import type { Planned } from '../planners/index.js';
import { capital } from '../words/english.js';

const HELD =
  /\b(?:placed|put|kept|remained) on hold\b|\b(?:was|were|been|being) (?:\w+ )?(?:held|withheld|stopped|discontinued)\b|\bheld\b/i;
const STORY: ReadonlySet<string> = new Set(['hospital_course', 'history_present', 'other', 'chief_complaint']);

/**
 * "Her Coumadin was placed on hold" in the story of a stay whose list for home holds it: that it is on that list stands
 * beside it, so that nobody leaves it out.
 */
export function listedForHome(words: string, sentence: number, ctx: Context): Said[] {
  const { report, frames } = ctx.understanding;
  const line = report.sentences[sentence];
  if (line === undefined || report.type.type !== 'discharge_summary' || !HELD.test(words)) return [];
  if (!STORY.has(report.sections[line.section]?.kind ?? 'other')) return [];
  const ids = ctx.mentions.within(line.span).flatMap(({ ref }) => (ref.folder === 'medicines' ? [ref.id] : []));
  const seen = new Set<string>();
  return frames.flatMap((frame) => {
    const { head, medicine } = frame;
    if (frame.kind !== 'medicine' || frame.negated || head === null || !ids.includes(head.ref.id)) return [];
    if (ctx.section(frame) !== 'discharge_medications' || medicine?.setting !== 'list') return [];
    if (/^(?:stopped|held)$/.test(medicine.change ?? '') || seen.has(head.ref.id)) return [];
    seen.add(head.ref.id);
    return [say(`${capital(ctx.clean(head.span))} is on the list of medicines for home`, [frame.source])];
  });
}

/** The same for a line that is told as it stands. */
export function withListForHome(said: readonly Said[], span: Span, ctx: Context): Said[] {
  const { sentences } = ctx.understanding.report;
  const lines = listedForHome(textOf(said), sentenceFrom(sentences, span.start)?.index ?? -1, ctx);
  return [...said, ...lines.filter(({ text }) => !said.some((one) => one.text === text))];
}

/** The same for what is planned of a sentence. */
export function onListAgain(planned: Planned, ctx: Context): Planned {
  const [frame] = planned.frames;
  const lines = frame === undefined ? [] : listedForHome(planned.plan.what.text, frame.sentence, ctx);
  if (lines.length === 0) return planned;
  return { ...planned, plan: { ...planned.plan, details: [...planned.plan.details, ...lines] } };
}
