import { type Token, tokenize } from '../../knowledge/index.js';

/** One element of a way to say a thing: a word, the beginning of a word ("obstruct*"), or a number within bounds. */
type Part =
  | { kind: 'word'; text: string }
  | { kind: 'start'; text: string }
  | { kind: 'number'; above: number; below: number };
export type Form = readonly Part[];
export type Group = readonly Form[];

/** Reads a group of signs ("gas|air", "anc <500", "obstruct*"): forms apart by bars, words by spaces. */
export function parseGroup(written: string): Group {
  return written
    .split('|')
    .map((form) => form.split(/[\s-]+/).filter((word) => word !== ''))
    .map((words) => words.map(parsePart));
}

const parsed = new WeakMap<readonly string[], Group>();

/** All forms of a list of groups, read once for each list of the knowledge base. */
export function parseGroups(written: readonly string[]): Group {
  const known = parsed.get(written);
  if (known) return known;
  const group = written.flatMap(parseGroup);
  parsed.set(written, group);
  return group;
}

function parsePart(word: string): Part {
  if (/^>\d/.test(word)) return { kind: 'number', above: Number(word.slice(1)), below: Infinity };
  if (/^<\d/.test(word)) return { kind: 'number', above: -1, below: Number(word.slice(1)) };
  const [low, high] = word.split('..');
  if (high !== undefined) return { kind: 'number', above: Number(low), below: Number(high) };
  return word.endsWith('*') ? { kind: 'start', text: word.slice(0, -1) } : { kind: 'word', text: word };
}

/** Marks and small words that may stand between a name and its number ("ph of 7.05", "ANC: 90"). */
const BEFORE_NUMBER = new Set(
  'of is was are at to = : ~ level levels now only just > < ( ) up down back came come has have risen rose fallen fell dropped drops dropping falling rising climbing still remains reading reads measured today result count value repeat repeated → ↑ ↓ high low critical critically flagged reported'.split(
    ' ',
  ),
);
/** Most of them between a name and its number. */
const MOST_BEFORE_NUMBER = 4;
const JOINTS = new Set(['-', '"', '–', '’']);

/** Tokens in the American spelling, so that a sign is written once; the same list where nothing British stands in `text`. */
export function americanTokens(tokens: readonly Token[], text: string): readonly Token[] {
  if (!BRITISH.test(text)) return tokens;
  return tokens.map((token) => {
    const here = token.kind === 'word' ? american(token.text) : token.text;
    return here === token.text ? token : { ...token, text: here };
  });
}

const BRITISH = /ae[a-z]|oed|oeso|rrhoea|foet|our\b|ours\b|calibre|tres?\b/i;
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ae(?=[a-qs-z])/g, 'e'],
  [/(?<=^|o)oe(?=dem|soph)/g, 'e'],
  [/rrhoea/g, 'rrhea'],
  [/^foet/, 'fet'],
  [/^(tum|col|hum|harb)our(s?)$/, '$1or$2'],
  [/^calibre/, 'caliber'],
  [/^(cent|lit|millilit|theat)re(s?)$/, '$1er$2'],
];

/** What each of the spellings holds. */
const MAY_BE_BRITISH = /ae|oe|our|calibre|tre/;

/** A word, or a whole group of a sign, in the American spelling. */
export function american(words: string): string {
  if (!MAY_BE_BRITISH.test(words)) return words;
  return words.replace(/[a-z]+/g, (word) =>
    SPELLINGS.reduce((said, [british, here]) => said.replace(british, here), word),
  );
}

/** Whether a form holds a number: "ck >9999" says more than the "ck" it begins with. */
export function holdsNumber(form: Form): boolean {
  return form.length > 1 && form.some(({ kind }) => kind === 'number');
}

/** Where the number of a name stands that ends before `at`: the one it has come to ("fell from 120 to 61", "14 → 9"). */
function numberAfter(tokens: readonly Token[], at: number): number {
  let i = at;
  for (let skipped = 0; skipped < MOST_BEFORE_NUMBER && BEFORE_NUMBER.has(tokens[i]?.text ?? ''); skipped++) i++;
  const from = tokens[i]?.text === 'from' ? i + 1 : i;
  let to = tokens[from]?.kind === 'number' ? from + 1 : -1;
  if (to < 0) return i;
  const word = tokens[to]?.text ?? '';
  if (word === '-' && tokens[to + 1]?.text === '>') to += 2;
  else if (word === '→' || (word === 'to' && from > i)) to++;
  else return from > i ? at : i;
  return tokens[to]?.kind === 'number' ? to : i;
}

/** The position behind a form that begins at `at`, or -1 where it does not stand there. */
function formEnd(form: Form, tokens: readonly Token[], at: number, to = tokens.length): number {
  let i = at;
  for (let k = 0; k < form.length; k++) {
    const part = form[k];
    if (!part) return -1;
    if (k > 0) {
      while (i < to && JOINTS.has(tokens[i]?.text ?? '')) i++;
      if (part.kind === 'number') i = numberAfter(tokens, i);
    }
    const token = tokens[i];
    if (i >= to || !token || !fits(part, token, part.kind === 'number' && isTemperature(form[0]))) return -1;
    if (k > 0 && part.kind === 'number' && !isResult(part, tokens, i)) return -1;
    i++;
  }
  return i;
}

/** "lithium 12 h level", "lithium 400 mg", "lithium 05.03", "digoxin <2.5": the hours, the dose, a day, a limit on the other side. */
function isResult({ above, below }: { above: number; below: number }, tokens: readonly Token[], at: number): boolean {
  const [before, number, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if ((before?.text === '<' && below === Infinity) || (before?.text === '>' && above < 0)) return false;
  if (/^0\d/.test(number?.text ?? '')) return false;
  const unit = next?.text === '-' ? second : next;
  if (HOURS.test(unit?.text ?? '')) return false;
  if (OFTEN.test(unit?.text ?? '')) return false;
  const per = next?.text === '-' ? tokens[at + 3] : second;
  return !DOSES.test(unit?.text ?? '') || /^(?:\/|per)$/.test(per?.text ?? '') || below < Infinity;
}

/** "T. Calcium 500 BD": how often it is taken. */
const OFTEN = /^(?:od|bd|bid|tds|tid|qds|qid|hs|stat|daily|nocte|mane|weekly|sos|prn)$/;
const HOURS = /^(?:h|hr|hrs|hours?|hourly|days?|wks?|weeks?|months?)$/;
const DOSES = /^(?:mg|mcg|micrograms?|milligrams?|ug|µg|tablets?|tabs?|capsules?|caps)$/;

/** A warmth in Fahrenheit is held against bounds in Celsius. */
const FAHRENHEIT = { from: 80, to: 115 };
const TEMPERATURE: ReadonlySet<string> = new Set(['t', 'temp', 'temperature', 'tmax', 'core', 'rectal']);

function isTemperature(first: Part | undefined): boolean {
  return first !== undefined && first.kind !== 'number' && TEMPERATURE.has(first.text);
}

function fits(part: Part, token: Token, warmth = false): boolean {
  if (part.kind === 'word') return token.text === part.text;
  if (part.kind === 'start') return token.text.startsWith(part.text);
  if (token.kind !== 'number') return false;
  // "1,86,000": a lakh and more, as it is written in India.
  const plain = /^\d{1,2}(?:,\d\d)+,\d{3}$/.test(token.text) ? token.text.replaceAll(',', '') : token.text;
  const printed = Number(plain.replaceAll(/,(?=\d{3}\b)/g, '').replace(',', '.'));
  const value = warmth && printed > FAHRENHEIT.from && printed < FAHRENHEIT.to ? ((printed - 32) * 5) / 9 : printed;
  return value > part.above && value < part.below;
}

/** The first form of a group that begins at `at`, and the position behind it. */
export function formAt(
  group: Group,
  tokens: readonly Token[],
  at: number,
  to = tokens.length,
): { form: Form; end: number } | null {
  const token = at < to ? tokens[at] : undefined;
  for (const form of group) {
    const first = form[0];
    if (first !== undefined && (token === undefined || !fits(first, token))) continue;
    const end = form.length === 1 ? at + 1 : formEnd(form, tokens, at, to);
    if (end > 0) return { form, end };
  }
  return null;
}

/** A shorter group is gone through as fast as it is looked up. */
const LONG_GROUP = 4;
const NO_FORMS: Group = [];

/** The forms of a long group by the first two letters of their first word, in their order. */
class Beginnings {
  private readonly byLetters = new Map<number, Form[]>();
  /** False where a form may begin with anything. */
  private readonly closed: boolean;
  private numbers = false;

  constructor(private readonly group: Group) {
    this.closed = group.every(([first]) => first !== undefined && (first.kind !== 'start' || first.text.length > 1));
    for (const form of group) {
      const [first] = form;
      if (first === undefined || first.kind === 'number') {
        this.numbers = true;
        continue;
      }
      const key = lettersOf(first.text);
      const list = this.byLetters.get(key);
      if (list) list.push(form);
      else this.byLetters.set(key, [form]);
    }
  }

  /** The forms that may begin with a token. */
  at(token: Token | undefined): Group {
    if (!this.closed || token === undefined || (this.numbers && token.kind === 'number')) return this.group;
    return this.byLetters.get(lettersOf(token.text)) ?? NO_FORMS;
  }
}

/** The first two letters of a word as a number. */
function lettersOf(word: string): number {
  return word.length < 2 ? word.length && word.charCodeAt(0) : word.charCodeAt(0) * 65536 + word.charCodeAt(1);
}

const beginnings = new WeakMap<Group, Beginnings>();

/** What `formAt` says of a group, for one that is asked at many places. */
export function finderOf(
  group: Group,
): (tokens: readonly Token[], at: number, to?: number) => ReturnType<typeof formAt> {
  if (group.length <= LONG_GROUP) return (tokens, at, to) => formAt(group, tokens, at, to);
  let begins = beginnings.get(group);
  if (!begins) {
    begins = new Beginnings(group);
    beginnings.set(group, begins);
  }
  const known = begins;
  return (tokens, at, to = tokens.length) => {
    const few = known.at(at < to ? tokens[at] : undefined);
    return few.length === 0 ? null : formAt(few, tokens, at, to);
  };
}

/** Whether one form of a group stands anywhere among the tokens. */
export function standsIn(group: Group, tokens: readonly Token[]): boolean {
  if (group.length === 0) return false;
  const find = finderOf(group);
  return tokens.some((_, at) => find(tokens, at) !== null);
}

/** Whether one of the words that set a sign apart ("concave up*") stands in a line as printed. */
export function setsApart(unless: readonly string[] | undefined, line: string): boolean {
  return unless !== undefined && unless.length > 0 && standsIn(parseGroups(unless), tokenize(line));
}

/** "No flow", "pulse absent" is the sign itself, not a denial of it. */
export function isDenial(form: Form): boolean {
  return form.length > 1 && form.some((part) => part.kind !== 'number' && DENIALS.test(part.text));
}

const DENIALS =
  /^(?:no|not|absent|without|absence|cannot|can't|couldn't|won't|doesn't|unable|fails?|lost|does|never|non|undetectable|nothing|nil|zero)$/;

/** A sign with those forms of its lead that may begin with a word. */
export interface Lead<T> {
  value: T;
  forms: Group;
}

/** Signs by how their leads begin: the whole first word, or its first three letters where a form leaves its end open. */
export class LeadIndex<T> {
  private readonly words = new Map<string, Lead<T>[]>();
  private readonly starts = new Map<string, Lead<T>[]>();
  /** What may begin with a word that is written whole, with what leaves its end open. */
  private readonly both = new Map<string, readonly Lead<T>[]>();

  add(lead: Group, value: T): void {
    for (const [first] of lead) {
      if (!first || first.kind === 'number') continue;
      const map = first.kind === 'word' ? this.words : this.starts;
      const key = first.kind === 'word' ? first.text : first.text.slice(0, 3);
      const list = map.get(key);
      if (list?.some((one) => one.value === value)) continue;
      const one = { value, forms: lead.filter((form) => mayBegin(form, key, map === this.words)) };
      if (list) list.push(one);
      else map.set(key, [one]);
    }
  }

  /** What may begin with this word. */
  at(word: string): readonly Lead<T>[] {
    const exact = this.words.get(word);
    const open = word.length > 2 ? this.starts.get(word.slice(0, 3)) : undefined;
    if (!exact || !open) return exact ?? open ?? [];
    let both = this.both.get(word);
    if (!both) {
      both = [...exact, ...open.filter(({ value }) => !exact.some((one) => one.value === value))];
      this.both.set(word, both);
    }
    return both;
  }
}

/** Whether a form may begin with a word, or with a word that begins with these letters. */
function mayBegin(form: Form, key: string, whole: boolean): boolean {
  const [first] = form;
  if (!first) return true;
  if (first.kind === 'number') return false;
  if (whole) return first.kind === 'word' ? first.text === key : key.startsWith(first.text);
  return first.text.startsWith(key) || (first.kind === 'start' && key.startsWith(first.text));
}
