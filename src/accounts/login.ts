import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { Language } from '../contract/language.js';
import { TWO_STEP_PROMPT, type User } from '../contract/users.js';
import type { Tx } from '../ports/db.js';
import type { Client, SessionControl } from '../ports/handlers.js';
import { type Attempt, noFailure, takeAttempt, tooManyAttempts } from './attempts/attempts.js';
import { type Counted, isKnownBrowser, rememberBrowser } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { presentUser } from './present.js';
import { findUserByEmail, holdUser, saveLanguage, type UserRow } from './store.js';
import { spendCode } from './two-step/codes.js';
import type { AccountsWorld } from './world.js';

interface LoginInput {
  email: string;
  password: string;
  code?: string | undefined;
  language?: Language | undefined;
}

interface Started {
  user: UserRow | null;
  /** The token by which the account knows this browser, if it does. */
  known: string | null;
  attempt: Attempt;
}

/**
 * Checks an address, a password and, where two-step sign-in is on, a code, and opens a session; a language chosen in the
 * browser becomes the account's. Gives the user and the token by which the account will know the browser. Throws 401 (one answer for a wrong password and for an unknown address), 429
 * with the wait after too many failures (for unknown addresses as well), 403 when a code is wanted or verification is
 * required.
 */
export async function login(
  world: AccountsWorld,
  input: LoginInput,
  client: Client,
  session: Pick<SessionControl, 'open'>,
): Promise<{ user: User; browserToken: string }> {
  const now = world.clock.now();
  const started = await world.db.transaction((tx) => start(world, tx, input.email, client, now));
  const { user, attempt } = started;
  if (attempt.wait > 0) throw tooManyAttempts(attempt.wait);
  const matches = await world.passwords.verify(user?.passwordHash ?? null, input.password);
  const end: SignIn =
    user && matches
      ? await world.db.transaction((tx) => signIn(world, tx, { ...started, user }, input, client, session))
      : 'wrong';
  if (end === 'wrong' || end === 'wrong code') {
    // For nobody as well: both answers cost one audit row.
    await auditFailure(world, user);
    throw new ApiError(401, end === 'wrong' ? 'The email or password is not correct.' : 'The code is not correct.');
  }
  if (end === 'no code') throw new ApiError(403, `${TWO_STEP_PROMPT}, or one of your recovery codes.`);
  if (end === 'not verified') {
    throw new ApiError(403, 'Please verify your email address before you sign in. Open the link we sent you.');
  }
  return end;
}

/**
 * Counts the attempt before the password is looked at, under a row lock: guesses sent all at once count one by one. A
 * browser that the account knows is counted by itself, and not with its network address: whoever fails elsewhere cannot
 * lock it out.
 */
async function start(world: AccountsWorld, tx: Tx, email: string, client: Client, now: Date): Promise<Started> {
  const user = await findUserByEmail(tx, email);
  const token = user && client.tokenFor(user.id);
  const known = user && token && (await isKnownBrowser(tx, user.id, sha256(token))) ? token : null;
  let on: Counted = { key: `unknown:${sha256(email)}` };
  if (user) on = known ? { key: `browser:${user.id}:${sha256(known)}` } : { userId: user.id };
  const address = { key: `address:${sha256(client.address)}`, free: world.freeFailuresPerAddress };
  return { user, known, attempt: await takeAttempt(tx, on, known ? null : address, now) };
}

type SignIn = 'wrong' | 'no code' | 'not verified' | 'wrong code' | { user: User; browserToken: string };

/**
 * Everything a sign-in with the right password writes, its session with it. The account is held, and looked at anew: a
 * password or a two-step sign-in that has changed since the password was checked counts here, and one that changes later
 * finds the session and ends it.
 */
async function signIn(
  world: AccountsWorld,
  tx: Tx,
  { user: seen, known, attempt }: Started & { user: UserRow },
  { code, language }: LoginInput,
  client: Client,
  session: Pick<SessionControl, 'open'>,
): Promise<SignIn> {
  const now = world.clock.now();
  const user = await holdUser(tx, seen.id);
  if (user?.passwordHash !== seen.passwordHash) return 'wrong';
  const wantsCode = user.twoStepSince !== null;
  if (wantsCode && code === undefined) {
    await noFailure(tx, attempt, now, { cleared: false });
    return 'no code';
  }
  if (world.emailVerification === 'required' && !user.isEmailVerified) {
    await noFailure(tx, attempt, now, { cleared: false });
    return 'not verified';
  }
  if (wantsCode && !(await spendCode(world, tx, user, code ?? ''))) return 'wrong code';
  await noFailure(tx, attempt, now, { cleared: true });
  const browserToken = known ?? world.ids.token();
  const knewOthers = await rememberBrowser(tx, user.id, sha256(browserToken), now);
  await session.open(tx, user);
  await recordAudit(tx, { actorUserId: user.id, verb: 'sign-in', objectType: 'user', objectId: user.id });
  if (known === null && knewOthers) {
    const { browser } = client;
    await world.jobs.enqueue(tx, sendMail, { mail: 'new-sign-in', userId: user.id, at: now.toISOString(), browser });
  }
  const spoken = language && (await saveLanguage(tx, user.id, language));
  return { user: presentUser(world, spoken || user), browserToken };
}

async function auditFailure(world: AccountsWorld, user: UserRow | null): Promise<void> {
  const objectId = user?.id ?? null;
  await world.db.transaction((tx) =>
    recordAudit(tx, { actorUserId: null, verb: 'sign-in-failed', objectType: 'user', objectId, result: 'denied' }),
  );
}
