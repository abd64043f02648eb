import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { TwoStepState } from '../../contract/users.js';
import type { Actor } from '../../ports/actor.js';
import type { SessionControl } from '../../ports/handlers.js';
import { confirmed, holdConfirmed } from '../confirm.js';
import { sendMail } from '../mails/send-mail.js';
import { closeOtherSessions } from '../sessions/store.js';
import { findUser, type UserRow } from '../store.js';
import type { AccountsWorld } from '../world.js';
import { newRecoveryCodes, secretPlace } from './codes.js';
import { isRequired } from './required.js';
import { countRecoveryCodes, saveRecoveryCodes, saveSecret, turnOff, turnOn } from './store.js';
import { newSecret, provisioningUri, stepOf } from './totp.js';

const WRONG_CODE = 'The code is not correct. Use the code that your app shows now.';
const IS_ON = 'Two-step sign-in is already on.';
const IS_OFF = 'Two-step sign-in is not on.';

/** Whether two-step sign-in is on, must be, and how many recovery codes are left. */
export async function twoStepState(world: AccountsWorld, actor: Actor): Promise<TwoStepState> {
  const user = await ownRow(world, actor);
  return {
    on: user.twoStepSince !== null,
    required: isRequired(world, user),
    recoveryCodesLeft: await countRecoveryCodes(world.db, user.id),
  };
}

/** Makes a secret for the authenticator app. It is not in use until a code of it has come. Throws 409 when it is on. */
export async function startTwoStep(
  world: AccountsWorld,
  actor: Actor,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  const user = await confirmed(world, actor, password);
  const secret = newSecret(world.ids.token());
  const sealed = world.sealer.seal(secret, secretPlace(user.id));
  const saved = await world.db.transaction((tx) => saveSecret(tx, user.id, sealed));
  if (!saved) throw new ApiError(409, IS_ON);
  return { secret, uri: provisioningUri(secret, user.email) };
}

/**
 * Turns it on with a code of the new secret; gives the recovery codes, shown this once. All other sessions end, this one
 * gets a new id. Throws 401 when it has ended meanwhile.
 */
export async function turnOnTwoStep(
  world: AccountsWorld,
  actor: Actor,
  { code }: { code: string },
  session: Pick<SessionControl, 'renew'>,
): Promise<{ recoveryCodes: string[] }> {
  const user = await ownRow(world, actor);
  const now = world.clock.now();
  if (user.twoStepSince !== null) throw new ApiError(409, IS_ON);
  const sealed = user.twoStepSecret;
  if (sealed === null) throw new ApiError(409, 'Start with a new code for your app first.');
  const step = stepOf(world.sealer.open(sealed, secretPlace(user.id)), code.replace(/\s/g, ''), now);
  if (step === null) throw new ApiError(400, WRONG_CODE);
  const { codes, hashes } = newRecoveryCodes(world.ids);
  const done = await world.db.transaction(async (tx) => {
    if (!(await turnOn(tx, user.id, sealed, step, now))) return false;
    await saveRecoveryCodes(tx, user.id, hashes);
    await closeOtherSessions(tx, user.id, actor.sessionId);
    await session.renew(tx, user);
    await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-on', objectType: 'user', objectId: user.id });
    await world.jobs.enqueue(tx, sendMail, { mail: 'two-step-on', userId: user.id, at: now.toISOString() });
    return true;
  });
  if (!done) throw new ApiError(409, IS_ON);
  return { recoveryCodes: codes };
}

/** Turns it off with the password and a code. Throws 403 where it is required, 401 as `turnOnTwoStep`. */
export async function turnOffTwoStep(
  world: AccountsWorld,
  actor: Actor,
  input: { password: string; code: string },
  session: Pick<SessionControl, 'renew'>,
): Promise<void> {
  const user = await confirmed(world, actor, input.password, input.code);
  if (user.twoStepSince === null) throw new ApiError(409, IS_OFF);
  if (isRequired(world, user)) throw new ApiError(403, 'Two-step sign-in is required for healthcare providers here.');
  await world.db.transaction(async (tx) => {
    await turnOff(tx, user.id);
    await closeOtherSessions(tx, user.id, actor.sessionId);
    await session.renew(tx, user);
    await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-off', objectType: 'user', objectId: user.id });
    const at = world.clock.now().toISOString();
    await world.jobs.enqueue(tx, sendMail, { mail: 'two-step-off', userId: user.id, at });
  });
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(
  world: AccountsWorld,
  actor: Actor,
  input: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const user = await confirmed(world, actor, input.password, input.code);
  if (user.twoStepSince === null) throw new ApiError(409, IS_OFF);
  const { codes, hashes } = newRecoveryCodes(world.ids);
  await world.db.transaction(async (tx) => {
    await holdConfirmed(tx, user);
    await saveRecoveryCodes(tx, user.id, hashes);
    await recordAudit(tx, { actorUserId: user.id, verb: 'recovery-codes', objectType: 'user', objectId: user.id });
  });
  return { recoveryCodes: codes };
}

async function ownRow(world: AccountsWorld, actor: Actor): Promise<UserRow> {
  const row = await findUser(world.db, actor.userId);
  if (!row) throw new ApiError(401, 'You are not signed in.');
  return row;
}
