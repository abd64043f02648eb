import { and, asc, count, eq, gt, inArray, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { PatientCounts, PatientInput, PatientsQuery } from '../contract/roster.js';
import type { Db, Tx } from '../ports/db.js';
import { patientConsents, patientProviderAssociations, patients, type Removal } from './tables.js';

// In the columns of a select from one table drizzle writes names without their table: here they are written out.
/** Whether the newest word of the patient on this is a yes. */
const consents = (kind: 'calls' | 'emails') => sql<boolean>`coalesce((
  select said.given from ${patientConsents} said where said.patient_id = patients.id and said.kind = ${kind}
  order by said.recorded_at desc, said.id desc limit 1), false)`;

const columns = {
  id: patients.id,
  patientUserId: patients.patientUserId,
  name: patients.name,
  dateOfBirth: patients.dateOfBirth,
  email: patients.email,
  phoneNumber: patients.phoneNumber,
  hasAccount: sql<boolean>`exists (
    select 1 from ${patientProviderAssociations} link
    where link.patient_user_id = patients.patient_user_id and link.provider_user_id = patients.provider_id)`,
  consentToCalls: consents('calls'),
  consentToEmails: consents('emails'),
  createdAt: patients.createdAt,
  updatedAt: patients.updatedAt,
};
export interface EntryRow
  extends Pick<
    typeof patients.$inferSelect,
    'id' | 'patientUserId' | 'name' | 'dateOfBirth' | 'email' | 'phoneNumber' | 'createdAt' | 'updatedAt'
  > {
  hasAccount: boolean;
  consentToCalls: boolean;
  consentToEmails: boolean;
}

/** The one place that says which entries are a provider's: their own, and not removed. */
const onRosterOf = (providerId: number) => and(eq(patients.providerId, providerId), isNull(patients.deletedAt));
const entryOf = (providerId: number, id: number) => and(eq(patients.id, id), onRosterOf(providerId));

const searchable = (text: string) => text.normalize('NFC').toLowerCase();

/** What an entry is found and ordered by: a search never runs over from the name into the address. */
export const searchTextOf = (name: string, email: string | null) => searchable(`${name}\n${email ?? ''}`);

/** Entries with this piece of text in their name or address. */
function found(providerId: number, search: string) {
  if (search === '') return onRosterOf(providerId);
  const literal = searchable(search).replace(/[\\%_]/g, '\\$&');
  return and(onRosterOf(providerId), like(patients.searchText, `%${literal}%`));
}

/** A page of the roster by name. */
export function listEntries(
  db: Db | Tx,
  providerId: number,
  { search, page, pageSize }: PatientsQuery,
): Promise<EntryRow[]> {
  return db
    .select(columns)
    .from(patients)
    .where(found(providerId, search))
    .orderBy(asc(patients.searchText), asc(patients.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The roster in numbers. */
export async function countEntries(db: Db, providerId: number, search: string): Promise<PatientCounts> {
  const [all] = await db
    .select({ total: count(), withPhone: count(patients.phoneNumber), withEmail: count(patients.email) })
    .from(patients)
    .where(onRosterOf(providerId));
  const counts = all ?? { total: 0, withPhone: 0, withEmail: 0 };
  if (search === '') return { ...counts, matching: counts.total };
  const [matching] = await db.select({ count: count() }).from(patients).where(found(providerId, search));
  return { ...counts, matching: matching?.count ?? 0 };
}

/** Some entries of the provider's roster, by id. */
export function findEntries(db: Db | Tx, providerId: number, ids: number[]): Promise<EntryRow[]> {
  return db
    .select(columns)
    .from(patients)
    .where(and(onRosterOf(providerId), inArray(patients.id, ids)));
}

/** One entry of the provider's roster; null when it is absent, removed or another's: nobody can tell which. */
export async function findEntry(db: Db | Tx, providerId: number, id: number): Promise<EntryRow | null> {
  const [row] = await db.select(columns).from(patients).where(entryOf(providerId, id));
  return row ?? null;
}

/**
 * The account behind an entry (null in `patientUserId` where there is none), and the entry held until the transaction
 * ends: `share` so that it cannot be removed meanwhile, `update` to remove or merge it. Null as `findEntry`.
 */
export async function holdEntry(
  tx: Tx,
  providerId: number,
  id: number,
  strength: 'share' | 'update' = 'share',
): Promise<Pick<typeof patients.$inferSelect, 'id' | 'patientUserId' | 'email' | 'dateOfBirth'> | null> {
  const [row] = await tx
    .select({
      id: patients.id,
      patientUserId: patients.patientUserId,
      email: patients.email,
      dateOfBirth: patients.dateOfBirth,
    })
    .from(patients)
    .where(entryOf(providerId, id))
    .for(strength);
  return row ?? null;
}

/** Stores a new entry; gives its id. */
export async function insertEntry(tx: Tx, providerId: number, input: PatientInput, now: Date): Promise<number> {
  const [row] = await tx
    .insert(patients)
    .values({
      ...input,
      providerId,
      searchText: searchTextOf(input.name, input.email),
      typedByProvider: true,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: patients.id });
  return (row as { id: number }).id;
}

/** Changes an entry of the provider's own, whose words it is from then on; gives it, null when there is none. */
export async function updateEntry(
  tx: Tx,
  providerId: number,
  id: number,
  input: PatientInput,
  now: Date,
): Promise<Pick<typeof patients.$inferSelect, 'id' | 'patientUserId'> | null> {
  const [row] = await tx
    .update(patients)
    .set({ ...input, searchText: searchTextOf(input.name, input.email), typedByProvider: true, updatedAt: now })
    .where(entryOf(providerId, id))
    .returning({ id: patients.id, patientUserId: patients.patientUserId });
  return row ?? null;
}

/** The date of birth on a provider's own roster entry, YYYY-MM-DD; null when there is none. */
export async function findBirthDate(db: Db | Tx, providerId: number, patientId: number): Promise<string | null> {
  const [row] = await db
    .select({ dateOfBirth: patients.dateOfBirth })
    .from(patients)
    .where(entryOf(providerId, patientId));
  return row?.dateOfBirth ?? null;
}

/** Marks an entry as removed, with what is needed to bring it back. */
export async function markRemoved(tx: Tx, id: number, removal: Removal, now: Date): Promise<void> {
  await tx.update(patients).set({ deletedAt: now, removal }).where(eq(patients.id, id));
}

/** An entry of the provider's own that was removed after `since`, held until the transaction ends. */
export async function holdRemoved(
  tx: Tx,
  providerId: number,
  id: number,
  since: Date,
): Promise<{ patientUserId: number | null; removal: Removal } | null> {
  const [row] = await tx
    .select({ patientUserId: patients.patientUserId, removal: patients.removal })
    .from(patients)
    .where(and(eq(patients.id, id), eq(patients.providerId, providerId), gt(patients.deletedAt, since)))
    .for('update');
  return row?.removal ? { patientUserId: row.patientUserId, removal: row.removal } : null;
}

/** Brings a removed entry back, for this account or none. */
export async function unmarkRemoved(tx: Tx, id: number, patientUserId: number | null): Promise<void> {
  await tx.update(patients).set({ deletedAt: null, removal: null, patientUserId }).where(eq(patients.id, id));
}

/** Deletes for good an entry that was removed at `until` or before. */
export async function deleteRemoved(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.delete(patients).where(and(eq(patients.id, id), lte(patients.deletedAt, until)));
}

/**
 * Takes the words of an account out of the rosters: entries with nothing of the provider's go, and those with a report or a
 * consent lose how the person is reached. What the provider typed stays as it is.
 */
export async function deleteEntriesOfAccount(tx: Tx, userId: number): Promise<void> {
  const ofAccount = and(eq(patients.patientUserId, userId), eq(patients.typedByProvider, false));
  await tx
    .delete(patients)
    .where(
      and(
        ofAccount,
        sql`NOT EXISTS (SELECT 1 FROM analyses a WHERE a.patient_id = ${patients.id})`,
        sql`NOT EXISTS (SELECT 1 FROM patient_consents c WHERE c.patient_id = ${patients.id})`,
      ),
    );
  for (const { id, name } of await tx
    .select({ id: patients.id, name: patients.name })
    .from(patients)
    .where(ofAccount)) {
    const unreachable = { email: null, phoneNumber: null, searchText: searchTextOf(name, null) };
    await tx.update(patients).set(unreachable).where(eq(patients.id, id));
  }
}

/**
 * Strikes what a patient takes back from the provider's removals that can still be undone: neither the link nor what the
 * two shared comes back with the entry. How many there were.
 */
export async function strikeFromRemovals(
  tx: Tx,
  { providerId, patientUserId }: { providerId: number; patientUserId: number },
): Promise<number> {
  const removed = await tx
    .select({ id: patients.id, removal: patients.removal })
    .from(patients)
    .where(and(eq(patients.providerId, providerId), eq(patients.patientUserId, patientUserId)))
    .for('update');
  let struck = 0;
  for (const { id, removal } of removed) {
    if (!removal || (!removal.wasChosen && removal.shares.length === 0)) continue;
    await tx
      .update(patients)
      .set({ removal: { ...removal, wasChosen: false, shares: [] } })
      .where(eq(patients.id, id));
    struck += 1;
  }
  return struck;
}

/**
 * Strikes one share from a removal that can still be undone, whichever side of the link owns it: it does not come back with
 * the entry. Gives whom it was with; null when no removal holds it.
 */
export async function strikeShareFromRemovals(
  tx: Tx,
  ownerId: number,
  share: { id: number; analysisId: number },
): Promise<number | null> {
  const holds = sql`${patients.removal} -> 'shares' @> ${JSON.stringify([share])}::jsonb`;
  const [row] = await tx
    .select({ id: patients.id, removal: patients.removal })
    .from(patients)
    .where(and(or(eq(patients.providerId, ownerId), eq(patients.patientUserId, ownerId)), holds))
    .for('update');
  const struck = row?.removal?.shares.find(({ id }) => id === share.id);
  if (!row?.removal || !struck) return null;
  const shares = row.removal.shares.filter((one) => one !== struck);
  await tx
    .update(patients)
    .set({ removal: { ...row.removal, shares } })
    .where(eq(patients.id, row.id));
  return struck.withUserId;
}
