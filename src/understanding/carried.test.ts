import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../knowledge/testing.js';
import { readReport } from '../reading/index.js';
import { understand } from './index.js';

const concept = (id: string, kind: string, more: object = {}): object => ({
  id,
  term: id.replaceAll('-', ' '),
  kind,
  ...more,
});

const knowledge = tinyKnowledge({
  concepts: [
    concept('prostate', 'anatomy'),
    concept('breast', 'anatomy', { paired: true }),
    concept('skin', 'anatomy'),
    concept('nose', 'anatomy', { synonyms: ['nasal ala'] }),
    concept('kidney', 'anatomy', { paired: true }),
    concept('bladder', 'anatomy'),
    concept('tissue', 'anatomy'),
    concept('lymph-node', 'anatomy', { synonyms: ['lymph nodes'] }),
    concept('biopsy', 'procedure', { synonyms: ['core biopsy'] }),
    concept('lumpectomy', 'procedure', { synonyms: ['partial mastectomy'] }),
    concept('adenocarcinoma', 'disease'),
    concept('ductal-carcinoma', 'disease'),
    concept('basal-cell-carcinoma', 'disease'),
    concept('benign', 'descriptor'),
    concept('invasion', 'finding'),
    concept('cyst', 'finding'),
    concept('stone', 'finding'),
  ],
});

function found(text: string, head: string) {
  const frame = understand(readReport(text, knowledge), knowledge).frames.find(
    (one) => one.head?.ref.id === head && one.kind !== 'specimen' && one.kind !== 'reason',
  );
  if (!frame) throw new Error(`No frame about ${head}`);
  return {
    side: frame.laterality,
    sites: frame.sites.map((site) => site.ref.id),
    level: frame.level,
    label: frame.label ? text.slice(frame.label.start, frame.label.end) : null,
  };
}

const PROSTATE = `SURGICAL PATHOLOGY

SPECIMENS: Prostate, core biopsy.

DIAGNOSIS:
A. PROSTATE, LEFT BASE, CORE BIOPSY: Benign tissue.
B. PROSTATE, RIGHT MID, CORE BIOPSY: Adenocarcinoma, involving 30% of the tissue. Invasion is present.
C. PROSTATE, LEFT APEX, CORE BIOPSY: Benign tissue.
`;

describe('what a label says of what stands under it', () => {
  it('gives side, part and place of a specimen to the findings on its line', () => {
    expect(found(PROSTATE, 'adenocarcinoma')).toEqual({
      side: 'right',
      sites: ['prostate'],
      level: 'MID',
      label: 'PROSTATE, RIGHT MID, CORE BIOPSY',
    });
    expect(found(PROSTATE, 'invasion')).toMatchObject({ side: 'right', sites: ['prostate'], level: 'MID' });
  });

  it('gives them to the list below a label on a line of its own, until the next label', () => {
    const text = `SURGICAL PATHOLOGY

FINAL DIAGNOSIS

LEFT BREAST, PARTIAL MASTECTOMY:
- Ductal carcinoma, 1.3 cm.
- No invasion identified.

RIGHT BREAST, CORE BIOPSY:
- Cyst.
`;
    expect(found(text, 'ductal-carcinoma')).toMatchObject({ side: 'left', sites: ['breast'] });
    expect(found(text, 'invasion')).toMatchObject({ side: 'left' });
    expect(found(text, 'cyst')).toMatchObject({ side: 'right', label: 'RIGHT BREAST, CORE BIOPSY' });
  });

  it('reads a label in small letters', () => {
    const text =
      'Specimen: Skin, right nasal ala, biopsy.\n\nDiagnosis: Skin, right nasal ala: Basal cell carcinoma.\n';
    expect(found(text, 'basal-cell-carcinoma')).toMatchObject({ side: 'right', sites: ['nose', 'skin'] });
  });

  it('takes a lettered diagnosis to the specimen of that letter', () => {
    const text = `PATHOLOGY REPORT

SPECIMENS:
A. Left breast, core biopsy
B. Right breast, core biopsy

MICROSCOPIC DESCRIPTION: Sections were examined.

FINAL DIAGNOSIS:
A. Cyst.
B. Ductal carcinoma.
`;
    expect(found(text, 'cyst')).toMatchObject({ side: 'left', sites: ['breast'] });
    expect(found(text, 'ductal-carcinoma')).toMatchObject({ side: 'right', sites: ['breast'] });
  });

  it('does not guess where several specimens have no letters', () => {
    const text = `PATHOLOGY REPORT

SPECIMENS:
1. Left breast, core biopsy
2. Right breast, core biopsy

FINAL DIAGNOSIS:
Ductal carcinoma.
`;
    expect(found(text, 'ductal-carcinoma')).toMatchObject({ side: null });
  });

  it('leaves the side of an organ from what lies in another', () => {
    const text =
      'ULTRASOUND OF THE KIDNEYS\n\nFINDINGS:\nRight kidney: Cyst is seen. There is a stone in the bladder.\n';
    expect(found(text, 'cyst')).toMatchObject({ side: 'right', sites: ['kidney'] });
    expect(found(text, 'stone')).toMatchObject({ side: null, sites: ['bladder'] });
  });
});
