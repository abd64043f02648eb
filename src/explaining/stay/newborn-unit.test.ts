import { describe, expect, it } from 'vitest';
import { faithful, found } from '../../../test/explained.js';

const UNIT = `Neonatal unit discharge
Baby girl, born 33+1, BW 1890 g. Now 36+5, weight 2410 g.
Problems:
Respiratory distress syndrome - CPAP 2 days, surfactant x1, air since day 4.
Suspected sepsis - blood culture no growth, antibiotics stopped at 48 h.
Feeding: breast plus EBM top-ups.
NG feeds until 35 weeks.`;

describe('the paper of a newborn that leaves the unit', () => {
  it('raises no alarm for what was treated there', () => {
    const analysis = faithful(UNIT);
    expect(analysis.reportType).toBe('discharge_summary');
    expect(analysis.findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(analysis.recommendations.map(({ text }) => text).join('\n')).not.toContain('911');
  });

  it('knows the illness of early lungs, milk and feeds, and room air', () => {
    const said = found(UNIT);
    expect(said).toContain('stiff lungs of an early baby');
    expect(said).toContain('EBM (pumped breast milk)');
    expect(said).toContain('feeding through a tube in the nose');
    expect(said).not.toContain('air or gas');
    expect(said).not.toMatch(/did not have medicine/);
  });
});

describe('the stage of lasting kidney damage', () => {
  it('is told as a stage', () => {
    const said = found('RENAL WARD - Summary of admission\nCourse: He has CKD 3b and diabetes. The catheter stays in.');
    expect(said).toContain('lasting kidney damage (CKD) stage 3b');
  });
});

describe('the diagnosis at discharge', () => {
  it('is read below either order of its words', () => {
    const { summary } = faithful(
      'NEUROLOGY D/C SUMMARY\n\nDx at discharge: Epilepsy\nLOS: 2 nights\n\nShe had a shoulder dislocation that was reduced in the emergency room.',
    );
    expect(summary).toMatch(/^(?:The first diagnosis listed for your stay|Your diagnosis)[^.]*epilepsy/);
  });
});
