import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const told = (text: string): string => {
  const { summary, findings: all, recommendations } = explained(text);
  return [summary, ...[...all, ...recommendations].map((one) => one.text)].join('\n');
};
const stay = (lines: string): string =>
  `DISCHARGE SUMMARY\nDate of admission: 02/03/2024\nDate of discharge: 07/03/2024\nDiagnosis: Pneumonia\n\n${lines}\n`;
const letter = (lines: string): string => `CLINIC LETTER\nDiagnosis: Asthma\n\nPlan:\n${lines}\n`;

describe('medicines of stays and letters', () => {
  it('a list of changed medicines says of each what became of it', () => {
    const text = findings(stay('Meds changed: Trelegy started (Symbicort ceased).'));
    expect(text).toMatch(/Trelegy.* is a new medicine for you/);
    expect(text).toMatch(/The report says to stop Symbicort/);
    expect(text).not.toMatch(/has been changed|“Symbicort ceased”/);
  });
  it.each([
    ['Endone 5 mg PRN', /Endone \(oxycodone, a strong pain medicine\)/],
    ['Abidec 0.6 ml od', /Abidec \(baby vitamin drops.*0\.6 mL once a day/],
    ['Coversyl 5 mg mane', /Coversyl \(perindopril/],
    ['Acitrom 2 mg OD', /Acitrom \(acenocoumarol, a blood thinner\)/],
    ['Cocodamol 30/500 qds', /Cocodamol \(co-codamol, a pain medicine\)/],
  ])('trade names of other countries: %s', (line, plain) => {
    expect(findings(stay(`Discharge medications:\n${line}`))).toMatch(plain);
  });
  it.each([
    ['I have increased metformin to 1 g BD and started empagliflozin 10 mg once daily.', /increased metformin to 1 g twice a day and started empagliflozin/],
    ['Paracetamol 1 g QDS regular for 3 days, then as needed.', /1 g four times a day regular for 3 days, then as needed/],
    ['Frusemide dose halved to 20 mg mane.', /dose halved to 20 mg in the morning/],
    ['Gliclazide has been stopped as she was having hypos.', /stopped as you were having spells of low blood sugar/],
    ['Start donepezil 5 mg at night, increasing to 10 mg after 4 weeks.', /Start donepezil 5 mg at night, increasing to 10 mg after 4 weeks\./],
  ])('what is done with a medicine is told whole: %s', (line, plain) => {
    const text = told(letter(line));
    expect(text).toMatch(plain);
    expect(text).not.toMatch(/The report says: “/);
  }); // biome-ignore format: one case a line
});

describe('what somebody is to do', () => {
  it.each([
    ['Attend ED urgently if numbness around the bottom or leg weakness.', /Attend ED \(emergency room\) urgently if numbness around the bottom or leg weakness/],
    ['Expect some blood in the urine for 24 hours; attend A&E if clots or fever.', /Expect some blood in the urine for 24 hours; attend A&E if clots or fever/],
    ['To contact the early pregnancy unit if bleeding increases.', /Contact the early pregnancy unit if bleeding increases/],
    ['Reduce cocodamol with aim to stop.', /Reduce cocodamol \(a pain medicine\) with aim to stop/],
  ])('is no quotation: %s', (line, plain) => {
    const text = asked(letter(line));
    expect(text).toMatch(plain);
    expect(text).not.toMatch(/the report says: “|you have bleeding increases/);
  }); // biome-ignore format: one case a line
  it('how long to stay away from work and from driving', () => {
    const text = asked(stay('F/U: Gen Surg OPD 2/52. Off work 2/52, no driving 1/52.'));
    expect(text).toMatch(/Stay off work for 2 weeks\. No driving for 1 week/);
    expect(text).not.toMatch(/“/);
  });
  it('drinks after an operation are no fluid in the belly', () => {
    const text = told(
      'OPERATIVE NOTE\nPROCEDURE: Laparoscopic cholecystectomy.\nPOSTOP PLAN: Free fluids tonight, diet as tolerated tomorrow.',
    );
    expect(text).toMatch(/All kinds of drinks are allowed tonight, food as you can manage it tomorrow/);
    expect(text).not.toMatch(/outside the organs/);
  });
  it('care at home, in a note-taker’s words', () => {
    expect(told(stay('Pkg of care bd.'))).toMatch(/Help from carers at home twice a day/);
  });
});

describe('no false alarm', () => {
  it('a pen that is prescribed for allergies is no attack', () => {
    const { findings: all } = explained(
      'PAEDIATRIC ALLERGY CLINIC\nDx: Peanut allergy.\nEpiPen Jr x2 prescribed; training given. Written asthma and allergy action plans given.',
    );
    expect(all.filter(({ urgency }) => urgency === 'new')).toEqual([]);
  });
  it('one that was given in an attack is', () => {
    const { findings: all } = explained('ED NOTE\nHives and lip swelling after a sting. EpiPen x2 given IM. Wheeze.');
    expect(all.some(({ urgency }) => urgency === 'new')).toBe(true);
  });
  it('what is done before a later step of treatment was not done yet', () => {
    expect(
      findings('ONCOLOGY CLINIC LETTER\nDiagnosis: Left breast cancer\nPlan: MUGA/echo before cycle 4.'),
    ).not.toMatch(/You had a heart ultrasound/);
  });
});

describe('words of letters', () => {
  it.each([
    ['Diagnosis: CKD G3a A2', /lasting kidney damage\) stage 3a, with some protein in the urine \(A2\)/],
    ['Principal diagnosis: new dx T2DM', /new diagnosis type 2 diabetes/],
    ['Diagnosis: Pneumonia; T2DM\nC/O chest pain x 6 hrs.', /Before your stay, you had chest pain for 6 hours/],
    ['Family history: Father had PE.', /Your father has had a blood clot in the lung \(PE\)/],
    ['Diagnosis: Pneumonia\nCourse: He did not require ventilation.', /You did not need a breathing machine/],
  ])('%s', (line, plain) => {
    expect(told(`DISCHARGE SUMMARY\n${line}\n`)).toMatch(plain);
  }); // biome-ignore format: one case a line
  it('thrush beside a diabetes medicine is not of the mouth', () => {
    const text = told(letter('She was warned about thrush and about stopping empagliflozin if she is vomiting.'));
    expect(text).toMatch(/You were warned about fungus infection/);
    expect(text).not.toMatch(/mouth/);
  });
  it('rows of a newborn keep what they are about', () => {
    const text = told(
      'NEONATAL DISCHARGE SUMMARY\nBaby born at 31+2 weeks.\nNeuro: Cranial ultrasound: normal day 3 and day 28.\n',
    );
    expect(text).toMatch(/ultrasound of the baby's head\): normal day 3 and day 28/);
    expect(text).toMatch(/31 weeks and 2 days/);
  });
  it('how a hearing test is named is no part that is normal', () => {
    const text = findings(
      'AUDIOLOGY REPORT\nPTA: Bilateral symmetrical high frequency sensorineural hearing loss, mild sloping to moderately severe.\nConclusion: age related hearing loss.',
    );
    expect(text).not.toMatch(/noted as normal/);
    expect(text).toMatch(/hearing loss for high sounds/);
  });
  it('pills against the germ of the stomach are for seven days, and not in seven', () => {
    expect(asked('OGD\nStomach: gastritis.\nAdvice: H. pylori eradication therapy for 7 days via GP.')).toMatch(
      /: H\. pylori eradication therapy for 7 days through family doctor\. H\. pylori eradication therapy means medicines to clear the stomach germ\./,
    );
  });
  it('the problem of a pain clinic leads', () => {
    const { summary } = explained(
      'PAIN CLINIC\nProblem: Chronic low back pain with left sciatica.\nExam: Power and sensation intact.\nPlan: Physio.',
    );
    expect(summary).toMatch(/^The first diagnosis on the list is lower back pain/);
  });
  it('a line that tells much before it denies something is not among what looked normal', () => {
    const { findings: all } = explained(
      stay('Events: D4 temp 38.6, CT: 3 cm pelvic collection, managed with IV Tazocin, no drain needed.'),
    );
    const line = all.find(({ text }) => /collection/.test(text));
    expect(line?.importance).not.toBe('normal');
  });
  it('drinks are no medicine of a list', () => {
    expect(findings(stay('Rx on discharge: T. Dolo 650 SOS, ORS, plenty of oral fluids'))).not.toMatch(/Plenty of\./);
  });
  it('dialysis days are no days in the hospital', () => {
    expect(told('HAEMODIALYSIS CLINIC REVIEW\nOn HD 3x/wk via left brachiocephalic AVF.')).not.toMatch(
      /day in the hospital/,
    );
  });
  it('why a test was stopped is nothing of long ago', () => {
    const text = findings(
      'EXERCISE TREADMILL TEST\nTest stopped because of fatigue. No chest pain.\nConclusion: Negative.',
    );
    expect(text).not.toMatch(/from the past/);
  });
});
