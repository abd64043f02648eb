import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../ports/db.js';
import { createTestDatabase, TEST_AUDIT_SECRET, type TestDatabase } from '../server/test-world.js';
import { auditKey, type Head } from './chain.js';
import { readNote, writeNote } from './kept-heads.js';
import { withOrigin } from './origin.js';
import { beginTrail, readHeads, recordAudit } from './store.js';
import { isKeyOfTrail, verifyTrail } from './verify.js';

const key = auditKey(TEST_AUDIT_SECRET);
const EVENTS = 240;
/** `AUDIT_TAMPERS=1000` makes as many; by default each kind comes several times. */
const TAMPERS = Number(process.env.AUDIT_TAMPERS ?? 120);

let d: TestDatabase;
let kept: Head[];
beforeAll(async () => {
  d = await createTestDatabase();
  await d.db.transaction((tx) => beginTrail(tx, key));
  for (let at = 0; at < EVENTS; at += 1) {
    await withOrigin({ address: `203.0.113.${at % 7}` }, () =>
      d.db.transaction(async (tx) => {
        const objectId = 1 + (at % 40);
        const withUserId = at % 3 === 0 ? 1 + (at % 11) : null;
        const act = { verb: `verb-${at % 5}`, objectType: 'analysis', objectId, withUserId } as const;
        await recordAudit(tx, { actorUserId: 1 + (at % 23), ...act });
        if (at % 4 === 0) await recordAudit(tx, { actorUserId: null, verb: 'fail', objectType: 'patient', objectId });
      }),
    );
  }
  kept = await readHeads(d.db);
});
afterAll(() => d.drop());

const verify = (tx: Tx, noted: readonly Head[] = kept) => verifyTrail(tx, key, noted);

/** Does something to the trail with the rights of the database's owner, looks at it, and takes it back. */
async function afterTamper(tamper: (tx: Tx) => Promise<unknown>, noted?: readonly Head[]) {
  const undo = new Error('undo');
  let verdict: Awaited<ReturnType<typeof verifyTrail>> | null = null;
  await d.db
    .transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only`);
      await tamper(tx);
      verdict = await verify(tx, noted);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  if (!verdict) throw new Error('The trail was not looked at.');
  return verdict as Awaited<ReturnType<typeof verifyTrail>>;
}

/** A random number generator of its own, so that a failure can be seen again. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the trail', () => {
  it('is whole when nobody touched it', async () => {
    const verdict = await d.db.transaction((tx) => verify(tx));
    expect(verdict).toEqual({ events: EVENTS + EVENTS / 4 + 1, damage: [] });
    const { rows } = await d.db.execute(sql`SELECT DISTINCT chain FROM audit_events`);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('cannot be changed, emptied or shortened by an ordinary statement', async () => {
    for (const statement of [
      sql`UPDATE audit_events SET verb = 'other'`,
      sql`DELETE FROM audit_events WHERE id = 1`,
      sql`TRUNCATE audit_events`,
      sql`TRUNCATE audit_events CASCADE`,
    ]) {
      const error = await d.db.execute(statement).then(
        () => null,
        (thrown: Error) => thrown.cause as Error,
      );
      expect(error?.message).toBe('The audit trail can only grow.');
    }
  });

  it(`shows each of ${TAMPERS} random changes, and where`, async () => {
    const roll = dice(20261121);
    const { rows } = await d.db.execute(sql`SELECT id, chain, sequence FROM audit_events ORDER BY id`);
    const events = rows as { id: string; chain: number; sequence: string }[];
    const some = () => events[roll(events.length)] as (typeof events)[number];
    const long = kept.filter(({ sequence }) => sequence > 3);
    const missed: string[] = [];
    const kinds = new Map<string, number>();
    for (let round = 0; round < TAMPERS; round += 1) {
      const { id, chain, sequence } = some();
      const head = long[roll(long.length)] as Head;
      const cut = head.sequence - roll(3);
      const tampers: Record<string, (tx: Tx) => Promise<unknown>> = {
        'another actor': (tx) =>
          tx.execute(sql`UPDATE audit_events SET actor_user_id = coalesce(actor_user_id, 0) + 1 WHERE id = ${id}`),
        'another verb': (tx) => tx.execute(sql`UPDATE audit_events SET verb = verb || 'x' WHERE id = ${id}`),
        'another object': (tx) =>
          tx.execute(sql`UPDATE audit_events SET object_id = coalesce(object_id, 0) + 1 WHERE id = ${id}`),
        'another type': (tx) =>
          tx.execute(sql`UPDATE audit_events SET object_type = object_type || 'x' WHERE id = ${id}`),
        'another subject': (tx) =>
          tx.execute(sql`UPDATE audit_events SET subject_user_id = coalesce(subject_user_id, 0) + 16 WHERE id = ${id}`),
        'another patient': (tx) =>
          tx.execute(
            sql`UPDATE audit_events SET subject_patient_id = coalesce(subject_patient_id, 0) + 1 WHERE id = ${id}`,
          ),
        'another companion': (tx) =>
          tx.execute(sql`UPDATE audit_events SET with_user_id = coalesce(with_user_id, 0) + 1 WHERE id = ${id}`),
        'no companion': (tx) =>
          tx.execute(
            sql`UPDATE audit_events SET with_user_id = CASE WHEN with_user_id IS NULL THEN 7 END WHERE id = ${id}`,
          ),
        'another result': (tx) => tx.execute(sql`UPDATE audit_events SET result = 'denied' WHERE id = ${id}`),
        'another origin': (tx) =>
          tx.execute(sql`UPDATE audit_events SET origin = coalesce(origin, '') || '0' WHERE id = ${id}`),
        'another time': (tx) =>
          tx.execute(sql`UPDATE audit_events SET created_at = created_at + interval '1 ms' WHERE id = ${id}`),
        'another id': async (tx) => {
          await tx.execute(sql`ALTER TABLE audit_events ALTER COLUMN id SET GENERATED BY DEFAULT`);
          await tx.execute(sql`UPDATE audit_events SET id = id + 100000 WHERE id = ${id}`);
        },
        'another hash': (tx) =>
          tx.execute(
            sql`UPDATE audit_events SET hash = set_byte(hash, ${roll(32)}, (get_byte(hash, 0) + 1) % 256) || '\\x00' WHERE id = ${id}`,
          ),
        'taken out': (tx) => tx.execute(sql`DELETE FROM audit_events WHERE id = ${id}`),
        'taken out and closed up': async (tx) => {
          await tx.execute(sql`DELETE FROM audit_events WHERE id = ${id}`);
          await tx.execute(
            sql`UPDATE audit_events SET sequence = sequence + 1000000 WHERE chain = ${chain} AND sequence > ${sequence}`,
          );
          await tx.execute(sql`UPDATE audit_events SET sequence = sequence - 1000001 WHERE sequence > 1000000`);
          await tx.execute(sql`UPDATE audit_chains SET sequence = sequence - 1 WHERE chain = ${chain}`);
        },
        'two exchanged': async (tx) => {
          const [first, second] = [head.sequence - 1, head.sequence];
          await tx.execute(
            sql`UPDATE audit_events SET sequence = -1 WHERE chain = ${head.chain} AND sequence = ${first}`,
          );
          await tx.execute(
            sql`UPDATE audit_events SET sequence = ${first} WHERE chain = ${head.chain} AND sequence = ${second}`,
          );
          await tx.execute(
            sql`UPDATE audit_events SET sequence = ${second} WHERE chain = ${head.chain} AND sequence = -1`,
          );
        },
        'moved to another chain': (tx) =>
          tx.execute(sql`UPDATE audit_events SET chain = (chain + 1) % 16, sequence = sequence + 500 WHERE id = ${id}`),
        'one put in': (tx) =>
          tx.execute(sql`
          INSERT INTO audit_events (verb, object_type, chain, sequence, hash) VALUES ('read', 'user', ${chain}, 900, '\\x00')`),
        'one put in outside the chains': (tx) =>
          tx.execute(sql`INSERT INTO audit_events (verb, object_type) VALUES ('read', 'user')`),
        'the end cut off': (tx) =>
          tx.execute(sql`DELETE FROM audit_events WHERE chain = ${head.chain} AND sequence >= ${cut}`),
        'the end cut off with its head': async (tx) => {
          await tx.execute(sql`DELETE FROM audit_events WHERE chain = ${head.chain} AND sequence >= ${cut}`);
          await tx.execute(sql`UPDATE audit_chains SET sequence = ${cut - 1}, hash = (SELECT hash FROM audit_events
            WHERE chain = ${head.chain} AND sequence = ${cut - 1}) WHERE chain = ${head.chain}`);
        },
        'a chain emptied with its head': async (tx) => {
          await tx.execute(sql`DELETE FROM audit_events WHERE chain = ${chain}`);
          await tx.execute(sql`UPDATE audit_chains SET sequence = 0, hash = '' WHERE chain = ${chain}`);
        },
        'a head taken out': (tx) => tx.execute(sql`DELETE FROM audit_chains WHERE chain = ${chain}`),
      };
      const names = Object.keys(tampers);
      const name = names[round % names.length] as string;
      const verdict = await afterTamper(tampers[name] as (tx: Tx) => Promise<unknown>);
      if (verdict.damage.length === 0) missed.push(`${name}: event ${id}`);
      kinds.set(name, (kinds.get(name) ?? 0) + 1);
    }
    expect(missed).toEqual([]);
    expect([...kinds.values()].reduce((sum, count) => sum + count, 0)).toBe(TAMPERS);
  }, 300_000);

  it('says where', async () => {
    const { rows } = await d.db.execute(sql`SELECT chain, sequence FROM audit_events WHERE id = 100`);
    const place = { chain: Number(rows[0]?.chain), sequence: Number(rows[0]?.sequence) };
    const changed = await afterTamper((tx) => tx.execute(sql`UPDATE audit_events SET verb = 'x' WHERE id = 100`));
    expect(changed.damage).toEqual([{ ...place, what: 'an event was changed, moved or added' }]);
    const removed = await afterTamper((tx) => tx.execute(sql`DELETE FROM audit_events WHERE id = 100`));
    expect(removed.damage).toEqual([{ ...place, what: 'an event is missing' }]);
  });

  it('cannot show a cut that took the head back unless heads were noted outside: that is what the note is for', async () => {
    const cut = async (tx: Tx) => {
      const { chain, sequence } = kept[3] as Head;
      await tx.execute(sql`DELETE FROM audit_events WHERE chain = ${chain} AND sequence = ${sequence}`);
      await tx.execute(sql`UPDATE audit_chains SET sequence = ${sequence - 1}, hash = (SELECT hash FROM audit_events
        WHERE chain = ${chain} AND sequence = ${sequence - 1}) WHERE chain = ${chain}`);
    };
    expect((await afterTamper(cut, [])).damage).toEqual([]);
    expect((await afterTamper(cut)).damage[0]?.what).toMatch(/were noted outside the database/);
  });

  it('is written in the transaction of the act or not at all', async () => {
    const before = await readHeads(d.db);
    const failed = d.db.transaction(async (tx) => {
      await recordAudit(tx, { actorUserId: 5, verb: 'act', objectType: 'user', objectId: 5 });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await readHeads(d.db)).toEqual(before);
    const inner = d.db.transaction((tx) =>
      tx.transaction((nested) => recordAudit(nested, { actorUserId: 5, verb: 'act', objectType: 'user', objectId: 5 })),
    );
    await expect(inner).rejects.toThrow('only in a transaction of the product');
  });

  it('stays whole when many write at once, to one chain and across chains', async () => {
    await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        d.db.transaction(async (tx) => {
          await recordAudit(tx, { actorUserId: 7, verb: 'a', objectType: 'user', objectId: 7 });
          await recordAudit(tx, { actorUserId: at, verb: 'b', objectType: 'user', objectId: 120 - at });
        }),
      ),
    );
    const verdict = await d.db.transaction((tx) => verify(tx));
    expect(verdict.damage).toEqual([]);
    expect(verdict.events).toBe(EVENTS + EVENTS / 4 + 1 + 240);
  });

  it('knows its key', async () => {
    expect(await isKeyOfTrail(d.db, key)).toBe(true);
    expect(await isKeyOfTrail(d.db, auditKey('another secret of thirty-two letters'))).toBe(false);
    const other = await d.db.transaction((tx) => verifyTrail(tx, auditKey('another secret of thirty-two letters'), []));
    expect(other.damage.length).toBeGreaterThan(50);
  });
});

describe('a note of the heads', () => {
  it('comes back as it was, and a changed one is refused', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const note = writeNote(key, kept, at);
    expect(readNote(key, note)).toEqual({ at, heads: kept });
    const sequence = `"sequence":${kept[2]?.sequence}`;
    const forged = note.replace(sequence, '"sequence":1');
    expect(forged).not.toBe(note);
    expect(() => readNote(key, forged)).toThrow('not signed');
    expect(() => readNote(auditKey('another secret of thirty-two letters'), note)).toThrow('not signed');
  });
});

describe('the first start on a database of a version without chains', () => {
  it('puts its events into chains, once', async () => {
    const old = await createTestDatabase();
    try {
      await old.db.execute(sql`INSERT INTO audit_events (actor_user_id, verb, object_type, object_id)
        SELECT n % 5, 'old', 'user', n % 30 FROM generate_series(1, 100) AS n`);
      await Promise.all([1, 2, 3].map(() => old.db.transaction((tx) => beginTrail(tx, key))));
      const verdict = await old.db.transaction((tx) => verifyTrail(tx, key, []));
      expect(verdict).toEqual({ events: 101, damage: [] });
      await expect(old.db.execute(sql`DELETE FROM audit_events`)).rejects.toThrow();
    } finally {
      await old.drop();
    }
  });
});
