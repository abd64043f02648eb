import { sql } from 'drizzle-orm';
import type { JobKind } from '../src/ports/jobs.js';
import { openDb } from '../src/server/db.js';
import { openQueue } from '../src/server/jobs/queue.js';
import { startWorker } from '../src/server/jobs/worker.js';
import { openNotifications } from '../src/server/notifications.js';

/*
 * A worker process with one slow job, to be killed in the middle of it. Arguments: the database's URL, the seconds the
 * job takes, the seconds of the lease.
 */

export const slowJob: JobKind<{ id: number }> = {
  name: 'slow-job',
  attempts: 3,
  timeoutSeconds: 120,
  retryDelaySeconds: 0,
};

const [url, seconds, leaseSeconds] = process.argv.slice(2);
if (url) {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const database = openDb(url);
  const notifications = openNotifications(url, log);
  const queue = await openQueue({ pool: database.pool, notifications, kinds: [slowJob], log });
  const work = {
    kind: slowJob,
    async run({ id }: { id: number }, run: import('../src/ports/jobs.js').JobRun) {
      await run.write((tx) => tx.execute(sql`insert into started (id, attempt) values (${id}, ${run.attempt})`));
      await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
      await run.finish((tx) => tx.execute(sql`insert into effects (id, attempt) values (${id}, ${run.attempt})`));
    },
    async giveUp(tx: import('../src/ports/db.js').Tx, { id }: { id: number }, why: string) {
      await tx.execute(sql`insert into given_up (id, why) values (${id}, ${why})`);
    },
  };
  const lease = Number(leaseSeconds);
  const timings = { leaseSeconds: lease, renewSeconds: lease / 4, sweepSeconds: lease / 4 };
  const options = { db: database.db, boss: queue.boss, notifications, works: [work], log, concurrency: 1 };
  const worker = await startWorker({ ...options, timings });
  process.on('SIGTERM', () => {
    void worker.stop(Number(seconds) * 2000).then(() => process.exit(0));
  });
  process.stdout.write('ready\n');
}
