import type { Frame, Mention } from '../../understanding/types.js';
import { type Context, groundsOf, type Noun, nounOf } from '../context.js';
import { deviceNamed } from '../operation/devices.js';
import { knownName, ownSense } from '../operation/known-names.js';
import { sideIn } from '../operation/side-named.js';
import { list, termInSentence, withArticle } from '../words/english.js';
import { hadDone } from '../words/had-done.js';
import { headPhrase } from '../words/phrase.js';
import { place, prepositionFor, sided } from '../words/place.js';
import { ACTIONS, type Action, HEDGED } from './operation-actions.js';
import { quotedOperation } from './operation-quoted.js';
import { ACTION_WORDS, isAdjective, type Named, readName, sameWords, unknownWords } from './operation-words.js';
import { type Plan, plan } from './plan.js';

const TURNED = /\bconver(?:ted|ting|sion)\b/i;

/**
 * What was done, in plain words where every word of the name is accounted for: then nothing of it can be taken for
 * something else. Otherwise the name as the report prints it.
 */
export function planOperationName(frame: Frame, ctx: Context): Plan | null {
  if (frame.experiencer !== 'patient' || frame.assertion === 'family') return null;
  const clause = ctx.clean(frame.source);
  // "Laparoscopy converted to open surgery": the first name alone is not what was done.
  const done = !frame.negated && frame.assertion === 'present' && !HEDGED.test(clause) && !TURNED.test(clause);
  const own = done ? ownSense(clause) : null;
  if (own !== null) return plan(`${own}${sideIn(clause)}`, groundsOf(frame, ctx));
  return (
    (done ? (inPlainWords(frame, ctx) ?? thingPutIn(frame, clause, ctx) ?? byItsName(frame, clause, ctx)) : null) ??
    (done ? null : turnedOpen(frame, clause, ctx)) ??
    quotedOperation(frame, clause, ctx)
  );
}

/** "Insertion of a dual-lumen port through the left femoral vein": what was put in or taken out. */
function thingPutIn(frame: Frame, clause: string, ctx: Context): Plan | null {
  const named = deviceNamed(clause);
  if (named === null) return null;
  return plan(`you had ${named.says}${sideIn(clause)}`, groundsOf(frame, ctx));
}

/** "Membrane peel, 23-gauge, right eye": an operation by its name, whatever else stands beside it. */
function byItsName(frame: Frame, clause: string, ctx: Context): Plan | null {
  const says = knownName(clause);
  if (says === null) return null;
  const levels = readName(frame, ctx)?.levels ?? [];
  return plan(`${says}${sideIn(clause)}${levels.length === 0 ? '' : ` at ${list(levels)}`}`, groundsOf(frame, ctx));
}

/** "Laparoscopic converted to open cholecystectomy", "laparoscopic appendectomy, converted to open": the whole is named. */
const OPENED: readonly RegExp[] = [
  /^(\W*(?:lap(?:aroscopic(?:ally)?)?\.?|robotic(?:[- ]assisted)?|thoracoscopic|VATS)(?:[- ]assisted)?,?(?: to|,? \(?conver(?:ted|sion) to(?: an?)?) open\)?:? )(?=[a-z]{4}[a-z -]*$)/i,
  /^(\W*)(?=(?:lap(?:aroscopic)?\.?|robotic|thoracoscopic|VATS) [a-z -]*[a-z]{4},? \(?conver(?:ted|sion) to (?:an? )?open(?: (?:procedure|surgery|operation|approach))?\)?\W*$)/i,
];

function turnedOpen(frame: Frame, clause: string, ctx: Context): Plan | null {
  if (frame.negated || frame.assertion !== 'present' || HEDGED.test(clause.replace(/conver\w+/i, ' '))) return null;
  const lead = OPENED.map((pattern) => pattern.exec(clause)?.[1]).find((found) => found !== undefined);
  if (lead === undefined) return null;
  const end = /,? \(?conver(?:ted|sion) to[^,]*$/i.exec(clause.slice(lead.length))?.index;
  const start = frame.source.start + lead.length;
  const source = { start, end: end === undefined ? frame.source.end : start + end };
  const told = inPlainWords({ ...frame, source }, ctx);
  if (told === null) return null;
  const change = plan('it was begun by keyhole surgery and changed to an operation through a larger cut', [
    frame.source,
  ]);
  return { ...told, details: [change.what, ...told.details] };
}

/** Words beside a tooth that say which it is, or how it lay. */
const MOST_OF_A_TOOTH = 4;
const PULLED = /^\W*(?:(?:surgical|simple|dental) )?extractions? of (?:[\w#-]+ ){0,4}?(?:tooth|teeth)\b/i;

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
  const specific = ownOperations(procedures, named, ctx);
  const unknown = unknownWords(named, ctx);
  // "Revision septoplasty": the same once more, where the name says no more than that.
  const again = AGAIN.test(named.words);
  const beside = specific.length === 1 ? outside(specific[0] as Mention, named, ctx) : '';
  if (specific.length > 1 || UNDOES.test(again ? beside.replace(/\brevision\b/i, '') : beside)) return null;
  const [own] = specific;
  if (own !== undefined) {
    // A full name of an operation holds, whatever small words stand beside it.
    if (unknown > (NAMED_OPERATION.test(ctx.clean(own.span)) ? 3 : 0)) return null;
    if (action !== undefined && !covers(own, action, ctx)) return null;
    return byConcept(own, again && NAMED_OPERATION.test(ctx.clean(own.span)) ? { ...named, again } : named, frame, ctx);
  }
  // "Extraction of tooth #T": which one is a number of the dentist's.
  if (action?.fixed !== undefined && PULLED.test(named.words) && unknown <= MOST_OF_A_TOOTH)
    return plan(action.fixed, groundsOf(frame, ctx));
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
  const atPlace = object.place === true && (action.onlyThings === true || !/\bbone\b/.test(object.text));
  const says = (atPlace ? action.place : undefined) ?? action.says;
  const knowledge = [...object.knowledge, ...procedures.map(({ ref }) => ref.id)];
  return plan(
    inManner(`${says.replace('{o}', object.text)}${object.text.includes(' at ') ? '' : atLevels(named)}`, named.manner),
    grounds,
    knowledge,
  );
}

/**
 * The operations that a name holds by name: each once ("total abdominal hysterectomy"), and not the look inside or the
 * picture by which another was done ("VATS lobectomy", "ultrasound-guided thoracentesis").
 */
function ownOperations(procedures: readonly Mention[], named: Named, ctx: Context): Mention[] {
  const { clean } = ctx.understanding.report;
  const own = procedures.filter(
    ({ ref, span }, at) =>
      !ACTIONS.some(({ ids }) => ids.includes(ref.id)) &&
      procedures.findIndex((other) => other.ref.id === ref.id) === at &&
      !GUIDES.test(clean.slice(span.end, named.span.end)),
  );
  const way = own.filter(({ ref }) => !BY_CAMERA.test(ref.id));
  if (way.length !== 1 || way.length === own.length || !CUTS.test(ctx.clean((way[0] as Mention).span))) return own;
  if (named.manner === '') named.manner = 'by keyhole surgery';
  return way;
}

const GUIDES = /^[- ](?:guided|assisted|controlled|guidance|directed)\b/i;
const CUTS = /(?:ectomy|plasty|desis|ligation|pexy|rrhaphy|repair|resection|release|lysis)$/i;
const BY_CAMERA = /^(?:thoracoscopy|laparoscopy|arthroscopy)$/;

/** "By keyhole surgery, you had …": in front, so that it is not said of what follows. */
function inManner(text: string, manner: string): string {
  return manner === '' ? text : `${manner}, ${text}`;
}

const NAMED_OPERATION =
  /(?:ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ies)|pexy|desis|centesis|section|replacement|repair|release|rrhaphy|ligation|cardioversion|sling|bypass|fusion|catheterization|emulsification|implantation)$/i;

/** "Reversal of a colostomy", "insertion of a dialysis catheter": not what the other name says by itself. */
const UNDOES =
  /\b(?:revers(?:al|ed)|takedown|removal|revision|exchange|replacement of|insertion|placement|implantation|closure of|catheter|pump|device|harvest\w*|guidance|assessment|interrogation|programming|testing|change|check|patch|hardware)\b/i;
const AGAIN = /^\W*(?:(?:left|right|bilateral|open|laparoscopic|arthroscopic|endoscopic) )?revision (?!of\b)/i;
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
  const side = named.side !== null && SIDE_IN_IT.test(noun.lay) ? null : named.side;
  const withSide =
    sided(noun.lay, side)?.replace(
      /^removal of both ovaries and its tube$/,
      'removal of both ovaries and their tubes',
    ) ?? null;
  const core = withSide ?? noun.lay;
  const printed = termInSentence(ctx.clean(own.span), noun.term);
  const term = own.via === 'spelling' || own.via === 'word-order' || printed.length > 40 ? noun.term : printed;
  const medical = core.includes('(') || sameWords(core, term) ? '' : ` (${term})`;
  const bare = noun.number === 'singular' && !/^(?:your|the|an?|both|one)\b/.test(core);
  const shown = hadDone(core) ?? (bare ? withArticle(core) : core);
  const where = withSide !== null ? '' : whereOf(noun, site, side);
  const manner = named.manner !== '' && /\b(?:keyhole|camera|laser|needle)\b/.test(core) ? '' : named.manner;
  const once = named.again === true ? ', done over again (revision)' : '';
  return plan(inManner(`you had ${shown}${medical}${where}${atLevels(named)}${once}`, manner), groundsOf(frame, ctx), [
    noun.id,
    ...(site !== null && where !== '' ? [site.id] : []),
  ]);
}

const SIDE_IN_IT = /\b(?:heart|left|right|both)\b/;
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
  const free = named.mentions.filter(
    (mention) =>
      !['procedure', 'test', 'descriptor'].includes(mention.kind) &&
      !(mention.kind === 'other' && ACTION_WORDS.test(ctx.clean(mention.span).toLowerCase())),
  );
  const things = free.filter(({ kind }) => ['finding', 'disease', 'device', 'symptom'].includes(kind));
  if (things.some((thing) => isAdjective(thing, ctx))) return null;
  const places = free.filter(
    (mention) => mention.kind === 'anatomy' && !things.some((thing) => overlaps(thing, mention)),
  );
  if (free.length === 0) return named.side === null ? { text: '', knowledge: [] } : null;
  if (things.length === 2) return bothOf(things, named, frame, ctx);
  if (
    things.length > 1 ||
    free.some(({ kind }) => !['finding', 'disease', 'device', 'symptom', 'anatomy'].includes(kind))
  )
    return null;
  const [thing] = things;
  if (thing !== undefined) {
    const sites = places.filter(({ ref }) => !TOO_SMALL.test(ref.id));
    const level = named.levels.length === 1 ? (named.levels[0] ?? null) : null;
    return phraseOf({ ...frame, head: thing, sites, level, negated: false }, named, ctx);
  }
  const node = places.find(({ ref }) => /lymph-node/.test(ref.id));
  if (node !== undefined) {
    return phraseOf({ ...frame, head: node, sites: [], level: null }, named, ctx, false);
  }
  if (action.onlyThings === true && action.place === undefined) return null;
  const sites = places.filter(({ ref }) => !TOO_SMALL.test(ref.id));
  const [first] = sites.length > 0 ? sites : places;
  // "Amputation, distal and proximal phalanx, right big toe": the whole stands last, behind its comma.
  const last = sites.length > 2 ? sites.at(-1) : undefined;
  const site = last === undefined ? first : last;
  const noun = site === undefined ? null : nounOf(site, ctx);
  if (noun === null || (last !== undefined && !named.words.includes(','))) return null;
  return { text: place(noun, named.side), knowledge: [noun.id], place: true };
}

/** "Repair of inguinal hernia and hydrocele": two things that only "and" stands between. */
function bothOf(
  things: readonly Mention[],
  named: Named,
  frame: Frame,
  ctx: Context,
): { text: string; knowledge: string[] } | null {
  const [one, other] = things;
  if (one === undefined || other === undefined || named.levels.length > 0) return null;
  if (named.mentions.some(({ kind }) => kind === 'anatomy')) return null;
  const between = ctx.clean({ start: one.span.end, end: other.span.start });
  if (!/^\s*(?:and|&|\/)\s*(?:the|an?|left|right|bilateral)?\s*$/i.test(between)) return null;
  const told = things.map((thing) => phraseOf({ ...frame, head: thing, sites: [], negated: false }, named, ctx));
  if (told.some((phrase) => phrase === null)) return null;
  return {
    text: list(told.map((phrase) => phrase?.text ?? '')),
    knowledge: told.flatMap((phrase) => phrase?.knowledge ?? []),
  };
}

/** The head of a frame on the side that the name says, without what only a finding has: how bad, how many, how large. */
function phraseOf(frame: Frame, named: Named, ctx: Context, term = true): { text: string; knowledge: string[] } | null {
  const bare = { ...frame, laterality: named.side, severity: null, count: null, sizes: [] };
  const phrase = headPhrase(bare, ctx, { term });
  return phrase === null ? null : { text: phrase.text, knowledge: phrase.knowledge };
}

function overlaps(a: Mention, b: Mention): boolean {
  return a.span.start < b.span.end && b.span.start < a.span.end;
}
