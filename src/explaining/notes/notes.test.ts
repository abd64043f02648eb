import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) => explainReport(`DISCHARGE SUMMARY\n\nDiagnosis: Gout.\n\n${text}\n`, knowledge);
const found = (text: string) =>
  explained(text)
    .findings.map((one) => one.text)
    .join('\n');
const asked = (line: string) =>
  explained(`Plan:\n- ${line}\n- Rpt bloods 1/52`)
    .recommendations.map((one) => one.text)
    .join('\n');

describe('shorthand of a ward that stands for whole statements', () => {
  it.each([
    [
      'On discharge: obs stable, E+D, BO, mobilising independently.',
      /eating and drinking\. Your bowels had opened\. You were walking without help/,
    ],
    ['O/E: Abdo SNT.', /Your belly was soft and not sore to touch/],
    ['O/E: Abdo soft, NT, BS+.', /not sore to touch\. Your bowel sounds could be heard/],
    ['O/E: HS I+II+0. Calves SNT.', /Your heart sounds were normal[\s\S]*Your calves were soft and not sore/],
    ['Progress: BNO but passing flatus.', /bowels had not opened yet, but you were passing wind/],
    [
      'Progress: Mob w ZF + SBA 10m.',
      /You were walking with a walking frame for 10 meters, with one person beside you/,
    ],
    ['Progress: IDC out D2, voiding.', /Your bladder tube was taken out on day 2\. You were passing urine/],
    ['Progress: TWOC on ward failed.', /could not pass urine when the bladder tube was taken out/],
  ])('%s', (text, says) => {
    const told = found(text);
    expect(told).toMatch(says);
    expect(told).not.toContain('“');
  });

  it.each([
    ['Progress: Home once E+D, mobilising independently.', /You were (?:eating|walking)/],
    ['Plan: Mobilise, E+D, BO before home.', /You were (?:eating|walking)|had opened/],
    ['O/E: ?wound clean + dry.', /Your wound was clean/],
  ])('does not tell as so what hangs on something or is to come: %s', (text, wrong) => {
    expect(found(text)).not.toMatch(wrong);
  });
});

describe('what somebody came with', () => {
  it.each([
    ['PC: SOB x 4/7, productive cough.', /you had shortness of breath for 4 days\. You also had a productive cough/i],
    ['C/O: C/o R loin pain x 3 days.', /you had pain in your right side for 3 days/i],
    [
      'HPC: 74M BIBA with 12/24 hx inability to PU.',
      /you were brought in by ambulance after trouble passing urine for 12 hours/i,
    ],
    ['PC: fever x 5 days, a/w chills.', /you had (?:a )?fever for 5 days\. You also had chills/i],
  ])('%s', (text, says) => {
    expect(found(text)).toMatch(says);
  });

  it('does not take what is denied for what was there', () => {
    expect(found('PC: No fever x 2 days, cough x 1 week.')).not.toMatch(/had (?:a )?fever/i);
    expect(found('HPC: No SOB, palpitations.')).not.toMatch(/you (?:also )?had (?:a racing|palpitations)/i);
  });
});

describe('plans: who does what, and when', () => {
  it.each([
    ['GP to r/v 1/52', /The plan is for your family doctor \(GP\) to see you in 1 week\./],
    [
      'GP please chk FBC, UEC 1/52',
      /Your family doctor \(GP\) is asked to check your blood count and blood test of salts and kidneys in 1 week\./,
    ],
    ['PCP w/in 7 days w/ BMP', /for your family doctor to see you within 7 days, with blood test of salts and kidneys/],
    ['Uro OPA 8/52 with Mr Pell', /seen in the urology \(urinary tract\) clinic in 8 weeks by Mr Pell/],
    ['Ortho OPD 6/52 w XR', /seen in the bone and joint clinic in 6 weeks, with X-ray/],
    ["RV in Mr Quill's OPD 2/52", /seen in the clinic of Mr Quill in 2 weeks/],
    [
      'TWOC in 2/52 - clinic will send appt',
      /take your bladder tube out in 2 weeks.*The clinic will send you the appointment/,
    ],
    ['Rpt CXR in 6/52 pls', /repeat your chest X-ray in 6 weeks/],
    ['PSA in 6/52 (not done as UTI)', /check your PSA.*in 6 weeks \(not done because of/],
    ['INR Monday', /check your INR.*on Monday/],
    ['ROS 10/7 with PHN', /Your stitches are to come out at 10 days, by the public health nurse/],
    ['No driving 1/12', /Do not drive for 1 month/],
    ['DN to do catheter care', /The district nurse is to do catheter care/],
    [
      'REVIEW in Gen Med OPD after 1 week with FBS, RFT reports',
      /seen in the general medicine clinic after 1 week, with blood sugar before eating and blood test of salts and kidneys/,
    ],
    [
      'F/u w/ PCP in 1 wk, ortho prn if no better in 2 wks',
      /in 1 week\. See the bone and joint team if you are not better in 2 weeks/,
    ],
    [
      'Discharged in stable condition, advised to f/u in cardiology OPD within 3 days for ECHO',
      /left in stable condition\. The plan is for you to be seen in the heart clinic within 3 days, with heart ultrasound/,
    ],
    ['GP r/v 24-48 hrs if not improving', /in 24 to 48 hours if you are not getting better/],
    ['GP if concerns', /See your family doctor \(GP\) if there are any worries\./],
    ['GP if symptoms persist', /See your family doctor \(GP\) if the symptoms go on\./],
    ['TFTs + FBC w you pls', /Your family doctor is asked to do these tests: thyroid blood test and blood count/],
  ])('%s', (line, says) => {
    expect(asked(line)).toMatch(says);
  });

  it('takes a result for no date and a date for no time', () => {
    expect(asked('BSL 4.8')).not.toMatch(/on 4\.8/);
    const dated = explained('Follow up:\n- Cardiology OPD 3/12')
      .recommendations.map(({ text }) => text)
      .join(' ');
    expect(dated).not.toMatch(/3 months/);
  });

  it.each([
    ['Repeat banding is booked for 15 March.', /15 months|repeat your banding/],
    ['Repeat echo is booked here at 3 months.', /repeat your heart ultrasound is/],
    ['FBC 15 December', /15 days/],
  ])('takes a month of the year for no count, and a booking for no thing: %s', (line, wrong) => {
    expect(asked(line)).not.toMatch(wrong);
  });

  it('tells a person who goes along as no medicine, and a family without an illness as nobody’s state', () => {
    expect(found('Dispo: Home w/ mother, stable.')).not.toMatch(/sent home with mother and/);
    expect(found('FHx: No DM.')).not.toMatch(/You had no/);
  });

  it('tells what was done as done', () => {
    const { findings, recommendations } = explained('Plan: OPD resp referral made. D/C home with PO abx 5/7.');
    const told = [...findings, ...recommendations].map(({ text }) => text).join(' ');
    expect(told).toMatch(/You were referred to the lung team/);
    expect(told).toMatch(/sent home with antibiotics by mouth for 5 days/);
  });
});

describe('what somebody is known to have, and not', () => {
  it.each([
    [
      'PMH: K/c/o T2DM x 8 yrs on OHA.',
      /have had type 2 diabetes \(T2DM\) for 8 years, treated with OHA \(diabetes tablets\)/,
    ],
    ['PMH: Not a k/c/o BA/TB/epilepsy/CAD.', /not known to have asthma \(BA\), TB/],
    ['PMH: N/k/c/o DM/HTN.', /not known to have .*(?:DM|diabetes)/],
    ['PMH: IHD (CABG 2011), CKD3a, gout.', /narrowing of the heart arteries[\s\S]*stage 3 kidney disease/],
  ])('%s', (text, says) => {
    expect(found(text)).toMatch(says);
  });

  it.each([
    'PMH: Not a k/c/o TB/epilepsy/CAD.',
    'PMH: N/k/c/o epilepsy.',
    'PMH: Not known to have epilepsy.',
    'PMH: Not a known case of epilepsy.',
    'PMH: Not known with epilepsy.',
  ])('never as an illness of the past: %s', (text) => {
    expect(found(text)).not.toMatch(/(?:history (?:includes|lists)|You had|have had)[^.]*(?:epilepsy|TB)/);
  });

  it('takes who lives with the reader, or brought them in, for nobody ill', () => {
    expect(found('HPI: 81F from home w husband, had unwitnessed fall at home.')).not.toMatch(/family/);
    expect(found('HPI: 40M BIB wife after seizure.')).not.toMatch(/family/);
    expect(found('FHx: Father with stroke.')).toMatch(/family|father/i);
  });
});

describe('what was heard over the lungs', () => {
  it.each([
    [
      'O/E: Chest: bilat wheeze, creps R base.',
      /whistling sounds \(wheeze\) were heard in both lungs\. Crackling sounds were heard at the base of your right lung/i,
    ],
    ['O/E: RS: B/L AE+, NVBS, no added sounds.', /Air was moving in both lungs\. Your breath sounds were normal/],
    ['O/E: RS: decreased AE L base.', /less air was moving at the base of your left lung/i],
    ['O/E: Chest: bibasal creps.', /crackling sounds were heard at the base of your lungs|at the bases? of/i],
  ])('%s', (text, says) => {
    expect(found(text)).toMatch(says);
  });
});

describe('clipped sentences of a course', () => {
  it.each([
    ['Hospital course: Pt on ASA, d/c home.', /You were on ASA .*, and were sent home/],
    ['Hospital course: Pt became afebrile from day 3.', /You had no more fever from day 3/],
    ['Hospital course: Pt observed for 6 hrs. Pain free.', /You were watched for 6 hours[\s\S]*You had no pain/],
    ['Hospital course: Pt vomited x2 at home.', /You vomited 2 times at home/],
  ])('have their verbs: %s', (text, says) => {
    expect(found(text)).toMatch(says);
  });

  it('takes HD beside stable for no day', () => {
    expect(found('Hospital course: Pt improved and is being discharged in HD stable condition.')).not.toMatch(
      /day in the hospital/,
    );
  });

  it('and no sentence says only “You on”', () => {
    expect(found('Hospital course: Pt on ASA, d/c home. Pt for review tomorrow.')).not.toMatch(/You (?:on|for) /);
  });
});
