const MEGABYTE = 1024 * 1024;

/** "1.4 MB"; what would round to nothing is "under 0.1 MB". */
export function megabytes(bytes: number): string {
  if (bytes < 0.05 * MEGABYTE) return 'under 0.1 MB';
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;

/** "12 minutes ago", "3 hours ago", "2 days ago"; under a minute, or a clock ahead of ours, is "just now". */
export function timeAgo(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return count(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return count(Math.floor(passed / HOUR), 'hour');
  return count(Math.floor(passed / DAY), 'day');
}

/** "November 17, 2026" */
export function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}
