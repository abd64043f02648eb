import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Clinic, clinicOf, MANUAL } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type RouteName, type RouteSpec, routes } from '../../contract/routes.js';
import type { Tx } from '../../ports/db.js';
import { forgetPatientWork } from '../../roster/remove-patient.js';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  clinic = clinicOf(t);
});
afterAll(() => t.close());

const add = async (provider: Person, fields: object = {}) =>
  (await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, ...fields })).body.id as number;
const names = async (provider: Person, query = '') =>
  (await clinic.call(provider, 'GET', `/api/patients${query}`)).body.map((one: { name: string }) => one.name);
const acts = async (id: number) =>
  (
    await t.query<{ verb: string }>(
      sql`SELECT verb FROM audit_events WHERE object_type = 'patient' AND object_id = ${id} AND verb <> 'read' ORDER BY id`,
    )
  ).map(({ verb }) => verb);

describe('an entry of the roster', () => {
  it('is added, shown, changed and listed', async () => {
    const provider = await clinic.provider();
    const added = await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, email: ' Maria@Example.test ' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...MANUAL,
      hasAccount: false,
      consentToCalls: false,
      consentToEmails: false,
      totalReports: 0,
      lastReportAt: null,
    });
    const { id } = added.body;
    const changed = await clinic.call(provider, 'PUT', `/api/patients/${id}`, { ...MANUAL, name: 'Maria Luna' });
    expect([changed.status, changed.body.name]).toEqual([200, 'Maria Luna']);
    const shown = await clinic.call(provider, 'GET', `/api/patients/${id}`);
    expect(shown).toEqual(changed);
    expect((await clinic.call(provider, 'GET', '/api/patients')).body).toEqual([shown.body]);
    expect(await acts(id)).toEqual(['add', 'change']);
  });

  it('needs every field, each with its own words', async () => {
    const provider = await clinic.provider();
    const said = async (fields: object) => {
      const { status, body } = await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, ...fields });
      return [status, body.message];
    };
    expect(await said({ name: undefined })).toEqual([400, 'Name is required']);
    expect(await said({ name: ' \u200b' })).toEqual([400, 'Name is required']);
    expect(await said({ name: 'x'.repeat(256) })).toEqual([400, 'Name is required']);
    expect(await said({ dateOfBirth: undefined })).toEqual([400, 'Date of birth is required']);
    expect(await said({ dateOfBirth: '' })).toEqual([400, 'Date of birth is required']);
    expect(await said({ dateOfBirth: '1990-02-30' })).toEqual([400, 'Please enter a valid date of birth']);
    const tomorrow = new Date(Date.now() + 90_000_000).toISOString().slice(0, 10);
    expect(await said({ dateOfBirth: tomorrow })).toEqual([400, 'Please enter a valid date of birth']);
    expect(await said({ email: 'maria' })).toEqual([400, 'Please enter a valid email address']);
    expect(await said({ email: null })).toEqual([400, 'Please enter a valid email address']);
    expect(await said({ phoneNumber: '' })).toEqual([400, 'Phone number is required']);
    expect(await said({ phoneNumber: 'none' })).toEqual([400, 'Please enter a valid phone number']);
    expect(await names(provider)).toEqual([]);
  });

  it("answers to its provider alone: another's and a removed one as a missing one, on every route", async () => {
    const [own, other, patient] = [await clinic.provider(), await clinic.provider(), await clinic.patient()];
    const [id, removed] = [await add(own), await add(own)];
    await clinic.call(own, 'DELETE', `/api/patients/${removed}`);
    const bodies: Partial<Record<RouteName, object>> = {
      updatePatient: MANUAL,
      mergePatient: { patientId: id },
      keepPatientsApart: { patientId: id },
      recordConsent: { kind: 'calls', given: true, how: 'by_phone' },
    };
    const all = Object.entries(routes) as [RouteName, RouteSpec][];
    const ofEntries = all.filter(([, spec]) => spec.path.startsWith('/api/patients/:id'));
    expect(ofEntries).toHaveLength(8);
    for (const [name, spec] of ofEntries) {
      const ask = (person: Person, of: number) =>
        clinic.call(person, spec.method, spec.path.replace(':id', String(of)), bodies[name]);
      const missing = await ask(other, 2_000_000_000);
      expect([name, missing]).toEqual([name, { status: 404, body: { message: 'Patient not found.' } }]);
      expect([name, await ask(other, id)]).toEqual([name, missing]);
      if (name !== 'restorePatient') expect([name, await ask(own, removed)]).toEqual([name, missing]);
      expect([name, (await ask(patient, id)).status]).toEqual([name, 403]);
    }
    for (const url of ['/api/patients', '/api/patients/counts', '/api/patients/merge-candidates']) {
      expect((await clinic.call(patient, 'GET', url)).status).toBe(403);
      expect(JSON.stringify(await clinic.call(other, 'GET', url))).not.toContain('Maria');
    }
  });
});

describe('the search', () => {
  it('finds a piece of the name or of the address in any case, literally, a page at a time', async () => {
    const provider = await clinic.provider();
    for (const [name, email] of [
      ['Élodie Straße', 'e@one.example'],
      ['anna 100% Key', 'a_b@two.example'],
      ['Zoe Back\\slash', 'z@two.example'],
    ]) {
      await add(provider, { name, email });
    }
    expect(await names(provider)).toEqual(['anna 100% Key', 'Zoe Back\\slash', 'Élodie Straße']);
    expect(await names(provider, '?search=éLODIE')).toEqual(['Élodie Straße']);
    expect(await names(provider, '?search=ANNA')).toEqual(['anna 100% Key']);
    expect(await names(provider, '?search=TWO.ex')).toEqual(['anna 100% Key', 'Zoe Back\\slash']);
    expect(await names(provider, '?search=%25')).toEqual(['anna 100% Key']);
    expect(await names(provider, '?search=_')).toEqual(['anna 100% Key']);
    expect(await names(provider, '?search=%5C')).toEqual(['Zoe Back\\slash']);
    expect(await names(provider, '?search=nobody')).toEqual([]);
    expect(await names(provider, '?search=%00%20')).toHaveLength(3);
    expect(await names(provider, '?page=2&pageSize=2')).toEqual(['Élodie Straße']);
    const counts = await clinic.call(provider, 'GET', '/api/patients/counts?search=two');
    expect(counts.body).toEqual({ total: 3, withPhone: 3, withEmail: 3, matching: 2 });
    for (const query of ['?page=0', '?pageSize=1001', '?page=x', `?search=${'x'.repeat(256)}`]) {
      expect((await clinic.call(provider, 'GET', `/api/patients${query}`)).status).toBe(400);
    }
  });

  it("reads the provider's own entries by an index and nobody else's, among 30,000", async () => {
    const [provider, other] = [await clinic.provider(), await clinic.provider()];
    const fill = (id: number, count: number) =>
      t.query(sql`INSERT INTO patients (provider_id, name, email, search_text)
        SELECT ${id}, 'Person ' || n, 'p' || n || '@example.test', 'person ' || n || E'\np' || n || '@example.test'
        FROM generate_series(1, ${count}::int) n`);
    await fill(other.id, 20_000);
    await fill(provider.id, 10_000);
    await t.query(sql`ANALYZE patients`);
    const plan = async (search: string) => {
      const rows = await t.query<Record<string, string>>(sql`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF)
        SELECT id, name FROM patients WHERE provider_id = ${provider.id} AND deleted_at IS NULL
        AND search_text LIKE ${`%${search}%`} ORDER BY search_text, id LIMIT 500`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const search of ['person 99', 'nobody']) {
      const steps = await plan(search);
      expect(steps).toMatch(/Index Cond: \(\(?provider_id = /);
      expect(steps).not.toContain('Seq Scan');
      const filtered = Number(/Rows Removed by Filter: (\d+)/.exec(steps)?.[1] ?? 0);
      expect(filtered).toBeLessThanOrEqual(10_000);
    }
    expect((await names(provider, '?search=PERSON 9999')).sort()).toEqual(['Person 9999']);
    const counts = await clinic.call(provider, 'GET', '/api/patients/counts?search=person 99');
    expect(counts.body).toMatchObject({ total: 10_000, matching: 111 });
  });
});

describe('consent', () => {
  it('is recorded with who, when and how, can be withdrawn, and keeps its history', async () => {
    const provider = await clinic.provider();
    const id = await add(provider);
    const url = `/api/patients/${id}/consents`;
    const record = (kind: string, given: boolean, how = 'in_person') =>
      clinic.call(provider, 'POST', url, { kind, given, how });
    const state = async () => {
      const { consentToCalls, consentToEmails } = (await clinic.call(provider, 'GET', `/api/patients/${id}`)).body;
      return [consentToCalls, consentToEmails];
    };
    expect(await state()).toEqual([false, false]);
    const first = await record('calls', true);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ kind: 'calls', given: true, how: 'in_person', recordedBy: 'Dr. Ann Lee' });
    expect(await state()).toEqual([true, false]);
    await record('emails', true, 'on_paper');
    expect(await state()).toEqual([true, true]);
    await record('calls', false, 'by_phone');
    expect(await state()).toEqual([false, true]);
    const history = (await clinic.call(provider, 'GET', url)).body;
    expect(history.map((one: Record<string, unknown>) => [one.kind, one.given, one.how])).toEqual([
      ['calls', false, 'by_phone'],
      ['emails', true, 'on_paper'],
      ['calls', true, 'in_person'],
    ]);
    expect((await record('letters', true)).body.message).toBe('Please choose calls or emails');
    expect((await record('calls', true, 'guessed')).body.message).toBe('Please choose how the patient told you');
    const recorded = ['record-consent:calls', 'record-consent:emails', 'withdraw-consent:calls'];
    expect(await acts(id)).toEqual(['add', ...recorded]);
  });
});

describe('removing an entry', () => {
  it('says how many analyses are linked, unlinks them, and can be undone for five minutes', async () => {
    const provider = await clinic.provider();
    const id = await add(provider);
    await clinic.call(provider, 'POST', `/api/patients/${id}/consents`, {
      kind: 'calls',
      given: true,
      how: 'on_paper',
    });
    const analyses = [await clinic.analysis(provider, id), await clinic.analysis(provider, id)];
    const before = (await clinic.call(provider, 'GET', `/api/patients/${id}`)).body;
    expect(before.totalReports).toBe(2);
    expect(Math.abs(Date.parse(before.lastReportAt) - Date.now())).toBeLessThan(60_000);
    const linked = async () =>
      (await clinic.call(provider, 'GET', '/api/analyses')).body.map((one: { patientId: number }) => one.patientId);

    const removed = await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    expect(removed).toMatchObject({ status: 200, body: { unlinkedAnalyses: 2 } });
    expect(await names(provider)).toEqual([]);
    expect(await linked()).toEqual([null, null]);
    // One of them goes to somebody else meanwhile: it stays there.
    const another = await add(provider, { name: 'Another' });
    await clinic.call(provider, 'PATCH', `/api/analyses/${analyses[0]}`, { patientId: another });

    const restored = await clinic.call(provider, 'POST', `/api/patients/${id}/restore`);
    expect(restored.body).toEqual({ ...before, totalReports: 1, lastReportAt: expect.any(String) });
    expect(await linked()).toEqual([id, another]);
    expect(await acts(id)).toEqual(['add', 'record-consent:calls', 'remove', 'restore']);
    expect((await clinic.call(provider, 'POST', `/api/patients/${id}/restore`)).status).toBe(404);

    await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    t.advance(301_000);
    expect((await clinic.call(provider, 'POST', `/api/patients/${id}/restore`)).status).toBe(404);
  });

  it('is for good only when it can be undone no more, whichever removal planned that', async () => {
    const provider = await clinic.provider();
    const id = await add(provider);
    const planned = () =>
      forgetPatientWork(t.world).run({ patientId: id }, {
        finish: (work: (tx: Tx) => Promise<unknown>) => t.world.db.transaction(work),
      } as never);
    const rows = () => t.query(sql`SELECT 1 FROM patients WHERE id = ${id}`);
    await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    await clinic.call(provider, 'POST', `/api/patients/${id}/restore`);
    await planned();
    expect(await rows()).toHaveLength(1);
    await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    // The first removal's job comes while the second can still be undone.
    await planned();
    expect((await clinic.call(provider, 'POST', `/api/patients/${id}/restore`)).status).toBe(200);
    await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    t.advance(301_000);
    await planned();
    expect(await rows()).toEqual([]);
  });

  it('does not bring back what the patient has ended meanwhile', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const [entry] = (await clinic.call(provider, 'GET', '/api/patients')).body as { id: number }[];
    const theirs = await clinic.analysis(patient);
    await clinic.call(patient, 'POST', `/api/analyses/${theirs}/shares`, { providerId: provider.id });
    expect((await clinic.call(provider, 'GET', `/api/analyses/${theirs}`)).status).toBe(200);

    await clinic.call(provider, 'DELETE', `/api/patients/${entry?.id}`);
    expect((await clinic.call(patient, 'DELETE', `/api/account/providers/${provider.id}`)).status).toBeLessThan(300);
    expect((await clinic.call(provider, 'POST', `/api/patients/${entry?.id}/restore`)).status).toBe(200);
    expect((await clinic.call(provider, 'GET', `/api/analyses/${theirs}`)).status).toBe(404);
    expect((await clinic.call(patient, 'GET', '/api/account/providers')).body).toEqual([]);
  });

  it('is for good after that, and what was brought back stays', async () => {
    const provider = await clinic.provider();
    const [gone, back] = [await add(provider), await add(provider)];
    for (const id of [gone, back]) await clinic.call(provider, 'DELETE', `/api/patients/${id}`);
    await clinic.call(provider, 'POST', `/api/patients/${back}/restore`);
    t.advance(400_000);
    await t.query(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'forget-patient' AND state < 'active'`);
    await vi.waitFor(
      async () => {
        const rows = await t.query(sql`SELECT id FROM patients WHERE id IN (${gone}, ${back})`);
        expect(rows).toEqual([{ id: back }]);
      },
      { timeout: 10_000, interval: 50 },
    );
  });
});
