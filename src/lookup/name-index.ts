import { type Entry, namesOf, Rank, termOf } from './entries.js';
import { squeezed, unordered, type Word, wordsOf } from './words.js';

/** An entry found by one of its names. */
export interface Hit {
  entry: Entry;
  written: string;
  rank: Rank;
}

/** A name as it is offered while somebody types. */
export interface Offer {
  /** What is searched for when it is chosen. */
  term: string;
  entry: Entry;
  /** The name that begins with what was typed. */
  written: string;
}

export interface NameIndex {
  /** Entries with this very name, whatever its case, plural, hyphens and spaces; the best first. */
  exact(text: string): Hit[];
  /** Entries with a name of these words in another order. */
  reordered(text: string): Hit[];
  /** By a key of `squeezed`, for runs of words. */
  bySqueezed(key: string): readonly Hit[];
  /** Names in which this word's key stands. */
  withWord(key: string): readonly Hit[];
  /** The key of the standard word for a part of the body: "renal" -> "kidney"; any other key as it is. */
  standard(key: string): string;
  /** How the word with this key is most often written. */
  spelled(key: string): string;
  /** Each word of the names and in how many it stands. */
  readonly wordCounts: ReadonlyMap<string, number>;
  /** The same without the words that nobody who slips means. */
  readonly spellable: ReadonlyMap<string, number>;
  /** Names that begin with what was typed, then names with a word that does. */
  beginning(typed: string, most: number): Offer[];
}

const KIND_ORDER: Record<Entry['kind'], number> = {
  concept: 0,
  lab: 1,
  medicine: 2,
  score: 3,
  lay: 4,
  abbreviation: 5,
  procedure: 6,
};

function better(a: Hit, b: Hit): number {
  return a.rank - b.rank || KIND_ORDER[a.entry.kind] - KIND_ORDER[b.entry.kind];
}

/** How well known an entry is, from what the base says of it: everyday words and often-named things first. */
function weightOf(entry: Entry): number {
  const names = namesOf(entry).length;
  if (entry.kind === 'concept') {
    const { everyday, kind, importance } = entry.of;
    const said = kind === 'descriptor' || kind === 'normal' || kind === 'other' ? 0 : 2;
    return names + said + (everyday ? 4 : 0) + (importance === 'important' || importance === 'urgent' ? 2 : 0);
  }
  if (entry.kind === 'procedure') return names + 3;
  if (entry.kind === 'abbreviation') return 1;
  return names + 1;
}

/**
 * Whether nobody who slips means a word: a short form in capitals or a clipped word ("consol"), the few letters by which a lab calls a test, a word
 * that reports only put beside others ("serous").
 */
function isNoSlip(word: string, entry: Entry, of: number): boolean {
  if (/^[A-Z0-9]+s?$/.test(word)) return true;
  if (entry.kind === 'abbreviation' && of === 1 && word === entry.of.short) return true;
  return entry.kind === 'lay' ? entry.of.means.length === 0 : entry.kind === 'lab' && of === 1 && word.length < 5;
}

/** Last words of a name that readers leave out behind a person's name: "Crohn's", "Lyme", "Hashimoto". */
const LEFT_OUT =
  /^([A-Z][^\W\d_]+(?:['’]s)?) (?:disease|syndrome|esophagus|thyroiditis|lymphoma|phenomenon|palsy|contracture|disorder)$/;
/** People's names that are everyday words too: alone they say nothing of the illness. */
const EVERYDAY_NAMES = new Set('down still sweet bright day west may long first legionnaire'.split(' '));

function bareName(written: string): string | null {
  const bare = LEFT_OUT.exec(written)?.[1] ?? null;
  return bare && !EVERYDAY_NAMES.has(bare.toLowerCase().replace(/['’]s$/, '')) ? bare : null;
}

/**
 * Words for one part of the body, each with the key of its standard word: "renal" -> "kidney", "womb" -> "uterus". Words
 * that name a part of their own stay as they are.
 */
function partWords(entries: readonly Entry[]): Map<string, string> {
  const own = new Set<string>();
  const parts: { key: string; others: string[] }[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'concept' || entry.of.kind !== 'anatomy') continue;
    const { term, synonyms, adjectives, lay } = entry.of;
    const [word, ...more] = wordsOf(term);
    if (!word || more.length > 0) continue;
    own.add(word.key);
    parts.push({ key: word.key, others: [...synonyms, ...adjectives, lay] });
  }
  const same = new Map<string, string>();
  for (const { key, others } of parts)
    for (const other of others) {
      const [word, ...more] = wordsOf(other);
      if (word && more.length === 0 && !own.has(word.key) && !same.has(word.key)) same.set(word.key, key);
    }
  return same;
}

/** Indexes the names of entries. Linear in their number. */
export function buildNameIndex(entries: readonly Entry[]): NameIndex {
  const whole = new Map<string, Hit[]>();
  const orderless = new Map<string, Hit[]>();
  const words = new Map<string, Hit[]>();
  const spellings = new Map<string, string>();
  const spellable = new Map<string, number>();
  const typed: { key: string; offer: Offer; weight: number; inner: boolean }[] = [];
  const same = partWords(entries);
  const orderlessKey = (parts: readonly Word[]): string =>
    unordered(parts.map((part) => ({ ...part, key: same.get(part.key) ?? part.key })));
  const add = (index: Map<string, Hit[]>, key: string, hit: Hit): void => {
    if (key === '') return;
    const list = index.get(key);
    if (!list) index.set(key, [hit]);
    // The names of an entry come one after the other: it stands last where it stands already.
    else if (list.at(-1)?.entry !== hit.entry) list.push(hit);
  };
  for (const entry of entries) {
    const weight = weightOf(entry);
    const offered = new Set<string>();
    for (const { written, rank } of namesOf(entry)) {
      const parts = wordsOf(written);
      const hit = { entry, written, rank };
      add(whole, squeezed(parts), hit);
      if (parts.length > 1) add(orderless, orderlessKey(parts), hit);
      const bare = bareName(written);
      if (bare) add(whole, squeezed(wordsOf(bare)), { entry, written, rank: Math.max(rank, Rank.Lay) as Rank });
      for (const { key, empty, text } of parts) {
        if (empty) continue;
        add(words, key, hit);
        if (!isNoSlip(text, entry, parts.length)) spellable.set(key, (spellable.get(key) ?? 0) + 1);
        if (!spellings.has(key)) spellings.set(key, text.toLowerCase());
      }
      if (rank === Rank.Adjective || rank === Rank.RowName) continue;
      const plain = written.toLowerCase();
      if (offered.has(plain)) continue;
      offered.add(plain);
      const offer = { term: termOf(entry), entry, written };
      const value = weight - rank * 2 - parts.length * 0.5;
      parts.forEach((part, at) => {
        if (at > 0 && part.empty) return;
        typed.push({ key: plain.slice(part.start), offer, weight: value, inner: at > 0 });
      });
    }
  }
  for (const index of [whole, orderless]) for (const list of index.values()) list.sort(better);
  typed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const wordCounts = new Map([...words].map(([key, hits]) => [key, hits.length]));

  const firstAt = (key: string): number => {
    let low = 0;
    let high = typed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((typed[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    exact: (text) => whole.get(squeezed(wordsOf(text))) ?? [],
    reordered(text) {
      const parts = wordsOf(text);
      const hits = orderless.get(orderlessKey(parts));
      if (hits) return hits;
      // "wax in the ear": one word of two, told the other way round.
      const [first, second, ...more] = parts.filter((part) => !part.empty);
      return (first && second && more.length === 0 && whole.get(second.key + first.key)) || [];
    },
    bySqueezed: (key) => whole.get(key) ?? [],
    standard: (key) => same.get(key) ?? key,
    spelled: (key) => spellings.get(key) ?? key,
    withWord: (key) => words.get(key) ?? [],
    wordCounts,
    spellable,
    beginning(text, most) {
      const key = text.toLowerCase().replace(/\s+/g, ' ').trimStart();
      if (key === '') return [];
      const found: typeof typed = [];
      // One letter begins thousands of names: a share of them is enough to choose from.
      for (let at = firstAt(key); at < typed.length && found.length < 3000; at += 1) {
        const one = typed[at];
        if (!one?.key.startsWith(key)) break;
        found.push(one);
      }
      const score = (one: (typeof typed)[number]): number =>
        one.weight - (one.inner ? 6 : 0) + (one.key === key ? 20 : 0) - (one.key.length - key.length) * 0.15;
      found.sort((a, b) => score(b) - score(a));
      const seen = new Set<string>();
      const offers: Offer[] = [];
      for (const { offer } of found) {
        const name = offer.term.toLowerCase();
        if (seen.has(name)) continue;
        seen.add(name);
        offers.push(offer);
        if (offers.length === most) break;
      }
      return offers;
    },
  };
}
