import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(lines.join('\n'), knowledge);
const labs = (...lines: string[]) => explain(...lines).labs.map(({ text, status }) => `${status}: ${text}`);

describe('rows that were misread', () => {
  it('a count behind its share keeps the name of its cells, and no general range contradicts it', () => {
    const read = labs(
      'HAEMATOLOGY REPORT',
      'Name: Sam Test    Age 70 M    Collected 05/19/2025 09:30',
      'Hemoglobin ..... 11.8   L     (13.5 - 17.5) g/dL',
      'Differential (manual, 200 cells)',
      '  Neutrophils     12 %    abs  4.6    (1.8 - 7.7)',
      '  Basophils        0 %',
    );
    expect(read.join('\n')).not.toMatch(/Your abs |far below|heavy periods/);
    expect(read.join('\n')).toContain('absolute neutrophil count is 4.6, within');
    expect(read.join('\n')).toContain('blood loss,');
    // Without such a count the general range stays.
    expect(read.at(-1)).toContain('usual adult range');
  });

  it('less than the test can tell is what was expected', () => {
    const read = labs('ENDOCRINOLOGY', 'FSH        4.1    IU/L    (3.5 - 12.5)', 'beta hCG   <2     IU/L    Negative', 'Protein    30     mg/dL   Negative'); // biome-ignore format: one sheet
    expect(read[1]).toMatch(/^normal/);
    expect(read[2]).toMatch(/^abnormal/);
  });

  it('a line with its own answer is no first half of the next name, and an hour no part of one', () => {
    const read = labs(
      'ENDOCRINOLOGY',
      'Prolactin               3,870  H   mU/L    (<500)',
      '  Macroprolactin screen Negative (recovery 91 %)',
      'FSH                     4.1        IU/L    (3.5 - 12.5 follicular)',
      'Cortisol 09:10          318        nmol/L  (170 - 600)',
    );
    expect(read.join('\n')).toContain('follicle stimulating hormone (FSH) is 4.1');
    expect(read.join('\n')).toContain('Your cortisol is 318');
  });

  it('ratios, differences and powers of ten are no plain amounts', () => {
    const read = labs(
      'LABORATORY REPORT',
      'Colony count : > 10^5 CFU/ml',
      'CRP          9.6     mg/L    (< 5)',
      'COMMENT: Method changed in January 2025 (difference for CA 125 below 5 %). Exudate (fluid/serum protein 0.69, LDH 2.6).',
    );
    expect(read.join('\n')).not.toMatch(/CA 125|0\.69|2\.6|than 10 /);
    expect(read.join('\n')).toContain('10^5');
  });

  it('two classes of an antibody are told apart', () => {
    const read = labs(
      'IMMUNOLOGY',
      'Anticardiolipin IgG     62   U/mL (<20)',
      'Anticardiolipin IgM      8   U/mL (<20)',
    );
    expect(read[0]).toContain('(IgG)');
    expect(read[1]).toContain('(IgM)');
  });

  it('a step within the range is no rise', () => {
    const read = labs('TUMOUR MARKERS', 'Test         Result  Previous  Ref', 'CEA          2,9     2,7       < 5', 'CA 15-3      18,4    17,9      < 25', 'CRP          9,6     2,1       < 5'); // biome-ignore format: one sheet
    expect(read[0]).toContain('about the same');
    expect(read[2]).toContain('gone up');
  });
});

describe('what treatment does as a rule', () => {
  const sheet = ['COAGULATION', 'INR               4.9      2.0 - 3.0   H', 'Prothrombin time  54 s     10 - 13', 'APTT              48 s     25 - 35']; // biome-ignore format: one sheet
  it('does not calm beside blood that is too thin', () => {
    expect(labs(...sheet, 'COMMENT: INR above range. Omit warfarin tonight.').join('\n')).not.toMatch(/is expected/);
    expect(labs(...sheet).join('\n')).toMatch(/is expected/);
  });

  it('is told of a drug that works at a higher dose as that', () => {
    const { findings } = explain('URINE CULTURE', 'Organism : Escherichia coli', 'Nitrofurantoin  <=16  S', 'Piperacillin-tazobactam 16 SDD', 'Ciprofloxacin >=4 R'); // biome-ignore format: one sheet
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/piperacillin-tazobactam can work at a higher dose/);
  });
});
