import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { recordAudit, withOrigin } from '../../audit/index.js';
import type { ActivityItem } from '../../contract/activity.js';

let t: TestApp;
let ann: Person;
let doctor: Person;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  ann = await t.signUp();
  doctor = await t.signUp('provider');
  id = (await t.submit(ann, 'CT of the chest: all is well.')).json().id;
  await t.ended(ann, id);
});
afterAll(() => t.close());

const get = (person: Person, url: string) => t.inject({ url, headers: { cookie: person.cookie } });
const activity = async (person: Person, query = '') =>
  (await get(person, `/api/account/activity${query}`)).json() as ActivityItem[];
interface Row {
  actor_user_id: number | null;
  verb: string;
  object_id: number | null;
  subject_user_id: number | null;
  result: string;
  origin: string | null;
}
const eventsSince = (from: number) =>
  t.query<Row>(sql`SELECT actor_user_id, verb, object_id, subject_user_id, result, origin FROM audit_events
    WHERE id > ${from} AND verb NOT LIKE 'mail-%' ORDER BY id`);
const newest = async () =>
  Number((await t.query<{ id: string }>(sql`SELECT coalesce(max(id), 0) AS id FROM audit_events`))[0]?.id);

describe('each reading of a report', () => {
  it.each([
    ['read', () => `/api/analyses/${id}`],
    ['download', () => `/api/analyses/${id}/report`],
    ['follow', () => `/api/analyses/${id}/events`],
    ['list', () => '/api/analyses'],
  ])('%s is one event: who, what, whose, from where', async (verb, url) => {
    const from = await newest();
    expect((await get(ann, url())).statusCode).toBe(200);
    const events = await eventsSince(from);
    expect(events).toEqual([
      {
        actor_user_id: ann.id,
        verb,
        object_id: verb === 'list' ? null : id,
        subject_user_id: ann.id,
        result: 'ok',
        origin: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('that is refused is one event too: of what is absent, of what is another’s, of what the role may not', async () => {
    for (const [person, of] of [
      [doctor, id],
      [doctor, 2_000_000_000],
      [ann, 2_000_000_000],
    ] as const) {
      const from = await newest();
      expect((await get(person, `/api/analyses/${of}`)).statusCode).toBe(404);
      expect(await eventsSince(from)).toMatchObject([
        { actor_user_id: person.id, verb: 'get-analysis', object_id: of, subject_user_id: null, result: 'denied' },
      ]);
    }
    const from = await newest();
    expect((await get(ann, `/api/analyses/${id}/download`)).statusCode).toBe(403);
    expect(await eventsSince(from)).toMatchObject([{ actor_user_id: ann.id, verb: 'analysis-pdf', result: 'denied' }]);
  });

  it('is not done when it cannot be recorded', async () => {
    await t.query(sql`ALTER TABLE audit_chains RENAME TO audit_chains_gone`);
    try {
      const answer = await get(ann, `/api/analyses/${id}`);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('chest');
    } finally {
      await t.query(sql`ALTER TABLE audit_chains_gone RENAME TO audit_chains`);
    }
  });
});

describe('sign-in events', () => {
  it('are in the trail: in, refused, out', async () => {
    const from = await newest();
    const login = (password: string) =>
      t.inject({ method: 'POST', url: '/api/auth/login', payload: { email: ann.email, password } });
    expect((await login('Wrong-Horse-1')).statusCode).toBe(401);
    const signedIn = await login(PASSWORD);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    const events = await eventsSince(from);
    expect(events.map(({ verb, result, actor_user_id }) => [verb, result, actor_user_id])).toEqual([
      ['sign-in-failed', 'denied', null],
      ['sign-in', 'ok', ann.id],
      ['sign-out', 'ok', ann.id],
    ]);
    expect(new Set(events.map(({ origin }) => origin)).size).toBe(1);
  });
});

describe('GET /api/account/activity', () => {
  it('tells a person who did what with their data, and nobody else', async () => {
    const payload = { email: ann.email, password: 'Wrong-Horse-1' };
    expect((await t.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401);
    await withOrigin({ address: '203.0.113.7' }, () =>
      t.world.db.transaction(async (tx) => {
        const about = { objectType: 'analysis', objectId: id, subjectUserId: ann.id } as const;
        await recordAudit(tx, { actorUserId: doctor.id, verb: 'read', ...about });
        await recordAudit(tx, { actorUserId: null, verb: 'open-link', ...about });
        await recordAudit(tx, { actorUserId: 999_999, verb: 'download', ...about });
      }),
    );
    const items = await activity(ann);
    // The mail about the sign-in before goes out in its own time.
    const newest = items.filter(({ what }) => what !== 'Sent an email about the account').slice(0, 3);
    expect(newest.map(({ who, what, analysisId, allowed }) => [who, what, analysisId, allowed])).toEqual([
      ['A former user', 'Downloaded the explanation', id, true],
      ['Somebody who was not signed in', 'Opened the explanation by a link', id, true],
      ['Dr. Ann Lee', 'Read the explanation', id, true],
    ]);
    expect(items).toContainEqual(expect.objectContaining({ who: 'You', what: 'Submitted a report', analysisId: id }));
    expect(items).toContainEqual(expect.objectContaining({ who: 'Plainchart', what: 'Explained a report' }));
    expect(items).toContainEqual(expect.objectContaining({ what: 'Tried to sign in', allowed: false }));
    expect(items.at(-1)).toMatchObject({ who: 'You', what: 'Made the account', analysisId: null });
    for (const item of items) expect(item.what).toMatch(/^[A-Z][a-z]+ /);
    const others = await activity(doctor);
    expect(others.every(({ who, analysisId }) => who !== 'Dr. Ann Lee' && analysisId === null)).toBe(true);
  });

  it('comes in pages', async () => {
    const all = await activity(ann, '?limit=200');
    const paged: ActivityItem[] = [];
    for (;;) {
      // From the newest of before: what happens meanwhile, such as the sending of a mail, is not looked at.
      const before = paged.at(-1)?.id ?? (all[0]?.id ?? 0) + 1;
      const page = await activity(ann, `?limit=4&before=${before}`);
      if (page.length === 0) break;
      expect(page.length).toBeLessThanOrEqual(4);
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect((await get(ann, '/api/account/activity?limit=0')).statusCode).toBe(400);
  });
});
