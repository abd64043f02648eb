import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (text: string) => explainReport(text, knowledge);
const findings = (text: string) => explain(text).findings.map((one) => one.text);

describe('the note of a birth by surgery', () => {
  const text =
    'OPERATIVE REPORT\n\nPREOPERATIVE DIAGNOSIS: Arrest of descent.\n\nPROCEDURE: Primary low transverse cesarean section.\n\nANESTHESIA: Epidural.\n\nESTIMATED BLOOD LOSS: 900 mL.\n\nFINDINGS: Live-born female infant, Apgars 8 and 9. The infant was vigorous. Normal uterus.\n\nTECHNIQUE: The patient was prepped and draped. An incision was made. The skin was closed.\n';
  it('is told to the mother, and her blood is not that of the baby', () => {
    const told = findings(text).join('\n');
    expect(told).toContain('You lost about 900 ml of blood.');
    expect(told).not.toMatch(/Your baby (?:lost|lay|was taken)|Your baby’s womb/);
  });
});

describe('a look into the large bowel', () => {
  it('puts no tube into the windpipe', () => {
    const text =
      'ENDOSCOPY UNIT - COLONOSCOPY REPORT\n\nIndication: Positive stool test.\nExtent: Caecum. Caecal intubation time 6 min.\n\nFindings:\n- Sigmoid: scattered diverticula.\n\nImpression: Diverticulosis.\n';
    const { title } = explain(text);
    expect(title).toBe('Colonoscopy report');
    expect(findings(text).join('\n')).not.toMatch(/windpipe|breathing tube/);
  });
});

describe('a telegraphic note', () => {
  it('takes no complications for no blood loss', () => {
    const text =
      'OPERATION NOTE\n\nOp: Open appendicectomy\nAnaes: GA\nFindings: inflamed appendix.\nEBL: 20 ml.\nComps: nil\n';
    const told = findings(text).join('\n');
    expect(told).toContain('You lost about 20 ml of blood.');
    expect(told).toContain('You were put to sleep for it (general anesthesia).');
    expect(told).not.toMatch(/no blood loss/);
  });
});

describe('a look at the heart arteries', () => {
  const text = (line: string) =>
    `CARDIAC CATHETERIZATION REPORT\n\nINDICATION: Chest pressure.\n\nHEMODYNAMICS: Aortic pressure 141/74 mmHg. No gradient.\n\nCORONARY ANGIOGRAPHY:\n${line}\n\nIMPRESSION: Coronary disease.\n`;
  it.each([
    'LAD: 85% stenosis in the mid segment just after the first diagonal.',
    'LAD: 85% mid stenosis, distal to the second septal perforator.',
  ])('tells the artery that is narrowed, not the branch that marks the place: %s', (line) => {
    const told = findings(text(line)).join('\n');
    expect(told).toMatch(/front heart artery[^.]* is narrowed by 85%/);
    expect(told).not.toMatch(/side artery[^.]* is narrowed/);
  });
  it('still tells a narrowed branch', () => {
    expect(findings(text('D1: 60% ostial.')).join('\n')).toMatch(/side artery of your heart[^.]* is narrowed by 60%/);
  });
  it('takes no pressure in a vessel for one in the eye', () => {
    expect(explain(text('LAD: 40% proximal.')).findings.some(({ urgency }) => urgency !== null)).toBe(false);
  });
});
