import { z } from 'zod';
import { passwordSchema } from '../../contract/users.js';

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Told together with what else is wrong, not only once the rest is right.
    when: () => true,
  });
