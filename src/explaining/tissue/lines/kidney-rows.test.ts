import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../../test/explained.js';
import { plainLine } from '../plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('rows of a kidney sample', () => {
  it.each([
    ['Globally sclerosed glomeruli: 4/22', '4 of the 22 filters of the kidney (glomeruli) are fully scarred'],
    ['Segmental sclerosis 1/12', '1 of the 12 filters of the kidney (glomeruli) is partly scarred'],
    [
      'Cellular crescents in 5 of 20 glomeruli',
      '5 of the 20 filters of the kidney (glomeruli) show crescents. a crescent is a sign of strong swelling in a filter',
    ],
    [
      'Fibrous crescents: 0/20',
      'none of the 20 filters of the kidney (glomeruli) show old crescents, scars of strong swelling',
    ],
    [
      'Fibrinoid necrosis: present in 2 glomeruli',
      'dead spots (necrosis) were seen in 2 filters of the kidney (glomeruli)',
    ],
    ['Interstitial fibrosis 15 %', '15% of the working kidney tissue in the sample is scarred (interstitial fibrosis)'],
    ['IFTA: about 30%', 'about 30% of the working kidney tissue in the sample is scarred (IFTA)'],
    [
      'IgG, IgM, C3 and C1q negative',
      'glowing dyes found none of these proteins of the immune system: IgG, IgM, C3 and C1q',
    ],
    ['Number of glomeruli: 14', 'the sample holds 14 of the tiny filters of the kidney (glomeruli)'],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });

  it('leaves a count that cannot be', () => {
    expect(texts('Global sclerosis 20/18')).toBeNull();
  });

  it('tells each letter of the score of IgA nephropathy', () => {
    expect(texts('Oxford MEST-C score: M1 E0 S1 T0 C1')).toContain(
      'crescents in fewer than a quarter of the filters (C1)',
    );
  });

  it('calls the crescents by the illness that the conclusion names, and lets it be as urgent', () => {
    const report =
      'RENAL BIOPSY\nLight microscopy: 20 glomeruli. Cellular crescents in 8 of 20 glomeruli.\nDIAGNOSIS: Pauci-immune crescentic glomerulonephritis.';
    const { summary, findings } = explained(report);
    expect(summary).toContain('fast harm to the kidney filters');
    expect(summary).toContain('This needs care today to save the kidneys.');
    expect(summary).not.toContain('anti-GBM');
    expect(findings.filter(({ importance }) => importance === 'urgent')).toHaveLength(1);
    expect(found(report)).toContain('8 of the 20 filters of the kidney (glomeruli) show crescents.');
  });
});
