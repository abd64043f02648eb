import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

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

const MEDICINES_AND_TIMES: readonly Case[] = [
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
