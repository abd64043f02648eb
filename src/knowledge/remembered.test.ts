import { afterEach, describe, expect, it } from 'vitest';
import { forgetWords, remembered } from './remembered.js';

afterEach(forgetWords);

describe('work remembered by its words', () => {
  it('is done once for the same words', () => {
    let done = 0;
    const length = remembered(10, (words) => {
      done += 1;
      return words.length;
    });
    expect([length('lung'), length('lung'), length('liver')]).toEqual([4, 4, 5]);
    expect(done).toBe(2);
  });

  it('remembers that there is no answer', () => {
    let done = 0;
    const nothing = remembered(10, () => {
      done += 1;
      return undefined;
    });
    expect([nothing('a'), nothing('a')]).toEqual([undefined, undefined]);
    expect(done).toBe(1);
  });

  it('stays small, and forgets when told to', () => {
    let done = 0;
    const same = remembered(2, (words) => {
      done += 1;
      return words;
    });
    for (const word of ['a', 'b', 'c', 'c']) same(word);
    expect(done).toBe(3);
    forgetWords();
    same('c');
    expect(done).toBe(4);
  });
});
