import { z } from 'zod';
import { subscriptionTierSchema } from './users.js';

export const paidPlanIdSchema = z.enum([
  'basic',
  'professional',
  'enterprise',
  'practice-starter',
  'practice-professional',
  'practice-enterprise',
]);
export type PaidPlanId = z.infer<typeof paidPlanIdSchema>;
export const planIdSchema = z.enum(['free', ...paidPlanIdSchema.options]);
export type PlanId = z.infer<typeof planIdSchema>;

export const planSchema = z.object({
  id: planIdSchema,
  /** For one person (the pricing page) or for a practice (the providers' page). */
  line: z.enum(['individual', 'practice']),
  name: z.string(),
  tier: subscriptionTierSchema,
  /** Whole US dollars a month; 0 is free of charge, null is agreed with each customer. */
  monthlyPrice: z.number().int().nullable(),
  /** Analyses that the page selling it names; null is unlimited. The tier's own limit may be larger. */
  promised: z.number().int().nullable(),
  /** A free plan's analyses are given once, a paid plan's every month. */
  renews: z.boolean(),
  popular: z.boolean(),
  description: z.string(),
  features: z.array(z.string()),
  callToAction: z.string(),
  /** How one comes by it: with the account, at the checkout, or by writing to us. */
  sale: z.enum(['free', 'checkout', 'contact']),
});
export type Plan = z.infer<typeof planSchema>;

export const addOnIdSchema = z.enum(['translation', 'rush', 'training']);
export type AddOnId = z.infer<typeof addOnIdSchema>;

export const addOnSchema = z.object({
  id: addOnIdSchema,
  name: z.string(),
  /** Whole US dollars, once. */
  price: z.number().int(),
  description: z.string(),
  /** `model`: needs a language model, and is not for sale without one. */
  sale: z.enum(['checkout', 'contact', 'model']),
});
export type AddOn = z.infer<typeof addOnSchema>;
