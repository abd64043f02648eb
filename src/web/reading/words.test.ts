import { expect, test } from 'vitest';
import { termHeading, wordFinder } from './words.js';

const entry = (term: string) => ({ term, meaning: `what ${term} is`, spans: [] });

test('longer words win, plurals count, parts of words do not', () => {
  const find = wordFinder([entry('nodule'), entry('lymph nodes'), entry('node'), entry('PET/CT')]);
  const found = (text: string) => find(text, new Set()).map((word) => text.slice(word.start, word.end));
  expect(found('Two nodules and the lymph nodes; a PET/CT.')).toEqual(['nodules', 'lymph nodes', 'PET/CT']);
  expect(found('nodular, non-nodule')).toEqual([]);
});

test('a word is marked where it first stands', () => {
  const find = wordFinder([entry('nodule')]);
  const seen = new Set<string>();
  expect(find('A nodule.', seen)).toHaveLength(1);
  expect(find('The nodule grew.', seen)).toHaveLength(0);
});

test('terms with signs of their own do not break the search', () => {
  expect(wordFinder([entry('C++ (test) [x]')])('A C++ (test) [x] here', new Set())).toHaveLength(1);
  expect(wordFinder([])('anything', new Set())).toEqual([]);
});

test('a term keeps letters that matter', () => {
  expect([termHeading('nodule'), termHeading('eGFR'), termHeading('PET/CT')]).toEqual(['Nodule', 'eGFR', 'PET/CT']);
});
