import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptCount, countAttempt, FORGET_AFTER_MS, FREE_ATTEMPTS, remainingWait } from './lockout.js';

const MINUTE = 60_000;
const none: AttemptCount = { failedLoginAttempts: 0, lockedUntil: null, lastFailedLogin: null };
const start = new Date('2026-01-01T00:00:00Z');

/** Attempts as fast as the waits allow; gives the wait after each. */
function waits(attempts: number): number[] {
  let count = none;
  let now = start;
  return Array.from({ length: attempts }, () => {
    count = countAttempt(count, now);
    const wait = remainingWait(count, now);
    now = new Date(now.getTime() + wait);
    return wait / MINUTE;
  });
}

describe('lockout', () => {
  it('lets four failures pass, then makes each wait twice the last, at most 30 minutes', () => {
    expect(waits(12)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('forgets after a day without a failure', () => {
    const locked = { failedLoginAttempts: 9, lockedUntil: start, lastFailedLogin: start };
    const later = new Date(start.getTime() + FORGET_AFTER_MS + 1);
    expect(countAttempt(locked, later)).toMatchObject({ failedLoginAttempts: 1, lockedUntil: null });
  });

  it('never lets more than the free attempts through in any minute, however they come', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 40 * MINUTE }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(gaps, (steps) => {
        let count = none;
        let now = start.getTime();
        const passed: number[] = [];
        for (const step of steps) {
          now += step;
          if (remainingWait(count, new Date(now)) > 0) continue;
          count = countAttempt(count, new Date(now));
          passed.push(now);
        }
        for (const at of passed) {
          expect(passed.filter((one) => one >= at && one < at + MINUTE).length).toBeLessThanOrEqual(FREE_ATTEMPTS);
        }
      }),
    );
  });
});
