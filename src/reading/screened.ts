import { remembered } from '../knowledge/index.js';
import { needsOf, SIGN, signOf, triple } from './pattern-needs.js';

/** Above this a text holds nearly everything. */
const LONGEST = 1000;
const PLACES = 2048;
/** Texts of which the triples are kept: the lines of a long report and their clauses. */
const MOST_HELD = 512;
const WORDS = PLACES / 32;
/** One piece of memory for all of them, as many small ones cost more than the reading. */
const bits = new Int32Array(MOST_HELD * WORDS);
let made = 0;
/** Of one way to write a match, this many triples tell nearly as much as all. */
const ASKED = 4;

/** Where a triple of signs is kept among the places; several may share one. */
function placeOf(one: number): number {
  return Math.imul(one, 0x9e3779b1) >>> 21;
}

/** The triples of signs of one text. */
class Held {
  /** Where its bits begin. No more texts are known than have room, so that a room that is used again belongs to none. */
  private readonly from = (made++ % MOST_HELD) * WORDS;

  constructor(readonly text: string) {
    bits.fill(0, this.from, this.from + WORDS);
    let first: number = -1;
    let second: number = SIGN.apart;
    for (let at = 0; at <= text.length; at++) {
      const sign = at === text.length ? SIGN.apart : signOf(text.charCodeAt(at));
      if (sign === second && (sign === SIGN.apart || sign === SIGN.figure)) continue;
      if (first >= 0) {
        const place = placeOf(triple(first, second, sign));
        const word = this.from + (place >> 5);
        bits[word] = (bits[word] as number) | (1 << (place & 31));
      }
      first = second;
      second = sign;
    }
  }

  /** Whether all places of one of the ways are held; each way stands as their number and the places. */
  hasOneOf(ways: Int32Array): boolean {
    const { from } = this;
    for (let at = 0; at < ways.length; ) {
      const end = at + 1 + (ways[at] as number);
      let place = ++at < end ? (ways[at] as number) : 0;
      while (at < end && (((bits[from + (place >> 5)] as number) >> (place & 31)) & 1) === 1)
        place = ways[++at] as number;
      if (at === end) return true;
      at = end;
    }
    return false;
  }
}

/** Many patterns are tried on a text, now and in later passes over its report: it is read once. */
const held = remembered(MOST_HELD, (text) => new Held(text));
let latest = held('');

function heldBy(text: string): Held {
  if (latest.text !== text) latest = held(text);
  return latest;
}

function placesOf(pattern: RegExp): Int32Array | null {
  const needs = needsOf(pattern)?.map((need) => need.slice(0, ASKED).map(placeOf));
  if (needs === undefined) return null;
  const different = new Map(needs.map((places) => [places.join(), places]));
  return Int32Array.from([...different.values()].flatMap((places) => [places.length, ...places]));
}

/**
 * A pattern that is not tried on texts without the letters that each of its matches holds. Says what the pattern alone would say; worth it
 * for patterns that are tried on many texts and seldom match.
 */
export class Screened {
  private needs: Int32Array | null | undefined;

  constructor(readonly pattern: RegExp) {}

  /** False where the pattern cannot match. */
  mayMatch(text: string): boolean {
    if (this.needs === undefined) this.needs = placesOf(this.pattern);
    return this.needs === null || text.length > LONGEST || heldBy(text).hasOneOf(this.needs);
  }

  test(text: string): boolean {
    return this.mayMatch(text) && this.pattern.test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayMatch(text) ? this.pattern.exec(text) : null;
  }
}
