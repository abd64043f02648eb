import type { Laterality } from '../../contract/analysis.js';
import { type Attributes, isChainNoun } from '../attributes/attributes.js';
import { isSeverityWord } from '../attributes/severity.js';
import { sideLetter, sideOf } from '../attributes/sides.js';
import { attributesOf, type Clause, type ReadSentence } from '../clause.js';
import { finiteVerbs } from '../data/stops.js';
import type { Head } from '../heads/reach.js';
import type { PlacedMention } from '../mentions.js';

/**
 * Which words of a clause grammar gives to a head: those of its own noun phrase, what a preposition ties to it, and what
 * is said of it behind "is". A word that only stands near belongs to its own noun.
 */

const PREPOSITIONS = new Set(
  'in of at to on within from into along involving over around near adjacent through throughout by for during after before against between below above under behind beneath beyond across per as via overlying surrounding affecting about inside outside upon toward towards'.split(
    ' ',
  ),
);
const BREAKS = new Set(
  'which that who whom where when while with without but however although though if because since than no not nor than'.split(
    ' ',
  ),
);
const DETERMINERS = new Set('the a an this these those his her their your its any some'.split(' '));
const COPULAS = new Set(
  'is are was were be been being appears appear appeared remains remain remained seems noted seen identified present may might could can lies involves measures'.split(
    ' ',
  ),
);
/** Which part of a place is meant. */
const POSITIONS =
  /^(?:proximal|distal|mid|middle|anterior|posterior|medial|lateral|superior|inferior|upper|lower|inner|outer|central|deep|superficial|apical|basal|dorsal|ventral|adjacent)$/;
/** Participles and adverbs that go on speaking of the same thing behind a comma. */
const GOES_ON =
  /^(?:measuring|measures|involving|located|seen|most|mostly|predominantly|primarily|mainly|likely|probably|possibly|extending|especially|particularly|again|slightly|mildly|moderately|severely|markedly|approximately|about|up|greater|more|worse|larger|less|bilaterally|unchanged|stable|new|increased|decreased|unilateral|bilateral|left|right|both|\d.*)$/;

/** "A mass displacing the windpipe to the right": what stands behind is said of the neighbour. */
const ON_NEIGHBOUR = /^(?:displacing|compressing|effacing|deviating|indenting|pushing|shifting|abutting|contacting)$/;

/** First token of the noun phrase that ends in the token before `at`: its adjectives, back to a verb, preposition or mark. */
export function phraseStart(read: ReadSentence, from: number, at: number): number {
  let i = at - 1;
  for (; i >= from; i--) {
    const word = read.tokens[i]?.text ?? '';
    if (word === 'than' && sideOf(read.tokens[i - 2]?.text ?? '') && sideOf(read.tokens[i + 1]?.text ?? '')) continue;
    if (
      word === 'improved' &&
      (i === from || /^(?:the|an?|interval|slightly|markedly)$/.test(read.tokens[i - 1]?.text ?? ''))
    )
      continue;
    if (finiteVerbs.has(word) || BREAKS.has(word) || COPULAS.has(word)) break;
    if (PREPOSITIONS.has(word)) {
      // "Healed left 4th through 7th rib fractures"
      if (/^(?:to|through)$/.test(word) && ORDINAL.test(read.tokens[i - 1]?.text ?? '')) continue;
      if (word === 'to' && [1, 2].some((back) => isSeverityWord(read.tokens[i - back]?.text ?? ''))) continue;
      if ((word === 'of' || word === 'in') && isChainNoun(read.tokens[i - 1]?.text ?? '')) continue;
      break;
    }
    if (isJoin(word) && word !== '/') {
      // "Rotated to the left, low volumes": "the left" is a place, no adjective of what follows.
      if (sideOf(read.tokens[i - 1]?.text ?? '') && read.tokens[i - 2]?.text === 'the') break;
      if (!isModifier(read, i - 1) && !joinsPlaces(read, i, at)) break;
      continue;
    }
    if (/^[;:()]$/.test(word)) break;
  }
  return i + 1;
}

function isJoin(word: string): boolean {
  return word === 'and' || word === 'or' || word === ',' || word === '/' || word === '>';
}

/** "left calf and foot pain": two body parts in front of one head. */
function joinsPlaces(read: ReadSentence, join: number, head: number): boolean {
  const { placed } = read.words;
  const anatomy = (item: PlacedMention) => item.mention.kind === 'anatomy';
  if (!placed.some((item) => anatomy(item) && item.to === join)) return false;
  return placed.some((item) => anatomy(item) && item.from >= join + 1 && item.from <= join + 2 && item.to === head);
}

/** "6th" is read as "6" and "th". */
const ORDINAL = /^(?:st|nd|rd|th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;

/** A word that describes: side, degree, a look, the adjective of a body part. */
function isModifier(read: ReadSentence, at: number): boolean {
  const word = read.tokens[at]?.text ?? '';
  if (sideOf(word) !== undefined || isSeverityWord(word) || ORDINAL.test(word)) return true;
  if (sideLetter(read.tokens, at) !== undefined) return true;
  return read.words.placed.some(
    (item) => item.to === at + 1 && (item.mention.kind === 'descriptor' || item.adjective === true),
  );
}

/** The end of what prepositions tie to the words before `at`: up to a break, a verb, or a new thing behind "and" or a comma. */
export function tiedEnd(read: ReadSentence, at: number, to: number): number {
  for (let i = at; i < to; i++) {
    const word = read.tokens[i]?.text ?? '';
    const next = read.tokens[i + 1]?.text ?? '';
    if (word === 'than' && /^(?:greater|more|worse|larger|less)$/.test(read.tokens[i - 1]?.text ?? '')) continue;
    if (BREAKS.has(word) || word === ';' || word === ':' || ON_NEIGHBOUR.test(word)) return i;
    if (finiteVerbs.has(word) && !COPULAS.has(word)) return i;
    if (isAfterOperation(read, i)) return i;
    if (word === ',' || word === 'and' || word === 'or') {
      const tied = PREPOSITIONS.has(next) || GOES_ON.test(next) || startsPlace(read, i + 1);
      if (!tied) return i;
    }
  }
  return to;
}

/** "Chest pain, 10 days post right hip replacement": the side is that of the operation. */
function isAfterOperation({ tokens, words }: ReadSentence, at: number): boolean {
  if (!/^(?:post|after|following|since|status|s)$/.test(tokens[at]?.text ?? '')) return false;
  return words.placed.some(({ mention, from, to }) => mention.kind === 'procedure' && from > at && to <= at + 8);
}

/** A body part stands behind "and" or a comma: the list of places goes on. */
function startsPlace(read: ReadSentence, at: number): boolean {
  let i = at;
  while (
    i < at + 4 &&
    (DETERMINERS.has(read.tokens[i]?.text ?? '') ||
      sideOf(read.tokens[i]?.text ?? '') ||
      POSITIONS.test(read.tokens[i]?.text ?? ''))
  )
    i++;
  const item = read.words.placed.find((one) => one.from === i || (one.from >= at && one.from <= i + 1 && one.to > i));
  return item?.mention.kind === 'anatomy' && !isFollowedByHead(read, item) && !isSubject(read, item);
}

/** "…, margins cannot be assessed": what stands before its own verb or answer begins a statement. */
function isSubject(read: ReadSentence, item: PlacedMention): boolean {
  const next = read.tokens[item.to]?.text ?? '';
  return (
    finiteVerbs.has(next) ||
    /^(?:cannot|can|could|appears?|uninvolved|involved|negative|positive|free|clear|ooz(?:ed|es|ing)|bled|bleeds|hurts?|ach(?:ed|es)|swelled|drain(?:ed|s))$/.test(
      next,
    )
  );
}

function isFollowedByHead(read: ReadSentence, item: PlacedMention): boolean {
  return read.words.placed.some(
    (one) =>
      one.from === item.to &&
      ['finding', 'disease', 'symptom'].includes(one.mention.kind) &&
      read.tokens[one.from]?.text !== 'with',
  );
}

/** True where the body part stands in front of the head as part of its name ("left knee effusion"). */
export function isInFront(read: ReadSentence, from: number, site: PlacedMention, head: PlacedMention): boolean {
  // "Tendons with retraction"
  if (read.tokens[head.from]?.text === 'with') return false;
  return site.to <= head.from && site.from >= phraseStart(read, from, head.from);
}

/** True where a preposition ties the body part to the head before it ("effusion, small, in the left knee"). */
export function isTied(read: ReadSentence, head: PlacedMention, site: PlacedMention, to: number): boolean {
  if (site.from < head.to || site.to > tiedEnd(read, head.to, to)) return false;
  const between = read.tokens.slice(head.to, site.from).map(({ text }) => text);
  // "Stenosis mid LAD", "tear left knee"
  if (between.every((word) => POSITIONS.test(word) || sideOf(word))) return true;
  for (const word of between.reverse()) {
    if (PREPOSITIONS.has(word) || GOES_ON.test(word) || word === ',' || word === '(' || word === '-') return true;
    if (/ing$|ed$/.test(word)) return true;
  }
  return false;
}

/** Side, degree, count, change and level that belong to the head itself. `to` is where its stretch ends. */
export function ownAttributes(read: ReadSentence, clause: Clause, head: Head, limit: number): Attributes {
  const { item } = head;
  const to = Math.min(limit, bracketEnd(read, item.to));
  const start = phraseStart(read, head.from, item.from);
  const front = { ...attributesOf(read, start, item.to, head.not) };
  const end = Math.min(to, tiedEnd(read, item.to, to));
  // "no significant change in the nodule"
  const lead = /^(?:no|without|not)$/.test(read.tokens[start - 1]?.text ?? '') ? start - 1 : start;
  const whole = attributesOf(read, lead, to, head.not);
  // "No left or right L5 radiculopathy": on neither side.
  if (isDenied(read, clause, item) && namesEitherSide(read, Math.max(clause.from, start - 2), item.from))
    front.laterality = 'both';
  const two = bothOf(read, start, item);
  if (two) {
    front.laterality = null;
    front.count = { kind: 'number', value: 2 };
  }
  if (head.own) {
    const { laterality, level } = attributesOf(read, head.own.from, head.own.to);
    return { laterality, level, change: whole.change, count: null, severity: front.severity };
  }
  if (head.not && head.not.from >= item.to) {
    const own = attributesOf(read, item.to, to, head.not);
    return { ...own, change: whole.change, count: front.count, severity: degreeOf(read, head, to) };
  }
  return {
    laterality:
      front.laterality ??
      sideBefore(read, clause, start) ??
      sideBehind(read, head, end) ??
      sideOfListed(read, head, to) ??
      sideOfPlaces(read, clause, head),
    severity: front.severity ?? degreeOf(read, head, to),
    count: front.count,
    change: whole.change,
    level: attributesOf(read, head.from, to).level,
  };
}

/** "Nodule 2: left lower pole, 6 mm": the side that the place behind the number of a listed finding names first. */
function sideOfListed(read: ReadSentence, { item, from }: Head, to: number): Laterality | null {
  const { tokens } = read;
  const inLabel = item.to <= read.bodyFrom && from >= read.bodyFrom && read.bodyFrom > 0;
  if (!inLabel && !(tokens[item.to]?.kind === 'number' && tokens[item.to + 1]?.text === ':')) return null;
  const start = inLabel ? from : item.to + 2;
  let end = start;
  while (end < to && !/^[,;.]$/.test(tokens[end]?.text ?? '')) end++;
  return attributesOf(read, start, end).laterality;
}

/** "Left kidney 5 mm (mild widening)": the side of what the bracket explains. */
function sideBefore(read: ReadSentence, clause: Clause, at: number): Laterality | null {
  if (read.tokens[at - 1]?.text !== '(') return null;
  return attributesOf(read, phraseStart(read, clause.from, at - 1), at - 1).laterality;
}

/** "Left kidney 5 mm (mild widening), right 2 mm": what stands behind the bracket is said of another thing. */
function bracketEnd(read: ReadSentence, at: number): number {
  for (let i = at; i < read.tokens.length; i++) {
    if (read.tokens[i]?.text === '(') return read.tokens.length;
    if (read.tokens[i]?.text === ')') return i;
  }
  return read.tokens.length;
}

/** "both tumors": two of them, not two sides. */
function bothOf(read: ReadSentence, start: number, item: PlacedMention): boolean {
  if (item.mention.kind === 'anatomy') return false;
  for (let i = start; i < item.from; i++) {
    if (read.tokens[i]?.text !== 'both') continue;
    return !read.words.placed.some((one) => one.mention.kind === 'anatomy' && one.from > i && one.to <= item.from);
  }
  return false;
}

/** "Left or right" among these words. */
function namesEitherSide({ tokens }: ReadSentence, from: number, to: number): boolean {
  for (let i = from; i + 2 < to; i++) {
    const [one, other] = [sideOf(tokens[i]?.text ?? ''), sideOf(tokens[i + 2]?.text ?? '')];
    if (
      tokens[i + 1]?.text === 'or' &&
      ((one === 'left' && other === 'right') || (one === 'right' && other === 'left'))
    )
      return true;
  }
  return false;
}

function isDenied({ tokens }: ReadSentence, { from }: Clause, item: PlacedMention): boolean {
  return tokens.slice(from, item.from).some(({ text }) => /^(?:no|not|without|neither|negative)$/.test(text));
}

/** The first side behind the head, or both where two are joined ("right and left", "right greater than left"). */
function sideBehind(read: ReadSentence, head: Head, to: number): Laterality | null {
  const { not } = head;
  for (let i = head.item.to; i < to; i++) {
    if (not && i >= not.from && i < not.to) continue;
    // "15 mm from the right portal vein": the side of what it is held against.
    if (
      read.tokens[i]?.text === 'from' &&
      /^(?:mm|cm|away|separate|distinct|remote)$/.test(read.tokens[i - 1]?.text ?? '')
    )
      return null;
    if (attributesOf(read, i, i + 1).laterality === null) continue;
    // "No neuropathy or left or right radiculopathy": the sides of the next thing.
    if (isJoin(read.tokens[i - 1]?.text ?? '') && namesEitherSide(read, i, i + 3)) return null;
    // "of the knee and left foot": the side of the second place only.
    const earlier = head.sites.some((site) => site.from >= head.item.to && site.to <= i);
    if (
      earlier &&
      read.words.placed.some((item) => item.mention.kind === 'anatomy' && item.from > i && item.from <= i + 2)
    )
      return null;
    let end = i + 1;
    for (let j = i + 1; !not && j < Math.min(to, i + 6); j++) {
      const joined = read.tokens.slice(i + 1, j).some((token) => /^(?:and|or|than|>|\/|,)$/.test(token.text));
      if (joined && sideOf(read.tokens[j]?.text ?? '')) end = j + 1;
    }
    return attributesOf(read, i, end).laterality ?? attributesOf(read, i, i + 1).laterality;
  }
  return null;
}

/** The side in front of the body parts that are the head's, or of the part of the sentence that opens it ("On the left …"). */
function sideOfPlaces(read: ReadSentence, clause: Clause, head: Head): Laterality | null {
  for (const site of head.sites.slice(0, 1)) {
    if (site.from < clause.from || site.from >= clause.to) continue;
    const side = attributesOf(read, phraseStart(read, clause.from, site.from), site.to).laterality;
    if (side) return side;
  }
  return fronted(read, clause);
}

/** "On the left there is …", "In both kidneys, …". */
function fronted(read: ReadSentence, clause: Clause): Laterality | null {
  const first = read.tokens[clause.from]?.text ?? '';
  if (!/^(?:on|in|at|within|along|to)$/.test(first)) return null;
  for (let i = clause.from + 1; i < Math.min(clause.to, clause.from + 8); i++) {
    const word = read.tokens[i]?.text ?? '';
    if (word === ',' || word === 'there' || finiteVerbs.has(word)) return attributesOf(read, clause.from, i).laterality;
  }
  return null;
}

/** The degree said behind a head, in its own half where the sides are told apart. */
function degreeOf(read: ReadSentence, head: Head, to: number): Attributes['severity'] {
  const { not, item } = head;
  if (!not || not.from < item.to) return degreeBehind(read, item.to, to);
  const own = not.to >= to ? { from: item.to, to: not.from } : { from: not.to, to };
  return attributesOf(read, own.from, own.to, not).severity;
}

/** "…, which is mild", "… is moderate to severe", "…: mild", "… of mild degree": a degree said of the head behind it. */
function degreeBehind(read: ReadSentence, at: number, to: number): Attributes['severity'] {
  // "Neuropathy at the elbow, mild."
  const last = read.tokens[to - 1]?.text ?? '';
  let lead = to - 2;
  while (lead > at && /^(?:to|-|very|only)$/.test(read.tokens[lead]?.text ?? '')) lead--;
  if (isSeverityWord(last) && isSeverityWord(read.tokens[lead]?.text ?? '')) lead--;
  if (isSeverityWord(last) && lead >= at && /^[,(:–-]$/.test(read.tokens[lead]?.text ?? ''))
    return attributesOf(read, lead, to).severity;
  for (let i = at; i < Math.min(to, at + 6); i++) {
    const word = read.tokens[i]?.text ?? '';
    if (isSeverityWord(word)) {
      let end = i + 1;
      while (
        end < to &&
        (/^(?:to|-|and)$/.test(read.tokens[end]?.text ?? '') || isSeverityWord(read.tokens[end]?.text ?? ''))
      )
        end++;
      while (end > i + 1 && !isSeverityWord(read.tokens[end - 1]?.text ?? '')) end--;
      const next = read.tokens[end]?.text ?? '';
      const closes = end >= to || /^(?:[,;.:()]|in|on|at|and|but|with|without|degree|for|to|as)$/.test(next);
      return closes ? attributesOf(read, i, end).severity : null;
    }
    if (COPULAS.has(word) || /^(?:[,:(–-]|which|of|only|very|relatively|overall|at|most|to|be|again)$/.test(word))
      continue;
    return null;
  }
  return null;
}
