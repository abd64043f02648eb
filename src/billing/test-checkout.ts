import { recordAudit } from '../audit/index.js';
import type { TestCard, TestCheckout } from '../contract/billing.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { settlePayment } from './job-kinds.js';
import { messages } from './messages.js';
import type { BillingWorld } from './world.js';

/** A checkout of the test mode. Throws 404 for another's, and where money moves. */
export async function findTestCheckout(world: BillingWorld, actor: Actor, id: string): Promise<TestCheckout> {
  const found = await world.payments?.testPage?.find(id, actor.userId);
  if (!found) throw new ApiError(404, messages.noCheckout);
  return found;
}

/** Pays with a made-up card. Throws 402 when it is refused, 404 as above, 409 when it was paid before. */
export async function payTestCheckout(
  world: BillingWorld,
  actor: Actor,
  id: string,
  card: TestCard,
): Promise<TestCheckout> {
  const paid = await world.payments?.testPage?.pay(id, actor.userId, card);
  if (!paid) throw new ApiError(404, messages.noCheckout);
  await world.db.transaction(async (tx) => {
    const { userId } = actor;
    await recordAudit(tx, { actorUserId: userId, verb: 'test-payment', objectType: 'user', objectId: userId });
    await world.jobs.enqueue(tx, settlePayment, { checkoutId: id });
  });
  return paid;
}
