import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { type Frame, type Understanding, understand } from '../index.js';
import { makeConsistent } from './index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('lung', 'anatomy', { synonyms: ['lungs'], paired: true }),
    concept('upper-lobe', 'anatomy', { paired: true }),
    concept('kidney', 'anatomy', { synonyms: ['kidneys'], paired: true }),
    concept('heart', 'anatomy'),
    concept('nodule', 'finding', { synonyms: ['nodules'] }),
    concept('granuloma', 'finding'),
    concept('opacity', 'finding'),
    concept('subdural-hematoma', 'finding', { importance: 'urgent' }),
    concept('pneumothorax', 'finding', { importance: 'urgent' }),
    concept('pleural-effusion', 'finding'),
    concept('fracture', 'finding', { synonyms: ['fractures'] }),
    concept('pneumonia', 'disease'),
    concept('cellulitis', 'disease'),
    concept('hypertension', 'disease'),
    concept('preeclampsia', 'disease', { synonyms: ['pre-eclampsia'] }),
    concept('infection', 'disease'),
    concept('bleeding', 'symptom'),
    concept('chest-pain', 'symptom'),
    concept('urinary-catheter', 'device', { synonyms: ['Foley catheter'] }),
    concept('clear', 'normal'),
    concept('normal', 'normal'),
  ],
  urgent: [
    { id: 'pneumothorax', concept: 'pneumothorax', action: 'Call your doctor today.' },
    { id: 'subdural-hematoma', concept: 'subdural-hematoma', action: 'Call 911 now.' },
  ],
});

const read = (text: string): Understanding => understand(readReport(text, knowledge), knowledge);
const about = (understanding: Understanding, id: string): Frame[] =>
  understanding.frames.filter((frame) => frame.head?.ref.id === id);
const states = (understanding: Understanding, id: string): string[] =>
  about(understanding, id).map(
    (frame) => `${frame.kind} ${frame.assertion}${frame.setAside ? ` ${frame.setAside}` : ''}`,
  );

const ct = (findings: string, impression = ''): Understanding =>
  read(`CT CHEST\n\nFINDINGS: ${findings}\n${impression === '' ? '' : `\nIMPRESSION: ${impression}\n`}`);
const discharge = (course: string): Understanding =>
  read(`DISCHARGE SUMMARY\n\nADMISSION DATE: 01/02/2026\n\nHOSPITAL COURSE: ${course}\n`);

describe('why a test was done', () => {
  it('is a reason and never urgent, whatever was found', () => {
    const got = ct('CT was done to rule out subdural hematoma. The scan was negative for subdural hematoma.');
    expect(states(got, 'subdural-hematoma')).toEqual(['reason possible', 'absent absent']);
    expect(about(got, 'subdural-hematoma').every((frame) => frame.urgency === null)).toBe(true);
  });

  it('is not what a test could not exclude', () => {
    const [frame] = about(ct('The study cannot rule out pneumothorax.'), 'pneumothorax');
    expect(frame).toMatchObject({ kind: 'finding', assertion: 'possible', urgency: { state: 'equivocal' } });
  });

  it('keeps "rule out" of a conclusion as possible, without urgency', () => {
    const [frame] = about(ct('Chest unchanged.', 'Rule out pneumothorax.'), 'pneumothorax');
    expect(frame).toMatchObject({ assertion: 'possible', urgency: null });
  });
});

describe('one state for each thing and place', () => {
  it('lets the result stand in place of the suspicion', () => {
    const got = discharge('She had possible pneumonia. The chest X-ray showed no pneumonia.');
    expect(states(got, 'pneumonia')).toEqual(['finding possible contradicted', 'absent absent']);
  });

  it('lets what the conclusion leaves open stand in place of a denial of the body', () => {
    const got = ct('No pneumonia.', 'Possible pneumonia.');
    expect(states(got, 'pneumonia')).toEqual(['absent absent contradicted', 'finding possible']);
  });

  it('lets a finding with a place stand in place of a general denial', () => {
    const got = ct('No nodules. There is a 6 mm nodule in the right upper lobe.');
    expect(states(got, 'nodule')).toEqual(['absent absent contradicted', 'finding present']);
  });

  it.each([
    ['No other nodules. There is a nodule in the right upper lobe.', 'nodule'],
    ['There is a fracture of the left kidney. No fracture of the right kidney.', 'fracture'],
    ['No acute fracture. Old fracture of the heart.', 'fracture'],
  ])('leaves statements that do not speak against each other: %s', (text, id) => {
    expect(about(ct(text), id).filter((frame) => frame.setAside)).toEqual([]);
  });

  it('lets the conclusion of a picture stand in place of a general remark of its body', () => {
    const got = ct('Pleural effusion.', 'No pleural effusion.');
    expect(states(got, 'pleural-effusion')).toEqual(['finding present contradicted', 'absent absent']);
  });

  it('never waves away what cannot wait: it is left open', () => {
    const [body, conclusion] = about(ct('Pneumothorax.', 'No pneumothorax.'), 'pneumothorax');
    expect(body).toMatchObject({ assertion: 'possible', urgency: { state: 'equivocal' } });
    expect(body?.setAside).toBeUndefined();
    expect(conclusion?.setAside).toBe('contradicted');
  });

  it('does not set a denial of the story before a test against what the test shows', () => {
    const got = read('CT CHEST\n\nINDICATION: Cough. No pneumonia.\n\nFINDINGS: Pneumonia in the right upper lobe.\n');
    expect(about(got, 'pneumonia').some((frame) => frame.setAside)).toBe(false);
  });

  it('keeps a possible second one that has no place', () => {
    const got = ct('Opacity in the left lung, possibly pneumonia. Pneumonia in the right upper lobe.');
    expect(about(got, 'pneumonia').filter((frame) => frame.setAside)).toEqual([]);
  });
});

describe('an organ called normal', () => {
  it('is not told beside a finding in it', () => {
    const got = ct('The lungs are clear. Opacity in the right upper lobe.');
    expect(states(got, 'clear')).toEqual(['normal present contradicted']);
  });

  it.each([
    'The lungs are otherwise clear. Opacity in the right upper lobe.',
    'The lungs are clear. Granuloma in the right upper lobe.',
    'The left lung is clear. Opacity in the right upper lobe.',
    'The lungs are clear. No opacity in the right upper lobe.',
  ])('stays where nothing speaks against it: %s', (text) => {
    expect(states(ct(text), 'clear')).toEqual(['normal present']);
  });
});

describe('what is measured', () => {
  it('counts more than what is said of it', () => {
    const got = ct(
      'Nodule in the right upper lobe measures 9 mm, previously 6 mm.',
      'Decreased nodule of the right upper lobe.',
    );
    expect(about(got, 'nodule').at(-1)?.change).toBeNull();
  });

  it('leaves what agrees with it, and "stable"', () => {
    const smaller = ct(
      'Nodule in the right upper lobe measures 6 mm, previously 9 mm.',
      'Decreased nodule of the right upper lobe.',
    );
    expect(about(smaller, 'nodule').at(-1)?.change).toBe('decreased');
    const stable = ct(
      'Nodule in the right upper lobe measures 6 mm, previously 5 mm.',
      'Stable nodule of the right upper lobe.',
    );
    expect(about(stable, 'nodule').at(-1)?.change).toBe('stable');
  });
});

describe('what came back', () => {
  it.each([
    'The cellulitis resolved, however it recurred in both legs.',
    'The cellulitis resolved. It then came back.',
  ])('is there: %s', (text) => {
    const [frame] = about(discharge(text), 'cellulitis');
    expect(frame).toMatchObject({ assertion: 'present', temporality: 'recent', change: null });
  });

  it.each([
    'The cellulitis resolved. It has not recurred.',
    'The cellulitis resolved. She returned home.',
    'The cellulitis resolved. Return if it recurred.',
  ])('is not what stayed away: %s', (text) => {
    expect(about(discharge(text), 'cellulitis')[0]).toMatchObject({ change: 'resolved' });
  });

  it('knows a tube that was taken out', () => {
    const got = discharge('A Foley catheter was inserted. The Foley catheter was removed the next day.');
    expect(about(got, 'urinary-catheter').map((frame) => frame.setAside)).toEqual(['contradicted', undefined]);
  });
});

describe('whose and whether', () => {
  it('gives the mother what is hers in the report of a newborn', () => {
    const got = discharge(
      'The baby was born at 32 weeks. Mother is a 20-year-old with hypertension. She had pre-eclampsia. Baby had pneumonia.',
    );
    expect(about(got, 'hypertension').map((frame) => frame.experiencer)).toEqual(['family']);
    expect(about(got, 'preeclampsia').map((frame) => frame.experiencer)).toEqual(['family']);
    expect(about(got, 'pneumonia').map((frame) => frame.experiencer)).toEqual(['patient']);
  });

  it('leaves an adult her own illnesses', () => {
    const got = discharge('The patient is a 30-year-old woman with preeclampsia. She had hypertension.');
    expect(about(got, 'hypertension').map((frame) => frame.experiencer)).toEqual(['patient']);
  });

  it.each([
    'The risks of surgery, including bleeding and infection, were explained.',
    'We discussed the risks of the operation. These include bleeding and infection.',
    'She understands the possible complications, including bleeding, infection.',
  ])('tells nothing of a talk about risks as having happened: %s', (text) => {
    const frames = [...about(discharge(text), 'bleeding'), ...about(discharge(text), 'infection')];
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) expect(frame).toMatchObject({ assertion: 'conditional', setAside: 'consent' });
  });

  it('tells a complication that did happen', () => {
    const got = discharge('The operation was followed by bleeding. Risk factors were reviewed.');
    expect(states(got, 'bleeding')).toEqual(['finding present']);
  });
});

const piece = fc.constantFrom(
  'No pneumothorax.',
  'Pneumothorax.',
  'Possible pneumothorax.',
  'CT was done to rule out pneumothorax.',
  'The lungs are clear.',
  'Opacity in the right upper lobe.',
  'The cellulitis resolved,',
  'however it recurred.',
  'A Foley catheter was inserted.',
  'The Foley catheter was removed.',
  'Mother had preeclampsia.',
  'The newborn baby was born at term.',
  'The risks, including bleeding, were explained.',
  'If bleeding returns, call.',
  '\n\nIMPRESSION:',
  '\n\nFINDINGS:',
  '\n',
);

describe('making statements agree', () => {
  it('invents no frame, drops none, keeps spans inside the text and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const text = pieces.join(' ');
        const understanding = read(`CT CHEST\n\nFINDINGS: ${text}`);
        const before = structuredClone(understanding.frames);
        makeConsistent(understanding);
        expect(understanding.frames).toEqual(before);
        const all = understanding.report.text.length;
        for (const { source } of understanding.frames) {
          expect(source.start).toBeLessThan(source.end);
          expect(source.end).toBeLessThanOrEqual(all);
        }
        for (const gap of understanding.unread) {
          expect(gap.start).toBeLessThan(gap.end);
          expect(gap.end).toBeLessThanOrEqual(all);
        }
        for (const frame of understanding.frames) {
          if (frame.setAside || frame.assertion === 'conditional' || frame.kind === 'reason')
            expect(frame.urgency).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never sets aside the last word on a thing that is there', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const understanding = read(`CT CHEST\n\nFINDINGS: ${pieces.join(' ')}`);
        const frames = about(understanding, 'pneumothorax').filter((frame) => frame.kind !== 'reason');
        if (frames.length > 0) expect(frames.some((frame) => !frame.setAside)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
