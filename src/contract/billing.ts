import { z } from 'zod';
import { addOnIdSchema, addOnSchema, paidPlanIdSchema, planIdSchema, planSchema } from './plan-schemas.js';
import { emailSchema, lineSchema, subscriptionTierSchema } from './users.js';

/** How money moves: by Stripe, in a test that is plainly labelled, or not at all (plans are asked for by a form). */
export const paymentModeSchema = z.enum(['stripe', 'test', 'off']);
export type PaymentMode = z.infer<typeof paymentModeSchema>;

/** What can be bought now: a plan or add-on whose `offered` is false has no checkout here. */
export const catalogueSchema = z.object({
  payments: paymentModeSchema,
  plans: z.array(planSchema.extend({ offered: z.boolean() })),
  addOns: z.array(addOnSchema.extend({ offered: z.boolean() })),
});
export type Catalogue = z.infer<typeof catalogueSchema>;

/** One's own plan. */
export const billingStateSchema = z.object({
  payments: paymentModeSchema,
  plan: planIdSchema,
  tier: subscriptionTierSchema,
  uploadsRemaining: z.number().int().nullable(),
  /** Who keeps the plan; null without one. An operator's cannot be changed by oneself. */
  keptBy: z.enum(['stripe', 'test', 'operator']).nullable(),
  /** `late`: a payment failed; the plan stays until `graceUntil`. */
  status: z.enum(['none', 'active', 'late']),
  periodEnd: z.string().nullable(),
  endsAtPeriodEnd: z.boolean(),
  /** What the plan changes to, and when: "changes to X on DATE". */
  next: z.object({ plan: planIdSchema, at: z.string() }).nullable(),
  graceUntil: z.string().nullable(),
  /** Bought rush processings that are not used yet. */
  rushLeft: z.number().int(),
  /** Whether a page for card and invoices can be opened. */
  hasPortal: z.boolean(),
});
export type BillingState = z.infer<typeof billingStateSchema>;

const placeSchema = z.object({ url: z.string() });
export const checkoutInputSchema = z.union(
  [z.object({ plan: paidPlanIdSchema }), z.object({ addOn: addOnIdSchema })],
  'Choose a plan or an add-on.',
);
export const planChoiceSchema = z.object({ plan: paidPlanIdSchema });
/** Where the browser goes next. */
export const checkoutPlaceSchema = placeSchema;

/** A checkout of the test mode, where no money moves. */
export const testCheckoutSchema = z.object({
  id: z.string(),
  /** The plan or add-on. */
  item: z.string(),
  name: z.string(),
  price: z.number().int(),
  monthly: z.boolean(),
  state: z.enum(['open', 'paid', 'expired']),
});
export type TestCheckout = z.infer<typeof testCheckoutSchema>;
/** The made-up cards: one that works, one that is refused, one that works now and is refused at the next renewal. */
export const testCardSchema = z.enum(['works', 'declined', 'fails-later']);
export type TestCard = z.infer<typeof testCardSchema>;

export const contactKindSchema = z.enum(['demo', 'sales', 'training', 'plan']);
export type ContactKind = z.infer<typeof contactKindSchema>;

/** Words of several lines: what shows nothing or turns text is left out, line breaks stay. */
const messageText = z
  .string('Please write a few words')
  .overwrite((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .trim(),
  )
  .max(4000, 'Please write at most 4,000 characters');

export const contactRequestSchema = z.object({
  kind: contactKindSchema,
  name: lineSchema('Your name is required', 200),
  email: emailSchema,
  organization: z.union([z.literal(''), lineSchema('Please shorten this to 200 characters', 200)]).default(''),
  plan: paidPlanIdSchema.optional(),
  message: messageText.default(''),
  /** No person sees this field: whoever fills it in is a machine. */
  website: z.string().max(2000).default(''),
});
export type ContactRequestInput = z.input<typeof contactRequestSchema>;
