import type { Token } from '../../knowledge/index.js';
import { type Group, openersOf } from './sign-forms.js';

/** A word that a form leaves open is known by so many of its first letters. */
const LETTERS = 3;

/**
 * Numbers for the groups of all signs. Which of them may stand among some tokens is marked in one pass over the words: there
 * are thousands of groups, and to ask each for its words costs more than all else of the signs.
 */
export class GroupNumbers {
  private readonly numbers = new Map<Group, number>();
  private readonly words = new Map<string, number[]>();
  private readonly starts = new Map<string, number[]>();
  /** Groups that begin with a number or with next to nothing: those may stand anywhere. */
  private readonly anywhere: number[] = [];

  /** The number of a group, which is given one the first time. */
  of(group: Group): number {
    const known = this.numbers.get(group);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(group, number);
    for (const [first] of group) {
      if (!first || first.kind === 'number' || (first.kind === 'start' && first.text.length < LETTERS))
        this.anywhere.push(number);
      else if (first.kind === 'start') push(this.starts, first.text.slice(0, LETTERS), number);
      else for (const word of openersOf(first)) push(this.words, word, number);
    }
    return number;
  }

  /** By number, 1 for each group of which a form may stand among the tokens: without its first word none can. */
  among(tokens: readonly Token[]): Uint8Array {
    const marks = new Uint8Array(this.numbers.size);
    mark(marks, this.anywhere);
    for (const { text } of tokens) {
      mark(marks, this.words.get(text));
      mark(marks, this.starts.get(text.slice(0, LETTERS)));
    }
    return marks;
  }
}

function push(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [number]);
  else list.push(number);
}

function mark(marks: Uint8Array, numbers: readonly number[] | undefined): void {
  if (numbers !== undefined) for (let i = 0; i < numbers.length; i++) marks[numbers[i] as number] = 1;
}
