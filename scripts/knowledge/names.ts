import { fold, tokenize } from '../../src/knowledge/index.js';
import type { KnowledgeData } from '../../src/knowledge/schema.js';
import type { Check, Finding } from './types.js';

/** A name that several entries share on purpose. */
export interface SharedName {
  name: string;
  entries: string[];
  reason: string;
}

interface Named {
  where: string;
  names: string[];
}

/** Comparable form of a name: lower case, singular words, hyphens and slashes as spaces. */
export function nameKey(name: string): string {
  return tokenize(name)
    .filter((token) => token.kind !== 'mark' || !['-', '–', '/', "'", '’', ',', '(', ')'].includes(token.text))
    .map((token) => (token.kind === 'word' ? fold(token.text) : token.text))
    .join(' ');
}

function namedEntries(data: KnowledgeData): Named[] {
  return [
    ...data.concepts.map((one) => ({
      where: `concepts/${one.id}`,
      names: [one.term, ...one.synonyms, ...one.adjectives],
    })),
    ...data.labs.map((one) => ({ where: `labs/${one.id}`, names: [one.term, ...one.synonyms] })),
    ...data.medicines.map((one) => ({
      where: `medicines/${one.id}`,
      names: [one.term, ...one.brands, ...one.synonyms],
    })),
    ...data.scores.map((one) => ({ where: `scores/${one.id}`, names: [one.term, ...one.synonyms] })),
  ];
}

/** Names that two entries claim, but for those allowed with a reason; and allowances that nothing needs any more. */
export function checkNames(allowed: readonly SharedName[]): Check {
  return (data) => {
    const found: Finding[] = [];
    const owners = new Map<string, Set<string>>();
    for (const { where, names } of namedEntries(data)) {
      for (const name of names) {
        const key = nameKey(name);
        owners.set(key, (owners.get(key) ?? new Set()).add(where));
      }
    }
    const allowances = new Map(allowed.map((one) => [nameKey(one.name), new Set(one.entries)]));
    for (const [key, claims] of owners) {
      if (claims.size < 2) continue;
      const fine = allowances.get(key);
      if (fine && [...claims].every((claim) => fine.has(claim))) continue;
      const [first = '', ...others] = [...claims];
      found.push({
        level: 'error',
        check: 'names',
        where: first,
        message: `"${key}" is also a name of ${others.join(' and ')}`,
      });
    }
    for (const { name, entries } of allowed) {
      const claims = owners.get(nameKey(name));
      if (!claims || !entries.every((entry) => claims.has(entry)))
        found.push({
          level: 'error',
          check: 'names',
          where: 'shared-names.yaml',
          message: `"${name}" is no longer shared by ${entries.join(' and ')}`,
        });
    }
    found.push(...sameShortForms(data));
    return found;
  };
}

/** Short forms printed alike in two entries: their meanings would mix without being seen. */
function sameShortForms(data: KnowledgeData): Finding[] {
  const found: Finding[] = [];
  const owners = new Map<string, string>();
  for (const { id, short } of data.abbreviations) {
    const owner = owners.get(short);
    if (owner)
      found.push({
        level: 'error',
        check: 'names',
        where: `abbreviations/${id}`,
        message: `"${short}" already stands in abbreviations/${owner}`,
      });
    owners.set(short, id);
  }
  return found;
}
