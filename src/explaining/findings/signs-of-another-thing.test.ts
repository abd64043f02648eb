import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const HEADS = {
  note: 'CLINIC NOTE\nASSESSMENT: ',
  scan: 'CT REPORT\nFINDINGS: ',
  mri: 'MRI REPORT\nFINDINGS: ',
  film: 'X-RAY REPORT\nFINDINGS: ',
  tissue: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: ',
  blood: 'LABORATORY REPORT\nSpecimen: Blood\nCOMMENT: ',
  operation: 'OPERATIVE REPORT\nDESCRIPTION: ',
};

/** What a report of one line tells as news that cannot wait. */
function alarms(kind: keyof typeof HEADS, line: string): string {
  return explainReport(`${HEADS[kind]}${line}\n`, knowledge)
    .findings.flatMap(({ importance, text }) => (importance === 'urgent' ? [text] : []))
    .join(' ');
}

describe('words that are a sign only beside others', () => {
  it.each([
    ['note', 'Hip fracture after a fall, 12-lead ECG shows atrial fibrillation.'],
    ['note', 'Long-term steroid use in RA can lead to fracture.'],
    ['note', 'Falls may lead to fracture given her atrial fibrillation and osteoporosis.'],
    ['note', 'Pacemaker check. RV lead: loss of capture at 0.5 V at 0.4 ms, sensing 12 mV. Normal function.'],
    ['note', 'EEG: Broken lead at T3 gives artifact. Normal EEG.'],
    ['scan', 'Spinal cord stimulator with lead displacement of one level.'],
    ['operation', 'Right hemicolectomy, anastomosis made, mesenteric defect closed, drain placed.'],
    ['operation', 'Anastomosis air leak test normal, drain placed.'],
    ['scan', 'Cystogram after prostatectomy shows a small anastomotic leak. Catheter to stay two weeks.'],
    [
      'note',
      '20 weeks pregnant. Constipation with hard stools and a little blood on the paper in pregnancy, fetal heart heard.',
    ],
    ['note', 'Anemia of pregnancy, hemoglobin 10.1. Pregnancy, hard to find a vein for blood, fetal heart 150.'],
    ['note', 'BP 152/88, ALT 34, review in 6 weeks.'],
    ['note', 'Hypertension, BP 158/90, headache at times, see again in 4 weeks.'],
    ['note', 'Lymphoma, PET in 6 weeks, LDH 210.'],
    ['tissue', 'Received fresh for frozen section is a gray fragment of fascia measuring 2 cm.'],
    [
      'mri',
      '3 cm ring enhancing lesion in the right frontal lobe with surrounding edema, suspicious for glioblastoma.',
    ],
    [
      'mri',
      'Ring enhancing plaque in the left parietal lobe with restricted diffusion, active demyelination in multiple sclerosis.',
    ],
    ['tissue', 'Liver biopsy: Autoimmune hepatitis with focal confluent necrosis in the liver.'],
    ['tissue', 'Liver biopsy shows hepatitis, confluent necrosis 2 of 6, on prednisone.'],
    ['note', 'Paracetamol level <10 mg/L 4 hours after ingestion of 1000 mg.'],
    ['note', 'Paracetamol level 8 mg/L at 4 hours, took 1000 mg for headache.'],
    ['note', 'pH 7.38, pCO2 6.1 kPa, pO2 4.9 kPa, lactate 1.1 mmol/L. Well.'],
    ['note', '9 weeks, no FHTs by Doppler, bedside scan shows a heartbeat of 170.'],
    ['note', 'Cesarean last week, uterus was briefly atonic, EBL 600 mL, now well.'],
    ['note', 'Previous hysterectomy with a small bulge in the vagina, bowel function normal.'],
    ['scan', 'Bladder neck: small anastomotic leak on cystogram, contained.'],
    ['note', 'Took two paracetamol tablets 500 mg for headache an hour ago. Migraine.'],
    ['note', 'BP 182/110 with headache in a man of 70, ALT 30, seen every 40 weeks.'],
    ['note', 'He works as lead engineer; broken wrist, atrial fibrillation.'],
    ['note', 'Uterus atonic at section, responded to oxytocin, EBL 700 mL.'],
    ['note', 'Lymphoma in remission; PET negative; BP 144/80; platelets 140; pregnant sister.'],
    ['note', 'Man of 60. BP 170/100, headache, ALT 40.'],
    ['note', 'BP 170/95, review in 6 weeks. Headache.'],
    ['note', 'BP 170/95, ALT 40, review in 24 weeks.'],
    ['note', 'Weight 170, headache, seen for 6 weeks.'],
    ['note', '7 weeks, no fetal heartbeat heard with the hand Doppler, scan next week.'],
    ['scan', 'NECK: soft tissue swelling in the submandibular space with a stone in the duct.'],
  ] as const)('make no alarm in a %s: %s', (kind, line) => expect(alarms(kind, line)).toBe(''));

  it('make no second alarm of a leg that was taken off', () =>
    expect(
      alarms(
        'tissue',
        'Below-knee amputation: gangrenous necrosis and bacteria in soft tissue and fascia, thrombosed vessels.',
      ),
    ).not.toMatch(/fast-moving infection/));

  it.each([
    ['note', 'RV lead fracture with noise, ICD gave two shocks.', /wire of the heart device/],
    ['note', 'Dislodged RA lead with failure to capture. Long pauses and syncope.', /wire of the heart device/],
    ['note', 'Pacemaker: the ventricular lead has fractured near the clavicle.', /wire of the heart device/],
    ['film', 'Fractured pacemaker lead near the clavicle.', /wire of the heart device/],
    [
      'scan',
      'Anastomotic dehiscence with leak of contrast and a gas collection beside the staple line.',
      /leak where two/,
    ],
    ['scan', 'Small anastomotic leak at the colorectal anastomosis with pelvic collection.', /leak where two/],
    ['note', 'Fever on day 5, feculent fluid in the drain, anastomosis leaking.', /hole in the bowel|leak where two/],
    ['note', '34 weeks pregnant, woody hard uterus, vaginal bleeding, fetal heart rate 80.', /afterbirth/],
    ['note', '36 weeks pregnant, BP 152/98, headache and flashing lights, ALT 94.', /blood pressure in pregnancy/],
    ['note', '34 weeks gestation, PET with protein 3+ and headache.', /blood pressure in pregnancy/],
    ['note', '34+2 weeks, BP 168/110, headache, clonus.', /blood pressure in pregnancy/],
    ['note', 'Postpartum day 3, BP 170/110, headache.', /blood pressure in pregnancy/],
    ['note', '35 weeks. BP 170/112, protein 3+, epigastric pain.', /blood pressure in pregnancy/],
    ['blood', 'Blood film: circulating blasts 62%, auer rods.', /blood cancer \(leukemia\)/],
    ['scan', 'HEAD: Subdural hematoma with midline shift of 8 mm.', /shift of the brain/],
    [
      'scan',
      'Cystogram shows leak of contrast into the peritoneum from the bladder dome after trauma.',
      /bladder wall/,
    ],
    ['note', 'Took 20 paracetamol tablets an hour ago.', /too much of a drug/],
    ['film', 'Pacemaker: atrial lead displaced into the right ventricle.', /wire of the heart device/],
    ['film', 'Fractured catheter fragment has migrated to the right ventricle.', /tube or line|heart/],
    ['tissue', 'Fascia, thigh: extensive necrosis with neutrophils and gram-positive cocci.', /fast-moving infection/],
    ['note', 'Gray necrotic fascia with dishwater pus, wide debridement.', /fast-moving infection/],
    [
      'mri',
      '2 cm ring enhancing collection in the left temporal lobe with central restricted diffusion and edema. Fever.',
      /pus in the brain/,
    ],
    ['mri', 'Restricted diffusion in the right thalamus, acute.', /stroke/],
    ['tissue', 'Liver: submassive necrosis of the liver.', /liver failure/],
    ['note', 'Paracetamol level 210 mg/L at 4 hours post ingestion.', /too much of a drug/],
    ['note', 'He took 40 paracetamol tablets last night, paracetamol level 8 mg/L.', /too much of a drug/],
    ['note', 'ABG on air: pH 7.30, pCO2 7.9 kPa, pO2 5.9 kPa.', /too little oxygen/],
    ['note', '32 weeks, no fetal movements, no FHTs by Doppler.', /no heartbeat/],
    ['note', 'After delivery the uterus is atonic, EBL 1800 mL, BP 80/40.', /bleeding after birth/],
    ['note', 'After vault hysterectomy there is bowel in the vagina.', /trouble that needs care/],
    ['scan', 'CT NECK: Soft tissue swelling of the floor of the mouth with gas.', /blocked airway/],
  ] as const)('still make one in a %s: %s', (kind, line, told) => expect(alarms(kind, line)).toMatch(told));

  it('a film full of blasts is told as a sign of leukemia, whatever was known before', () => {
    const told = (line: string) =>
      explainReport(`${HEADS.blood}${line}\n`, knowledge)
        .findings.map(({ text }) => text)
        .join(' ');
    expect(told('Blood film: blasts 45%, platelets 12, MDS known.')).toMatch(/signs of a blood cancer/);
    expect(told('Blood film: blasts 8%, MDS-EB1 known, platelets 60.')).not.toMatch(/signs of a blood cancer/);
  });
});
