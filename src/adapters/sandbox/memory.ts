import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Memory a process holds in bytes; 0 where it is gone or the system does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) =>
      resolve(error ? 0 : Number(output.trim()) * 1024),
    );
  });
}
