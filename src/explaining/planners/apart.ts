import { saysWhere, studyOf } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { labelAbove } from '../summary/label-above.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/**
 * What is denied or called normal without a place holds for the study or the part under whose title it stands, never for
 * the whole paper: it is told in the report's own words, with that title.
 */
export function planApart(frames: readonly Frame[], ctx: Context): Plan | null {
  const [first] = frames;
  if (first === undefined || ctx.understanding.report.type.type !== 'imaging') return null;
  const free = (frame: Frame) => frame.sites.every(({ ref }) => ANY_PART.test(ref.id));
  if (frames.some((frame) => !free(frame) || frame.head === null || frame.experiencer !== 'patient')) return null;
  const sentence = ctx.understanding.report.sentences[first.sentence];
  if (sentence === undefined) return null;
  // "No skull fracture" says by itself where.
  if (frames.every((frame) => frame.kind === 'absent' && frame.head !== null && saysWhere(frame.head, ctx.knowledge))) return null; // biome-ignore format: one line
  const study = studyOf(first.sentence, ctx.understanding.report, ctx.knowledge)?.span ?? null;
  const label =
    study === null && frames.every((frame) => frame.sites.length === 0 && isOfAnything(frame, ctx))
      ? labelAbove(first.sentence, ctx)
      : null;
  const title = study ?? label;
  if (title === null) return null;
  const beside = study === null || sentence.label != null ? null : labelAbove(first.sentence, ctx, true);
  const words = quotable(ctx.clean(sentence.span));
  const names = [title, beside].flatMap((one) =>
    one === null ? [] : [`“${ctx.clean(one).replace(/^[\s“”":.]+|[\s“”":.]+$/g, '')}”`],
  );
  if (words === null) return null;
  return {
    ...plan(
      `under ${[...new Set(names)].join(' and ')}, the report says: “${words}”`,
      [sentence.span, title, ...(beside === null ? [] : [beside])],
      frames.flatMap(({ head }) => (head === null ? [] : [head.ref.id])),
    ),
    details: glossesFor(sentence.span, ctx).slice(0, 2),
  };
}

/** Parts that there are many of. */
const ANY_PART =
  /^(?:joint|bones?|soft-tissues|tissue|muscle|blood-vessels?|artery|vein|nerve|lymph-node|skin|fat|cartilage|ligament|tendon|disc)$/;

/** "No focal lesion": a word that may be said of any part. */
function isOfAnything(frame: Frame, ctx: Context): boolean {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  return noun !== null && noun.system === 'general' && !/cancer|malignan|metasta|tumou?r/.test(noun.id);
}
