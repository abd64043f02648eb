import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const told = (report: string) => {
  const { summary, keyPoints, findings, recommendations } = faithful(report);
  return [summary, ...keyPoints, ...findings.map(({ text }) => text), ...recommendations.map(({ text }) => text)].join(
    '\n',
  );
};
const stay = (line: string) => told(`DISCHARGE SUMMARY\n${line}`);

describe('the first line of a story', () => {
  it.each([
    ['24 yo F presents with 3 days of right flank pain, fever and vomiting.', /You came in with 3 days of pain in the right side, fever and vomiting\./],
    ['HPI: 39 y/o man, PWID, admitted for R forearm cellulitis with abscess.', /You were admitted for right forearm skin infection \(cellulitis\) with pocket of pus \(abscess\)\. You are described as PWID \(person who injects drugs\)\./],
    ['Mr. Vale is a 67 year old man with COPD and diabetes who was admitted for community acquired pneumonia.', /You are a 67 year old man with COPD .* and diabetes\. You were admitted for community acquired pneumonia/],
    ['82 yo F with HFpEF, AF on apixaban presenting with dyspnea and leg swelling.', /You came in with shortness of breath and leg swelling\. You have heart failure/],
    ['71 y/o M with CKD3 and BPH who presented with 2 days of fever and rigors.', /You came in with 2 days of fever/],
  ])('%s is said to the reader', (line, expected) => {
    expect(stay(line)).toMatch(expected);
    expect(stay(line)).not.toMatch(/The report says: “/);
  }); // biome-ignore format: one table

  it('of a visit is told too, what is put in about the person last', () => {
    const text = told('ED NOTE\nHPI: 39 y/o man, PWID, here with 3 days of swelling of the left lower leg. No fever.');
    expect(text).toMatch(/^You came in with 3 days of swelling of the left lower leg\./);
    expect(told('ED note\n34F p/w severe RUQ pain x 6 hrs after fatty meal.')).toMatch(
      /You came in with severe upper right belly pain for 6 hours after fatty meal/,
    );
    expect(told('ED NOTE\n58M presented via ambulance with 90 minutes of central chest pain.')).toMatch(
      /You came in by ambulance with 90 minutes of/,
    );
  });

  it('of a letter tells for what somebody was sent, and nothing of it stays unread', () => {
    const analysis = explained(
      'Dear Doctor\nThank you for referring this pleasant 45 year old lady with a 6 month history of headaches.\nDiagnosis: Migraine without aura',
    );
    expect(analysis.findings.map(({ text }) => text).join('\n')).toMatch(/You have a 6 month history of headaches/);
    expect(analysis.notExplained).toEqual([]);
  });

  it('keeps what is new apart from the history in front of it', () => {
    const text = told(
      'GASTROENTEROLOGY CONSULT\nHPI: 66M, hx of CAD on ASA, with 2 days of black stools and lightheadedness.',
    );
    expect(text).not.toMatch(/past health history[^.]*black/i);
    expect(text).toMatch(/2 days of black|You had black/);
  });
});

describe('what a stay was for', () => {
  it('is told of a day of surgery that a letter reports to a doctor', () => {
    const text = told(
      'Day Surgery Unit\nDischarge letter to GP\nDear Doctor,\nYour patient was admitted today for an elective laparoscopic cholecystectomy under Mr Lane for symptomatic gallstones.\nThe procedure was uncomplicated. Wounds closed with dissolvable sutures. Keep dry for 48 hours.\nDischarged the same day.',
    );
    expect(text).toMatch(/^You (?:came in|were admitted)[^.]*removal of the gallbladder/);
    expect(text).toMatch(/under Mr Lane/);
    expect(text).not.toMatch(/doctor’s you/);
  });

  it('is the reason given, where no diagnosis is listed', () => {
    const { summary } = faithful(
      'DISCHARGE SUMMARY\nReason for admission: Exacerbation of COPD\nHospital course: Treated with steroids.',
    );
    expect(summary).toMatch(/^The reason given for your stay: flare-up of COPD\./);
  });

  it('is the grave illness, not the harm that stands before it in the list', () => {
    const report = (second: string) =>
      faithful(
        `DISCHARGE SUMMARY\nHOSPITAL PROBLEM LIST\n1. AKI on CKD3\n2. ${second}\n3. Type 2 DM\nHOSPITAL COURSE\nHe improved.`,
      ).summary;
    expect(report('Septic shock')).toMatch(/^Among the diagnoses listed for your stay is [^.]*septic shock/);
    expect(report('Septic shock, resolved prior stay')).not.toMatch(/^Among/);
    expect(report('Gout')).toMatch(/^The first diagnosis listed for your stay[^.]*kidney/);
  });
});

describe('what is not there', () => {
  it('is no infection for which only a sample was taken', () => {
    const report = (line: string) => told(`DISCHARGE SUMMARY\nDiagnosis: Duodenal ulcer\n${line}`);
    expect(report('Gastric bx for H. pylori taken.')).not.toMatch(/notes a stomach infection/);
    expect(report('Gastric biopsies for H. pylori positive.')).toMatch(/stomach infection with H. pylori/);
  });

  it('calls for nothing where the suspicion is low', () => {
    const { findings, questions, recommendations } = faithful(
      'ED NOTE\nDx: Ankle sprain\nLow clinical suspicion of meningitis. Low suspicion for PE.',
    );
    expect(
      findings
        .filter(({ importance }) => importance !== 'note' && importance !== 'normal')
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/meningitis|PE\b|lung/);
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/little reason to suspect meningitis/);
    expect(questions.join()).not.toMatch(/find out whether/);
    expect(recommendations.map(({ text }) => text).join()).not.toMatch(/911/);
  });

  it('is no allergy to what helped against one', () => {
    const allergies = (line: string) => told(`DISCHARGE SUMMARY\nDiagnosis: Pneumonia\nAllergies: ${line}`);
    const text = allergies(
      'Vancomycin (flushing and itch with first bag, settled with chlorphenamine, not true allergy)',
    );
    expect(text).not.toMatch(/allergic to/);
    expect(text).toMatch(/your reaction to vancomycin was not a true allergy/);
    expect(allergies('Penicillin anaphylaxis treated with adrenaline')).toMatch(/allergic to penicillin/);
    expect(allergies('Hives from peanuts, resolved with cetirizine')).not.toMatch(/allergic to cetirizine/);
  });
});

describe('words of one ward', () => {
  it('are told by what they mean there', () => {
    const stroke = told(
      'STROKE UNIT DISCHARGE SUMMARY\nDiagnosis: Left MCA territory ischaemic stroke (PACS)\nCarotids: 40% L ICA stenosis. ',
    );
    expect(stroke).not.toMatch(/early heartbeats|liters/);
    const baby = told('NEONATAL DISCHARGE SUMMARY\nBaby boy, term. Jaundice.\nCranial USS day 7: normal.');
    expect(baby).not.toMatch(/upper/i);
    const hip = told('DISCHARGE SUMMARY\nDiagnosis: RIGHT INTRACAPSULAR NECK OF FEMUR FRACTURE');
    expect(hip).toMatch(/broken hip[^.]*on the right side/);
  });

  it('under "Post op" are a plan and no complication', () => {
    const text = told(
      'OPERATION NOTE\nOperation: RIGHT CEMENTED HEMIARTHROPLASTY\nComplications: none. EBL 250 ml.\nPost op:\n- 2 further doses of IV cefuroxime\n- Clips out 14 days',
    );
    expect(text).not.toMatch(/Under complications/);
    expect(text).toMatch(/clips are to come out/);
  });

  it('behind what a picture showed ask for the next one only', () => {
    const text = told(
      'DISCHARGE SUMMARY\nF/u: HF clinic 7 days.\nIncidental: 8 mm RUL nodule on CXR, CT chest outpatient in 3 months.',
    );
    expect(text).not.toMatch(/asks for a chest x-ray/i);
    expect(text).toMatch(/asks for a CT scan of the chest/);
  });

  it('tell what was given then, and not what is taken now', () => {
    const text = told('MATERNITY DISCHARGE SUMMARY\nPPH managed with oxytocin infusion and tranexamic acid.');
    expect(text).not.toMatch(/You take (?:oxytocin|tranexamic)/);
  });
});
