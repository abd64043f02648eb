import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/http-app.js';
import { PATIENT } from '../../../test/patience.js';
import { buildHttp } from './app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** Opens a connection and sends what is given; gives the socket and the first words that come back. */
function say(port: number, words: string): Promise<{ socket: Socket; first: Promise<string> }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(words);
      resolve({ socket, first: new Promise((heard) => socket.once('data', (chunk) => heard(String(chunk)))) });
    });
    socket.on('error', () => {});
  });
}

describe('the listening server', () => {
  it('refuses a huge upload by its announced length, before any of it has come', async () => {
    const ann = await t.signUp();
    const app = await buildHttp(t.world);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const head =
      `POST /api/analyses/upload HTTP/1.1\r\nHost: localhost\r\nCookie: ${ann.cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 999999999\r\n\r\n';
    const { socket, first } = await say(port, head);
    expect(await first).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await app.close();
  });

  it('answers what is no request, or has too large headers, in the shape of every other error', async () => {
    const app = await buildHttp(t.world);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const answers: [string, string][] = [];
    for (const words of ['NO SENSE\r\n\r\n', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`]) {
      const { socket, first } = await say(port, words);
      const [head = '', body = ''] = (await first).split('\r\n\r\n');
      expect(Object.keys(JSON.parse(body))).toEqual(['message']);
      answers.push([head.split('\r\n')[0] ?? '', body]);
      socket.destroy();
    }
    expect(answers.map(([line]) => line)).toEqual([
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 431 Request Header Fields Too Large',
    ]);
    await app.close();
  });

  it('takes an address that begins with two slashes for a page like any other', async () => {
    const app = await buildHttp(t.world);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    for (const address of ['//', '//[', '//elsewhere.example/patient']) {
      const { socket, first } = await say(port, `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      // The pages have not been built for this test, and their place says so.
      expect(await first).toMatch(/^HTTP\/1\.1 503 /);
      socket.destroy();
    }
    await app.close();
  });

  it('stops at once although a browser holds a connection open ahead of need', async () => {
    const app = await buildHttp(t.world);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const { socket } = await say(port, '');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(5000);
    socket.destroy();
  });

  it('logs what was asked for by somebody who left while it was done, once', async () => {
    const ann = await t.signUp();
    const app = await buildHttp(t.world);
    await app.listen({ port: 0 });
    const { port } = app.server.address() as { port: number };
    const lock = new pg.Client({ connectionString: t.databaseUrl });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [ann.id]);
    t.logged.length = 0;
    const body = JSON.stringify({ language: 'es' });
    const head =
      `PUT /api/account/language HTTP/1.1\r\nHost: localhost\r\nCookie: ${ann.cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { socket } = await say(port, head + body);
    await vi.waitFor(async () => {
      const { rowCount } = await lock.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(rowCount).toBeGreaterThan(0);
    }, PATIENT);
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await lock.query('COMMIT');
    await lock.end();
    await vi.waitFor(async () => {
      const user = await t.inject({ method: 'GET', url: '/api/auth/user', headers: { cookie: ann.cookie } });
      expect(user.json()).toMatchObject({ language: 'es' });
    }, PATIENT);
    await app.close();
    const lines = t.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ route }) => route === '/api/account/language')).toMatchObject([
      { message: 'request', method: 'PUT', status: 499 },
    ]);
  });
});
