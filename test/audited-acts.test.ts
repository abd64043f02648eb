import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPayments } from '../src/adapters/payments-test/index.js';
import { type RouteName, routes } from '../src/contract/routes.js';
import { acts, compareTrail, requestsIn, type TrailEvent, trailSince } from './audited-acts.js';
import { type Bystanders, makeBystanders, rowsOf } from './bystanders.js';
import { startTestApp } from './http-app.js';
import { PATIENT } from './patience.js';
import { toWalk, type Walked, walk } from './walk.js';

/*
 * Everything that the product does for somebody is done once or more, beside people who do nothing: then the log of requests
 * is held against the trail, and those people's rows against what they were.
 */

let w: Walked;
let others: Bystanders;
let before: string[];
beforeAll(async () => {
  const payments = createTestPayments;
  const t = await startTestApp({}, ({ db, clock, ids, http }) => payments({ db, clock, ids, appUrl: http.appUrl }));
  w = await toWalk(t);
  others = await makeBystanders(w);
  before = await rowsOf(t, others);
  // What they asked for themselves is not looked at.
  t.logged.length = 0;
  w.answers.length = 0;
  w.mails.length = 0;
  const [last] = await t.query<{ id: string }>(sql`SELECT max(id) AS id FROM audit_events`);
  await walk(w, others.recoveryCode);
  lastBefore = Number(last?.id);
}, 300_000);
afterAll(() => w.t.close());
let lastBefore = 0;

it('touches nobody else', async () => {
  expect(before.length).toBeGreaterThan(25);
  expect(await rowsOf(w.t, others)).toEqual(before);
});

it('shows nobody else', () => {
  expect(w.answers.length).toBeGreaterThan(60);
  expect(w.answers.filter((answer) => answer.toLowerCase().includes('bystander'))).toEqual([]);
});

it('leaves the act of each request in the trail, and nothing else', async () => {
  const { t } = w;
  await vi.waitFor(async () => {
    const requests = requestsIn(t.logged.join('\n'));
    const asked = new Set(
      requests.filter(({ status }) => status < 300).map(({ method, route }) => `${method} ${route}`),
    );
    const silent = (Object.keys(routes) as RouteName[]).filter(
      (name) =>
        acts[name].length > 0 && name !== 'openPortal' && !asked.has(`${routes[name].method} ${routes[name].path}`),
    );
    expect(silent).toEqual([]);
    const events = await t.query<TrailEvent>(sql.raw(trailSince(lastBefore)));
    expect(compareTrail(requests, events, true)).toEqual([]);
    // Were one of them missing, it would be told, whichever it is.
    for (const gone of events) {
      // Of this one alone there may be any number.
      if (groupOf(gone) === 'user plan ok') continue;
      const left = events.filter((event) => groupOf(event) !== groupOf(gone));
      expect(compareTrail(requests, left, true).length, groupOf(gone)).toBeGreaterThan(0);
    }
  }, PATIENT);
}, 120_000);

it('what does not fit is told: an act too few, one too many, a refusal that was not recorded', () => {
  const request = { method: 'GET', route: '/api/analyses/:id', status: 200 };
  const event = { verb: 'read', object_type: 'analysis', result: 'ok' };
  expect(compareTrail([request], [event])).toEqual([]);
  expect(compareTrail([request, request], [event])).toEqual(['analysis read ok: 1 in the trail, 2 by the requests']);
  expect(compareTrail([], [event])).toEqual(['analysis read ok: 1 in the trail, 0 by the requests']);
  expect(compareTrail([{ ...request, status: 404 }], [])).toEqual([
    'get-analysis denied: 0 in the trail, 1 by the requests',
  ]);
});

const KINDS = Object.values(acts).flatMap((all) => all.map(({ kind }) => kind));

/** The kind of an event; of kinds that stand for each other all of them. */
function groupOf({ verb, object_type, result }: TrailEvent): string {
  const kind = `${object_type} ${verb.replace(/:.*$/, '')}`;
  return `${KINDS.find((one) => one.split('|').includes(kind)) ?? kind} ${result}`;
}
