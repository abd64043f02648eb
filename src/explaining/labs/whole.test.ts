import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const SHEET = ['LABORATORY REPORT', 'Test           Result   Flag   Reference   Units', 'Sodium         140             135-145     mmol/L', 'Potassium      6.8      HH     3.5-5.1     mmol/L', '']; // biome-ignore format: one sheet
const explain = (...lines: string[]) => {
  const text = `${[...SHEET, ...lines].join('\n')}\n`;
  const report = explainReport(text, knowledge);
  return {
    told: [...report.findings, ...report.recommendations, ...report.labs].map(({ text: said }) => said).join(' '),
    listed: report.notExplained.map(({ start, end }) => text.slice(start, end)).join('\n'),
    report,
  };
};

describe('a short line that a standard comment tells whole', () => {
  it.each([
    ['Telephoned to ward (SN Blake) 07:50.', /told your care team about this by phone/],
    [
      'CRITICAL VALUE called to and read back by R. Ortiz RN at 07:12 on 11/02/2024.',
      /told your care team about this by phone/,
    ],
    ['Comment: Recollection recommended.', /asks for a new sample/],
    ['Please send a new sample on ice.', /asks for a new sample/],
    ['Discussed with Dr Lowe (FY2) 13/09/24 09:15.', /talked about this with your care team/],
    ['Final report to follow at 5 days.', /further report from the lab is to come/],
    ['Comment: No hemoparasites seen.', /No germs such as those of malaria/],
    ['PARTNER TESTING RECOMMENDED.', /test for your partner too/],
    ['Treat only if symptomatic.', /treatment only if you have symptoms/],
    ['Specimen moderately hemolyzed; potassium may be falsely elevated.', /make potassium look higher than it is/],
  ])('is neither quoted nor listed: %s', (line, said) => {
    const { told, listed } = explain(line);
    expect(told).toMatch(said);
    expect(told).not.toMatch(/report (?:says|lists)|Ask your doctor to explain this line/);
    expect(listed).not.toContain(line.slice(-20));
  });

  it('is told once where it stands twice', () => {
    const { told } = explain('Potassium phoned to ward 07:50.', 'Results phoned to Dr Hill 08:10.');
    expect(told.match(/told your care team about this by phone/g)).toHaveLength(1);
  });

  it('cites its line and its entry', () => {
    const { report } = explain('Telephoned to ward (SN Blake) 07:50.');
    const sentence = report.sentences.find(({ text }) => /by phone/.test(text));
    expect(sentence?.knowledge).toEqual(['phoned']);
    expect(sentence?.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['Repeat sample in 6 weeks.', /asks for a new sample/],
    ['If symptoms persist please send a repeat sample.', /asks for a new sample/],
    [
      'Potassium 6.8 mmol/L phoned to ward; please repeat U&E within 2 weeks and review ACE inhibitor dose and diet before the next visit to clinic.',
      /^The lab has told your care team about this by phone\.$/,
    ],
  ])('is not any line with its words: %s', (line, said) => {
    expect(explain(line).report.findings.some(({ text }) => said.test(text))).toBe(false);
  });

  it('keeps beside the line what tells only a part of it', () => {
    const { told } = explain(
      'eGFR consistent with stage 3b chronic kidney disease if persistent for more than 3 months.',
    );
    expect(told).toMatch(/only if the values stay low for three months/);
  });
});

describe('protection that was measured', () => {
  it.each([
    ['Anti-HBs   3    IU/L   (>=10 = immune)', /found no protection against hepatitis B/],
    ['Anti-HBs   3    IU/L   (>=10)', /found no protection against hepatitis B/],
    ['Rubella IgG   0.8 index   NON-IMMUNE (IMMUNE >= 1.0)', /found no protection against rubella/],
    ['Anti-HBs   220  IU/L   (>=10)', /safe from hepatitis B/],
  ])('is told by its amount: %s', (line, said) => {
    expect(explain(line).told).toMatch(said);
  });

  it('is not told of what does not guard', () => {
    expect(explain('CMV IgG   3    AU/mL   (<6)').told).not.toMatch(/protection|safe/);
  });
});

describe('a sheet of answers behind labels', () => {
  const report = explainReport('FAX FROM: MERIDIAN CLINICAL LABS    PAGE 1 OF 1\nPATIENT: WILSON, T      AGE 29   F\nROUTINE PRENATAL\n\nABO GROUP: A\nRH TYPE: NEGATIVE\nANTIBODY SCREEN: POSITIVE\nVARICELLA IGG: IMMUNE\nHEPATITIS B SURFACE AG: NON-REACTIVE\nHIV 1/2 AG/AB: NON-REACTIVE\nRPR: NON-REACTIVE\nMSAFP: 0.92 MOM (OPEN SPINA BIFIDA RISK 1 IN 5,400 - SCREEN NEGATIVE)\n', knowledge); // biome-ignore format: one report

  it('is read as results', () => {
    expect(report.reportType).toBe('laboratory');
    expect(report.labs.map(({ name, value }) => `${name} ${value}`)).toEqual(['ABO GROUP A', 'RH TYPE NEGATIVE', 'ANTIBODY SCREEN POSITIVE', 'VARICELLA IGG IMMUNE', 'HEPATITIS B SURFACE AG NON-REACTIVE', 'HIV 1/2 AG/AB NON-REACTIVE', 'RPR NON-REACTIVE']); // biome-ignore format: one list
  });

  it('takes multiples of the median for no mother', () => {
    expect(report.findings.map(({ text }) => text).join(' ')).not.toMatch(/your family|mother/i);
  });
});

describe('germs of the stool', () => {
  it('have cysts that are no pockets of fluid', () => {
    const { told } = explain('Stool: Giardia lamblia cysts seen.');
    expect(told).not.toMatch(/fluid-filled|pocket/);
    expect(explainReport('ULTRASOUND\n\nFINDINGS:\nSimple cysts in both kidneys.\n', knowledge).findings[0]?.text).toMatch(/fluid-filled/); // biome-ignore format: one line
  });

  it('can be carried without illness', () => {
    const { told } = explain('Interpretation: potential C. difficile carrier.');
    expect(told).toMatch(/without illness/);
    expect(told).not.toMatch(/bowel infection/);
    expect(explain('Comment: C. difficile infection.').told).toMatch(/bowel infection called C\. diff/);
  });
});

describe('classes of a test for allergies', () => {
  it('are told with their scale', () => {
    const report = explainReport('LABORATORY REPORT\nTotal IgE    640 kU/L    (<90)\nPeanut (f13)            12.5 kUA/L   Class 3\nEgg white (f1)          <0.10 kUA/L  Class 0\n', knowledge); // biome-ignore format: one sheet
    const peanut = report.labs.find(({ name }) => /Peanut/.test(name));
    const egg = report.labs.find(({ name }) => /Egg/.test(name));
    expect(peanut?.text).toMatch(/class 3, on a scale from 0 \(none\) to 6.*does not prove an allergy/);
    expect(egg?.text).toMatch(/class 0/);
    expect(egg?.text).not.toMatch(/prove/);
    expect(explain('Total IgE   640 kU/L   (<90)').told).not.toMatch(/class/);
  });
});

describe('a drug that a table and its comment name', () => {
  it('is told once', () => {
    const report = explainReport('MICROBIOLOGY\nBlood culture\nCulture: Escherichia coli\nSensitivities\nAmoxicillin   R\nCo-amoxiclav  R\nGentamicin    S\n\nComment: Organism resistant to amoxicillin and co-amoxiclav.\n', knowledge); // biome-ignore format: one report
    const told = report.findings.map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/other drugs are amoxicillin/i);
    expect(told).toMatch(/amoxicillin and amoxicillin-clavulanate/);
  });
});
