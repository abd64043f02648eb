import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(`DISCHARGE SUMMARY\n\n${text}`, knowledge);
const findings = (text: string): string =>
  read(text)
    .findings.map((one) => one.text)
    .join('\n');

describe('how a stay stands at its end', () => {
  const resolved = `DISCHARGE DIAGNOSES:
1. Pneumonia.
2. Acute kidney injury.
3. Hypokalemia.
4. Delirium.

HOSPITAL COURSE:
1. Pneumonia. She was treated with ceftriaxone and improved.
2. Acute kidney injury. Her creatinine rose on the second day. This resolved by discharge with fluids.
3. Hypokalemia. The potassium was replaced. The hypokalemia resolved.
4. Delirium. She was confused at night. This resolved for a day. It came back on the last night.

DISPOSITION: Home.`;

  it('names no problem in the summary that was over before the end', () => {
    const { summary, keyPoints, questions } = read(resolved);
    expect(`${summary} ${keyPoints.join(' ')}`).not.toMatch(/kidney|potassium/i);
    expect(`${summary} ${keyPoints.join(' ')}`).toMatch(/confusion/i);
    expect(questions.join(' ')).not.toMatch(/kidney/);
  });

  it('tells it with how it ended', () => {
    expect(findings(resolved)).toMatch(/acute kidney injury\)\. The report says that this was over before you left\./);
    expect(findings(resolved)).not.toMatch(/delirium\)\. The report says that this was over/);
  });

  it('takes no plan that was changed for how it went', () => {
    const { summary } = read(
      'DISCHARGE DIAGNOSIS: Kidney infection.\n\nHOSPITAL COURSE: She was started on IV antibiotics. On the third day she was transitioned to oral antibiotics and remained afebrile. We had hoped to send her home on oral antibiotics; however, her fever came back and she will complete IV antibiotics at home.\n\nDISPOSITION: Home.',
    );
    expect(summary).not.toMatch(/oral/);
  });

  it('takes an operation of earlier years for no bulge of today', () => {
    const { summary, findings: told } = read(
      'DISCHARGE DIAGNOSIS: Cholecystitis.\n\nADDITIONAL DIAGNOSES:\n1. Laparoscopic ventral hernia in 11/07.\n\nPROCEDURES: Laparoscopic cholecystectomy.\n\nHOSPITAL COURSE: She did well.\n\nDISPOSITION: Home.',
    );
    expect(summary).not.toMatch(/hernia/);
    expect(told.find(({ text }) => /hernia/.test(text))).toMatchObject({ assertion: 'historical' });
  });

  it('asks no question that the operation has answered', () => {
    const stay =
      'DISCHARGE DIAGNOSIS: Cholecystitis with gallstones.\n\nHOSPITAL COURSE: She did well.\n\nDISPOSITION: Home.';
    const operated = stay.replace('HOSPITAL', 'PROCEDURES: Laparoscopic cholecystectomy.\n\nHOSPITAL');
    expect(read(stay).questions.join(' ')).toMatch(/gallbladder need to come out/);
    expect(read(operated).questions.join(' ')).not.toMatch(/need to come out/);
  });

  it('tells of no keyhole surgery that ended through a cut', () => {
    const text = findings(
      'DISCHARGE DIAGNOSIS: Cholecystitis.\n\nPROCEDURES: Laparoscopic cholecystectomy with laparoscopy converted to open common bile duct exploration.\n\nHOSPITAL COURSE: She did well.',
    );
    expect(text).not.toMatch(/keyhole surgery, you had|You had keyhole/);
    expect(text).toContain('converted to open');
  });

  it('gives the last word on a value that became normal', () => {
    const { labs } = read(
      'DISCHARGE DIAGNOSIS: Cholecystitis.\n\nHOSPITAL COURSE: Bilirubin decreased to 2.1. She ate well. Her bilirubin was down to normal.',
    );
    expect(labs.map(({ text }) => text).join(' ')).toMatch(
      /2\.1\. Later, the report says: “Her bilirubin was down to normal”/,
    );
  });
});

describe('what a list of things done holds', () => {
  const listed = findings(
    'DISCHARGE DIAGNOSIS: Chest pain.\n\nPROCEDURES:\n1. CT angiography, negative for pulmonary embolism. CT head, negative.\n2. Nuclear stress test, abnormal. Reversible defect suggestive of ischemia, ejection fraction of 55%.\n3. Fusion L5 using cages, bone graft, recombinant protein, and pedicle fixation.\n\nHOSPITAL COURSE: He did well.',
  );

  it('is told as a test and what it came to', () => {
    expect(listed).toMatch(/You had a CT scan of blood vessels/);
    expect(listed).toMatch(/no (?:sign of )?[^.]*(?:clot|embol)/i);
    expect(listed).not.toMatch(/called “(?:CT|Reversible)|did not have/);
    expect(listed).toContain('CT head, negative');
    expect(listed).toMatch(/heart area with poor flow under stress/);
  });

  it('is one operation with its means', () => {
    expect(listed).toContain(
      'You had spine bones joined (fusion) at L5. In the report’s words: “Fusion L5 using cages, bone graft, recombinant protein, and pedicle fixation”',
    );
    expect(listed).not.toMatch(/called “(?:bone graft|pedicle)/);
  });

  it('puts the operation before a look, though it is only quoted', () => {
    const { summary } = read(
      'DISCHARGE DIAGNOSIS: Kidney cyst.\n\nPROCEDURES: Robotic-assisted laparoscopic kidney cyst decortication and cystoscopy.\n\nHOSPITAL COURSE: He did well.\n\nDISPOSITION: Home.',
    );
    expect(summary).toMatch(/decortication/);
  });
});

describe('a word of degree', () => {
  it('is not contradicted by our own', () => {
    expect(findings('HOSPITAL COURSE: An ultrasound showed mild cirrhosis.')).not.toMatch(/badly/);
  });
});

describe('the story above the course of a stay', () => {
  const paper =
    'FINAL DIAGNOSES:\n1. Neck pain.\n\nOPERATION: Cervical fusion C4-5.\n\nThis is a 60-year-old man who had neck pain for a year. An MRI scan showed a large disc herniation at C4-5.\n\nHOSPITAL COURSE: He did well.\n\nDISPOSITION: Home.';

  it('is of the time before, though it has no heading', () => {
    expect(findings(paper)).toMatch(/Before your stay:? [^.]*(?:slipped disc|disc herniation)/);
  });
});

describe('a test that came back as it should', () => {
  it('names no illness by a word of the line next to it', () => {
    const { findings: told, questions } = read(
      'LABORATORY STUDIES: Urine showed 2+ bacteria. Blood culture and wound cultures were unremarkable.\n\nHOSPITAL COURSE: He did well.',
    );
    expect(told.flatMap(({ concepts }) => concepts)).not.toContain('bacteremia');
    expect(questions.join(' ')).not.toMatch(/Where did the germs come from/);
  });
});

describe('how a reader was at the end', () => {
  it('is told though the line names the day of its dictation', () => {
    expect(
      findings(
        'HOSPITAL COURSE: He was given ceftriaxone.\n\nAt the time of this dictation, the patient was ambulating minimally, however, not enough to resume her work.',
      ),
    ).toMatch(/ambulating minimally|walking/);
  });
});
