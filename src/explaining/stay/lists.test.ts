import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) =>
  explainReport(`DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Weakness.\n${text}`, knowledge);
const findings = (text: string) =>
  explained(text)
    .findings.map((one) => one.text)
    .join('\n');
const asked = (text: string) =>
  explained(text)
    .recommendations.map((one) => one.text)
    .join('\n');

describe('illnesses of a stay', () => {
  it('a treatment of long ago does not come before its illness', () => {
    const told = findings(
      'PAST MEDICAL HISTORY: NSTEMI 2017 s/p DES to LAD. Hip fracture s/p ORIF 2019. Stroke s/p tPA.',
    );
    expect(told).not.toMatch(/after (?:DES|ORIF|tPA)/);
    expect(told).toMatch(/heart attack \(NSTEMI\) 2017, having had DES/);
    expect(findings('PAST MEDICAL HISTORY: S/p appendectomy.')).toMatch(/after removal of the appendix/);
  });
  it('what improves is what came on top', () => {
    const told = findings('DISCHARGE DIAGNOSES\n1. Delirium on dementia, improving.');
    expect(told).not.toMatch(/dementia\)?\. It has become better/);
  });
  it('a type 2 heart attack blocked no vessel', () => {
    const told = findings('DISCHARGE DIAGNOSES\n1. Type 2 MI (demand), no chest pain.');
    expect(told).not.toMatch(/was blocked|heart attack \(/);
    expect(findings('DISCHARGE DIAGNOSES\n# Type 2 MI (demand), trop peak 210, ECG no STEMI')).not.toMatch(
      /of a heart attack/,
    );
    expect(told).toMatch(/strain on the heart muscle/);
  });
  it('a tube put in during the stay is not one of the past', () => {
    expect(
      findings('DISCHARGE DIAGNOSES\n1. Obstructing 6 mm R ureteral stone s/p R ureteral stent 7/19.'),
    ).not.toMatch(/stent[^.]* in the past/);
  });
  it('a risk that somebody knows of is nobody’s illness', () => {
    const told = findings(
      'HOSPITAL COURSE: Pt and daughter aware of stroke risk in interim. Her son was told of the risk of bleeding.',
    );
    expect(told).not.toMatch(/has had/);
  });
});

describe('the family', () => {
  it('each illness stays with its relative', () => {
    const told = findings('FAMILY HISTORY: maternal aunt - celiac disease; paternal GF - type 2 DM; in-laws well.');
    expect(told).not.toMatch(/aunt has had diabetes/);
  });
  it('the habits of the reader are none of it', () => {
    expect(findings('FAMILY HISTORY: mother breast cancer. Non-smoker.')).not.toMatch(/No one in your family/);
  });
});

describe('what comes next', () => {
  it('the answer of another field is no place to go to', () => {
    const { summary } = explained(
      'Dispo: Home w/ home health RN      Code status: Full\nDISCHARGE DIAGNOSIS: Heart failure.\nHOSPITAL COURSE: Improved.',
    );
    expect(summary).not.toMatch(/went to: full/i);
  });
  it('visits keep their day and hour', () => {
    const told = asked(`FOLLOW-UP
 - HF clinic 10/15 0930
 - Sleep med re: CPAP
 - K and Cr
 - Thyroid US non-urgent via PCP`);
    expect(told).toContain('“HF clinic 10/15 0930”');
    expect(told).not.toMatch(/asks for breathing help|as it is urgent|asks for a check of waste/);
  });
  it('amounts of salt and drink are limits', () => {
    expect(asked('INSTRUCTIONS: 2 g Na, 2 L fluid. Weigh every AM.')).toContain(
      'at most 2 grams of sodium (from salt) and 2 liters of fluid',
    );
    expect(asked('INSTRUCTIONS: Drink at least 2 L fluid a day.')).not.toMatch(/at most/);
  });
  it('a rule keeps what it is about', () => {
    expect(asked('INSTRUCTIONS: Keep the wound dry.\nDriving: not until cleared & off opioids.')).toMatch(
      /Driving: not until/,
    );
  });
});

describe('times of a stay', () => {
  const text = `DISCHARGE DIAGNOSIS: GI bleed.
HPI: 3 days of black stools. In ED SpO2 88% RA, BP 88/50. Hb 61. CT head: no bleeding.
HOSPITAL COURSE: Given 4 units of blood. Hb 79 -> 88 -> 91 on d/c. Creatinine 1.9.
VS: BP 112/68 HR 70 SpO2 95% RA`;
  it('the figure of coming in is told as that, with the one of leaving', () => {
    const labs = explained(text)
      .labs.map((one) => one.text)
      .join('\n');
    expect(labs).toMatch(/When you came in, your oxygen saturation[^\n]*88%[^\n]*95% RA/);
    expect(labs).toMatch(/During your stay, your hemoglobin was 61[.,]/);
    expect(labs).toContain('Your hemoglobin was 91. It has gone up. It was 88 before.');
    expect(labs).toContain('During your stay, your creatinine was 1.9');
  });
  it('what was seen and done on coming in is not of the time before', () => {
    expect(findings(text)).not.toMatch(/Before your stay[^\n]*bleeding/);
    const stroke = findings(`DISCHARGE DIAGNOSIS: Stroke.
Presentation: Found on the floor with right arm weakness. NIHSS 16. TNK at 08:31, groin puncture 09:14.
HOSPITAL COURSE: Did well.`);
    expect(stroke).not.toMatch(/before your stay[^\n]*TNK/i);
  });
});

describe('what was done', () => {
  it('calm of the whole body has no part', () => {
    expect(findings('PROCEDURE: Total hip arthroplasty.\nANESTHESIA: Spinal + sedation')).not.toMatch(
      /sedation\) of your/,
    );
  });
  it('what a clip bears is no test', () => {
    expect(findings('HOSPITAL COURSE: Clips: MRI conditional - tell radiology.')).not.toMatch(/You had an MRI/);
  });
  it('the first days of life are none of this stay', () => {
    expect(findings('HOSPITAL COURSE: Ex-34-wk preemie (NICU 12 d, no intubation).')).not.toMatch(
      /did not have breathing/,
    );
  });
});

describe('lines that lost their heading', () => {
  it('are no results still to come', () => {
    const told = explained(
      'PENDING: urine culture.\nWork note: off until Thursday. No driving while taking oxycodone.',
    );
    const all = [...told.findings, ...told.recommendations].map((one) => one.text).join('\n');
    expect(all).not.toMatch(/still to come[^“\n]*“(?:off|No driving)/);
    expect(all).toMatch(/No driving/i);
  });
  it('amounts are limits under any heading of advice', () => {
    expect(asked('Advice: low salt diet, fluid 1.5 L/day.')).toContain('at most 1.5 liters of fluid');
  });
});
