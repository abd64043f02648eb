import { z } from 'zod';
import { comparatorSchema, labStatusSchema } from './analysis.js';

/** One result of a test, as its report prints it and as it compares with the others. */
export const trendPointSchema = z.object({
  analysisId: z.number().int(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** Whether the report itself prints that day, or it is only the day on which the report was given. */
  dateFrom: z.enum(['report', 'given']),
  value: z.string(),
  unit: z.string().nullable(),
  comparator: comparatorSchema.nullable(),
  status: labStatusSchema,
  /** The range of that very report, as printed. */
  rangeText: z.string().nullable(),
  /** Value and range in the unit of the newest result. */
  number: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Whether they had to be converted. */
  converted: z.boolean(),
});
export type TrendPoint = z.infer<typeof trendPointSchema>;

/** A test that earlier reports of the same person hold as well. */
export const trendSchema = z.object({
  /** Which of the analysis's labs. */
  lab: z.number().int().nonnegative(),
  unit: z.string().nullable(),
  /** Oldest first, the last is the analysis's own: at least two. */
  points: z.array(trendPointSchema).min(2),
});
export type Trend = z.infer<typeof trendSchema>;
