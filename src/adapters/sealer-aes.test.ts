import { expect, test } from 'vitest';
import { createSealer } from './sealer-aes.js';

const KEY = 'a key that is random enough for a test';
const sealer = createSealer(() => KEY);

test('what is sealed opens at its place with its key, and every seal looks different', () => {
  const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'users/7/two-step');
  expect(createSealer(() => KEY).open(sealed, 'users/7/two-step')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealer.seal('JBSWY3DPEHPK3PXP', 'users/7/two-step')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY');
});

test('nothing else opens it', () => {
  const sealed = sealer.seal('secret', 'users/7/two-step');
  expect(() => sealer.open(sealed, 'users/8/two-step')).toThrow();
  expect(() => createSealer(() => `${KEY}!`).open(sealed, 'users/7/two-step')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(() => sealer.open(changed.toString('base64url'), 'users/7/two-step')).toThrow();
  }
  expect(() => sealer.open('', 'users/7/two-step')).toThrow();
  // A shortened tag must not pass.
  expect(() => sealer.open(bytes.subarray(0, 20).toString('base64url'), 'users/7/two-step')).toThrow();
});
