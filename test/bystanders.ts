import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import { PASSWORD, type Person, type TestApp } from './http-app.js';
import { PATIENT } from './patience.js';
import type { Walked } from './walk.js';

/** People who have something of everything, and do nothing while others act. */
export interface Bystanders {
  ids: number[];
  /** One that would turn two-step sign-in off for one of them. */
  recoveryCode: string;
}

/** Makes a provider and patients with reports, shares, links, entries, plans, codes and more. Their names begin with "Bystander". */
export async function makeBystanders({ t, clinic }: Walked): Promise<Bystanders> {
  const provider = await clinic.provider();
  const people = [await clinic.patient([provider]), await clinic.patient([provider]), await clinic.patient([provider])];
  const [patient, removed, untyped] = people as [Person, Person, Person];
  const ids = [provider, ...people].map(({ id }) => id);
  await t.query(sql`UPDATE users SET first_name = 'Bystander', uploads_remaining = 50 WHERE id IN ${ids}`);
  const post = (person: Person, url: string, body: object = {}) => clinic.call(person, 'POST', url, body);

  const entry = await clinic.entryOf(provider, patient);
  const theirs = await clinic.analysis(patient);
  const ours = await clinic.analysis(provider, entry);
  await post(patient, `/api/analyses/${theirs}/shares`, { providerId: provider.id });
  await post(provider, `/api/analyses/${ours}/shares`, { patientId: entry });
  await post(patient, `/api/analyses/${theirs}/links`, { days: 7 });
  await clinic.call(patient, 'PUT', `/api/analyses/${theirs}/rating`, { clear: true });
  await post(provider, `/api/patients/${entry}/consents`, { kind: 'emails', given: true, how: 'on_paper' });
  const gone = await clinic.entryOf(provider, removed);
  const kept = await clinic.analysis(removed);
  await post(removed, `/api/analyses/${kept}/shares`, { providerId: provider.id });
  await clinic.call(provider, 'DELETE', `/api/patients/${gone}`);

  await post(patient, '/api/account/export');
  const { body: first } = await post(provider, '/api/billing/checkout', { plan: 'basic' });
  await post(provider, `/api/billing/test-checkout/${first.url.split('/').at(-1)}`, { card: 'works' });
  const { body: second } = await post(patient, '/api/billing/checkout', { addOn: 'rush' });
  await post(patient, `/api/billing/test-checkout/${second.url.split('/').at(-1)}`, { card: 'works' });
  await post(untyped, '/api/billing/checkout', { plan: 'basic' });

  // What follows ends sessions: last.
  const { body: started } = await post(patient, '/api/auth/two-step/start', { password: PASSWORD });
  const code = new TOTP({ secret: Secret.fromBase32(started.secret) }).generate({
    timestamp: t.world.clock.now().getTime(),
  });
  const { body: on } = await post(patient, '/api/auth/two-step/on', { code });
  await post(removed, '/api/auth/two-step/start', { password: PASSWORD });
  await post(untyped, '/api/auth/forgot-password', { email: untyped.email });
  await t.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: provider.email, password: 'Wrong-Horse-1' },
  });
  await t.query(sql`UPDATE users SET user_type = NULL WHERE id = ${untyped.id}`);
  await vi.waitFor(async () => {
    const left = await t.query(sql`SELECT id FROM pgboss.job WHERE state < 'completed' AND start_after < now()`);
    if (left.length > 0) throw new Error('Jobs are still under way.');
  }, PATIENT);
  return { ids, recoveryCode: on.recoveryCodes[0] };
}

/** Every row that is of these people, as text. */
export async function rowsOf(t: TestApp, { ids }: Bystanders): Promise<string[]> {
  const columns = await t.query<{ table: string; column: string }>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(user_id|provider_id)$' AND table_name NOT LIKE 'audit%'`);
  const rows: string[] = [];
  const read = async (table: string, where: ReturnType<typeof sql>) => {
    const found = await t.query<{ row: string }>(
      sql`SELECT x::text AS row FROM ${sql.identifier(table)} x WHERE ${where}`,
    );
    rows.push(...found.map(({ row }) => `${table} ${row}`));
  };
  for (const { table, column } of columns) await read(table, sql`x.${sql.identifier(column)} IN ${ids}`);
  await read('users', sql`x.id IN ${ids}`);
  await read('analysis_share_links', sql`x.analysis_id IN (SELECT id FROM analyses WHERE user_id IN ${ids})`);
  const jobs = await t.query<{ row: string }>(sql`SELECT name || ' ' || data::text AS row FROM pgboss.job
    WHERE data->>'userId' IN ${ids.map(String)} OR data->>'analysisId' IN (
      SELECT id::text FROM analyses WHERE user_id IN ${ids})`);
  rows.push(...jobs.map(({ row }) => row));
  return rows.sort();
}
