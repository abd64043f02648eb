import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { summary, findings, recommendations } = explainReport(text, knowledge);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const CALL = /needs care (?:today|right now)|call them now|go to the (?:nearest )?emergency room/i;
const scan = (impression: string, more = '') =>
  told(`CT CHEST\n\nINDICATION: Cough.\n${more}\nFINDINGS: As below.\n\nIMPRESSION:\n${impression}\n`);

describe('care that has begun', () => {
  it.each([
    'Right lower lobe pulmonary embolism. Pt kept in the department and transferred to the Port ED for same day care.',
    'Large right pneumothorax. Patient was transferred to the emergency department.',
    'Acute pulmonary embolism. Patient already in ICU.',
    'Pneumothorax after biopsy, treated with a chest drain.',
    'Pulmonary embolism. Contacted by phone 18/07, readmitted same day.',
  ])('calls for no call for help that was answered: %s', (words) => {
    const text = scan(words);
    expect(text).not.toMatch(CALL);
    expect(text).toMatch(/care for this has begun\. Call 911 if/);
  });
  it.each([
    'Right lower lobe pulmonary embolism. Patient should be transferred to the ED.',
    'Large right pneumothorax. To be treated with a chest drain.',
    'Acute pulmonary embolism.',
    'Pulmonary embolism. If breathless the patient must be admitted to hospital.',
    'Pulmonary embolism. Last year he was admitted to hospital with pneumonia.',
  ])('is not taken from what lies ahead or behind: %s', (words) => {
    expect(scan(words)).toMatch(CALL);
  });
});

describe('a call that was called off', () => {
  const film = (words: string) =>
    told(
      `XR FOOT\n\nINDICATION: Twist.\n\nFINDINGS: Soft tissue swelling. No fracture.\n\nIMPRESSION: No fracture.\n\nED prelim read: "?avulsion base 5th MT"\n** ${words} **\n`,
    );
  it.each([
    'DISCREPANCY - ED informed by phone 09:45, clinic review may not be\n   needed, ED to contact parent',
    'DISCREPANCY - ED informed by phone 09:45, downgraded, boot not needed',
    'ED phoned 10:00: fracture clinic appointment can be cancelled',
    'ED informed by phone at 10:00: follow-up no longer required',
  ])('is no alarm: %s', (words) => {
    expect(film(words)).not.toMatch(/call your doctor now|go to the nearest emergency room/i);
  });
  it.each(['DISCREPANCY - ED informed by phone 09:45, to recall', 'ED phoned 10:00: for a cast'])(
    'stays one where nothing is called off: %s',
    (words) => {
      expect(film(words)).toMatch(/call your doctor now/i);
    },
  );
});

describe('what a result goes with in general', () => {
  it.each([
    'Low PAPP-A w/ normal chromosome risk: assoc. w/ small baby, preeclampsia, most such pregnancies have normal outcome.',
    'Raised uterine index: associated with preeclampsia and small baby.',
    'Low PlGF assoc with preeclampsia, fetal growth restriction.',
    'Raised AFP: seen in some such pregnancies with placental abruption, preeclampsia.',
  ])('is not found: %s', (words) => {
    const text = told(
      `PRENATAL SCREEN REPORT\n\nTest   Result   Range\nFerritin   40 ug/L   30-200\n\nCOMMENT\n${words}\n`,
    );
    expect(text).not.toMatch(CALL);
    expect(text).not.toMatch(/report notes dangerous high blood pressure/i);
  });
});

describe('what a result shows of the reader', () => {
  it.each(['Preeclampsia with severe features.', 'Severe preeclampsia, HELLP: magnesium started.'])(
    'stays urgent: %s',
    (words) => {
      expect(told(`LAB REPORT\n\nDIAGNOSIS\n${words}\n\nTest   Result   Range\nPlatelets   60   150-400\n`)).toMatch(
        /needs care|911/i,
      );
    },
  );
});

describe('advice of an item', () => {
  it('stays with its own item', () => {
    const text = told(
      'USG NECK\n\nIMPRESSION:\n * Left level IV node, indeterminate - Adv: FNAC in same sitting.\n * Right mid pole nodule TIRADS 4, 14 mm. Follow up in 1 year.\n',
    );
    expect(text).not.toMatch(/(?:Under|About) “Left level IV node[^”]*”[^.]*1 y/i);
  });
});

describe('"you" of a letter to the doctor', () => {
  const plan = (words: string) =>
    told(
      `DISCHARGE SUMMARY\n\nDiagnosis: Faint.\n\nHOSPITAL COURSE: He was well.\n\nPLAN / GP TO PLEASE\n1. UEC in 1 week.\n${words}\n`,
    );
  it.each([
    'No driving until reviewed by you.',
    'No swimming until cleared by you.',
    'No lifting until seen by you.',
    'To stay off work until examined by you.',
  ])('never tells the patient to clear himself: %s', (words) => {
    expect(plan(words)).not.toMatch(/(?:reviewed|cleared|seen|examined) by you\./);
  });
});
