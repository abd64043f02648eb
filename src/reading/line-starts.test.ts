import { describe, expect, it } from 'vitest';
import { lineEnd, lineStart } from './line-starts.js';

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('where a printed line begins and ends', () => {
  it('is what a search through the text says, at every place of any text', () => {
    const next = chance(7);
    for (let round = 0; round < 300; round++) {
      let text = '';
      for (let count = Math.floor(next() * 9); count > 0; count--)
        text += next() < 0.4 ? '\n' : 'no mass  '.slice(Math.floor(next() * 8));
      for (let at = 0; at <= text.length; at++) {
        const before = text.slice(0, at).lastIndexOf('\n') + 1;
        const behind = text.indexOf('\n', at);
        expect([text, at, lineStart(text, at)]).toEqual([text, at, before]);
        expect([text, at, lineEnd(text, at)]).toEqual([text, at, behind < 0 ? text.length : behind]);
      }
    }
  });
});
