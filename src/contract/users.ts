import { z } from 'zod';

export const userTypeSchema = z.enum(['patient', 'provider']);
export type UserType = z.infer<typeof userTypeSchema>;

/** What a browser may send; `healthcare_worker` is stored as `provider`. */
export const userTypeInputSchema = z
  .enum(['patient', 'provider', 'healthcare_worker'])
  .transform((type): UserType => (type === 'healthcare_worker' ? 'provider' : type));

export const subscriptionTierSchema = z.enum(['free', 'basic', 'professional', 'premium', 'enterprise']);
export type SubscriptionTier = z.infer<typeof subscriptionTierSchema>;

/** Analyses a tier may make (spec, business constants); null is unlimited. */
export const TIER_ALLOWANCE: Record<SubscriptionTier, number | null> = {
  free: 3,
  basic: 10,
  professional: 50,
  premium: 100,
  enterprise: null,
};

/** The signed-in user as the API shows it: never a hash, a token or a lockout counter. */
export const userSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  userType: userTypeSchema.nullable(),
  subscriptionTier: subscriptionTierSchema,
  /** Analyses left; null is unlimited. */
  uploadsRemaining: z.number().int().nullable(),
  isEmailVerified: z.boolean(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const emailSchema = z
  .string()
  .trim()
  .max(255, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  .transform((email) => email.toLowerCase());

/** The five strength criteria, each with the message shown when it is not met. */
export const PASSWORD_CRITERIA: readonly { label: string; message: string; test: (password: string) => boolean }[] = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    test: (p) => p.length >= 8,
  },
  {
    label: 'A lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    test: (p) => /[a-z]/.test(p),
  },
  {
    label: 'An uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    test: (p) => /[A-Z]/.test(p),
  },
  { label: 'A number', message: 'Password must contain at least one number', test: (p) => /\d/.test(p) },
  {
    label: 'A special character',
    message: 'Password must contain at least one special character',
    test: (p) => /[^A-Za-z0-9\s]/.test(p),
  },
];

export const passwordSchema = z.string().superRefine((password, ctx) => {
  if (password.length > 128) {
    ctx.addIssue({ code: 'custom', message: 'Password must not exceed 128 characters' });
    return;
  }
  for (const rule of PASSWORD_CRITERIA) {
    if (!rule.test(password)) ctx.addIssue({ code: 'custom', message: rule.message });
  }
});

/** A calendar date as text, YYYY-MM-DD, between 1900 and any date the server accepts as past. */
export const birthDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a valid date of birth')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1900-01-01';
  }, 'Please enter a valid date of birth');

const name = (message: string) => z.string().trim().min(1, message).max(100, message);

export const registerSchema = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email: emailSchema,
  dateOfBirth: birthDateSchema.nullish().or(z.literal('').transform(() => null)),
  phoneNumber: z.string().trim().min(1, 'Phone number is required').max(20, 'Phone number is required'),
  password: passwordSchema,
  userType: userTypeInputSchema,
  providerIds: z.array(z.number().int()).max(50).optional(),
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Password is required').max(1024, 'Password is required'),
});
