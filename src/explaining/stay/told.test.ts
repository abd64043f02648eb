import { describe, expect, it } from 'vitest';
import { explained, findings } from '../../../test/explained.js';

describe('what becomes of a medicine that is on the list', () => {
  const NOTE = `CLINIC NOTE
MEDICATIONS: warfarin 5 mg daily, amlodipine 5 mg daily, HCTZ 25 mg daily.
ASSESSMENT AND PLAN:
1. Atrial fibrillation: stop warfarin, start Eliquis 5 mg bid.
2. Hypertension - increase amlodipine to 10 mg, stop HCTZ.`;
  it('a stop is never lost behind the entry of the list', () => {
    const told = findings(NOTE);
    expect(told).toContain('The plan is to stop warfarin');
    expect(told).toContain('The plan is to stop HCTZ');
    expect(told).toContain('The plan is to increase your amlodipine');
    expect(told).not.toContain('Your medicine list includes warfarin');
  });
  it('a heart rate that was lowered is no change of the medicine', () => {
    const text = `CONSULTATION
HISTORY: The patient received 5 mg of metoprolol IV, after which the heart rate was reduced to 70.`;
    expect(explained(text).questions.join(' ')).not.toContain('metoprolol');
  });
});

describe('values that a stay has left behind', () => {
  const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Duodenal ulcer with bleeding.
HOSPITAL COURSE: Hemoglobin was 7.1 before the transfusion and 9.6 at discharge. Potassium was 2.6 on day 3 and was replaced.`;
  it('are told with their time and are no main point', () => {
    const { labs, keyPoints, questions } = explained(text);
    expect(labs.map((lab) => lab.text).join('\n')).toMatch(
      /During your stay, your hemoglobin was 7\.1[\s\S]*9\.6 at discharge/,
    );
    expect(keyPoints.join(' ')).not.toContain('potassium was 2.6');
    expect(questions.join(' ')).not.toContain('potassium');
  });
});

describe('questions that a report has answered', () => {
  it('are not asked of a part that was taken out, nor of what was ruled out', () => {
    const { questions } = explained(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Acute cholecystitis with gallstones.
PROCEDURES: Laparoscopic cholecystectomy.
HOSPITAL COURSE: He was thought to have a pulmonary embolism. CT was negative for it.`);
    expect(questions.join(' ')).not.toMatch(/gallbladder|blood clot in the lung/);
  });
});

describe('lines beside a finding that is only announced', () => {
  const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Small cell carcinoma of the lung.
HOSPITAL COURSE: She was given fluids and walked in the hallways. Her first chemotherapy was given on day 3. Vital signs were stable.`;
  it('stay open where they speak of nothing of it', () => {
    const { findings: told } = explained(text);
    const of = (words: string) => told.filter((one) => one.text.includes(words));
    expect(of('walked in the hallways').map((one) => one.sensitive)).toEqual([false]);
    for (const one of told)
      if (/chemotherapy|cancer|carcinoma/i.test(one.text)) expect(one.sensitive, one.text).toBe(true);
  });
});

describe('lines without a verb', () => {
  it('are told by where they stand', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia. Chronic pain syndrome.
CONSULTS: Massage consult.
PROCEDURES: CT angiography, negative for pulmonary embolism. On 01/02/2020.
HOSPITAL COURSE: Foley was discontinued. She has diuresed well. Labs will be followed.`;
    const told = findings(text);
    expect(told).toContain('You were also seen by: massage');
    expect(told).not.toMatch(/What was done is called “CT angiography, negative|“On 01/);
    expect(told).toContain('The bladder tube was taken out.');
    expect(told).toContain('You have passed extra water well.');
    // What is still to come stands with what is asked for.
    expect(explained(text).recommendations.map((one) => one.text)).toContain('Lab tests will be followed.');
  });
  it('between quotation marks only words of the report stand', () => {
    const { recommendations } = explained(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Appendicitis.
FOLLOWUP: Dr. Smith in 2 weeks. Pathology results are pending.`);
    for (const { text } of recommendations) expect(text).not.toMatch(/“[^”]*\(a close lab check\)/);
  });
});
