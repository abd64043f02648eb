import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** True while a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process number in the first line of `postmaster.pid`; null when the file is absent or says nothing usable. */
export function readPid(dataFolder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '', 10);
    return Number.isSafeInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** True when the process is a PostgreSQL server process working in this data folder, and not a later program that got its number. */
export function servesFolder(pid: number, dataFolder: string): boolean {
  const folder = realpathSync(dataFolder);
  try {
    if (existsSync('/proc/self/cwd')) {
      // PostgreSQL changes into its data folder and never leaves it.
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      return readlinkSync(`/proc/${pid}/cwd`) === folder && name.startsWith('postgres');
    }
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && (command.includes(folder) || command.includes(dataFolder));
  } catch {
    return false;
  }
}

/** Every server process of this data folder (on Linux; elsewhere only the one in the pid file). */
function serverProcesses(dataFolder: string): number[] {
  if (existsSync('/proc/self/cwd')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => servesFolder(pid, dataFolder));
  }
  const pid = readPid(dataFolder);
  return pid !== null && isAlive(pid) && servesFolder(pid, dataFolder) ? [pid] : [];
}

/** Waits until the process has ended; false when it still runs after `milliseconds`. */
export async function waitForEnd(alive: () => boolean, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (alive()) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Makes a data folder free to start on after its last supervisor was killed: stops the server it left behind, waits for
 * the server processes of a killed server to notice, and removes its pid and lock files: their number may belong to
 * another program by now, and the server would refuse to start.
 * Says what it found. Throws when a server of this folder does not stop.
 */
export async function clearOrphan(dataFolder: string, socketFolder?: string): Promise<'nothing' | 'stopped' | 'stale'> {
  if (!existsSync(dataFolder)) return 'nothing';
  const pid = readPid(dataFolder);
  let found: 'nothing' | 'stopped' | 'stale' = existsSync(join(dataFolder, 'postmaster.pid')) ? 'stale' : 'nothing';
  if (pid !== null && isAlive(pid) && servesFolder(pid, dataFolder)) {
    found = 'stopped';
    process.kill(pid, 'SIGINT'); // "fast": ends the sessions, writes a checkpoint
    if (!(await waitForEnd(() => servesFolder(pid, dataFolder), 20_000))) {
      process.kill(pid, 'SIGQUIT');
      if (!(await waitForEnd(() => servesFolder(pid, dataFolder), 10_000))) {
        throw new Error(
          `A database server from an earlier start (process ${pid}) does not stop. End it and try again.`,
        );
      }
    }
  }
  // The children of a killed server write until they notice: the pid file must not go before they are gone.
  if (!(await waitForEnd(() => serverProcesses(dataFolder).length > 0, 20_000))) {
    throw new Error(`Server processes of an earlier start still work on ${dataFolder}. End them and try again.`);
  }
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  if (socketFolder && existsSync(socketFolder)) {
    for (const name of readdirSync(socketFolder)) {
      if (name.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, name), { force: true });
    }
  }
  return found;
}
