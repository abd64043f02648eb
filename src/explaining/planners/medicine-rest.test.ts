import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (lines: string, heading = 'DISCHARGE MEDICATIONS') =>
  explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Pneumonia.\n\n${heading}\n${lines}\n\nFOLLOW-UP\nGP in 2 weeks.\n`,
    knowledge,
  )
    .findings.map((one) => one.text)
    .join('\n');

describe('the line of a medicine', () => {
  it.each<[string, string]>([
    ['Naproxen 500mg BD with food 4 days', 'twice a day with food for 4 days'],
    ['Clarithromycin 500 mg BD 7 days', 'twice a day for 7 days'],
    ['Tramadol 50mg QDS prn - 10 caps supplied, no repeats', 'adds: “10 caps supplied, no repeats”'],
    ['Morphine 5mg q4h prn (6 tabs dispensed)', 'adds: “6 tabs dispensed”'],
    ['Senna 2 nocte prn', '2 at bedtime when you need it'],
    ['Doxycycline 100mg BD for 5/7 - own supply', 'adds: “own supply”'],
    ['Nicotine patch 21mg OD then step down', 'adds: “then step down”'],
    ['Enoxaparin 40 mg s/c OD x 10/7 (sharps bin given)', 'adds: “sharps bin given”'],
    ['Metoprolol tart 25 mg BD', 'metoprolol tartrate'],
    ['Hydromorphone 2 mg #8 q4h prn', 'prints it like this: “Hydromorphone 2 mg #8'],
    ['Paracetamol 1g QDS PRN, max 4g in 24h', 'adds: “max 4g'],
    ['Salbutamol 100mcg inh 2 puffs PRN via spacer', 'through a spacer'],
    ['Codeine 30mg prn x8 tabs', '30 mg when you need it. The report adds: “x8 tabs”'],
    ['Oxycodone 5 mg every 6 hours as needed for severe pain, 8 tablets', 'adds: “8 tablets”'],
    ['Ibuprofen 240 mg q6h PRN x3d', 'for 3 days'],
    ['Cephalexin 500 mg QID #28', 'a supply of 28'],
  ])('is told whole: %s', (line, words) => {
    expect(told(line)).toContain(words);
  });

  it.each([
    'Amlodipine 5 mg daily',
    'Atorvastatin calcium 40 mg tablet nightly',
    'Lisinopril 10 mg PO daily (NEW)',
    'Salbutamol inhaler 2 puffs prn',
  ])('says no more than it must: %s', (line) => {
    expect(told(line)).not.toMatch(/adds:|prints it like this/);
  });

  it.each([
    'Paracetamol 1g QDS prn\nWaterproof dressings off day 5',
    'Paracetamol 1g QDS prn\nBP check 1/52',
    'Paracetamol 1g QDS prn\nRemove clips day 10',
  ])('names no medicine in other care: %s', (lines) => {
    expect(told(lines)).not.toMatch(/medicine list (?:includes|has this line)[^.]*(?:dressings|check|clips)/i);
  });
});
