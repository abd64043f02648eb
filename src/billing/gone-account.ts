import { actDone, recordAudit } from '../audit/index.js';
import type { JobRun, JobWork } from '../ports/jobs.js';
import type { Payments, RemoteCheckout, RemoteSubscription } from '../ports/payments.js';
import { type GonePaymentData, giveBackToGone } from './job-kinds.js';
import { insertEvent, wasGiven } from './store.js';
import type { BillingJobWorld } from './world.js';

const AGAIN_AFTER_MS = 3_600_000;

/** What was paid so long before the account was deleted can have been paid for a plan that nobody had seen yet. */
const UNSEEN_MS = 24 * 3_600_000;

/**
 * Sees to a subscription whose account is deleted. What was paid for a plan that never began here, or after the account was
 * gone, is given back and the subscription ended; one that the deletion has cancelled runs out as it was paid.
 */
export async function endOrphan(
  world: BillingJobWorld,
  payments: Payments,
  remote: RemoteSubscription,
  accountId: number,
  run: JobRun,
): Promise<void> {
  const { id, plan, endsAtPeriodEnd } = remote;
  if (plan === null || (remote.status !== 'active' && remote.status !== 'late')) return;
  const deletedAt = await actDone(world.db, 'delete-account', accountId);
  if (deletedAt === null) {
    // Not an account that was deleted here: nothing is known of what is owed to whom.
    if (endsAtPeriodEnd) return;
    await payments.cancelAtPeriodEnd(id, run.jobId);
    world.log.error({ subscriptionId: id }, 'A subscription without an account was cancelled: refund it');
    return;
  }
  const wasUsable = await wasGiven(world.db, id);
  if (remote.periodStart < deletedAt && (endsAtPeriodEnd || wasUsable)) {
    // Cancelled by the deletion, which can be taken back on the service's own page.
    if (!endsAtPeriodEnd) await payments.cancelAtPeriodEnd(id, run.jobId);
    return;
  }
  // What was used here is not given back.
  const since = new Date(deletedAt.getTime() - (wasUsable ? 0 : UNSEEN_MS)).toISOString();
  await noteGonePayment(world, run, { subscriptionId: id, checkoutId: null, accountId, item: plan, since });
}

/** Sees to it that an add-on that a deleted account has paid, and never had, is given back. */
export async function giveBackAddOn(
  world: BillingJobWorld,
  { id, purchase }: RemoteCheckout,
  accountId: number,
  run: JobRun,
): Promise<void> {
  if (purchase === null || !('addOn' in purchase)) return;
  if ((await actDone(world.db, 'delete-account', accountId)) === null) {
    world.log.error({ checkoutId: id }, 'A checkout was paid without an account: refund it');
    return;
  }
  // It was there to be used: it stays paid, as a plan does.
  if (await wasGiven(world.db, id)) return;
  const since = new Date(0).toISOString();
  await noteGonePayment(world, run, { subscriptionId: null, checkoutId: id, accountId, item: purchase.addOn, since });
}

/** Notes it, and has it given back: once, however often it is seen. */
function noteGonePayment(world: BillingJobWorld, run: JobRun, data: GonePaymentData): Promise<void> {
  const { subscriptionId, checkoutId, accountId, item } = data;
  return run.finish(async (tx) => {
    const event = { id: `gone:${subscriptionId ?? checkoutId}`, type: 'gone-account', receivedAt: world.clock.now() };
    if (!(await insertEvent(tx, event))) return;
    world.log.error({ subscriptionId, checkoutId }, 'A deleted account has paid: it is given back');
    await recordAudit(tx, { actorUserId: null, verb: `paid-gone:${item}`, objectType: 'user', objectId: accountId });
    await world.jobs.enqueue(tx, giveBackToGone, data);
  });
}

/** The work behind `giveBackToGone`. It must not be forgotten: given up, it is tried again later. */
export function giveBackToGoneWork(world: BillingJobWorld): JobWork<GonePaymentData> {
  return {
    kind: giveBackToGone,
    async run({ subscriptionId, checkoutId, accountId, item, since }, run) {
      if (!world.payments) throw new Error('There is no payment service to give the money back.');
      // Named by what was paid, not by the job: a later job for the same thing asks for nothing new.
      if (subscriptionId !== null) {
        await world.payments.giveBack(subscriptionId, `gone-${subscriptionId}`, new Date(since));
      } else if (checkoutId !== null) await world.payments.giveBackCheckout(checkoutId, `gone-${checkoutId}`);
      await run.finish((tx) =>
        recordAudit(tx, { actorUserId: null, verb: `gave-back:${item}`, objectType: 'user', objectId: accountId }),
      );
    },
    async giveUp(tx, data, why) {
      const { subscriptionId, checkoutId } = data;
      world.log.error(
        { why, subscriptionId, checkoutId },
        'A payment of a deleted account could not be given back; it is tried again in an hour',
      );
      const startAfter = new Date(world.clock.now().getTime() + AGAIN_AFTER_MS);
      await world.jobs.enqueue(tx, giveBackToGone, data, { startAfter });
    },
  };
}
