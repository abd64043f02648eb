import type { Clock } from '../ports/clock.js';

/** The computer's own clock. */
export const systemClock: Clock = { now: () => new Date() };
