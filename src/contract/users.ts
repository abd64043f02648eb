import { z } from 'zod';
import { idSchema } from './ids.js';
import { languageSchema } from './language.js';

export const userTypeSchema = z.enum(['patient', 'provider']);
export type UserType = z.infer<typeof userTypeSchema>;

/** What a browser may send; `healthcare_worker` is stored as `provider`. */
export const userTypeInputSchema = z
  .enum(['patient', 'provider', 'healthcare_worker'], 'Please choose patient or healthcare provider')
  .transform((type): UserType => (type === 'healthcare_worker' ? 'provider' : type));

export const subscriptionTierSchema = z.enum(['free', 'basic', 'professional', 'premium', 'enterprise']);
export type SubscriptionTier = z.infer<typeof subscriptionTierSchema>;

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
  /** Two-step sign-in is required here and not set up yet: until then only the account's own routes answer. */
  mustSetUpTwoStep: z.boolean(),
  /** The language of mails and letters, as last chosen; null until one is known. */
  language: languageSchema.nullable(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

export const emailSchema = z
  .string('Please enter a valid email address')
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

export const passwordSchema = z.string('Password is required').superRefine((password, ctx) => {
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
  .string('Please enter a valid date of birth')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a valid date of birth')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1900-01-01';
  }, 'Please enter a valid date of birth');

/** Control, formatting and half characters, except the two joiners that Persian and Indic names are written with. */
const UNREADABLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A text as one line that can be read and stored: what breaks lines, turns text or shows nothing becomes a space. */
export const oneLine = (text: string) => text.replace(UNREADABLE, ' ').replace(/\s+/g, ' ').trim();

/** One line with something in it to read. */
export const lineSchema = (message: string, longest: number) =>
  z
    .string(message)
    .overwrite(oneLine)
    .regex(/[\p{L}\p{N}]/u, message)
    .max(longest, message);

/** For provider ids that are no list of ids, too many, or not of the public list. */
export const CHOOSE_PROVIDERS = 'Please choose your healthcare providers from the list';

/** What a person says of themselves, and may correct later. */
export const profileSchema = z.object({
  firstName: lineSchema('First name is required', 100),
  lastName: lineSchema('Last name is required', 100),
  dateOfBirth: z.union(
    [birthDateSchema.nullish(), z.literal('').transform(() => null)],
    'Please enter a valid date of birth',
  ),
  phoneNumber: lineSchema('Phone number is required', 20),
});
export type ProfileInput = z.infer<typeof profileSchema>;

export const registerSchema = profileSchema.extend({
  email: emailSchema,
  password: passwordSchema,
  userType: userTypeInputSchema,
  providerIds: z.array(idSchema, CHOOSE_PROVIDERS).max(50, CHOOSE_PROVIDERS).optional(),
  /** What the pages speak. */
  language: languageSchema.optional(),
});
export type RegisterInput = z.infer<typeof registerSchema>;

/** What the server asks for when a password is right and two-step sign-in is on: the words begin with this. */
export const TWO_STEP_PROMPT = 'Enter the code from your authenticator app';

const codeSchema = z.string('Enter the code').trim().min(1, 'Enter the code').max(40, 'The code is not correct.');

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string('Password is required').min(1, 'Password is required').max(1024, 'Password is required'),
  /** From the authenticator app, or a recovery code; only where two-step sign-in is on. */
  code: codeSchema.optional(),
  /** Chosen in this browser: it becomes the account's. */
  language: languageSchema.optional(),
});

const currentPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1024, 'Password is required');

const bothSame = <Input extends { password: string; confirmPassword: string }>(input: Input) =>
  input.password === input.confirmPassword;
const notSame = { message: 'Passwords do not match', path: ['confirmPassword'] };

export const emailOnlySchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({
    token: z.string('Reset token is required').min(1, 'Reset token is required').max(200, 'Reset token is required'),
    password: passwordSchema,
    confirmPassword: z.string('Passwords do not match'),
  })
  .refine(bothSame, notSame);

export const changePasswordSchema = z
  .object({
    currentPassword: currentPasswordSchema,
    password: passwordSchema,
    confirmPassword: z.string('Passwords do not match'),
  })
  .refine(bothSame, notSame);

export const confirmWithPasswordSchema = z.object({ password: currentPasswordSchema });
export const confirmWithCodeSchema = z.object({ password: currentPasswordSchema, code: codeSchema });
/** The code is asked for where two-step sign-in is on. */
export const deleteAccountSchema = z.object({ password: currentPasswordSchema, code: codeSchema.optional() });
export const codeOnlySchema = z.object({ code: codeSchema });

/** One place where the user is signed in. */
export const sessionItemSchema = z.object({
  id: z.uuid(),
  browser: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItemSchema>;

export const twoStepStateSchema = z.object({
  on: z.boolean(),
  /** It cannot be turned off, and must be turned on before anything else. */
  required: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoStepState = z.infer<typeof twoStepStateSchema>;

/** Which mails a person gets; those about the safety of the account are always sent. */
export const notificationChoicesSchema = z.object({
  /** When an explanation is ready. */
  analysisReady: z.boolean('Please choose yes or no'),
  /** To providers: when a patient chooses them. */
  patientLinked: z.boolean('Please choose yes or no'),
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const providerListItemSchema = z.object({ id: z.number().int(), firstName: z.string(), lastName: z.string() });
export type ProviderListItem = z.infer<typeof providerListItemSchema>;
