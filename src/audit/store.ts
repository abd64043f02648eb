import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../ports/db.js';
import { type AuditKey, CHAINS, chainOf, type Head, type Link, linkHash, originOf } from './chain.js';
import { type AuditEvent, type WholeEvent, wholeEvent } from './event.js';
import { currentOrigin, type Origin } from './origin.js';
import { auditChains, auditEvents } from './tables.js';

type Noted = WholeEvent & { origin: Origin | null };

/** What each open transaction has done so far. */
const noted = new WeakMap<object, Noted[]>();

/**
 * Records an act in the transaction that does it, so that neither can exist without the other. It is written as the last
 * thing before the commit: the lock on its chain is then held for a moment only, and never while waiting for another.
 */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  const events = noted.get(tx);
  if (!events) throw new Error('Acts can be recorded only in a transaction of the product, not in one inside another.');
  events.push({ ...wholeEvent(event), origin: currentOrigin() });
}

/** Opens the trail for a transaction. What was recorded is written by `writeAudit`. */
export function openAudit(tx: Tx): void {
  noted.set(tx, []);
}

/** Writes what the transaction has recorded, at the end of its chains. Nothing else may come after it. */
export async function writeAudit(tx: Tx, key: AuditKey | null): Promise<void> {
  const events = noted.get(tx) ?? [];
  noted.delete(tx);
  if (events.length === 0) return;
  if (!key) throw new Error('This connection has no key for the audit trail.');
  const wanted = [...new Set(events.map(chainOf))];
  // Locked in the order of their numbers: two transactions can never wait for each other.
  const heads = await tx
    .select({
      chain: auditChains.chain,
      sequence: auditChains.sequence,
      hash: auditChains.hash,
      at: sql<string>`to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      ids: sql<string[]>`(SELECT array_agg(nextval('audit_events_id_seq')) FROM generate_series(1, ${events.length}))`,
    })
    .from(auditChains)
    .where(sql`${auditChains.chain} IN ${wanted}`)
    .orderBy(asc(auditChains.chain))
    .for('update');
  const byChain = new Map(heads.map((head) => [head.chain, head]));
  const ids = heads[0]?.ids ?? [];
  const links = events.map(({ origin, ...event }, index) => {
    const head = byChain.get(chainOf(event));
    if (!head) throw new Error(`The audit trail has no chain ${chainOf(event)}.`);
    head.sequence += 1;
    const link: Link = {
      ...event,
      id: Number(ids[index]),
      origin: origin === null || origin === 'operator' ? origin : originOf(key, origin.address),
      createdAt: new Date(head.at),
      chain: head.chain,
      sequence: head.sequence,
    };
    head.hash = linkHash(key, head.hash, link);
    return { ...link, hash: head.hash };
  });
  await tx.insert(auditEvents).overridingSystemValue().values(links);
  await saveHeads(tx, [...byChain.values()]);
}

async function saveHeads(tx: Tx, heads: readonly Head[]): Promise<void> {
  const rows = heads.map(({ chain, sequence, hash }) => sql`(${chain}::smallint, ${sequence}::bigint, ${hash}::bytea)`);
  await tx.execute(sql`
    UPDATE audit_chains AS old SET sequence = new.sequence, hash = new.hash
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS new (chain, sequence, hash) WHERE old.chain = new.chain`);
}

/** The heads of all chains, in the order of their numbers. */
export function readHeads(db: Db | Tx): Promise<Head[]> {
  return db.select().from(auditChains).orderBy(asc(auditChains.chain));
}

/** Those of the noted heads that the trail does not have (any more), or has another event in the place of. */
export async function missingHeads(db: Db | Tx, noted: readonly Head[]): Promise<Head[]> {
  const wanted = noted.filter(({ sequence }) => sequence > 0);
  if (wanted.length === 0) return [];
  const places = wanted.map(({ chain, sequence }) => sql`(${chain}::smallint, ${sequence}::bigint)`);
  const links = await db
    .select({ chain: auditEvents.chain, sequence: auditEvents.sequence, hash: auditEvents.hash })
    .from(auditEvents)
    .where(sql`(${auditEvents.chain}, ${auditEvents.sequence}) IN (${sql.join(places, sql`, `)})`);
  const heads = await readHeads(db);
  return wanted.filter(({ chain, sequence, hash }) => {
    const link = links.find((one) => one.chain === chain && one.sequence === sequence);
    const head = heads.find((one) => one.chain === chain);
    return !link?.hash?.equals(hash) || (head?.sequence ?? 0) < sequence;
  });
}

const linkColumns = {
  id: auditEvents.id,
  actorUserId: auditEvents.actorUserId,
  verb: auditEvents.verb,
  objectType: auditEvents.objectType as unknown as SQL<Link['objectType']>,
  objectId: auditEvents.objectId,
  subjectUserId: auditEvents.subjectUserId,
  subjectPatientId: auditEvents.subjectPatientId,
  withUserId: auditEvents.withUserId,
  result: auditEvents.result,
  origin: auditEvents.origin,
  createdAt: auditEvents.createdAt,
};

export type StoredLink = Link & { hash: Buffer };

/** The next events of a chain after `sequence`, in order. */
export async function readLinks(db: Db | Tx, chain: number, sequence: number, limit: number): Promise<StoredLink[]> {
  const rows = await db
    .select({ ...linkColumns, sequence: auditEvents.sequence, hash: auditEvents.hash })
    .from(auditEvents)
    .where(and(eq(auditEvents.chain, chain), sql`${auditEvents.sequence} > ${sequence}`))
    .orderBy(asc(auditEvents.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...row, chain, sequence: row.sequence ?? 0, hash: row.hash ?? Buffer.alloc(0) }));
}

/** Events that stand in no chain. */
export async function readUnchained(db: Db | Tx): Promise<number[]> {
  const outside = sql`${auditEvents.chain} IS NULL OR ${auditEvents.chain} NOT BETWEEN 0 AND ${CHAINS - 1}
    OR ${auditEvents.sequence} IS NULL OR ${auditEvents.sequence} < 1 OR ${auditEvents.hash} IS NULL`;
  const rows = await db.select({ id: auditEvents.id }).from(auditEvents).where(outside).orderBy(asc(auditEvents.id));
  return rows.map(({ id }) => id);
}

/** Serialises the first starts of several processes. */
const START_LOCK = 7_203_411_906;

/**
 * Puts the events of a version without chains into chains, and begins the trail with an event of its own. Does nothing
 * once there is one. `key` is that of the trail from then on.
 */
export async function beginTrail(tx: Tx, key: AuditKey): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${START_LOCK})`);
  const heads = await readHeads(tx);
  if (heads.some(({ sequence }) => sequence > 0)) return;
  const old = await tx
    .select(linkColumns)
    .from(auditEvents)
    .where(isNull(auditEvents.hash))
    .orderBy(asc(auditEvents.id));
  if (old.length > 0) {
    await tx.execute(sql`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only`);
    for (const row of old) {
      const event = { ...row, ...wholeEvent(row) };
      const head = heads[chainOf(event)];
      if (!head) throw new Error('The audit trail has no chains.');
      head.sequence += 1;
      // The library reads milliseconds; what the database keeps beyond them must not count.
      const link: Link = { ...event, createdAt: row.createdAt, chain: head.chain, sequence: head.sequence };
      head.hash = linkHash(key, head.hash, link);
      const { chain, sequence, subjectUserId, subjectPatientId, createdAt } = link;
      await tx
        .update(auditEvents)
        .set({ chain, sequence, subjectUserId, subjectPatientId, createdAt, hash: head.hash })
        .where(eq(auditEvents.id, row.id));
    }
    await tx.execute(sql`ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`);
    await saveHeads(tx, heads);
  }
  await recordAudit(tx, { actorUserId: null, verb: 'trail-begun', objectType: 'service', objectId: null });
}

/** When an act on an account was last done; null when it was not. */
export async function actDone(db: Db | Tx, verb: string, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditEvents.createdAt })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.objectType, 'user'),
        eq(auditEvents.objectId, userId),
        eq(auditEvents.verb, verb),
        eq(auditEvents.result, 'ok'),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row?.at ?? null;
}

/** What was done with a person's data, newest first. */
export function eventsAbout(
  db: Db | Tx,
  userId: number,
  page: { limit: number; before?: number | undefined },
): Promise<Omit<Link, 'chain' | 'sequence'>[]> {
  const about = eq(auditEvents.subjectUserId, userId);
  return db
    .select(linkColumns)
    .from(auditEvents)
    .where(page.before === undefined ? about : and(about, lt(auditEvents.id, page.before)))
    .orderBy(desc(auditEvents.id))
    .limit(page.limit);
}
