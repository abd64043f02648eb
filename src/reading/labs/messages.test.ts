import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const rows = (...lines: string[]) =>
  readReport(lines.join('\n'), knowledge).labRows.map(({ name, value, unit, range, flag, pending }) => [
    name, value, unit, range?.text ?? null, flag, pending,
  ]); // biome-ignore format: one list
const HEAD = ['MSH|^~\\&|LAB|NORTH|PORTAL|VIEW|202502111614||ORU^R01|881|P|2.5.1', 'PID|1||0093||SAMPLE^ANN^M||19830706|F', 'OBR|1|25-042||CMP14|||202502110815']; // biome-ignore format: one head

describe('results in a message between computers', () => {
  it.each([
    ['OBX|1|NM|GLUCOSE||92|mg/dL|70-99|N|||F', ['GLUCOSE', '92', 'mg/dL', '70-99', null, false]],
    ['OBX|4|NM|EGFR (2021)||54|mL/min/1.73|>59|L|||F', ['EGFR (2021)', '54', 'mL/min/1.73', '>59', 'L', false]],
    [
      'OBX|2|NM|2951-2^SODIUM^LN^NA^Sodium^L||128|mmol/L^^UCUM|134-144|L|||F',
      ['SODIUM', '128', 'mmol/L', '134-144', 'L', false],
    ],
    ['OBX|3|SN|TROPI^Troponin I||<^0.01|ng/mL|<0.04||||F', ['Troponin I', '<0.01', 'ng/mL', '<0.04', null, false]],
    [
      'OBX|5|CE|5196-1^HBsAg^LN||260385009^Negative^SCT||Negative||||F',
      ['HBsAg', 'Negative', null, 'Negative', null, false],
    ],
    ['OBX|6|NM|POTASSIUM||6.4|mmol/L|3.5-5.2|HH|||C', ['POTASSIUM', '6.4', 'mmol/L', '3.5-5.2', 'HH', false]],
    ['OBX|7|NM|TSH||||0.4-4.5||||I', ['TSH', 'pending', null, '0.4-4.5', null, true]],
  ])('are read field by field: %s', (line, row) => {
    expect(rows(...HEAD, line)).toEqual([row]);
  });

  it('are none where they were taken back, or tell what works on a germ', () => {
    expect(rows(...HEAD, 'OBX|1|NM|GLUCOSE||92|mg/dL|70-99|N|||D', 'OBX|2|ST|VANC^Vancomycin||1|ug/mL||S|||F')).toEqual([]); // biome-ignore format: one line
  });

  it('come without the marks of the message in what is told of its notes', () => {
    const text = [...HEAD, 'OBX|1|NM|SODIUM||139|mmol/L|134-144|N|||F', 'OBX|2|NM|CALCIUM||9.4|mg/dL|8.7-10.2|N|||F', 'NTE|1||SPECIMEN NOT', 'NTE|2||HEMOLYZED. FASTING SAMPLE.'].join('\n'); // biome-ignore format: one text
    const { labs, plain } = explainReport(text, knowledge);
    expect(labs.map(({ name }) => name)).toEqual(['SODIUM', 'CALCIUM']);
    expect(plain.map((one) => one.text).join(' ')).not.toMatch(/NTE|OBX|PID|\|/);
  });

  it('leaves a table with bars that is no message as it is', () => {
    expect(rows('Test | Result | Units | Range', 'Sodium | 128 | mmol/L | 135-145', 'Calcium | 9.4 | mg/dL | 8.5-10.2').map(([name, value]) => [name, value])).toEqual([['Sodium', '128'], ['Calcium', '9.4']]); // biome-ignore format: one table
  });
});
