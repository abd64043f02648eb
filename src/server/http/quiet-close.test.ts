import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeQuietly } from './quiet-close.js';

const opened = (port: number) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a server that stops', () => {
  it('answers what is running, and waits for no connection without a request', async () => {
    const app = fastify({ forceCloseConnections: 'idle' });
    closeQuietly(app);
    app.get('/slow', async () => {
      await soon(200);
      return 'answered';
    });
    await app.listen({ port: 0 });
    const port = (app.server.address() as { port: number }).port;
    const silent = await opened(port);
    const gone = new Promise((resolve) => silent.once('close', resolve));
    silent.on('error', () => {});
    const slow = await opened(port);
    let answer = '';
    slow.on('data', (chunk) => {
      answer += String(chunk);
    });
    slow.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await soon(50);
    const started = performance.now();
    await app.close();
    await gone;
    expect(answer).toContain('answered');
    expect(performance.now() - started).toBeLessThan(2000);
    slow.destroy();
  });
});
