import { Screened } from '../../reading/index.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { list, plural, termInSentence, withArticle } from './english.js';
import { partOf } from './part.js';
import { place, prepositionFor, refined, sided, siteFor } from './place.js';
import { graded, isAmount, sizedByWord } from './severity.js';

/** A noun phrase ready for a sentence, and what "it" is for it. */
export interface Phrase {
  text: string;
  plural: boolean;
  /** Something one can count and measure (a spot), not a state or a fluid. */
  countable: boolean;
  /** Kind of the concept: finding, disease, symptom … */
  kind: string;
  /** The severity in words where it found no place in the phrase. */
  grade: string | null;
  knowledge: string[];
}

export interface PhraseOptions {
  /** Put the medical word behind the everyday name where they differ. */
  term: boolean;
  /** Leave severity and count away, as in "no sign of …". */
  bare?: boolean;
}

/**
 * The noun phrase of a frame's head with severity, count, side, place and, if asked for, the medical word:
 * "a small round spot (nodule) in the upper part of your right lung". Null where the head is not in the knowledge base.
 */
export function headPhrase(frame: Frame, ctx: Context, options: PhraseOptions): Phrase | null {
  if (frame.head === null) return null;
  const named = nounOf(frame.head, ctx);
  if (named === null) return null;
  const noun = oneOfMany(frame, named, ctx);
  const many = isMany(frame, noun, ctx);
  const knowledge = [noun.id];
  const lay = (many ? (noun.layPlural ?? plural(noun.lay)) : noun.lay).replace(
    /^(?:an?|the) (?=\w)/,
    noun.number === 'name' ? '$&' : '',
  );
  const placed = siteFor(frame, noun, ctx);
  // "Swollen glands in the armpit in your lymph node" says it twice.
  const site = placed !== null && /^lymph-nodes?$/.test(placed.id) && /adenopathy/.test(noun.id) ? null : placed;
  let core = lay;
  let tail = '';
  const listed = site === null ? [] : besides(frame, site, ctx);
  const own = site === null ? null : refined(lay, site, frame.laterality);
  // "Calcium in the heart arteries" in two of them: both are named in its place.
  const finer =
    own === null || site === null || listed.length === 0
      ? own
      : frame.laterality !== null
        ? null
        : own.replace(place(site, frame.laterality), list([site, ...listed].map((one) => place(one, null))));
  const withSide = sided(lay, frame.laterality);
  if (finer !== null) core = finer;
  else if (withSide !== null) core = withSide;
  else if (/\bto one side\b/.test(core) && (site === null || towards(frame, ctx) !== null))
    core = core.replace('to one side', towards(frame, ctx) ?? 'to one side');
  else if (site !== null) {
    const beside = listed;
    knowledge.push(...beside.map(({ id }) => id));
    const side = beside.length > 0 ? sidesOf(frame, ctx) : () => frame.laterality;
    const places = [site, ...beside].map((one) => place(one, one === site || one.paired ? side(one.id) : null));
    const part = beside.length > 0 || noun.kind === 'procedure' ? null : partOf(frame, site, ctx);
    const beyond = relationTo(frame, site, ctx);
    tail =
      beyond !== null
        ? ` ${beyond} ${list(places)}`
        : part === null
          ? ` ${prepositionFor(site, noun.kind, noun.lay)} ${list(places)}`
          : ` ${part.preposition} the ${part.words} of ${list(places)}`;
  } else if (
    frame.laterality !== null &&
    !/\b(?:left|right|both|two sides|between(?! the (?:lungs|breasts)))\b/.test(core)
  ) {
    tail =
      frame.laterality === 'both'
        ? options.bare
          ? ' on either side'
          : ' on both sides'
        : ` on the ${frame.laterality} side`;
  }
  if (site !== null && (finer !== null || withSide === null)) knowledge.push(site.id);
  if (finer !== null) knowledge.push(...listed.map(({ id }) => id));
  const spine = frame.level !== null && /^[CTLS]\d/.test(frame.level);
  // "M1 E0 S1 T0" of a sample are scores.
  // "T3 rectal tumor": how far it has grown, and no bone of the back.
  const grown = /^T[0-4][a-d]?$/i.test(frame.level ?? '') && /tumou?r|cancer|carcinoma|neoplas|malignan/.test(noun.id);
  const level = (spine && ctx.understanding.report.type.type === 'pathology') || grown ? null : frame.level;
  if (level !== null && /\d/.test(level) && !core.includes(level)) tail += ` at ${level}`;

  const singular =
    noun.number === 'singular' &&
    !many &&
    !/^(?:blood(?! clot)|fluid(?! sac| pocket)|air|pus|swelling|bleeding) /.test(core);
  const size = options.bare ? null : sizeWord(frame, ctx);
  const severity =
    gradesOther(frame, ctx) ||
    CANCER.test(noun.id) ||
    HOW_MUCH.test(noun.term) ||
    isOnlyWide(frame, ctx) ||
    (isOnlySized(frame, ctx) && !isAmount(core))
      ? null
      : frame.severity;
  // "Extensive mediastinal mass": a lump is large, and never severe.
  const big = size === null && severity === 'severe' && LUMP.test(core);
  const measured = options.bare
    ? { text: singular ? withArticle(core) : core, grade: null }
    : (withCount(core, frame, many) ??
      (size === null && !big
        ? graded(core, noun.number === 'name' ? null : severity, singular)
        : sizedByWord(core, size ?? 'large', singular)));
  const medical = options.term ? medicalWord(frame.head, noun, core, many, ctx) : '';
  return {
    text: `${options.bare ? '' : howOften(frame, many || noun.number !== 'singular', ctx)}${measured.text}${medical}${tail}`,
    plural: many || noun.number === 'plural',
    countable: noun.number === 'singular',
    kind: noun.kind,
    grade: measured.grade,
    knowledge,
  };
}

/** "Occasional PVCs and frequent PACs": of many, how often they come. */
function howOften(frame: Frame, many: boolean, ctx: Context): string {
  if (!many || frame.head === null) return '';
  const before = ctx.clean({ start: Math.max(0, frame.head.span.start - 16), end: frame.head.span.start });
  const often = OFTEN.exec(before)?.[1];
  return often === undefined ? '' : `${often.toLowerCase()} `;
}

const OFTEN = /\b((?:very )?frequent|infrequent|occasional)\s*$/i;

/** "Scant colloid": the name says how much. */
const HOW_MUCH = /^(?:scant|minimal) /i;

const RELATIONS: readonly [RegExp, string][] = [
  [/\b(?:surrounding|around|encircling|encasing)\b/i, 'around'],
  [/\b(?:adjacent to|near|next to|abutting|close to|bordering|contiguous with|in the region of|beside)\b/i, 'near'],
  [/\b(?:anterior to|in front of)\b/i, 'in front of'],
  [/\b(?:posterior to|behind)\b/i, 'behind'],
  [/\b(?:superior to|above)\b/i, 'above'],
  [/\b(?:inferior to|below|beneath|underlying)\b/i, 'below'],
  [/\b(?:overlying|projecting over|projects over|superimposed on|superimposed over)\b/i, 'over'],
  [/\bbetween\b/i, 'between'],
];

const BESIDE = /^(?:peri|para|juxta)(?=[a-z]{4})/i;
const NEIGHBOUR = /\b(surrounding|adjacent|nearby|neighbou?ring)(?: [\w-]+){0,2} ?$/i;

/** "surrounding the ankle joint", "posterior to the bladder": beside a place, not in it. Null for in. */
function relationTo(frame: Frame, site: Noun, ctx: Context): string | null {
  const mention = frame.sites.find(({ ref }) => ref.id === site.id);
  const prefix = mention === undefined ? undefined : BESIDE.exec(ctx.clean(mention.span))?.[0].toLowerCase();
  // "Periappendiceal", where the part itself is not called so.
  if (prefix !== undefined && !site.term.toLowerCase().startsWith(prefix)) return prefix === 'peri' ? 'around' : 'near';
  if (mention !== undefined && frame.head !== null && mention.span.end <= frame.head.span.start) {
    const before = ctx.clean({
      start: Math.max(mention.span.end, frame.head.span.start - 30),
      end: frame.head.span.start,
    });
    const beside = NEIGHBOUR.exec(before)?.[1]?.toLowerCase();
    if (beside !== undefined) return beside === 'surrounding' ? 'around' : 'near';
  }
  if (mention === undefined || frame.head === null || mention.span.start < frame.head.span.end) return null;
  const lead = ctx.clean({ start: frame.head.span.end, end: mention.span.start });
  const near = lead.slice(Math.max(0, lead.length - 40));
  const last = /\b(?:in|within|of|on|at|to|involving)\b(?! the region)[^,]*$/i.exec(
    near.replace(
      /\b(?:adjacent|next|close|anterior|posterior|superior|inferior) to\b|superimposed on|in front of|in the region of/gi,
      (words) => words.replace(/\b(?:to|of|in)\b/gi, '~'),
    ),
  );
  const found = RELATIONS.find(([pattern]) => pattern.test(near))?.[1] ?? null;
  return last === null ? found : null;
}

/**
 * "ribs, spine and left hip": which side is said of which place of a list. A side holds for the place behind it and those
 * that follow, never for those before it; one that follows them all is not given to any.
 */
function sidesOf(frame: Frame, ctx: Context): (id: string) => Frame['laterality'] {
  const places = frame.sites.filter(({ kind }) => kind === 'anatomy').sort((a, b) => a.span.start - b.span.start);
  const sides = new Map<string, Frame['laterality']>();
  let current: Frame['laterality'] = null;
  for (const { ref, span } of places) {
    const before = ctx.clean({ start: Math.max(0, span.start - 12), end: span.start });
    const own = /\b(left|right)\b[ -]*$/i.exec(before)?.[1]?.toLowerCase();
    if (own === 'left' || own === 'right') current = own;
    sides.set(ref.id, current);
  }
  if (current !== null) return (id) => sides.get(id) ?? null;
  const last = places.at(-1)?.span.end ?? frame.source.end;
  const after = ctx.clean({ start: Math.min(last, frame.source.end), end: frame.source.end });
  return () => (/\b(?:left|right)\b/i.test(after) ? null : frame.laterality);
}

/** Other body parts in one list with the place that is told ("left calf and foot"). None where each has its own side. */
function besides(frame: Frame, site: Noun, ctx: Context): Noun[] {
  const places = frame.sites.filter(({ kind }) => kind === 'anatomy').sort((a, b) => a.span.start - b.span.start);
  const at = places.findIndex(({ ref }) => ref.id === site.id);
  const found: Noun[] = [];
  const isOther = (noun: Noun) => !within(noun, site) && !found.some((one) => one.lay === noun.lay);
  const join = (a: Mention | undefined, b: Mention | undefined) =>
    a !== undefined && b !== undefined && JOINED.test(ctx.clean({ start: a.span.end, end: b.span.start }));
  for (let i = at + 1; found.length < 2 && join(places[i - 1], places[i]); i++) {
    const noun = places[i] === undefined ? null : nounOf(places[i] as Mention, ctx);
    if (noun !== null && isOther(noun)) found.push(noun);
  }
  for (let i = at - 1; found.length < 2 && join(places[i], places[i + 1]); i--) {
    const noun = places[i] === undefined ? null : nounOf(places[i] as Mention, ctx);
    if (noun !== null && isOther(noun)) found.push(noun);
  }
  return found;
}

/** "the lungs and pleural spaces": the one name holds the other. */
function within(noun: Noun, site: Noun): boolean {
  return site.lay.includes(noun.lay.replace(/s$/, '')) || noun.lay.includes(site.lay.replace(/s$/, ''));
}

const JOINED =
  /^(?:,|and|or|\/|&|, and)(?: the)?(?: (?:(?:antero|postero|infero|supero)?(?:lateral|medial|septal)|anterior|posterior|superior|inferior|proximal|distal|mid|middle|upper|lower))?$/i;

/** "Minimally invasive", "large cell", "high-grade": of how such a growth looks and grows, never how bad it is. */
const CANCER =
  /(?:carcinoma|cancer|sarcoma|melanoma|lymphoma|leuk(?:a)?emia|myeloma|glioblastoma|mesothelioma)(?!-screening)/;

const LUMP = /^(?:lumps?|growths?|cysts?|polyps?)\b/;

const GRADED = new Screened(/\b(?:mild|moderate|severe|minimal|slight|marked|significant|extensive|advanced|trace)/i);

/** A size word before the head ("small effusion") where the clause holds no word of degree. */
function sizeWord(frame: Frame, ctx: Context): Parameters<typeof sizedByWord>[1] | null {
  if (frame.head === null || frame.head.span.start < frame.source.start) return null;
  // "Small hernia with moderate reflux": the degree is of what stands behind.
  const behind = ctx.clean({ start: frame.head.span.end, end: Math.max(frame.head.span.end, frame.source.end) });
  const own = ctx.clean({ start: frame.source.start, end: frame.head.span.end });
  if (GRADED.test(own) || GRADED.test(behind.replace(/\b(?:with|and|causing|associated)\b.*$|[,;(].*$/, '')))
    return null;
  const before = ctx.clean({
    start: Math.max(frame.source.start, frame.head.span.start - 45),
    end: frame.head.span.start,
  });
  const word = /\b(tiny|small|large|huge|massive)\b(?!.*\b(?:bowel|intestin\w*|vessel|airways?|and|with|cell)\b)/i.exec(
    before,
  )?.[1];
  // "Infarct, small"
  const after = /^\s*,\s*(tiny|small|large|huge|massive)\b\W*(?:$|,|in size\b)/i.exec(behind)?.[1];
  return ((word ?? after)?.toLowerCase() as Parameters<typeof sizedByWord>[1] | undefined) ?? null;
}

/** "Large central and right disc": a size and no degree, though it does not stand right before the name. */
function isOnlySized(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.severity === null || frame.head.span.start < frame.source.start) return false;
  // "Megakaryocytes small and mononuclear": so they look, and not how bad it is.
  const own = ctx.clean({ start: frame.source.start, end: Math.max(frame.head.span.end, frame.source.end) });
  return /\b(?:tiny|small|large|huge|massive)\b/i.test(own) && !GRADED.test(ctx.clean(frame.source));
}

/** "Extensive lymphedema": how far it reaches, and not how bad it is. */
function isOnlyWide(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.severity !== 'severe' || frame.head.span.start < frame.source.start) return false;
  const own = ctx.clean({ start: frame.source.start, end: Math.max(frame.head.span.end, frame.source.end) });
  return (
    /\bextensive\b/i.test(own) &&
    !GRADED.test(own.replace(/\bextensive\b/gi, '')) &&
    !/\b(?:profound|gross|critical|massive|large)\b/i.test(own)
  );
}

/** "minimally displaced fracture": the adverb grades the look, not the head. */
function gradesOther(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || frame.severity === null) return false;
  const before = ctx.clean({ start: frame.source.start, end: Math.max(frame.source.start, frame.head.span.start) });
  // "LA severely dilated, RA moderately dilated": the last adverb is the head's own.
  if (
    /\b(?:minimally|mildly|slightly|moderately|severely|markedly)\s+$/i.test(`${before} `) &&
    /(?:ed|ous|ic)$/i.test(ctx.clean(frame.head.span))
  )
    return false;
  return /\b(?:minimally|mildly|slightly|moderately|severely|markedly)\s+(?:\w+ed|\w+ous|\w+ic)\b/i.test(before);
}

function withCount(core: string, frame: Frame, many: boolean): { text: string; grade: null } | null {
  if (frame.count === null || !many) return null;
  const { count } = frame;
  if (count.kind === 'number') return { text: `${count.value} ${core}`, grade: null };
  return { text: `${{ several: 'several', few: 'a few', many: 'very many' }[count.kind]} ${core}`, grade: null };
}

const ONE = /\b(?:stone|calculus|gallstone|nodule|lesion|spot|cyst|polyp|fracture|lump)$/i;

/** "Tiny left renal stone" of an entry that is named in the plural: one of them. */
function oneOfMany(frame: Frame, noun: Noun, ctx: Context): Noun {
  if (noun.number !== 'plural' || frame.head === null || !ONE.test(ctx.clean(frame.head.span))) return noun;
  // A "lesion" of cells is not one of them.
  if (/\bcells$/.test(noun.lay)) return noun;
  if (frame.count !== null && !(frame.count.kind === 'number' && frame.count.value === 1)) return noun;
  const one =
    /^((?:[\w-]+ )*[\w-]{2,}[^aeious])s$/.exec(noun.lay)?.[1] ?? /^((?:[\w-]+ )*[\w-]+e)s$/.exec(noun.lay)?.[1];
  return one === undefined ? noun : { ...noun, lay: one, number: 'singular', layPlural: noun.lay };
}

const OWN_NUMBER = /^(?:single|double|triple|one|two|three|four|\d)[- ](?!mm|cm)/i;

function isMany(frame: Frame, noun: Noun, ctx: Context): boolean {
  if (noun.number !== 'singular' || frame.head === null) return false;
  if (!['finding', 'disease', 'device'].includes(noun.kind)) return false;
  // "Two vessel disease": the number is of the name.
  if (OWN_NUMBER.test(ctx.clean(frame.head.span))) return false;
  if (frame.count?.kind === 'number') return frame.count.value > 1;
  if (frame.count) return true;
  const last = /([A-Za-z]+)$/.exec(ctx.clean(frame.head.span))?.[1]?.toLowerCase() ?? '';
  return frame.head.via === 'inflected' && /(?:[^su]s|i|ae|a)$/.test(last) && !noun.term.toLowerCase().endsWith(last);
}

/** " (pleural effusion)" where the printed word differs from what was said; else nothing. */
function medicalWord(mention: Mention, noun: Noun, said: string, many: boolean, ctx: Context): string {
  const printed = termInSentence(ctx.clean(mention.span), noun.term);
  // One of the "Nodules" that a list is of.
  const oneOf = !many && noun.number === 'singular' && /[^s]s$/i.test(printed) && !/s$/i.test(noun.term);
  const word =
    oneOf ||
    mention.via === 'spelling' ||
    mention.via === 'word-order' ||
    printed.length > 40 ||
    / (?:is|are|was|were|remains?|appears?|looks?) /.test(printed)
      ? noun.term
      : printed;
  const flat = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const core = flat(word);
  if (flat(said).includes(core) || core.includes(flat(noun.lay)) || said.includes('(')) return '';
  if (/[():]/.test(word)) return '';
  return ` (${word})`;
}

/** Several everyday names in one list. */
export function phraseList(phrases: readonly Phrase[], joiner: 'and' | 'or'): string {
  return list([...new Set(phrases.map((phrase) => phrase.text))], joiner);
}

/** The name without its article, for "no …", "the …". */
export function bareName(name: string): string {
  return name.replace(/^(?:an?|the) /, '');
}

/** Which way a thing is pushed: "left to right shift", "rightward", "to the left". */
function towards({ source, laterality }: Frame, ctx: Context): string | null {
  const printed = /\b(?:(?:left|right)(?: |-)to(?: |-)(left|right)|(left|right)wards?)\b/i.exec(ctx.clean(source));
  const side = (printed?.[1] ?? printed?.[2])?.toLowerCase() ?? (laterality === 'both' ? null : laterality);
  return side === null ? null : `to the ${side}`;
}
