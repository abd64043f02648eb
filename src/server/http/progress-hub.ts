import type { Notifications } from '../../ports/db.js';

/** Passes "this object changed" from the database on to the streams of this process. */
export interface ProgressHub {
  /** Calls `changed` after each change of the object, and when changes may have been missed. Returns the way out. */
  subscribe(topic: number, changed: () => void): () => void;
  stop(): void;
}

/** Listens on one channel for all streams of this process. */
export async function openProgressHub(
  notifications: Pick<Notifications, 'listen'>,
  channel: string,
): Promise<ProgressHub> {
  const listeners = new Map<number, Set<() => void>>();
  const wake = (topic: number) => {
    for (const changed of listeners.get(topic) ?? []) changed();
  };
  const stop = await notifications.listen(
    channel,
    (payload) => wake(Number(payload)),
    () => {
      for (const topic of listeners.keys()) wake(topic);
    },
  );
  return {
    subscribe(topic, changed) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(changed));
      return () => {
        set.delete(changed);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    stop,
  };
}
