import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

/** Everything that is told, listed or explained of a report. */
function everything(text: string): string {
  const { summary, findings, recommendations, glossary } = explainReport(text, knowledge);
  return [
    summary,
    ...[...findings, ...recommendations].map((one) => one.text),
    ...glossary.map(({ term }) => term),
  ].join('\n');
}

describe('whose paper it is, and what stands on every such paper', () => {
  it('is told as nothing, and explains no word', () => {
    const text = everything(
      'US KIDNEYS\n\nFINDINGS: Right kidney normal. Simple cyst of the left kidney, 2 cm.\nCONCLUSION: Simple cyst of the left kidney.\nUltrasound has its limitations. Not all abnormalities can be detected.\nDr Ann Foley, SpR Radiology\nChecked: Dr P. Tuohy, Consultant Radiologist  IMC on file\n',
    );
    expect(text).not.toMatch(/tuohy|foley|checked|consult|limitation|abnormalit|on file/i);
    expect(text).toMatch(/left kidney/);
  });

  it('is no clean bill within a line', () => {
    const text = everything(
      'CT CHEST\n\nFINDINGS: Nodule of 6 mm in the right lung. Not all lesions can be detected on this study. A lay summary letter has been mailed to the patient.\n',
    );
    expect(text).not.toMatch(/no sign|letter/i);
    expect(text).toMatch(/6 mm/);
  });

  it('holds no conclusion in the words of a laboratory on its own methods', () => {
    const text = everything(
      'CYTOLOGY REPORT\n\nDIAGNOSIS: Benign colloid nodule of the thyroid.\nThis test was developed and its performance characteristics determined by this laboratory. It has not been cleared by the FDA.\n',
    );
    expect(text).not.toMatch(/FDA|characteri/);
    expect(text).toMatch(/colloid nodule/);
  });

  it('leaves a visit and a plan alone', () => {
    const text = everything(
      'DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia\nFOLLOW UP:\nDr Bell, Consultant Cardiologist, 6 weeks\nDr Wren to review wound in 10 days\n',
    );
    expect(text).toMatch(/6 weeks/);
    expect(text).toMatch(/10 days/);
  });
});

describe('a frame that says it clumsily', () => {
  it('agrees in number', () => {
    const text = everything('CHEST X-RAY\n\nFINDINGS: No surgical clips. No pacemaker wires seen. Lungs clear.\n');
    expect(text).not.toMatch(/(?:clips|wires\)?|stents) was/);
    expect(text).toMatch(/no surgical clips/);
  });

  it('calls nothing normal in the name of a report that does not', () => {
    const text = everything('US ABDOMEN\n\nFINDINGS: Portal vein is patent with hepatopetal flow.\n');
    expect(text).not.toMatch(/calls this normal/);
    expect(text).toMatch(/hepatopetal/);
  });

  it('takes a bulge between the bones of the back for a disc, and a pattern of gas for no gas', () => {
    expect(everything('MRI LUMBAR SPINE\n\nFINDINGS: L4/5: Mild broad based bulge.\n')).toMatch(/bulging spine disc/);
    expect(everything('ABDOMEN X-RAY\n\nFINDINGS: Normal bowel gas pattern.\n')).not.toMatch(/air or gas/);
    expect(
      everything(
        'DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia\nHOSPITAL COURSE: He was seen with fever. Sats 96% OA. DNA last appt.\n',
      ),
    ).not.toMatch(/joint|gene\b/i);
    expect(everything('CT ABDOMEN\n\nFINDINGS: Bulge in the outline of the left kidney.\n')).not.toMatch(/disc/);
  });
});
