import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

it.each([
  ['Heart size normal and lungs are clear.', ['Your heart looked normal in size.', 'Your lungs looked clear.']],
  ['Heart size normal and lungs clear.', ['Your heart looked normal in size.', 'Your lungs looked clear.']],
  ['Normal heart size and clear lungs.', ['Your heart looked normal in size.', 'Your lungs looked clear.']],
  ['Heart size normal, lungs clear.', ['Your heart looked normal in size.', 'Your lungs looked clear.']],
  ['Liver and spleen normal in size.', ['Your spleen and your liver looked normal in size.']],
])('each part is called normal in its own way: %s', (text, told) => {
  const { findings } = explainReport(`CHEST X-RAY\nIMPRESSION: ${text}`, knowledge);
  expect(findings.map((one) => one.text)).toEqual(told);
});

it('a size is of the part it stands behind, not of the next one', () => {
  const { findings } = explainReport(
    'CHEST X-RAY\nIMPRESSION: Heart size and pulmonary vascularity are within normal limits.',
    knowledge,
  );
  expect(findings[0]?.text).toMatch(/^The blood vessels of your lungs and your heart looked normal\./);
});
