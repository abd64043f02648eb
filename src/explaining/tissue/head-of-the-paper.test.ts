import { describe, expect, it } from 'vitest';
import { explained, faithful, found } from '../../../test/explained.js';

describe('the head of a tissue report without headings', () => {
  it('is no conclusion', () => {
    const text = found(
      'HAEMATOPATHOLOGY INTEGRATED REPORT    HMDS ref 24/55555\nPt  Mr Quentin Blackthorn   dob 02.02.1960\n\n(1) LYMPH NODE, L neck, excision, 20 mm\nNo malignancy. Reactive follicular hyperplasia.\n\n(2) BONE MARROW trephine\nNormocellular marrow. No infiltrate.',
    );
    expect(text).not.toMatch(/Blackthorn|INTEGRATED|HMDS/);
    expect(text).toMatch(/[Rr]eact|irritation/);
  });
});

describe('what was looked into and not found', () => {
  it('is not told as possible', () => {
    const text = found(
      'HISTOLOGY\nMicro: There is CIN3 with crypt involvement. A focus suspicious for early stromal invasion was examined with levels and p16: no invasion confirmed.',
    );
    expect(text).not.toContain('may show growth');
    expect(found('HISTOLOGY\nMicro: There is CIN3. A focus suspicious for early stromal invasion is seen.')).toMatch(
      /may show growth|suspicious/,
    );
  });
  it('"intact in regards to adenopathy" denies it', () => {
    const text = found(
      'CT CHEST\nFINDINGS: There is subcarinal adenopathy. The left axilla is intact in regards to adenopathy.\nIMPRESSION: Subcarinal adenopathy.',
    );
    expect(text).not.toMatch(/shows swollen lymph nodes[^.]* on the left side/);
  });
});

describe('words of another field', () => {
  it('an acinar pattern of the lung is no prostate cancer', () => {
    const analysis = faithful(
      'SURGICAL PATHOLOGY\nSpecimen: RUL lung core\nDIAGNOSIS: LUNG RUL, CORE: ADENOCARCINOMA, ACINAR AND MICROPAPILLARY PATTERNS. TTF-1 +.',
    );
    expect(JSON.stringify(analysis)).not.toContain('prostate');
    expect(JSON.stringify(analysis.findings)).toContain('cancer of gland cells');
  });
  it('EMT of the womb is no ambulance worker', () => {
    const analysis = explained(
      'Specimen: ENDOMETRIAL CURETTINGS      Clin: PMB, EMT 17mm\nHISTOPATHOLOGIC DIAGNOSIS:\nBENIGN ENDOMETRIAL POLYP',
    );
    expect(JSON.stringify(analysis)).not.toContain('ambulance worker');
  });
});

describe('advice beside a finding that is only announced', () => {
  it('is told, and its reason stands with the finding', () => {
    const asked = faithful(
      'HISTOPATHOLOGY\nSpecimen: incisional biopsy, left buccal mucosa.\nIMPRESSION: Moderate epithelial dysplasia.\nNote: Deeper rebiopsy from ulcer edge advised as clinical suspicion of malignancy is high.',
    ).recommendations.map(({ text }) => text);
    expect(asked.join(' ')).toContain('Deeper rebiopsy from ulcer edge advised');
    expect(asked.join(' ')).not.toMatch(/malignancy|something that stands/);
  });
});
