import { describe, expect, it } from 'vitest';
import { explained, faithful, found } from '../../../test/explained.js';

const SCAN = (findings: string, conclusion = 'Normal study.') =>
  `RENAL SCAN (DMSA)\n\nFINDINGS:\n${findings}\n\nIMPRESSION: ${conclusion}\n`;

describe('how much each kidney works', () => {
  it('is told of each, with what it was before', () => {
    expect(found(SCAN('Differential function: left 38% (previously 44%), right 62%.'))).toContain(
      'left kidney does 38% of the work (44% before), and the right kidney does 62% of the work',
    );
    expect(found(SCAN('Split renal function: L 47%, R 53%.'))).toContain('left kidney does 47% of the work');
  });

  it('is not told where the line says more', () => {
    expect(found(SCAN('Differential function: left 38%, right 62%, unreliable because of movement.'))).not.toContain(
      '% of the work',
    );
  });
});

describe('words of kidney scans', () => {
  it('a duplex kidney is no ultrasound, and drainage no wound', () => {
    expect(found(SCAN('Both kidneys are normal in size.', 'No duplex or horseshoe anatomy.'))).not.toMatch(
      /ultrasound of blood flow/,
    );
    expect(found('MAG3 RENOGRAM\n\nFINDINGS: No obstruction.\n\nIMPRESSION: Normal drainage.\n')).not.toMatch(
      /leaking fluid/,
    );
  });

  it('a known illness with a grade is told as known before', () => {
    const text =
      'RENAL ULTRASOUND\n\nClinical notes: Known grade IV vesicoureteric reflux on the right.\n\nFindings: Both kidneys are normal in size.\n\nConclusion: Normal study.\n';
    const finding = faithful(text).findings.find(({ text: told }) => /reflux/.test(told));
    expect(finding?.temporality).toBe('historical');
    expect(finding?.text).toMatch(/^As background for the test, the report notes: known grade IV/);
  });

  it('a patient whose months are counted is a child', () => {
    const text =
      'RENAL SCAN (DMSA)\n\nDear Dr,\nThank you for referring Ann, aged 4 years 2 months.\n\nFindings: Both kidneys are normal in size.\n\nConclusion: Normal study.\n';
    expect(explained(text).summary).toContain('your child’s kidneys');
    expect(explained(text.replace('4 years 2 months', '44 years')).summary).toContain('your kidneys');
  });

  it('tunnels are told by what they join', () => {
    expect(
      found('CT ABDOMEN\n\nFINDINGS: No free air.\n\nIMPRESSION: Early colovesical fistula cannot be excluded.\n'),
    ).toMatch(/a tunnel between the bowel and the bladder/);
  });
});

describe('a test that is asked for again', () => {
  it.each([
    ['Labs again in 6-8 weeks.', /blood test in 6(?:-| to )8 weeks/],
    ['TSH again in 6 weeks.', /TSH.*in 6 weeks/],
  ])('is a recommendation: %s', (line, told) => {
    const { recommendations } = faithful(`LABORATORY REPORT\n\nTSH 9.8 High 0.4-4.5 mIU/L\n\nCOMMENT: ${line}\n`);
    expect(
      recommendations
        .filter(({ kind }) => kind === 'from_report')
        .map(({ text }) => text)
        .join('\n'),
    ).toMatch(told);
  });
});
