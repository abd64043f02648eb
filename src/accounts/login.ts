import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import { TWO_STEP_PROMPT, type User } from '../contract/users.js';
import type { Tx } from '../ports/db.js';
import type { Client } from '../ports/handlers.js';
import { type Attempt, noFailure, takeAttempt, tooManyAttempts } from './attempts/attempts.js';
import { type Counted, isKnownBrowser, rememberBrowser } from './attempts/store.js';
import { sha256 } from './hash.js';
import { sendMail } from './mails/send-mail.js';
import { presentUser } from './present.js';
import { findUserByEmail, type UserRow } from './store.js';
import { spendCode } from './two-step/codes.js';
import type { AccountsWorld } from './world.js';

interface Started {
  user: UserRow | null;
  /** The token by which the account knows this browser, if it does. */
  known: string | null;
  attempt: Attempt;
}

/**
 * Checks an address, a password and, where two-step sign-in is on, a code. Gives the user and the token by which the
 * account will know the browser. Throws 401 (one answer for a wrong password and for an unknown address), 429 with the
 * wait after too many failures (for unknown addresses as well), 403 when a code is wanted or verification is required.
 */
export async function login(
  world: AccountsWorld,
  input: { email: string; password: string; code?: string | undefined },
  client: Client,
): Promise<{ user: User; browserToken: string }> {
  const now = world.clock.now();
  const started = await world.db.transaction((tx) => start(world, tx, input.email, client, now));
  const { user, attempt } = started;
  if (attempt.wait > 0) throw tooManyAttempts(attempt.wait);
  const matches = await world.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !matches) {
    // For nobody as well: both answers cost one audit row.
    await auditFailure(world, user);
    throw new ApiError(401, 'The email or password is not correct.');
  }
  const askForCode = user.twoStepSince !== null && input.code === undefined;
  if (askForCode || (world.emailVerification === 'required' && !user.isEmailVerified)) {
    await world.db.transaction((tx) => noFailure(tx, attempt, now, { cleared: false }));
    if (askForCode) throw new ApiError(403, `${TWO_STEP_PROMPT}, or one of your recovery codes.`);
    throw new ApiError(403, 'Please verify your email address before you sign in. Open the link we sent you.');
  }
  const browserToken = await world.db.transaction((tx) => signIn(world, tx, { ...started, user }, input.code, client));
  if (browserToken === null) {
    await auditFailure(world, user);
    throw new ApiError(401, 'The code is not correct.');
  }
  return { user: presentUser(user), browserToken };
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

/** Everything a good sign-in writes; null (and nothing written) when the code is not good. */
async function signIn(
  world: AccountsWorld,
  tx: Tx,
  { user, known, attempt }: Started & { user: UserRow },
  code: string | undefined,
  client: Client,
): Promise<string | null> {
  const now = world.clock.now();
  if (user.twoStepSince !== null && !(await spendCode(world, tx, user, code ?? ''))) return null;
  await noFailure(tx, attempt, now, { cleared: true });
  const token = known ?? world.ids.token();
  const knewOthers = await rememberBrowser(tx, user.id, sha256(token), now);
  await recordAudit(tx, { actorUserId: user.id, verb: 'sign-in', objectType: 'user', objectId: user.id });
  if (known === null && knewOthers) {
    const { browser } = client;
    await world.jobs.enqueue(tx, sendMail, { mail: 'new-sign-in', userId: user.id, at: now.toISOString(), browser });
  }
  return token;
}

async function auditFailure(world: AccountsWorld, user: UserRow | null): Promise<void> {
  const objectId = user?.id ?? null;
  await world.db.transaction((tx) =>
    recordAudit(tx, { actorUserId: null, verb: 'sign-in-failed', objectType: 'user', objectId, result: 'denied' }),
  );
}
