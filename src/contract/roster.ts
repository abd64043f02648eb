import { z } from 'zod';
import { anyIdSchema } from './ids.js';
import { birthDateSchema, emailSchema, lineSchema, oneLine } from './users.js';

/** How long a removed roster entry can be brought back. */
export const UNDO_REMOVAL_SECONDS = 300;

/** What a provider writes down of a patient: all of it is needed. */
export const patientInputSchema = z.object({
  name: lineSchema('Name is required', 255),
  dateOfBirth: z.string('Date of birth is required').min(1, 'Date of birth is required').pipe(birthDateSchema),
  email: emailSchema,
  phoneNumber: lineSchema('Phone number is required', 20).regex(/\d/, 'Please enter a valid phone number'),
});
export type PatientInput = z.infer<typeof patientInputSchema>;

/** One entry of a provider's roster. */
export const rosterPatientSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Missing only where the patient chose the provider and gave none. */
  dateOfBirth: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Whether the patient has an account here that is linked to this provider: reports can be shared with it. */
  hasAccount: z.boolean(),
  consentToCalls: z.boolean(),
  consentToEmails: z.boolean(),
  /** The provider's analyses that are linked to this entry. */
  totalReports: z.number().int(),
  lastReportAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type RosterPatient = z.infer<typeof rosterPatientSchema>;

const searchSchema = z.string().max(255).overwrite(oneLine).default('');

/** Which part of the roster: a piece of a name or address, and a page of the alphabetical list. */
export const patientsQuerySchema = z.object({
  search: searchSchema,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(500),
});
export type PatientsQuery = z.infer<typeof patientsQuerySchema>;

export const patientCountsQuerySchema = z.object({ search: searchSchema });
export const patientCountsSchema = z.object({
  total: z.number().int(),
  withPhone: z.number().int(),
  withEmail: z.number().int(),
  /** Entries that the search finds: all of them where there is no search. */
  matching: z.number().int(),
});
export type PatientCounts = z.infer<typeof patientCountsSchema>;

export const removedPatientSchema = z.object({
  message: z.string(),
  /** Analyses that were linked to the entry and are not any more. */
  unlinkedAnalyses: z.number().int(),
  /** Until when the entry can be brought back. */
  undoUntil: z.string(),
});

/** A manual entry and the entry of a person with an account who seem to be the same patient. */
export const mergeCandidateSchema = z.object({ manual: rosterPatientSchema, linked: rosterPatientSchema });
export type MergeCandidate = z.infer<typeof mergeCandidateSchema>;

export const otherPatientSchema = z.object({ patientId: anyIdSchema });

export const consentKindSchema = z.enum(['calls', 'emails'], 'Please choose calls or emails');
export type ConsentKind = z.infer<typeof consentKindSchema>;
const consentWaySchema = z.enum(
  ['in_person', 'on_paper', 'by_phone', 'electronically'],
  'Please choose how the patient told you',
);
export type ConsentWay = z.infer<typeof consentWaySchema>;

export const consentInputSchema = z.object({
  kind: consentKindSchema,
  /** False withdraws it. */
  given: z.boolean('Please choose whether consent is given'),
  how: consentWaySchema,
});
export type ConsentInput = z.infer<typeof consentInputSchema>;

/** One recorded word of a patient about calls or e-mails. None is ever changed; the newest of a kind counts. */
export const consentSchema = z.object({
  id: z.number().int(),
  kind: consentKindSchema,
  given: z.boolean(),
  how: consentWaySchema,
  recordedAt: z.string(),
  /** Null when that account is gone. */
  recordedBy: z.string().nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

/** A provider whom a patient has chosen. */
export const chosenProviderSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  since: z.string(),
});
export type ChosenProvider = z.infer<typeof chosenProviderSchema>;
