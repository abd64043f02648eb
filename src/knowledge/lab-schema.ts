import { z } from 'zod';
import { id, layNumberSchema, provenance, sourceSchema } from './provenance.js';

/** The shape of what is known of blood tests and other results: tests, patterns of several, comments, units. */

/** True only when this very number was read in the source named beside it; the entry's own text may be unchecked. */
const numberChecked = z.boolean().default(false);

export const labTestSchema = z.strictObject({
  id,
  /** Standard name, for instance "hemoglobin". */
  term: z.string().min(1),
  synonyms: z.array(z.string()).default([]),
  /** Names that mean this test only as a printed row name, never in running text ("iron", "mono", "fit"). */
  rowNames: z.array(z.string()).default([]),
  /** Names on French, Spanish, German and Italian sheets; row names only. */
  otherLanguages: z.array(z.string()).optional(),
  loinc: z
    .string()
    .regex(/^\d{1,7}-\d$/)
    .optional(),
  lay: z.string().min(2),
  layNumber: layNumberSchema.default('mass'),
  /** What the test measures, one plain sentence. */
  meaning: z.string().min(4),
  panel: z.string().optional(),
  specimen: z.enum(['blood', 'urine', 'stool', 'csf', 'fluid', 'breath', 'swab', 'tissue', 'other']).default('blood'),
  units: z.array(z.string()).default([]),
  /** What a low or high value can go with, most common and harmless causes first. Phrases, each starting lower case. */
  low: z.array(z.string()).default([]),
  high: z.array(z.string()).default([]),
  /** General adult ranges, shown only where the report prints none; need a checked source. Unit '' for none. */
  ranges: z
    .array(
      z.strictObject({
        unit: z.string(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        sex: z.enum(['female', 'male']).optional(),
        source: sourceSchema,
        sourceChecked: numberChecked,
      }),
    )
    .default([]),
  /** Values that a laboratory phones at once; need a checked source. */
  critical: z
    .array(
      z.strictObject({
        unit: z.string(),
        below: z.number().optional(),
        above: z.number().optional(),
        source: sourceSchema,
        sourceChecked: numberChecked,
      }),
    )
    .default([]),
  /**
   * What holds beside the printed range for people in treatment or in a state of their own: told where the result lies on
   * that side of a range that ends at `upTo` or below (a range printed for treatment needs no such word).
   */
  goal: z
    .strictObject({
      is: z.enum(['low', 'high', 'outside']),
      upTo: z.number().optional(),
      says: z.string().min(20),
      source: sourceSchema,
    })
    .optional(),
  /** What a level from a figure on stands for, told in place of the causes; the highest first. */
  bands: z
    .array(z.strictObject({ unit: z.string(), from: z.number(), says: z.string().min(20), source: sourceSchema }))
    .optional(),
  /** What an answer in words means: one or two plain sentences for "not detected" and "detected", never a diagnosis. */
  answers: z
    .strictObject({ negative: z.string().min(20).optional(), positive: z.string().min(20).optional() })
    .optional(),
  ask: z.string().optional(),
  /** The question where the result is low, or high, if `ask` does not fit that side. */
  askLow: z.string().optional(),
  askHigh: z.string().optional(),
  ...provenance,
});
export type LabTest = z.infer<typeof labTestSchema>;

const labConditionSchema = z.strictObject({
  /** A test, or several of which one is enough. */
  test: z.union([id, z.array(id).min(2)]),
  is: z.enum(['low', 'high', 'normal', 'abnormal']),
});

/** Results that say more together than alone. Told once, never as a diagnosis, the common and harmless causes first. */
export const labPatternSchema = z.strictObject({
  id,
  /** All of these hold, by the report's own ranges or marks. */
  when: z.array(labConditionSchema).min(1),
  /** None of these holds. */
  without: z.array(labConditionSchema).default([]),
  /** One of these words stands in the report, where the pattern asks for one ("warfarin"), lower case. */
  words: z.array(z.string().min(3)).default([]),
  /** Words of a report that explains the results itself, lower case: nothing is added then. */
  unless: z.array(z.string().min(2)).default([]),
  /** At most two sentences. */
  says: z.string().min(20),
  ...provenance,
});
export type LabPattern = z.infer<typeof labPatternSchema>;

/** A comment that laboratories print in standard words, with what it means. Never a diagnosis. */
export const labCommentSchema = z.strictObject({
  id,
  /** One phrase of each group stands in the sentence, lower case, from the beginning of a word; none of the first is denied. */
  words: z.array(z.array(z.string().min(2)).min(1)).min(1),
  /** None of these stands in it. */
  without: z.array(z.string().min(2)).default([]),
  /** Where the line must not stand among the small ones. */
  weight: z.enum(['important']).optional(),
  /** What it says tells the whole of a short line: the line need not be quoted beside it. */
  whole: z.boolean().default(false),
  /** At most two sentences. */
  says: z.string().min(20),
  ...provenance,
});
export type LabComment = z.infer<typeof labCommentSchema>;

/** One amount in two units: value in `to` = factor × value in `from` + offset. To compare results, never to change one. */
export const unitConversionSchema = z.strictObject({
  id,
  tests: z.array(id).min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  factor: z.number().positive(),
  offset: z.number().default(0),
  ...provenance,
});
export type UnitConversion = z.infer<typeof unitConversionSchema>;
