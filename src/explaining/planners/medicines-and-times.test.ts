import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

interface Case {
  name: string;
  text: string;
  /** Never told in our own words. */
  never?: readonly RegExp[];
  /** Told, be it as a quote. */
  says?: readonly RegExp[];
  /** Among what the report asks for. */
  asks?: readonly RegExp[];
}

const CLINIC = [
  'CLINIC LETTER - Respiratory Medicine',
  'Clinic date 16 May 2024',
  '',
  'Diagnoses:',
  '1. COPD, FEV1 1.21 L (46% pred), MRC 3',
  '2. Stable 6 mm RUL nodule, under surveillance',
  '3. Osteoporosis',
  '',
  'Current medication: Fostair 100/6 two puffs bd, tiotropium 18 mcg od, salbutamol prn, sertraline 50 mg.',
  '',
  'Changes today: Fostair and tiotropium STOPPED. Trimbow 87/5/9 two puffs bd via spacer STARTED.',
  '',
  'Dear Dr Lal',
  '',
  'On examination saturations were 94% on air. There was no clubbing. No ankle oedema.',
  '',
  'Spirometry is unchanged from last year. Her CT thorax from April shows moderate emphysema and the RUL nodule remains 6 mm, unchanged at 12 months.',
].join('\n');

const MEDICINES_AND_TIMES: readonly Case[] = [
  {
    name: 'a medicine of two parts and one of them alone are two entries of a list',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\nOxycodone/naloxone 10/5mg bd 5 days\nOxycodone 5mg q6h prn (10 tabs)\nParacetamol 1g qid',
    says: [
      /list includes Oxycodone\/naloxone [^.]*\. The report lists 10\/5 mg twice a day/,
      /list includes oxycodone \([^.]*\. The report lists 5 mg every 6 hours/,
    ],
  },
  {
    name: 'an injection that a picture guides asks for no picture, and what may be considered is not advised',
    text: 'MRI LUMBAR SPINE\nFINDINGS: L5/S1 disc protrusion.\nIMPRESSION: L5/S1 disc protrusion.\nIf conservative therapy fails, CT guided left S1 perineural injection may be considered.',
    never: [/CT scan/, /report (?:suggests|asks for)/],
    asks: [/doctor may think about a shot \(injection\) on the left side, if conservative therapy/],
  },
  {
    name: 'one thing is not needed and another is',
    text: 'ULTRASOUND THYROID\nFINDINGS: Left mid pole nodule 2.4 cm.\nIMPRESSION: By size criteria this does not meet threshold for FNA (>= 2.5 cm) and follow-up ultrasound at 1, 3 and 5 years is recommended.',
    never: [/you do not need/],
  },
  {
    name: 'normal ovaries beside fibroids make no normal test',
    text: 'PELVIC ULTRASOUND\nThe uterus is bulky and contains multiple fibroids.\nCOMMENT:\nFibroid uterus. The submucosal fibroid is the likely cause of menorrhagia.\nNormal ovaries.',
    never: [/calls this test normal/],
  },
  {
    name: 'what a centre offers is not what was done',
    text: 'SHREE DIAGNOSTICS\n(24 Hrs CT / USG / X-Ray / ECHO)\n\n                 NCCT KUB\n\nRIGHT KIDNEY : Normal in size. Mild hydronephrosis noted.\nIMPRESSION :\n*  BILATERAL NON OBSTRUCTING RENAL CALCULI.',
    never: [/heart ultrasound/i, /no sign of kidney stones/],
    says: [/kidney stones \(renal calculi\) on both sides/],
  },
  {
    name: 'a lower urinary infection lowers no medicine',
    text: 'MICROBIOLOGY\nSample: MSU\nCULTURE\n>10^5 cfu/ml Escherichia coli\n\nANTIBIOGRAM (EUCAST)\nTrimethoprim R\nNitrofurantoin S\n\nCOMMENT: For uncomplicated lower UTI nitrofurantoin (avoid if eGFR <45; short course with caution 30-44) or fosfomycin 3g stat are options.',
    never: [/nitrofurantoin[^.]* was (?:lowered|changed)/i],
    says: [/can work against E\. coli/],
  },
  {
    name: 'what was handed out is no dose',
    text: 'DISCHARGE SUMMARY\nPrincipal Dx: Acute appendicitis\n\nMeds on d/c:\nParacetamol 1g QID prn\nOxycodone IR 5mg q6h prn - 6 tabs supplied, nil repeats\n',
    never: [/6 tablets/],
    says: [/lists 5 mg every 6 hours when you need it/],
  },
  {
    name: 'a picture in two dimensions is not due in two days',
    text: 'DISCHARGE SUMMARY\nDIAGNOSIS: Anterior wall MI\n\nADVICE:\n1. Repeat 2D echo after 6 weeks\n2. Low salt diet',
    never: [/2 days/],
    asks: [/6 weeks/],
  },
  {
    name: 'what somebody was warned about was not found',
    text: 'Emergency Department - GP letter\n\nDiagnosis: Acute pyelonephritis (uncomplicated)\n\nPlan:\n- return if vomiting. safety netted re sepsis\n- counselled re deep vein thrombosis. Warned about meningitis. Aware of signs of stroke.',
    never: [/report (?:also )?notes (?:a severe response|a blood clot|an infection|a stroke)/, /call 911/],
    says: [/kidney infection/],
  },
  {
    name: 'what was given once in the emergency department is no list for home',
    text: 'Whinmoor General Hospital\nEmergency Department - GP letter\n\nDiagnosis: Acute pyelonephritis (uncomplicated)\n\nInvestigations: WCC 15.8, CRP 142. MSU sent.\nObs on arrival: T 38.7 HR 112 BP 118/70 RR 18.\n\nClinical notes: 24 F. 3/7 dysuria + frequency. Meds: COCP. NKDA.\n\nTreatment in ED: IV gentamicin stat (dosed by weight), paracetamol 1g, cyclizine 50mg, 1L Hartmanns.\n\nPlan:\n- TTO cefalexin 500mg TDS 7/7\n- stop nitrofurantoin\n',
    never: [/medicine list includes (?:gentamicin|paracetamol|cyclizine)/i],
    says: [/gentamicin/],
  },
  {
    name: 'what a clinic changes today is not of the time before',
    text: CLINIC,
    never: [/time before/],
    says: [/Trimbow/, /Fostair (?:\(a steroid\) )?and tiotropium STOPPED/],
  },
  {
    name: 'what a test is used for was not found',
    text: 'LABORATORY REPORT\nTest Result Unit Range\nTSH 11.6 uIU/mL 0.4-4.2\n\nNotes:\n1. TSH levels are subject to circadian variation.\n4. Clinical use: Primary hypothyroidism, hyperthyroidism, inappropriate TSH secretion, autoimmune thyroid disease',
    never: [/notes an? (?:under|over)active/, /and an overactive/],
    says: [/far above/],
  },
];

describe.each([['medicines and times', MEDICINES_AND_TIMES]] as const)('%s', (_group, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { text, never = [], says = [], asks = [] }) => {
    const told = explainReport(text, knowledge);
    const asked = told.recommendations.map((one) => one.text).join('\n');
    const all = [told.summary, ...told.keyPoints, ...told.findings.map((one) => one.text), asked].join('\n');
    const own = all.replace(/“[^”]*”/g, '“…”');
    for (const pattern of never) expect(own).not.toMatch(pattern);
    for (const pattern of says) expect(all).toMatch(pattern);
    for (const pattern of asks) expect(asked).toMatch(pattern);
  });
});
