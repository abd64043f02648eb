import type { z } from 'zod';
import { BadSetting, type LogLevel, SECRET, type SoldId, settings } from './settings.js';

/** Everything that may be set from outside. Secrets stand apart, so that the rest can be shown or logged. */
export interface Config {
  readonly mode: 'local' | 'production' | 'test';
  /** `all`: the web server and a worker in one process. */
  readonly role: 'all' | 'web' | 'worker';
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where people reach the product; null: where it listens. */
  readonly appUrl: string | null;
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  readonly emailVerification: 'banner' | 'required';
  /** The sender of mails; null: made from where people reach the product. */
  readonly mailFrom: string | null;
  /** Idle minutes after which a session ends. */
  readonly patientIdleMinutes: number;
  readonly providerIdleMinutes: number;
  /** Days after which a session ends however busy. */
  readonly sessionDays: number;
  /** `required`: providers set up two-step sign-in before they can do anything else. */
  readonly providerTwoStep: 'offered' | 'required';
  /** `required`: patients see a provider only once the operator has approved the account. */
  readonly providerApproval: 'off' | 'required';
  /** `test`: a labelled checkout in which no money moves. `off`: plans are asked for by a form. */
  readonly payments: 'stripe' | 'test' | 'off';
  /** Stripe's price for each plan and add-on that is for sale. */
  readonly stripePrices: Readonly<Partial<Record<SoldId, string>>>;
  /** Another server in Stripe's place; null: Stripe. */
  readonly stripeApiHost: string | null;
  /** Who is told of requests to be contacted; null: nobody. */
  readonly operatorEmail: string | null;
  readonly trustProxy: boolean | number | string;
  readonly rateLimitFactor: number;
  /** Requests a minute and address (or account), by the limit's name, where not the product's own. */
  readonly rateLimits: 'off' | Readonly<Record<string, number>>;
  readonly databaseConnections: number;
  /** Jobs that one worker process runs at the same time. */
  readonly jobConcurrency: number;
  /** Seconds that running requests and jobs may take when the process is told to stop. */
  readonly stopSeconds: number;
  /** Seconds that the engine may take for one report. */
  readonly engineSeconds: number;
  /** Seconds that reading the text of a file may take (a scan is given more, by its pages). */
  readonly extractSeconds: number;
  /** Memory that one reading process may use, in MiB. */
  readonly sandboxMegabytes: number;
}

export interface Secrets {
  /** The PostgreSQL to use; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** The mail server; null: mails are written to the outbox folder. */
  readonly smtpUrl: string | null;
  /** What seals reports and secrets in the database, the newest first; null: keys of its own in the data folder. */
  readonly dataKey: string | null;
  /** What the audit trail is chained with; null: a key of its own in the data folder. Never changes. */
  readonly auditKey: string | null;
  /** Stripe's keys; null: payments are not by Stripe. */
  readonly stripeSecretKey: string | null;
  readonly stripeWebhookSecret: string | null;
  /** What backups are encrypted with; null: a passphrase of its own in the data folder. */
  readonly backupPassphrase: string | null;
}

/** Every bad setting at once, a line each. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the settings. An empty variable counts as not set. Throws `ConfigError` with all that is wrong; the values of
 * secrets are never repeated in it.
 */
export function readConfig(environment: Record<string, string | undefined>): { config: Config; secrets: Secrets } {
  const problems: string[] = [];
  const read = <Name extends keyof typeof settings>(name: Name): z.output<(typeof settings)[Name]> => {
    const given = environment[name]?.trim();
    try {
      return settings[name].parse(given === '' ? undefined : given) as z.output<(typeof settings)[Name]>;
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      const shown = SECRET.has(name) ? '' : ` (it is ${JSON.stringify(given)})`;
      problems.push(`${name} ${error.message}${shown}`);
      return undefined as never;
    }
  };
  const mode = read('NODE_ENV');
  const payments = read('PAYMENTS');
  const stripeSecretKey = read('STRIPE_SECRET_KEY');
  const config: Config = {
    mode: mode === 'development' ? 'local' : mode,
    role: read('ROLE'),
    host: read('HOST'),
    port: read('PORT'),
    appUrl: read('APP_URL'),
    dataFolder: read('DATA_DIR'),
    // In a terminal of one's own the address must not scroll away under a line for each request.
    logLevel: read('LOG_LEVEL') ?? (mode === 'production' ? 'info' : 'warn'),
    emailVerification: read('EMAIL_VERIFICATION'),
    mailFrom: read('MAIL_FROM'),
    patientIdleMinutes: read('SESSION_IDLE_MINUTES'),
    providerIdleMinutes: read('PROVIDER_IDLE_MINUTES'),
    sessionDays: read('SESSION_DAYS'),
    providerTwoStep: read('PROVIDER_TWO_STEP'),
    providerApproval: read('PROVIDER_APPROVAL'),
    payments: payments ?? (stripeSecretKey ? 'stripe' : mode === 'production' ? 'off' : 'test'),
    stripePrices: read('STRIPE_PRICES'),
    stripeApiHost: read('STRIPE_API_HOST'),
    operatorEmail: read('OPERATOR_EMAIL'),
    trustProxy: read('TRUST_PROXY'),
    rateLimitFactor: read('RATE_LIMIT_FACTOR'),
    rateLimits: read('RATE_LIMITS'),
    databaseConnections: read('DATABASE_CONNECTIONS'),
    jobConcurrency: read('JOB_CONCURRENCY'),
    stopSeconds: read('STOP_SECONDS'),
    engineSeconds: read('ENGINE_TIMEOUT_SECONDS'),
    extractSeconds: read('EXTRACT_TIMEOUT_SECONDS'),
    sandboxMegabytes: read('SANDBOX_MEMORY_MB'),
  };
  const secrets: Secrets = {
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    dataKey: read('DATA_KEY'),
    auditKey: read('AUDIT_KEY'),
    stripeSecretKey,
    stripeWebhookSecret: read('STRIPE_WEBHOOK_SECRET'),
    backupPassphrase: read('BACKUP_PASSPHRASE'),
  };
  if (config.mode === 'production' && config.rateLimits === 'off') {
    problems.push('RATE_LIMITS must not be off with NODE_ENV=production: it is for load tests');
  }
  problems.push(...paymentProblems(config, secrets));
  if (problems.length > 0) throw new ConfigError(problems);
  return { config, secrets };
}

/** The settings of this process: the only place that reads its environment. `defaults` stand where nothing is set. */
export function processConfig(defaults: Record<string, string> = {}): { config: Config; secrets: Secrets } {
  const set = Object.entries(process.env).filter(([, value]) => value?.trim());
  return readConfig({ ...defaults, ...Object.fromEntries(set) });
}

/** `npm` started this process: when npm dies, nobody is left to stop us. */
export function startedByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

/** What is wrong with the settings of payments taken together. */
function paymentProblems({ mode, payments, stripePrices, stripeApiHost }: Config, secrets: Secrets): string[] {
  const problems: string[] = [];
  if (mode === 'production' && payments === 'test') problems.push('PAYMENTS must not be test with NODE_ENV=production');
  if (mode === 'production' && stripeApiHost)
    problems.push('STRIPE_API_HOST is for tests, not for NODE_ENV=production');
  if (payments !== 'stripe') return problems;
  if (!secrets.stripeSecretKey) problems.push('STRIPE_SECRET_KEY must be set for payments by Stripe');
  if (!secrets.stripeWebhookSecret) problems.push('STRIPE_WEBHOOK_SECRET must be set for payments by Stripe');
  if (Object.keys(stripePrices ?? {}).length === 0) problems.push('STRIPE_PRICES must be set for payments by Stripe');
  return problems;
}
