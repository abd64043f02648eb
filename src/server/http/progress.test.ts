import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisOf, type Person, startTestApp, type TestApp } from '../../../test/http-app.js';
import { type ProgressEvent, progressEventSchema } from '../../contract/analyses.js';
import type { Engine } from '../../ports/engine.js';
import { buildHttp } from './app.js';

/** An engine that waits at each stage until it is let on. */
const gates: (() => void)[] = [];
const gate = () => new Promise<void>((resolve) => gates.push(resolve));
const engine: Engine = {
  async explain(text, _from, progress) {
    if (text.includes('SLOW')) {
      progress?.('understanding', null);
      await gate();
      progress?.('explaining', 'Title so far');
      await gate();
    }
    if (text.includes('CRASH')) throw new Error('crash');
    return analysisOf(text);
  },
};
const letOn = async () => {
  while (gates.length === 0) await soon();
  gates.shift()?.();
};
const soon = (milliseconds = 10) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let t: TestApp;
let base: string;
/** A second web process on the same database, which runs no worker. */
let second: Awaited<ReturnType<typeof buildHttp>>;
let secondBase: string;
beforeAll(async () => {
  t = await startTestApp({ heartbeatSeconds: 0.3 });
  await t.work({ engine });
  base = await t.app.listen({ port: 0 });
  second = await buildHttp(t.world);
  secondBase = await second.listen({ port: 0 });
});
afterAll(async () => {
  await second.close();
  await t.close();
});

interface Follower {
  events: ProgressEvent[];
  done: Promise<void>;
  leave(): void;
}

/** Reads the stream as a browser does. */
async function follow(person: Person, id: number, from = base): Promise<Follower> {
  const leaving = new AbortController();
  const response = await fetch(`${from}/api/analyses/${id}/events`, {
    headers: { cookie: person.cookie, 'accept-encoding': 'gzip, br' },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events: ProgressEvent[] = [];
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith('data: ')) events.push(progressEventSchema.parse(JSON.parse(part.slice(6))));
      }
    }
  };
  return { events, done: read().catch(() => {}), leave: () => leaving.abort() };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await soon();
};

describe('the progress stream', () => {
  it('tells each stage in order, in every web process, and ends when the analysis is complete', async () => {
    const ann = await t.signUp();
    const { id } = (await t.upload(ann, [{ name: 'r.txt', content: 'SLOW report' }])).json();
    const here = await follow(ann, id);
    const there = await follow(ann, id, secondBase);
    await until(() => here.events.some((event) => event.stage === 'understanding'));
    await letOn();
    await until(() => [here, there].every((one) => one.events.some((event) => event.stage === 'explaining')));
    await letOn();
    await Promise.all([here.done, there.done]);
    for (const { events } of [here, there]) {
      expect(events.at(-1)).toEqual({
        id,
        status: 'completed',
        stage: null,
        progress: 100,
        failureReason: null,
        title: 'About: SLOW report',
      });
      const progress = events.map((event) => event.progress);
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect(Math.max(...progress.slice(0, -1))).toBeLessThanOrEqual(90);
      expect(events.find((event) => event.stage === 'explaining')?.title).toBe('Title so far');
    }
  });

  it('tells an analysis that has ended at once, and ends', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'CRASH')).json();
    await t.ended(ann, id);
    const { events, done } = await follow(ann, id);
    await done;
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ status: 'failed', failureReason: expect.stringContaining('could not explain') });
  });

  it('goes on after the database connection that listens was cut', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'SLOW report')).json();
    const follower = await follow(ann, id);
    await until(() => follower.events.some((event) => event.stage === 'understanding'));
    const cut = await t.query(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'plainchart listen' AND datname = current_database()`,
    );
    expect(cut.length).toBeGreaterThan(0);
    await letOn();
    await letOn();
    await follower.done;
    expect(follower.events.at(-1)?.status).toBe('completed');
  });

  it('ends for one who signs out', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'SLOW report')).json();
    const follower = await follow(ann, id);
    await until(() => follower.events.length > 0);
    await t.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: ann.cookie } });
    await follower.done;
    expect(follower.events.at(-1)?.status).toBe('processing');
    await letOn();
    await letOn();
  });

  it('does not keep an idle session alive', async () => {
    const provider = await t.signUp('provider');
    const { id } = (await t.submit(provider, 'SLOW report')).json();
    const follower = await follow(provider, id);
    await until(() => follower.events.length > 0);
    // Heartbeats go on all the while: none of them may count as use.
    for (let i = 0; i < 2; i++) {
      await soon(400);
      t.advance(16 * 60_000);
    }
    await follower.done;
    expect(follower.events.at(-1)?.status).toBe('processing');
    await letOn();
    await letOn();
  });

  it('is not opened without end by one person', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'SLOW report')).json();
    const followers = await Promise.all(Array.from({ length: 20 }, () => follow(ann, id)));
    const over = await fetch(`${base}/api/analyses/${id}/events`, { headers: { cookie: ann.cookie } });
    expect(over.status).toBe(429);
    await over.text();
    for (const follower of followers) follower.leave();
    await Promise.all(followers.map((follower) => follower.done));
    await soon(50);
    const again = await follow(ann, id);
    await letOn();
    await letOn();
    await again.done;
    expect(again.events.at(-1)?.status).toBe('completed');
  });

  it('does not hold up a server that stops', async () => {
    const ann = await t.signUp();
    const { id } = (await t.submit(ann, 'SLOW report')).json();
    const third = await buildHttp(t.world);
    const follower = await follow(ann, id, await third.listen({ port: 0 }));
    await until(() => follower.events.length > 0);
    const started = performance.now();
    await third.close();
    await follower.done;
    expect(performance.now() - started).toBeLessThan(2000);
    await letOn();
    await letOn();
  });
});
