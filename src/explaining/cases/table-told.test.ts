import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, summary } = explainReport(text, knowledge);
  return [summary, ...findings.map((one) => one.text)].join('\n');
};

describe('the row of a table of a picture', () => {
  const TEXT = `DUPLEX ULTRASOUND OF THE RIGHT LEG VEINS
INDICATION: Swelling of the calf.
FINDINGS:
VEIN              COMPRESS      FLOW          COMMENT
Femoral mid       full          phasic
Popliteal         none          absent        dilated to 11 mm, occlusive
Gastrocnemius     none          absent
IMPRESSION: Acute deep vein thrombosis of the right popliteal vein.`;

  it('is told with the names of its columns', () => {
    expect(told(TEXT)).toContain(
      'for “Popliteal”: compress: “none”, flow: “absent”, comment: “dilated to 11 mm, occlusive”',
    );
    expect(told(TEXT)).toContain('deep vein thrombosis');
  });

  it('denies nothing by the cell of another column, and fuses no rows', () => {
    expect(told(TEXT)).not.toMatch(/no sign of (?:widening|a vein)|occlusive Gastrocnemius/);
    expect(told(TEXT)).not.toContain('VEIN');
  });
});

describe('a word cut short', () => {
  it('ends no denial and keeps its doubt', () => {
    const text = `CT OF THE HEAD
FINDINGS: No int. hemorrhage. Poss. small left subdural hygroma. Prob. meningioma of the left falx.
IMPRESSION: As above.`;
    expect(told(text)).not.toMatch(/The scan shows (?:a |an )?(?:bleeding|growth)/);
    expect(told(text)).toMatch(/no sign of bleeding|No int/);
    expect(told(text)).toMatch(/probabl[ey]/);
  });
});
