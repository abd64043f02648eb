import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Plan } from './plan.js';
import { quoteLine } from './quote.js';

/** What brings a sign on: "with coughing", "on deep palpation", "with calf squeeze". */
const TRIGGER =
  /^\s+(?:with|on|upon|during|after|when)\s+(?:[\w-]+\s+){0,3}?(cough\w*|breathing|inspiration|exertion|exercise|activity|movements?|motion|walking|standing|sitting|swallowing|eating|chewing|urination|voiding|urinating|intercourse|palpation|pressure|percussion|squeez\w+|compression|flexion|extension|rotation|abduction|adduction|bending|lifting|weight[- ]?bearing|stretch\w*|touch|turning|straining|defecation|bowel movements?|ambulation)\b/i;

/** What is felt or drawn out by a hand: "stenosis with compression" of a picture is another matter. */
const FELT = /^(?:tenderness|rebound-tenderness|guarding)$/;

/** Where the trigger of a sign stands behind it; null where none does. */
function triggerOf({ head, sentence }: Frame, ctx: Context): { word: string; start: number; end: number } | null {
  const span = ctx.understanding.report.sentences[sentence]?.span;
  if (head === null || span === undefined || ctx.teller.sees || head.span.end >= span.end) return null;
  if (head.kind !== 'symptom' && !FELT.test(head.ref.id)) return null;
  const found = TRIGGER.exec(
    ctx.understanding.report.clean.slice(head.span.end, Math.min(span.end, head.span.end + 70)),
  );
  if (found === null) return null;
  return { word: (found[1] ?? '').toLowerCase(), start: head.span.end, end: head.span.end + found[0].length };
}

/** "No pain with calf squeeze" denies no other pain: where a plan leaves the trigger out, the line is told whole. */
export function withTrigger(made: Plan, frames: readonly Frame[], ctx: Context): Plan {
  for (const frame of frames) {
    const trigger = triggerOf(frame, ctx);
    if (trigger === null) continue;
    const told = [made.what, ...made.details].map(({ text }) => text.toLowerCase()).join(' ');
    if (told.includes(trigger.word.slice(0, 5))) continue;
    return quoteLine(frame.source, ctx) ?? made;
  }
  return made;
}

/** "Pain with coughing": the cough is what brings it on, and no finding of its own. */
export function isTrigger(frame: Frame, others: readonly Frame[], ctx: Context): boolean {
  const { head } = frame;
  if (head === null) return false;
  return others.some((other) => {
    const trigger = other === frame || other.sentence !== frame.sentence ? null : triggerOf(other, ctx);
    return trigger !== null && trigger.start <= head.span.start && trigger.end >= head.span.end;
  });
}
