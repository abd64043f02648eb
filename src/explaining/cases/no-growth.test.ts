import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const germs = (text: string): string =>
  faithful(text)
    .findings.map(({ text: said, assertion }) => `${assertion}: ${said}`)
    .join('\n');

describe('what a culture did not grow', () => {
  it.each([
    'STOOL CULTURE\n\nNo growth of Salmonella, Shigella or Campylobacter.',
    'MICROBIOLOGY\n\nStool: Salmonella: no growth. Campylobacter not isolated.',
    'STOOL CULTURE\n\nNo significant growth of Salmonella or Shigella.',
    'MICROBIOLOGY\n\nThroat swab: No growth of group A streptococcus.',
  ])('is not told as found: %s', (text) => {
    expect(germs(text)).not.toMatch(/^present/m);
    expect(germs(text)).toMatch(/did not find/);
    expect(germs(text)).not.toContain('growth of');
  });

  it('denies nothing that did grow', () => {
    const said = germs('URINE CULTURE\n\nNo growth of E. coli, but heavy growth of Klebsiella pneumoniae.');
    expect(said).toMatch(/present: The lab found germs called Klebsiella/);
    expect(said).toMatch(/absent: The lab did not find E\. coli/);
  });

  it('of a mass it says that the mass stays as it is, and not that there is none', () => {
    const { findings } = explained('CT CHEST\n\nFINDINGS: No growth of the tumor.\n\nIMPRESSION: Stable tumor.');
    expect(findings.filter(({ assertion }) => assertion === 'absent')).toEqual([]);
  });
});
