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

/** The date of birth on a provider's own roster entry, YYYY-MM-DD; null when there is none. */
export async function findBirthDate(db: Db | Tx, providerId: number, patientId: number): Promise<string | null> {
  const [row] = await db
    .select({ dateOfBirth: patients.dateOfBirth })
    .from(patients)
    .where(and(eq(patients.id, patientId), eq(patients.providerId, providerId)));
  return row?.dateOfBirth ?? null;
}
