import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { expect, vi } from 'vitest';
import { type RouteName, type RouteSpec, routes } from '../src/contract/routes.js';
import { type Clinic, clinicOf, MANUAL } from './clinic.js';
import { cookieOf, PASSWORD, type Person, type TestApp } from './http-app.js';
import { PATIENT } from './patience.js';

const NEW_PASSWORD = 'Teal-Otter-Sings-4';

/** An app with payments in test mode, its worker, and the texts of the mails it sent. */
export interface Walked {
  t: TestApp;
  clinic: Clinic;
  mails: string[];
  /** Every answer so far, as text. */
  answers: string[];
}

/** Starts the worker of an app that is to be walked through. */
export async function toWalk(t: TestApp): Promise<Walked> {
  const mails: string[] = [];
  await t.work({ mail: { send: async ({ text }) => void mails.push(text) } });
  return { t, clinic: clinicOf(t), mails, answers: [] };
}

/** Asks a route by its name and sees that it is answered as expected. */
async function ask(
  { t, answers }: Walked,
  person: Person | null,
  name: RouteName,
  { params = {}, body, status }: { params?: Record<string, number | string>; body?: object; status?: number } = {},
) {
  const { method, path }: RouteSpec = routes[name];
  const url = path.replace(/:(\w+)/g, (_, key: string) => String(params[key]));
  const options: InjectOptions = { method, url, headers: { cookie: person?.cookie ?? '' } };
  const answer = await t.inject(body ? { ...options, payload: body } : options);
  const place = `${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (status) expect(answer.statusCode, place).toBe(status);
  else expect(answer.statusCode, place).toBeLessThan(300);
  answers.push(answer.body);
  const renewed = cookieOf(answer);
  if (person && renewed) person.cookie = renewed;
  const isJson = String(answer.headers['content-type']).includes('json');
  // biome-ignore lint/suspicious/noExplicitAny: what a route answers is what the test looks at
  return (isJson ? answer.json() : null) as any;
}

async function reports(w: Walked, patient: Person, provider: Person): Promise<void> {
  const { t } = w;
  const id = (await ask(w, patient, 'submitText', { body: { reportText: 'CT of the chest: no disease.' } })).id;
  await t.ended(patient, id);
  const params = { id };
  await t.upload(patient, [{ name: 'scan.txt', content: 'CT of the head: no disease.' }]);
  await ask(w, patient, 'listAnalyses');
  for (const name of ['getAnalysis', 'analysisText', 'analysisPdf', 'analysisEvents', 'analysisTrends'] as const) {
    await ask(w, patient, name, { params });
    await ask(w, provider, name, { params, status: 404 });
  }
  await ask(w, patient, 'rateAnalysis', { params, body: { clear: true } });
  await ask(w, patient, 'changeQuestions', { params, body: { questions: null, version: 0 } });
  await ask(w, patient, 'termInReports', { body: { term: 'chest' } });
  const share = await ask(w, patient, 'shareAnalysis', { params, body: { providerId: provider.id } });
  await ask(w, provider, 'getAnalysis', { params });
  await ask(w, provider, 'listShares', { params, status: 403 });
  await ask(w, patient, 'unshareAnalysis', { params: { id, shareId: share.id } });
  const link = await ask(w, patient, 'createShareLink', { params, body: { days: 1 } });
  await ask(w, null, 'openShareLink', { body: { token: link.token, dateOfBirth: '1911-01-01' }, status: 403 });
  await ask(w, null, 'openShareLink', { body: { token: link.token, dateOfBirth: MANUAL.dateOfBirth } });
  await ask(w, patient, 'revokeShareLink', { params: { id, linkId: link.id } });
}

async function roster(w: Walked, patient: Person, provider: Person): Promise<void> {
  const { clinic } = w;
  const linked = await clinic.entryOf(provider, patient);
  const body = { ...MANUAL, email: patient.email };
  const { id: manual } = await ask(w, provider, 'addPatient', { body });
  await ask(w, provider, 'listPatients');
  await ask(w, patient, 'listPatients', { status: 403 });
  await ask(w, provider, 'mergeCandidates');
  for (const name of ['getPatient', 'listConsents'] as const) await ask(w, provider, name, { params: { id: manual } });
  await ask(w, provider, 'updatePatient', { params: { id: manual }, body });
  await ask(w, provider, 'updatePatient', { params: { id: 2_000_000 }, body, status: 404 });
  for (const given of [true, false]) {
    await ask(w, provider, 'recordConsent', {
      params: { id: manual },
      body: { kind: 'calls', given, how: 'on_paper' },
    });
  }
  const analysis = await clinic.analysis(provider);
  await ask(w, provider, 'assignPatient', { params: { id: analysis }, body: { patientId: manual } });
  await ask(w, provider, 'assignPatient', { params: { id: analysis }, body: { patientId: linked } });
  await ask(w, provider, 'keepPatientsApart', { params: { id: manual }, body: { patientId: linked } });
  await ask(w, provider, 'mergePatient', { params: { id: manual }, body: { patientId: linked } });
  await ask(w, provider, 'removePatient', { params: { id: manual } });
  await ask(w, provider, 'restorePatient', { params: { id: manual } });
}

async function account(w: Walked, patient: Person, provider: Person): Promise<void> {
  const profile = { firstName: 'Ann', lastName: 'Lee', phoneNumber: '555-0100', dateOfBirth: MANUAL.dateOfBirth };
  await ask(w, patient, 'updateProfile', { body: profile });
  await ask(w, patient, 'chooseNotifications', { body: { analysisReady: true, patientLinked: false } });
  await ask(w, patient, 'chooseLanguage', { body: { language: 'es' } });
  await ask(w, patient, 'leaveProvider', { params: { id: provider.id } });
  await ask(w, patient, 'chooseProvider', { params: { id: provider.id } });
  await ask(w, patient, 'startExport');
  await vi.waitFor(async () => expect((await ask(w, patient, 'exportState')).state).toBe('ready'), PATIENT);
  await ask(w, patient, 'exportFile');
  await ask(w, null, 'sendContactRequest', {
    body: { kind: 'demo', name: 'A', email: 'a@example.test', message: 'Please call.', website: '' },
  });
}

async function signIn(w: Walked, othersCode: string): Promise<void> {
  const { t, mails } = w;
  const person = await t.signUp();
  const { email } = person;
  await ask(w, null, 'login', { body: { email, password: 'Wrong-Horse-1' }, status: 401 });
  const other: Person = { ...person, cookie: '' };
  await ask(w, other, 'login', { body: { email, password: PASSWORD } });
  const sessions = (await ask(w, person, 'listSessions')) as { id: string; current: boolean }[];
  await ask(w, person, 'endSession', { params: { sessionId: sessions.find(({ current }) => !current)?.id ?? '' } });
  await ask(w, person, 'endOtherSessions');
  await ask(w, null, 'resendVerification', { body: { email } });
  const tokenIn = async (path: string) => {
    const link = new RegExp(`${path}\\?token=([\\w-]{43})`);
    const found = await vi.waitFor(
      () => mails.map((text) => link.exec(text)?.[1]).findLast(Boolean) ?? Promise.reject(),
      PATIENT,
    );
    return String(found);
  };
  await vi.waitFor(async () => {
    const answer = await t.inject({ url: `/api/auth/verify-email?token=${await tokenIn('verify-email')}` });
    expect(answer.statusCode).toBe(200);
  }, PATIENT);
  await ask(w, null, 'forgotPassword', { body: { email } });
  const token = await tokenIn('reset-password');
  await ask(w, null, 'resetPassword', { body: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD } });
  await ask(w, person, 'login', { body: { email, password: NEW_PASSWORD } });
  const change = { currentPassword: NEW_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
  await ask(w, person, 'changePassword', { body: change });
  const { secret } = await ask(w, person, 'startTwoStep', { body: { password: PASSWORD } });
  const code = () => {
    t.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.world.clock.now().getTime() });
  };
  await ask(w, person, 'turnOnTwoStep', { body: { code: code() } });
  const nobody = { ...person, cookie: '' };
  await ask(w, nobody, 'login', { body: { email, password: PASSWORD, code: othersCode }, status: 401 });
  await ask(w, person, 'renewRecoveryCodes', { body: { password: PASSWORD, code: code() } });
  await ask(w, person, 'turnOffTwoStep', { body: { password: PASSWORD, code: code() } });
  await t.query(sql`UPDATE users SET user_type = NULL WHERE id = ${person.id}`);
  await ask(w, person, 'chooseUserType', { body: { userType: 'patient' } });
  await ask(w, person, 'logout');
  await ask(w, person, 'login', { body: { email, password: PASSWORD } });
  await ask(w, person, 'deleteAccount', { body: { password: PASSWORD } });
}

async function payments(w: Walked, person: Person): Promise<void> {
  const buy = async (body: object) => {
    const { url } = await ask(w, person, 'startCheckout', { body });
    await ask(w, person, 'payTestCheckout', { params: { checkoutId: url.split('/').at(-1) }, body: { card: 'works' } });
  };
  await buy({ plan: 'basic' });
  await vi.waitFor(async () => expect((await ask(w, person, 'billingState')).plan).toBe('basic'), PATIENT);
  await ask(w, person, 'changePlan', { body: { plan: 'professional' } });
  await ask(w, person, 'cancelPlan');
  await ask(w, person, 'resumePlan');
  await buy({ addOn: 'rush' });
}

/** Asks every route that does something for somebody, once or more; some are refused. `othersCode` is no code of theirs. */
export async function walk(w: Walked, othersCode: string): Promise<void> {
  const provider = await w.clinic.provider();
  const patient = await w.clinic.patient([provider], MANUAL.dateOfBirth);
  await w.t.query(sql`UPDATE users SET subscription_tier = 'basic' WHERE id IN (${provider.id}, ${patient.id})`);
  await reports(w, patient, provider);
  await roster(w, patient, provider);
  await account(w, patient, provider);
  await payments(w, patient);
  await signIn(w, othersCode);
}
