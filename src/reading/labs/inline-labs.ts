import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow, Section, SectionKind, Sentence } from '../types.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import { readUnit, unitLength } from './unit.js';

/** Sections in which values in running text are results even one at a time. */
const LAB_SECTIONS: ReadonlySet<SectionKind> = new Set(['results']);
/** Sections that speak of other people, orders or doses: numbers there are no results. */
const NO_LABS: ReadonlySet<SectionKind> = new Set([
  'medications', 'discharge_medications', 'admission_medications', 'family_history', 'social_history', 'instructions', 'diet', 'activity',
  'follow_up', 'warning_signs', 'gross', 'microscopic', 'technique', 'method', 'surgical_history', 'header', 'exam', 'comparison',
]); // biome-ignore format: one list
const LAB_CUE =
  /\b(?:labs?|laborator(?:y|ies)|blood (?:work|tests?|count)|chemistr(?:y|ies)|cbc|bmp|cmp|lft'?s?|serum|electrolytes)\b/i;
const LONGEST_SENTENCE = 4000;

const NUMBER =
  /(?<![\w./-])([<>]=?\s?|≥\s?|≤\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,6}(?:[.,]\d{1,4})?)(?![\d/:-]|\.\d|[A-Za-z]{2})/g;
const LINK =
  /(?:\s*[:=]\s*|\s+(?:levels?\s+|counts?\s+|values?\s+)?(?:is|was|were|of|at|remained|now|today|came back(?: at)?|measured|up to|down to|(?:has )?(?:improved|risen|rose|increased|decreased|fallen|fell|dropped|trended (?:down|up)) to)\s+(?:now |at |about |approximately |only |elevated at |low at |high at |stable at |normal at )?|\s+(?:elevated|low|high|stable|normal) at\s+|\s+)$/i;
const LOOK_BACK = 90;
const DOSE =
  /^\s?(?:mg|mcg|g|gm|grams?|ml|units?|meq|tablets?|tabs?|capsules?|puffs?|cc|iu|drops?|%? ?(?:solution|cream|ointment))\b(?!\s?\/)|^-|^\s?(?:times|days?|weeks?|months?|years?|hours?|minutes?|pounds?|lbs?|kg|cm|mm|inches|feet)\b/i;
const FLAG = /^\s{0,2}(?:\((h|l|hh|ll|high|low|elevated|normal|critical|\*)\)|(H|L|HH|LL)(?=[\s,;.]|$))/i;
/** "(3.5-5.1)", "(<5.7)", "(normal 12)"; a bare number in brackets is another value, not a range. */
const RANGE =
  /^\s{0,2}[([](?:(?:normal|ref(?:erence)?|nl|range|reference range|normal range)(?: is)?[:\s]{1,3}((?:[<>≤≥]=?\s?)?\d+(?:\.\d+)?(?:\s?(?:-|to)\s?\d+(?:\.\d+)?)?)|((?:[<>≤≥]=?\s?\d+(?:\.\d+)?)|(?:\d+(?:\.\d+)?\s?(?:-|to)\s?\d+(?:\.\d+)?)))(?![\d.])(?! (?:at|on|in|earlier|before|previously|yesterday))[^)\]]{0,20}[)\]]/i;

/**
 * Laboratory values in running text ("WBC 12.3, Hgb 9.8, creatinine of 1.4"): only known tests directly in front of a
 * number, in a section of results or beside other values. The sentences stay as they are; rows lie inside them.
 */
export function inlineLabs(
  clean: string,
  sections: readonly Section[],
  sentences: readonly Sentence[],
  knowledge: Knowledge,
  style: NumberStyle,
): LabRow[] {
  const rows: LabRow[] = [];
  for (const sentence of sentences) {
    const kind = sections[sentence.section]?.kind ?? 'other';
    if (NO_LABS.has(kind) || sentence.span.end - sentence.span.start > LONGEST_SENTENCE) continue;
    const text = clean.slice(sentence.span.start, sentence.span.end);
    if (!/\d/.test(text)) continue;
    const found = valuesIn(text, sentence.span.start, knowledge, style);
    const cued =
      LAB_SECTIONS.has(kind) || LAB_CUE.test(text) || LAB_CUE.test(sections[sentence.section]?.heading?.text ?? '');
    if (found.length >= 2 || (found.length === 1 && (cued || found[0]?.unit))) rows.push(...found);
  }
  return rows;
}

function valuesIn(text: string, offset: number, knowledge: Knowledge, style: NumberStyle): LabRow[] {
  const rows: LabRow[] = [];
  let done = 0;
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(text); match; match = NUMBER.exec(text)) {
    const [whole, sign = '', value = ''] = match;
    const end = match.index + whole.length;
    const from = Math.max(done, match.index - LOOK_BACK);
    const before = text.slice(from, match.index);
    const link = LINK.exec(before);
    const known = link ? knownName(before.slice(0, link.index), knowledge) : null;
    if (!known) continue;
    const after = text.slice(end, end + 60);
    if (DOSE.test(after)) continue;
    const space = /^\s?/.exec(after)?.[0].length ?? 0;
    const units = unitLength(text, end + space);
    const unit =
      units > 0 && (units > 1 || text[end + space] === '%')
        ? readUnit(text.slice(end + space, end + space + units))
        : null;
    const behind = unit ? end + space + units : end;
    const flag = FLAG.exec(text.slice(behind, behind + 20));
    const range = RANGE.exec(text.slice(behind, behind + 60));
    const limits = range?.[1] ?? range?.[2];
    const last = behind + (flag?.[0].length ?? range?.[0].length ?? 0);
    const nameStart = from + known.at;
    rows.push({
      name: known.text,
      nameSpan: { start: offset + nameStart, end: offset + nameStart + known.text.length },
      value: `${sign}${value}`.trim(),
      valueSpan: { start: offset + end - value.length - sign.length, end: offset + end },
      number: parseNumber(value, style),
      comparator: parseComparator(sign),
      unit,
      range: limits ? inlineRange(limits, style) : null,
      flag: flag ? (flag[1] ?? flag[2] ?? null) : null,
      panel: null,
      previous: null,
      pending: false,
      source: { start: offset + nameStart, end: offset + last },
      comments: [],
    });
    done = last;
    NUMBER.lastIndex = last;
  }
  return rows;
}

/** The longest known test name that ends the phrase, at most five words. */
function knownName(phrase: string, knowledge: Knowledge): { text: string; at: number } | null {
  const body = phrase.replace(/[\s,]+$/, '');
  const starts: number[] = [];
  const words = /[A-Za-z0-9%#][^\s,;]*/g;
  for (let word = words.exec(body); word; word = words.exec(body)) starts.push(word.index);
  for (const at of starts.slice(-5)) {
    const text = body.slice(at);
    if (text.length > 1 && knowledge.labByName(text)) return { text, at };
  }
  return null;
}

function inlineRange(printed: string, style: NumberStyle): LabRow['range'] {
  const ends = printed.split(/\s?(?:-|to)\s?/);
  const [low, high] = ends;
  if (ends.length === 2 && low && high) {
    return {
      low: parseNumber(low, style),
      high: parseNumber(high, style),
      text: printed,
      lowInclusive: true,
      highInclusive: true,
    };
  }
  const sign = parseComparator(printed);
  const number = parseNumber(printed.replace(/[^\d.,]/g, ''), style);
  const upper = sign === '<' || sign === '<=';
  return {
    low: upper ? null : number, high: upper ? number : null, text: printed,
    lowInclusive: sign !== '>', highInclusive: sign !== '<',
  }; // biome-ignore format: one range
}
