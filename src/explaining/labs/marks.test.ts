import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const rows = (text: string) =>
  Object.fromEntries(explainReport(text, knowledge).labs.map((lab) => [lab.name, lab] as const));

describe('a star right before the figure', () => {
  const sheet = (head: string) =>
    `COASTAL LAB - CUMULATIVE REPORT\n\nBIOCHEMISTRY (serum)\n${head}\nSodium         140         139         138         mmol/L         135-145\nPotassium      4.8         5.0         *5.6        mmol/L         3.5-5.2\nUrea           *9.4        *10.1       *15.6       mmol/L         4.0-9.0\neGFR           *46         *42         *29         mL/min/1.73m2  >59\n`;
  const ONE = 'Date           14/03/22    20/09/22    02/02/24    Units          Ref';
  const TWO =
    'Date           14/03/22    20/09/22    02/02/24\nLab No         8812007     9140332     1044819     Units          Ref';
  it.each([
    ['one line', ONE],
    ['two lines, with the numbers of the papers', TWO],
  ])('marks it, in each column of a table headed by %s', (_, head) => {
    const labs = rows(sheet(head));
    expect(labs.Potassium).toMatchObject({ value: '5.6', flag: '*', status: 'high' });
    expect(labs.Urea).toMatchObject({ value: '15.6', flag: '*', status: 'high' });
    expect(labs.eGFR).toMatchObject({ value: '29', flag: '*', status: 'low' });
    expect(labs.Sodium).toMatchObject({ value: '138', flag: null, status: 'normal' });
    expect(labs.eGFR?.text).toContain('46 on 14/03/22');
  });
  it('leaves the mark in letters behind it', () => {
    expect(rows('CBC\nLymphocytes   *9.8 H   1.0-4.0\n').Lymphocytes).toMatchObject({ value: '9.8', flag: 'H' });
  });
});

describe('limits of what cannot wait', () => {
  it.each([
    'Haematocrit    0.44     (0.40 - 0.52)',
    'Haematocrit    0.316    (0.370 - 0.470)  Below low',
    'Hematocrit   0.31',
  ])('of another scale are none: %s', (row) => {
    const { summary, findings } = explainReport(
      `FULL BLOOD COUNT\nHaemoglobin   128 g/L   (115 - 165)\n${row}\n`,
      knowledge,
    );
    expect(summary).not.toMatch(/even at night|quick attention/);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });
  it('still hold without a unit', () => {
    expect(explainReport('CHEMISTRY\nPotassium   6.9   3.5-5.1\nSodium   139   135-145\n', knowledge).summary).toMatch(
      /potassium is so high/,
    );
    expect(explainReport('CBC\nHematocrit   15   37-47\nPlatelets   210   150-400\n', knowledge).summary).toMatch(
      /hematocrit is so low/,
    );
  });
});

it('reads a name, an answer of two words and a power of ten whole', () => {
  const labs = rows(
    'RESULTS\nSerum C reactive protein   2 mg/L   (0 - 5)\nVZV IgG      non immune       Immune\nHCV RNA      2.41E+6 IU/mL    Not detected\nSodium   139   135-145\n',
  );
  expect(labs['Serum C reactive protein']).toMatchObject({ value: '2', status: 'normal' });
  expect(labs['VZV IgG']?.value).toBe('non immune');
  expect(labs['HCV RNA']).toMatchObject({ value: '2.41E+6', number: 2_410_000, status: 'abnormal' });
});

it('leaves hundred thousands in a line of words to the line', () => {
  const { labs, keyPoints } = explainReport(
    'DISCHARGE SUMMARY\nDiagnosis: Acute coronary syndrome.\nInvestigations: Hb 12.1, TLC 8,400, Platelets 2.4 lac, RBS 140.\n',
    knowledge,
  );
  expect(labs.map(({ name }) => name)).not.toContain('Platelets');
  expect(keyPoints.join(' ')).not.toMatch(/platelet/);
});
