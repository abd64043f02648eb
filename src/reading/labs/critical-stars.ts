import type { LabRow, OlderResult } from '../types.js';

/** "* = PANIC VALUE" below a table. */
const STAR_IS_CRITICAL = /(?:^|\s)\*{1,2}\s?(?:=|:|denotes|indicates|means)\s?(?:an? )?(?:panic|critical)\b/i;

/** "684 *H" where the text says that the star stands for a critical value, in older columns as well. */
export function markCriticalStars(plain: string, rows: readonly LabRow[], older: readonly OlderResult[]): void {
  if (!STAR_IS_CRITICAL.test(plain)) return;
  const word = (flag: string | null) => (flag?.includes('*') ? `CRITICAL ${flag.replace(/[^HL]/gi, '')}`.trim() : flag);
  for (const row of rows) {
    if (row.flag?.includes('*')) row.critical = true;
    row.earlier = row.earlier?.map((one) => ({ ...one, flag: word(one.flag) }));
    if (row.earlier === undefined) delete row.earlier;
  }
  for (const one of older) one.earlier = one.earlier.map((each) => ({ ...each, flag: word(each.flag) }));
}
