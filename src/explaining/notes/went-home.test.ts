import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const plan = (line: string) => `DISCHARGE SUMMARY\nDx: COPD exacerbation\nPlan:\n${line}\n`;
const told = (line: string) => `${findings(plan(line))}\n${asked(plan(line))}`;

describe('going home in short forms', () => {
  it.each([
    ['D/C home w/ nebs, PO pred 5/7.', /You were sent home with nebs \(medicine breathed in as a mist\) and pred \(a steroid\) by mouth for 5 days/],
    ['D/C home with inhalers and pred 40 mg 5/7', /You were sent home with inhalers and pred \(a steroid\) 40 mg for 5 days/],
    ['Dc home with TTOs', /You were sent home with TTOs/],
    ['D/C to NH w/ IDC in situ', /You were sent to a nursing home with a bladder tube/],
    ['d/c to rehab', /You were sent to rehab/],
  ])('%s', (line, wanted) => {
    expect(told(line)).toMatch(wanted);
    expect(told(line)).not.toMatch(/“/);
  }); // biome-ignore format: one table

  it('"D/C home" stops no medicine', () => {
    for (const line of ['D/C home w/ nebs, PO pred 5/7.', 'D/C home with inhalers and pred 40 mg 5/7'])
      expect(explained(plan(line)).questions.join(' ')).not.toMatch(/stop prednisone/);
  });
  it('"D/C" of a medicine stops it', () => {
    expect(told('D/C pred')).toMatch(/The plan is to stop pred/);
  });
});

describe('orders for the family doctor', () => {
  it('a test to be checked was not done', () => {
    const lines = told('GP to: check U&E 1/52; titrate ramipril');
    expect(lines).not.toMatch(/You had blood test/);
    expect(lines).toMatch(/This is for your family doctor: check U&E .* 1 week; slowly adjust ramipril/);
  });
});

describe('what was given in a stay', () => {
  const course = (line: string) => findings(`DISCHARGE SUMMARY\nDx: COPD exacerbation\nHospital course:\nAdmitted with wheeze.\n${line}\n`); // biome-ignore format: one text
  it('a treatment without a word of change is told', () => {
    expect(course('IV hydrocortisone 100 mg, nebs and oxygen.')).toMatch(
      /hydrocortisone[^“]*100 mg, nebs[^“]* and oxygen/,
    );
  });
  it('what became of a medicine stays as it is printed', () => {
    expect(course('Metoprolol stopped on arrival then restarted, clonidine if needed.')).not.toMatch(
      /report notes: metoprolol stopped on arrival then restarted, clonidine/,
    );
  });
});
