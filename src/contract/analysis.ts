import { z } from 'zod';

/**
 * The structured analysis: what the engine returns, what `explain --json` prints and what `analysisData` holds.
 * All offsets are UTF-16 positions in the unchanged report text, end exclusive.
 */

export const spanSchema = z.object({
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type Span = z.infer<typeof spanSchema>;

export const reportTypeSchema = z.enum(['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other']);
export type ReportType = z.infer<typeof reportTypeSchema>;

export const assertionSchema = z.enum(['present', 'absent', 'possible', 'conditional', 'historical', 'family']);
export type Assertion = z.infer<typeof assertionSchema>;

export const importanceSchema = z.enum(['urgent', 'important', 'note', 'normal']);
export type Importance = z.infer<typeof importanceSchema>;

export const temporalitySchema = z.enum(['recent', 'historical', 'hypothetical']);
export type Temporality = z.infer<typeof temporalitySchema>;

export const experiencerSchema = z.enum(['patient', 'family', 'other']);
export type Experiencer = z.infer<typeof experiencerSchema>;

export const changeSchema = z.enum(['new', 'stable', 'increased', 'decreased', 'resolved']);
export type Change = z.infer<typeof changeSchema>;

export const urgencySchema = z.enum(['new', 'known', 'equivocal']);
export type Urgency = z.infer<typeof urgencySchema>;

export const lateralitySchema = z.enum(['left', 'right', 'both']);
export type Laterality = z.infer<typeof lateralitySchema>;

export const measurementSchema = z.object({ value: z.number(), unit: z.string() });
export type Measurement = z.infer<typeof measurementSchema>;

export const analysisFindingSchema = z.object({
  id: z.string(),
  text: z.string().min(1),
  source: spanSchema,
  assertion: assertionSchema,
  importance: importanceSchema,
  temporality: temporalitySchema,
  experiencer: experiencerSchema,
  negated: z.boolean(),
  change: changeSchema.nullable(),
  urgency: urgencySchema.nullable(),
  sensitive: z.boolean(),
  concepts: z.array(z.string()),
  laterality: lateralitySchema.nullable(),
  measurement: measurementSchema.nullable(),
});
export type AnalysisFinding = z.infer<typeof analysisFindingSchema>;

export const labStatusSchema = z.enum([
  'critical_low',
  'low',
  'normal',
  'high',
  'critical_high',
  'abnormal',
  'unknown',
]);
export type LabStatus = z.infer<typeof labStatusSchema>;

export const comparatorSchema = z.enum(['<', '>', '<=', '>=']);
export type Comparator = z.infer<typeof comparatorSchema>;

export const analysisLabSchema = z.object({
  name: z.string(),
  test: z.string().nullable(),
  loinc: z.string().nullable(),
  value: z.string(),
  number: z.number().nullable(),
  comparator: comparatorSchema.nullable(),
  unit: z.string().nullable(),
  range: z.object({ low: z.number().nullable(), high: z.number().nullable(), text: z.string() }).nullable(),
  rangeSource: z.enum(['report', 'general', 'none']),
  flag: z.string().nullable(),
  status: labStatusSchema,
  /** The value in the report's own previous-result column, where it prints one. */
  previous: z
    .object({ value: z.string(), number: z.number().nullable(), date: z.string().nullable() })
    .nullable()
    .optional(),
  source: spanSchema,
  text: z.string().min(1),
});
export type AnalysisLab = z.infer<typeof analysisLabSchema>;

export const writtenFieldSchema = z.enum(['summary', 'keyPoints', 'findings', 'labs', 'recommendations', 'questions']);
export type WrittenField = z.infer<typeof writtenFieldSchema>;

/** One written sentence and what it stands on: report spans, knowledge ids, or both. Never neither. */
export const writtenSentenceSchema = z.object({
  field: writtenFieldSchema,
  /** Position in the field's list (0 for the summary). */
  index: z.number().int().nonnegative(),
  text: z.string().min(1),
  sources: z.array(spanSchema),
  knowledge: z.array(z.string()),
});
export type WrittenSentence = z.infer<typeof writtenSentenceSchema>;

const readabilitySideSchema = z.object({ fkgl: z.number(), words: z.number().int().nonnegative() });

export const analysisSchema = z.object({
  reportType: reportTypeSchema,
  title: z.string().min(1),
  summary: z.string().min(1),
  keyPoints: z.array(z.string()).max(5),
  findings: z.array(analysisFindingSchema),
  labs: z.array(analysisLabSchema),
  recommendations: z.array(
    z.object({ text: z.string().min(1), kind: z.enum(['from_report', 'general']), source: spanSchema.nullable() }),
  ),
  questions: z.array(z.string()),
  glossary: z.array(z.object({ term: z.string(), meaning: z.string(), spans: z.array(spanSchema) })),
  notExplained: z.array(spanSchema),
  sentences: z.array(writtenSentenceSchema),
  plain: z.array(z.object({ source: spanSchema, text: z.string().min(1) })),
  readability: z.object({ report: readabilitySideSchema, explanation: readabilitySideSchema }),
  confidence: z.object({ value: z.number().min(0).max(1), because: z.array(z.string()) }),
  engine: z.object({ kind: z.enum(['built-in', 'model']), name: z.string(), version: z.string() }),
});
export type Analysis = z.infer<typeof analysisSchema>;
