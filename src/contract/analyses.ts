import { z } from 'zod';
import { analysisSchema, reportTypeSchema } from './analysis.js';
import { anyIdSchema } from './ids.js';

export const analysisStatusSchema = z.enum(['processing', 'completed', 'failed']);
export type AnalysisStatus = z.infer<typeof analysisStatusSchema>;

/** The stages a reader sees while an analysis runs, in order, with the share of the bar each begins at. */
export const STAGES = [
  { id: 'queued', label: 'Waiting to start', at: 5 },
  { id: 'extracting', label: 'Reading your report', at: 15 },
  { id: 'understanding', label: 'Finding results', at: 55 },
  { id: 'explaining', label: 'Writing it plainly', at: 75 },
  { id: 'saving', label: 'Putting it together', at: 90 },
] as const;
export const stageIdSchema = z.enum(['queued', 'extracting', 'understanding', 'explaining', 'saving']);
export type StageId = z.infer<typeof stageIdSchema>;

export const MAX_UPLOAD_BYTES = 10_485_760;
export const MAX_PASTED_CHARACTERS = 1_000_000;
/** Accepted file name endings with the types browsers give them. */
export const UPLOAD_TYPES = {
  'text/plain': ['.txt'],
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/rtf': ['.rtf'],
} as const;

/** A line of the history list. */
export const analysisListItemSchema = z.object({
  id: z.number().int(),
  patientId: z.number().int().nullable(),
  /** The name on the roster entry it is linked to, for the provider whose own it is. */
  patientName: z.string().nullable(),
  filename: z.string(),
  originalName: z.string(),
  fileSize: z.number().int(),
  mimeType: z.string(),
  status: analysisStatusSchema,
  stage: stageIdSchema.nullable(),
  /** Why it failed and what to do, in words for the reader. */
  failureReason: z.string().nullable(),
  reportType: reportTypeSchema.nullable(),
  title: z.string().nullable(),
  /** Who shared it, such as "Dr. Ann Lee", when it is not the reader's own: it can then only be read. */
  sharedBy: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type AnalysisListItem = z.infer<typeof analysisListItemSchema>;

/** One analysis, whole, for its owner and those it is shared with. */
export const analysisDetailSchema = analysisListItemSchema.extend({
  reportText: z.string().nullable(),
  summary: z.string().nullable(),
  findings: z.array(z.string()),
  keyPoints: z.array(z.string()),
  recommendations: z.array(z.string()),
  confidenceDetails: z.object({ confidence: z.number(), because: z.array(z.string()) }).nullable(),
  analysisData: analysisSchema.nullable(),
  emrSource: z.string().nullable(),
  emrResourceId: z.string().nullable(),
  emrResourceType: z.string().nullable(),
});
export type AnalysisDetail = z.infer<typeof analysisDetailSchema>;

/** What both submissions answer with. */
export const analysisAcceptedSchema = z.object({ id: z.number().int(), status: analysisStatusSchema });

export const patientIdInputSchema = anyIdSchema;

/** Links an analysis to an entry of the provider's roster; null unlinks it. */
export const assignPatientSchema = z.object({ patientId: patientIdInputSchema.nullable() });
export const assignedPatientSchema = z.object({ id: z.number().int(), patientId: z.number().int().nullable() });

/** With whom to share: a provider names a roster entry, a patient names a provider. */
export const shareInputSchema = z.object({
  patientId: patientIdInputSchema.optional(),
  providerId: anyIdSchema.optional(),
});
export type ShareInput = z.infer<typeof shareInputSchema>;

/** One person who may read an analysis besides its owner. */
export const shareSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Which provider it is; null where it is a patient. */
  providerId: z.number().int().nullable(),
  sharedAt: z.string(),
});
export type Share = z.infer<typeof shareSchema>;

export const textSubmissionSchema = z.object({
  reportText: z
    .string('Please enter your medical report text before submitting.')
    .refine((text) => text.trim() !== '', 'Please enter your medical report text before submitting.')
    .refine(
      (text) => text.length <= MAX_PASTED_CHARACTERS,
      'This text is too long. Paste at most 1,000,000 characters.',
    ),
  patientId: patientIdInputSchema.nullish(),
});

/** "Was this clear?": null is no answer yet. */
export const ratingSchema = z.object({ clear: z.boolean().nullable() });

/** An event on the progress stream. The stream ends after `completed` or `failed`. */
export const progressEventSchema = z.object({
  id: z.number().int(),
  status: analysisStatusSchema,
  stage: stageIdSchema.nullable(),
  /** 0 to 100; never above 90 before the analysis is complete. */
  progress: z.number().min(0).max(100),
  failureReason: z.string().nullable(),
  /** The first words of the explanation as soon as they exist (title, then main message). */
  title: z.string().nullable(),
});
export type ProgressEvent = z.infer<typeof progressEventSchema>;
