import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { explainReport } from '../index.js';

const knowledge = tinyKnowledge({
  concepts: [{ id: 'escherichia-coli', term: 'Escherichia coli', kind: 'organism', lay: 'E. coli bacteria' }] as never,
  medicines: [
    { id: 'nitrofurantoin', term: 'nitrofurantoin' },
    { id: 'ampicillin', term: 'ampicillin' },
    { id: 'cephalexin', term: 'cephalexin' },
  ] as never,
});

const findings = (lines: string): string[] => {
  const text = `Urine Culture, Routine\nFinal report: Escherichia coli, greater than 100,000 CFU/mL.\n${lines}\n`;
  const analysis = explainReport(text, knowledge);
  return analysis.findings.map((finding) => finding.text);
};

describe('what works against a germ', () => {
  it.each([
    ['Susceptible: nitrofurantoin.', 'can work against'],
    ['Resistant to: ampicillin.', 'is unlikely to work'],
    ['The isolate is not susceptible to ampicillin.', 'is unlikely to work'],
    ['Intermediate: cephalexin.', 'only in part'],
  ])('is told of the germ: %s', (line, says) => {
    const told = findings(line).join(' ');
    expect(told).toContain(says);
    expect(told).not.toMatch(/your medicine|medicine list|new medicine/i);
  });

  it('is read from the letters of a table, whose lines are no medicines and no levels', () => {
    const told = findings('Susceptibility        MIC      Interp\nAmpicillin            >=32     R\nNitrofurantoin        <=16     S').join(' '); // biome-ignore format: one table
    expect(told).toMatch(/ampicillin is unlikely to work/);
    expect(told).toMatch(/nitrofurantoin can work/);
    expect(told).not.toMatch(/your medicine|medicine list|level/i);
  });

  it('keeps both verdicts of one line apart', () => {
    const told = findings('Susceptible: nitrofurantoin, resistant: ampicillin.').join(' ');
    expect(told).toMatch(/nitrofurantoin can work/);
    expect(told).toMatch(/ampicillin is unlikely to work/);
  });
});
