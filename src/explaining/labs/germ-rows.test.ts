import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const findings = (...lines: string[]) =>
  explain(...lines)
    .findings.map(({ text }) => text)
    .join(' ');

describe('the rows of a panel of germs', () => {
  const panel = ['GI PATHOGEN PANEL', 'Campylobacter (jejuni/coli)   Not Detected', 'Shiga-like toxin-producing E. coli (STEC)   Not Detected', 'Rotavirus A   Not Detected', 'Norovirus GI/GII   Detected   *']; // biome-ignore format: one report

  it('are rows, the germ that was found a finding as well', () => {
    const { labs, findings: found, keyPoints, summary } = explain(...panel);
    expect(labs.map(({ name, value }) => `${name}: ${value}`)).toEqual(['Campylobacter (jejuni/coli): Not Detected', 'Shiga-like toxin-producing E. coli (STEC): Not Detected', 'Rotavirus A: Not Detected', 'Norovirus GI/GII: Detected']); // biome-ignore format: one list
    expect(found.filter(({ importance }) => importance === 'important')).toHaveLength(1);
    expect(summary).toMatch(/^The lab found a stomach virus/);
    expect(keyPoints.join(' ')).toMatch(/did not find 3 other germs/);
  });

  it('say in one sentence that none was found', () => {
    expect(explain(...panel.slice(0, 4), 'Giardia lamblia   Not Detected').summary).toMatch(
      /^The lab found none of the 4 germs it looked for/,
    );
  });

  it('keep the kinds of a germ in its name', () => {
    const { labs } = explain('RESPIRATORY PCR PANEL', 'Parainfluenza 1-4   Not detected', 'Adenovirus   Not detected', 'Metapneumovirus   Not detected', 'Influenza A   Not detected'); // biome-ignore format: one report
    expect(labs[0]).toMatchObject({ name: 'Parainfluenza 1-4', value: 'Not detected', range: null });
  });

  it('cannot wait where the fluid of the spine holds one', () => {
    const sheet = ['MENINGITIS PANEL', 'Specimen: CSF', 'HSV 1 DNA   Detected', 'HSV 2 DNA   Not detected', 'Enterovirus   Not detected', 'VZV DNA   Not detected']; // biome-ignore format: one report
    expect(explain(...sheet).findings.some(({ importance }) => importance === 'urgent')).toBe(true);
    const none = sheet.map((line) => line.replace('  Detected', '  Not detected'));
    expect(explain(...none).findings.some(({ importance }) => importance === 'urgent')).toBe(false);
  });

  it('are none for stains of tissue', () => {
    expect(explain('SURGICAL PATHOLOGY', 'Stomach, biopsy: chronic gastritis.', 'Immunohistochemistry:', 'H. pylori   Negative', 'CMV   Negative').labs).toEqual([]); // biome-ignore format: one report
  });
});

describe('an answer behind a wide gap', () => {
  it('is that of the dye test or the culture before it', () => {
    const told = findings('CSF ANALYSIS', 'White cells   3 /uL   (0-5)', 'Gram stain        No organisms seen', 'Culture           No growth at 48 hours'); // biome-ignore format: one report
    expect(told).toMatch(/showed no germs/);
    expect(told).toMatch(/No germs (?:grew|had grown)/);
    expect(told).not.toMatch(/You had a test for germs/);
  });
});
