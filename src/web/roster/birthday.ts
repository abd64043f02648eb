import { longDate } from '../kit/measures.js';

/** A date of birth in words. It is a day, not a moment: the same everywhere. */
export function birthday(date: string): string {
  return longDate(new Date(`${date}T12:00`));
}
