import { z } from 'zod';

/** Every error the API answers with has this shape and the matching HTTP status. */
export const errorBodySchema = z.object({ message: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;
