import { z } from 'zod';

/** Every error the API answers with has this shape and the matching HTTP status. */
export const errorBodySchema = z.object({ message: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The statuses an API error may have. */
export type ApiErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/** A refusal with words for the person who asked: what a verb throws and what a caller of the API receives. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ApiErrorStatus,
    message: string,
    /** Seconds to wait before asking again, for 429 and 503. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}
