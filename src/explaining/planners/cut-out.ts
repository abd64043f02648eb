import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { type Plan, plan } from './plan.js';

/** "Resected and retrieved.": all that the sentence says. */
const ONLY_THAT =
  /^\W*(?:(?:it|this|these|they|both|all) (?:was|were) )?(?:completely |both |all |piecemeal )*(?:resected|removed|excised|snared)(?: completely)?(?:,? and (?:completely )?(?:retrieved|recovered|sent\b[^.;]{0,40}))?\W*$/i;

/** What the sentence before names as found in a look with a camera was cut out then and there: told with its name. */
export function planCutOut(frame: Frame, ctx: Context): Plan | null {
  const { sentences, sections } = ctx.understanding.report;
  const own = sentences[frame.sentence];
  const before = sentences[frame.sentence - 1];
  if (own === undefined || before?.section !== own.section || !ONLY_THAT.test(ctx.clean(own.span))) return null;
  if (!/^(?:findings|impression|procedures|diagnosis|other)$/.test(sections[own.section]?.kind ?? '')) return null;
  const nouns = ctx.mentions.within(before.span).flatMap((mention) => {
    const noun = nounOf(mention, ctx);
    return noun === null ? [] : [{ noun, printed: ctx.clean(mention.span) }];
  });
  const growth = nouns.find(({ printed }) => /^polyps?$/i.test(printed));
  if (growth === undefined) return null;
  const place = nouns.find(({ noun }) => noun.kind === 'anatomy')?.noun;
  const several = /s$/i.test(growth.printed);
  const where = place === undefined ? '' : ` in the ${place.lay}`;
  const got = /\b(?:retrieved|recovered)\b/i.test(ctx.clean(own.span)) ? ' and taken out of the body' : '';
  return plan(
    `the ${growth.printed.toLowerCase()}${where} ${several ? 'were' : 'was'} cut off${got}`,
    [before.span, ...groundsOf(frame, ctx)],
    [growth.noun.id, ...(place === undefined ? [] : [place.id])],
  );
}
