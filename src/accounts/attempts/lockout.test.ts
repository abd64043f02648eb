import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type AttemptCount,
  addressLockout,
  countAttempt,
  NO_ATTEMPTS,
  remainingWait,
  takeBack,
} from './lockout.js';

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
    const later = new Date(start.getTime() + ACCOUNT.forgetAfterMs + 1);
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
          expect(passed.filter((one) => one >= at && one < at + MINUTE).length).toBeLessThanOrEqual(ACCOUNT.free);
        }
      }),
    );
  });

  it('lets a whole practice behind one address fail more often, and forgets sooner', () => {
    const practice = addressLockout(50);
    let count = none;
    for (let i = 0; i < 49; i++) count = countAttempt(count, start, practice);
    expect(remainingWait(count, start)).toBe(0);
    expect(remainingWait(countAttempt(count, start, practice), start)).toBe(MINUTE);
    const later = new Date(start.getTime() + 61 * MINUTE);
    expect(countAttempt(count, later, practice).failedLoginAttempts).toBe(1);
  });

  it('takes back one attempt with its own wait, never the wait of another', () => {
    const four = { failedLoginAttempts: 4, lockedUntil: null, lastFailedLogin: start };
    const fifth = countAttempt(four, start);
    expect(takeBack(fifth, fifth)).toMatchObject({ failedLoginAttempts: 4, lockedUntil: null });
    const earlier = countAttempt(NO_ATTEMPTS, start);
    expect(takeBack(fifth, earlier)).toMatchObject({ failedLoginAttempts: 4, lockedUntil: fifth.lockedUntil });
  });
});
