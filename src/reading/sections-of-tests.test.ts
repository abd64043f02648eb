import { describe, expect, it } from 'vitest';
import { kindIn, kindOf, reading } from '../../test/section-of.js';

describe('a picture that prints no heading of what was seen', () => {
  it('tells it behind the story, with a comment for its conclusion', () => {
    const report = reading(
      'MRI OF THE LEFT ANKLE',
      'History: Twisted it in spring. Still swollen.',
      '',
      'The anterior talofibular ligament is torn. The deltoid ligament is intact.',
      '',
      'No osteochondral lesion is seen.',
      '',
      'COMMENT:',
      'Torn anterior talofibular ligament.',
    );
    expect(kindIn(report, 'Twisted')).toBe('history_present');
    expect(kindIn(report, 'ligament is torn')).toBe('findings');
    expect(kindIn(report, 'No osteochondral')).toBe('findings');
    expect(kindIn(report, 'Torn anterior')).toBe('impression');
  });

  it('tells it where the story stands below its heading', () => {
    const lines = ['ULTRASOUND SCROTUM', '', 'CLINICAL HISTORY:', 'Swelling on the right side.', '', 'Right testis measures 42 x 25 mm. There is a hydrocele.', '', 'OPINION:', 'Right hydrocele.']; // biome-ignore format: one report
    expect(kindOf('Swelling', ...lines)).toBe('indication');
    expect(kindOf('There is a hydrocele', ...lines)).toBe('findings');
  });

  it('leaves a second paragraph on the person where it is', () => {
    const lines = ['CT HEAD', '', 'CLINICAL HISTORY:', 'Fell at work.', '', 'He is known to have seizures and was drowsy an hour ago.', '', 'OPINION:', 'No bleed.']; // biome-ignore format: one report
    expect(kindOf('known to have seizures', ...lines)).toBe('indication');
  });

  it('tells that of a second exam in the same report', () => {
    const lines = ['XR RIGHT ANKLE', '', 'Findings: Weber B fracture of the fibula.', 'Opinion: Fracture.', '', 'XR RIGHT KNEE', '', 'Indication: sore too.', '', 'Joint spaces are preserved. No effusion.', '', 'Opinion: Normal knee.']; // biome-ignore format: one report
    expect(kindOf('Joint spaces', ...lines)).toBe('findings');
  });

  it('behind the exam that its procedure names and the way it was done', () => {
    const report = reading(
      'PELVIC SCAN',
      'Procedure: US pelvis',
      'Indication: heavy periods',
      'Approach: transabdominal and transvaginal',
      '',
      'Uterus: Anteverted. Fibroid 31 mm in the posterior wall.',
      '',
      'CONCLUSION: Fibroid.',
    );
    expect(report.type).toMatchObject({ type: 'imaging', title: 'Ultrasound of the pelvis' });
    expect(kindIn(report, 'transvaginal')).toBe('technique');
    expect(kindIn(report, 'Fibroid 31')).toBe('findings');
  });

  it('in the comments of a heart ultrasound before its conclusion, and in what was measured', () => {
    const report = reading(
      'TRANSTHORACIC ECHO',
      'Indication: murmur',
      'MEASUREMENTS',
      'LVIDd 52 mm, LA 41 mm',
      'COMMENTS',
      'MV: Moderate regurgitation.',
      'CONCLUSION',
      'Moderate mitral regurgitation.',
    );
    expect(kindIn(report, 'LVIDd')).toBe('findings');
    expect(kindIn(report, 'Moderate regurgitation')).toBe('findings');
    expect(kindIn(report, 'Moderate mitral')).toBe('impression');
  });
});

it.each([
  [
    'US Renal Tract    Performed 05.06.2021\nClinical details: colic\n\nReport:\nNo stone.',
    'Ultrasound of the kidneys',
  ],
  [
    'RADIOLOGY - ST BRIGID\nCT Sinuses 04/05/2022\n\nClinical info: blocked nose\n\nReport:\nClear sinuses.',
    'CT scan of the sinuses',
  ],
])('knows the picture by the line that names it: %.30s', (text, title) => {
  expect(reading(text).type).toMatchObject({ type: 'imaging', title });
});

describe('tissue and cells', () => {
  it('rows of results behind the story are results', () => {
    const report = reading(
      'CERVICAL CYTOLOGY',
      'Specimen: cervix, liquid based',
      'Clinical notes: no symptoms',
      '',
      'HPV TEST (Abbott)',
      '  HPV 18:            NOT DETECTED',
      '  Other types:       DETECTED',
      '',
      'CYTOLOGY',
      '  Squamous cells: Possible high grade lesion',
      '',
      'DIAGNOSIS: Possible high grade lesion.',
    );
    for (const words of ['NOT DETECTED', 'Squamous cells']) expect(kindIn(report, words)).not.toBe('indication');
    expect(kindIn(report, 'no symptoms')).toBe('indication');
  });

  it('what was known before stays before', () => {
    const lines = ['CERVICAL CYTOLOGY', 'Specimen: cervix', 'Clinical notes: spotting', '', 'Previous smear: negative', '', 'DIAGNOSIS: Negative.']; // biome-ignore format: one report
    expect(kindOf('Previous smear', ...lines)).toBe('indication');
  });

  it('how a piece looked, and what the slices show, behind the story and without headings', () => {
    const lines = ['HISTOPATHOLOGY', '', 'Nature of specimen: Skin, neck, punch', 'Clinical information', 'Itchy plaque', '', 'Skin punch 4 x 4 x 5 mm, all embedded.', '', 'The epidermis shows regular acanthosis with parakeratosis.']; // biome-ignore format: one report
    expect(kindOf('Itchy', ...lines)).toBe('indication');
    expect(kindOf('Skin punch', ...lines)).toBe('gross');
    expect(kindOf('acanthosis', ...lines)).toBe('microscopic');
  });

  it('fields of a form open no section of their own', () => {
    const form = ['SURGICAL PATHOLOGY', 'SYNOPTIC - COLON', 'Procedure: Right hemicolectomy', 'Tumor size: 4.1 cm', 'Necrosis: Not identified']; // biome-ignore format: one report
    expect(kindOf('Tumor size', ...form)).toBe('synoptic');
    const cells = ['URINE CYTOLOGY', 'Clinical notes: ex smoker', '', 'Cells: Atypical, in clusters', 'Background: red cells']; // biome-ignore format: one report
    expect(kindOf('red cells', ...cells)).toBe('findings');
  });
});

it('bottles, smears and films behind the story are results of the laboratory', () => {
  const bottles = ['BLOOD CULTURE', 'Clin: rigors', '', 'Set 1 (left arm)', '  Aerobic bottle    POSITIVE at 12 h', '', 'Gram stain: gram negative rods', '', 'Comment: discuss.']; // biome-ignore format: one report
  for (const words of ['POSITIVE at', 'gram negative']) expect(kindOf(words, ...bottles)).toBe('findings');
  expect(kindOf('Target cells', 'HAEMATOLOGY', 'Clinical: tired', 'Film: Target cells. No blasts seen.', 'Comment: iron?')).toBe('findings'); // biome-ignore format: one report
});
