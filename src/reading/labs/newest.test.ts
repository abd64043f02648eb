import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const rows = (text: string) =>
  readReport(text, knowledge).labRows.map(
    ({ value, previous }) => value + (previous ? ` before ${previous.value} ${previous.date ?? ''}` : ''),
  );

describe('one test with values of several days in a note', () => {
  it('takes the newest as the result', () => {
    expect(rows('Creatinine was 2.1 in May 2023 and creatinine 3.2 on 11/2/2024. Today creatinine is 4.3.')).toEqual([
      '4.3 before 3.2 11/2/2024',
    ]);
    expect(rows('Hemoglobin was 10.9 last month. Hemoglobin is 9.8 now.')).toEqual(['9.8 before 10.9 ']);
    expect(rows('On 05/01/2024 potassium was 5.9. On 06/03/2024 potassium was 4.4.')).toEqual([
      '4.4 before 5.9 05/01/2024',
    ]);
  });

  it('takes the nearest of the days before, and today before any day', () => {
    expect(
      rows('On 05/09/06 hemoglobin was 12.1, on 05/10/07 hemoglobin was 9.9, and today hemoglobin is 10.7.'),
    ).toEqual(['10.7 before 9.9 05/10/07']);
  });

  it('lets the value of before stand on its day as well', () => {
    const text = 'Review of the records: on 05/10/07 hemoglobin was 9.9, and today hemoglobin is 10.7.';
    const previous = readReport(text, knowledge).labRows[0]?.previous;
    expect(text.slice(previous?.source?.start, previous?.source?.end)).toBe('05/10/07 hemoglobin was 9.9');
  });

  it('tells the same value once', () => {
    expect(rows('Creatinine is 4.3.\n\nLABORATORY DATA: Creatinine 4.3, sodium 139.')).toEqual(['4.3', '139']);
  });

  it('keeps all where nothing tells the time', () => {
    expect(rows('Creatinine was 4.3. Creatinine was 4.1.')).toEqual(['4.3', '4.1']);
  });
});
