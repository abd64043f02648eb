import { ApiError } from '../../contract/errors.js';
import type { Tx } from '../../ports/db.js';
import {
  ACCOUNT,
  type AttemptCount,
  addressLockout,
  countAttempt,
  type Lockout,
  NO_ATTEMPTS,
  remainingWait,
  takeBack,
} from './lockout.js';
import { type Counted, forgetCounts, lockCount, saveCount } from './store.js';

interface Line {
  on: Counted;
  lockout: Lockout;
}

/** An attempt that has been counted as failed until it is known to be none. */
export interface Attempt {
  readonly counted: readonly { on: Counted; count: AttemptCount; own: boolean }[];
  /** Milliseconds to wait first; when there are any, nothing was counted. */
  readonly wait: number;
}

/** Counts an attempt on an account, known browser or unknown address, and (when given) on the network address. */
export async function takeAttempt(
  tx: Tx,
  on: Counted,
  address: { key: string; free: number } | null,
  now: Date,
): Promise<Attempt> {
  await forgetCounts(tx, new Date(now.getTime() - ACCOUNT.forgetAfterMs));
  const lines: Line[] = [{ on, lockout: ACCOUNT }];
  if (address) lines.push({ on: { key: address.key }, lockout: addressLockout(address.free) });
  const locked: (Line & { before: AttemptCount })[] = [];
  for (const line of lines) locked.push({ ...line, before: (await lockCount(tx, line.on, now)) ?? NO_ATTEMPTS });
  const wait = Math.max(...locked.map(({ before }) => remainingWait(before, now)));
  if (wait > 0) return { counted: [], wait };
  const counted: { on: Counted; count: AttemptCount; own: boolean }[] = [];
  for (const line of locked) {
    const count = countAttempt(line.before, now, line.lockout);
    await saveCount(tx, line.on, count);
    counted.push({ on: line.on, count, own: line.on === on });
  }
  return { counted, wait: 0 };
}

/**
 * Ends an attempt that was no failure. `cleared`: the person has shown who they are, so their own count starts anew; the
 * network address only gets its one attempt back, or one good account would hide guesses at others.
 */
export async function noFailure(tx: Tx, attempt: Attempt, now: Date, { cleared }: { cleared: boolean }): Promise<void> {
  for (const { on, count, own } of attempt.counted) {
    if (own && cleared) {
      await saveCount(tx, on, NO_ATTEMPTS);
      continue;
    }
    const current = await lockCount(tx, on, now);
    if (current) await saveCount(tx, on, takeBack(current, count));
  }
}

export function tooManyAttempts(waitMs: number): ApiError {
  const minutes = Math.ceil(waitMs / 60_000);
  const words = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new ApiError(429, `Too many sign-in attempts. Wait ${words} and try again.`, Math.ceil(waitMs / 1000));
}
