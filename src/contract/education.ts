import { z } from 'zod';

/** The eight areas of the body map, in the order in which they are listed. */
export const BODY_AREAS = ['head', 'neck', 'chest', 'abdomen', 'pelvis', 'arms', 'legs', 'spine'] as const;
export type BodyArea = (typeof BODY_AREAS)[number];

/** Characters that a question to the education pages may have. */
export const MAX_QUERY = 300;

const query = (asks: string) => z.string().trim().min(1, asks).max(MAX_QUERY, `At most ${MAX_QUERY} characters.`);

export const explainTermSchema = z.object({ term: query('Please enter a medical term.') });
export const procedureQuerySchema = z.object({ procedure: query('Please enter a procedure.') });
export const suggestionQuerySchema = z.object({
  query: z.string().trim().max(MAX_QUERY),
  /** Words, or procedures only. */
  of: z.enum(['terms', 'procedures']).default('terms'),
});

const linkSchema = z.object({ label: z.string(), url: z.url() });
const namedSourceSchema = z.object({ name: z.string(), url: z.string().nullable() });

export const termAnswerSchema = z.object({
  term: z.string(),
  explanation: z.string(),
  commonUse: z.string(),
  /** Terms that are worth looking up next; each has an answer. */
  relatedTerms: z.array(z.string()),
  /**
   * What the answer stands on: one entry, several entries of one name, the words of a phrase, or the pieces of a word
   * that no entry explains.
   */
  basis: z.enum(['entry', 'meanings', 'phrase', 'word-parts']),
  /** What kind of thing it is, such as "Lab test". */
  kind: z.string(),
  /** What was looked up in place of what was typed, where it was taken for a slip. */
  corrected: z.string().nullable(),
  /** Every meaning, with its field, where the word has several. */
  meanings: z.array(z.object({ term: z.string(), field: z.string(), explanation: z.string() })),
  /** The words of a phrase, or the pieces of a word. */
  parts: z.array(
    z.object({
      text: z.string(),
      term: z.string().nullable(),
      meaning: z.string().nullable(),
      basis: z.enum(['entry', 'word-parts', 'unknown']),
    }),
  ),
  /** Other names for it. */
  alsoCalled: z.array(z.string()),
  /** What to do where it cannot wait. */
  urgent: z.string().nullable(),
  /** A question to take to the doctor. */
  ask: z.string().nullable(),
  /** A public page about this very thing, by its code. */
  link: linkSchema.nullable(),
  /** The guide of the procedure that it is. */
  procedure: z.object({ id: z.string(), name: z.string() }).nullable(),
  source: namedSourceSchema.nullable(),
  review: z.enum(['unreviewed', 'peer-checked', 'clinician-reviewed']).nullable(),
});
export type TermAnswer = z.infer<typeof termAnswerSchema>;

const riskSchema = z.object({
  name: z.string(),
  text: z.string(),
  rate: z.object({ n: z.number(), to: z.number().nullable(), outOf: z.number(), source: namedSourceSchema }).nullable(),
});
export type ProcedureRisk = z.infer<typeof riskSchema>;

export const procedureAnswerSchema = z.object({
  name: z.string(),
  commonRisks: z.array(z.string()),
  rareRisks: z.array(z.string()),
  preparation: z.array(z.string()),
  recovery: z.array(z.string()),
  questions: z.array(z.string()),
  id: z.string(),
  whatItIs: z.string(),
  howLong: z.string(),
  anaesthesia: z.string(),
  /** The risks of the two lists with their numbers apart. */
  risks: z.object({ common: z.array(riskSchema), rare: z.array(riskSchema) }),
  timeline: z.array(z.object({ when: z.string(), what: z.string() })),
  whenToCall: z.object({ emergency: z.array(z.string()), call: z.array(z.string()) }),
  areas: z.array(z.string()),
  alsoCalled: z.array(z.string()),
  corrected: z.string().nullable(),
  source: namedSourceSchema,
  review: z.enum(['unreviewed', 'peer-checked', 'clinician-reviewed']),
});
export type ProcedureAnswer = z.infer<typeof procedureAnswerSchema>;

export const suggestionsSchema = z.object({
  suggestions: z.array(
    z.object({
      term: z.string(),
      /** The name that fits what was typed, where it is another one. */
      as: z.string().nullable(),
      hint: z.string(),
    }),
  ),
});
export type Suggestion = z.infer<typeof suggestionsSchema>['suggestions'][number];

export const bodyAreasSchema = z.object({
  areas: z.array(
    z.object({
      area: z.enum(BODY_AREAS),
      procedures: z.array(z.object({ id: z.string(), name: z.string(), hint: z.string() })),
    }),
  ),
  /** Every procedure that has a guide. */
  count: z.number(),
});
export type BodyAreas = z.infer<typeof bodyAreasSchema>;

export const termInReportsSchema = z.object({
  reports: z.array(z.object({ id: z.number(), title: z.string(), date: z.iso.datetime(), line: z.string() })),
});
export type TermInReports = z.infer<typeof termInReportsSchema>;
