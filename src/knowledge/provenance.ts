import { z } from 'zod';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');

export const sourceSchema = z.strictObject({
  /** A named public reference, for instance "MedlinePlus" or "NCI Dictionary of Cancer Terms". */
  name: z.string().min(3),
  /** Only where the text was read while writing (`sourceChecked: true`). */
  url: z.url().optional(),
});

/** Where an entry comes from and who has read it. */
export const provenance = {
  source: sourceSchema,
  /** True only when the source's text was read while writing the entry; numbers need it. */
  sourceChecked: z.boolean().default(false),
  review: z.enum(['unreviewed', 'peer-checked', 'clinician-reviewed']).default('unreviewed'),
  version: z.number().int().positive().default(1),
};

/**
 * How the lay name stands in a sentence. `lay` is a bare noun phrase without article ("fluid around the lung").
 * singular: takes a/an ("a small round spot"); plural: no article, plural verb; mass: no article, singular verb;
 * name: a fixed phrase used as it is ("the spleen").
 */
export const layNumberSchema = z.enum(['singular', 'plural', 'mass', 'name']);
