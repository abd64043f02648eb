import { describe, expect, it } from 'vitest';
import { needsOf } from './pattern-needs.js';
import { Screened } from './screened.js';

const PATTERNS = [
  /\b(?:if|unless|in case|provided that|as long as|prn)\b/i,
  /^\W*(?:called|phoned|re|duty \w+|page)\b[^:]{0,24}:/i,
  /\b(?:add|start|restart|recommend\w*|follow[- ]?up|f\/u|(?:is|are|not) (?:to be )?seen)\b/i,
  /(?<=\b(?:on|of|with) )p\.?o\b\.?\s+([A-Z][a-z]{3,})/i,
  /\b(\d{1,3})[\s-]?(?:y\/o|y\.o\.|yo)(?![\w/])/i,
  /^(?:(?<who>(?:the\s+)?(?:GP'?s?|DN))\s+(?:to\s*)?(?<deed>do|give)\s+(?<what>.{3,20}?)(?:\s+(?:in|at)\s+\d+)?)$/i,
  /\b[A-Za-z]{2,4}\W{1,3}112\b(?!\W{1,4}999)/,
  /[[\]{}|=]|_{2,}|\.\.\.|\b[A-Z]{2,}\/[A-Z]/,
  /(?:itis|ectomy|[cC]ardio|h(?:a)?ema)\b/i,
  /\bwell\b\W*\bdone\b|\W\bagain\W?$/i,
  /x{2,3}y+|(?:no|not)+ now|ab{0}cd/i,
  /(a|b)\1c[^\s]d\Dstop|\u00b5g daily/i,
  /^(?:tube|level) \d(?:-\d)?$|\d\s?\/\s?52/im,
  /µmol|naïve|°c per day/i,
  /\bk\b/iu,
];
const WORDS =
  "if unless in case prn called phoned re duty nurse page add restart recommended follow-up follow up f/u is not to be seen on of with po p.o. Aspirin 54 y/o yo the GP GP's DN to do give care in at 7 call 112 999 MIC/S ___ ... itis ectomy cardio haema well done again xxy xy nono now not acd abcd aac bbc stop µg daily tube level 2-3 1/52 µmol naïve °C per day k K".split(
    ' ',
  );
const MARKS = [' ', ' ', ' ', '', ': ', ', ', '-', '. ', '  ', '\n', '(', '_', '/', '“'];

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('a screened pattern', () => {
  it('says what the pattern alone says, whatever the text', () => {
    const next = chance(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const all = PATTERNS.map((pattern) => ({ pattern, screen: new Screened(pattern) }));
    let matches = 0;
    for (let round = 0; round < 4000; round++) {
      let text = '';
      for (let count = Math.floor(next() * 7); count >= 0; count--) {
        const word = pick(WORDS);
        text += `${pick(MARKS)}${next() < 0.2 ? word.toUpperCase() : next() < 0.1 ? word.slice(1) : word}`;
      }
      for (const { pattern, screen } of all) {
        const plain = pattern.test(text);
        if (plain) matches++;
        if (screen.test(text) !== plain) expect([pattern.source, text]).toBe(plain);
      }
    }
    expect(matches).toBeGreaterThan(2000);
  });

  it('is not tried on a text without the letters of any match', () => {
    const screen = new Screened(/\b(?:booked|arranged|will be|is to be)\b/i);
    expect(screen.mayMatch('The liver is of normal size.')).toBe(false);
    expect(screen.mayMatch('A visit was Arranged.')).toBe(true);
    expect(new Screened(/^\W*page\b/i).mayMatch('  homepage')).toBe(false);
    expect(new Screened(/^\W*page\b/i).mayMatch('“Page 2')).toBe(true);
  });

  it('is tried on everything where its matches hold no three signs in a row', () => {
    for (const pattern of [/\d/, /[a-z]+/, /a|bcd/, /(?:abc)?/, /.*/, /\p{L}bc/u, /a.b.c/]) {
      expect(needsOf(pattern)).toBeNull();
      expect(new Screened(pattern).mayMatch('')).toBe(true);
    }
  });

  it('is tried on every long text', () => {
    expect(new Screened(/\bheart\b/).mayMatch('x'.repeat(5000))).toBe(true);
  });
});
