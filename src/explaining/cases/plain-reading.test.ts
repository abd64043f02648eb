import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const told = (text: string) =>
  explained(text)
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');
const density = (line: string) =>
  told(
    `BONE DENSITY SCAN\n\nLumbar spine T-score -1.2. Left femoral neck T-score -1.9.\n${line}\nImpression: Osteopenia.\n`,
  );
const stay = (line: string) => told(`DISCHARGE SUMMARY\n\nDiagnosis: Gout.\nHospital course: ${line}\n`);
const picture = (why: string) =>
  told(`CT CHEST\n\nINDICATION: ${why}\n\nFINDINGS: No pneumothorax.\n\nIMPRESSION: Mild emphysema.\n`);

describe('how likely a bone is to break', () => {
  it.each([
    ['10-year probability of major osteoporotic fracture is 14%, hip fracture 2.1%.', '2.1%'],
    ['FRAX: Major osteoporotic fracture 12%. Hip fracture 1.8%.', '1.8%'],
    ['The FRAX 10 year fracture risk is 18% for a major osteoporotic fracture and 3.4% for a hip fracture.', '3.4%'],
    ['Ten-year probability of fracture: hip fracture 4 %, major osteoporotic fracture 21 %.', '4%'],
  ])('is a chance and no broken bone: %s', (line, share) => {
    expect(density(line)).toMatch(
      new RegExp(`chance of a broken hip (?:over the next (?:10|ten) years|in the years to come) is ${share}`),
    );
    expect(density(line)).not.toMatch(/scan (?:also )?shows [^.]*(?:broken|break)/);
  });

  it('leaves a bone that is broken', () => {
    expect(density('Vertebral fracture: L2, 25% height loss.')).toMatch(/shows a broken spine bone/);
    expect(density('Hip fracture in 2019.')).toMatch(/broken hip/);
  });
});

describe('who the reader is', () => {
  it.each([
    [
      '61-year-old woman with persistent cough for three months.',
      /you are a 61-year-old woman with persistent cough for three months/,
    ],
    ['38-year-old female with blurred vision in the left eye.', /you are a 38-year-old female with blurred vision/],
    ['Fall from ladder onto the right side.', /(?:reason|background|why)[^.]*: fall from ladder onto the right side\./],
    ['Right upper quadrant pain after meals.', /the report says: upper right belly pain after meals\./],
  ])('stands in everyday words where a test was asked for: %s', (why, says) => {
    expect(picture(why)).toMatch(says);
  });

  it.each([
    ['74 yo woman with gout presented with cough.', /You came in with cough\./],
    ['66 yo M with asthma admitted with leg swelling.', /You were admitted with leg swelling\./],
    [
      'An 82-year-old man with asthma who was found on the floor.',
      /You are an 82-year-old man with .* who was found on the floor/,
    ],
    [
      'Thank you for taking over the care of this 23 year old student who was admitted on 3 June with fever.',
      /You were admitted on 3 June with fever/,
    ],
  ])('is said to them: %s', (line, says) => {
    expect(stay(line)).toMatch(says);
    expect(stay(line)).not.toMatch(/You had [^.]*(?:came|admitted)/);
  });
});

describe('a list of medicines beside the story', () => {
  it('leaves each dose with its name', () => {
    const text = told(
      'DISCHARGE SUMMARY\n\nDiagnosis: Gout.\nHospital course: His asthma was rate controlled on metoprolol and he was continued on apixaban.\n\nDischarge medications:\n1. Metoprolol 100 mg daily\n2. Apixaban 5 mg twice daily\n',
    );
    expect(text).toMatch(/list includes metoprolol[^\n]*\n[^\n]*100 mg once a day/);
    expect(text).toMatch(/list includes apixaban[^\n]*\n[^\n]*5 mg twice a day/);
  });
});

describe('what is most likely harmless', () => {
  it.each([
    'Probably benign mass in the right breast, most likely a fibroadenoma.',
    'Likely benign mass in the right breast, probably a cyst.',
  ])('is there for certain: %s', (line) => {
    expect(told(`MAMMOGRAM\n\nIMPRESSION: ${line}\n`)).toMatch(/mammogram shows a lump/);
  });

  it('stays in doubt where the lump itself is', () => {
    expect(told('MAMMOGRAM\n\nIMPRESSION: Possible mass in the right breast, most likely a cyst.\n')).toMatch(
      /may show/,
    );
  });
});

describe('when to come back', () => {
  const plan = (line: string) =>
    explained(`CLINIC NOTE\n\nHPI: Mrs. Alvarez is a 48-year-old woman with heartburn. She is well.\nPlan:\n${line}\n`);

  it('is told once, to the reader', () => {
    const { recommendations, notExplained } = plan(
      '1. If food becomes completely stuck, she should go to the emergency room.',
    );
    expect(recommendations.map(({ text }) => text)).toEqual([
      'Go to the emergency room if food becomes completely stuck.',
    ]);
    expect(notExplained).toEqual([]);
  });

  it('is told with what else was advised', () => {
    const text = stay(
      'She was well. She has been advised to avoid heavy lifting for 4 weeks and to seek medical advice if she develops fever.',
    );
    expect(text).toMatch(
      /You have been advised to avoid heavy lifting for 4 weeks and to seek medical advice if you develop fever/,
    );
  });
});

describe('the words explained', () => {
  const terms = (text: string) => explained(text).glossary.map(({ term }) => term);

  it.each([
    ['ULTRASOUND ABDOMEN\n\nIMPRESSION: Hepatic steatosis.\n', 'Hepatic steatosis', 'fatty liver'],
    ['X-RAY WRIST\n\nIMPRESSION: Healed wrist fracture.\n', 'wrist fracture', 'Colles fracture'],
    [
      'CT CHEST\n\nFINDINGS: Normal.\nIMPRESSION: Mild dependent atelectasis.\n',
      'dependent atelectasis',
      'basilar atelectasis',
    ],
    [
      'UPPER ENDOSCOPY\n\nFINDINGS: A hiatus hernia was seen.\nDIAGNOSIS: Hiatus hernia.\n',
      'hiatus hernia',
      'hiatal hernia',
    ],
  ])('stand under the name that the report prints: %s', (text, printed, other) => {
    expect(terms(text)).toContain(printed);
    expect(terms(text)).not.toContain(other);
  });

  it('have the thing beside a word of quality', () => {
    expect(terms('DISCHARGE SUMMARY\n\nDiagnosis: Gout.\nHospital course: The appendix was gangrenous.\n')).toContain(
      'gangrenous (gangrene)',
    );
  });

  it('leave out what anybody knows', () => {
    expect(terms('LABORATORY REPORT\n\nUrinalysis\nSpecific Gravity: 1.020\nGlucose: Negative\n')).not.toContain(
      'specific',
    );
  });
});

describe('a look with a camera', () => {
  const look = (lines: string) => told(`COLONOSCOPY REPORT\n\nFindings: ${lines}\n`);

  it.each([
    'A 6 mm polyp was removed from the sigmoid colon with a cold snare.',
    'Two small polyps were resected from the rectum.',
    'A 6 mm polyp was seen in the sigmoid colon and removed with a hot snare.',
  ])('found what it took out: %s', (line) => {
    expect(look(line)).toMatch(/The report notes (?:a|2) small growths? on a lining/);
    expect(look(line)).not.toMatch(/past health history|wire loop[^.]* (?:was|were) taken out/);
  });

  it('leaves what was taken out years ago in the past', () => {
    expect(look('A polyp was removed in 2019.')).not.toMatch(/The report notes a small growth/);
  });

  it.each([
    ['Await histology.', /result of histology[^.]*was still to come/],
    ['Awaiting the biopsy results.', /results were still to come/],
  ])('waits for its results: %s', (line, says) => {
    const { recommendations, questions } = explained(
      `COLONOSCOPY REPORT\n\nFindings: A 6 mm polyp was seen.\nRecommendations: ${line}\n`,
    );
    expect(recommendations.map(({ text }) => text).join(' ')).toMatch(says);
    expect(questions.join(' ')).not.toMatch(/set up/);
  });
});

describe('told once and in the words of the reader', () => {
  it('leaves single signs to the sentence that tells them all', () => {
    const text = stay('On examination she was febrile at 38.1 and tender in the right iliac fossa with guarding.');
    expect(text).toMatch(/On examination you were feverish at 38\.1/);
    expect(text).not.toMatch(/The report notes (?:a fever|soreness|tight)/);
  });

  it.each([
    ['CLINIC NOTE\n\nHPI: She is well. She has never had a colonoscopy.\n', /You have never had a look/],
    [
      'CLINIC NOTE\n\nHPI: She is a 48-year-old woman with heartburn.\nExamination: Weight 71 kg. Abdomen soft.\n',
      /Your weight was 71 kg/,
    ],
    [
      'DISCHARGE SUMMARY\n\nDiagnosis: Gout.\nDischarge medications:\nParacetamol 1 g four times a day as required\n',
      /when you need it/,
    ],
    [
      'MRI BRAIN\n\nIMPRESSION: White matter lesions. Correlation with CSF analysis and MRI of the cervical spine is suggested.\n',
      /compare this with CSF \([^)]*\) analysis and MRI of the cervical spine \([^)]*\)\./,
    ],
    [
      'PAEDIATRIC DISCHARGE SUMMARY\n\nSummary: 5 month old boy admitted with cough.\nPlan:\n1. GP review in 1 week.\n',
      /to see your baby in 1 week/,
    ],
  ])('%s', (text, says) => {
    expect(told(text)).toMatch(says);
  });
});

describe('a picture of both sides', () => {
  const scan = (line: string) => told(`CT CHEST\n\nFINDINGS: ${line}\nIMPRESSION: ${line}\n`);

  it.each([
    ['Mild emphysema in both upper lobes.', /in both upper lungs/],
    ['Ground glass opacities in both lower lobes.', /in both lower lungs/],
  ])('names both, with no quotation: %s', (line, says) => {
    expect(scan(line)).toMatch(says);
    expect(scan(line)).not.toContain(`“${line.slice(0, -1)}”`);
  });

  it.each(['Cysts in both lobes of the liver.', 'Stones in both upper poles of the left kidney.'])(
    'leaves two parts of one organ: %s',
    (line) => {
      expect(scan(line)).not.toMatch(/both livers|both kidneys/);
    },
  );
});

describe('what is as it should be', () => {
  it('is not hung under the line before it', () => {
    const { findings } = explained(
      'US LIVER\n\nFINDINGS: No focal hepatic mass. The portal vein is patent with hepatopetal flow.\nIMPRESSION: Fatty liver.\n',
    );
    const flow = findings.find(({ text }) => text.includes('hepatopetal'))?.text ?? '';
    expect(flow).toMatch(/^The vein into the liver is open/);
  });
});
