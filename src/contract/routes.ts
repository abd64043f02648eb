import { z } from 'zod';
import {
  analysisAcceptedSchema,
  analysisDetailSchema,
  analysisListItemSchema,
  MAX_PASTED_CHARACTERS,
  patientIdInputSchema,
  progressEventSchema,
  textSubmissionSchema,
} from './analyses.js';
import { anyIdSchema } from './ids.js';
import {
  changePasswordSchema,
  codeOnlySchema,
  confirmWithCodeSchema,
  confirmWithPasswordSchema,
  emailOnlySchema,
  loginSchema,
  providerListItemSchema,
  registerSchema,
  resetPasswordSchema,
  sessionItemSchema,
  twoStepStateSchema,
  userSchema,
  userTypeInputSchema,
} from './users.js';

/**
 * One route of the public API. The server binds every entry of `routes` (and nothing else under /api), the browser
 * calls through it, and the OpenAPI document is generated from it.
 */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify style, `:id` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Who may call it at all; ownership is decided inside the verb. */
  readonly access: 'public' | 'user' | 'provider';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A multipart form: the file's field name and the other fields. */
  readonly multipart?: { readonly file: string; readonly fields: z.ZodType };
  /** A zod schema answers JSON; otherwise the content type of the answer. */
  readonly response: z.ZodType | 'text/plain' | 'text/event-stream' | 'none';
  /** The schema of one event's data, for an event stream. */
  readonly event?: z.ZodType;
  readonly status?: number;
  /** Bytes a JSON body may have, where more than the server's general limit. */
  readonly bodyLimit?: number;
  /** Requests per minute and address, where tighter than the server's general limit. */
  readonly ratePerMinute?: number;
  /** True where the `Idempotency-Key` header makes a repeated request one. */
  readonly idempotent?: boolean;
  readonly errors: readonly number[];
}

const idParams = z.object({ id: anyIdSchema });
const messageSchema = z.object({ message: z.string() });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** A form's empty field means that no patient was chosen. */
const formPatientId = patientIdInputSchema.or(z.literal('').transform(() => undefined)).optional();

/** Keeps the literal types of an entry while checking it against `RouteSpec`. */
function route<const R extends RouteSpec>(spec: R): R {
  return spec;
}

export const routes = {
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    tag: 'account',
    access: 'user',
    response: userSchema,
    errors: [401],
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    tag: 'account',
    access: 'public',
    body: loginSchema,
    response: userSchema,
    ratePerMinute: 10,
    errors: [400, 401, 403, 413, 415, 429],
  }),
  register: route({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in',
    tag: 'account',
    access: 'public',
    body: registerSchema,
    response: userSchema.extend({ message: z.string().optional() }),
    status: 201,
    ratePerMinute: 10,
    errors: [400, 409, 413, 415, 429],
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out',
    tag: 'account',
    access: 'public',
    response: messageSchema,
    errors: [],
  }),
  verifyEmail: route({
    method: 'GET',
    path: '/api/auth/verify-email',
    summary: 'Verify an email address with the token of a link',
    tag: 'account',
    access: 'public',
    query: z.object({ token: z.string().max(200).default('') }),
    response: messageSchema,
    ratePerMinute: 20,
    errors: [400, 429],
  }),
  resendVerification: route({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Send a new verification link, if the account still needs one',
    tag: 'account',
    access: 'public',
    body: emailOnlySchema,
    response: messageSchema,
    ratePerMinute: 10,
    errors: [400, 413, 415, 429],
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Send a link to choose a new password, if there is such an account',
    tag: 'account',
    access: 'public',
    body: emailOnlySchema,
    response: messageSchema,
    ratePerMinute: 10,
    errors: [400, 413, 415, 429],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of a link; all sessions end',
    tag: 'account',
    access: 'public',
    body: resetPasswordSchema,
    response: messageSchema,
    ratePerMinute: 10,
    errors: [400, 413, 415, 429],
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: "Change one's password; all other sessions end",
    tag: 'account',
    access: 'user',
    body: changePasswordSchema,
    response: messageSchema,
    ratePerMinute: 10,
    errors: [400, 401, 413, 415, 429],
  }),
  chooseUserType: route({
    method: 'POST',
    path: '/api/auth/user/type',
    summary: 'Choose the type of an account that has none',
    tag: 'account',
    access: 'user',
    body: z.object({ userType: userTypeInputSchema }),
    response: userSchema,
    errors: [400, 401, 409, 413, 415],
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where one is signed in',
    tag: 'account',
    access: 'user',
    response: z.array(sessionItemSchema),
    errors: [401],
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign out everywhere but here',
    tag: 'account',
    access: 'user',
    response: messageSchema,
    errors: [401],
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    summary: "End one of one's sessions",
    tag: 'account',
    access: 'user',
    params: z.object({ sessionId: z.uuid() }),
    response: messageSchema,
    errors: [400, 401, 404],
  }),
  twoStepState: route({
    method: 'GET',
    path: '/api/auth/two-step',
    summary: 'Whether two-step sign-in is on',
    tag: 'account',
    access: 'user',
    response: twoStepStateSchema,
    errors: [401],
  }),
  startTwoStep: route({
    method: 'POST',
    path: '/api/auth/two-step/start',
    summary: 'Make a secret for an authenticator app',
    tag: 'account',
    access: 'user',
    body: confirmWithPasswordSchema,
    response: z.object({ secret: z.string(), uri: z.string() }),
    ratePerMinute: 10,
    errors: [400, 401, 409, 413, 415, 429],
  }),
  turnOnTwoStep: route({
    method: 'POST',
    path: '/api/auth/two-step/on',
    summary: 'Turn two-step sign-in on with a code; gives the recovery codes once',
    tag: 'account',
    access: 'user',
    body: codeOnlySchema,
    response: recoveryCodesSchema,
    ratePerMinute: 10,
    errors: [400, 401, 409, 413, 415, 429],
  }),
  turnOffTwoStep: route({
    method: 'POST',
    path: '/api/auth/two-step/off',
    summary: 'Turn two-step sign-in off',
    tag: 'account',
    access: 'user',
    body: confirmWithCodeSchema,
    response: messageSchema,
    ratePerMinute: 10,
    errors: [400, 401, 403, 409, 413, 415, 429],
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/auth/two-step/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    tag: 'account',
    access: 'user',
    body: confirmWithCodeSchema,
    response: recoveryCodesSchema,
    ratePerMinute: 10,
    errors: [400, 401, 409, 413, 415, 429],
  }),
  listProviders: route({
    method: 'GET',
    path: '/api/providers',
    summary: 'Healthcare providers that a patient may choose',
    tag: 'account',
    access: 'public',
    response: z.array(providerListItemSchema),
    errors: [],
  }),
  uploadReport: route({
    method: 'POST',
    path: '/api/analyses/upload',
    summary: 'Upload a report file (TXT, PDF, DOC, DOCX or RTF, at most 10 MB)',
    tag: 'analyses',
    access: 'user',
    multipart: { file: 'report', fields: z.object({ patientId: formPatientId }) },
    response: analysisAcceptedSchema,
    status: 202,
    idempotent: true,
    errors: [400, 401, 402, 403, 404, 409, 413, 415, 429, 503],
  }),
  submitText: route({
    method: 'POST',
    path: '/api/analyses/text',
    summary: 'Submit the text of a report',
    tag: 'analyses',
    access: 'user',
    body: textSubmissionSchema,
    // Each character may take six bytes when JSON escapes it.
    bodyLimit: 6 * MAX_PASTED_CHARACTERS + 10_000,
    response: analysisAcceptedSchema,
    status: 202,
    idempotent: true,
    errors: [400, 401, 402, 403, 404, 409, 413, 415, 429, 503],
  }),
  listAnalyses: route({
    method: 'GET',
    path: '/api/analyses',
    summary: "The signed-in user's analyses, newest first",
    tag: 'analyses',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(200),
      before: anyIdSchema.optional(),
    }),
    response: z.array(analysisListItemSchema),
    errors: [400, 401],
  }),
  getAnalysis: route({
    method: 'GET',
    path: '/api/analyses/:id',
    summary: 'One analysis, whole',
    tag: 'analyses',
    access: 'user',
    params: idParams,
    response: analysisDetailSchema,
    errors: [400, 401, 404],
  }),
  analysisText: route({
    method: 'GET',
    path: '/api/analyses/:id/report',
    summary: 'The explanation as a text file',
    tag: 'analyses',
    access: 'user',
    params: idParams,
    response: 'text/plain',
    errors: [400, 401, 404, 409],
  }),
  analysisEvents: route({
    method: 'GET',
    path: '/api/analyses/:id/events',
    summary: 'Progress of an analysis as server-sent events; ends when the analysis ends',
    tag: 'analyses',
    access: 'user',
    params: idParams,
    response: 'text/event-stream',
    event: progressEventSchema,
    errors: [400, 401, 404, 429],
  }),
} as const;

export type RouteName = keyof typeof routes;
export type Route<N extends RouteName> = (typeof routes)[N];
