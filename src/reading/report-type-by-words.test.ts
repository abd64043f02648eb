import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();
const typeOf = (text: string) => readReport(text, knowledge).type;

describe('a test that its report does not name', () => {
  it.each([
    [
      'This is a 28-year-old for fetal weight.\n\nGENERAL EVALUATION:\nFetal Lie: Longitudinal\nPlacenta: Anterior\n\nBIOMETRY:\nBPD: 8.1 cm consistent with 32 weeks\nHC: 29.9 cm consistent with 33 weeks\nAC: 28.0 cm\nFL: 6.1 cm\n\nIMPRESSION:\nActive intrauterine pregnancy.',
      'imaging',
      'Ultrasound of the pregnancy',
    ],
    [
      'COMMENTS:\n1. The left ventricle is normal in size. Ejection fraction is 60%.\n2. The left atrium is dilated.\n3. Mild mitral regurgitation.\n4. No pericardial effusion.',
      'imaging',
      'Heart ultrasound (echocardiogram)',
    ],
    [
      'CLINICAL INDICATION: Chest pain.\n\nINTERPRETATION: The patient received 11 mCi at rest and 31 mCi at stress. The myocardium shows even perfusion.',
      'imaging',
      'Nuclear scan of the heart',
    ],
    ['EXAM: Left wrist series.\n\nFINDINGS: No fracture is seen.', 'imaging', 'X-ray of the left wrist'],
    [
      'HISTORY: A 50-year-old with a past medical history of diabetes and numb feet.\n\nNERVE CONDUCTION STUDIES: Latencies are normal.\n\nNEEDLE EMG: No changes.\n\nIMPRESSION: This electrical study is normal.',
      'other',
      'Nerve and muscle test report',
    ],
    [
      'PROCEDURE: The patient was monitored for EEG, EKG and oximetry.\n\nDETAILS: Sleep efficiency 71%. The apnea/hypopnea index was 31.',
      'other',
      'Sleep study report',
    ],
  ])('is told by its words: %j', (text, type, title) => {
    expect(typeOf(text)).toMatchObject({ type, title });
  });

  it.each([
    [
      'CHIEF COMPLAINT: Weak legs.\nHISTORY OF PRESENT ILLNESS: She had an MRI of the brain. He says her legs are weak. She fell. Her gait is slow.\nPHYSICAL EXAMINATION: She is alert. Her strength is reduced.\nPLAN: Rest.',
      'Clinic visit note',
    ],
    [
      'EXAM: Radioembolization therapy.\nFINDINGS: The dose was worked out from a quantitative CT.\nIMPRESSION: Therapy of the right lobe.',
      'Medical report',
    ],
  ])('is not taken from another test that the text speaks of: %j', (text, title) => {
    expect(typeOf(text).title).toBe(title);
  });

  it('is none where an earlier test is why this one is done', () => {
    const text =
      'REASON FOR EXAM: Abnormal stress test.\n\nPROCEDURE: A sheath was placed in the right femoral artery.\n\nFINDINGS: The left main is open.\n\nPLAN: Medicines.';
    expect(typeOf(text).title).not.toMatch(/stress/i);
  });
});
