import { expect, test } from 'vitest';
import { drawn, LENGTH, SCENE, sceneAt, share } from './timeline.js';

test('each caption has its scene, and the end keeps the last one', () => {
  expect([0, SCENE - 0.01, SCENE, LENGTH - 0.01, LENGTH, -1].map(sceneAt)).toEqual([0, 0, 1, 4, 4, 0]);
});

test('a movement begins and ends where it should', () => {
  expect([0, 2, 3, 4, 9].map((t) => share(t, 2, 4))).toEqual([0, 0, 0.5, 1, 1]);
});

test('with little motion a scene shows its last picture only', () => {
  expect([0.1, 4.9].map((t) => drawn(t, true))).toEqual([SCENE - 0.01, SCENE - 0.01]);
  expect(drawn(LENGTH, true)).toBeCloseTo(LENGTH, 1);
  expect(drawn(1.23, false)).toBe(1.23);
});
