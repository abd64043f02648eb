import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableShape, Tally } from './frames.js';

/** Every value must look the same when it is written and when it is compared. */
export async function fixFormats(client: pg.ClientBase): Promise<void> {
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1; SET client_encoding = 'UTF8'",
  );
}

/** The tables that are backed up, each after those it refers to. Left out are counts that live for a minute (UNLOGGED). */
export async function readShapes(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{
    id: number;
    schema: 'public' | 'pgboss';
    name: string;
    columns: string[];
    order: string[] | null;
  }>(`
    SELECT c.oid::int8::int AS id, n.nspname AS schema, c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT array_agg(a.attname::text ORDER BY k.place) FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (number, place),
        pg_attribute a WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.number) AS order
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relpersistence = 'p' AND (
      (n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'schema_migrations')
      OR (n.nspname = 'pgboss' AND c.relname IN ('job', 'archive') AND c.relkind IN ('r', 'p')))
    ORDER BY n.nspname, c.relname`);
  const { rows: links } = await client.query<{ from: number; to: number }>(
    `SELECT conrelid::int8::int AS "from", confrelid::int8::int AS "to" FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const sorted: TableShape[] = [];
  const waiting = new Map(rows.map((row) => [row.id, row]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ id }) => !links.some((link) => link.from === id && waiting.has(link.to)),
    );
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const { id, schema, name, columns, order } of free) {
      sorted.push({ schema, name, columns, order: order ?? columns });
      waiting.delete(id);
    }
  }
  return sorted;
}

/** A name as SQL has it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableName({ schema, name }: TableShape): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

const LINE_END = 0x0a;

/** The rows of a table in their order, as bytes; `tally` is told what they were. */
export async function* readRows(
  client: pg.ClientBase,
  shape: TableShape,
  tally: (tally: Tally) => void,
): AsyncGenerator<Buffer> {
  const columns = shape.columns.map(quoted).join(', ');
  const order = shape.order.map(quoted).join(', ');
  const stream = client.query(copyTo(`COPY (SELECT ${columns} FROM ${tableName(shape)} ORDER BY ${order}) TO STDOUT`));
  const hash = createHash('sha256');
  // The stream's own count comes with a message behind the last row, and may be later than the end of the stream. In the
  // text format a line end stands behind each row and nowhere else.
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
    yield chunk;
  }
  tally({ rows, sha256: hash.digest('hex') });
}
