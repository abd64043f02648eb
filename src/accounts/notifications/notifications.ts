import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { NotificationChoices } from '../../contract/users.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { sendMail } from '../mails/send-mail.js';
import { findUser } from '../store.js';
import type { AccountsWorld } from '../world.js';
import { findChoices, saveChoices, wantsAnalysisReady } from './store.js';

/** Which mails the person has chosen. Those about the safety of the account are always sent. */
export async function notificationChoices(world: AccountsWorld, actor: Actor): Promise<NotificationChoices> {
  const choices = await findChoices(world.db, actor.userId);
  if (!choices) throw new ApiError(401, 'You are not signed in.');
  return choices;
}

/** Changes which mails the person gets. */
export async function chooseNotifications(
  world: AccountsWorld,
  actor: Actor,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  await world.db.transaction(async (tx) => {
    await saveChoices(tx, actor.userId, choices);
    const verb = 'choose-notifications';
    await recordAudit(tx, { actorUserId: actor.userId, verb, objectType: 'user', objectId: actor.userId });
  });
  return choices;
}

/** Has a mail sent, in the transaction that completes an analysis, when its owner has chosen to be told. */
export async function tellAnalysisReady(
  world: Pick<AccountsWorld, 'jobs' | 'clock'>,
  tx: Tx,
  ready: { ownerId: number; analysisId: number },
): Promise<void> {
  const owner = await findUser(tx, ready.ownerId);
  if (!owner || !wantsAnalysisReady(owner)) return;
  const at = world.clock.now().toISOString();
  await world.jobs.enqueue(tx, sendMail, {
    mail: 'analysis-ready',
    userId: owner.id,
    at,
    analysisId: ready.analysisId,
  });
}
