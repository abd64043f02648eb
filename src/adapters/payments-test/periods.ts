import { monthsAfter } from '../../contract/plans.js';
import type { SubscriptionRow } from './store.js';

/** Days for which a failed renewal is tried again, as payment services do, before the subscription ends. */
const RETRY_DAYS = 14;
const DAY = 86_400_000;

/** When a period of a subscription begins. */
export function startOf({ startedAt }: Pick<SubscriptionRow, 'startedAt'>, period: number): Date {
  return monthsAfter(startedAt, period);
}

/** The subscription as it has become by `now`: renewed, changed, late or ended. */
export function rolled(row: SubscriptionRow, now: Date): SubscriptionRow {
  let current = row;
  while (current.status === 'active' && startOf(current, current.period + 1) <= now) {
    if (current.endsAtPeriodEnd) current = { ...current, status: 'ended' };
    else {
      current = {
        ...current,
        period: current.period + 1,
        plan: current.nextPlan ?? current.plan,
        nextPlan: null,
        status: current.card === 'fails-later' ? 'late' : 'active',
      };
    }
  }
  if (current.status !== 'late') return current;
  const givenUp = startOf(current, current.period).getTime() + RETRY_DAYS * DAY <= now.getTime();
  return givenUp ? { ...current, status: 'ended' } : current;
}
