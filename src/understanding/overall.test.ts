import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import { understand } from './index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('thorax', 'anatomy', { synonyms: ['chest'] }),
    concept('lung', 'anatomy', { synonyms: ['lungs'], adjectives: ['pulmonary'] }),
    concept('heart', 'anatomy', { adjectives: ['cardiac'] }),
    concept('pleura', 'anatomy', { adjectives: ['pleural'] }),
    concept('abdomen', 'anatomy', { adjectives: ['abdominal'] }),
    concept('lumbar-spine', 'anatomy'),
    concept('foot', 'anatomy'),
    concept('breast', 'anatomy', { synonyms: ['breasts'] }),
    concept('hemidiaphragm', 'anatomy'),
    concept('hemidiaphragm-elevation', 'finding', { synonyms: ['elevation of the hemidiaphragm'] }),
    concept('low-lung-volumes', 'finding', { synonyms: ['low lung volume'] }),
    concept('drainage', 'finding'),
    concept('normal', 'normal'),
    concept('mass', 'finding', { synonyms: ['masses'] }),
    concept('nodule', 'finding'),
    concept('dense-breast-tissue', 'finding', { synonyms: ['heterogeneously dense'] }),
    concept('calcification', 'finding', { synonyms: ['calcifications'] }),
    concept('infiltrate', 'finding', { synonyms: ['infiltrates'] }),
    concept('fracture', 'finding', { synonyms: ['fractures'] }),
    concept('acute-abnormality', 'finding'),
    concept('acute-cardiopulmonary-abnormality', 'finding'),
    concept('normal-study', 'normal'),
    concept('chest-x-ray', 'test', { synonyms: ['xray chest'] }),
  ],
});

const whole = (text: string) => understand(readReport(text, knowledge), knowledge).frames;
const told = (line: string) =>
  whole(`EXAM: Xray Chest\n\nIMPRESSION:\n${line}`)
    .filter((frame) => frame.sentence > 0)
    .map((frame) => [frame.kind, frame.head?.ref.id ?? '-', frame.assertion].join(' '));

describe('the conclusion of a picture as a whole', () => {
  it.each([
    ['No acute or active cardiac, pulmonary or pleural disease.', 'acute-cardiopulmonary-abnormality'],
    ['No radiographic evidence of acute pulmonary process.', 'acute-cardiopulmonary-abnormality'],
    ['No acute intra-abdominal process.', 'acute-abnormality'],
    ['No acute right pulmonary findings.', 'acute-abnormality'],
  ])('denies anything new: %s', (line, id) => {
    expect(told(line)).toEqual([`absent ${id} absent`]);
  });

  it('leaves the denial of something named to that', () => {
    expect(told('No acute infiltrate or pulmonary disease.')[0]).toBe('absent infiltrate absent');
  });

  it.each(['Lumbar spine negative.', 'Negative examination of the chest.'])('calls the study normal: %s', (line) => {
    expect(told(line)).toEqual(['normal normal-study present']);
  });

  it.each([
    ['Stable chest.', 'thorax'],
    ['Stable appearance of the chest.', 'thorax'],
  ])('says that nothing changed: %s', (line, id) => {
    const frames = whole(`EXAM: Xray Chest\n\nIMPRESSION:\n${line}`).filter((frame) => frame.kind === 'comparison');
    expect(frames.map((frame) => [frame.head?.ref.id, frame.change])).toEqual([[id, 'stable']]);
  });

  it('tells nothing of the name of an examination', () => {
    expect(told('Right foot.')).toEqual(['identity - present']);
    expect(told('Right foot mass.')).toEqual(['finding mass present']);
  });
});

describe('what the picture was taken for', () => {
  const report = (impression: string) =>
    `EXAM: Xray Chest\n\nINDICATION: Rule out infiltrates.\n\nIMPRESSION:\n${impression}`;
  const reason = (impression: string) => whole(report(impression)).find((frame) => frame.kind === 'reason');

  it('is answered by a conclusion that finds nothing', () => {
    expect(reason('No acute pulmonary disease.')).toMatchObject({ assertion: 'possible', setAside: 'contradicted' });
    expect(reason('Pulmonary nodule.')?.setAside).toBeUndefined();
  });
});

describe('what could be missed or meant', () => {
  it('is no finding', () => {
    const frames = whole(
      'MAMMOGRAM\n\nFINDINGS: The breasts are heterogeneously dense, which may obscure small masses.',
    );
    expect(frames.filter((frame) => frame.head).map((frame) => frame.head?.ref.id)).toEqual(['dense-breast-tissue']);
    expect(told('Nondisplaced fractures may not be demonstrated.')).toEqual(['limitation - present']);
  });

  it('suggests an illness, not a test', () => {
    expect(told('Calcifications suggest a previous process.')).toEqual(['finding calcification present']);
    expect(told('We suggest a chest x-ray.')[0]).toMatch(/^recommendation/);
  });

  it('keeps its name with a side in it', () => {
    const frame = whole('EXAM: Xray Chest\n\nFINDINGS: Stable elevation of the right hemidiaphragm.').at(-1);
    expect(frame).toMatchObject({ kind: 'finding', laterality: 'right', change: 'stable' });
    expect(frame?.head?.ref.id).toBe('hemidiaphragm-elevation');
  });

  it('is read from a predicate as from a name', () => {
    expect(told('Lung volumes are slightly on the low side.')).toEqual(['finding low-lung-volumes present']);
    expect(told('Lung volumes are low.')).toEqual(['finding low-lung-volumes present']);
    for (const line of ['Lung volumes are not low.', 'Lung volumes are low normal.'])
      expect(told(line)).not.toContain('finding low-lung-volumes present');
  });

  it('is not there where it is called normal', () => {
    expect(told('Venous drainage is normal.')).toEqual([]);
  });

  it('stands apart from the reason for the test', () => {
    const frames = whole(
      'MAMMOGRAM\n\nReason for exam: No palpable mass.\n\nBreast composition: The breasts are heterogeneously dense.',
    );
    expect(frames.find((frame) => frame.head?.ref.id === 'dense-breast-tissue')?.kind).toBe('finding');
  });
});
