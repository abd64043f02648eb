import { describe, expect, test } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
/** The urgent findings of a text that are told as of now, by their concepts. */
const alarms = (text: string) =>
  explainReport(`${text}\n`, knowledge)
    .findings.filter(({ urgency }) => urgency === 'new' || urgency === 'equivocal')
    .flatMap(({ concepts }) => concepts);

/** Signs are words that stand together: they say something only of what the sentence is about. */
describe('a sign of what cannot wait', () => {
  test.each([
    ['HEART ULTRASOUND\nFINDINGS: Estimated pulmonary artery systolic pressure is 52 mmHg on the right.'],
    ['PROGRESS NOTE\nAsthma is well controlled.\nVITAL SIGNS: BP sitting: 132/84. Resp: 18. HR: 76. Temp: 98.4.'],
    ['CONSULTATION\nHe has asthma.\nPHYSICAL EXAMINATION: BP - 118/72, HR - 70, RR - 14, T - 97.9.'],
    ['CONSULTATION\nPLAN: She will probably need surgery on her left foot at a later date as well. She lives alone.'],
    [
      'LETTER\nDear Doctor, he has anemia. The 3rd of May was picked as the date for the harvest of his own blood, and he was told so.',
    ],
    ['CHEST X-RAY\nFINDINGS: Dialysis catheter placement with the distal tip over the right lung root.'],
    ['CHEST X-RAY\nFINDINGS: A curved density within the right costophrenic sulcus is a skin fold.'],
    ['STRESS ECHO\nPROCEDURE: Dobutamine was infused at a rate of 10 mcg/kg/min and 20 mcg/kg/min. BP stayed stable.'],
    ['PROGRESS NOTE\nLABORATORY: Troponin is negative x2, from 2100 and again at 0730.'],
    ['SLEEP STUDY\nRESULTS: Mean oxygen saturation 93% with lowest oxygen saturation 71% on room air.'],
    ['CLINIC NOTE\nEXAM: The septum has a large perforation in its anterior third.'],
    ['EMERGENCY NOTE\nPHYSICAL EXAMINATION: Glasgow coma scale 15. Pupils equal, round, reactive to light.'],
    ['CT NECK\nFINDINGS: An infiltrative thick mass reaches into the pre-epiglottic space.'],
    ['CONSULTATION\nHISTORY: A 44-year-old black female with pain in the left upper arm for hours.'],
    [
      'MRI BRAIN\nFINDINGS: Old white matter lesions in the posterior limb of the internal capsule and in the left leg area.',
    ],
    [
      'CONSULTATION\nPLAN: Continuous pulse oximetry monitoring and vitals noted during any seizure activity for 10 minutes.',
    ],
    [
      'OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Inguinal hernia.\nPROCEDURE: The fascia was gray and was divided. The right tonsil was grasped and pulled to the middle. Sponge counts were correct.',
    ],
  ])('says nothing of something else: %s', (text) => {
    expect(alarms(text)).toEqual([]);
  });

  test.each([
    ['EYE CLINIC\nEXAM: Right eye red and painful, pressure 52 mmHg, cornea hazy.', 'acute-angle-closure-glaucoma'],
    ['EMERGENCY NOTE\nPHYSICAL EXAMINATION: Glasgow coma scale 5. Pupils fixed. Unresponsive on arrival.', 'coma'],
    ['EMERGENCY NOTE\nShe bought rope and told her friend she plans to die tonight.', 'suicidal-ideation'],
    ['EMERGENCY NOTE\nTemp 41.6, confused, found in the sauna.', 'heat-stroke'],
    ['CHEST X-RAY\nFINDINGS: Feeding tube tip in the right lower lobe bronchus.', 'malpositioned-feeding-tube'],
    ['CT HEAD\nFINDINGS: Loss of sulci on the right with swelling of the hemisphere.', 'cerebral-edema'],
    ['EMERGENCY NOTE\nHR 32, BP 78/40, pads on, atropine given with no response.', 'bradycardia'],
  ])('still speaks of its own thing: %s', (text, concept) => {
    expect(alarms(text)).toContain(concept);
  });
});

test('what was seen to in a stay or an operation is told as it stands, not by what it could be a sign of', () => {
  const texts = (text: string) =>
    explainReport(text, knowledge)
      .findings.map((finding) => finding.text)
      .join(' ');
  const epidural = texts(
    'PROCEDURE NOTE\nPROCEDURE: Lumbar epidural injection.\nDESCRIPTION: Loss of resistance was obtained with the hanging drop technique. Dye was injected.\nHe was discharged home in stable condition on 02/03/2024.\n',
  );
  expect(epidural).not.toMatch(/ending one's life/);
  const vein = texts(
    'DISCHARGE SUMMARY\nDIAGNOSIS: Cellulitis.\nHOSPITAL COURSE: There was a hard, cord-like vein on the right forearm, 3 cm in length. It prolapsed on pressure.\n',
  );
  expect(vein).not.toMatch(/birth cord/);
});

test('a note with the headings of a clinic is a report, however plain its words', () => {
  const note = explainReport(
    'SUBJECTIVE: She comes with her food diary.\nOBJECTIVE: She weighs 170 pounds, 2 pounds less than last month.\nASSESSMENT: She is losing weight well.\nPLAN: Come back in June.\n',
    knowledge,
  );
  expect(note.findings.length).toBeGreaterThan(0);
});

test('a heart valve takes no side from what its line names beside it', () => {
  const { findings } = explainReport(
    'DISCHARGE SUMMARY\nDISCHARGE DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: RLL opacity on CXR, TTE: LVEF 35%, mod MR.\n',
    knowledge,
  );
  const leak = findings.find(({ concepts }) => concepts.includes('mitral-regurgitation'));
  expect(leak?.laterality ?? null).toBeNull();
});

test('a small word of a sentence is no short name of a test, and a swab of the neck of the womb is none of the spine', () => {
  const analysis = explainReport(
    'CONSULTATION\nHISTORY: She had to be re-intubated. The success rate of this surgery would be 100%. Cervical swabs and cultures were taken.\n',
    knowledge,
  );
  expect(analysis.labs).toEqual([]);
  const told = analysis.findings.map(({ text }) => text).join(' ');
  expect(told).not.toMatch(/about-intubated|part of the spine/);
});
