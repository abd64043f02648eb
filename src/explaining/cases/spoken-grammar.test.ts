import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const HEAD = 'CLINIC NOTE\nHISTORY OF PRESENT ILLNESS: The patient is a 45-year-old woman with belly pain.\n';

/** All that is written of a visit with this line in it. */
function told(line: string): string {
  const { findings, recommendations, plain } = explainReport(`${HEAD}${line}\n`, knowledge);
  return [...findings, ...recommendations, ...plain].map(({ text }) => text).join('\n');
}

describe('verbs agree with who does them', () => {
  it.each([
    ['I foresee no trouble.', 'the doctor foresees no trouble'],
    ['I hesitate to change her dose.', 'the doctor hesitates to change your dose'],
    [
      'She did not know her father and was not in contact with him.',
      'You did not know your father and were not in contact',
    ],
    [
      'The patient was the driver of a small van and was wearing a seatbelt.',
      'You were the driver of a small van and were wearing',
    ],
    ['Her father was a smoker and has died.', 'Your father was a smoker and has died'],
    ['She no longer has any of the symptoms.', 'You no longer have any'],
    ['She exercises regularly, does not smoke cigarettes.', 'You exercise regularly, do not smoke'],
    ['She has swelling throughout the upper and lower extremities.', 'throughout the arms and legs'],
    [
      'She stated that her brother-in-law and her husband told her that she had become confused and she fought with them for many hours that day.',
      'that your brother-in-law and your husband told you',
    ],
    ['She is a nonsmoker and engages in alcohol only rarely.', 'You are a non-smoker and engage in alcohol'],
    ['I will have her return in two weeks.', 'will have you return in two weeks'],
    ['We talked about having her obtain a cane.', 'having you obtain a cane'],
    ['She however has no effort of breathing.', 'You however have no effort'],
    ['GENERAL: She is alert, seems to be in no apparent distress.', 'You are alert, seem comfortable'],
  ])('%s', (line, right) => {
    expect(told(line)).toContain(right);
  });
});

describe('short forms and words in their own sense', () => {
  it.each([
    ['She is n.p.o. now.', 'You are off food and drink now'],
    ['MS: Alert but confused.', 'Mental state: alert but confused'],
    ['MEDICATIONS: Vitamin C 500 mg daily.', 'includes vitamin C.'],
    ['PLAN: Lamisil 250 mg one p.o. daily with one refill.', 'The plan says: Lamisil'],
    ['On microscopy there were few RBCs and many WBCs.', 'few red blood cells and many white blood cells'],
    ['Head circumference is 44.75 cm.', 'Distance around the head is 44.75 cm'],
    ['EXAM: Respirations 48.', 'You took 48 breaths a minute'],
    ['The tissue was sent to pathology.', 'a close lab check'],
    ['There was no overt pathology of the biceps tendon.', 'no overt disease of the biceps tendon'],
    ['Increased work of breathing with retractions.', 'skin that pulls in with each breath'],
    ['She has no asthma, pneumonia, tuberculosis or emphysema.', 'TB infection'],
  ])('%s', (line, right) => {
    expect(told(line)).toContain(right);
  });

  it.each([
    ['She has pulmonary pneumonia.', /lung lung/],
    ['An FDG-PET scan showed a bright spot.', /scan scan/],
    ['There was no overt pathology of the biceps tendon.', /lab check/],
    ['Both knees appear to be non-traumatic with no deformity.', /found injury/],
    ['Axial compression negative with mild pain.', /found pressure/],
    ['EKG: no EKG changes suggestive of ischemia.', /(?:probably|may) show/],
    [
      'LUNGS: Congestion; negative retractions, nasal flaring, or wheezes.',
      /(?:found|notes) (?:skin that pulls|nostrils|a whistling)/,
    ],
    [
      'NEUROLOGIC: The patient denies any problems related to the nerves, such as seizures, numbness.',
      /reported a seizure|reported numbness/,
    ],
  ])('%s', (line, wrong) => {
    expect(told(line)).not.toMatch(wrong);
  });
});

describe('what could come of an operation', () => {
  it.each([
    'Risk and complications of bleeding, infection, and loss of voice.',
    'Risks include but not exclusive of bleeding and infection.',
    'The risks included but are not limited to bleeding, infection, nerve damage.',
  ])('is no reason for it, and is not denied: %s', (line) => {
    const { findings } = explainReport(
      `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Airway stenosis.\nPROCEDURE: Laryngoscopy.\nINDICATIONS: The patient has airway stenosis. ${line}\nDESCRIPTION: The patient was taken to the operating room. The wound was closed.\n`,
      knowledge,
    );
    const all = findings.map(({ text }) => text).join('\n');
    expect(all).toMatch(/because of narrowing/);
    expect(all).not.toMatch(/(?:because of|to check for)[^.]*bleeding|no bleeding/);
  });
});

describe('names of parts beside words that make them another part', () => {
  it.each([
    ['EXAM: NECK: No cervical bruits.', /part of (?:your|the) spine/],
    ['PELVIC: Normal vaginal walls. No cervical lesions.', /part of (?:your|the) spine/],
    ['ASSESSMENT: Open left angle and comminuted angle of the mandible.', /drain of (?:your|the)/],
    ['ASSESSMENT: Malignant ventricular arrhythmia.', /heart or brain/],
    ['ASSESSMENT: Ulceration of the left fifth digit of the foot.', /finger/],
    ['PAST SURGICAL HISTORY: Right femoral stent.', /thigh bone/],
  ])('%s', (line, wrong) => {
    expect(told(line)).not.toMatch(wrong);
  });
});

describe('a thing that two parts of the body have', () => {
  it('is told of each', () => {
    const all = told(
      'PHYSICAL EXAMINATION: HEENT: Contusion over right occipital area. EXTREMITIES: Contusion of the right forearm.',
    );
    expect(all).toMatch(/bruise[^.\n]*forearm/);
    expect(all).toMatch(/occipital|back of (?:your|the) head/);
  });

  it('is not put into the other', () => {
    expect(told('She has pain in the hip. Stomach gets upset with pain.')).not.toMatch(/hip[^\n]*stomach/i);
  });
});

describe('steps that were not taken', () => {
  it.each([
    ['The mass was excised without fluoroscopy.', /X-rays were used/],
    ['She is not consenting to a second cut.', /consent was given/],
  ])('%s', (line, wrong) => {
    const { findings } = explainReport(
      `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Left wrist ganglion.\nPROCEDURE: Excision of ganglion.\nDESCRIPTION: The patient was taken to the operating room. ${line} The wound was closed.\n`,
      knowledge,
    );
    expect(findings.map(({ text }) => text).join('\n')).not.toMatch(wrong);
  });
});

describe('what follows the answer that nothing went wrong', () => {
  const all = (line: string) =>
    explainReport(
      `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Cataract, left eye.\nPROCEDURE: Cataract extraction, left eye.\nCOMPLICATIONS: None.\n${line}\nDESCRIPTION: The patient was taken to the operating room. The wound was closed.\n`,
      knowledge,
    )
      .findings.map(({ text }) => text)
      .join('\n');

  it('is no complication', () => {
    expect(all('Hardware consisted of two K-wires and one screw.')).not.toMatch(/Under complications/);
    expect(all('The patient was resting comfortably.')).not.toMatch(/Under complications/);
  });

  it('is one where it names a mishap', () => {
    expect(all('There was a tear of the capsule.')).toMatch(/tear/);
  });
});

describe('names inside other names', () => {
  it.each([
    ['She has a left C8 radiculopathy (double crush syndrome).', /crushed muscle|whole body/],
    ['She underwent ERCP with sphincterotomy in 2001.', /sphincterotomy \(look/],
    ['DIAGNOSIS: Schizoaffective disorder, bipolar type.', /lists bipolar/],
    ['PLAN: IV fluids, hold p.o. medications, pain control, Zofran IV p.r.n., bedrest.', /Zofran[^.]*on hold/],
    ['The patient underwent corporal aspiration and a shunt for priapism.', /food or drink in the airway/],
    ['The head circumference to abdomen circumference ratio is normal at 1.08.', /belly looked normal/],
  ])('%s', (line, wrong) => {
    expect(told(line)).not.toMatch(wrong);
  });

  it('tells signs of old harm as such', () => {
    const { findings } = explainReport(
      'MRI BRAIN\nFINDINGS: There is mild chronic ischemic change involving the pons.\nIMPRESSION: Mild chronic ischemic change.\n',
      knowledge,
    );
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/signs of too little blood flow/);
  });
});

describe('what a visit brings along', () => {
  it('is no call for care today', () => {
    expect(told('She does not have x-rays for review today.')).not.toMatch(/somebody was called|begin at once/);
  });

  it('is a visit to whom it names', () => {
    expect(told('PLAN: Follow up with my nurse practitioner in 10 days.')).toContain(
      'asks you to see the nurse practitioner',
    );
  });

  it('holds each of its allergies', () => {
    const all = told('ALLERGIES: The patient has allergies to Sulfa and Codeine.');
    expect(all).toMatch(/allergic to sulfa/);
    expect(all).toMatch(/allergic to codeine/);
  });

  it('ends a denial where something is as it should be', () => {
    expect(told('EXTREMITIES: Without any pedal edema, normal dorsalis pedis pulsations bilaterally.')).not.toMatch(
      /no sign of[^.\n]*(?:pulsations|beats? that can be felt)/,
    );
  });
});
