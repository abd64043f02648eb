import type { TrendPoint } from '../../../contract/trends.js';
import { locale } from '../../kit/language.js';
import { longDate } from '../../kit/measures.js';
import { trendTexts as texts } from '../texts.js';

/** A day is the same everywhere: the noon of it never slips into the next. */
const noon = ({ date }: Pick<TrendPoint, 'date'>) => new Date(`${date}T12:00:00`);

/** "March 13, 2026" */
export const dayWords = (point: TrendPoint) => longDate(noon(point));

/** "112 g/L", "8.4%": a number and its unit, never parted. */
export const withUnit = (value: string, unit: string | null) =>
  unit === null ? value : unit === '%' ? `${value}%` : `${value}\u00a0${unit}`;

/** The number and unit as printed. */
export const printedWords = ({ value, unit }: TrendPoint) => withUnit(value, unit);

/** The number in the unit of the newest result: as printed where it is the same. */
export const comparedValue = ({ value, number, converted }: TrendPoint) => (converted ? String(number) : value);

/** "Was 11.2 on March 13, 2026. Now 12.9 g/dL." */
export function changeWords(points: readonly TrendPoint[]): string {
  const [before, now] = points.slice(-2);
  if (!before || !now) return '';
  const was = before.dateFrom === 'report' ? texts.was : texts.wasGiven;
  return was(comparedValue(before), dayWords(before), printedWords(now));
}

/** Beside the result itself: "11.2 on March 13, 2026". */
export function earlierWords(point: TrendPoint): string {
  const words = point.dateFrom === 'report' ? texts.earlier : texts.earlierGiven;
  return words(comparedValue(point), dayWords(point));
}

/** Under a chart: the month, with its year where it is not said yet; days where all lie within a few months. */
export function tickWords(points: readonly TrendPoint[]): (point: TrendPoint) => string {
  const [first, last] = [points[0], points.at(-1)];
  const span = first && last ? noon(last).getTime() - noon(first).getTime() : 0;
  const byDay = span < 150 * 86_400_000;
  const format = new Intl.DateTimeFormat(
    locale(),
    byDay ? { month: 'short', day: 'numeric' } : { month: 'short', year: 'numeric' },
  );
  return (point) => format.format(noon(point));
}
