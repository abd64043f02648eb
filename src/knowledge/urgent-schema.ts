import { z } from 'zod';
import { id, provenance } from './provenance.js';

/** A finding that cannot wait. `all` lists concept ids that together make it (one is enough when one is listed). */
const resultConditionSchema = z.strictObject({
  /** A test, or several of which one is enough. */
  test: z.union([id, z.array(id).min(2)]),
  /** Outside the report's own range on this side, or marked by it. */
  is: z.enum(['low', 'high', 'found']).optional(),
  /** Only for tests with the same figures in all units ("pH", cells in a fluid). */
  above: z.number().optional(),
  below: z.number().optional(),
});
export type ResultCondition = z.infer<typeof resultConditionSchema>;

export const urgentSchema = z.strictObject({
  id,
  concept: z.string(),
  /** What to do now, one or two calm sentences to the reader. */
  action: z.string().min(10),
  /**
   * Words that make it urgent only with them ("tension"), where the concept alone is not; "~ovary" may stand anywhere in
   * the sentence.
   */
  needs: z.array(z.string()).default([]),
  /** Words that make it something else or nothing urgent where they stand in the same sentence ("pericarditis"). */
  unless: z.array(z.string()).default([]),
  /**
   * Ways to say it without its name: groups of words ("gas|air", "beneath|under", "diaphragm"). A sentence with a word of
   * every group says it; the first group's word is what is affirmed or denied. "obstruct*" stands for all words that
   * begin so, "anc <500" and "ph 6.6..7.3" for a number within bounds, a group that begins with "!" for words that must not be there; a
   * first group that begins with "?" makes it only possible.
   */
  signs: z.array(z.array(z.string().min(2)).min(2)).default([]),
  /** Illnesses that its signs fit as well: where the report names one of them for sure, its signs say nothing. */
  instead: z.array(id).default([]),
  /** Kinds of it by names of their own: beside such a name, a sign says only how urgent that is. */
  kinds: z.array(id).default([]),
  /** Words of what it is about, put in from `sign-words`: a sign says nothing where none of them stands near it. */
  about: z.array(z.string()).default([]),
  /** Rows of results that together make one think of it: each list holds by the report's own ranges or by figures. */
  results: z.array(z.array(resultConditionSchema).min(2)).default([]),
  ...provenance,
});
export type Urgent = z.infer<typeof urgentSchema>;

/**
 * Words that many signs share, written once: a sign names them by "@" and the id ("@clot"), and they are put in when
 * compiled. With `of` they are what these concepts are about (see `about` of an urgent entry).
 */
export const signWordsSchema = z.strictObject({
  id,
  words: z.array(z.string().min(2)).min(2),
  of: z.array(id).optional(),
});
export type SignWords = z.infer<typeof signWordsSchema>;

const pattern = z.string().refine((source) => {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}, 'a sign is no regular expression');

/** Whom to call in an emergency in a country, and what in a report shows that it comes from there. */
export const emergencyNumberSchema = z.strictObject({
  id,
  country: z.string().min(2),
  number: z.string().regex(/^\d{3}$/),
  /** How to reach someone to talk with in despair, as an order: "call or text 988"; left out where no one number serves. */
  talk: z.string().min(5).optional(),
  /** Regular expressions, each of which is enough. */
  signs: z.array(pattern).min(1),
  /** Lists of regular expressions that count only where all of a list are found. */
  together: z.array(z.array(pattern).min(2)).default([]),
  /** Regular expressions (names of places) that show another country with the same signs, whose number we do not hold. */
  not: z.array(pattern).default([]),
  ...provenance,
});
export type EmergencyNumber = z.infer<typeof emergencyNumberSchema>;

/**
 * A state that is an emergency in some parts of the body and none in others ("perforated": the bowel, not the nasal septum).
 * `ways`, `part`, `with` and `unless` are groups of words as in the signs of urgent findings, with "@" and a name for words
 * that are shared. Said of the part that stands nearest.
 */
export const graveStateSchema = z.strictObject({
  id,
  ways: z.string().min(2),
  /** Words that make it something else, wherever they stand in the sentence. */
  unless: z.string().default(''),
  /** Other parts of the body: where one of them stands nearest, nothing is said. */
  elsewhere: z.string().min(2),
  at: z
    .array(
      z.strictObject({
        part: z.string().min(2),
        /** The urgent concept that it is told as. */
        concept: z.string(),
        unless: z.string().default(''),
        /** Words of which one must stand in the sentence or next to it. */
        with: z.string().default(''),
      }),
    )
    .min(1),
  ...provenance,
});
export type GraveStateEntry = z.infer<typeof graveStateSchema>;

/** A sign of a body in danger. Several of different kinds in one sentence cannot wait, whatever the cause is called. */
export const dangerSignSchema = z.strictObject({
  id,
  /** Signs of one kind count once, by the most points. */
  kind: z.string().min(2),
  /** None for a sign that counts only in the company of an emergency which its neighbours tell. */
  points: z.number().int().min(0).max(3),
  /** False for figures that are usual in the first years of life. */
  ofInfants: z.boolean().default(true),
  /** Groups of words; where there are several, a word of each stands close to the others, in either order. */
  words: z.array(z.string().min(2)).min(1),
  /** Words that make it something else, wherever they stand in the sentence. */
  unless: z.string().default(''),
  ...provenance,
});
export type DangerSignEntry = z.infer<typeof dangerSignSchema>;
