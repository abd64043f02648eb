import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../../knowledge/index.js';
import { explainReport } from '../index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const told = (lines: string) => {
  const { findings, recommendations } = explainReport(
    `DISCHARGE SUMMARY\nAdmitted: 02/05/2022   Discharged: 06/05/2022\nDiagnosis: Heart failure\n\n${lines}\n`,
    knowledge,
  );
  return [...findings, ...recommendations].map(({ text }) => text).join('\n');
};

describe('marks of a line of medicines', () => {
  it.each([
    ['Pantoprazole 40 mg 1-0-1 x 5 days (B/F)', ['40 mg as 1 in the morning and 1 at night before food for 5 days']],
    ['Paracetamol 650 mg SOS', ['650 mg when you need it']],
    ['Ondansetron ODT 4 mg prn', ['“ODT” means a tablet that melts on the tongue']],
  ])('%s', (line, meanings) => {
    const all = told(`Discharge medications:\nAmlodipine 5 mg daily\n${line}`);
    for (const meaning of meanings) expect(all).toContain(meaning);
  });
  it.each([
    ['Aspirin 75 mg OD lifelong', 'lifelong'],
    ['Bactrim DS BID x3 days', 'DS'],
    ['Ibuprofen 600 mg q6h prn w/ food', '“w/” means with'],
    ['Lactulose 20 ml tds (aim 2-3 soft stools)', 'aim 2-3 soft stools'],
    ['Ciprofloxacin 500 mg od (prophylaxis, long term)', 'prophylaxis, long term'],
    ['Gliclazide 80 mg BD temporarily', 'temporarily'],
  ])('what else a line says of it is not lost: %s', (line, words) => {
    expect(told(`Discharge medications:\nAmlodipine 5 mg daily\n${line}`)).toContain(words);
  });
  it('a quoted line of advice has its marks explained', () => {
    expect(told('ADVICE ON DISCHARGE :\n1. GP review only if not settling 3-4/7 pls.')).toContain(
      'only if not settling 3 to 4 days please',
    );
  });
});

describe('how a course goes on', () => {
  const list = (line: string) => told(`Discharge medications:\n${line}\nLosartan 50 mg daily`);
  it.each([
    'Augmentin 875 mg BID x 5 more days then stop; MiraLAX 17 g daily',
    'Prednisone 40 mg daily for 3 days and stop',
    'Enoxaparin 40 mg daily until walking, then discontinue',
    'Colchicine 0.5 mg BD until settled then stop. Febuxostat 80 mg OD',
    'Doxycycline 100 mg daily, finish on 3 May and stop',
    'Prednisolone 20 mg OD reduce by 5 mg every 3 days then stop\nWarfarin - restart when INR <2 per clinic',
  ])('is no stop: %s', (line) => {
    expect(list(line)).not.toMatch(/says to stop|has been lowered/);
  });
  it('is told with the line', () => {
    expect(list('Prednisolone 20 mg OD reduce by 5 mg every 3 days then stop')).toContain(
      'reduce by 5 mg every 3 days',
    );
    expect(list('Warfarin - restart when INR <2 per clinic')).toContain('restart when INR <2 per clinic');
    expect(list('Diazepam 2 mg nocte, do not continue beyond 1 week')).not.toContain('stays on your list');
  });
});
