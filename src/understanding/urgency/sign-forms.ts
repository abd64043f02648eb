import { type Token, tokenize } from '../../knowledge/index.js';

/**
 * One element of a way to say a thing: a word, the beginning of a word ("obstruct*"), a number within bounds, that something
 * is not done ("does not", "fails to"), or a verb in any of its endings.
 */
type Part =
  | { kind: 'word'; text: string }
  | { kind: 'start'; text: string }
  | { kind: 'denied'; text: string }
  | { kind: 'verb'; text: string }
  | { kind: 'number'; above: number; below: number };
export type Form = readonly Part[];
export type Group = readonly Form[];

/** Reads a group of signs ("gas|air", "anc <500", "obstruct*"): forms apart by bars, words by spaces. */
export function parseGroup(written: string): Group {
  return written
    .split('|')
    .map((form) => form.split(/[\s-]+/).filter((word) => word !== ''))
    .map(parseForm);
}

/** "Not fill", "does not fill", "fails to fill" say one thing, and are read as one form. */
function parseForm(words: readonly string[]): Form {
  const verb = behindDenial(words);
  const [first, ...rest] = words.slice(verb);
  if (verb === 0 || first === undefined || !/^[a-z]{4,}$/.test(first)) return words.map(parsePart);
  return [{ kind: 'denied', text: 'not' }, { kind: 'verb', text: verbOf(first) }, ...rest.map(parsePart)];
}

/** Words that begin a denial of what follows, whole or with the next word. */
const DENIAL_ALONE: ReadonlySet<string> = new Set(
  "not cannot can't cant couldn't doesn't don't didn't won't isn't aren't hasn't haven't".split(' '),
);
const DENIAL_WITH_NEXT: ReadonlyMap<string, string> = new Map([
  ...'fails fail failed failing unable refuses refused ceases ceased'.split(' ').map((word) => [word, 'to'] as const),
  ['no', 'longer'],
]);
const DENIAL_OPENERS: readonly string[] = [...DENIAL_ALONE, ...DENIAL_WITH_NEXT.keys()];
const AUXILIARY = /^(?:does|do|did|can|could|will|would|is|are|was|were|has|have|had)$/;
/** Between a denial and its verb: "not been able to pass", "cannot be seen". */
const BEFORE_VERB = /^(?:be|been|being|get|even|able|to|yet)$/;

/** How many of the first words deny the next one; 0 where none do. */
function behindDenial(words: readonly string[]): number {
  const from = AUXILIARY.test(words[0] ?? '') ? 1 : 0;
  const end = denialEnd((at) => words[at], from);
  return end < 0 ? 0 : end;
}

/** The position behind a denial that begins at `at` and the small words before its verb, or -1. */
function denialEnd(word: (at: number) => string | undefined, at: number): number {
  const first = word(at) ?? '';
  let end = -1;
  if (DENIAL_ALONE.has(first)) end = at + 1;
  else if (DENIAL_WITH_NEXT.has(first) && word(at + 1) === DENIAL_WITH_NEXT.get(first)) end = at + 2;
  for (let skipped = 0; end > 0 && skipped < 3 && BEFORE_VERB.test(word(end) ?? ''); skipped++) end++;
  return end;
}

const verbs = new Map<string, string>();

/** A verb without its ending: "fills", "filled" and "filling" are one. */
function verbOf(word: string): string {
  let verb = verbs.get(word);
  if (verb === undefined) {
    verb = word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
    if (word.length === 4) verb = word.replace(/[se]$/, '');
    if (verbs.size < 5000) verbs.set(word, verb);
  }
  return verb;
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
    if (part.kind === 'denied') {
      i = denialEnd((position) => (position < to ? tokens[position]?.text : undefined), i);
      if (i < 0) return -1;
      continue;
    }
    if (k > 0) {
      while (i < to && (JOINTS.has(tokens[i]?.text ?? '') || isShortened(tokens, i))) i++;
      if (part.kind === 'number') i = numberAfter(tokens, i);
    }
    const token = tokens[i];
    if (i >= to || !token || !fits(part, token, part.kind === 'number' && isTemperature(form[0]))) return -1;
    if (k > 0 && part.kind === 'number' && !isResult(part, tokens, i)) return -1;
    i++;
  }
  return i;
}

/** The point of "E. coli", "S. aureus". */
function isShortened(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '.' && /^[a-z]$/.test(tokens[at - 1]?.text ?? '');
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
  // A clot is no platelet: "thromb*" is not said by "thrombocytosis".
  if (part.kind === 'start')
    return token.text.startsWith(part.text) && !(part.text === 'thromb' && token.text.startsWith('thrombocyt'));
  if (part.kind === 'verb') return token.kind === 'word' && verbOf(token.text) === part.text;
  if (part.kind === 'denied') return DENIAL_ALONE.has(token.text) || DENIAL_WITH_NEXT.has(token.text);
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
      for (const key of new Set(openersOf(first).map(lettersOf))) {
        const list = this.byLetters.get(key);
        if (list) list.push(form);
        else this.byLetters.set(key, [form]);
      }
    }
  }

  /** The forms that may begin with a token. */
  at(token: Token | undefined): Group {
    if (!this.closed || token === undefined || (this.numbers && token.kind === 'number')) return this.group;
    return this.byLetters.get(lettersOf(token.text)) ?? NO_FORMS;
  }
}

/** The words, or their beginnings, that a form with this first part may begin with. */
export function openersOf(first: Exclude<Part, { kind: 'number' }>): readonly string[] {
  return first.kind === 'denied' ? DENIAL_OPENERS : [first.text];
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
  return (
    form.length > 1 &&
    form.some((part) => part.kind === 'denied' || (part.kind !== 'number' && DENIALS.test(part.text)))
  );
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
      const map = first.kind === 'start' ? this.starts : this.words;
      for (const opener of openersOf(first)) {
        const key = first.kind === 'start' ? opener.slice(0, 3) : opener;
        const list = map.get(key);
        if (list?.some((one) => one.value === value)) continue;
        const one = { value, forms: lead.filter((form) => mayBegin(form, key, map === this.words)) };
        if (list) list.push(one);
        else map.set(key, [one]);
      }
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
  if (first.kind === 'denied') return whole && openersOf(first).includes(key);
  if (whole) return first.kind === 'word' ? first.text === key : key.startsWith(first.text);
  return first.text.startsWith(key) || (first.kind === 'start' && key.startsWith(first.text));
}
