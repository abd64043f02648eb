import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const HEAD = ['LABORATORY REPORT', 'Sodium               128       L      136-145       mmol/L'];
const labs = (...lines: string[]) => readReport([...HEAD, ...lines].join('\n'), knowledge).labRows.slice(1);
const values = (...lines: string[]) => labs(...lines).map(({ name, value }) => `${name} ${value}`);

describe('a line that prints several tests', () => {
  it.each([
    ['Anti-B2GP1 IgG / IgM        <2 / 5       U/mL     <10', ['Anti-B2GP1 IgG <2', 'Anti-B2GP1 IgM 5']],
    ['Anticardiolipin IgG / IgM     4 / 11     U/mL    <20', ['Anticardiolipin IgG 4', 'Anticardiolipin IgM 11']],
    ['PSA total / free   4.2 / 0.6   ug/L', ['PSA total 4.2', 'PSA free 0.6']],
    ['Lipids: Cholesterol / HDL         4.4/1.3', ['Cholesterol 4.4', 'HDL 1.3']],
    ['Troponin T 0h / 3h    12 / 14    ng/L   <14', ['Troponin T 0h 12', 'Troponin T 3h 14']],
    ['Ferritin 58 / TSAT 15 %', ['Ferritin 58', 'TSAT 15']],
    ['Ferritin 96 | TSAT 14% | HbA1c 6.9', ['Ferritin 96', 'TSAT 14', 'HbA1c 6.9']],
    ['FBC:  Hb 112 (115-160) L, prev 114.  WCC 9.8.  Plts 287.', ['Hb 112', 'WCC 9.8', 'Plts 287']],
    [
      'N/L/E/M/B     54/32/9/4/1   %    E : 1 - 6',
      ['Neutrophils 54', 'Lymphocytes 32', 'Eosinophils 9', 'Monocytes 4', 'Basophils 1'],
    ],
  ])('is read as one result each: %s', (line, told) => {
    expect(values(line)).toEqual(told);
  });

  it('keeps the range and the older value with their own', () => {
    expect(labs('N/L/E/M/B     54/32/9/4/1   %    E : 1 - 6').map(({ range }) => range?.text ?? null)).toEqual([null, null, '1-6', null, null]); // biome-ignore format: one line
    expect(labs('FBC:  Hb 112 (115-160) L, prev 114.  WCC 9.8.').map(({ previous }) => previous?.value ?? null)).toEqual(['114', null]); // biome-ignore format: one line
  });

  it.each([
    ['Albumin/Creatinine ratio     30     mg/g    <30', ['Albumin/Creatinine ratio 30']],
    ['BP sys/dia     120/80', []],
    ['Creatinine (CKD-EPI 2021)    88     umol/L    45-90', ['Creatinine (CKD-EPI 2021) 88']],
  ])('takes no ratio and no pressure apart: %s', (line, told) => {
    expect(values(line)).toEqual(told);
  });
});

describe('two panels side by side', () => {
  const text = [
    ...HEAD,
    'URINALYSIS                 | FECALYSIS',
    '---------------------------+------------------------------',
    'Color       DARK YELLOW    | Color        BROWN',
    'Protein     NEGATIVE       | Pus cells    0-1 /hpf',
    'Ketone      TRACE          | Ova/Parasite NO OVA OR',
    'Nitrite     NEGATIVE       |              PARASITE SEEN',
    'Blood       NEGATIVE       | Occult blood NOT REQUESTED',
    'Pus cells   0-2 /hpf       |',
    '',
    'Glucose     101    H    70-99    mg/dL',
  ].join('\n');

  it('are each read with its own specimen', () => {
    const read = readReport(text, knowledge).labRows.slice(1);
    const of = (specimen: string | null) =>
      read.filter((row) => (row.specimen ?? null) === specimen).map(({ name, value }) => `${name} ${value}`);
    expect(of('urine')).toEqual(['Color DARK YELLOW', 'Protein NEGATIVE', 'Ketone TRACE', 'Nitrite NEGATIVE', 'Blood NEGATIVE', 'Pus cells 0-2']); // biome-ignore format: one list
    expect(of('stool')).toEqual(['Color BROWN', 'Pus cells 0-1', 'Ova/Parasite NO OVA OR PARASITE SEEN']);
    expect(of(null)).toEqual(['Glucose 101']);
  });

  it('are none where the bar parts columns of one table', () => {
    const one = [...HEAD, 'URINALYSIS | RESULT', 'Color | Yellow', 'Protein | Negative'].join('\n');
    expect(
      readReport(one, knowledge)
        .labRows.slice(1)
        .map(({ name }) => name),
    ).toEqual(['Color', 'Protein']);
  });
});

describe('what is no result', () => {
  it.each([
    'Inj EPO 4000 IU s/c 2/wk',
    'L-Thyroxine 75 ug       1    0    0    0',
    'Ferric carboxymaltose 1 x 1000 mg.',
    's/p L nephrectomy 2022',
    'Medication              mo - no - ev - ni',
    '(+ above / - below reference range, --- not requested)',
    '* = outside range, H high, L low',
    'Antibiotic            Iso 1     MIC mg/L',
  ])('a dose, an operation, a key to signs: %s', (line) => {
    expect(values(line)).toEqual([]);
  });

  it('a sign behind an older figure, or a blank day', () => {
    const text = [
      'Analyte            14.09.22  11.12.23  19.08.24      Reference',
      'Creatinine (mg/dl)   0.88      1.02 +    1.11 +      0.50-0.95',
      'TSH (mU/l)           2.9       ---       5.6 +       0.4-4.0',
      'Calcium (mmol/l)     2.39      2.10 -    2.44        2.15-2.55',
    ].join('\n');
    const read = readReport(text, knowledge).labRows;
    expect(read.map(({ earlier }) => earlier?.map(({ value, flag }) => `${value}${flag ?? ''}`))).toEqual([['1.02+', '0.88'], ['2.9'], ['2.10-', '2.39']]); // biome-ignore format: one list
    expect(read.map(({ flag }) => flag)).toEqual(['+', '+', null]);
  });

  it('a dash in the column of another day is no mark of today', () => {
    const text = ['|Test |Result |Flag|Unit |Reference |12-Sep-2024|', '|TSH |6.10 |H |mIU/L |0.27-4.20 |5.30 H |', '|FSH |6.2 | |IU/L |3.5-12.5 |- |'].join('\n'); // biome-ignore format: one table
    expect(readReport(text, knowledge).labRows.map(({ name, flag }) => [name, flag])).toEqual([['TSH', 'H'], ['FSH', null]]); // biome-ignore format: one list
  });

  it('figures with a point behind the name of a test are no days of the lines below', () => {
    const text = ['BLOODS       05/08    08/08    10/08    13/08', '  Hb         11.9     8.4      8.1      9.0', '  WCC        9.2      12.8     10.1     8.8', '  Creat      79       131      142      104'].join('\n'); // biome-ignore format: one table
    expect(readReport(text, knowledge).labRows.map(({ name, value }) => `${name} ${value}`)).toEqual(['Hb 9.0', 'WCC 8.8', 'Creat 104']); // biome-ignore format: one list
  });
});

describe('a bracket behind the answer', () => {
  it.each([
    ['Antibody screen  : POSITIVE         (2020 hist: NEG)', 'POSITIVE', 'NEG', 'in 2020'],
    ['Hemoglobin   118 g/L (110-150) (prev 121 on 02/03/2024)', '118', '121', '02/03/2024'],
    ['Rubella IgG   Positive  (was Negative 2019)', 'Positive', 'Negative', 'in 2019'],
  ])('holds what it was before: %s', (line, value, before, date) => {
    const [row] = labs(line);
    expect([row?.value, row?.previous?.value, row?.previous?.date]).toEqual([value, before, date]);
  });

  it('gives a titre to its answer, and limits in a bracket of words to the name', () => {
    expect(values('RPR            : Reactive, titre 1:2', 'Cryptococcal Ag (reflex, CD4 <200) : NEGATIVE')).toEqual([
      'RPR Reactive, titre 1:2', 'Cryptococcal Ag (reflex, CD4 <200) NEGATIVE',
    ]); // biome-ignore format: one list
  });
});
