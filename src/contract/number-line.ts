import type { AnalysisLab, Comparator } from './analysis.js';

/*
 * Where the parts of a result's number line stand. Shared by the screen and the printed letter, so that both draw the same.
 */

/** Positions along the line in percent of its width, 0 at the left. */
export interface NumberLine {
  /** Ends of the range; null on a side where the range is open, both null without a range. */
  low: number | null;
  high: number | null;
  value: number;
  previous: number | null;
  /** Where the axis is broken because the value lies far beyond it; null where it is whole. */
  breakAt: number | null;
  /** True where the axis begins at zero and shows it. */
  fromZero: boolean;
  /** How far the number above the line slides under its stem, in percent of its own width (-50 is centred). */
  labelShift: number;
  comparator: Comparator | null;
  /** Outline of the taper left and right of the band, as points on a 1000 by 20 drawing; null where there is none. */
  taperLeft: string | null;
  taperRight: string | null;
}

/** The part of the range's width shown on each side of it. */
const SIDE = 0.8;
/** Limits shown of a range that is open upwards. */
const OPEN = 1.75;
/** The value stands before this share of the line. */
const FURTHEST = 0.92;
/** A band narrower than this would not be readable: the axis is broken instead. */
const NARROWEST = 0.22;
const BROKEN_REACH = 78;

/** A straight scale from a domain onto a range; `clamp` keeps what lies outside at the range's ends. */
function linear(domain: readonly [number, number], range: readonly [number, number], clamp: boolean) {
  const width = domain[1] - domain[0];
  return (n: number) => {
    const share = width === 0 ? 0.5 : (n - domain[0]) / width;
    const kept = clamp ? Math.min(1, Math.max(0, share)) : share;
    return range[0] + kept * (range[1] - range[0]);
  };
}

interface Domain {
  from: number;
  to: number;
  width: number;
}

function domainOf(low: number | null, high: number | null, values: readonly number[]): Domain {
  const positive = values.every((value) => value >= 0);
  if (low !== null && high !== null) {
    const width = high > low ? high - low : Math.abs(high) || 1;
    const from = low - SIDE * width;
    return { from: positive && low >= 0 ? Math.max(0, from) : from, to: high + SIDE * width, width };
  }
  if (high !== null) {
    const width = Math.abs(high) || 1;
    return { from: positive && high >= 0 ? 0 : high - OPEN * width, to: high + SIDE * width, width };
  }
  const end = low ?? 0;
  const width = Math.abs(end) || 1;
  return { from: positive && end >= 0 ? 0 : end - SIDE * width, to: end + (OPEN - 1) * width, width };
}

/** Widens a domain until `value` stands inside it with room for its number. */
function widened({ from, to }: Domain, value: number): [number, number] {
  if (value > from + FURTHEST * (to - from)) return [from, from + (value - from) / FURTHEST];
  if (value < to - FURTHEST * (to - from) && !(from === 0 && value >= 0)) return [to - (to - value) / FURTHEST, to];
  return [from, to];
}

/**
 * Lays out one result on its line: linear always, never logarithmic, the report's range a band that tapers past its
 * ends. Null where the result is no number.
 */
export function numberLine(lab: Pick<AnalysisLab, 'number' | 'comparator' | 'range' | 'previous'>): NumberLine | null {
  const value = lab.number;
  if (value === null || !Number.isFinite(value)) return null;
  const low = lab.range?.low ?? null;
  const high = lab.range?.high ?? null;
  const before = lab.previous?.number ?? null;
  if (low === null && high === null) return bareLine(value, before, lab.comparator);

  const domain = domainOf(low, high, [value, before ?? value]);
  let [from, to] = widened(domain, value);
  const bandFrom = low ?? from;
  const bandTo = high ?? to;
  let breakAt: number | null = null;
  let place: (n: number) => number;
  if ((bandTo - bandFrom) / (to - from) < NARROWEST) {
    const right = value > (high ?? value - 1);
    breakAt = right ? BROKEN_REACH + 6 : 100 - BROKEN_REACH - 6;
    [from, to] = [domain.from, domain.to];
    const scale = linear([from, to], right ? [0, BROKEN_REACH] : [100 - BROKEN_REACH, 100], true);
    const beyond = (n: number) => (right ? n > to : n < from);
    place = (n) => (n === value ? (right ? 92 : 8) : beyond(n) ? (right ? 84 : 16) : scale(n));
  } else {
    if (before !== null) {
      const wider = widened({ ...domain, from, to }, before);
      // The value before never costs the band its size: one far off stands at the line's end, its number in words.
      if ((bandTo - bandFrom) / (wider[1] - wider[0]) >= NARROWEST) [from, to] = wider;
    }
    place = linear([from, to], [0, 100], true);
  }
  const x = place(value);
  const lowAt = low === null ? null : place(low);
  const highAt = high === null ? null : place(high);
  const unitsPerPercent = domain.width / Math.max(place(from + domain.width) - place(from), 1e-6);
  const reach = (0.34 * domain.width) / unitsPerPercent;
  return {
    low: lowAt,
    high: highAt,
    value: x,
    previous: before === null ? null : place(before),
    breakAt,
    fromZero: from === 0 && breakAt === null,
    labelShift: labelShift(x),
    comparator: lab.comparator,
    taperLeft: lowAt === null ? null : taper(lowAt, 0, reach),
    taperRight: highAt === null ? null : taper(highAt, breakAt !== null && breakAt > 50 ? BROKEN_REACH : 100, reach),
  };
}

/** Without a range the line is bare: only where the value and the one before it stand. */
function bareLine(value: number, before: number | null, comparator: Comparator | null): NumberLine {
  const values = before === null ? [value] : [value, before];
  const largest = Math.max(...values.map(Math.abs)) || 1;
  const scale = linear([Math.min(...values) < 0 ? -largest * 1.5 : 0, largest * 1.5], [0, 100], false);
  return {
    low: null,
    high: null,
    value: scale(value),
    previous: before === null ? null : scale(before),
    breakAt: null,
    fromZero: Math.min(...values) >= 0,
    labelShift: labelShift(scale(value)),
    comparator,
    taperLeft: null,
    taperRight: null,
  };
}

/** Near an end the number slides under its stem, so that it never leaves the line at 320 px. */
function labelShift(x: number): number {
  if (x > 75) return -50 - ((x - 75) / 25) * 50;
  if (x < 25) return -50 + ((25 - x) / 25) * 50;
  return -50;
}

/** Half the taper's height at distance `d` of the band's end. */
export function taperHalfHeight(d: number, reach: number): number {
  return 0.5 + 7.5 * Math.exp(-((d / reach) ** 1.25));
}

const STEPS = 24;

/** The spindle past one end of the band, as a closed path on a 1000 by 20 drawing. Empty distances give null. */
function taper(edge: number, end: number, reach: number): string | null {
  if (Math.abs(edge - end) < 0.5) return null;
  const upper: string[] = [];
  const lower: string[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const at = edge + ((end - edge) * i) / STEPS;
    const half = taperHalfHeight(Math.abs(at - edge), reach);
    upper.push(`${(at * 10).toFixed(1)} ${(10 - half).toFixed(2)}`);
    lower.unshift(`${(at * 10).toFixed(1)} ${(10 + half).toFixed(2)}`);
  }
  return `M${upper.join('L')}L${lower.join('L')}Z`;
}
