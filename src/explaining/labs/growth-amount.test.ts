import { describe, expect, it } from 'vitest';
import { explained, faithful, findings } from '../../../test/explained.js';

const told = (...lines: string[]) => findings(lines.join('\n'));

describe('how much of a germ grew', () => {
  it('is told beside the germ', () => {
    const text = told('Specimen: Wound swab', 'Culture: Heavy growth of Staphylococcus aureus', 'Scanty growth of Candida albicans', 'Flucloxacillin S'); // biome-ignore format: one report
    expect(text).toContain('staph bacteria');
    expect(text).toContain('Many of them grew (heavy growth).');
    expect(text).toContain('Only a few of them grew (scanty growth).');
  });
  it('is told as the count that the report prints', () => {
    expect(told('MICROBIOLOGY', 'Specimen: MSU', 'Culture: Escherichia coli >10^5 cfu/mL', 'Nitrofurantoin S')).toContain('The count was >10^5 cfu/mL.'); // biome-ignore format: one report
  });
  it('and nothing of it where no amount is printed', () => {
    expect(told('Culture: Staphylococcus aureus isolated', 'Flucloxacillin S')).not.toMatch(/grew|count was/);
  });
});

describe('verdicts on drugs', () => {
  it('below two germs are given to neither, whatever a bracket denies', () => {
    const text = told('Culture: Heavy growth of Staphylococcus aureus (MRSA not isolated)', '2. Pseudomonas aeruginosa - light growth', 'Ciprofloxacin S', 'Erythromycin R'); // biome-ignore format: one report
    expect(text).toContain('one of the germs found');
  });
  it('pass over a germ that may come from the skin', () => {
    const text = told('Culture:  1) Klebsiella pneumoniae', '          2) Coagulase-negative staphylococcus - probable', '             skin contaminant', '', 'Sensitivities            1)', ' Amoxicillin             R', ' Gentamicin              S', ' Pip/tazobactam          I (susceptible, increased exposure)'); // biome-ignore format: one report
    expect(text).toMatch(/amoxicillin is unlikely to work against (?:germs called )?Klebsiella/);
    expect(text).toContain('can work at a higher dose');
    expect(text).not.toContain('only in part');
  });
});

describe('lines around the results', () => {
  it('a bottle below the clinical details is a result, and so is what the microbiologist advises an advice', () => {
    const { findings: all, recommendations } = faithful(
      'MICROBIOLOGY REPORT\nSpecimen: BLOOD CULTURE\nClin: rigors, catheter in situ\n\n*** INTERIM REPORT 07/12/2024 09:10 ***\nPositive after 11 hrs incubation.\nAerobic bottle:   GRAM NEGATIVE BACILLI\n\nCulture: Klebsiella pneumoniae\nGentamicin S\n\nMicro advice: Change catheter.',
    );
    expect(all.filter(({ assertion }) => assertion === 'historical').map(({ text }) => text).join()).not.toMatch(/gram/i); // biome-ignore format: one call
    expect(all.some(({ urgency }) => urgency !== null)).toBe(true);
    expect(recommendations.map(({ text }) => text).join()).toMatch(/change catheter/i);
  });
  it('limits with their meanings are no findings', () => {
    const text = told('HbA1c (NGSP)             6.3    H     < 5.7        %', 'Urate   0.51   H     0.21 - 0.43  mmol/L', '', '   HbA1c interpretation', '   < 5.7 %        Normal', '   5.7 - 6.4 %    Increased risk for diabetes', '', '   WHO 2h plasma glucose:  < 7.8 normal ; 7.8 - 11.0 impaired glucose', '   tolerance ; >= 11.1 diabetes mellitus.'); // biome-ignore format: one report
    expect(text).not.toMatch(/diabetes/i);
  });
  it('a panel that reacts is no alarm, and a rise and fall of a marker no fall of a person', () => {
    const film = explained('FULL BLOOD COUNT\nHaemoglobin  96  g/L 115 - 165\n\nFilm comment: Neutrophilia, some with toxic granulation.\nReactive-looking thrombocytosis.'); // biome-ignore format: one report
    expect(film.findings.every(({ urgency }) => urgency === null)).toBe(true);
    const heart = told('hs Troponin T   412   HH   ng/L   < 14', 'Remark: Rise and/or fall pattern is consistent with acute myocardial injury.'); // biome-ignore format: one report
    expect(heart).toContain('harm to the heart muscle');
    expect(heart).not.toMatch(/a fall|trauma/);
  });
  it('a call about a critical row is not about the limits told beside it', () => {
    const { findings: all } = explained('INR   0.8 - 1.2   4.1 High Panic\nD-DIMER   <0.50 ug/mL FEU   1.86 High\n\nComment: INR therapeutic range for most indications 2.0-3.0; mechanical mitral valve 2.5-3.5.\nCRITICAL RESULT CALLED TO AND READ BACK BY: T. Hollis RN 09/30/24 2344 by SXP'); // biome-ignore format: one report
    const urgent = all.filter(({ urgency }) => urgency !== null).map(({ text }) => text);
    expect(urgent).toHaveLength(1);
    expect(urgent[0]).toMatch(/normalized ratio is at a level the lab marked as critical/);
  });
  it('an allergy told to the laboratory keeps its drug', () => {
    expect(told('Specimen: MSU. Clin notes: dysuria, allergic to penicillin', 'Culture: Escherichia coli', 'Nitrofurantoin S')).toContain('allergy to penicillin'); // biome-ignore format: one report
  });
});

describe('comments of a laboratory, read again', () => {
  it('a clinic to go to is told once, with its name', () => {
    const { recommendations } = explained('GLUCOSE TOLERANCE TEST (75 g)\nFasting glucose 5.4 mmol/L (<5.1)\n2 hour 8.9 mmol/L (<8.5)\nComment: Consistent with gestational diabetes. Refer to antenatal diabetes clinic.'); // biome-ignore format: one report
    const asked = recommendations.filter(({ kind }) => kind === 'from_report').map(({ text }) => text);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/diabetes clinic/);
  });
  it('a serum that looks yellow is told as such, and no yellow skin', () => {
    const { findings: all } = explained('LIPID PROFILE\nTotal Cholesterol   228   mg/dL   <200\nHDL   41   mg/dL   >40\n\nSerum appearance : Icteric (+)'); // biome-ignore format: one report
    expect(all.map(({ text }) => text).join()).toMatch(/liquid of the blood looked yellow/);
    expect(all.map(({ text }) => text).join()).not.toMatch(/skin/);
  });
  it('what stands apart behind the last result of a line is told with it', () => {
    const { labs } = explained('Urea 14.1 mmol/L (2.5-7.8)   Creat 168 umol/L (59-104)  AKI stage 1 ALERT');
    expect(labs.at(-1)?.text).toContain('“AKI stage 1 ALERT”');
  });
  it('tells of a germ that breaks down antibiotics once', () => {
    const { findings: all, keyPoints } = explained('Urine culture\nResult: >100,000 CFU/mL Escherichia coli  (ESBL: POSITIVE)\nMeropenem  <=0.25  S\nRemarks: ESBL producer.'); // biome-ignore format: one report
    const text = all.map((one) => one.text).join(' ');
    expect(text.match(/can break down many common antibiotics/g)).toHaveLength(1);
    expect(keyPoints.join(' ').match(/can break down many common antibiotics/g) ?? []).toHaveLength(1);
  });
  it('the words of a blood film keep their names', () => {
    const text = told('FULL BLOOD COUNT', 'Haemoglobin  96  g/L 115 - 165', 'Clinical details: TATT, wt loss ?cause', '', 'Film comment: Hypochromic microcytic red cells with pencil cells and anisopoikilocytosis.'); // biome-ignore format: one report
    expect(text).toContain('pencil cells');
    expect(text).toContain('mixed size and shape');
    expect(text).toMatch(/tired/);
    expect(text).toMatch(/weight loss/);
  });
});

describe('the short words of a panel of germs', () => {
  const panel = 'RESPIRATORY VIRAL PCR - nose swab\nInfluenza A ND. Adenovirus ND. Rhinovirus DETECTED.\nB. pertussis INVALID - internal control failed, resend.'; // biome-ignore format: one report
  it('deny, or give no result', () => {
    const { findings: all, summary, keyPoints } = explained(panel);
    const present = all.filter(({ assertion }) => assertion === 'present').map(({ text }) => text).join(' '); // biome-ignore format: one list
    expect(present).not.toMatch(/\bflu\b|adenovirus/);
    expect(`${summary} ${keyPoints.join(' ')}`).not.toMatch(/notes whooping cough|notes the flu/);
    expect(present).toMatch(/cold virus|rhinovirus/i);
  });
});
