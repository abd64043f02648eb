import type { JobKind } from '../ports/jobs.js';

/** One request for a copy, by its person and its moment (ISO). */
export interface ExportJobData {
  userId: number;
  requestedAt: string;
}

/** Makes the copy of all of a person's data. */
export const makeExport: JobKind<ExportJobData> = {
  name: 'make-export',
  attempts: 3,
  timeoutSeconds: 3600,
  retryDelaySeconds: 30,
};

/** Deletes the copy once its time is over. */
export const forgetExport: JobKind<ExportJobData> = {
  name: 'forget-export',
  attempts: 20,
  timeoutSeconds: 60,
  retryDelaySeconds: 60,
};
