import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../../knowledge/index.js';
import { explainReport } from '../../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../../knowledge/compiled.json', import.meta.url), 'utf8')),
);

const HEADS = {
  picture: 'CT ABDOMEN AND PELVIS\n\nINDICATION: Pain.\n\nFINDINGS:\nThe bladder is normal.\n\nIMPRESSION:\n',
  stay: 'DISCHARGE SUMMARY\n\nDIAGNOSIS: Pneumonia\n\nHOSPITAL COURSE:\nTreated with antibiotics and improved.\n\nFOLLOW UP:\n',
  sample: 'SURGICAL PATHOLOGY REPORT\n\nSPECIMEN: Biopsy\n\nDIAGNOSIS:\n',
  blood: 'LABORATORY REPORT\n\nTest  Result  Units  Range\nSodium  140  mmol/L  135-145\n\nCOMMENT:\n',
};

function of(kind: keyof typeof HEADS, line: string) {
  const { recommendations, questions, findings } = explainReport(`${HEADS[kind]}${line}\n`, knowledge);
  return {
    asked: recommendations.map(({ text }) => text).join(' // '),
    questions: questions.join(' / '),
    found: findings.map(({ text }) => text).join(' // '),
  };
}

describe('an order of which every word is understood is told whole, in one sentence', () => {
  it.each<[keyof typeof HEADS, string, string]>([
    ['picture', 'Right middle lobe opacity. Follow-up chest x-ray (PA and lateral) in 6-8 weeks to document resolution.', 'The report asks for a follow-up chest x-ray in 6 to 8 weeks to see that it has gone.'],
    ['picture', 'Left adnexal cyst. Consider pelvic ultrasound in 8-12 weeks if clinically indicated.', 'The report says that your doctor may think about an ultrasound of the pelvis in 8 to 12 weeks, if your doctor thinks that it is needed.'],
    ['picture', 'Hypodensity in the liver. MRI of the abdomen with and without contrast could be helpful for further characterization.', 'The report says that an MRI scan of your belly with and without dye (contrast) may help to find out more about it.'],
    ['picture', 'No acute fracture. If symptoms persist, MRI may be helpful.', 'The report says that an MRI scan may help, if your symptoms go on.'],
    ['picture', 'Adrenal nodule, 1.6 cm. Either adrenal protocol CT or MRI is advised for characterization.', 'The report asks for a CT scan or an MRI scan to find out more about it.'],
    ['picture', 'Aortic aneurysm, 3.4 cm. Ultrasound surveillance every 3 years recommended per ACR.', 'The report asks for an ultrasound every 3 years, as guidelines advise.'],
    ['picture', 'Possible fracture. Repeat radiographs in 10-14 days recommended if there is continued snuffbox tenderness.', 'in 10 to 14 days, “if there is continued snuffbox tenderness”.'],
    ['picture', 'Thickening of the sigmoid colon. Colonoscopy is recommended after resolution of acute symptoms to exclude an underlying neoplasm.', 'The report asks for a look into the large bowel with a camera (colonoscopy) to make sure that nothing serious is behind it, once this has settled.'],
    ['picture', 'Endometrium 14 mm. Gynecology referral and endometrial sampling recommended.', 'The report asks for a visit to a women’s health doctor and a tissue sample from the lining of your womb.'],
    ['sample', 'ASC-US, HPV positive. Recommend colposcopy unless performed within the last 12 months.', '(colposcopy), unless you have had it in the last year.'],
    ['sample', 'Chronic active gastritis, H. pylori seen. Recommend eradication therapy and test of cure in 4-6 weeks.', 'The report asks for medicine to clear the germ and a test to see that the germ is gone in 4 to 6 weeks.'],
    ['blood', 'eGFR 52. Repeat within 2 weeks to exclude acute kidney injury.', 'The report asks for another test within 2 weeks to make sure that it is not '],
    ['blood', 'TSH mildly raised. Suggest repeat TFTs with TPO antibodies in 3 months.', 'The report suggests thyroid tests again and a check of '],
    ['stay', 'Follow up with PCP within 7 days for a BP check.', 'The report asks you to see your regular doctor within 7 days to have your blood pressure checked.'],
    ['stay', 'Needs repeat chest x-ray in 6 weeks to make sure the pneumonia has cleared.', 'another chest x-ray in 6 weeks to make sure the lung infection has cleared.'],
    ['stay', 'Echo in 3 months and cardiology review thereafter.', 'The report asks for a heart ultrasound (echo) in 3 months, and then for a visit to a heart doctor.'],
  ])('%s: %s', (kind, line, wanted) => {
    const { asked } = of(kind, line);
    expect(asked).toContain(wanted);
    expect(asked).not.toContain('In the report’s words');
  }); // biome-ignore format: a table

  it('its time, and nothing else, goes with what stands before it', () => {
    const { asked } = of('blood', 'Suggest repeat TFTs in 6 weeks and lifestyle advice.');
    expect(asked).toBe(
      'The report suggests thyroid tests again in 6 weeks, and healthy changes in daily life. This means changes in food, weight and exercise. Ask your doctor which of them fit you.',
    );
  });
});

it.each<[keyof typeof HEADS, string, RegExp]>([
  ['blood', 'If there is no obvious cause such as heavy periods, consider referral to gastroenterology.', /heavy periods/],
  ['picture', 'If the pain goes on for more than 6 weeks, recommend MRI of the lumbar spine.', /6 weeks/],
  ['sample', 'If the lesion recurs, suggest a repeat biopsy.', /, (?:if|“if)/],
])('a condition that stands before its order is never lost: %s: %s', (kind, line, wanted) => {
  expect(of(kind, line).asked).toMatch(wanted);
  expect(of(kind, line).asked).not.toContain('In the report’s words');
}); // biome-ignore format: a table

describe('what orders nothing of the reader is not told as an order', () => {
  it.each<[keyof typeof HEADS, string, string]>([
    ['picture', 'Simple renal cyst. No follow-up needed.', 'About “Simple renal cyst”, the report says that no follow-up is needed.'],
    ['picture', '3 mm pulmonary nodule. No routine follow-up is required if the patient is at low risk; otherwise consider CT at 12 months.', 'no routine follow-up is needed, if your risk is low. // Otherwise, the report says that your doctor may think about a CT scan at 12 months.'],
    ['picture', 'Suggest correlation with PSA.', 'The report asks your doctor to compare this with your PSA'],
    ['stay', 'GP to please recheck FBC in 2 weeks and stop iron if Hb normal.', 'This is for your regular doctor: “recheck FBC in 2 weeks and stop iron if Hb normal”.'],
    ['stay', 'Repeat BMP in 1 week; PCP to follow up on creatinine.', 'The report asks your regular doctor to keep a watch on your creatinine'],
    ['stay', 'GP to recheck U&Es 1/52.', 'again in 1 week'],
    ['stay', 'Consider starting a statin at next visit.', 'your doctor may think about starting a statin'],
    ['stay', 'Sutures to be removed in 10 days at the GP surgery.', 'Your stitches should be taken out in 10 days at your doctor’s office.'],
    ['stay', 'Cardiology follow-up was arranged for 12 March.', 'A visit to a heart doctor is already booked for you on 12 March.'],
    ['stay', 'Patient to call the clinic for biopsy results in 1 week.', 'The report asks you to call the clinic for your biopsy results in 1 week.'],
  ])('%s: %s', (kind, line, wanted) => {
    const { asked } = of(kind, line);
    expect(asked).toContain(wanted);
    expect(asked).not.toMatch(/asks for (?:a biopsy|stitches|another biopsy)/);
  }); // biome-ignore format: a table
});

describe('what must not be told whole', () => {
  it.each<[keyof typeof HEADS, string]>([
    ['stay', 'Neurology recommended outpatient EEG, which was done and was normal.'],
    ['stay', 'Sleep med re: CPAP'],
    ['stay', 'Dissolving sutures'],
    ['stay', 'Histology pending - will write to patient only if abnormal'],
    ['stay', 'Would recommend elective LSCS in future'],
    ['picture', 'MRI was recommended but declined by the patient.'],
    ['stay', 'CT was considered but not performed.'],
  ])('%s: %s', (kind, line) => {
    expect(of(kind, line).asked).not.toMatch(/The report (?:asks for|suggests)|already booked/);
  });
});

describe('questions', () => {
  it('ask nothing that an order has answered', () => {
    const { questions } = of('picture', 'Left adnexal cyst. Recommend pelvic ultrasound in 6 weeks.');
    expect(questions).not.toMatch(/need another ultrasound|checked again/i);
    expect(questions).toMatch(/Who will set up an ultrasound/);
  });
  it('ask for no result of an operation', () => {
    const { questions } = of('sample', 'Atypical ductal hyperplasia. Surgical excision is recommended.');
    expect(questions).not.toMatch(/surgery[^/]*tell me the result/);
    expect(questions).toMatch(/When and where will I have surgery/);
  });
  it('ask for nothing where none is needed, nor how a treated illness will be treated', () => {
    expect(of('picture', 'Simple renal cyst. No follow-up needed.').questions).not.toMatch(
      /any other test|checked again/,
    );
    expect(of('stay', 'Home.').questions).not.toMatch(/be treated/);
  });
  it('are about the first finding by its name', () => {
    const { questions } = of('picture', 'Simple renal cyst.');
    expect(questions).toMatch(/What does the fluid sac in the kidney mean for me\?/);
    expect(questions).not.toMatch(/What do these results mean/);
  });
});
