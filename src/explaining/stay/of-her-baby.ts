import { sentenceFrom } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import { isMothersPaper } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { saidOf, whomOf } from '../findings/whom.js';
import type { Said } from '../nets/said.js';
import { uncapital } from '../words/english.js';

const BABY = /^\W*(?:(?:the|her|a|live|healthy|term|preterm|well|single) )*(?:baby|infant|newborn|neonate|neonatal)\b/i;
const MOTHER = /\b(?:mother|mum|mom|maternal|postnatal|anti-?d)\b/i;
/** A mother's paper: after a birth, with words that no other paper holds. */
const OF_BIRTH =
  /\b(?:maternity|obstetrics?|postnatal|post-?partum|puerper\w+|labour|labor|lscs|luscs|c(?:a)?esarean|svd|nvd|spontaneous vaginal|gravida|para|G\d+ ?P\d+)\b/i;
/** Names the baby already. */
const NAMED = /\b(?:baby|babies|infant|newborn|neonat\w+|child)\b/i;

const cache = new WeakMap<Context, ReadonlySet<number>>();

/** In the paper of a mother: the sentences that are said of her baby, by their subject, their label or their heading. */
function sentencesOfBaby(ctx: Context): ReadonlySet<number> {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const { report } = ctx.understanding;
  const of = new Set<number>();
  if (
    whomOf(ctx) === 'reader' &&
    report.type.type === 'discharge_summary' &&
    (isMothersPaper(report.text) || OF_BIRTH.test(report.text))
  ) {
    let labelled = false;
    let before: Sentence | null = null;
    for (const sentence of report.sentences) {
      const heading = report.sections[sentence.section]?.heading;
      const goesOn =
        before !== null &&
        before.section === sentence.section &&
        !report.clean.slice(before.span.end, sentence.span.start).includes('\n');
      if (sentence.label != null || !goesOn) labelled = BABY.test(sentence.label?.text ?? '');
      const words = ctx.clean(sentence.span);
      if ((labelled || BABY.test(words) || BABY.test(heading?.text ?? '')) && !MOTHER.test(words))
        of.add(sentence.index);
      before = sentence;
    }
  }
  cache.set(ctx, of);
  return of;
}

/** True for a place of a mother's paper that is said of her baby. */
export function isOfHerBaby(at: number, ctx: Context): boolean {
  const of = sentencesOfBaby(ctx);
  if (of.size === 0) return false;
  const sentence = sentenceFrom(ctx.understanding.report.sentences, at);
  return sentence !== undefined && of.has(sentence.index);
}

/** What a mother's paper says of her baby is told as the baby's, not as hers. */
export function tellOfHerBaby(said: Said, ctx: Context): Said {
  const all = said.sources.length > 0 && said.sources.every(({ start }) => isOfHerBaby(start, ctx));
  if (!all || /^(?:In this line|In the report’s words|The report (?:adds|prints)|“)/.test(said.text)) return said;
  const text = saidOf(said.text, 'baby');
  return {
    ...said,
    text: NAMED.test(text) ? text : `About your baby: ${uncapital(text.replace(/^The report lists: /, ''))}`,
  };
}
