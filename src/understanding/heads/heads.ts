import type { Token } from '../../knowledge/index.js';
import { isOnlySought } from '../advice/test-orders.js';
import type { Clause, ReadSentence } from '../clause.js';
import { LINKS } from '../data/clause-words.js';
import { finiteVerbs } from '../data/stops.js';
import { distribute } from '../distribute.js';
import type { PlacedMention } from '../mentions.js';
import type { Frame } from '../types.js';
import {
  isCalledNormal,
  isComparedWith,
  isDeed,
  isFreeInMoving,
  isHidden,
  isLabel,
  isLookOfAnother,
  isNormalOne,
  isOfMargins,
  isOpeningADenial,
  isOtherName,
  isPieceOfName,
  isReference,
  isStainedTissue,
  isStay,
  isTestedFor,
  isTumorField,
  isWayOfSampling,
} from './no-head.js';
import { bound, type Head } from './reach.js';
import { giveSites } from './sites.js';

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
  const sought = isOnlySought(read, clause);
  for (const item of candidates) {
    if (sought(item)) continue;
    if (heads.length > 0 && isReference(read.tokens, item.from)) continue;
    if (isCalledNormal(read.tokens, item)) return [];
    if (isNormalOne(clause, item)) continue;
    if (
      item.mention.kind === 'normal' &&
      (isComparedWith(read.tokens, item.from) ||
        isOpeningADenial(read.tokens, item) ||
        isUndone(read.tokens, item.from) ||
        isRange(read.text.slice(item.mention.span.end, item.mention.span.end + 40)))
    )
      continue;
    if (read.reportType === 'pathology' && (isTumorField(read, item) || isOfMargins(read.tokens, item))) continue;
    if (isHidden(read.tokens, clause.from, item.from)) continue;
    if (isTestedFor(read.tokens, item) || isLabel(read.tokens, item) || isDeed(read.tokens, item)) continue;
    if (isPieceOfName(read.tokens, item) || isWayOfSampling(read.text, item) || isFreeInMoving(read.text, item))
      continue;
    if (isLookOfAnother(read, clause, item) || isOtherName(read.tokens, clause, item)) continue;
    if (read.reportType === 'pathology' && isStainedTissue(read.tokens, item.from)) continue;
    if (isLevelOfReference(read.tokens, item)) continue;
    const link = links.findLast((one) => one.to <= item.from && reaches(read.tokens, one.to, item.from));
    const owner = link
      ? heads.findLast(
          (head) =>
            head.item.to <= link.from &&
            head.item.mention.kind !== 'normal' &&
            !(head.item.mention.kind === 'procedure' && isTitleBefore(read, link.relation)),
        )
      : undefined;
    const linkable = item.mention.kind !== 'normal' && item.mention.kind !== 'device';
    const strong = link && link.relation !== 'with';
    if (link && owner && strong && linkable) {
      owner.links.push({ relation: link.relation, mention: item.mention });
      continue;
    }
    heads.push({ item, from: clause.from, to: clause.to, sites: [], links: [] });
  }
  bound(heads, read, clause);
  giveSites(read, clause, heads);
  return distribute(read, clause, heads);
}

/** "SUVmax 1.8, below liver uptake": what a spot is held against, and nothing that was found. */
function isLevelOfReference(tokens: readonly Token[], { mention, from }: PlacedMention): boolean {
  if (mention.ref.id !== 'uptake') return false;
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  const at = before.findLastIndex((text) => /^(?:below|above|than|exceed(?:s|ing)|equal|similar|to)$/.test(text));
  const between = before.slice(at + 1);
  return (
    at >= 0 &&
    between.length > 0 &&
    between.every((text) =>
      /^(?:the|that|of|to|normal|background|physiologic(?:al)?|adjacent|liver|hepatic|mediastinal|blood|pool|spleen|splenic|marrow|muscle|bowel)$/.test(
        text,
      ),
    )
  );
}

/** "Non-compressible vein", "not fully compressible": the reverse of what the word says. */
function isUndone(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = [tokens[at - 1]?.text, tokens[at - 2]?.text, tokens[at - 3]?.text];
  if (first === '-') return second === 'non' || second === 'in' || second === 'un';
  if (first === 'non' || first === 'only' || /^(?:partially|partly|incompletely|poorly)$/.test(first ?? ''))
    return true;
  return /^(?:fully|completely|entirely)$/.test(first ?? '') && (second === 'not' || third === 'not');
}

/** "22% (normal >38%)", "normal range 4-10 mm": what would be normal, no verdict on what was measured. */
function isRange(behind: string): boolean {
  return /^\s*(?:(?:range|values?|limits?|for age)\s*)?(?:is|are|of|being|:|=|,)?\s*(?:up to|less than|greater than|more than|below|above|under|over|at least|at most|[<>≤≥≦≧~])\s*\d|^\s*(?:range|values?|limits?)\s*(?:is|are|of|being|:|=|,)?\s*\d|^\s*\d+(?:\.\d+)?\s?(?:-|–|to)\s?\d/i.test(
    behind,
  );
}

/** "Duodenum, biopsy - appearances consistent with …": the sample's title is consistent with nothing; what it shows is. */
function isTitleBefore({ reportType }: ReadSentence, relation: Frame['links'][number]['relation']): boolean {
  return reportType === 'pathology' && (relation === 'consistent' || relation === 'suspicion');
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
    // "Not diagnostic of malignancy": what is not proven is no link.
    if (best && !(best.relation !== 'with' && isDenied(tokens, clause.from, i))) found.push({ from: i, ...best });
    if (best) i = best.to - 1;
  }
  return found;
}

function isDenied(tokens: readonly Token[], from: number, at: number): boolean {
  let i = at - 1;
  while (i > from && /ly$|^(?:yet|of|itself|themselves|by|in|alone|so)$/.test(tokens[i]?.text ?? '')) i--;
  return /^(?:not|never|neither|nor)$/.test(tokens[i]?.text ?? '');
}
