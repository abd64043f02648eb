import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const whole = (report: string) => {
  const { summary, keyPoints, findings, recommendations } = explainReport(report, knowledge);
  return [summary, ...keyPoints, ...[...findings, ...recommendations].map(({ text }) => text)].join('\n');
};
const read = (title: string, lines: string) => whole(`${title}\n\nFINDINGS:\n${lines}\n`);

describe('what was not there on an earlier day', () => {
  it.each([
    ['Hepatic hemangioma, not seen on the prior CT.', /shows a knot of blood vessels/],
    ['8 mm nodule in the right upper lobe, not present in 2021.', /shows a small lump .*It is new/],
    ['Rib fracture, not seen on 03/2022 radiograph.', /shows a broken rib/],
    ['Left renal cyst not identified on the previous study.', /shows a fluid sac/],
    ['Adrenal adenoma (not seen on the scan from 2018).', /shows a growth on the gland/],
    ['Kidney stone, not demonstrated in the study of May 2020.', /shows a kidney stone/],
  ])('is there now: %s', (line, told) => {
    const text = read('CT ABDOMEN', line);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/no sign of|from the past/);
  });

  it.each([
    'Pleural effusion not seen today.',
    'The previously described nodule is not seen on the 2023 study.',
    'Pneumothorax is not seen in the current study.',
  ])('stays denied where the denial is of now: %s', (line) => {
    expect(read('CT CHEST', line)).toMatch(/shows no sign of|is not seen/);
  });
});

describe('a thing of the past', () => {
  it.each([
    ['CT CHEST', 'Lifetime risk not calculated, prior breast cancer.'],
    ['BONE DENSITY SCAN', 'Risk raised to HIGH because of the wrist fracture.'],
  ])('that is only counted is not seen by the test: %s', (title, line) => {
    expect(read(title, line)).not.toMatch(/(?:scan|mammogram|test) shows (?:breast cancer|a broken wrist)/i);
  });

  it('that left its marks is seen', () => {
    expect(read('CT CHEST', 'Old healed left rib fractures.')).toMatch(/shows broken ribs.*from the past/);
  });
});

describe('what a test denies', () => {
  it.each([
    ['CT BIOPSY', 'Bronchoscopy negative (no malignant cells, not representative).', /no sign of cancer cells/],
    ['CT BIOPSY', 'No allergy.', /shows no (?:sign of an )?allergy/],
    ['PET/CT', 'No FDG-avid cervical nodes.', /no sign of spots/],
    ['BONE DENSITY SCAN', 'Osteoporosis meds: none.', /no (?:sign of )?weak, thin bones/],
    ['ECHOCARDIOGRAM', 'Trileaflet aortic valve, no stenosis, trace AR.', /no sign of narrowing/],
    ['CT ABDOMEN', 'Kidneys: Infrarenal AAA 3.6 cm, no leak.', /leak[^.]*kidney/],
    ['MRI HEART', 'LVEF low normal/mildly reduced, 52%.', /was normal/],
    ['MAMMOGRAM', 'The asymmetry in the upper outer quadrant disperses with spot compression.', /shows a difference/],
    ['CT ABDOMEN', 'Two small liver lesions - metastases cannot be excluded.', /lesions\) could not be ruled out/],
  ])('is what its words say: %s %s', (title, line, never) => {
    expect(read(title, line)).not.toMatch(never);
  });

  it.each([
    ['CT ABDOMEN', 'No focal liver lesion.', /no sign of a spot in the liver/],
    ['CT CHEST', 'Lymphadenopathy cannot be excluded.', /could not be ruled out/],
    ['MAMMOGRAM', 'Asymmetry in the upper outer quadrant persists on spot compression.', /shows a difference/],
  ])('is still told: %s %s', (title, line, told) => {
    expect(read(title, line)).toMatch(told);
  });

  it('of what one feels is no look of the picture', () => {
    const text = whole('CT UROGRAM\n\nClinical notes:\nHaematuria x2. No loin pain.\n\nFINDINGS:\nNo stone.\n');
    expect(text).toMatch(/You had no loin pain before the test/);
  });
});

describe('places and sizes', () => {
  it.each([
    ['CT', 'Kidneys and ureters: No stone. 22mm simple cyst left lower pole.', /cyst\)? in your left tube/],
    ['CT', 'Abdo/Pelvis: No focal hepatic lesion. Gallstones.', /gallstones in your pelvis/],
    ['MRI LUMBAR SPINE', '17 mm T1- and T2-hyperintense lesion in L2, unchanged.', /at T1/],
    ['CARDIAC MRI\ncine SSFP, T2 STIR', 'T2: no edema.', /at T2/],
    ['ULTRASOUND KIDNEYS', 'LK 5.6 cm, SFU grade 2 dilatation.', /measures 5\.6 cm/],
    ['MRI LUMBAR SPINE', 'L3/4 ligamentum flavum hypertrophy (AP 11 mm).', /measures 11 mm/],
    ['CT', 'Thickening of the mid sigmoid over 5.5 cm.', /more than 5\.5/],
  ])('are not of another thing: %s %s', (title, line, never) => {
    expect(read(title, line)).not.toMatch(never);
  });

  it.each([
    ['CT', 'Kidneys: 3 cm simple cyst left lower pole.', /kidney/],
    ['CT', 'Mass measuring over 5 cm in the liver.', /more than 5 cm/],
    ['MRI THORACIC SPINE', 'T1 compression fracture.', /at T1/],
  ])('are told where they are its own: %s %s', (title, line, told) => {
    expect(read(title, line)).toMatch(told);
  });

  it('of two looks at moving air stand each in its line', () => {
    const text = read(
      'CT CHEST',
      'Narrow pneumothorax right, 8 mm.\n\nX-RAY 1 h:\nIncrease of pneumothorax, apical 34 mm.',
    );
    expect(text).not.toMatch(/measures (?:8|34) mm/);
    expect(text).toMatch(/8 mm”[\s\S]*34 mm”/);
  });
});

describe('tests that are only named', () => {
  it.each([
    'Enter into local surveillance programme (US 2 yearly).',
    '12F pigtail placed, US-guided.',
    'Compared with USG 11-Jan-2023 (film not brought, report only seen).',
  ])('were not done now: %s', (line) => {
    expect(read('CT ABDOMEN', line)).not.toMatch(/You had an? (?:ultrasound|x-ray)/);
  });
});

describe('what a line only names', () => {
  it.each([
    [
      'CT',
      'Seen in fracture, infection and tumour; does not by itself establish the diagnosis.',
      /shows an? (?:broken|growth|infection)/,
    ],
    ['PET/CT', 'Adenocarcinoma remains a concern as this can be seen in lepidic-type tumours.', /may show growths/],
    ['X-RAY ANKLE', 'There is a 13 mm lucent area with a thin sclerotic margin in the distal tibia.', /shows hardened/],
    [
      'X-RAY FOOT',
      'The sliver of bone at the lateral aspect of the 5th metatarsal base is the normal apophysis.',
      /foot bones looked normal/,
    ],
    ['X-RAY SPINE', 'Rounded 8 mm density, prob. pill or calculus.', /shows a stone/],
    ['CARDIAC MRI', 'LVEF 52%. Was 55% by echo 2023.', /You were 55|You (?:have )?had an? heart ultrasound/],
    ['ECHOCARDIOGRAM', 'ECG: AF, left axis, rate 90.', /AFib on the left/],
    ['PET/CT', 'Symmetrical hilar nodal uptake is more likely granulomatous than metastatic.', /probably shows tracer/],
    ['THYROID ULTRASOUND', 'Nodules: R1 - mid pole, 14 x 11 x 12 mm, solid.', /They measure/],
  ])('is not told as found: %s %s', (title, line, never) => {
    expect(read(title, line)).not.toMatch(never);
  });

  it.each([
    ['CT ABDOMEN', 'Seen in the left kidney is a stone.', /shows a kidney stone|stone/],
    ['X-RAY ANKLE', 'Sclerotic lesion in the distal tibia.', /hardened|sclerotic/],
    ['CT CHEST', 'Probable pneumonia or atelectasis in the left lower lobe.', /pneumonia/],
    ['ECHOCARDIOGRAM', 'Left pleural effusion.', /left/],
  ])('is told where it is found: %s %s', (title, line, told) => {
    expect(read(title, line)).toMatch(told);
  });

  it('a test "+/-" another one asks for the first', () => {
    const text = whole('PET/CT\n\nCONCLUSION:\n1. Focal thyroid uptake. US thyroid +/- FNA recommended.\n');
    expect(text).not.toMatch(/ultrasound of your thyroid gland and a thin needle/);
  });
});

describe('people', () => {
  it('another doctor with "Mr" is not the reader', () => {
    const text = whole(
      'CT ABDOMEN\nPatient: ANNING-WELLS, Desmond\n\nCONCLUSION:\n1. Gallstones.\nResult sent to Mr Farquharson’s secretary today.\n',
    );
    expect(text).not.toMatch(/your secretary/);
  });

  it('the patient with "Mr" is', () => {
    const text = whole(
      'DISCHARGE SUMMARY\nPatient: SMITH, John\n\nHOSPITAL COURSE:\nMr. Smith went home with pneumonia.\n',
    );
    expect(text).not.toMatch(/Mr\. Smith went/);
  });
});

describe('what has gone in part', () => {
  const told = (line: string) =>
    explainReport(`CT CHEST\n\nINDICATION: Pain.\n\nFINDINGS:\n${line}\n`, wholeKnowledge())
      .findings.map(({ text, change }) => `${text} ${change}`).join('\n'); // biome-ignore format: one call
  it.each([
    'Near-complete resolution of the subdural hematoma.',
    'Partial resolution of the left pneumothorax.',
    'Almost complete resolution of the pneumonia.',
    'Incomplete resolution of the abscess.',
    'Continued resolution of the hematoma.',
  ])('is not told as gone: %s', (line) => {
    expect(told(line)).not.toMatch(/gone now/);
    expect(told(line)).toMatch(/decreased/);
  });
  it.each(['Complete resolution of the left pneumothorax.', 'Interval resolution of the effusion.'])(
    'what is gone, is: %s',
    (line) => {
      expect(told(line)).toMatch(/gone now/);
    },
  );
});
