/** Failed sign-ins that may happen before the first wait. */
export const FREE_ATTEMPTS = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** After this long without a failure the count starts anew. */
export const FORGET_AFTER_MS = 24 * 60 * 60_000;

export interface AttemptCount {
  failedLoginAttempts: number;
  lockedUntil: Date | null;
  lastFailedLogin: Date | null;
}

/** Milliseconds still to wait; 0 when a sign-in may be tried now. */
export function remainingWait(count: AttemptCount, now: Date): number {
  return Math.max(0, (count.lockedUntil?.getTime() ?? 0) - now.getTime());
}

/**
 * The count after one more attempt, taken before the password is checked so that many at once cannot all slip through.
 * From the fifth on each makes the next wait: 1, 2, 4, … at most 30 minutes.
 */
export function countAttempt(count: AttemptCount, now: Date): AttemptCount {
  const stale = count.lastFailedLogin !== null && now.getTime() - count.lastFailedLogin.getTime() > FORGET_AFTER_MS;
  const failedLoginAttempts = (stale ? 0 : count.failedLoginAttempts) + 1;
  const over = failedLoginAttempts - FREE_ATTEMPTS;
  const wait = over < 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(over, 10), LONGEST_WAIT_MS);
  return {
    failedLoginAttempts,
    lockedUntil: wait === 0 ? null : new Date(now.getTime() + wait),
    lastFailedLogin: now,
  };
}
