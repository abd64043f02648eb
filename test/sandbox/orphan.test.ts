import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('a child that is busy ends soon after its parent was killed', { timeout: 60_000 }, async () => {
  const entry = fileURLToPath(new URL('./orphan-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', entry], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const children = execFileSync('pgrep', ['-P', String(parent.pid), '-f', 'sandbox/child'])
    .toString()
    .trim();
  const child = Number(children);
  try {
    await sleep(300);
    expect(isAlive(child)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 30_000, interval: 100 });
  } finally {
    if (isAlive(child)) process.kill(child, 'SIGKILL');
  }
});
