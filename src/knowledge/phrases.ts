import { american } from './british.js';
import type { KnowledgeData } from './schema.js';
import { fold, type Token, tokenize } from './tokens.js';

export type Folder = 'concepts' | 'labs' | 'medicines' | 'scores';

/** The entry that a phrase stands for. */
export interface PhraseRef {
  folder: Folder;
  id: string;
  /** Kind of concept; 'lab', 'medicine' or 'score' otherwise. */
  kind: string;
}

/** One spelling of an entry's name in the index. */
export interface Phrase {
  ref: PhraseRef;
  /** Words as written in the knowledge base, lower case, joined by spaces. */
  written: string;
  /** Letters must be capitals in the text: a short name that is also a common word otherwise ("US", "PT"). */
  capitals: boolean;
  /** True for "effusion, pleural". */
  turned: boolean;
  /** True for adjective forms of a body part. */
  adjective: boolean;
}

interface Node {
  next: Map<string, Node>;
  phrases: Phrase[];
}

/** A phrase found: token positions, end exclusive. */
export interface PhraseMatch {
  from: number;
  to: number;
  phrase: Phrase;
  inflected: boolean;
}

/** All names of the knowledge base as one tree over folded words. */
export interface PhraseIndex {
  root: Node;
  /** Every folded word that occurs in a name. */
  words: Set<string>;
  /** Those of them that occur in names of concepts. */
  conceptWords: Set<string>;
  /** First letters (at most four) of the first words of all names. */
  starts: Set<string>;
}

const VALUE_LINKS = new Set([':', '=', 'was', 'is', 'of', 'level', 'at', '>', '<']);
const JOINERS = new Set(['-', '–', '/', "'", '’']);
/** Small words that are no name by themselves, whatever the data says. */
const NEVER_ALONE = new Set([
  'a',
  'i',
  'as',
  'is',
  'it',
  'no',
  'or',
  'and',
  'in',
  'on',
  'at',
  'to',
  'of',
  'an',
  'the',
  'he',
  'all',
  'may',
  'can',
  'are',
  'was',
  'has',
  'not',
  'one',
  'for',
  'with',
]);

/** Builds the phrase tree. Linear in the number of words of all names. */
export function buildPhrases(data: KnowledgeData): PhraseIndex {
  const index: PhraseIndex = {
    root: { next: new Map(), phrases: [] },
    words: new Set(),
    conceptWords: new Set(),
    starts: new Set(),
  };
  for (const concept of data.concepts) {
    const ref: PhraseRef = { folder: 'concepts', id: concept.id, kind: concept.kind };
    add(index, concept.term, ref, { turn: true });
    for (const name of concept.synonyms) add(index, name, ref, { turn: true });
    for (const name of concept.adjectives) add(index, name, ref, { adjective: true });
  }
  index.conceptWords = new Set(index.words);
  for (const lab of data.labs) {
    const ref: PhraseRef = { folder: 'labs', id: lab.id, kind: 'lab' };
    for (const name of [lab.term, ...lab.synonyms]) add(index, name, ref, {});
  }
  for (const medicine of data.medicines) {
    const ref: PhraseRef = { folder: 'medicines', id: medicine.id, kind: 'medicine' };
    for (const name of [medicine.term, ...medicine.brands, ...medicine.synonyms]) add(index, name, ref, {});
  }
  for (const score of data.scores) {
    const ref: PhraseRef = { folder: 'scores', id: score.id, kind: 'score' };
    for (const name of [score.term, ...score.synonyms]) add(index, name, ref, {});
  }
  return index;
}

function add(index: PhraseIndex, name: string, ref: PhraseRef, how: { turn?: boolean; adjective?: boolean }): void {
  // Most names are plain small words; only the others need the tokenizer.
  const plain = PLAIN.test(name);
  const tokens = plain ? [] : tokenize(name).filter((token) => token.kind !== 'mark' || !JOINERS.has(token.text));
  const words = plain ? name.split(' ') : tokens.map((token) => token.text);
  if (words.length === 0 || (words.length === 1 && NEVER_ALONE.has(words[0] ?? ''))) return;
  const letters = words.join('');
  const short = words.length === 1 && letters.length <= 3;
  const capitals = (short && (ref.folder === 'labs' || /[A-Z].*[A-Z]/.test(name))) || WORDS_TOO.has(name);
  const phrase: Phrase = { ref, written: words.join(' '), capitals, turned: false, adjective: how.adjective ?? false };
  const keys = words.map((word) => folded(index, word));
  for (const key of keys) index.words.add(key);
  insert(index.root, keys, phrase);
  const first = words[0] ?? '';
  if (!index.starts.has(first.slice(0, 4))) for (let n = 1; n <= 4; n++) index.starts.add(first.slice(0, n));
  if (how.turn && words.length >= 2 && words.length <= 3 && (plain || tokens.every((token) => token.kind === 'word'))) {
    const last = keys.at(-1) ?? '';
    insert(index.root, [last, ',', ...keys.slice(0, -1)], { ...phrase, turned: true });
  }
}

/** Short names of more than three capitals that are words, or become one without their last letter ("to aid"). */
const WORDS_TOO = new Set([
  'AIDS',
  'SLAP',
  'GIST',
  'MASH',
  'VATS',
  'SIDS',
  'LEEP',
  'FESS',
  'STAS',
  'TILs',
  'PLMS',
  'DIPs',
  'PIPs',
  'TEDs',
]);

const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

const folds = new WeakMap<PhraseIndex, Map<string, string>>();

/** The fold of a word, worked out once for an index. */
function folded(index: PhraseIndex, word: string): string {
  let known = folds.get(index);
  if (!known) {
    known = new Map();
    folds.set(index, known);
  }
  let key = known.get(word);
  if (key === undefined) {
    key = fold(word);
    known.set(word, key);
  }
  return key;
}

/** Shared by all nodes that have no words or names of their own yet: most never get any. */
const NO_NEXT: Map<string, Node> = new Map();
const NO_PHRASES: Phrase[] = [];

function insert(root: Node, keys: readonly string[], phrase: Phrase): void {
  let node = root;
  for (const key of keys) {
    let next = node.next.get(key);
    if (!next) {
      next = { next: NO_NEXT, phrases: NO_PHRASES };
      if (node.next === NO_NEXT) node.next = new Map();
      node.next.set(key, next);
    }
    node = next;
  }
  if (node.phrases === NO_PHRASES) {
    node.phrases = [phrase];
    return;
  }
  if (!node.phrases.some((known) => known.ref.id === phrase.ref.id && known.ref.folder === phrase.ref.folder)) {
    node.phrases.push(phrase);
  }
}

/** Folded words of the tokens, made once for a sentence. */
export function foldAll(tokens: readonly Token[]): string[] {
  return tokens.map((token) => (token.kind === 'word' ? fold(token.text) : token.text));
}

/**
 * The longest phrase that begins at token `from`, or null. Hyphens and slashes between words do not matter, and
 * "post-operative" meets "postoperative" either way.
 */
export function longestPhrase(
  index: PhraseIndex,
  tokens: readonly Token[],
  folds: readonly string[],
  from: number,
): PhraseMatch | null {
  // Most words begin no name at all; a joined form ("post-operative") needs a look at the next token.
  const next = tokens[from + 1];
  const joined = next !== undefined && (next.text === '-' || next.start - (tokens[from]?.end ?? 0) === 1);
  if (!index.root.next.has(folds[from] ?? '') && !(joined && index.starts.has((tokens[from]?.text ?? '').slice(0, 4))))
    return null;
  let best: PhraseMatch | null = null;
  const walk = (node: Node, at: number, start: boolean): void => {
    if (!start && node.phrases.length > 0 && (!best || at > best.to)) {
      const phrase = choose(node.phrases, tokens, from, at);
      if (phrase) best = { from, to: at, phrase, inflected: isInflected(written(tokens, from, at), phrase) };
    }
    const token = tokens[at];
    if (!token) return;
    if (!start && token.kind === 'mark' && JOINERS.has(token.text)) {
      if (touches(tokens, at) && !standsApart(tokens, at)) walk(node, at + 1, true);
      return;
    }
    const next = node.next.get(folds[at] ?? '');
    if (next) walk(next, at + 1, false);
    const hyphen = tokens[at + 1];
    const second = tokens[at + 2];
    if (hyphen?.text === '-' && second?.kind === 'word' && hyphen.start === token.end && second.start === hyphen.end) {
      const joined = node.next.get(fold(token.text + second.text));
      if (joined) walk(joined, at + 3, false);
    }
    const after = tokens[at + 1];
    const split = after?.kind === 'word' && after.start === token.end + 1 && !NEVER_ALONE.has(after.text);
    if (token.kind === 'word' && split && token.text.length > 3) {
      const joined = node.next.get(fold(token.text + after.text));
      if (joined) walk(joined, at + 2, false);
    }
  };
  walk(index.root, from, true);
  return best;
}

/** Whether a value follows a one- or two-letter test name: "K 3.5", "Cr was 1.2", "Na: 140", but not "50 mg 2 times". */
function valueFollows(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.caps === 'lower' && tokens[from - 1]?.kind === 'number') return false;
  let at = to;
  while (at < to + 3 && VALUE_LINKS.has(tokens[at]?.text ?? '')) at++;
  return tokens[at]?.kind === 'number';
}

/** Another form of the name, and not only its British spelling. */
function isInflected(printed: string, { written }: Phrase): boolean {
  return printed !== written && printed.replace(/\w+/g, american) !== written.replace(/\w+/g, american);
}

function touches(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind !== 'mark';
}

/** "R ankle - swelling": a stroke with blanks on both sides parts the name of a place from what is said of it. */
function standsApart(tokens: readonly Token[], at: number): boolean {
  const [before, mark, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || mark === undefined || behind === undefined || !/^[-–]$/.test(mark.text)) return false;
  return mark.start > before.end && behind.start > mark.end;
}

function written(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (!token || (token.kind === 'mark' && JOINERS.has(token.text))) continue;
    text += text === '' ? token.text : ` ${token.text}`;
  }
  return text;
}

/** In capitals, and no plural in capitals of another short name ("SMAS" is no "SMA"). */
function isPrintedAsShort(phrase: Phrase, tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from];
  if (token?.caps === 'upper') return token.text.length <= 2 || written(tokens, from, to) === phrase.written;
  return (
    token?.caps === 'title' && token.text.endsWith('s') && phrase.written.endsWith('s') && token.text === phrase.written
  );
}

function choose(phrases: readonly Phrase[], tokens: readonly Token[], from: number, to: number): Phrase | null {
  const next = tokens[to];
  const number =
    next?.kind === 'number' || (next?.kind === 'mark' && tokens[to + 1]?.kind === 'number' && ':='.includes(next.text));
  let first: Phrase | null = null;
  for (const phrase of phrases) {
    const lab = phrase.ref.folder === 'labs';
    if (phrase.capitals && !isPrintedAsShort(phrase, tokens, from, to) && !(number && lab)) continue;
    // "K", "Na", "mg": a test only where its value follows, and no unit of the number before it.
    if (phrase.capitals && lab && phrase.written.length <= 2 && !valueFollows(tokens, from, to)) continue;
    // "effusion, pleural" only where nothing follows that "pleural" could belong to.
    if (phrase.turned && next && next.kind !== 'mark' && next.text !== 'and' && next.text !== 'or') continue;
    if (number && phrase.ref.folder === 'labs') return phrase;
    if (!first || (first.adjective && !phrase.adjective && first.ref.folder === phrase.ref.folder)) first = phrase;
  }
  return first;
}
