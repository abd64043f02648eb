import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const rows = (...lines: string[]) =>
  explained(`${lines.join('\n')}\n`).labs.map(({ name, value, unit, range, flag, status }) => [name, value, unit, range?.text ?? null, flag, status]); // biome-ignore format: one row

describe('forms of a sheet', () => {
  it('keeps the share and the count of cells apart, each with its own range and mark', () => {
    expect(
      rows(
        'LYMPHOCYTE SUBSETS',
        'Marker             %       Ref %     Abs (cells/uL)   Ref abs',
        'CD3+ T cells       58 L    60-80     640 L            750-2000',
        'CD19+ B cells      12      5-20      210              90-550',
        'CD4/CD8 ratio      0.52 L  1.0-3.2',
      ),
    ).toEqual([
      ['CD3+ T cells (%)', '58', '%', '60-80', 'L', 'low'],
      ['CD3+ T cells (Abs)', '640', 'cells/uL', '750-2000', 'L', 'low'],
      ['CD19+ B cells (%)', '12', '%', '5-20', null, 'normal'],
      ['CD19+ B cells (Abs)', '210', 'cells/uL', '90-550', null, 'normal'],
      ['CD4/CD8 ratio', '0.52', null, '1.0-3.2', 'L', 'low'],
    ]);
  });

  it('does not take the range of the count for that of the share', () => {
    const sheet = rows('DIFFERENTIAL', 'Cell type       %       Absolute (x10^9/L)   Ref range', 'Lymphocytes     12 L    1.4                  1.0 - 4.0', 'Monocytes       7       0.8                  0.2 - 1.0'); // biome-ignore format: one sheet
    expect(sheet.filter(([, , unit]) => unit === '%').map(([, , , range]) => range)).toEqual([null, null]);
    expect(sheet.filter(([, , unit]) => unit !== '%').map((row) => row.at(-1))).toEqual(['normal', 'normal']);
  });

  it('holds a hormone against no range of a phase where several are printed', () => {
    const sheet = rows('TEST        RESULT    UNIT       REFERENCE', 'LH          9.4       IU/L       Follicular: 2.1 - 12.0', '                                 Mid cycle: 15.0 - 90.0', '                                 Post menopausal: 8.0 - 60.0', 'Prolactin   310       mIU/L      102 - 496'); // biome-ignore format: one sheet
    expect(sheet).toEqual([['LH', '9.4', 'IU/L', null, null, 'unknown'], ['Prolactin', '310', 'mIU/L', '102 - 496', null, 'normal']]); // biome-ignore format: two rows
  });

  it('reads the mark below the range of a card', () => {
    const sheet = rows('Lipid panel', 'Results', 'Cholesterol', 'Your value is 251 mg/dL', 'Normal range: below 200 mg/dL', 'High', 'HDL', 'Your value is 52 mg/dL', 'Normal range: above 40 mg/dL'); // biome-ignore format: one card
    expect(sheet.map((row) => row.slice(4))).toEqual([['High', 'high'], [null, 'normal']]); // biome-ignore format: two rows
  });

  it('knows the tests of semen and stool by the title of their sheet', () => {
    const semen = explained('SEMEN ANALYSIS\nVolume               1.1        ml         >= 1.4\nColour               Pearl grey            Pearl grey\nLiquefaction time    30         minutes    < 60\nTotal sperm number   52         million/ejaculate   >= 39\n'); // biome-ignore format: one sheet
    expect(semen.title).toBe('Semen test');
    expect(semen.labs.map(({ test, unit, status }) => [test, unit, status])).toEqual([['semen-volume', 'ml', 'low'], ['semen-color', null, 'normal'], ['semen-liquefaction', 'minutes', 'normal'], ['sperm-number-total', 'million/ejaculate', 'normal']]); // biome-ignore format: four rows
    const stool = explained('STOOL EXAMINATION\nReaction         : Alkaline\nPus cells        : 8 - 10 /hpf\nFat globules     : Absent\n'); // biome-ignore format: one sheet
    expect(stool.labs.map(({ test }) => test)).toEqual(['stool-reaction', 'stool-pus-cells', 'stool-fat']); // biome-ignore format: three rows
  });

  it('keeps the bracket behind an answer beside it, and tubes and gene tests as rows', () => {
    const genes = rows('MOLECULAR GENETICS', 'Test                Result', 'JAK2 V617F          Detected (VAF 24%)', 'CALR exon 9         Not detected', 'BCR-ABL1 (IS)       0.021 %'); // biome-ignore format: one sheet
    expect(genes.map((row) => row.slice(0, 3))).toEqual([['JAK2 V617F', 'Detected', null], ['CALR exon 9', 'Not detected', null], ['BCR-ABL1 (IS)', '0.021', '%']]); // biome-ignore format: three rows
    const tubes = rows('QUANTIFERON-TB GOLD PLUS', 'TEST            RESULT     REFERENCE', 'NIL             0.06       IU/mL', 'MITOGEN-NIL     >10.00     IU/mL', 'TB1-NIL         0.02       IU/mL'); // biome-ignore format: one sheet
    expect(tubes.map((row) => row.slice(0, 3))).toEqual([['NIL', '0.06', 'IU/mL'], ['MITOGEN-NIL', '>10.00', 'IU/mL'], ['TB1-NIL', '0.02', 'IU/mL']]); // biome-ignore format: three rows
  });
});
