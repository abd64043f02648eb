import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areTwoPeople, printedPerson, reportDate } from './printed-facts.js';

const TODAY = '2026-11-22';
const sample = (name: string) => readFileSync(new URL(`../../samples/laboratory/${name}.txt`, import.meta.url), 'utf8');

describe('the day a report speaks of', () => {
  it.each([
    ['Collected: 04/17/2026  Reported: 04/19/2026', '2026-04-17'],
    ['Reported: 04/19/2026\nSpecimen collected on: 04/17/2026 08:10', '2026-04-17'],
    ['Sample taken: 12.05.2026', '2026-05-12'],
    ['DATE OF EXAM: 09/14/2026', '2026-09-14'],
    ['Collection Date/Time: March 3, 2025 7:40 AM', '2025-03-03'],
    ['Date collected 03-MAR-2025', '2025-03-03'],
    ['Study date: 2024-02-29', '2024-02-29'],
    ['DOB: 23/01/1960\nCollected: 03/04/2026', '2026-04-03'],
    ['Collected: 04/17/26 08:10', '2026-04-17'],
    ['   11/17/2026     10/20/2026   \nSodium 133 137', '2026-11-17'],
  ])('is read: %s', (text, date) => {
    expect(reportDate(text, TODAY)).toBe(date);
  });

  it.each([
    'Hemoglobin 12.9 g/dL',
    'DOB: 02/09/1968',
    'Date of birth: 02/09/1968',
    'Compared with 03/04/2020.',
    'Collected: 04/17/2031',
    'Collected: 02/30/2026',
    'Collected by: A. Nurse 2/3',
    'Phone: 555-01-2020',
  ])('is not guessed: %s', (text) => {
    expect(reportDate(text, TODAY)).toBeNull();
  });

  it('is found in every sample that prints it', () => {
    const dates = readdirSync(new URL('../../samples/laboratory', import.meta.url))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => [file.replace('.txt', ''), reportDate(sample(file.replace('.txt', '')), TODAY)]);
    expect(Object.fromEntries(dates)).toMatchObject({
      'critical-potassium-previous': '2026-11-17',
      'european-decimals': '2026-05-12',
      'lipid-a1c-thyroid-two-column': '2026-04-17',
    });
  });
});

describe('whom a report is of', () => {
  const differ = (one: string, other: string) => areTwoPeople(printedPerson(one), printedPerson(other));

  it('is another person by the birth date, the sex or the name', () => {
    expect(differ('DOB: 02/09/1968', 'Date of birth: 03/09/1968')).toBe(true);
    expect(differ('Sex: F', 'Gender: Male')).toBe(true);
    expect(differ('Patient: Sample, Tom', 'Name: HALLAM, Ruth')).toBe(true);
  });

  it('is the same where the reports only write it in another way, or say nothing', () => {
    expect(differ('DOB: 02/09/1968', 'Date of birth: 09.02.1968')).toBe(false);
    expect(differ('DOB: 02/09/1968', 'Birthdate: February 9, 1968')).toBe(false);
    expect(differ('Patient: Sample, Ruth  DOB: 02/09/1968', 'Name: Ruth A. Hallam')).toBe(false);
    expect(differ('Patient: Müller, Jörg', 'Patient name: JORG MULLER')).toBe(false);
    expect(differ('Hemoglobin 12.9', 'Patient: Sample, Tom DOB: 02/09/1968 Sex: M')).toBe(false);
  });
});
