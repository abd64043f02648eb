import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clinic, clinicOf, MANUAL } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  clinic = clinicOf(t);
});
afterAll(() => t.close());

const share = (person: Person, id: number, body: object) =>
  clinic.call(person, 'POST', `/api/analyses/${id}/shares`, body);
const read = (person: Person, id: number) => clinic.call(person, 'GET', `/api/analyses/${id}`);
const listed = async (person: Person): Promise<Record<string, unknown>[]> =>
  (await clinic.call(person, 'GET', '/api/analyses')).body;

describe('a provider who shares an analysis with a patient', () => {
  it('lets them read it, marked as shared, and nothing else; and takes it back at once', async () => {
    const provider = await clinic.provider();
    const [patient, other] = [await clinic.patient([provider]), await clinic.patient([provider])];
    const entry = await clinic.entryOf(provider, patient);
    const id = await clinic.analysis(provider, entry);
    expect((await read(patient, id)).status).toBe(404);
    const made = await share(provider, id, { patientId: entry });
    expect([made.status, made.body.name]).toEqual([201, 'Ann Lee']);
    expect((await share(provider, id, { patientId: entry })).body).toEqual(made.body);

    expect((await read(patient, id)).body).toMatchObject({ id, sharedBy: 'Dr. Ann Lee', patientId: null });
    expect(await listed(patient)).toMatchObject([{ id, sharedBy: 'Dr. Ann Lee', patientId: null }]);
    expect((await read(provider, id)).body).toMatchObject({ sharedBy: null, patientId: entry, patientName: 'Ann Lee' });
    expect(await listed(provider)).toMatchObject([{ id, patientName: 'Ann Lee' }]);
    expect((await read(patient, id)).body.patientName).toBeNull();
    expect((await read(other, id)).status).toBe(404);
    // What one reader answers is not the other's answer.
    const rating = `/api/analyses/${id}/rating`;
    expect((await clinic.call(patient, 'PUT', rating, { clear: false })).body).toEqual({ clear: false });
    expect((await clinic.call(provider, 'GET', rating)).body).toEqual({ clear: null });
    expect((await clinic.call(provider, 'PUT', rating, { clear: true })).body).toEqual({ clear: true });
    expect((await clinic.call(patient, 'GET', rating)).body).toEqual({ clear: false });
    const text = await t.inject({ url: `/api/analyses/${id}/report`, headers: { cookie: patient.cookie } });
    expect(text.statusCode).toBe(200);
    const refused = {
      status: 403,
      body: { message: 'This analysis was shared with you. Only its owner can change it.' },
    };
    expect(await clinic.call(patient, 'GET', `/api/analyses/${id}/shares`)).toEqual(refused);
    expect(await clinic.call(patient, 'DELETE', `/api/analyses/${id}/shares/${made.body.id}`)).toEqual(refused);
    expect(await share(patient, id, { providerId: provider.id })).toEqual(refused);

    expect((await clinic.call(provider, 'DELETE', `/api/analyses/${id}/shares/${made.body.id}`)).status).toBe(200);
    expect(await read(patient, id)).toEqual(await read(patient, 2_000_000_000));
    expect(await listed(patient)).toEqual([]);
    expect((await clinic.call(provider, 'GET', `/api/analyses/${id}/shares`)).body).toEqual([]);
  });

  it('shows nothing any more once the two are not linked, even where the share itself was left behind', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    const id = await clinic.analysis(provider, entry);
    await share(provider, id, { patientId: entry });
    expect((await read(patient, id)).status).toBe(200);
    await t.query(sql`DELETE FROM patient_provider_associations WHERE patient_user_id = ${patient.id}`);
    expect(await read(patient, id)).toEqual(await read(patient, 2_000_000_000));
    expect(await listed(patient)).toEqual([]);
    expect((await read(provider, id)).status).toBe(200);
  });

  it('cannot share with an account that is not linked any more: the entry is like one without an account', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    const manual = (await clinic.call(provider, 'POST', '/api/patients', MANUAL)).body.id as number;
    const [id, other] = [await clinic.analysis(provider, entry), await clinic.analysis(provider, manual)];
    await t.query(sql`DELETE FROM patient_provider_associations WHERE patient_user_id = ${patient.id}`);
    const refused = await share(provider, id, { patientId: entry });
    expect(refused.status).not.toBe(201);
    expect(refused).toEqual(await share(provider, other, { patientId: manual }));
  });

  it('takes every link back when the analysis goes to another patient', async () => {
    const provider = await clinic.provider();
    const add = async (name: string) =>
      (await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, name })).body.id as number;
    const [first, second] = [await add('First Luna'), await add('Second Luna')];
    const id = await clinic.analysis(provider, first);
    const made = await clinic.call(provider, 'POST', `/api/analyses/${id}/links`, { days: 7 });
    expect(made.status).toBe(201);
    const open = () =>
      t.inject({
        method: 'POST',
        url: '/api/shared/open',
        payload: { token: made.body.token, dateOfBirth: MANUAL.dateOfBirth },
      });
    expect((await open()).statusCode).toBe(200);
    await clinic.call(provider, 'PATCH', `/api/analyses/${id}`, { patientId: second });
    expect((await open()).statusCode).toBe(404);
    expect((await clinic.call(provider, 'GET', `/api/analyses/${id}/links`)).body).toEqual([]);
  });

  it('can share only what is linked to that very patient, with a verified account', async () => {
    const provider = await clinic.provider();
    const [patient, other] = [await clinic.patient([provider]), await clinic.patient([provider])];
    const [entry, otherEntry] = [await clinic.entryOf(provider, patient), await clinic.entryOf(provider, other)];
    const id = await clinic.analysis(provider);
    expect((await share(provider, id, { patientId: entry })).status).toBe(409);
    const link = (patientId: number | null) => clinic.call(provider, 'PATCH', `/api/analyses/${id}`, { patientId });
    expect(await link(entry)).toEqual({ status: 200, body: { id, patientId: entry } });
    expect((await share(provider, id, { patientId: otherEntry })).status).toBe(409);
    expect((await share(provider, id, { patientId: 2_000_000_000 })).status).toBe(404);
    expect((await share(provider, id, {})).status).toBe(400);
    expect((await share(provider, id, { patientId: entry })).status).toBe(201);
    // Linked to somebody else, it is not the first one's any more.
    await link(otherEntry);
    expect((await read(patient, id)).status).toBe(404);
    expect((await read(other, id)).status).toBe(404);
    expect(await link(null)).toEqual({ status: 200, body: { id, patientId: null } });

    const stranger = await t.signUp();
    await clinic.call(stranger, 'PUT', `/api/account/providers/${provider.id}`);
    const unverified = await clinic.entryOf(provider, stranger);
    await link(unverified);
    expect((await share(provider, id, { patientId: unverified })).body.message).toContain('not verified');
    const manual = { name: 'M', dateOfBirth: '1950-01-01', email: 'm@example.test', phoneNumber: '5' };
    const { id: noAccount } = (await clinic.call(provider, 'POST', '/api/patients', manual)).body;
    await link(noAccount);
    expect((await share(provider, id, { patientId: noAccount })).body.message).toContain('no account');
  });
});

describe('a patient who shares an analysis with a provider', () => {
  it('lets a linked one read it until it is taken back or the link ends', async () => {
    const [provider, stranger] = [await clinic.provider(), await clinic.provider()];
    const patient = await clinic.patient([provider]);
    const id = await clinic.analysis(patient);
    expect((await read(provider, id)).status).toBe(404);
    expect((await share(patient, id, { providerId: stranger.id })).status).toBe(404);
    expect((await share(patient, id, {})).status).toBe(400);
    expect((await share(patient, id, { providerId: provider.id })).body.name).toBe('Dr. Ann Lee');
    expect((await read(provider, id)).body.sharedBy).toBe('Ann Lee');
    const patch = await clinic.call(provider, 'PATCH', `/api/analyses/${id}`, { patientId: null });
    expect(patch.status).toBe(403);
    await clinic.call(patient, 'DELETE', `/api/account/providers/${provider.id}`);
    expect((await read(provider, id)).status).toBe(404);
    // Chosen again, the provider does not see what was shared before.
    await clinic.call(patient, 'PUT', `/api/account/providers/${provider.id}`);
    expect((await read(provider, id)).status).toBe(404);
    expect(await listed(provider)).toEqual([]);
  });
});
