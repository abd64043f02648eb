import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const HOUR = 3_600_000;
const as = (person: Person) => ({ cookie: person.cookie });
const ask = (person: Person) => t.inject({ method: 'POST', url: '/api/account/export', headers: as(person) });
const state = async (person: Person) =>
  (await t.inject({ url: '/api/account/export', headers: as(person) })).json() as Record<string, unknown>;
const file = (person: Person) => t.inject({ url: '/api/account/export/file', headers: as(person) });

async function made(person: Person): Promise<Record<string, unknown>> {
  for (;;) {
    const now = await state(person);
    if (now.state !== 'preparing') return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What is in a ZIP file, by path. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(bytes);
  const found = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    found.set(entry.fileName, Buffer.concat(chunks));
  }
  return found;
}

/** The person's copy, made anew and opened. */
async function copyOf(person: Person): Promise<Map<string, Buffer>> {
  expect((await ask(person)).statusCode).toBe(202);
  expect((await made(person)).state).toBe('ready');
  const answer = await file(person);
  expect(answer.statusCode, answer.body).toBe(200);
  return unzip(answer.rawPayload);
}

const parsed = (files: Map<string, Buffer>, path: string) => JSON.parse(String(files.get(path)));
const allText = (files: Map<string, Buffer>) => [...files.values()].map(String).join('\n');

async function explained(person: Person, text: string): Promise<number> {
  const { id } = (await t.submit(person, text)).json();
  await t.ended(person, id);
  return id;
}

describe('a copy of all one’s data', () => {
  it('is made once at a time, by a job', async () => {
    const amy = await t.signUp();
    expect(await state(amy)).toEqual({ state: 'none', madeAt: null, size: null });
    expect((await file(amy)).statusCode).toBe(404);
    const answers = await Promise.all([ask(amy), ask(amy), ask(amy)]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([202, 409, 409]);
    expect(await state(amy)).toEqual({ state: 'preparing', madeAt: null, size: null });
    expect((await file(amy)).statusCode).toBe(404);
    await t.work();
    expect((await made(amy)).state).toBe('ready');
  });

  it('holds everything of a patient, and nothing that was shared with them', async () => {
    const [ann, dr] = [await t.signUp(), await t.signUp('provider')];
    await t.query(sql`UPDATE users SET is_email_verified = true WHERE id IN (${ann.id}, ${dr.id})`);
    await t.inject({ method: 'PUT', url: `/api/account/providers/${dr.id}`, headers: as(ann) });
    const own = await explained(ann, 'Annaquartz: no disease.');
    const [entry] = (await t.inject({ url: '/api/patients', headers: as(dr) })).json() as { id: number }[];
    const theirs = await explained(dr, 'Drtopaz: no disease.');
    const body = { patientId: entry?.id };
    await t.inject({ method: 'PATCH', url: `/api/analyses/${theirs}`, headers: as(dr), payload: body });
    const share = { method: 'POST', url: `/api/analyses/${theirs}/shares`, headers: as(dr), payload: body } as const;
    expect((await t.inject(share)).statusCode).toBeLessThan(300);

    const files = await copyOf(ann);
    const folder = `analyses/${own}`;
    expect([...files.keys()].sort()).toEqual(
      [
        'README.txt',
        'account.json',
        'activity.json',
        `${folder}/explanation.json`,
        `${folder}/explanation.txt`,
        `${folder}/letter.pdf`,
        `${folder}/report.txt`,
      ].sort(),
    );
    expect(String(files.get(`${folder}/report.txt`))).toBe('Annaquartz: no disease.');
    expect(String(files.get(`${folder}/explanation.txt`))).toContain('Your report says one thing.');
    expect(String(files.get(`${folder}/letter.pdf`)?.subarray(0, 5))).toBe('%PDF-');
    expect(parsed(files, `${folder}/explanation.json`)).toMatchObject({ id: own, status: 'completed' });
    const account = parsed(files, 'account.json');
    expect(account).toMatchObject({ profile: { id: ann.id, email: ann.email }, billing: { plan: 'free' } });
    expect(account.providers).toHaveLength(1);
    expect(account.sessions.map((one: object) => Object.keys(one))).toEqual([['browser', 'createdAt', 'lastSeenAt']]);
    expect(parsed(files, 'activity.json').map((one: { what: string }) => one.what)).toContain('Submitted a report');
    expect(allText(files)).not.toContain('Drtopaz');
    expect(allText(files)).not.toContain(ann.cookie.split('=')[1]);
  });

  it('holds a provider’s roster with the consents, and nothing of another provider', async () => {
    const [dr, doc] = [await t.signUp('provider'), await t.signUp('provider')];
    const add = async (provider: Person, name: string) => {
      const payload = { name, dateOfBirth: '1950-01-02', email: `${name}@example.test`, phoneNumber: '555-0102' };
      const answer = await t.inject({ method: 'POST', url: '/api/patients', headers: as(provider), payload });
      return answer.json().id as number;
    };
    const mine = await add(dr, 'Beryl');
    await add(doc, 'Zircon');
    await explained(doc, 'Docopal: no disease.');
    const payload = { kind: 'calls', given: true, how: 'in_person' };
    await t.inject({ method: 'POST', url: `/api/patients/${mine}/consents`, headers: as(dr), payload });
    const files = await copyOf(dr);
    const roster = parsed(files, 'roster.json');
    expect(roster).toMatchObject([{ id: mine, name: 'Beryl', consentToCalls: true, consents: [payload] }]);
    for (const word of ['Zircon', 'Docopal', doc.email]) expect(allText(files)).not.toContain(word);
    const taken = sql`SELECT object_type AS of FROM audit_events WHERE actor_user_id = ${dr.id} AND verb = 'export'`;
    expect(await t.query(taken)).toEqual([{ of: 'patient' }]);
  });

  it('gives everybody their own file only, not to be cached, and is not stored in clear', async () => {
    const [eve, bob] = [await t.signUp(), await t.signUp()];
    await explained(eve, 'Evesapphire: no disease.');
    await copyOf(eve);
    expect((await file(bob)).statusCode).toBe(404);
    expect(await state(bob)).toMatchObject({ state: 'none' });
    const answer = await file(eve);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="plainchart-data.zip"',
      'cache-control': 'no-store',
    });
    const [row] = await t.query<{ bytes: Buffer; size: number }>(
      sql`SELECT bytes, size FROM data_exports WHERE user_id = ${eve.id}`,
    );
    expect(row?.size).toBe(answer.rawPayload.length);
    // A ZIP file names its entries in clear.
    expect(answer.rawPayload.includes('README.txt')).toBe(true);
    expect(row?.bytes.includes('README.txt')).toBe(false);
    const verbs = await t.query<{ verb: string }>(sql`SELECT verb FROM audit_events WHERE subject_user_id = ${eve.id}`);
    const seen = verbs.map(({ verb }) => verb);
    for (const verb of ['ask-export', 'export', 'make-export', 'download-export']) expect(seen).toContain(verb);
  });

  it('is each person’s own also where two ask at the very same moment', async () => {
    const both = [await t.signUp(), await t.signUp()];
    const moment = new Date();
    const clock = vi.spyOn(t.world.clock, 'now').mockReturnValue(moment);
    const asked = await Promise.all(both.map(ask));
    clock.mockRestore();
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    for (const person of both) {
      expect((await made(person)).state).toBe('ready');
      const answer = await file(person);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(parsed(await unzip(answer.rawPayload), 'account.json').profile.email).toBe(person.email);
    }
  });

  it('is kept for a day, and goes with the account', async () => {
    const [kim, lea] = [await t.signUp(), await t.signUp()];
    await copyOf(kim);
    await copyOf(lea);
    const [job] = await t.query<{ after: Date; made: Date }>(
      sql`SELECT start_after AS after, made_at AS made FROM pgboss.job JOIN data_exports ON user_id = (data->>'userId')::int
          WHERE name = 'forget-export' AND user_id = ${kim.id}`,
    );
    const wait = new Date(job?.after ?? 0).getTime() - new Date(job?.made ?? 0).getTime();
    expect(wait).toBeGreaterThanOrEqual(24 * HOUR);
    expect(wait).toBeLessThan(24 * HOUR + 5 * 60_000);
    const left = () => t.query(sql`SELECT 1 FROM data_exports WHERE user_id = ${kim.id}`);
    expect(await left()).toHaveLength(1);
    await t.query(
      sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-export' AND data->>'userId' = ${String(kim.id)}`,
    );
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    await t.query(sql`DELETE FROM users WHERE id = ${lea.id}`);
    expect(await t.query(sql`SELECT 1 FROM data_exports WHERE user_id = ${lea.id}`)).toEqual([]);

    const max = await t.signUp();
    await copyOf(max);
    await t.query(sql`UPDATE data_exports SET made_at = made_at - interval '24 hours' WHERE user_id = ${max.id}`);
    expect((await file(max)).statusCode).toBe(404);
    expect(await state(max)).toMatchObject({ state: 'none' });
  });
});
