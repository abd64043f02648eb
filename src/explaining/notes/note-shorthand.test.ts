import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { findings, recommendations } = explainReport(text, knowledge);
  return [...findings, ...recommendations].map((one) => one.text).join('\n');
}

describe('the shorthand of notes', () => {
  it.each<[string, string, readonly string[], readonly RegExp[]]>([
    [
      'letters for relatives, each with the illness behind it',
      'CLINIC NOTE\nFAMILY HISTORY: F - MI 60, M - DM2, B - T1DM, PGF - colon ca.',
      [
        'Your father has had a heart attack',
        'Your mother has had type 2 diabetes',
        'Your brother has had type 1 diabetes',
        'Your father’s father has had cancer of the large bowel',
      ],
      [],
    ],
    [
      'relatives by name in one list',
      'CLINIC NOTE\nFAMILY HISTORY: Father MI 52, mother breast ca.\nFAMILY HISTORY: Mother and father with hypertension.',
      ['father heart attack 52, mother breast cancer'],
      [/Your (?:mother|father) has had high blood pressure/],
    ],
    [
      'days and weeks as fractions',
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nDISCHARGE MEDICATIONS:\nDoxycycline 100mg od 5/7\nSenna 15mg nocte prn 1/52\nPLAN: GP to repeat U&Es 1/52.',
      ['100 mg once a day for 5 days', 'for 1 week', 'blood test of salts and kidneys', ' in 1 week'],
      [/100 mg, 5\/7/],
    ],
    [
      'a date is none',
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nFOLLOWUP: See Dr. Adams on 08/12/2008. Chest x-ray was done on 3/12.',
      ['08/12/2008'],
      [/08 months|3 months/],
    ],
    [
      'short names of medicines',
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: Started on IV pip-tazo and azithro. Required 2L O2 at first.',
      ['You were started on IV pip-tazo', '2 liters of oxygen'],
      [/2left/],
    ],
    [
      'a list without allergies to one thing',
      'CLINIC NOTE\nALLERGIES: NKDA to penicillin.',
      ['no known allergy to penicillin'],
      [/listed as allergic/],
    ],
    [
      'a short name among the allergies',
      'CLINIC NOTE\nALLERGIES: PCN (hives), codeine - nausea.',
      ['allergic to penicillin', 'allergic to codeine'],
      [],
    ],
  ])('%s', (_, text, wanted, never) => {
    const letter = told(text);
    for (const words of wanted) expect(letter).toContain(words);
    for (const words of never) expect(letter).not.toMatch(words);
  });
});

describe('orders that were torn or said twice', () => {
  const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pyelonephritis likely due to plugging of an indwelling Foley.
HOSPITAL COURSE: Klebsiella grew and she was discharged on p.o.  Bactrim. Renal was consulted. He is status post cholecystectomy. On postoperative day #2 he walked in the hall.
DIET: Neutropenic diabetic.
FOLLOWUP: The patient will follow up with Dr. Adams for a postoperative check on 08/12/2008 at 1:50 p.m. and he was made aware of this appointment.`;
  it('are told whole, once, and with what they stand under', () => {
    const letter = told(text);
    expect(letter).not.toContain('discharged on by mouth');
    expect(letter).toContain('The kidney team was consulted.');
    expect(letter).toContain('On day 2 after surgery you walked in the hall.');
    expect(letter).toContain('Of your diet, the report says: “Neutropenic diabetic”.');
    expect(letter).not.toMatch(/^The report asks you to see your doctor\.$/m);
    expect(letter).not.toContain('“Adams for a postoperative check');
    expect(letter).not.toContain('may be in place');
  });
});
