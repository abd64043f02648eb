import type { Token } from '../knowledge/index.js';
import type { Clause, ReadSentence } from './clause.js';
import { LINKS } from './data/clause-words.js';
import { finiteVerbs } from './data/stops.js';
import type { PlacedMention } from './mentions.js';
import type { Frame } from './types.js';

/** A main concept of a clause with what belongs to it. */
export interface Head {
  item: PlacedMention;
  /** The stretch of tokens whose attributes are its own. */
  from: number;
  to: number;
  sites: PlacedMention[];
  links: Frame['links'];
}

const HEAD_KINDS = new Set(['finding', 'disease', 'symptom', 'device', 'organism', 'procedure', 'normal', 'medicine']);
const relations = new Map<string, Frame['links'][number]['relation']>();
for (const { relation, phrases } of LINKS) for (const phrase of phrases) relations.set(phrase, relation);
const LONGEST_LINK = 5;

/**
 * The main concepts of a clause, each with its body parts and what it is linked to. What stands behind "due to" or
 * "concerning for" is a link of the head before it, not a head.
 */
export function headsOf(read: ReadSentence, clause: Clause): Head[] {
  const links = findLinks(read.tokens, clause);
  const heads: Head[] = [];
  const candidates = clause.placed.filter((item) => HEAD_KINDS.has(item.mention.kind) && !isStay(item));
  for (const item of candidates) {
    if (heads.length > 0 && isReference(read.tokens, item.from)) continue;
    if (isCalledNormal(read.tokens, item)) return [];
    if (isHidden(read.tokens, clause.from, item.from)) continue;
    if (read.reportType === 'pathology' && isStainedTissue(read.tokens, item.from)) continue;
    const link = links.findLast((one) => one.to <= item.from && reaches(read.tokens, one.to, item.from));
    const owner = link
      ? heads.findLast((head) => head.item.to <= link.from && head.item.mention.kind !== 'normal')
      : undefined;
    const linkable = item.mention.kind !== 'normal' && item.mention.kind !== 'device';
    const strong = link && link.relation !== 'with';
    if (link && owner && strong && linkable) {
      owner.links.push({ relation: link.relation, mention: item.mention });
      continue;
    }
    heads.push({ item, from: clause.from, to: clause.to, sites: [], links: [] });
  }
  bound(heads, read.tokens, clause);
  giveSites(read, clause, heads);
  return heads;
}

/** Coming to and leaving the hospital are no findings of their own. */
export function isStay(item: PlacedMention): boolean {
  return item.mention.kind === 'procedure' && STAY.has(item.mention.ref.id);
}

const STAY = new Set(['discharge', 'admission', 'transfer', 'follow-up', 'hospitalization', 'consultation']);

/** "within the mass": a thing spoken of before, not a new one. */
function isReference(tokens: readonly Token[], at: number): boolean {
  return (
    (tokens[at - 1]?.text === 'the' || tokens[at - 1]?.text === 'this') &&
    ['within', 'of', 'in', 'from', 'surrounding', 'along', 'to', 'around', 'into', 'through'].includes(
      tokens[at - 2]?.text ?? '',
    )
  );
}

/** "Venous drainage is normal": how something works, neither a finding nor said of the place of the label. */
function isCalledNormal(tokens: readonly Token[], item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding' && item.mention.kind !== 'symptom') return false;
  const words = tokens.slice(item.to, item.to + 5).map((token) => token.text);
  return /^(?:is|are|was|were|remains?|appears?|appeared) (?:\w+ )?(?:normal|unremarkable|within normal)\b/.test(
    words.join(' '),
  );
}

/** "Dense tissue, which may obscure small masses": only what could be missed. */
function isHidden(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = Math.max(from, at - 5); i < at; i++) {
    const modal = /^(?:may|can|could|might)$/.test(tokens[i]?.text ?? '');
    if (modal && /^(?:obscure|hide|mask|conceal)$/.test(tokens[i + 1]?.text ?? '')) return true;
  }
  return false;
}

/** "P53 stain is negative in the tumor": where the stain was looked at, not a tumor anew. */
function isStainedTissue(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'the' || !['in', 'within'].includes(tokens[at - 2]?.text ?? '')) return false;
  return tokens
    .slice(0, at)
    .some((token) => /^(?:stain|stains|staining|immunostain\w*|immunohisto\w*|expression)$/.test(token.text));
}

/** A link word speaks of what follows closely, or of a list that does. */
function reaches(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (tokens[i]?.text === 'on' || finiteVerbs.has(tokens[i]?.text ?? '')) return false;
  return to - from <= 12;
}

function findLinks(
  tokens: readonly Token[],
  clause: Clause,
): { from: number; to: number; relation: Frame['links'][number]['relation'] }[] {
  const found: { from: number; to: number; relation: Frame['links'][number]['relation'] }[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    let words = '';
    let best: { to: number; relation: Frame['links'][number]['relation'] } | null = null;
    for (let j = i; j < Math.min(clause.to, i + LONGEST_LINK); j++) {
      words += `${words === '' ? '' : ' '}${tokens[j]?.text ?? ''}`;
      const relation = relations.get(words);
      if (relation) best = { to: j + 1, relation };
    }
    if (best) {
      found.push({ from: i, ...best });
      i = best.to - 1;
    }
  }
  return found;
}

/** Position of "which" or "that" with a clause of its own; past the end where there is none. */
function relativeAt(tokens: readonly Token[], clause: Clause): number {
  for (let i = clause.from + 1; i < clause.to; i++) if (tokens[i]?.text === 'which') return i;
  return clause.to;
}

/** "rapid ventricular response": an adjective of a noun that is neither a body part nor a main concept. */
function modifiesOther(read: ReadSentence, clause: Clause, site: PlacedMention): boolean {
  const next = read.tokens[site.to];
  if (next?.kind !== 'word' || SMALL.has(next.text) || finiteVerbs.has(next.text)) return false;
  return !clause.placed.some((item) => item.from === site.to);
}

const SMALL = new Set('and or of in on at with without to from for by as than but is are the'.split(' '));

/** "4 cm from the nipple" */
function isMeasuredFrom(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - 5 && i > 1; i--) {
    if (tokens[i]?.text === 'from') return /^(?:mm|cm|inch|inches)$/.test(tokens[i - 1]?.text ?? '');
  }
  return false;
}

/** Each head's stretch runs from the end of the head before it to the start of the next one's own modifiers. */
function bound(heads: Head[], tokens: readonly Token[], clause: Clause): void {
  for (let i = 0; i < heads.length; i++) {
    const head = heads[i];
    const next = heads[i + 1];
    if (!head) continue;
    const relative = relativeAt(tokens, clause);
    if (!next) {
      head.to = head.item.to <= relative ? relative : clause.to;
      continue;
    }
    let cut = head.item.to;
    for (let at = head.item.to; at < next.item.from; at++) {
      const text = tokens[at]?.text ?? '';
      if (
        text === ',' ||
        text === 'and' ||
        text === 'or' ||
        text === 'nor' ||
        text === 'with' ||
        text === '/' ||
        text === 'without'
      )
        cut = at;
    }
    head.to = cut;
    next.from = cut;
  }
}

/** A body part belongs to the head it stands in front of or that names it ("in the"); the subject belongs to all. */
function giveSites(read: ReadSentence, clause: Clause, heads: Head[]): void {
  const sites = clause.placed.filter((item) => item.mention.kind === 'anatomy');
  if (heads.length === 0) return;
  const first = heads[0];
  const verb = firstVerb(read.tokens, clause);
  const relative = relativeAt(read.tokens, clause);
  for (const site of sites) {
    if (site.adjective && modifiesOther(read, clause, site)) continue;
    if (isMeasuredFrom(read.tokens, site.from)) continue;
    // "…, which compresses the nerve root": said of the effect, not of the finding.
    if (site.from > relative && !heads.some((head) => head.item.from > relative)) continue;
    const isSubject = verb >= 0 && site.to <= verb && first !== undefined && first.item.from > verb;
    if (isSubject) {
      for (const head of heads) head.sites.push(site);
      continue;
    }
    const own = heads.find((head) => site.from >= head.from && site.to <= head.to);
    if (own) own.sites.push(site);
    else nearest(heads, site)?.sites.push(site);
  }
  // "A and B in the liver": what stands at the end of a list is said of the whole list.
  const last = heads.at(-1);
  if (heads.length > 1 && last) {
    const trailing = last.sites.filter((site) => site.from >= last.item.to);
    for (const head of heads.slice(0, -1)) if (head.sites.length === 0) head.sites.push(...trailing);
  }
  for (const head of heads) {
    // "30% of the tissue" under "PROSTATE, RIGHT MID" is still the prostate.
    const vague = read.labelSites.length > 0 && head.sites.every((site) => VAGUE.has(site.mention.ref.id));
    if (vague) head.sites = [...read.labelSites];
    head.sites.sort((a, b) => gap(a, head.item) - gap(b, head.item));
  }
}

const VAGUE = new Set(['tissue', 'soft-tissues', 'lesion', 'body', 'mucosa']);

function firstVerb(tokens: readonly Token[], clause: Clause): number {
  for (let i = clause.from; i < clause.to; i++) if (finiteVerbs.has(tokens[i]?.text ?? '')) return i;
  return -1;
}

function nearest(heads: readonly Head[], site: PlacedMention): Head | undefined {
  let best: Head | undefined;
  for (const head of heads) if (!best || gap(site, head.item) < gap(site, best.item)) best = head;
  return best;
}

function gap(a: PlacedMention, b: PlacedMention): number {
  return a.from >= b.to ? a.from - b.to : b.from >= a.to ? b.from - a.to : 0;
}
