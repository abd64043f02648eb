import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../ports/db.js';
import type { SealedColumn, Sealer } from '../../ports/sealer.js';
import { sealingPending } from './tables.js';

const AT_ONCE = 50;
/** Characters of base64url that the mark fills for certain. */
const MARK_CHARACTERS = 10;

/**
 * Seals again, with the key in use, what other keys have sealed; gives how many values. It works in small batches beside
 * a running product: a value that is written meanwhile is left to its writer, and looked at again. Ends when a whole
 * round finds nothing.
 */
export async function resealAll(db: Db, sealer: Sealer, columns: readonly SealedColumn[]): Promise<number> {
  let count = 0;
  for (;;) {
    let round = 0;
    for (const column of columns)
      round += await pass(db, sealer, column, (value, place) => open(sealer, column, value, place));
    if (round === 0) return count;
    count += round;
  }
}

/** Seals what an earlier version left in clear, once for each column; gives how many values. */
export async function sealClearValues(db: Db, sealer: Sealer, columns: readonly SealedColumn[]): Promise<number> {
  let count = 0;
  for (const { table, column } of await db.select().from(sealingPending)) {
    const wanted = columns.find((one) => one.table === table && one.column === column);
    if (!wanted) throw new Error(`The column ${table}.${column} waits to be sealed and is not known.`);
    const isSealed = (value: Buffer) => value.subarray(0, 4).equals(sealer.mark.subarray(0, 4));
    count += await pass(db, sealer, wanted, (value, place) =>
      Buffer.isBuffer(value) && !isSealed(value) ? value : open(sealer, wanted, value, place),
    );
    await db.delete(sealingPending).where(and(eq(sealingPending.table, table), eq(sealingPending.column, column)));
  }
  return count;
}

/** What a sealed value holds. */
function open(sealer: Sealer, column: SealedColumn, value: Buffer | string, place: string): Uint8Array {
  if (column.type === 'text') return Buffer.from(sealer.open(String(value), place));
  return sealer.openBytes(value as Buffer, place);
}

/** Goes once through the values of a column that were not sealed with the key in use. */
async function pass(
  db: Db,
  sealer: Sealer,
  column: SealedColumn,
  contentOf: (value: Buffer | string, place: string) => Uint8Array,
): Promise<number> {
  const table = sql.identifier(column.table);
  const id = sql.identifier(column.id);
  const value = sql.identifier(column.column);
  const mark = sealer.mark;
  const other =
    column.type === 'text'
      ? sql`left(${value}, ${MARK_CHARACTERS}) <> ${mark.toString('base64url').slice(0, MARK_CHARACTERS)}`
      : sql`substring(${value} FROM 1 FOR ${mark.length}) <> ${mark}`;
  let last = 0;
  let count = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: number; value: Buffer | string }>(sql`
      SELECT ${id} AS id, ${value} AS value FROM ${table}
      WHERE ${id} > ${last} AND ${value} IS NOT NULL AND ${other} ORDER BY ${id} LIMIT ${column.atOnce ?? AT_ONCE}`);
    for (const row of rows) {
      const place = column.place(row.id);
      const content = contentOf(row.value, place);
      const sealed =
        column.type === 'text'
          ? sealer.seal(Buffer.from(content).toString('utf8'), place)
          : sealer.sealBytes(content, place);
      await db.execute(
        sql`UPDATE ${table} SET ${value} = ${sealed} WHERE ${id} = ${row.id} AND ${value} = ${row.value}`,
      );
      last = row.id;
      count += 1;
    }
    if (rows.length === 0) return count;
  }
}

/** Opens every sealed value; gives how many. Throws, naming the place, at the first that does not open. */
export async function openEverything(db: Db, sealer: Sealer, columns: readonly SealedColumn[]): Promise<number> {
  let count = 0;
  for (const column of columns) {
    const id = sql.identifier(column.id);
    const value = sql.identifier(column.column);
    for (let last = 0; ; ) {
      const { rows } = await db.execute<{ id: number; value: Buffer | string }>(sql`
        SELECT ${id} AS id, ${value} AS value FROM ${sql.identifier(column.table)}
        WHERE ${id} > ${last} AND ${value} IS NOT NULL ORDER BY ${id} LIMIT ${column.atOnce ?? AT_ONCE}`);
      for (const row of rows) {
        try {
          open(sealer, column, row.value, column.place(row.id));
        } catch (error) {
          throw new Error(`${column.place(row.id)} cannot be opened: ${(error as Error).message}`);
        }
        last = row.id;
        count += 1;
      }
      if (rows.length === 0) break;
    }
  }
  return count;
}
