import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../ports/db.js';
import { patients } from './tables.js';

/** Whether this roster entry exists and belongs to this provider. */
export async function isOnRoster(db: Db | Tx, providerId: number, patientId: number): Promise<boolean> {
  const rows = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.id, patientId), eq(patients.providerId, providerId)))
    .limit(1);
  return rows.length === 1;
}
