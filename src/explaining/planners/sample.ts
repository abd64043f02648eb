import type { Span } from '../../contract/analysis.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { plural } from '../words/english.js';
import { place } from '../words/place.js';
import { letterOf, markOf } from './specimens.js';

/** One of the samples that a pathology report tells of, named by where it was taken. */
export interface Sample {
  /** "the sample from the middle of the right side of your prostate" */
  name: string;
  /** The same without the medical word. */
  short: string;
  /** The label it is read from. */
  span: Span;
  knowledge: string[];
}

/** Labels of a tissue or an edge say nothing about where the sample was taken. */
export const NO_PLACE =
  /^(?:tissue|soft-tissues?|mucosa|gland|cells?|surgical-margin|margin|epithelium|stroma|duct|body|lesion)$/;
const PARTS: Record<string, string> = { base: 'the base', mid: 'the middle', apex: 'the tip (apex)' };

/**
 * The sample a finding stands under, from its label ("B. PROSTATE, RIGHT MID, CORE BIOPSY:"), with its letter where
 * another one is of the same place; null where none is named.
 */
export function sampleOf(frame: Frame, ctx: Context): Sample | null {
  const letter = letterOf(frame, ctx);
  // "Present (E)" below the label of another sample.
  const mark0 = letter === null ? undefined : markOf(frame, ctx)[0];
  if (
    mark0 !== undefined &&
    frame.label !== undefined &&
    mark0.start > frame.source.start &&
    mark0.start > frame.label.end
  )
    return null;
  const sample = placedSample(frame, ctx);
  if (sample === null || letter === null || (lettersByPlace(ctx).get(sample.short)?.letters.size ?? 0) < 2)
    return sample;
  const lettered = (name: string) =>
    name.replace(/^the (skin sample|lymph node sample|sample|polyp)\b/, `$1 ${letter}`);
  const mark = markOf(frame, ctx)[0];
  // The letter stands right before its label.
  const span =
    mark !== undefined && mark.start < sample.span.start && sample.span.start - mark.end < 4
      ? { ...sample.span, start: mark.start }
      : sample.span;
  return { ...sample, span, name: lettered(sample.name), short: lettered(sample.short) };
}

/** "sample B" where the samples have letters and its place is not told; null otherwise. */
export function letteredSample(frame: Frame, ctx: Context): string | null {
  const letter = letterOf(frame, ctx);
  return letter === null ? ofBlood(frame, ctx) : calledBy(letter);
}

/** "PERIPHERAL BLOOD: … No blasts seen." beside a marrow: the blood is a sample of its own. Null for any other line. */
function ofBlood(frame: Frame, ctx: Context): string | null {
  const { clean, sentences, type } = ctx.understanding.report;
  if (type.type !== 'pathology') return null;
  const line = sentences[frame.sentence];
  if (line === undefined) return null;
  const start = clean.lastIndexOf('\n', line.span.start - 1) + 1;
  return OF_BLOOD.test(clean.slice(start, start + 60)) ? 'the blood sample' : null;
}

const OF_BLOOD =
  /^\W*(?:peripheral blood(?: (?:film|smear|count|morphology))?|blood (?:film|smear)|PB(?: (?:film|smear))?)\s*:/i;

/** A sample by its printed letter or number. */
export function calledBy(letter: string): string {
  return /^[a-z]/.test(letter) ? `sample (${letter})` : `sample ${letter}`;
}

/** "the sample from your belly" for the sample of a letter or number, where one place is known of it and of no other. */
export function placeOfLetter(letter: string, ctx: Context): Sample | null {
  const own = [...lettersByPlace(ctx).values()].filter(({ letters }) => letters.has(letter));
  const [only] = own;
  return own.length === 1 && only !== undefined && only.letters.size === 1 ? only.sample : null;
}

interface OfPlace {
  letters: Set<string>;
  sample: Sample;
}

const placesOfLetters = new WeakMap<object, Map<string, OfPlace>>();

/** The letters of the samples that were taken from one place, by what that is called. */
function lettersByPlace(ctx: Context): ReadonlyMap<string, OfPlace> {
  const known = placesOfLetters.get(ctx.understanding);
  if (known !== undefined) return known;
  const places = new Map<string, OfPlace>();
  for (const frame of ctx.understanding.frames) {
    const letter = letterOf(frame, ctx);
    const sample = letter === null ? null : placedSample(frame, ctx);
    if (letter === null || sample === null) continue;
    const before = places.get(sample.short);
    if (before === undefined) places.set(sample.short, { letters: new Set([letter]), sample });
    else before.letters.add(letter);
  }
  placesOfLetters.set(ctx.understanding, places);
  return places;
}

const COUNT = /^\s*:\s*(?:\d|no\b|none|nil|zero)/i;

function placedSample(frame: Frame, ctx: Context): Sample | null {
  const label = frame.label;
  if (label === undefined || ctx.understanding.report.type.type !== 'pathology') return null;
  // "Visceral pleura involvement:" asks whether the tumor is there; no sample was taken from it.
  if (/\b(?:involvement|invasion|extension)\b/i.test(ctx.clean(label))) return null;
  // "Lymph nodes: 2 of 28 positive. Tumor deposits: nil": a count in a form, no sample of its own.
  if (
    /\bnodes?$/i.test(ctx.clean(label)) &&
    COUNT.test(ctx.understanding.report.clean.slice(label.end, label.end + 12))
  )
    return null;
  // The places of a heading are known by what stands under it alone.
  const named = ctx.mentions.within(label);
  const places = (named.length > 0 ? named : frame.sites.filter(({ span }) => isWithin(span, label))).filter(
    (mention) => mention.kind === 'anatomy' && !NO_PLACE.test(mention.ref.id),
  );
  const finer = places.filter((mention) => mention.ref.id !== 'skin');
  const inLabel = finer.length > 0 ? finer : places;
  const mention =
    frame.sites.find((site) => inLabel.some((other) => other.span.start === site.span.start)) ?? inLabel[0];
  // Of an operation that took out several organs the label does not say which one is meant.
  const organs = new Set(inLabel.map(({ ref }) => ref.id));
  if (organs.size > 2 && !frame.sites.some((site) => organs.has(site.ref.id) && !isWithin(site.span, label)))
    return null;
  const noun = mention === undefined ? null : nounOf(mention, ctx);
  if (mention === undefined || noun === null) return null;
  const words = ctx.clean(label);
  const side = sideIn(words);
  const nodes = nodeSample(inLabel, words, side, ctx);
  if (nodes !== null) return { ...nodes, span: label };
  const where = place(numbered(noun, mention, ctx), side);
  const part = /\b(base|mid|apex)\b/i.exec(words)?.[1]?.toLowerCase();
  const inner = part === undefined ? where : `${PARTS[part]} of ${where}`;
  const term = noun.lay.includes(noun.term) || /\blymph node/.test(noun.term) ? '' : ` (${noun.term})`;
  const what = /\bpolyp\b/i.test(words) ? 'polyp' : 'sample';
  // "LEFT OVARY AND TUBE": of neither alone.
  const pair =
    organs.size === 2 && part === undefined ? inLabel.find(({ ref }) => ref.id !== mention.ref.id) : undefined;
  const other = pair === undefined ? null : nounOf(pair, ctx);
  if (pair !== undefined && other !== null && areJoined(mention.span, pair.span, ctx)) {
    const both = (mention.span.start < pair.span.start ? [noun, other] : [other, noun]).map((one) => place(one, side));
    const named = `the ${what} from ${both[0]} and ${both[1]}`;
    return { name: named, short: named, span: label, knowledge: [noun.id, other.id] };
  }
  const short = noun.id === 'skin' ? skinSample(side) : `the ${what} from ${inner}`;
  return { name: `${short}${term}`, short, span: label, knowledge: [noun.id] };
}

/** "Ovary and tube", "uterus & cervix" */
function areJoined(one: Span, other: Span, ctx: Context): boolean {
  const between = ctx.clean({ start: Math.min(one.end, other.end), end: Math.max(one.start, other.start) });
  return /^,? ?(?:and|&|\+|with) (?:the |left |right )?$/i.test(`${between.trim()} `);
}

const isWithin = (span: Span, outer: Span): boolean => span.start >= outer.start && span.end <= outer.end;

/** "Uterus, cervix, tubes and ovaries: Leiomyoma": what stands under the names of several organs is of none of them by its label. */
export function withoutListedOrgans(frame: Frame, ctx: Context): Frame {
  const { label } = frame;
  if (label === undefined || ctx.understanding.report.type.type !== 'pathology') return frame;
  const organs = new Set(
    ctx.mentions
      .within(label)
      .flatMap(({ kind, ref }) => (kind === 'anatomy' && !NO_PLACE.test(ref.id) ? [ref.id] : [])),
  );
  return organs.size > 2 ? { ...frame, sites: frame.sites.filter(({ span }) => !isWithin(span, label)) } : frame;
}

/** "LEFT BREAST", "SKIN, L NASAL ALA", "Rt. thigh", "Thyroid (L) mid" */
function sideIn(words: string): 'left' | 'right' | null {
  const left =
    /\bleft\b/i.test(words) || /(?:^|[,:;.]\s*|\d\s)(?:L|LT|Lt)\.?\s+[A-Za-z]{3}|\((?:L|LT|Lt)\)/.test(words);
  const right =
    /\bright\b/i.test(words) || /(?:^|[,:;.]\s*|\d\s)(?:R|RT|Rt)\.?\s+[A-Za-z]{3}|\((?:R|RT|Rt)\)/.test(words);
  return left === right ? null : left ? 'left' : 'right';
}

/** "LYMPH NODE, LEFT AXILLA, CORE BIOPSY": nodes have a place, and the side is that of the place. */
function nodeSample(
  places: readonly Mention[],
  words: string,
  side: 'left' | 'right' | null,
  ctx: Context,
): Omit<Sample, 'span'> | null {
  if (
    !/\blymph nodes?\b/i.test(words) ||
    !places.every(({ ref }) => ref.id.startsWith('lymph-node') || PLACES_OF_NODES.test(ref.id))
  )
    return null;
  const inside = places.find(({ ref }) => !ref.id.startsWith('lymph-node'));
  const noun = inside === undefined ? null : nounOf(inside, ctx);
  const where = noun === null ? (side === null ? '' : ` from the ${side} side`) : ` from ${place(noun, side)}`;
  const short = `the lymph node sample${where}`;
  return { name: short, short, knowledge: ['lymph-node', ...(noun === null ? [] : [noun.id])] };
}

const PLACES_OF_NODES = /^(?:axilla|neck|groin|inguinal-region|pelvis|mediastinum|abdomen|retroperitoneum|hilum)$/;

function skinSample(side: 'left' | 'right' | null): string {
  return side === null ? 'the skin sample' : `the skin sample from the ${side} side`;
}

function numbered(noun: Noun, mention: Mention, ctx: Context): Noun {
  const many = noun.number === 'singular' && mention.via === 'inflected' && /s$/i.test(ctx.clean(mention.span));
  return many ? { ...noun, lay: noun.layPlural ?? plural(noun.lay), number: 'plural' } : noun;
}

/** The frame without the side, part and place that its sample's name tells already. */
export function insideSample(frame: Frame, sample: Sample, ctx: Context): Frame {
  const own = (span: Span) => span.start >= frame.source.start && span.end <= frame.source.end;
  const inside = sample.span.end > frame.source.start && sample.span.end < frame.source.end;
  const words = ctx.clean(inside ? { start: sample.span.end, end: frame.source.end } : frame.source);
  const sided = /\b(?:left|right|bilateral|both)\b/i.test(words);
  return {
    ...frame,
    sites: frame.sites.filter((site) => own(site.span) && !sample.knowledge.some((id) => id.includes(site.ref.id))),
    laterality: sided ? frame.laterality : null,
    level: frame.level !== null && /\d/.test(frame.level) ? frame.level : null,
  };
}
