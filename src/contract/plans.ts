import type { SubscriptionTier } from './users.js';

/**
 * The plan catalogue: the only source of the numbers that a page, the checkout or the quota check uses.
 */

/** Analyses an account of a tier may make (spec, business constants), each month where it is paid; null is unlimited. */
export const TIER_ALLOWANCE: Record<SubscriptionTier, number | null> = {
  free: 3,
  basic: 10,
  professional: 50,
  premium: 100,
  enterprise: null,
};

export interface Plan {
  tier: SubscriptionTier;
  /** Whole US dollars a month; 0 is free of charge. */
  monthlyPrice: number;
  /** Analyses that the page selling it names; null is unlimited. The tier's own limit may be larger. */
  promised: number | null;
  /** A free plan's analyses are given once, a paid plan's every month. */
  renews: boolean;
  popular: boolean;
}

/** What the pricing page offers to one person, in its order. */
export const PLANS: readonly Plan[] = [
  { tier: 'free', monthlyPrice: 0, promised: 3, renews: false, popular: false },
  { tier: 'basic', monthlyPrice: 5, promised: 10, renews: true, popular: false },
  { tier: 'professional', monthlyPrice: 49, promised: 25, renews: true, popular: true },
  { tier: 'enterprise', monthlyPrice: 149, promised: null, renews: true, popular: false },
];

/** The larger of two allowances; unlimited (null) is larger than any number. */
function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}

/** Analyses a plan holds: never fewer than the page that sells it says, nor than its tier allows. Null is unlimited. */
export function planAllowance(plan: Pick<Plan, 'tier' | 'promised'>): number | null {
  return larger(TIER_ALLOWANCE[plan.tier], plan.promised);
}

/** What each tier is called where a person reads it. */
export const TIER_LABEL: Record<SubscriptionTier, string> = {
  free: 'Free Trial',
  basic: 'Basic',
  professional: 'Professional',
  premium: 'Premium',
  enterprise: 'Enterprise',
};
