import { z } from 'zod';
import { birthDateSchema, emailSchema, passwordSchema } from '../../contract/users.js';

const required = (message: string, length: number) => z.string().trim().min(1, message).max(length, message);

/** The form: the contract's rules, and the password typed twice. */
export const registrationSchema = z
  .object({
    firstName: required('First name is required', 100),
    lastName: required('Last name is required', 100),
    email: emailSchema,
    dateOfBirth: z.union([z.literal(''), birthDateSchema]),
    phoneNumber: required('Phone number is required', 20),
    password: passwordSchema,
    confirmPassword: z.string(),
    userType: z.enum(['patient', 'provider']),
    providerIds: z.array(z.number()),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Told together with what else is wrong, not only once the rest is right.
    when: () => true,
  });

export type RegistrationForm = z.input<typeof registrationSchema>;
