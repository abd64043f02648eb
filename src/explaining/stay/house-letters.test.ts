import { describe, expect, it } from 'vitest';
import { asked, findings } from '../../../test/explained.js';

describe('allergies, and what stands below them', () => {
  const letter = (allergies: string, below: string) =>
    `DISCHARGE LETTER\nDiagnoses: Pneumonia.\nAllergies: ${allergies}\n${below}`;
  it('a dose, an order or another label is no allergy', () => {
    for (const [below, name] of [
      ['Ticagrelor 90 mg 1-0-1 for 12 months.', 'ticagrelor'],
      ['Follow-up plan note: stop ramipril in the clinic.', 'ramipril'],
      ['Review with metformin and HbA1c within 6 weeks.', 'metformin'],
    ] as const)
      expect(findings(letter('latex (rash).', below)).toLowerCase()).not.toMatch(
        new RegExp(`allergic to ${name}|under allergies[^”]*${name}`),
      );
  });
  it('a further entry still is', () => {
    for (const below of ['Codeine: vomiting', 'Trimethoprim - rash', 'Aspirin'])
      expect(findings(letter('penicillin (hives)', below))).toMatch(/codeine|trimethoprim|aspirin/i);
    expect(findings(letter('penicillin (hives)', 'Trimethoprim - rash'))).toMatch(/allergic to trimethoprim/);
  });
  it('nobody is allergic to the rescue pen', () => {
    const text = (line: string) => `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Asthma.\nPAST HISTORY: ${line}`;
    expect(findings(text('anaphylaxis to peanut 2019, carries EpiPen.'))).not.toMatch(/allergic to epinephrine/);
    expect(findings(text('Anaphylaxis to penicillin. Asthma.'))).toMatch(/allergic to penicillin/);
  });
  it('what the allergy did once is no illness of its own', () => {
    const text = (line: string) => `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Asthma.\nPAST HISTORY: ${line}`;
    for (const line of ['Penicillin allergy (rash). Gout.', 'Allergic to codeine - vomiting.'])
      expect(findings(text(line))).not.toMatch(/includes [^“.\n]*(?:rash|throwing up)/);
    expect(findings(text('Penicillin allergy (rash). Gout.'))).toMatch(
      /penicillin allergy[^\n]*“Penicillin allergy \(rash\)/i,
    );
    expect(findings(text('Rash on both legs. Allergic to codeine.'))).toMatch(
      /health history lists: rash on both legs/,
    );
  });
});

describe('who somebody is', () => {
  const came = (line: string) => findings(`DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Flu.\nHISTORY: ${line}`);
  it('an age is no time of illness', () => {
    expect(came('19 year old woman with fever.')).not.toMatch(/old woman with fever for|for 19 years/);
    expect(came('82 year old retired teacher with a fall and hip pain.')).toMatch(
      /you were an 82 year old retired teacher/,
    );
    expect(came('3 day history of fever and cough.')).toMatch(/fever and cough for 3 days/);
  });
});

describe('the plan of medicines and the follow-up under their headings', () => {
  const letter = (lines: string) => `DISCHARGE LETTER\nDiagnoses: NSTEMI.\n${lines}`;
  it('"Therapy recommendation" heads the medicines for home', () => {
    expect(findings(letter('Therapy recommendation: ASA 100 mg 1-0-0. Atorvastatin 80 mg 0-0-1.'))).toMatch(
      /medicine list includes atorvastatin/,
    );
  });
  it('"None required" says that no visit is planned', () => {
    expect(asked(letter('FOLLOW UP: None required.'))).toMatch(/No follow-up visit is planned/);
    expect(asked(letter('PENDING RESULTS: Not required.'))).not.toMatch(/No follow-up visit/);
  });
  it('danger signs that were explained are signs to come back for', () => {
    expect(asked(letter('DANGER SIGNS EXPLAINED: Fast breathing, bluish lips - bring to casualty at once.'))).toMatch(
      /Get help in these cases: “Fast breathing/,
    );
  });
});

describe('what an earlier year stands behind', () => {
  const list = (line: string) =>
    findings(`Discharge summary\nAdmitted 03/11/2024 Discharged 06/11/2024\nDIAGNOSES:\n1. Asthma\n2. ${line}`);
  it('is of the past', () => {
    for (const line of ['Anaphylaxis to peanut (2021)', 'DVT left leg (03/2018)', 'Stroke (Mar 2020)'])
      expect(list(line)).toMatch(/past health history includes/);
  });
  it('but not behind the year of the stay', () => {
    for (const line of ['Anaphylaxis to peanut (2024)', 'DVT left leg (11/2024)'])
      expect(list(line)).toMatch(/report also lists/);
  });
});

describe('advice for home below the line of the operation', () => {
  const advice = `DAY SURGERY DISCHARGE ADVICE
Procedure: Left inguinal hernia repair under GA, 03/03/2026
You had no complications. Keep the dressing on for 48 hours, then you may shower.
Ibuprofen 400 mg three times a day with food if needed.
No heavy lifting for 6 weeks.
Some bruising of the scrotum is normal.`;
  it('is no part of what was done', () => {
    expect(findings(advice)).not.toMatch(/Among what was done/);
    expect(asked(advice)).toMatch(/No heavy lifting for 6 weeks[\s\S]*/);
    expect(findings(advice)).toMatch(/hernia repair on the left side/);
  });
  it('what is to be expected was not found', () => {
    const below = (line: string) => findings(`DISCHARGE ADVICE\nProcedure: Hernia repair, 03/03/2026\n${line}`);
    expect(below('Some bruising of the scrotum is normal.')).not.toMatch(/notes a bruise|scrotum looked normal/);
    expect(below('There was bruising of the scrotum.')).toMatch(/bruis/);
  });
});

describe('the first of a list of diagnoses', () => {
  const list = (first: string) => `Discharge summary\nDiagnoses:\n1. ${first}\n2. Gout\nCourse: She improved.`;
  it('is not the second, where nobody could read the first', () => {
    expect(findings(list('Zorbic quibble of the farn'))).not.toMatch(/first diagnosis listed for your stay is gout/);
    expect(findings(list('Pneumonia'))).toMatch(/first diagnosis listed for your stay is a lung infection/);
  });
  it('may be an episode of depression with its code', () => {
    const text = list('F32.2 Severe depressive episode without psychotic symptoms');
    expect(findings(text)).toMatch(
      /first diagnosis listed for your stay: F32\.2 severe depressive episode \(depression\)/,
    );
  });
});

describe('who is to visit', () => {
  it.each([
    ['CPN Sarah Lyle will visit within 72 hours.', /see the mental health nurse within 72 hours/],
    ['Home visit by physiotherapist within 1 week.', /see the physiotherapist within 1 week/],
    ['See your doctor within 1 week.', /your doctor within 1 week/],
  ])('%s', (line, who) => {
    expect(asked(`DISCHARGE SUMMARY\nDiagnosis: Gout.\nFOLLOW UP: ${line}`)).toMatch(who);
  });
});

describe('what becomes of a medicine', () => {
  const home = (line: string) => findings(`DISCHARGE SUMMARY\nDiagnosis: Gout.\nMEDICATION AT DISCHARGE:\n${line}`);
  const course = (line: string) => findings(`DISCHARGE SUMMARY\nDiagnosis: Gout.\nHOSPITAL COURSE: ${line}`);
  it('a pause under a condition is no pause', () => {
    expect(home('Bisoprolol 2.5 mg daily (pause if pulse < 50/min)')).toMatch(/list includes bisoprolol/);
    expect(home('Bisoprolol 2.5 mg daily (paused)')).toMatch(/bisoprolol[^.]* is on hold/);
  });
  it('the end of one is not the end of the next', () => {
    expect(course('Perindopril ceased, amlodipine halved to 2.5 mg.')).not.toMatch(/amlodipine[^.]*was stopped/);
    expect(course('Stopped amlodipine 5 mg because of swelling.')).toMatch(
      /amlodipine[^.]*stopped|[Ss]topped amlodipine/,
    );
  });
});

describe('signs that parents are to watch for', () => {
  it('are no illness of the family', () => {
    const text = 'DISCHARGE SUMMARY\nDx: Neonatal jaundice\nTreatment: Phototherapy.\nParents to watch for: poor feeding, increasing jaundice.'; // biome-ignore format: one line
    expect(findings(text)).not.toMatch(/in your family|family has had/);
    expect(asked(text)).toMatch(/poor feeding, increasing yellow skin and eyes/);
  });
});
