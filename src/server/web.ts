import { createServer } from 'node:net';
import { healthRoutes, type Readiness } from './health.js';
import { buildHttp } from './http/app.js';
import type { HttpWorld } from './http/world.js';

export interface WebServer {
  /** Takes no new connection, lets running requests end (at most `milliseconds`), then closes. */
  stop(milliseconds: number): Promise<void>;
}

/** Starts the web server. Throws with advice when the address is taken or not ours. */
export async function startWeb(world: HttpWorld, ready: Readiness, host: string, port: number): Promise<WebServer> {
  const app = await buildHttp(world);
  healthRoutes(app, ready);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw explained(error, host, port);
  }
  return {
    async stop(milliseconds) {
      const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds);
      await app.close();
      clearTimeout(cut);
    },
  };
}

/** The port to listen on: the one wanted, or for 0 one that is free. */
export function choosePort(host: string, wanted: number): Promise<number> {
  if (wanted !== 0) return Promise.resolve(wanted);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explained(error, host, wanted)));
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function explained(error: unknown, host: string, port: number): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken by another program. Stop it, or set PORT.`);
  if (code === 'EACCES') return new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`${host} is not an address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all.`);
  }
  return error as Error;
}
