import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsTouch, sessionExpiry } from './expiry.js';

const HOUR = 3_600_000;
const limits = { providerIdleMs: HOUR / 2, patientIdleMs: 24 * HOUR, absoluteMs: 30 * 24 * HOUR };
const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('session expiry', () => {
  it('is 30 minutes after use for providers, 24 hours for patients and accounts without a type', () => {
    const now = new Date('2026-01-01T12:00:00Z');
    expect(sessionExpiry(limits, 'provider', now, now).toISOString()).toBe('2026-01-01T12:30:00.000Z');
    expect(sessionExpiry(limits, 'patient', now, now).toISOString()).toBe('2026-01-02T12:00:00.000Z');
    expect(sessionExpiry(limits, null, now, now).toISOString()).toBe('2026-01-02T12:00:00.000Z');
  });

  it('never goes beyond 30 days after sign-in', () => {
    fc.assert(
      fc.property(
        date,
        fc.nat(40 * 86_400_000),
        fc.constantFrom('patient', 'provider', null),
        (created, used, type) => {
          const expiry = sessionExpiry(limits, type, created, new Date(created.getTime() + used));
          expect(expiry.getTime()).toBeLessThanOrEqual(created.getTime() + limits.absoluteMs);
        },
      ),
    );
  });

  it('is written again after a minute', () => {
    const seen = new Date('2026-01-01T12:00:00Z');
    expect(needsTouch(seen, new Date('2026-01-01T12:00:59Z'))).toBe(false);
    expect(needsTouch(seen, new Date('2026-01-01T12:01:00Z'))).toBe(true);
  });
});
