import { tellsDistance } from '../../contract/lab-reading.js';
import type { LabTest } from '../../knowledge/index.js';
import { sameUnit } from '../../understanding/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import { type Said, sayAll } from '../nets/said.js';

export type LabSide = 'below' | 'above' | null;

/** The side of its range that a result is told to lie on, by its range, its mark or a critical limit. */
export function sideOf(lab: UnderstoodLab): LabSide {
  if (/low/.test(lab.status) || lab.beyondCritical === 'low') return 'below';
  if (/high/.test(lab.status) || lab.beyondCritical === 'high') return 'above';
  if (lab.rangeSource !== 'general' || lab.number === null || lab.distance === null || lab.distance === 'within')
    return null;
  return lab.range?.low != null && lab.number < lab.range.low ? 'below' : 'above';
}

/**
 * What treatment aims for apart from the printed range ("your own goal is higher"), so that a result that is as it should
 * be frightens nobody off a medicine. Nothing beside a critical level, or where the range is itself one for treatment.
 */
export function goalSaid(lab: UnderstoodLab, test: LabTest | undefined): Said[] {
  const goal = test?.goal;
  const side = sideOf(lab);
  if (goal === undefined || test === undefined || side === null || isBeyondLimits(lab)) return [];
  if (goal.is !== 'outside' && goal.is !== (side === 'below' ? 'low' : 'high')) return [];
  const high = lab.range?.high ?? null;
  if (goal.upTo !== undefined && high !== null && high > goal.upTo) return [];
  return sayAll(goal.says, [], [test.id]);
}

function isBeyondLimits(lab: UnderstoodLab): boolean {
  return lab.beyondCritical !== null || lab.status.startsWith('critical');
}

const SOFT =
  /\b(slightly|mildly|marginally|minimally|a (?:little|bit|touch)|borderline|just|barely|somewhat)\b(?: (?:on the )?)?(?: ?(?:elevated|raised|high|low|decreased|reduced|increased|above|below)\b|[ -]line\b)/i;
/** A word of the report in front of the name ("borderline high calcium of 10.3"). */
const BEFORE = 28;

/** How the report itself plays a mark down ("slightly elevated"): its own degree, never to be lost. Null where it does not. */
export function softenedIn(clean: string, { source, flag }: UnderstoodLab): string | null {
  if (flag === null || flag.length < 3) return null;
  const front = clean.slice(Math.max(0, source.start - BEFORE), source.start).replace(/^.*[.;,:\n]/s, '');
  const word = SOFT.exec(`${front}${clean.slice(source.start, source.end)}`)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return word === 'borderline' ? word : /^a /.test(word) ? 'a little' : word === 'somewhat' ? word : 'slightly';
}

/** "far ", "slightly " in front of the side; nothing where the distance says little of how bad it is. */
export function degreeSaid(lab: UnderstoodLab, side: LabSide): string {
  if (lab.distance === null || lab.distance === 'within' || !tellsDistance(lab.test, side)) return '';
  return `${lab.distance} `;
}

const FAMILY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:creatinine|bun|urea|egfr|bun-creatinine-ratio)$/, 'a kidney test'],
  [/^(?:alt|ast|alp|ggt|bilirubin-(?:total|direct|indirect))$/, 'a liver test'],
  [/^(?:inr|prothrombin-time|aptt|thrombin-time)$/, 'a clotting test'],
];

/** A few words for a test whose name says little: "a liver test", "sign of swelling in the body". Null where none are needed. */
export function glossOf(test: LabTest | undefined): string | null {
  if (test === undefined) return null;
  const family = FAMILY_WORDS.find(([ids]) => ids.test(test.id))?.[1];
  if (family !== undefined) return family;
  const lay = test.lay.replace(/ \([^)]*\)/g, '');
  const name = test.term.toLowerCase();
  const known = (word: string) => word.length < 4 || COMMON.has(word) || name.includes(word.replace(/s$/, ''));
  return lay.toLowerCase().split(/[ -]/).every(known) ? null : lay;
}

const COMMON = new Set(['number', 'amount', 'share', 'level', 'blood', 'urine', 'your', 'test']);

/** What a level from a figure on stands for ("6.5% or more is in the range of diabetes"). Empty where none is reached. */
export function bandSaid(lab: UnderstoodLab, test: LabTest | undefined): Said[] {
  const { number, unit } = lab;
  const bands = test?.bands ?? [];
  if (test === undefined || bands.length === 0 || number === null || lab.comparator?.startsWith('<') === true)
    return [];
  // Without a unit the figure tells which it is: the units of one test lie far apart.
  const near = (from: number) => number > from / 3 && number < from * 5;
  const ofUnit = bands.filter((one) => (unit === null ? near(one.from) : sameUnit(one.unit, unit)));
  if (new Set(ofUnit.map((one) => one.unit)).size > 1) return [];
  const band = ofUnit.find((one) => number >= one.from);
  return band === undefined ? [] : sayAll(band.says, [], [test.id]);
}

/** What to ask about a result that lies on this side. */
export function questionFor(test: LabTest | undefined, lab: UnderstoodLab): string | undefined {
  const side = sideOf(lab);
  const own = side === 'below' ? test?.askLow : side === 'above' ? test?.askHigh : undefined;
  return own ?? test?.ask;
}
