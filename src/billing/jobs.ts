import { findUser } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import type { JobRun, JobWork } from '../ports/jobs.js';
import type { RemoteCheckout } from '../ports/payments.js';
import { contactMail } from './contact-mail.js';
import { doublePaymentMailWork, giveBackWork, noteDoublePayment } from './double-payment.js';
import { endOrphan, giveBackAddOn, giveBackToGoneWork } from './gone-account.js';
import { type ContactMailData, mailContactRequest, type SettlePaymentData, settlePayment } from './job-kinds.js';
import { operatorSubscription } from './operator-plan.js';
import { settle } from './settle.js';
import {
  addCredit,
  endCheckout,
  findContactRequest,
  findOwner,
  findSubscription,
  nextLook,
  noteGiven,
  saveCheckout,
} from './store.js';
import type { BillingJobWorld } from './world.js';

/** After this a job that could not be done is tried again: what was paid must not be forgotten. */
const AGAIN_AFTER_MS = 3_600_000;

/** The work behind `settlePayment`. Nothing that an event said is believed: everything is fetched anew. */
function settlePaymentWork(world: BillingJobWorld): JobWork<SettlePaymentData> {
  return {
    kind: settlePayment,
    async run(data, run) {
      if ('userId' in data) return checkPlan(world, data, run);
      if ('subscriptionId' in data) return settleSubscription(world, data.subscriptionId, null, run);
      const checkout = (await world.payments?.findCheckout(data.checkoutId)) ?? null;
      if (checkout) await settleCheckout(world, checkout, run);
    },
    async giveUp(tx, data, why) {
      world.log.error({ why }, 'A payment could not be looked at; it is tried again in an hour');
      const startAfter = new Date(world.clock.now().getTime() + AGAIN_AFTER_MS);
      await world.jobs.enqueue(tx, settlePayment, data, { startAfter });
    },
  };
}

/** The time has come to look at a plan by ourselves. A look planned later has taken this one's place. */
async function checkPlan(world: BillingJobWorld, data: { userId: number; at: string }, run: JobRun): Promise<void> {
  const row = await findSubscription(world.db, data.userId);
  if (row?.nextCheckAt?.toISOString() !== data.at) return;
  if (row.keptBy !== 'operator') return settleSubscription(world, row.subscriptionId, data.userId, run);
  const look = await nextLook(world.db);
  const remote = operatorSubscription(row, world.clock.now());
  await run.finish((tx) => settle(world, tx, { userId: data.userId, keptBy: 'operator', remote, look }));
}

async function settleSubscription(
  world: BillingJobWorld,
  id: string,
  ownerId: number | null,
  run: JobRun,
): Promise<void> {
  const { payments } = world;
  if (!payments) return;
  const look = await nextLook(world.db);
  const remote = await payments.findSubscription(id);
  if (!remote) return;
  const userId = ownerId ?? (await findOwner(world.db, id)) ?? remote.userId;
  // Another product may use the same account of the payment service.
  if (userId === null) return;
  if (!(await findUser(world.db, userId))) return endOrphan(world, payments, remote, userId, run);
  await run.finish(async (tx) => {
    const outcome = await settle(world, tx, { userId, keptBy: payments.kind, remote, look });
    if (outcome === 'second' && remote.plan !== null) {
      await noteDoublePayment(world, tx, { subscriptionId: remote.id, userId, plan: remote.plan });
    }
  });
}

async function settleCheckout(world: BillingJobWorld, checkout: RemoteCheckout, run: JobRun): Promise<void> {
  const { id, userId, purchase, state } = checkout;
  if (userId === null || purchase === null || state === 'open') return;
  if (!(await findUser(world.db, userId))) {
    if (checkout.subscriptionId !== null) await settleSubscription(world, checkout.subscriptionId, userId, run);
    else if (state === 'paid') await giveBackAddOn(world, checkout, userId, run);
    return;
  }
  const item = 'plan' in purchase ? purchase.plan : purchase.addOn;
  const settleIt = async (work: JobRun['write']) =>
    work(async (tx) => {
      await saveCheckout(tx, { id, userId, item, createdAt: world.clock.now() });
      if (!(await endCheckout(tx, id, state)) || state !== 'paid') return;
      if ('addOn' in purchase) {
        await addCredit(tx, userId, purchase.addOn);
        await noteGiven(tx, id, world.clock.now());
      }
      await recordAudit(tx, { actorUserId: null, verb: `paid:${item}`, objectType: 'user', objectId: userId });
    });
  if (checkout.subscriptionId === null) return settleIt(run.finish.bind(run));
  await settleIt(run.write.bind(run));
  await settleSubscription(world, checkout.subscriptionId, userId, run);
}

/** The work behind `mailContactRequest`: at least once. */
function contactMailWork(world: BillingJobWorld): JobWork<ContactMailData> {
  return {
    kind: mailContactRequest,
    async run({ requestId }, run) {
      if (world.operatorEmail === null) return;
      const request = await findContactRequest(world.db, requestId);
      if (request) await world.mail.send({ id: run.jobId, to: world.operatorEmail, ...contactMail(request) });
    },
    giveUp: async () => world.log.error({}, 'A request to be contacted could not be mailed; it stays stored'),
  };
}

/** Everything that this slice does by jobs. */
// Each work has data of its own type, known to it alone.
// biome-ignore lint/suspicious/noExplicitAny: no common type can stand for them all
export function billingWorks(world: BillingJobWorld): JobWork<any>[] {
  return [
    settlePaymentWork(world),
    giveBackWork(world),
    giveBackToGoneWork(world),
    contactMailWork(world),
    doublePaymentMailWork(world),
  ];
}
