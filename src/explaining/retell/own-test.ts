import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';

const SOUND = /\b(?:ultraso\w*|sonogra\w*|uss?)\b/i;
const BREAST = /\bmammogra\w*|\btomosynthesis\b/i;

/** "ULTRASOUND FINDINGS" in the report of a mammogram: what stands there was seen by the other test. */
export function tellOfOwnTest(planned: Planned[], ctx: Context): Planned[] {
  const { type, sentences, sections } = ctx.understanding.report;
  if (type.modality !== 'mammogram') return planned;
  return planned.map((one) => {
    const sentence = sentences[one.frames[0]?.sentence ?? -1];
    if (sentence === undefined || !one.plan.what.text.startsWith('The mammogram ')) return one;
    const heading = sections[sentence.section]?.heading?.text ?? '';
    const [near] = [sentence.label?.text ?? '', ctx.clean(sentence.span), labelBefore(sentence, ctx), heading].filter(
      (words) => SOUND.test(words) || BREAST.test(words),
    );
    if (near === undefined || BREAST.test(near)) return one;
    const what = { ...one.plan.what, text: one.plan.what.text.replace(/^The mammogram /, 'The ultrasound ') };
    return { ...one, plan: { ...one.plan, what } };
  });
}

/** "ULTRASOUND: A mass at 2:00. Left axilla: one node …": the label of a test holds for all of its paragraph. */
function labelBefore({ index, section }: Sentence, ctx: Context): string {
  const { sentences, clean } = ctx.understanding.report;
  for (let at = index; at >= 0; at--) {
    const [one, next] = [sentences[at], sentences[at + 1]];
    if (one === undefined || one.section !== section) break;
    if (at < index && next !== undefined && clean.slice(one.span.end, next.span.start).includes('\n')) break;
    const label = one.label?.text ?? '';
    if (SOUND.test(label) || BREAST.test(label)) return label;
  }
  return '';
}
