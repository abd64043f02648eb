import { describe, expect, it } from 'vitest';
import { explained, faithful } from '../../../test/explained.js';

const rows = (text: string) =>
  faithful(text).labs.map(({ name, value, status, test }) => `${name} ${value} ${test} ${status}`);
const unread = (text: string) =>
  explained(text)
    .notExplained.map(({ start, end }) => text.slice(start, end))
    .join('\n');
const HEAD = 'LABORATORY REPORT\nSodium 140 mmol/L (135-145)\n';

describe('lab sheets', () => {
  it('reads the stick of a urine test on one line, behind its title or below it', () => {
    const below = `${HEAD}\nURINALYSIS\npH 6.0, SG 1.020, Leuc neg, Nit pos, Prot 2+, Glu 1+, Ket neg, Bld neg, Ur norm, Bil neg\n`;
    expect(rows(below).slice(1)).toEqual([
      'pH 6.0 urine-ph unknown',
      'SG 1.020 urine-specific-gravity unknown',
      'Leuc neg urine-leukocyte-esterase unknown',
      'Nit pos urine-nitrite unknown',
      'Prot 2+ urine-protein unknown',
      'Glu 1+ urine-glucose unknown',
      'Ket neg urine-ketones unknown',
      'Bld neg urine-blood unknown',
      'Ur norm urine-urobilinogen unknown',
      'Bil neg urine-bilirubin unknown',
    ]);
    const behind = 'LABORATORY REPORT\nURINE DIPSTICK: Glucose 3+, Ketones 2+, Blood neg, Protein trace\n';
    expect(rows(behind)).toContain('Ketones 2+ urine-ketones unknown');
    expect(unread(behind)).toBe('');
  });

  it('does not show rows as unread that a line in front of them hung on to', () => {
    const gas =
      'VENOUS BLOOD GAS\nTemp 36.8  FiO2 0.21\npH        7.31   L   (7.32-7.43)\nK         5.6    H   (3.5-5.0)\nHb        141        (120-160) g/L\n\nURINE\npH 5.5, ketones neg\n';
    expect(unread(gas)).not.toMatch(/7\.31|141/);
    expect(explained(gas).labs.filter(({ value }) => value === '5.6')).toHaveLength(1);
  });

  it.each([
    'hs-Troponin T: 0 h 9, 3 h 61 ng/L (<14)\n',
    'hs-Troponin T (ng/L, 99th centile 14)\n0 h: 9, 3 h: 61\n',
    'hs-Troponin T (ng/L, 99th centile 14)\n0 h  9\n3 h  61\n',
  ])('takes the last of the results that stand behind their hours: %s', (lines) => {
    const { labs } = faithful(HEAD + lines);
    const troponin = labs.find(({ name }) => /Troponin/.test(name));
    expect(troponin).toMatchObject({ value: '61', unit: 'ng/L', status: 'high' });
    expect(troponin?.text).toMatch(/It was 9 at 0 h/);
  });

  it('knows a test by its name in two languages, and its goal in the place of a range', () => {
    const sheet =
      'LABORBEFUND / LABORATORY REPORT\nUntersuchung / Test     Ergebnis   Einheit   Referenzbereich\nLeukozyten / WBC        11,8 +     G/l       4,0-10,0\nKreatinin / Creatinine  0,92       mg/dl     0,50-0,90\nINR                     2,4                  Ziel 2,0-3,0\n';
    const { labs } = faithful(sheet);
    expect(labs.map(({ test }) => test)).toEqual(['white-blood-cells', 'creatinine', 'inr']);
    expect(labs[2]).toMatchObject({ range: { low: 2, high: 3 }, status: 'normal' });
  });

  it('tells the whole number of sperm from their density, and what was counted from a mark', () => {
    const semen =
      'SEMEN ANALYSIS\nConcentration     11 million/mL  (>=16)\nTotal count       20.4 million   (>=39)\nMorphology        3 % normal forms (>=4)\n';
    const { labs } = faithful(semen);
    expect(labs[1]?.text).toMatch(/^Your total sperm number is 20\.4 million/);
    expect(labs[2]).toMatchObject({ flag: null, status: 'low' });
    expect(labs[2]?.text).not.toMatch(/differ|forms/);
  });
});
