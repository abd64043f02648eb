/**
 * Which letters every match of a pattern holds, read from the pattern itself, so that it need not be tried on a text without
 * them. Only ever too wide: what is not understood may be anything.
 *
 * Texts are seen in few signs: a letter in either case, a run of figures, a run of what is no part of a word. The start and the end
 * of a text count as no part of a word.
 */
export const SIGN = { apart: 0, figure: 27, line: 28 } as const;
/** No sign of a text: any characters or none, some that are no part of a word or none, figures or none, the edge of a word. */
const GAP = 31;
const MAYBE_APART = 30;
const MAYBE_FIGURE = 29;
const EDGE = 32;

/** One way in which a match may be written, as signs. */
type Way = readonly number[];

/** More ways than this cost as much to ask for as the pattern itself. */
const MOST_WAYS = 300;
/** Terms in a row are not multiplied beyond this. */
const MOST_JOINED = 96;
const ANYTHING: readonly Way[] = [[GAP]];
const NOTHING: readonly Way[] = [[]];

/** The signs of the characters of ASCII. */
const SIGNS = Uint8Array.from({ length: 128 }, (_, code) => readSign(code));

export function signOf(code: number): number {
  return code < 128 ? (SIGNS[code] as number) : SIGN.apart;
}

function readSign(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 65 && code <= 90) return code - 64;
  if (code >= 48 && code <= 57) return SIGN.figure;
  return code === 95 ? SIGN.line : SIGN.apart;
}

class NotRead extends Error {}

class WaysReader {
  private at = 0;

  constructor(private readonly source: string) {}

  read(): readonly Way[] {
    const ways = this.choices();
    if (this.at < this.source.length) throw new NotRead();
    return ways;
  }

  private choices(): readonly Way[] {
    const ways: Way[] = [];
    do ways.push(...this.row());
    while (this.eat('|'));
    return ways.length > MOST_WAYS ? ANYTHING : ways;
  }

  private row(): readonly Way[] {
    let ways = NOTHING;
    while (this.at < this.source.length && this.peek() !== '|' && this.peek() !== ')') ways = behind(ways, this.term());
    return ways;
  }

  private term(): readonly Way[] {
    const char = this.peek();
    if (char === '^' || char === '$') {
      this.at += 1;
      return [[SIGN.apart]];
    }
    if (char === '(') return this.group();
    if (char === '[') return this.times(oneOf(this.set()));
    if (char === '\\') {
      const next = this.source[this.at + 1] ?? '';
      if (next === 'b' || next === 'B') {
        this.at += 2;
        return next === 'b' ? [[EDGE]] : NOTHING;
      }
      return this.times(oneOf(this.escape()));
    }
    this.at += 1;
    return this.times(char === '.' ? ANYTHING : [[signOf(char.charCodeAt(0))]]);
  }

  private group(): readonly Way[] {
    this.at += 1;
    const look = ['?=', '?!', '?<=', '?<!'].find((one) => this.eat(one));
    if (look === undefined && !this.eat('?:') && this.peek() === '?') {
      const name = /^\?<[A-Za-z]\w*>/.exec(this.source.slice(this.at))?.[0];
      if (name === undefined) throw new NotRead();
      this.at += name.length;
    }
    const ways = this.choices();
    if (!this.eat(')')) throw new NotRead();
    // What stands around a match is no part of it.
    if (look === undefined) return this.times(ways);
    if (/[?*+{]/.test(this.peek())) throw new NotRead();
    return NOTHING;
  }

  /** The signs of the characters of a class in brackets; null where it may be anything. */
  private set(): ReadonlySet<number> | null {
    this.at += 1;
    const negated = this.eat('^');
    const signs = new Set<number>();
    let known = true;
    while (this.peek() !== ']') {
      if (this.at >= this.source.length) throw new NotRead();
      const one = this.member();
      if (one === null) known = false;
      else for (const sign of one.signs) signs.add(sign);
      if (this.peek() !== '-' || this.source[this.at + 1] === ']') continue;
      this.at += 1;
      const last = this.member();
      if (one?.code === undefined || last?.code === undefined) known = false;
      else for (let code = one.code; code <= Math.min(last.code, 128); code++) signs.add(signOf(code));
    }
    this.at += 1;
    return negated || !known ? null : signs;
  }

  private member(): { signs: ReadonlySet<number>; code?: number } | null {
    if (this.peek() !== '\\') {
      const code = this.source.charCodeAt(this.at);
      this.at += 1;
      return { signs: new Set([signOf(code)]), code };
    }
    if (this.source[this.at + 1] === 'b') throw new NotRead();
    const signs = this.escape();
    return signs && { signs };
  }

  private escape(): ReadonlySet<number> | null {
    const next = this.source[this.at + 1] ?? '';
    this.at += 2;
    if (next === 'd') return new Set([SIGN.figure]);
    if (next === 's' || next === 'W') return new Set([SIGN.apart]);
    if (/[nrtfv]/.test(next)) return new Set([SIGN.apart]);
    if (/[wDS]/.test(next)) return null;
    // A group said again, a letter by its number, a class of letters.
    if (/[A-Za-z\d]/.test(next)) throw new NotRead();
    return new Set([signOf(next.charCodeAt(0))]);
  }

  /** A term with the sign behind it for how often it stands. */
  private times(ways: readonly Way[]): readonly Way[] {
    const sign = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(this.source.slice(this.at, this.at + 12));
    if (!sign) return ways;
    this.at += sign[0].length;
    this.eat('?');
    const least = sign[1] === undefined ? (sign[0] === '+' ? 1 : 0) : Number(sign[1]);
    const alone = ways.length === 1 && ways[0]?.length === 1 ? ways[0][0] : undefined;
    // A run of these is one sign.
    if (alone === SIGN.apart) return least > 0 ? ways : [[MAYBE_APART]];
    if (alone === SIGN.figure) return least > 0 ? ways : [[MAYBE_FIGURE]];
    if (least === 0) return ANYTHING;
    return sign[0] === '{1}' ? ways : behind(ways, ANYTHING);
  }

  private peek(): string {
    return this.source[this.at] ?? '';
  }

  private eat(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }
}

function oneOf(signs: ReadonlySet<number> | null): readonly Way[] {
  const [only] = signs ?? [];
  return only !== undefined && signs?.size === 1 ? [[only]] : ANYTHING;
}

/** Ways one behind the other; where they are too many, of the one that says less only that it may be anything. */
function behind(first: readonly Way[], then: readonly Way[]): readonly Way[] {
  if (first.length * then.length <= MOST_JOINED) return first.flatMap((one) => then.map((next) => [...one, ...next]));
  return worth(first) >= worth(then) ? first.map((one) => [...one, GAP]) : then.map((next) => [GAP, ...next]);
}

/** How much is asked of a text by the way that asks least. */
function worth(ways: readonly Way[]): number {
  return Math.min(4, ...ways.map((way) => triplesOf(way).size)) - ways.length / 1000;
}

/** A way in signs of texts and gaps only. */
function settled(way: Way): number[] {
  const signs: number[] = [];
  for (const [at, sign] of way.entries()) {
    const before = signs.at(-1) ?? GAP;
    const next = way[at + 1] ?? GAP;
    if (sign === EDGE) {
      if (isOfWord(before) || (before === GAP && isOfWord(next))) signs.push(SIGN.apart);
    } else if (sign === MAYBE_APART) {
      if (before !== SIGN.apart && next !== SIGN.apart) signs.push(GAP);
    } else if (sign === MAYBE_FIGURE) {
      if (before !== SIGN.figure && next !== SIGN.figure) signs.push(GAP);
    } else if (sign !== before || (sign !== SIGN.apart && sign !== SIGN.figure)) signs.push(sign);
  }
  return signs;
}

function isOfWord(sign: number): boolean {
  return sign > SIGN.apart && sign <= SIGN.line;
}

/** Three signs in a row as one number. */
export function triple(first: number, second: number, third: number): number {
  return (first << 10) | (second << 5) | third;
}

function triplesOf(way: Way): Set<number> {
  const signs = settled(way);
  const found = new Set<number>();
  for (let at = 2; at < signs.length; at++) {
    const [first, second, third] = [signs[at - 2], signs[at - 1], signs[at]] as [number, number, number];
    if (first !== GAP && second !== GAP && third !== GAP) found.add(triple(first, second, third));
  }
  return found;
}

/** For each way in which a match may be written the triples of signs that it holds; null where some way holds none. */
export function needsOf({ source, flags }: RegExp): readonly (readonly number[])[] | null {
  // By the rules of the whole of Unicode some letters beyond ASCII count as ASCII letters in another case.
  if (/[uv]/.test(flags)) return null;
  try {
    const needs = new WaysReader(source).read().map((way) => [...triplesOf(way)]);
    return needs.some((need) => need.length === 0) ? null : needs;
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}
