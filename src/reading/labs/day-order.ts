const DAY_FIRST = /(?<![\d/.-])(?:1[3-9]|2\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)?\d{2}(?!\d)/;
const MONTH_FIRST = /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/.-](?:1[3-9]|2\d|3[01])[/.-](?:19|20)?\d{2}(?!\d)/;
const BY_POINTS = /(?<![\d.])\d\d\.\d\d\.(?:19|20)\d\d(?![\d.])/;
const OPEN = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?!\d)/g;
/** Words of countries that write the day first, in their spelling of English or in their own. */
const WRITES_DAY_FIRST =
  /\b(?:NHS|h(?:aemo|aemato)\w+|oedema|anaemia|faec(?:es|al)|paediatric\w*|tumour|coeliac|FRCPath|FRCPA|oestr\w+|geb\.|geboren|Dhr\.|Mw\.|Klinisch)(?![A-Za-z])/i;
const MARK = /(?<=\s)(?:\*|[HL](?= ))\s{0,2}[<>]?\d/g;
/** Lines below the dates of a table that are looked at. */
const ROWS = 60;

/** Which of day and month stands first in the dates of a text; null where nothing tells. */
export type DayOrder = 'day' | 'month' | null;

export function dayOrder(text: string, decimalComma: boolean): DayOrder {
  if (writesDayFirst(text, decimalComma)) return 'day';
  return MONTH_FIRST.test(text.slice(0, 20_000)) ? 'month' : null;
}

/**
 * Whether a text writes 6 November as 06/11: by a date that reads no other way, by points, by decimal commas, or because
 * the marks of its table stand only in the column that is newest when read so.
 */
function writesDayFirst(text: string, decimalComma: boolean): boolean {
  const look = text.slice(0, 20_000);
  if (MONTH_FIRST.test(look)) return false;
  return (
    decimalComma ||
    DAY_FIRST.test(look) ||
    WRITES_DAY_FIRST.test(look) ||
    BY_POINTS.test(look) ||
    marksSayDayFirst(look)
  );
}

function marksSayDayFirst(text: string): boolean {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => (line.match(OPEN)?.length ?? 0) > 1);
  const columns = [...(lines[at] ?? '').matchAll(OPEN)].map(({ index, 0: date, 1: a, 2: b, 3: year }) => ({
    at: index + date.length / 2,
    day: Number(year) * 10_000 + Number(b) * 100 + Number(a),
    month: Number(year) * 10_000 + Number(a) * 100 + Number(b),
  }));
  const newest = (by: 'day' | 'month') => columns.reduce((best, one) => (one[by] > best[by] ? one : best), columns[0] ?? { at: 0, day: 0, month: 0 }); // biome-ignore format: one line
  if (columns.length < 2 || newest('day') === newest('month')) return false;
  const marked = lines
    .slice(at + 1, at + 1 + ROWS)
    .flatMap((line) => [...line.matchAll(MARK)].map(({ index }) => index + 2));
  return marked.length > 0 && marked.every((place) => nearest(columns, place) === newest('day'));
}

function nearest<T extends { at: number }>(columns: readonly T[], place: number): T | undefined {
  return columns.reduce<T | undefined>((best, one) => best === undefined || Math.abs(one.at - place) < Math.abs(best.at - place) ? one : best, undefined); // biome-ignore format: one line
}
