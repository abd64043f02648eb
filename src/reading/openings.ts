/**
 * How the matches of a pattern may begin, read from the pattern itself, so that a sticky pattern is not tried where none of its
 * matches can begin. Only ever too wide: what is not understood may begin with anything.
 */

/** Beginnings of at most two ASCII characters; a shorter one may be followed by anything. */
type Beginnings = Set<string>;

const ANYTHING: Beginnings = new Set(['']);
const WIDE = 128;
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
        return this.times(joined(new Set([...ALL, '']), new Set([...ALL, ''])));
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
    return new Set(this.cased(chars).map((one) => (one.length === 1 && one.charCodeAt(0) < WIDE ? one : BEYOND)));
  }

  /** A term with the sign behind it for how often it stands. */
  private times(term: Beginnings): Beginnings {
    const sign = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(this.source.slice(this.at));
    if (!sign) return term;
    this.at += sign[0].length;
    this.eat('?');
    const least = sign[1] === undefined ? (sign[0] === '+' ? 1 : 0) : Number(sign[1]);
    const once = sign[0] === '?' || /^\{[01](?:,1)?\}$/.test(sign[0]);
    const found: Beginnings = new Set(least > 0 ? [] : ['']);
    if (least < 2) for (const one of term) found.add(one);
    if (!once) for (const one of joined(term, term)) found.add(one);
    return found;
  }

  private eat(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }
}

/** What stands first in one behind the other. */
function joined(first: Beginnings, then: Beginnings): Beginnings {
  const found: Beginnings = new Set();
  for (const one of first) {
    if (one.length > 1) found.add(one);
    else for (const next of then) found.add((one + next).slice(0, 2));
  }
  return found;
}

/** A sticky pattern with what its matches may begin with. */
export class Sticky {
  private readonly anywhere: boolean;
  private readonly pairs: Uint8Array = new Uint8Array((WIDE + 1) * (WIDE + 1));
  /** Second place of `pairs` for the end of a text. */
  private readonly firsts: Uint8Array = new Uint8Array(WIDE + 1);

  constructor(private readonly pattern: RegExp) {
    const found = beginningsOf(pattern);
    this.anywhere = found.has('');
    for (const one of found) {
      const [first, second] = [one.charCodeAt(0), one.charCodeAt(1)];
      this.firsts[first] = 1;
      if (Number.isNaN(second)) this.pairs.fill(1, first * (WIDE + 1), (first + 1) * (WIDE + 1));
      else this.pairs[first * (WIDE + 1) + second] = 1;
    }
  }

  /** False where no match begins at `at`. */
  mayBegin(text: string, at: number): boolean {
    if (this.anywhere) return true;
    if (at >= text.length) return false;
    const first = Math.min(text.charCodeAt(at), WIDE);
    if (at + 1 >= text.length) return this.firsts[first] === 1;
    return this.pairs[first * (WIDE + 1) + Math.min(text.charCodeAt(at + 1), WIDE)] === 1;
  }

  /** The match that begins at `at`, or null. */
  match(text: string, at: number): RegExpExecArray | null {
    if (!this.mayBegin(text, at)) return null;
    this.pattern.lastIndex = at;
    return this.pattern.exec(text);
  }
}

/** A pattern of what a whole text is: not tried where it stands at the start and the text does not begin as it may. */
export class Opening {
  private readonly start: Sticky | null;

  constructor(private readonly pattern: RegExp) {
    this.start = isAnchored(pattern) ? new Sticky(pattern) : null;
  }

  /** False where the text begins as no match does. */
  mayBegin(text: string): boolean {
    return this.start === null || this.start.mayBegin(text, 0);
  }

  test(text: string): boolean {
    return this.mayBegin(text) && this.pattern.test(text);
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

/** Rules of a list each of which is one pattern for a whole text. */
export function byOpening<T>(rules: readonly T[], patternOf: (rule: T) => RegExp): (text: string) => readonly T[] {
  const openings = new Map(rules.map((rule) => [rule, new Opening(patternOf(rule))]));
  const list = new ByBeginning(rules, (rule, text) => openings.get(rule)?.mayBegin(text) !== false);
  return (text) => list.at(text, 0);
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
