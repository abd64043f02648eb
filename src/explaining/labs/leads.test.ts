import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const told = (report: ReturnType<typeof explain>) =>
  [report.summary, ...report.keyPoints, ...[...report.findings, ...report.labs].map(({ text }) => text)].join('\n');

describe('what leads among results outside their ranges', () => {
  it('is what decides the next step, and not what lies farthest out', () => {
    const report = explain(
      'LABORATORY REPORT',
      'Test           Result   Flag   Reference    Units',
      'MCH            19.0     L      27.0-33.0    pg',
      'Urea           15.1     H      2.9-8.2      mmol/L',
      'Potassium      5.8      H      3.5-5.1      mmol/L',
    );
    expect(report.summary).toMatch(/^Your potassium is/);
    expect(report.keyPoints[0]).toMatch(/potassium/);
  });

  it('is the germ that was found, and not the lack of protection', () => {
    const report = explain(
      'VIROLOGY LABORATORY',
      'Test Name        Result          Normal Value',
      'Anti-HBs         <2.0 mIU/mL     >10',
      'HBsAg            Reactive *      Non-reactive',
      'G6PD             Deficient *     Sufficient',
      'Anti-HCV         Non-reactive    Non-reactive',
      'HIV 1&2 Ag/Ab    Non-reactive    Non-reactive',
      'Syphilis (TPHA)  Negative        Negative',
      'Rubella IgG      Immune          Immune',
      'Measles IgG      Immune          Immune',
      'Mumps IgG        Immune          Immune',
      'HSV 1 DNA        Not detected    Not detected',
      'HSV 2 DNA        Not detected    Not detected',
      'Dengue NS1       Non-reactive    Non-reactive',
      'C. trachomatis   Not detected    Not detected',
      'Specimen was stored at 4 C before testing and was tested on the day of receipt by two technicians.',
    );
    expect(report.summary).toMatch(/^Your hepatitis B surface antigen/);
    expect(report.summary).toMatch(/Your G6PD is also not as expected/);
  });

  it('is the hemoglobin among the red cells, and blasts are named', () => {
    const report = explain(
      'CBC REPORT',
      'Test     | Result | Flag | Reference',
      'WBC      | 2.9    | L    | 4.8-10.8 K/uL',
      'RBC      | 2.71   | L    | 4.20-5.40 M/uL',
      'HCT      | 24.6   | L    | 37.0-47.0 %',
      'HGB      | 8.3    | L    | 12.0-16.0 g/dL',
      'BLAST %  | 6      | H    | 0-0 %',
    );
    expect(report.keyPoints.slice(0, 4).join('\n')).toMatch(/hemoglobin \(HGB\) is 8\.3/);
    expect(told(report)).toMatch(/blasts are 6%, above the report’s range of 0\./);
  });
});

describe('words of results', () => {
  it('tell more of a plural name in the plural, and say no kind of figure as a unit', () => {
    const report = explain(
      'Test                   Current Result and Flag   Previous Result and Date   Units   Reference Interval',
      'Anti-DNA (DS) Ab Qn    52      High              14    02/03/2024           IU/mL   0-9',
      'INR                    1.9     High              1.1   02/03/2024           ratio   0.9-1.2',
    );
    expect(report.labs[0]?.text).toMatch(/They have gone up\. They were 14 on 02\/03\/2024/);
    expect(report.labs[1]?.text).toMatch(/is 1\.9, /);
  });

  it('tell an allergy test by what it looked for and its class', () => {
    const report = explain(
      'ALLERGY LABORATORY',
      'Allergen                kU/L      Class    Interpretation',
      'T3 Birch                12.4      3        High',
      'E1 Cat dander           0.41      1        Low',
      'F4 Wheat                <0.10     0        Absent',
    );
    const [birch, cat, wheat] = report.labs.map(({ text }) => text);
    expect(birch).toMatch(/^Your allergy test for birch is 12\.4 kU\/L, which the lab puts in class 3\./);
    expect(cat).not.toMatch(/low/);
    expect(wheat).toMatch(/class 0/);
    expect(report.keyPoints.join(' ')).not.toMatch(/wheat/);
  });
});

describe('lines of a laboratory that tell nothing of the reader', () => {
  it('are no findings: the name of a formula, of a house, of what was ordered', () => {
    const report = explain(
      'Alder Creek Family Medicine',
      'Sample Type: Blood    Collected: 12 Feb 2025 10:40    Received: 12 Feb 2025 15:22',
      'Ordered Items',
      'Creatinine       1.1 mg/dL      0.7-1.3',
      'eGFR             88 mL/min      >=60',
      '  Comment: Calculated with the CKD-EPI 2021 equation.',
      'Sodium           139 mmol/L     135-145',
    );
    expect(told(report)).not.toMatch(/kidney damage|Family Medicine|Collected|Ordered|CKD/);
  });

  it('are told plainly where they say something', () => {
    const report = explain(
      'HAEMATOLOGY LABORATORY',
      'Hb         98 g/L      115-165',
      'MCV        72 fL       80-100',
      'Film comment: hypochromic microcytic red cells, pencil cells seen.',
      'Ferritin   4 ug/L      15-200',
      'Ferritin <15 ug/L indicates absent iron stores.',
    );
    expect(told(report)).toMatch(/many red blood cells looked small and pale/);
    expect(told(report)).toMatch(/no iron is left in store/);
    expect(told(report)).not.toMatch(/The report says: “(?:Ferritin|hypochromic)/);
  });
});
