import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
});
afterAll(() => t.close());

const as = (person: Person) => ({ cookie: person.cookie });
const remove = (person: Person, password = PASSWORD) =>
  t.inject({ method: 'POST', url: '/api/account/delete', headers: as(person), payload: { password } });

/** Every table of the product and of the queue as text. */
async function dump(): Promise<string> {
  const tables = await t.query<{ schema: string; name: string }>(
    sql`SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  const parts: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await t.query<{ row: string }>(
      sql`SELECT r::text AS row FROM ${sql.identifier(schema)}.${sql.identifier(name)} r`,
    );
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
}

describe('deleting an account', () => {
  it('takes everything of the person out of the tables and the queue; only the audit trail speaks of the account', async () => {
    const dr = await t.signUp('provider');
    await t.query(sql`UPDATE users SET is_email_verified = true`);
    const ann = await t.signUp();
    await t.query(sql`UPDATE users SET first_name = 'Zanzibella', phone_number = '555-7777' WHERE id = ${ann.id}`);
    await t.inject({ method: 'PUT', url: `/api/account/providers/${dr.id}`, headers: as(ann), payload: {} });
    const { id } = (await t.submit(ann, 'CT of the chest: no disease.')).json();
    await t.ended(ann, id);
    await t.inject({ method: 'PUT', url: `/api/analyses/${id}/rating`, headers: as(ann), payload: { clear: true } });
    expect(await dump()).toContain('Zanzibella');
    const theirs = (await t.submit(dr, 'CT of the chest: no disease.')).json().id;
    await t.ended(dr, theirs);

    const done = await remove(ann);
    expect(done.statusCode, done.body).toBe(200);
    const left = await dump();
    for (const word of ['Zanzibella', '555-7777', ann.email]) expect(left).not.toContain(word);
    expect(await t.query(sql`SELECT 1 FROM analyses WHERE user_id = ${ann.id}`)).toEqual([]);
    expect(await t.query(sql`SELECT 1 FROM sessions WHERE user_id = ${ann.id}`)).toEqual([]);
    const jobs = await t.query(
      sql`SELECT data FROM pgboss.job WHERE data->>'userId' = ${String(ann.id)} OR data->>'analysisId' = ${String(id)}`,
    );
    expect(jobs).toEqual([]);
    const others = await t.query(sql`SELECT 1 FROM pgboss.job WHERE data->>'analysisId' = ${String(theirs)}`);
    expect(others.length).toBeGreaterThan(0);
    const verbs = await t.query<{ verb: string }>(sql`SELECT verb FROM audit_events WHERE actor_user_id = ${ann.id}`);
    expect(verbs.map((row) => row.verb)).toContain('delete-account');

    expect((await t.inject({ url: '/api/auth/user', headers: as(ann) })).statusCode).toBe(401);
    const again = {
      firstName: 'Ann',
      lastName: 'Lee',
      email: ann.email,
      phoneNumber: '555-0100',
      password: PASSWORD,
      userType: 'patient',
    };
    const back = await t.inject({ method: 'POST', url: '/api/auth/register', payload: again });
    expect(back.statusCode).toBe(201);
    expect(back.json().id).not.toBe(ann.id);
  });

  it('leaves to the provider the entry that holds the provider’s own report, no longer linked', async () => {
    const dr = await t.signUp('provider');
    await t.query(sql`UPDATE users SET is_email_verified = true`);
    const bob = await t.signUp();
    await t.inject({ method: 'PUT', url: `/api/account/providers/${dr.id}`, headers: as(bob), payload: {} });
    const [entry] = (await t.inject({ url: '/api/patients', headers: as(dr) })).json() as { id: number }[];
    const { id } = (await t.submit(dr, 'CT of the chest: no disease.')).json();
    await t.ended(dr, id);
    await t.inject({
      method: 'PATCH',
      url: `/api/analyses/${id}`,
      headers: as(dr),
      payload: { patientId: entry?.id },
    });
    expect((await remove(bob)).statusCode).toBe(200);
    const [kept] = (await t.inject({ url: '/api/patients', headers: as(dr) })).json();
    expect(kept).toMatchObject({ id: entry?.id, hasAccount: false, totalReports: 1 });
  });

  it('leaves to the provider what the provider typed, and takes the words of the account', async () => {
    const dr = await t.signUp('provider');
    await t.query(sql`UPDATE users SET is_email_verified = true`);
    const call = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
      (await t.inject({ method, url, headers: as(person), ...(payload ? { payload } : {}) })).json();
    const chosen = async (name: string) => {
      const person = await t.signUp();
      await t.query(sql`UPDATE users SET first_name = ${name}, phone_number = '555-8888', date_of_birth = '1980-02-03',
        is_email_verified = true
        WHERE id = ${person.id}`);
      await call(person, 'PUT', `/api/account/providers/${dr.id}`, {});
      const [entry] = await call(dr, 'GET', `/api/patients?search=${person.email}`);
      return { person, entry: entry.id as number };
    };
    const typed = { name: 'Typed Fred', dateOfBirth: '1980-02-03', phoneNumber: '555-9999' };
    const [merged, edited, consenting, untouched] = [
      await chosen('Merged'),
      await chosen('Edited'),
      await chosen('Consenting'),
      await chosen('Untouched'),
    ];
    const manual = await call(dr, 'POST', '/api/patients', { ...typed, email: merged.person.email });
    await call(dr, 'POST', `/api/patients/${manual.id}/merge`, { patientId: merged.entry });
    await call(dr, 'PUT', `/api/patients/${edited.entry}`, { ...typed, email: 'typed@example.test' });
    const consent = { kind: 'calls', given: true, how: 'on_paper' };
    await call(dr, 'POST', `/api/patients/${consenting.entry}/consents`, consent);
    for (const { person } of [merged, edited, consenting, untouched]) {
      const done = await remove(person);
      expect(done.statusCode, done.body).toBe(200);
    }
    const roster = (await call(dr, 'GET', '/api/patients')) as { id: number }[];
    expect(roster.sort((a, b) => a.id - b.id)).toMatchObject([
      { id: edited.entry, ...typed, email: 'typed@example.test', hasAccount: false },
      { id: consenting.entry, name: 'Consenting Lee', dateOfBirth: '1980-02-03', email: null, phoneNumber: null },
      { id: manual.id, ...typed, email: merged.person.email, hasAccount: false },
    ]);
    expect(roster).toHaveLength(3);
    const left = await dump();
    for (const word of ['Untouched', '555-8888', consenting.person.email]) expect(left).not.toContain(word);
  });

  it('asks for the password, and for the code where two-step sign-in is on', async () => {
    const cat = await t.signUp();
    const wrong = await remove(cat, 'Not-My-Password-1');
    expect(wrong.statusCode).toBe(400);
    await t.query(sql`UPDATE users SET two_step_since = now() WHERE id = ${cat.id}`);
    const noCode = await remove(cat);
    expect(noCode.statusCode).toBe(400);
    expect((await t.inject({ url: '/api/auth/user', headers: as(cat) })).statusCode).toBe(200);
  });

  it('leaves nothing behind of what is submitted at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const eve = await t.signUp();
      const submissions = Array.from({ length: 3 }, (_, i) => t.submit(eve, `Report ${i}: fine.`));
      const [done, ...accepted] = await Promise.all([remove(eve), ...submissions]);
      expect(done?.statusCode).toBe(200);
      for (const { statusCode } of accepted) expect([202, 401]).toContain(statusCode);
      expect(await t.query(sql`SELECT 1 FROM analyses WHERE user_id = ${eve.id}`)).toEqual([]);
    }
    // Nor did any of them wait for each other until the database ended one.
    const [{ deadlocks } = { deadlocks: -1 }] = await t.query<{ deadlocks: number }>(
      sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
    );
    expect(deadlocks).toBe(0);
  });
});
