import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const all = (...lines: string[]) => {
  const { summary, keyPoints, findings, labs, recommendations } = explain(...lines);
  return [summary, ...keyPoints, ...[...findings, ...labs, ...recommendations].map(({ text }) => text)].join(' ');
};

describe('a sheet of a few lines', () => {
  it('keeps the one answer that it gives', () => {
    const { labs } = explain('VIROLOGY', 'Hepatitis B surface antigen      REACTIVE', 'Comment: Refer to hepatology.');
    expect(labs.map(({ name, value }) => `${name} ${value}`)).toEqual(['Hepatitis B surface antigen REACTIVE']);
    expect(explain('HIV 1/2 Ag/Ab: REACTIVE', 'Confirmatory test to follow.').labs).toHaveLength(1);
  });

  it('says to whom the laboratory sends', () => {
    const sent = (line: string) => all('VIROLOGY', 'Hepatitis B surface antigen   REACTIVE', `Comment: ${line}`);
    expect(sent('Refer to hepatology.')).toContain('The report asks you to see a liver doctor');
    expect(sent('Please refer to GUM.')).toContain('The report asks you to see the sexual health clinic');
    expect(sent('Refer to the note above.')).not.toContain('asks you to see');
  });

  it('tells the titre and the pattern below their test', () => {
    const { labs } = explain('AUTOIMMUNE SEROLOGY', 'ANTI-NUCLEAR ANTIBODY (HEp-2)   POSITIVE', '  Titre     1:1280', '  Pattern   Homogeneous (AC-1)', 'ENA SCREEN   POSITIVE'); // biome-ignore format: one report
    expect(labs.map(({ name, value }) => `${name}: ${value}`)).toEqual(['ANTI-NUCLEAR ANTIBODY (HEp-2): POSITIVE', 'ANA titre: 1:1280', 'ANA pattern: Homogeneous (AC-1)', 'ENA SCREEN: POSITIVE']); // biome-ignore format: one list
    expect(labs[1]?.text).toContain('still reacted when the lab had thinned it 1280 times');
  });

  it('never says that you are safe where it says that you are not', () => {
    const told = all('VIROLOGY', 'Rubella IgG   6 IU/mL   Immune >10', 'Not immune to rubella. Offer MMR after delivery.'); // biome-ignore format: one report
    expect(told).toContain('You are not safe from rubella');
    expect(told).toContain('The lab advises an MMR shot after the birth');
    expect(told).not.toContain('can fight off this germ');
  });

  it('tells a carrier as a carrier', () => {
    const told = all('HAEMOGLOBINOPATHY SCREEN', 'Hb S   37.9 %', 'Interpretation: Sickle cell carrier (Hb AS). Father of baby should be tested.'); // biome-ignore format: one report
    expect(told).toContain('one gene for sickle cell disease');
    expect(told).toMatch(/Most have no illness from it/);
  });

  it('says of no organ that it is raised', () => {
    const told = all('LABORATORY REPORT', 'AFP   1240 kU/l   < 7.0', 'Remark: AFP markedly raised, please clarify further (liver imaging).'); // biome-ignore format: one report
    expect(told).not.toMatch(/liver as higher/);
  });
});

describe('a table of drugs and a germ', () => {
  const culture = ['MICROBIOLOGY REPORT', 'Specimen: Midstream urine', 'MICROSCOPY', 'Leucocytes   >500   x10^6/L   (<10)', 'CHEMISTRY', 'pH 6.5   Protein +   Glucose Nil   Nitrite Positive', 'CULTURE', '1. Escherichia coli     >10^8 CFU/L', 'SENSITIVITIES             1', 'Amoxycillin               R', 'Amoxycillin/clavulanate   S', 'Trimethoprim              R']; // biome-ignore format: one report

  it('is of the sample that its head names', () => {
    expect(explain(...culture).title).toBe('Urine test');
  });

  it('tells each drug, and not its title', () => {
    const { findings, notExplained } = explain(...culture);
    const told = findings.map(({ text }) => text).join(' ');
    expect(told).toContain('amoxicillin and trimethoprim are unlikely to work');
    expect(told).toContain('amoxicillin-clavulanate can work');
    expect(told).not.toMatch(/sensitivities 1/i);
    expect(notExplained).toEqual([]);
  });

  it('is of the germ whose look was told before', () => {
    const told = all('BLOOD CULTURE', 'Gram stain: Gram positive cocci in clusters', 'Identification: Staphylococcus aureus', 'Antibiotic   MIC (mg/L)   Interpretation', 'Benzylpenicillin   >=0.5   Resistant', 'Flucloxacillin   0.5   Susceptible'); // biome-ignore format: one report
    expect(told).not.toContain('one of the germs found');
  });
});
