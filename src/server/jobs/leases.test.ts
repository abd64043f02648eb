import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-world.js';
import {
  acquireLease,
  endLease,
  fence,
  freeExpiredLease,
  type Lease,
  LeaseLost,
  releaseLease,
  renewLease,
} from './leases.js';
import { jobLeases } from './tables.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const expire = (key: string) =>
  database.db.update(jobLeases).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(jobLeases.key, key));
const writes = (lease: Lease) =>
  database.db
    .transaction((tx) => fence(tx, lease))
    .then(() => true)
    .catch((error) => {
      if (error instanceof LeaseLost) return false;
      throw error;
    });

type Step = { act: 'acquire' | 'renew' | 'write' | 'release' | 'end' | 'expire' | 'free'; who: number };
const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('acquire', 'renew', 'write', 'release', 'end', 'expire', 'free'),
    who: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 5, maxLength: 30 },
);

test('whatever happens, only the newest holder can write, and tokens only rise', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const key = `model:${run++}`;
      // The model: who holds the lease, whether it has expired, and every lease that was ever given.
      let current: Lease | null = null;
      let expired = false;
      let taken = 0;
      const last: (Lease | null)[] = [null, null, null];
      let highest = 0n;
      for (const { act, who } of script) {
        const mine = last[who] ?? null;
        const isCurrent: boolean = mine !== null && current?.token === mine.token;
        if (act === 'acquire') {
          const lease = await acquireLease(database.db, key, `holder ${who}`, 60);
          expect(lease !== null).toBe(current === null || expired);
          if (lease) {
            taken += 1;
            expect(lease.attempts).toBe(taken);
            expect(lease.token > highest).toBe(true);
            highest = lease.token;
            current = lease;
            last[who] = lease;
            expired = false;
          }
        } else if (act === 'expire') {
          await expire(key);
          expired = true;
        } else if (act === 'free') {
          const freed = await database.db.transaction((tx) => freeExpiredLease(tx, key));
          expect(freed).toBe(current !== null && expired ? key : null);
          if (freed) current = null;
        } else if (mine) {
          if (act === 'renew') {
            expect(await renewLease(database.db, mine, 60)).toBe(isCurrent);
            if (isCurrent) expired = false;
          } else if (act === 'write') {
            expect(await writes(mine)).toBe(isCurrent);
          } else if (act === 'release') {
            await releaseLease(database.db, mine);
            if (isCurrent) current = null;
          } else {
            await database.db.transaction((tx) => endLease(tx, mine));
            if (isCurrent) {
              current = null;
              taken = 0;
            }
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('of many that ask at once, one gets the lease', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => acquireLease(database.db, 'race', `h${i}`, 60)));
  expect(all.filter((lease) => lease !== null)).toHaveLength(1);
});

test('a fenced transaction holds off a takeover until it has committed', async () => {
  const lease = await acquireLease(database.db, 'slow', 'first', 60);
  await expire('slow');
  const order: string[] = [];
  let entered = () => {};
  const inside = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const writing = database.db.transaction(async (tx) => {
    await fence(tx, lease as Lease);
    entered();
    await tx.execute(sql`select pg_sleep(0.2)`);
    order.push('written');
  });
  await inside;
  const next = await acquireLease(database.db, 'slow', 'second', 60).then((result) => {
    order.push('taken over');
    return result;
  });
  await writing;
  expect(order).toEqual(['written', 'taken over']);
  expect(next?.holder).toBe('second');
  expect(await writes(lease as Lease)).toBe(false);
});

test('a lease released uncounted gives the try back', async () => {
  const first = await acquireLease(database.db, 'uncounted', 'a', 60);
  await releaseLease(database.db, first as Lease, { uncounted: true });
  expect((await acquireLease(database.db, 'uncounted', 'b', 60))?.attempts).toBe(1);
});
