import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const { concepts, labs, medicines, scores } = JSON.parse(
  readFileSync(join(root, 'src/knowledge/compiled.json'), 'utf8'),
) as Record<'concepts' | 'labs' | 'medicines' | 'scores', { id: string }[]>;
const known = new Set([...concepts, ...labs, ...medicines, ...scores].map(({ id }) => id));

/** Tables of the code that name entries of the knowledge base: file, and where its list of ids begins. */
const TABLES: readonly [file: string, opening: string][] = [
  ['understanding/consistency/place.ts', 'const PART_OF'],
  ['understanding/consistency/normality.ts', 'const HARMLESS'],
  ['understanding/consistency/bystanders.ts', 'const PREGNANT'],
  ['understanding/heads/no-head.ts', 'const STAY'],
  ['understanding/heads/sites.ts', 'const VAGUE'],
  ['understanding/overall.ts', 'const HEART_AND_LUNGS'],
  ['explaining/planners/details.ts', 'const TOLD_LOOKS'],
  ['explaining/planners/normal-places.ts', 'const SEVERAL'],
  ['explaining/words/place.ts', 'const WIDE'],
  ['explaining/words/place.ts', 'const GENERIC'],
];

function idsOf(file: string, opening: string): string[] {
  const source = readFileSync(join(root, 'src', file), 'utf8');
  const at = source.indexOf(opening);
  if (at < 0) return [];
  const from = source.indexOf('=', at);
  const table = source.slice(from, source.indexOf(';\n', from));
  const quoted = [...table.matchAll(/'([^']+)'/g)].flatMap((match) => (match[1] as string).trim().split(/\s+/));
  const keys = [...table.matchAll(/^\s+([a-z][a-z-]+):/gm)].map((match) => match[1] as string);
  return [...quoted, ...keys].filter((id) => /^[a-z][a-z0-9-]+$/.test(id));
}

describe('entries of the knowledge base that code names', () => {
  it.each(TABLES)('exist: %s %s', (file, opening) => {
    const ids = idsOf(file, opening);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are read from files that exist', () => {
    const files = new Set(readdirSync(join(root, 'src'), { recursive: true }).map(String));
    expect(TABLES.filter(([file]) => !files.has(file))).toEqual([]);
  });
});
