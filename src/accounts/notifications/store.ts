import { eq } from 'drizzle-orm';
import type { NotificationChoices } from '../../contract/users.js';
import type { Db, Tx } from '../../ports/db.js';
import { users } from '../tables.js';

const columns = { analysisReady: users.mailAnalysisReady, patientLinked: users.mailPatientLinked };

export async function findChoices(db: Db, userId: number): Promise<NotificationChoices | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function saveChoices(tx: Tx, userId: number, choices: NotificationChoices): Promise<void> {
  await tx
    .update(users)
    .set({ mailAnalysisReady: choices.analysisReady, mailPatientLinked: choices.patientLinked })
    .where(eq(users.id, userId));
}

/** Whether to write to this account when an explanation is ready: only where that was chosen, to a verified address. */
export function wantsAnalysisReady(
  user: Pick<typeof users.$inferSelect, 'mailAnalysisReady' | 'isEmailVerified'>,
): boolean {
  return user.mailAnalysisReady && user.isEmailVerified;
}
