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

/** The compiled knowledge: beside the bundle, else in the source tree. */
export function loadKnowledge(): Knowledge {
  return createKnowledge(read('./knowledge.json', '../knowledge/compiled.json') as KnowledgeData);
}

/** The lookup over the compiled knowledge; read and indexed when first asked for, then kept. */
export function lazyLookup(): () => Lookup {
  let lookup: Lookup | undefined;
  return () => {
    lookup ??= createLookup(loadKnowledge(), read('./education.json', '../knowledge/education.json') as EducationData);
    return lookup;
  };
}

/** The factors between units; read when first asked for, then kept. */
export function lazyConversions(): () => readonly UnitConversion[] {
  let conversions: readonly UnitConversion[] | undefined;
  return () => {
    conversions ??= (read('./knowledge.json', '../knowledge/compiled.json') as KnowledgeData).unitConversions ?? [];
    return conversions;
  };
}

function read(built: string, source: string): unknown {
  const beside = fileURLToPath(new URL(built, import.meta.url));
  return JSON.parse(readFileSync(existsSync(beside) ? beside : new URL(source, import.meta.url), 'utf8'));
}
