import { recordAudit } from '../../audit/index.js';
import type { Clock } from '../../ports/clock.js';
import type { Db, Tx } from '../../ports/db.js';
import type { Ids } from '../../ports/ids.js';
import type { JobKind, JobRun, JobWork } from '../../ports/jobs.js';
import type { Mail } from '../../ports/mail.js';
import { sha256 } from '../hash.js';
import { wantsAnalysisReady } from '../notifications/store.js';
import { findUser, type UserRow } from '../store.js';
import { saveResetToken, saveVerificationToken } from '../tokens/store.js';
import { analysisReady } from './analysis-ready.js';
import type { MailContent } from './layout.js';
import { newSignIn } from './new-sign-in.js';
import { passwordChanged } from './password-changed.js';
import { patientLinked } from './patient-linked.js';
import { paymentFailed, paymentReturned, planEnded } from './plan-mails.js';
import { resetPasswordMail } from './reset-password.js';
import { twoStepChanged } from './two-step-changed.js';
import { verifyEmail } from './verify-email.js';

const MINUTE = 60_000;
const VERIFICATION_MS = 24 * 60 * MINUTE;
const RESET_MS = 60 * MINUTE;
/** A mail that could not be sent for so long says what is no longer of use. */
const TOO_LATE_MS = 24 * 60 * MINUTE;

export type MailName =
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'new-sign-in'
  | 'two-step-on'
  | 'two-step-off'
  | 'patient-linked'
  | 'analysis-ready'
  | 'payment-failed'
  | 'payment-returned'
  | 'plan-ended';

/** Ids, times and fixed words only: the address is looked up and tokens are made when the mail is written. */
export interface SendMailData {
  mail: MailName;
  /** Null: nobody. Enqueued for unknown addresses, so that asking takes as long and tells nothing. */
  userId: number | null;
  /** When it happened, ISO. */
  at: string;
  browser?: string;
  /** Until when something stays, ISO. */
  until?: string;
  analysisId?: number;
}

export const sendMail: JobKind<SendMailData> = {
  name: 'send-mail',
  attempts: 20,
  timeoutSeconds: 60,
  retryDelaySeconds: 60,
};

export interface MailJobWorld {
  db: Db;
  clock: Clock;
  ids: Ids;
  mail: Mail;
  /** Where people reach the product: links begin with it. */
  appUrl: string;
}

/** The work behind `sendMail`: at least once; of two links only the newer works. */
export function sendMailWork(world: MailJobWorld): JobWork<SendMailData> {
  const audit = (tx: Tx, { mail, userId }: SendMailData, verb: string) =>
    recordAudit(tx, { actorUserId: null, verb: `${verb}:${mail}`, objectType: 'user', objectId: userId });
  return {
    kind: sendMail,
    async run(data, run) {
      const late = world.clock.now().getTime() - new Date(data.at).getTime() > TOO_LATE_MS;
      const user = late || data.userId === null ? null : await findUser(world.db, data.userId);
      const content = user && (await write(world, user, data, run));
      if (!user || !content) return;
      await world.mail.send({ id: run.jobId, to: user.email, ...content });
      await run.finish((tx) => audit(tx, data, 'mail-sent'));
    },
    giveUp: (tx, data) => audit(tx, data, 'mail-given-up'),
  };
}

/** The mail's words, in the language of the account; null when it is no longer wanted. */
async function write(world: MailJobWorld, user: UserRow, data: SendMailData, run: JobRun): Promise<MailContent | null> {
  const at = new Date(data.at);
  const forgotLink = `${world.appUrl}/forgot-password`;
  const language = user.language ?? 'en';
  switch (data.mail) {
    case 'verify-email': {
      if (user.isEmailVerified) return null;
      return verifyEmail(
        language,
        await link(world, '/verify-email', VERIFICATION_MS, run, user.id, saveVerificationToken),
      );
    }
    case 'reset-password':
      return resetPasswordMail(language, await link(world, '/reset-password', RESET_MS, run, user.id, saveResetToken));
    case 'password-changed':
      return passwordChanged(language, at, forgotLink);
    case 'new-sign-in':
      return newSignIn(language, at, data.browser ?? 'unknown', forgotLink);
    case 'two-step-on':
    case 'two-step-off':
      return twoStepChanged(language, data.mail === 'two-step-on', at, forgotLink);
    case 'patient-linked':
      return user.mailPatientLinked ? patientLinked(language, `${world.appUrl}/patient-roster`) : null;
    case 'payment-failed':
      return paymentFailed(
        language,
        data.until === undefined ? null : new Date(data.until),
        `${world.appUrl}/settings`,
      );
    case 'payment-returned':
      return paymentReturned(language, `${world.appUrl}/settings`);
    case 'plan-ended':
      // Begun anew meanwhile.
      return user.subscriptionTier === 'free' ? planEnded(language, `${world.appUrl}/settings`) : null;
    case 'analysis-ready':
      if (!wantsAnalysisReady(user) || data.analysisId === undefined) return null;
      return analysisReady(language, `${world.appUrl}/analyses/${data.analysisId}`);
  }
}

/** A new token, stored as its hash over the one before, in a link. Nothing but the mail ever holds the token. */
async function link(
  world: MailJobWorld,
  path: string,
  validMs: number,
  run: JobRun,
  userId: number,
  save: (tx: Tx, userId: number, tokenHash: string, expires: Date) => Promise<void>,
): Promise<string> {
  const token = world.ids.token();
  const expires = new Date(world.clock.now().getTime() + validMs);
  await run.write((tx) => save(tx, userId, sha256(token), expires));
  return `${world.appUrl}${path}?token=${token}`;
}
