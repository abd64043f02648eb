import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

describe('who was seen, and who is to be seen', () => {
  it('a doctor who came and advised is no visit to come', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
HOSPITAL COURSE: The patient was seen by Cardiology, Dr. Q, who advised continuation of beta blockers for diastolic dysfunction.
FOLLOW UP: The patient will follow up with Dr. M in two weeks.`;
    expect(asked(text)).not.toMatch(/asks you to see[^.]*Dr\. Q|see a heart doctor/);
    expect(`${findings(text)}\n${asked(text)}`).toMatch(/seen by .*Dr\. Q/);
  });
  it('ends a sentence behind a doctor of one letter', () => {
    const text = `DISCHARGE SUMMARY
HOSPITAL COURSE: The patient was admitted for a colonoscopy on Monday by Dr. X.  Her aspirin was placed on hold.`;
    expect(
      explained(text)
        .plain.map((one) => one.text)
        .join('\n'),
    ).not.toMatch(/Dr\. X\. Your/);
  });
});

describe('what is open, carried, or of another time', () => {
  const stay = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
HOSPITAL COURSE: She was treated with antibiotics and improved. ${line}`;
  it('what a test is to decide was not had', () => {
    for (const line of [
      'Results for oximetry pending to evaluate the patient for need for home oxygen.',
      'She will be assessed for the need for dialysis.',
      'A walking test was done to determine the need for home oxygen.',
    ])
      expect(findings(stay(line)), line).not.toMatch(/You had (?:extra oxygen|cleaning|dialysis)/i);
  });
  it('a germ that is carried is no infection', () => {
    const text = stay('Nose swab was positive for MRSA colonization.');
    expect(findings(text)).not.toMatch(/infection hard to treat|means an infection/);
  });
  it('an old event is no sign of one that cannot wait', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
PAST MEDICAL HISTORY
1. Pericarditis.
2. MCA occlusion with intracranial thrombolytic treatment.
HOSPITAL COURSE: She was treated with antibiotics and improved.`;
    expect(findings(text)).not.toMatch(/describes signs of/);
  });
});

describe('words that lose what qualifies them', () => {
  const listed = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSES:
1. ${line}
HOSPITAL COURSE: She was treated and improved.`;
  it('a long illness that became worse is not only sudden', () => {
    const told = findings(listed('Acute on chronic renal failure, improved.'));
    expect(told).toMatch(/lasting kidney damage that got worse|weak for a long time/);
    expect(told).not.toMatch(/sudden kidney trouble/);
  });
  it('an organ is never told as gone', () => {
    expect(findings(listed('Acute respiratory failure, resolved.'))).not.toMatch(/Lungs .* gone now/);
    expect(findings(listed('Ileus, resolved.'))).not.toMatch(/^(?:A )?bowel .* gone now/im);
  });
  it('crackles heard in the lungs are not under the skin', () => {
    expect(findings(listed('Bronchitis with bilateral wheezing and crepitations.'))).not.toMatch(
      /crackling under the skin/,
    );
  });
});

describe('two medicines of one brand', () => {
  it('stay two, each with its own dose', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Hip fracture.
DISCHARGE MEDICATIONS:
1. Tylenol No. 3, one to two tablets every 6 hours p.r.n. pain.
2. Tylenol 325 mg every 4 to 6 hours as needed for pain.`);
    expect(told).toMatch(/Tylenol No\. 3 \(codeine/);
    expect(told).not.toMatch(/No; 3/);
    expect(told).toMatch(/Tylenol \(acetaminophen[^\n]*325 mg/);
  });
});

describe('what was prescribed or begun', () => {
  const HARD = `DISCHARGE SUMMARY
ADMISSION DIAGNOSIS: Symptomatic multinodular thyroid goiter.
PROCEDURE PERFORMED DURING THIS HOSPITALIZATION: Total thyroidectomy.
HOSPITAL COURSE: The patient underwent total thyroidectomy, which she tolerated exceptionally well and remained hemodynamically stable throughout the postoperative period. On postoperative day #1, she was tolerating her diet, began on thyroid hormone replacement, and remained afebrile with stable vital signs. She was judged stable for discharge home, tolerating a diet well, having no fever, stable vital signs, and good pain control. She was given prescription for Vicodin for pain and Synthroid thyroid hormone, and otherwise the appropriate wound care instructions per my routine wound care sheet.`;
  it('is told, however hard its sentence reads', () => {
    const told = findings(HARD);
    expect(told).toMatch(/Synthroid/);
    expect(told).toMatch(/Vicodin/);
    expect(told).toMatch(/began on thyroid hormone/);
    expect(JSON.stringify(explained(HARD))).toMatch(/wound care instructions/);
  });
  it('a dose taken before the stay is told beside the list for home', () => {
    const told = findings(`DISCHARGE SUMMARY
PRINCIPAL DIAGNOSIS: Pneumonia.
HISTORY AND PHYSICAL: The patient is a 61-year-old woman with a cough.
MEDICATIONS
1. Coumadin 1 mg daily.
2. Amiodarone 100 mg p.o. daily.
HOSPITAL COURSE: The patient was admitted for thoracentesis on Monday by Dr. X. Her Coumadin was placed on hold. She was given antibiotics and improved.
DISCHARGE MEDICATIONS: Zofran, Coumadin, and Lovenox.`);
    expect(told).toMatch(/Before you came in, you took Coumadin[^\n]*1 mg/);
    expect(told).toMatch(/Coumadin[^\n]*on hold[^\n]*Coumadin is on the list of medicines for home/);
  });
  it('what is only to be finished does not stay on the list', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Sick sinus syndrome.
DISCHARGE MEDICATIONS: The patient is discharged home to continue her previous home medications, which are:
1. Lisinopril 10 mg daily.
2. The patient will finish cefazolin 1 g IV every 6 hours, total 5 dosages after pacemaker placement.`);
    expect(told).not.toMatch(/Cefazolin[^\n]*stays on your list/i);
  });
  it('a decision to leave a thing untreated is told', () => {
    expect(
      findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Bronchitis.
HOSPITAL COURSE: She improved on antibiotics. Discussed with infectious disease, Dr. X and it was decided no treatment was required for de-colonization.`),
    ).toMatch(/no treatment was required/);
  });
});

describe('a sign with what brings it on', () => {
  const exam = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
PHYSICAL EXAMINATION
GENERAL: ${line}
HOSPITAL COURSE: She was treated. ${line}`;
  it('is not told without it', () => {
    for (const [line, trigger] of [
      ['No pain with calf squeeze.', 'calf squeeze'],
      ['Nonproductive cough and pain with coughing.', 'with coughing'],
      ['No tenderness on deep palpation.', 'palpation'],
    ] as const) {
      const told = findings(exam(line));
      expect(told, line).not.toMatch(
        /You had no pain\.|The exam found pain\.|The exam found a cough\.|no soreness to touch\./,
      );
      expect(told, line).toContain(trigger);
    }
  });
  it('keeps what was kept off apart from what was found', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Knee arthritis.
HOSPITAL COURSE: Mechanical and chemical deep venous thrombosis (DVT) prophylaxis were initiated. She was started on prophylaxis for DVT with Lovenox 40 mg. She was given heparin for DVT prophylaxis.`);
    expect(told).toMatch(/steps to prevent a blood clot/);
    expect(told).not.toMatch(/for steps to prevent/);
    expect(told).not.toMatch(/\(blood clot in a deep vein\) \(DVT\)/);
  });
});

describe('questions that the report has answered by what was done', () => {
  const questions = (text: string) => explained(text).questions.join(' ');
  it('are not asked', () => {
    expect(
      questions(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pleural effusion.
HOSPITAL COURSE: He felt better after the thoracentesis.`),
    ).not.toMatch(/need to be drained/);
    expect(
      questions(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Sick sinus syndrome.
PROCEDURES: Permanent pacemaker placement.
HOSPITAL COURSE: Permanent pacemaker was placed on 09/05/2007.`),
    ).not.toMatch(/need a pacemaker/);
    expect(
      questions(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Atrial fibrillation.
DISCHARGE MEDICATIONS: Coumadin 5 mg daily.`),
    ).not.toMatch(/lower the chance of a clot/);
    expect(
      questions(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia. This has been treated successfully with Levaquin.`),
    ).not.toMatch(/How will my lung infection be treated/);
  });
  it('are asked where it was not done', () => {
    expect(
      questions(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pleural effusion.
HOSPITAL COURSE: He felt better on Lasix.`),
    ).toMatch(/need to be drained/);
  });
});

describe('results that were still to come', () => {
  it('are told as of the writing', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
LABORATORY DATA: Labs are pending.
HOSPITAL COURSE: She improved.`);
    expect(told).not.toMatch(/are pending/);
  });
});

describe('a paper on somebody who died', () => {
  const text = `DEATH SUMMARY
CAUSE OF DEATH:
1. Acute respiratory failure.
2. Pneumonia.
HOSPITAL COURSE: The patient was transferred to the heart team to catheterize the patient. The patient expired on the morning of 12/24/08 from acute respiratory failure.`;
  it('tells the cause of death as that, and never speaks to the dead', () => {
    const all = explained(text);
    const told = [...all.findings.map((one) => one.text), all.summary].join('\n');
    expect(told).toMatch(/cause of death that the report lists/i);
    expect(told).not.toMatch(/first diagnosis/i);
    expect(JSON.stringify(all.plain)).not.toMatch(/catheterize you/);
  });
});

describe('small truths of a stay', () => {
  const stay = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
HOSPITAL COURSE: ${line}`;
  it('a denial beside a result is told', () => {
    expect(findings(stay('There is no wheezing and O2 saturation is 91% on room air.'))).toMatch(
      /no (?:sign of )?(?:a )?whistling breath[\s\S]*room air|room air/,
    );
  });
  it('the exam before an operation is told as of then', () => {
    const told = findings(`DISCHARGE SUMMARY
PRINCIPAL DIAGNOSIS: Knee arthritis.
PHYSICAL EXAMINATION: Examination of her gait reveals she walks without assistive devices.
HOSPITAL COURSE: The patient underwent total knee arthroplasty.`);
    expect(told).toMatch(/when you came in: examination of your gait/);
  });
  it('an order to the staff is no order to the reader, and what was then is no yesterday', () => {
    const told = findings(`DISCHARGE SUMMARY
PRINCIPAL DIAGNOSIS: Pneumonia.
HISTORY OF PRESENT ILLNESS: A 66-year-old female with knee pain. She has had chest pain with fever starting yesterday.
HOSPITAL COURSE: She improved. Discharge the patient from the hospital and admit the patient to a nursing home for rehab.`);
    expect(told).not.toMatch(/(?:^|\n)Discharge you|yesterday|report lists: a 66/);
  });
  it('the verb behind a comma fits its subject', () => {
    expect(findings(stay('The patient had some cold symptoms, was treated with antibiotics.'))).not.toMatch(
      /, was treated/,
    );
  });
  it('samples of one test keep their names', () => {
    const told = findings(stay('He was rewarmed and had blood, sputum, and urine cultures done.'));
    expect(told).toMatch(/sputum/);
    expect(told).not.toMatch(/blood, test for germs/);
  });
  it('the day is no part of the name of what was done', () => {
    const told = findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
PROCEDURES
1. On August 24, 2007, decortication of the lung with biopsy of the lining.
HOSPITAL COURSE: She improved.`);
    expect(told).not.toMatch(/“On August/);
    expect(told).toMatch(/August 24, 2007/);
  });
  it('no pointers into the paper, no doctor in small letters, no hospital twice', () => {
    const told = findings(
      stay(
        'As stated above, he is eating better. He was readmitted to the hospital with a cough. Dr. Q felt that he was improving.',
      ),
    );
    expect(told).not.toMatch(/As stated above|hospital again to the hospital|dr\. Q/);
  });
  it('one who goes into the care of others is not asked about home', () => {
    const text = stay('He was weak. He was transferred to a nursing home.');
    expect(explained(text).questions.join(' ')).not.toMatch(/at home/);
  });
  it('an open result is asked about', () => {
    const text = stay('She improved. Biopsy results are pending.');
    expect(explained(text).questions.join(' ')).toMatch(/results that are still to come/);
  });
});

describe('what went on, and what did not', () => {
  const told = (line: string) => findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Febrile seizure.
HOSPITAL COURSE: He was watched overnight. ${line}`); // biome-ignore format: one text
  it.each([
    ['No further seizures.', 'You had no further seizure'],
    ['Nil further fever or wheeze.', 'You had no further fever'],
    ['She was without any further vomiting.', 'no further throwing up'],
    ['No additional bleeding.', 'no (?:further|additional) bleeding'],
    ['No recurrent chest pain.', 'no (?:further|recurrent) chest pain'],
  ])('%s leaves those before', (line, wanted) => {
    expect(told(line)).toMatch(new RegExp(wanted));
    expect(told(line)).not.toMatch(/no (?:seizures?|fever|bleeding|chest pain)\b/);
  });
  it.each([
    ['Her home insulin regimen was not changed.', /\bYour home insulin/],
    ['We sent her home on foot.', /\b(?:sent you home|“We sent her home)/],
    ['He takes no blood thinners.', /You take no blood thinner/],
  ])('%s is said to the reader', (line, wanted) => {
    expect(told(line)).toMatch(wanted);
  });
  it('what is called by its coming back is not told so twice', () => {
    const text = 'MRI LUMBAR SPINE\n\nFINDINGS:\nL4-L5: Prior microdiscectomy. No recurrent disc herniation.\n';
    expect(findings(text)).toMatch(/no sign of a slipped disc that came back/);
    expect(findings(text)).not.toMatch(/no further/);
  });
  it('a plain denial stays plain', () => {
    expect(told('No vomiting.')).toMatch(/You had no (?:throwing up|vomiting)/);
    expect(told('No vomiting, no cough.')).not.toMatch(/further/);
  });
  it.each([
    'hx migraine w/o aura, GERD, anxiety.',
    'History of diverticulitis without perforation, gout, anxiety.',
    'Known hernia without obstruction, reflux (GERD), anxiety.',
  ])('what an illness came without does not deny the rest of the list: %s', (line) => {
    expect(told(line)).not.toMatch(/no [^.]*(?:reflux|strong worry|anxiety|gout)/);
  });
  it('a list that is denied stays denied', () => {
    expect(told('He was without fever, cough or wheeze.')).toMatch(/no fever|without fever/);
    expect(told('No OCP (LNG-IUD).')).not.toMatch(/no birth control device/);
    expect(told('No effusion (pleural or pericardial).')).not.toMatch(/You had (?:an? )?(?:extra )?fluid/);
  });
});

describe('a list of allergies', () => {
  const told = (line: string) => findings(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
ALLERGIES: ${line}`); // biome-ignore format: one text
  it.each([
    ['Nil known (daughter queried "penicillin rash as child" - tolerated cephazolin)', 'daughter queried'],
    ['Nil known (father queried a penicillin\n rash as a child)', 'rash as a child'],
    ['None known, ?penicillin rash as infant', 'penicillin rash as infant'],
    ['pen/PCN/sulfa', 'pen/PCN/sulfa'],
    ['Penicillin, Bactrim, shellfish', 'shellfish'],
  ])('%s is told whole', (line, wanted) => {
    expect(told(line)).toContain(wanted);
    expect(told(line)).not.toMatch(/listed as allergic/);
  });
  it.each([
    ['Penicillin (hives), codeine', 'listed as allergic to codeine'],
    ['Penicillin and aspirin', 'listed as allergic to aspirin'],
    ['NKDA', '(?:no known drug allergies|no allergies are known)'],
  ])('%s as before', (line, wanted) => {
    expect(told(line)).toMatch(new RegExp(wanted, 'i'));
  });
});

describe('orders that a later line changes, or that a line end cuts', () => {
  it('a visit that was moved', () => {
    const text = (line: string) => `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Acute appendicitis.
FOLLOW UP:
OPD 6/52.

ADDENDUM 09-Apr-25   Histology: appendicitis. ${line}`;
    for (const line of ['OPD brought forward to 23/04.', 'Her clinic appointment has been moved to 23 April.', 'Review rescheduled to 23/04/25.']) // biome-ignore format: one list
      expect(asked(text(line))).toMatch(/first plan was a visit[^.]*moved to another day/);
    expect(asked(text('Copied to GP.'))).toMatch(/seen in the clinic in 6 weeks/);
  });
  it('a number to call on the next line', () => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Chest wall pain.
FOLLOW UP: PCP 1-2 wks. Return to ED / call
911 for pain to arm or jaw, trouble breathing, fainting.`;
    expect(asked(text)).toMatch(/call 911 for pain/);
    expect(asked(text)).not.toMatch(/asks you to see your doctor/);
  });
  it.each(['FF-UP: OPD Jan 29, bring BP log.', 'GP please: U&E in 1 week.', 'We ask for: creatinine in 1 week.'])(
    'asked for: %s',
    (line) => {
      expect(asked(`DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.

${line}`)).not.toBe(''); // biome-ignore format: one text
    },
  );
  it.each(['ADDENDUM 09-Apr-25', 'Status: FINAL', 'Copy given to pt: Y', 'DOA : 09-Dec-2024', 'Dr. S. Govindren MO Ortho pp Dr Naickerson'])('paper is not told: %s', (line) => {
    const text = `DISCHARGE SUMMARY
DISCHARGE DIAGNOSIS: Pneumonia.
PLAN: Chest x-ray in 6 weeks.
${line}`;
    expect(`${findings(text)}\n${asked(text)}`).not.toContain(line.slice(0, 14));
  }); // biome-ignore format: one list
});
