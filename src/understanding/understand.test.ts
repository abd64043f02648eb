import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import type { Frame } from './index.js';
import { understand } from './index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('lung', 'anatomy', { synonyms: ['lungs'], adjectives: ['pulmonary'], paired: true }),
    concept('kidney', 'anatomy', { paired: true }),
    concept('heart', 'anatomy', { adjectives: ['cardiac'] }),
    concept('upper-lobe', 'anatomy', { paired: true }),
    concept('carina', 'anatomy'),
    concept('liver', 'anatomy', { adjectives: ['hepatic'] }),
    concept('colon', 'anatomy'),
    concept('nodule', 'finding'),
    concept('cyst', 'finding'),
    concept('opacity', 'finding', { synonyms: ['opacities'] }),
    concept('pleural-effusion', 'finding'),
    concept('pericardial-effusion', 'finding'),
    concept('pneumothorax', 'finding', { importance: 'urgent' }),
    concept('pneumonia', 'disease'),
    concept('pulmonary-embolism', 'disease', { importance: 'urgent' }),
    concept('disc-bulge', 'finding'),
    concept('hypertension', 'disease'),
    concept('breast-cancer', 'disease'),
    concept('lymphovascular-invasion', 'finding'),
    concept('tubular-adenoma', 'disease'),
    concept('endotracheal-tube', 'device', { synonyms: ['ET tube'] }),
    concept('biopsy', 'procedure'),
    concept('normal', 'normal'),
    concept('clear', 'normal'),
    concept('enlarged', 'descriptor'),
    concept('chest-pain', 'symptom'),
    concept('margin', 'anatomy'),
  ],
  medicines: [
    { id: 'furosemide', term: 'furosemide', brands: ['Lasix'] },
    { id: 'metoprolol', term: 'metoprolol' },
    { id: 'ibuprofen', term: 'ibuprofen' },
  ],
  scores: [
    {
      id: 'bi-rads',
      term: 'BI-RADS',
      categories: [
        { code: '2', plain: 'Only harmless changes.' },
        { code: '4A', plain: 'Needs a closer look.' },
      ],
    },
    {
      id: 'gleason',
      term: 'Gleason score',
      synonyms: ['gleason'],
      categories: [{ code: '7', plain: 'A middle score.' }],
    },
    { id: 'bosniak', term: 'Bosniak', categories: [{ code: 'IIF', plain: 'Checked again later.' }] },
    {
      id: 'tnm-t',
      term: 'tumor stage',
      categories: [
        { code: 'T1', plain: 'Small tumor.' },
        { code: 'T2', plain: 'Larger tumor.' },
      ],
    },
    { id: 'tnm-n', term: 'node stage', categories: [{ code: 'N0', plain: 'No nodes.' }] },
  ],
  urgent: [
    { id: 'pneumothorax', concept: 'pneumothorax', action: 'Call your doctor today.' },
    { id: 'pulmonary-embolism', concept: 'pulmonary-embolism', action: 'Call your doctor today.' },
  ],
  abbreviations: [
    {
      id: 'ms',
      short: 'MS',
      senses: [
        { long: 'multiple sclerosis', near: ['brain'] },
        { long: 'mitral stenosis', near: ['valve'] },
      ],
    },
    { id: 'htn', short: 'HTN', senses: [{ long: 'hypertension', concept: 'hypertension' }] },
  ],
});

function framesOf(body: string, section = 'FINDINGS'): Frame[] {
  const text = `CT CHEST\n\n${section}:\n${body}\n`;
  return understand(readReport(text, knowledge), knowledge).frames.filter(
    (frame) => frame.source.start > text.indexOf(section),
  );
}

const short = (frames: readonly Frame[]): string[] =>
  frames.map((frame) => `${frame.kind} ${frame.head?.ref.id ?? '-'} ${frame.assertion}`);

describe('findings and denials', () => {
  it('gives each denied thing its own frame on one clause', () => {
    const frames = framesOf('No pleural effusion, pneumothorax or pneumonia.');
    expect(short(frames)).toEqual([
      'absent pleural-effusion absent',
      'absent pneumothorax absent',
      'absent pneumonia absent',
    ]);
    expect(new Set(frames.map((frame) => frame.source.start)).size).toBe(1);
  });

  it('shares the noun of a list', () => {
    expect(short(framesOf('No pleural or pericardial effusions.'))).toEqual([
      'absent pleural-effusion absent',
      'absent pericardial-effusion absent',
    ]);
  });

  it('reads side, place, size and change', () => {
    const [frame] = framesOf('A 9 mm nodule in the right upper lobe, previously 6 mm, has increased.');
    expect(frame).toMatchObject({ kind: 'finding', laterality: 'right', change: 'increased', assertion: 'present' });
    expect(frame?.sites.map((site) => site.ref.id)).toEqual(['upper-lobe']);
    expect(frame?.sizes).toMatchObject([
      { values: [9], unit: 'mm', previous: false },
      { values: [6], unit: 'mm', previous: true },
    ]);
  });

  it('keeps a distance out of the size', () => {
    const [frame] = framesOf('There is a cyst 4 cm from the carina, measuring 11 x 9 x 8 mm.');
    expect(frame?.sizes.map((size) => size.values)).toEqual([[11, 9, 8]]);
    expect(frame?.sites).toEqual([]);
  });

  it('takes "The lungs are clear" as normal', () => {
    const [frame] = framesOf('The lungs are clear.');
    expect(frame).toMatchObject({ kind: 'normal', assertion: 'present' });
    expect(frame?.sites.map((site) => site.ref.id)).toEqual(['lung']);
  });

  it('links what is suspected and never tells it as found', () => {
    const [frame, ...rest] = framesOf('Right lung opacity concerning for pneumonia.');
    expect(frame?.head?.ref.id).toBe('opacity');
    expect(frame?.links).toMatchObject([{ relation: 'suspicion', mention: { ref: { id: 'pneumonia' } } }]);
    expect(short(rest)).toEqual(['finding pneumonia possible']);
    expect(rest[0]?.sites.map((site) => site.ref.id)).toEqual(['lung']);
  });

  it('tells what a finding is taken for as sure as the report is', () => {
    expect(short(framesOf('Right lung opacity, most consistent with pneumonia.'))).toContain(
      'finding pneumonia possible',
    );
    expect(short(framesOf('Right lung opacity consistent with pneumonia.'))).toContain('finding pneumonia present');
    const [, meant] = framesOf('A 9 mm nodule suspicious for breast cancer.');
    expect(meant).toMatchObject({ assertion: 'possible', sizes: [] });
  });

  it('denies both in "no X to suggest Y"', () => {
    expect(short(framesOf('No opacity to suggest pneumonia.'))).toEqual([
      'absent opacity absent',
      'absent pneumonia absent',
    ]);
  });

  it('gives "this is new" to the finding before', () => {
    const frames = framesOf('Nodule in the left lung. This is new since the prior study.');
    expect(frames.at(-1)).toMatchObject({ change: 'new', laterality: 'left', head: { ref: { id: 'nodule' } } });
  });

  it('takes the level from the label', () => {
    expect(framesOf('L4-L5: Mild disc bulge.')[0]).toMatchObject({ level: 'L4-L5', severity: 'mild' });
  });

  it('keeps the side of one thing from the other', () => {
    const frames = framesOf('Left pleural effusion and right pneumothorax.');
    expect(frames.map((frame) => frame.laterality)).toEqual(['left', 'right']);
  });

  it('reads a device with its distance', () => {
    const [frame] = framesOf('ET tube tip 3 cm above the carina.');
    expect(frame).toMatchObject({ kind: 'device', sizes: [{ values: [3], unit: 'cm' }] });
  });

  it('reads a labelled field', () => {
    const frames = framesOf('Lymphovascular invasion: Not identified', 'DIAGNOSIS');
    expect(short(frames)).toContain('absent lymphovascular-invasion absent');
  });
});

describe('time, family and sections', () => {
  it('puts past history into the past and family history into the family', () => {
    expect(framesOf('Hypertension.', 'PAST MEDICAL HISTORY')[0]).toMatchObject({
      assertion: 'historical',
      temporality: 'historical',
    });
    expect(framesOf('Breast cancer in mother.', 'FAMILY HISTORY')[0]).toMatchObject({
      assertion: 'family',
      experiencer: 'family',
    });
  });

  it.each([
    ['Small right pneumothorax.', 'new'],
    ['Stable small right pneumothorax.', 'known'],
    ['Known pneumothorax, decreased.', 'known'],
    ['Possible small pneumothorax.', 'equivocal'],
    ['Findings concerning for pulmonary embolism.', 'equivocal'],
    ['History of pulmonary embolism.', 'known'],
    ['Postoperative pneumothorax on the left.', 'known'],
    ['New pulmonary embolism after surgery.', 'new'],
  ])('%s is %s', (sentence, state) => {
    const states = framesOf(sentence).flatMap((frame) => (frame.urgency ? [frame.urgency.state] : []));
    expect(states).toEqual([state]);
  });

  it.each([['No pneumothorax.'], ['Return if you have pneumothorax.'], ['The pneumothorax in his mother.']])(
    '%s is not urgent',
    (sentence) => {
      expect(framesOf(sentence).filter((frame) => frame.urgency)).toEqual([]);
    },
  );

  it('reads medicines with dose, frequency and change', () => {
    const frames = framesOf(
      'Furosemide 40 mg by mouth twice a day (INCREASED)\nMetoprolol 25 mg PO BID - NEW\nSTOP: ibuprofen',
      'DISCHARGE MEDICATIONS',
    );
    expect(frames.map((frame) => frame.medicine)).toMatchObject([
      { dose: '40 mg', frequency: 'twice a day', route: 'by mouth', change: 'changed' },
      { dose: '25 mg', frequency: 'twice a day', route: 'by mouth', change: 'new' },
      { dose: null, change: 'stopped' },
    ]);
  });

  it('reads recommendations anywhere', () => {
    const [frame] = framesOf('Recommend follow-up CT in 3 months with pulmonology if symptoms persist.', 'IMPRESSION');
    expect(frame?.recommendation).toMatchObject({
      action: 'test',
      when: { text: 'in 3 months' },
      who: { text: 'pulmonology' },
      condition: { text: 'if symptoms persist' },
    });
  });
});

describe('scores', () => {
  it.each([
    ['BI-RADS category 4A.', 'bi-rads', '4A'],
    ['BI-RADS 2: benign', 'bi-rads', '2'],
    ['Gleason score 3+4=7', 'gleason', '7'],
    ['Gleason 3 + 4', 'gleason', '7'],
    ['Bosniak IIF cyst', 'bosniak', 'IIF'],
    ['pT2 N0', 'tnm-t', 'T2'],
    ['pT1c pN0', 'tnm-n', 'N0'],
  ])('%s', (sentence, id, code) => {
    const scores = framesOf(sentence, 'IMPRESSION').flatMap((frame) =>
      frame.score ? [`${frame.score.id} ${frame.score.code}`] : [],
    );
    expect(scores).toContain(`${id} ${code}`);
  });

  it('takes a bare T2 for no stage', () => {
    expect(framesOf('T2 weighted images and T1 images.', 'IMPRESSION').filter((frame) => frame.score)).toEqual([]);
  });
});

describe('honesty', () => {
  const of = (body: string) => understand(readReport(`CT CHEST\n\nFINDINGS:\n${body}\n`, knowledge), knowledge);

  it('lists what it cannot read', () => {
    const text = of('Zygomorphic flerbulation of the quonset membrane.');
    expect(text.unread).toHaveLength(1);
    expect(text.coverage).toBeLessThan(0.8);
    expect(of('The lungs are clear.').unread).toEqual([]);
  });

  it('does not guess an abbreviation', () => {
    expect(of('MS is noted.').ambiguities).toMatchObject([
      { short: 'MS', senses: ['multiple sclerosis', 'mitral stenosis'] },
    ]);
    expect(of('MS plaques in the brain.').ambiguities).toEqual([]);
    expect(of('HTN.').mentions).toMatchObject([{ ref: { id: 'hypertension' }, via: 'abbreviation' }]);
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    'no', 'possible', 'history of', 'nodule', 'lung', 'left', '9 mm', ',', '.', '\n', 'FINDINGS:', 'IMPRESSION:', 'BI-RADS 2', 'recommend', 'CT', 'furosemide', 'and', 'is', 'pT2', '3+4', '(', '😀', '-',
  ); // biome-ignore format: one list
  it('never throws, keeps spans inside the text and answers the same each time', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        ),
        (text) => {
          const report = readReport(text, knowledge);
          const first = understand(report, knowledge);
          expect(understand(report, knowledge)).toEqual(first);
          const spans = [
            ...first.mentions.map((mention) => mention.span),
            ...first.frames.flatMap((frame) => [frame.source, ...frame.sizes.map((size) => size.span)]),
            ...first.unread,
          ];
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeGreaterThanOrEqual(span.start);
            expect(span.end).toBeLessThanOrEqual(text.length);
          }
          expect(first.coverage).toBeGreaterThanOrEqual(0);
          expect(first.coverage).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 150 },
    );
  });
});
