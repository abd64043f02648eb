import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const rows = (...lines: string[]) => explain(...lines).labs.map(({ name, value }) => `${name} ${value}`);

describe('results pasted without a word beside them', () => {
  it.each([
    ['Hb 6.1 plt 8', ['Hb 6.1', 'plt 8']],
    ['lactate 6.2 pH 7.08', ['lactate 6.2', 'pH 7.08']],
    ['Hgb 9.8 / Hct 29 / Plt 44', ['Hgb 9.8', 'Hct 29', 'Plt 44']],
    [
      'Hb 7.4 (L) [12-16] Na 128 (L) [135-145] K 5.9 (H) [3.5-5.1] Cl 99 [98-107]',
      ['Hb 7.4', 'Na 128', 'K 5.9', 'Cl 99'],
    ],
  ])('are rows of a blood test: %s', (line, expected) => {
    expect(rows(line)).toEqual(expected);
    expect(explain(line)).toMatchObject({ reportType: 'laboratory', title: 'Blood test' });
  });

  it.each([
    ['CA 125 12 U/mL (<35), CEA 1.2 (<5), AFP 2 (<10)', ['CA 125 12', 'CEA 1.2', 'AFP 2']],
    ['CEA 1.2 ug/L (<5). LDH 300 U/L (120-250).', ['CEA 1.2', 'LDH 300']],
  ])('are each a row behind a comma or a stop: %s', (line, expected) => {
    expect(rows(line)).toEqual(expected);
  });

  it('are told as a sign of an illness that nobody has named', () => {
    const { summary } = explain('Venous gas: pH 6.94, bicarb 5, ketones 6.8. Glucose 39');
    expect(summary).toMatch(/^The report tells of what can be a sign of/);
  });

  it.each(['12.5', 'Hb', 'HR 70 / RR 14 / sat 98'])('are no report where no test is named: %s', (line) => {
    expect(() => explain(line)).toThrow();
  });

  it('are told as a note where a sentence stands beside them', () => {
    expect(explain('Potassium 6.9 mmol/L (3.5-5.1), repeat was normal.').reportType).toBe('other');
  });
});

describe('the values of a fluid of the body', () => {
  const pleural = ['PLEURAL FLUID (left)', 'pH 7.11', 'Protein 48 g/L (serum 66)', 'LDH 1,920 U/L (serum 240)', 'WCC 720 /uL (80% polymorphs, 20% lymphocytes)']; // biome-ignore format: one report

  it('are never those of the blood', () => {
    const { labs, findings } = explain(...pleural);
    expect(findings.filter(({ importance }) => importance === 'urgent')).toEqual([]);
    expect(labs[0]?.text).toMatch(/^Your body fluid pH is 7\.11/);
  });

  it('stand each in its own row, with what the blood held beside them', () => {
    const { labs } = explain(...pleural);
    expect(labs.map(({ name }) => name)).toEqual(['pH', 'Protein', 'LDH', 'WCC', 'polymorphs', 'lymphocytes']);
    expect(labs[1]?.text).toContain('“serum 66”');
  });

  it('tell the shares of the cells', () => {
    const told = explain(...pleural).labs.map(({ text }) => text).join(' '); // biome-ignore format: one line
    expect(told).toContain('Your body fluid neutrophils are 80%');
    expect(told).toContain('Your body fluid lymphocytes are 20%');
  });

  it('begin below a title of one word', () => {
    const { labs } = explain('CSF', 'Opening pressure 32 cmH2O', 'Protein 0.4', 'Glucose 3.4 (serum 5.1)', 'HSV PCR neg'); // biome-ignore format: one report
    expect(labs.map(({ name }) => name)).toEqual(['Opening pressure', 'Protein', 'Glucose', 'HSV PCR']);
    expect(labs.map(({ text }) => text).join(' ')).not.toContain('blood');
  });

  it('hold the answer of every search for a germ', () => {
    expect(rows('MICROBIOLOGY', 'Specimen: CSF', 'Meningococcal PCR: Negative', 'HSV 1/2 PCR: Not detected', 'VZV PCR   Not detected')).toEqual(['Meningococcal PCR Negative', 'HSV 1/2 PCR Not detected', 'VZV PCR Not detected']); // biome-ignore format: one report
  });
});

describe('words of a laboratory', () => {
  it('are no broken bone where no casts were seen', () => {
    const { labs, findings } = explain('URINALYSIS', 'Leucocytes   12   x10^6/L   (<10)', 'Casts   Nil seen');
    expect(labs.map(({ name, value }) => `${name} ${value}`)).toContain('Casts Nil seen');
    expect(findings.map(({ text }) => text).join(' ')).not.toMatch(/bone|in place/);
  });

  it('give limits in short words', () => {
    const { labs } = explain('AUTOIMMUNE SEROLOGY', 'Anti-dsDNA   164 IU/mL   (<10 neg; 10-15 equiv; >15 pos)', 'Anti-CCP   3 U/mL   (neg <10)'); // biome-ignore format: one report
    expect(labs.map(({ status }) => status)).toEqual(['high', 'normal']);
  });

  it('on a germ are no levels of medicines', () => {
    const { labs } = explain('BLOOD CULTURE', 'FINAL IDENTIFICATION: Staphylococcus aureus', 'Antibiotic          MIC (mg/L)   Interpretation', 'Gentamicin          <=0.5        Susceptible', 'Vancomycin          1            Susceptible'); // biome-ignore format: one report
    expect(labs).toEqual([]);
  });
});
