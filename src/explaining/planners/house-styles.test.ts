import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const explain = (text: string) => explainReport(text, knowledge);
const told = (text: string): string => {
  const { summary, keyPoints, findings, recommendations } = explain(text);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};

describe('a list of medicines', () => {
  const list = (lines: string): string =>
    told(`DISCHARGE SUMMARY\n\nDischarge diagnosis: Asthma.\n\nDischarge medications:\n${lines}\n`);

  it('tells a label for all medicines behind it', () => {
    const text = list('Lisinopril 5 mg daily\nSTOPPED: diltiazem, metoprolol, diphenhydramine');
    for (const name of ['diltiazem', 'metoprolol', 'diphenhydramine'])
      expect(text).toMatch(new RegExp(`The report says to stop ${name}`));
    expect(text).not.toMatch(/list includes (?:metoprolol|diphenhydramine)/);
  });

  it.each([
    ['Bisoprolol 2.5 mg OD', '2.5 mg once a day'],
    ['Apixaban 5 mg BD', '5 mg twice a day'],
    ['Amoxicillin 500 mg TDS', '500 mg 3 times a day'],
    ['Atorvastatin 40 mg ON', '40 mg at bedtime'],
    ['Doxycycline 100 mg OD - 3 days to complete course', '100 mg once a day for 3 days'],
  ])('reads %s', (line, how) => {
    expect(list(line)).toContain(how);
  });

  it('takes what is only held for no stop, and keeps what stands beside it', () => {
    const text = told(
      'DISCHARGE SUMMARY\n\nDiagnosis: Asthma.\n\nMedications stopped:\nAspirin 75 mg - stopped\nRamipril 5 mg - withheld, GP to review\n',
    );
    expect(text).toMatch(/ramipril \([^)]*\) is on hold\. The report [^“]*“[^”]*withheld, GP to review”/);
    expect(text).toMatch(/stop aspirin/);
  });

  it('tells no medicine that it excepts', () => {
    expect(list('docusate 100 mg BID. Resume home meds except warfarin as above.')).not.toMatch(/warfarin[^.]*stays/);
  });

  it('takes a line of another matter for no medicine', () => {
    expect(list('Prednisolone 30 mg OD\nDNACPR in place.')).not.toMatch(/medicine list includes DNACPR/);
  });
});

describe('short headings', () => {
  it('tell the diagnosis, the operation and the requests to the family doctor', () => {
    expect(told('D/C SUMMARY\nDx: Pancreatitis\nCourse: Fluids given.\n')).toMatch(
      /diagnosis is a swollen|inflam|pancrea/i,
    );
    const op = explain(
      'OPERATION NOTE\nPre: Gallstones\nPost: same\nProc: Laparoscopic cholecystectomy\nAnaes: General\n',
    );
    expect(op.title).toBe('Operation report: gallbladder removed by keyhole surgery');
    expect(op.summary).toMatch(/the gallbladder removed/);
    const letter = told(
      'DISCHARGE SUMMARY\nDiagnosis: Pneumonia.\nMedications stopped:\nRamipril 5 mg - withheld\nActions for GP:\n1. Please repeat U&Es in 1 week and restart ramipril if creatinine below 90.\n2. Repeat CXR in 6 weeks.\n',
    );
    expect(letter).toMatch(/in 1 week and restart ramipril/i);
    expect(letter).not.toMatch(/in 1 week, if/);
    expect(letter).toMatch(/another chest x-ray \(CXR\) in 6 weeks/i);
  });

  it('leave an antenatal visit no scan', () => {
    expect(
      explain('ANTENATAL CLINIC NOTE\nBP 142/94. Mild ankle oedema.\nPlan: Admit. PET bloods, PCR. Call if headache.\n')
        .reportType,
    ).toBe('other');
  });
});

describe('an operation note', () => {
  const note = (more: string): string =>
    `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Hip fracture.\nPOSTOPERATIVE DIAGNOSIS: Same.\nOPERATION: Right hip hemiarthroplasty.\n${more}\n`;

  it('tells what stands under complications, and then no denial of them', () => {
    const { summary, findings } = explain(
      note(
        'COMPLICATIONS: 4 mm dural tear on the left, repaired. No leak on Valsalva.\nPROCEDURE IN DETAIL: The patient was placed supine and was prepped and draped in the usual way. The skin was closed with staples and a dressing was put on.\n',
      ),
    );
    expect(summary).not.toMatch(/no added problems/);
    expect(summary).toMatch(/Under complications, the report lists: 4 mm dural .*tear/);
    expect(findings.some(({ text, importance }) => /dural .*tear/.test(text) && importance === 'important')).toBe(true);
  });

  it('tells what comes after it, at the end of its story', () => {
    const text = told(
      note(
        'PROCEDURE IN DETAIL: The patient was placed supine. The skin was closed with staples. She will have Lovenox 40 mg daily for 5 weeks. The drain comes out on day 2.',
      ),
    );
    expect(text).toMatch(/Lovenox .*for 5 weeks/);
    expect(text).toMatch(/drain comes out on day 2/);
  });

  it('tells what went wrong in it', () => {
    const text = told(
      note(
        'PROCEDURE IN DETAIL: The patient was placed supine. During cementing there was a drop in blood pressure. Patient received 2 units PRBC. The skin was closed with staples.',
      ),
    );
    expect(text).toMatch(/drop in blood pressure/);
    expect(text).toMatch(/2 units PRBC/);
  });
});

describe('a line in the report’s own words', () => {
  it('keeps the figure that it begins with', () => {
    expect(
      told('DISCHARGE SUMMARY\nDischarge diagnosis: Heart failure.\nDischarge instructions: 2 gram sodium diet.\n'),
    ).toMatch(/2 gram sodium diet/);
  });
});

describe('whom a report is about', () => {
  it('is a baby: told to its parents', () => {
    const text = told(
      'DISCHARGE SUMMARY\nPatient: Baby boy Zed, 5 weeks old\nDiagnosis: Bronchiolitis.\nHospital course: He was born at 35 weeks. The infant was circumcised on 12/20.\nFollow-up: Pediatrician in 2 days.\n',
    );
    expect(text).toMatch(/Your baby was born at 35 weeks/);
    expect(text).toMatch(/Your baby was circumcised/);
    expect(text).not.toMatch(/\bYou (?:were|had|are)\b/);
    expect(text).toMatch(/asks you to see a children’s doctor/);
  });

  it('is the mother in the note of a birth', () => {
    const text = told(
      'OPERATIVE NOTE: CESAREAN SECTION\nPREOP DX: Arrest of descent\nPROCEDURE: Primary cesarean section\nFINDINGS: Viable female infant, Apgars 7 and 9.\nNARRATIVE: Baby to NICU for observation.\n',
    );
    expect(text).not.toMatch(/your baby (?:had|was)|in your family/i);
  });

  it('is someone who has died: told to the family, with no call for help', () => {
    const analysis = explain(
      'DEATH SUMMARY\nDate of death: 8/14/2026\nCause of death: Septic shock.\nHospital course: Mr. Zed was admitted with abdominal pain. He was taken to the operating room. He developed acute renal failure.\n',
    );
    expect(analysis.title).toBe('Death summary');
    const text = JSON.stringify([analysis.summary, analysis.findings.map((one) => one.text), analysis.plain]);
    expect(text).toMatch(/The person was taken to the operating room/);
    expect(text).not.toMatch(/\b[Yy]ou (?:were|had|are)\b|\b[Yy]our diagnosis/);
    expect(analysis.recommendations.filter(({ kind }) => kind === 'general')).toEqual([]);
  });
});

describe('signs that were taught', () => {
  it('are to be watched for, and not there', () => {
    const text = told(
      'NURSING DISCHARGE NOTE\nPt discharged home. Pt verbalized understanding of s/s of infection: redness, swelling, drainage, fever over 101.\n',
    );
    expect(text).toMatch(/asks you to watch for these signs: “[^”]*redness, swelling, drainage, fever over 101”/);
    expect(text).not.toMatch(/report notes (?:redness|swelling|an infection|a fever)/);
  });

  it('are not there where they are only watched for', () => {
    expect(
      told('OPERATION NOTE\nOp: Left hemithyroidectomy\nPostop plan: obs overnight for haematoma/stridor.\n'),
    ).not.toMatch(/report notes a (?:collection|harsh)/);
  });
});

describe('short forms', () => {
  it('are spelled out in a sentence told whole', () => {
    expect(told('DISCHARGE SUMMARY\nDiagnosis: Pneumonia.\nHospital course: He required HFNC up to 8 L.\n')).toMatch(
      /You required HFNC \(strong warm oxygen flow at the nose\) up to 8 L/,
    );
  });
});

describe('a word inside another name', () => {
  it.each([
    ['CT showed petechial haemorrhagic change in the left temporal lobe.', /red spots on the skin/],
    ['MRI brain showed left hippocampal sclerosis.', /dense bone/],
    ['Strain your urine and bring the stone to your doctor.', /pulled muscle/i],
    ['There was a raised umbilical artery PI.', /belly button/],
    ['AV nodal blockers were stopped.', /lymph node/],
  ])('is not told for it: %s', (line, wrong) => {
    expect(told(`DISCHARGE SUMMARY\nDiagnosis: Stroke.\nHospital course: ${line}\n`)).not.toMatch(wrong);
  });
});

describe('what is asked for, done or past', () => {
  const course = (line: string): string =>
    told(`DISCHARGE SUMMARY\nDiagnosis: COPD flare-up.\nDate of admission: 3/11/2026\nHospital course: ${line}\n`);

  it.each([
    ['PET-CT booked 3/11.', /PET-CT booked|is part of the plan/, /You had a PET/],
    ['He is not for intubation.', /not planned/, /did not have/],
    ['GP to please arrange flu and pneumococcal vaccines.', /vaccine/, /report notes the flu|You had a vaccine/],
  ])('keeps its time: %s', (line, right, wrong) => {
    expect(course(line)).toMatch(right);
    expect(course(line)).not.toMatch(wrong);
  });

  it('puts an illness with a year of long ago into the past', () => {
    const { findings } = explain(
      'CARDIOLOGY CLINIC LETTER\nDear Dr Osei\nSeen on 4/5/2026.\nDiagnoses:\n1. Ischaemic heart disease - inferior MI 2015\n2. Hypertension\n',
    );
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(
      findings.some(
        ({ assertion, concepts }) => assertion === 'historical' && concepts.includes('myocardial-infarction'),
      ),
    ).toBe(true);
  });

  it('holds a medicine until the time named', () => {
    const text = told(
      'COLONOSCOPY REPORT\nImpression: Normal colon.\nRecommendations: Hold apixaban until tomorrow.\n',
    );
    expect(text).toMatch(/put apixaban \([^)]*\) on hold until tomorrow/);
    expect(text).not.toMatch(/follow-up tomorrow/);
  });

  it('takes a dose for no result', () => {
    const { labs } = explain(
      'DISCHARGE SUMMARY\nDiagnosis: Diabetes.\nMedication List\nSTART taking these medications\n insulin glargine 22 units nightly\n',
    );
    expect(labs).toEqual([]);
  });

  it('says in its confidence where steps are told as one', () => {
    const steps =
      'The patient was prepped and draped in the usual way. The skin was incised with a knife. The fascia was grasped with clamps and opened. The wound was irrigated with saline. The skin was closed with staples.';
    const { confidence } = explain(
      `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Hernia.\nPOSTOPERATIVE DIAGNOSIS: Same.\nOPERATION: Right inguinal hernia repair.\nDESCRIPTION OF PROCEDURE: ${steps}\n`,
    );
    expect(confidence.because.join(' ')).toMatch(/told as one part, not line by line/);
    expect(confidence.value).toBeLessThan(0.95);
  });
});

describe('a list of allergies', () => {
  const allergies = (line: string): string =>
    told(`DISCHARGE SUMMARY\nALLERGIES: ${line}\nDIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: Fluids were given.\n`);

  it('is shown whole where an entry of it is not known', () => {
    expect(allergies('zorbifam (rash), lisinopril (cough).')).toMatch(
      /Under allergies, the report says: “zorbifam \(rash\), lisinopril \(cough\)”/,
    );
  });

  it('tells no reaction as a state of the reader', () => {
    expect(allergies('Sensitive to opioids - gets confused.')).not.toMatch(/confusion/);
  });
});

describe('lines of a plan', () => {
  it('tell what is to be used, not what is in place', () => {
    const text = told('OPERATION NOTE\nProc: L TKA\nPost-op: WBAT with walker, TEDs 6 weeks. Wound check 14 days.\n');
    expect(text).not.toMatch(/(?:walker|teds)\) is in place/i);
    expect(text).toMatch(/WBAT with walker|with walker, TEDs/);
  });

  it('tell an order behind an illness that is not at its goal', () => {
    expect(
      told('PROGRESS NOTE\nS: Here for blood pressure.\nA/P:\n1. HTN not at goal - increase lisinopril 10 -> 20.\n'),
    ).toMatch(/increase your lisinopril/);
  });
});

describe('a sentence with a result in it', () => {
  it('is told with what was given, too', () => {
    const text = told(
      'DISCHARGE SUMMARY\nDischarge diagnosis: Ileus.\nHospital course: He was restarted on his warfarin but this was stopped again for an INR of 5.1; he is to resume 2.5 mg on 4/16.\n',
    );
    expect(text).toMatch(
      /You were restarted on your warfarin\. But this was stopped again for an INR \(clotting time as a ratio\) of 5\.1\. You are to resume 2\.5 mg on 4\/16\./,
    );
  });
});

describe('the close of a letter', () => {
  it('is no part of what the report says', () => {
    expect(
      told(
        'NEUROLOGY CLINIC LETTER\nDear Doctor,\nDiagnosis: Epilepsy.\nShe has had four seizures since March. MRI brain was normal. EEG was normal. She was told that she must stop driving.\nWith kind regards\n',
      ),
    ).not.toMatch(/regards/);
  });
});
