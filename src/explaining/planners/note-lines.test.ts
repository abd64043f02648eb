import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const PLAN = 'CLINIC NOTE\nHPI: 50 y/o with pain.\nPlan:\n';
const IMPRESSION = 'CLINIC NOTE\nHPI: 50 y/o with pain.\nImpression:\n';
const SCAN = 'CT CHEST\nFINDINGS:\nThe airways are patent.\nIMPRESSION:\n';
const ADVICE = 'UPPER ENDOSCOPY\nFINDINGS: 1 cm ulcer in the antrum.\nRECOMMENDATIONS:\n';
const OB = 'OBSTETRIC ULTRASOUND\nFINDINGS:\nFetal spine: normal\n';
const ECHO = 'TRANSTHORACIC ECHOCARDIOGRAM\n';
const HEARING = 'AUDIOGRAM\n';
const EEG = 'EEG REPORT\nTechnical: 21 channel EEG, 30 minutes, awake and drowsy.\n';
const TREADMILL = 'EXERCISE TREADMILL TEST\nProtocol: Bruce. Resting heart rate 72.\n';
const SLEEP = 'SLEEP STUDY REPORT\nSnoring and daytime sleepiness.\n';
const NERVES = 'NERVE CONDUCTION STUDIES\nClinical: numb hand.\n';
const HYSTEROSCOPY = 'OPERATION NOTE\nProcedure: Hysteroscopy\nIndication: heavy periods\n';
const LETTER =
  'GENETICS CLINIC LETTER\nDear Ms Brandt,\nYou came to the clinic about your risk. You have no symptoms. Your result is back.\n';
const PATHOLOGY = 'DERMATOPATHOLOGY\nDIAGNOSIS:\n';

/** A line under its heading, what must be told of it, and what must never be. */
const LINES: readonly [string, string, RegExp, RegExp?][] = [
  [PLAN, 'Off sports 2 wk', /stay off sports for 2 weeks/i],
  [PLAN, 'Off work 3 d', /stay off work for 3 days/i],
  [PLAN, 'Off school x 1 wk', /stay off school for 1 week\b/i],
  [PLAN, 'Off gym for 4-6 wks', /stay off gym for 4 to 6 weeks/i],
  [PLAN, 'Recheck 5-7 d if still tender', /come back in 5 to 7 days, if it is still tender/i],
  [PLAN, 'Recheck in 2 wk', /come back in 2 weeks/i],
  [PLAN, 'RTC 7-10 d staple removal', /come back in 7 to 10 days to have your staples taken out/i, /were taken out/i],
  [PLAN, 'RTC 10-14 d suture removal', /come back in 10 to 14 days to have your stitches taken out/i],
  [PLAN, 'RTC 3 d wound check', /come back in 3 days to have your wound looked at/i],
  [PLAN, 'RTC 6 mo', /come back in 6 months/i],
  [PLAN, 'PCP 1 wk if not better', /see your regular doctor in 1 week, if you are not better/i],
  [PLAN, 'PCP 2 wks', /see your regular doctor in 2 weeks/i],
  [PLAN, 'Cards 4-6 wk', /see a heart doctor in 4 to 6 weeks/i],
  [PLAN, 'Ortho 10 d', /see a bone and joint doctor in 10 days/i],
  [PLAN, 'Derm 3 mos', /see a skin doctor in 3 months/i],
  [PLAN, 'Pulm 1 mo', /see a lung doctor in 1 month\b/i],
  [PLAN, 'Suggest echo if not done this year', /suggests a heart ultrasound.*if not done this year/i],
  [PLAN, 'Suggest MRI if pain persists', /suggests an MRI.*if/i],
  [PLAN, 'Repeat CT chest in 3 mos.', /CT scan.*in 3 months/i],
  [PLAN, 'Thyroid nodule: repeat FNA in 6 mos is an alternative', /another thin needle sample.*6 months is another choice/i],
  [PLAN, 'Colonoscopy due 2027', /large bowel.*2027/i],
  [PLAN, 'No stress test indicated', /do not need a heart stress test/i],
  [PLAN, 'HTN above goal - add lisinopril 10 mg', /plan is to start lisinopril/i, /lisinopril[^.]* was started/i],
  [PLAN, 'Afib - RESTART APIXABAN IN 48 H', /plan is to start apixaban.*again in 48 hours/i, /was started again/i],
  [PLAN, 'Gout; stop allopurinol', /plan is to stop allopurinol/i],
  [PLAN, 'Anemia - start ferrous sulfate 325 mg', /plan is to start (?:ferrous sulfate|iron)/i],
  [PLAN, 'Knee sprain R. Doubt fibula fx.', /sprain[^.]*right|right[^.]*sprain/i],
  [ADVICE, 'RESTART RIVAROXABAN IN 72 H. REPEAT EGD IN 8-12 WKS.', /start rivaroxaban[^.]*again in 72 hours/i],
  [ADVICE, 'STOP MELOXICAM. RESTART WARFARIN IN 3 D.', /start warfarin[^.]*again in 3 days/i],
  [ADVICE, 'HOLD ASPIRIN FOR 5 DAYS.', /put aspirin[^.]*on hold for 5 days/i],
  [IMPRESSION, 'DVT was considered, duplex negative.', /./, /do not need/i],
  [IMPRESSION, 'PE considered, d-dimer neg.', /./, /do not need/i],
  [IMPRESSION, 'EF 40-45%, mod MR, mild AS.', /moderate leak of the mitral/i, /mild leak of the mitral/i],
  [IMPRESSION, 'EF 40-45%, mod MR, mild AS.', /mild narrowing of the aortic/i],
  [IMPRESSION, 'EF 60%, sev AS.', /severe narrowing/i],
  [IMPRESSION, 'R median neuropathy at the wrist', /right/i],
  [IMPRESSION, 'L wrist sprain, grade 1', /left/i],
  [IMPRESSION, 'Ankle sprain R.', /right/i],
  [IMPRESSION, 'Osteoporosis by WHO criteria (spine)', /osteoporosis[^.]*spine/i],
  [IMPRESSION, 'Fungal culture pending.', /./, /you had a fungus|notes a fungus/i],
  [IMPRESSION, 'Hepatitis B vaccine given.', /./, /notes hepatitis B(?! vaccine)/i],
  [IMPRESSION, 'Pertussis PCR sent.', /./, /notes (?:whooping|pertussis)/i],
  [IMPRESSION, 'FRAX: major fracture 21%, hip 4.2%', /chance of a broken hip in the years to come is 4\.2%/i, /shows a broken|notes a broken/i],
  [IMPRESSION, 'Significant decline at the spine, hip stable', /decline/i, /no change in your spine/i],
  [IMPRESSION, 'Pathogenic variant in BRCA2', /gene change that (?:can cause illness|raises cancer risk)/i, /harmless difference/i],
  [IMPRESSION, 'Genetic counseling recommended', /gene expert/i, /talk therapy/i],
  [SCAN, '5 mm right lower lobe nodule, no routine follow-up in a low-risk patient', /nodule[^.]*right/i, /asks you to see/i],
  [SCAN, '5 mm right lower lobe nodule, no routine follow-up in a low-risk patient', /no follow-up of this in people at low risk/i],
  [SCAN, 'Low-lying placenta; repeat at 32 wks', /at 32 weeks/i],
  [SCAN, 'Air and stool throughout the colon.', /stool/i, /shows gas \(air\)/i],
  [SCAN, '1. 2 cm thyroid nodule; recommend ultrasound', /ultrasound/i],
  [OB, 'Fetal cranium: normal', /./, /your skull/i],
  [OB, 'Presentation: breech', /bottom first/i, /test was done because/i],
  [OB, 'Presentation: cephalic\nFetal heart rate 148 bpm', /heart/i, /test was done because/i],
  [ECHO, 'EF 55-60%\nIMPRESSION: normal study', /55 to 60%/],
  [ECHO, 'LA: mildly dilated\nIMPRESSION: mild left atrial enlargement', /mild/i],
  [ECHO, 'Aortic valve: mod stenosis\nIMPRESSION: mod AS', /moderate narrowing/i],
  [HEARING, 'Left ear: severe hearing loss\nWord recognition 96% R\nIMPRESSION: Asymmetric hearing loss', /severe[^.]*left|left[^.]*severe/i],
  [PATHOLOGY, 'SKIN, RIGHT BACK: COMPOUND NEVUS, MILD ATYPIA, MARGINS FREE', /atypia/i, /atypia\) on the edge/i],
  [PATHOLOGY, 'Depth: into the pericolic fat', /./, /came from your fat/i],
  [PATHOLOGY, 'Radial margin: 2 mm', /./, /sample was sent/i],
  [PATHOLOGY, 'FEATURES INSUFFICIENT FOR MELANOMA', /insufficient|not enough to call/i, /shows (?:a )?(?:skin cancer|melanoma)|harder to see/i],
  [PLAN, 'Reversal of ileostomy will be considered after chemotherapy', /[Rr]eversal of ileostomy/, /(?:asks for|suggests) an opening/i],
  [PLAN, 'We will consider an ileostomy if this fails', /ileostomy/i],
  [PLAN, 'Overnight oximetry on CPAP after 4 weeks to see if oxygen is needed', /after 4 weeks/i, /asks for breathing help|, if oxygen is needed/i],
  [PLAN, 'Start CPAP 8 cm H2O', /breathing help through a mask/i],
  [ADVICE, 'Repeat endoscopy in 3 years, subject to histology.', /3 years/i, /asks for[^.]*and a look at tissue/i],
  [PLAN, 'Repeat CT chest in 3 months if the cough goes on.', /CT scan[^.]*in 3 months, if/i],
  [EEG, 'Impression: Abnormal EEG, supporting a diagnosis of a genetic generalised epilepsy such as juvenile myoclonic epilepsy.', /fits with epilepsy/i, /shows epilepsy of the teens/i],
  [EEG, 'Impression: Photosensitivity present.', /flashing lights/i, /\bsun\b/i],
  [IMPRESSION, 'Lupus with photosensitivity', /reacts to the sun/i, /flashing lights/i],
  [TREADMILL, 'Conclusion: Positive test for inducible ischaemia.', /shows a heart area with poor flow/i, /may show/i],
  [SLEEP, 'AHI 42 events/hour (supine 61, non-supine 22).', /severe sleep apnea/i],
  [SLEEP, 'AHI 22/h, ODI 18.', /moderate sleep apnea/i],
  [SLEEP, 'AHI 3 (on CPAP).', /./, /usual range/i],
  [NERVES, 'The right median sensory response from the index finger is absent.', /response/i, /nerve of the palm (?:from the index finger )?is absent/i],
  [HYSTEROSCOPY, 'EUA: uterus anteverted, mobile.', /tilted forward/i, /done because of a womb/i],
  [IMPRESSION, 'A wrist splint at night may help on the left.', /splint/i, /splint[^.]* in place/i],
  [IMPRESSION, 'The wrist splint is in place.', /splint is in place/i],
  [HEARING, 'Tympanometry: Type B (flat) right, Type C2 left.', /eardrum that hardly moves/i, /at C2/i],
  [LETTER, 'Your sister had breast cancer. She had surgery at 39.', /She had surgery at 39/, /You had surgery/],
  [LETTER, 'Your test showed that you carry the pathogenic variant, BRCA2 c.5946del.', /Your test showed that you carry/],
  [LETTER, 'You should have yearly breast MRI from age 30 and mammograms from age 40.', /from age 30[^.]*from age 40/, /asks for an MRI scan/i],
  [IMPRESSION, 'Pneumothorax was considered and felt very unlikely.', /unlikely/i, /care right now/i],
]; // biome-ignore format: a table

describe('lines as note-takers write them', () => {
  it.each(LINES.map(([head, line, says, never]) => ({ head, line, says, never })))(
    '$line',
    ({ head, line, says, never }) => {
      const { sentences, plain, notExplained, readability } = explainReport(`${head}${line}\n`, knowledge);
      const told = sentences.filter(({ field }) => field !== 'questions').map(({ text }) => text);
      const shown = [...told, ...plain.map(({ text }) => text)];
      if (never !== undefined) expect(shown.join(' ')).not.toMatch(never);
      if (says.source !== '.') expect(told.join(' ')).toMatch(says);
      else expect(shown.length + notExplained.length).toBeGreaterThan(0);
      expect(readability.explanation.fkgl).toBeLessThanOrEqual(8);
    },
  );

  it('reads what follows a comparison on the same line as findings', () => {
    const text =
      'PORTABLE CHEST\nCOMPARISON: Film of yesterday.\n\nNew left subclavian line with its tip in the right atrium. No pneumothorax is seen.\n\nIMPRESSION:\nLine as above.\n';
    const told = explainReport(text, knowledge).sentences.map((one) => one.text);
    expect(told.join(' ')).toMatch(/no sign of air around the lung/i);
  });
});
