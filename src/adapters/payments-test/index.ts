import type { TestCheckout } from '../../contract/billing.js';
import { ApiError } from '../../contract/errors.js';
import { ADD_ONS, type AddOnId, planOf } from '../../contract/plans.js';
import type { Clock } from '../../ports/clock.js';
import type { Db } from '../../ports/db.js';
import type { Ids } from '../../ports/ids.js';
import type { Payments, Purchase, RemoteSubscription } from '../../ports/payments.js';
import { rolled, startOf } from './periods.js';
import {
  type CheckoutRow,
  closeCheckout,
  insertCheckout,
  insertSubscription,
  lockSubscription,
  readCheckout,
  type SubscriptionRow,
  saveSubscription,
} from './store.js';

/** Where the checkout page of the test mode is. */
const PAGE = '/checkout/test/';

export interface TestPaymentsOptions {
  db: Db;
  clock: Clock;
  ids: Ids;
  appUrl: string;
}

/** A payment service for trying things out, in the product's own database: made-up cards, and no money moves. */
export function createTestPayments({ db, clock, ids, appUrl }: TestPaymentsOptions): Payments {
  /** The subscription as it is by now, with `change` made to it. */
  const onSubscription = (id: string, change: (row: SubscriptionRow) => SubscriptionRow = (row) => row) =>
    db.transaction(async (tx) => {
      const kept = await lockSubscription(tx, id);
      if (!kept) return null;
      const row = change(rolled(kept, clock.now()));
      await saveSubscription(tx, row);
      return row;
    });
  const changed = async (id: string, change: Partial<SubscriptionRow>) => {
    await onSubscription(id, (row) => ({ ...row, ...change }));
  };
  const own = async (id: string, userId: number) => {
    const row = await readCheckout(db, id);
    return row?.userId === userId ? row : null;
  };

  return {
    kind: 'test',
    sells: (purchase) =>
      'plan' in purchase ? planOf(purchase.plan).sale === 'checkout' : addOnOf(purchase.addOn)?.sale === 'checkout',
    async startCheckout({ userId, purchase }) {
      const id = `test-${ids.uuid()}`;
      const plan = 'plan' in purchase ? purchase.plan : null;
      const addOn = 'addOn' in purchase ? purchase.addOn : null;
      await insertCheckout(db, { id, userId, plan, addOn, state: 'open', subscriptionId: null });
      return { id, url: `${appUrl}${PAGE}${id}` };
    },
    async expireCheckout(id) {
      if (await closeCheckout(db, id, { state: 'expired', subscriptionId: null })) return true;
      return (await readCheckout(db, id))?.state !== 'paid';
    },
    async findCheckout(id) {
      const row = await readCheckout(db, id);
      return row && { ...row, purchase: purchaseOf(row) };
    },
    async findSubscription(id) {
      const row = await onSubscription(id);
      return row && present(row);
    },
    // The made-up card that fails later has its failure at the next renewal, so a change at once is always paid.
    changeNow: (id, plan) => changed(id, { plan, nextPlan: null, endsAtPeriodEnd: false }),
    changeLater: (id, plan) => changed(id, { nextPlan: plan, endsAtPeriodEnd: false }),
    cancelAtPeriodEnd: (id) => changed(id, { nextPlan: null, endsAtPeriodEnd: true }),
    giveBack: (id) => changed(id, { status: 'ended' }),
    // No money moved, so none goes back.
    giveBackCheckout: async () => {},
    keepAsItIs: (id) => changed(id, { nextPlan: null, endsAtPeriodEnd: false }),
    openPortal: null,
    // Nothing sends events: whoever pays on the page below is looked at directly.
    readEvent: () => null,
    testPage: {
      async find(id, userId) {
        const row = await own(id, userId);
        return row && presentCheckout(row);
      },
      async pay(id, userId, card) {
        const row = await own(id, userId);
        if (!row) return null;
        if (row.state !== 'open') throw new ApiError(409, 'This checkout is not open any more. Start again.');
        if (card === 'declined') throw new ApiError(402, 'Your card was declined. Nothing was changed.');
        const subscriptionId = row.plan === null ? null : `test-${ids.uuid()}`;
        const state = 'paid' as const;
        await db.transaction(async (tx) => {
          if (!(await closeCheckout(tx, id, { state, subscriptionId }))) {
            throw new ApiError(409, 'This checkout is not open any more. Start again.');
          }
          if (row.plan === null || subscriptionId === null) return;
          await insertSubscription(tx, {
            id: subscriptionId,
            userId,
            plan: row.plan,
            card,
            status: 'active',
            startedAt: clock.now(),
            period: 0,
            endsAtPeriodEnd: false,
            nextPlan: null,
          });
        });
        return presentCheckout({ ...row, state });
      },
    },
  };
}

function addOnOf(id: string) {
  return ADD_ONS.find((one) => one.id === id);
}

function purchaseOf({ plan, addOn }: CheckoutRow): Purchase | null {
  if (plan !== null) return { plan };
  return addOn === null ? null : { addOn: addOn as AddOnId };
}

function presentCheckout(row: CheckoutRow): TestCheckout {
  const { id, state } = row;
  if (row.plan !== null) {
    const { name, monthlyPrice } = planOf(row.plan);
    return { id, state, item: row.plan, name, price: monthlyPrice ?? 0, monthly: true };
  }
  const addOn = addOnOf(row.addOn ?? '');
  return { id, state, item: row.addOn ?? '', name: addOn?.name ?? '', price: addOn?.price ?? 0, monthly: false };
}

function present(row: SubscriptionRow): RemoteSubscription {
  const periodEnd = startOf(row, row.period + 1);
  return {
    id: row.id,
    customerId: null,
    userId: row.userId,
    status: row.status,
    plan: row.plan,
    periodStart: startOf(row, row.period),
    periodEnd,
    isPaid: row.status === 'active',
    endsAtPeriodEnd: row.endsAtPeriodEnd,
    next: row.nextPlan === null ? null : { plan: row.nextPlan, at: periodEnd },
  };
}
