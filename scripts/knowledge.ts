// npm run knowledge: checks the whole knowledge base and says what it covers. Exits 1 on errors; --quiet prints only them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { KnowledgeData } from '../src/knowledge/schema.js';
import { loadKnowledgeFolder } from './compile-knowledge.js';
import { checkAnswers } from './knowledge/answers.js';
import { coverageReport } from './knowledge/coverage.js';
import { checkJargon } from './knowledge/jargon.js';
import { checkNames, type SharedName } from './knowledge/names.js';
import { checkLoinc, checkNumbers } from './knowledge/numbers.js';
import { checkLayWords, checkProcedures } from './knowledge/procedures.js';
import { checkDefaults, checkIds, checkReferences, checkSources } from './knowledge/references.js';
import { checkComfort, checkGrades, checkShape } from './knowledge/texts.js';
import type { Finding } from './knowledge/types.js';

const sharedNames = z.array(
  z.strictObject({ name: z.string(), entries: z.array(z.string()).min(2), reason: z.string().min(10) }),
);

/** Runs every check over the base. `allowed` are the names that entries share on purpose. */
export function checkKnowledge(data: KnowledgeData, allowed: readonly SharedName[] = []): Finding[] {
  const checks = [
    checkIds,
    checkReferences,
    checkNames(allowed),
    checkSources,
    checkNumbers,
    checkLoinc,
    checkShape,
    checkComfort,
    checkGrades,
    checkDefaults,
    checkJargon,
    checkProcedures,
    checkLayWords,
    checkAnswers,
  ];
  return checks.flatMap((check) => check(data));
}

/** Loads a knowledge folder and runs every check, schema and shared names included. */
export function checkKnowledgeFolder(folder: string): { data: KnowledgeData; findings: Finding[] } {
  const { data, problems } = loadKnowledgeFolder(folder);
  const schema = problems.map(
    ({ file, entry, message }): Finding => ({ level: 'error', check: 'schema', where: `${file} ${entry}`, message }),
  );
  const file = join(folder, 'shared-names.yaml');
  const allowed = sharedNames.parse(existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? []) : []);
  return { data, findings: [...schema, ...checkKnowledge(data, allowed)] };
}

function main(quiet: boolean): number {
  const { data, findings } = checkKnowledgeFolder(join(new URL('..', import.meta.url).pathname, 'knowledge'));
  const errors = findings.filter((one) => one.level === 'error');
  const warnings = findings.filter((one) => one.level === 'warning');
  for (const { level, check, where, message } of quiet ? errors : [...warnings, ...errors]) {
    console.log(`${level.padEnd(7)} ${check.padEnd(10)} ${where}: ${message}`);
  }
  if (!quiet) console.log(`\n${coverageReport(data).join('\n')}\n`);
  console.log(`knowledge: ${errors.length} errors, ${warnings.length} warnings`);
  return errors.length > 0 ? 1 : 0;
}

if (process.argv[1] === new URL(import.meta.url).pathname) process.exit(main(process.argv.includes('--quiet')));
