import { expect, it } from 'vitest';
import { pagePath } from './page-path.js';

it.each([
  ['/', '/'],
  ['//', '//'],
  ['/patient', '/patient'],
  ['/patient/', '/patient'],
  // A browser shows the page for an unknown address there, and must not be sent another one drawn.
  ['/patient//', '/patient//'],
  ['/patient/?from=/mail/', '/patient'],
  ['/analyses/17#page', '/analyses/17'],
  ['//elsewhere.example/patient', '//elsewhere.example/patient'],
  // One look is enough: going over all of them again for each would not end today.
  [`${'/'.repeat(3_000_000)}x`, `${'/'.repeat(3_000_000)}x`],
])('the path of %.30s is %.30s', (url, path) => {
  expect(pagePath(url) === path).toBe(true);
});
