import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(lines.join('\n'), knowledge);
const SHEET = [
  'LABORATORY REPORT',
  'TSH        0.02   L   0.10 - 2.50 uIU/mL',
  'Free T4    2.9    H   0.8 - 1.8 ng/dL',
];

describe('what stands first for a laboratory report', () => {
  it('is what the laboratory takes its results for, and no apology', () => {
    const { findings, summary } = explain(
      ...SHEET,
      '',
      'CORRECTION: TSH was first reported as 2.0 uIU/mL. All other results unchanged. We regret the error; an incident review has been opened.',
      '',
      'Laboratory comment:',
      'Suppressed TSH with positive TSH receptor antibodies indicates hyperthyroidism due to Graves disease.',
    );
    expect(findings[0]?.importance).toBe('important');
    expect(summary).toContain('overactive thyroid');
    expect(summary).not.toMatch(/regret|All other results/);
    const { findings: open } = explain(...SHEET, '', 'Comment: hyperthyroidism is one possible cause.');
    expect(open.every(({ importance }) => importance !== 'important')).toBe(true);
  });

  it('tells of a result that a sentence puts right what was first given', () => {
    const { labs } = explain(...SHEET, '', 'CORRECTION: TSH was first reported as 2.0 uIU/mL (decimal point lost).');
    expect(labs[0]?.text).toContain('it first gave 2.0');
    expect(labs[1]?.text).not.toContain('first gave');
  });

  it('is the order that cannot wait, then the one about a medicine', () => {
    const { recommendations } = explain(
      ...SHEET,
      '',
      'Comment: TRAb should be repeated at 18-22 weeks. Please start propylthiouracil 50 mg three times a day. Endocrinology referral is advised without delay, within 2 weeks.',
    );
    const asked = recommendations.filter(({ kind }) => kind === 'from_report').map(({ text }) => text);
    expect(asked.findIndex((text) => /without delay/.test(text))).toBe(0);
    expect(asked.findIndex((text) => /propylthiouracil/.test(text))).toBeLessThan(
      asked.findIndex((text) => /18/.test(text)),
    );
  });

  it('is none of the marks of the sheet, and no name below it', () => {
    const { findings, recommendations, keyPoints } = explain(
      ...SHEET,
      '',
      'Ordered by Dr. Renata Chimera.',
      'Decimal comma is used. Asterisk = outside of reference.',
      'Recommendation: Repeat in 4 weeks.',
      'Dr. ssa M. Fantasia, Laboratory Director',
    );
    const all = [...findings, ...recommendations].map(({ text }) => text).join('\n') + keyPoints.join('\n');
    expect(all).not.toMatch(/Chimera|Decimal|Asterisk|Fantasia/);
    expect(all).toMatch(/4 weeks/);
  });

  it('names no result as missing that another row gives', () => {
    const { summary } = explain('LIPIDS', 'LDL (calculated)   not reported', 'LDL, direct   161 mg/dL   High   under 100', 'HDL cholesterol   34 mg/dL   Low   over 40'); // biome-ignore format: one sheet
    expect(summary).not.toContain('no result for LDL');
  });
});

describe('a result that cannot wait, with word of a second measuring', () => {
  const urgent = (line: string) =>
    explain(line).findings.some(({ urgency }) => urgency !== null && urgency !== 'known');
  it.each([
    'Sodium 168 mmol/L (135-145), repeat confirmed.',
    'Sodium 168 mmol/L (135-145), confirmed on repeat.',
    'Sodium 168 mmol/L (135-145), please repeat in 2 hours.',
  ])('is told as such: %s', (line) => {
    expect(urgent(line)).toBe(true);
  });
  it.each(['Potassium 6.9 mmol/L (3.5-5.1), repeat 4.2.', 'Potassium 6.9 mmol/L (3.5-5.1), repeat was normal.'])(
    'is gone by where the second is told: %s',
    (line) => {
      expect(urgent(line)).toBe(false);
    },
  );
});
