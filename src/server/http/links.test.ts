import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Clinic, clinicOf, MANUAL } from '../../../test/clinic.js';
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type MailServer, startMailServer, textOf } from '../../../test/mail-server.js';
import { createSmtpMail } from '../../adapters/mail-smtp.js';

let t: TestApp;
let clinic: Clinic;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  t = await startTestApp();
  await t.work({ mail: createSmtpMail(server.url, 'no-reply@clinic.example') });
  clinic = clinicOf(t);
});
afterAll(async () => {
  await t.close();
  await server.close();
});

let people = 0;
const register = async (fields: object) => {
  const email = `chooser${++people}@example.test`;
  const account = { firstName: 'Rosa', lastName: 'Canary', phoneNumber: '555-0100', password: PASSWORD, email };
  const payload = { ...account, userType: 'patient', ...fields };
  const answer = await t.inject({ method: 'POST', url: '/api/auth/register', payload });
  return { answer, person: { id: answer.json().id, email, cookie: cookieOf(answer) } as Person };
};
const roster = async (provider: Person) => (await clinic.call(provider, 'GET', '/api/patients')).body;
const mailsTo = (person: Person, subject: string) =>
  server.mails.filter(({ to, source }) => to.includes(person.email) && source.includes(subject));
const CHOSE = 'Subject: Plainchart: A patient chose you';
const READY = 'Subject: Plainchart: Your explanation is ready';

describe('a patient who registers and ticks providers', () => {
  it('appears on their rosters once, and each provider is told without a name', async () => {
    const [one, two, third] = [await clinic.provider(), await clinic.provider(), await clinic.provider()];
    const { answer, person } = await register({ providerIds: [one.id, two.id, one.id], dateOfBirth: '1980-02-03' });
    expect(answer.statusCode).toBe(201);
    for (const provider of [one, two]) {
      const entries = await roster(provider);
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({
        name: 'Rosa Canary',
        email: person.email,
        dateOfBirth: '1980-02-03',
        hasAccount: true,
        consentToCalls: false,
      });
      const [mail] = await vi.waitFor(() => {
        const mails = mailsTo(provider, CHOSE);
        expect(mails).toHaveLength(1);
        return mails;
      }, 10_000);
      const text = textOf(mail ?? { to: [], source: '' });
      expect(text).toContain('http://localhost:3000/patient-roster');
      expect(mail?.source).not.toMatch(/Rosa|Canary|chooser/);
    }
    expect(await roster(third)).toEqual([]);
    const chosen = (await clinic.call(person, 'GET', '/api/account/providers')).body;
    expect(chosen.map(({ id }: { id: number }) => id).sort()).toEqual([one.id, two.id].sort());
  });

  it('may choose only verified and approved providers; else there is no account', async () => {
    const [listed, unverified] = [await clinic.provider(), await t.signUp('provider')];
    const someone = await clinic.patient();
    for (const bad of [unverified.id, someone.id, 2_000_000_000]) {
      const { answer } = await register({ providerIds: [listed.id, bad] });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Please choose your healthcare providers from the list',
      ]);
    }
    for (const providerIds of [['x'], [1.5], [-1], 7]) {
      expect((await register({ providerIds })).answer.statusCode).toBe(400);
    }
    t.world.providerApproval = 'required';
    expect((await register({ providerIds: [listed.id] })).answer.statusCode).toBe(400);
    await t.query(sql`UPDATE users SET provider_approved_at = now() WHERE id = ${listed.id}`);
    expect((await register({ providerIds: [listed.id] })).answer.statusCode).toBe(201);
    t.world.providerApproval = 'off';
    expect(await roster(listed)).toHaveLength(1);
    expect(await roster(unverified)).toEqual([]);
  });

  it('is ignored as a choice where a provider registers', async () => {
    const listed = await clinic.provider();
    expect((await register({ userType: 'provider', providerIds: [listed.id] })).answer.statusCode).toBe(201);
    expect(await roster(listed)).toEqual([]);
  });
});

describe('a later choice', () => {
  it('makes one entry and one mail however often and however many at once', async () => {
    const [provider, patient] = [await clinic.provider(), await clinic.patient()];
    const url = `/api/account/providers/${provider.id}`;
    const all = await Promise.all(Array.from({ length: 30 }, () => clinic.call(patient, 'PUT', url)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(await roster(provider)).toHaveLength(1);
    await vi.waitFor(() => expect(mailsTo(provider, CHOSE)).toHaveLength(1), 10_000);

    expect((await clinic.call(patient, 'DELETE', url)).status).toBe(200);
    expect((await clinic.call(patient, 'DELETE', url)).status).toBe(404);
    expect((await roster(provider))[0]).toMatchObject({ email: patient.email, hasAccount: false });
    await clinic.call(patient, 'PUT', url);
    const entries = await roster(provider);
    expect(entries).toHaveLength(1);
    expect(entries[0].hasAccount).toBe(true);
  });

  it('is for patients, and for providers on the list', async () => {
    const [provider, other] = [await clinic.provider(), await t.signUp('provider')];
    const patient = await clinic.patient();
    expect((await clinic.call(provider, 'PUT', `/api/account/providers/${other.id}`)).status).toBe(403);
    expect((await clinic.call(provider, 'GET', '/api/account/providers')).status).toBe(403);
    expect((await clinic.call(provider, 'DELETE', `/api/account/providers/${other.id}`)).status).toBe(403);
    const unlisted = await clinic.call(patient, 'PUT', `/api/account/providers/${other.id}`);
    expect(unlisted).toEqual(await clinic.call(patient, 'PUT', '/api/account/providers/2000000000'));
    expect(unlisted.status).toBe(404);
  });
});

describe('merging', () => {
  const pairUp = async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider], MANUAL.dateOfBirth);
    const linked = await clinic.entryOf(provider, patient);
    const manual = (
      await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, email: patient.email.toUpperCase() })
    ).body.id as number;
    return { provider, patient, linked, manual };
  };
  const candidates = async (provider: Person) =>
    (await clinic.call(provider, 'GET', '/api/patients/merge-candidates')).body.map(
      (pair: { manual: { id: number }; linked: { id: number } }) => [pair.manual.id, pair.linked.id],
    );

  it('is offered for one address and birth date, and moves reports, consents and the account', async () => {
    const { provider, patient, linked, manual } = await pairUp();
    expect(await candidates(provider)).toEqual([[manual, linked]]);
    const analyses = [await clinic.analysis(provider, linked), await clinic.analysis(provider, manual)];
    for (const id of [linked, manual]) {
      const consent = { kind: id === linked ? 'calls' : 'emails', given: true, how: 'on_paper' };
      await clinic.call(provider, 'POST', `/api/patients/${id}/consents`, consent);
    }
    const shared = await clinic.call(provider, 'POST', `/api/analyses/${analyses[0]}/shares`, { patientId: linked });
    expect(shared.status).toBe(201);
    const merged = await clinic.call(provider, 'POST', `/api/patients/${linked}/merge`, { patientId: manual });
    expect(merged).toMatchObject({
      status: 200,
      body: {
        id: manual,
        name: MANUAL.name,
        hasAccount: true,
        totalReports: 2,
        consentToCalls: true,
        consentToEmails: true,
      },
    });
    expect(await roster(provider)).toEqual([merged.body]);
    expect(await candidates(provider)).toEqual([]);
    expect((await clinic.call(provider, 'GET', `/api/patients/${linked}`)).status).toBe(404);
    expect((await clinic.call(patient, 'GET', `/api/analyses/${analyses[0]}`)).status).toBe(200);
    // Choosing again finds the merged entry.
    await clinic.call(patient, 'DELETE', `/api/account/providers/${provider.id}`);
    await clinic.call(patient, 'PUT', `/api/account/providers/${provider.id}`);
    expect(await roster(provider)).toHaveLength(1);
  });

  it('is not offered again once the provider says that they are two people', async () => {
    const { provider, linked, manual } = await pairUp();
    expect(
      (await clinic.call(provider, 'POST', `/api/patients/${manual}/keep-apart`, { patientId: linked })).status,
    ).toBe(200);
    expect(await candidates(provider)).toEqual([]);
    expect(await roster(provider)).toHaveLength(2);
  });

  it('is offered however many pairs other rosters have, of the same and of other people', async () => {
    const { provider, patient, linked, manual } = await pairUp();
    const other = await pairUp();
    for (const [at, email] of [patient.email, other.patient.email].entries())
      await t.query(sql`INSERT INTO patients OVERRIDING SYSTEM VALUE
        SELECT (jsonb_populate_record(p, jsonb_build_object(
          'id', ${1_000_000 * (at + 1)}::int + n, 'search_text', '', 'email', ${email}::text))).*
        FROM patients p, generate_series(1, 300) n WHERE p.id = ${other.manual}`);
    expect(await candidates(provider)).toEqual([[manual, linked]]);
  });

  it('waits until the account has verified its address: anybody may have typed it', async () => {
    const { provider, patient, linked, manual } = await pairUp();
    const verified = (is: boolean) => t.query(sql`update users set is_email_verified = ${is} where id = ${patient.id}`);
    const pair = [`/api/patients/${manual}/merge`, { patientId: linked }] as const;
    await verified(false);
    expect(await candidates(provider)).toEqual([]);
    expect(await clinic.call(provider, 'POST', ...pair)).toEqual({
      status: 409,
      body: {
        message: 'This patient has not verified their email address yet. You can merge the entries once they have.',
      },
    });
    expect(await roster(provider)).toHaveLength(2);
    await verified(true);
    expect(await candidates(provider)).toEqual([[manual, linked]]);
    expect((await clinic.call(provider, 'POST', ...pair)).status).toBe(200);
  });

  it('is refused where address or birth date differ, or both are manual, or one is not their own', async () => {
    const { provider, linked, manual } = await pairUp();
    const stranger = await pairUp();
    const merge = (id: number, patientId: number) =>
      clinic.call(provider, 'POST', `/api/patients/${id}/merge`, { patientId });
    expect((await merge(manual, stranger.linked)).status).toBe(404);
    expect((await merge(manual, manual)).status).toBe(409);
    const { email } = (await clinic.call(provider, 'GET', `/api/patients/${linked}`)).body;
    for (const fields of [{ email, dateOfBirth: '1951-01-01' }, { email: 'else@example.test' }]) {
      const other = (await clinic.call(provider, 'POST', '/api/patients', { ...MANUAL, ...fields })).body.id;
      expect((await merge(other, linked)).status).toBe(409);
      expect((await merge(other, manual)).status).toBe(409);
    }
    expect(await candidates(provider)).toEqual([[manual, linked]]);
  });
});

describe('removing the entry of a patient with an account', () => {
  it('ends the link and what was shared; bringing it back restores both', async () => {
    const provider = await clinic.provider();
    // Others on the roster, and on others' rosters, make no difference.
    const patient = await clinic.patient([provider, await clinic.provider()]);
    await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    const [theirs, ours] = [await clinic.analysis(patient), await clinic.analysis(provider, entry)];
    await clinic.call(patient, 'POST', `/api/analyses/${theirs}/shares`, { providerId: provider.id });
    await clinic.call(provider, 'POST', `/api/analyses/${ours}/shares`, { patientId: entry });
    const seen = async () => [
      (await clinic.call(provider, 'GET', `/api/analyses/${theirs}`)).status,
      (await clinic.call(patient, 'GET', `/api/analyses/${ours}`)).status,
      (await clinic.call(patient, 'GET', '/api/account/providers')).body.length,
    ];
    expect(await seen()).toEqual([200, 200, 2]);
    await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
    expect(await seen()).toEqual([404, 404, 1]);
    await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
    expect(await seen()).toEqual([200, 200, 2]);
  });

  it('ends only what the two shared with each other', async () => {
    const [provider, second] = [await clinic.provider(), await clinic.provider()];
    const patient = await clinic.patient([provider, second]);
    const [entry, secondEntry] = [await clinic.entryOf(provider, patient), await clinic.entryOf(second, patient)];
    const [theirs, seconds] = [await clinic.analysis(patient), await clinic.analysis(second, secondEntry)];
    for (const { id } of [provider, second]) {
      await clinic.call(patient, 'POST', `/api/analyses/${theirs}/shares`, { providerId: id });
    }
    await clinic.call(second, 'POST', `/api/analyses/${seconds}/shares`, { patientId: secondEntry });
    await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
    const read = async (person: Person, id: number) => (await clinic.call(person, 'GET', `/api/analyses/${id}`)).status;
    expect([await read(provider, theirs), await read(second, theirs), await read(patient, seconds)]).toEqual([
      404, 200, 200,
    ]);
  });

  it('does not bring back a share of what went to another patient meanwhile', async () => {
    const provider = await clinic.provider();
    const [patient, other] = [await clinic.patient([provider]), await clinic.patient([provider])];
    const [entry, otherEntry] = [await clinic.entryOf(provider, patient), await clinic.entryOf(provider, other)];
    const [kept, gone] = [await clinic.analysis(provider, entry), await clinic.analysis(provider, entry)];
    for (const id of [kept, gone]) {
      await clinic.call(provider, 'POST', `/api/analyses/${id}/shares`, { patientId: entry });
    }
    await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
    await clinic.call(provider, 'PATCH', `/api/analyses/${gone}`, { patientId: otherEntry });
    await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
    const read = async (id: number) => (await clinic.call(patient, 'GET', `/api/analyses/${id}`)).status;
    expect([await read(kept), await read(gone)]).toEqual([200, 404]);
  });

  it('cannot be undone once that patient leaves that provider, and no other', async () => {
    const [left, kept] = [await clinic.provider(), await clinic.provider()];
    const [patient, other] = [await clinic.patient([left, kept]), await clinic.patient([left])];
    const removed = await Promise.all(
      (
        [
          [left, patient],
          [kept, patient],
          [left, other],
        ] as const
      ).map(async ([provider, person]) => {
        const entry = await clinic.entryOf(provider, person);
        await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
        return { provider, entry };
      }),
    );
    expect((await clinic.call(patient, 'DELETE', `/api/account/providers/${left.id}`)).status).toBe(200);
    for (const { provider, entry } of removed) {
      const foreign = provider === left ? kept : left;
      expect((await clinic.call(foreign, 'POST', `/api/patients/${entry}/restore`)).status).toBe(404);
      expect((await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`)).status).toBe(200);
    }
    const chosen = async (person: Person) =>
      (await clinic.call(person, 'GET', '/api/account/providers')).body.map(({ id }: { id: number }) => id);
    expect([await chosen(patient), await chosen(other)]).toEqual([[kept.id], [left.id]]);
  });

  it('does not bring back a share that its owner takes back meanwhile', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    const [kept, taken] = [await clinic.analysis(patient), await clinic.analysis(patient)];
    const shares = await Promise.all(
      [kept, taken].map((id) =>
        clinic.call(patient, 'POST', `/api/analyses/${id}/shares`, { providerId: provider.id }),
      ),
    );
    const takeBack = (person: Person, at: 0 | 1) =>
      clinic.call(person, 'DELETE', `/api/analyses/${[kept, taken][at]}/shares/${shares[at]?.body.id}`);
    await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
    expect((await takeBack(provider, 1)).status).toBe(404);
    expect((await takeBack(patient, 1)).status).toBe(200);
    expect((await takeBack(patient, 1)).status).toBe(404);
    await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
    const read = async (id: number) => (await clinic.call(provider, 'GET', `/api/analyses/${id}`)).status;
    expect([await read(kept), await read(taken)]).toEqual([200, 404]);
    // What came back is the same share: the page that its owner has open still takes it back.
    expect((await takeBack(patient, 0)).status).toBe(200);
    expect(await read(kept)).toBe(404);
  });

  it('and taking a share back at the same moment: it stays taken back', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    const id = await clinic.analysis(patient);
    for (let round = 0; round < 10; round += 1) {
      const { body } = await clinic.call(patient, 'POST', `/api/analyses/${id}/shares`, { providerId: provider.id });
      const [, unshared] = await Promise.all([
        clinic.call(provider, 'DELETE', `/api/patients/${entry}`),
        clinic.call(patient, 'DELETE', `/api/analyses/${id}/shares/${body.id}`),
      ]);
      expect(unshared.status).toBe(200);
      await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
      expect((await clinic.call(provider, 'GET', `/api/analyses/${id}`)).status).toBe(404);
    }
  });

  it('does not bring back a second entry for a patient who chose again meanwhile', async () => {
    const provider = await clinic.provider();
    const patient = await clinic.patient([provider]);
    const entry = await clinic.entryOf(provider, patient);
    await clinic.call(provider, 'DELETE', `/api/patients/${entry}`);
    await clinic.call(patient, 'PUT', `/api/account/providers/${provider.id}`);
    const restored = await clinic.call(provider, 'POST', `/api/patients/${entry}/restore`);
    expect(restored.body).toMatchObject({ id: entry, hasAccount: false });
    expect((await roster(provider)).filter((one: { hasAccount: boolean }) => one.hasAccount)).toHaveLength(1);
    expect((await clinic.call(provider, 'GET', '/api/patients/merge-candidates')).body).toHaveLength(1);
  });
});

describe('notification choices', () => {
  const url = '/api/account/notifications';

  it('begin with mails about patients only, and change', async () => {
    const person = await clinic.provider();
    expect((await clinic.call(person, 'GET', url)).body).toEqual({ analysisReady: false, patientLinked: true });
    const choices = { analysisReady: true, patientLinked: false };
    expect(await clinic.call(person, 'PUT', url, choices)).toEqual({ status: 200, body: choices });
    expect((await clinic.call(person, 'GET', url)).body).toEqual(choices);
    expect((await clinic.call(person, 'PUT', url, { analysisReady: 'yes' })).status).toBe(400);
    await register({ providerIds: [person.id] });
    const other = await clinic.provider();
    expect((await clinic.call(other, 'GET', url)).body).toEqual({ analysisReady: false, patientLinked: true });
    expect((await clinic.call(person, 'GET', url)).body).toEqual(choices);
    await register({ providerIds: [other.id] });
    await vi.waitFor(() => expect(mailsTo(other, CHOSE)).toHaveLength(1), 10_000);
    expect(mailsTo(person, CHOSE)).toEqual([]);
  });

  it('send the mail that an explanation is ready to those who chose it and verified their address, with a link and no content', async () => {
    const [chose, did, unverified] = [await clinic.patient(), await clinic.patient(), await t.signUp()];
    for (const person of [chose, unverified]) {
      await clinic.call(person, 'PUT', url, { analysisReady: true, patientLinked: true });
    }
    const ids = [];
    for (const person of [unverified, did, chose]) ids.push(await clinic.analysis(person));
    const mail = await vi.waitFor(() => {
      const mails = mailsTo(chose, READY);
      expect(mails).toHaveLength(1);
      return mails[0];
    }, 10_000);
    const text = textOf(mail ?? { to: [], source: '' });
    expect(text).toContain(`http://localhost:3000/analyses/${ids[2]}\n`);
    expect(mail?.source).not.toMatch(/chest|CT|acute|One thing/);
    const others = await t.query(sql`SELECT 1 FROM pgboss.job
      WHERE data->>'mail' = 'analysis-ready' AND (data->>'userId')::int <> ${chose.id}`);
    expect(others).toEqual([]);
  });
});

// Last: the mails of so many wait in the queue.
describe('200 patients who register at once and choose one provider', () => {
  it('make one entry each', async () => {
    const provider = await clinic.provider();
    // On a slow machine some wait too long for a connection, and are asked to try again: that must change nothing.
    const one = async (number: number) => {
      for (;;) {
        const { answer } = await register({ providerIds: [provider.id], email: `crowd${number}@example.test` });
        if (answer.statusCode < 500) return answer.statusCode;
      }
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, i) => one(i)));
    expect(new Set(statuses)).toEqual(new Set([201]));
    const entries = await roster(provider);
    expect(entries).toHaveLength(200);
    expect(new Set(entries.map(({ email }: { email: string }) => email)).size).toBe(200);
  }, 120_000);
});
