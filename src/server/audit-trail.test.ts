import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '../audit/index.js';
import { checkTrail, headsFile, keepHeads, openTrail } from './audit-trail.js';
import { createTestDatabase, TEST_AUDIT_SECRET as secret, type TestDatabase } from './test-world.js';

let d: TestDatabase;
let folder: string;
const logged: string[] = [];
const write = (_fields: object, message: string) => void logged.push(message);
const options = () => ({
  db: d.db,
  secret,
  folder,
  clock: { now: () => new Date() },
  log: { info: write, warn: write, error: write },
});
const act = (id: number) =>
  d.db.transaction((tx) => recordAudit(tx, { actorUserId: id, verb: 'act', objectType: 'user', objectId: id }));

beforeAll(async () => {
  d = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'plainchart-heads-'));
  await openTrail(d.db, secret, folder);
  for (let id = 1; id <= 40; id += 1) await act(id);
});
afterAll(async () => {
  await d.drop();
  rmSync(folder, { recursive: true });
});

it('refuses another key', async () => {
  const other = openTrail(d.db, 'another secret of thirty-two letters', folder);
  await expect(other).rejects.toThrow('written with another key');
  await openTrail(d.db, secret, folder);
});

it('notes the heads at the start and at the stop; a cut end is found, and not noted over', async () => {
  const keeper = keepHeads(options());
  await act(5);
  await keeper.stop();
  expect(await checkTrail(d.db, secret, folder)).toEqual({ events: 42, damage: [] });
  const before = readFileSync(headsFile(folder), 'utf8');

  await d.db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only`);
    await tx.execute(sql`DELETE FROM audit_events WHERE chain = 5 AND sequence = 4`);
    await tx.execute(sql`UPDATE audit_chains SET sequence = 3,
      hash = (SELECT hash FROM audit_events WHERE chain = 5 AND sequence = 3) WHERE chain = 5`);
    await tx.execute(sql`ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`);
  });
  expect((await checkTrail(d.db, secret, folder)).damage).toEqual([
    { chain: 5, sequence: 4, what: 'the end is cut off: 4 events were noted outside the database' },
  ]);
  await keepHeads(options()).stop();
  expect(logged).toContain('The audit trail lacks events that it had: verify it');
  expect(readFileSync(headsFile(folder), 'utf8')).toBe(before);
});

it('does not begin a trail over one that was cut, emptied or exchanged, and does not note it', async () => {
  const before = readFileSync(headsFile(folder), 'utf8');
  await expect(openTrail(d.db, secret, folder)).rejects.toThrow(/lacks events that were noted in .*audit-heads\.json/);

  const emptied = await createTestDatabase();
  try {
    const opened = openTrail(emptied.db, secret, folder);
    await expect(opened).rejects.toThrow('move that file to a safe place (it proves what there was) and start again');
    const { rows } = await emptied.db.execute(sql`SELECT id FROM audit_events`);
    expect(rows).toEqual([]);

    // As long as the one that was noted, and whole in itself: only the hashes tell.
    const elsewhere = mkdtempSync(join(tmpdir(), 'plainchart-heads-'));
    await openTrail(emptied.db, secret, elsewhere);
    for (const id of [...Array.from({ length: 40 }, (_, at) => at + 1), 5]) {
      const event = { actorUserId: id, verb: 'other', objectType: 'user', objectId: id } as const;
      await emptied.db.transaction((tx) => recordAudit(tx, event));
    }
    await expect(openTrail(emptied.db, secret, folder)).rejects.toThrow('lacks events that were noted');
    logged.length = 0;
    await keepHeads({ ...options(), db: emptied.db }).stop();
    expect(logged).toContain('The audit trail lacks events that it had: verify it');
    rmSync(elsewhere, { recursive: true });
  } finally {
    await emptied.drop();
  }
  expect(readFileSync(headsFile(folder), 'utf8')).toBe(before);
});

it('does not take a note that somebody else wrote', async () => {
  const file = headsFile(folder);
  const note = readFileSync(file, 'utf8');
  writeFileSync(file, note.replace('"sequence":4', '"sequence":3'));
  expect((await checkTrail(d.db, secret, folder)).damage[0]?.what).toContain(
    'were changed, or signed with another key',
  );
  await expect(openTrail(d.db, secret, folder)).rejects.toThrow('were changed, or signed with another key');
  writeFileSync(file, note);
});
