import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

describe('nodules that a needle was put into', () => {
  const told = found(
    'THYROID FNA\nNodule 1: Right lobe, 2.8 cm\nNodule 2: Left lobe, 1.5 cm\nSite 3: Left level IV lymph node\n\nNodule 1 - Bethesda category III: Atypia of undetermined significance.\nNodule 2 - Bethesda category VI: Papillary thyroid carcinoma.\nSite 3 - Positive for malignant cells.\n',
  );
  it('are each a sample of their own', () => {
    expect(told).toMatch(/Sample 1 shows unusual cells that cannot be judged yet/);
    expect(told).toMatch(/Sample 2 shows thyroid cancer/);
    expect(told).toMatch(/In sample 1, the Bethesda category is III/);
    expect(told).not.toMatch(/lymph node sample from the left side shows (?:unusual|thyroid)/);
  });
});

describe('a kidney sample with wire loops', () => {
  it('is no bowel without blood', () => {
    const { findings } = explained(
      'RENAL BIOPSY\nLIGHT MICROSCOPY: 13 of 24 glomeruli show endocapillary hypercellularity with wire loops. Fibrinoid necrosis in 2.\nDIAGNOSIS: Lupus nephritis\n',
    );
    expect(findings.flatMap(({ concepts }) => concepts)).not.toContain('bowel-ischemia');
    expect(findings.some(({ importance }) => importance === 'urgent')).toBe(false);
  });
});

describe('lines of a report on tissue', () => {
  it('calls a p53 of the wild type no negative', () => {
    expect(found('SURGICAL PATHOLOGY\nFINAL DIAGNOSIS: Endometrioid adenocarcinoma.\np53: wild type.\n')).toMatch(
      /The stain for the protein p53 looks as in normal cells \(wild type\)/,
    );
  });

  it('takes a fluid for no part of the sample above it', () => {
    expect(
      found(
        'SURGICAL PATHOLOGY\nFINAL DIAGNOSIS:\n1. UTERUS:\n - Adenomyosis\n2. OMENTUM: Negative for tumor\n3. PELVIC WASHINGS: Atypical cells\n',
      ),
    ).not.toMatch(/ample 3 (?:is )?from the fatty apron/);
  });
});

describe('specimens counted in Roman numbers', () => {
  const told = found(
    'Histopathology report\nSpecimen I: Pleura, left, VATS biopsy\nSpecimen II: Lymph node, station 7, EBUS-TBNA\n\nI. Pleura: Fibrous pleuritis. No granulomas. No malignancy.\nII. Station 7: Metastatic adenocarcinoma.\n',
  );
  it('keep what is denied in the first from the second', () => {
    expect(told).toMatch(/sample from the lining of your lung shows no sign of cancer/);
    expect(told).not.toMatch(/ample II[^.]* shows no sign of/);
  });
});
