import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, recommendations, keyPoints, summary } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join(
    '\n',
  );
};
const list = (lines: string, heading = 'DISCHARGE MEDICATIONS') =>
  told(`DISCHARGE SUMMARY\n\nDiagnosis: Stroke.\n\n${heading}\n${lines}\n\nFOLLOW-UP\nPCP in 2 weeks.\n`);

describe('a medicine taken away in the bracket of another', () => {
  it.each([
    ['Enalapril 10mg bd (HCTZ stopped - low Na 128)', 'enalapril', 'HCTZ'],
    ['Bisoprolol 5 mg daily (atenolol discontinued)', 'bisoprolol', 'atenolol'],
    ['Losartan 50 mg daily (stopped lisinopril due to cough)', 'losartan', 'lisinopril'],
    ['Insulin glargine 20 units nocte (previously 14 units; gliclazide stopped)', 'insulin glargine', 'gliclazide'],
    ['Apixaban 5 mg BD (warfarin stopped), atorvastatin 40 mg nocte', 'apixaban', 'warfarin'],
  ])('is no stop of the one outside: %s', (line, stays, goes) => {
    const text = list(line);
    expect(text).not.toMatch(new RegExp(`to stop ${stays}`, 'i'));
    expect(text).toMatch(new RegExp(`to stop ${goes}`, 'i'));
    expect(text).toMatch(new RegExp(`${stays}[^.]*\\. The report (?:now )?lists \\d`, 'i'));
  });
  it('keeps a hold apart', () => {
    const text = list('Gliclazide 80 mg BD (metformin held until eGFR rechecked)');
    expect(text).toMatch(/metformin \([^)]*\) is on hold/i);
    expect(text).not.toMatch(/gliclazide \([^)]*\) is on hold/i);
  });
  it('stops a medicine whose own bracket says so, and no other dose of it', () => {
    expect(list('Codeine 30 mg (stopped due to constipation)')).toMatch(/to stop codeine/i);
    expect(list('Lasix (furosemide) 40 mg daily (HOLD)')).toMatch(/Lasix[^.]*is on hold/i);
    expect(list('Furosemide 40 mg OM (stopped 20 mg)')).not.toMatch(/to stop furosemide/i);
  });
});

describe('labels and forms in front of a medicine', () => {
  it('gives each label its own medicines on one line', () => {
    const text = list('Continue home medications: metformin 500 mg BD. New: ticagrelor 90 mg BD.', 'DISCHARGE PLAN');
    expect(text).toMatch(/ticagrelor[^.\n]*is a new medicine/i);
    expect(text).toMatch(/metformin[^.\n]*stays on your list/i);
    expect(text).not.toMatch(/before you came in, you took ticagrelor/i);
  });
  it('keeps "Tab." with its name, and the stop with both', () => {
    const text = list(
      'Tab. Apixaban 5 mg BD\nStop Tab. Glimepiride (hypoglycemia)\nInj. Ceftriaxone 1 g IV BD x 3 days',
    );
    expect(text).toMatch(/to stop glimepiride/i);
    expect(text).not.toMatch(/list includes (?:glimepiride|Tab|Inj)\b/i);
    expect(text).toMatch(/apixaban[^.]*\. The report lists 5 mg twice a day/i);
  });
  it('reads a list of them under the advice for home', () => {
    const text = list(
      '1. Tab. Atorvastatin 40 mg OD\n2. Stop Tab. Glimepiride\n3. Review after 2 weeks',
      'ADVICE ON DISCHARGE',
    );
    expect(text).toMatch(/list includes atorvastatin/i);
    expect(text).toMatch(/to stop glimepiride/i);
    expect(text).not.toMatch(/stop tablet/i);
  });
  it('ends a sentence at a count of tablets', () => {
    expect(list('Senna 1 tab. Take with water.')).not.toMatch(/tab\. Take/);
  });
});

describe('times of a medicine', () => {
  it.each([
    ['Tramadol 50mg 8hrly prn', 'every 8 hours when you need it'],
    ['Paracetamol 1g 6 hourly', 'every 6 hours'],
    ['Codeine 30 mg 4-6 hourly', 'every 4 to 6 hours'],
    ['Enoxaparin 40mg sc dly x 28/7', 'under the skin once a day for 28 days'],
  ])('%s', (line, times) => expect(list(line)).toContain(times));
  it('tells the times of before where they were others', () => {
    expect(list('Metoprolol 25 mg BID (was 50 mg daily)')).toContain('(before, it was 50 mg once a day)');
    expect(list('Metoprolol 25 mg BID (was 50 mg BID)')).toContain('(before, it was 50 mg)');
  });
  it('takes a date for no bedtime', () => {
    expect(list('Restart ramipril 5 mg on 14 June')).not.toContain('bedtime');
    expect(list('Simvastatin 20 mg on')).toContain('bedtime');
  });
  it('keeps the medicine of an exception with it', () => {
    expect(list('Folic acid 5 mg OD except on day of methotrexate')).toContain('except on day of methotrexate');
  });
  it('calls a new one new that must not be stopped alone', () => {
    const text = list('NEW: ticagrelor 90 mg BID, do not stop without calling cardiology');
    expect(text).toMatch(/ticagrelor[^.\n]*is a new medicine/i);
    expect(text).toContain('do not stop without calling cardiology');
  });
});
