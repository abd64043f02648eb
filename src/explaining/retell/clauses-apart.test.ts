import { expect, it } from 'vitest';
import { clausesApart } from './clauses-apart.js';

it('a long sentence is cut where a whole clause meets the next, and an "and" between them goes', () => {
  expect(
    clausesApart('You were given fluids through a vein for two days, and the pain in your belly went away, but your fever came back.'),
  ).toEqual([
    'You were given fluids through a vein for two days.',
    'The pain in your belly went away.',
    'But your fever came back.',
  ]); // biome-ignore format: one call
  expect(
    clausesApart('The right heart artery has a narrowing of sixty percent in its middle; the left heart artery is free of disease.'),
  ).toEqual([
    'The right heart artery has a narrowing of sixty percent in its middle.',
    'The left heart artery is free of disease.',
  ]); // biome-ignore format: one call
});

it.each([
  // A condition or a doubt would hold for one half only.
  'If the pain comes back in the next two days, you should rest, and the doctor will look at the leg again.',
  'The spot may be a scar of an old infection of the lung, and the doctor thinks that it is not new.',
  // "Your appetite, and your intake", "on the left": no verb stands there.
  'You have remained on feeding by vein throughout your time here although your appetite, and your intake was better.',
  'The old record shows an irregular heartbeat and treatment for it with two medicines; a broken wrist on the left in 1989.',
  // What hangs on the clause behind it.
  'Because the blood pressure of the last two weeks was high at home, and the dose is small, the drug was changed.',
  'You were given fluids, and you were sent home.',
  'The team gave you fluids, a drug for the pain in the belly, and the drug that was meant for the night.',
])('a sentence stays one: %s', (text) => {
  expect(clausesApart(text)).toEqual([text]);
});
