import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const labs = (...lines: string[]) =>
  explain(...lines).labs.map(({ name, test, number, value, status }) => [name, test, number ?? value, status]);
const told = (...lines: string[]) => {
  const { summary, keyPoints, findings, labs, questions, recommendations } = explain(...lines);
  const texts = [...findings, ...labs, ...recommendations].map(({ text }) => text);
  return [summary, ...keyPoints, ...texts, ...questions].join('\n');
};

describe('what was measured in', () => {
  it('binds all rows below the title of a specimen, also below the parts of its panel', () => {
    const report = ['URINE CULTURE AND MICROSCOPY', 'Specimen: CSU', '', 'Chemistry', 'pH 7.0    Protein ++    Glucose neg', '', 'Microscopy', 'White cells       250   x10^6/L    (<40)', 'Red cells         30   x10^6/L    (<10)']; // biome-ignore format: one report
    expect(labs(...report).map(([, test]) => test)).toEqual(['urine-ph', 'urine-protein', 'urine-glucose', 'urine-wbc', 'urine-rbc']); // biome-ignore format: one line
    expect(explain(...report).title).toBe('Urine test');
    expect(told(...report)).not.toMatch(/blood count|living at high altitude|steroid/i);
  });

  it('takes a count of cells that no blood has for none of the blood', () => {
    const report = ['LABORATORY RESULTS', 'Name X   F 40', 'Microscopy', 'Leucocytes   320   x10^6/L   (<10)', 'Erythrocytes   40   x10^6/L   (<10)']; // biome-ignore format: one report
    expect(labs(...report).some(([, test]) => test === 'white-blood-cells' || test === 'red-blood-cells')).toBe(false);
    expect(labs('CHEMISTRY AND COUNT', 'WBC   3,200   /uL   (4,000-11,000)')[0]?.[1]).toBe('white-blood-cells');
  });

  it.each([
    ['BONE MARROW ASPIRATE', 'Lymphocytes    8 %', 'Neutrophils   28 %'],
    ['BRONCHOALVEOLAR LAVAGE, right middle lobe', 'Lymphocytes    38 %', 'Neutrophils   7 %'],
    ['SEMEN ANALYSIS', 'pH 7.8  (>=7.2)', 'White cells 0.3 x10^6/mL (<1.0)'],
  ])('holds no cells of %s against the blood', (...report) => {
    for (const [, test, , status] of labs('LABORATORY REPORT', ...report)) expect([test === null ? null : String(test).replace(/^semen-.*/, 'semen'), status === 'low' || status === 'high']).toEqual([expect.toBeOneOf([null, 'semen']), false]); // biome-ignore format: one line
    expect(told('LABORATORY REPORT', ...report)).not.toMatch(/usual adult range/);
  });

  it('begins anew at a panel of blood tests', () => {
    expect(labs('URINALYSIS', 'Protein   neg', 'Glucose   neg', 'CHEMISTRY', 'Sodium   139   mmol/L   (135-145)').at(-1)).toEqual(['Sodium', 'sodium', 139, 'normal']); // biome-ignore format: one line
  });
});

describe('rows in other houses', () => {
  it('reads clipped words and figures grouped by lakhs', () => {
    expect(
      labs(
        'CLINICAL LABORATORY',
        'Investigation      Result      Unit      Bio. Ref. Interval',
        'Platelet Count     1,12,000    /cumm     1,50,000 - 4,10,000',
        'S. Creatinine      1.4         mg/dL     0.6 - 1.2',
        'Vit. B12           180         pg/mL     211 - 911',
        'Conj. bilirubin    0.2         mg/dL     0.0 - 0.3',
        'Adj. Calcium       2.38        mmol/L    2.20 - 2.60',
        'T. Bilirubin       1.0         mg/dL     0.2 - 1.2',
      ).map(([, ...rest]) => rest),
    ).toEqual([
      ['platelets', 112000, 'low'],
      ['creatinine', 1.4, 'high'],
      ['vitamin-b12', 180, 'low'],
      ['bilirubin-direct', 0.2, 'normal'],
      ['calcium-corrected', 2.38, 'normal'],
      ['bilirubin-total', 1, 'normal'],
    ]);
  });

  it('keeps what the laboratory writes next to a result', () => {
    const sheet = ['LIVER AND CLOTTING', 'ALT   22 U/L   (7-35)', 'GGT   61 U/L   (<40)  H  -- slightly up, previous 33 (2022)', 'APTT   45.2 s   (25-36)', 'APTT 1:1 mix   44.1 s   NOT corrected', 'Anti-Xa (apix)   <20 ng/mL   i.e. no relevant drug']; // biome-ignore format: one report
    expect(labs(...sheet).map(([name, , number]) => [name, number])).toEqual([['ALT', 22], ['GGT', 61], ['APTT', 45.2], ['APTT 1:1 mix', 44.1], ['Anti-Xa (apix)', 20]]); // biome-ignore format: one table
    expect(told(...sheet)).toMatch(/Next to it, the lab writes: “slightly up, previous 33 \(2022\)”/);
    expect(told(...sheet)).toMatch(/“NOT corrected”/);
    expect(told(...sheet)).toMatch(/“i\.e\. no relevant drug”/);
  });

  it('reads several tests of one place on a line, each with its place', () => {
    const report = ['SEXUAL HEALTH LABORATORY - NAAT PANEL RESULTS', 'Urine       Chlamydia  Not detected   Gonorrhoea  Not detected', 'Throat      Chlamydia  Not detected   Gonorrhoea  DETECTED', 'HIV Ag/Ab   NOT DETECTED']; // biome-ignore format: one report
    expect(labs(...report).map(([name, , value]) => [name, value])).toContainEqual(['Gonorrhoea (Throat)', 'DETECTED']);
    expect(explain(...report).keyPoints.concat(explain(...report).summary).join(' ')).toMatch(/gonorrhea test \(throat\) came back as “DETECTED”/); // biome-ignore format: one line
  });

  it('reads a panel’s name with the days or times of its columns as their head', () => {
    const report = [
      'CUMULATIVE CHEMISTRY REPORT',
      'CHEMISTRY          03/02     03/03     03/04      NORMAL',
      'SODIUM             128 L     131 L     136        135-145 MEQ/L',
      'AMYLASE            212 H     98        ---        25-125  U/L',
      '',
      'BLOOD GASES        0710      0930',
      'PH                 7.18 L    7.33 L               7.35-7.45',
      '',
      'CARDIAC ENZYMES    03/02 0700   03/02 1300',
      'CPK                188          201 H             30-200 U/L',
    ];
    const text = told(...report);
    expect(labs(...report).map(([name, , value]) => [name, value])).toEqual([['SODIUM', 136], ['PH', 7.33], ['CPK', 201]]); // biome-ignore format: one table
    expect(text).not.toMatch(
      /your (?:BLOOD GASES|CARDIAC ENZYMES)|urine pH|how acid your urine|no result for amylase|---/i,
    );
    expect(text).toMatch(/It was 7\.18 at 07:10 \(marked low\)/);
    expect(text).toMatch(/It was 188 on 03\/02 0700/);
  });

  it('takes cells without a unit for shares only where they add up', () => {
    const line = ['HAEMATOLOGY', 'Hb 118 g/L (115-165)  WCC 6.0 x10^9/L (4-11)', 'Neut 3.4  Lymph 1.9  Mono 0.4  Eos 0.2  Baso 0.0']; // biome-ignore format: one report
    expect(labs(...line).map(([, test]) => test)).toContain('neutrophils-absolute');
  });
});

describe('a mark of the laboratory', () => {
  const row = (flag: string) => [
    'CHEMISTRY',
    'Ferritin   30  ng/mL  15-150',
    `Iron Saturation   4   ${flag}   %   15-55`,
  ];

  it('on a test of which no level is an emergency is told as a mark', () => {
    const analysis = explain(...row('LL'));
    expect(analysis.labs[1]?.status).toBe('critical_low');
    expect(told(...row('LL'))).toMatch(/put an alert mark \(LL\)/);
    expect(told(...row('LL'))).not.toMatch(/at night|critical/i);
  });

  it('stays a call for help on others', () => {
    expect(told('CHEMISTRY', 'Sodium  139  mmol/L  135-145', 'Potassium   6.8   HH   mmol/L   3.5-5.1')).toMatch(
      /critical|quick attention/,
    );
  });
});

describe('what the laboratory makes of its results', () => {
  it('stands alone: no everyday causes and no question why against it', () => {
    const clotting = told('COAGULATION', 'Mr C', 'PT     12.0 s (10-13)', 'APTT   52 s   (25-36)  H', 'Comment: The long APTT is caused by a lupus anticoagulant and does not point to a risk of bleeding.'); // biome-ignore format: one report
    expect(clotting).not.toMatch(/can go with|bleeding disorder|If you are treated with heparin|Why does my blood|reason for these/i); // biome-ignore format: one line
    expect(clotting).toMatch(/does not point to a risk of bleeding/);
    const cells = told('HAEMATOLOGY', 'WCC         3.1   x10^9/L  (4.0-11.0)  L', 'Neutrophils  1.4   x10^9/L  (2.0-7.5)   L', 'Comment: Mild neutropenia, unchanged since 2018. In keeping with benign ethnic neutropenia. No action needed.'); // biome-ignore format: one report
    expect(cells).not.toMatch(/can go with|protect myself|another blood count/i);
    expect(cells).toMatch(/harmless trait/);
  });

  it('holds for its own block only', () => {
    const text = told('BIOCHEMISTRY', 'Bilirubin   34  umol/L (0-21)  H', 'ALT   22 U/L (0-40)', 'Comment: Consistent with Gilbert syndrome.', '', 'Potassium   5.7 mmol/L (3.5-5.3) H', 'Comment: Suggest repeat within 1 week.'); // biome-ignore format: one report
    expect(text).not.toMatch(/blocked bile tubes/);
    expect(text).toMatch(/kidney disease/);
  });

  it('counts results only where every line was read', () => {
    const sheet = ['CHEMISTRY', 'Sodium   128   mmol/L   (135-145)  L', 'Potassium   5.9   mmol/L   (3.5-5.1)  H'];
    expect(explain(...sheet).summary).toMatch(/2 of the results/);
    expect(explain('CHEMISTRY', 'The index of zeta cells was then 34.1 fL on the second day of testing', ...sheet).summary).not.toMatch(/2 of the results|with \d+ results/); // biome-ignore format: one line
  });
});

describe('a disease that the report does not believe in', () => {
  it.each([
    'CML not considered likely.',
    'CML is not felt to be likely.',
    'CML was not thought to be likely.',
    'CML does not seem likely.',
    'CML is not the likely cause.',
    'CML would be unusual.',
  ])('is told as unlikely or quoted: %s', (line) => {
    const text = told(
      'HAEMATOLOGY',
      'WBC  24.0 x10^9/L (4-11) H',
      'Neut 19.0 x10^9/L (2-7.5) H',
      `Conclusion: ${line}`,
    );
    expect(text).not.toMatch(/is likely|You have|The report notes[^.]*\(CML\)/i);
    expect(text).toMatch(/unlikely|“CML|\) (?:is|was|does|would)/);
  });

  it('is not told by its signs either', () => {
    const text = told('HAEMATOLOGY', 'WBC  54.0 x10^9/L (4-11) H', 'Blasts 44 x10^9/L', 'Film: Large blasts with Auer rods.', 'Conclusion: Most likely AML. APL felt unlikely but must be excluded.'); // biome-ignore format: one report
    expect(text).not.toMatch(/The report (?:notes|tells)[^.]*promyelocytic/);
  });
});

describe('medicines tested on a germ', () => {
  const report = ['MICROBIOLOGY', 'Specimen: mid-stream urine', 'Culture: Klebsiella pneumoniae >10^8 CFU/L', '', 'Susceptibility', '  Amox/clavulanate           R', '  Amoxicillin                R', '  Norfloxacin                R', '  Piperacillin/tazobactam    S', '  Co-trimoxazole             S', '  Pivmecillinam              S', '', 'Comment: Current treatment (cefalexin) is unlikely to be effective. Previous isolate 03/2022 Klebsiella, ciprofloxacin S.']; // biome-ignore format: one report

  it('are all in the list, pairs and unknown ones as printed, none of another day', () => {
    const text = told(...report);
    expect(text).toMatch(/These drugs are amox\/clavulanate, amoxicillin and norfloxacin/);
    expect(text).toMatch(/piperacillin-tazobactam, trimethoprim-sulfamethoxazole and pivmecillinam/);
    expect(text).not.toMatch(/ciprofloxacin (?:can|and)|and ciprofloxacin/);
  });

  it('let it be known first that the present one may not work', () => {
    expect(explain(...report).keyPoints.join(' ')).toMatch(/may not work on this germ/);
  });
});

it('takes the days of the sample for no head of a table', () => {
  const report = ['PATHOLOGY LABORATORY', 'Collected 2/11/2021   Received 2/11/2021   FINAL 4/11/2021', 'URINE M/C/S', 'Chemistry', '  pH 6.5    Protein +    Glucose nil    Blood ++    Nitrite POS']; // biome-ignore format: one report
  expect(labs(...report).map(([name, , value]) => [name, value])).toEqual([['pH', 6.5], ['Protein', '+'], ['Glucose', 'nil'], ['Blood', '++'], ['Nitrite', 'POS']]); // biome-ignore format: one table
  expect(told(...report)).not.toMatch(/It was|did not have blood/);
});

describe('results of other days', () => {
  it.each([
    ['Prior: Hb 124 (03/2021), ferritin not on file.', /“Prior: Hb 124 \(03\/2021\)/],
    ['Prev Hb 124 (2020), 131 (2018). Known to clinic.', /Hb 124 \(2020\), 131 \(2018\)/],
  ])('in a line of words are not lost: %s', (line, shown) => {
    const text = told('CHEMISTRY', 'Ms F 41', 'Ferritin   8 ug/L (15-200)  L', 'Hb   101 g/L (115-165)  L', line);
    expect(text).toMatch(shown);
    expect(text).not.toMatch(/Your hemoglobin is (?:124|131)/);
  });

  it('after a positive culture are told with the bad ones', () => {
    const text = told('MICROBIOLOGY', 'Blood culture', 'Organism: Staphylococcus aureus', 'Vancomycin S', 'Oxacillin R', 'Repeat cultures: 10/03 - S. aureus, 1 of 4 bottles'); // biome-ignore format: one report
    expect(text).toMatch(/10\/03 - S\. aureus, 1 of 4 bottles/);
  });

  it('keep the mark that the sheet calls critical', () => {
    const text = told('CHEMISTRY     03/01   03/02   03/03     NORMAL', 'POTASSIUM     7.1 *H   5.2 H   4.4       3.5-5.1 MEQ/L', 'SODIUM        118 *L   128 L   136       135-145 MEQ/L', '* = CRITICAL VALUE'); // biome-ignore format: one report
    expect(text).toMatch(/7\.1 on 03\/01 \(marked critically high\)/);
    expect(text).toMatch(/118 on 03\/01 \(marked critically low\)/);
  });
});

describe('sheets of other departments', () => {
  it('take a blood bank for a laboratory, and the bound of a comment for no further result', () => {
    const sheet = ['BLOOD BANK', 'Blood group: O RhD Negative', 'Antibody screen: POSITIVE', 'Anti-D quantitation 7.4 IU/mL', 'Direct antiglobulin test: Negative', 'Comment: Anti-D level above 4 IU/mL.']; // biome-ignore format: one sheet
    expect(explain(...sheet).reportType).toBe('laboratory');
    expect(labs(...sheet).map(([, test, value]) => [test, value])).toEqual([['blood-group', 'O RhD Negative'], ['antibody-screen', 'POSITIVE'], ['anti-d-level', 7.4], ['direct-antiglobulin-test', 'Negative']]); // biome-ignore format: one line
  });

  it('read the normal forms of a semen analysis, and the base excess of a blood gas', () => {
    const semen = ['SEMEN ANALYSIS', 'Volume   1.2 mL   (>= 1.4)', 'Total sperm number  9.6 x 10^6  (>= 39)', 'Normal forms   2 %   (>= 4)', 'Vitality  61 %  (>= 54)']; // biome-ignore format: one sheet
    expect(labs(...semen).map(([name, , value, status]) => [name, value, status])).toEqual([['Volume', 1.2, 'low'], ['Total sperm number', 9.6, 'low'], ['Normal forms', 2, 'low'], ['Vitality', 61, 'normal']]); // biome-ignore format: one line
    const gas = ['ARTERIAL BLOOD GAS', 'pH   7.21   (7.35-7.45)   L', 'HCO3-  17.8 mmol/L  (22-26)  L', 'BE   -8.9 mmol/L  (-2 to +2)  L']; // biome-ignore format: one sheet
    expect(labs(...gas).map(([, test, , status]) => [test, status])).toContainEqual(['base-excess', 'low']);
  });

  it('tell how many times the middle value a screening result is, and take no limit of a risk for a result', () => {
    const sheet = ['ANTENATAL SCREENING - Second trimester', 'AFP           58.2 IU/mL    1.62 MoM', 'hCG           41,200 IU/L   2.31 MoM', "Neural tube defect risk: Low (AFP < 2.5 MoM)"]; // biome-ignore format: one sheet
    expect(labs(...sheet).map(([, test, value]) => [test, value])).toEqual([['afp', 58.2], ['hcg', 41200]]); // biome-ignore format: one line
    expect(told(...sheet)).toMatch(/1\.62 times the middle value/);
  });

  it('say of an amount of a virus that it is there, and of cells how many are in a field', () => {
    const sheet = ['VIROLOGY', 'HCV RNA        2.4 x 10^6 IU/mL', 'HBV DNA        <10 IU/mL', '', 'STOOL EXAMINATION', 'Pus cells   20-25 /hpf']; // biome-ignore format: one sheet
    expect(told(...sheet).match(/The virus is in the blood now/g)).toHaveLength(1);
    expect(told(...sheet)).toMatch(/pus cells are 20 to 25 in each field under the microscope/);
  });

  it('put what the laboratory asks for behind its conclusion where it belongs', () => {
    const { recommendations, findings } = explain('BIOCHEMISTRY', 'Hb    92 g/L (120-160) L', '', 'Interpretation: Microcytic hypochromic anaemia. Suggest serum ferritin.'); // biome-ignore format: one sheet
    expect(recommendations.map(({ text }) => text).join(' ')).toMatch(/Suggest serum ferritin/);
    expect(findings.map(({ text }) => text).join(' ')).not.toMatch(/ferritin/);
  });

  it.each([
    ['Cortisol 0900     712 nmol/L   (133-537) H', 712],
    ['Cortisol 2300     98 nmol/L   (<50) H', 98],
    ['Testosterone      2100 ng/dL  (264-916) H', 2100],
  ])('take the clock behind a name for no result: %s', (line, value) => {
    expect(labs('ENDOCRINE PROFILE', line, 'Sodium  139 mmol/L (135-145)')[0]?.[2]).toBe(value);
  });

  it.each([
    ['68', 900],
    ['44', 450],
    ['81', 1800],
  ])('take the limit of the reader’s own age: %s', (age, high) => {
    const [lab] = explain('CARDIAC', `Patient age: ${age}`, 'NT-proBNP   4,820 ng/L   Age-dependent: <450 (<50y), <900 (50-75y), <1800 (>75y)', 'CK-MB   18 ug/L  (<5)').labs; // biome-ignore format: one sheet
    expect(lab?.range).toMatchObject({ low: null, high });
  });

  it('take the look of the stained cells for no expectation', () => {
    const text = told('IMMUNOLOGY', 'ANA           1:640 speckled    (<1:80)', 'dsDNA    212 IU/mL   (<30)');
    expect(text).not.toMatch(/expects “speckled”/);
    expect(text).toMatch(/expects “<1:80”/);
  });

  it('take the count of cycles of a PCR for no scan', () => {
    const sheet = explain('COVID/FLU/RSV PCR', 'SARS-CoV-2   DETECTED  Ct 18.2', 'Influenza A  Not detected');
    expect(sheet.reportType).toBe('laboratory');
    expect(sheet.summary).not.toMatch(/scan/i);
  });

  it('tell a rising marker as a sign, and not as the illness itself', () => {
    const { findings } = explain('CARDIAC', 'hs-Troponin T    14 -> 62 -> 418 ng/L (<14)   0h / 1h / 3h', 'NT-proBNP   4,820 ng/L   (<125)'); // biome-ignore format: one sheet
    expect(findings[0]?.text).toMatch(/^The report tells of what can be a sign of a heart attack/);
  });

  it('take a germ that has grown for none that has increased', () => {
    expect(told('MICROBIOLOGY', 'Culture: E. coli grown from enrichment only.', 'Ciprofloxacin S  Gentamicin S')).not.toMatch(/increased/); // biome-ignore format: one sheet
  });

  it('are the baby’s where a newborn was screened', () => {
    expect(told('NEWBORN SCREEN', 'TSH          62 mU/L   (<10)', 'Phenylalanine 980 umol/L (<150) HIGH')).toMatch(/baby’s thyroid stimulating hormone/); // biome-ignore format: one sheet
  });

  it('take a line of a blood film for no title, so that what was seen is told', () => {
    const sheet = explain('MALARIA / TROPICAL', 'Malaria antigen (RDT): Positive', 'Thick film: P. falciparum trophozoites, parasitaemia 4.2%', 'Platelets 41 x10^9/L (150-400)'); // biome-ignore format: one sheet
    expect(sheet.findings.map(({ text }) => text).join(' ')).toMatch(/germs of malaria/);
    expect(sheet.recommendations[0]?.text).toMatch(/needs care right now/);
  });

  it.each(['Widal: S. typhi O 1:160, H 1:320', 'CMV avidity 12% (low <30%)'])(
    'take what the body makes against a germ for no germ: %s',
    (line) => {
      expect(told('SEROLOGY', 'Dengue IgM: Equivocal', 'HBsAg    Non-reactive', line)).not.toMatch(
        /The lab found|mite|tracer/,
      );
    },
  );

  it('name each sample of a glucose tolerance test by its time', () => {
    const sheet = ['OGTT (75 g)   Gestation 27 weeks', 'Fasting   5.4 mmol/L   (<5.1)', '1 hour    10.6 mmol/L  (<10.0)', '2 hour    8.1 mmol/L   (<8.5)']; // biome-ignore format: one sheet
    expect(labs(...sheet).map(([, test, , status]) => [test, status])).toEqual([['glucose', 'high'], ['glucose', 'high'], ['glucose', 'normal']]); // biome-ignore format: one line
    expect(told(...sheet)).toMatch(/Your glucose \(1 hour\) is 10\.6/);
  });

  it('take alcohol behind a high osmolality for no high blood sugar', () => {
    const text = told('TOXICOLOGY (SERUM)', 'Ethanol    2.8 g/L', 'Serum osmolality     362 mOsm/kg (275-295); calculated 298; osmolar gap 64', 'Salicylate  <50 mg/L'); // biome-ignore format: one sheet
    expect(text).not.toMatch(/blood sugar/);
  });

  it('take the mother’s blood group for no result of the baby, and "Ur" for no blood in the urine', () => {
    const sheet = ['HAEMATOLOGY', 'Blood group       B Rh Positive   Mother: O Rh Negative', 'Hb    14.2 g/dL    (14-22)', 'Cr 88  Ur 5.1  eGFR >90']; // biome-ignore format: one sheet
    expect(told(...sheet)).not.toMatch(/Your Mother|urine blood/);
  });
});
