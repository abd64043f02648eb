import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { PAIRED_IN_LAY } from '../words/body.js';
import { plural } from '../words/english.js';
import { place } from '../words/place.js';

/** "surrounding the joint": not what is called normal. */
const BESIDE =
  /\b(?:surrounding|around|adjacent to|near|overlying|underlying) (?:the |your |his |her )?(?:left |right )?$/i;

/** Parts a body has many of, so that one of them alone is rarely meant. */
const SEVERAL = new Set(['bone', 'bones', 'vertebra', 'rib', 'lymph-node', 'nerve', 'muscle']);

/** The parts that a statement calls normal, each with its everyday name and its side. */
export function placesOf(frame: Frame, ctx: Context): { noun: Noun; name: string }[] {
  const seen = new Set<string>();
  const places: { noun: Noun; name: string; bare?: string }[] = [];
  const inClause = ctx.mentions
    .within(frame.source)
    .filter((mention) => !BESIDE.test(`${ctx.clean({ start: frame.source.start, end: mention.span.start })} `));
  const own = [...(frame.head === null ? [] : [frame.head]), ...frame.sites];
  const named = own.some((mention) => mention.kind === 'anatomy') ? own : [...own, ...inClause];
  const mentions = named.filter((mention) => !isWhereOnly(mention, named, ctx));
  for (const mention of mentions) {
    const noun = nounOf(mention, ctx);
    if (noun === null || noun.kind !== 'anatomy' || seen.has(noun.id)) continue;
    seen.add(noun.id);
    const many = SEVERAL.has(noun.id) && frame.level === null;
    const printedPlural =
      mention.via === 'inflected' && /(?:s|i|ae|a)$/i.test(ctx.clean(mention.span)) && noun.number === 'singular';
    const asPlural: Noun =
      (printedPlural || many) && noun.number === 'singular'
        ? { ...noun, lay: noun.layPlural ?? plural(noun.lay), number: 'plural' }
        : noun;
    const side = mentions.length > 1 ? sideOfOne(mention, noun, mentions, frame, ctx) : frame.laterality;
    const said = side === null ? asPlural : noun;
    if (places.some(({ noun: told }) => within(noun.lay, told.lay))) continue;
    // "Cervical vertebral bodies": the spine bones of the neck, not they and the neck.
    const beside = places.at(-1);
    const last = beside === undefined ? undefined : mentions.find(({ ref }) => ref.id === beside.noun.id);
    if (beside !== undefined && last !== undefined && isOnePlace(last, mention, ctx)) {
      beside.name =
        last.span.start < mention.span.start
          ? `${place(asPlural, null)} in ${place(beside.noun, side)}`
          : `${beside.bare ?? beside.name} in ${place(said, side)}`;
      continue;
    }
    places.push({ noun, name: place(said, side), bare: place(asPlural, null) });
  }
  const wide = named.filter((mention) => !mentions.includes(mention));
  const [only] = places;
  if (only !== undefined && places.length === 1 && wide.length === 1 && !/ in (?:the|your) /.test(only.name))
    only.name = `${only.name} in the ${nounOf(wide[0] as Mention, ctx)?.lay}`;
  return places.length > 1 ? places.filter(({ noun }) => noun.id !== 'fetus') : places;
}

/** Wide parts of the body, by their everyday names. */
const WIDE = /\b(?:belly|pelvis|chest|neck|head|face|body|groin|flank)$/;

/** "In the pelvis, the bladder is normal", "the appendix in the right lower quadrant": where the part lies, and no more. */
function isWhereOnly(mention: Mention, all: readonly Mention[], ctx: Context): boolean {
  const noun = nounOf(mention, ctx);
  if (noun === null || noun.kind !== 'anatomy' || !WIDE.test(noun.lay)) return false;
  const { clean } = ctx.understanding.report;
  const before = clean.slice(Math.max(0, mention.span.start - 30), mention.span.start);
  if (
    !/\b(?:in|within|inside) (?:the |your |his |her )?(?:(?:left|right|upper|lower|mid|visuali[sz]ed) )*$/i.test(before)
  )
    return false;
  return all.some((other) => {
    const part = other === mention || other.kind !== 'anatomy' ? null : nounOf(other, ctx);
    return part !== null && !WIDE.test(part.lay);
  });
}

/**
 * "Liver, spleen, adrenals and right kidney normal": the side is that of the part behind it, and of what follows that, where
 * the body has two of it: "left ovary and uterus" says nothing of the left side of the womb.
 */
function sideOfOne(
  mention: Mention,
  noun: Noun,
  all: readonly Mention[],
  frame: Frame,
  ctx: Context,
): Frame['laterality'] {
  const side = frame.laterality;
  if (side !== 'left' && side !== 'right') return side;
  const word = new RegExp(`\\b(?:${side}|${side === 'left' ? 'lt|L' : 'rt|R'})\\b`, 'i');
  const { source } = frame;
  const first = word.exec(ctx.understanding.report.clean.slice(source.start, source.end));
  if (first === null || mention.span.start < source.start) return side;
  const at = source.start + first.index;
  // The side of the label, or one behind all of them, is that of each.
  if (!all.some(({ kind, span }) => kind === 'anatomy' && span.start >= at)) return side;
  if (mention.span.end <= at) return null;
  const between = ctx.understanding.report.clean.slice(at + first[0].length, mention.span.start);
  // "L ovary, both tubes": of both, whatever the side before it.
  const nearer = /\b(both|bilateral|left|right|L|R|Lt|Rt)\b[^,;]*$/i.exec(between)?.[1]?.toLowerCase();
  if (nearer !== undefined) return /^b/.test(nearer) ? 'both' : nearer.startsWith('l') ? 'left' : 'right';
  const two = PAIRED_IN_LAY.test(noun.lay) || OF_TWO.test(noun.lay);
  return two || !/,|\band\b|&|\+|;/.test(between) ? side : null;
}

/** What a limb, or another part that the body has two of, is named by. */
const OF_TWO =
  /\b(?:arm|leg|hand|foot|wrist|elbow|shoulder|hip|groin|thigh|knee|calf|shin|ankle|finger|thumb|toe|heel|eye|ear|cheek|lung|kidney|breast|armpit|collarbone|rib|ovary)s?\b/;

/** Two names with nothing between them: the first says which of the second. */
function isOnePlace(a: Mention, b: Mention, ctx: Context): boolean {
  const [first, second] = a.span.start < b.span.start ? [a, b] : [b, a];
  return (
    first.span.end < second.span.start &&
    /^\s+$/.test(ctx.understanding.report.clean.slice(first.span.end, second.span.start))
  );
}

const WHICH = / (?:of|from|in|that|between|around|under|above|behind|near|at|on|with|by) /;

/** True where all words of one name stand in the other, before what says which: the lining of the lung is not the lung. */
function within(lay: string, told: string): boolean {
  const words = new Set((told.split(WHICH)[0] ?? told).split(' ').map((word) => word.replace(/s$/, '')));
  return lay.split(' ').every((word) => words.has(word.replace(/s$/, '')));
}
