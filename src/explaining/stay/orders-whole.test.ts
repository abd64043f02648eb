import { describe, expect, it } from 'vitest';
import { askedByReport, explained as explainedWhole } from '../../../test/explained.js';

const explained = (text: string) =>
  explainedWhole(`DISCHARGE SUMMARY\nAdmitted: 02/05/2022\nDISCHARGE DIAGNOSIS: Pneumonia\n${text}\n`);
const asked = (line: string) => askedByReport(explained(`FOLLOW-UP: ${line}`));
const findings = (text: string) =>
  explained(text)
    .findings.map(({ text: one }) => one)
    .join('\n');

describe('an order of several tests', () => {
  it('loses none that is known by its letters alone, and asks for no medicine that only says how long', () => {
    const told = asked('Weekly CBC, CMP and vancomycin trough while on antibiotics.');
    expect(told).toMatch(/blood count \(CBC\).*\(CMP\).*\(vancomycin trough\) weekly/);
    expect(told).not.toMatch(/asks for[^“]*germs/);
    expect(asked('FBC, U&E, LFTs and CRP in 2 weeks.')).toMatch(/\(FBC\).*\(u&e\).*\(CRP\).*\(LFTs\) in 2 weeks/);
    expect(asked('Repeat BMP in 1 week.')).toMatch(/blood test of salts and kidneys \(BMP\)/);
  });

  it('comes behind the visit it is for', () => {
    expect(asked('Review in OPD after 7 days with FBS/PPBS, S. Creat, K+.')).toMatch(
      /asks for a visit after 7 days, with [^.]*\(PPBS\)[^.]*\(FBS\)/,
    );
    expect(asked('Follow-up CT chest with contrast in 3 months.')).not.toMatch(/asks for a visit/);
  });
});

describe('where the reader went', () => {
  it('oxygen at home is no going home', () => {
    const { summary } = explained('DISPOSITION: Discharged to SNF (Meadowbrook) for rehab. Home O2 2 L/min at night.');
    expect(summary).not.toMatch(/sent home/);
    expect(summary).toMatch(/SNF/);
    expect(explained('DISPOSITION: Home.').summary).toMatch(/sent home/);
    expect(explained('DISPOSITION: Home with home health PT.').summary).toMatch(/sent home/);
  });
});

describe('a medicine of the list', () => {
  it('keeps its salt and its slow make', () => {
    const told = findings(
      'DISCHARGE MEDICATIONS: Metoprolol succinate 100 mg daily. Diltiazem ER 120 mg daily. Atenolol 50 mg daily.',
    );
    expect(told).toMatch(/metoprolol succinate/);
    expect(told).toMatch(/diltiazem ER/);
    expect(told).toMatch(/atenolol \(/);
  });
  it('"was OD" is its earlier dose', () => {
    expect(findings('DISCHARGE MEDICATIONS: Furosemide 40 mg BD (was OD)')).toMatch(
      /furosemide .* has been changed.*twice a day \(before, it was once a day\)/,
    );
  });
});

describe('lines that stand for themselves', () => {
  it('a denial before a colon is no label', () => {
    expect(findings('HOSPITAL COURSE: No evidence of ACS: troponin negative x3.')).toMatch(/no evidence of ACS/i);
  });
  it('the amount of blood lost is no size of a tear', () => {
    expect(findings('HOSPITAL COURSE: EBL 350 ml. 2nd degree tear repaired.')).not.toMatch(/It measures 350/);
  });
  it('weight bearing is no standing', () => {
    expect(findings('ACTIVITY: Partial weight bearing after the clinic agrees.')).toMatch(/only some weight/);
  });
});
