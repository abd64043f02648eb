import { describe, expect, it } from 'vitest';
import { assertMention } from '../index.js';

const certain = (marked: string) => {
  const start = marked.indexOf('[[');
  const end = marked.indexOf(']]') - 2;
  return assertMention(marked.replace('[[', '').replace(']]', ''), start, end).negation;
};

describe('what is likely', () => {
  it.each([
    ['The [[nodule]] in the left lung is likely a granuloma.', 'affirmed'],
    ['The nodule in the left lung is likely a [[granuloma]].', 'possible'],
    ['The [[lesions]] are most likely hemangiomas.', 'affirmed'],
    ['The lesions are most likely [[hemangiomas]].', 'possible'],
    ['The [[edema]] is likely due to heart failure.', 'affirmed'],
    ['The edema is likely due to [[heart failure]].', 'possible'],
    ['The [[cyst]] is likely to resolve.', 'affirmed'],
    ['[[Pneumonia]] is likely.', 'possible'],
    ['[[Pneumonia]] is most likely given the fever.', 'possible'],
    ['[[Pneumonia]] is likely the cause.', 'possible'],
    ['[[Malignancy]] is likely to be present.', 'possible'],
  ])('%s %s', (sentence, said) => expect(certain(sentence)).toBe(said));
});
