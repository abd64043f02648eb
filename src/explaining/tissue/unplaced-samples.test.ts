import { describe, expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

describe('a sample of unknown place is told by its printed label, and never takes the place of another', () => {
  it('with a Roman number', () => {
    const text = found(
      'HISTOPATHOLOGY REPORT\nIMPRESSION\nI. Right ovary: Serous carcinoma.\nII. Second container: No tumour seen.\nIII. Fluid: No malignant cells.',
    );
    expect(text).toContain('The sample from your right ovary shows cancer');
    expect(text).toContain('Sample II shows no sign of a growth');
    expect(text).toContain('Sample III shows no sign of cancer cells');
    expect(text).not.toMatch(/ovary shows no sign/);
  });

  it('where all that were sent stand in one line', () => {
    const text = found(
      'HISTOPATHOLOGY REPORT\nNature of specimen: I) Left lower lobe II) Station 7 node III) ?\nImpression:\nI) Adenocarcinoma lung, 2.8 cm.\nII) One lymph node, free of tumour (0/1).\nIII) No evidence of malignancy.',
    );
    expect(text).toContain('Sample III shows no sign of cancer');
    expect(text).toContain('In sample II, no cancer was found in the 1 lymph node');
    expect(text).not.toMatch(/lobe[^.]* shows no sign/);
    const small = found(
      'HISTOPATHOLOGY\nSpecimen: (a) Sigmoid colon (b) "rings"\nConclusion:\n(a) Moderately differentiated adenocarcinoma of the sigmoid colon, pT3.\n(b) No evidence of malignancy.',
    );
    expect(small).toContain('Sample (b) shows no sign of cancer');
    expect(small).not.toMatch(/large bowel shows no sign/);
  });

  it('in a pot, a jar or a bottle with a number', () => {
    const text = found(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nSpecimen 1: Right breast, lumpectomy: Invasive ductal carcinoma, 11 mm.\nSpecimen 2: Shave, superior: No carcinoma seen.',
    );
    expect(text).toContain('The sample from your right breast shows a breast cancer');
    expect(text).toContain('Sample 2 shows no sign of cancer');
    const pots = found(
      'HISTOPATHOLOGY\nMICROSCOPY\nPot 1: Left tonsil: Squamous cell carcinoma.\nPot 2: Bed: No carcinoma.\nCONCLUSION\nPot 1: squamous cell carcinoma. Pots 2 and 3: no tumour.',
    );
    expect(pots).not.toMatch(/[Ss]ample 1 (?:shows|showed) no|The sample shows no|tonsil shows no/);
  });

  it('where one entry of a list denies what another one shows', () => {
    const text = found(
      'HISTOPATHOLOGY REPORT\nDiagnosis\n1. Stomach, antrum - signet ring cell carcinoma.\n2. Not labelled - no evidence of malignancy.',
    );
    expect(text).toContain('Sample 2 shows no sign of cancer');
    expect(text).not.toContain('The sample shows no sign of cancer');
  });

  it('and a list of what was found in one sample stays one sample', () => {
    const text = found(
      'SURGICAL PATHOLOGY\nLEFT BREAST, LUMPECTOMY:\nDIAGNOSIS\n1. Invasive ductal carcinoma, 9 mm.\n2. Margins negative for carcinoma.\n3. Usual ductal hyperplasia.',
    );
    expect(text).not.toMatch(/sample [123]\b/i);
  });
});
