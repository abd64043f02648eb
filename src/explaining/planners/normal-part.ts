import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { type Plan, plan } from './plan.js';

/** Labels of lists of what a test found or did not find. */
export const OF_MARKERS =
  /^\W*(?:(?:strongly |weakly |partially |dim(?:ly)? |bright(?:ly)? )?(?:positive|negative|pos|neg|expressed|not expressed|markers?|immunophenotype|phenotype|stains?|immunostains?|ihc|flow|karyotype|fish)(?: (?:for|markers?|stains?))?)\W*$/i;

/** A clause that begins with a part of what was taken. */
export const PART_OF_SAMPLE =
  /^\W*(?:the )?(?:(?:gastric|oxyntic|uterine|surrounding|adjacent|background|remaining|residual|overlying|underlying|rest of the|other|uninvolved) )*(?:body|corpus|fundic|fundus|antral|antrum|cardiac?|oxyntic|brunner\W?s?|crypts?|villi|stroma|lamina propria|submucosa|muscularis\w*|epidermis|dermis|surface|background|adjacent|surrounding|remaining|remainder|cord|membranes|decidua|tube|tubes|fallopian|ovary|ovaries|serosa|myometrium|vessels)\b/i;

/** "Check X-ray: satisfactory position": how a broken bone or a tube lies after treatment, and no normal picture. */
export const OF_POSITION = /\b(?:position|positioned|alignment|reduction|placement|apposition|union)\b/i;

/** What a surgeon has made or put there, named as what is normal. */
const MADE: ReadonlySet<string> = new Set(['anastomosis', 'graft', 'stoma']);

/** "Abdomen: … Anastomosis unremarkable": the join is normal, and not the belly that heads its lines. */
export function planJoin(frame: Frame, ctx: Context): Plan | null {
  const made = ctx.mentions.within(frame.source).find(({ ref }) => MADE.has(ref.id));
  if (made === undefined || frame.sites.some(({ span }) => span.start >= frame.source.start)) return null;
  const noun = nounOf(made, ctx);
  const before = ctx.clean({ start: frame.source.start, end: made.span.start });
  if (noun === null || /[a-z]{3}/i.test(before.replace(/\b(?:the|ileo\w*|colo\w*|bowel|surgical)\b/gi, '')))
    return null;
  return plan(`the ${noun.lay} (${ctx.clean(made.span).toLowerCase()}) looked normal`, groundsOf(frame, ctx), [
    noun.id,
  ]);
}
