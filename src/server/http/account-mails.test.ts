import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieOf, PASSWORD, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type MailServer, startMailServer, textOf } from '../../../test/mail-server.js';
import { PATIENT } from '../../../test/patience.js';
import { createSmtpMail } from '../../adapters/mail-smtp.js';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'Teal-Otter-Sings-4';
const VAGUE = "If an account with that email exists, we've sent you a password reset link.";

let t: TestApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  t = await startTestApp();
  await t.work({ mail: createSmtpMail(server.url, 'no-reply@clinic.example') });
});
afterAll(async () => {
  await t.close();
  await server.close();
});

const post = (path: string, payload: object, cookie = '') =>
  t.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const verify = (token: string) => t.inject({ url: `/api/auth/verify-email?token=${token}` });
const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  post('reset-password', { token, password, confirmPassword });
const login = (person: Person, password: string) => post('login', { email: person.email, password });
const whoAmI = (person: Person) => t.inject({ url: '/api/auth/user', headers: { cookie: person.cookie } });

const mailsTo = (email: string, subject: string) =>
  server.mails.filter(({ to, source }) => to.includes(email) && source.includes(`Subject: Plainchart: ${subject}`));
/** Waits for the nth mail of a subject; gives the token of its link (or its text). */
async function tokenOf(email: string, subject: string, nth = 1): Promise<string> {
  const mails = await vi.waitFor(
    () => {
      const found = mailsTo(email, subject);
      expect(found).toHaveLength(nth);
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );
  const text = textOf(mails[nth - 1] ?? { to: [], source: '' });
  return /\?token=([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? text;
}
const VERIFY = 'Please verify your email address';
const RESET = 'Reset your password';
const CHANGED = 'Your password was changed';

/** A minute on: the next mail to the same address may be asked for. */
const later = () => t.advance(61_000);

describe('verification', () => {
  it('comes by mail at registration, with a link that works once', async () => {
    const person = await t.signUp();
    const token = await tokenOf(person.email, VERIFY);
    const rows = await t.query(sql`SELECT * FROM users WHERE id = ${person.id}`);
    const jobs = await t.query(sql`SELECT * FROM pgboss.job`);
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
    expect(JSON.stringify(jobs)).not.toContain('@');

    const sent = sql`SELECT object_id AS to FROM audit_events WHERE verb = 'mail-sent:verify-email' ORDER BY id DESC LIMIT 1`;
    await vi.waitFor(async () => expect(await t.query(sent)).toEqual([{ to: person.id }]), PATIENT);

    const answer = await verify(token);
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Your email address has been verified.']);
    expect((await whoAmI(person)).json().isEmailVerified).toBe(true);
    const again = await verify(token);
    const message = 'The verification link appears to be invalid or expired.';
    expect([again.statusCode, again.json()]).toEqual([400, { message }]);
    expect(t.logged.join('\n')).not.toContain(token);
  });

  it('says when there is no token, and refuses made-up ones', async () => {
    const none = await t.inject({ url: '/api/auth/verify-email' });
    expect([none.statusCode, none.json().message]).toEqual([400, 'No verification token provided.']);
    expect((await verify('a'.repeat(43))).statusCode).toBe(400);
  });

  it('of 50 uses at once exactly one works', async () => {
    const person = await t.signUp();
    const token = await tokenOf(person.email, VERIFY);
    const all = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
    expect(all.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(all.filter((answer) => answer.statusCode === 400)).toHaveLength(49);
  });

  it('can be asked for again, at most once a minute, with one answer for every address', async () => {
    const person = await t.signUp();
    const first = await tokenOf(person.email, VERIFY);
    for (const email of [person.email, 'nobody-here@example.test']) {
      const answer = await post('resend-verification', { email });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().message).toContain("we've sent you a verification link");
      const soon = await post('resend-verification', { email });
      expect(soon.statusCode).toBe(429);
      expect(Number(soon.headers['retry-after'])).toBeGreaterThan(30);
    }
    const second = await tokenOf(person.email, VERIFY, 2);
    // A new link ends the one before.
    expect((await verify(first)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
    expect(server.mails.some(({ to }) => to.includes('nobody-here@example.test'))).toBe(false);
  });

  it('ends after 24 hours', async () => {
    const [early, late] = [await t.signUp(), await t.signUp()];
    const tokens = [await tokenOf(early.email, VERIFY), await tokenOf(late.email, VERIFY)];
    t.advance(23.9 * HOUR);
    expect((await verify(tokens[0] ?? '')).statusCode).toBe(200);
    t.advance(0.2 * HOUR);
    expect((await verify(tokens[1] ?? '')).statusCode).toBe(400);
  });
});

describe('a forgotten password', () => {
  it('is answered alike, in words and in time, for known and unknown addresses', async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    const bodies = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const { email } = await t.signUp();
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${i}@example.test`],
      ] as const) {
        const started = performance.now();
        const answer = await post('forgot-password', { email: address });
        times[kind]?.push(performance.now() - started);
        bodies.add(`${answer.statusCode} ${answer.body}`);
      }
    }
    expect([...bodies]).toEqual([`200 ${JSON.stringify({ message: VAGUE })}`]);
    const fastest = (kind: string) => Math.min(...(times[kind] ?? []));
    expect(fastest('unknown')).toBeGreaterThan(fastest('known') / 3);
    expect(fastest('known')).toBeGreaterThan(fastest('unknown') / 3);
  });

  it('gets a link that sets a new one, once, and ends every session', async () => {
    const person = await t.signUp();
    await post('forgot-password', { email: person.email.toUpperCase() });
    const token = await tokenOf(person.email, RESET);
    const answer = await reset(token);
    expect([answer.statusCode, cookieOf(answer)]).toEqual([200, '']);
    expect((await whoAmI(person)).statusCode).toBe(401);
    expect((await login(person, PASSWORD)).statusCode).toBe(401);
    const signedIn = await login(person, NEW_PASSWORD);
    expect([signedIn.statusCode, signedIn.json().isEmailVerified]).toEqual([200, true]);
    const again = await reset(token, 'Other-Teal-Otter-5');
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'This password reset link is invalid or has expired. Please ask for a new one.',
    ]);
    expect(await tokenOf(person.email, CHANGED)).toContain('All other devices were signed out.');
    expect(t.logged.join('\n')).not.toContain(token);
  });

  it('of 50 uses of a link at once exactly one works', async () => {
    const person = await t.signUp();
    await post('forgot-password', { email: person.email });
    const token = await tokenOf(person.email, RESET);
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => reset(token, `${NEW_PASSWORD}${i}`)));
    const worked = all.flatMap((answer, i) => (answer.statusCode === 200 ? [i] : []));
    expect(worked).toHaveLength(1);
    expect((await login(person, `${NEW_PASSWORD}${worked[0]}`)).statusCode).toBe(200);
  });

  it('is refused a bad new one with its own words, and the link stays good', async () => {
    const person = await t.signUp();
    await post('forgot-password', { email: person.email });
    const token = await tokenOf(person.email, RESET);
    const said = async (...input: Parameters<typeof reset>) => (await reset(...input)).json().message;
    expect(await said('', NEW_PASSWORD)).toBe('Reset token is required');
    expect(await said(token, 'Sh0rt!')).toBe('Password must be at least 8 characters long');
    expect(await said(token, `Aa1!${'x'.repeat(125)}`)).toBe('Password must not exceed 128 characters');
    expect(await said(token, 'UPPER-CASE-1')).toBe('Password must contain at least one lowercase letter');
    expect(await said(token, 'lower-case-1')).toBe('Password must contain at least one uppercase letter');
    expect(await said(token, 'No-Number-Here')).toBe('Password must contain at least one number');
    expect(await said(token, 'NoSpecial1here')).toBe('Password must contain at least one special character');
    expect(await said(token, NEW_PASSWORD, 'Teal-Otter-Sings-5')).toBe('Passwords do not match');
    expect(await said(token, 'Sunshine2024!')).toContain('too common');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('lets the owner in at once, however an attacker keeps failing', async () => {
    const person = await t.signUp();
    const fail = async () => {
      for (let i = 0; i < 6; i++) await login(person, 'Wrong-Horse-1');
    };
    await fail();
    expect((await login(person, PASSWORD)).statusCode).toBe(429);
    await post('forgot-password', { email: person.email });
    const changed = await reset(await tokenOf(person.email, RESET));
    await fail();
    expect((await login(person, NEW_PASSWORD)).statusCode).toBe(429);
    const cookie = changed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const mine = await post('login', { email: person.email, password: NEW_PASSWORD }, cookie);
    expect(mine.statusCode).toBe(200);
  });

  it('makes that one account forget its browsers, and no other', async () => {
    const [person, other] = [await t.signUp(), await t.signUp()];
    const browserOf = async ({ email }: Person) =>
      (await post('login', { email, password: PASSWORD })).cookies
        .filter(({ name }) => name.includes('_browser_'))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
    const [stolen, theirs] = [await browserOf(person), await browserOf(other)];
    await post('forgot-password', { email: person.email });
    await reset(await tokenOf(person.email, RESET));
    for (const { email } of [person, other]) {
      for (let i = 0; i < 6; i++) await post('login', { email, password: 'Wrong-Horse-1' });
    }
    expect((await post('login', { email: person.email, password: NEW_PASSWORD }, stolen)).statusCode).toBe(429);
    expect((await post('login', { email: other.email, password: PASSWORD }, theirs)).statusCode).toBe(200);
  });

  it('has a link for one hour, and only the newest is good', async () => {
    const person = await t.signUp();
    await post('forgot-password', { email: person.email });
    const first = await tokenOf(person.email, RESET);
    later();
    await post('forgot-password', { email: person.email });
    const second = await tokenOf(person.email, RESET, 2);
    expect((await reset(first)).statusCode).toBe(400);
    t.advance(1.01 * HOUR);
    expect((await reset(second)).statusCode).toBe(400);
  });

  it('sends at most five links an hour, so that the last one stays good whoever asks', async () => {
    const person = await t.signUp();
    for (let i = 0; i < 8; i++) {
      expect((await post('forgot-password', { email: person.email })).json().message).toBe(VAGUE);
      later();
    }
    const last = await tokenOf(person.email, RESET, 5);
    expect((await reset(last)).statusCode).toBe(200);
    t.advance(HOUR);
    await post('forgot-password', { email: person.email });
    await tokenOf(person.email, RESET, 6);
  });
});

describe('mails', () => {
  it('are sent again when the mail server refuses them for now, with a link that works', async () => {
    server.refuse(1);
    const person = await t.signUp();
    await vi.waitFor(
      async () => {
        const waiting = await t.query(sql`
          UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND state = 'retry' RETURNING id`);
        expect(waiting).toHaveLength(1);
      },
      { timeout: 15_000, interval: 50 },
    );
    expect((await verify(await tokenOf(person.email, VERIFY))).statusCode).toBe(200);
  });

  it('speak the language of the account: of its registration, of the browser it signs in with, of its last choice', async () => {
    const email = 'luz@example.test';
    const mails = () => server.mails.filter(({ to }) => to.includes(email));
    const newest = async (count: number) => {
      await vi.waitFor(() => expect(mails()).toHaveLength(count), { timeout: 15_000, interval: 20 });
      const mail = mails()[count - 1] ?? { to: [], source: '' };
      return { text: textOf(mail), language: /<html lang="?3?D?"?(\w\w)/.exec(mail.source.replace(/=\r\n/g, ''))?.[1] };
    };
    const fields = { firstName: 'Luz', lastName: 'Ortega', email, phoneNumber: '555-0100', userType: 'patient' };
    const registered = await post('register', { ...fields, password: PASSWORD, language: 'es' });
    const cookie = cookieOf(registered);
    expect(registered.json().language).toBe('es');
    const verification = await newest(1);
    expect(verification.language).toBe('es');
    expect(verification.text).toContain('Alguien creó una cuenta con este correo electrónico.');
    expect(verification.text).not.toMatch(/\b(?:the|your|link)\b/i);

    const choose = (language: string) =>
      t.inject({ method: 'PUT', url: '/api/account/language', payload: { language }, headers: { cookie } });
    expect((await choose('en')).json().language).toBe('en');
    later();
    await post('forgot-password', { email });
    expect((await newest(2)).text).toContain('Someone asked to reset the password of your account.');
    expect((await choose('fr')).json()).toEqual({ message: 'Please choose English or Spanish' });

    const inSpanish = await post('login', { email, password: PASSWORD, language: 'es' });
    expect(inSpanish.json().language).toBe('es');
    // From a browser that the account does not know, in the language that was chosen there.
    expect((await newest(3)).text).toContain('en un navegador que no conocíamos');
    expect((await post('login', { email, password: PASSWORD })).json().language).toBe('es');
  });

  it('hold no name, and nothing of a report', async () => {
    const person = await t.signUp();
    await t.submit(person, 'CT of the chest: a canary nodule of 9 mm.');
    await tokenOf(person.email, VERIFY);
    const all = server.mails.map(({ source }) => source).join('\n');
    expect(all).toContain('Content-Type: text/html');
    expect(all).not.toMatch(/canary|nodule|\bAnn\b|\bLee\b/);
  });
});

describe('registration', () => {
  it('refuses a common password and one made of the name', async () => {
    for (const password of ['Password1!', 'Katharina1!']) {
      const answer = await post('register', {
        firstName: 'Katharina',
        lastName: 'Lee',
        email: 'kat@example.test',
        phoneNumber: '555-0100',
        password,
        userType: 'patient',
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('This password is too common. Choose one that is harder to guess.');
    }
  });
});
