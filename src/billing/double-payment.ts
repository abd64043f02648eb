import { mailOf, sendMail } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import type { PaidPlanId } from '../contract/plans.js';
import { planOf } from '../contract/plans.js';
import type { Tx } from '../ports/db.js';
import type { JobWork } from '../ports/jobs.js';
import { type DoublePaymentData, giveBackPayment, mailDoublePayment } from './job-kinds.js';
import { findDoublePayment, insertDoublePayment, markRefunded } from './store.js';
import type { BillingJobWorld } from './world.js';

const AGAIN_AFTER_MS = 3_600_000;

/**
 * Notes that a plan was paid for by an account that has one, and sees to it that the money goes back. However often it is
 * seen it is noted once.
 */
export async function noteDoublePayment(
  world: Pick<BillingJobWorld, 'clock' | 'jobs' | 'log'>,
  tx: Tx,
  { subscriptionId, userId, plan }: { subscriptionId: string; userId: number; plan: PaidPlanId },
): Promise<void> {
  const row = { subscriptionId, userId, plan, noticedAt: world.clock.now() };
  if (!(await insertDoublePayment(tx, row))) return;
  world.log.error({ userId }, 'A second plan was paid for by an account that has one: it is given back');
  await recordAudit(tx, { actorUserId: null, verb: `paid-twice:${plan}`, objectType: 'user', objectId: userId });
  await world.jobs.enqueue(tx, giveBackPayment, { subscriptionId });
}

/** The work behind `giveBackPayment`. It must not be forgotten: given up, it is tried again later. */
export function giveBackWork(world: BillingJobWorld): JobWork<DoublePaymentData> {
  return {
    kind: giveBackPayment,
    async run({ subscriptionId }, run) {
      if (!world.payments) throw new Error('There is no payment service to give the money back.');
      await world.payments.giveBack(subscriptionId, run.jobId);
      const row = await findDoublePayment(world.db, subscriptionId);
      if (!row) return;
      const { userId, plan } = row;
      const now = world.clock.now();
      await run.finish(async (tx) => {
        await markRefunded(tx, subscriptionId, now);
        await recordAudit(tx, { actorUserId: null, verb: `gave-back:${plan}`, objectType: 'user', objectId: userId });
        await world.jobs.enqueue(tx, sendMail, { mail: 'payment-returned', userId, at: now.toISOString() });
        await world.jobs.enqueue(tx, mailDoublePayment, { subscriptionId });
      });
    },
    async giveUp(tx, data, why) {
      world.log.error({ why, ...data }, 'A second payment could not be given back; it is tried again in an hour');
      const startAfter = new Date(world.clock.now().getTime() + AGAIN_AFTER_MS);
      await world.jobs.enqueue(tx, giveBackPayment, data, { startAfter });
    },
  };
}

/** The work behind `mailDoublePayment`: at least once. */
export function doublePaymentMailWork(world: BillingJobWorld): JobWork<DoublePaymentData> {
  return {
    kind: mailDoublePayment,
    async run({ subscriptionId }, run) {
      const row = await findDoublePayment(world.db, subscriptionId);
      if (world.operatorEmail === null || !row) return;
      const content = mailOf('en', 'A second plan was paid for', [
        'An account paid for a second plan while it had one. The second plan was ended and the money was given back.',
        `Account: ${row.userId}`,
        `Plan: ${planOf(row.plan).name} (${row.plan})`,
        `Subscription: ${subscriptionId}`,
      ]);
      await world.mail.send({ id: run.jobId, to: world.operatorEmail, ...content });
    },
    giveUp: async () => world.log.error({}, 'A mail about a second payment could not be sent; it stays noted'),
  };
}
