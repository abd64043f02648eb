import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const alarms = (text: string): string =>
  explained(text)
    .findings.filter(({ importance }) => importance === 'urgent')
    .map(({ text: said }) => said)
    .join('\n');

describe('a grave state is told of its own part', () => {
  it.each([
    ['CT TEMPORAL BONES\nFINDINGS: Opaque mastoid cells. The cortex is breached over the sigmoid sinus.', /bowel/],
    [
      'Ultrasound of the right arm: acute clot in the brachial and axillary veins around the line.',
      /limb|arm suddenly/,
    ],
    ['Esophagram: contrast leaks from the lower esophagus into the left chest.', /digestive tract/],
  ])('%s', (text, never) => {
    expect(alarms(text)).not.toMatch(never);
  });

  it.each([
    ['CT: the sigmoid wall is breached with free gas beside it.', /hole in the bowel/],
    ['Acute clot in the right brachial artery, the hand is cold and white.', /limb/],
  ])('%s', (text, told) => {
    expect(alarms(text)).toMatch(told);
  });
});
