import { Screened } from './screened.js';

/**
 * How the matches of a pattern may begin, read from the pattern itself, so that a sticky pattern is not tried where none of its
 * matches can begin. Only ever too wide: what is not understood may begin with anything.
 */

/**
 * Beginnings of at most two ASCII characters, each as one number: the first character, and in the last place the second one, or
 * that none is known yet, or that it may be anything.
 */
type Beginnings = Set<number>;

const WIDE = 128;
/** In the second place: what stands behind decides; whatever stands there. */
const OPEN = 129;
const ANY = 130;
const PLACES = 131;
/** No character is known yet. */
const EMPTY = -1;
const ANYTHING: Beginnings = new Set([EMPTY]);
/** A class of more characters than this, said again and again, is followed by anything: its pairs would be thousands. */
const MANY = 40;
/** Stands for every character beyond ASCII. */
const BEYOND = '\u0080';

class NotRead extends Error {}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const ALL = [...range(0, WIDE - 1), BEYOND];
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  d: range(48, 57),
  w: [...range(48, 57), ...range(65, 90), '_', ...range(97, 122)],
  s: [...range(9, 13), ' ', BEYOND],
};
const without = (chars: readonly string[]) => ALL.filter((one) => one === BEYOND || !chars.includes(one));
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

class PatternReader {
  private at = 0;
  /** Whether each of its choices stands at the start of the text. */
  anchored = true;

  constructor(
    private readonly source: string,
    private readonly anyCase: boolean,
  ) {}

  read(): Beginnings {
    const found: Beginnings = new Set();
    do {
      this.anchored &&= this.source[this.at] === '^';
      for (const one of this.row()) found.add(one);
    } while (this.eat('|'));
    if (this.at < this.source.length) throw new NotRead();
    return found;
  }

  private choices(): Beginnings {
    const found: Beginnings = new Set();
    do for (const one of this.row()) found.add(one);
    while (this.eat('|'));
    return found;
  }

  private row(): Beginnings {
    let found = ANYTHING;
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) found = joined(found, this.term());
    return found;
  }

  private term(): Beginnings {
    const char = this.source[this.at] ?? '';
    if (char === '^' || char === '$') {
      this.at += 1;
      return ANYTHING;
    }
    if (char === '(') return this.times(this.group());
    if (char === '[') return this.times(this.oneOf(this.set()));
    if (char === '\\') {
      const next = this.source[this.at + 1] ?? '';
      if (next === 'b' || next === 'B') {
        this.at += 2;
        return ANYTHING;
      }
      if (/[1-9]/.test(next)) {
        this.at += 2;
        return this.times(new Set([EMPTY, ...codesOf(ALL).map((code) => code * PLACES + ANY)]));
      }
      return this.times(this.oneOf(this.escape()));
    }
    this.at += 1;
    return this.times(this.oneOf(char === '.' ? ALL : [char]));
  }

  private group(): Beginnings {
    this.at += 1;
    const look = /^\?<?[=!]/.exec(this.source.slice(this.at, this.at + 3))?.[0];
    if (look !== undefined) this.at += look.length;
    else if (!this.eat('?:') && this.source[this.at] === '?') throw new NotRead();
    const found = this.choices();
    if (!this.eat(')')) throw new NotRead();
    return look === undefined ? found : ANYTHING;
  }

  /** The characters of a class in brackets. */
  private set(): readonly string[] {
    this.at += 1;
    const negated = this.eat('^');
    const chars: string[] = [];
    while (this.source[this.at] !== ']') {
      if (this.at >= this.source.length) throw new NotRead();
      const one = this.source[this.at] === '\\' ? this.escape(true) : [this.source[this.at++] ?? ''];
      const to = this.source[this.at + 1];
      if (this.source[this.at] !== '-' || to === ']' || one.length > 1) {
        chars.push(...one);
        continue;
      }
      this.at += 1;
      const last = to === '\\' ? this.escape(true) : [this.source[this.at++] ?? ''];
      if (last.length > 1) throw new NotRead();
      const [from, end] = [one[0] ?? '', last[0] ?? ''].map((char) => char.charCodeAt(0)) as [number, number];
      chars.push(...range(from, Math.min(end, WIDE - 1)));
      if (end >= WIDE) chars.push(BEYOND);
    }
    this.at += 1;
    return negated ? without(this.cased(chars)) : chars;
  }

  private escape(inSet = false): readonly string[] {
    const next = this.source[this.at + 1] ?? '';
    this.at += 2;
    const known = CLASSES[next];
    if (known) return known;
    const other = CLASSES[next.toLowerCase()];
    if (other) return [...without(other), BEYOND];
    if (next === 'u' && /^[0-9a-f]{4}/i.test(this.source.slice(this.at))) {
      this.at += 4;
      return [String.fromCharCode(Number.parseInt(this.source.slice(this.at - 4, this.at), 16))];
    }
    if (next === 'b' && inSet) return ['\b'];
    const plain = ESCAPED[next] ?? next;
    if (/[A-Za-z\d]/.test(plain)) throw new NotRead();
    return [plain];
  }

  private cased(chars: readonly string[]): readonly string[] {
    return this.anyCase ? chars.flatMap((one) => [one.toLowerCase(), one.toUpperCase()]) : chars;
  }

  private oneOf(chars: readonly string[]): Beginnings {
    return new Set(codesOf(this.cased(chars)).map((code) => code * PLACES + OPEN));
  }

  /** A term with the sign behind it for how often it stands. */
  private times(term: Beginnings): Beginnings {
    const sign = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(this.source.slice(this.at));
    if (!sign) return term;
    this.at += sign[0].length;
    this.eat('?');
    const least = sign[1] === undefined ? (sign[0] === '+' ? 1 : 0) : Number(sign[1]);
    const once = sign[0] === '?' || /^\{[01](?:,1)?\}$/.test(sign[0]);
    const found: Beginnings = new Set(least > 0 ? [] : [EMPTY]);
    if (least < 2) for (const one of term) found.add(one);
    if (!once && term.size <= MANY) for (const one of joined(term, term)) found.add(one);
    else if (!once) for (const one of term) found.add(one === EMPTY ? EMPTY : one - (one % PLACES) + ANY);
    return found;
  }

  private eat(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }
}

/** Characters as numbers, each beyond ASCII as one. */
function codesOf(chars: readonly string[]): number[] {
  return chars.map((one) => (one.length === 1 ? Math.min(one.charCodeAt(0), WIDE) : WIDE));
}

/** What stands first in one behind the other. */
function joined(first: Beginnings, then: Beginnings): Beginnings {
  if (first.size === 1 && first.has(EMPTY)) return then;
  const found: Beginnings = new Set();
  for (const one of first) {
    if (one === EMPTY) for (const next of then) found.add(next);
    else if (one % PLACES !== OPEN) found.add(one);
    else for (const next of then) found.add(next === EMPTY ? one : one - OPEN + Math.floor(next / PLACES));
  }
  return found;
}

/** Pairs of characters as bits, a row for each first one; the last place of a row stands for the end of a text. */
const ROW = WIDE + 2;

/** The pairs with which a match may begin; null where it may begin with anything. */
function pairsOf(found: Beginnings): Int32Array | null {
  if (found.has(EMPTY)) return null;
  const pairs = new Int32Array(Math.ceil((ROW * ROW) / 32));
  const add = (pair: number) => {
    pairs[pair >> 5] = (pairs[pair >> 5] ?? 0) | (1 << (pair & 31));
  };
  for (const one of found) {
    const [row, second] = [Math.floor(one / PLACES) * ROW, one % PLACES];
    add(row + WIDE + 1);
    if (second <= WIDE) add(row + second);
    else for (let next = 0; next <= WIDE; next++) add(row + next);
  }
  return pairs;
}

/** A sticky pattern with what its matches may begin with, read when it is first asked for. */
export class Sticky {
  private pairs: Int32Array | null | undefined;

  constructor(private readonly pattern: RegExp) {}

  /** False where no match begins at `at`. */
  mayBegin(text: string, at: number): boolean {
    if (this.pairs === undefined) this.pairs = pairsOf(beginningsOf(this.pattern));
    if (this.pairs === null) return true;
    if (at >= text.length) return false;
    const pair = placeOf(text, at) * ROW + placeOf(text, at + 1);
    return (((this.pairs[pair >> 5] as number) >> (pair & 31)) & 1) === 1;
  }

  /** The match that begins at `at`, or null. */
  match(text: string, at: number): RegExpExecArray | null {
    if (!this.mayBegin(text, at)) return null;
    this.pattern.lastIndex = at;
    return this.pattern.exec(text);
  }
}

/**
 * A pattern of what a whole text is: not tried where it stands at the start and the text does not begin as it may, nor where
 * the text lacks letters that each match holds.
 */
export class Opening {
  private start: Sticky | null | undefined;
  private readonly letters: Screened;

  constructor(private readonly pattern: RegExp) {
    this.letters = new Screened(pattern);
  }

  /** False where the text begins as no match does. */
  mayBegin(text: string): boolean {
    if (this.start === undefined) this.start = isAnchored(this.pattern) ? new Sticky(this.pattern) : null;
    return this.start === null || this.start.mayBegin(text, 0);
  }

  /** False where the text lacks letters of every match. */
  mayHold(text: string): boolean {
    return this.letters.mayMatch(text);
  }

  test(text: string): boolean {
    return this.mayBegin(text) && this.letters.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayBegin(text) ? this.letters.exec(text) : null;
  }
}

/** A list of rules by how they may begin: of a long list only a few are left to try at a place, in the order of the list. */
export class ByBeginning<T> {
  private readonly known = new Map<number, readonly T[]>();

  constructor(
    private readonly rules: readonly T[],
    private readonly mayBegin: (rule: T, text: string, at: number) => boolean,
  ) {}

  /** The rules that may begin at `at`. */
  at(text: string, at: number): readonly T[] {
    const key = placeOf(text, at) * (WIDE + 2) + placeOf(text, at + 1);
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.rules.filter((rule) => this.mayBegin(rule, text, at));
      this.known.set(key, found);
    }
    return found;
  }
}

/** A character as the beginnings tell them apart; the last number is the end of the text. */
function placeOf(text: string, at: number): number {
  return at >= text.length ? WIDE + 1 : Math.min(text.charCodeAt(at), WIDE);
}

/** Rules of a list each of which is one pattern for a whole text: those that may match it. */
export function byOpening<T>(rules: readonly T[], patternOf: (rule: T) => RegExp): (text: string) => readonly T[] {
  const openings = rules.map((rule) => ({ rule, opening: new Opening(patternOf(rule)) }));
  const list = new ByBeginning(openings, ({ opening }, text) => opening.mayBegin(text));
  return (text) => {
    const found: T[] = [];
    for (const { rule, opening } of list.at(text, 0)) if (opening.mayHold(text)) found.push(rule);
    return found;
  };
}

function isAnchored({ source, flags }: RegExp): boolean {
  if (/[mgy]/.test(flags)) return false;
  const reader = new PatternReader(source, flags.includes('i'));
  return readBeginnings(reader) !== null && reader.anchored;
}

function beginningsOf({ source, flags }: RegExp): Beginnings {
  return readBeginnings(new PatternReader(source, flags.includes('i'))) ?? ANYTHING;
}

function readBeginnings(reader: PatternReader): Beginnings | null {
  try {
    return reader.read();
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}
