import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();
const typeOf = (text: string) => readReport(text, knowledge).type;

describe('report type and title', () => {
  it.each([
    ['EXAM: CT chest with contrast\nFINDINGS: 5 mm nodule.\nIMPRESSION: Nodule.', 'imaging', 'CT scan of the chest'],
    ['XR KNEE 3 VIEWS LEFT\n\nFINDINGS: No fracture.\nIMPRESSION: Normal.', 'imaging', 'X-ray of the left knee'],
    [
      'PA and lateral chest\nFINDINGS: The lungs are clear. No effusion.\nIMPRESSION: Normal.',
      'imaging',
      'X-ray of the chest',
    ],
    [
      'EXAM: US Abdomen complete\nFINDINGS: Liver is normal.\nIMPRESSION: Gallstones.',
      'imaging',
      'Ultrasound of the belly',
    ],
    [
      'EXAM: MRI lumbar spine without contrast\nFINDINGS: Disc bulge.\nIMPRESSION: Bulge.',
      'imaging',
      'MRI scan of the lower spine',
    ],
    [
      '2D ECHO REPORT\nParameter   Value   Normal\nLVIDd   62 mm   42-58\nLVEF   35 %   >52\nConclusion: Dilated LV.',
      'imaging',
      'Heart ultrasound (echocardiogram)',
    ],
    ['EARLY PREGNANCY SCAN\nTV scan. CRL 9 mm.', 'imaging', 'Ultrasound of the pregnancy'],
    [
      'BILATERAL SCREENING MAMMOGRAM\nFINDINGS: No mass.\nIMPRESSION: BI-RADS 1.',
      'imaging',
      'Mammogram of both breasts',
    ],
    [
      'CT ABDOMEN AND PELVIS\nTECHNIQUE: Axial.\nFINDINGS: Normal.\nIMPRESSION: Normal.',
      'imaging',
      'CT scan of the belly and the pelvis',
    ],
    [
      'SURGICAL PATHOLOGY REPORT\nSPECIMEN: Right breast, core biopsy\nGROSS DESCRIPTION: Three cores in formalin.\nFINAL DIAGNOSIS: Invasive ductal carcinoma.',
      'pathology',
      'Pathology report of a right breast biopsy',
    ],
    [
      'DISCHARGE SUMMARY\nHOSPITAL COURSE: She was admitted with pneumonia.\nDISCHARGE MEDICATIONS: Lisinopril 10 mg daily.',
      'discharge_summary',
      'Discharge summary',
    ],
    [
      'WBC 12.4 H 10*3/uL 4.0-11.0\nHemoglobin 10.8 L g/dL 12.0-15.5\nPlatelets 200 K/uL 150-400',
      'laboratory',
      'Blood test',
    ],
    [
      'PREOPERATIVE DIAGNOSIS: Hernia.\nPOSTOPERATIVE DIAGNOSIS: Hernia.\nANESTHESIA: General.\nDESCRIPTION OF PROCEDURE: The patient was prepped and draped.',
      'other',
      'Operation report',
    ],
    [
      'CLINIC NOTE\nAssessment: Asthma.\nPlan: If she gets worse, go to the emergency room.',
      'other',
      'Clinic visit note',
    ],
    [
      'OFFICE VISIT\nSubjective: Here after an emergency department visit for a cut finger.\nAssessment: Wound.',
      'other',
      'Clinic visit note',
    ],
    ['CARDIOLOGY CONSULT\nREASON: chest pain.\nASSESSMENT: Stable angina.', 'other', 'Specialist visit note'],
    [
      'Emergency Department letter\nDear Dr Hill,\nThank you for seeing this man, who attended today with a cut hand.',
      'other',
      'Emergency department note',
    ],
    [
      'CHIEF COMPLAINT: Cough.\nREVIEW OF SYSTEMS: No fever.\nPHYSICAL EXAMINATION: Lungs clear.\nPLAN: Rest.',
      'other',
      'Clinic visit note',
    ],
  ])('reads %j', (text, type, title) => {
    const guess = typeOf(text);
    expect(guess.type).toBe(type);
    expect(guess.title).toBe(title);
    expect(guess.certainty).toBeGreaterThan(0.2);
  });

  it.each([
    [
      'PROCEDURE PERFORMED: Left heart catheterization, coronary angiography.\nANESTHESIA: Local lidocaine.\nPROCEDURE: The groin was prepped. A sheath was placed over a guidewire.\nFINDINGS: The left main is open.\nIMPRESSION: Mild disease.',
      'Heart catheter test report',
    ],
    [
      'PREOPERATIVE DIAGNOSIS: Gallstones.\nPOSTOPERATIVE DIAGNOSIS: Same.\nOPERATION PERFORMED: Laparoscopic cholecystectomy with cholangiogram.\nFINDINGS: Stones.\nIMPRESSION: Good result.',
      'Operation report',
    ],
    [
      'FINDINGS: The background is 10 Hz. The EEG shows no spikes.\nIMPRESSION: Normal electroencephalogram.',
      'Brain wave test report (EEG)',
    ],
    [
      'OBSERVATIONS: The patient has asthma and cough. FEV1 is 88% of predicted. FVC is 90%. Oxygen saturation is 97%.\nINTERPRETATION: Normal spirometry, pulmonary disease unlikely.',
      'Breathing test report',
    ],
    [
      'NERVE CONDUCTION STUDIES: Median motor latency is 4.1 ms.\nNEEDLE EMG: No changes.\nIMPRESSION: Carpal tunnel syndrome.',
      'Nerve and muscle test report',
    ],
    [
      'EXTERNAL EXAMINATION: The body is that of a tall man.\nINTERNAL EXAMINATION: The heart weighs 300 g.\nCAUSE OF DEATH: Heart attack.',
      'Autopsy report',
    ],
    [
      'PHYSICAL EXAMINATION: Eyes normal. Stool brown. Test results in the normal range. The patient is alert. She walks well.',
      'Clinic visit note',
    ],
  ])('takes %j neither for a picture nor for a laboratory', (text, title) => {
    expect(typeOf(text)).toMatchObject({ type: 'other', title });
  });

  it('gives regions only that the knowledge base has', () => {
    expect(typeOf('EXAM: CT chest and neck\nFINDINGS: Normal.\nIMPRESSION: Normal.').regions).toEqual(['chest']);
  });

  it.each([
    [
      'a recipe',
      'Apple pie\nIngredients:\n6 apples\n3/4 cup sugar\nInstructions:\n1. Heat the oven.\n2. Mix the apples with sugar and bake until brown.',
    ],
    ['filler', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.'],
    [
      'source code',
      'export function add(a: number, b: number): number {\n  return a + b;\n}\nconst total = add(1, 2);',
    ],
    [
      'a business report',
      'Summary: Revenue grew.\nFindings: Sales rose from 120 to 145 units.\nItem  Result  Units  Range\nSales  145  k  100-200\nCosts  98  k  50-120',
    ],
    ['nothing', ''],
  ])('is not certain of %s', (_name, text) => {
    expect(typeOf(text).certainty).toBeLessThan(0.04);
  });
});

describe('a stay with a long table of results', () => {
  const table = ['Urea (15-40)          212     138     120     131', 'Creat (0.7-1.3)       9.8     6.9     6.1     6.6', 'Potassium (3.5-5.1)   7.1     4.9     5.2     5.6', 'Sodium (135-145)      131     133     136     139', 'Calcium (2.1-2.6)     2.2     2.3     2.2     2.4']; // biome-ignore format: one table
  const head = 'INVESTIGATIONS        09/12   11/12   14/12   17/12';
  it.each([
    'DEPARTMENT OF NEPHROLOGY          ** DISCHARGE SUMMARY **',
    'Renal Unit\nDischarge Notification',
    "Final physician's letter\nDear colleagues,\nwho was in our inpatient treatment from 19.02. to 26.02.2025.",
  ])('is a discharge summary: %s', (title) => {
    expect(typeOf(['HOSPITAL OF X', title, head, ...table].join('\n')).type).toBe('discharge_summary');
  });

  it('a table alone is none', () => {
    expect(typeOf(['HOSPITAL OF X', 'See the discharge summary.', head, ...table].join('\n')).type).toBe('laboratory');
  });
});

describe('a letter of a stay that holds more rows of results than words', () => {
  const rows = [
    'Test            09/12   11/12   14/12   Ref',
    'Urea             212     138     120   15-40 mg/dL',
    'Creatinine       9.8     6.9     6.1   0.7-1.3 mg/dL',
    'Potassium        7.1     4.9     5.2   3.5-5.1 mmol/L',
    'Sodium           131     136     138   135-145 mmol/L',
    'Haemoglobin      7.6     7.4     8.3   13-17 g/dL',
    'Platelets        188     201     240   150-400 10^9/L',
  ].join('\n');
  it.each([
    ['a title between marks', `CITY HOSPITAL\nDEPT OF NEPHROLOGY     ** DISCHARGE SUMMARY **\nName: X\n\nDiagnosis\nAKI on CKD\n\n${rows}`],
    ['a translated letter', `Clinic II\nHead: Prof. X\n\nFinal physician's letter\n\nDiagnoses\n- Heart failure\n\n${rows}\n\nCourse: better on a water tablet.`],
    ['the days of the stay in its head', `Ward 4\nD.O.A.: 03/02/2025   D.O.D.: 09/02/2025\n\nDiagnosis: AKI\n\n${rows}\n\nAdvice: drink enough.`],
    ['told in a sentence', `Dear colleague,\nwe report on your patient, who was in our inpatient treatment from 19.02. to 26.02.2025.\n\nDiagnoses\n- AKI\n\n${rows}\n\nCourse: better.`],
  ])('%s', (_, text) => {
    expect(typeOf(text).type).toBe('discharge_summary');
  }); // biome-ignore format: a table

  it('a sheet of results with a day of admission stays one', () => {
    expect(typeOf(`RENAL UNIT LABORATORY\nPatient: X  Ward: 4  Admitted: 03/02/2025\n\n${rows}`).type).toBe(
      'laboratory',
    );
    expect(typeOf(`CUMULATIVE REPORT\nRequested with discharge summary pending\n\n${rows}`).type).toBe('laboratory');
  });
});

describe('tests and letters that only speak of pictures and tissue', () => {
  it.each([
    ['a treadmill test whose end asks for a CT', 'EXERCISE TREADMILL TEST\nProtocol: Bruce. Stopped because of leg fatigue.\nECG: 1.5 mm ST depression.\nConclusion: Positive test. CT coronary angiogram requested.', 'other'],
    ['a stress echo', 'EXERCISE STRESS ECHOCARDIOGRAM\nFindings: Normal wall motion at rest. Ejection fraction 60%.\nConclusion: Negative.', 'imaging'],
    ['a letter of the cancer clinic', 'Oncology outpatient letter\nDiagnosis: pT3 pN1b adenocarcinoma of the sigmoid colon, resected. KRAS mutated.\nI saw Mr Osei before cycle 3. I have delayed it by a week.', 'other'],
    ['the tissue itself', 'HISTOPATHOLOGY REPORT\nSpecimen: sigmoid colon\nDiagnosis: pT3 pN1b adenocarcinoma. Margins clear. KRAS mutated.', 'pathology'],
  ])('%s', (_, text, type) => expect(typeOf(text).type).toBe(type)); // biome-ignore format: a table
});

describe('a stay and a visit', () => {
  it.each([
    [
      'FINAL DIAGNOSES:\n1. Slipped disc.\n\nOPERATION: Fusion of the neck.\n\nHOSPITAL COURSE: The procedure was carried out. By the third day he was ready to go home.\n',
      'Discharge summary',
    ],
    [
      'CHIEF COMPLAINT: Chest pain.\nHISTORY OF PRESENT ILLNESS: Pain since noon.\nPHYSICAL EXAMINATION: Well.\nEMERGENCY DEPARTMENT COURSE: She was given aspirin.\nDIAGNOSIS: Chest wall pain.\n',
      'Emergency department note',
    ],
    [
      'CAUSE OF DEATH:\n1. Acute respiratory failure.\n\nHOSPITAL COURSE: He was admitted with shortness of breath. He was intubated. The patient expired on the third day.\n',
      'Death summary',
    ],
  ])('are told apart: %s', (text, title) => {
    expect(readReport(text, knowledge).type.title).toBe(title);
  });
});

it('a note that opens with the person is no report of the sample it tells of', () => {
  expect(
    typeOf(
      'PHYSICAL EXAMINATION: The patient is a 58-year-old man seen for a yearly check. His PSA was raised.\n\nLABORATORY: PSA 9.1.\n\nPATHOLOGY:\nProstate biopsy: Right apex: adenocarcinoma, Gleason 3 + 4 = 7. Left lobe: negative for carcinoma. Perineural invasion: absent.\n\nTREATMENT: He chose to be watched.',
    ).type,
  ).toBe('other');
});

describe('a stay whose title does not say discharge summary', () => {
  const body = 'Dx: Acute kidney injury due to a blocked bladder.\nTreatment: catheter. Potassium 6.9 on arrival, treated with calcium gluconate. No dialysis required.\nTamsulosin 400 mcg started.\nGP: bloods twice weekly for 2 weeks.'; // biome-ignore format: one text
  it.each([
    'RENAL WARD - Summary of admission',
    'Neonatal unit discharge',
    'NICU DISCHARGE',
    'e-Discharge',
    'Discharge from ward 7',
    'Summary of hospital stay',
    'After visit summary - hospital stay',
    'Hospital discharge information',
    'Dear Doctor, your patient was an inpatient on our ward from 2 to 9 November.',
    'Dates of admission: 2 Nov - 9 Nov',
    'Adm 2 Nov  D/C 9 Nov',
    'Admitted 2/11, discharged 9/11',
  ])('%s', (title) => {
    expect(typeOf(`${title}\n\n${body}`).type).toBe('discharge_summary');
  });

  it.each([
    'Vaginal discharge',
    'NIPPLE DISCHARGE',
    'Wound discharge',
    'He was seen after discharge from the ward.',
    'Admitted 2/11 with pain in the left leg.',
    'Clinic note',
  ])('%s is none', (title) => {
    expect(typeOf(`${title}\n\n${body}`).type).not.toBe('discharge_summary');
  });
});
