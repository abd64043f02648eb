import type { Span } from '../../contract/analysis.js';
import type { LabTest } from '../../knowledge/index.js';
import type { UnderstoodLab } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say, sayAll } from '../nets/said.js';
import { uncapital } from '../words/english.js';
import { degreeSaid, sideOf } from './goals.js';
import { isPluralName } from './names.js';
import { whyNoResult } from './sample.js';

/** Why a result is missing: by its own words, or by a comment below it where those say little. */
export function missingFor(lab: UnderstoodLab, ctx: Context): { why: string | null; span: Span | null } {
  const why = whyNoResult(lab.value);
  if (why !== null && !SAYS_LITTLE.test(why)) return { why, span: null };
  for (const span of lab.row.comments) {
    const better = whyNoResult(ctx.clean(span));
    if (better !== null && better !== 'yet' && !SAYS_LITTLE.test(better)) return { why: better, span };
  }
  return { why, span: null };
}

const SAYS_LITTLE = /^(?:the test was not done|the lab did not report one|the report points to)/;

/** The sentence that tells a result: its value, and where that lies. */
export function statement(
  lab: UnderstoodLab,
  name: string,
  { past, why, soft }: { past: boolean; why: string | null; soft: string | null },
): string {
  if (lab.row.pending || (lab.value.trim() === '' && lab.number === null)) {
    if (why === 'yet') return `there is no result for ${name} yet`;
    return why === null ? `there is no result for ${name}` : `there is no result for ${name}: ${why}`;
  }
  const your = `your ${name}`;
  const now = isPluralName(name) ? 'are' : 'is';
  const is = past ? (now === 'are' ? 'were' : 'was') : now;
  if (lab.number === null) return betweenNumbers(lab, your, is) ?? qualitative(lab, your);
  const unit = lab.unit === null || UNSPOKEN.test(lab.unit) || lab.value.includes(lab.unit) ? '' : lab.unit;
  const value = `${saidValue(lab)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;
  const { verdict } = lab.row;
  const step = /^class [0-6]$/.exec(lab.row.step ?? '')?.[0];
  const plain = `${your} ${is} ${value}${step === undefined ? '' : `, which the lab puts in ${step}`}`;
  const first = verdict === undefined ? plain : `${plain}, which the lab calls “${verdict}”`;
  const range = rangeText(lab);
  const whose = lab.rangeSource === 'general' ? 'the usual adult range' : 'the report’s range';
  if (verdict !== undefined && (range === null || !/low|high/.test(lab.status))) return first;
  const side = /low|high/.test(lab.status) || lab.beyondCritical === null ? sideOf(lab) : null;
  if (range === null) {
    if (side !== null)
      return `${first}, which the report ${soft === null ? 'marks as' : `calls ${soft}`} ${side === 'below' ? 'low' : 'high'}`;
    if (lab.status === 'normal') return `${first}, and the report marks nothing unusual about it`;
    if (lab.status === 'abnormal') return `${first}, which the report marks as not usual`;
    if (lab.beyondCritical !== null) return `${first}, which is very ${lab.beyondCritical}`;
    if (lab.row.severalRanges)
      return `${first}; the report prints ranges for several cases and does not say which is yours`;
    return first;
  }
  if (side !== null) {
    return `${first}, ${degreeSaid(lab, side)}${side} ${whose} ${range}`;
  }
  if (lab.status === 'abnormal') return `${first}, not within ${whose} ${range}`;
  const usual = lab.rangeSource === 'general' && lab.distance === 'within';
  if (lab.status === 'normal' || usual) return `${first}, within ${whose} ${range}`;
  return `${first}; ${whose} is ${range.replace(/^of /, '')}`;
}

/** "3.4 ratio", "0.64 Index": the kind of figure, and no unit to be said. */
const UNSPOKEN = /^(?:ratio|index|inr|isr|units?|titr?e?r?|ph units?|lvl|\(calc\))?$/i;

function saidValue(lab: UnderstoodLab): string {
  return lab.value
    .replace(/^\s*(?:<=|≤)\s*/, 'at most ')
    .replace(/^\s*(?:>=|≥)\s*/, 'at least ')
    .replace(/^\s*<\s*/, 'less than ')
    .replace(/^\s*>\s*/, 'more than ')
    .trim();
}

/** The range with its own figures: "of 12.0 to 15.5", "(below 5.7)", "(60 or more)". Null where there is none. */
export function rangeText(lab: UnderstoodLab): string | null {
  if (lab.range === null) return null;
  const figures = lab.range.text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  // A comma is the decimal sign, or parts thousands: the whole is asked for the one before the other.
  const printed = (value: number | null) =>
    figures.find((figure) => Number(figure.replace(',', '.')) === value) ??
    figures.find((figure) => Number(figure.replace(/,/g, '')) === value) ??
    null;
  const low = lab.range.low === null ? null : (printed(lab.range.low) ?? String(lab.range.low));
  const high = lab.range.high === null ? null : (printed(lab.range.high) ?? String(lab.range.high));
  if (lab.range.high === 0 && lab.range.low !== null && lab.range.low < 0) return `of ${low} to 0`;
  if (lab.range.high === 0) return 'of 0';
  if (low !== null && high !== null) return `of ${low} to ${high}`;
  if (high !== null) return lab.row.range?.highInclusive === false ? `(below ${high})` : `(up to ${high})`;
  if (low !== null) return lab.row.range?.lowInclusive === false ? `(above ${low})` : `(${low} or more)`;
  return null;
}

const INTERVAL = /^\s*(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/;

/** " in each field under the microscope", or the unit as it is printed. */
function perField(unit: string | null): string {
  if (unit === null || unit === '') return '';
  return /^\/?\s?[hl]pf$/i.test(unit.trim()) ? ' in each field under the microscope' : unit === '%' ? '%' : ` ${unit}`;
}

/** A count given as an interval, held against an expected one: "3-10" where "0-2" is expected. */
function betweenNumbers(lab: UnderstoodLab, your: string, is: string): string | null {
  const value = INTERVAL.exec(lab.value);
  const expected = INTERVAL.exec(lab.range?.text ?? '');
  const limits = rangeText(lab);
  if (value !== null && expected === null && limits !== null && /^(?:high|low)$/.test(lab.status))
    return `${your} ${is} ${value[1]} to ${value[2]}, ${lab.status === 'high' ? 'above' : 'below'} the report’s range ${limits}`;
  if (value !== null && limits === null && expected === null && value[0] === lab.value.trim())
    return `${your} ${is} ${value[1]} to ${value[2]}${perField(lab.unit)}`;
  if (value === null || expected === null || !/^(?:abnormal|high|low)$/.test(lab.status)) return null;
  const above = Number(value[2]) > Number(expected[2]);
  return `${your} ${is} ${value[1]} to ${value[2]}, ${above ? 'above' : 'below'} the report’s range of ${expected[1]} to ${expected[2]}`;
}

/** Results in words on French, Spanish, German and Italian sheets. */
const ABROAD: readonly (readonly [RegExp, string])[] = [
  [/^(?:négati(?:f|ve)|negati(?:f|v|vo|va)|ausente|assente)$/, 'negative'],
  [/^positi(?:f|v|vo|va)$/, 'positive'],
  [/^(?:nicht nachweisbar|non détecté|no detectado|non rilevato)$/, 'not detected'],
  [/^nachweisbar$/, 'detected'],
  [/^(?:nicht reaktiv|non réactif|non reactif|no reactivo|non reattivo)$/, 'not reactive'],
  [/^(?:reaktiv|réactif|reactivo|reattivo)$/, 'reactive'],
];

function inEnglish(words: string): string | null {
  return ABROAD.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A screen prints the illness it looks for in the place of a test: "Biotinidase deficiency   Within normal limits". */
const ILLNESS =
  /(?:(?:disease|deficiency|disorder|syndrome|dystrophy|atrophy|hyperplasia)|emia|uria|fibrosis|thyroidism|osis)\b(?: \([^)]*\))?$/i;

function qualitative(lab: UnderstoodLab, named: string): string {
  const value = lab.value.trim();
  const your = lab.test === null && ILLNESS.test(lab.name) ? named.replace(/^your /, 'your check for ') : named;
  if (lab.status === 'normal' && /^(?:normal|wnl|within normal limits)$/i.test(value))
    return `${your} came back as normal`;
  const english = inEnglish(value.toLowerCase());
  const words = english === null ? `“${value}”` : `“${value}”, which means ${english}`;
  const said =
    value.length <= 40
      ? `${your} came back as ${words}`
      : `the report gives a result in words for ${your.replace(/^your /, '')}`;
  const expected = lab.range?.text.trim();
  if (lab.status === 'normal')
    return expected && expected.toLowerCase() !== 'normal'
      ? `${said}, as the report expects`
      : `${said}, which is usual`;
  if (lab.status === 'abnormal')
    return expected
      ? `${said}, while the report expects ${inEnglish(expected.toLowerCase()) ?? `“${expected}”`}`
      : `${said}, which the report marks as not usual`;
  return said;
}

/** "The protein that carries oxygen." -> "This is the protein that carries oxygen." */
export function measures(test: LabTest): Said[] {
  const [first, ...rest] = sayAll(test.meaning, [], [test.id]);
  if (first === undefined) return [];
  const plain = first.text;
  if (/^(?:How|Whether|What|If|Where|Which)\b/.test(plain))
    return [say(`this shows ${uncapital(plain)}`, [], [test.id]), ...rest];
  const clause =
    /\b(?:is|are|shows?|measures?|tells?|checks?|looks?|helps?|counts?|carr(?:y|ies)|comes?|rises?|makes?)\b/.exec(
      plain,
    );
  const relative = clause !== null && /\b(?:that|which|who|cells|where|how)\b/.test(plain.slice(0, clause.index));
  if (clause !== null && !relative) return [first, ...rest];
  if (/^(?:It|You|They|This|These)\b/.test(plain)) return [first, ...rest];
  const many = /^(?!an? )(?:(?!of\b|that\b)\w+ ){0,3}(?:cells|germs|antibodies|proteins|casts|crystals|tubes)\b/i.test(
    plain,
  );
  return [say(`${many ? 'these are' : 'this is'} ${uncapital(plain)}`, [], [test.id]), ...rest];
}
