import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

const REPORT = 'CT of the chest: no acute disease.';
const BORN = '1980-02-03';
const DAY = 86_400_000;

let t: TestApp;
let ann: Person;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  ann = await t.signUp();
  await t.query(sql`update users set date_of_birth = ${BORN} where id = ${ann.id}`);
  id = (await t.submit(ann, REPORT)).json().id;
  await t.ended(ann, id);
});
afterAll(() => t.close());

const headers = (person: Person) => ({ cookie: person.cookie, origin: 'http://localhost:3000' });
const create = (person: Person, analysis = id, days = 7) =>
  t.inject({
    method: 'POST',
    url: `/api/analyses/${analysis}/links`,
    headers: headers(person),
    payload: { days },
  });
const open = (token: string, dateOfBirth = BORN) =>
  t.inject({ method: 'POST', url: '/api/shared/open', payload: { token, dateOfBirth } });
const list = async (person: Person) =>
  (await t.inject({ url: `/api/analyses/${id}/links`, headers: headers(person) })).json();

describe('a link to an explanation', () => {
  it('opens with the date of birth, shows the explanation and nothing of the account', async () => {
    const made = await create(ann);
    expect(made.statusCode).toBe(201);
    const { token, ...link } = made.json();
    expect(link).toMatchObject({ state: 'active', lastOpenedAt: null });
    const read = await open(token);
    expect(read.statusCode).toBe(200);
    expect(Object.keys(read.json()).sort()).toEqual([
      'analysisData',
      'completedAt',
      'expiresAt',
      'reportText',
      'title',
    ]);
    expect(read.json().reportText).toBe(REPORT);
    expect(read.body).not.toContain(ann.email);
    expect(read.headers['cache-control']).toContain('no-store');
    expect((await list(ann)).find((one: { id: number }) => one.id === link.id).lastOpenedAt).not.toBeNull();
    expect(t.logged.join('\n')).not.toContain(token);
    const rows = await t.query<{ dump: string }>(sql`select l::text as dump from analysis_share_links l`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('locks after five wrong dates, also when they come at once', async () => {
    const { token, id: linkId } = (await create(ann)).json();
    const tries = await Promise.all(Array.from({ length: 8 }, () => open(token, '1981-02-03')));
    expect(tries.filter((one) => one.statusCode === 403)).toHaveLength(5);
    expect(tries.filter((one) => one.statusCode === 404)).toHaveLength(3);
    expect((await open(token)).statusCode).toBe(404);
    expect((await list(ann)).find((one: { id: number }) => one.id === linkId).state).toBe('locked');
  });

  it('counts wrong dates on, though somebody opened it in between', async () => {
    const { token } = (await create(ann)).json();
    for (let i = 0; i < 4; i += 1) expect((await open(token, '1981-02-03')).statusCode).toBe(403);
    expect((await open(token)).statusCode).toBe(200);
    expect((await open(token, '1981-02-03')).statusCode).toBe(403);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('ends at once when it is revoked, and by itself when its days are over', async () => {
    const first = (await create(ann)).json();
    const gone = await t.inject({
      method: 'DELETE',
      url: `/api/analyses/${id}/links/${first.id}`,
      headers: headers(ann),
    });
    expect(gone.statusCode).toBe(200);
    const revoked = await open(first.token);
    const second = (await create(ann, id, 1)).json();
    t.advance(DAY + 1000);
    const expired = await open(second.token);
    const unknown = await open('no-such-token');
    t.advance(-DAY - 1000);
    for (const answer of [revoked, expired]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(unknown.body);
    }
  });

  it('belongs to the owner: another gets the same answer as for a missing one', async () => {
    const other = await t.signUp();
    const { id: linkId } = (await create(ann)).json();
    const missing = await create(other, 999_999);
    for (const answer of [
      await create(other),
      await t.inject({ url: `/api/analyses/${id}/links`, headers: headers(other) }),
      await t.inject({ method: 'DELETE', url: `/api/analyses/${id}/links/${linkId}`, headers: headers(other) }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
    expect((await list(ann)).some((one: { id: number }) => one.id === linkId)).toBe(true);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const own = (await t.submit(ann, REPORT)).json().id;
    await t.ended(ann, own);
    const ofAnother = await list(ann);
    await t.query(sql`insert into analysis_share_links (analysis_id, token_hash, created_at, expires_at)
      select ${own}, 'made before ' || n, now(), now() + interval '30 days' from generate_series(1, 19) as n`);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(ann, own)));
    expect(answers.filter((one) => one.statusCode === 201)).toHaveLength(1);
    const refused = answers.find((one) => one.statusCode !== 201);
    expect([refused?.statusCode, refused?.json().message]).toEqual([
      409,
      'This report has as many links as it may have. End one first.',
    ]);
    expect(await list(ann)).toEqual(ofAnother);
  });

  it('opens nothing once the date of birth is no longer known', async () => {
    const { token } = (await create(ann)).json();
    await t.query(sql`update users set date_of_birth = null where id = ${ann.id}`);
    const answers = [await open(token), await open('no-such-token')];
    await t.query(sql`update users set date_of_birth = ${BORN} where id = ${ann.id}`);
    expect(answers.map((one) => [one.statusCode, one.body])).toEqual(Array(2).fill([404, answers[1]?.body]));
    expect((await open(token)).statusCode).toBe(200);
  });

  it('is not offered without a date of birth, nor to a provider without a patient', async () => {
    const nobody = await t.signUp();
    const provider = await t.signUp('provider');
    for (const person of [nobody, provider]) {
      await t.query(sql`update users set uploads_remaining = 3 where id = ${person.id}`);
      const own = (await t.submit(person, REPORT)).json().id;
      await t.ended(person, own);
      const refused = await create(person, own);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(/date of birth/);
    }
  });

  it('asks for the date of birth on the roster where the report is linked to a patient', async () => {
    const provider = await t.signUp('provider');
    const payload = { name: 'Made Up', dateOfBirth: '1950-12-31', email: 'm@example.test', phoneNumber: '555-0100' };
    const patientId = (
      await t.inject({ method: 'POST', url: '/api/patients', headers: headers(provider), payload })
    ).json().id;
    const own = (await t.submit(provider, REPORT)).json().id;
    await t.ended(provider, own);
    const url = `/api/analyses/${own}`;
    await t.inject({ method: 'PATCH', url, headers: headers(provider), payload: { patientId } });
    const { token } = (await create(provider, own)).json();
    expect((await open(token, BORN)).statusCode).toBe(403);
    expect((await open(token, '1950-12-31')).statusCode).toBe(200);
  });
});
