import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const list = (lines: string) => {
  const { findings, recommendations, keyPoints } = explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Upper GI bleed.\n\nMEDICATIONS ON DISCHARGE:\n${lines}\nThiamine 100 mg daily\n`,
    knowledge,
  );
  return [...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const away = (name: string) => new RegExp(`to stop ${name}|${name} \\([^)]*\\) is on hold`, 'i');
const onList = (name: string) => new RegExp(`list includes ${name}|${name} [^.\n]*(?:is a new medicine|stays on)`, 'i');

describe('what has become of a medicine, behind a comma', () => {
  it.each([
    ['Ibuprofen 400 mg, stopped', 'ibuprofen'],
    ['Ibuprofen, stopped', 'ibuprofen'],
    ['Naproxen 250 mg bd, stopped on admission', 'naproxen'],
    ['Lisinopril 10 mg, stopped by GP.', 'lisinopril'],
    ['Lisinopril 10 mg, discontinued', 'lisinopril'],
    ["Candesartan 8 mg od, d/c'd", 'candesartan'],
    ['Diclofenac 50 mg tds, discontinued due to bleed', 'diclofenac'],
    ['Furosemide 40 mg daily, ceased', 'furosemide'],
    ['Ramipril 5 mg od, withheld', 'ramipril'],
    ['Candesartan 8 mg od, hold', 'candesartan'],
    ['Metformin 500 mg bd, held', 'metformin'],
    ['Warfarin 3 mg od, on hold', 'warfarin'],
    ['Amlodipine 5 mg once daily, suspended', 'amlodipine'],
    ['Metformin 500 mg bd, omitted', 'metformin'],
    ['Citalopram 20 mg; stopped', 'citalopram'],
    ['Citalopram 20 mg. Stopped.', 'citalopram'],
    ['Ibuprofen 400 mg, stopped, ramipril 5 mg od', 'ibuprofen'],
    ['Zorbaxin 40 mg, withheld', 'Zorbaxin'],
  ])('is never lost: %s', (line, name) => {
    const text = list(line);
    expect(text).toMatch(name === 'Zorbaxin' ? /Zorbaxin[^.]* is on hold/ : away(name));
    expect(text).not.toMatch(onList(name));
    expect(text).not.toMatch(/(?:stop|that) (?:withheld|ceased|suspended|omitted|stopped|paused)\b/i);
  });

  it.each([
    ['Aspirin 75 mg, warfarin stopped', 'aspirin', 'warfarin'],
    ['Metformin 500 mg, gliclazide stopped', 'metformin', 'gliclazide'],
    ['Aspirin 75 mg, warfarin withheld', 'aspirin', 'warfarin'],
    ['Aspirin 75 mg, stopped warfarin', 'aspirin', 'warfarin'],
    ['Ramipril 5 mg od, ibuprofen 400 mg, stopped', 'ramipril', 'ibuprofen'],
  ])('is said of its own medicine alone: %s', (line, stays, goes) => {
    const text = list(line);
    expect(text).toMatch(onList(stays));
    expect(text).not.toMatch(away(stays));
    expect(text).toMatch(away(goes));
  });

  it.each([
    ['Bisoprolol 2.5 mg od, stopped smoking', 'bisoprolol'],
    ['Bisoprolol 2.5 mg od, stopped alcohol', 'bisoprolol'],
    ['Omeprazole 20 mg od, bleeding stopped', 'omeprazole'],
    ['Omeprazole 20 mg od, until stopped by GP', 'omeprazole'],
    ['Omeprazole 20 mg od, if ibuprofen stopped', 'omeprazole'],
    ['Omeprazole 20 mg od, can be stopped when NSAIDs stopped', 'omeprazole'],
    ['Prednisolone 30 mg, stop on 5 May', 'prednisolone'],
    ['Aspirin 75 mg, to be stopped after 12 months', 'aspirin'],
    ['Sertraline 50 mg, was stopped, now restarted', 'sertraline'],
    ['Simvastatin 40 mg nocte, not to be stopped', 'simvastatin'],
  ])('is no stop of now where the end is of something else, or ahead: %s', (line, name) => {
    const text = list(line);
    expect(text).not.toMatch(away(name));
    expect(text).toMatch(new RegExp(name, 'i'));
  });

  it.each(['Metformin 500 mg bd, not restarted', 'Candesartan 8 mg od, now off', 'Apixaban 5 mg bd, held for 7 days'])(
    'leaves to the words of the report what is not plain: %s',
    (line) => {
      expect(list(line)).toMatch(/the report prints this/);
      expect(list(line)).not.toMatch(/list includes (?:metformin|candesartan|apixaban)/i);
    },
  );
});
