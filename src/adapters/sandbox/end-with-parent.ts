import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/**
 * Ends this process within a second or so of its parent's death, whatever it is busy with: a process in a long
 * calculation does not hear that its channel has closed, and one in an endless loop would run for ever. A thread watches.
 */
export function endWithParent(): void {
  const watch = new Worker(WATCH, {
    eval: true,
    workerData: process.ppid,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
}
