import type { Said } from '../nets/said.js';
import { capital, list, uncapital } from '../words/english.js';
import { countWords } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import { clausesApart, isOpen, stepsApart, wordsOf } from './clauses-apart.js';
import { isTensed } from './verbs.js';

/**
 * A long sentence as several short ones, each with the sources of the whole: a list of many things in lists of a few, a
 * quotation cut where its clauses meet, a person "who was admitted with …" told in two. No word is left out, and no list is
 * cut in which a denial or a doubt would reach into its other half. One sentence where nothing can be parted.
 */
export function inShortSentences(said: Said): Said[] {
  const { text } = said;
  const parts = text.includes('“')
    ? quoteInParts(text)
    : (listInParts(text) ?? rowInParts(text) ?? personApart(text).flatMap(clausesApart).flatMap(stepsApart));
  return parts === null || parts.length < 2 ? [said] : parts.map((part) => ({ ...said, text: part }));
}

/** True for a sentence that goes on with the quotation in front of it. */
export function goesOnQuoting(text: string): boolean {
  return text.startsWith(GOES_ON);
}

const GOES_ON = 'The report goes on: “';
const QUOTE = /^([^“”]*: )“([^“”]+)”\.?$/;
const LONG_QUOTE = 17;
const LONG_PART = 6;
const SHORT_PART = 4;
const MOST_PARTS = 4;

/** Where clauses of a quotation may meet; the word that joins them opens the next part. */
const JOINTS =
  /;\s+|,? (?=(?:and|but) )|, (?=(?:which|who|where|although|though|while|whereas|however|because|so)\b)| (?=(?:although|though|whereas|because)\b)/g;

/** "The report says: “…, which …”" as two quotations: what is printed stands letter for letter, without the mark between. */
function quoteInParts(text: string): string[] | null {
  const [, lead, quote] = QUOTE.exec(text) ?? [];
  if (lead === undefined || quote === undefined || countWords(quote) < LONG_QUOTE) return null;
  const sentences = splitSentences(quote);
  // "Tab. Tramadol 50 mg": a short form ends no sentence.
  const apart =
    sentences.every((one) => countWords(one) >= SHORT_PART) &&
    // "40 mg p.o. daily for three days": what goes on in small letters is no new sentence.
    sentences.slice(1).every((one) => !/^[a-z]/.test(one));
  const parts = (apart ? sentences : [quote]).flatMap(atJoints).flatMap(inMiddle);
  const few = [...parts.slice(0, MOST_PARTS - 1), quote.slice(startOf(parts, quote)).trim()];
  const whole = parts.length <= MOST_PARTS ? parts : few;
  return whole.map((part, at) => `${at === 0 ? lead.concat('“') : GOES_ON}${part.replace(/[,;.]$/, '')}”.`);
}

const VERY_LONG = 22;
const HALF = 7;
/** In letters: each joint is weighed with all around it. */
const LONGEST = 1200;
/** Words with which something is added to what was said: "…, revealing a mass …", "… with obvious restlessness". */
const ADDED =
  /,? (?=(?:with(?!out\b|in\b| no\b| or\b)|including|revealing|showing|demonstrating|due to|secondary to|because of|after which|followed by|as well as|along with|at which|in order to|and (?:was|were|had|has|is|are|then|started|began|continued|received|underwent|transferred|placed|admitted|discharged|found|noted))\b)/g; // biome-ignore format: one pattern

/** A clause that is still very long in two, where something is added next to its middle; not behind a denial or a doubt. */
function inMiddle(clause: string): string[] {
  const words = countWords(clause);
  if (words < VERY_LONG || clause.length > LONGEST) return [clause];
  let best: { left: string; right: string; off: number } | null = null;
  for (const { index, 0: joint } of clause.matchAll(ADDED)) {
    const left = clause.slice(0, index);
    const right = clause.slice(index + joint.length);
    const [before, behind] = [countWords(left), countWords(right)];
    if (before < HALF || behind < HALF || isOpen(left) || REACHES.test(left)) continue;
    const off = Math.abs(before - behind);
    if (best === null || off < best.off) best = { left, right, off };
  }
  return best === null ? [clause] : [best.left, best.right];
}

/** Where the last of the parts that stand for themselves begins: it holds all that follows. */
function startOf(parts: readonly string[], quote: string): number {
  let from = 0;
  for (const part of parts.slice(0, MOST_PARTS - 1)) from = quote.indexOf(part, from) + part.length;
  return quote.slice(from).search(/[^\s;,]/) + from;
}

function atJoints(words: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const joint of words.matchAll(JOINTS)) {
    const left = words.slice(from, joint.index);
    const right = words.slice(joint.index + joint[0].length);
    if (isOpen(left) || isOpen(right) || !partsHere(joint[0], left, right)) continue;
    parts.push(left);
    from = joint.index + joint[0].length;
  }
  return [...parts, words.slice(from)];
}

function partsHere(joint: string, left: string, right: string): boolean {
  if (joint.includes(';')) return countWords(left) >= SHORT_PART && countWords(right) >= SHORT_PART;
  if (countWords(left) < LONG_PART || countWords(right) < LONG_PART) return false;
  if (/^(?:and|but) /.test(right))
    return hasVerb(left) && (/^(?:and|but) (?:is|are|was|were|has|had|will|should|then)\b/.test(right) || opensWithVerb(right)); // biome-ignore format: one condition
  return hasVerb(left);
}

function hasVerb(text: string): boolean {
  return wordsOf(text).some((word) => isTensed(word));
}

/** "and the block persisted after …": a subject of a few words with its verb. */
function opensWithVerb(right: string): boolean {
  return (
    /^\w+ (?:the|this|these|there|it|he|she|they|we|i|no|patient|you)\b/i.test(right) &&
    wordsOf(right)
      .slice(2, 6)
      .some((word) => isTensed(word))
  );
}

const MANY = 6;
const FEW = 4;

/** Our own leads of lists, and how the rest of a list goes on; of what looked normal, nothing in front. */
const LISTS: readonly [pattern: RegExp, next: string, joiner: 'and' | 'or'][] = [
  [/^(New medicines for you: )(.+)()\.$/, 'Also new: ', 'and'],
  [/^(Your (?:child’s |baby’s )?medicine list includes )(.+)()\.$/, 'It also includes ', 'and'],
  [/^(Your (?:child’s )?past health history includes )(.+)()\.$/, 'It also includes ', 'and'],
  [/^(You did not report )(?!that\b)(.+)()\.$/, 'Nor did you report ', 'or'],
  [/^()([^:;]+)( looked normal)\.$/, '', 'and'],
];

/** "New medicines for you: A, B, C, D, E and F." in lists of at most four. */
function listInParts(text: string): string[] | null {
  for (const [pattern, next, joiner] of LISTS) {
    const [, lead, things, end] = pattern.exec(text) ?? [];
    if (lead === undefined || things === undefined || end === undefined) continue;
    const items = itemsOf(things, joiner);
    if (items.length < MANY) continue;
    const each = Math.ceil(items.length / Math.ceil(items.length / FEW));
    const lists: string[] = [];
    for (let at = 0; at < items.length; at += each) lists.push(list(items.slice(at, at + each), joiner));
    return lists.map((one, at) => {
      if (at === 0) return `${lead}${one}${end}.`;
      if (next !== '') return `${next}${one}.`;
      return at === 1 ? `${capital(one)}${end} too.` : `So did ${uncapital(one)}.`;
    });
  }
  return null;
}

/** The things of a list; what stands in brackets is never parted. */
function itemsOf(things: string, joiner: string): string[] {
  const items = outsideBrackets(things, /, /g);
  const last = items.pop() ?? '';
  const two = outsideBrackets(last, new RegExp(` ${joiner} `, 'g'));
  return two.length === 2 ? [...items, ...two] : [...items, last];
}

function outsideBrackets(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(mark)) {
    if (isOpen(text.slice(from, index))) continue;
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

const LEAD = /^([A-Z][^:;“”()]{2,60}: )(.+)\.$/;
const HOW_MANY_WORDS = 14;
/** What would no longer hold for the second half of a list, or stand for itself. */
const REACHES = /\b(?:no|not|nor|never|without|denies|denied|if|unless|may|might|could|possible|probable|likely|either|neither|versus|vs|risks?|allerg\w+)\b|\?/i; // biome-ignore format: one pattern
const HANGS =
  /^(?:and|or|but|which|who|with|then|to|for|as|of|in|on|at|by|from|not|nor|after|before|due|because|since|until|till|while|when|where|following|secondary|likely|\w+ing)\b/i;

/** "No murmurs; rubs or gallops": what is denied or doubted in front goes on behind the mark. */
function reachesInto(row: string, before: string): boolean {
  return REACHES.test(before) && !REACHES.test(row) && !hasVerb(row);
}

/** "The report lists: a; b; c" and "…: a, b, c, d, e, f": a line of a note, parted between its things. */
function rowInParts(text: string): string[] | null {
  if (countWords(text) < HOW_MANY_WORDS) return null;
  const [, lead = '', body = text.replace(/\.$/, '')] = LEAD.exec(text) ?? [];
  const rows = outsideBrackets(body, /;\s+/g);
  const again = /\blists?: $/.test(lead) ? 'It also lists: ' : null;
  if (rows.length > 1) {
    if (rows.some((row) => HANGS.test(row) || countWords(row) < SHORT_PART)) return null;
    if (rows.some((row, at) => at > 0 && reachesInto(row, rows[at - 1] ?? ''))) return null;
    return rows.map((row, at) => `${at === 0 ? lead : (again ?? '')}${at > 0 && again === null ? capital(row) : row}.`);
  }
  if (again === null || REACHES.test(body)) return null;
  const items = outsideBrackets(body, /, (?:and )?/g);
  if (items.length < MANY || items.some((item) => HANGS.test(item) || hasVerb(item))) return null;
  const half = Math.ceil(items.length / 2);
  return [`${lead}${items.slice(0, half).join(', ')}.`, `${again}${items.slice(half).join(', ')}.`];
}

/** Of a person who "was admitted with …", and of what was done before and then, as two sentences. */
function personApart(text: string): string[] {
  return splitSentences(
    text
      .replace(/^(You are an? [^.;]+?),? who (was|were|had) /i, (_, who: string, verb: string) => {
        return `${who}. You ${verb === 'had' ? 'had' : 'were'} `;
      })
      .replace(/^(You (?:were|had|received|underwent|developed|needed) [^.;]+?),? and (were|had|received|underwent|developed|needed) (?=[a-z\d])/i, '$1. You $2 '), // biome-ignore format: one pattern
  );
}
