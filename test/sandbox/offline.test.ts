import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('a sandboxed process reaches no network and starts no program', async () => {
  const child = fork(fileURLToPath(new URL('./offline-child.ts', import.meta.url)), [], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const told = await new Promise((resolve) => child.once('message', resolve));
  child.kill();
  expect(told).toEqual({ tried: 6, open: [] });
});
