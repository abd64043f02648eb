import { expect, it } from 'vitest';
import { findings, found } from '../../../test/explained.js';

it.each([
  ['T-score lumbar spine -2.7, femoral neck -2.1.', ['lower spine is -2.7', 'neck of the thigh bone is -2.1']],
  ['T-score of the lumbar spine is -2.7 and of the left femoral neck -1.1.', ['lower spine is -2.7', 'left thigh bone is -1.1']],
  ['T-scores: L-spine -2.7, total hip -1.5, femoral neck -2.1', ['lower spine is -2.7', 'your hip is -1.5', 'neck of the thigh bone is -2.1']],
  ['T-score: left hip -1.2, right hip -0.8.', ['left hip is -1.2', 'right hip is -0.8']],
  ['Lumbar spine T-score -2.7. Femoral neck T-score -2.1.', ['lower spine is -2.7', 'neck of the thigh bone is -2.1']],
])('each figure of %j stands at its own part', (line, says) => {
  const text = findings(`BONE DENSITY\n${line}\n`);
  for (const words of says) expect(text).toContain(words);
  expect(text.match(/T-score\) (?:of [a-z ]+ )?is/g)).toHaveLength(says.length);
}); // biome-ignore format: a table

it('the lowest figure leads', () =>
  expect(found('DEXA: T-score lumbar spine -2.7, femoral neck -2.1.')).toMatch(
    /^The bone density score \(T-score\) of your lower spine is -2\.7\. This is in the range that doctors call osteoporosis\./,
  ));
