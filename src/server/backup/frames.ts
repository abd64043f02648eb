import { z } from 'zod';
import { NotThisBackup, Reader } from './container.js';

/** What stands at the beginning of a backup. */
export const manifestSchema = z.object({
  at: z.string(),
  /** The steps of the schema that the tables have, oldest first. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  queues: z.array(z.string()),
  /** Without them nothing sealed can be read again: the backup is as secret as they are. */
  keys: z.object({ data: z.array(z.string()), audit: z.string() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tableSchema = z.object({
  schema: z.enum(['public', 'pgboss']),
  name: z.string(),
  columns: z.array(z.string()),
  /** The columns that put its rows in order. */
  order: z.array(z.string()),
});
export type TableShape = z.infer<typeof tableSchema>;

/** How many rows a table has, and the SHA-256 of all of them in their order. */
export const tallySchema = z.object({ rows: z.number(), sha256: z.string() });
export type Tally = z.infer<typeof tallySchema>;

export const endSchema = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});
export type End = z.infer<typeof endSchema>;

export type Frame =
  | { type: 'manifest'; value: Manifest }
  | { type: 'table'; value: TableShape }
  | { type: 'rows'; value: Buffer }
  | { type: 'tally'; value: Tally }
  | { type: 'end'; value: End };

const TYPES = ['manifest', 'table', 'rows', 'tally', 'end'] as const;
const SCHEMAS = { manifest: manifestSchema, table: tableSchema, tally: tallySchema, end: endSchema };

/** A frame as bytes: its type, its length, what it holds. */
export function writeFrame(frame: Frame): Buffer {
  const body = frame.type === 'rows' ? frame.value : Buffer.from(JSON.stringify(frame.value));
  const head = Buffer.alloc(5);
  head.writeUInt8(TYPES.indexOf(frame.type));
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

/** The frames of a backup up to its end. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const reader = new Reader(source[Symbol.asyncIterator]());
  for (;;) {
    const head = await reader.take(5);
    const type = TYPES[head.readUInt8()];
    if (!type) throw new NotThisBackup('The backup was written by a newer version. Restore it with that version.');
    const body = await reader.take(head.readUInt32BE(1));
    if (type === 'rows') yield { type, value: body };
    else yield { type, value: SCHEMAS[type].parse(JSON.parse(body.toString('utf8'))) } as Frame;
    if (type === 'end') {
      if (!(await reader.isAtEnd())) throw new NotThisBackup('The backup is damaged: something follows its end.');
      return;
    }
  }
}
