import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faithful } from '../../../test/explained.js';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explained = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  explained(text)
    .sentences.filter(({ field }) => field !== 'questions')
    .map((one) => one.text)
    .join('\n');

describe('why a test was done is told in the words of the report', () => {
  it.each([
    ['MRI CERVICAL SPINE', 'Neck pain into right arm for 5 weeks, weak grip.', 'C5-6: small disc bulge.'],
    ['ULTRASOUND ABDOMEN', 'RUQ pain after meals, 4 kg weight loss.', 'Gallstones.'],
    ['XR HIP', 'Groin pain on walking, 3 months.', 'Moderate osteoarthritis.'],
  ])('%s', (title, reason, finding) => {
    const text = `${title}\n\nINDICATION: ${reason}\n\nFINDINGS:\n${finding}\n\nIMPRESSION:\n${finding}\n`;
    expect(told(text)).toMatch(
      /As the reason for the test, the report says: “?[^”\n]*(?:weeks, weak grip|weight loss|3 months)/,
    );
  });
});

describe('how good a picture was is told', () => {
  it.each([
    ['Images are degraded by patient motion.', 'Images are degraded by patient motion'],
    ['Technically difficult study due to body habitus.', 'technically difficult study due to body build'],
  ])('%s', (line, words) => {
    const text = `ECHOCARDIOGRAM\n\nTECHNIQUE: ${line}\n\nFINDINGS:\nNormal left ventricle.\n\nIMPRESSION:\nNormal study.\n`;
    expect(told(text)).toContain(words);
  });
});

describe('names meet in British spelling', () => {
  it.each([
    ['PATHOLOGY\nSpecimen: oesophagus\nDIAGNOSIS:\nEosinophilic oesophagitis.', 'allergic swelling of the food pipe'],
    ['ULTRASOUND PREGNANCY\nIMPRESSION:\nPlacenta praevia.', 'afterbirth'],
    ['LABORATORY REPORT\nComment: Results consistent with iron deficiency anaemia.', 'from low iron'],
  ])('%s', (text, plain) => {
    expect(told(text)).toContain(plain);
  });
  it('and one of a thing is not many', () => {
    expect(told('LABORATORY REPORT\nCOMMENT: Consistent with gonorrhoea.')).not.toContain('passeds');
  });
});

it.each(['Suggest removable splint and review.', 'Recommend a knee brace for 2 weeks.'])(
  'what is advised is not in place: %s',
  (line) => {
    expect(told(`XR KNEE\n\nIMPRESSION:\nSmall effusion. ${line}\n`)).not.toMatch(/in place/);
  },
);

it('how a change came about is no finding of its own', () => {
  const text =
    'ECHOCARDIOGRAM\n\nFINDINGS:\nDilated left ventricle, likely ischaemic.\n\nCONCLUSION:\nDilated left ventricle, likely ischaemic.\n';
  expect(told(text)).not.toMatch(/is probably too little blood flow/);
});

describe('a size is that of the noun it stands with', () => {
  it.each([
    ['MRI SHOULDER', 'Full-thickness supraspinatus tear with 2 cm retraction.', /(?:It|They|tear)[^.]* measures? 2 cm/],
    [
      'CT HEAD',
      'Right subdural haematoma, 9 mm thick, with 4 mm midline shift.',
      /haematoma[^.]*\.? (?:It|They) measures? 4 mm/,
    ],
    ['XR ANKLE', 'Fracture of the distal fibula with 3 mm displacement.', /It measures 3 mm/],
    ['XR KNEE', 'Patellar fracture with a 4 mm articular gap.', /It measures 4 mm/],
    ['MRI BRAIN', 'Chiari I malformation with 9 mm tonsillar descent.', /It measures 9 mm/],
    ['MRI LUMBAR SPINE', 'Spondylolisthesis with 6 mm anterior slip.', /It measures 6 mm/],
  ])('%s: %s', (title, line, wrong) => {
    expect(told(`${title}\n\nIMPRESSION:\n1. ${line}\n`)).not.toMatch(wrong);
  });
  it.each([
    'Left renal cyst with 3 cm diameter.',
    'Gallstone measuring 8 mm.',
    'A 6 mm nodule in the right upper lobe.',
  ])('%s', (line) => {
    expect(told(`CT CHEST AND ABDOMEN\n\nIMPRESSION:\n1. ${line}\n`)).toMatch(/measures \d/);
  });
});

it.each([
  ['XR HAND', 'Salter-Harris II fracture of the middle phalanx.'],
  ['XR HIP', 'Garden III fracture of the femoral neck.'],
])('the type of a break says nothing of a wound: %s', (title, line) => {
  expect(told(`${title}\n\nIMPRESSION:\n1. ${line}\n`)).not.toMatch(/open wound/);
});
it('a clot in a vein of the liver is not told of a new organ', () => {
  expect(told('CT ABDOMEN\n\nIMPRESSION:\n1. Portal vein thrombosis, acute.\n')).not.toMatch(/new organ|transplant/);
});

it.each([
  ['Undescended right testis in the groin.', /testicle outside its pouch[^.]*right|right testicle outside/],
  ['Dilated left renal pelvis.', /left/],
])('a side in the middle of a name: %s', (line, plain) => {
  expect(told(`ULTRASOUND\n\nIMPRESSION:\n1. ${line}\n`)).toMatch(plain);
});

it.each([
  ['Right adrenal haemorrhage.', /gland above your right kidney/],
  ['Infarct of the left kidney.', /left kidney/],
  ['Gastric wall thickening.', /stomach wall/],
])('where it is stays with it: %s', (line, plain) => {
  expect(told(`CT ABDOMEN\n\nIMPRESSION:\n1. ${line}\n`)).toMatch(plain);
});

describe('what no sentence tells is told in the words of the report', () => {
  it.each([
    [
      'a part that is called well',
      'XR CHEST\n\nFINDINGS:\nConsolidation in the right lower lobe. Left lung is clear.\n\nIMPRESSION:\nRight lower lobe pneumonia.\n',
      /left lung/i,
    ],
    [
      'a second thing that is denied',
      'ULTRASOUND KIDNEYS\n\nFINDINGS:\nNo hydronephrosis or calculus.\nBladder wall is thickened.\n\nIMPRESSION:\nThick bladder wall.\n',
      /calculus|stone/i,
    ],
    [
      'how much it weighs',
      'MRI LUMBAR SPINE\n\nFINDINGS:\nDisc bulge at L4-L5.\n12 mm haemangioma in L3, incidental.\n\nIMPRESSION:\nDisc bulge at L4-L5.\n',
      /incidental/i,
    ],
    [
      'what else the cells show',
      'HISTOLOGY REPORT\n\nMICROSCOPY:\nUterus: Leiomyoma.\nRight ovary: Follicular cyst.\n\nDIAGNOSIS:\nUterus: Leiomyoma.\n',
      /follicular cyst/i,
    ],
  ])('%s', (_what, text, words) => {
    expect(told(text)).toMatch(words);
  });
});

describe('a grave illness in a sentence of a story that cannot be retold', () => {
  const NOTE = `CONSULTATION

DIAGNOSES:
1. Hemolytic uremic syndrome.

HISTORY OF PRESENT ILLNESS: This is a 31-year-old male who presented with symptoms of enteritis and developed rapid encephalopathy and respiratory failure requiring intubation.

PHYSICAL EXAMINATION:
GENERAL: He is in no acute distress, intubated.
`;

  it('is told, with its weight', () => {
    const { findings } = faithful(NOTE);
    const failed = findings.find(({ text }) => /too little oxygen from the lungs|respiratory failure/.test(text));
    expect(failed?.importance).toBe('important');
  });

  it('is not made of what is left open', () => {
    const open = NOTE.replace('requiring intubation', 'was a concern');
    expect(faithful(open).findings.filter(({ text }) => text.startsWith('You had too little oxygen'))).toEqual([]);
  });

  it('takes nothing for denied that stands behind a denial as how somebody lies there', () => {
    expect(JSON.stringify(faithful(NOTE).findings)).not.toMatch(/did not have new breathing tube/);
  });
});
