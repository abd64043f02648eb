import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';

const knowledge = readingKnowledge();
const rows = (text: string) =>
  readReport(`LABORATORY DATA: ${text}`, knowledge).labRows.map((row) => `${row.name} ${row.value}`);
const first = (text: string) => readReport(`LABORATORY DATA: ${text}`, knowledge).labRows[0];

describe('laboratory values in running text', () => {
  it('reads a value behind a verb and what the report calls it', () => {
    expect(first('Potassium is a little high at 5.4.')).toMatchObject({ name: 'Potassium', number: 5.4, flag: 'high' });
    expect(first('Sodium decreased 129.')).toMatchObject({ number: 129, flag: 'decreased' });
    expect(first('The sodium has come up to 137.')).toMatchObject({ number: 137, flag: null });
  });

  it('reads a result that stands in a sentence behind the name of its test', () => {
    expect(rows('Critical call. Test: potassium. Result: 7.1 mmol/L.')).toEqual(['potassium 7.1']);
    expect(rows('Potassium. Value: 7.1.')).toEqual(['Potassium 7.1']);
    expect(rows('Potassium. Seen by ward. Result: 7.1.')).toEqual([]);
  });

  it('reads the range a sentence gives', () => {
    const limits = { low: 3.5, high: 5.1 };
    expect(first('Potassium 4.4 with normal being 3.5 to 5.1.')?.range).toMatchObject(limits);
    expect(first('Potassium 4.4 (normal range 3.5–5.1).')?.range).toMatchObject(limits);
    expect(first('Potassium 4.4 with a normal of 3.5 to 5.1.')?.range).toMatchObject(limits);
  });

  it('reads a decimal at the end of a sentence whole', () => {
    expect(rows('Potassium 4.1. Repeat tomorrow.')).toEqual(['Potassium 4.1']);
  });

  it.each([
    'A chest drain was inserted and drained 1.1 litres of turbid fluid; pH 7.31, LDH 800.',
    'Aspirated 40 mL of blood stained fluid, protein 42, glucose 1.2.',
    'The knee yielded 40 mL of cloudy fluid, WBC 62.',
    'Hip aspirate: WBC 62, no crystals.',
    'Ankle fluid WBC 62.',
  ])('gives no value of a fluid that was let out as one of the blood: %s', (text) => {
    expect(rows(text)).toEqual([]);
  });
  it('keeps values of the blood beside a drain', () => {
    expect(rows('Drained 500 mL of serous fluid; hemoglobin 8.9.')).toEqual(['hemoglobin 8.9']);
    expect(rows('He drank 2 litres of fluid; potassium 3.1.')).toEqual(['potassium 3.1']);
  });

  it('gives each of two names its own of two values', () => {
    expect(rows('H&H of 11 and 33%.')).toEqual(['hemoglobin 11', 'hematocrit 33']);
    expect(rows('Sodium and potassium 139/4.1.')).toEqual(['Sodium 139', 'potassium 4.1']);
    expect(rows('Sodium and potassium 4.1.')).toEqual([]);
  });

  it('never gives a name the number of the next one', () => {
    expect(rows('WBC 9.1 with 70 neutrophils, 20 lymphocytes, 8 monocytes.')).toEqual([
      'WBC 9.1',
      'neutrophils 70',
      'lymphocytes 20',
      'monocytes 8',
    ]);
    expect(rows('Platelet count 38, 000.')).toEqual(['Platelet count 38, 000']);
    expect(rows('WBC on October 3, 2019 is 12.1.')).toEqual(['WBC 12.1']);
  });

  it('leaves goals, doses, intervals and other fluids alone', () => {
    expect(rows('Titrate to a goal INR of 2.5.')).toEqual([]);
    expect(rows('Potassium 20 mEq given.')).toEqual([]);
    expect(rows('Glucose 80 to 120.')).toEqual([]);
    expect(rows('Lumbar puncture: glucose 61, protein 40. WBC 3.')).toEqual([]);
  });
});
