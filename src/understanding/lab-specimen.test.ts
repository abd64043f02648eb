import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/index.js';
import { readReport } from '../reading/index.js';
import { understandLabs } from './labs.js';

const knowledge = createKnowledge(
  JSON.parse(readFileSync(new URL('../knowledge/compiled.json', import.meta.url), 'utf8')),
);
const labs = (...lines: string[]) => understandLabs(readReport(`${lines.join('\n')}\n`, knowledge).labRows, knowledge);

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
      [null, 'none'],
      ['fluid-glucose', 'none'],
      ['albumin', 'report'],
    ]);
  });
});
