import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const sheet = (...rows: string[]) => explainReport(['LABORATORY REPORT', ...rows, ''].join('\n'), knowledge);
const urgent = (...rows: string[]) =>
  sheet(...rows).findings.flatMap(({ importance, concepts }) => (importance === 'urgent' ? concepts.slice(0, 1) : []));

describe('rows of results that together make one think of what cannot wait', () => {
  it('lead over each of them alone', () => {
    const rows = [
      'Specimen: Blood',
      'Glucose 28.4 mmol/L H (4.0-7.8)',
      'pH 7.08 L (7.35-7.45)',
      'Ketones 6.2 mmol/L H (<0.6)',
      'Bicarbonate 7 mmol/L L (22-29)',
    ];
    expect(urgent(...rows)).toEqual(['diabetic-ketoacidosis']);
    expect(sheet(...rows).summary).toMatch(/^Some of your results together can be a sign of dangerous acid .*911/);
    expect(urgent('Glucose 512 mg/dL HH (70-99)', 'CO2 24 mmol/L (21-31)')).toEqual(['glucose']);
    expect(urgent('Glucose 112 mg/dL H (70-99)', 'Ketones trace (negative)', 'CO2 23 mmol/L (21-31)')).toEqual([]);
  });

  it('are told of the fluid around the brain, unless there are few cells', () => {
    const csf = (...rows: string[]) => urgent('Specimen: CSF', ...rows);
    expect(csf('WBC 1200 /uL H (0-5)', 'Neutrophils 92 % H', 'Glucose 1.1 mmol/L L (2.8-4.4)')).toEqual(['meningitis']);
    expect(csf('WBC 12 /uL H (0-5)', 'Glucose 3.4 mmol/L (2.8-4.4)', 'Protein 0.6 g/L H (0.15-0.45)')).toEqual([]);
  });

  it('give way to the name, which stands first', () => {
    const told = urgent('Glucose 512 mg/dL HH (70-99)', 'CO2 9 mmol/L L (21-31)', 'Beta-hydroxybutyrate 7.1 mmol/L H (0.0-0.4)', 'Comment: findings in keeping with diabetic ketoacidosis.'); // biome-ignore format: one sheet
    expect(told[0]).toBe('diabetic-ketoacidosis');
    expect(told.slice(1)).toEqual(['glucose', 'bicarbonate']);
  });
});
