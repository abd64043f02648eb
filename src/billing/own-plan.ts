import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import type { Payments } from '../ports/payments.js';
import { messages } from './messages.js';
import { settle } from './settle.js';
import { findSubscription, nextLook, type SubscriptionRow } from './store.js';
import type { BillingWorld } from './world.js';

export interface OwnPlan {
  readonly row: SubscriptionRow;
  readonly payments: Payments;
}

/** The plan that the caller pays for and may change. Throws 409 without one, or when it was arranged with us. */
export async function ownPlan(world: BillingWorld, actor: Actor): Promise<OwnPlan> {
  const row = await findSubscription(world.db, actor.userId);
  if (!row || row.status === 'ended') throw new ApiError(409, messages.noPlan);
  const { payments } = world;
  if (!payments || row.keptBy !== payments.kind) throw new ApiError(409, messages.arranged);
  return { row, payments };
}

/** Takes over what a change has made of the subscription, with its audit row. Gives the row as it is now. */
export async function takeOver(
  world: BillingWorld,
  actor: Actor,
  plan: OwnPlan,
  verb: string,
): Promise<SubscriptionRow> {
  const { row, payments } = plan;
  const look = await nextLook(world.db);
  const remote = await payments.findSubscription(row.subscriptionId);
  return world.db.transaction(async (tx) => {
    const { userId } = actor;
    if (remote) await settle(world, tx, { userId, keptBy: payments.kind, remote, look });
    await recordAudit(tx, { actorUserId: userId, verb, objectType: 'user', objectId: userId });
    return (await findSubscription(tx, userId)) ?? row;
  });
}
