import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/index.js';
import { explainReport } from './index.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const explain = (...lines: string[]) => explainReport(`${lines.join('\n')}\n`, knowledge);
const rows = (...lines: string[]) => explain(...lines).labs.map(({ name, value, status }) => [name, value, status]);
const SHEET = ['LABORATORY REPORT', 'Specimen: Serum', '', 'Sodium       139   mmol/L   135 - 145', 'Creatinine   72   umol/L   45 - 90', '', 'COMMENT']; // biome-ignore format: one report
/** What is told of a comment in our own words. */
const told = (comment: string) =>
  explain(...SHEET, comment)
    .sentences.map(({ text }) => text.replace(/“[^”]*”/g, '“”'))
    .join('\n');

describe('a line of a sheet that is no result of the reader', () => {
  it.each([
    ['the number of a paper', 'Lab No: H,24.0381127.K'],
    ['a number of a person', 'Hosp/NHS No: 000 000 0000'],
    ['what the signs mean', 'Legend: + / ++ above range, - / -- below range'],
    ['how far a grade goes', 'Moderately increased: 30 - 300'],
    ['the limits of one phase', 'Progesterone - luteal   16 - 86 nmol/L'],
    ['the limits of an age', 'Alk phos, children   60 - 400 U/L'],
    ['from where on a method sees anything', 'Detection limit   12 IU/mL'],
  ])('%s', (_, line) => {
    expect(rows('LABORATORY REPORT', 'Sodium   139   mmol/L   135 - 145', line, 'Potassium   4.1   mmol/L   3.5 - 5.1').map(([name]) => name)).toEqual(['Sodium', 'Potassium']); // biome-ignore format: one line
  });

  it('gives a row no limits that are another test’s', () => {
    const [hormone] = explain('ENDOCRINE REPORT', 'Test   Result   Units', 'Progesterone   17.9   nmol/L', 'Ref: hCG non-pregnant < 5 IU/L').labs; // biome-ignore format: one report
    expect(hormone).toMatchObject({ value: '17.9', range: null, status: 'unknown' });
  });
});

describe('an answer with its degree', () => {
  it('is held against what is expected', () => {
    expect(rows('URINE ROUTINE', 'TEST   OBSERVED   NORMAL', 'Blood     PRESENT (+)    Absent', 'Ketones   Present (1+)   Nil', 'Glucose   Absent   Absent')).toEqual([
      ['Blood', 'PRESENT (+)', 'abnormal'],
      ['Ketones', 'Present (1+)', 'abnormal'],
      ['Glucose', 'Absent', 'normal'],
    ]); // biome-ignore format: a table
  });

  it('expects nothing of what it means to the body', () => {
    expect(rows('SEROLOGY REPORT', 'Rubella IgG   POSITIVE   Immune')).toEqual([
      ['Rubella IgG', 'POSITIVE', 'unknown'],
    ]);
  });
});

describe('columns of days', () => {
  const head = 'Test        06/11/24   12/04/24   Reference';
  const values = ['ALT         * 121       96        < 41 U/L', 'Albumin     * 34.1      37.0      35.0 - 52.0 g/L'];

  it('are read so that the marks stand in the newest', () => {
    expect(explain('LABORATORY REPORT', head, ...values).labs.map(({ value }) => value)).toEqual(['121', '34.1']);
  });

  it('are read day first where another date of the report can only be read so', () => {
    const plain = values.map((line) => line.replace('*', ' '));
    expect(explain('LABORATORY REPORT', 'Born: 23/05/1969', head, ...plain).labs.map(({ value }) => value)).toEqual(['121', '34.1']); // biome-ignore format: one line
    expect(explain('LABORATORY REPORT', 'Born: 05/23/1969', head, ...plain).labs.map(({ value }) => value)).toEqual(['96', '37.0']); // biome-ignore format: one line
  });

  it('hold no limits with their meanings and no strength of an answer', () => {
    const labs = explain('LABORATORY REPORT', head, ...values, 'FIB-4       3.98        < 1.45 low; > 3.25 high risk of scarring', 'Anti-HCV    POSITIVE    index 14.2').labs; // biome-ignore format: one report
    expect(labs.slice(2)).toMatchObject([
      { value: '3.98', range: null, status: 'unknown', previous: null },
      { value: 'POSITIVE', previous: null },
    ]);
    expect(labs[2]?.text).toContain('> 3.25 high risk');
  });
});

describe('a disease named in a comment is the reader’s only where the grammar binds it to the results', () => {
  it.each([
    ['what a value falls short of', 'Rise below that expected for a normal twin pregnancy.'],
    ['what lies below a level', 'Below the level at which rhabdomyolysis is usually considered.'],
    ['what is to be looked for', 'Possible cirrhosis to be looked for with elastography.'],
    ['what cannot be ruled out', 'Coexisting thalassaemia trait cannot be excluded while iron deplete.'],
    ['what cannot be told apart', 'Unable to distinguish diabetes insipidus from primary polydipsia.'],
    ['what values would be typical of', 'Values in this range are typical of multiple myeloma.'],
    ['a leaflet', 'Leaflet on coeliac disease enclosed.'],
    ['criteria not met', 'Does not fulfil criteria for antiphospholipid syndrome.'],
    ['a state before it can be named', 'A second sample is needed before diabetes can be diagnosed.'],
    ['what is tested again', 'Please read the message about repeating your HIV and syphilis test.'],
    ['what such a finding may go with', 'May be seen with lysed red cells, haemoglobin or myoglobin in urine (e.g. after exercise).'],
  ])('%s', (_, comment) => {
    const words = told(comment);
    expect(words).not.toMatch(/report (?:also )?notes|you may have|sign of|needs care today|wants? to talk over/i);
    expect(explain(...SHEET, comment).findings.filter(({ importance }) => /urgent|important/.test(importance))).toEqual([]);
  }); // biome-ignore format: a table

  it.each([
    ['Results consistent with iron deficiency anaemia.', /too little iron/],
    ['Findings confirm acute kidney injury.', /sudden kidney trouble/],
    ['Known chronic lymphocytic leukaemia. Smudge cells seen.', /will want to talk over|blood cancer/],
    ['Macrocytic anaemia with hypersegmented neutrophils.', /too few red blood cells/],
    ['Picture in keeping with hypothyroidism.', /underactive thyroid/],
    ['Thrombocytopenia confirmed on film.', /low platelets/],
  ])('and is told where it is: %s', (comment, words) => {
    expect(told(comment)).toMatch(words);
  });

  it('a small rise is no test that was hard to read', () => {
    expect(told('Suboptimal rise in hCG.')).not.toMatch(/harder to see/);
    expect(told('Suboptimal sample, interpretation limited.')).toMatch(/limited|harder|sample/i);
  });
});
