import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.js';
import type { UserType } from '../../contract/users.js';
import type { Tx } from '../../ports/db.js';
import { areLinked, patients } from '../../roster/index.js';
import { type AnalysisRow, openColumn, openRow } from '../sealed.js';
import { type AnalysisListRow, listColumns, openListed, type Shelf } from '../store.js';
import { analyses, analysisShares } from '../tables.js';

/**
 * The one place that says who sees which analysis. Every read of a verb goes through the functions below: one's own, and
 * what was shared with one by somebody one is linked with, as long as the link stands. Only the owner changes anything.
 */
const isOwn = (userId: number) => eq(analyses.userId, userId);

/** A share with this reader that counts, in a query that has the analysis beside it. */
const countsFor = (userId: number) =>
  and(eq(analysisShares.withUserId, userId), areLinked(analyses.userId, analysisShares.withUserId));

const isShared = (userId: number) =>
  sql`exists (select 1 from ${analysisShares}
    where ${analysisShares.analysisId} = ${analyses.id} and ${countsFor(userId)})`;

const isReadable = (userId: number, id: number) => and(eq(analyses.id, id), or(isOwn(userId), isShared(userId)));

interface Seen {
  /** Whose it is. */
  userId: number;
  isOwn: boolean;
  owner: { firstName: string; lastName: string; userType: UserType | null };
  /** Of the roster entry it is linked to. */
  patientName: string | null;
}
export type ReadableListRow = AnalysisListRow & Seen;
export type ReadableRow = AnalysisRow & Seen;

const owner = { firstName: users.firstName, lastName: users.lastName, userType: users.userType };
const seenColumns = { ...listColumns, userId: analyses.userId, owner, patientName: patients.name };

/** What the user may read, newest first, without the texts. */
export async function listReadable(
  { db, sealer }: Shelf,
  userId: number,
  page: { limit: number; before?: number },
): Promise<ReadableListRow[]> {
  const older = page.before === undefined ? undefined : lt(analyses.id, page.before);
  // Each half by its own index; only then the rows themselves.
  const own = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(isOwn(userId), older))
    .orderBy(desc(analyses.id))
    .limit(page.limit);
  const shared = db
    .select({ id: analyses.id })
    .from(analysisShares)
    .innerJoin(analyses, eq(analyses.id, analysisShares.analysisId))
    .where(and(countsFor(userId), older))
    .orderBy(desc(analyses.id))
    .limit(page.limit);
  const rows = await db
    .select(seenColumns)
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .leftJoin(patients, eq(patients.id, analyses.patientId))
    .where(inArray(analyses.id, unionAll(own, shared)))
    .orderBy(desc(analyses.id))
    .limit(page.limit);
  return rows.map((row) => ({ ...openListed(sealer, row), isOwn: row.userId === userId }));
}

/** One analysis, whole; null when it is absent or the user may not read it: nobody can tell which. */
export async function findReadable({ db, sealer }: Shelf, userId: number, id: number): Promise<ReadableRow | null> {
  const [row] = await db
    .select({ analysis: analyses, owner, patientName: patients.name })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .leftJoin(patients, eq(patients.id, analyses.patientId))
    .where(isReadable(userId, id));
  return row
    ? {
        ...openRow(sealer, row.analysis),
        owner: row.owner,
        patientName: row.patientName,
        isOwn: row.analysis.userId === userId,
      }
    : null;
}

/** The same without its texts, for progress. */
export async function findReadableListed(
  { db, sealer }: Shelf,
  userId: number,
  id: number,
): Promise<ReadableListRow | null> {
  const [row] = await db
    .select(seenColumns)
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .leftJoin(patients, eq(patients.id, analyses.patientId))
    .where(isReadable(userId, id));
  return row ? { ...openListed(sealer, row), isOwn: row.userId === userId } : null;
}

/** Whether the user may read an analysis. */
export async function isReadableBy(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx.select({ id: analyses.id }).from(analyses).where(isReadable(userId, id));
  return rows.length === 1;
}

/** An analysis of the user's own, held for a change until the transaction ends; null when it is absent or another's. */
export async function holdOwn(
  tx: Tx,
  userId: number,
  id: number,
): Promise<Pick<AnalysisRow, 'id' | 'patientId' | 'status'> | null> {
  const [row] = await tx
    .select({ id: analyses.id, patientId: analyses.patientId, status: analyses.status })
    .from(analyses)
    .where(and(eq(analyses.id, id), isOwn(userId)))
    .for('update');
  return row ?? null;
}

/** One of the user's own analyses, whole; null when it is absent or another's. */
export async function findOwn({ db, sealer }: Shelf, userId: number, id: number): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), isOwn(userId)));
  return row ? openRow(sealer, row) : null;
}

/** An analysis whoever it belongs to: only for someone with a link to it, which is another right to read. */
export async function findByLink({ db, sealer }: Shelf, id: number): Promise<AnalysisRow | null> {
  const [row] = await db.select().from(analyses).where(eq(analyses.id, id));
  return row ? openRow(sealer, row) : null;
}

/** Who an analysis is of: the account of its patient where one is known, and the roster entry it is linked to. */
async function personOf(
  tx: Tx,
  { userId, patientId, owner: { userType } }: Pick<ReadableRow, 'userId' | 'patientId' | 'owner'>,
): Promise<{ account: number | null; entry: number | null } | null> {
  if (userType !== 'provider') return { account: userId, entry: null };
  if (patientId === null) return null;
  const [row] = await tx
    .select({ account: patients.patientUserId })
    .from(patients)
    .where(and(eq(patients.id, patientId), areLinked(patients.patientUserId, patients.providerId)));
  return { account: row?.account ?? null, entry: patientId };
}

/**
 * The newest explained reports of the same person as this one, without it, among those that the user may read. A
 * provider's analysis without a patient is of nobody.
 */
export async function listReadableOfPerson(
  { db, sealer }: { db: Tx; sealer: Shelf['sealer'] },
  userId: number,
  row: Pick<ReadableRow, 'id' | 'userId' | 'patientId' | 'owner'>,
  limit: number,
): Promise<Pick<AnalysisRow, 'id' | 'userId' | 'patientId' | 'createdAt' | 'reportText' | 'analysisData'>[]> {
  const person = await personOf(db, row);
  if (!person) return [];
  const { account, entry } = person;
  const isOfPerson = or(
    entry === null ? undefined : eq(analyses.patientId, entry),
    account === null
      ? undefined
      : sql`(${analyses.userId} = ${account} and ${users.userType} is distinct from 'provider')
        or exists (select 1 from ${patients}
          where ${patients.id} = ${analyses.patientId} and ${patients.patientUserId} = ${account}
            and ${areLinked(patients.patientUserId, patients.providerId)})`,
  );
  const counts = and(eq(analyses.status, 'completed'), ne(analyses.id, row.id), isOfPerson);
  const own = db
    .select({ id: analyses.id })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(and(isOwn(userId), counts))
    .orderBy(desc(analyses.id))
    .limit(limit);
  const shared = db
    .select({ id: analyses.id })
    .from(analysisShares)
    .innerJoin(analyses, eq(analyses.id, analysisShares.analysisId))
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(and(countsFor(userId), counts))
    .orderBy(desc(analyses.id))
    .limit(limit);
  const { id, userId: ownerId, patientId, createdAt, reportText, analysisData } = analyses;
  const rows = await db
    .select({ id, userId: ownerId, patientId, createdAt, reportText, analysisData })
    .from(analyses)
    .where(inArray(analyses.id, unionAll(own, shared)))
    .orderBy(desc(analyses.id))
    .limit(limit);
  return rows.map((found) => ({
    ...found,
    reportText: openColumn(sealer, found.id, 'reportText', found.reportText),
    analysisData: openColumn(sealer, found.id, 'analysisData', found.analysisData),
  }));
}

/** How large the sealed texts of the user's own newest explained reports are, the newest first. */
export async function listOwnTextSizes(
  tx: Tx,
  userId: number,
  limit: number,
): Promise<{ id: number; bytes: number }[]> {
  return tx
    .select({ id: analyses.id, bytes: sql<number>`coalesce(octet_length(${analyses.reportText}), 0)` })
    .from(analyses)
    .where(and(isOwn(userId), eq(analyses.status, 'completed')))
    .orderBy(desc(analyses.id))
    .limit(limit);
}

/** The text of one of the user's own reports; null when it is absent or another's. */
export async function findOwnText(
  { db, sealer }: Shelf,
  userId: number,
  wanted: number,
): Promise<Pick<AnalysisRow, 'id' | 'title' | 'originalName' | 'createdAt' | 'reportText'> | null> {
  const { id, title, filename, originalName, createdAt, reportText } = analyses;
  const [row] = await db
    .select({ id, title, filename, originalName, createdAt, reportText })
    .from(analyses)
    .where(and(eq(id, wanted), isOwn(userId)));
  if (!row) return null;
  return { ...openListed(sealer, row), reportText: openColumn(sealer, row.id, 'reportText', row.reportText) };
}

/** "find": what the lock below is on, beside the account's number. */
const SEARCH_LOCK = 0x66696e64;

/** Holds an account's turn to search its reports until the transaction ends; false while another search of it runs. */
export async function holdSearch(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${SEARCH_LOCK}::int, ${userId}::int) AS held`,
  );
  return rows[0]?.held === true;
}
