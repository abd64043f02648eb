import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-world.js';
import { SharedCounter } from './shared-counter.js';

const MINUTE = 60_000;
let d: TestDatabase;
beforeAll(async () => {
  d = await createTestDatabase();
});
afterAll(() => d.drop());

describe('two processes on one database', () => {
  it('share a tight limit exactly, however many ask at once', async () => {
    const processes = [new SharedCounter(d.db), new SharedCounter(d.db)];
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, at) => processes[at % 2]?.count('login', '203.0.113.1', MINUTE, 10)),
    );
    expect(counts.filter((count) => count && count.current <= 10)).toHaveLength(10);
    for (const count of counts) expect(count?.ttl).toBeLessThanOrEqual(MINUTE);
  });

  it('share a wide limit: never more, and at most one share less', async () => {
    const processes = [new SharedCounter(d.db), new SharedCounter(d.db)];
    let passed = 0;
    for (let at = 0; at < 700; at += 1) {
      const count = await processes[at % 2]?.count('general', '203.0.113.2', MINUTE, 600);
      if (count && count.current <= 600) passed += 1;
    }
    expect(passed).toBeLessThanOrEqual(600);
    expect(passed).toBeGreaterThanOrEqual(570);
  });

  it('count each address and each limit by itself, and begin again when the window is over', async () => {
    const one = new SharedCounter(d.db);
    expect((await one.count('login', '203.0.113.3', MINUTE, 10)).current).toBe(1);
    expect((await one.count('login', '203.0.113.4', MINUTE, 10)).current).toBe(1);
    expect((await one.count('register', '203.0.113.3', MINUTE, 10)).current).toBe(1);
    expect((await one.count('login', '203.0.113.3', MINUTE, 10)).current).toBe(2);
    await d.pool.query("UPDATE rate_counts SET ends_at = now() - interval '1 second'");
    expect((await new SharedCounter(d.db).count('login', '203.0.113.3', MINUTE, 10)).current).toBe(1);
  });

  it('keep no address in the table', async () => {
    const { rows } = await d.pool.query<{ key: string }>('SELECT key FROM rate_counts');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ key }) => key).join()).not.toContain('203.0');
  });
});

describe('while the database is away', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('gone'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('a process counts for itself when it %s: neither open nor closed', async (_how, execute) => {
    const alone = new SharedCounter({ execute } as never);
    const counts: number[] = [];
    for (let at = 0; at < 14; at += 1) counts.push((await alone.count('login', '203.0.113.9', MINUTE, 10)).current);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
