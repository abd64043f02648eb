import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const summaryOf = (text: string) => explainReport(text, knowledge).summary;

describe('what the conclusion calls the test', () => {
  it('heads the picture of a part that it calls negative', () => {
    const summary = summaryOf(
      'X-RAY OF THE RIGHT ANKLE\n\nFINDINGS: There is a small plantar calcaneal spur. No fracture.\n\nIMPRESSION: Negative right ankle.',
    );
    expect(summary).toMatch(/^The report calls this test negative \(what it looks for was not found\)\./);
  });

  it('is told of each part where every part has one', () => {
    const summary = summaryOf(
      'X-RAYS OF THE SPINE\n\nCERVICAL SPINE\nFINDINGS: Discs are normal.\nIMPRESSION: Negative cervical spine.\n\nLUMBAR SPINE\nFINDINGS: Discs are normal.\nIMPRESSION: Negative lumbar spine.',
    );
    expect(summary).toMatch(/^The report calls each part of this test negative/);
  });

  it.each([
    'Normal size of the spleen.',
    'Normal heart size.',
    'Normal growth.',
    'Negative for fracture.',
    'Otherwise negative ankle.',
  ])('is not what %s says', (line) => {
    const text = `X-RAY OF THE CHEST\n\nFINDINGS: The heart is normal in size.\n\nIMPRESSION: ${line}`;
    expect(summaryOf(text)).not.toMatch(/calls this test/);
  });

  it('heads a test that is written up like an operation, before a beat that was provoked in it', () => {
    const summary = summaryOf(
      'OPERATION REPORT\n\nPOSTOPERATIVE DIAGNOSIS: Normal electrophysiology study.\n\nPROCEDURE: Electrophysiology study.\n\nDESCRIPTION: Five beats of ventricular tachycardia were induced, a nonspecific finding.',
    );
    expect(summary).toMatch(/^The report calls this test normal\./);
    expect(summary).not.toMatch(/dangerous/);
  });
});

describe('the conclusion of a picture', () => {
  it('is not what it was asked for, nor its first interpretation', () => {
    const { summary, findings } = explainReport(
      'CT OF THE HEAD\n\nDIAGNOSIS: Hypertension.\n\nTECHNIQUE: No contrast.\n\nINTERPRETATION: The probe was positioned. There is mild sinus disease.\n\nIMPRESSION: Old infarct in the left parietal lobe.',
      knowledge,
    );
    expect(summary).toMatch(/^The (?:scan|report)[^.]*(?:stroke|infarct)/i);
    expect(findings.map(({ text }) => text).join(' ')).not.toMatch(
      /scan shows high blood pressure|conclusion says: “The probe/,
    );
  });
});

describe('when to get help', () => {
  it('keeps the choice between a call and the emergency room, and speaks in whole sentences', () => {
    const { recommendations } = explainReport(
      'DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Knee replacement.\n\nDISCHARGE INSTRUCTIONS: She is to call if there are any problems. Call the office or return to the emergency room for fever or drainage.',
      knowledge,
    );
    const told = recommendations.map(({ text }) => text).join(' ');
    expect(told).toContain('Call if there are any problems.');
    expect(told).not.toContain('in these cases: “there are');
    expect(told).toMatch(/call (?:your doctor|the office) or (?:go|return) to the emergency room/i);
  });
});

describe('a sample', () => {
  const letter = (text: string) => explainReport(`SURGICAL PATHOLOGY REPORT\n\n${text}`, knowledge);

  it('keeps a margin clear that the report calls negative', () => {
    const { findings } = letter(
      'Colon, segmental resection.\nDiagnosis:\n- Neuroendocrine tumor, 0.6 cm.\n- Proximal resection margin: negative, tumor is 5.5 cm away',
    );
    const all = findings.map(({ text }) => text).join(' ');
    expect(all).not.toMatch(/tumor\) (?:on|at) the edge|measures 5\.5/);
    expect(all).toMatch(/near \(proximal\) edge of the removed tissue looked clear/);
    expect(all).toMatch(/free space there is 5\.5 cm wide/);
  });

  it('tells no illness of a part that was taken out as one that cannot wait, and asks for nothing that is not needed', () => {
    const { findings, recommendations } = letter(
      'Appendix, laparoscopic appendectomy.\nDiagnosis: Acute appendicitis.\nComment: Appendectomy alone is curative and no further surgery or surveillance is required.',
    );
    expect(findings.some(({ importance }) => importance === 'urgent')).toBe(false);
    const asked = recommendations.map(({ text }) => text).join(' ');
    expect(asked).not.toMatch(/call 911|suggests removal|asks for/i);
  });

  it('shuts advice that names what is only announced', () => {
    const { findings, recommendations } = letter(
      'Lymph node, biopsy.\nDiagnosis: Hodgkin lymphoma.\nComment: Referral for treatment of the lymphoma is recommended.',
    );
    expect(recommendations.map(({ text }) => text).join(' ')).not.toMatch(/lymphoma|cancer/i);
    expect(findings.some(({ text, sensitive }) => sensitive && /referral/i.test(text))).toBe(true);
  });
});

it('puts no order under the signs to watch for', () => {
  const { recommendations } = explainReport(
    'DISCHARGE SUMMARY\n\nDIAGNOSIS: Splenic laceration.\n\nRETURN PRECAUTIONS: Fever, fainting.\n- No alcohol binge\n- Trauma clinic 2 weeks, CBC at visit',
    knowledge,
  );
  expect(recommendations.map(({ text }) => text).join(' ')).not.toMatch(/in these cases: “(?:No alcohol|Trauma)/);
});

it('asks for what is necessary, however open the reason is', () => {
  const { recommendations } = explainReport(
    'PREGNANCY ULTRASOUND\n\nIMPRESSION: A close interval followup in correlation with beta-hCG is necessary as findings may represent an early loss.',
    knowledge,
  );
  const asked = recommendations.map(({ text }) => text).join(' ');
  expect(asked).toContain('followup in correlation with beta-hCG is necessary');
  expect(asked).not.toContain('suggests');
});

it('keeps the next step of a sample open, in words that name no cancer', () => {
  const { recommendations } = explainReport(
    'SURGICAL PATHOLOGY REPORT\n\nSkin, shave biopsy.\nDiagnosis: Basal cell carcinoma.\nNote: Complete excision or Mohs surgery is recommended.',
    knowledge,
  );
  const asked = recommendations.map(({ text }) => text).join(' ');
  expect(asked).toContain('Mohs surgery');
  expect(asked).not.toMatch(/cancer|carcinoma/i);
});
