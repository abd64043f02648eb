import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { understand } from '../understand.js';

const concept = (id: string, kind: string, more: object = {}): object => ({ id, term: id, kind, ...more });

const knowledge = tinyKnowledge({
  concepts: [
    ...['nodule', 'cyst', 'fracture', 'effusion', 'stenosis'].map((id) => concept(id, 'finding')),
    ...['pain', 'dizziness', 'nausea'].map((id) => concept(id, 'symptom')),
    ...['kidney', 'lung', 'knee', 'foot', 'calf', 'bowel', 'hip'].map((id) => concept(id, 'anatomy', { paired: true })),
    concept('fibroid', 'finding'),
    concept('swelling', 'finding'),
  ],
});

function framesIn(sentence: string): Frame[] {
  return understand(readReport(`CT CHEST\n\nFINDINGS:\n${sentence}`, knowledge), knowledge).frames.filter(
    (frame) => frame.kind === 'finding',
  );
}

const told = (sentence: string) =>
  framesIn(sentence).map(({ head, laterality, severity, sites }) => ({
    head: head?.ref.id,
    laterality,
    severity,
    sites: sites.map(({ ref }) => ref.id),
  }));

const FINDINGS = ['nodule', 'cyst', 'fracture', 'effusion', 'stenosis'] as const;
const SITES = ['kidney', 'lung', 'knee', 'hip'] as const;
const oneFinding = fc.record({
  finding: fc.constantFrom(...FINDINGS),
  site: fc.constantFrom(...SITES),
  side: fc.constantFrom('left', 'right', 'both', null),
  degree: fc.constantFrom('minimal', 'mild', 'moderate', 'severe', null),
  mm: fc.option(fc.integer({ min: 2, max: 60 }), { nil: null }),
  shape: fc.constantFrom('before', 'behind'),
});
type One = typeof oneFinding extends fc.Arbitrary<infer T> ? T : never;

function phrase({ finding, site, side, degree, mm, shape }: One): string {
  const size = mm === null ? '' : `${mm} mm `;
  const grade = degree === null ? '' : `${degree} `;
  const where = side === null ? '' : side === 'both' ? 'bilateral ' : `${side} `;
  return shape === 'before'
    ? `${size}${grade}${where}${site} ${finding}`
    : `${size}${grade}${finding} in the ${where}${site}`;
}

describe('what belongs to one finding', () => {
  it('never goes to the other one of the sentence', () => {
    fc.assert(
      fc.property(oneFinding, oneFinding, fc.constantFrom(' and ', ', and ', ' with ', '; '), (a, b, join) => {
        fc.pre(a.finding !== b.finding && a.site !== b.site);
        const sentence = `There is ${phrase(a)}${join}${phrase(b)}.`;
        const frames = framesIn(sentence);
        for (const one of [a, b]) {
          const frame = frames.find(({ head }) => head?.ref.id === one.finding);
          expect(frame, sentence).toBeDefined();
          if (!frame) continue;
          expect([one.side, null], sentence).toContain(frame.laterality);
          expect([one.degree, null], sentence).toContain(frame.severity);
          expect(
            frame.sites.every(({ ref }) => ref.id === one.site),
            sentence,
          ).toBe(true);
          expect(
            frame.sizes.every(({ values }) => values[0] === one.mm),
            sentence,
          ).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is found where it is printed', () => {
    fc.assert(
      fc.property(oneFinding, (a) => {
        const sentence = `There is ${phrase(a)}.`;
        const [frame] = framesIn(sentence);
        expect(frame?.laterality, sentence).toBe(a.side);
        expect(frame?.severity, sentence).toBe(a.degree);
        expect(frame?.sites.map(({ ref }) => ref.id)).toEqual([a.site]);
        expect(frame?.sizes[0]?.values[0] ?? null).toBe(a.mm);
      }),
    );
  });
});

describe('words that only stand near', () => {
  it('give no place', () => {
    expect(told('Dizziness, nausea, and change in bowel function.')).toEqual([
      { head: 'dizziness', laterality: null, severity: null, sites: [] },
      { head: 'nausea', laterality: null, severity: null, sites: [] },
    ]);
  });

  it('give no side', () => {
    expect(told('There are both diagnostic and therapeutic changes of the cyst.')[0]?.laterality).toBeNull();
    expect(told('There is a right lung effusion, greater than seen on the left.')[0]?.laterality).toBe('right');
    expect(told('The patient was left with pain.')[0]?.laterality).toBeNull();
    expect(told('Swelling of the knee and left foot.')[0]?.laterality).toBeNull();
    expect(told('Both cysts are unchanged.')[0]?.laterality).toBeNull();
  });

  it('give no degree', () => {
    expect(told('There is stenosis with minimal tortuosity.')[0]?.severity).toBeNull();
  });
});

describe('what two share', () => {
  it('is what stands before both', () => {
    expect(told('Left calf and foot pain.')[0]).toMatchObject({ laterality: 'left', sites: ['foot', 'calf'] });
    expect(told('Nodule and cyst in the left lung.')).toMatchObject([
      { laterality: 'left', sites: ['lung'] },
      { laterality: 'left', sites: ['lung'] },
    ]);
  });

  it('is told for each side by itself where the sides differ', () => {
    expect(told('Mild left and moderate right stenosis.')).toMatchObject([
      { laterality: 'left', severity: 'mild' },
      { laterality: 'right', severity: 'moderate' },
    ]);
    expect(told('Stenosis, severe on the left and mild on the right.')).toMatchObject([
      { laterality: 'left', severity: 'severe' },
      { laterality: 'right', severity: 'mild' },
    ]);
    expect(told('Right hip and left knee effusion.')).toMatchObject([
      { laterality: 'right', sites: ['hip'] },
      { laterality: 'left', sites: ['knee'] },
    ]);
    expect(told('Mild left and right stenosis.')).toMatchObject([{ laterality: 'both', severity: 'mild' }]);
  });

  it('counts a size each', () => {
    const [frame] = framesIn('A 7 mm and a 5 mm nodule in the left lung.');
    expect(frame?.count).toEqual({ kind: 'number', value: 2 });
  });
});

describe('degrees', () => {
  it.each([
    ['Moderate-to-severe stenosis.', 'moderate-severe'],
    ['Mild to moderate stenosis.', 'mild-moderate'],
    ['Stenosis at the hip, mild.', 'mild'],
    ['The stenosis is moderate to severe.', 'moderate-severe'],
    ['Trace effusion.', 'minimal'],
    ['Marked swelling.', 'severe'],
  ])('%s', (sentence, severity) => {
    expect(told(sentence)[0]?.severity).toBe(severity);
  });
});

describe('what is old and still seen', () => {
  it('is there, and from the past', () => {
    const [frame] = framesIn('Old left hip fracture.');
    expect(frame).toMatchObject({ assertion: 'present', temporality: 'historical', laterality: 'left' });
  });

  it('is not what is only told of', () => {
    expect(framesIn('History of fracture.')[0]?.assertion).toBe('historical');
  });
});
