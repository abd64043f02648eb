import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clinic, clinicOf } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

let t: TestApp;
let clinic: Clinic;
let ann: Person;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  clinic = clinicOf(t);
  ann = await clinic.patient();
  id = await clinic.analysis(ann);
});
afterAll(() => t.close());

const read = async (person = ann, of = id) => (await clinic.call(person, 'GET', `/api/analyses/${of}/questions`)).body;
const keep = (questions: object[] | null, version: number, person = ann, of = id) =>
  clinic.call(person, 'PUT', `/api/analyses/${of}/questions`, { questions, version });
const letter = async (person = ann, of = id) =>
  (await t.inject({ url: `/api/analyses/${of}/report`, headers: { cookie: person.cookie } })).body;

it("keeps a reader's own questions in their order, sealed, and prints them in the letters", async () => {
  expect(await read()).toEqual({ questions: null, version: 0 });
  const mine = [
    { text: 'May I fly next week?', asked: false },
    { text: 'What does this mean for me?', asked: true },
  ];
  const kept = await keep([{ text: '  May I fly\n next week?', asked: false }, mine[1] as object], 0);
  expect(kept).toEqual({ status: 200, body: { questions: mine, version: 1 } });
  expect(await read()).toEqual({ questions: mine, version: 1 });
  const rows = await t.query<{ row: string }>(sql`select q::text as row from analysis_questions q`);
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]?.row ?? '').toString('latin1')).not.toMatch(/fly|666c79/);
  expect(await letter()).toContain('- May I fly next week?\n- What does this mean for me? (asked)');
  const events = await t.query(sql`select 1 from audit_events where verb = 'change-questions' and object_id = ${id}`);
  expect(events).toHaveLength(1);

  expect((await keep(null, 1)).body).toEqual({ questions: null, version: 2 });
  expect(await letter()).toContain('- What does this mean for me?\n');
  expect(await letter()).not.toContain('fly');
  expect((await keep([], 2)).body).toEqual({ questions: [], version: 3 });
  expect(await letter()).not.toContain('QUESTIONS FOR YOUR DOCTOR');
});

it('lets no change overwrite one that it has not seen', async () => {
  const other = await clinic.analysis(ann);
  const one = { text: 'One?', asked: false };
  const both = await Promise.all([keep([one], 0, ann, other), keep([{ ...one, text: 'Two?' }], 0, ann, other)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const list = await read(ann, other);
  expect(list.version).toBe(1);
  expect((await keep([], 0, ann, other)).status).toBe(409);
  expect(await read(ann, other)).toEqual(list);
});

it('refuses what is no list of questions', async () => {
  const current = (await read()).version as number;
  const wrong: [unknown, string][] = [
    [[{ text: ' ', asked: false }], 'Please write a question'],
    [[{ text: 'x'.repeat(301), asked: false }], 'A question has at most 300 characters'],
    [[{ text: 'Why?' }], 'Please say whether it was asked'],
    [Array.from({ length: 41 }, () => ({ text: 'Why?', asked: false })), 'A list has at most 40 questions'],
    ['Why?', 'Please send a list of questions'],
  ];
  for (const [questions, message] of wrong) {
    const answer = await keep(questions as object[], current);
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  }
});

it('gives each reader a list of their own, for as long as they may read', async () => {
  const dr = await clinic.provider();
  const bea = await clinic.patient([dr]);
  const hers = await clinic.analysis(bea);
  await keep([{ text: 'Hers?', asked: false }], 0, bea, hers);
  const share = await clinic.call(bea, 'POST', `/api/analyses/${hers}/shares`, { providerId: dr.id });
  expect(await read(dr, hers)).toEqual({ questions: null, version: 0 });
  expect((await keep([{ text: 'Of the doctor?', asked: false }], 0, dr, hers)).status).toBe(200);
  expect((await read(bea, hers)).questions).toEqual([{ text: 'Hers?', asked: false }]);
  expect(await letter(dr, hers)).toContain('- Of the doctor?');
  await clinic.call(bea, 'DELETE', `/api/analyses/${hers}/shares/${share.body.id}`);
  expect((await clinic.call(dr, 'GET', `/api/analyses/${hers}/questions`)).status).toBe(404);
  expect((await keep([], 1, dr, hers)).status).toBe(404);
});
