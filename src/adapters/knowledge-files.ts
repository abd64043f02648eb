import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createKnowledge,
  type EducationData,
  type Knowledge,
  type KnowledgeData,
  type UnitConversion,
} from '../knowledge/index.js';
import { createLookup, type Lookup } from '../lookup/index.js';

const KNOWLEDGE = ['./knowledge.json', '../knowledge/compiled.json'] as const;
const EDUCATION = ['./education.json', '../knowledge/education.json'] as const;

/** The compiled knowledge: beside the bundle, else in the source tree. */
export function loadKnowledge(): Knowledge {
  return createKnowledge(read(KNOWLEDGE) as KnowledgeData);
}

/** The files of the compiled knowledge that are missing or damaged. */
export function brokenKnowledgeFiles(): string[] {
  return [KNOWLEDGE, EDUCATION]
    .filter((file) => !isSound(file))
    .map(([built]) => fileURLToPath(new URL(built, import.meta.url)));
}

/** The lookup over the compiled knowledge; read and indexed when first asked for, then kept. */
export function lazyLookup(): () => Lookup {
  let lookup: Lookup | undefined;
  return () => {
    lookup ??= createLookup(loadKnowledge(), read(EDUCATION) as EducationData);
    return lookup;
  };
}

/** The factors between units; read when first asked for, then kept. */
export function lazyConversions(): () => readonly UnitConversion[] {
  let conversions: readonly UnitConversion[] | undefined;
  return () => {
    conversions ??= (read(KNOWLEDGE) as KnowledgeData).unitConversions ?? [];
    return conversions;
  };
}

function isSound(file: typeof KNOWLEDGE | typeof EDUCATION): boolean {
  try {
    return read(file) !== null;
  } catch {
    return false;
  }
}

function read([built, source]: readonly [built: string, source: string]): unknown {
  const beside = fileURLToPath(new URL(built, import.meta.url));
  return JSON.parse(readFileSync(existsSync(beside) ? beside : new URL(source, import.meta.url), 'utf8'));
}
