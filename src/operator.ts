import { withOrigin } from './audit/index.js';
import { processConfig } from './config.js';
import { PRODUCT_SLUG } from './contract/product.js';
import { auditCommands, backupCommand, jobCommands, keyCommands } from './operator/data-commands.js';
import { restore } from './operator/restore-command.js';
import { type Command, type Outcome, openTools } from './operator/tools.js';
import { userCommands } from './operator/user-commands.js';
import { findRunningPostgres } from './server/postgres/index.js';
import { ownSecret } from './server/secret-file.js';

const groups: Record<string, Record<string, Command>> = {
  user: userCommands,
  jobs: jobCommands,
  audit: auditCommands,
  keys: keyCommands,
};

/**
 * The operator's commands, on the database of DATABASE_URL or of a running `npm start` with the same DATA_DIR. A bundle of
 * its own, so that the other commands do not load a database.
 */
export async function runOperator([name = '', ...args]: readonly string[]): Promise<Outcome> {
  const { config, secrets } = processConfig();
  if (name === 'restore') {
    const outcome = await restore(config, secrets, args);
    return outcome === 'usage' ? say(['restore FILE']) : outcome;
  }
  const group = groups[name] ?? {};
  const command = name === 'backup' ? backupCommand : group[args[0] ?? ''];
  if (!command) return say(Object.values(group).map(({ usage }) => usage));
  const databaseUrl = secrets.databaseUrl ?? (await findRunningPostgres(config.dataFolder));
  if (!databaseUrl) {
    return { done: false, words: `Nothing runs on ${config.dataFolder}. Start the product, or set DATABASE_URL.` };
  }
  const auditSecret = secrets.auditKey ?? ownSecret(config.dataFolder, 'audit-key');
  const tools = openTools({ config, secrets, databaseUrl, auditSecret });
  try {
    const outcome = await withOrigin('operator', () => command.run(tools, name === 'backup' ? args : args.slice(1)));
    return outcome === 'usage' ? say([command.usage]) : outcome;
  } finally {
    await tools.close();
  }
}

function say(usages: readonly string[]): Outcome {
  return { done: false, words: `Say ${usages.map((usage) => `${PRODUCT_SLUG} ${usage}`).join(', or ')}.` };
}
