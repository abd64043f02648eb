import { Readable } from 'node:stream';
import type pg from 'pg';
import { expect, it } from 'vitest';
import type { Tally } from './frames.js';
import { readRows } from './shape.js';

it('counts the rows that came, not those that the stream has heard of when it ends', async () => {
  const late = Object.assign(Readable.from([Buffer.from('1\ta\\nb\n2\t'), Buffer.from('c\n3\t\\N\n')]), {
    rowCount: 0,
  });
  const client = { query: () => late } as unknown as pg.ClientBase;
  const shape = { schema: 'public' as const, name: 'things', columns: ['id', 'word'], order: ['id'] };
  let tally: Tally | null = null;
  const chunks: Buffer[] = [];
  for await (const chunk of readRows(client, shape, (found) => {
    tally = found;
  }))
    chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('1\ta\\nb\n2\tc\n3\t\\N\n');
  expect(tally).toMatchObject({ rows: 3 });
});
