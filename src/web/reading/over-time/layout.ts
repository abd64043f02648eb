import { plainNumber } from '../../../contract/lab-reading.js';
import type { TrendPoint } from '../../../contract/trends.js';

/** The drawing's own measures, in its own units. */
export const CHART = { width: 380, height: 190, left: 44, right: 308, top: 26, bottom: 148 } as const;
/** Labels nearer than this would touch. */
const VALUE_ROOM = 40;
const DAY_ROOM = 58;

interface Placed {
  x: number;
  y: number;
  point: TrendPoint;
  /** Whether its number is written; beside the last one always. */
  labelled: boolean;
  /** Inside the band the number stands below the point, where the line does not run. */
  below: boolean;
  /** Whether its day is written below. */
  dated: boolean;
}

/** A stretch of time in which the reports print one range. */
interface Band {
  from: number;
  to: number;
  top: number;
  bottom: number;
  low: number | null;
  high: number | null;
  /** What is written at its ends, as printed; null where it is said already or there is no room. */
  lowLabel: string | null;
  highLabel: string | null;
  /** The labels of the first stand before it, those of the others inside. */
  isFirst: boolean;
}

export interface TrendLayout {
  points: Placed[];
  bands: Band[];
}

const time = (point: TrendPoint) => Date.parse(`${point.date}T00:00:00Z`);

/** Lays out one test over time: days true to scale, each report's range a band from half-way to the reports beside it. */
export function trendLayout(points: readonly TrendPoint[]): TrendLayout {
  const y = scaleOf(points);
  const xs = placesOf(points);
  const last = points.length - 1;
  const valueShown = spaced(xs, VALUE_ROOM);
  const dayShown = spaced(xs, DAY_ROOM);
  const placed = points.map((point, index): Placed => {
    const inside = point.low !== null && point.high !== null && point.number >= point.low && point.number <= point.high;
    return {
      x: xs[index] ?? CHART.left,
      y: y(point.number),
      point,
      labelled: index !== last && valueShown.has(index),
      below: inside,
      dated: dayShown.has(index),
    };
  });
  const bands = bandsOf(points, xs, y);
  for (const one of placed) one.below &&= !bands.some((band) => crossed(one, band));
  return { points: placed, bands };
}

/** Whether a number below its point would stand on the lower end of the range. */
function crossed({ x, y }: Placed, { from, to, bottom, low }: Band): boolean {
  return low !== null && from <= x && x <= to && bottom > y + 4 && bottom < y + 28;
}

/** From numbers to heights: all results and all printed ends, with some room. */
function scaleOf(points: readonly TrendPoint[]): (value: number) => number {
  const numbers = points.flatMap(({ number, low, high }) => [number, low ?? number, high ?? number]);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const room = (most - least || Math.abs(most) || 1) * 0.12;
  const from = least >= 0 ? Math.max(0, least - room) : least - room;
  const to = most + room;
  return (value) => CHART.bottom - ((value - from) / (to - from)) * (CHART.bottom - CHART.top);
}

function placesOf(points: readonly TrendPoint[]): number[] {
  const times = points.map(time);
  const [first = 0, end = 0] = [times[0], times.at(-1)];
  const width = CHART.right - CHART.left - 20;
  // All of one day: evenly, in their order.
  const share = (at: number, index: number) =>
    end === first ? index / Math.max(1, points.length - 1) : (at - first) / (end - first);
  return times.map((at, index) => CHART.left + 10 + share(at, index) * width);
}

/** Which labels have room: the last one always, then from the first on. */
function spaced(xs: readonly number[], room: number): Set<number> {
  const last = xs.length - 1;
  const shown = new Set([last]);
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, x] of xs.entries()) {
    if (index === last || x - before < room || (xs[last] ?? 0) - x < room) continue;
    shown.add(index);
    before = x;
  }
  return shown;
}

function bandsOf(points: readonly TrendPoint[], xs: readonly number[], y: (value: number) => number): Band[] {
  const bands: Band[] = [];
  for (const [index, { low, high, rangeText, converted }] of points.entries()) {
    const x = xs[index] ?? 0;
    const from = index === 0 ? CHART.left : (x + (xs[index - 1] ?? x)) / 2;
    const to = index === points.length - 1 ? CHART.right : (x + (xs[index + 1] ?? x)) / 2;
    if (low === null && high === null) continue;
    const before = bands.at(-1);
    if (before && before.to === from && before.low === low && before.high === high) {
      before.to = to;
      continue;
    }
    const top = high === null ? CHART.top - 10 : y(high);
    const bottom = low === null ? CHART.bottom + 8 : y(low);
    const isFirst = index === 0;
    const label = (end: 'low' | 'high', value: number | null) => {
      const hasRoom = isFirst ? bottom - top > 13 || end === 'high' : bottom - top > 36 && to - from > 34;
      if (value === null || !hasRoom || before?.[end] === value) return null;
      return plainNumber(value, converted ? '' : (rangeText ?? ''));
    };
    const [lowLabel, highLabel] = [label('low', low), label('high', high)];
    bands.push({ from, to, top, bottom, low, high, lowLabel, highLabel, isFirst });
  }
  return bands;
}
