import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteSpec } from '../src/contract/route-spec.js';
import { type RouteName, routes } from '../src/contract/routes.js';
import { type Ids, type Rule, rules } from './access-rules.js';
import { type Person, startTestApp, type TestApp } from './http-app.js';

/*
 * Every route of the router × everyone who might call it × the objects of two owners. What each may do is said in
 * access-rules.ts and nowhere else; here it is only tried.
 */

type Who =
  | 'anonymous'
  | 'forged cookie'
  | 'expired session'
  | 'deleted user'
  | 'patient, owner'
  | 'other patient'
  | 'patient of the provider'
  | 'unverified patient'
  | 'paid patient'
  | 'no account type'
  | 'provider, owner'
  | 'other provider';

const MISSING = 2_000_000;
const NOT_SIGNED_IN: readonly Who[] = ['anonymous', 'forged cookie', 'expired session', 'deleted user'];
const PROVIDERS: readonly Who[] = ['provider, owner', 'other provider'];

let t: TestApp;
let people: Record<Who, string>;
/** The first set belongs to the patient and is shared with the provider; the second to the provider, shared with theirs. */
let sets: { owner: Who; reader: Who; ids: Ids }[];
let cells = 0;

const every = Object.entries(routes) as [RouteName, RouteSpec][];

beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  const [ann, bob, zoe, una, pat, nix, gone, old] = await Promise.all(Array.from({ length: 8 }, () => t.signUp()));
  const [dr, doc] = await Promise.all([t.signUp('provider'), t.signUp('provider')]);
  if (!ann || !bob || !zoe || !una || !pat || !nix || !gone || !old) throw new Error('nobody signed up');
  await t.query(sql`UPDATE users SET is_email_verified = true, date_of_birth = '1970-01-01' WHERE id <> ${una.id}`);
  await t.query(sql`UPDATE users SET subscription_tier = 'basic', uploads_remaining = 10 WHERE id <> ${bob.id}`);
  await t.query(sql`UPDATE users SET user_type = NULL WHERE id = ${nix.id}`);
  await t.query(sql`DELETE FROM users WHERE id = ${gone.id}`);
  await t.query(sql`UPDATE sessions SET expire = now() - interval '1 minute' WHERE user_id = ${old.id}`);
  people = {
    anonymous: '',
    'forged cookie': ann.cookie.replace(/.{6}$/, 'AAAAAA'),
    'expired session': old.cookie,
    'deleted user': gone.cookie,
    'patient, owner': ann.cookie,
    'other patient': bob.cookie,
    'patient of the provider': zoe.cookie,
    'unverified patient': una.cookie,
    'paid patient': pat.cookie,
    'no account type': nix.cookie,
    'provider, owner': dr.cookie,
    'other provider': doc.cookie,
  };
  for (const patient of [ann, zoe]) await made(patient, 'PUT', `/api/account/providers/${dr.id}`);
  const rows = await made<{ id: number; email: string }[]>(dr, 'GET', '/api/patients');
  const entryOf = (person: Person) => rows.find((row) => row.email === person.email)?.id ?? 0;
  const manual = (name: string) =>
    made<{ id: number }>(dr, 'POST', '/api/patients', {
      name,
      dateOfBirth: '1950-01-02',
      email: `${name.toLowerCase()}@example.test`,
      phoneNumber: '555-0102',
    });
  const [first, second] = [await manual('First'), await manual('Second')];
  const common = { patient: first.id, secondPatient: second.id, linkedPatient: entryOf(zoe), provider: dr.id };
  const objects = async (owner: Person, shareWith: object): Promise<Ids> => {
    const { id } = await made<{ id: number }>(owner, 'POST', '/api/analyses/text', { reportText: 'CT: no disease.' });
    await t.ended(owner, id);
    if (owner === dr) await made(dr, 'PATCH', `/api/analyses/${id}`, { patientId: common.linkedPatient });
    const link = await made<{ id: number }>(owner, 'POST', `/api/analyses/${id}/links`, { days: 7 });
    const share = await made<{ id: number }>(owner, 'POST', `/api/analyses/${id}/shares`, shareWith);
    return { ...common, analysis: id, link: link.id, share: share.id };
  };
  sets = [
    { owner: 'patient, owner', reader: 'provider, owner', ids: await objects(ann, { providerId: dr.id }) },
    {
      owner: 'provider, owner',
      reader: 'patient of the provider',
      ids: await objects(dr, { patientId: common.linkedPatient }),
    },
  ];
});
afterAll(() => t.close());

async function made<T>(
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
): Promise<T> {
  const answer = await t.inject({ method, url, headers: { cookie: person.cookie }, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json() as T;
}

function send(who: Who, spec: RouteSpec, params: Record<string, number | string>, payload?: object) {
  cells += 1;
  const url = spec.path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? MISSING));
  const body = payload ?? (spec.method === 'GET' || spec.method === 'DELETE' ? undefined : {});
  return t.inject({
    method: spec.method,
    url,
    headers: people[who] === '' ? {} : { cookie: people[who] },
    ...(body && !spec.multipart ? { payload: body } : {}),
  });
}

type ObjectRule = Extract<Rule, { kind: 'object' }>;
const objectRoutes = every.flatMap(([name, spec]) => {
  const rule = rules[name];
  return rule.kind === 'object' ? [{ name, spec, rule }] : [];
});
const setsOf = (rule: ObjectRule) => (rule.object === 'patient' ? sets.slice(1) : sets);
const idOf = (rule: ObjectRule, ids: Ids) => (rule.object === 'patient' ? ids.patient : ids.analysis);
const isAllowed = (rule: ObjectRule, set: { owner: Who; reader: Who }, who: Who) =>
  (who === set.owner || (rule.who === 'readers' && who === set.reader)) &&
  !(rule.providersOnly && !PROVIDERS.includes(who));

/** All that people have stored, in one line: what may not change when someone is refused. */
async function everything(): Promise<string> {
  const tables = await t.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
        AND tablename NOT LIKE 'audit%' AND tablename NOT LIKE 'rate%' AND tablename NOT IN ('sessions', 'attempt_counts', 'worker_heartbeats')`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    const [row] = await t.query<{ sum: string | null }>(
      sql`SELECT md5(string_agg(r::text, '|' ORDER BY r::text)) AS sum FROM ${sql.identifier(name)} r`,
    );
    sums.push(`${name} ${row?.sum ?? ''}`);
  }
  return sums.join('\n');
}

describe('the access matrix', () => {
  it('has a rule for every route that the router serves', () => {
    expect(Object.keys(rules).sort()).toEqual(every.map(([name]) => name).sort());
    const served = t.app.printRoutes({ commonPrefix: false });
    for (const [, spec] of every)
      expect(served).toContain(
        spec.path
          .split('/')
          .at(-1)
          ?.replace(/^:\w+$/, ':'),
      );
  });

  it('asks who is there before anything else, on every route that is not open', async () => {
    for (const [name, spec] of every) {
      if (rules[name].kind === 'open') continue;
      for (const who of NOT_SIGNED_IN) {
        const answer = await send(who, spec, {});
        expect(`${name} ${who} ${answer.statusCode}`).toBe(`${name} ${who} 401`);
      }
    }
  });

  it('refuses whoever is no provider on the providers’ routes', async () => {
    for (const [name, spec] of every) {
      const rule = rules[name];
      if (rule.kind !== 'provider' && !(rule.kind === 'object' && rule.providersOnly)) continue;
      for (const who of Object.keys(people) as Who[]) {
        if (NOT_SIGNED_IN.includes(who) || PROVIDERS.includes(who)) continue;
        const ids = sets[1]?.ids;
        const params = rule.kind === 'object' && ids ? { id: idOf(rule, ids), ...rule.params?.(ids) } : {};
        const body = rule.kind === 'object' && ids ? rule.body?.(ids) : undefined;
        const answer = await send(who, spec, params, body);
        expect(`${name} ${who} ${answer.statusCode}`).toBe(`${name} ${who} 403`);
      }
    }
  });

  it('shows another’s object to nobody, in the words for a missing one, and changes nothing', async () => {
    const before = await everything();
    for (const { name, spec, rule } of objectRoutes) {
      for (const set of setsOf(rule)) {
        for (const who of Object.keys(people) as Who[]) {
          if (NOT_SIGNED_IN.includes(who) || isAllowed(rule, set, who)) continue;
          if (rule.providersOnly && !PROVIDERS.includes(who)) continue;
          const params = { id: idOf(rule, set.ids), ...rule.params?.(set.ids) };
          const body = rule.body?.(set.ids);
          const answer = await send(who, spec, params, body);
          const place = `${name} ${who} on what belongs to ${set.owner}:`;
          if (who === set.reader) {
            expect([403, 404], `${place} ${answer.body}`).toContain(answer.statusCode);
            continue;
          }
          const missing = await send(who, spec, { ...params, id: MISSING }, body);
          expect(`${place} ${answer.statusCode} ${answer.body}`).toBe(`${place} 404 ${missing.body}`);
        }
      }
    }
    expect(await everything()).toBe(before);
  });

  it('takes no id of another’s in a body or as the second id of a path', async () => {
    const [theirs, own] = sets;
    if (!theirs || !own) throw new Error('no sets');
    const before = await everything();
    const text = { reportText: 'CT: no disease.', patientId: own.ids.patient };
    const refused: [Who, RouteName, Record<string, number>, object][] = [
      ['other provider', 'submitText', {}, text],
      ['other patient', 'submitText', {}, text],
      ['provider, owner', 'revokeShareLink', { id: own.ids.analysis, linkId: theirs.ids.link }, {}],
      ['provider, owner', 'unshareAnalysis', { id: own.ids.analysis, shareId: theirs.ids.share }, {}],
      ['patient, owner', 'revokeShareLink', { id: theirs.ids.analysis, linkId: own.ids.link }, {}],
      ['patient, owner', 'unshareAnalysis', { id: theirs.ids.analysis, shareId: own.ids.share }, {}],
      ['patient, owner', 'shareAnalysis', { id: theirs.ids.analysis }, { providerId: MISSING }],
      ['provider, owner', 'shareAnalysis', { id: own.ids.analysis }, { patientId: MISSING }],
      ['provider, owner', 'mergePatient', { id: own.ids.patient }, { patientId: MISSING }],
      ['provider, owner', 'assignPatient', { id: own.ids.analysis }, { patientId: MISSING }],
      ['other patient', 'chooseProvider', { id: MISSING }, {}],
    ];
    for (const [who, name, params, body] of refused) {
      const spec: RouteSpec = routes[name];
      const answer = await send(who, spec, params, spec.method === 'DELETE' ? undefined : body);
      expect([403, 404], `${name} ${who} ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    }
    expect(await everything()).toBe(before);
  });

  it('lists to each only what is theirs', async () => {
    const lists: [Who, RouteName, number[]][] = [
      ['other patient', 'listAnalyses', []],
      ['other provider', 'listAnalyses', []],
      ['other provider', 'listPatients', []],
      ['patient of the provider', 'listAnalyses', [sets[1]?.ids.analysis ?? 0]],
    ];
    for (const [who, name, ids] of lists) {
      const answer = await send(who, routes[name], {});
      expect((answer.json() as { id: number }[]).map((row) => row.id).sort(), `${name} ${who}`).toEqual(ids);
    }
  });

  it('lets in those who may, on every one of these routes', async () => {
    const last = (rule: ObjectRule) => (rule.ends ? 1 : 0);
    for (const { name, spec, rule } of [...objectRoutes].sort((a, b) => last(a.rule) - last(b.rule))) {
      for (const set of setsOf(rule)) {
        for (const who of Object.keys(people) as Who[]) {
          if (!isAllowed(rule, set, who)) continue;
          const params = { id: idOf(rule, set.ids), ...rule.params?.(set.ids) };
          const answer = await send(who, spec, params, rule.body?.(set.ids));
          const place = `${name} ${who} on what belongs to ${set.owner}: ${answer.statusCode} ${answer.body}`;
          expect([401, 403, 404, 500], place).not.toContain(answer.statusCode);
        }
      }
    }
    // Written down, so that a matrix that has shrunk by mistake shows.
    console.log(
      `The access matrix: ${every.length} routes, ${Object.keys(people).length} kinds of callers, ${cells} tries.`,
    );
    expect(cells).toBeGreaterThan(650);
  });
});
