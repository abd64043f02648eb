import type { Context } from '../context.js';
import { uncapital } from '../words/english.js';
import type { WrittenRecommendation } from './recommendations.js';

const POINTS =
  /^(?:This|These|That|It|They) (?:will|should|would|is|are) (?:then |also |now )?(?:be |to be )?(?:given|taken|started|used|done|repeated|continued|infused|injected)\b/;
const MOST_LETTERS = 110;
const NAMED: ReadonlySet<string> = new Set(['medicine', 'procedure', 'treatment']);

/**
 * "Then Erbitux and radiation. This will be given weekly.": advice that only points at what the sentence before it names is
 * told with those words. Changes `recommendations`.
 */
export function namePointedAt(recommendations: readonly WrittenRecommendation[], ctx: Context): void {
  const { sentences } = ctx.understanding.report;
  for (const one of recommendations) {
    const [first, ...more] = one.said;
    const source = first?.sources[0];
    if (first === undefined || source === undefined || !POINTS.test(first.text)) continue;
    const own = sentences.find(({ span }) => span.start <= source.start && source.start < span.end);
    const before = own === undefined ? undefined : sentences[own.index - 1];
    if (own === undefined || before === undefined || before.section !== own.section) continue;
    const words = ctx.clean(before.span).replace(/[.\s]+$/, '');
    if (words.length > MOST_LETTERS || /[“”]/.test(words)) continue;
    if (!ctx.mentions.within(before.span).some(({ kind }) => NAMED.has(kind))) continue;
    const text = `About “${words}”: ${uncapital(first.text)}`;
    one.said = [{ ...first, text, sources: [...first.sources, before.span] }, ...more];
  }
}
