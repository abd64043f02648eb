import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clinic, clinicOf } from '../../../test/clinic.js';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';

/** `ROSTER_RUNS=200` plays as many sequences. */
const RUNS = Number(process.env.ROSTER_RUNS ?? 3);

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await startTestApp();
  await t.work();
  clinic = clinicOf(t);
});
afterAll(() => t.close());

const BORN = '1980-02-03';
const step = fc.record({
  // What gives a right to read comes up more often, so that there is something to take away.
  act: fc.constantFrom(
    ...(['add', 'choose', 'leave', 'assign', 'share', 'share', 'share', 'unshare', 'give', 'give', 'take'] as const),
    ...(['merge', 'remove', 'restore'] as const),
  ),
  provider: fc.nat(1),
  patient: fc.nat(1),
  pick: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Entry {
  id: number;
  email: string;
  hasAccount: boolean;
}

/** Two providers and two patients who have chosen both, each with an analysis, and what anybody has been allowed to see. */
async function play(steps: Step[]): Promise<void> {
  const providers = [await clinic.provider(), await clinic.provider()];
  const patients = [await clinic.patient(providers, BORN), await clinic.patient(providers, BORN)];
  const people = [...providers, ...patients];
  const own = new Map<number, number>();
  for (const person of people) own.set(person.id, await clinic.analysis(person));
  const removed = providers.map(() => [] as number[]);
  const at = <One>(list: One[], index: number) => list[index % list.length] as One;

  for (const [index, { act, provider: p, patient: q, pick }] of steps.entries()) {
    const [provider, patient] = [at(providers, p), at(patients, q)];
    const theirs = own.get(patient.id) as number;
    const ours = own.get(provider.id) as number;
    const entries: Entry[] = (await clinic.call(provider, 'GET', '/api/patients')).body;
    const entry = entries.length > 0 ? at(entries, pick) : null;
    const all = (person: Person, id: number) => clinic.call(person, 'GET', `/api/analyses/${id}/shares`);
    const take = async (person: Person, id: number) => {
      const [first] = (await all(person, id)).body;
      if (first) await clinic.call(person, 'DELETE', `/api/analyses/${id}/shares/${first.id}`);
    };
    const url = `/api/account/providers/${provider.id}`;
    if (act === 'add') {
      const manual = { name: 'Manual', dateOfBirth: BORN, email: patient.email, phoneNumber: '555' };
      await clinic.call(provider, 'POST', '/api/patients', manual);
    } else if (act === 'choose') await clinic.call(patient, 'PUT', url);
    else if (act === 'leave') await clinic.call(patient, 'DELETE', url);
    else if (act === 'give')
      await clinic.call(patient, 'POST', `/api/analyses/${theirs}/shares`, { providerId: provider.id });
    else if (act === 'take') await take(patient, theirs);
    else if (act === 'unshare') await take(provider, ours);
    else if (act === 'merge') {
      const pairs = (await clinic.call(provider, 'GET', '/api/patients/merge-candidates')).body;
      if (pairs[0]) {
        await clinic.call(provider, 'POST', `/api/patients/${pairs[0].manual.id}/merge`, {
          patientId: pairs[0].linked.id,
        });
      }
    } else if (act === 'restore') {
      const id = at(removed, p).pop();
      if (id !== undefined) await clinic.call(provider, 'POST', `/api/patients/${id}/restore`);
    } else if (entry && act === 'assign') {
      await clinic.call(provider, 'PATCH', `/api/analyses/${ours}`, { patientId: entry.id });
    } else if (entry && act === 'share') {
      await clinic.call(provider, 'PATCH', `/api/analyses/${ours}`, { patientId: entry.id });
      await clinic.call(provider, 'POST', `/api/analyses/${ours}/shares`, { patientId: entry.id });
    } else if (entry && act === 'remove') {
      await clinic.call(provider, 'DELETE', `/api/patients/${entry.id}`);
      at(removed, p).push(entry.id);
    }
    if (index % 3 === 2 || index === steps.length - 1) await check(providers, patients, own);
  }
}

/** Nobody sees what is not theirs, and nothing appears twice. */
async function check(providers: Person[], patients: Person[], own: Map<number, number>): Promise<void> {
  const allowed = new Map([...own].map(([person, id]) => [person, new Set([id])]));
  for (const provider of providers) {
    const entries: Entry[] = (await clinic.call(provider, 'GET', '/api/patients')).body;
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const accounts = entries.filter(({ hasAccount }) => hasAccount).map(({ email }) => email);
    expect(new Set(accounts).size).toBe(accounts.length);
    for (const patient of patients) {
      const chosen: { id: number }[] = (await clinic.call(patient, 'GET', '/api/account/providers')).body;
      const isLinked = chosen.some(({ id }) => id === provider.id);
      expect(chosen.filter(({ id }) => id === provider.id)).toHaveLength(isLinked ? 1 : 0);
      // A link has its entry, and an entry with an account its link.
      expect(accounts.includes(patient.email)).toBe(isLinked);
      if (!isLinked) continue;
      const ours = own.get(provider.id) as number;
      const { patientId } = (await clinic.call(provider, 'GET', `/api/analyses/${ours}`)).body;
      const isTheirs = entries.some((one) => one.id === patientId && one.hasAccount && one.email === patient.email);
      const theirs = own.get(patient.id) as number;
      const sharesOf = async (person: Person, id: number) =>
        (await clinic.call(person, 'GET', `/api/analyses/${id}/shares`)).body.length as number;
      if ((await sharesOf(patient, theirs)) > 0) allowed.get(provider.id)?.add(theirs);
      if (isTheirs && (await sharesOf(provider, ours)) > 0) allowed.get(patient.id)?.add(ours);
    }
  }
  for (const person of [...providers, ...patients]) {
    const mine = allowed.get(person.id) ?? new Set();
    const seen: { id: number }[] = (await clinic.call(person, 'GET', '/api/analyses')).body;
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    for (const id of own.values()) {
      const { status } = await clinic.call(person, 'GET', `/api/analyses/${id}`);
      const isListed = seen.some((one) => one.id === id);
      expect(status).toBe(isListed ? 200 : 404);
      if (isListed) expect(mine).toContain(id);
    }
  }
}

it('whatever is added, chosen, linked, merged, shared and removed in any order, nobody sees what is not theirs and nothing appears twice', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), play), {
    numRuns: RUNS,
    endOnFailure: true,
  });
}, 240_000);
