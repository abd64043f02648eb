import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from './sealer-aes.js';

const KEY = 'a key that is random enough for a test';
const sealer = createSealer(() => [KEY]);

test('what is sealed opens at its place with its key, and every seal looks different', () => {
  const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'users/7/two-step');
  expect(createSealer(() => [KEY]).open(sealed, 'users/7/two-step')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealer.seal('JBSWY3DPEHPK3PXP', 'users/7/two-step')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY');
});

test('nothing else opens it', () => {
  const sealed = sealer.seal('secret', 'users/7/two-step');
  expect(() => sealer.open(sealed, 'users/8/two-step')).toThrow();
  expect(() => createSealer(() => [`${KEY}!`]).open(sealed, 'users/7/two-step')).toThrow();
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

test('bytes too, with a mark that tells the key', () => {
  const bytes = Buffer.from('a report \0 with any byte \xff', 'latin1');
  const sealed = sealer.sealBytes(bytes, 'analyses/7/report_text');
  expect(sealed.subarray(0, 8)).toEqual(sealer.mark);
  expect(sealer.openBytes(sealed, 'analyses/7/report_text')).toEqual(bytes);
  expect(sealed.toString('latin1')).not.toContain('a report');
  expect(() => sealer.openBytes(sealed, 'analyses/7/summary')).toThrow();
  expect(() => sealer.openBytes(sealed, 'analyses/8/report_text')).toThrow();
  // What was never sealed is not taken for what was: else a value put in its place would pass.
  expect(() => sealer.openBytes(bytes, 'analyses/7/report_text')).toThrow('not sealed');
});

test('a ring opens with every key and seals with the newest; a key that came meanwhile is looked up', () => {
  const old = sealer.seal('secret', 'here');
  let known = ['a newer key that is random enough', KEY];
  const ring = createSealer(() => known);
  expect(ring.open(old, 'here')).toBe('secret');
  const fresh = ring.seal('secret', 'here');
  expect(() => sealer.open(fresh, 'here')).toThrow('not in the key ring');
  expect(ring.mark).not.toEqual(sealer.mark);
  const slow = createSealer((again) => (again ? known : [KEY]));
  expect(slow.open(fresh, 'here')).toBe('secret');
  known = [KEY];
  expect(() => slow.open(fresh, 'here')).toThrow('not in the key ring');
});

test('what a version without a ring sealed opens with the oldest key', () => {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', KEY, '', 'sealed values', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('users/7/two-step'));
  const body = Buffer.concat([cipher.update('JBSWY3DPEHPK3PXP'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  const ring = createSealer(() => ['a newer key that is random enough', KEY]);
  expect(ring.open(sealed, 'users/7/two-step')).toBe('JBSWY3DPEHPK3PXP');
});
