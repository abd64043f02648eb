import { desc, eq } from 'drizzle-orm';
import { users } from '../../accounts/index.js';
import type { ConsentInput } from '../../contract/roster.js';
import type { Tx } from '../../ports/db.js';
import { patientConsents } from '../tables.js';

export interface ConsentRow
  extends Pick<typeof patientConsents.$inferSelect, 'id' | 'kind' | 'given' | 'how' | 'recordedAt'> {
  recorder: { firstName: string; lastName: string } | null;
}

/** Records one word of a patient; gives its id. */
export async function insertConsent(
  tx: Tx,
  patientId: number,
  recordedByUserId: number,
  input: ConsentInput,
  recordedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(patientConsents)
    .values({ ...input, patientId, recordedByUserId, recordedAt })
    .returning({ id: patientConsents.id });
  return (row as { id: number }).id;
}

/** Everything recorded for an entry, newest first. */
export function findConsents(tx: Tx, patientId: number): Promise<ConsentRow[]> {
  return tx
    .select({
      id: patientConsents.id,
      kind: patientConsents.kind,
      given: patientConsents.given,
      how: patientConsents.how,
      recordedAt: patientConsents.recordedAt,
      recorder: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(patientConsents)
    .leftJoin(users, eq(users.id, patientConsents.recordedByUserId))
    .where(eq(patientConsents.patientId, patientId))
    .orderBy(desc(patientConsents.recordedAt), desc(patientConsents.id));
}

/** Moves what was recorded for one entry to another. */
export async function moveConsents(tx: Tx, fromPatientId: number, toPatientId: number): Promise<void> {
  await tx.update(patientConsents).set({ patientId: toPatientId }).where(eq(patientConsents.patientId, fromPatientId));
}
