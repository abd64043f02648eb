import type { Knowledge, Token } from '../knowledge/index.js';
import { assertPlaced, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { type DraftFrame, headed } from './draft-frame.js';
import { isLabel } from './heads.js';
import type { PlacedMention } from './mentions.js';
import { sectionRule } from './sections.js';
import type { Frame } from './types.js';
import { urgencyOf } from './urgency.js';

/** One way to say an urgent thing without its name: a word of every group must stand in the sentence. */
interface Sign {
  concept: string;
  groups: string[][][];
}

const indexes = new WeakMap<Knowledge, Map<string, Sign[]>>();

/** Signs by the first word of each form of their first group. */
function signsOf(knowledge: Knowledge): Map<string, Sign[]> {
  let index = indexes.get(knowledge);
  if (index) return index;
  index = new Map();
  for (const entry of knowledge.data.urgent) {
    for (const written of entry.signs ?? []) {
      const groups = written.map((group) => group.split('|').map((form) => form.split(/[\s-]+/)));
      const sign = { concept: entry.concept, groups };
      for (const [first] of groups[0] ?? []) {
        if (first === undefined) continue;
        const list = index.get(first);
        if (!list) index.set(first, [sign]);
        else if (!list.includes(sign)) list.push(sign);
      }
    }
  }
  indexes.set(knowledge, index);
  return index;
}

/**
 * Urgent findings that a sentence states by their signs ("gas beneath the diaphragm"), where no frame of the sentence
 * names them: frames about the urgent concept, asserted as the words of the sign are. At most one for a concept.
 */
export function signFrames(read: ReadSentence, frames: readonly DraftFrame[]): DraftFrame[] {
  const index = signsOf(read.knowledge);
  // What the sentence names is told as it is meant there, denied or not.
  const told = new Set(frames.map((frame) => frame.head?.ref.id));
  const found: DraftFrame[] = [];
  const rule = sectionRule(read.section.kind);
  if (frames.some((frame) => frame.urgency)) return found;
  // A label announces what its line is about, it states nothing.
  for (let at = read.bodyFrom < read.tokens.length ? read.bodyFrom : 0; at < read.tokens.length; at++) {
    const token = read.tokens[at];
    const signs = token?.kind === 'word' ? index.get(token.text) : undefined;
    for (const sign of signs ?? []) {
      if (told.has(sign.concept)) continue;
      const place = placeOf(sign, read.tokens, at);
      const item = place && placed(read, sign.concept, place);
      if (!place || !item || isLabel(read.tokens, place)) continue;
      // Asserted by its first group's word: the rest may stand behind a denial of something else.
      const own = { ...item, mention: { ...item.mention, span: { start: token?.start ?? 0, end: token?.end ?? 0 } } };
      const asserted = assertPlaced(read, { ...own, from: at, to: at + 1 }, rule);
      const denies = sign.groups.some((group) => group.some(isDenial));
      if (asserted.negation === 'negated' && !denies) continue;
      // "Negative ketones and blood, … acid": words of different statements are no sign together.
      const end = { ...item.mention, span: { start: item.mention.span.end - 1, end: item.mention.span.end } };
      const last = assertPlaced(read, { ...own, mention: end, from: place.to - 1, to: place.to }, rule);
      if (!denies && last.negation === 'negated') continue;
      const clause = around(read, place);
      const head = { item, from: place.from, to: place.to, sites: [], links: [] };
      const meant = denies ? { ...asserted, negation: 'affirmed' as const } : asserted;
      const frame = headed(read, clause, 'finding', head, meant);
      const words = read.tokens.slice(place.from, place.to);
      frame.urgency ??= urgencyOf(item.mention, meant, frame.change, words, read.knowledge, true);
      if (!frame.urgency) continue;
      told.add(sign.concept);
      frame.bySign = true;
      found.push(frame);
    }
  }
  return found;
}

/** "No flow" is the sign itself, not a denial of it. */
const isDenial = (form: readonly string[]) => form.length > 1 && /^(?:no|absent|without|absence)$/.test(form[0] ?? '');

/** The tokens from the first to the last word of the sign, where every group has one in the clause. */
function placeOf(sign: Sign, tokens: readonly Token[], at: number): { from: number; to: number } | null {
  // The first group by all its words: "thumb" alone is no "thumb sign".
  const lead = sign.groups[0]?.find((words) => words.every((word, k) => tokens[at + k]?.text === word));
  if (!lead) return null;
  let first = at;
  let last = at + lead.length;
  const to = Math.min(tokens.length, at + WIDEST);
  const used = new Set(lead.map((_, k) => at + k));
  for (const group of sign.groups.slice(1)) {
    let hit: { from: number; to: number } | null = null;
    for (let i = Math.max(0, at - WIDEST); i < to && !hit; i++) {
      if (used.has(i)) continue;
      const form = group.find((words) => words.every((word, k) => i + k < to && tokens[i + k]?.text === word));
      if (form) hit = { from: i, to: i + form.length };
    }
    if (!hit) return null;
    for (let i = hit.from; i < hit.to; i++) used.add(i);
    first = Math.min(first, hit.from);
    last = Math.max(last, hit.to);
  }
  return { from: first, to: last };
}

/** How far from its first word the rest of a sign may stand, in tokens. */
const WIDEST = 24;

/** The clauses that the sign stands in, as one. */
function around(read: ReadSentence, { from, to }: { from: number; to: number }): Clause {
  const over = clausesOf(read).filter((clause) => clause.from < to && clause.to > from);
  const first = Math.min(from, ...over.map((clause) => clause.from));
  const last = Math.max(to, ...over.map((clause) => clause.to));
  const span = { start: read.tokens[first]?.start ?? 0, end: read.tokens[last - 1]?.end ?? 0 };
  return {
    from: first,
    to: last,
    span,
    placed: read.words.placed.filter((item) => item.from >= first && item.to <= last),
  };
}

function placed(read: ReadSentence, concept: string, { from, to }: { from: number; to: number }): PlacedMention | null {
  const entry = read.knowledge.concept(concept);
  const start = read.tokens[from]?.start;
  const end = read.tokens[to - 1]?.end;
  if (!entry || start === undefined || end === undefined) return null;
  const mention = {
    span: { start, end },
    sentence: read.sentence.index,
    ref: { folder: 'concepts' as const, id: concept },
    kind: entry.kind,
    via: 'word-order' as const,
  };
  return { mention, from, to };
}

/** Frames without those told by signs where the report also names what they are signs of. */
export function preferNamed(frames: readonly Frame[]): Frame[] {
  const named = new Set(frames.filter((frame) => frame.urgency && !frame.bySign).map((frame) => frame.head?.ref.id));
  return frames.filter((frame) => !frame.bySign || !named.has(frame.head?.ref.id));
}
