import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import { understand } from './index.js';

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'mri', term: 'MRI', kind: 'test' },
    { id: 'echo', term: 'echocardiogram', kind: 'test' },
    { id: 'spine', term: 'spine', kind: 'anatomy' },
    { id: 'normal', term: 'normal', kind: 'normal', synonyms: ['unremarkable'] },
    { id: 'ulcer', term: 'ulcer', kind: 'finding' },
  ],
});

/** What is called normal, by id. */
function normal(text: string): string[] {
  const { frames } = understand(readReport(`HOSPITAL COURSE:\n${text}`, knowledge), knowledge);
  return frames.filter(({ kind }) => kind === 'normal').map(({ head }) => head?.ref.id ?? 'nothing');
}

describe('a result told of the test before', () => {
  it.each([
    ['An MRI of the spine was done. This was normal.', ['mri']],
    ['An echocardiogram was performed. It was unremarkable.', ['echo']],
    ['An echocardiogram was performed. It was negative.', ['echo']],
  ])('%s', (text, expected) => {
    expect(normal(text)).toEqual(expected);
  });

  it.each([
    'An MRI was done. This was normal. She also had a gastrozyme assay, which was normal.',
    'An MRI and an echocardiogram were done. It was normal.',
    'After the MRI a gastrozyme assay was sent. It was normal.',
  ])('is given to no other test: %s', (text) => {
    expect(normal(text).slice(text.startsWith('An MRI was') ? 1 : 0)).not.toContain('mri');
  });
});
