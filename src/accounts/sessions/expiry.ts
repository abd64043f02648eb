import type { UserType } from '../../contract/users.js';

const MINUTE = 60_000;
const PROVIDER_IDLE_MS = 30 * MINUTE;
const PATIENT_IDLE_MS = 24 * 60 * MINUTE;
/** However busy, no session outlives this. */
export const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * MINUTE;
/** A busy session is written at most this often. */
const TOUCH_EVERY_MS = MINUTE;

/** When a session used now ends: 30 idle minutes for providers (shared desks), 24 hours for others, 30 days for all. */
export function sessionExpiry(userType: UserType | null, createdAt: Date, now: Date): Date {
  const idle = userType === 'provider' ? PROVIDER_IDLE_MS : PATIENT_IDLE_MS;
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + SESSION_ABSOLUTE_MS));
}

/** Whether the last use was written so long ago that this one is worth a write. */
export function needsTouch(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;
}
