const MINUTE = 60_000;

/** How attempts on one thing are counted. */
export interface Lockout {
  /** Failures that may happen before the first wait. */
  readonly free: number;
  /** After this long without a failure the count starts anew. */
  readonly forgetAfterMs: number;
}

/** On one account, or from one browser that the account knows. */
export const ACCOUNT: Lockout = { free: 5, forgetAfterMs: 24 * 60 * MINUTE };
/** From one network address, on whatever accounts: a whole practice may sit behind one. */
export const addressLockout = (free: number): Lockout => ({ free, forgetAfterMs: 60 * MINUTE });

const FIRST_WAIT_MS = MINUTE;
const LONGEST_WAIT_MS = 30 * MINUTE;

export interface AttemptCount {
  failedLoginAttempts: number;
  lockedUntil: Date | null;
  lastFailedLogin: Date | null;
}

export const NO_ATTEMPTS: AttemptCount = { failedLoginAttempts: 0, lockedUntil: null, lastFailedLogin: null };

/** Milliseconds still to wait; 0 when a sign-in may be tried now. */
export function remainingWait(count: AttemptCount, now: Date): number {
  return Math.max(0, (count.lockedUntil?.getTime() ?? 0) - now.getTime());
}

/**
 * The count after one more attempt, taken before the password is checked so that many at once cannot all slip through.
 * From the last free one on each makes the next wait: 1, 2, 4, … at most 30 minutes.
 */
export function countAttempt(count: AttemptCount, now: Date, lockout: Lockout = ACCOUNT): AttemptCount {
  const stale =
    count.lastFailedLogin !== null && now.getTime() - count.lastFailedLogin.getTime() > lockout.forgetAfterMs;
  const failedLoginAttempts = (stale ? 0 : count.failedLoginAttempts) + 1;
  const over = failedLoginAttempts - lockout.free;
  const wait = over < 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(over, 10), LONGEST_WAIT_MS);
  return {
    failedLoginAttempts,
    lockedUntil: wait === 0 ? null : new Date(now.getTime() + wait),
    lastFailedLogin: now,
  };
}

/**
 * The count when one counted attempt turns out to have been no failure. A wait goes only if it was this attempt's own:
 * guesses counted meanwhile keep theirs.
 */
export function takeBack(count: AttemptCount, attempt: AttemptCount): AttemptCount {
  const own = count.lockedUntil !== null && count.lockedUntil.getTime() === attempt.lockedUntil?.getTime();
  return {
    ...count,
    failedLoginAttempts: Math.max(0, count.failedLoginAttempts - 1),
    lockedUntil: own ? null : count.lockedUntil,
  };
}
