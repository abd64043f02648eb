import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../understand.js';

const knowledge = wholeKnowledge();
/** The urgent findings of a text: which concept, how it stands, and the words it stands on. */
const urgent = (text: string) =>
  understand(readReport(text, knowledge), knowledge).frames.flatMap(({ urgency, head, source }) =>
    urgency && urgency.state !== 'known'
      ? [{ concept: head?.ref.id, state: urgency.state, words: text.slice(source.start, source.end) }]
      : [],
  );

describe('a finding that is urgent by what was done about it', () => {
  it.each([
    ['Odd bright swelling along the outer edge of the liver. On-call surgeon paged.', 'Odd bright swelling'],
    ['Soft tissue mass fills the upper airway on the lateral view. ENT rung at 04:10.', 'Soft tissue mass'],
    ['Large neck swelling since the dressing change, taken straight to theatre.', 'Large neck swelling'],
    ['Wide gap between the wound edges with bowel in view. Ward sister told by phone.', 'Wide gap'],
  ])('%s', (text, words) => {
    const [found, ...more] = urgent(`COMMENT: ${text}`);
    expect(found).toMatchObject({ concept: 'called-at-once', state: 'new' });
    expect(found?.words).toContain(words);
    expect(more).toEqual([]);
  });

  it('is left open where it is only to be taken for the worst', () => {
    expect(urgent('COMMENT: The collection around the metal is infected until proven otherwise.')).toMatchObject([
      { concept: 'called-at-once', state: 'equivocal' },
    ]);
  });

  it('is not made of a denial, a condition, another time, a lesson or an ordinary talk', () => {
    for (const text of [
      'No mass is seen. On-call surgeon paged.',
      'If the swelling grows, go straight to theatre.',
      'Small cyst in the liver. Previously taken straight to theatre in 2014 for a twisted bowel.',
      'Teaching: a neck swelling is taken straight to theatre.',
      'Small cyst in the liver. Results discussed with Dr. Lee.',
      'Small hernia. Routine surgical referral.',
      'A lump in the neck for years. This man was seen in clinic today.',
      'Small cyst in the liver. She was seen by us in the unit today.',
    ])
      expect([text, urgent(`COMMENT: ${text}`)]).toEqual([text, []]);
  });

  it('gives way to what the report names', () => {
    expect(urgent('COMMENT: Large left pneumothorax. Surgeon paged.').map(({ concept }) => concept)).toEqual([
      'pneumothorax',
    ]);
  });
});

describe('words next door', () => {
  it('say what is twisted, and what a fluid is', () => {
    expect(urgent('Right ovary 7 cm and swollen. Torsion cannot be excluded.')).toContainEqual(
      expect.objectContaining({ state: 'equivocal', words: expect.stringContaining('Torsion') }),
    );
    expect(urgent('CSF: turbid, WBC 2,900 (92% polys).')).toMatchObject([{ concept: 'meningitis' }]);
  });

  it('lend nothing where they deny', () => {
    expect(urgent('CSF: 2 WBC, protein in range, Gram stain without organisms.')).toEqual([]);
    expect(urgent('CSF clear, WBC 1, no organisms seen. Bacterial meningitis excluded.')).toEqual([]);
    expect(urgent('No pain in the ovary region. Torsion of the fingers is seen in the video.')).toEqual([]);
  });
});

it('an illness that must be considered is possible, not ordered', () => {
  expect(urgent('Frequent schistocytes and few platelets. TTP must be considered.')).toContainEqual(
    expect.objectContaining({ concept: 'thrombotic-thrombocytopenic-purpura' }),
  );
});

it('"no secondary signs of" denies', () => {
  expect(urgent('Appendix 5 mm. No secondary signs of appendicitis.')).toEqual([]);
});

it('lessons and plays are of nobody', () => {
  for (const text of [
    'Simulation case: mannequin develops tension pneumothorax after intubation.',
    'Sim session for the interns: massive haemorrhage, then a mock cardiac arrest.',
    'Teaching file: this image shows the classic coffee bean of sigmoid volvulus.',
    'Consent, carotid endarterectomy: stroke 2%, heart attack 1%.',
    'Thyroid storm is described in the leaflet.',
    'Stroke signs were taught to the family.',
    'A skin fold mimics a pneumothorax on the right.',
  ])
    expect([text, urgent(text)]).toEqual([text, []]);
});

it('"gone into" and "pulse gone" tell of now', () => {
  expect(urgent('The feeding tube has gone into the right lower lobe bronchus.')).toMatchObject([
    { concept: 'malpositioned-feeding-tube', state: 'new' },
  ]);
  expect(urgent('Sudden blue cold leg, femoral pulse gone.')).toMatchObject([
    { concept: 'acute-limb-ischemia', state: 'new' },
  ]);
});

it('what is treated, expected or the same as before is no news', () => {
  for (const text of [
    'Old laser scars around a treated retinal tear.',
    'Organised LV thrombus on warfarin.',
    'Tiny left apical pneumothorax after the needle biopsy, expected.',
    'The chronic left subdural, 4 mm, is the same as in January.',
  ])
    expect([text, urgent(text)]).toEqual([text, []]);
});

it('a possible illness that all tests spoke against is not left open', () => {
  expect(urgent('The differential included meningitis but all tests were negative.')).toEqual([]);
});

it('what the test was asked for, what was treated before and what is known beside it take nothing from a new finding', () => {
  for (const [text, concept] of [
    ['CLINICAL INFO: r/o torsion. RESULT: no flow in right testis.', 'testicular-torsion'],
    ['Clinical details: ?PE. Filling defects in both lower lobe pulmonary arteries.', 'pulmonary-embolism'],
    [
      'MRI KNEE\nClinical: swelling.\nMenisci and ligaments intact. The popliteal vein is expanded and filled with clot.',
      'deep-vein-thrombosis',
    ],
    ['PET-CT. Bilateral pulmonary emboli, not known before, are seen.', 'pulmonary-embolism'],
    [
      'CT HEAD: sulci gone, grey white difference lost everywhere, ventricles like slits after cardiac arrest.',
      'cerebral-edema',
    ],
    ['CT: Left subdural haematoma 14 mm, fell 2 weeks ago.', 'subdural-hematoma'],
    ['CT head: No fracture, acute subdural 9 mm on right.', 'subdural-hematoma'],
    ['FAST: fluid in Morison pouch after crash.', 'hemoperitoneum'],
    ['USG scrotum: right testis shows nil vascularity.', 'testicular-torsion'],
  ] as const)
    expect([text, urgent(text).map((one) => one.concept)]).toEqual([text, expect.arrayContaining([concept])]);
});

it('is no news where it is said at the end to be the same, was repaired, or is a course', () => {
  for (const text of [
    'CXR: tiny apical pneumothorax following chest drain removal, unchanged over 24 h, patient well.',
    'CTA aorta: repaired type A dissection, residual flap in descending aorta unchanged from last year.',
    'Course on managing cardiac arrest attended by staff.',
    'CT head: no acute finding. Burr holes from earlier subdural drainage.',
    'Clinical details: ?PE. Known asthma. On warfarin.',
    'Comparison: pneumothorax on the film of 3 May. Lungs are clear.',
    'FAST: trace physiological fluid in the pelvis.',
  ])
    expect([text, urgent(text)]).toEqual([text, []]);
});
