import childProcess from 'node:child_process';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Takes the network and other programs from this process: a file that tricks a library into fetching or starting
 * something gets an error. A second line of defence; the libraries are told not to try.
 */
export function goOffline(): void {
  const refuse = () => {
    throw new Error('Not allowed in the sandbox');
  };
  net.Socket.prototype.connect = refuse as never;
  net.Server.prototype.listen = refuse as never;
  globalThis.fetch = refuse as never;
  for (const name of ['lookup', 'resolve'] as const) {
    dns[name] = refuse as never;
    dns.promises[name] = refuse as never;
  }
  for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const) {
    childProcess[name] = refuse as never;
  }
  syncBuiltinESMExports();
}
