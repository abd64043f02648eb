import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords-argon2.js';

describe('passwords', () => {
  const passwords = createPasswords();

  it('keeps an argon2id hash, never the password, and checks it', async () => {
    const stored = await passwords.hash('Correct-Horse-1');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain('Correct-Horse-1');
    expect(await passwords.verify(stored, 'Correct-Horse-1')).toBe(true);
    expect(await passwords.verify(stored, 'correct-horse-1')).toBe(false);
  });

  it('salts: the same password twice gives two hashes', async () => {
    expect(await passwords.hash('Same-Pass-1')).not.toBe(await passwords.hash('Same-Pass-1'));
  });

  it('is false for an account that does not exist, even for the decoy password', async () => {
    expect(await passwords.verify(null, 'no account has this password')).toBe(false);
  });
});
