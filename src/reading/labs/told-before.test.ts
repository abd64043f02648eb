import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../../explaining/index.js';

const knowledge = wholeKnowledge();
const HEAD = ['CLINICAL BIOCHEMISTRY', 'Sodium      131   mmol/L   (133 - 146)   *', 'Creatinine  241   umol/L   (59 - 104)    *', 'Hb          92    g/L      (130 - 170)   *', '']; // biome-ignore format: one sheet
const explain = (comment: string) => explainReport(`${[...HEAD, comment].join('\n')}\n`, knowledge);

describe('a value of an earlier day in a comment', () => {
  it.each([
    ['Comment: Previous creatinine 98 umol/L on 02/09/2024.', 1, 'It was 98 on 02/09/2024'],
    ['Comment: Baseline creatinine was 98 umol/L.', 1, 'It was 98 before'],
    ['Last known Hb 121 g/L (14/03/2024).', 2, 'It was 121 on 14/03/2024'],
    ['Comment: AKI alert. Prior creatinine 98 umol/L on 2 Sep 2024.', 1, 'It was 98 on 2 Sep 2024'],
  ])('is told with the result of today: %s', (comment, row, told) => {
    const { labs, findings } = explain(comment);
    expect(labs).toHaveLength(3);
    expect(labs[row]?.text).toContain(told);
    expect(findings.map(({ text }) => text).join(' ')).not.toMatch(/98|121/);
  });

  it('takes its label for the list behind it', () => {
    const { labs } = explain('Comment: Previous creatinine 98, Hb 121.');
    expect(labs.map(({ value }) => value)).toEqual(['131', '241', '92']);
  });

  it('takes its label for the whole printed line, with its day', () => {
    const { labs } = explain('Prior count 04/2022: Hb 121, creatinine 98 (flagged, no follow-up). Sodium 139.');
    expect(labs.map(({ value }) => value)).toEqual(['131', '241', '92']);
    expect(labs[0]?.text).toContain('It was 139 in 04/2022');
  });

  it('is no value of before without such a label', () => {
    expect(explain('Comment: Repeat sample at 18:00: potassium 5.9 mmol/L.').labs).toHaveLength(4);
    expect(explain('Comment: Previously well. Glucose 14.2 mmol/L.').labs).toHaveLength(4);
  });
});
