import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { PATIENT } from '../../../test/patience.js';
import { BODIES_OF_ONE, BodyBudget } from './body-budget.js';

describe('the budget for bodies', () => {
  it('never gives more than there is, and is whole again when all is freed, however often each is freed', () => {
    const one = fc.record({ owner: fc.nat(3), bytes: fc.integer({ min: 1, max: 60 }), free: fc.boolean() });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (steps) => {
        const budget = new BodyBudget(100, 60);
        const held: { owner: number; bytes: number; free: () => void }[] = [];
        const sum = (of: typeof held) => of.reduce((bytes, each) => bytes + each.bytes, 0);
        for (const { owner, bytes, free } of steps) {
          if (free) {
            const first = held.shift();
            first?.free();
            first?.free();
          }
          const own = sum(held.filter((each) => each.owner === owner));
          const fits = own + bytes <= 60 && sum(held) + bytes <= 100;
          const take = () => held.push({ owner, bytes, free: budget.take(owner, bytes) });
          if (fits) take();
          else expect(take).toThrow(expect.objectContaining({ status: own + bytes > 60 ? 429 : 503 }));
        }
        for (const each of held) each.free();
        for (const owner of [0, 1]) budget.take(owner, 50);
      }),
    );
  });
});

describe('uploads that never end', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  function begin(port: number, person: Person, length: number): Promise<{ socket: Socket; heard: () => string }> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/analyses/upload HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\n` +
            `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x`,
        );
        resolve({ socket, heard: () => text });
      });
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
    });
  }

  it('stop their own user from sending more, nobody else, and free their room when they break off', async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    await t.app.listen({ port: 0 });
    const { port } = t.app.server.address() as { port: number };
    const each = 10_000_000;
    const open = await Promise.all(
      Array.from({ length: Math.floor(BODIES_OF_ONE / each) }, () => begin(port, ann, each)),
    );
    // What is left open here would hold the server up for a minute when it closes.
    await vi.waitFor(async () => {
      open.push(await begin(port, ann, each));
      expect(open.some(({ heard }) => /^HTTP\/1\.1 429 /.test(heard()))).toBe(true);
    }, PATIENT);
    const file = [{ name: 'a.txt', content: 'CT of the chest: normal.' }];
    expect((await t.upload(bob, file)).statusCode).toBe(202);
    for (const { socket } of open) socket.destroy();
    await vi.waitFor(async () => expect((await t.upload(ann, file)).statusCode).toBe(202), PATIENT);
  });
});

describe('signed bodies, which anybody may send', () => {
  let t: TestApp;
  let port = 0;
  beforeAll(async () => {
    t = await startTestApp();
    await t.app.listen({ port: 0 });
    ({ port } = t.app.server.address() as { port: number });
  });
  afterAll(() => t.close());

  /** Says that `length` bytes come and sends one. */
  function begin(length: number, { from = '127.0.0.1', signature = 'Stripe-Signature: t=1,v1=0\r\n' } = {}) {
    const sent = { heard: '', socket: connect({ port, host: '127.0.0.1', localAddress: from }) };
    sent.socket.on('error', () => {});
    sent.socket.on('data', (chunk) => {
      sent.heard += chunk;
    });
    sent.socket.write(
      `POST /api/billing/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${signature}` +
        `Content-Length: ${length}\r\n\r\n{`,
    );
    return sent;
  }
  const heard = (sent: { heard: string }, words: RegExp) =>
    vi.waitFor(() => expect(sent.heard).toMatch(words), PATIENT);

  it('are not read without a signature, nor beyond 256 KB', async () => {
    const unsigned = begin(100_000, { signature: '' });
    await heard(unsigned, /^HTTP\/1\.1 400 [\s\S]*The signature is not valid\./);
    const large = begin(262_145);
    await heard(large, /^HTTP\/1\.1 413 /);
    for (const { socket } of [unsigned, large]) socket.destroy();
  });

  it('have room of their own: one address cannot fill that of another, nor that of reports', async () => {
    const each = 262_144;
    const open = Array.from({ length: 16 }, () => begin(each));
    await vi.waitFor(() => {
      open.push(begin(each));
      expect(open.some((sent) => /^HTTP\/1\.1 429 /.test(sent.heard))).toBe(true);
    }, PATIENT);
    const other = begin(2, { from: '127.0.0.2' });
    other.socket.write('}');
    // Read whole, and only then refused: nothing is sold here.
    await heard(other, /^HTTP\/1\.1 404 /);
    const person = await t.signUp();
    expect((await t.upload(person, [{ name: 'a.txt', content: 'CT: normal.' }])).statusCode).toBe(202);
    for (const { socket } of [...open, other]) socket.destroy();
  });
});
