import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const summary = (text: string) => explainReport(text, knowledge).summary;
const END = 'DISPOSITION: Home.\nFOLLOW UP:\n- Clinic in 2 weeks\n';

describe('a stay without a list of diagnoses', () => {
  it('is headed by the first problem of a course told problem by problem, and not by what was known before', () => {
    const text = summary(
      `DISCHARGE SUMMARY\nHISTORY OF PRESENT ILLNESS: 66 yo man with COPD and T2DM who came in with 3 days of fever and flank pain.\nHOSPITAL COURSE BY PROBLEM:\n#Pyelonephritis. Urine culture grew E. coli. Ceftriaxone given.\n#T2DM. Metformin held.\n#COPD. No wheeze.\n${END}`,
    );
    expect(text).toMatch(/^[^.]*pyelonephritis/);
    expect(text).toMatch(/You came in with 3 days of fever/);
  });
  it('is headed by what a test found, with what the reader came with behind it', () => {
    const text = summary(
      `Discharge letter\nPresenting complaint: swollen arm\nPMHx: eczema, migraine\nClinical summary:\nThis 50 year old man was referred by his GP with a swollen left arm. Doppler USS confirmed a thrombus in the left axillary vein. Started on apixaban.\nMedications on discharge:\nApixaban 5 mg BD - NEW\n${END}`,
    );
    expect(text).toMatch(/^[^.]*blood clot[^.]*\. You came in with a swollen left arm/);
    expect(text).not.toMatch(/Before your stay/);
  });
  it('is headed by a test whose answer names the illness', () => {
    const text = summary(
      'DISCHARGE CARD\nC/o fever x 4 days, headache.\nInv: Dengue NS1 positive. Malaria negative. Plt 60,000.\nRx given: IV fluids.\nAdv on discharge:\nReview after 2 days\n',
    );
    expect(text).toMatch(/^The test for dengue NS1 antigen was positive\. This is a sign of dengue now/);
  });
  it('tells in plain words with what somebody was brought in', () => {
    const text = summary(
      `Behavioral Health Unit - Discharge Summary\nReason for admission\n31-year-old teacher brought in by a neighbor after an intentional overdose of about 10 tablets of zolpidem. Denied hallucinations.\nCourse\nAttended groups daily.\n${END}`,
    );
    expect(text).toMatch(/^You came in after an intentional overdose/);
  });
  it('keeps an earlier stay out of why this one began', () => {
    const text = summary(
      `DISCHARGE SUMMARY\nHISTORY OF PRESENT ILLNESS: She was previously admitted for asthma in 2019. She came in with chest pain.\nHOSPITAL COURSE: She was watched overnight.\n${END}`,
    );
    expect(text).toMatch(/You came in with chest pain/);
    expect(text).not.toMatch(/came in[^.]*asthma/);
  });
});

describe('the note of a visit with a numbered assessment', () => {
  const note = (plan: string) =>
    summary(
      `CARDIOLOGY CONSULTATION\nREASON FOR CONSULT: abnormal ECG\nHPI: 70-year-old man with COPD before a hip replacement.\nASSESSMENT AND PLAN:\n${plan}\nThank you.\n`,
    );
  it('is headed by its first point', () => {
    expect(
      note(
        '1. New left bundle branch block, cause unclear - stress test ordered.\n2. COPD - continue tiotropium.\n3. Hypertension - start losartan.',
      ),
    ).toMatch(/^(?!The report notes a long-term lung disease)[^.]*bundle branch|^[^.]*electric signal/);
  });
  it('is not headed by a first point that is no news, nor by a bare complaint', () => {
    expect(note('1. Hypertension, well controlled.\n2. Pneumonia - start doxycycline.')).toMatch(/^[^.]*pneumonia/);
    expect(note('1. Dyspnea.\n2. Aortic stenosis - echo ordered.')).toMatch(/^[^.]*(?:aortic stenosis|heart valve)/);
  });
});

describe('a note of intensive care that goes from system to system', () => {
  it('is headed by what the reader came in with', () => {
    const text = summary(
      'MICU PROGRESS NOTE Day 3\n61F w/ COPD p/w respiratory failure, intubated in the ED.\nNEURO: Off sedation.\nCV: MAP 70s.\nPULM: 2L NC.\nRENAL: Cr 1.2.\nGI: tube feeds.\nID: ceftriaxone day 3.\n',
    );
    expect(text).toMatch(/^You came in with (?:respiratory failure|[^.]*breath)/);
  });
});
