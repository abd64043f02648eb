import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from './testing.js';

const knowledge = tinyKnowledge({
  labs: [
    { id: 'glucose', term: 'glucose', panel: 'metabolic panel' },
    { id: 'urine-glucose', term: 'urine glucose', synonyms: ['glucose urine'], specimen: 'urine' },
    { id: 'potassium', term: 'potassium', synonyms: ['k'] },
    { id: 'bilirubin-total', term: 'total bilirubin', synonyms: ['bilirubin'] },
    { id: 'bilirubin-direct', term: 'direct bilirubin' },
    { id: 'hemoglobin', term: 'hemoglobin', synonyms: ['hgb'] },
    { id: 'hemoglobin-a1c', term: 'hemoglobin a1c', synonyms: ['hba1c', 'a1c'] },
    { id: 'white-blood-cells', term: 'white blood cell count', synonyms: ['wbc'] },
    { id: 'urine-wbc', term: 'urine white blood cells', synonyms: ['wbc urine'], specimen: 'urine' },
    { id: 'ldl', term: 'ldl cholesterol', synonyms: ['ldl'] },
    { id: 'urine-color', term: 'urine color', rowNames: ['color'], specimen: 'urine' },
    { id: 'neutrophils-absolute', term: 'absolute neutrophil count', synonyms: ['neutrophils absolute'] },
    { id: 'neutrophils-percent', term: 'neutrophils', synonyms: ['neutrophils %'], units: ['%'] },
  ],
});

describe('labByName', () => {
  it.each([
    ['Potassium, serum', null, 'potassium'],
    ['POTASSIUM LEVEL', null, 'potassium'],
    ['K', null, 'potassium'],
    ['Bilirubin, Total', null, 'bilirubin-total'],
    ['Bilirubin, Direct', null, 'bilirubin-direct'],
    ['Total Bilirubin (Serum)', null, 'bilirubin-total'],
    ['Haemoglobin', null, 'hemoglobin'],
    ['Hemoglobin A1c', null, 'hemoglobin-a1c'],
    ['Glycated Hgb (HbA1c)', null, 'hemoglobin-a1c'],
    ['LDL Cholesterol (calc)', null, 'ldl'],
    ['Glucose', 'Comprehensive Metabolic Panel', 'glucose'],
    ['Glucose', 'Urinalysis', 'urine-glucose'],
    ['Glucose, Urine', null, 'urine-glucose'],
    ['WBC', 'CBC with differential', 'white-blood-cells'],
    ['WBC', 'URINALYSIS, MICROSCOPIC', 'urine-wbc'],
    ['Color', 'Physical', 'urine-color'],
    ['Neutrophils (Absolute)', null, 'neutrophils-absolute'],
    ['Neutrophils %', null, 'neutrophils-percent'],
  ])('%s in %s is %s', (printed, panel, id) => {
    expect(knowledge.labByName(printed, panel)?.id).toBe(id);
  });

  it.each([['Potassium, Urine'], ['Zonulin'], [''], ['---']])('does not guess at %s', (printed) => {
    expect(knowledge.labByName(printed)).toBeUndefined();
  });
});

describe('one name for a share and a number', () => {
  it.each([
    ['%', 'neutrophils-percent'],
    [null, 'neutrophils-percent'],
    ['K/uL', 'neutrophils-absolute'],
  ])('goes by the unit %s', (unit, id) => {
    expect(knowledge.labByName('Neutrophils', null, unit)?.id).toBe(id);
  });
});
