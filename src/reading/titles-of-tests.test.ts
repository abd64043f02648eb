import { describe, expect, it } from 'vitest';
import { explained } from '../../test/explained.js';

describe('tests and papers by their own title', () => {
  it.each([
    ['FLEXIBLE CYSTOSCOPY\nNormal bladder. No tumour seen.', 'Bladder camera report (cystoscopy)'],
    ['Hysteroscopy\nEndometrial polyp removed. Cavity otherwise normal.', 'Womb camera report (hysteroscopy)'],
    ['COLPOSCOPY REPORT\nAcetowhite area. CIN 1 suspected. Biopsy taken.', 'Cervix check report (colposcopy)'],
    ['ERCP\nSphincterotomy performed, 2 stones removed with balloon. Stent placed.', 'Bile duct camera report (ERCP)'],
    ['EUS\nPancreas: 12 mm cystic lesion in the tail.', 'Inner ultrasound report (EUS)'],
    ['Flexible sigmoidoscopy\nTwo 4 mm polyps in the sigmoid. Haemorrhoids.', 'Lower bowel camera report (sigmoidoscopy)'],
    ['OGD\nOesophagus normal. Mild gastritis. Duodenum normal.', 'Upper endoscopy report'],
    ['Urodynamics\nDetrusor overactivity with leak at 240 ml.', 'Bladder pressure test report (urodynamics)'],
    ['Uroflowmetry\nQmax 8 ml/s, voided volume 220 ml, post void residual 110 ml.', 'Urine flow test report'],
    ['Tilt table test\nSyncope at 18 minutes with BP fall. Vasovagal syncope.', 'Tilt table test report'],
    ['AMBULATORY BLOOD PRESSURE MONITOR REPORT\nDaytime mean 152/94.\nConclusion: Hypertension, stage 2.', 'Blood pressure monitor report'],
    ['Event recorder report\nSinus rhythm throughout. No AF.', 'Heart rhythm recording (Holter)'],
    ['AUDIOLOGY REPORT\nBilateral sensorineural hearing loss.', 'Hearing test report'],
    ['Visual field test\nLeft superior arcuate defect. Progression since 2022.', 'Eye field test report (visual field)'],
    ['TOE\nFindings: No thrombus in the left atrial appendage.', 'Heart ultrasound (echocardiogram)'],
    ['FAST SCAN\nNo free fluid in the abdomen or pericardium.', 'Ultrasound of the belly'],
    ['FINAL SUMMARY\nAdmitted with pneumonia. Treated with antibiotics. Discharged home.', 'Discharge summary'],
    ['PAIN CLINIC\nProblem: Chronic low back pain, disc prolapse on MRI.\nExam: Power intact.', 'Clinic visit note'],
  ])('%#: %s', (text, title) => {
    expect(explained(text).title).toBe(title);
  }); // biome-ignore format: one case a line
  it('a test that a letter only asks for names no paper', () => {
    const { title } = explained(
      'Dear Dr Lee,\nI saw this man with blood in the urine.\nCystoscopy in 2 weeks is booked.\nDiagnosis: Haematuria.\n',
    );
    expect(title).toBe('Medical letter');
  });
});
