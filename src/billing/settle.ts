import { lockPlan, type PlanHeld, savePlan, sendMail } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { type PaidPlanId, planAllowance, planOf } from '../contract/plans.js';
import type { Tx } from '../ports/db.js';
import type { RemoteSubscription } from '../ports/payments.js';
import { settlePayment } from './job-kinds.js';
import {
  findSubscription,
  insertGrant,
  largestGrant,
  noteGiven,
  planCheck,
  type SubscriptionRow,
  saveSubscription,
} from './store.js';
import type { BillingWorld } from './world.js';

const HOUR = 3_600_000;
/** Days for which a plan stays when its renewal could not be paid. */
export const GRACE_DAYS = 7;
/** A renewal is paid an hour after its period begins: until then there is nothing to see. */
const RENEWAL_SETTLES_MS = 2 * HOUR;
const LOOK_AGAIN_MS = 6 * HOUR;

type SettleWorld = Pick<BillingWorld, 'clock' | 'jobs' | 'log'>;

/** What was seen of a person's subscription, by whom it is kept, and the number of the look. */
export interface Seen {
  readonly userId: number;
  readonly keptBy: SubscriptionRow['keptBy'];
  readonly remote: RemoteSubscription;
  readonly look: number;
}

/**
 * Makes a person's plan what was seen of it: tier, analyses, what comes next. Seen twice it changes nothing more, and an
 * older look never overwrites a newer. Analyses are given once for each paid period and plan; units are never taken away
 * except that a renewal begins the month anew. `second`: the person has another plan, so this one changes nothing.
 */
export async function settle(
  world: SettleWorld,
  tx: Tx,
  { userId, keptBy, remote, look }: Seen,
): Promise<'settled' | 'second'> {
  const held = await lockPlan(tx, userId);
  if (!held) return 'settled';
  const before = await findSubscription(tx, userId);
  const news = newsOf(before, remote, look);
  if (news === 'second') return 'second';
  if (news === 'none' || remote.status === 'pending') return 'settled';
  const plan = remote.plan;
  if (plan === null) {
    world.log.error({ userId }, 'A subscription has a price that is none of the settings');
    return 'settled';
  }
  const now = world.clock.now();
  const same = before?.subscriptionId === remote.id ? before : null;
  const graceUntil = remote.status === 'late' ? new Date(remote.periodStart.getTime() + GRACE_DAYS * 24 * HOUR) : null;
  const row = {
    userId,
    keptBy,
    subscriptionId: remote.id,
    customerId: remote.customerId ?? before?.customerId ?? null,
    plan,
    status: remote.status,
    startedAt: same?.startedAt ?? remote.periodStart,
    periodStart: remote.periodStart,
    periodEnd: remote.periodEnd,
    endsAtPeriodEnd: remote.status !== 'ended' && remote.endsAtPeriodEnd,
    nextPlan: remote.status === 'ended' ? null : (remote.next?.plan ?? null),
    nextPlanAt: remote.status === 'ended' ? null : (remote.next?.at ?? null),
    graceUntil,
    // What is left when a plan begins is kept beside it; of that only what has not been used since is still there.
    keptUnits: same ? Math.min(same.keptUnits, held.uploadsRemaining ?? same.keptUnits) : (held.uploadsRemaining ?? 0),
    look,
    nextCheckAt: before?.nextCheckAt ?? null,
  };
  const isHeld = remote.status === 'active' || (graceUntil !== null && now < graceUntil);
  // Not paid for yet: a plan that was not there before begins with its payment.
  if (!same && !(remote.status === 'active' && remote.isPaid)) return 'settled';
  const units = await unitsAfter(tx, held, row, remote, now);
  const tier = isHeld ? planOf(plan).tier : 'free';
  await savePlan(tx, userId, { tier, uploadsRemaining: isHeld ? units : (units ?? row.keptUnits) });
  await saveSubscription(tx, row);
  if (!same) await noteGiven(tx, remote.id, now);
  for (const verb of acts(same, row, isHeld, held)) {
    await recordAudit(tx, { actorUserId: null, verb: `plan:${verb}`, objectType: 'user', objectId: userId });
    const mail = MAILS[verb];
    const until = graceUntil?.toISOString();
    if (mail)
      await world.jobs.enqueue(tx, sendMail, { mail, userId, at: now.toISOString(), ...(until ? { until } : {}) });
  }
  await lookAgain(world, tx, row, now);
  return 'settled';
}

/** What people are told of by mail. */
const MAILS: Readonly<Record<string, 'payment-failed' | 'plan-ended'>> = { late: 'payment-failed', end: 'plan-ended' };

/** Whether this look may count: newer than the one before, and of the subscription that the person has. */
function newsOf(before: SubscriptionRow | null, remote: RemoteSubscription, look: number): 'news' | 'none' | 'second' {
  if (!before) return remote.status === 'ended' ? 'none' : 'news';
  if (before.look >= look) return 'none';
  if (before.subscriptionId === remote.id) return 'news';
  if (remote.status === 'ended' || remote.status === 'pending') return 'none';
  return before.status === 'ended' ? 'news' : 'second';
}

/** What is left once the paid period has its analyses. Null is unlimited. */
async function unitsAfter(
  tx: Tx,
  held: PlanHeld,
  row: Omit<SubscriptionRow, 'createdAt' | 'updatedAt'>,
  remote: RemoteSubscription,
  now: Date,
): Promise<number | null> {
  const left = held.uploadsRemaining;
  if (remote.status !== 'active' || !remote.isPaid) return left;
  const { subscriptionId, periodStart, userId } = row;
  const allowance = planAllowance(planOf(row.plan as PaidPlanId));
  const given = await largestGrant(tx, subscriptionId, periodStart);
  const grant = { userId, subscriptionId, periodStart, plan: row.plan, allowance, createdAt: now };
  if (!(await insertGrant(tx, grant))) return left;
  if (allowance === null) return null;
  if (given === undefined) return row.keptUnits + allowance;
  // A change within the period gives the difference: what was used stays used.
  return left === null || given === null ? left : left + Math.max(0, allowance - given);
}

/** What happened, for the audit trail. */
function acts(
  before: SubscriptionRow | null,
  row: Pick<SubscriptionRow, 'plan' | 'status' | 'periodStart'>,
  isHeld: boolean,
  held: PlanHeld,
): string[] {
  const found: string[] = [];
  if (!before || (before.status === 'ended' && row.status !== 'ended')) found.push('start');
  else {
    if (before.plan !== row.plan) found.push('change');
    if (row.status === 'active' && before.periodStart.getTime() !== row.periodStart.getTime()) found.push('renew');
    if (row.status === 'late' && before.status !== 'late') found.push('late');
    if (!isHeld && held.tier !== 'free') found.push('end');
  }
  return found;
}

/** Sees to it that the plan is looked at when something is due, whether or not an event tells of it. */
async function lookAgain(
  world: SettleWorld,
  tx: Tx,
  row: Pick<SubscriptionRow, 'userId' | 'keptBy' | 'status' | 'periodEnd' | 'graceUntil'>,
  now: Date,
): Promise<void> {
  if (row.status === 'ended') return;
  const settles = row.keptBy === 'stripe' ? RENEWAL_SETTLES_MS : 0;
  const { graceUntil } = row;
  const due = graceUntil !== null && now < graceUntil ? graceUntil : new Date(row.periodEnd.getTime() + settles);
  const at = due > now ? due : new Date(now.getTime() + LOOK_AGAIN_MS);
  if (!(await planCheck(tx, row.userId, at))) return;
  await world.jobs.enqueue(tx, settlePayment, { userId: row.userId, at: at.toISOString() }, { startAfter: at });
}
