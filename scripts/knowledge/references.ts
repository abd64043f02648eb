import type { KnowledgeData } from '../../src/knowledge/schema.js';
import { type Check, entriesOf, type Finding } from './types.js';

/** Ids that stand twice: within a folder, or over the folders whose entries a mention can be. */
export const checkIds: Check = (data) => {
  const found: Finding[] = [];
  const named = new Set(['concepts', 'labs', 'medicines', 'scores']);
  const seen = new Map<string, string>();
  for (const { folder, entry } of entriesOf(data)) {
    const key = named.has(folder) ? entry.id : `${folder}/${entry.id}`;
    const where = `${folder}/${entry.id}`;
    const before = seen.get(key);
    if (before) found.push({ level: 'error', check: 'ids', where, message: `the id already stands in ${before}` });
    else seen.set(key, where);
  }
  return found;
};

/** References to entries that do not exist. */
export const checkReferences: Check = (data) => {
  const found: Finding[] = [];
  const concepts = new Set(data.concepts.map((entry) => entry.id));
  const all = namedIds(data);
  for (const { id, concept, instead = [], kinds = [] } of data.urgent) {
    for (const named of [concept, ...instead, ...kinds])
      if (!concepts.has(named))
        found.push({ level: 'error', check: 'references', where: `urgent/${id}`, message: `no concept "${named}"` });
  }
  for (const { id, concepts: named = [] } of data.scores) {
    for (const concept of named) {
      if (!concepts.has(concept))
        found.push({ level: 'error', check: 'references', where: `scores/${id}`, message: `no concept "${concept}"` });
    }
  }
  const helped = new Map<string, string>();
  for (const { id, concepts: named } of data.helpNow ?? []) {
    const where = `help-now/${id}`;
    for (const concept of named) {
      if (!concepts.has(concept))
        found.push({ level: 'error', check: 'references', where, message: `no concept "${concept}"` });
      if (helped.has(concept))
        found.push({
          level: 'error',
          check: 'references',
          where,
          message: `"${concept}" also stands in ${helped.get(concept)}`,
        });
      helped.set(concept, where);
    }
  }
  const tests = new Set(data.labs.map((entry) => entry.id));
  const scores = new Set(data.scores.map((entry) => entry.id));
  for (const { id, of, limits, usual } of data.levels ?? []) {
    const where = `levels/${id}`;
    for (const named of of)
      if (!concepts.has(named) && !tests.has(named) && !scores.has(named))
        found.push({ level: 'error', check: 'references', where, message: `no test, score or concept "${named}"` });
    for (const { source } of [...limits, ...usual])
      if (!source.url) found.push({ level: 'error', check: 'references', where, message: 'a limit needs its address' });
  }
  const named = new Set(data.medicines.flatMap((one) => [one.id, one.drugClass ?? '']));
  for (const { id, medicines } of data.combinations ?? [])
    for (const name of medicines.flat())
      if (!named.has(name))
        found.push({
          level: 'error',
          check: 'references',
          where: `combinations/${id}`,
          message: `no medicine or group "${name}"`,
        });
  for (const { id, when, without } of data.labPatterns ?? []) {
    for (const test of [...when, ...without].flatMap((condition) => condition.test)) {
      if (!tests.has(test))
        found.push({ level: 'error', check: 'references', where: `lab-patterns/${id}`, message: `no test "${test}"` });
    }
  }
  for (const { id, tests: converted } of data.unitConversions ?? []) {
    for (const test of converted.filter((one) => !tests.has(one)))
      found.push({
        level: 'error',
        check: 'references',
        where: `unit-conversions/${id}`,
        message: `no test "${test}"`,
      });
  }
  for (const { id, of, instead } of data.wordSenses ?? []) {
    const missing = [all.has(of) ? [] : of, instead === undefined || concepts.has(instead) ? [] : instead].flat();
    for (const entry of missing)
      found.push({ level: 'error', check: 'references', where: `word-senses/${id}`, message: `no entry "${entry}"` });
  }
  for (const { id, senses } of data.abbreviations) {
    for (const { concept } of senses) {
      if (concept && !all.has(concept))
        found.push({
          level: 'error',
          check: 'references',
          where: `abbreviations/${id}`,
          message: `no entry "${concept}"`,
        });
    }
  }
  return found;
};

function namedIds(data: KnowledgeData): Set<string> {
  return new Set([data.concepts, data.labs, data.medicines, data.scores].flatMap((list) => list.map((one) => one.id)));
}

/** Sources that say nothing, addresses without a reading, readings without an address. */
export const checkSources: Check = (data) =>
  entriesOf(data).flatMap(({ folder, entry }): Finding[] => {
    const where = `${folder}/${entry.id}`;
    const say = (level: Finding['level'], message: string): Finding => ({ level, check: 'sources', where, message });
    const { name, url } = entry.source;
    if (/^(?:todo|none|unknown|n\/a|various)$/i.test(name.trim())) return [say('error', `"${name}" is no source`)];
    if (entry.sourceChecked && !url) return [say('error', 'checked, but without the address of the source')];
    if (url && !entry.sourceChecked) return [say('warning', 'has an address, but was not checked against it')];
    return [];
  });

/** Short forms with several meanings and no rule for where nothing near them decides. */
export const checkDefaults: Check = (data) => {
  const found: Finding[] = [];
  for (const { id, short, senses } of data.abbreviations) {
    const where = `abbreviations/${id}`;
    const open = senses.filter((s) => s.near.length === 0 && s.sections.length === 0 && s.reportTypes.length === 0);
    if (open.length > 1)
      found.push({ level: 'error', check: 'senses', where, message: `"${short}" has ${open.length} default senses` });
    if (senses.length > 1 && open.length === 0)
      found.push({ level: 'warning', check: 'senses', where, message: `"${short}" has no default sense` });
  }
  return found;
};
