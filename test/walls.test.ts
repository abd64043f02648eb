import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
const ruleNames: string[] = config.forbidden.map((rule: { name: string }) => rule.name);

/** One bad import per rule: the file it stands in, what it says, and the file it reaches. */
const planted: Record<string, Record<string, string>> = {
  'no-circular': {
    'src/roster/a.ts': "import { b } from './b.js';\nexport const a = () => b;",
    'src/roster/b.ts': "import { a } from './a.js';\nexport const b = () => a;",
  },
  'contract-alone': {
    'src/contract/bad.ts': "import { x } from '../accounts/index.js';\nexport const y = x;",
    'src/accounts/index.ts': 'export const x = 1;',
  },
  'ports-types-only': {
    'src/ports/bad.ts': "import type { X } from '../server/thing.js';\nexport type Y = X;",
    'src/server/thing.ts': 'export type X = 1;',
  },
  'ports-no-library-code': { 'src/ports/bad.ts': "import { z } from 'zod';\nexport const y = z.string();" },
  'core-order-knowledge': {
    'src/knowledge/bad.ts': "import { x } from '../reading/index.js';\nexport const y = x;",
    'src/reading/index.ts': 'export const x = 1;',
  },
  'core-order-reading': {
    'src/reading/bad.ts': "import { x } from '../knowledge/inner.js';\nexport const y = x;",
    'src/knowledge/inner.ts': 'export const x = 1;',
  },
  'core-order-understanding': {
    'src/understanding/bad.ts': "import { x } from '../explaining/index.js';\nexport const y = x;",
    'src/explaining/index.ts': 'export const x = 1;',
  },
  'core-order-explaining': {
    'src/explaining/bad.ts': "import { x } from '../analyses/index.js';\nexport const y = x;",
    'src/analyses/index.ts': 'export const x = 1;',
  },
  'core-order-lookup': {
    'src/lookup/bad.ts': "import { x } from '../analyses/index.js';\nexport const y = x;",
    'src/analyses/index.ts': 'export const x = 1;',
  },
  'privacy-pure': {
    'src/privacy/bad.ts': "import { x } from '../explaining/index.js';\nexport const y = x;",
    'src/explaining/index.ts': 'export const x = 1;',
  },
  'core-no-node': { 'src/reading/bad.ts': "import { readFileSync } from 'node:fs';\nexport const y = readFileSync;" },
  'core-libraries': { 'src/explaining/bad.ts': "import pino from 'pino';\nexport const y = pino;" },
  'audit-below-slices': {
    'src/audit/bad.ts': "import { x } from '../accounts/index.js';\nexport const y = x;",
    'src/accounts/index.ts': 'export const x = 1;',
  },
  'accounts-below-slices': {
    'src/accounts/bad.ts': "import { x } from '../analyses/index.js';\nexport const y = x;",
    'src/analyses/index.ts': 'export const x = 1;',
  },
  'slices-inward': {
    'src/analyses/bad.ts': "import { x } from '../adapters/mail.js';\nexport const y = x;",
    'src/adapters/mail.ts': 'export const x = 1;',
  },
  'slices-through-doors': {
    'src/analyses/bad.ts': "import { x } from '../accounts/store.js';\nexport const y = x;",
    'src/accounts/store.ts': 'export const x = 1;',
  },
  'adapters-outside': {
    'src/adapters/bad.ts': "import { x } from '../analyses/index.js';\nexport const y = x;",
    'src/analyses/index.ts': 'export const x = 1;',
  },
  'server-inward': {
    'src/server/bad.ts': "import { x } from '../adapters/mail.js';\nexport const y = x;",
    'src/adapters/mail.ts': 'export const x = 1;',
  },
  'web-apart': {
    'src/web/app/bad.ts': "import { x } from '../../server/thing.js';\nexport const y = x;",
    'src/server/thing.ts': 'export const x = 1;',
  },
  'web-no-node': { 'src/web/app/bad.ts': "import { join } from 'node:path';\nexport const y = join;" },
  'web-features-apart': {
    'src/web/reading/bad.ts': "import { x } from '../upload/thing.js';\nexport const y = x;",
    'src/web/upload/thing.ts': 'export const x = 1;',
  },
  'web-kit-below': {
    'src/web/kit/bad.ts': "import { x } from '../app/thing.js';\nexport const y = x;",
    'src/web/app/thing.ts': 'export const x = 1;',
  },
  'nobody-imports-web': {
    'src/main.ts': "import { x } from './web/app/thing.js';\nexport const y = x;",
    'src/web/app/thing.ts': 'export const x = 1;',
  },
  'http-and-queue-in-server': { 'src/analyses/bad.ts': "import fastify from 'fastify';\nexport const y = fastify;" },
  'sql-in-stores': { 'src/analyses/bad.ts': "import pg from 'pg';\nexport const y = pg;" },
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function brokenRules(baseDir: string): Promise<{ rules: string[]; modules: number }> {
  const result = await cruise(
    ['src'],
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir },
    config.options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.base.json')) },
  );
  const output = result.output as ICruiseResult;
  return {
    rules: [...new Set(output.summary.violations.map((violation) => violation.rule.name))],
    modules: output.summary.totalCruised,
  };
}

describe('the walls', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual([...ruleNames].sort());
  });

  it.each(Object.entries(planted))('catches %s', async (rule, files) => {
    const folder = mkdtempSync(join(root, 'test/.walls-'));
    folders.push(folder);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect((await brokenRules(folder)).rules).toContain(rule);
  });

  it('stands: the real modules are read and none breaks a rule', async () => {
    const { rules, modules } = await brokenRules(root);
    expect(modules).toBeGreaterThan(100);
    expect(rules).toEqual([]);
  }, 240_000);

  it('reads process.env only in config.ts', () => {
    const readers = sourceFiles('src').filter((path) =>
      /process\.env\b/.test(readFileSync(join(root, path), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')),
    );
    expect(readers.filter((path) => path !== 'src/config.ts' && !path.endsWith('.test.ts'))).toEqual([]);
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
