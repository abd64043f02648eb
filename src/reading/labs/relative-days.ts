/** What stands over a column in place of a day: "Today", "2 months ago", "Admission", "Day 4", "Tue". */
export interface RelativeDay {
  length: number;
  /** Days, larger is later; comparable only with others of this kind. */
  days: number;
  /** "Mon", "Tue": goes round. */
  weekday?: true;
  /** Hours since the first sample. */
  hours?: true;
}

const IN_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };
const WORD_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const END = '(?![A-Za-z0-9/])';
const AGO = new RegExp(`(\\d{1,3}|one|two|three|four|five|six|a) ?(days?|d|weeks?|wks?|w|months?|mths?|mo|m|years?|yrs?|y) ago${END}`, 'iy'); // biome-ignore format: one pattern
const NUMBERED = new RegExp(`(?:(post-?op(?:erative)? |hospital )?(day|week|wk|month|year|d|pod) ?\\+?(\\d{1,3}))${END}`, 'iy'); // biome-ignore format: one pattern
const HOURS = new RegExp(`(?:t ?\\+? ?)?(\\d{1,2}) ?-?(?:h|hrs?|hours?)${END}`, 'iy');
const FIRST = new RegExp(`(?:(?:on |at )?(?:admission|admit|adm\\.?|arrival|presentation)|baseline|initial|pre-?op(?:erative)?|pre-?treatment)${END}`, 'iy'); // biome-ignore format: one pattern
const LAST = new RegExp(`(?:today|now|current|latest|this (?:visit|sample|result)|(?:at |on )?discharge|disch\\.?)${END}`, 'iy'); // biome-ignore format: one pattern
const BEFORE = new RegExp(`(?:yesterday|(previous|prev\\.?|prior|last (?:visit|time|week|month|year|result)))${END}`, 'iy'); // biome-ignore format: one pattern
const WEEKDAY = new RegExp(`(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?\\.?${END}`, 'iy');

const NEVER_BEFORE = -1;
const NEVER_AFTER = 99_999_999;

/** Reads one such head at a place of a line; null where none stands there. */
export function relativeDay(line: string, at: number): RelativeDay | null {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  const ago = match(AGO);
  if (ago) {
    const amount = /^\d/.test(ago[1] ?? '') ? Number(ago[1]) : Math.max(1, WORD_NUMBERS.indexOf((ago[1] ?? '').toLowerCase())); // biome-ignore format: one line
    return {
      length: ago[0].length,
      days: NEVER_AFTER - amount * (IN_DAYS[(ago[2] ?? 'd').charAt(0).toLowerCase()] ?? 1),
    };
  }
  const numbered = match(NUMBERED);
  if (numbered) {
    const unit = (numbered[2] ?? 'd').toLowerCase();
    return {
      length: numbered[0].length,
      days: Number(numbered[3]) * (unit === 'pod' ? 1 : (IN_DAYS[unit.charAt(0)] ?? 1)),
    };
  }
  const hours = match(HOURS);
  if (hours) return { length: hours[0].length, days: Number(hours[1]) / 24, hours: true };
  const first = match(FIRST);
  if (first) return { length: first[0].length, days: NEVER_BEFORE };
  const last = match(LAST);
  if (last) return { length: last[0].length, days: NEVER_AFTER };
  const before = match(BEFORE);
  if (before) return { length: before[0].length, days: NEVER_AFTER - (before[1] === undefined ? 1 : 2) };
  const weekday = match(WEEKDAY);
  return weekday === null ? null : { length: weekday[0].length, days: WEEKDAYS.indexOf((weekday[1] ?? '').toLowerCase()), weekday: true }; // biome-ignore format: one line
}

/**
 * Puts what goes round (hours of a day, days of a week) in order: the columns run one way, and span as little time as
 * they can. Null where both ways are as likely.
 */
export function unrolled(printed: readonly number[], round: number): number[] | null {
  const steps = printed.slice(1).map((one, at) => one - (printed[at] ?? 0));
  if (steps.some((step) => step === 0)) return null;
  const modulo = (step: number) => ((step % round) + round) % round;
  const up = steps.reduce((sum, step) => sum + modulo(step), 0);
  const down = steps.reduce((sum, step) => sum + modulo(-step), 0);
  if (Math.abs(up - down) < round / 6) return null;
  const way = up < down ? 1 : -1;
  let at = printed[0] ?? 0;
  return [at, ...steps.map((step) => (at += way * modulo(way * step)))];
}
