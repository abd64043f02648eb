import type { AddOn, Plan, PlanId } from './plan-schemas.js';
import type { SubscriptionTier } from './users.js';

export type { AddOn, AddOnId, PaidPlanId, Plan, PlanId } from './plan-schemas.js';

/**
 * The plan catalogue: the only source of the numbers that a page, the checkout or the quota check uses. It loads no
 * schemas: the first page shows some of its numbers.
 */

/** Analyses an account of a tier may make (spec, business constants), each month where it is paid; null is unlimited. */
export const TIER_ALLOWANCE: Record<SubscriptionTier, number | null> = {
  free: 3,
  basic: 10,
  professional: 50,
  premium: 100,
  enterprise: null,
};

/** What each tier is called where a person reads it. */
export const TIER_LABEL: Record<SubscriptionTier, string> = {
  free: 'Free Trial',
  basic: 'Basic',
  professional: 'Professional',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

const individual = (plan: Pick<Plan, 'id' | 'tier' | 'monthlyPrice' | 'promised'> & Partial<Plan>): Plan => ({
  line: 'individual',
  name: TIER_LABEL[plan.tier],
  renews: true,
  popular: false,
  description: 'For one person',
  features: [],
  callToAction: 'Get Started',
  sale: 'checkout',
  ...plan,
});
const practice = (plan: Parameters<typeof individual>[0] & Pick<Plan, 'name' | 'features'>): Plan =>
  individual({ line: 'practice', description: 'For a practice', callToAction: 'Start Free Trial', ...plan });

/** Every plan, in the order of the page that sells it. */
export const ALL_PLANS: readonly Plan[] = [
  individual({
    id: 'free',
    tier: 'free',
    monthlyPrice: 0,
    promised: 3,
    renews: false,
    description: 'To try it',
    callToAction: 'Start Free Trial',
    sale: 'free',
  }),
  individual({ id: 'basic', tier: 'basic', monthlyPrice: 5, promised: 10 }),
  individual({ id: 'professional', tier: 'professional', monthlyPrice: 49, promised: 25, popular: true }),
  individual({
    id: 'enterprise',
    tier: 'enterprise',
    monthlyPrice: 149,
    promised: null,
    callToAction: 'Contact Sales',
    sale: 'contact',
  }),
  practice({
    id: 'practice-starter',
    name: 'Starter',
    tier: 'basic',
    monthlyPrice: 99,
    promised: 100,
    features: ['100 analyses per month', 'Email support'],
  }),
  practice({
    id: 'practice-professional',
    name: 'Professional',
    tier: 'premium',
    monthlyPrice: 299,
    promised: 500,
    popular: true,
    features: ['500 analyses per month', 'Unlimited AI calls'],
  }),
  practice({
    id: 'practice-enterprise',
    name: 'Enterprise',
    tier: 'enterprise',
    monthlyPrice: null,
    promised: null,
    features: ['Unlimited analyses', 'Multi-language calling'],
    callToAction: 'Contact Sales',
    sale: 'contact',
  }),
];

/** What the pricing page offers to one person. */
export const PLANS: readonly Plan[] = ALL_PLANS.filter(({ line }) => line === 'individual');
/** What the providers' page offers to a practice. */
export const PRACTICE_PLANS: readonly Plan[] = ALL_PLANS.filter(({ line }) => line === 'practice');

/** The plan of this id. */
export function planOf(id: PlanId): Plan {
  const plan = ALL_PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

/** Minutes within which a rushed report is explained; one that takes longer gives its rush back. */
export const RUSH_MINUTES = 5;

export const ADD_ONS: readonly AddOn[] = [
  { id: 'translation', name: 'Report Translation', price: 5, description: '20+ languages', sale: 'model' },
  { id: 'rush', name: 'Rush Processing', price: 15, description: `under ${RUSH_MINUTES} minutes`, sale: 'checkout' },
  { id: 'training', name: 'Custom AI Training', price: 500, description: 'for your organization', sale: 'contact' },
];

/** The larger of two allowances; unlimited (null) is larger than any number. */
function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}

/** Analyses a plan holds: never fewer than the page that sells it says, nor than its tier allows. Null is unlimited. */
export function planAllowance(plan: Pick<Plan, 'tier' | 'promised'>): number | null {
  return larger(TIER_ALLOWANCE[plan.tier], plan.promised);
}

/**
 * Whether going from one plan to another takes effect at once: it costs more and gives nothing less. Everything else
 * waits for the next period, so that nobody loses what is paid for.
 */
export function isUpgrade(from: Plan, to: Plan): boolean {
  const rank = (plan: Plan) => Object.keys(TIER_ALLOWANCE).indexOf(plan.tier);
  const dearer = (to.monthlyPrice ?? Number.POSITIVE_INFINITY) > (from.monthlyPrice ?? Number.POSITIVE_INFINITY);
  const allowance = planAllowance(to);
  return dearer && rank(to) >= rank(from) && larger(planAllowance(from), allowance) === allowance;
}

/** The same moment some months later, in the month's last day where it has no such day: when paid periods begin. */
export function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved;
}
