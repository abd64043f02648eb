import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

describe('figures and names that stand for something else', () => {
  it('the share of words heard is no number of breaths', () => {
    const told = findings(
      'AUDIOLOGY REPORT\nOtoscopy: R: wax, non-occluding. L: clear, TM intact.\nSpeech: WRS R 96% at 60 dB, L 64% at 85 dB.\nImpression: Bilateral SNHL.\n',
    );
    expect(told).not.toMatch(/breaths a minute/);
  });
  it('vital signs of one letter are still read', () => {
    const told = findings('CLINIC NOTE\n\nPHYSICAL EXAM: Vitals: P 88, R 16, T 98.4.\nIMPRESSION: Asthma.\n');
    expect(told).toMatch(/temperature 98\.4, heart rate 88 and breaths a minute 16/);
  });
  it('the number of a record is no scan, and a line of an address no finding', () => {
    const text =
      'XYZ, M.D.\nCity, STATE 12345\n\nRE: XXXX\nMR#: 0000000\n\nDear Dr. XYZ:\n\nHe continues to have abdominal pain.\n';
    expect(findings(text)).not.toMatch(/MRI|STATE/);
  });
  it('a doze and a mark of a recording are no findings', () => {
    const told = findings(
      'ELECTROENCEPHALOGRAM\n\nThe record was made in a drowsy and sleepy state. Significant muscle artifact is noted bilaterally.\nIMPRESSION: Abnormal electroencephalogram with generalized slowing.\n',
    );
    expect(told).not.toMatch(/notes sleepiness|side.? of your muscle/);
  });
  it.each([
    'Blood: Gram positive rods, Listeria, 36 weeks pregnant.',
    'MICROBIOLOGY\nSpecimen: Blood culture, left arm\nTime to positivity 11 h\nGram stain: Gram negative rods\nIdentification to follow',
    'MICROBIOLOGY\nSpecimen: Blood culture\nResult: Gram negative rods seen.',
  ])('germs of the blood cannot wait, wherever the paper says what was taken: %s', (text) => {
    expect(explained(text).findings.some(({ importance }) => importance === 'urgent')).toBe(true);
  });
  it('germs of a blister are none of the blood', () => {
    const told = findings(
      'EMERGENCY DEPARTMENT NOTE\n\nHPI: She has a blister. Culture was drawn. It came back today, growing MRSA.\nIMPRESSION: Skin infection.\n',
    );
    expect(told).not.toMatch(/germs in the blood/);
  });
  it('germs of a blood culture are', () => {
    expect(findings('ED NOTE\n\nBlood cultures: MRSA in 2 of 2 bottles, febrile 39.2.\n')).toMatch(
      /germs in the blood|bacteremia/i,
    );
  });
  it('sutures of the skull are no stitches', () => {
    const told = findings(
      'PAEDIATRIC OUTPATIENT LETTER\nRe: Baby boy, 4 months\n\nParents are concerned about a flat head on the right; he has mild positional plagiocephaly, sutures not fused.\n',
    );
    expect(told).not.toMatch(/stitches/);
  });
});

describe('alarms that are none', () => {
  it('a pen for an allergy that is ordered again', () => {
    const { findings: told } = explained('PROGRESS NOTE\n\nA/P:\n1. Asthma\n2. Peanut allergy - refill EpiPen x2, allergist f/u in Nov\n'); // biome-ignore format: one text
    expect(told.some(({ importance }) => importance === 'urgent')).toBe(false);
  });
  it('the pen is not what the allergy is to', () => {
    expect(
      findings('CLINIC NOTE\n\nS: Peanut allergy - EpiPen expired. Eczema better.\nIMPRESSION: Eczema.\n'),
    ).not.toMatch(/allergic to epinephrine/);
  });
  it('pulse and pressure at the peak of an exercise test', () => {
    const { findings: told } = explained(
      'STRESS TEST\n\nExercise treadmill test (Bruce): 8.4 METs, peak HR 148 (91% MPHR), BP 138/82 -> 196/88. Stopped for fatigue.\n',
    );
    expect(told.some(({ importance }) => importance === 'urgent')).toBe(false);
  });
  it('thoughts that nobody could ask about', () => {
    const told = findings(
      'PSYCHIATRIC CONSULT\n\nMENTAL STATUS EXAM:\nSuicidal/Homicidal: Also unable to elicit this information.\nASSESSMENT: Psychosis.\n',
    );
    expect(told).not.toMatch(/found thoughts of ending/);
  });
});

describe('what is asked for, and by whom', () => {
  const audio = (lines: string) => `AUDIOLOGY REPORT\n\nImpression: Bilateral SNHL.\nRecommendations: ${lines}\n`;
  it('a scan behind a question mark is not asked for', () => {
    expect(asked(audio('ENT referral re asymmetry, ?MRI IAMs to r/o vestibular schwannoma.'))).not.toMatch(
      /to have an MRI/,
    );
  });
  it('a doctor who has to agree first is no visit', () => {
    const told = asked(audio('Hearing aid trial L once cleared by ENT.'));
    expect(told).not.toMatch(/asks you to see/);
    expect(told).toMatch(/hearing aid trial L once cleared by ENT/);
  });
  const note = (line: string) => `PROGRESS NOTE\n\nA/P:\n1. Hypothyroidism.\n2. ${line}\n`;
  it('a talk between doctors is no visit', () => {
    expect(asked(note('This case was discussed with Dr. X and the recommendation.'))).not.toMatch(/see Dr\. X/);
  });
  it('a call to the clinic is no visit', () => {
    const told = asked(note('Have the patient call the clinic next week for followup.'));
    expect(told).not.toMatch(/see your doctor/);
    expect(told).toMatch(/call the clinic next week/);
  });
  it('a visit that a letter tells of is none to come', () => {
    const letter =
      'Dear Dr. XYZ:\n\nThe boy was seen in followup in the Pediatric Urology Clinic. He continues to have abdominal pain.\n';
    expect(asked(letter)).not.toMatch(/see a bladder/);
    expect(findings(letter)).toMatch(/children’s urinary tract clinic/);
  });
  const stay = (line: string) => `DISCHARGE SUMMARY\n\nDiagnosis: Pneumonia\nFollow up: ${line}\n`;
  it('a condition holds for its own order', () => {
    expect(asked(stay('U&E in 1 week, please restart ramipril if creatinine back to baseline.'))).not.toMatch(
      /in 1 week, if creatinine/,
    );
  });
  it('a visit with a day stands in any case, and is sooner for a sign', () => {
    expect(asked(stay('Review in OPD after 1 wk with stitch removal / SOS if fever.'))).toMatch(/, or sooner if fever/);
  });
});

describe('whose it is, and when', () => {
  it('parents who have not noted a problem have none of it', () => {
    const told = findings(
      'CLINIC NOTE\n\nHISTORY OF PRESENT ILLNESS: She had a tracheostomy. She has done well since that time. Her parents have not noted any significant problems with the gastrostomy site.\nIMPRESSION: Doing well.\n',
    );
    expect(told).not.toMatch(/Someone in your family/);
  });
  it('a letter goes on behind the family history', () => {
    const told = findings(
      'GENETICS CLINIC LETTER\nDiagnosis: BRCA2 pathogenic variant\nFamily history: Mother breast ca at 44. Paternal side not known.\n\nI saw Ms Y with her partner. Unfortunately she has inherited it. She is 12 weeks pregnant at present.\n',
    );
    expect(told).not.toMatch(/family history lists: unfortunately/i);
  });
  it('an illness under which a plan stands is there', () => {
    const told = findings('CLINIC NOTE\n\nIMPRESSION:\n1. Asthma\n2. Eczema - cont TAC 0.1% prn flares.\n');
    expect(told).not.toMatch(/only as something that could happen/);
  });
  it('what a symptom is laid to is no new doubt', () => {
    const told = findings(
      'NERVE CONDUCTION STUDY\n\nIMPRESSION:\n1. A very mild peripheral neuropathy. This is probably related to her mild glucose intolerance/early diabetes.\n',
    );
    expect(told).not.toMatch(/probably shows mild diabetes/);
  });
  it('a leg that was taken off is not denied', () => {
    const told = findings(
      'DISCHARGE SUMMARY\n\nDiagnosis: Hypoglycaemia\nO/E: no neck stiffness, chest clear, R BKA stump healed.\n',
    );
    expect(told).not.toMatch(/did not have/);
  });
  it('an artery with a narrowing is not told as open', () => {
    const told = findings(
      'DISCHARGE SUMMARY\n\nDiagnosis: NSTEMI\nHospital course: Angio: LIMA patent, RCA 80% -> DES x1.\n',
    );
    expect(told).not.toMatch(/right heart artery looked open/);
  });
  it('a degree that goes from mild to severe is neither', () => {
    const told = findings('AUDIOLOGY REPORT\n\nLeft: mild sloping to severe SNHL, PTA avg 48 dB.\n');
    expect(told).not.toMatch(/shows mild hearing loss|notes mild hearing loss/);
  });
  it('a tube that is to come out after an operation is still in', () => {
    const told = asked('OPERATION NOTE\nOperation: right hemicolectomy\nPost-op: HDU tonight. Catheter out day 2.\n');
    expect(told).toMatch(/bladder tube is to come out on day 2/);
  });
  it('lymph nodes of a scan only look like it', () => {
    const told = findings(
      'OPERATION NOTE\nOperation: right hemicolectomy\nIndication: Caecal tumour, staging CT T3 N1 M0\n',
    );
    expect(told).toMatch(/The scan suggests cancer in lymph nodes nearby/);
    expect(told).not.toMatch(/Cancer was found in lymph nodes/);
  });
  it('a normal amount is nothing found', () => {
    const told = findings(
      'CLINIC NOTE\n\nPHYSICAL EXAM: All of her trocar sites are healing with a normal amount of induration, but there is no evidence of hernia or infection.\nIMPRESSION: Doing well.\n',
    );
    expect(told).not.toMatch(/found hard skin/);
  });
  it('a small child smiles and follows', () => {
    const told = findings(
      'PAEDIATRIC OUTPATIENT LETTER\nRe: Baby boy, 4 months\nDiagnoses: Inguinal hernia right\n\nHe smiles, fixes and follows. There is a soft systolic murmur.\n\nPlan: See in 3 months.\n',
    );
    expect(told).toMatch(/Your (?:child|baby) smiles, fixes and follows/);
  });
});

describe('lines of notes and stays in plain words', () => {
  it('a medicine that is to begin in weeks is not new today', () => {
    const told = findings('DISCHARGE SUMMARY\n\nDiagnosis: Preterm baby\nMedications at discharge:\nSytron start at 4 weeks.\nDalivit 0.6 ml daily.\n'); // biome-ignore format: one text
    expect(told).not.toMatch(/is a new medicine/);
    expect(told).toMatch(/start at 4 weeks/);
  });
  it('somebody who does not breathe on a ward is no line of an office', () => {
    const { findings: told } = explained('PROGRESS NOTE\n\nWard: he is not breathing.\nPlan: call team.\n');
    expect(told.some(({ importance }) => importance === 'urgent')).toBe(true);
  });
  it('the name of a ward still is', () => {
    expect(findings('DISCHARGE SUMMARY\nWard: 7B\nDiagnosis: Asthma\n')).not.toMatch(/7B/);
  });
  it('pulses and feeling are both told', () => {
    const told = findings('ED NOTE\n\nExam: L wrist: Distal pulses and sensation intact.\nImpression: Wrist sprain.\n');
    expect(told).toMatch(/The pulses and the feeling of touch there were normal/);
  });
  it('a murmur that was felt innocent is harmless', () => {
    const told = findings(
      'PROGRESS NOTE\n\nExam: Heart: 2/6 vibratory murmur LLSB, felt innocent, unchanged.\nA/P: Asthma.\n',
    );
    expect(told).toMatch(/harmless heart sound/);
    expect(
      findings('PROGRESS NOTE\n\nExam: Heart: 3/6 harsh murmur, not felt to be innocent.\nA/P: Asthma.\n'),
    ).not.toMatch(/a harmless heart sound/);
  });
  it('short forms of the mind denied on a day', () => {
    const told = findings('PSYCHIATRIC DISCHARGE SUMMARY\nDx: Bipolar affective disorder.\nProgress: By day 6 denied SI/HI/AVH. No restraint after wk 1.\n'); // biome-ignore format: one text
    expect(told).toMatch(
      /By day 6, you reported no thoughts of suicide, thoughts of harming others or hearing or seeing/,
    );
  });
  it('a short order that is plain already stands without quotation marks', () => {
    const told = asked(
      'SLEEP STUDY\n\nImpression: Severe OSA.\nRec: CPAP titration or auto-PAP 6-16 cmH2O. Weight loss.\n',
    );
    expect(told).toMatch(/weight loss/i);
    expect(told).not.toMatch(/“Weight loss”/);
  });
  it('an order behind a bracket is one of its own', () => {
    const told = asked('ED NOTE\n\nXR L wrist: fx distal radius.\nDispo: Tylenol 1g q6h prn, no NSAIDs (warfarin). f/u ortho 5-7 d, likely ORIF.\n'); // biome-ignore format: one text
    expect(told).not.toMatch(/“Tylenol 1g q6h prn, no NSAIDs \(warfarin\)\. f\/u ortho/);
  });
  it('tuberculosis treated long ago is told in words', () => {
    expect(
      findings('DISCHARGE SUMMARY\n\nDiagnosis: Hypoglycaemia\nBackground: Previous PTB 2009, completed 6/12 Rx.\n'),
    ).toMatch(/TB infection/);
  });
});

describe('a second set of stays and letters', () => {
  const LETTER =
    'CARDIOLOGY CLINIC LETTER\nDear Dr Example\nDiagnoses: 1. Hypertension\nCurrent medications: bisoprolol 3.75 mg od, ramipril 5 mg od\n\nThank you for asking me to see him. I have increased his bisoprolol to 5 mg. He is well.\n';
  it('what a visit changed is told in place of the list above it', () => {
    const told = findings(LETTER);
    expect(told).toMatch(/Your bisoprolol \(a beta blocker\) was increased\. The report now lists 5 mg\./);
    expect(told).toMatch(/ramipril \(a blood pressure medicine\)\. The report lists 5 mg once a day/);
    expect(told).not.toMatch(/3\.75/);
  });
  it('what is thought less likely raises no alarm', () => {
    const { findings: told } = explained('ED NOTE\n\nASSESSMENT: Ovarian cyst. ? early appendicitis less likely.\n');
    expect(told.some(({ importance }) => importance === 'urgent')).toBe(false);
    expect(explained('ED NOTE\n\nASSESSMENT: ? early appendicitis.\n').findings[0]?.importance).toBe('urgent');
  });
  it('he who started to fall was started on nothing', () => {
    const told = findings('ED NOTE\n\nHPI: Two hours prior to presentation, he started to fall and someone stepped on his ankle.\nASSESSMENT: Ankle sprain.\n'); // biome-ignore format: one text
    expect(told).toMatch(/you started to fall/);
  });
  it('platelets in lakhs are not low', () => {
    const { labs } = explained('DISCHARGE CARD\nDx: Acute gastroenteritis\nInv: Hb 10.8, TLC 13,400, Plt 3.2 L, Na 132.\n'); // biome-ignore format: one text
    expect(labs.map(({ test }) => test)).not.toContain('platelets');
    expect(labs.some(({ status }) => status === 'low')).toBe(false);
  });
  it('how a look with a camera was borne is no complication', () => {
    const told = findings('COLONOSCOPY REPORT\nIndication: change in bowel habit.\nFindings:\nTI: normal.\nComplications: none.\nComfort: mild discomfort.\nConclusion: No cancer seen.\n'); // biome-ignore format: one text
    expect(told).not.toMatch(/Under complications/);
    expect(told).toMatch(/mild pain \(discomfort\)/);
  });
  it('fits of a fever are no fever', () => {
    const told = findings('DISCHARGE CARD\nDx: Acute gastroenteritis\nFH: Father h/o febrile fits in childhood.\n');
    expect(told).toMatch(/seizures from a fever/);
  });
  it('weeks of a pregnancy, and no figure of sight', () => {
    const clinic = (line: string) =>
      `ANTENATAL CLINIC NOTE\n29 y G2P1, 33+4 weeks. Fetal heart 142.\nImp: GDM.\nPlan: ${line}\n`;
    expect(asked(clinic('Aspirin 150 mg to stop at 36/40.'))).toMatch(/at 36 weeks of pregnancy/);
    expect(findings('EYE CLINIC NOTE\n\nExam: VA right eye at 20/40.\nImpression: Cataract.\n')).not.toMatch(
      /pregnancy/,
    );
  });
  it('a murmur told of in the next sentence', () => {
    const told = findings('DISCHARGE SUMMARY\n\nDiagnosis: GI bleed\nHospital course: Weaned to 2L NC (baseline). Soft murmur. Felt innocent, but not heard at 6 week check.\n'); // biome-ignore format: one text
    expect(told).toMatch(/It was felt to be harmless/);
    expect(told).toMatch(/\(oxygen tube in the nose\), the baseline \(usual\) level/);
  });
  it('a troponin of which the report names no kind', () => {
    const { labs } = explained('DISCHARGE SUMMARY\n\nDiagnosis: NSTEMI\nBloods: troponin 2340\n');
    expect(labs.map(({ text }) => text).join(' ')).toMatch(/Your troponin was 2340/);
  });
  it('by which wrist they came in is no side of what was found', () => {
    const { findings: told } = explained('DISCHARGE SUMMARY\n\nDiagnosis: NSTEMI\nCourse: Angio via R radial: SVG to OM occluded.\n'); // biome-ignore format: one text
    expect(told.find(({ text }) => /blockage/.test(text))?.laterality ?? null).toBeNull();
  });
});
