import type { Span } from '../../contract/analysis.js';
import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { list, termInSentence, withArticle } from '../words/english.js';
import { headPhrase } from '../words/phrase.js';
import { place, prepositionFor, sided } from '../words/place.js';
import { ACTIONS, type Action, HEDGED, MEANS, UNTOLD_WORDS } from './operation-actions.js';
import { type Plan, plan } from './plan.js';

const TURNED = /\bconver(?:ted|ting|sion)\b/i;

/** One name of something done, as far as it says what and where; how it was done is left off. */
interface Named {
  span: Span;
  words: string;
  /** Recognised in it, without words for a way of operating. */
  mentions: Mention[];
  /** Said in front: "by keyhole surgery". */
  manner: string;
  side: 'left' | 'right' | 'both' | null;
  /** Two sides stand in it. */
  sidesUnclear: boolean;
  levels: string[];
}

/**
 * What was done, in plain words where every word of the name is accounted for: then nothing of it can be taken for
 * something else. Otherwise the name as the report prints it.
 */
export function planOperationName(frame: Frame, ctx: Context): Plan | null {
  if (frame.experiencer !== 'patient' || frame.assertion === 'family') return null;
  const clause = ctx.clean(frame.source);
  // "Laparoscopy converted to open surgery": the first name alone is not what was done.
  const done = !frame.negated && frame.assertion === 'present' && !HEDGED.test(clause) && !TURNED.test(clause);
  return (done ? inPlainWords(frame, ctx) : null) ?? quoted(frame, clause, ctx);
}

function inPlainWords(frame: Frame, ctx: Context): Plan | null {
  const named = readName(frame, ctx);
  if (named === null || named.sidesUnclear) return null;
  // Begun with a camera and ended through a cut: how it was done is left off.
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (named.manner !== '' && sentence !== undefined && TURNED.test(ctx.clean(sentence.span))) named.manner = '';
  const procedures = named.mentions.filter(({ kind }) => kind === 'procedure' || kind === 'test');
  const spelled = spelledOut(named, frame, ctx);
  if (spelled !== null) return spelled;
  const action = ACTIONS.find(({ pattern }) => pattern.test(named.words));
  const specific = procedures.filter(({ ref }) => !ACTIONS.some(({ ids }) => ids.includes(ref.id)));
  const unknown = unknownWords(named, ctx);
  if (specific.length > 1 || (specific.length === 1 && UNDOES.test(outside(specific[0] as Mention, named, ctx))))
    return null;
  const [own] = specific;
  if (own !== undefined) {
    // A full name of an operation holds, whatever small words stand beside it.
    if (unknown > (NAMED_OPERATION.test(ctx.clean(own.span)) ? 3 : 0)) return null;
    return action !== undefined && !covers(own, action, ctx) ? null : byConcept(own, named, frame, ctx);
  }
  if (action === undefined || unknown > 0) return null;
  if (named.mentions.some(({ kind }) => !OBJECT_KINDS.has(kind))) return null;
  const grounds = groundsOf(frame, ctx);
  if (action.fixed !== undefined) return plan(action.fixed, grounds);
  const object = objectOf(named, action, frame, ctx);
  if (object === null) return null;
  if (object.text === '')
    return action.alone === undefined
      ? null
      : plan(
          inManner(action.alone, named.manner),
          grounds,
          procedures.map(({ ref }) => ref.id),
        );
  const says = (object.place === true && !/\bbone\b/.test(object.text) ? action.place : undefined) ?? action.says;
  const knowledge = [...object.knowledge, ...procedures.map(({ ref }) => ref.id)];
  return plan(
    inManner(`${says.replace('{o}', object.text)}${object.text.includes(' at ') ? '' : atLevels(named)}`, named.manner),
    grounds,
    knowledge,
  );
}

/** "By keyhole surgery, you had …": in front, so that it is not said of what follows. */
function inManner(text: string, manner: string): string {
  return manner === '' ? text : `${manner}, ${text}`;
}

const NAMED_OPERATION =
  /(?:ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ies)|pexy|desis|centesis|section|replacement|repair|release|rrhaphy|sling|bypass|fusion|catheterization|emulsification|implantation)$/i;

/** "Reversal of a colostomy", "insertion of a dialysis catheter": not what the other name says by itself. */
const UNDOES =
  /\b(?:revers(?:al|ed)|takedown|removal|revision|exchange|replacement of|insertion|placement|implantation|closure of|catheter|pump|device|harvest\w*|guidance|assessment|interrogation|programming|testing|change|check|patch|hardware)\b/i;
const OBJECT_KINDS = new Set([
  'procedure',
  'test',
  'finding',
  'disease',
  'device',
  'anatomy',
  'descriptor',
  'symptom',
  'normal',
  'other',
  'substance',
]);

/** "EGD" alone: its long form. */
function spelledOut(named: Named, frame: Frame, ctx: Context): Plan | null {
  if (!/^[A-Z][A-Za-z&]{1,6}$/.test(named.words)) return null;
  const known = ctx.understanding.expansions.find(
    ({ span }) => span.start >= named.span.start && span.end <= named.span.end,
  );
  return known === undefined ? null : plan(`you had ${withArticle(known.long)} (${known.short})`, [frame.source]);
}

/** The name without what was recognised of it. */
function outside({ span }: Mention, named: Named, ctx: Context): string {
  const { clean } = ctx.understanding.report;
  return `${clean.slice(named.span.start, span.start)} ${clean.slice(span.end, named.span.end)}`;
}

/** The action word is part of the recognised name ("carpal tunnel release"). */
function covers(own: Mention, action: Action, ctx: Context): boolean {
  const noun = nounOf(own, ctx);
  return action.pattern.test(ctx.clean(own.span)) || (noun !== null && action.pattern.test(noun.term));
}

function byConcept(own: Mention, named: Named, frame: Frame, ctx: Context): Plan | null {
  const noun = nounOf(own, ctx);
  if (noun === null) return null;
  const things = named.mentions.filter(({ kind }) => ['finding', 'disease', 'device', 'organism'].includes(kind));
  const sites = named.mentions
    .filter((mention) => mention.kind === 'anatomy' && !overlaps(mention, own))
    .map((mention) => nounOf(mention, ctx));
  const site = things.length > 0 ? null : (sites.filter((one) => one !== null && fits(one, noun)).at(-1) ?? null);
  const side = named.side !== null && /\b(?:heart|left|right)\b/.test(noun.lay) ? null : named.side;
  const withSide =
    sided(noun.lay, side)?.replace(
      /^removal of both ovaries and its tube$/,
      'removal of both ovaries and their tubes',
    ) ?? null;
  const core = withSide ?? noun.lay;
  const printed = termInSentence(ctx.clean(own.span), noun.term);
  const term = own.via === 'spelling' || own.via === 'word-order' || printed.length > 40 ? noun.term : printed;
  const medical = core.includes('(') || sameWords(core, term) ? '' : ` (${term})`;
  const shown = noun.number === 'singular' && withSide === null ? withArticle(core) : core;
  const where = withSide !== null ? '' : whereOf(noun, site, side);
  const manner = named.manner !== '' && /\b(?:keyhole|camera|laser|needle)\b/.test(core) ? '' : named.manner;
  return plan(inManner(`you had ${shown}${medical}${where}${atLevels(named)}`, manner), groundsOf(frame, ctx), [
    noun.id,
    ...(site !== null && where !== '' ? [site.id] : []),
  ]);
}

const TOO_SMALL =
  /^(?:lumen|vein|artery|vessel|blood-vessel|duct|skin|tissue|soft-tissues?|cartilage|bone|fascia|subcutaneous\w*|mucosa|muscle|fat)$/;

/** A place of the same part of the body; a look inside needs none. */
function fits(site: Noun, noun: Noun): boolean {
  if (TOO_SMALL.test(site.id) || /^look\b/.test(noun.lay)) return false;
  return site.system === noun.system || ANYWHERE.has(site.system) || ANYWHERE.has(noun.system);
}

const ANYWHERE = new Set(['general', 'cancer', 'infection', 'immune', 'blood', 'skin']);

function whereOf(noun: Noun, site: Noun | null, side: Named['side']): string {
  if (site !== null && !noun.lay.includes(site.lay.replace(/^(?:an?|the) /, ''))) {
    const preposition = prepositionFor(site, 'finding');
    return ` ${preposition} ${place(site, side)}`;
  }
  if (side === null) return '';
  return side === 'both' ? ' on both sides' : ` on the ${side} side`;
}

function atLevels({ levels }: Named): string {
  return levels.length === 0 ? '' : ` at ${list(levels)}`;
}

/** What an action was done to; "" where the name says nothing of it; null where it cannot be told safely. */
function objectOf(
  named: Named,
  action: Action,
  frame: Frame,
  ctx: Context,
): { text: string; knowledge: string[]; place?: boolean } | null {
  const free = named.mentions.filter((mention) => !['procedure', 'test', 'descriptor'].includes(mention.kind));
  const things = free.filter(({ kind }) => ['finding', 'disease', 'device', 'symptom'].includes(kind));
  if (things.some((thing) => isAdjective(thing, ctx))) return null;
  const places = free.filter(
    (mention) => mention.kind === 'anatomy' && !things.some((thing) => overlaps(thing, mention)),
  );
  if (free.length === 0) return named.side === null ? { text: '', knowledge: [] } : null;
  if (
    things.length > 1 ||
    free.some(({ kind }) => !['finding', 'disease', 'device', 'symptom', 'anatomy'].includes(kind))
  )
    return null;
  const [thing] = things;
  if (thing !== undefined) {
    const sites = places.filter(({ ref }) => !TOO_SMALL.test(ref.id));
    const phrase = headPhrase(
      {
        ...frame,
        head: thing,
        sites,
        laterality: named.side,
        level: named.levels.length === 1 ? (named.levels[0] ?? null) : null,
        severity: null,
        count: null,
        sizes: [],
        negated: false,
      },
      ctx,
      { term: true },
    );
    return phrase === null ? null : { text: phrase.text, knowledge: phrase.knowledge };
  }
  const node = places.find(({ ref }) => /lymph-node/.test(ref.id));
  if (node !== undefined) {
    const phrase = headPhrase(
      { ...frame, head: node, sites: [], laterality: named.side, level: null, severity: null, count: null, sizes: [] },
      ctx,
      { term: false },
    );
    return phrase === null ? null : { text: phrase.text, knowledge: phrase.knowledge };
  }
  if (action.onlyThings === true && action.place === undefined) return null;
  const sites = places.filter(({ ref }) => !TOO_SMALL.test(ref.id));
  const [site] = sites.length > 0 ? sites : places;
  const noun = site === undefined ? null : nounOf(site, ctx);
  if (noun === null || sites.length > 2) return null;
  return { text: place(noun, named.side), knowledge: [noun.id], place: true };
}

function isAdjective({ ref, span }: Mention, ctx: Context): boolean {
  const printed = ctx.clean(span).toLowerCase();
  const forms = ref.folder === 'concepts' ? (ctx.knowledge.concept(ref.id)?.adjectives ?? []) : [];
  return (
    ACTION_WORDS.test(printed) ||
    forms.some((form) => form.toLowerCase() === printed) ||
    /(?:ic|al|ous|ed)$/.test(printed)
  );
}

/** Where the name ends and its means begin: "using a graft", "under local anesthesia", "for decompression". */
const HOW =
  /\s(?:using|utilizing|utilising|via|under|with|without|by|for|through|performed|done|including|utilization|technique|CPT)\b/gi;
const SPINE =
  /spin|dis[ck]|lamin|foramin|vertebr|fusion|arthrodesis|decompress|nerve root|cervical|thoracic|lumbar|instrument|graft|cage|facet|corpectomy|plate|rhizotomy|epidural|block|inject|osteophyt/i;
const LEVEL = /\b[CTLS]\d{1,2}(?:\s?[-–]\s?[CTLS]?\d{1,2})?\b/g;

function readName(frame: Frame, ctx: Context): Named | null {
  const { clean } = ctx.understanding.report;
  const printed = clean.slice(frame.source.start, frame.source.end);
  if (/^\W*(?:using|utilizing|via|by|under|through)\b/i.test(printed)) return null;
  const lead = /^\W*(?:(?:as well as|including|status post)\s+)?/i.exec(printed)?.[0].length ?? 0;
  const length = meansAt(frame.source, printed, lead + 3, ctx);
  const span = { start: frame.source.start + lead, end: frame.source.start + length };
  const words = clean
    .slice(span.start, span.end)
    .replace(/\([^)]{0,80}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found = ctx.mentions
    .within(span)
    .filter((mention, at, all) => !all.some((other, there) => there !== at && inside(mention, other)));
  const manners = MEANS.filter(({ pattern }) => pattern.test(words));
  const mentions = found.filter((mention) => !ADJECTIVE.test(ctx.clean(mention.span)));
  const left = /\b(?:left|lt|left-sided)\b/i.test(words) || /(?<![-\d])\bL\b(?![-\d])/.test(words);
  const right = /\b(?:right|rt|right-sided)\b/i.test(words) || /(?<![-\d])\bR\b(?![-\d])/.test(words);
  const both = /\b(?:bilateral\w*|both)\b/i.test(words);
  return {
    span,
    words,
    mentions,
    manner: manners[0]?.says ?? '',
    side: both ? 'both' : left ? 'left' : right ? 'right' : null,
    sidesUnclear: Number(left) + Number(right) + Number(both) > 1,
    levels: !SPINE.test(words)
      ? []
      : [...new Set((words.match(LEVEL) ?? []).map((level) => level.replace(/\s/g, '')))].slice(0, 6),
  };
}

/** Where the means begin; never inside a name ("examination under anesthesia"). */
function meansAt(source: Span, printed: string, from: number, ctx: Context): number {
  const names = ctx.mentions.within(source);
  for (const match of printed.matchAll(HOW)) {
    const at = match.index;
    const start = source.start + at + 1;
    if (at >= from && !names.some(({ span }) => span.start < start && span.end > start)) return at;
  }
  return printed.length;
}

/** Ways of operating named as adjectives: recognised as the procedure, yet only its manner. */
const ADJECTIVE =
  /^(?:\w*scopic(?:ally|-assisted)?|\w*-assisted|percutaneous|transurethral|robotic|laser|total|partial|open|surgical|operative|left|right)$/i;

function inside(a: Mention, b: Mention): boolean {
  return (
    b.span.start <= a.span.start && b.span.end >= a.span.end && b.span.end - b.span.start > a.span.end - a.span.start
  );
}

function overlaps(a: Mention, b: Mention): boolean {
  return a.span.start < b.span.end && b.span.start < a.span.end;
}

/** How many words are neither recognised nor plain ones: their thing might be taken for another. */
function unknownWords(named: Named, ctx: Context): number {
  const { clean } = ctx.understanding.report;
  let rest = '';
  let at = named.span.start;
  for (const { span } of named.mentions) {
    if (span.start < at) continue;
    rest += ` ${clean.slice(at, span.start)} `;
    at = span.end;
  }
  rest += ` ${clean.slice(at, named.span.end)}`;
  const words = rest
    .replace(/\([^)]{0,80}\)/g, ' ')
    .replace(LEVEL, ' ')
    .toLowerCase()
    .match(/[a-z][a-z'-]*/g);
  return (words ?? []).filter((word) => !UNTOLD_WORDS.test(word) && !ACTION_WORDS.test(word) && !ADJECTIVE.test(word))
    .length;
}

const ACTION_WORDS =
  /^(?:excisions?|re-?excision|resection|removal|extirpation|explantation|extraction|enucleation|evacuation|repairs?|correction|closure|release|decompression|exploration|fulguration|electrofulguration|cauterization|ablation|injections?|reconstruction|debridement|biops(?:y|ies)|excisional|drainage|incision|reduction|fixation|orif|i|d|dilat(?:at)?ion|irrigation|washout|insertion|placement|implantation|application|revision|cautery|aspiration)$/;

function sameWords(core: string, term: string): boolean {
  const flat = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return flat(core).includes(flat(term)) || flat(term).includes(flat(core));
}

const NAMES_A_DEED =
  /(?:ectomy|ectomies|otomy|ostomy|plasty|pexy|desis|centesis|scopy|graphy|gram|rrhaphy|lysis|ation|ition|ection|ision|age|ment|oval|air|ease|sure|psy|psies|block|graft|flap|lift|sling|nail|nailing|exchange|stent|stenting|procedure|operation|surgery)s?\b/i;
/** A test with its verdict is no name either. */
const CAME_TO =
  /\b(?:negative|normal|abnormal|positive|unremarkable|nondiagnostic|inconclusive|show(?:s|ed|ing)|reveal(?:s|ed|ing))\b/i;
const MOST_QUOTED = 16;
const DAY =
  /\b(?:on|date|dated|performed|at|the|following|(?:mm|dd|yyyy|xx+)|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;
const HAS_RESULT =
  /\b(?:no (?:acute|evidence|sign|significant|interval|new|obvious|active)|negative|positive|normal|abnormal|unremarkable|show(?:s|ed|ing)|reveal\w*|demonstrat\w+|suggest\w*|consistent with|ejection fraction|within|residual|lvef|ef \d|hypokine\w+|akine\w+|no (?:lv )?thromb\w+|occluded)\b|(?<!<)\b\d{1,3} ?%(?! (?:lidocaine|lignocaine|bupi\w+|saline|solution|tbsa|mesh|off|weight))/i;

/** The name as printed, with codes and marks left off. */
/** "On August 24, 2007, decortication": the day, and what was done on it. */
const DAY_IN_FRONT =
  /^(?:on )?((?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}))[,:]? +(?:-|–)? ?([a-z].*)$/i;

function quoted(frame: Frame, clause: string, ctx: Context): Plan | null {
  const words = clause
    .replace(/\((?:CPT|ICD)[^)]*\)|\bCPT\b[^,.;]*|\(\d{5}[^)]*\)/gi, '')
    .replace(/^[\s\d.)•*:-]+(?=[A-Za-z])/, '')
    .replace(/[“”]/g, '"')
    .replace(/[.?!;,:\s]+$/, '')
    .trim();
  if (!/[A-Za-z]{2}/.test(words) || /_{2,}|XXXX/.test(words) || /^(?:none|nil|n\/?a|not applicable)$/i.test(words))
    return null;
  // "On 3/4/2020": the day of what follows.
  if (!/[A-Za-z]{3}/.test(words.replace(DAY, ' '))) return null;
  const dated = DAY_IN_FRONT.exec(words);
  if (dated?.[1] !== undefined && dated[2] !== undefined && frame.head !== null && !HAS_RESULT.test(words)) {
    const name = dated[2];
    if (name.split(/\s+/).length <= MOST_QUOTED && !CAME_TO.test(words))
      return plan(`what was done on ${dated[1]} is called “${name}” in the report`, [frame.source]);
  }
  const all = words.split(/\s+/);
  const quiet = all.length > MOST_QUOTED ? `${all.slice(0, MOST_QUOTED).join(' ')} …` : words;
  const names = frame.head !== null || NAMES_A_DEED.test(words);
  // A sentence is no name.
  if (
    CAME_TO.test(words) ||
    /^(?:s?he|we|they|this|there|it)\b|\b(?:the patient|pt|\d[- ]?(?:year|month|week)s?[- ]old)\b/i.test(words)
  )
    return plan(`the report says: “${quiet}”`, [frame.source]);
  // "CT angiography, negative for a clot": what came of it is no part of a name.
  if (HAS_RESULT.test(words))
    return {
      ...plan(`the report says: “${quiet}”`, [frame.source]),
      details: glossesFor(frame.source, ctx).slice(0, 2),
    };
  return plan(
    names ? `what was done is called “${quiet}” in the report` : `among what was done, the report lists “${quiet}”`,
    [frame.source],
  );
}
