import { describe, expect, it } from 'vitest';
import { faithful, findings } from '../../../test/explained.js';

describe('what a gene test found, or did not find, is told plainly', () => {
  const ofBlood = findings(
    'Molecular Haematology\nSample: Peripheral blood\nJAK2 V617F mutation analysis: DETECTED\nBCR-ABL1 transcript (p210) by RT-PCR: NOT DETECTED\nCALR exon 9: not tested',
  );
  it('of a gene with the test beside its name', () => {
    expect(ofBlood).toContain('A change was found in the gene JAK2 (V617F).');
    expect(ofBlood).toContain('The joined gene BCR-ABL1 (Philadelphia change) was not found.');
    expect(ofBlood).toContain('The gene CALR was not tested.');
    expect(ofBlood).not.toMatch(/right|CALR was (?:found|not found)/);
  });

  it('in the rows of a table, and of genes in one line', () => {
    const text = findings(
      'MOLECULAR PATHOLOGY REPORT\nSpecimen: Lung, left lower lobe, core biopsy\nRESULTS\nGene    Variant    Allele fraction   Tier\nEGFR    c.2573T>G p.Leu858Arg       27%               I\nPertinent negatives: No variants detected in BRAF, KRAS and ERBB2.',
    );
    expect(text).toContain('A change was found in the gene EGFR (Leu858Arg), in 27% of its copies.');
    expect(text).toContain('No change was found in the genes BRAF, KRAS and ERBB2.');
  });

  it('the state of copy mistakes is no spot of a melanoma', () => {
    const text = findings(
      'MOLECULAR PATHOLOGY REPORT\nSpecimen: Lung, left lower lobe, core biopsy\nRESULTS\nMicrosatellite status: MSS',
    );
    expect(text).not.toMatch(/melanoma|satellite status/i);
    expect(text).toContain('do not hold many copy mistakes');
  });

  it('a change of unknown meaning is told as that', () => {
    const analysis = faithful(
      'HEREDITARY CANCER PANEL (34 genes)\nRESULT: No pathogenic variants were identified.\nA variant of uncertain significance was found in ATM: c.2119T>C (p.Ser707Pro).',
    );
    expect(analysis.summary).toContain('A change was found in the gene ATM, and it is not known what it means.');
  });

  it('the last word on HER2 is told', () => {
    const text = findings(
      'HER2 ADDENDUM\nSpecimen: Right breast core biopsy, invasive carcinoma\nHER2 IHC: 2+ (equivocal)\nHER2 dual-probe ISH: NOT AMPLIFIED.\nFinal HER2 status: NEGATIVE',
    );
    expect(text).toContain('HER2 negative');
    expect(text).not.toContain('HER2 positive');
  });
});
