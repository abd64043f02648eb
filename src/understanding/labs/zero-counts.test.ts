import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('lung', 'anatomy', { synonyms: ['lungs'] }),
    concept('lymph-node', 'anatomy', { synonyms: ['lymph nodes', 'node', 'nodes'] }),
    concept('nodal-involvement', 'finding', { synonyms: ['positive lymph nodes', 'nodal metastases'] }),
    concept('metastasis', 'disease', { synonyms: ['metastatic'] }),
    concept('carcinoma', 'disease'),
    concept('tumor', 'finding'),
    concept('rib-fracture', 'finding', { synonyms: ['rib fractures'] }),
  ],
});

const frames = (line: string) => understand(readReport(`DIAGNOSIS:\n${line}`, knowledge), knowledge).frames;
const told = (line: string) =>
  frames(line)
    .filter((frame) => frame.head)
    .map((frame) => `${frame.head?.ref.id} ${frame.assertion}`);

describe('a count of none', () => {
  it.each([
    'Hilar lymph nodes: Number of positive lymph nodes: 0; Total: 1.',
    'Number of positive lymph nodes: 0',
    'Positive lymph nodes: 0/12',
    'Positive lymph nodes: 0 of 2',
    'Nodal metastases: 0 out of 14',
    'Positive lymph nodes 0/3.',
  ])('denies what is counted: %s', (line) => {
    expect(told(line)).toEqual(['nodal-involvement absent']);
  });

  it.each([
    'Lymph nodes: 0 of 2 positive for carcinoma.',
    '0/14 lymph nodes with carcinoma.',
    'Zero of 5 lymph nodes with carcinoma.',
  ])('denies what stands behind it: %s', (line) => {
    expect(told(line)).toEqual(['carcinoma absent']);
  });

  it('denies the spread and not the cancer itself', () => {
    expect(told('Zero of 5 lymph nodes positive for metastatic carcinoma.')).toEqual(['metastasis absent']);
    expect(told('Lymph nodes negative for metastatic carcinoma.')).toEqual(['metastasis absent']);
  });

  it.each([
    ['Positive lymph nodes: 10', 'nodal-involvement present'],
    ['Positive lymph nodes: 2/12', 'nodal-involvement present'],
    ['Nodal metastases: 0.5 cm', 'nodal-involvement present'],
    ['2/14 lymph nodes with carcinoma.', 'carcinoma present'],
    ['0/4 left lymph nodes and 1/3 right lymph nodes with carcinoma.', 'carcinoma present'],
  ])('is no other count: %s', (line, expected) => {
    expect(told(line)).toEqual([expected]);
  });
});

describe('words that only look like a side or a change', () => {
  it('both parts of one side are that side', () => {
    expect(frames('Tumor in both lobes of the right lung.')[0]?.laterality).toBe('right');
    expect(frames('Tumor in both lungs.')[0]?.laterality).toBe('both');
  });

  it('a healed fracture can still be seen', () => {
    expect(frames('Old healed rib fractures are seen.')[0]?.change).toBeNull();
    expect(frames('The rib fractures have healed.')[0]?.change).toBe('resolved');
  });
});
