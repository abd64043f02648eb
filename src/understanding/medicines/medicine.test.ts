import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { type Frame, understand } from '../index.js';
import { readMedicine } from './line.js';

describe('a line of a medicine list', () => {
  it.each([
    ['Metoprolol 25 mg PO BID', '25 mg', 'by mouth', 'twice a day', null],
    ['ENOXAPARIN 40 MG SUBCUTANEOUSLY DAILY FOR 28 DAYS', '40 mg', 'under the skin', 'once a day', 'for 28 days'],
    ['Cephalexin 500 mg four times a day for 5 days', '500 mg', null, '4 times a day', 'for 5 days'],
    ['Metformin 1000 mg twice daily with meals', '1000 mg', null, 'twice a day with meals', null],
    ['Albuterol 2 puffs q4-6h p.r.n. wheezing', '2 puffs', 'breathed in', 'every 4 to 6 hours when you need it', null],
    ['Prednisone 20 mg tablets, 2 tablets daily x 7 days', '20 mg, 2 tablets', null, 'once a day', 'for 7 days'],
    ['Potassium chloride 20 mEq q.i.d.', '20 mEq', null, '4 times a day', null],
    ['Oxycodone 5-325 mg one tablet PRN', '5-325 mg, one tablet', null, 'when you need it', null],
    ['Bisacodyl 10 mg PR daily', '10 mg', 'into the rectum', 'once a day', null],
    ['Aspirin', null, null, null, null],
    [
      'Vicodin 5/500 mg take one to two tablets q4-6h',
      '5/500 mg, one to two tablets',
      null,
      'every 4 to 6 hours',
      null,
    ],
    ['Lasix 40 mg a day', '40 mg', null, 'once a day', null],
    ['Acyclovir 800 mg five times daily', '800 mg', null, '5 times a day', null],
    ['Marcaine and 1%', null, null, null, null],
  ])('reads dose, route, times and duration: %s', (printed, dose, route, frequency, duration) => {
    expect(readMedicine(printed, '')).toMatchObject({ dose, route, frequency, duration });
  });

  it.each([
    ['Glargine 22 units at bedtime (INCREASED, was 18 units)', '', 'changed', '22 units', '18 units', 'up'],
    ['Prednisone decreased from 40 mg to 20 mg daily', '', 'changed', '20 mg', '40 mg', 'down'],
    ['Furosemide 40 mg twice a day (INCREASED from once a day)', '', 'changed', '40 mg', 'once a day', 'up'],
    ['Metformin decreased from 1,500 mg to 1,000 mg daily', '', 'changed', '1,000 mg', '1,500 mg', 'down'],
    ['Furosemide 40 mg daily (was 20 mg)', '', 'changed', '40 mg', '20 mg', null],
    ['Lisinopril 10 mg daily, unchanged', '', 'continued', '10 mg', null, null],
    ['Ibuprofen', 'STOP:', 'stopped', null, null, null],
    ['Lorazepam was discontinued', '', 'stopped', null, null, null],
    ['Metoprolol 25 mg (NEW)', '', 'new', '25 mg', null, null],
    ['Warfarin 5 mg', 'Continue', 'continued', '5 mg', null, null],
    ['Hydralazine 25 mg, hold for systolic below 100', '', null, '25 mg', null, null],
    ['Warfarin 5 mg, do not stop', '', null, '5 mg', null, null],
  ])('reads what became of it: %s', (printed, before, change, dose, previous, direction) => {
    expect(readMedicine(printed, before)).toMatchObject({ change, dose, previous, direction });
  });

  it.each([
    ['NEW MEDICATIONS', 'new'],
    ['Stop taking', 'stopped'],
    ['CHANGED MEDICATIONS', 'changed'],
    ['CONTINUE', 'continued'],
    ['NEW OR CHANGED MEDICATIONS', null],
    ['DISCHARGE MEDICATIONS', null],
  ])('takes the change of its heading: %s', (heading, change) => {
    expect(readMedicine('Warfarin 5 mg daily', '', heading).change).toBe(change);
  });

  it('believes the line more than its heading', () => {
    expect(readMedicine('Warfarin 5 mg (unchanged)', '', 'CHANGED MEDICATIONS').change).toBe('continued');
  });

  it('works out no dose that is not printed', () => {
    const word = fc.constantFrom(
      '5 mg',
      'from',
      'to',
      'was',
      '2 tablets',
      'daily',
      '(',
      ')',
      'NEW',
      'for 3 days',
      '10',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const printed = ['Warfarin', ...words].join(' ');
        const read = readMedicine(printed, '');
        for (const part of [read.dose, read.previous].flatMap((one) => one?.match(/\d+/g) ?? []))
          expect(printed).toContain(part);
        expect(read.asPrinted).toBe(printed);
      }),
    );
  });
});

const knowledge = tinyKnowledge({
  concepts: [
    { id: 'allergy', term: 'allergy', kind: 'disease', synonyms: ['allergic', 'allergies'] },
    { id: 'rash', term: 'rash', kind: 'symptom' },
  ] as never,
  medicines: [
    { id: 'metoprolol', term: 'metoprolol' },
    { id: 'ibuprofen', term: 'ibuprofen' },
    { id: 'diltiazem', term: 'diltiazem' },
    { id: 'codeine', term: 'codeine' },
    { id: 'aspirin', term: 'aspirin' },
    { id: 'cetirizine', term: 'cetirizine' },
  ] as never,
});

function framesOf(course: string, list = ''): Frame[] {
  const text = `DISCHARGE SUMMARY\n\nADMISSION DATE: 01/02/2026\n\nHOSPITAL COURSE: ${course}\n\n${list === '' ? '' : `DISCHARGE MEDICATIONS:\n${list}\n`}`;
  return understand(readReport(text, knowledge), knowledge).frames.filter((frame) => frame.head?.kind === 'medicine');
}
const told = (frames: readonly Frame[]): string[] =>
  frames
    .filter((frame) => !frame.setAside)
    .map((frame) => `${frame.kind} ${frame.head?.ref.id} ${frame.medicine?.change ?? '-'}`);

describe('one state for each medicine', () => {
  it('keeps NEW of the list whatever the story of the stay says', () => {
    expect(told(framesOf('She was started on metoprolol.', '1. Metoprolol 25 mg daily (NEW)'))).toEqual([
      'medicine metoprolol new',
    ]);
  });

  it('keeps STOP of the list', () => {
    expect(told(framesOf('She takes ibuprofen 400 mg.', 'STOP: Ibuprofen. Diltiazem.'))).toContain(
      'medicine ibuprofen stopped',
    );
  });

  it('carries a label to the rest of its line, but not a sentence about one medicine', () => {
    expect(told(framesOf('', 'STOP: Ibuprofen. Diltiazem. Aspirin.'))).toEqual([
      'medicine ibuprofen stopped',
      'medicine diltiazem stopped',
      'medicine aspirin stopped',
    ]);
    expect(told(framesOf('', 'Ibuprofen was discontinued. Diltiazem.'))[1]).toBe('medicine diltiazem -');
  });

  it('tells both of two doses on one list', () => {
    expect(told(framesOf('', 'Metoprolol 25 mg daily\nMetoprolol 50 mg at bedtime'))).toHaveLength(2);
  });
});

describe('a list in a sentence', () => {
  it('gives each medicine its own dose and times', () => {
    const frames = framesOf(
      'She was discharged on metoprolol 25 mg b.i.d., aspirin 81 mg daily, and codeine 30 mg p.r.n. for pain.',
    );
    expect(frames.map((frame) => `${frame.head?.ref.id} ${frame.medicine?.dose} ${frame.medicine?.frequency}`)).toEqual(
      ['metoprolol 25 mg twice a day', 'aspirin 81 mg once a day', 'codeine 30 mg when you need it'],
    );
  });
});

describe('what is no medicine of the reader', () => {
  it('knows what was given during an operation', () => {
    expect(told(framesOf('Codeine 30 mg was injected. Metoprolol 5 mg IV.'))).toEqual([
      'treatment codeine -',
      'treatment metoprolol -',
    ]);
  });

  it('says nothing of a medicine that a denial does not reach', () => {
    expect(told(framesOf('It did not respond well to codeine.'))).toEqual([]);
    expect(told(framesOf('She is not on aspirin.'))).toEqual(['absent aspirin -']);
  });

  it('does not take what a medicine is for as its change', () => {
    expect(readMedicine('Advil to help decrease the fevers', 'He takes').change).toBeNull();
  });

  it('knows an allergy', () => {
    expect(told(framesOf('She is allergic to codeine.'))).toEqual(['finding codeine -']);
  });

  it('knows a medicine against an allergy', () => {
    expect(told(framesOf('She takes cetirizine for allergies.'))[0]).not.toMatch(/^finding/);
  });

  it('knows what is not taken', () => {
    expect(told(framesOf('He does not take aspirin.'))).toEqual(['absent aspirin -']);
  });
});
