import { describe, expect, it } from 'vitest';
import { found } from '../../../../test/explained.js';

const SAMPLE = (diagnosis: string, adequacy = 'On-site assessment: adequate, both sites.') =>
  `CYTOLOGY REPORT - FNA THYROID\n\nADEQUACY\n${adequacy}\n\nDIAGNOSIS\n1. Left lobe: Benign follicular nodule (Bethesda II).\n2. ${diagnosis}\n`;

describe('a lymph node that looks irritated', () => {
  it('is told with its place and level, and with a side only where one is named', () => {
    expect(found(SAMPLE('Level III node: reactive.'))).toContain(
      'The lymph node in your neck (level III) looked irritated (reactive)',
    );
    expect(found(SAMPLE('R level II node: reactive.'))).toContain(
      'The lymph node in your neck on the right side (level II) looked irritated (reactive)',
    );
    expect(found(SAMPLE('Axillary node: reactive hyperplasia.'))).toContain(
      'The lymph node in your armpit (axilla) looked irritated',
    );
  });

  it('is never called only that, as more may stand beside it', () => {
    expect(found(SAMPLE('Level III node: reactive, atypical cells present.'))).not.toMatch(/only irritated/);
  });
});

describe('whether there was enough to judge', () => {
  it('is said of the samples, not left without a subject', () => {
    const said = found(SAMPLE('Level III node: reactive.'));
    expect(said).toContain('There was enough in both samples to judge.');
    expect(said).not.toMatch(/^Adequate/m);
  });
});
