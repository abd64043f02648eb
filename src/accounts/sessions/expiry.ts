import type { UserType } from '../../contract/users.js';

const MINUTE = 60_000;
/** How long sessions last; all in milliseconds. */
export interface SessionLimits {
  /** Without use. Shorter for providers, whose desks are shared. */
  readonly providerIdleMs: number;
  readonly patientIdleMs: number;
  /** However busy. */
  readonly absoluteMs: number;
}

/** A busy session is written at most this often. */
const TOUCH_EVERY_MS = MINUTE;

/** When a session used now ends. */
export function sessionExpiry(limits: SessionLimits, userType: UserType | null, createdAt: Date, now: Date): Date {
  const idle = userType === 'provider' ? limits.providerIdleMs : limits.patientIdleMs;
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + limits.absoluteMs));
}

/** Whether the last use was written so long ago that this one is worth a write. */
export function needsTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}
