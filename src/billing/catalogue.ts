import type { Catalogue } from '../contract/billing.js';
import { ADD_ONS, ALL_PLANS, type PaidPlanId } from '../contract/plans.js';
import type { Payments } from '../ports/payments.js';

/** Plans and add-ons, and whether they can be bought here. */
export function catalogue(payments: Payments | null): Catalogue {
  return {
    payments: payments?.kind ?? 'off',
    plans: ALL_PLANS.map((plan) => ({
      ...plan,
      offered: plan.sale === 'checkout' && payments?.sells({ plan: plan.id as PaidPlanId }) === true,
    })),
    addOns: ADD_ONS.map((addOn) => ({
      ...addOn,
      offered: addOn.sale === 'checkout' && payments?.sells({ addOn: addOn.id }) === true,
    })),
  };
}
