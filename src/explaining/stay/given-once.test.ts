import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const STAY = 'DISCHARGE SUMMARY\nAdmitted: 02/05/2022   Discharged: 06/05/2022\nDiagnosis: Pneumonia\n\n';
const told = (text: string) =>
  explainReport(`${STAY}${text}\n`, knowledge)
    .findings.map((one) => one.text)
    .join('\n');

describe('what was given there and then', () => {
  it.each([
    ['HOSPITAL COURSE: BP controlled with nifedipine 10mg po stat x2 then labetalol infusion.', /given nifedipine/],
    ['HOSPITAL COURSE: Transient bradycardia during procedure managed with Inj. Atropine.', /atropine/i],
    ['TREATMENT: Paracetamol and ibuprofen.', /^Of your treatment, the report says: paracetamol/m],
    ['MEDICATIONS: Furosemide 40 mg IV once.', /You were given furosemide/],
    ['MEDICATIONS: Cefazolin 2 g IV pre-op.', /You were given cefazolin/],
    ['MEDICATIONS: Aspirin 300 mg stat.', /You were given aspirin/],
  ])('is no medicine of the reader: %s', (text, expected) => {
    const all = told(text);
    expect(all).toMatch(expected);
    expect(all).not.toMatch(/you were taking|medicine list/i);
  });

  it.each([
    ['HOSPITAL COURSE: At home she was taking bisoprolol.', /you were taking bisoprolol/],
    ['DISCHARGE MEDICATIONS: Zoledronic acid 5 mg IV once a year.', /medicine list/],
    ['DISCHARGE MEDICATIONS: Azithromycin 500 mg stat then 250 mg daily for 4 days.', /azithromycin/i],
    ['DISCHARGE MEDICATIONS: Ceftriaxone 1 g IV daily for 5 days.', /medicine list/],
  ])('what is taken at home stays so: %s', (text, expected) => {
    const all = told(text);
    expect(all).toMatch(expected);
    expect(all).not.toContain('You were given');
  });

  it('a first dose and the dose of the list are two', () => {
    const all = told('MEDICATIONS: Aspirin 300 mg stat. Aspirin 75 mg daily.');
    expect(all).toMatch(/You were given aspirin[^\n]*300 mg/);
    expect(all).toMatch(/Your medicine list includes aspirin[^\n]*75 mg once a day/);
  });
});
