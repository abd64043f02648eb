import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

/** All that is told of a stay with these lines. */
function toldOf(lines: string): string {
  const { findings, recommendations } = explainReport(
    `DISCHARGE SUMMARY\nADMITTED: 01/02/2026 DISCHARGED: 05/02/2026\nDISCHARGE DIAGNOSIS: Pneumonia.\n${lines}\n`,
    knowledge,
  );
  return [...findings, ...recommendations].map(({ text }) => text).join('\n');
}

describe('what has become of one medicine', () => {
  it.each([
    ['HOSPITAL COURSE: Perindopril ceased, amlodipine 5 mg daily, aspirin 100 mg daily.', /aspirin[^.]*was stopped/i],
    [
      'TTO: lansoprazole 30 mg od 2/52, levothyroxine 100 mcg od, COCP - stop until 4/52 post op (VTE risk).',
      /stop levothyroxine/,
    ],
    ['DISCHARGE MEDICATIONS:\nSTOP: losartan\nOxybutynin 5 mg OD', /stop oxybutynin/],
    ['DISCHARGE MEDICATIONS:\nSTOP taking:\nlosartan\nNEW: apixaban 5 mg BD\nBisoprolol 2.5 mg OD', /stop bisoprolol/],
    ['DISCHARGE MEDICATIONS:\n- Lisinopril 20 mg nightly\n- STOP losartan\nFluid restriction 1 L/day', /stop this/],
    ['DISCHARGE MEDICATIONS:\n- Amlodipine 10 mg daily HOLD on dialysis mornings', /is on hold/],
    ['DISCHARGE MEDICATIONS:\nMetformin - not required postpartum', /list includes metformin/],
  ])('is not said of another, nor for always: %s', (lines, wrong) => {
    expect(toldOf(lines)).not.toMatch(wrong);
  });

  it.each([
    [
      'HOSPITAL COURSE: Perindopril ceased, amlodipine 5 mg daily, aspirin 100 mg daily.',
      /perindopril[^.]*was stopped[\s\S]*amlodipine 5 mg daily, aspirin/i,
    ],
    ['TTO: levothyroxine 100 mcg od, COCP - stop until 4/52 post op (VTE risk).', /stop COCP/],
    ['DISCHARGE MEDICATIONS:\nSTOP taking:\nlosartan\nOxybutynin', /stop oxybutynin/],
    [
      'DISCHARGE MEDICATIONS:\n- Amlodipine 10 mg daily HOLD on dialysis mornings',
      /“Amlodipine 10 mg daily HOLD on dialysis mornings”/,
    ],
    ['DISCHARGE MEDICATIONS:\n- Amlodipine 10 mg daily HOLD', /amlodipine[^.]*is on hold/],
    ['DISCHARGE MEDICATIONS:\nMetformin - not required postpartum', /“Metformin - not required postpartum”/],
  ])('stays with it: %s', (lines, right) => {
    expect(toldOf(lines)).toMatch(right);
  });

  it('a line below a long one is an entry of its own, and none is lost behind a course that ends', () => {
    expect(
      toldOf(
        'Medication on discharge (14 days supplied):\nLithium carbonate (Priadel) 800 mg nocte\nOlanzapine 15 mg nocte - to be reduced to 10 mg by CMHT at 4 weeks\nLevothyroxine 50 micrograms mane\nZopiclone 7.5 mg nocte PRN - 3 tablets only, not for repeat',
      ),
    ).toMatch(/levothyroxine \(a thyroid hormone\)\. The report lists 50 micrograms every morning/);
    const told = toldOf(
      'Meds on d/c: pantoprazole 40 mg daily for 4/52 then cease, quetiapine 25 mg nocte - wean off over 1/52.',
    );
    expect(told).toMatch(/“quetiapine 25 mg nocte - wean off over 1\/52”/);
    expect(toldOf('DISCHARGE MEDICATIONS:\nCalcium/vitamin D BID')).toMatch(/calcium/i);
    expect(toldOf('DISCHARGE MEDICATIONS:\nPred Forte 1% drops changed from QID to BD right eye')).toMatch(
      /before, it was 4 times a day\)/,
    );
  });
});

it('a value of a spinal tap is none of the blood', () => {
  const { labs, keyPoints } = explainReport(
    'DISCHARGE SUMMARY\nDIAGNOSIS: Meningitis.\nLP: lymphs 180, protein 2.4, glucose 1.2.\n',
    knowledge,
  );
  expect(labs).toEqual([]);
  expect(keyPoints.join(' ')).not.toMatch(/very low/);
  const blood = explainReport(
    'DISCHARGE SUMMARY\nDIAGNOSIS: Fall.\nINVESTIGATIONS: Glucose 1.2 mmol/L on arrival.\n',
    knowledge,
  );
  expect(blood.labs.map(({ text }) => text).join()).toMatch(/very low/);
});

describe('a letter of a ward for mothers', () => {
  const { findings, recommendations, summary } = explainReport(
    `MATERNITY DISCHARGE SUMMARY
Admitted 10/05/2026 Discharged 13/05/2026
Delivery: SVD at 39+4, second degree tear repaired, EBL 400 mL.
Baby: Girl, 3100 g. Jaundice treated with phototherapy for 24 hours. Murmur heard, echo in 2 weeks.
Mother: mastitis treated with flucloxacillin.
Follow up:
Baby: hearing screen passed. Newborn screening result pending. Hip ultrasound at 6 weeks.
GP check at 6 weeks.
Seek help if: heavy bleeding or fever.
Next birth: suitable for VBAC discussion.
Bleep 4432
`,
    knowledge,
  );
  const told = [...findings, ...recommendations].map(({ text }) => text);

  it('tells as the baby’s what is the baby’s', () => {
    expect(told).toContainEqual(expect.stringMatching(/^About your baby: yellow skin/));
    expect(told).toContainEqual(expect.stringMatching(/^About your baby: .*heart ultrasound in 2 weeks/));
    expect(told.join('\n')).toMatch(/ultrasound of your baby’s hip/);
    expect(summary).not.toMatch(/^Yellow skin/);
  });

  it('tells as the mother’s what is hers', () => {
    expect(told.join('\n')).toMatch(/The report notes a swollen, sore breast/);
    expect(told.join('\n')).toMatch(/to see you at 6 weeks/);
    expect(findings.map(({ assertion }) => assertion)).not.toContain('family');
  });

  it('asks for no test that was done, calls no plan a sign, and leaves the pager out', () => {
    expect(told.join('\n')).not.toMatch(/asks for a hearing|Of when to get help, the report says: “Next birth|Bleep/);
  });
});
