import type { AnalysisLab } from './analysis.js';

/** How far a value stands from its range. */
export type LabDegree = 'within' | 'slight' | 'moderate' | 'far' | 'critical' | 'abnormal' | 'unknown';
export type LabSide = 'above' | 'below' | null;

export interface LabReading {
  degree: LabDegree;
  side: LabSide;
  /** "Slightly above the range" */
  words: string;
}

/** Printed under the list, because the words follow it. */
export const DEGREE_RULE =
  '“Slightly”, “moderately” and “far” are our own words, not the lab’s. ' +
  '“Slightly” means past the end by at most 15% of that end and a quarter of the range’s width (or 3% and half of it); ' +
  'where the range has one end only, by at most a tenth. ' +
  '“Far” means more than the whole width, more than twice the upper end or less than half of the lower end. ' +
  '“Moderately” lies between.';

/** Most that is slight: share of the end, with share of the range's width. */
const SLIGHT: readonly (readonly [ofEnd: number, ofWidth: number])[] = [
  [0.15, 0.25],
  [0.03, 0.5],
];
/** The same where the range has one end only, and so no width. */
const SLIGHT_OF_ONE_END = 0.1;
const degreeWord = { slight: 'Slightly', moderate: 'Moderately', far: 'Far' } as const;

/**
 * How far past the end of a range a value is. Two measures, as each misleads alone: a range may be narrow (a step past it
 * is many widths, yet a few percent), or wide with a low end near nothing (half of that end is little of the width).
 */
export function degreeBeyond(
  value: number,
  range: { low: number | null; high: number | null },
): 'slight' | 'moderate' | 'far' | null {
  const { low, high } = range;
  const above = high !== null && value >= high;
  const end = above ? high : low;
  if (end === null || (!above && value > end)) return null;
  const beyond = Math.abs(value - end);
  const width = low !== null && high !== null && high > low ? high - low : Math.abs(end);
  if (!(width > 0)) return null;
  // An end of nothing (a base excess, an anion of 0) has no share: the width alone measures.
  const ofEnd = end === 0 ? beyond / width : beyond / Math.abs(end);
  const ofWidth = beyond / width;
  // A hair of tolerance, so that a tenth counts as a tenth in binary fractions too.
  const within = (share: number, most: number) => share <= most + 1e-9;
  const oneEnded = low === null || high === null;
  const slight = oneEnded
    ? within(ofEnd, SLIGHT_OF_ONE_END)
    : SLIGHT.some(([end, wide]) => within(ofEnd, end) && within(ofWidth, wide));
  if (slight) return 'slight';
  return within(ofWidth, 1) && within(ofEnd, above ? 1 : 0.5) ? 'moderate' : 'far';
}

/** Tests that a treatment moves past the printed range on purpose: how far past it says nothing of how bad it is. */
const AIMED_BEYOND: ReadonlySet<string> = new Set([
  'inr',
  'prothrombin-time',
  'aptt',
  'anti-xa',
  'thrombin-time',
  'hcg',
]);

/** Whether the distance from the range may be told: not where many readers are meant to be past it. */
export function tellsDistance(test: string | null, side: LabSide): boolean {
  return side !== 'above' || test === null || !AIMED_BEYOND.has(test);
}

/** Degree, side and words of one result. `status` decides whether it is out of range; the numbers only how far. */
export function readLab(lab: AnalysisLab): LabReading {
  const range = lab.rangeSource === 'general' ? 'the usual adult range' : 'the range';
  switch (lab.status) {
    case 'unknown':
      return {
        degree: 'unknown',
        side: null,
        words: lab.range && lab.number === null ? 'No result to compare' : 'No range to compare with',
      };
    case 'abnormal':
      return { degree: 'abnormal', side: null, words: 'Not the expected result' };
    case 'normal':
      return { degree: 'within', side: null, words: lab.range === null ? 'As expected' : `Within ${range}` };
    case 'critical_high':
      return { degree: 'critical', side: 'above', words: 'Critically high' };
    case 'critical_low':
      return { degree: 'critical', side: 'below', words: 'Critically low' };
    default: {
      const side = lab.status === 'high' ? 'above' : 'below';
      const degree = distanceDegree(lab, side);
      if (degree === null) {
        return { degree: 'slight', side, words: side === 'above' ? 'Marked high' : 'Marked low' };
      }
      if (!tellsDistance(lab.test, side)) return { degree: 'moderate', side, words: 'Above the range' };
      return { degree, side, words: `${degreeWord[degree]} ${side} ${range}` };
    }
  }
}

function distanceDegree(lab: AnalysisLab, side: 'above' | 'below'): 'slight' | 'moderate' | 'far' | null {
  if (lab.number === null || !lab.range) return null;
  const end = side === 'above' ? lab.range.high : lab.range.low;
  if (end === null || (side === 'above' ? lab.number < end : lab.number > end)) return null;
  return degreeBeyond(lab.number, lab.range);
}

/** "3.5 to 5.1", "60 or more", "under 100". */
export function rangeWords(lab: AnalysisLab): string | null {
  if (!lab.range) return null;
  const { low, high, text } = lab.range;
  if (low !== null && high !== null) return `${plainNumber(low, text)} to ${plainNumber(high, text)}`;
  if (low !== null)
    return `${/>(?!=)/.test(text) ? 'over ' : ''}${plainNumber(low, text)}${/>(?!=)/.test(text) ? '' : ' or more'}`;
  if (high !== null)
    return /<(?!=)/.test(text) ? `under ${plainNumber(high, text)}` : `up to ${plainNumber(high, text)}`;
  return text || null;
}

/** The number as the report prints it ("4.0", not "4"), where its range text holds it. */
export function plainNumber(value: number, printed: string): string {
  for (const [number] of printed.matchAll(/\d+(?:[.,]\d+)*/g)) {
    // A comma parts thousands in some countries and decimals in others: the value says which was meant.
    const readings = [number.replaceAll(',', ''), number.replace(',', '.')].map(Number);
    if (readings.includes(Math.abs(value))) return `${value < 0 ? '-' : ''}${number}`;
  }
  return String(value);
}

/** What a screen reader hears in place of the drawing; `say` puts each English sentence into the reader's language. */
export function labSentence(
  lab: AnalysisLab,
  reading: LabReading,
  say: (english: string) => string = (english) => english,
): string {
  const unit = lab.unit ? ` ${lab.unit}` : '';
  const range = rangeWords(lab);
  const source = lab.rangeSource === 'general' ? 'A general adult range is' : 'The range is';
  const words = say(reading.words);
  const parts = [`${lab.name} ${lab.value}${unit}, ${words.charAt(0).toLowerCase()}${words.slice(1)}.`];
  parts.push(say(range ? `${source} ${range}.` : 'Your report prints no range.'));
  if (lab.previous)
    parts.push(say(`It was ${lab.previous.value}${lab.previous.date ? ` on ${lab.previous.date}` : ' before'}.`));
  return parts.join(' ');
}

const weight: Record<LabDegree, number> = {
  critical: 0,
  far: 1,
  abnormal: 2,
  moderate: 3,
  slight: 4,
  unknown: 5,
  within: 6,
};

/** Most important first; equals keep the report's order. */
export function byImportance(labs: readonly AnalysisLab[]): AnalysisLab[] {
  return [...labs].sort((a, b) => weight[readLab(a).degree] - weight[readLab(b).degree]);
}
