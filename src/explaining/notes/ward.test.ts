import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const told = (report: string) => {
  const { summary, keyPoints, findings, recommendations } = faithful(report);
  return [summary, ...keyPoints, ...findings.map(({ text }) => text), ...recommendations.map(({ text }) => text)].join(
    '\n',
  );
};

describe('the shorthand of wards', () => {
  const NOTE =
    'SURGICAL WARD - D/C NOTE\n71M adm c SOB + cough x 4/7. K/C/O COPD on tiotropium. O/E: RR 22, sats 90% RA. CXR: LLL consolidation. Dx: CAP, AECOPD. Tx c IV co-amoxiclav + clarithromycin x 3/7. INR 4.1 on adm, warfarin held x 2/7, restarted 3mg OD. Mobilising c frame. Dc home c POC tds. F/u: GP 1/52.';

  it.each([
    [/You came in with shortness of breath and cough, for 4 days/],
    [/You were treated with .*co-amoxiclav.* and clarithromycin.* for 3 days/],
    [/warfarin(?: \(a blood thinner\))? was held back for 2 days/],
    [/It was started again at 3 mg once a day/],
    [/You were walking with a walking frame/],
    [/You went home with a plan for helpers to come to you 3 times a day/],
    [/see you in 1 week/],
  ])('is told in plain words: %s', (expected) => {
    expect(told(NOTE)).toMatch(expected);
  });

  it('is headed by the diagnosis that stands inside its line', () => {
    expect(explained(NOTE).summary).toMatch(/^[^.]*diagnos[^.]*lung infection/i);
    expect(told(NOTE)).not.toMatch(/diagnos[^.]*(?:Tx c|INR)/);
  });

  it('tells what it went out from, and the visit home', () => {
    const text = told('DISCHARGE NOTE\n66F adm 3/4 w/ sepsis 2/2 UTI. Pt tx c IV abx, dc home c f/u 1/52.');
    expect(text).toMatch(/You came in with sepsis[^.]*, because of /);
    expect(text).toMatch(/You were treated with .*You went home, and the plan is to see you again in 1 week/s);
  });

  it('keeps a “c” that is part of a name', () => {
    expect(
      told('DISCHARGE NOTE\nDiagnosis: Hepatitis C\nHospital course: Known hepatitis c infection. No fever.'),
    ).not.toMatch(/hepatitis with/i);
  });

  it('reads a visit asked for as “to come again” as no medicine', () => {
    const { findings, recommendations } = explained(
      'DISCHARGE SUMMARY\nDx: Severe malaria\nD/C meds: Folic acid 5mg OD x 1/12.\nTCA MOPC 2/52 with FHG, UECs.',
    );
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/tca/i);
    expect(recommendations.map(({ text }) => text).join('\n')).toMatch(/clinic in 2 weeks, with blood count/);
  });
});

describe('lines of medicines with marks', () => {
  it('are told in words where each mark is read', () => {
    const text = told(
      'DISCHARGE CARD\nDiagnosis: Hypertension\nRx:\nT. Amlodipine 5 mg 1-0-0\nPantoprazole 40 mg 1-0-1 x 5 days (B/F)\nT. Ticagrelor 90 mg 1-0-1 x 1 year',
    );
    expect(text).toMatch(/The report lists 5 mg as 1 in the morning/);
    expect(text).toMatch(/40 mg as 1 in the morning and 1 at night before food for 5 days/);
    expect(text).not.toMatch(/prints (?:it|this)/);
  });

  it('a change told without a helping verb is told as one', () => {
    const text = told(
      'Discharge summary\nHospital course: Apixaban 5 mg BD commenced on day 4. Perindopril withheld due to low blood pressure.',
    );
    expect(text).toMatch(/Apixaban \(a blood thinner\) was started during your stay/);
    expect(text).toMatch(/perindopril \(a blood pressure medicine\) was put on hold during your stay/);
  });

  it('what a medicine does is no change of it', () => {
    expect(told('Discharge summary\nHospital course: Aspirin stopped the pain. He slept well.')).not.toMatch(
      /aspirin[^.]*was stopped/i,
    );
  });
});
