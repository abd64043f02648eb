import { z } from 'zod';

/** One thing that was done with a person's data, as that person sees it. */
export const activityItemSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** `You`, a colleague by name, the product itself, its operator, or somebody who was not signed in. */
  who: z.string(),
  what: z.string(),
  /** The report it was about; null where it was the account. */
  analysisId: z.number().int().nullable(),
  /** False where it was refused. */
  allowed: z.boolean(),
});
export type ActivityItem = z.infer<typeof activityItemSchema>;

/** The oldest event of the page before, as it stands in an address. */
export const activityPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});
