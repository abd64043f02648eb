import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destination } from './after-sign-in.js';

const origin = 'https://plainchart.example';

test('the home of each kind of account', () => {
  expect(destination(null, 'patient', origin)).toBe('/');
  expect(destination(null, null, origin)).toBe('/');
  expect(destination(null, 'provider', origin)).toBe('/provider-dashboard');
});

test('an address of this site wins', () => {
  expect(destination('/analyses/12?x=1#y', 'provider', origin)).toBe('/analyses/12?x=1#y');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '\\/evil',
  '/.//evil.example',
  '/a/..//evil.example',
  '',
  '/auth?next=/auth',
])('refuses %j', (next) => {
  expect(destination(next, 'patient', origin)).toBe('/');
});

test('never leads to another site, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', ':', '@', '?', '#', '\t', '\n', '%2f') }),
      (text) => {
        expect(new URL(destination(`/${text}`, 'patient', origin), origin).origin).toBe(origin);
      },
    ),
  );
});
