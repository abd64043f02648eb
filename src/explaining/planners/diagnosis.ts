import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { say } from '../said.js';
import { headPhrase } from '../words/phrase.js';
import { detailsOf } from './details.js';
import { LARGER, planFinding } from './finding.js';
import { planMeasure } from './measure.js';
import { meaningOf, type Plan } from './plan.js';

/** A diagnosis: of a sample, on coming to the hospital, or on leaving it. */
export function planDiagnosis(frame: Frame, ctx: Context): Plan | null {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null) return null;
  const measured = planMeasure(frame, noun, ctx);
  if (measured !== 'none') return measured;
  const named =
    noun.kind === 'disease' || noun.kind === 'finding' || noun.kind === 'symptom' || noun.kind === 'organism';
  if (!named || frame.assertion !== 'present' || frame.experiencer !== 'patient' || frame.change === 'resolved') {
    return planFinding(frame, ctx);
  }
  if (ctx.teller.sees || LARGER.test(noun.lay)) return planFinding(frame, ctx);
  const phrase = headPhrase(frame, ctx, { term: true });
  if (phrase === null) return null;
  const section = ctx.section(frame);
  const x = phrase.text;
  let text = isFirst(frame, ctx) ? `your main diagnosis is ${x}` : `the report also lists ${x}`;
  if (section === 'admission_diagnosis') text = `you came to the hospital with ${x}`;
  return {
    what: say(text, groundsOf(frame, ctx), phrase.knowledge),
    details: detailsOf(frame, phrase, ctx),
    meaning: meaningOf(frame, ctx),
  };
}

/** The first diagnosis of the report's list; of a list with only one it is simply the main one. */
function isFirst(frame: Frame, ctx: Context): boolean {
  const first = ctx.understanding.frames.find(
    (other) => other.kind === 'diagnosis' && !other.negated && ctx.section(other) === ctx.section(frame),
  );
  return first === undefined || first.id === frame.id;
}
