import { isSeverityWord } from './attributes/severity.js';
import { sideOf } from './attributes/sides.js';
import { attributesOf, type Clause, type ReadSentence } from './clause.js';
import type { Head } from './heads/reach.js';
import type { PlacedMention } from './mentions.js';
import { phraseStart } from './names/own-words.js';

/**
 * "Mild left and moderate right foraminal narrowing", "stenosis, severe on the right and mild on the left": one noun, but a
 * statement for each side. Gives such a head twice, each time without the words of the other; other heads as they are.
 */
export function distribute(read: ReadSentence, clause: Clause, heads: readonly Head[]): Head[] {
  return heads.flatMap((head) => {
    const parts = inFront(read, head) ?? behind(read, clause, head);
    if (!parts) return inTwoPlaces(read, clause, head) ?? [head];
    return parts.map((own, at) => {
      const other = parts[1 - at] ?? own;
      const sites = head.sites.filter((site) => site.from < other.from || site.to > other.to);
      return { ...head, to: Math.max(head.to, other.to, own.to), sites, not: other };
    });
  });
}

const ENDS = new Set(['finding', 'disease', 'symptom', 'device', 'normal', 'procedure']);

/** "… and likely left 6th rib": of the second place alone. */
const DOUBTS = /^(?:likely|probably|probable|possibly|possible)$/;

interface Part {
  from: number;
  to: number;
}

function inFront(read: ReadSentence, head: Head): [Part, Part] | null {
  const from = phraseStart(read, head.from, head.item.from);
  const parts = twoSides(read, from, head.item.from);
  if (!parts) return null;
  const [, second] = parts;
  // "Mild left and right narrowing" is mild on both sides: the second must say something of its own.
  return says(read, second) || hasPlace(second, head) ? parts : null;
}

function behind(read: ReadSentence, clause: Clause, head: Head): [Part, Part] | null {
  const parts = twoSides(read, head.item.to, endOf(read, clause, head));
  return parts?.every((part) => says(read, part)) ? parts : null;
}

/** "A cyst in the right kidney and left ovary", "uptake in the right iliac wing, L3 and the left sixth rib": one in each. */
function inTwoPlaces(read: ReadSentence, clause: Clause, head: Head): Head[] | null {
  const end = endOf(read, clause, head);
  const parts = twoSides(read, head.item.to, end);
  const placesIn = ({ from, to }: Part) =>
    clause.placed.filter((item) => item.mention.kind === 'anatomy' && item.from >= from && item.to <= to);
  if (!parts?.every((part) => placesIn(part).length > 0)) return null;
  const before = head.sites.filter((site) => site.to <= head.item.to);
  const listed = placesListed(read, head.item.to, end, placesIn);
  if (listed.length > 2)
    return listed.map((own) => ({
      ...head,
      to: Math.max(head.to, end),
      sites: [...placesIn(own), ...before],
      own,
    }));
  return parts.map((own, at) => {
    const other = parts[1 - at] ?? own;
    const doubted = at === 1 && DOUBTS.test(read.tokens[own.from + 1]?.text ?? '');
    return {
      ...(doubted ? { doubted } : {}),
      ...head,
      to: Math.max(head.to, other.to, own.to),
      sites: [...placesIn(own), ...before],
      not: other,
    };
  });
}

/** The stretches between commas and "and" that each name a place; what names none goes with the one before it. */
function placesListed(
  read: ReadSentence,
  from: number,
  to: number,
  placesIn: (part: Part) => readonly PlacedMention[],
): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    if (i < to && !/^(?:and|,)$/.test(read.tokens[i]?.text ?? '')) continue;
    const part = { from: start, to: i };
    const last = parts.at(-1);
    // "The right femur and tibia": both bones are on the side that is named once.
    const goesOn =
      last !== undefined &&
      sideIn(read, part) === undefined &&
      placesIn(part).some(({ mention }) => read.knowledge.concept(mention.ref.id)?.paired);
    if (placesIn(part).length > 0 && !goesOn) parts.push(part);
    else if (last !== undefined && goesOn) last.to = i;
    start = i + 1;
  }
  return parts;
}

function sideIn(read: ReadSentence, { from, to }: Part): string | undefined {
  return read.tokens
    .slice(from, to)
    .map(({ text }) => sideOf(text))
    .find((side) => side !== undefined);
}

/** How far the words behind a head may be its own. */
function endOf(read: ReadSentence, clause: Clause, head: Head): number {
  let to = head.item.to;
  // "…, which is mild on the left": the last head's words reach to the end.
  const end = read.words.placed.some((item) => item.from >= head.to && ENDS.has(item.mention.kind))
    ? head.to
    : clause.to;
  while (to < end && !/^(?:;|but|with|without)$/.test(read.tokens[to]?.text ?? '')) to++;
  return to;
}

/** Two stretches around "and" or a comma, the one with left and the other with right. */
function twoSides(read: ReadSentence, from: number, to: number): [Part, Part] | null {
  for (let i = from + 1; i < to - 1; i++) {
    if (!/^(?:and|,)$/.test(read.tokens[i]?.text ?? '') || sideOf(read.tokens[i + 1]?.text ?? '') === 'both') continue;
    const one = attributesOf(read, from, i).laterality;
    const two = attributesOf(read, i + 1, to).laterality;
    if ((one === 'left' && two === 'right') || (one === 'right' && two === 'left'))
      return [
        { from, to: i },
        { from: i, to },
      ];
  }
  return null;
}

function says(read: ReadSentence, part: Part): boolean {
  return read.tokens.slice(part.from, part.to).some((token) => isSeverityWord(token.text));
}

function hasPlace(part: Part, head: Head): boolean {
  return head.sites.some((site) => site.from > part.from && site.to <= part.to && part.to === head.item.from);
}
