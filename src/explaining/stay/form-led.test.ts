import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const STAY = 'DISCHARGE SUMMARY\nAdmitted: 02/05/2022   Discharged: 06/05/2022\nDiagnosis: CAD\n\n';
const told = (text: string) =>
  explainReport(`${STAY}DISCHARGE MEDICATIONS:\n${text}\n`, knowledge).findings.map((one) => one.text);

describe('entries of a list with the form in front of the name', () => {
  it('never fuse, whatever the line above ends with', () => {
    const all = told(
      'T. Ticagrelor 90 mg 1-0-1 x 1 year, NOT TO BE STOPPED without asking cardiologist\nT. Atorvastatin 80 mg 0-0-1\nInj Lantus 10 units at bedtime',
    );
    expect(all.find((one) => one.includes('ticagrelor'))).not.toMatch(/atorvastatin|cardiologist T/i);
    expect(all.find((one) => one.includes('atorvastatin'))).toContain('1 at night');
    expect(all.find((one) => one.includes('Lantus'))).toContain('10 units at bedtime');
  });

  it('stand apart on one line', () => {
    const all = told('T. Ecosprin 75 mg 0-1-0, T. Clopilet 75 mg 1-0-0, Tab. Telma 40 mg, Inj. Mixtard 20-0-12 units');
    expect(all.join('\n')).not.toMatch(/, (?:T|Tab|Inj)\b\.?[”\n]/);
    expect(all.find((one) => one.includes('Clopilet'))).toContain('75 mg as 1 in the morning');
    expect(all.find((one) => one.includes('Mixtard'))).toContain('20 units in the morning and 12 units at night');
  });

  it('a line that goes on stays one', () => {
    const all = told('Levetiracetam 500 mg twice a day - do not miss\ndoses\nVitamin C 500 mg daily');
    expect(all.some((one) => /do not miss doses/.test(one))).toBe(true);
    expect(all.some((one) => /vitamin C/i.test(one))).toBe(true);
  });
});
