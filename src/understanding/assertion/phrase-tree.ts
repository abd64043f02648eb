import { type Token, tokenize } from '../../knowledge/index.js';
import { type CueRule, phraseParts } from './cues.js';

/** A mark that a phrase may run over. */
export const SKIPPED: ReadonlySet<string> = new Set(['-', '–', '—', '*', '"', "'"]);

/** One phrase of a rule: its parts, each with its alternatives in words; an empty alternative stands for none. */
interface Pattern {
  rule: CueRule;
  /** Place of the rule among the rules of the tree. */
  order: number;
  parts: readonly (readonly string[][])[];
}

/** How far a phrase is read: the word awaited in an alternative of one of its parts. */
interface Item {
  pattern: Pattern;
  part: number;
  words: readonly string[];
  at: number;
}

/** What the words read so far may go on to; further nodes are made when a text first asks for them. */
export interface PhraseNode {
  /** Rules of the phrases that end here, in their order. */
  readonly rules: readonly CueRule[];
  readonly awaiting: ReadonlyMap<string, readonly Item[]>;
  readonly next: Map<string, PhraseNode>;
}

/**
 * The phrases of rules as one tree by their words. A phrase of ten words with six alternatives each would be 60 million
 * branches: only those that a text walks are ever made.
 */
export function phraseTree(rules: readonly CueRule[]): PhraseNode {
  const reach = new Reach();
  rules.forEach((rule, order) => {
    for (const phrase of rule.phrases) {
      const parts = phraseParts(phrase).map((options) => options.map((option) => option.split(' ').flatMap(wordsOf)));
      reach.open({ rule, order, parts }, 0);
    }
  });
  return reach.node(false);
}

/** The node behind one more word or class of words; undefined where no phrase goes on with it. */
export function following(node: PhraseNode, word: string): PhraseNode | undefined {
  const made = node.next.get(word);
  if (made !== undefined) return made;
  const items = node.awaiting.get(word);
  if (items === undefined) return undefined;
  const reach = new Reach();
  for (const { pattern, part, words, at } of items) {
    if (at + 1 < words.length) reach.add({ pattern, part, words, at: at + 1 });
    else reach.open(pattern, part + 1);
  }
  const next = reach.node(true);
  node.next.set(word, next);
  return next;
}

/** The items reached by the same words, each once. */
class Reach {
  private readonly awaiting = new Map<string, Item[]>();
  private readonly opened = new Map<Pattern, Set<number>>();
  private readonly ended = new Map<CueRule, number>();

  add(item: Item): void {
    const word = item.words[item.at] as string;
    const list = this.awaiting.get(word);
    if (list === undefined) this.awaiting.set(word, [item]);
    else if (!list.some((one) => one.words === item.words && one.at === item.at)) list.push(item);
  }

  /** All that may come first from a part on: its alternatives, and those of the next where it may be left out. */
  open(pattern: Pattern, from: number): void {
    const opened = this.opened.get(pattern) ?? new Set();
    this.opened.set(pattern, opened);
    for (let part = from; part <= pattern.parts.length; part++) {
      if (opened.has(part)) return;
      opened.add(part);
      const options = pattern.parts[part];
      if (options === undefined) {
        this.ended.set(pattern.rule, pattern.order);
        return;
      }
      let spared = false;
      for (const words of options) {
        if (words.length === 0) spared = true;
        else this.add({ pattern, part, words, at: 0 });
      }
      if (!spared) return;
    }
  }

  /** A phrase of which every part may be left out ends nowhere before its first word. */
  node(mayEnd: boolean): PhraseNode {
    const rules = mayEnd ? [...this.ended].sort((a, b) => a[1] - b[1]).map(([rule]) => rule) : [];
    return { rules, awaiting: this.awaiting, next: new Map() };
  }
}

const known = new Map<string, string[]>();

function wordsOf(word: string): string[] {
  if (word === '') return [];
  if (word.startsWith('<')) return [word];
  let words = known.get(word);
  if (!words) {
    words = tokenize(word)
      .map((token: Token) => token.text)
      .filter((text) => !SKIPPED.has(text) || word.length === 1);
    known.set(word, words);
  }
  return words;
}
