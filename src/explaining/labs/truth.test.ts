import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const findings = (...lines: string[]) =>
  explain(...lines)
    .findings.map(({ text }) => text)
    .join(' ');

describe('what works against a germ', () => {
  it.each([
    ['one a line', 'Ampicillin      R', 'Cefazolin       S', 'Ciprofloxacin   R'],
    ['several a line', 'Ampicillin R  Cefazolin S  Ciprofloxacin R'],
    ['with figures', 'Ampicillin   >=32   R', 'Cefazolin    <=4    S', 'Ciprofloxacin  >=4  R'],
    ['in words', 'Ampicillin: Resistant', 'Cefazolin: Susceptible', 'Ciprofloxacin: Resistant'],
    ['in a sentence', 'Ampicillin resistant, cefazolin susceptible, ciprofloxacin resistant.'],
  ])('is told with the germ, each medicine with its own verdict: %s', (_, ...lines) => {
    const told = findings('MICROBIOLOGY', 'Specimen: Urine', 'Culture: Escherichia coli >100,000 CFU/mL', 'Susceptibility', ...lines); // biome-ignore format: one report
    expect(told).toMatch(/The lab found E\. coli bacteria/);
    expect(told).toMatch(/ampicillin and ciprofloxacin are unlikely to work against E\. coli/);
    expect(told).toMatch(/cefazolin can work against E\. coli/);
  });

  it('is not told by the first letter where the germ learns to withstand the medicine', () => {
    const told = findings('Wound culture: Staphylococcus aureus', 'Susceptibility', 'Vancomycin S', 'Clindamycin S (D-test positive)', 'Oxacillin R'); // biome-ignore format: one report
    expect(told).toMatch(/vancomycin can work/);
    expect(told).toMatch(/oxacillin is unlikely to work/);
    expect(told).not.toMatch(/clindamycin (?:can|is)/);
  });

  it('keeps where a verdict holds, and counts no germs as a result of blood', () => {
    const report = ['MICROBIOLOGY REPORT', 'Specimen type: Mid-stream urine', 'Clinical info: ? pyelonephritis, loin pain', 'Culture      >10^5 cfu/mL  Escherichia coli', 'Susceptibility', '  Trimethoprim     R', '  Nitrofurantoin   S   (lower UTI only)', '  Meropenem        S']; // biome-ignore format: one report
    const told = findings(...report);
    expect(told).toMatch(/nitrofurantoin \[lower UTI only\] and meropenem can work against E\. coli/);
    expect(told).toMatch(/trimethoprim is unlikely to work/);
    expect(told).not.toMatch(/bladder or urine infection|notes pain/);
    expect(explain(...report).labs).toEqual([]);
  });

  it('takes the lack of a treatment for no lack of the illness', () => {
    const told = findings('MICROBIOLOGY REPORT', 'Culture: Escherichia coli', 'Susceptibility', 'Meropenem S', 'Comment: No reliable oral option for pyelonephritis by these results. No other treatment for sepsis is needed.'); // biome-ignore format: one report
    expect(told).not.toMatch(/no sign of/);
  });

  it('says nothing of medicines that merely stand beside a letter', () => {
    expect(findings('MEDICATIONS', 'Ampicillin 500 mg R side of the chart')).not.toMatch(/against/);
  });
});

describe('tests without a result', () => {
  const sheet = [
    'Test                    Result              Units      Reference Range   Status',
    'Sodium                  139                 mmol/L     135-145           Final',
    'Potassium               Specimen hemolyzed - not reported                Cancelled',
    'Glucose                 92                  mg/dL      70-99             Final',
    'Troponin I              Pending                                          In process',
    'TSH                     To follow',
    'Vitamin D, 25-OH        Sent to reference lab; results in 3-5 days',
  ];

  it('are never passed over by a calm headline', () => {
    const { summary } = explain(...sheet);
    expect(summary).toMatch(/There is no result for potassium, troponin I, .* and 25-hydroxyvitamin D/);
    expect(summary).toMatch(/results that are there are within their ranges/);
    expect(summary).toMatch(/with 2 results/);
  });

  it('have no range, and are asked about', () => {
    const { labs, questions } = explain(...sheet);
    for (const lab of labs.filter(({ text }) => /There is no result/.test(text))) expect(lab.range).toBeNull();
    expect(questions.join(' ')).toMatch(/When will the result for troponin I, .* be there/);
    expect(questions.join(' ')).toMatch(/Do I need to give a new sample for potassium\?/);
  });
});

describe('ranges by phase', () => {
  const sheet = [
    'Estradiol          48        pg/mL',
    '   Follicular phase      19 - 144',
    '   Luteal phase         56 - 214',
    'FSH                7.2       mIU/mL',
    '   Follicular phase     2.5 - 10.2',
    '   Postmenopausal       23.0 - 116.3',
    '',
    'Sample received 06/03/2026 09:10. Reported 06/03/2026 16:22.',
  ];

  it('are all told, and none is held against the value', () => {
    const { labs } = explain(...sheet);
    expect(labs[0]?.status).toBe('unknown');
    expect(labs[0]?.text).toMatch(/follicular phase 19 - 144 and luteal phase 56 - 214/);
  });

  it('stand beside no finding about when the sample came', () => {
    expect(explain(...sheet).findings).toEqual([]);
  });
});

describe('everyday causes', () => {
  it('leave out a meal where the sample was taken fasting', () => {
    const [fasting] = explain('Glucose, fasting   112 H   mg/dL   65-99', 'Sodium 139 mmol/L 135-145').labs;
    const [random] = explain('Glucose            112 H   mg/dL   65-99', 'Sodium 139 mmol/L 135-145').labs;
    expect(fasting?.text).not.toMatch(/eating/);
    expect(random?.text).toMatch(/eating/);
  });

  it('are not named for blood counts of which one is critical', () => {
    const labs = (platelets: string) =>
      explain('CBC', 'WBC 2.1 L 4.0-10.5 K/uL', 'Hemoglobin 8.9 L g/dL 12-15.5', 'MCV 101 H fL 80-100', platelets).labs;
    const text = (platelets: string) => labs(platelets).map((lab) => lab.text).join(' '); // biome-ignore format: one line
    expect(text('Platelets 41 LL K/uL 150-400')).not.toMatch(/can go with|often goes with/);
    expect(text('Platelets 241 K/uL 150-400')).toMatch(/can go with|often goes with/);
  });

  it('and a sign of a grave illness is told as a sign, in the words of the report', () => {
    const { summary, findings: found } = explain('CBC', 'WBC 2.1 L 4.0-10.5 K/uL', 'Platelets 41 LL K/uL 150-400', 'Smear: circulating blasts present.'); // biome-ignore format: one report
    const told = `${summary} ${found.map(({ text }) => text).join(' ')}`;
    expect(told).toMatch(/what can be a sign of blood cancer/);
    expect(told).toMatch(/circulating blasts present/);
    expect(told).not.toMatch(/notes blood cancer|You may have blood cancer/);
  });
});

describe('what the lab prints below a result', () => {
  const sheet = (note: string) =>
    explain('LDL Cholesterol   128 H   mg/dL   <100', note, 'HDL Cholesterol  52  mg/dL  >39')
      .labs.map(({ text }) => text)
      .join(' ');

  it('is told in its own words where it is about the result', () => {
    expect(sheet('For patients with heart disease a goal of less than 70 is an option.')).toMatch(
      /The lab adds: “For patients with heart disease a goal of less than 70 is an option”/,
    );
  });

  it.each([
    'This test was developed by the laboratory and has not been cleared by the FDA.',
    'Calculated by the formula of Martin and Hopkins, see the web page.',
  ])('is not told where it is about how the test is made: %s', (note) => {
    expect(sheet(note)).not.toMatch(/The lab adds/);
  });
});

describe('groups that the report prints below a result', () => {
  const text = (value: string) =>
    explain(`Hemoglobin A1c   ${value} %   (4.0-5.6)`, '  Prediabetes: 5.7 - 6.4', '  Diabetes: >6.4', 'Sodium 139 mmol/L 135-145').labs[0]?.text; // biome-ignore format: one sheet

  it('are told where the value lies in one of them', () => {
    expect(text('6.1')).toMatch(/own scale calls this level “Prediabetes”/);
    expect(text('7.4')).toMatch(/calls this level “Diabetes”/);
    expect(text('5.1')).not.toMatch(/calls this level/);
  });
});

describe('what to do about a critical result', () => {
  const steps = (...lines: string[]) =>
    explain(...lines, 'Sodium 139 mmol/L 135-145')
      .recommendations.map(({ text }) => text)
      .join(' ');

  it('is that of the illness behind it, where there is one', () => {
    expect(steps('Glucose 38 LL mg/dL 65-99')).toMatch(/Take some sugar or juice now if you are awake/);
    expect(steps('Troponin T 0.6 HH ng/mL <0.01')).toMatch(/call 911/);
  });

  it('gives a baby no juice, and asks for the baby', () => {
    const sheet = ['Patient: Baby Boy Roe   Age: 3 days', 'Glucose 38 LL mg/dL 65-99', 'Total Bilirubin 18.2 mg/dL HH'];
    expect(steps(...sheet)).not.toMatch(/juice/);
    const { questions, labs } = explain(...sheet, 'Sodium 139 mmol/L 135-145');
    expect(questions.join(' ')).not.toMatch(/diabetes/);
    expect(labs[0]?.text).toMatch(/^Your baby’s glucose/);
  });
});

it('a mark of the lab is not taken for hours', () => {
  const { plain, findings: found } = explain('ANTICOAGULATION CLINIC', 'INR 3.9 H (therapeutic 2.0-3.0) prior 2.4 on 10/20', 'Hgb 13.2'); // biome-ignore format: one report
  expect([...plain.map(({ text }) => text), ...found.map(({ text }) => text)].join(' ')).not.toMatch(/hours/);
});

describe('results in words with a figure behind them', () => {
  const screen = (...lines: string[]) => explain('TOXICOLOGY - URINE', ...lines);

  it('take a cutoff for no older result', () => {
    for (const { labs } of [
      screen(
        'Benzodiazepines         Presumptive Positive    200 ng/mL',
        'Oxycodone   Positive   100',
        'Opiates   Negative   300',
      ),
      screen('Test   Result   Cutoff (ng/mL)', 'Cocaine      Positive     150', 'Opiates      Negative     300'),
    ]) {
      expect(labs.length).toBeGreaterThan(1);
      for (const lab of labs) expect(lab.text).not.toMatch(/before|ng\/mL/);
    }
  });

  it('keep an older result with its day, and say which are positive first', () => {
    const { labs, summary } = screen('Test          Result     Previous', 'Cocaine       Positive   Negative', 'Opiates       Negative   Negative'); // biome-ignore format: one sheet
    expect(labs[0]?.text).toMatch(/It was “Negative” before/);
    expect(summary).toMatch(/^Your urine cocaine came back as “Positive”/);
  });
});

describe('the germ of another day and of another sample', () => {
  const urine = ['MICROBIOLOGY REPORT', 'Specimen: Urine, mid-stream', 'Culture', '>10^5 CFU/mL Escherichia coli', 'Amoxicillin R', 'Trimethoprim R', 'Nitrofurantoin S']; // biome-ignore format: one report

  it.each([
    'Comment: Previous: 03/04/2025 Proteus mirabilis, sensitive to amoxicillin and trimethoprim.',
    'Comment: In 2023 this patient grew Proteus mirabilis, sensitive to amoxicillin and trimethoprim.',
  ])('lends no verdict to the germ of today: %s', (comment) => {
    const told = findings(...urine, comment);
    expect(told).toMatch(/amoxicillin and trimethoprim are unlikely to work against E\. coli/);
    expect(told).not.toMatch(/amoxicillin and trimethoprim(?:\.| can work)/);
    expect(told).not.toMatch(/found (?:a germ called |germs called )?Proteus/);
  });

  it('is no germ of the blood where a swab was sent', () => {
    const swab = ['BACTERIOLOGY', 'Specimen type: Wound swab, left lower leg', 'Gram stain: Gram positive cocci ++', 'Culture: Heavy growth of Staphylococcus aureus']; // biome-ignore format: one report
    const { labs, summary } = explain(...swab);
    expect(labs).toEqual([]);
    expect(summary).not.toMatch(/blood|diagnosis/i);
    expect(findings(...swab)).toMatch(/The lab found staph bacteria/);
    const [stool] = explain('MICROBIOLOGY', 'Specimen: Stool', 'Culture: No growth').labs;
    expect(stool?.test).toBe('stool-culture');
  });

  it('is told with a urine sample that the label of a report names, far above the counts', () => {
    const { labs, title } = explain('MERE PATHOLOGY NETWORK', 'Medical Microbiology', 'Specimen: Urine, mid-stream', 'Clinical details: Dysuria and frequency for 5 days, not better after 3 days of nitrofurantoin. Third infection in 6 months.', 'MICROSCOPY (automated)', 'White cells           >200 x10^6/L          (normal <40)', 'Red cells             35 x10^6/L            (normal <20)', 'CULTURE', '>10^8 cfu/L  Klebsiella pneumoniae', 'COMMENT', 'Significant growth with pyuria. Please send a repeat sample only if symptoms persist one week after treatment.', 'If there is fever, loin pain, vomiting or confusion, please refer to hospital the same day, because treatment into the vein would be needed.', 'Repeat dipstick 4-6 weeks after treatment; if blood persists, investigation for another cause is recommended in view of age over 60.'); // biome-ignore format: one report
    expect(title).toBe('Urine test');
    expect(labs.map(({ text }) => text).join(' ')).toMatch(/Your urine white blood cells are more than 200/);
  });
});

describe('what a laboratory did not see', () => {
  it('is no gland that looked normal, where a level is normal', () => {
    const told = findings('ENDOCRINE LABORATORY', 'Cortisol 9am 420 nmol/L (140-690)', 'Sodium 140 mmol/L (133-146)', 'Comment: Normal prolactin argues against a pituitary cause. Normal DHEA-S is against an adrenal tumour.'); // biome-ignore format: one report
    expect(told).not.toMatch(/looked normal/);
    expect(told).toMatch(/[Nn]ormal prolactin argues against/);
    expect(findings('HAEMATOLOGY', 'Film: Red cells and platelets are normal.')).toMatch(/normal/);
  });

  it('is no illness of the red cells, where they broke in the tube', () => {
    const sheet = ['BIOCHEMISTRY REPORT', 'Potassium 6.8 mmol/L (3.5-5.3) H'];
    expect(findings(...sheet, 'Comment: Potassium result is unreliable because of haemolysis.')).not.toMatch(/notes breakdown/); // biome-ignore format: one line
    expect(findings(...sheet, 'Comment: Raised LDH and low haptoglobin: haemolysis is present.')).toMatch(/breakdown of red blood cells/); // biome-ignore format: one line
  });

  it('is told as what the results fit with, where the laboratory says no more', () => {
    const told = (comment: string) => findings('ENDOCRINE LABORATORY', 'Testosterone 1.9 nmol/L (<1.8) H', comment);
    expect(told('Comment: Mildly raised testosterone in keeping with PCOS.')).toMatch(/results fit with a hormone problem/); // biome-ignore format: one line
    expect(told('Comment: Known PCOS.')).not.toMatch(/fit with/);
  });
});

describe('the chance that a screening test gives', () => {
  it.each(['Trisomy 18: Low risk', 'Trisomy 18/13 risk 1 in 12,000: low risk', 'Trisomy 18 (Edwards syndrome): Low probability'])(
    'is no illness of the baby or of the reader: %s',
    (line) => {
      const told = findings('NIPT REPORT', line, 'Trisomy 13: HIGH RISK (PPV 45%)', 'Comment: This is a screening test.');
      expect(told).toMatch(/\(trisomy 18\) is unlikely|extra chromosome is unlikely/);
      expect(told).toMatch(/shows a higher chance of a gene condition with an extra chromosome \(trisomy 13\) in the baby/);
      expect(told).not.toMatch(/notes (?:a gene condition|Down)|you may have/i);
    },
  ); // biome-ignore format: one test

  it('leaves a condition that was found as found', () => {
    expect(findings('MOLECULAR GENETICS', 'Karyotype: 47,XY,+18. Trisomy 18 confirmed.')).toMatch(/trisomy 18/i);
    expect(findings('MOLECULAR GENETICS', 'Karyotype: 47,XY,+18. Trisomy 18 confirmed.')).not.toMatch(/unlikely/);
  });
});

describe('what a sheet prints beside a value', () => {
  const range = (line: string) => explain('TUMOUR MARKERS', line, 'CEA 2.1 ug/L (<5)').labs[0]?.range?.text;

  it('is the limit of an age, and not the age', () => {
    expect(range('PSA 6.2 ug/L (age 60-69 <4.5) H')).toBe('<4.5');
    expect(range('PSA 6.2 ug/L (60-69) H')).toBe('60-69');
  });

  it('is a class of allergy, and no second value', () => {
    const { labs } = explain('ALLERGY LABORATORY', 'Total IgE 412 kU/L (<100)', 'Peanut IgE 18.4 kUA/L (<0.35) Class 4', 'Egg white IgE 0.12 kUA/L (<0.35) Class 0'); // biome-ignore format: one report
    expect(labs.map(({ value, status }) => `${value} ${status}`)).toEqual(['412 high', '18.4 high', '0.12 normal']);
  });

  it('reads names with “and” as names, and a screen as a screen', () => {
    const { labs } = explain('PRENATAL SCREEN', 'SEROLOGY', '\tHIV-1/2 antigen and antibody\tNon-reactive', '\tSyphilis screen (EIA)\tNon-reactive'); // biome-ignore format: one report
    expect(labs.map(({ test }) => test)).toEqual(['hiv-screen', 'syphilis-screen']);
  });
});

describe('what the laboratory asks for', () => {
  const asked = (comment: string) =>
    explain('HAEMATOLOGY', 'Hb 71 g/L (115-165) L', 'MCV 64 fL (80-100) L', 'Platelets 190 x10^9/L (150-400)', `Comment: ${comment}`).recommendations // biome-ignore format: one report
      .map(({ text }) => text)
      .join(' ');

  it.each([
    ['Urgent referral to haematology today.', /urgent referral to haematology/i],
    ['Retest in 3 months because of the low level.', /retest in 3 months/i],
    ['Digoxin toxicity possible; check potassium and ECG.', /check potassium and ECG/],
    ['Tacrolimus below target: contact transplant team today.', /contact transplant team today/],
    ['Omit next vancomycin dose and recheck level in 24 h.', /omit next vancomycin dose/i],
    ['Hydrocortisone replacement must not be delayed.', /must not be delayed/],
    ['FIT positive: refer on the 2 week wait pathway.', /refer on the 2 week wait/i],
    [
      'Syphilis and HIV testing is repeated at 28 weeks for all pregnant persons in this zone.',
      /repeated at 28 weeks/i,
    ],
  ])('is among what is asked: %s', (comment, text) => expect(asked(comment)).toMatch(text));

  it.each([
    'Retested and confirmed.',
    'Screen negative for drugs.',
    'Referral was discussed.',
    'Urgent result phoned.',
  ])('is nothing that was only done: %s', (comment) => expect(asked(comment)).toBe(''));
});

describe('a time behind a value', () => {
  it('is no second value, and no result is lost with it', () => {
    const { labs, summary } = explain('BIOCHEMISTRY', 'Troponin T 8 ng/L (0-14) at 0 h', 'Troponin T 61 ng/L (0-14) at 3 h', 'Paracetamol level 82 mg/L (4 h post ingestion)', 'CK 180 U/L (40-320)'); // biome-ignore format: one report
    expect(labs.map(({ value, status }) => `${value} ${status}`)).toEqual([
      '8 normal',
      '61 high',
      '82 unknown',
      '180 normal',
    ]);
    expect(summary).toMatch(/troponin T .*far above/);
    expect(explain('BIOCHEMISTRY', 'Urea 5.1 mmol/L (2.5-7.8)', 'Urine protein 3.2 g/24 h (<0.15)').labs[1]?.value).toBe('3.2'); // biome-ignore format: one line
  });
});

describe('what can change a result', () => {
  it('is nothing that the reader has', () => {
    const told = (comment: string) => findings('THROMBOPHILIA SCREEN', 'Antithrombin 68 % (80-120) L', 'Protein C 94 % (70-140)', comment); // biome-ignore format: one report
    expect(told('Comment: Antithrombin low: acute thrombosis or heparin can lower it.')).not.toMatch(
      /notes a blood clot/,
    );
    expect(told('Comment: The patient has an acute thrombosis of the left leg.')).toMatch(/blood clot/);
  });
});

describe('an earlier result in the words of the laboratory', () => {
  it('is told under the heading of a comparison, and is no result of today', () => {
    const lines = ['LABORATORY REPORT', 'Haemoglobin	8.4 (L)	g/dL	13.0 - 17.0', 'Ferritin	6.1 (L)	ng/mL	22 - 322', 'REMARKS', 'Comparison: Haemoglobin was 12.9 g/dL on 11/03/2024.']; // biome-ignore format: one report
    expect(findings(...lines)).toMatch(/Haemoglobin (?:\([^)]*\) )?was 12\.9 g\/dL on 11\/03\/2024/);
    expect(explain(...lines).labs.map(({ value }) => value)).toEqual(['8.4', '6.1']);
  });
});
