import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.js';
import type { Tx } from '../../ports/db.js';
import { type EntryRow, findEntries } from '../store.js';
import { patients, patientsKeptApart } from '../tables.js';

const MOST_PAIRS = 200;

/**
 * Pairs of a manual entry and an account's entry with one address and birth date, except those said to be two people. An
 * address that its account has not verified says nothing of whose it is.
 */
export async function findCandidates(tx: Tx, providerId: number): Promise<{ manual: EntryRow; linked: EntryRow }[]> {
  const manual = alias(patients, 'manual');
  const linked = alias(patients, 'linked');
  const pairs = await tx
    .select({ manualId: manual.id, linkedId: linked.id })
    .from(linked)
    .innerJoin(
      manual,
      and(
        eq(manual.providerId, linked.providerId),
        isNull(manual.deletedAt),
        isNull(manual.patientUserId),
        eq(manual.email, linked.email),
        eq(manual.dateOfBirth, linked.dateOfBirth),
      ),
    )
    .innerJoin(users, and(eq(users.id, linked.patientUserId), eq(users.isEmailVerified, true)))
    .where(
      and(
        eq(linked.providerId, providerId),
        isNull(linked.deletedAt),
        isNotNull(linked.patientUserId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(patientsKeptApart)
            .where(and(eq(patientsKeptApart.manualId, manual.id), eq(patientsKeptApart.linkedId, linked.id))),
        ),
      ),
    )
    .orderBy(asc(manual.searchText), asc(manual.id), asc(linked.id))
    .limit(MOST_PAIRS);
  const ids = pairs.flatMap(({ manualId, linkedId }) => [manualId, linkedId]);
  const entries = new Map((await findEntries(tx, providerId, ids)).map((row) => [row.id, row]));
  return pairs.flatMap(({ manualId, linkedId }) => {
    const [one, other] = [entries.get(manualId), entries.get(linkedId)];
    return one && other ? [{ manual: one, linked: other }] : [];
  });
}

/** Notes that two entries are two people. */
export async function insertKeptApart(tx: Tx, manualId: number, linkedId: number): Promise<void> {
  await tx.insert(patientsKeptApart).values({ manualId, linkedId }).onConflictDoNothing();
}

/** Lets the manual entry take the account's place; the account's own entry is gone. */
export async function takeAccount(
  tx: Tx,
  manualId: number,
  linked: { id: number; patientUserId: number },
  now: Date,
): Promise<void> {
  await tx.delete(patients).where(eq(patients.id, linked.id));
  await tx
    .update(patients)
    .set({ patientUserId: linked.patientUserId, updatedAt: now })
    .where(eq(patients.id, manualId));
}
