import type { LabStatus } from '../../contract/analysis.js';
import { degreeBeyond } from '../../contract/lab-reading.js';
import type { LabRow } from '../../reading/types.js';
import type { UnderstoodLab } from '../types.js';
import type { FlagMeaning } from './flags.js';

/** Limits of a range with whether each end belongs to it. */
interface Limits {
  low: number | null;
  high: number | null;
  lowInclusive: boolean;
  highInclusive: boolean;
}

type Side = 'low' | 'high' | 'within' | 'unknown';

/** The status of a result: critical limits and flags first, then its range, then the flag and the words. */
export function statusOf(
  row: LabRow,
  side: Side,
  flag: FlagMeaning,
  qualitative: LabStatus | null,
  beyond: 'low' | 'high' | null,
): LabStatus {
  if (row.pending) return 'unknown';
  const critical = flag === 'critical_low' || flag === 'critical_high' || flag === 'critical';
  if (critical) {
    if (flag === 'critical_low') return 'critical_low';
    if (flag === 'critical_high') return 'critical_high';
    const which = side === 'low' || side === 'high' ? side : beyond;
    if (which !== null) return which === 'low' ? 'critical_low' : 'critical_high';
    return 'abnormal';
  }
  if (side === 'low' || side === 'high') return side;
  if (side === 'within') return 'normal';
  if (qualitative) return qualitative;
  // With no range (or one that cannot be compared) the printed flag decides.
  if (flag === 'low' || flag === 'high' || flag === 'abnormal' || flag === 'normal') return flag;
  return 'unknown';
}

/** Where a value lies by the printed range. A value known only as "<5" is compared by its open side. */
export function sideOf(row: LabRow, limits: Limits): Side {
  const value = row.number;
  if (value === null) return 'unknown';
  const { low, high, lowInclusive, highInclusive } = limits;
  const below = low !== null && (lowInclusive ? value < low : value <= low);
  const above = high !== null && (highInclusive ? value > high : value >= high);
  if (row.comparator === '<' || row.comparator === '<=') {
    // All that is known is an upper bound.
    if (low !== null && (value < low || (value === low && row.comparator === '<'))) return 'low';
    if (low !== null && low > 0) return 'unknown';
    if (high !== null && (value < high || (value === high && (row.comparator === '<' || highInclusive))))
      return 'within';
    return high === null ? 'within' : 'unknown';
  }
  if (row.comparator === '>' || row.comparator === '>=') {
    if (high !== null && (value > high || (value === high && (row.comparator === '>' || !highInclusive))))
      return 'high';
    if (high !== null) return 'unknown';
    if (low !== null && (value > low || (value === low && (row.comparator === '>' || lowInclusive)))) return 'within';
    return 'unknown';
  }
  if (below) return 'low';
  if (above) return 'high';
  return 'within';
}

const SAME: readonly (readonly string[])[] = [
  [
    'negative',
    'neg',
    'not detected',
    'none detected',
    'undetected',
    'nonreactive',
    'non reactive',
    'none seen',
    'none',
    'absent',
    'not seen',
    'no growth',
    'not present',
    'nil',
    'none observed',
    'nd',
    '-',
    'negative for intraepithelial lesion',
    ...'négatif négative negatif negativ negativo negativa ausente assente'.split(' '),
    ...[
      'nicht nachweisbar',
      'nicht reaktiv',
      'no reactivo',
      'non réactif',
      'non reattivo',
      'non détecté',
      'no detectado',
    ],
  ],
  [
    ...['positive', 'pos', 'detected', 'reactive', 'present', '+', 'positif', 'positiv', 'positivo', 'positiva'],
    ...['reactivo', 'réactif', 'reaktiv', 'reattivo', 'nachweisbar'],
  ],
  ['normal', 'wnl', 'within normal limits'],
  ['clear', 'clr'],
  ['yellow', 'straw', 'pale yellow', 'light yellow', 'colorless to yellow', 'amber', 'colorless'],
  ['immune', 'reactive'],
];

/** A count given as an interval ("10-20 /HPF") against limits in figures. */
export function intervalStatus(row: LabRow, limits: Limits | null): LabStatus | null {
  const ends = /^\s*(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)\s*$/.exec(row.value);
  if (!ends || !limits || row.number !== null) return null;
  const [from, to] = [Number(ends[1]), Number(ends[2])];
  if (limits.high !== null && from > limits.high) return 'high';
  if (limits.low !== null && to < limits.low) return 'low';
  const within = (limits.high === null || to <= limits.high) && (limits.low === null || from >= limits.low);
  return within ? 'normal' : 'abnormal';
}

const TITRE = /^[\s([]{0,2}([<>≤≥]=?)?\s?1\s?:\s?(\d{1,6})\W*$/;

/** "1:40" against "<1:80": how far a sample could be thinned, compared by the second figure. */
export function titreStatus(row: LabRow): LabStatus | null {
  const [, sign = '', own] = TITRE.exec(row.value) ?? [];
  const [, limit, most] = TITRE.exec(row.range?.text ?? '') ?? [];
  if (own === undefined || most === undefined || limit === undefined || /^[>≥]/.test(limit)) return null;
  const [value, bound] = [Number(own), Number(most)];
  if (sign.startsWith('<')) return value <= bound ? 'normal' : null;
  const within = value < bound || (value === bound && limit !== '<' && sign !== '>');
  return within && !sign.startsWith('>') ? 'normal' : 'abnormal';
}

/** "RBC  Nil  (0-2)": none is nought, which such a range takes in. */
export function noneStatus(row: LabRow, limits: Limits | null): LabStatus | null {
  if (row.number !== null || !/^\W*(?:nil|none(?: seen)?|not seen|absent|zero)\W*$/i.test(row.value)) return null;
  if (limits === null || limits.high === null) return null;
  return limits.low === null || limits.low <= 0 ? 'normal' : null;
}

/** A result in words against the printed expectation: equal is normal, other words are abnormal. */
export function qualitativeStatus(row: LabRow): LabStatus | null {
  const expected = row.range?.text;
  if (!row.range || !expected || row.range.low !== null || row.range.high !== null) return null;
  const wanted = words(expected);
  const got = words(row.value);
  if (wanted === '' || got === '' || /\bsee\b|note|comment|varies|estab|applicable|n\/a|defined|interpret/.test(wanted))
    return null;
  const options = wanted.split(/\s*(?:\/|,|;|\bor\b|\bto\b)\s*/).filter((option) => option !== '');
  if (got === wanted || options.includes(got)) return 'normal';
  const group = (text: string): number => SAME.findIndex((list) => list.includes(text));
  for (const option of [wanted, ...options]) {
    const same = group(option);
    if (same >= 0 && SAME[same]?.includes(got)) return 'normal';
    if (same === 0 && /^(?:neg|not detected|no |none|non-?reactive)/.test(got)) return 'normal';
  }
  if (row.number === 0 && group(wanted) === 0) return 'normal';
  // "<2 IU/L   Negative": less than the test can tell, and so what is expected of it.
  if (row.number !== null && row.comparator?.startsWith('<') === true && group(wanted) === 0) return 'normal';
  return 'abnormal';
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[()[\].:*]/g, ' ')
    .replace(/non-/g, 'non ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How far outside its range, by the rule that is printed for the reader. What is critical is not moderate. */
export function distanceOf(row: LabRow, limits: Limits, critical: boolean): UnderstoodLab['distance'] {
  if (row.number === null) return null;
  const side = sideOf(row, limits);
  if (side === 'within') return 'within';
  if (side === 'unknown') return null;
  const degree = degreeBeyond(row.number, limits);
  if (degree === null) return null;
  if (degree === 'slight') return 'slightly';
  return critical || degree === 'far' ? 'far' : 'moderately';
}

/** The printed flag says another side than the range. */
export function flagDisagrees(side: Side, flag: FlagMeaning): boolean {
  if (flag === null) return false;
  if (flag === 'normal') return side !== 'within';
  if (flag === 'low' || flag === 'critical_low') return side !== 'low';
  if (flag === 'high' || flag === 'critical_high') return side !== 'high';
  return side === 'within';
}
