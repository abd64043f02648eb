import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the acts in hand come from: a network address, or the operator's command line. */
export type Origin = { address: string } | 'operator';

const current = new AsyncLocalStorage<Origin>();

/** Runs `work`; every event it records says that it came from there. */
export function withOrigin<Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> {
  return current.run(origin, work);
}

export function currentOrigin(): Origin | null {
  return current.getStore() ?? null;
}
