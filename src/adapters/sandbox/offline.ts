import dns from 'node:dns';
import net from 'node:net';

/** Takes the network from this process: a file that tricks a library into fetching something gets an error. */
export function goOffline(): void {
  const refuse = () => {
    throw new Error('No network in the sandbox');
  };
  net.Socket.prototype.connect = refuse as never;
  net.Server.prototype.listen = refuse as never;
  dns.lookup = refuse as never;
  dns.promises.lookup = refuse as never;
  globalThis.fetch = refuse as never;
}
