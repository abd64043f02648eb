import type { Knowledge } from '../../knowledge/index.js';
import { lineStart } from '../line-starts.js';
import type { LabRow } from '../types.js';
import { isOfBefore } from './of-before.js';

/** "Previous creatinine 98", "Last known Hb was 11": what stands in front of a value of an earlier day. */
const BEFORE =
  /(?<![^\s(])(?:(?:prev(?:ious(?:ly)?)?|prior|earlier|baseline|historic(?:al)?|pre-?admission|pre-?op(?:erative)?)\.?|(?:last|most recent)(?= (?:known|recorded|measured|available|documented)))(?: (?:known|recorded|measured|available|documented|value|result|serum|plasma|total|stable|of|for|was|the)){0,3}[\s:]{0,3}$/i;
const LOOK_BACK = 60;
const DAY =
  /^[\s(,]{0,3}(?:on |in |at |dated |of )?[\s(]{0,2}(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ?\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2},? )?\d{4})/i;

/**
 * Values that a comment under a sheet gives of an earlier day ("Previous creatinine 98 on 02/09/2024") are no results of
 * today: they go to the row of the same test as its older result, where that has none.
 */
export function withoutToldBefore(
  inline: readonly LabRow[],
  sheet: readonly LabRow[],
  clean: string,
  knowledge: Knowledge,
): LabRow[] {
  let last = -1;
  return inline.filter((row) => {
    const front = clean.slice(Math.max(0, row.source.start - LOOK_BACK), row.source.start).replace(/^[\s\S]*\n/, '');
    // "Previous Hb 110, creatinine 98": the label holds for the list behind it.
    const listed = last >= 0 && /^[\s,;/&+]{1,3}(?:and )?$/.test(clean.slice(last, row.source.start));
    const label = labelOf(row, clean);
    const lead = label !== null || listed ? { index: front.length } : BEFORE.exec(front);
    if (lead === null) return true;
    last = row.source.end;
    const id = knowledge.labByName(row.name, row.panel, row.unit)?.id;
    const own = sheet.find((one) => id !== undefined && knowledge.labByName(one.name, one.panel, one.unit)?.id === id);
    if (own === undefined) return row.previous !== null;
    const sameUnit =
      (own.unit === '%') === (row.unit === '%') &&
      (own.unit === null || row.unit === null || own.unit.toLowerCase() === row.unit.toLowerCase());
    if (own.previous === null && !own.pending && sameUnit) {
      const day = DAY.exec(clean.slice(row.source.end, row.source.end + 40));
      const source = {
        start: row.source.start - front.length + lead.index,
        end: row.source.end + (day?.[0].length ?? 0),
      };
      const printed = label === null ? null : LABEL_DAY.exec(label)?.[0];
      own.previous = { value: row.value, number: row.number, date: day?.[1] ?? printed ?? null, source };
    }
    return false;
  });
}

/** "12/2023", "03 Feb 2024", "2022" in such a label. */
const LABEL_DAY =
  /(?<![\d/.-])(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d\d|(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2},? )?(?:19|20)\d\d)(?![\d/.-])/i;

/** "Prior count 04/2022: WBC 12.9, lymphocytes 6.8. Hgb 14.6.": the label that the whole printed line stands behind. */
function labelOf(row: LabRow, clean: string): string | null {
  const from = lineStart(clean, row.source.start);
  const front = clean.slice(Math.max(from, row.source.start - 400), row.source.start).replace(/^comments?:\s*/i, '');
  return isOfBefore(`${front}x`) ? front.slice(0, front.indexOf(':')) : null;
}
