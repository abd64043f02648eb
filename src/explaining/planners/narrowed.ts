import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { place } from '../words/place.js';
import { detailsOf } from './details.js';
import { meaningOf, type Plan, plan } from './plan.js';
import { quoteLine } from './quote.js';

const NARROWING = /^(?:[a-z-]*stenosis|[a-z-]*narrowing|[a-z-]*occlusion|stricture|blockage)$/;
const PIPE = /\b(?:artery|arteries|vein|veins|aorta|vessels?|graft|stent|valve|canal|duct|airway|trachea|bronchus)\b/;
const PERCENT =
  /(?:at least |less than |more than |up to |about |approximately |[<>~≥≤] ?)?\d{1,3}(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d{1,3}(?:\.\d+)?)?\s?%/i;

/** "60% stenosis of the left internal carotid artery": how much, of what. Null where no percentage or no vessel is named. */
export function planNarrowed(frame: Frame, noun: Noun, ctx: Context): Plan | null {
  if (!NARROWING.test(noun.id) || frame.experiencer !== 'patient' || frame.assertion !== 'present') return null;
  const printed = PERCENT.exec(ctx.clean(frame.source))?.[0];
  if (printed === undefined) return null;
  if (isOfSeveral(frame, ctx)) return quoteLine(frame.source, ctx);
  if (isOfAnotherVessel(frame, ctx)) return null;
  const site = frame.sites.map((mention) => nounOf(mention, ctx)).find((one) => one !== null && PIPE.test(one.term));
  if (site == null) return null;
  const where = place(site, frame.laterality);
  const named = site.lay.toLowerCase().includes(site.term.toLowerCase()) ? where : `${where} (${site.term})`;
  const percent = printed
    .replace(/^< ?/, 'less than ')
    .replace(/^[>≥] ?/, 'more than ')
    .replace(/^≤ ?/, 'up to ')
    .replace(/^~ ?/, 'about ')
    .replace(/\s?[-–]\s?/, ' to ')
    .toLowerCase();
  const be = site.number === 'plural' || frame.laterality === 'both' ? 'are' : 'is';
  const verb = /occlusion|blockage/.test(noun.id) ? 'blocked' : 'narrowed';
  const share = percent === '100%' ? 'fully blocked (100%)' : `${verb} by ${percent}`;
  const told = plan(`${named} ${be} ${share}${along(frame, ctx)}`, groundsOf(frame, ctx), [noun.id, site.id]);
  const phrase = { text: '', plural: be === 'are', countable: false, kind: noun.kind, grade: null, knowledge: [] };
  return { ...told, details: detailsOf(frame, phrase, ctx), meaning: meaningOf(frame, ctx) };
}

/** Where along a vessel: "mid LAD 70%". Of several such words none is told. */
const ALONG: readonly (readonly [RegExp, string])[] = [
  [/\b(?:prox(?:imal(?:ly)?)?)\b/i, ' near its start'],
  [/\bmid(?:dle)?\b/i, ' in its middle part'],
  [/\bdist(?:al(?:ly)?)?\b/i, ' near its far end'],
  [/\bosti(?:al|um)\b/i, ' at its opening'],
];

function along({ source }: Frame, ctx: Context): string {
  const words = ctx.clean(source);
  const found = ALONG.filter(([pattern]) => pattern.test(words));
  return found.length === 1 ? (found[0]?.[1] ?? '') : '';
}

/** "LAD 100% occlusion, LCX 30%, RCA mid 40%": which figure is whose is left to the line. */
function isOfSeveral({ source }: Frame, ctx: Context): boolean {
  const figures = ctx.clean(source).match(/\d\s?%/g)?.length ?? 0;
  if (figures < 2) return false;
  const pipes = ctx.mentions.within(source).filter((mention) => PIPE.test(nounOf(mention, ctx)?.term ?? ''));
  return new Set(pipes.map(({ ref }) => ref.id)).size > 1;
}

const PARTS_VESSELS = /[;,]|\b(?:and|with|plus|but)\b/i;

/** "90% mid LAD and CTO of the RCA": the figure stands on the other side of a joint, so it is not that of this narrowing. */
function isOfAnotherVessel({ source, head }: Frame, ctx: Context): boolean {
  if (!head) return false;
  const words = ctx.clean(source);
  const figure = PERCENT.exec(words);
  const at = head.span.start - source.start;
  if (!figure || at < 0 || at >= words.length) return false;
  const end = figure.index + figure[0].length;
  const between = end <= at ? words.slice(end, at) : words.slice(head.span.end - source.start, figure.index);
  const pipes = ctx.mentions.within(source).filter((mention) => PIPE.test(nounOf(mention, ctx)?.term ?? ''));
  return new Set(pipes.map(({ ref }) => ref.id)).size > 1 && PARTS_VESSELS.test(between);
}
