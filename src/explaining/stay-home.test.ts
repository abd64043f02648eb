import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

const knowledge = wholeKnowledge();
const told = (lines: string, heading = 'DISCHARGE INSTRUCTIONS') => {
  const { findings, recommendations } = explainReport(
    `DISCHARGE SUMMARY\n\nDiagnosis: Pneumonia.\n\n${heading}\n${lines}\n\nFOLLOW-UP\nPCP in 2 weeks.\n`,
    knowledge,
  );
  return [...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};

describe('what the reader is told for home', () => {
  it.each<[string, string, RegExp]>([
    ['Activity: no lifting over 5 kg, otherwise as tolerated', 'No lifting over 5 kg', /as active as you feel/],
    ['Activity as tolerated', 'as active as you feel able to be', /never/],
    ['Low sodium diet', 'Eat food that is low in salt', /good for the heart/],
    ['Low salt, heart healthy diet', 'low in salt and good for the heart', /never/],
    ['Never stop steroids suddenly', 'Never stop steroids suddenly', /You never/],
    ['Never miss a dose', 'Never miss a dose', /You never/],
    ['Never smoked', 'You never smoked', /^Never/m],
    ['Finish all antibiotics', 'Finish all antibiotics.', /“/],
    ['Empty drain when half full and record', 'Empty drain when half full and record.', /“/],
    ['NPO; feeds via PEG, Jevity 60 mL/h', 'feeding tube', /softens stool/],
    ['PEG 17 g daily for constipation', 'softens stool', /feeding tube/],
  ])('%s', (line, words, never) => {
    expect(told(line)).toContain(words);
    expect(told(line)).not.toMatch(never);
  });

  it.each<[string, string]>([
    ['DNR/DNI', 'no CPR if your heart stopped and no breathing tube'],
    ['DNACPR: not in place', '“DNACPR: not in place”'],
    ['DNACPR form: no', '“DNACPR form: no”'],
    ['Code status: Full', 'the team would try to restart it'],
  ])('CPR is never lost: %s', (line, words) => {
    expect(told(line)).toContain(words);
  });
});
