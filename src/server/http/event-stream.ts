import { PassThrough } from 'node:stream';
import type { StateStream } from '../../ports/handlers.js';
import type { ProgressHub } from './progress-hub.js';

export interface EventStreamOptions {
  hub: Pick<ProgressHub, 'subscribe'>;
  /** Asked at each heartbeat: whether the caller is still signed in. */
  stillAllowed(): Promise<boolean>;
  /** Checks and shapes one event. */
  present(event: unknown): unknown;
  heartbeatMs: number;
  /** Told of a read that failed; the stream tries again at the next change or heartbeat. */
  onError(error: unknown): void;
}

/**
 * Server-sent events of an object's states: the present one first, then each change, until the last one. Between them a
 * comment as a sign of life. Ends early when the caller may not see it any more.
 */
export function streamStates<Event>(stream: StateStream<Event>, options: EventStreamOptions): PassThrough {
  const out = new PassThrough();
  let sent = '';
  let isReading = false;
  let again = false;

  const readOnce = async () => {
    const state = await stream.read();
    if (out.writableEnded || out.destroyed) return;
    if (state === null) return close();
    const data = JSON.stringify(options.present(state));
    if (data !== sent) out.write(`data: ${data}\n\n`);
    sent = data;
    if (stream.isLast(state)) close();
  };
  // One read at a time; a change during a read makes one more, so no state is ever older than the last change.
  const check = () => {
    again = true;
    if (isReading) return;
    isReading = true;
    void (async () => {
      while (again && !out.writableEnded) {
        again = false;
        await readOnce().catch(options.onError);
      }
      isReading = false;
    })();
  };
  const beat = async () => {
    try {
      if (!(await options.stillAllowed())) return close();
    } catch (error) {
      options.onError(error);
    }
    if (out.writableEnded || out.destroyed) return;
    out.write(': alive\n\n');
    check();
  };
  // Subscribed before the first read: a change in between is not missed.
  const unsubscribe = options.hub.subscribe(stream.topic, check);
  const timer = setInterval(beat, options.heartbeatMs);
  const stop = () => {
    clearInterval(timer);
    unsubscribe();
  };
  const close = () => {
    stop();
    if (!out.writableEnded) out.end();
  };
  out.on('close', stop);
  out.on('error', stop);
  out.write('retry: 2000\n\n');
  check();
  return out;
}
