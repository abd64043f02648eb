import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBinaries, hydrateLinks } from './binaries.js';
import { canReach, chooseAccount, parsePasswd } from './run-as.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainchart-binaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('library links that the install script did not make are made, those that stand are kept', () => {
  const lib = join(folder, 'native/lib');
  mkdirSync(lib, { recursive: true });
  writeFileSync(join(lib, 'libpq.so.5.18'), 'x');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ];
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  expect(hydrateLinks(folder, join(folder, 'native'))).toBe(true);
  rmSync(join(lib, 'libpq.so'));
  expect(hydrateLinks(folder, join(folder, 'native'))).toBe(true);
  expect(readlinkSync(join(lib, 'libpq.so'))).toBe('libpq.so.5.18');
  expect(readlinkSync(join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('the installed server is found, of the version that the package says', () => {
  const { postgres, initdb, major } = findBinaries(null, folder);
  expect(postgres).toMatch(/native\/bin\/postgres$/);
  expect(initdb).toMatch(/native\/bin\/initdb$/);
  expect(major).toBeGreaterThanOrEqual(18);
});

describe('the account of the database', () => {
  const passwd = parsePasswd(
    'root:x:0:0::/:/bin/sh\nnobody:x:65534:65534::/:/x\npostgres:x:101:104::/:/x\nbroken line\n',
  );

  test('is the owner of an existing database, else the first that exists', () => {
    if (process.getuid?.() !== 0) return expect(chooseAccount(null, passwd)).toBeNull();
    expect(chooseAccount(null, passwd)).toEqual({ uid: 101, gid: 104 });
    expect(chooseAccount({ uid: 65534, gid: 65534 }, passwd)).toEqual({ uid: 65534, gid: 65534 });
    expect(chooseAccount({ uid: 0, gid: 0 }, passwd)).toEqual({ uid: 101, gid: 104 });
    expect(() => chooseAccount(null, parsePasswd('root:x:0:0::/:/bin/sh'))).toThrow('set DATABASE_URL');
  });

  test('reaches a folder only when it may pass through every folder above', () => {
    const inside = join(folder, 'a/b');
    mkdirSync(inside, { recursive: true });
    const stranger = { uid: 64_000, gid: 64_000 };
    chmodSync(folder, 0o711);
    expect(canReach(stranger, inside)).toBe(true);
    chmodSync(folder, 0o700);
    expect(canReach(stranger, inside)).toBe(false);
    expect(canReach({ uid: process.getuid?.() ?? 0, gid: 64_000 }, inside)).toBe(true);
    expect(canReach(null, inside)).toBe(true);
  });
});
