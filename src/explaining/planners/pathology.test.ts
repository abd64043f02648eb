import { describe, expect, it } from 'vitest';
import { makeContext } from '../context.js';
import { type FrameDraft, handBuilt, handBuiltKnowledge } from '../hand-built.js';
import { textOf } from '../nets/said.js';
import { planSentence } from './index.js';

const knowledge = handBuiltKnowledge({
  concepts: [
    { id: 'prostate', term: 'prostate', kind: 'anatomy', lay: 'prostate', layNumber: 'singular', meaning: 'A gland.' },
    { id: 'prostate-cancer', term: 'prostate cancer', kind: 'disease', lay: 'prostate cancer', meaning: 'Cancer that starts in the prostate.', sensitive: true },
    { id: 'benign', term: 'benign', kind: 'descriptor', lay: 'not cancer', layNumber: 'name', meaning: 'It is not cancer.' },
    { id: 'basal-cell-carcinoma', term: 'basal cell carcinoma', kind: 'disease', lay: 'slow skin cancer', layNumber: 'singular', meaning: 'It grows slowly.', sensitive: true },
    { id: 'estrogen-receptor-positive', term: 'estrogen receptor positive', kind: 'finding', lay: 'cells with estrogen sensors', layNumber: 'plural', meaning: 'The cells grow with estrogen.' },
    { id: 'ki-67', term: 'Ki-67', kind: 'other', lay: 'measure of growth', meaning: 'How many cells grow.' },
    { id: 'lymph-node', term: 'lymph node', kind: 'anatomy', lay: 'lymph node', layNumber: 'singular', meaning: 'A small gland.' },
    { id: 'stenosis', term: 'stenosis', kind: 'finding', lay: 'narrowing', meaning: 'A tube is too narrow.' },
    { id: 'internal-carotid-artery', term: 'internal carotid artery', kind: 'anatomy', lay: 'inner neck artery to the brain', layNumber: 'singular', paired: true, meaning: 'It feeds the brain.' },
  ],
}); // biome-ignore format: a table

function told(draft: FrameDraft, type: Parameters<typeof handBuilt>[2] = { type: 'pathology' }): string {
  const understanding = handBuilt([draft], knowledge, type);
  return planSentence(understanding.frames, makeContext(understanding, knowledge))
    .map(({ plan }) => textOf([plan.what, ...plan.details]))
    .join(' ');
}

describe('a pathology report', () => {
  const label = 'PROSTATE, RIGHT MID: ';
  const under = (text: string, head: FrameDraft['head'], more: Partial<FrameDraft> = {}): FrameDraft => ({
    kind: 'diagnosis',
    text: `${label}${text}`,
    head,
    sites: [['PROSTATE', 'prostate']],
    laterality: 'right',
    level: 'MID',
    label: { start: 0, end: label.length - 2 },
    section: 'diagnosis',
    ...more,
  });

  it('names the sample, how much of it and how far', () => {
    expect(
      told(under('Carcinoma, involving 2 of 2 cores and 30% of the tissue.', ['Carcinoma', 'prostate-cancer'])),
    ).toBe(
      'The sample from the middle of the right side of your prostate shows prostate cancer (carcinoma). It was found in 2 of 2 cores and 30% of the tissue.',
    );
  });

  it('says of which sample it was not cancer', () => {
    expect(told(under('Benign tissue.', ['Benign', 'benign']))).toBe(
      'The sample from the middle of the right side of your prostate showed no cancer (benign).',
    );
  });

  it('tells that the edge is reached', () => {
    const draft: FrameDraft = {
      kind: 'diagnosis',
      text: 'Basal cell carcinoma, extending to the deep margin.',
      head: ['Basal cell carcinoma', 'basal-cell-carcinoma'],
    };
    expect(told(draft)).toContain('It reaches the deep edge of the removed tissue.');
    expect(told({ ...draft, text: 'Basal cell carcinoma, not extending to the deep margin.' })).not.toContain(
      'reaches',
    );
  });

  it('tells markers in words that say of what', () => {
    expect(
      told({
        kind: 'finding',
        text: 'Estrogen receptor: positive (95%)',
        head: ['Estrogen receptor', 'estrogen-receptor-positive'],
      }),
    ).toBe('The cells have receptors for the hormone estrogen (95% of them).');
    expect(told({ kind: 'finding', text: 'Ki-67: 12%', head: ['Ki-67', 'ki-67'] })).toBe(
      '12% of the cells were growing when they were tested (Ki-67).',
    );
  });

  it('counts the nodes', () => {
    expect(told({ kind: 'normal', text: 'Lymph nodes: 0 of 2 involved', head: ['Lymph nodes', 'lymph-node'] })).toBe(
      'No cancer was found in the 2 lymph nodes that were checked.',
    );
  });
});

describe('a slipped disc', () => {
  const draft: FrameDraft = {
    kind: 'finding',
    text: 'Stenosis with compression of the left S1 nerve root.',
    head: ['Stenosis', 'stenosis'],
  };
  it('keeps the nerve it presses on', () => {
    expect(told(draft, { type: 'imaging', modality: 'mri' })).toContain(
      'It presses on the left S1 nerve where it leaves the spine.',
    );
    expect(
      told(
        { ...draft, text: 'Stenosis without compression of the left S1 nerve root.' },
        { type: 'imaging', modality: 'mri' },
      ),
    ).not.toContain('presses');
  });
});

describe('a narrowing', () => {
  it('keeps its percentage and its vessel', () => {
    expect(
      told(
        {
          kind: 'finding',
          text: '60-70% stenosis of the left internal carotid artery.',
          head: ['stenosis', 'stenosis'],
          sites: [['internal carotid artery', 'internal-carotid-artery']],
          laterality: 'left',
        },
        { type: 'imaging', modality: 'ct' },
      ),
    ).toBe('Your left inner neck artery to the brain (internal carotid artery) is narrowed by 60 to 70%.');
  });
});
