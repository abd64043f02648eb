import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from '../explaining/index.js';

const knowledge = wholeKnowledge();
const meant = (text: string, word: string, type = 'other') =>
  knowledge.reportWords.find(text, type).find(({ start }) => text.toLowerCase().startsWith(word, start))?.meaning;

describe('a word of reports that means several things', () => {
  it.each([
    ['Take one capsule by mouth twice a day.', 'capsule', /medicine/],
    ['The hip capsule was tagged for later repair.', 'capsule', /joint/],
    ['The mass bulges the liver capsule.', 'capsule', /organ/],
    ['The posterior capsule was polished and an intraocular lens placed.', 'capsule', /eye/],
    ['Capsule endoscopy was planned.', 'capsule', /camera/],
    ['Nightly reflux and heartburn.', 'reflux', /stomach/],
    ['Reflux into the right ureter on voiding.', 'reflux', /urine/i],
    ['Reflux of two seconds in the saphenous vein.', 'reflux', /blood/i],
    ['Crackles at the left base.', 'base', /lung/],
    ['Murmur at the base of the heart.', 'base', /heart/],
    ['Laceration at the base of the thumb.', 'base', /lowest or widest/],
    ['12 bands and 60 neutrophils.', 'band', /white blood cell/],
    ['A gastric band was placed.', 'band', /stomach/],
    ['First degree AV block on EKG.', 'block', /heart/],
    ['A femoral nerve block was placed.', 'block', /numb/],
    ['The atrial lead threshold was good.', 'lead', /pacemaker/],
    ['Blood lead level is high.', 'lead', /metal/],
    ['Foul green discharge from the wound.', 'discharge', /fluid/i],
    ['Autosomal dominant illness.', 'dominant', /gene/],
    ['She went into labor, contractions every minute.', 'labor', /baby/],
    ['Mean gradient 34 mmHg.', 'mean', /average/],
    ['Sonographic control is recommended.', 'control', /later check/],
    ['Control incl. antibodies in 8 weeks.', 'control', /later check/],
    ['The internal control was valid.', 'control', /test works/],
    ['Glycemic control is poor.', 'control', /in check/],
    ['Indirect fraction of bilirubin 1.4.', 'indirect', /liver has not yet changed/],
    ['Indirect inguinal hernia on the left.', 'indirect', /groin hernia/],
    ['Eccentric jet of mitral regurgitation.', 'jet', /stream of blood/],
    ['Left ureteric jet seen.', 'jet', /urine/i],
    ['Left axis deviation on ECG.', 'axis', /heart/],
    ['Cylinder -0.75, axis 90.', 'axis', /glasses/],
    ['Enrolled in a clinical trial.', 'clinical', /study/],
    ['He was judged to have capacity.', 'capacity', /choices/],
    ['The bladder capacity was 300 ml.', 'capacity', /hold/],
    ['Sponge and needle counts were correct.', 'counts', /sponges/],
    ['Blood counts were low after chemotherapy.', 'counts', /blood cells/],
    ['Drowsy with a flap.', 'flap', /jerk/],
    ['Chest pain without radiation to the arm.', 'radiation', /pain spreads/],
    ['Prior radiation of the prostate.', 'radiation', /rays/i],
    ['Rubella IgG: immune.', 'immune', /this germ/],
    ['The immune system is weak.', 'immune', /defense/],
    ['Melanocytes in the papillary dermis.', 'papillary', /skin/],
    ['Ascending polyp, 4 mm.', 'ascending', /large bowel/],
    ['Rif sensitive.', 'sensitive', /kill this germ/],
    ['He keeps an immune paresis.', 'immune paresis', /proteins/],
    ['Kussmaul breathing on arrival.', 'kussmaul', /acid/],
    ['With splinter hemorrhages.', 'splinter', /nails/],
    ['A sheath was placed in the right femoral artery.', 'sheath', /vessel open/],
    ['The tendon sheath was opened at the wrist.', 'sheath', /cover around a tendon/],
    ['The rectus sheath was closed.', 'sheath', /belly muscles/],
    ['His biological father died young.', 'biological', /birth/],
    ['A biologic agent was begun for psoriasis.', 'biologic', /living things/],
    ['He was aggressive toward his peers.', 'aggressive', /fight/],
    ['An aggressive tumor of the bone.', 'aggressive', /fast/],
    ['Aggressive hydration was given.', 'aggressive', /effort/],
    ['The arm was placed and a Bovie used.', 'bovie', /electric/],
    ['Alert, with perseverative speech.', 'perseverative', /again and again/],
  ])('is explained as it is meant there: %s', (text, word, meaning) => {
    expect(meant(text, word)).toMatch(meaning);
  });

  it.each([
    ['This could lead to a fall.', 'lead'],
    ['He does manual labor at a plant.', 'labor'],
    ['This does not mean that it is gone.', 'mean'],
    ['Stable for discharge to home.', 'discharge'],
    ['She was treated for a dog attack.', 'attack'],
    ['The patient is sensitive about her weight.', 'sensitive'],
    ['The military base is far from here.', 'base'],
    ['They play in a band.', 'band'],
    ['He lost control of the car.', 'control'],
    ['A private jet brought her home.', 'jet'],
  ])('is left alone where nothing chooses: %s', (text, word) => {
    expect(meant(text, word)).toBeUndefined();
  });

  it('may be chosen by the kind of report', () => {
    expect(meant('Best seen in block A4.', 'block', 'pathology')).toMatch(/wax/);
    expect(meant('Best seen in block A4.', 'block', 'discharge_summary')).toBeUndefined();
  });
});

describe('a word that is only explained', () => {
  it.each([
    ['Whirlpool sign in the left lower belly.', 'whirlpool sign', /twist/],
    ['A Segond fracture is seen.', 'segond fracture', /break at the outer knee/],
    ['Cotton wool spots in both eyes.', 'cotton wool spots', /back of the eye/],
    ['Howell-Jolly bodies on the film.', 'howell-jolly bodies', /spleen/],
    ['Marked orthognathic need, with pericoronitis.', 'pericoronitis', /gum/],
    ['Monochorionic twins.', 'monochorionic', /afterbirth/],
  ])('stands in the list: %s', (text, word, meaning) => {
    expect(meant(text, word)).toMatch(meaning);
  });
});

describe('the list of words', () => {
  const termsOf = (text: string) => explainReport(text, knowledge).glossary.map(({ term }) => term);

  it('gives two senses of one word each', () => {
    const text =
      'DISCHARGE SUMMARY\n\nHOSPITAL COURSE:\nThe atrial lead threshold was good. Inferior lead changes on EKG were old.\n';
    const leads = explainReport(text, knowledge).glossary.filter(({ term }) => term === 'lead');
    expect(leads.map(({ meaning }) => meaning)).toEqual([
      expect.stringMatching(/pacemaker/),
      expect.stringMatching(/ECG/),
    ]);
  });

  it('holds a hard word for what everybody knows, and not the easy one', () => {
    const head = 'OPERATIVE REPORT\n\nPREOPERATIVE DIAGNOSIS: Arterial insufficiency.\n\nPROCEDURE IN DETAIL:\n';
    const hard = termsOf(`${head}The left lower extremity was prepped. An Esmarch was used on the lower extremity.\n`);
    expect(hard.join('\n')).toMatch(/lower extremity/);
    const easy = termsOf(`${head}The left leg was prepped. An Esmarch was used on the leg.\n`);
    expect(easy).not.toContain('leg');
  });
});
