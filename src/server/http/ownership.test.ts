import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type RouteName, type RouteSpec, routes } from '../../contract/routes.js';

const all = Object.entries(routes) as [RouteName, RouteSpec][];
const closed = all.filter(([, spec]) => spec.access !== 'public').map(([name]) => name);
const ofAnalyses = all.filter(([, spec]) => spec.path.startsWith('/api/analyses/:id'));
const owned = ofAnalyses.map(([name]) => name);
/** Those that ask for nothing but the analysis. */
const plain = ofAnalyses.filter(([, spec]) => spec.method === 'GET').map(([name]) => name);

/** What the routes with a body are sent. */
const BODIES: Partial<Record<RouteName, object>> = {
  assignPatient: { patientId: null },
  changeQuestions: { questions: [], version: 0 },
  createShareLink: { days: 7 },
  rateAnalysis: { clear: true },
  shareAnalysis: { patientId: 1, providerId: 1 },
};

let t: TestApp;
let owner: Person;
let other: Person;
let provider: Person;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  owner = await t.signUp();
  other = await t.signUp();
  provider = await t.signUp('provider');
  id = (await t.submit(owner, 'X-ray of the hand.\nThere is no fracture.')).json().id;
  await t.ended(owner, id);
  await t.query(sql`update users set subscription_tier = 'basic' where id = ${owner.id}`);
});
afterAll(() => t.close());

const ask = (name: RouteName, person: Person | null, of: number | string = id) =>
  t.inject({
    method: routes[name].method,
    url: routes[name].path.replace(':id', String(of)).replace(/:\w+/, '1'),
    headers: person ? { cookie: person.cookie } : {},
    ...(BODIES[name] ? { payload: BODIES[name] } : {}),
  });

describe('each closed route of the table', () => {
  it.each(closed)('%s answers 401 to nobody, to a made-up session and to an odd cookie', async (name) => {
    const strangers = ['', `plainchart_session=${'a'.repeat(43)}`, 'plainchart_session=%00; plainchart_session='];
    for (const cookie of strangers) {
      const response = await ask(name, { id: 0, email: '', cookie });
      expect([response.statusCode, response.json()]).toEqual([401, { message: 'You are not signed in.' }]);
    }
  });
});

describe("each route of one's own objects", () => {
  it.each(plain)('%s answers its owner', async (name) => {
    expect((await ask(name, owner)).statusCode).toBe(200);
  });

  it.each(owned)("%s answers another's object exactly as a missing one, to patients and providers", async (name) => {
    const mayCall = routes[name].access === 'provider' ? [provider] : [other, provider];
    for (const person of mayCall) {
      const others = await ask(name, person);
      const missing = await ask(name, person, 2_000_000_000);
      expect(others.statusCode).toBe(404);
      expect(others.body).toBe(missing.body);
    }
  });

  it.each(owned)('%s refuses what is no id', async (name) => {
    const person = routes[name].access === 'provider' ? provider : owner;
    for (const of of ['0', '-1', '1.5', 'abc', '99999999999999999999', '1%00']) {
      expect((await ask(name, person, of)).statusCode).toBe(400);
    }
  });
});

describe('the list', () => {
  const list = async (person: Person, query = '') =>
    t.inject({ url: `/api/analyses${query}`, headers: { cookie: person.cookie } });

  it("holds one's own analyses only, newest first, without their texts", async () => {
    const second = (await t.submit(owner, 'Second report: fine.')).json().id;
    const own = (await list(owner)).json();
    expect(own.map((item: { id: number }) => item.id)).toEqual([second, id]);
    expect((await list(other)).json()).toEqual([]);
    expect((await list(owner)).body).not.toContain('no fracture.');
    const older = (await list(owner, `?before=${second}&limit=1`)).json();
    expect(older.map((item: { id: number }) => item.id)).toEqual([id]);
    expect((await list(owner, '?limit=0')).statusCode).toBe(400);
  });
});
