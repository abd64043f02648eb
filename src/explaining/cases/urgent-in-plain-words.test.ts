import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

/** What a text is said to hold that cannot wait, by the names of the knowledge base. */
function urgent(text: string): string[] {
  return explained(text).findings.flatMap(({ importance, urgency, concepts }) =>
    importance === 'urgent' && urgency !== 'known' ? concepts : [],
  );
}

describe('what cannot wait, in words of every day', () => {
  it.each([
    ['CT ABDOMEN\nGallbladder: wall does not light up, strings of bubbles in its wall.', 'acute-cholecystitis'],
    ['NURSING NOTE\nDIEP flap: gone purple and cool, no doppler signal.', 'serious-sign'],
    ['CHEST X-RAY\nA dark strip 2 cm wide runs between the lung and the ribs, no markings in it.', 'pneumothorax'],
    ['ED NOTE\nFit has gone on for 20 minutes, lorazepam had no effect.', 'status-epilepticus'],
    ['HOLTER\nLongest gap between beats 7.1 seconds while awake.', 'heart-pauses'],
    ['ECHO\nA big pool of fluid all round the heart; the right-sided chambers cave in.', 'cardiac-tamponade'],
    ['CT ORBITS\nThe left eyeball is soft and misshapen with a shard of glass.', 'open-globe-injury'],
    ['OB TRIAGE\n36 weeks. Womb hard as wood, dark blood per vagina.', 'placental-abruption'],
    ['CTPA\nLeft lower lobe artery: plug inside, dye passes only along one edge.', 'pulmonary-embolism'],
    ['DELIVERY NOTE\nHead out, shoulders stuck for 3 minutes, McRoberts, posterior arm.', 'shoulder-dystocia'],
    ['CT HEAD\nA bright crescent over the right hemisphere.', 'subdural-hematoma'],
    ['CT HEAD\nThe grooves of the brain are wiped out on both sides.', 'cerebral-edema'],
    ['ED NOTE\nFell off a ladder, no feeling in his legs and cannot move them.', 'spinal-cord-injury'],
    ['ED NOTE\nTesticle drawn up, rock hard, sudden pain since 2 hours.', 'testicular-torsion'],
    ['WARD NOTE\nNeck bulging after thyroid surgery, noisy breathing, voice gone.', 'upper-airway-obstruction'],
    ['LABS\nK+ two point two, phoned.', 'hypokalemia'],
    ['ED NOTE\nStung by a wasp, throat closing, adrenaline given.', 'anaphylaxis'],
    ['ECHO\nA flapping clump on the mitral valve, fevers and chills for two weeks.', 'endocarditis'],
    ['V/Q SCAN\nThree segments of the right lung get air but no blood.', 'pulmonary-embolism'],
    ['NEWBORN NOTE\nDay 5 baby, limp, will not feed, 38.9.', 'serious-sign'],
  ])('is found: %s', (text, concept) => {
    expect(urgent(text)).toContain(concept);
  });

  it.each([
    'NURSING NOTE\nDIEP flap: warm, pink, good doppler signal.',
    'CHEST X-RAY\nA skin fold makes a dark strip over the lung; markings run beyond it.',
    'HOLTER\nLongest gap between beats 1.4 seconds. No fainting.',
    'ECHO\nA small pool of fluid around the heart, no chamber collapse.',
    'MRI C-SPINE\nThe spinal cord is normal in signal. The C7 nerve root is squashed by a disc.',
    'COLONOSCOPY\nSigmoid diverticula. Risks explained before: bleeding, perforation.',
    'MATERNITY\nShoulder dystocia in her last birth. Now 36 weeks, well.',
    'CONSENT FORM\n\nRisks: bleeding, bowel perforation, blood clots.',
    'CONSENT FORM\n\nRISKS:\nBleeding, bowel perforation, pulmonary embolism.\n\nBENEFITS:\nRelief of pain.',
    'ANTENATAL CLINIC\nBP 124/76. Urine clear. Had preeclampsia in first pregnancy.',
    'WARD NOTE\nSkin tear with a flap, pale edges, dressed.',
    'UROLOGY CLINIC\nUndescended left testicle rides high since childhood, no pain. Hernia: none.',
  ])('is not read into what is calm: %s', (text) => {
    expect(urgent(text)).toEqual([]);
  });

  it.each([
    'Op note. Lap chole. Gallbladder gangrenous and full of pus. Removed. Drain left.',
    'SURGERY\nThe patient was taken to theatre with a gangrenous appendix. This was taken out. He did well.',
  ])('is no emergency of today where the operation took it away: %s', (text) => {
    expect(urgent(text)).toEqual([]);
  });

  it('stays urgent where something else was taken out', () => {
    expect(urgent('WARD NOTE\nThe appendix is gangrenous. Urinary catheter removed.')).not.toEqual([]);
    expect(urgent('WARD NOTE\nThe appendix is gangrenous and must be removed tonight.')).not.toEqual([]);
  });
});

describe('what can wait', () => {
  it.each([
    'PULMONARY FUNCTION TEST\nFEV1 2.1 L (70%). No response to bronchodilator.',
    'CARDIOLOGY CLINIC\nNew left bundle branch block, cause unclear - stress test ordered.',
    'ANTENATAL CLINIC\n28 weeks, BP 118/70, fetal heart 142, movements felt. Review 4 weeks.',
    'CLINIC NOTE\nLightheaded on standing. BP 108/80 (supine); BP 78/50 (standing).',
    'COAGULATION\nINR 3.1\nComment: Tube adequately filled, no clot seen.',
  ])('%s', (text) => {
    expect(urgent(text)).toEqual([]);
  });
  it.each([
    'ED NOTE\nFound on the floor, no response at all.',
    'ED NOTE\nNew LBBB with crushing chest pain for an hour.',
  ])('but not: %s', (text) => {
    expect(urgent(text)).not.toEqual([]);
  });
});
