import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explained = (text: string) => explainReport(text, knowledge);
const asked = (text: string) =>
  explained(text)
    .recommendations.map((one) => one.text)
    .join('\n');
const findings = (text: string) =>
  explained(text)
    .findings.map((one) => one.text)
    .join('\n');

const STAY = `DISCHARGE SUMMARY
Admitted: 02/05/2022   Discharged: 06/05/2022
Diagnosis: Acute cholecystitis

`;

describe('what others are to do after a stay', () => {
  it.each([
    ['ACTIONS FOR GP\n1. U+E in 2/52, restart candesartan if stable', 'family doctor'],
    ['GP to action:\n- LFTs in 2/52, refer back if bilirubin rising', 'family doctor'],
    ['GP TO DO:\n > Hb 6/52\n > recheck weight in 4/52', 'family doctor'],
    ['Requests to GP:\n- Please reduce gliclazide once sugars settle', 'family doctor'],
    ['GP pls: swap ramipril for amlodipine if BP >140/90', 'family doctor'],
    ['Hospital to action\n1. Tissue viability nurse call 48h', 'the hospital'],
    ['ACTIONS FOR HOSPITAL\n1. Heart failure nurse phone call 72h', 'the hospital'],
    ['Practice nurse to action:\n- Clips out 12/7', 'nurse at your doctor'],
  ])('%s', (lines, who) => {
    const told = asked(`${STAY}${lines}\n`);
    expect(told).toContain('This is for');
    expect(told).toContain(who);
  });

  it('a visit with its time in a letter without headings is what comes next', () => {
    const letter = (lines: string) => asked(`${STAY}She was treated and recovered well. ${lines}\n`);
    expect(letter('HbA1c 78, GP kindly to review diabetes control in 4 weeks.')).toMatch(/HbA1c 78, .* in 4 weeks/);
    expect(letter('Wound check with practice nurse in 7 days.')).toMatch(/wound check with practice nurse in 7 days/);
    expect(letter('Next review IBD clinic 3 weeks.')).toMatch(/clinic 3 weeks/);
    for (const gone of [
      'Wound check at 5 days satisfactory.',
      'Seen in fracture clinic 2 weeks ago.',
      'Repeat CT after 3 days showed less fluid.',
      'Last clinic review 6 weeks.',
    ])
      expect(letter(gone)).not.toMatch(/plan|ask|\d (?:days|weeks)/i);
  });

  it('is told with its condition, and the reader is told what comes next', () => {
    const { recommendations, summary, keyPoints } = explained(`${STAY}MEDICATIONS ON DISCHARGE
 Metformin 500mg BD - continue
 Candesartan 8mg OD - WITHHELD

ACTIONS FOR GP
1. U+E in 2/52, restart candesartan if stable
ACTIONS FOR HOSPITAL
1. Heart failure nurse phone call 72h
`);
    const told = recommendations.map((one) => one.text).join('\n');
    expect(told).toMatch(/candesartan[^\n]* if stable/);
    expect(told).toMatch(/nurse phone call/);
    expect(summary).not.toContain('Ask your doctor what comes next');
    expect(keyPoints.join('\n')).not.toMatch(/start candesartan/);
  });

  it('rules for the reader below such a list are for the reader', () => {
    const told = asked(`${STAY}HOSPITAL TO ACTION
- Clinic 6/52 with Mr Harlow

Off work 2/52. No heavy lifting 6/52.
Return: fever, jaundice, wound pus.
`);
    expect(told).not.toMatch(/hospital: (?:stay off|no heavy|return)/);
    expect(told).toContain('Go back for care in these cases: fever, yellow skin and eyes, wound pus.');
  });

  it('what is not needed or over is not asked for', () => {
    const told = asked(`${STAY}Plan:
- Home. Family happy with plan
- Leaflet given
- No antibiotics needed
- GP pls: nil routine
`);
    expect(told).not.toMatch(/happy|Leaflet given|nil routine/);
  });

  it('a letter asks the doctor who gets it', () => {
    const told = asked(`Riverside Hospital

Dear Dr Moor

Re: Mr Test SAMPLE, dob 2.3.50
Admitted 4.5.20   Discharged 11.5.20

Diagnosis: Community acquired pneumonia

Discharge medications:
amlodipine 5 mg od
doxycycline 100 mg od for 3 more days

Would you kindly recheck his renal function in 10 days and restart ramipril at 2.5 mg if the creatinine stays below 110. A repeat chest film is booked here for 22 June. Pulmonary rehab starts 3/7.

Yours sincerely
Dr P Test
Registrar to Dr Q Sample
`);
    expect(told).toMatch(/the letter asks your doctor to recheck [^\n]*if the creatinine [^\n]*stays below 110/i);
    expect(told).toContain('22 June');
    expect(told).not.toContain('Registrar');
  });
});

describe('a list of medicines ends', () => {
  const told = (behind: string) =>
    findings(`${STAY}TTO\n Paracetamol 1g QDS\n Omeprazole 20mg OD\n${behind}\n`)
      .split('\n')
      .filter((line) => /medicine list|you took/i.test(line))
      .join('\n');
  it.each([
    'O/E T 37.9, HR 96, chest clear',
    'Ix WCC 15.8, CRP 46, U+E normal',
    'LFTs in 2/52, refer back if bilirubin rising',
    'Off work 1-2/52, no heavy lifting 4/52.',
    'Lipids and LFTs in 6 weeks please, aiming for LDL <1.4.',
    'Cardiac rehab commences 28/6.',
    'Clips out 14/7',
    'Clinic 6/52 with Mr Harlow',
    'He should stop smoking and lose some weight.',
    'GP TO DO:\n > fasting glucose or HbA1c at 6-13 wks',
    'HOSPITAL TO ACTION\n - Dietitian call 48h',
  ])('before "%s"', (line) => {
    const list = told(line);
    expect(list).toContain('omeprazole');
    expect(list).not.toMatch(/O\/e|crp|lfts|off work|lipids|rehab|clips|clinic|smoking|hba1c|dietitian|glucose/i);
  });
  it.each(['Ibuprofen 400 mg TDS with food', 'Senna 15 mg nocte', 'Salbutamol inhaler prn'])(
    'not before "%s"',
    (line) => {
      const name = /ibuprofen|senna|salbutamol/i.exec(line)?.[0] ?? '';
      expect(told(line).toLowerCase()).toContain(name.toLowerCase());
    },
  );
});
