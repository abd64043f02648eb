import type { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { StateStream } from '../../ports/handlers.js';
import { streamStates } from './event-stream.js';

interface State {
  n: number;
  last?: boolean;
}

/** A stream over a variable, with its hub in hand. */
function follow(
  read: () => Promise<State | null>,
  { heartbeatMs = 60_000, allowed = () => true }: { heartbeatMs?: number; allowed?: () => boolean } = {},
) {
  const changes = new Set<() => void>();
  const errors: unknown[] = [];
  const states: StateStream<State> = { topic: 1, read, isLast: (state) => state.last === true };
  const hub = {
    subscribe(_topic: number, changed: () => void) {
      changes.add(changed);
      return () => void changes.delete(changed);
    },
  };
  const out = streamStates(states, {
    hub,
    stillAllowed: async () => allowed(),
    present: (state) => state,
    heartbeatMs,
    onError: (error) => errors.push(error),
  });
  const tell = () => {
    for (const changed of changes) changed();
  };
  return { out, errors, tell, changes, text: collect(out) };
}

function collect(out: PassThrough): () => string {
  let text = '';
  out.on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}

const data = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? '').n);
const soon = (milliseconds = 20) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ended = (out: PassThrough) => new Promise((resolve) => out.once('end', resolve));

describe('a stream of states', () => {
  it('sends the present state first, then each change, and ends with the last one', async () => {
    let state: State = { n: 1 };
    const stream = follow(async () => state);
    await soon();
    for (const n of [2, 3]) {
      state = { n };
      stream.tell();
      await soon();
    }
    state = { n: 4, last: true };
    stream.tell();
    await ended(stream.out);
    expect(data(stream.text())).toEqual([1, 2, 3, 4]);
    expect(stream.changes.size).toBe(0);
  });

  it('does not repeat a state, and does not miss one that changes during a read', async () => {
    let state: State = { n: 1 };
    let slow: Promise<unknown> = Promise.resolve();
    const stream = follow(async () => {
      const seen = state;
      await slow;
      return seen;
    });
    await soon();
    stream.tell();
    await soon();
    expect(data(stream.text())).toEqual([1]);
    slow = soon(30);
    stream.tell();
    await soon(5);
    state = { n: 2 };
    stream.tell();
    await soon(100);
    expect(data(stream.text())).toEqual([1, 2]);
    stream.out.destroy();
  });

  it('gives signs of life, and finds changes that nobody told of', async () => {
    let state: State = { n: 1 };
    const stream = follow(async () => state, { heartbeatMs: 15 });
    await soon(5);
    state = { n: 2 };
    await soon(60);
    expect(stream.text()).toContain(': alive');
    expect(data(stream.text())).toEqual([1, 2]);
    stream.out.destroy();
  });

  it('ends when the session has ended or the object is gone', async () => {
    let allowed = true;
    const signedOut = follow(async () => ({ n: 1 }), { heartbeatMs: 10, allowed: () => allowed });
    await soon();
    allowed = false;
    await ended(signedOut.out);
    const gone = follow(async () => null);
    await ended(gone.out);
    expect(data(gone.text())).toEqual([]);
  });

  it('lives through a database that is away', async () => {
    let away = true;
    const stream = follow(async () => {
      if (away) throw new Error('away');
      return { n: 7, last: true };
    });
    await soon();
    expect(stream.errors).toHaveLength(1);
    away = false;
    stream.tell();
    await ended(stream.out);
    expect(data(stream.text())).toEqual([7]);
  });

  it('lets go of everything when the reader leaves', async () => {
    const stream = follow(async () => ({ n: 1 }), { heartbeatMs: 10 });
    await soon();
    stream.out.destroy();
    await soon();
    expect(stream.changes.size).toBe(0);
    const before = stream.text();
    await soon(40);
    expect(stream.text()).toBe(before);
  });
});
