import { describe, expect, it } from 'vitest';
import { PLANS, planAllowance, TIER_ALLOWANCE, TIER_LABEL } from './plans.js';
import { subscriptionTierSchema } from './users.js';

describe('the plan catalogue', () => {
  it('gives nobody fewer analyses than the page promises or the tier allows', () => {
    for (const plan of PLANS) {
      const given = planAllowance(plan) ?? Number.POSITIVE_INFINITY;
      expect(given).toBeGreaterThanOrEqual(plan.promised ?? Number.POSITIVE_INFINITY);
      expect(given).toBeGreaterThanOrEqual(TIER_ALLOWANCE[plan.tier] ?? Number.POSITIVE_INFINITY);
    }
  });

  it('holds the numbers of the pricing page', () => {
    expect(PLANS.map((plan) => [TIER_LABEL[plan.tier], plan.monthlyPrice, planAllowance(plan)])).toEqual([
      ['Free Trial', 0, 3],
      ['Basic', 5, 10],
      ['Professional', 49, 50],
      ['Enterprise', 149, null],
    ]);
  });

  it('names every tier and its allowance', () => {
    for (const tier of subscriptionTierSchema.options) {
      expect(TIER_LABEL[tier]).toBeTruthy();
      expect(TIER_ALLOWANCE[tier] === null || TIER_ALLOWANCE[tier] >= 3).toBe(true);
    }
  });
});
