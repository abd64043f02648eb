import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.js';
import type { Db, Tx } from '../../ports/db.js';
import type { LinkedPair } from '../../ports/linked-analyses.js';
import { searchTextOf } from '../store.js';
import { patientProviderAssociations, patients } from '../tables.js';

const isPair = ({ providerId, patientUserId }: LinkedPair) =>
  and(
    eq(patientProviderAssociations.patientUserId, patientUserId),
    eq(patientProviderAssociations.providerUserId, providerId),
  );

/** Links two people; false when they are linked already. */
export async function insertLink(tx: Tx, pair: LinkedPair, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(patientProviderAssociations)
    .values({
      patientUserId: pair.patientUserId,
      providerUserId: pair.providerId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: patientProviderAssociations.id });
  return rows.length === 1;
}

/** Ends the link of two people; false when there is none. */
export async function deleteLink(tx: Tx, pair: LinkedPair): Promise<boolean> {
  const rows = await tx
    .delete(patientProviderAssociations)
    .where(isPair(pair))
    .returning({ id: patientProviderAssociations.id });
  return rows.length === 1;
}

/** Whether two people are linked; if so, they stay it until the transaction ends. */
export async function holdLink(tx: Tx, pair: LinkedPair): Promise<boolean> {
  const rows = await tx
    .select({ id: patientProviderAssociations.id })
    .from(patientProviderAssociations)
    .where(isPair(pair))
    .for('share');
  return rows.length === 1;
}

/** A condition for queries: the user of the one column and the user of the other are linked, whichever is the patient. */
export const areLinked = (one: unknown, other: unknown) => sql`exists (
  select 1 from ${patientProviderAssociations}
  where (${patientProviderAssociations.patientUserId}, ${patientProviderAssociations.providerUserId})
    in ((${one}, ${other}), (${other}, ${one})))`;

/** Whether the provider's roster has an entry for this account. */
export async function hasEntryFor(tx: Tx, { providerId, patientUserId }: LinkedPair): Promise<boolean> {
  const rows = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(eq(patients.providerId, providerId), eq(patients.patientUserId, patientUserId), isNull(patients.deletedAt)),
    );
  return rows.length > 0;
}

/** Makes the roster entry of a linked account from what the account says; null when there is one. */
export async function insertLinkedEntry(
  tx: Tx,
  { providerId, patientUserId }: LinkedPair,
  now: Date,
): Promise<number | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, patientUserId));
  if (!account) return null;
  const name = `${account.firstName} ${account.lastName}`;
  const [row] = await tx
    .insert(patients)
    .values({
      providerId,
      patientUserId,
      name,
      dateOfBirth: account.dateOfBirth,
      email: account.email,
      phoneNumber: account.phoneNumber,
      searchText: searchTextOf(name, account.email),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: patients.id });
  return row?.id ?? null;
}

/** The providers whom a patient has chosen, by name. */
export function findChosen(
  db: Db,
  patientUserId: number,
): Promise<{ id: number; firstName: string; lastName: string; since: Date }[]> {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      since: patientProviderAssociations.createdAt,
    })
    .from(patientProviderAssociations)
    .innerJoin(users, eq(users.id, patientProviderAssociations.providerUserId))
    .where(eq(patientProviderAssociations.patientUserId, patientUserId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}
