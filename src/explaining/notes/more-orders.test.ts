import { describe, expect, it } from 'vitest';
import { asked, faithful, findings } from '../../../test/explained.js';

const HEAD = 'CLINIC NOTE\nDiagnosis: Hypertension\nWound reviewed, 6/52 since surgery.\n';
const plan = (line: string) => {
  const text = `${HEAD}Plan:\n${line}\n`;
  faithful(text);
  return asked(text);
};

describe('orders of a note', () => {
  it.each([
    [
      'D/C home w/ GP r/v 2/7.',
      'You were sent home, and the plan is for your family doctor (GP) to see you in 2 days.',
    ],
    ['BP check with CMW twice weekly.', 'The community midwife is to check your blood pressure twice a week.'],
    ['INR weekly with practice nurse.', 'The practice nurse is to check your INR (a blood clotting test) every week.'],
    ['Next INR 5 days.', 'Your next INR (a blood clotting test) is planned in 5 days.'],
    ['Will refer to lipid clinic.', 'Your doctor will send you to the cholesterol (lipid) team.'],
    ['No driving (6 mo min).', 'Do not drive for at least 6 months.'],
    ['No EEG or follow up required.', 'No EEG is needed, and no follow-up visit.'],
    ['Rpt CXR 6/52 to check the lung.', 'The plan is to repeat your chest X-ray in 6 weeks, to check the lung.'],
    ['OPD 3/12 to check wound.', 'The plan is for you to be seen in the clinic in 3 months, to check wound.'],
  ])('%s', (line, told) => {
    expect(plan(line)).toContain(told);
  });

  it('a test that is not needed names no report', () => {
    expect(findings(`${HEAD}Plan: No EEG required.\n`)).not.toMatch(/The test (?:shows|was)/);
  });
});
