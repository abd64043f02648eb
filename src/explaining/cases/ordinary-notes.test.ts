import { describe, expect, it } from 'vitest';
import { asked, explained, faithful, findings } from '../../../test/explained.js';

const alarms = (text: string) => faithful(text).findings.filter(({ importance }) => importance === 'urgent');

describe('what is told as an emergency', () => {
  it('one short seizure on a recording goes on for no long time', () => {
    expect(alarms('EEG REPORT\nThere was one electrographic seizure lasting 45 seconds from the left temporal region.\nImpression: Abnormal EEG.')).toEqual([]); // biome-ignore format: one text
    expect(alarms('EEG: continuous electrographic seizure throughout the recording, ongoing for 35 minutes.')).toHaveLength(1); // biome-ignore format: one text
    expect(alarms('ICU EEG: frequent electrographic seizures every 4 minutes, patient intubated.')).toHaveLength(1);
  });
  it('minutes of a seizure are no weeks of a pregnancy', () => {
    expect(findings('ED NOTE: tonic-clonic seizure lasting 40 minutes, terminated with lorazepam.')).not.toMatch(/pregnancy/); // biome-ignore format: one text
  });
  it('a plan for an attack is no attack', () => {
    const text = (plan: string) =>
      `ALLERGY CLINIC LETTER\nDiagnosis: Peanut allergy.\nPlan:\n1. ${plan}\n2. Review in 12 months.`;
    expect(alarms(text('Anaphylaxis action plan given and gone through with his mother.'))).toEqual([]);
    expect(alarms('ED NOTE\nAnaphylaxis after peanut, adrenaline given, wheeze and hypotension.')).toHaveLength(1);
  });
  it('a fear that its test answered stays answered', () => {
    const note = (result: string) => `ED NOTE\n54F with left calf pain 3 days. ? DVT. Doppler: ${result}. Discharged with analgesia.`; // biome-ignore format: one text
    expect(alarms(note('veins compress fully'))).toEqual([]);
    expect(findings(note('veins compress fully'))).toMatch(/to check for a blood clot in a deep vein/);
    expect(alarms(note('popliteal vein does not compress'))).not.toEqual([]);
  });
  it('everyday illness, and what gets better, with a medicine from today', () => {
    for (const line of ['Tonsillitis. Needs antibiotics today.', 'Improving pneumonia, switch to oral antibiotics today, home tomorrow.', 'Pneumonia improving. Needs physio review today.', 'Tonsillitis. ENT reg called, happy for discharge.', 'Sore throat 3 days, tonsils red. Start penicillin today. Review if worse.']) // biome-ignore format: one list
      expect(alarms(`PROGRESS NOTE\n${line}`), line).toEqual([]);
    expect(alarms('PROGRESS NOTE\nTonsillitis with stridor and drooling. ENT reg called.')).not.toEqual([]);
  });
  it('what a mother had is no emergency of her child', () => {
    const text = 'PAEDIATRIC CLINIC LETTER\nDiagnosis: Prematurity 32 weeks, delivered for maternal pre-eclampsia.\nAged 2 years. Doing well.'; // biome-ignore format: one text
    expect(alarms(text)).toEqual([]);
    expect(findings(text)).toMatch(/Your child’s mother has had dangerous high blood pressure/);
  });
});

describe('an overdose and the thought of one', () => {
  it('one that was taken is told as taken, with the number to call at any hour', () => {
    const text = 'ED NOTE\nPlanned overdose of 32 paracetamol tablets last night with intent to end her life. Continues to feel suicidal.'; // biome-ignore format: one text
    expect(findings(text)).toMatch(/too much of a drug \(overdose\)/);
    expect(asked(text)).toMatch(/call 911/);
    expect(asked(text)).toMatch(/988/);
  });
  it('one that is only planned is met with that number', () => {
    expect(asked('CRISIS TEAM NOTE\nLow mood. Planned overdose with saved tablets but told her sister.')).toMatch(
      /988/,
    );
  });
});

describe('whose it is', () => {
  it('of a baby', () => {
    const text = 'NICU DISCHARGE SUMMARY\nBaby girl, born by emergency LSCS at 33+4 weeks for maternal pre-eclampsia.';
    expect(
      faithful(text)
        .plain.map(({ text: one }) => one)
        .join(' '),
    ).toMatch(/Your baby’s mother has had/);
    expect(findings(text)).not.toMatch(/[Ss]omeone in your family/);
  });
  it('somebody who smokes at home is no illness of the family', () => {
    const text = 'PAEDIATRIC NOTE\n3-year-old boy with wheeze.\nFamily history: Asthma in mother. Smoker in household.';
    expect(findings(text)).toMatch(/About home, the report notes: smoker in household/);
  });
});

describe('when and whether it was done', () => {
  it('a time that must pass at least', () => {
    expect(asked('Fracture clinic letter\nPlan: Repeat x-ray in 6 weeks. Follow-up CT after at least 12 weeks.')).toMatch(/CT scan after at least 12 weeks/); // biome-ignore format: one text
  });
  it('what somebody is to have is not done', () => {
    const text = 'PRE-OP NOTE\n62yo lady, PMB for hysteroscopy today. Fit for GA.';
    expect(findings(text)).toMatch(/\(hysteroscopy\) is part of the plan/);
    expect(findings('DISCHARGE SUMMARY\nHospital course: Admitted for laparoscopic cholecystectomy.')).not.toMatch(/part of the plan/); // biome-ignore format: one text
  });
  it('a deed is no reason for the visit', () => {
    const told = findings(
      'EMERGENCY NOTE\nPresenting complaint: dog bite right hand. Wound irrigated. Tetanus updated.',
    );
    expect(told).toMatch(/The report notes: tetanus updated/);
    expect(told).not.toMatch(/because of (?:tetanus|a wound)/);
  });
});

describe('tools, ways in and places', () => {
  it('a wire loop stays nowhere', () => {
    expect(findings('OPERATION NOTE: EMR\nResection snare. Polyp removed piecemeal.')).not.toMatch(/in place/);
  });
  it('the wrist artery of a heart test is no bone', () => {
    const text = 'CORONARY ANGIOGRAM AND PCI\nAccess: R radial\nProcedure performed via right radial.';
    expect(findings(text)).toMatch(/Access: right artery at the wrist/);
    expect(findings(text)).not.toMatch(/bone/);
    const { plain } = faithful('CARDIAC CATHETERISATION\nCoronary angiography via right radial.');
    expect(plain.map(({ text: one }) => one).join(' ')).not.toMatch(/of the artery at the wrist/);
  });
  it('a look with a camera is no X-ray of the prostate', () => {
    for (const text of ['Findings: prostate obstructive.\nImpression: BPH\nRx: finasteride', 'FLEXI CYSTO\nFindings: Prostate enlarged.\nImp: BPH\nRx tamsulosin', 'OPERATION: Cystoscopy, bilateral retrograde pyelograms\nFINDINGS: Prostate enlarged. Fluoroscopy images taken.\nIMPRESSION: BPH']) // biome-ignore format: one list
      expect(explained(text).title, text).not.toMatch(/X-ray/i);
    expect(explained('RX TORAX\nFindings: clear lungs').title).toMatch(/X-ray of the chest/);
  });
  it('two samples, two levels and two lengths stay apart', () => {
    const nevi = findings('DIAGNOSIS\nA. Skin, left arm: dysplastic nevus, mild atypia\nB. Skin, back: dysplastic nevus, severe atypia'); // biome-ignore format: one text
    expect(nevi).not.toMatch(/They are mild\. They are severe/);
    expect(findings('MRI LUMBAR SPINE\nImpression: Disc protrusions at left L4/5 and right L5/S1.')).not.toMatch(/on both sides at L4\/5/); // biome-ignore format: one text
    const depth = findings('HISTOLOGY\nOesophagus 32cm - LGD. Oesophagus 34 cm - HGD.\nConclusion: LGD at 32 cm, HGD at 34 cm.'); // biome-ignore format: one text
    expect(depth).not.toMatch(/measures? 3/);
  });
  it('the size of a polyp is not given to the growth in front of it', () => {
    const text = 'COLONOSCOPY\nFindings:\n- Rectum: tumour 5 cm from anal verge\n- Sigmoid: polyp 8 mm\nImpression: rectal tumour, 8 mm sigmoid polyp removed.'; // biome-ignore format: one text
    expect(findings(text)).not.toMatch(/polyp removed\. It measures/);
  });
  it('a low-risk look is no kind of cancer', () => {
    const told = findings('Histology: Basal cell carcinoma, nodular type, low risk features. Margins clear.');
    expect(told).toMatch(/Its look speaks for a low risk/);
  });
});
