import { describe, expect, it } from 'vitest';
import { explained, found } from '../../../test/explained.js';

describe('cores of the prostate', () => {
  const told = found(
    'PROSTATE, NEEDLE CORE BIOPSIES\nA. Right base: benign prostatic tissue, 2 cores.\nB. Right mid: high grade PIN, 2 cores.\nC. Right apex: prostatic adenocarcinoma, Gleason 3+3=6 (Grade Group 1), 1 of 2 cores, 1 mm, 5%.\nD. Left mid: adenocarcinoma, Gleason 4+3=7 (GG3), 2/2 cores, 11 mm, 65%, pattern 4 70% (cribriform present).\nE. Left apex: atypical small acinar proliferation (ASAP), 1/2 cores.\nF. MRI target left mid: adenocarcinoma 4+4=8 (GG4), 3/3 cores, 80% of tissue.\n',
  );
  it.each([
    'No cancer was found in the right base of the prostate.',
    'short of cancer (HGPIN)',
    'Gleason score 3+3=6 (Grade Group 1), in 1 of 2 pieces and 5% of the tissue, over 1 mm',
    'Gleason score 4+3=7 (Grade Group 3), in 2 of 2 pieces and 65% of the tissue, over 11 mm; about 70% of it is of pattern 4.',
    'Some of it grows in a sieve-like pattern (cribriform).',
    'a few cells look unusual, and it is unclear whether they are cancer (ASAP)',
    'the left middle target area of the prostate',
  ])('%s', (line) => expect(told).toContain(line));
});

describe('the blood beside a marrow', () => {
  const told = found(
    'BONE MARROW ASPIRATE AND TREPHINE\nINDICATION: 71M, pancytopenia. ?MDS\nPERIPHERAL BLOOD: Hb 82 g/L. Macrocytosis. No blasts seen.\nASPIRATE: Particulate and cellular. Blasts 7% of nucleated cells.\nCONCLUSION: Myelodysplastic syndrome. NGS pending.\n',
  );
  it('is a sample of its own, and no reason', () => {
    expect(told).toMatch(/The blood sample shows larger red blood cells/);
    expect(told).toMatch(/The blood sample shows no sign of/);
    expect(told).not.toMatch(/reason for the test, the report notes: no blasts/);
  });
  it('one test is one, whatever its last letter', () =>
    expect(told).toContain('The result of the NGS was still to come.'));
});

describe('a melanoma', () => {
  const text =
    'DERMATOPATHOLOGY\nA. Skin, left upper back, shave: Malignant melanoma, Breslow thickness at least 0.9 mm, 2 mitoses/mm2.\nB. Skin, nose, punch: Basal cell carcinoma.\nRECOMMENDATION: A - wide local excision. B - complete excision.\n';
  it('is told with its depth and its dividing cells', () => {
    expect(found(text)).toMatch(/It goes at least 0\.9 mm deep into the skin \(Breslow\)/);
    expect(found(text)).toMatch(/In one square millimeter, 2 dividing cells were seen/);
  });
  it('what is asked for one sample is asked for no other', () =>
    expect(
      explained(text)
        .recommendations.map((one) => one.text)
        .join('\n'),
    ).toMatch(/For sample A, the report/));
});
