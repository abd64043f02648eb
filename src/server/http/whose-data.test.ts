import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clinic, clinicOf, MANUAL } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

/* An act on another person's data says in the trail whose data it was, and whom it let in or shut out. */

let t: TestApp;
let clinic: Clinic;
let provider: Person;
let patient: Person;
let entry: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  clinic = clinicOf(t);
  provider = await clinic.provider();
  patient = await clinic.patient([provider], MANUAL.dateOfBirth);
  entry = await clinic.entryOf(provider, patient);
});
afterAll(() => t.close());

/** What the trail says of the acts of one call: verb, whose data, whose entry, with whom. */
async function acts(person: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) {
  const [last] = await t.query<{ id: string }>(sql`SELECT max(id) AS id FROM audit_events`);
  const answer = await clinic.call(person, method, url, body);
  expect(answer.status, `${method} ${url} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  const rows = await t.query<Record<string, number | string | null>>(
    sql`SELECT verb, subject_user_id AS whose, subject_patient_id AS entry, with_user_id AS with FROM audit_events
      WHERE id > ${last?.id} AND actor_user_id = ${person.id} AND result = 'ok' ORDER BY id`,
  );
  return { body: answer.body, said: rows.map((row) => [row.verb, row.whose, row.entry, row.with]) };
}

it('on the roster: the account behind the entry, and the entry', async () => {
  const url = `/api/patients/${entry}`;
  const consent = { kind: 'calls', given: true, how: 'on_paper' };
  expect((await acts(provider, 'GET', url)).said).toEqual([['read', patient.id, entry, null]]);
  expect((await acts(provider, 'GET', `${url}/consents`)).said).toEqual([['read', patient.id, entry, null]]);
  const recorded = await acts(provider, 'POST', `${url}/consents`, consent);
  expect(recorded.said).toEqual([['record-consent:calls', patient.id, entry, null]]);
  const changed = await acts(provider, 'PUT', url, { ...MANUAL, email: patient.email });
  expect(changed.said).toEqual([['change', patient.id, entry, null]]);
  const { body: manual } = await acts(provider, 'POST', '/api/patients', { ...MANUAL, email: patient.email });
  const apart = await acts(provider, 'POST', `${url}/keep-apart`, { patientId: manual.id });
  expect(apart.said).toEqual([['keep-apart', patient.id, manual.id, null]]);
  expect((await acts(provider, 'POST', `${url}/merge`, { patientId: manual.id })).said).toEqual([
    ['merge', patient.id, manual.id, null],
    ['merged-away', patient.id, entry, null],
  ]);
  entry = manual.id;
  expect((await acts(provider, 'DELETE', `/api/patients/${entry}`)).said).toEqual([
    ['remove', patient.id, entry, null],
  ]);
  const restored = await acts(provider, 'POST', `/api/patients/${entry}/restore`);
  expect(restored.said).toEqual([['restore', patient.id, entry, null]]);
});

it('sharing: whose report, which entry, and with whom', async () => {
  const ours = await clinic.analysis(provider, entry);
  const share = await acts(provider, 'POST', `/api/analyses/${ours}/shares`, { patientId: entry });
  expect(share.said).toEqual([['share', provider.id, entry, patient.id]]);
  expect((await acts(patient, 'PUT', `/api/analyses/${ours}/rating`, { clear: true })).said).toEqual([
    ['rate', provider.id, entry, null],
  ]);
  const unshare = await acts(provider, 'DELETE', `/api/analyses/${ours}/shares/${share.body.id}`);
  expect(unshare.said).toEqual([['unshare', provider.id, entry, patient.id]]);

  const theirs = await clinic.analysis(patient);
  const given = await acts(patient, 'POST', `/api/analyses/${theirs}/shares`, { providerId: provider.id });
  expect(given.said).toEqual([['share', patient.id, null, provider.id]]);
  expect((await acts(provider, 'GET', `/api/analyses/${theirs}`)).said).toEqual([['read', patient.id, null, null]]);
  await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
  const taken = await acts(patient, 'DELETE', `/api/analyses/${theirs}/shares/${given.body.id}`);
  expect(taken.said).toEqual([['unshare', patient.id, null, provider.id]]);
  await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
});

it('a report that goes from one patient to another: both', async () => {
  const { body: other } = await acts(provider, 'POST', '/api/patients', { ...MANUAL, email: 'other@example.test' });
  const id = await clinic.analysis(provider, entry);
  const url = `/api/analyses/${id}`;
  expect((await acts(provider, 'PATCH', url, { patientId: other.id })).said).toEqual([
    ['unlink-patient', provider.id, entry, null],
    ['link-patient', provider.id, other.id, null],
  ]);
  expect((await acts(provider, 'PATCH', url, { patientId: null })).said).toEqual([
    ['unlink-patient', provider.id, other.id, null],
  ]);
});

it('is told to the person in words, with the name of whom they let in', async () => {
  const { body } = await clinic.call(patient, 'GET', '/api/account/activity?limit=200');
  const said = (body as { who: string; what: string }[]).map(({ who, what }) => `${who}: ${what}`);
  for (const line of [
    'Dr. Ann Lee: Looked at an entry on a patient list',
    'Dr. Ann Lee: Changed an entry on a patient list',
    'Dr. Ann Lee: Read the explanation',
    'You: Shared the explanation with Dr. Ann Lee',
    'You: Stopped sharing the explanation with Dr. Ann Lee',
  ]) {
    expect(said).toContain(line);
  }
});
