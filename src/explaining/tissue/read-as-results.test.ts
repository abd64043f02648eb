import { describe, expect, it } from 'vitest';
import { explained, findings } from '../../../test/explained.js';

describe('what came of a sample', () => {
  it('is told where it stands below the line that names the sample', () => {
    const told = explained(
      'HISTOLOGY\nSpecimen: gallbladder.\nWall 4 mm. Two stones.\nChronic cholecystitis with cholelithiasis. No dysplasia or malignancy.',
    );
    expect(told.summary).toContain('chronic cholecystitis');
  });

  it('is the class of a needle sample below its site', () => {
    const told = findings(
      'FNA THYROID - CYTOLOGY\nSite: L lobe nodule 1.9 cm\nAdequate, cellular. Microfollicular groups.\nBethesda category IV: follicular neoplasm.\nMolecular testing sent - report to follow.',
    );
    expect(told).toContain('The Bethesda category is IV.');
    expect(told).toContain('There was enough in the sample to judge.');
    expect(told).toContain('A test of the genes has been asked for. The result is still to come.');
  });

  it('is no operation where the form of a cancer names one first', () => {
    const { reportType, findings: told } = explained(
      'THYROIDECTOMY SYNOPTIC\nProcedure: total thyroidectomy\nTumour focality: unifocal\nDominant tumour: papillary carcinoma, classic, 1.6 cm R lobe\nExtrathyroidal extension: none\nLymphatic invasion: present\nMargins: uninvolved\nStage: pT1b N0',
    );
    expect(reportType).toBe('pathology');
    expect(told.map(({ text }) => text).join('\n')).not.toContain('Among what was done');
  });

  it('is a very mild rejection, which is not denied by what follows it', () => {
    const { summary, findings: told } = explained(
      'TRANSBRONCHIAL BIOPSY, LUNG TRANSPLANT\n5 pieces of alveolated lung. ISHLT A1 B0.\nImpression: Minimal acute rejection (A1), no airway inflammation (B0).',
    );
    expect(summary).toContain('acute rejection');
    expect(told.some(({ importance }) => importance === 'urgent')).toBe(false);
  });

  it('keeps the sign of a share', () => {
    expect(
      findings(
        'PATHOLOGY REPORT\nAppendix, appendectomy:\n- Well differentiated neuroendocrine tumor, 6 mm. Ki-67 <1% (G1).',
      ),
    ).toContain('Less than 1% of the cells were growing when they were tested (Ki-67).');
  });

  it('weighs as the thing that a row names', () => {
    const { findings: told, summary } = explained(
      'LIVER BIOPSY\nIndication: raised ALT\n11 portal tracts. Macrovesicular steatosis 30%. Ballooning: present (1). No cirrhosis.\nConclusion: Steatohepatitis.',
    );
    expect(summary).toContain('steatohepatitis');
    expect(told.filter(({ sensitive }) => sensitive)).toEqual([]);
  });

  it('has edges that are clear, and is not normal for that', () => {
    const told = findings(
      'DERMATOPATHOLOGY\nA. Skin, right shin, shave:\nSquamous cell carcinoma in situ (Bowen disease), edges clear.',
    );
    expect(told).not.toContain('looked normal');
    expect(told).toMatch(/clean cut edges|edges of the .* clear/);
  });
});
