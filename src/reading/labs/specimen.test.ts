import { describe, expect, it } from 'vitest';
import { readReport } from '../index.js';
import { readingKnowledge } from '../test-knowledge.js';
import { specimenOfLine } from './specimen.js';

const knowledge = readingKnowledge();
const rows = (...lines: string[]) =>
  readReport(`${lines.join('\n')}\n`, knowledge).labRows.map((row) => [row.name, row.value, row.range?.text ?? null, row.specimen ?? null]); // biome-ignore format: one line

const GAS_HEAD = 'Test            Result   Arterial Ref    Venous Ref     Units';
const GAS = ['pCO2            47       35-45           41-51          mmHg', 'Lactate         1.9      0.5-1.6         0.5-2.2        mmol/L']; // biome-ignore format: two rows

describe('specimens', () => {
  it('chooses the range column of the blood that was drawn', () => {
    expect(rows('Specimen: Venous blood', '', GAS_HEAD, ...GAS)).toEqual([
      ['pCO2', '47', '41-51', 'venous'],
      ['Lactate', '1.9', '0.5-2.2', 'venous'],
    ]);
    expect(rows('ARTERIAL BLOOD GAS', '', GAS_HEAD, ...GAS)[0]).toEqual(['pCO2', '47', '35-45', 'arterial']);
  });

  it('takes neither range where nothing says which blood it was', () => {
    expect(rows('BLOOD GAS', '', GAS_HEAD, ...GAS).map(([, , range]) => range)).toEqual([null, null]);
  });

  it('chooses among ranges that are labelled on the line, and makes no row of a label', () => {
    const line = (name: string) => `${name}      5.4    H    (arterial 3.4-4.4; venous 3.5-5.0) mmol/L`;
    expect(rows('Venous blood gas', '', line('Potassium'), line('Calcium'))).toEqual([
      ['Potassium', '5.4', '3.5-5.0', 'venous'],
      ['Calcium', '5.4', '3.5-5.0', 'venous'],
    ]);
  });

  it('reads serum and urine side by side as two results', () => {
    const head = '                      Serum              Urine';
    expect(rows(head, 'Sodium            128 L (136-145)    62 (mmol/L)', 'Potassium         4.1 (3.5-5.1)      38 (mmol/L)')).toEqual([
      ['Sodium (Serum)', '128', '136-145', 'blood'],
      ['Sodium (Urine)', '62', null, 'urine'],
      ['Potassium (Serum)', '4.1', '3.5-5.1', 'blood'],
      ['Potassium (Urine)', '38', null, 'urine'],
    ]); // biome-ignore format: one table
  });

  it('reads shares and counts side by side as two results', () => {
    const head = 'Differential        %      (range)        Absolute    (range)';
    expect(rows(head, 'Neutrophils        42.0    (40-75)        1.10 L      (1.80-7.70)', 'Lymphocytes        47.0 H  (20-45)        1.23        (1.00-4.80)').map(([name, value, range]) => [name, value, range])).toEqual([
      ['Neutrophils (%)', '42.0', '40-75'],
      ['Neutrophils (Absolute)', '1.10', '1.80-7.70'],
      ['Lymphocytes (%)', '47.0', '20-45'],
      ['Lymphocytes (Absolute)', '1.23', '1.00-4.80'],
    ]); // biome-ignore format: one table
  });

  it.each([
    ['Source: Peritoneal fluid (ascites)', 'fluid'],
    ['CEREBROSPINAL FLUID ANALYSIS', 'csf'],
    ['Drawn: right radial artery, room air', 'arterial'],
    ['Specimen: Stool', 'stool'],
    ['Blood and urine', 'urine'],
    ['COMPLETE BLOOD COUNT', 'none'],
    ['Serum and urine', 'urine'],
    ['MICROBIOLOGY', null],
  ])('%s: %s', (line, kind) => expect(specimenOfLine(line)).toBe(kind));
});

describe('ranges of which only one is the patient’s', () => {
  const one = (line: string, ...below: string[]) => rows('Name: X   Sex: F   Age 73', 'LAB REPORT', 'Sodium    139    135-145 mmol/L', line, ...below)[1]?.[2]; // biome-ignore format: one line

  it('goes by sex and age as printed', () => {
    expect(one('Creatinine    0.9 mg/dL    Males 0.7-1.3 / Females 0.5-1.1')).toBe('0.5-1.1');
    expect(one('Calcium    9.4 mg/dL   Female <50y: 8.6-10.0, Female >50y: 8.8-10.4')).toBe('8.8-10.4');
  });

  it('takes the wanted band also where its name stands behind the limits', () => {
    expect(one('Calprotectin    412 ug/g    <50 normal; 50-120 borderline; >120 abnormal')).toBe('<50');
  });

  it('takes none of several phases', () => {
    expect(one('Estradiol    148 pg/mL', '  Follicular: 12-233   Mid-cycle: 41-398   Luteal: 22-341')).toBeNull();
  });

  it('holds no one to what a blood thinner should reach', () => {
    expect(one('INR    1.1    Therapeutic 2.0-3.0')).toBeNull();
    expect(one('Anti-Xa    0.72    Therapeutic: 0.60-1.00 IU/mL')).toBe('0.60-1.00');
  });
});
