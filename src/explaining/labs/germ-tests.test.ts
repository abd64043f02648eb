import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const findings = (...lines: string[]) =>
  explain(...lines)
    .findings.map(({ text }) => text)
    .join(' ');

/** Findings and rows: a germ that was found stands among both. */
const all = (...lines: string[]) => {
  const { findings: found, labs } = explain(...lines);
  return [...found, ...labs].map(({ text }) => text).join(' ');
};

describe('a panel of germs', () => {
  const stool = ['STOOL PCR PANEL', 'Campylobacter  DETECTED', 'Salmonella     Not detected', 'Shigella       Not detected', 'C difficile toxin gene  Not detected']; // biome-ignore format: one report

  it('tells the germ that was found first, and each of the others as not found', () => {
    const { summary } = explain(...stool);
    expect(summary).toMatch(/The lab found food germs called Campylobacter/);
    const told = all(...stool);
    expect(told).toMatch(/did not find a germ that often comes from food \(Salmonella\)/);
    expect(told).toMatch(/did not find bowel germs called Shigella/);
    expect(told).toMatch(/did not find C\. diff germs that can make poison/);
    expect(told).not.toMatch(/panel/i);
  });

  it('tells a virus that the base knows as a test by its answer', () => {
    const told = all('RESPIRATORY PATHOGEN PANEL (PCR), nasal swab', 'Adenovirus     Not Detected', 'RSV            Detected', 'SARS-CoV-2     Not Detected', 'Human rhinovirus/enterovirus    Not Detected'); // biome-ignore format: one report
    expect(told).toMatch(/RSV test came back as “Detected”/);
    expect(told).toMatch(/COVID-19 test came back as “Not Detected”/);
    expect(told).toMatch(/did not find a virus called adenovirus/);
    expect(told).not.toMatch(/The lab found/);
  });
});

describe('what works against one of several germs', () => {
  it('stays with the germ in the title of its table', () => {
    const told = findings('MICROBIOLOGY REPORT', 'CATHETER URINE', 'Culture: >100 x 10E6 CFU/L Escherichia coli', '10-100 x 10E6 CFU/L Enterococcus faecalis - probable colonization, susceptibility on request.', '', 'SUSCEPTIBILITY (E. coli, blood)       MIC mg/L    Interp', '  Ampicillin      >16         R', '  Gentamicin      <=1         S'); // biome-ignore format: one report
    expect(told).toMatch(/ampicillin is unlikely to work against E\. coli/);
    expect(told).toMatch(/gentamicin can work against E\. coli/);
    expect(told).not.toMatch(/work \w*\s?against germs called Enterococcus/);
  });

  it('stays with each germ above its own list, the same drug told of both', () => {
    const told = findings('MICROBIOLOGY REPORT', 'Specimen: Blood culture', 'Organism 1: Staphylococcus aureus', ' Penicillin      R', ' Vancomycin      S', 'Organism 2: Enterococcus faecium', ' Ampicillin      R', ' Vancomycin      R', ' Linezolid       S'); // biome-ignore format: one report
    expect(told).toMatch(/vancomycin can work against staph/);
    expect(told).toMatch(/ampicillin and vancomycin are unlikely to work against germs called Enterococcus/);
    expect(told).toMatch(/linezolid can work against germs called Enterococcus/);
  });

  it('is told of no one germ where the table holds for two', () => {
    const told = findings('MICROBIOLOGY REPORT', 'Specimen: Wound swab', 'Culture:', '1. Staphylococcus aureus - heavy growth', '2. Pseudomonas aeruginosa - moderate growth', 'Susceptibility        1        2', 'Flucloxacillin        S', 'Erythromycin          R'); // biome-ignore format: one report
    expect(told).toMatch(/flucloxacillin can work against one of the germs found/);
    expect(told).not.toMatch(/against (?:germs called Pseudomonas|staph)/);
  });

  it('is read from letters behind colons, on one line', () => {
    const told = findings('MICROBIOLOGY REPORT', 'Specimen: Urine', 'Culture: >10^5 CFU/mL Escherichia coli', 'Ampicillin: R  Nitrofurantoin: S', '>10^5 CFU/mL Klebsiella pneumoniae', 'Ampicillin: R  Nitrofurantoin: I'); // biome-ignore format: one report
    expect(told).toMatch(/ampicillin is unlikely to work against E\. coli/);
    expect(told).toMatch(/nitrofurantoin can work against E\. coli/);
    expect(told).toMatch(/ampicillin is unlikely to work against germs called Klebsiella/);
    expect(told).toMatch(/nitrofurantoin may work only in part against germs called Klebsiella/);
    expect(told).not.toMatch(/your medicine/);
  });
});

describe('a virus found outside the brain', () => {
  it('is no infection of the brain, and dengue is none of the rare fevers that pass from one to the next', () => {
    const swab = explain('VIROLOGY REPORT', 'Specimen: Genital swab', 'HSV 2 DNA PCR: DETECTED', 'Herpes simplex virus type 2 DNA detected by PCR.'); // biome-ignore format: one report
    expect(swab.findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    const dengue = explain('SEROLOGY', 'Comment: Dengue IgM 14-Sep POSITIVE Index 2.37, suggestive of primary dengue infection.'); // biome-ignore format: one report
    expect(dengue.findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });

  it('cannot wait where the fluid of the spine holds it, or where dengue bleeds', () => {
    const csf = explain('VIROLOGY REPORT', 'Specimen: CSF', 'HSV-1 DNA detected by PCR.');
    expect(csf.summary).toMatch(/brain infection/);
    const severe = explain('LABORATORY REPORT', 'Comment: Severe dengue with bleeding.');
    expect(severe.findings.some(({ importance }) => importance === 'urgent')).toBe(true);
  });
});

describe('an answer of serology', () => {
  const labs = (...lines: string[]) => explain('LABORATORY REPORT', ...lines).labs.map(({ status, text }) => `${status} ${text}`); // biome-ignore format: one line

  it('is the word behind the figure, and no expectation', () => {
    const [hbsag, hcv, toxo] = labs('Hepatitis B Surface Antigen (HBsAg) 0.31 S/CO Non reactive', 'Anti HCV    8.2   S/CO   Reactive', 'Toxoplasma IgM   0.2  Index   Negative'); // biome-ignore format: one report
    expect(hbsag).toMatch(/^normal .*“Non reactive”.*no sign of hepatitis B/);
    expect(hcv).toMatch(/^abnormal .*“Reactive”/);
    expect(toxo).toMatch(/^normal .*“Negative”/);
    // The meaning of a limit is not that of the value.
    expect(labs('Hepatitis B surface antibody  <2 mIU/mL (>10 immune)', 'Sodium 140 mmol/L (135-145)')[0]).toMatch(/^low .*no protection/); // biome-ignore format: one line
    // On a strip the word behind the figure is what is expected.
    expect(labs('URINALYSIS', 'Protein   30 mg/dL   Negative', 'Glucose   100 mg/dL   Negative')[0]).toMatch(/^abnormal/); // biome-ignore format: one report
  });

  it('is told of the germ whose genes were looked for', () => {
    const told = labs('Chlamydia trachomatis PCR: DETECTED', 'Neisseria gonorrhoeae PCR: Not detected', 'HSV 2 DNA PCR: DETECTED').join('\n'); // biome-ignore format: one report
    expect(told).toMatch(/Chlamydia was found in this sample/);
    expect(told).toMatch(/Gonorrhea was not found/);
    expect(told).toMatch(/HSV-2 DNA test came back as “DETECTED”/);
  });

  it('in words behind a label is no title of a panel', () => {
    const told = findings('PROTEIN ELECTROPHORESIS', 'Total protein  86 g/L  (60-80)', 'Immunofixation: IgG kappa paraprotein', 'Kappa free light chains  142 mg/L (3.3-19.4)'); // biome-ignore format: one report
    expect(told).toMatch(/IgG kappa paraprotein/);
  });

  it('of a series keeps the hour of its sample', () => {
    const told = labs('hs-Troponin T 0h   14 ng/L  (<14)', 'hs-Troponin T 3h   58 ng/L  (<14)').join('\n');
    expect(told).toMatch(/troponin T \(0h\) is 14/);
    expect(told).toMatch(/troponin T \(3h\) is 58/);
  });
});

describe('blood on a sheet that began with urine', () => {
  it('is blood by its title, its unit or its range; urine stays urine', () => {
    const { labs, title } = explain('URINALYSIS', 'Protein  2+', 'Nitrite  Positive', 'Sodium  22 mmol/L', 'OTHER LAB            Mar 09    Mar 10    Ref', 'WBC (x10E9/L)        19.8 H    8.9       4.0-11.0', 'Creatinine (umol/L)  188 H     112 H     60-110'); // biome-ignore format: one report
    const told = labs.map(({ text }) => text).join('\n');
    expect(title).toBe('Blood and urine tests');
    expect(told).toMatch(/Your urine protein/);
    expect(told).toMatch(/Your urine sodium is 22/);
    expect(told).toMatch(/Your white blood cell count \(WBC\) is 8\.9/);
    expect(told).toMatch(/Your creatinine is 112/);
  });

  it('tells no earlier result where none was made', () => {
    const { labs } = explain('LABORATORY REPORT', 'Test         22/05/24    02/12/24    Units    Ref', 'Sodium       140         not ordered  mmol/L   135-145'); // biome-ignore format: one report
    expect(labs.map(({ text }) => text).join(' ')).not.toMatch(/ordered/);
  });
});

describe('a culture', () => {
  it('is a test of the laboratory, though it has a part for the microscope and no head above its verdicts', () => {
    const report = explain('MICROBIOLOGY REPORT', 'Specimen: Urine', 'Microscopy: white cells seen', 'Culture: >10^5 cfu/mL  Klebsiella pneumoniae', '  ** ESBL producer **', '  Ampicillin R   Ciprofloxacin R   Gentamicin S', 'Comment: Nitrofurantoin should NOT be used if a kidney infection is suspected.'); // biome-ignore format: one report
    expect(report.reportType).toBe('laboratory');
    const told = report.findings.map(({ text }) => text).join(' ');
    expect(told).toMatch(/germ that many antibiotics do not kill/);
    expect(told).toMatch(/ampicillin and ciprofloxacin are unlikely to work/);
    expect(told).toMatch(/gentamicin can work/);
    expect(report.recommendations.map(({ text }) => text).join(' ')).toMatch(/Nitrofurantoin should NOT be used if/);
  });

  it('of blood has germs in no arm, and no certain illness where the lab takes them for skin germs', () => {
    const report = explain('Blood culture x2', 'Set 1 (L arm): aerobic bottle positive at 14 h - Gram positive cocci in clusters.', 'Set 2 (R arm): no growth at 5 days', 'Comment: probable contaminant.'); // biome-ignore format: one report
    const told = report.findings.map(({ text }) => text).join(' ');
    expect(told).toMatch(/found round germs in clusters/);
    expect(told).not.toMatch(/\b(?:left|right) (?:arm|side)\b(?!\))/);
    expect(told).not.toMatch(/notes germs in the blood/);
    expect(told).toMatch(/got into the sample from outside .*likely/);
  });

  it('without that word is germs in the blood', () => {
    const { summary } = explain('Blood culture x2', 'Set 1 (L arm): aerobic bottle positive at 14 h - Gram positive cocci in clusters.', 'Set 2 (R arm): anaerobic bottle positive at 15 h - Gram positive cocci in clusters.'); // biome-ignore format: one report
    expect(summary).toMatch(/notes germs in the blood/);
  });

  it('keeps a verdict from a test of the germ, and a figure from the place where the verdict holds', () => {
    const told = findings('WOUND CULTURE', 'Culture: heavy growth Staphylococcus aureus', 'Susceptibility:', ' Oxacillin      R', ' Clindamycin    S', ' Vancomycin     S (MIC 1)', 'Comment: inducible clindamycin resistance test negative.'); // biome-ignore format: one report
    expect(told).toMatch(/oxacillin is unlikely to work/);
    expect(told).toMatch(/clindamycin and vancomycin can work/);
    expect(told).not.toMatch(/MIC|clindamycin (?:is|are) unlikely|oxacillin and clindamycin/);
  });
});

describe('fluid of the spine', () => {
  const sheet = ['CSF ANALYSIS', 'WBC 450 /uL (0-5)', 'Protein 2.1 g/L (0.15-0.45)', 'Glucose 1.2 mmol/L (serum 6.0)', 'Gram stain: gram positive diplococci seen', 'Culture: Streptococcus pneumoniae, heavy growth']; // biome-ignore format: one report

  it('with germs in it is told as what cannot wait', () => {
    const report = explain(...sheet);
    expect(report.summary).toMatch(/911/);
    expect(report.findings.map(({ text }) => text).join(' ')).toMatch(/round germs in pairs/);
  });

  it('has no older result in the figure of the blood beside it', () => {
    const told = explain(...sheet)
      .sentences.map(({ text }) => text)
      .join(' ');
    expect(told).not.toMatch(/6\.0 before|It was 6/);
  });

  it('without germs is none', () => {
    const { summary } = explain('CSF ANALYSIS', 'WBC 2 /uL (0-5)', 'Protein 0.3 g/L (0.15-0.45)', 'Gram stain: no organisms seen', 'Culture: no growth at 48 h'); // biome-ignore format: one report
    expect(summary).not.toMatch(/911|mening|brain’s cover/);
  });
});

describe('stains', () => {
  it('that show no germs are no germs', () => {
    const told = findings('SURGICAL PATHOLOGY', 'Lung, biopsy.', 'Microscopic: Granulomas. AFB and GMS stains: no organisms.', 'Diagnosis: Lung, biopsy: granulomatous inflammation.'); // biome-ignore format: one report
    expect(told).not.toMatch(/(?:shows|notes) germs of the TB family/);
  });
});

describe('a test of germs that found none', () => {
  it('tells what the culture or the dye test showed, not that it was not done', () => {
    const told = findings(
      'MICROBIOLOGY',
      'Urine culture',
      'Gram stain: no organisms seen',
      'Blood cultures x2: no growth so far at 48 h',
    );
    expect(told).toContain('A quick look under the microscope showed no germs.');
    expect(told).toMatch(/No germs from the blood had grown in the lab when this was written\./);
    expect(told).not.toMatch(/did not have/);
  });

  it('tells a final one as final', () => {
    expect(findings('CEREBROSPINAL FLUID', 'Culture: no growth at 5 days (final).', 'WBC 2 /uL')).toMatch(
      /No germs grew in the lab \(culture\)/,
    );
  });

  it('takes what a medicine is good for, for nothing that is there', () => {
    const told = findings(
      'MICROBIOLOGY',
      'Culture: >10^5 cfu/mL Escherichia coli',
      'Amoxicillin R, nitrofurantoin S, meropenem S',
      'Comment: No reliable oral option for pyelonephritis.',
    );
    expect(told).not.toMatch(/(?:notes|found) a kidney infection/);
  });
});

describe('values of the spinal fluid in running lines', () => {
  const { labs, findings: told } = explain(
    'CSF REPORT',
    'Appearance: clear. Tube 3.',
    'WBC 168 /uL (95% lymphocytes, 5% neutrophils). RBC 4 /uL. Protein 0.82 g/L (0.15-0.45). Glucose 3.1 mmol/L.',
  );

  it('are results of that fluid', () => {
    expect(labs.map(({ name, value }) => `${name} ${value}`)).toEqual(
      expect.arrayContaining(['WBC 168', 'RBC 4', 'Protein 0.82', 'Glucose 3.1']),
    );
    expect(labs.find(({ name }) => name === 'Protein')?.text).toContain('CSF protein');
  });

  it('make no tube in the body', () => {
    expect(told.map(({ text }) => text).join(' ')).not.toMatch(/thin tube/i);
  });
});

describe('a report of genes', () => {
  it('tells each gene with what was found in it', () => {
    const told = findings(
      'GENETIC TEST REPORT',
      'Result: BRCA2 c.5946del (p.Ser1982fs) heterozygous, pathogenic.',
      'BRCA1: no pathogenic variant.',
      'HFE C282Y homozygous.',
      'JAK2 V617F: not detected.',
    );
    expect(told).toContain('A change that can cause illness was found in one of the two copies of the gene BRCA2');
    expect(told).toContain('No harmful change was found in the gene BRCA1');
    expect(told).toContain('A change was found in both copies of the gene HFE');
    expect(told).toContain('The change V617F was not found in the gene JAK2');
  });
});

describe('a sheet of germs in columns', () => {
  const sheet = [
    'MICROBIOLOGY REPORT',
    'Specimen type: Mid-stream urine',
    'Clinical info: ? kidney infection, temp 38.6.',
    '',
    'Microscopy   WBC >200 x10^6/L    RBC 20    Epithelial cells nil',
    'Culture      >10^5 cfu/mL  Escherichia coli   ** ESBL producer **',
    '',
    'Amoxicillin    R',
    'Cefalexin      R',
    'Trimethoprim   R',
  ];

  it('tells what grew behind the line that says why, and how hard it is to treat', () => {
    const told = findings(...sheet);
    expect(told).toContain('The lab found E. coli bacteria');
    expect(told).toContain('(germ that many antibiotics do not kill)');
    expect(told).toContain('Some of the drugs tested will likely not work on E. coli');
  });

  it('reads no harder than grade 8, and names each medicine, though there are many of them', () => {
    const more = [
      'Ciprofloxacin  R',
      'Ceftriaxone    R',
      'Gentamicin     S',
      'Ertapenem      S',
      'Meropenem      S',
      'Fosfomycin     S',
    ];
    const report = explain(...sheet, ...more);
    expect(report.readability.explanation.fkgl).toBeLessThanOrEqual(8);
    const told = report.findings.map(({ text }) => text).join(' ');
    expect(told).toMatch(
      /These drugs are amoxicillin, cephalexin and trimethoprim\. The other drugs are ciprofloxacin and ceftriaxone\./,
    );
    expect(told).toMatch(/These drugs are gentamicin and ertapenem\. The other drugs are meropenem and fosfomycin\./);
  });

  it('takes the cells of the urine for no count of the blood', () => {
    const { labs } = explain(...sheet);
    expect(labs.map(({ text }) => text).join(' ')).toMatch(/urine red blood cells/);
    expect(labs.find(({ name }) => /WBC$/.test(name))?.text).toContain('urine');
  });
});

describe('a comment of the laboratory', () => {
  const asked = (line: string) =>
    explain('LABORATORY REPORT', 'Specimen: Blood', `Comment: ${line}`)
      .recommendations.filter(({ kind }) => kind === 'from_report')
      .map(({ text }) => text)
      .join(' ');
  const told = (line: string) => findings('LABORATORY REPORT', 'Specimen: Blood', `Comment: ${line}`);

  it.each([
    'No promyelocytes with faggot cells to suggest APML.',
    'Xpert should not be used for treatment monitoring as it may remain positive.',
    'Pip-tazo is not recommended for bacteremia with ESBL producers regardless of MIC.',
  ])('that asks for nothing is not among what is asked: %s', (line) => {
    expect(asked(line)).toBe('');
    expect(told(line)).not.toMatch(/your medicine/);
  });

  it('that sends for the reader is an order to the reader, with its day', () => {
    expect(asked('Patient to come direct to the Day Unit this afternoon for admission.')).toMatch(
      /You are to come direct to the Day Unit this afternoon for admission/,
    );
    expect(asked('Kindly correlate clinically for plasma leakage.')).toMatch(/check you for “plasma leakage”/);
    expect(asked('Clinical correlation is advised.')).toMatch(/compare this with how you feel/);
  });

  it('on a test in general finds no illness', () => {
    expect(told('NS1 is detectable from day 1 of fever.')).not.toMatch(/notes a fever/);
    expect(told('The ADA recommends two of three specimens within 6 months for diabetes.')).not.toMatch(/enzyme/);
    expect(told('Not consistent with recent infection.')).not.toMatch(/called “consistent/);
  });

  it('keeps the degree and the denial of what it says of the sample', () => {
    const said = told('Specimen slightly lipemic. No effect on reported analytes.');
    expect(said).toMatch(/a little more fat/);
    expect(said).toMatch(/did not change the results/);
    expect(told('Sample grossly lipemic.')).toMatch(/held a lot of fat/);
  });
});

describe('samples of several days', () => {
  it('are told each with its day, the newer one without the germ too', () => {
    const report = explain('TB SECTION', 'Location: Ward 4B, Spruce Harbour General Hospital', 'MICROBIOLOGY', 'Specimen: Sputum', 'Auramine smear:               AFB positive 2+', 'ALT    28   U/L   10 - 40', 'Sputum 05/07/2024 (month 2): Auramine smear AFB NEGATIVE.', 'Albumin    41   g/L   35 - 52'); // biome-ignore format: one report
    const told = report.findings.map(({ text }) => text).join(' ');
    expect(told).toMatch(/notes germs of the TB family/);
    expect(told).toMatch(
      /Mucus coughed up 05\/07\/2024 \(month 2\): “Auramine” smear \(cells spread on glass\) AFB \(germs of the TB family\) NEGATIVE/,
    );
    expect(told).not.toMatch(/no mucus|Location/);
    expect(findings('MICROBIOLOGY', 'Sputum 05/07/2024: AFB smear negative.')).toMatch(/no sign of germs of the TB family/); // biome-ignore format: one report
  });
});

describe('signs of something grave in lines of a laboratory', () => {
  const urgent = (...lines: string[]) =>
    explain(...lines)
      .findings.filter(({ importance }) => importance === 'urgent')
      .map(({ text }) => text)
      .join(' ');

  it('are none in the sugar of the spinal fluid beside that of the blood, or in a spot of blood', () => {
    expect(urgent('CSF', 'Protein 0.9 g/L (0.15-0.45)', 'Glucose 1.2 mmol/L, serum glucose 6.8 mmol/L')).not.toMatch(/low blood sugar/); // biome-ignore format: one line
    expect(urgent('NEWBORN SCREENING', 'Congenital hypothyroidism: TSH 42 mU/L blood - screen positive (cut-off 10)')).not.toMatch(/belly/); // biome-ignore format: one line
    expect(urgent('LABORATORY REPORT', 'Comment: Glucose 1.2 mmol/L, patient drowsy.')).toMatch(/low blood sugar/);
  });

  it('do not make a carrier ill', () => {
    expect(findings('NEWBORN SCREENING', 'PKU: Not suspected', 'Sickle cell: FAS - carrier')).not.toMatch(/notes sickle cell disease/); // biome-ignore format: one line
    expect(findings('LABORATORY REPORT', 'Comment: Consistent with sickle cell disease.')).toMatch(/sickle cell disease/); // biome-ignore format: one line
  });

  it('keep each result of a line and of two lines to itself', () => {
    const { labs } = explain('LABORATORY REPORT', 'PSA 8.4 ug/L (<4.0)', 'CA-125 22 kU/L (<35)', 'CEA 3 ug/L (<5)');
    expect(labs.map(({ name, value }) => `${name} ${value}`)).toEqual(['PSA 8.4', 'CA-125 22', 'CEA 3']);
    const clotting = explain('FULL BLOOD COUNT   16/01/24   11/08/23   Units    Ref', 'Haemoglobin        78 *       129        g/L      115 - 165', 'COAGULATION', 'PT 13.9 s (10.0 - 14.0)     APTT 31 s (25 - 37)     Fibrinogen 4.1 g/L * (1.5 - 4.0)'); // biome-ignore format: one report
    expect(clotting.labs.map(({ name }) => name)).toEqual(['Haemoglobin', 'PT', 'APTT', 'Fibrinogen']);
  });
});
