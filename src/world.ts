import { join } from 'node:path';
import { sendMail, sendMailWork } from './accounts/index.js';
import { systemClock } from './adapters/clock-system.js';
import { randomIds } from './adapters/ids-random.js';
import { lazyConversions, lazyLookup } from './adapters/knowledge-files.js';
import { createOutboxMail } from './adapters/mail-outbox/index.js';
import { createSmtpMail } from './adapters/mail-smtp.js';
import { createPasswords } from './adapters/passwords-argon2.js';
import { createStripePayments } from './adapters/payments-stripe/index.js';
import { createTestPayments } from './adapters/payments-test/index.js';
import { createSandbox } from './adapters/sandbox/index.js';
import { createSealer } from './adapters/sealer-aes.js';
import { analyseHeavyReport, analyseReport, analyseWorks, linkedAnalyses } from './analyses/index.js';
import { billingJobs, billingWorks } from './billing/index.js';
import type { Config, Secrets } from './config.js';
import { PRODUCT } from './contract/product.js';
import type { Db } from './ports/db.js';
import type { Log } from './ports/log.js';
import type { Mail } from './ports/mail.js';
import type { Payments } from './ports/payments.js';
import { forgetPatient, forgetPatientWork } from './roster/index.js';
import { keepHeads, openTrail } from './server/audit-trail.js';
import { openDb } from './server/db.js';
import { type Readiness, readiness } from './server/health.js';
import type { HttpWorld } from './server/http/world.js';
import { openQueue } from './server/jobs/queue.js';
import { startWorker, type Worker } from './server/jobs/worker.js';
import { openKeyRing } from './server/key-ring.js';
import { openNotifications } from './server/notifications.js';
import { packageRoot } from './server/package-root.js';
import { SEALED_COLUMNS } from './server/sealing/columns.js';
import { sealClearValues } from './server/sealing/reseal.js';
import { ownSecret } from './server/secret-file.js';
import { forgetExport, forgetExportWork, makeExport, makeExportWork } from './takeout/index.js';

/** Everything the product runs on, with its adapters chosen. */
export interface World {
  readonly http: HttpWorld;
  readonly ready: Readiness;
  startWorker(): Promise<Pick<Worker, 'stop'>>;
  /** Closes everything that the world opened. Workers and servers must have stopped. */
  close(): Promise<void>;
}

export interface WorldOptions {
  config: Config;
  secrets: Pick<Secrets, 'smtpUrl' | 'dataKey' | 'auditKey' | 'stripeSecretKey' | 'stripeWebhookSecret'>;
  databaseUrl: string;
  appUrl: string;
  log: Log;
  /** True once the process has been told to stop. */
  isStopping: () => boolean;
}

const MINUTE = 60_000;
/** Mails and small chores. */
const QUICK_AT_ONCE = 2;
/** Copies of all of a person's data: they may take long, and are held in memory. */
const EXPORTS_AT_ONCE = 1;
/** Failed sign-ins that one network address may have in an hour before it must wait: a whole practice may share it. */
const FREE_FAILURES_PER_ADDRESS = 50;

/** Builds the world on a migrated database. The only place where adapters are chosen. */
export async function createWorld(options: WorldOptions): Promise<World> {
  const { config, secrets, databaseUrl, appUrl, log, isStopping } = options;
  const auditSecret = secrets.auditKey ?? ownSecret(config.dataFolder, 'audit-key');
  const database = openDb(databaseUrl, {
    connections: config.databaseConnections,
    auditSecret,
    onError: (error) => log.warn({ error }, 'A connection to the database was lost'),
  });
  try {
    await openTrail(database.db, auditSecret, config.dataFolder);
  } catch (error) {
    await database.close();
    throw error;
  }
  const heads = keepHeads({ db: database.db, secret: auditSecret, folder: config.dataFolder, clock: systemClock, log });
  const notifications = openNotifications(databaseUrl, log);
  const queue = await openQueue({
    pool: database.pool,
    notifications,
    kinds: [analyseReport, analyseHeavyReport, sendMail, ...billingJobs, forgetPatient, makeExport, forgetExport],
    log,
    supervise: config.role !== 'web',
  });
  const sandbox = createSandbox({
    // One more than jobs, so that a short explanation never waits for a long scan.
    size: config.jobConcurrency + 1,
    textMs: config.extractSeconds * 1000,
    explainMs: config.engineSeconds * 1000,
    residentMegabytes: config.sandboxMegabytes,
  });
  const { db } = database;
  const sealer = createSealer(openKeyRing(secrets.dataKey, config.dataFolder));
  const sealed = await sealClearValues(db, sealer, SEALED_COLUMNS);
  if (sealed > 0) log.info({ count: sealed }, 'Values of an earlier version were sealed');
  const payments = choosePayments(options, db);
  const http: HttpWorld = {
    db,
    clock: systemClock,
    ids: randomIds,
    passwords: createPasswords(),
    jobs: queue,
    payments,
    letters: sandbox.letters,
    lookup: lazyLookup(),
    unitConversions: lazyConversions(),
    linkedAnalyses,
    notifications,
    log,
    sealer,
    emailVerification: config.emailVerification,
    sessionLimits: {
      patientIdleMs: config.patientIdleMinutes * MINUTE,
      providerIdleMs: config.providerIdleMinutes * MINUTE,
      absoluteMs: config.sessionDays * 24 * 60 * MINUTE,
    },
    freeFailuresPerAddress: FREE_FAILURES_PER_ADDRESS * config.rateLimitFactor,
    providerTwoStep: config.providerTwoStep,
    providerApproval: config.providerApproval,
    http: {
      appUrl,
      trustProxy: config.trustProxy,
      webRoot: join(packageRoot(), 'dist/web'),
      rateLimits: config.rateLimits,
      rateLimitFactor: config.rateLimitFactor,
      heartbeatSeconds: 15,
    },
  };
  const analyses = analyseWorks({ ...http, extractor: sandbox.extractor, engine: sandbox.engine });
  const mail = chooseMail(options);
  const { operatorEmail } = config;
  const billing = { db, clock: systemClock, jobs: queue, log, payments, mail, operatorEmail };
  const quick = [
    sendMailWork({ db, clock: systemClock, ids: randomIds, mail, appUrl }),
    ...billingWorks(billing),
    forgetPatientWork({ clock: systemClock }),
    forgetExportWork(),
  ];
  const exports = [makeExportWork(http)];
  const base = { db, boss: queue.boss, notifications, log };
  return {
    http,
    ready: readiness(database.pool, isStopping),
    async startWorker() {
      // Apart, so that a link to sign in never waits for a long scan or a large copy.
      const workers = [
        await startWorker({ ...base, works: analyses, concurrency: config.jobConcurrency }),
        await startWorker({ ...base, works: quick, concurrency: QUICK_AT_ONCE }),
        await startWorker({ ...base, works: exports, concurrency: EXPORTS_AT_ONCE }),
      ];
      return { stop: (milliseconds) => Promise.all(workers.map((one) => one.stop(milliseconds))).then(() => {}) };
    },
    async close() {
      await sandbox.close();
      await queue.close();
      await notifications.close();
      await heads.stop();
      await database.close();
    },
  };
}

/** Stripe where its keys are set, the labelled test mode on a local server, else nothing is sold. */
function choosePayments({ config, secrets, appUrl }: WorldOptions, db: Db): Payments | null {
  if (config.payments === 'off') return null;
  if (config.payments === 'test') return createTestPayments({ db, clock: systemClock, ids: randomIds, appUrl });
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = secrets;
  if (!secretKey || !webhookSecret) throw new Error('Stripe has no keys.');
  return createStripePayments({ secretKey, webhookSecret, prices: config.stripePrices, apiHost: config.stripeApiHost });
}

/** A mail server where one is set, else the folder that `plainchart outbox` shows. */
function chooseMail({ config, secrets, appUrl, log }: WorldOptions): Mail {
  const from = config.mailFrom ?? `${PRODUCT} <no-reply@${new URL(appUrl).hostname.replace(/[[\]]/g, '')}>`;
  if (secrets.smtpUrl) return createSmtpMail(secrets.smtpUrl, from);
  return createOutboxMail({ folder: join(config.dataFolder, 'outbox'), from, clock: systemClock, log });
}
