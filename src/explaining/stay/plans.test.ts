import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, recommendations, keyPoints, summary } = explainReport(`DISCHARGE SUMMARY\n\n${text}\n`, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};
const followUp = (lines: string) => told(`Diagnosis: Pneumonia.\n\nFOLLOW-UP\n${lines}`);

describe('appointments and bans', () => {
  it.each([
    ['Renal clinic within 2 weeks', 'a kidney doctor within 2 weeks'],
    ['PCP within 1 week', 'your regular doctor within 1 week'],
    ['PCP in 7-10 days', 'your regular doctor in 7 to 10 days'],
    ['Cardiology, Dr. Nguyen, 5/20 at 2:30 PM', 'Dr. Nguyen, on 5/20 at 2:30 PM'],
    ['Orthopaedic clinic on 3 March at 09:15', 'on 3 March at 09:15'],
    ['Dr. Okafor (outpatient psychiatry) Feb 2 at 11:00', 'on Feb 2 at 11:00'],
  ])('keeps the time of "%s"', (line, words) => expect(followUp(line)).toContain(words));
  it('makes no visit of a ban or of a referral that was sent', () => {
    expect(followUp('Do not drive until cleared by psychiatrist')).toMatch(/do not drive until/i);
    expect(followUp('Do not drive until cleared by psychiatrist')).not.toMatch(/asks you to see/);
    expect(followUp('Cardiac rehab referral placed')).not.toMatch(/asks you to see your doctor/);
    expect(followUp('Cardiology in 2 weeks')).toMatch(/asks you to see a heart doctor in 2 weeks/);
  });
});

describe('facts of a stay', () => {
  it('says whether CPR would be tried, with what else is agreed', () => {
    const text = told('Diagnosis: Pneumonia.\nCODE STATUS: Not for CPR, for ward level care');
    expect(text).toContain('you are not for CPR');
    expect(text).toContain('ward level care');
    expect(told('Diagnosis: Pneumonia.\nResus status: DNACPR in place, for full active treatment')).toContain(
      'you are not for CPR',
    );
    expect(told('Diagnosis: Pneumonia.\nCODE STATUS: Full code')).toContain('full code');
  });
  it('tells what is not tolerated as no allergy', () => {
    const text = told('Diagnosis: COPD.\nAllergies: trimethoprim - rash. Theophylline not tolerated (palpitations).');
    expect(text).toContain('do not tolerate theophylline');
    expect(text).toContain('allergic to trimethoprim');
    expect(text).not.toContain('allergic to theophylline');
  });
  it('reads "#" before a bone as a break', () => {
    const text = told('Dx: # L tibial plateau, closed. # R distal radius.\nPMH: nil');
    expect(text).toMatch(/a broken bone on the top of the shin bone on the left side/);
    expect(text).toMatch(/a broken bone at the far end of your right forearm bone on the thumb side/);
    expect(told('Problems:\n# Anemia: Hb 9.\n# Knee pain: better.')).not.toMatch(/broken bone/);
  });
  it('keeps an illness of her own pregnancy with the mother', () => {
    const text = told(
      'Dx: Emergency LSCS for failure to progress, severe pre-eclampsia\nBaby: live male 3420 g, Apgars 8 and 9',
    );
    expect(text).not.toMatch(/in your family/);
  });
  it('is no report of tissue for a result still to come', () => {
    const text = told(
      'Diagnosis: Acute cholecystitis\n\nClinical summary:\nPresented with RUQ pain. Drain removed day 2. Wound infection on day 3.\n\nTTO:\nParacetamol 1g QDS\n\nHistology: pending\nOPA: 6/52',
    );
    expect(text).not.toMatch(/seen because of (?:a drain|a wound)/i);
    expect(text).toMatch(/histology was still to come/);
    expect(text).not.toContain('pending OPA');
  });
  it('leaves no bleed open for an ischemic stroke', () => {
    expect(told('Discharge diagnosis: Acute ischaemic stroke')).not.toMatch(/vessel bled/);
    expect(told('Discharge diagnosis: Acute stroke')).toMatch(/vessel bled/);
  });
  it('finds no infected bile ducts in a gallbladder with a slim duct', () => {
    expect(
      told(
        'Diagnosis: Acute cholecystitis\n\nHOSPITAL COURSE:\nPresented with RUQ pain and fever. Ultrasound: thick walled gallbladder with stones, CBD 5 mm.',
      ),
    ).not.toMatch(/bile ducts/);
  });
  it('reads an illness of before as no result, and a known one as no news', () => {
    const { labs } = explainReport(
      'Clinic letter\n\nDiagnoses: COPD (FEV1 38% predicted), infective exacerbation April 2024 - recovered\nBronchiectasis, mild\nPrevious PE 2017 (completed 6 months of anticoagulation)\nCurrent smoker - 5/day\n\nDear Dr Singh,\nI reviewed Mrs Hale. Saturations were 92% on air.\n',
      knowledge,
    );
    expect(labs.map(({ name }) => name)).not.toContain('Previous PE');
    const a1c = (line: string) =>
      explainReport(`DISCHARGE SUMMARY\n\n${line}\n\nLABS\nHbA1c 8.4 %\n`, knowledge)
        .labs.map(({ text }) => text)
        .join(' ');
    expect(a1c('Diagnosis: Heart attack, T2DM')).not.toMatch(/checked a second time/);
    expect(a1c('Diagnosis: Heart attack')).toMatch(/checked a second time/);
  });
  it('ends the last entry of a list where another matter begins', () => {
    const text = told(
      'Diagnosis: Asthma.\n\nPlan:\n1. GP review in 48 hours\n2. Asthma clinic in 4 weeks\n3. Return if needing salbutamol more often than 4 hourly, drowsy, or too breathless to talk\nSchool from Wednesday if well.',
    );
    expect(text).not.toMatch(/talk School/);
  });
  it('names what is denied without the sign in front of it', () => {
    expect(told('Diagnosis: Stroke.\n\nPAST HISTORY: HTN. No h/o CAD/TIA/seizures.')).not.toContain('called “h/o');
  });
  it('asks for a shot, not for a test for a germ', () => {
    const text = told('Diagnosis: COPD.\n\nPLAN:\nAnnual flu jab. RSV vaccine recommended.');
    expect(text).not.toMatch(/only as something that could happen|a check of a test/);
    expect(text).toMatch(/flu shot/);
  });
});
