import { and, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../ports/db.js';
import type { SealedColumn, Sealer } from '../ports/sealer.js';
import { dataExports } from './tables.js';

/** One request for a copy: whose, and when it was made. */
export interface ExportRequest {
  userId: number;
  requestedAt: Date;
}

/** Where the file is sealed for. */
const place = (userId: number) => `data_exports/${userId}/bytes`;

/** Every sealed column of this slice. */
export const sealedTakeoutColumns: readonly SealedColumn[] = [
  { table: 'data_exports', id: 'user_id', column: 'bytes', type: 'bytes', place, atOnce: 1 },
];

const isRequest = ({ userId, requestedAt }: ExportRequest) =>
  and(eq(dataExports.userId, userId), eq(dataExports.requestedAt, requestedAt));
const isUnderWay = (request: ExportRequest) => and(isRequest(request), eq(dataExports.state, 'preparing'));

/** Notes that a copy is being made, in place of an earlier one; false when one is being made already. */
export async function beginExport(tx: Tx, { userId, requestedAt }: ExportRequest): Promise<boolean> {
  const begun = { state: 'preparing', requestedAt, madeAt: null, size: null, bytes: null } as const;
  const rows = await tx
    .insert(dataExports)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: dataExports.userId, set: begun, setWhere: ne(dataExports.state, 'preparing') })
    .returning({ userId: dataExports.userId });
  return rows.length === 1;
}

/** Whether this request still waits for its copy. */
export async function isAwaited(db: Db, request: ExportRequest): Promise<boolean> {
  const rows = await db.select({ userId: dataExports.userId }).from(dataExports).where(isUnderWay(request));
  return rows.length === 1;
}

/** Keeps the copy that was made, sealed; false when nobody waits for it any more. */
export async function keepExport(
  tx: Tx,
  sealer: Sealer,
  request: ExportRequest,
  made: { file: Buffer; madeAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set({
      state: 'ready',
      madeAt: made.madeAt,
      size: made.file.length,
      bytes: sealer.sealBytes(made.file, place(request.userId)),
    })
    .where(isUnderWay(request))
    .returning({ userId: dataExports.userId });
  return rows.length === 1;
}

/** Notes that the copy could not be made. */
export async function failExport(tx: Tx, request: ExportRequest): Promise<void> {
  await tx.update(dataExports).set({ state: 'failed' }).where(isUnderWay(request));
}

/** Deletes the copy that this request led to; a newer one stays. */
export async function deleteExport(tx: Tx, request: ExportRequest): Promise<void> {
  await tx.delete(dataExports).where(isRequest(request));
}

/** How a person's copy stands, without the file. */
export async function findExport(
  db: Db,
  userId: number,
): Promise<Pick<typeof dataExports.$inferSelect, 'state' | 'madeAt' | 'size'> | null> {
  const [row] = await db
    .select({ state: dataExports.state, madeAt: dataExports.madeAt, size: dataExports.size })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return row ?? null;
}

/** The file of a person's own copy, and when it was made; null when there is none. */
export async function openExport(
  tx: Tx,
  sealer: Sealer,
  userId: number,
): Promise<{ file: Buffer; madeAt: Date } | null> {
  const [row] = await tx
    .select({ madeAt: dataExports.madeAt, bytes: dataExports.bytes })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'ready')));
  if (!row?.madeAt || !row.bytes) return null;
  return { madeAt: row.madeAt, file: sealer.openBytes(row.bytes, place(userId)) };
}
