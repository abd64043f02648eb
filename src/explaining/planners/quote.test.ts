import { describe, expect, it } from 'vitest';
import { splitSentences } from '../words/sentences.js';
import { quotable } from './quote.js';

describe('a quote', () => {
  it.each([
    ['Tylenol No. 3 for pain', 'Tylenol No. 3 for pain'],
    ['Took lithium at 7 a.m. and again at night', 'Took lithium at 7 a.m. and again at night'],
    ['The wound is dry. Her son will help', 'The wound is dry. Her son will help'],
    ['Seen by Dr. Example on the ward', 'Seen by Dr. Example on the ward'],
    ['Add coeliac screen + lipids next time', 'Add coeliac screen + lipids next time'],
    ['FISH: t(4;14) pos. del(13q)', 'FISH: t(4;14) pos. del(13q)'],
    ['H and H 16.9/52.1, repeat bloods 1/52', 'H and H 16.9/52.1, repeat bloods 1/52'],
    ['Rate 6.8. Repeat it', 'Rate 6.8. Repeat it'],
  ])('of “%s” holds its words and stays one sentence', (printed, quote) => {
    expect(quotable(printed)).toBe(quote);
    expect(splitSentences(`The report says: “${quotable(printed)}”.`)).toHaveLength(1);
  });
});
