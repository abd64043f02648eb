import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understandLabs } from './labs.js';

const knowledge = wholeKnowledge();
const labs = (...lines: string[]) => understandLabs(readReport(`${lines.join('\n')}\n`, knowledge).labRows, knowledge);

describe('sheets in other languages', () => {
  const found = (...lines: string[]) => labs(...lines).map(({ test, number, status }) => [test, number, status]);

  it('knows French names, heads and units', () => {
    expect(
      found(
        'LABORATOIRE DU PONT NEUF',
        'Madame MARTIN Julie   Sexe : F',
        '                    Résultats     Unités     Valeurs de référence',
        'HEMATOLOGIE',
        'Hémoglobine          10,9          g/dL       11,5 - 16,0',
        'V.G.M.               77            fL         80 - 100',
        'Polynucléaires neutrophiles   4,4  G/L        1,5 - 7,0',
        'Protéine C réactive  3,0           mg/L       < 5,0',
      ),
    ).toEqual([
      ['hemoglobin', 10.9, 'low'],
      ['mcv', 77, 'low'],
      ['neutrophils-absolute', 4.4, 'normal'],
      ['crp', 3, 'normal'],
    ]);
  });

  it('knows German signs and words, and the urine’s own tests', () => {
    expect(
      found(
        'Analyse                  Ergebnis    Einheit    Referenzbereich',
        'Leukozyten               12,1 +      /nl        4,0 - 10,0',
        'Kreatinin                1,1         mg/dl      0,7 - 1,2',
        'Quick                    61 -        %          70 - 120',
        'Urinstatus',
        'Leukozyten               negativ                negativ',
        'Nitrit                   positiv                negativ',
      ),
    ).toEqual([
      ['white-blood-cells', 12.1, 'high'],
      ['creatinine', 1.1, 'normal'],
      ['prothrombin-activity', 61, 'low'],
      ['urine-wbc', null, 'normal'],
      ['urine-nitrite', null, 'abnormal'],
    ]);
  });

  it('takes a short form of another language only beside a unit', () => {
    const head = 'Esame                Esito      U.M.        Intervallo di riferimento';
    expect(found(head, 'PCR                  1,3        mg/dL       < 0,5', 'Piastrine            131        10^9/L      150 - 400')[0]).toEqual(['crp', 1.3, 'high']); // biome-ignore format: one table
    expect(knowledge.labByName('PCR')).toBeUndefined();
  });
});

describe('what a result was measured in', () => {
  it('holds the gases of venous blood to no limits of arterial blood', () => {
    const [ph, , po2] = labs('VENOUS BLOOD GAS', 'pH       7.31', 'pCO2     50     mmHg', 'pO2      34     mmHg');
    expect(ph).toMatchObject({ test: 'ph-venous', rangeSource: 'none' });
    expect(po2).toMatchObject({ test: 'po2', rangeSource: 'none', beyondCritical: null });
    const arterial = labs('ARTERIAL BLOOD GAS', 'pH       7.31', 'pCO2     50     mmHg', 'pO2      34     mmHg');
    expect(arterial[0]).toMatchObject({ test: 'ph-arterial', rangeSource: 'general' });
    expect(arterial[2]).toMatchObject({ beyondCritical: 'low' });
  });

  it('takes the blood from the words of a sentence', () => {
    expect(labs('Labs: VBG with pH 7.31, pCO2 50, HCO3 25, lactate 2.2.')[0]?.test).toBe('ph-venous');
    expect(labs('Labs: ABG with pH 7.31, pCO2 50, pO2 60.')[0]?.test).toBe('ph-arterial');
    expect(labs('Labs: sodium 139, pH 7.31, pCO2 50.').find(({ name }) => name === 'pH')?.test).toBe('ph-blood');
  });

  it('takes no cells or proteins of a drawn fluid for those of blood', () => {
    const found = labs(
      'Body Fluid Studies',
      'Source: Pleural fluid',
      'Neutrophils      12 %',
      'Glucose          61 mg/dL',
      'Albumin, serum   2.4 g/dL   3.5-5.0   L',
    );
    expect(found.map(({ test, rangeSource }) => [test, rangeSource])).toEqual([
      ['fluid-neutrophils', 'none'],
      ['fluid-glucose', 'none'],
      ['albumin', 'report'],
    ]);
  });
});

describe('levels of drugs that are phoned through', () => {
  it.each([
    ['Salicylate   780   mg/L', 'high'],
    ['Salicylate   62   mg/dL', 'high'],
    ['Phenytoin   46   ug/mL   10-20', 'high'],
    ['Carbamazepine   24   mg/L   4-12', 'high'],
    ['Tacrolimus   42   ng/mL   5-15', 'high'],
    ['Salicylate   18   mg/dL', null],
    ['Phenytoin   22   ug/mL   10-20', null],
    ['Tacrolimus   17   ng/mL   5-15', null],
  ])('%s', (line, side) => {
    expect(labs('LABORATORY', line)[0]).toMatchObject({ beyondCritical: side });
  });
});
