import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const all = (text: string) => {
  const { summary, keyPoints, findings, labs, recommendations, questions } = explained(text);
  return [summary, ...keyPoints, ...[...findings, ...labs, ...recommendations].map((one) => one.text), ...questions].join('\n'); // biome-ignore format: one list
};
const lab = (text: string, test: string) => explained(text).labs.find((one) => one.test === test);

describe('tables of what results mean', () => {
  const sheet =
    'CHEMISTRY\nPTH, INTACT    98   H    pg/mL    15-65\n   Interpretive Guide    Intact PTH     Calcium\n   ------------------    ----------     -------\n   Hypoparathyroidism    Low or Low Normal   Low\n   Primary Hyperparathyroidism   Normal or High   High\nCALCIUM    9.4    mg/dL    8.6-10.3\n';

  it('give no results and no illness', () => {
    expect(explained(sheet).labs.map(({ test }) => test)).toEqual(['pth', 'calcium']);
    expect(all(sheet)).not.toMatch(/hypoparathyroid|primary hyperparathyroid/i);
  });

  it('end at the next result, and hold no shares that somebody measured', () => {
    const psa =
      'TUMOR MARKERS\n% FREE PSA    14 L    %    >25\n   % Free PSA     Probability of cancer\n   0-10%      56%\n   >25%       8%\nLDH    190    U/L    120-250\n';
    expect(explained(psa).labs.map(({ test }) => test)).toEqual(['psa-free-percent', 'ldh']);
    expect(all(psa)).not.toContain('56%');
  });

  it('limits for those who smoke and those who do not leave open which of them is the reader’s', () => {
    const cea = lab('TUMOR MARKERS\nCEA    2.2    ng/mL    <2.5 (nonsmoker)  <5.0 (smoker)\nLDH    190   U/L   120-250\n', 'cea'); // biome-ignore format: one sheet
    expect(cea?.text).toContain('ranges for several cases');
  });

  it('limits of the parts of the cycle behind semicolons are of one test', () => {
    const sheet =
      'HORMONES\nFSH    6,1   IU/l   follicular 3,5-12,5; ovulation 4,7-21,5; luteal 1,7-7,7; postmenop. 25,8-134,8\nProlactin   9,2   ng/ml   4,8-23,3\n';
    expect(explained(sheet).labs.map(({ test, status }) => [test, status])).toEqual([
      ['fsh', 'unknown'],
      ['prolactin', 'normal'],
    ]);
  });
});

describe('clotting on warfarin', () => {
  const sheet = (inr: string) =>
    `COAGULATION\nClinical details: PE last year. On warfarin. INR target 2-3.\nINR    ${inr}    0.9-1.2   HIGH\nProtein C activity   41 %   70-140   LOW\n\nComment: Protein C is reduced by warfarin and cannot be interpreted. Repeat at least 6 weeks after stopping if clinically indicated.\n`;

  it('is held against the target that the report gives', () => {
    expect(lab(sheet('2.4'), 'inr')?.text).toContain('The report’s target for you is 2 to 3, and this result is within it'); // biome-ignore format: one line
    expect(explained(sheet('2.4')).keyPoints.join(' ')).not.toContain('INR');
    expect(lab(sheet('3.8'), 'inr')?.text).toContain('and this result is above it');
  });

  it('has no change of a medicine in what the medicine does', () => {
    expect(all(sheet('2.4'))).not.toMatch(/warfarin[^.]*was lowered|warfarin change/);
  });

  it('counts a time from what it is counted from', () => {
    expect(all(sheet('2.4'))).toContain('at least 6 weeks after stopping');
    expect(all(sheet('2.4'))).not.toMatch(/test in 6 weeks/);
  });
});

describe('germs over the columns of a table', () => {
  it('have the verdicts that stand under their names, with figures between', () => {
    const words = all(
      'MICROBIOLOGY\nCULTURE RESULT\n 1) >100,000 CFU/mL Klebsiella pneumoniae\n 2) 20,000 CFU/mL Enterococcus faecalis\n\nSUSCEPTIBILITY      K. pneumoniae      E. faecalis\n                    MIC   INTERP       MIC  INTERP\nAmpicillin          >=32    R          <=2    S\nCeftriaxone         <=1     S\nVancomycin                              1     S\n',
    );
    expect(words).toContain('ampicillin is unlikely to work against germs called Klebsiella');
    expect(words).toContain('ampicillin and vancomycin can work against germs called Enterococcus');
    expect(words).not.toMatch(/vancomycin[^.]*Klebsiella/);
  });
});

describe('lines that look like something else', () => {
  it('"MANY /HPF" below a name is a count, and no initials', () => {
    const found = lab('URINALYSIS\nNITRITE\n  POSITIVE\n  Reference: NEGATIVE\nBACTERIA\n  MANY /HPF\n  Reference: NONE SEEN /HPF\n', 'urine-bacteria'); // biome-ignore format: one sheet
    expect([found?.value, found?.status]).toEqual(['MANY', 'abnormal']);
  });

  it('a title with the number of the paper names the sample', () => {
    const stool = explained('STOOL EXAMINATION        Lab No. 2207\nColour        : Brown\nOccult blood  : POSITIVE\nMucus         : Absent\n'); // biome-ignore format: one sheet
    expect(stool.title).toBe('Stool test');
    expect(stool.labs.map(({ test }) => test)).toEqual(['stool-color', 'fecal-occult-blood', 'stool-mucus']);
  });

  it('a low volume of a sample is no shallow breath', () => {
    expect(all('SEMEN ANALYSIS\nVolume   1.0 mL   >=1.4\nMotility   45 %   >=42\nConclusion: Low volume - sample incomplete?\n')).not.toContain('shallow breath'); // biome-ignore format: one sheet
  });
});

describe('what is expected in the reader', () => {
  it('kidney values on dialysis are told as such', () => {
    const text = lab('CHEMISTRY - Renal dialysis unit\nCreatinine   688   umol/L   45-84   H\nUrea   22.9   mmol/L   2.5-7.8   H\nPre-dialysis sample.\n', 'creatinine')?.text; // biome-ignore format: one sheet
    expect(text).toContain('With dialysis, this is often so');
  });

  it('a medicine that is looked for after an overdose may well be missing', () => {
    const sheet = 'TOXICOLOGY\nAcetaminophen   <10   ug/mL   10-30\nSalicylate   <5.0   mg/dL   15-30\nDigoxin   0.7   ng/mL   0.5-0.9\n'; // biome-ignore format: one sheet
    expect(explained(sheet).keyPoints.join(' ')).not.toMatch(/salicylate|acetaminophen/i);
    expect(all(sheet)).not.toContain('missed dose');
  });

  it('an old contact with a virus may be a false alarm', () => {
    const words = all('SEROLOGY\nHepatitis C antibody   Reactive   Non-reactive\nHCV RNA PCR   Not detected   Not detected\n\nComment: Hepatitis C antibody with undetected RNA is consistent with resolved infection or a false positive result.\n'); // biome-ignore format: one sheet
    expect(words).toContain('it can be a false alarm');
    expect(words).not.toContain('is gone now');
  });

  it('a virus is not named behind many lymphocytes where the lab thinks of blood cancer', () => {
    const words = all('FULL BLOOD COUNT\nWCC   31.2   x10^9/L   4.0-11.0   H\nLymphocytes   26.0   x10^9/L   1.0-4.0   H\nComment: Smear cells seen. Appearances suggest chronic lymphocytic leukaemia.\n'); // biome-ignore format: one sheet
    expect(words).not.toContain('often goes with a virus');
    expect(words).not.toContain('TB');
  });
});

describe('scales and legends', () => {
  const sheet =
    'ALLERGY / SPECIFIC IgE\nTotal IgE: 388 kU/L (0-100)\nd1 House dust mite    21.2 kUA/L   Class 4\ng6 Timothy grass       0.51        Class 1\nf13 Peanut             4.1         Class 3\nClass 0 <0.35; 1 0.35-0.70; 2 0.70-3.50; 3 3.50-17.5\n';

  it('a step behind the figure makes a result, and the list of steps is none', () => {
    expect(explained(sheet).labs.map(({ value }) => value)).toEqual(['388', '21.2', '0.51', '4.1']);
    expect(all(sheet)).not.toMatch(/your class/i);
  });

  it('whom limits are for is nothing that the reader has', () => {
    expect(all('LIVER TESTS\nINR   1.6   0.9-1.1   H\nAST   140   U/L   <40   H\nInterpretation of INR: Therapeutic 2.0-3.0 (standard), 2.5-3.5 (mechanical valve)\n')).not.toMatch(/is in place|that was put in/); // biome-ignore format: one sheet
  });

  it('the number of a person is no answer', () => {
    expect(explained('HAEMATOLOGY - CLOTTING REFERRAL      NHS No 111 222 3333\nHb   98 g/L (115-160) L\nPlt   210 x10*9/L (150-400)\n').labs.map(({ test }) => test)).toEqual(['hemoglobin', 'platelets']); // biome-ignore format: one sheet
  });
});
