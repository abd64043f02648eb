import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { inUnit } from './unit-conversion.js';

const source = { name: 'Test source' };
const conversions =
  tinyKnowledge({
    unitConversions: [
      { id: 'a', tests: ['glucose'], from: 'mg/dL', to: 'mmol/L', factor: 0.0555, source },
      { id: 'b', tests: ['cholesterol-total'], from: 'mg/dL', to: 'mmol/L', factor: 0.02586, source },
      { id: 'c', tests: ['creatinine'], from: 'mg/dL', to: 'umol/L', factor: 88.4, source },
      { id: 'd', tests: ['hemoglobin-a1c'], from: 'mmol/mol', to: '%', factor: 0.09148, offset: 2.152, source },
      { id: 'e', tests: ['potassium'], from: 'mEq/L', to: 'mmol/L', factor: 1, source },
    ],
  }).data.unitConversions ?? [];
const read = (test: string, value: number, from: string | null, to: string | null) =>
  inUnit(conversions, test, from, to)?.(value) ?? null;

describe('one amount in another unit', () => {
  it('leaves a number alone where both units are the same, however they are written', () => {
    expect(read('white-blood-cells', 6.8, '10*3/uL', 'K/µL')).toBe(6.8);
    expect(read('inr', 1.1, null, null)).toBe(1.1);
  });

  it('takes metric steps without a factor', () => {
    expect(read('hemoglobin', 12.9, 'g/dL', 'g/L')).toBe(129);
    expect(read('hemoglobin', 129, 'g/L', 'gm/dL')).toBe(12.9);
    expect(read('ferritin', 30, 'ng/mL', 'µg/L')).toBe(30);
    expect(read('ferritin', 30, 'ng/mL', 'mcg/L')).toBe(30);
    expect(read('tsh', 2.14, 'uIU/mL', 'mIU/L')).toBe(2.14);
    expect(read('tsh', 2.14, 'mU/L', 'uIU/mL')).toBe(2.14);
  });

  it('uses the factor of the very test, both ways', () => {
    expect(read('glucose', 100, 'mg/dL', 'mmol/L')).toBe(5.55);
    expect(read('glucose', 5.55, 'mmol/L', 'mg/dL')).toBe(100);
    expect(read('cholesterol-total', 200, 'mg/dL', 'mmol/L')).toBe(5.172);
    expect(read('creatinine', 1, 'mg/dL', 'µmol/L')).toBe(88.4);
    expect(read('hemoglobin-a1c', 53, 'mmol/mol', '%')).toBeCloseTo(7, 3);
    expect(read('hemoglobin-a1c', 7, '%', 'mmol/mol')).toBeCloseTo(53, 1);
    expect(read('potassium', 4.1, 'mEq/L', 'mmol/L')).toBe(4.1);
  });

  it('gives nothing where it is not sure', () => {
    expect(read('glucose', 100, 'mg/dL', null)).toBeNull();
    expect(read('sodium', 100, 'mg/dL', 'mmol/L')).toBeNull();
    expect(read('calcium', 5, 'mEq/L', 'mmol/L')).toBeNull();
    expect(read('troponin-i', 14, 'ng/L', 'U/L')).toBeNull();
  });
});
