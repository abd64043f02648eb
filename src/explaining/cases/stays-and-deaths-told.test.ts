import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const stay = (lines: string) => `DISCHARGE SUMMARY\n${lines}\n`;

describe('what a stay found is told as widely as it is printed', () => {
  it('an exam that is intact is no test of every nerve', () => {
    const told = findings(
      stay('PHYSICAL EXAMINATION: NEUROLOGIC: Grossly intact. She has some numbness of the left hand.'),
    );
    expect(told).toContain('Your nerve exam was normal on a simple check.');
    expect(told).not.toMatch(/no weak or numb part/);
  });
  it('one noun of two places is told of both', () => {
    const told = findings(stay('HOSPITAL COURSE: CT showed bilateral pleural pericardial effusions.'));
    expect(told).toMatch(/fluid around both lungs and around the heart/);
  });
  it('a stiff heart is no narrow lung', () => {
    const told = findings(stay('HOSPITAL COURSE: The echocardiogram showed ejection fraction of 40% with stage 2 restrictive physiology.')); // biome-ignore format: one text
    expect(told).toMatch(/stage 2 stiff filling of the heart/);
    expect(told).not.toMatch(/room for air/);
  });
  it('"no significant" leaves room for a little', () => {
    expect(findings(stay('HOSPITAL COURSE: No significant cough or wheeze during the stay.'))).toMatch(
      /You had no important cough or whistling breath during the stay/,
    );
  });
  it('what cannot be ruled out is not told as a check', () => {
    const told = findings(stay('HOSPITAL COURSE: However, it is impossible to rule out a clot in the leg.'));
    expect(told).toMatch(/not possible to rule out/);
    expect(told).not.toMatch(/impossible to check for/);
  });
  it('what somebody was only followed for is not what they had', () => {
    const told = explained(stay('DISCHARGE DIAGNOSIS: Sarcoma.\nHOSPITAL COURSE: He said he was ill. She was followed for hemorrhagic cystitis with urine dipsticks and only showed trace amounts of blood in the urine.')); // biome-ignore format: one text
    expect(told.findings.map(({ text }) => text).join(' ')).not.toMatch(/You had an inflamed bladder/);
  });
  it('a large lump is not severe', () => {
    const told = findings(stay('HOSPITAL COURSE: CT showed an extensive mediastinal mass.'));
    expect(told).not.toMatch(/severe lump|spread out/);
  });
  it('a doubtful cause is no link', () => {
    const told = findings(stay('DISCHARGE DIAGNOSES:\n1. Pneumonia.\n2. Anemia likely due to chronic kidney disease.'));
    expect(told).toMatch(/they may come from lasting kidney damage/);
    expect(told).not.toMatch(/they could be lasting/);
  });
});

describe('trouble is not told among what was well', () => {
  it.each([
    'Sats were normal at baseline, but dropped into the 80s.',
    'Chest x-ray shows prominent interstitial lung changes without acute infiltrate.',
    'However, she has not been tolerating feedings.',
  ])('%s', (line) => {
    const { findings: told } = explained(stay(`HOSPITAL COURSE: She was admitted for care. ${line}`));
    expect(told.filter(({ importance }) => importance === 'normal')).toEqual([]);
  });
});

describe('who did it, to whom and when', () => {
  it('a test that was ordered in the stay is not asked for now', () => {
    const text = stay('HOSPITAL COURSE: As stated, Cardiology ordered a nuclear stress test to be performed. The patient refused it and left.'); // biome-ignore format: one text
    expect(asked(text)).not.toMatch(/stress test/);
    expect(explained(text).summary).not.toMatch(/asks for/);
  });
  it('an operation that was performed is no advice', () => {
    expect(asked(stay('HISTORY OF PRESENT ILLNESS: At that time, she was recommended for valve repair, which was performed by Dr. K.'))).not.toMatch(/valve repair/); // biome-ignore format: one text
  });
  it('the doctor talked with the family', () => {
    expect(
      findings(
        stay('HOSPITAL COURSE: She was admitted with pneumonia and got worse. Had a long discussion with her husband.'),
      ),
    ).toMatch(/The care team had a long discussion/);
  });
  it('a date is not the age of the patient', () => {
    const told = findings(
      stay('HISTORY: This is a 60-year-old white male who was in the office on 05/01/07 for neck pain.'),
    );
    expect(told).toMatch(/you were in the office on 05\/01\/07 for neck pain/);
    expect(told).not.toMatch(/you were a was/);
  });
  it('the child of a child’s paper is the patient', () => {
    const told = findings(stay('HISTORY: This is a 9-week-old female infant with vomiting.\nHOSPITAL COURSE: The child was placed on full strength formula, but she did not tolerate it.')); // biome-ignore format: one text
    expect(told).toMatch(/Your baby was placed on full strength formula/);
  });
  it('a paper about somebody who died speaks of the person, and gives no advice', () => {
    const told = findings(
      'DEATH SUMMARY\nDIAGNOSES:\n1. Bilateral lung masses.\n2. Prosthetic aortic valve.\nHOSPITAL COURSE: This 80-year-old patient with a history of COPD had had recurrent admissions. Continued to be severely hypoxic. Pulmonary was managed by Dr. L. The patient’s family requested DNR. He expired on the morning of 03/09/11.\n',
    );
    expect(told).toMatch(/The family requested DNR/);
    expect(told).toMatch(/the person died on the morning of 03\/09\/11/i);
    expect(told).toMatch(/The person had had recurrent admissions\. The person had a history of COPD/);
    expect(told).toMatch(/The person continued to be severely hypoxic/);
    expect(told).toMatch(/The lungs were looked after by Dr\. L/);
    expect(told).toMatch(/valve[^.]* was in place/);
    expect(told).not.toMatch(/\byou(?:r family)?\b|More tests/i);
  });
});

describe('what was so on coming in, and what goes on', () => {
  it('a finding of the admission is told in the past', () => {
    const told = findings(stay('ADMISSION DIAGNOSES:\n1. Menorrhagia.\n2. Uterus enlargement.\nDISCHARGE DIAGNOSIS: Status post total vaginal hysterectomy.\nPROCEDURE: Total vaginal hysterectomy.')); // biome-ignore format: one text
    expect(told).toMatch(/When you came in, your womb looked larger than usual/);
    expect(told).not.toMatch(/womb looks/);
  });
  it('a finding of an organ that was taken out is told before the operation', () => {
    const told = findings(stay('DISCHARGE DIAGNOSES:\n1. Menorrhagia.\n2. Uterus enlargement.\nPROCEDURE: Total vaginal hysterectomy.')); // biome-ignore format: one text
    expect(told).toMatch(/Before the operation, your womb looked larger than usual/);
  });
  it('to be treated as an illness is to be treated for it', () => {
    const told = findings(stay('HOSPITAL COURSE: She was treated as bronchitis with antibiotics. She was then treated as an outpatient.')); // biome-ignore format: one text
    expect(told).toMatch(/You were treated for swelling of the airways/);
    expect(told).toMatch(/treated as an outpatient/);
  });
  it('a medicine of before that is on the list for home is told as that', () => {
    const told = findings(stay('MEDICATIONS: On admission was hydralazine and enalapril.\nPHYSICAL EXAM: Alert.\nHOSPITAL COURSE: He did well. The patient was discharged home with ciprofloxacin and enalapril.')); // biome-ignore format: one text
    expect(told).toMatch(/medicine list includes enalapril/);
  });
  it('those of before combined with new ones: the new are on the list', () => {
    const told = findings(stay('CURRENT MEDICATIONS: Include those on admission combined with IV Flagyl 500 mg every 8 hours.\nHOSPITAL COURSE: She did well.')); // biome-ignore format: one text
    expect(told).toMatch(/medicine list includes Flagyl/);
  });
  it('to go on with another matter is no word on a new medicine', () => {
    const told = findings(stay('HOSPITAL COURSE: She will be discharged with the regimen of Lantus 35 units at bedtime and continue the sliding scale as needed.')); // biome-ignore format: one text
    expect(told).not.toMatch(/Lantus[^.]* stays on your list/);
  });
});

describe('nothing below a heading is lost', () => {
  it('the exam goes on below its vital signs', () => {
    const told = findings(stay('HOSPITAL COURSE: He did well.\nPHYSICAL EXAMINATION:\nGENERAL: Small.\nVITAL SIGNS: Temperature 98, pulse 110.\nHEENT: Head is with a healed scar of the scalp.\nLeft ear is without an external ear canal.')); // biome-ignore format: one text
    expect(told).toMatch(/Left ear is without an external ear canal/);
  });
  it('a deed beside a figure is told', () => {
    const told = findings(stay('HOSPITAL COURSE: He did well.\nLABORATORY TESTS: White count 13.0. The patient did receive 2 units of packed red cells with the hemoglobin drop to 9 for cardiovascular support, as no evidence of GI bleeding was obtained.')); // biome-ignore format: one text
    expect(told).toMatch(/receive 2 units of packed red cells/);
  });
  it('of a row of results only the last is still to come', () => {
    const told = findings(stay('HOSPITAL COURSE: He did well.\nLABORATORY DATA: Sodium 138, calcium 9.9, and at this dictation, the report on the abdominal flat plate is pending.')); // biome-ignore format: one text
    expect(told).toMatch(/report on the abdominal flat plate was still to come/);
    expect(told).not.toMatch(/result of sodium/);
  });
  it('a whole sentence of the story needs no lead', () => {
    const told = findings(
      stay('DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: CT brain NAD. The drain was also stopped by the team.'),
    );
    expect(told).not.toMatch(/the report notes/);
  });
  it('to weigh again is no visit', () => {
    expect(asked(stay('DIAGNOSIS: Pneumonia.\nFOLLOW UP: Recheck weight in 2 weeks.'))).not.toMatch(/see your doctor/);
  });
});
