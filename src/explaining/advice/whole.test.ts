import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const all = (text: string) => {
  const { summary, keyPoints, findings, recommendations } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};
const asked = (text: string) =>
  explainReport(text, knowledge)
    .recommendations.map((one) => one.text)
    .join('\n');
const HEAD =
  'DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Pneumonia.\n\nHOSPITAL COURSE: He improved and his fever went away.\n\n';
const LETTER =
  'Dear Dr Sample\n\nDiagnosis: Heart failure\n\nI saw this 71 year old man in clinic. He is short of breath on stairs.\n\n';

describe('advice is told whole', () => {
  it('with who is to arrange it, and why', () => {
    const told = asked(
      `${HEAD}FOLLOWUP: Because of his family history he should have a colonoscopy in 6 weeks, to be arranged by his primary care physician.\n`,
    );
    expect(told).toMatch(
      /because of your family history you should have a colonoscopy.*arranged by your family doctor/i,
    );
    expect(told).not.toMatch(/asks you to see/);
  });

  it('with the limits that it hangs on', () => {
    const told = asked(
      `CONSULTATION\nIMPRESSION: Bleeding from the stomach.\nHe is 66 years old.\nRECOMMENDATIONS:\n1. Check hemoglobin every 8 hours and transfuse for less than 7, or less than 8 if he has chest pain.\n2. Continue aspirin because of his stent unless he bleeds again.\n`,
    );
    expect(told).toMatch(/for less than 7, or less than 8 if you have chest pain/);
    expect(told).not.toMatch(/every 8 hours, if you have chest pain/);
    expect(told).toMatch(/because of your stent unless you bleed again/i);
  });

  it('what was refused is not asked for', () => {
    const text = `${HEAD}FOLLOWUP: Clinic in 2 weeks. He refused the flu shot.\n`;
    expect(asked(text)).not.toMatch(/flu/i);
    expect(all(text)).toMatch(/you refused the flu shot/i);
  });

  it('signs that come back are signs, and a plan in words is a plan', () => {
    expect(asked(`${HEAD}DISCHARGE INSTRUCTIONS: If thoughts of suicide return he should call 988.\n`)).toMatch(
      /call 988 if thoughts of suicide return/i,
    );
    const note = 'PROGRESS NOTE\nASSESSMENT: Diabetes.\nPLAN:\n1. Eye exam.\n2. See me in three months with labs.\n';
    expect(asked(note)).toMatch(/see the doctor in three months/i);
  });
});

describe('a letter to the doctor of the reader', () => {
  it('asks that doctor, and not the reader', () => {
    const told = all(
      `${LETTER}I should be grateful if you would start bisoprolol 1.25 mg once daily, provided his heart rate stays above 55. If his potassium is below 5.0, please start ramipril 1.25 mg. Could you please repeat his kidney function in one week?\n\nYours sincerely\n`,
    );
    expect(told).toMatch(/letter asks your doctor to start bisoprolol 1\.25 mg once daily, provided your heart rate/i);
    expect(told).toMatch(/if your potassium is below 5\.0, the letter asks your doctor to start ramipril/i);
    expect(told).not.toMatch(/(?:^|, |\n)please start ramipril/im);
    expect(told).toMatch(/the letter asks your doctor to repeat your kidney function in one week/i);
  });

  it('its "you" is that doctor, and a new dose is told beside it', () => {
    const told = all(
      `${LETTER}His ankles have been swollen, although this has improved since you started furosemide. I have increased his furosemide from 40 mg to 80 mg in the morning. He is not keen on a pacemaker.\n\nYours sincerely\n`,
    );
    expect(told).toMatch(/since your doctor started furosemide/);
    expect(told).toMatch(/furosemide[^\n]* was increased/);
    expect(told).toMatch(/not in favor of a pacemaker/);
    expect(told).not.toMatch(/you are not wanted/i);
  });
});

it.each([
  ['EMERGENCY DEPARTMENT NOTE\nCC: Chest pain.\nALLERGIES: Denied.\nIMPRESSION: Muscle strain.\n', /no known allergies/, /you denied\b/i],
  [`${HEAD}DISCHARGE MEDICATIONS:\nIbuprofen 600 mg every 6 hours as needed\nNo opioids prescribed.\n`, /no strong pain medicines prescribed/i, /no sign of a strong/],
  [`${HEAD}DISCHARGE INSTRUCTIONS: Hold empagliflozin - do not restart (recurrent UTIs).\n`, /empagliflozin/, /no sign of urine infections/],
  ['NURSING DISCHARGE NOTE\nLeft foot dressing dry, s/p left toe amputation POD 3.\nSigned by the nurse.\nFollow up with podiatry.\n', /3 days before this note|day 3 after surgery/, /foot in the past/],
  [`${HEAD}ADDENDUM: The tablets were stopped because they made him confused.\n`, /made you confused/, /your confused/],
  ['DISCHARGE SUMMARY\nDIAGNOSIS: Partial small bowel obstruction.\nHOSPITAL COURSE: Managed with NGT decompression and IV fluids.\n', /bowel/, /surgery to ease pressure/],
  ['CLINIC LETTER\nDiagnosis: Multiple sclerosis\nMRI brain and cervical spine: three new T2 lesions.\n', /lesions/, /spine at T2|in the neck part of your spine/],
])('what a note denies or names: %s', (text, wanted, never) => {
  const told = all(text);
  expect(told).toMatch(wanted);
  expect(told).not.toMatch(never);
}); // biome-ignore format: a table
