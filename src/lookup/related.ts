import { type Entry, Rank, termOf } from './entries.js';
import type { NameIndex } from './name-index.js';
import { squeezed, wordsOf } from './words.js';

const MOST = 6;
/** What joins two entries less closely is left out. */
const LEAST = 1.4;
/** A word of so many names joins nothing. */
const TOO_COMMON = 120;

/** Entries that belong together: tests of a panel, medicines of a class, medicines by what people call them. */
export type Groups = ReadonlyMap<string, readonly Entry[]>;

export function buildGroups(entries: readonly Entry[]): Groups {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const keys = groupsOf(entry);
    if (entry.kind === 'medicine') {
      const { drugClass = '', lay } = entry.of;
      for (const name of [drugClass, lay.replace(/^an? /, '')]) keys.push(`called ${squeezed(wordsOf(name))}`);
    }
    for (const key of new Set(keys)) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function groupsOf(entry: Entry): string[] {
  if (entry.kind === 'lab' && entry.of.panel) return [`panel ${entry.of.panel}`];
  if (entry.kind === 'medicine' && entry.of.drugClass) return [`class ${entry.of.drugClass}`];
  return [];
}

/** Terms that are worth looking up next to this one, the nearest first. */
export function relatedTerms(entry: Entry, groups: Groups, names: NameIndex): string[] {
  const scores = new Map<Entry, number>();
  const add = (other: Entry, score: number): void => {
    if (other === entry || other.kind === 'lay' || other.kind === 'abbreviation' || other.kind === 'procedure') return;
    if (other.kind === 'concept' && (other.of.kind === 'descriptor' || other.of.kind === 'normal')) return;
    scores.set(other, (scores.get(other) ?? 0) + score);
  };
  for (const other of namedIn(meaningOf(entry), names)) add(other, isEveryday(other) ? 0.5 : 3);
  for (const word of wordsOf(termOf(entry))) {
    if (word.empty || word.key.length < 3) continue;
    const hits = names.withWord(word.key);
    if (hits.length > TOO_COMMON) continue;
    for (const { entry: other, rank } of hits)
      if (rank <= Rank.Synonym) add(other, (rank === Rank.Term ? 2 : 0.6) + 2 / Math.sqrt(hits.length));
  }
  if (entry.kind === 'concept') {
    for (const word of wordsOf(entry.of.lay)) {
      const hits = word.empty || word.key.length < 4 ? [] : names.withWord(word.key);
      if (hits.length > TOO_COMMON) continue;
      for (const { entry: other } of hits) add(other, 0.5 + 2 / Math.sqrt(hits.length));
    }
  }
  for (const key of groupsOf(entry)) for (const other of groups.get(key) ?? []) add(other, 2);
  if (entry.kind === 'concept') {
    for (const name of [entry.of.term, ...entry.of.synonyms])
      for (const other of groups.get(`called ${squeezed(wordsOf(name))}`) ?? []) add(other, 3);
  }
  if (entry.kind === 'concept' && entry.of.system !== 'general') {
    for (const [other, score] of scores)
      if (other.kind === 'concept' && other.of.system === entry.of.system) scores.set(other, score + 1.5);
  }
  const seen = new Set([termOf(entry).toLowerCase()]);
  const found: string[] = [];
  for (const [other, score] of [...scores].sort((a, b) => b[1] - a[1] || termOf(a[0]).length - termOf(b[0]).length)) {
    if (score < LEAST) continue;
    const term = termOf(other);
    if (seen.has(term.toLowerCase())) continue;
    seen.add(term.toLowerCase());
    found.push(term);
    if (found.length === MOST) break;
  }
  return found;
}

function meaningOf(entry: Entry): string {
  switch (entry.kind) {
    case 'concept':
      return `${entry.of.lay}. ${entry.of.meaning}`;
    case 'lab':
      return `${entry.of.lay}. ${entry.of.meaning} ${[...entry.of.high, ...entry.of.low].join('. ')}`;
    case 'medicine':
      return `${entry.of.lay}. ${entry.of.purpose}`;
    case 'score':
      return entry.of.meaning;
    case 'procedure':
      return entry.of.whatItIs;
    default:
      return '';
  }
}

function isEveryday(entry: Entry): boolean {
  if (entry.kind !== 'concept') return false;
  return Boolean(entry.of.everyday) || entry.of.kind === 'anatomy' || entry.of.kind === 'other';
}

/** Entries whose names stand in a text, the longest names first at each place. */
function namedIn(text: string, names: NameIndex): Entry[] {
  const words = wordsOf(text);
  const found: Entry[] = [];
  let at = 0;
  while (at < words.length) {
    let end = Math.min(words.length, at + 4);
    for (; end > at; end -= 1) {
      const run = words.slice(at, end);
      if (run[0]?.empty || run.at(-1)?.empty) continue;
      const [hit] = names.bySqueezed(squeezed(run));
      if (!hit || hit.rank > Rank.Lay || hit.entry.kind === 'abbreviation') continue;
      found.push(hit.entry);
      break;
    }
    at = Math.max(end, at + 1);
  }
  return found;
}
