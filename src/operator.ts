import { approveProvider, type OperatorWorld, resetTwoStep } from './accounts/index.js';
import { systemClock } from './adapters/clock-system.js';
import { withOrigin } from './audit/index.js';
import { setPlanByOperator, settlePayment } from './billing/index.js';
import { processConfig } from './config.js';
import { planIdSchema } from './contract/plans.js';
import { PRODUCT_SLUG } from './contract/product.js';
import { openDb } from './server/db.js';
import { openQueue } from './server/jobs/queue.js';
import { openNotifications } from './server/notifications.js';
import { findRunningPostgres } from './server/postgres/index.js';
import { ownSecret } from './server/secret-file.js';

const commands: Record<string, { run: (world: OperatorWorld, email: string) => Promise<boolean>; done: string }> = {
  approve: { run: approveProvider, done: 'The provider is approved.' },
  'reset-two-step': { run: resetTwoStep, done: 'Two-step sign-in is off, and all sessions have ended.' },
};

/**
 * `plainchart user …`, on the database of DATABASE_URL or of a running `npm start` with the same DATA_DIR. A bundle of its
 * own, so that the other commands do not load a database.
 */
export async function runOperator(args: readonly string[]): Promise<{ done: boolean; words: string }> {
  if (args[0] === 'plan') return runPlan(args.slice(1));
  const [name = '', email = '', ...rest] = args;
  const command = commands[name];
  if (!command || email === '' || rest.length > 0) {
    const names = Object.keys(commands).join('|');
    return {
      done: false,
      words: `Say what to do and for whom: ${PRODUCT_SLUG} user ${names} EMAIL, or user plan EMAIL PLAN.`,
    };
  }
  const { config, secrets } = processConfig();
  const url = secrets.databaseUrl ?? (await findRunningPostgres(config.dataFolder));
  if (!url)
    return { done: false, words: `Nothing runs on ${config.dataFolder}. Start the product, or set DATABASE_URL.` };
  const { db, close } = openDb(url, {
    connections: 1,
    auditSecret: secrets.auditKey ?? ownSecret(config.dataFolder, 'audit-key'),
  });
  try {
    const done = await withOrigin('operator', () =>
      command.run({ db, clock: systemClock }, email.trim().toLowerCase()),
    );
    return { done, words: done ? command.done : 'There is no such account.' };
  } finally {
    await close();
  }
}

const PLAN_WORDS = {
  done: 'The plan is set.',
  'no-account': 'There is no such account.',
  pays: 'This account pays for its plan by Stripe: end that first, or its owner would go on paying.',
} as const;

/** `plainchart user plan EMAIL PLAN`: a plan that the operator keeps; it renews each month until it is set to `free`. */
async function runPlan([email = '', wanted = '', ...rest]: readonly string[]): Promise<{
  done: boolean;
  words: string;
}> {
  const plan = planIdSchema.safeParse(wanted);
  if (email === '' || !plan.success || rest.length > 0) {
    return { done: false, words: `Say for whom and which plan: ${planIdSchema.options.join(', ')}.` };
  }
  const { config, secrets } = processConfig();
  const url = secrets.databaseUrl ?? (await findRunningPostgres(config.dataFolder));
  if (!url)
    return { done: false, words: `Nothing runs on ${config.dataFolder}. Start the product, or set DATABASE_URL.` };
  const auditSecret = secrets.auditKey ?? ownSecret(config.dataFolder, 'audit-key');
  const { db, pool, close } = openDb(url, { connections: 2, auditSecret });
  const log = { info() {}, warn() {}, error() {} };
  const notifications = openNotifications(url, log);
  const jobs = await openQueue({ pool, notifications, kinds: [settlePayment], log });
  try {
    const world = { db, clock: systemClock, jobs, log };
    const end = await withOrigin('operator', () => setPlanByOperator(world, email.trim().toLowerCase(), plan.data));
    return { done: end === 'done', words: PLAN_WORDS[end] };
  } finally {
    await jobs.close();
    await notifications.close();
    await close();
  }
}
