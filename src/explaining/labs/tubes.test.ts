import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const labs = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge).labs;

describe('the tubes of one spinal tap', () => {
  const told = labs(
    'Department of Laboratory Medicine',
    'Laboratory report',
    'CEREBROSPINAL FLUID (lumbar puncture)',
    '                              Tube 1           Tube 3           Reference',
    'White cells (/cmm)            184              176              0-5',
    'Red cells (/cmm)              46               4                0',
    'Protein                       0.71 g/L                          0.15-0.45',
    'Glucose, plasma (paired)      5.4 mmol/L                        ratio 0.61 (over 0.50)',
    '',
    'BLOOD, same date',
    'CRP                  14 mg/L          (<5)',
    'White cell count     8.8 x10^9/L      (4.0-11.0)',
  );

  it('are told one by one, and none as the one of before', () => {
    expect(told.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'White cells (/cmm) (Tube 1) 184',
      'White cells (/cmm) (Tube 3) 176',
      'Red cells (/cmm) (Tube 1) 46',
      'Red cells (/cmm) (Tube 3) 4',
      'Protein 0.71',
      'Glucose, plasma (paired) 5.4',
      'ratio 0.61',
      'CRP 14',
      'White cell count 8.8',
    ]);
    expect(told.map(({ text }) => text).join(' ')).not.toMatch(/before/);
    expect(told[0]?.text).toMatch(/^Your CSF white blood cell count \(tube 1\) is 184, far above .* 0 to 5/);
    expect(told[4]?.text).toMatch(/0\.15 to 0\.45/);
  });

  it('are not what is measured in the blood below them', () => {
    expect(told[7]?.text).toMatch(/^Your C-reactive protein/);
    expect(told[8]?.text).toMatch(/^Your white blood cell count is 8\.8/);
  });
});

describe('a line on the urine among blood tests', () => {
  const sheet = (line: string) =>
    labs(
      'Laboratory report',
      'Material: serum, EDTA blood, spot urine',
      'Analysis                        Result     Unit       Reference      Previous (02/2023)',
      'ESR (1 h)                       34 +       mm         < 20           22 +',
      'Creatinine                      0.94       mg/dl      0.70-1.20      0.91',
      '',
      line,
      '',
      'IgG                             1690 +     mg/dl      700-1600',
      'Protein                         12         mg/dl      < 15',
    ).map(({ text }) => text);

  it('that holds its own answer makes nothing below it urine', () => {
    const told = sheet('Immunofixation urine: no monoclonal band, no Bence Jones protein');
    expect(told).toHaveLength(4);
    expect(told.join(' ')).not.toMatch(/urine/);
  });

  it('that is a title does', () => {
    expect(sheet('Urine').at(-1)).toMatch(/^Your urine protein/);
  });

  it('keeps a unit that stands under the units with its result', () => {
    expect(sheet('Serum')[0]).toMatch(/^Your erythrocyte sedimentation rate.* is 34 mm, .*below 20.*It was 22/);
  });
});

describe('a panel of tests for germs below the tubes of a tap', () => {
  it('is no part of their table', () => {
    const { labs: rows } = explainReport(
      [
        'Department of Laboratory Medicine',
        'Laboratory report',
        'CEREBROSPINAL FLUID (lumbar puncture)',
        '                              Tube 1           Tube 3           Reference',
        'White cells (/cmm)            184              176              0-5',
        '',
        'Gram stain: No organisms seen',
        '',
        'Meningitis/encephalitis PCR panel',
        'Enterovirus                       DETECTED',
        'Varicella zoster virus            Not detected',
        'Human parechovirus                Not detected',
        'Neisseria meningitidis            Not detected',
        'Listeria monocytogenes            Not detected',
        'Cryptococcus                      Not detected',
        '',
        'COMMENT',
        'Enteroviral (viral) meningitis.',
        '',
      ].join('\n'),
      knowledge,
    );
    const names = rows.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['White cells (/cmm) (Tube 1)', 'White cells (/cmm) (Tube 3)']);
    expect(names.slice(2)).toHaveLength(6);
    expect(names.slice(2).join(' ')).not.toMatch(/Tube/);
  });
});
