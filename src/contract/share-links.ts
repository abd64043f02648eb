import { z } from 'zod';
import { analysisSchema } from './analysis.js';
import { birthDateSchema } from './users.js';

/** How long a link may live, in days. */
export const LINK_DAYS = [1, 7, 30] as const;

/** Wrong dates of birth after which a link is locked for good. */
export const WRONG_DATES = 5;

export const newShareLinkSchema = z.object({
  days: z.union(
    LINK_DAYS.map((days) => z.literal(days)),
    'Choose how long the link should work.',
  ),
});

/** A link as its owner sees it; never its token. */
export const shareLinkSchema = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastOpenedAt: z.string().nullable(),
  /** Locked links have had too many wrong dates of birth. */
  state: z.enum(['active', 'expired', 'locked']),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** The answer to making one: the only time the token is shown. */
export const createdShareLinkSchema = shareLinkSchema.extend({ token: z.string() });

export const openShareLinkSchema = z.object({
  token: z.string('This link does not work.').min(1, 'This link does not work.').max(200, 'This link does not work.'),
  dateOfBirth: birthDateSchema,
});

/** What someone with a link reads: the explanation and its report, nothing of the account behind it. */
export const sharedAnalysisSchema = z.object({
  title: z.string(),
  completedAt: z.string(),
  expiresAt: z.string(),
  reportText: z.string(),
  analysisData: analysisSchema,
});
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;
