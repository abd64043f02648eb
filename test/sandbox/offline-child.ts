import { execFileSync, spawn } from 'node:child_process';
import { lookup } from 'node:dns';
import { connect, createServer } from 'node:net';
import { goOffline } from '../../src/adapters/sandbox/offline.js';

/** Tries every way out after `goOffline` and tells which ones were open. */
goOffline();
const ways: Record<string, () => unknown> = {
  connect: () => connect(80, '127.0.0.1'),
  listen: () => createServer().listen(0),
  lookup: () => lookup('localhost', () => {}),
  fetch: () => fetch('http://127.0.0.1/'),
  spawn: () => spawn('true'),
  execFile: () => execFileSync('true'),
};
const open = Object.entries(ways).flatMap(([name, way]) => {
  try {
    way();
    return [name];
  } catch {
    return [];
  }
});
process.send?.({ tried: Object.keys(ways).length, open });
setTimeout(() => process.exit(0), 50);
