import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const letter = (text: string): string => {
  const { summary, keyPoints, findings, recommendations } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};

const EMERGENCY = (more: string): string =>
  `EMERGENCY DEPARTMENT NOTE\nCHIEF COMPLAINT: Fall.\nHPI: 84-year-old male fell at his nursing home.\n${more}\n`;

describe('what stands in the side-by-side view only', () => {
  it('is told in the letter, too: where the reader went, and what is not to be done', () => {
    const text = letter(
      EMERGENCY(
        'ED COURSE: He was given vitamin K. He is DNR.\nDISPOSITION: Admitted to the ICU in guarded condition.',
      ),
    );
    expect(text).toContain('You were seen because of a fall');
    expect(text).toMatch(/You are DNR \(no CPR\)/);
    expect(text).toMatch(/You were admitted to the intensive care unit in guarded condition/);
  });

  it('is told where the reader is bound to it, whatever it is about', () => {
    expect(letter('CLINIC LETTER\nDiagnosis: Migraine.\nExamination: Normal gait. He must tell the school.')).toContain(
      'You must tell the school',
    );
  });

  it('tells where the reader went with all that was arranged there', () => {
    const paper = (dispo: string) =>
      letter(
        `DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: She improved.\nDISPOSITION: ${dispo}\nCONDITION: Stable.\n`,
      );
    expect(paper('Home with home health services.')).toContain('You were sent home with home health services.');
    expect(paper('Hospice.')).toContain('From there you went to: hospice');
    expect(paper('Home if the walk test goes well.')).not.toContain('You were sent home');
  });

  it('tells what "full" means under the code status', () => {
    const text = letter('DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nCODE STATUS: Full.\nDISPOSITION: Home.\n');
    expect(text).toMatch(/Your code status was “Full”: if your heart or breathing stopped/);
  });
});

describe('a consultant who came already', () => {
  it('is nobody whom the reader is asked to see, and the time is that of what was advised', () => {
    const text = letter(
      EMERGENCY(
        'ED COURSE: Neurosurgery was consulted and recommended admission for observation and repeat CT in 6 hours.',
      ),
    );
    expect(text).not.toMatch(/asks you to see/);
    expect(text).toMatch(/recommended admission for observation and repeat CT/);
  });

  it('is no treatment that was had', () => {
    const text = letter(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Heart attack.\nHOSPITAL COURSE: She did well. Seen by cardiac rehab.\n',
    );
    expect(text).not.toMatch(/You had an exercise program/);
  });
});

describe('the list of allergies', () => {
  const list = (lines: string): string =>
    letter(`DISCHARGE SUMMARY\n${lines}\n\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: Fluids were given.\n`);

  it('loses no entry, known to us or not', () => {
    const text = list('ALLERGIES: SULFA drugs. Shellfish - hives. Latex.');
    expect(text).toContain('You are listed as allergic to sulfa.');
    expect(text).toContain('Under allergies, the report says: “Latex”');
    expect(text).toContain('Your allergy list says: shellfish - hives.');
    expect(list('ALLERGIES:  Sulfa, ACE inhibitors.')).toContain('“Sulfa, ACE inhibitors”');
    expect(list('ALLERGIES\nAllergic to: eggs')).toContain('“Allergic to: eggs”');
  });

  it('tells a reaction of once as nothing that cannot wait now', () => {
    const { findings, summary } = explainReport(
      'DISCHARGE SUMMARY\nALLERGIES\nCodeine, iodine contrast: anaphylaxis, adhesive tape\n\nHOSPITAL COURSE: Fluids were given.\n',
      knowledge,
    );
    expect(findings.some(({ importance }) => importance === 'urgent')).toBe(false);
    expect(summary).not.toMatch(/911/);
    expect(findings.map(({ text }) => text).join(' ')).toContain('iodine contrast: anaphylaxis, adhesive tape');
  });
});

describe('a labelled list of changes without a heading of its own', () => {
  it('is read as a list of medicines', () => {
    const text = letter(
      'Hospital Stay Summary\nBrief course\nShe did well.\nNEW: aspirin 81 mg daily, ticagrelor 90 mg BID\nSTOP: ibuprofen\nCONTINUE: lisinopril 10 mg daily\n',
    );
    expect(text).toMatch(/Ticagrelor \(a blood thinner\) is a new medicine for you/);
    expect(text).toMatch(/says to stop ibuprofen/);
    expect(text).toMatch(/Lisinopril .{0,40}stays on your list/);
  });
});

describe('whose the pronouns are', () => {
  it('takes "she" of a boy’s paper for his mother', () => {
    const text = explainReport(
      'CONSULTATION NOTE\nHISTORY OF PRESENT ILLNESS: This is a 6-year-old male with constipation who soils himself. His mother came alone. She reported that she yells at him. She takes Zoloft for her mood. She gets upset with him. She feels tired.\nIMPRESSION: Constipation.\n',
      knowledge,
    ).plain.map((line) => line.text);
    expect(text.join(' ')).not.toMatch(/you (?:yell|take|get upset|feel)/i);
    expect(text.join(' ')).not.toMatch(/your child (?:yells|takes|gets upset|feels)/i);
  });
});

describe('death', () => {
  const course = (end: string): string =>
    letter(
      `HOSPITAL COURSE: The patient is a 66-year-old man who came in with shortness of breath. On day three his heart stopped. ${end}\n`,
    );

  it.each([
    'ACLS was begun. Resuscitative measures failed.',
    'He could not be revived.',
    'She was declared dead at 04:12.',
    'Time of death was 04:12.',
  ])('is said first: %s', (end) => {
    expect(course(end)).toMatch(/^The report says that the person died\./);
  });

  it('tells what was tried in plain words', () => {
    expect(course('ACLS was begun. Resuscitative measures failed.')).toMatch(
      /Resuscitative measures \(emergency care to restart the heart\) failed/,
    );
  });

  it('is not taken from a relative', () => {
    expect(
      letter('CLINIC NOTE\nFAMILY HISTORY: His father had heart disease. He died at 70.\nIMPRESSION: Asthma.\n'),
    ).not.toMatch(/the person died/);
  });
});

describe('choices before a list', () => {
  it('are told as possible, never as done', () => {
    const text = letter(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Kidney cyst.\nHISTORY OF PRESENT ILLNESS: She has a kidney cyst. We discussed several management strategies including:\n1. Left partial nephrectomy.\n2. Left radical nephrectomy.\n',
    );
    expect(text).not.toMatch(/you (?:have )?had removal/i);
  });
});

describe('results of a baby', () => {
  it('are not held against ranges of adults', () => {
    const { labs, findings } = explainReport(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Vomiting.\nHISTORY OF PRESENT ILLNESS: This is a 10-week-old female infant with vomiting.\nLABORATORY DATA: Sodium 138, potassium 5.4, chloride 103.\n',
      knowledge,
    );
    expect(labs.length).toBeGreaterThan(1);
    expect(labs.every(({ rangeSource }) => rangeSource === 'none')).toBe(true);
    expect([...labs, ...findings].map(({ text }) => text).join(' ')).not.toMatch(/adult range/);
  });
});

describe('a sentence that points back', () => {
  it('stands behind what it points at, be it in the report’s own words', () => {
    const { findings } = explainReport(
      'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Colon cancer, removed.\nHOSPITAL COURSE: The zorbography of the drain was dyskalemic. This was thought to be a result of your hemicolectomy.\n',
      knowledge,
    );
    for (const { text } of findings) expect(text).not.toMatch(/^This was/);
  });
});

describe('the steps of an operation', () => {
  it('are no findings: bleeding that was stopped', () => {
    const text = letter(
      'OPERATIVE REPORT\nPOSTOPERATIVE DIAGNOSIS: Gallstones.\nPROCEDURE PERFORMED: Laparoscopic cholecystectomy.\nDESCRIPTION OF PROCEDURE: The abdomen was entered. There was bleeding from the cystic artery, which was controlled with clips. The gallbladder was removed.\n',
    );
    expect(text).not.toMatch(/notes bleeding in your artery/);
  });

  it('tell a leak of bile by its name', () => {
    const text = letter(
      'OPERATIVE REPORT\nPOSTOPERATIVE DIAGNOSIS: Gallstones.\nPROCEDURE PERFORMED: Laparoscopic cholecystectomy.\nFINDINGS: No bile leak was seen.\n',
    );
    expect(text).toMatch(/no sign of a leak of bile/);
  });
});

describe('what comes next in a note', () => {
  it('is what its plan says, where nothing was read as asked for', () => {
    const { summary } = explainReport(
      'CLINIC NOTE\nCHIEF COMPLAINT: Anemia.\nHISTORY OF PRESENT ILLNESS: This is a 64-year-old gentleman with anemia.\nASSESSMENT/PLAN: Anemia. I will plan on checking his blood count again in three months.\n',
      knowledge,
    );
    expect(summary).toMatch(/The doctor will plan on checking your blood count again in three months/);
    expect(summary).not.toMatch(/Ask your doctor what comes next/);
  });

  it('tells a medicine that is to be tried apart from that it was tried once', () => {
    const text = letter(
      'PROGRESS NOTE\nSUBJECTIVE: This 23-year-old woman has allergies. In the past, she has tried Claritin and Zyrtec.\nASSESSMENT: Allergic rhinitis.\nPLAN:\n1. She will try Zyrtec again.\n',
    );
    expect(text).toMatch(/The plan is to start Zyrtec|You will try Zyrtec/);
    expect(text).toMatch(/In the past, you have tried Claritin/);
  });
});

describe('a cut that heals', () => {
  it('is told as it looks now, and as no operation of the past', () => {
    const text = letter(
      'CLINIC NOTE\nCHIEF COMPLAINT: Knee check.\nPHYSICAL EXAM: On physical exam, his incision is well healed. He has no effusion.\nIMPRESSION: Doing well after knee surgery.\n',
    );
    expect(text).not.toMatch(/You have had a surgical cut/);
  });
});

describe('a sign of an illness that the report never names', () => {
  it('is told by its own words in the note of an operation', () => {
    const text = letter(
      'OPERATIVE REPORT\nPOSTOPERATIVE DIAGNOSIS: Abdominal wall abscess.\nPROCEDURE: Drainage of the abscess.\nINDICATIONS: He had a sigmoid colectomy for diverticular abscess.\nFINDINGS: The anterior layer of the fascia was fibrinous and some portions necrotic.\n',
    );
    expect(text).not.toMatch(/necrotizing fasciitis|fast-moving infection|burst pouch/i);
    expect(text).toMatch(/dead tissue/);
  });
});
