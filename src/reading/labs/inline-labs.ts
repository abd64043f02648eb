import type { ReportType } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow, Section, SectionKind, Sentence } from '../types.js';
import {
  BLOOD_SAMPLE,
  CALLED_CRITICAL,
  CELLS,
  DOSE,
  EARLIER_VALUE,
  FLAG,
  FLUID_CHEMISTRY,
  INTERVAL,
  LATER_VALUE,
  LINK,
  LOOK_BEFORE,
  MONTH_DAY,
  NAME_WORD,
  NOT_MEASURED,
  NUMBER,
  NUMBER_IN_FRONT,
  OTHER_FLUID,
  PAIR_OF_NAMES,
  RANGE,
  SALTS,
  SECOND_VALUE,
  STAINED_FLUID,
  URINE_WORDS,
} from './inline-words.js';
import { newestResults } from './newest.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import { isOfBefore } from './of-before.js';
import { isPlausible, isResultInProse, needsCompany, standsAlone } from './prose-guards.js';
import { type Specimen, specimenIn, specimenOfLine } from './specimen.js';
import { readUnit, unitLength } from './unit.js';

/** Sections in which values in running text are results even one at a time. */
const LAB_SECTIONS: ReadonlySet<SectionKind> = new Set(['results']);
/** Sections that speak of other people, orders or doses: numbers there are no results. */
const NO_LABS: ReadonlySet<SectionKind> = new Set([
  'medications', 'discharge_medications', 'admission_medications', 'family_history', 'social_history', 'instructions', 'diet', 'activity',
  'follow_up', 'warning_signs', 'gross', 'microscopic', 'technique', 'method', 'surgical_history', 'header', 'exam', 'comparison',
]); // biome-ignore format: one list
/** What the eye or the microscope saw of a fluid. */
const LOOKED_THROUGH: ReadonlySet<SectionKind> = new Set([
  'gross',
  'microscopic',
  'technique',
  'method',
  'history_present',
]);
const LAB_CUE =
  /\b(?:labs?|laborator(?:y|ies)|blood (?:work|tests?|count)|chemistr(?:y|ies)|cbc|bmp|cmp|lft'?s?|serum|electrolytes)\b/i;
/** What a look through the microscope or at pictures found holds no results of the laboratory. */
const LOOKED_AT: ReadonlySet<SectionKind> = new Set(['findings', 'impression', 'diagnosis']);
const LONGEST_SENTENCE = 4000;
const LOOK_BACK = 110;
const LOOK_BACK_FOR_URINE = 400;
const MOST_IN_SERIES = 6;
const CO2 = /^(?:t?co2|carbon dioxide)$/i;
const SALT_NAMES = /^(?:serum )?(?:sodium|na|potassium|k|chloride|cl|bun|creatinine|glucose|anion gap)\b/i;

interface Known {
  text: string;
  at: number;
}

/** One number of a sentence with what stands around it. Offsets are within the sentence. */
interface Number {
  sign: string;
  digits: string;
  start: number;
  end: number;
}

/**
 * Laboratory values in running text ("WBC 12.3, Hgb 9.8, creatinine of 1.4"): only known tests directly in front of a
 * number, in a section of results, beside other values, or with a verb or a unit. The sentences stay as they are; rows
 * lie inside them.
 */
export function inlineLabs(
  clean: string,
  sections: readonly Section[],
  sentences: readonly Sentence[],
  knowledge: Knowledge,
  style: NumberStyle,
  type: ReportType,
): LabRow[] {
  const rows: LabRow[] = [];
  const looked = type === 'pathology' || type === 'imaging';
  const reader = new SentenceReader(knowledge, style);
  const titled = type === 'laboratory' || type === 'pathology' ? fluidOfTitle(clean) : null;
  let fluid = { section: -1, left: 0 };
  for (const sentence of sentences) {
    const kind = sections[sentence.section]?.kind ?? 'other';
    const text = clean.slice(
      sentence.span.start,
      Math.min(sentence.span.end, sentence.span.start + LONGEST_SENTENCE + 1),
    );
    if (
      titled !== null &&
      !LOOKED_THROUGH.has(kind) &&
      text.length <= LONGEST_SENTENCE &&
      /\d/.test(text) &&
      !ON_A_GERM.test(text)
    ) {
      rows.push(...ofFluid(reader.read(text, sentence.span.start, false, true, true).found, titled));
      continue;
    }
    if (
      NO_LABS.has(kind) ||
      (looked && LOOKED_AT.has(kind)) ||
      sentence.span.end - sentence.span.start > LONGEST_SENTENCE
    )
      continue;
    const heading = sections[sentence.section]?.heading?.text ?? '';
    // The values of a spinal tap may go on in the sentences behind it.
    if (OTHER_FLUID.test(text)) fluid = { section: sentence.section, left: 2 };
    else if (fluid.section !== sentence.section || LAB_CUE.test(text)) fluid.left = 0;
    else fluid.left -= 1;
    if (ON_A_GERM.test(text)) continue;
    if (isOfBefore(clean.slice(sentence.label?.span.start ?? sentence.span.start, sentence.span.end))) continue;
    if (!/\d/.test(text) || fluid.left > 0 || OTHER_FLUID.test(heading)) continue;
    if (STAINED_FLUID.test(text) && FLUID_CHEMISTRY.test(text)) continue;
    const cued = LAB_SECTIONS.has(kind) || LAB_CUE.test(text) || LAB_CUE.test(heading);
    const { found: all, linked } = reader.read(text, sentence.span.start, CALLED_CRITICAL.test(heading), cued);
    const found = SAYS_LIMITS.test(text) ? all.filter(({ comparator }) => comparator === null) : all;
    const called = found[0]?.flag === 'critical';
    const alone = found[0] && found[0].source.end - found[0].source.start >= text.replace(/[\s.]+$/, '').length;
    const own = found[0] && standsAlone(found[0], text.slice(0, found[0].source.start - sentence.span.start));
    if (found.length >= 2 || (found.length === 1 && (cued || linked || called || alone || own || found[0]?.unit)))
      rows.push(...withBlood(found, `${heading} ${text}`));
  }
  return newestResults(rows, clean, knowledge);
}

/** "Glucose ≥ 7.0 together with HbA1c ≥ 48 fulfils the criteria": limits, and no results. */
const SAYS_LIMITS =
  /\b(?:criteri(?:a|on)|thresholds?|cut-?offs?|defined as|defines|diagnostic (?:of|for)|(?:values?|levels?|results?) (?:of |above |below |over |under )?[<>≥≤])/i;

/** The fluid that the first lines of a report name as what was tested: its values are none of the blood. */
function fluidOfTitle(clean: string): Specimen | null {
  for (const line of clean
    .slice(0, 400)
    .split('\n')
    .filter((one) => one.trim() !== '')
    .slice(0, 2)) {
    const named = specimenOfLine(line.trim());
    if (named === 'csf' || named === 'fluid' || (named === 'urine' && /^\W*(?:specimen|sample|source)\b/i.test(line)))
      return named;
  }
  return null;
}

const FROM_BLOOD = /\b(?:serum|plasma|blood)\b/i;

function ofFluid(rows: readonly LabRow[], specimen: Specimen): LabRow[] {
  return rows.map((row) => ({ ...row, specimen: FROM_BLOOD.test(row.name) ? ('blood' as const) : specimen }));
}

/** "Gentamicin   <=1   S": how a medicine works on a germ, not its level. */
const ON_A_GERM = /\s(?:[<>≤≥]=?\s?)?\d[\d./]*\s{1,20}[SIR]\W{0,3}$/;

const GAS =
  /^(?:blood )?(?:ph|p?co2|p?o2|pa?co2|pa?o2|hco3|bicarb\w*|(?:o2|oxygen) sat\w*|lactate|lactic acid|base (?:excess|deficit))$/i;

/** "VBG: pH 7.31": values of a blood gas with the blood that their sentence names. */
function withBlood(rows: readonly LabRow[], sentence: string): readonly LabRow[] {
  if (!rows.some((row) => GAS.test(row.name))) return rows;
  const specimen = specimenIn(sentence);
  if (specimen !== 'arterial' && specimen !== 'venous' && specimen !== 'capillary') return rows;
  return rows.map((row) => (GAS.test(row.name) ? { ...row, specimen } : row));
}

class SentenceReader {
  private text = '';
  private offset = 0;
  private rows: LabRow[] = [];
  /** End of what is read already. */
  private done = 0;
  private linked = false;
  /** The heading calls the values critical. */
  private critical = false;
  /** Section or sentence is one of laboratory results. */
  private cued = false;
  private other = false;
  private readonly names = new Map<string, boolean>();

  constructor(
    private readonly knowledge: Knowledge,
    private readonly style: NumberStyle,
  ) {}

  /** The rows of one sentence, and whether one of them is joined to its value by a verb or a sign. */
  /** `other`: of another fluid than blood, whose values have other bounds. */
  read(
    text: string,
    offset: number,
    critical: boolean,
    cued: boolean,
    other = false,
  ): { found: LabRow[]; linked: boolean } {
    this.critical = critical;
    this.cued = cued;
    this.other = other;
    this.text = text;
    this.offset = offset;
    this.rows = [];
    this.done = 0;
    this.linked = false;
    NUMBER.lastIndex = 0;
    for (let match = NUMBER.exec(text); match; match = NUMBER.exec(text)) {
      const [whole, sign = '', digits = ''] = match;
      const end = match.index + whole.length;
      this.take({ sign, digits, start: match.index, end });
      NUMBER.lastIndex = Math.max(this.done, end);
    }
    const alone = !cued && this.rows.every((row) => needsCompany(row) && !/crit|panic/i.test(row.flag ?? ''));
    if (alone && !this.isList()) this.rows = [];
    // "CO2 of 57" by itself is that of a blood gas, not the salt of that name.
    if (!this.rows.some((row) => SALT_NAMES.test(row.name))) this.rows = this.rows.filter((row) => !CO2.test(row.name));
    if (this.rows.length > 0) this.takeCells();
    return { found: this.rows, linked: this.linked };
  }

  /** "Ca 8.8 Mg 2.0": at least two results and no word besides. */
  private isList(): boolean {
    if (this.rows.length < 2) return false;
    let left = '';
    let at = this.offset;
    for (const { source } of this.rows) {
      left += this.text.slice(at - this.offset, source.start - this.offset);
      at = Math.max(at, source.end);
    }
    return !/[A-Za-z]{2}/.test(left + this.text.slice(at - this.offset));
  }

  private take(number: Number): void {
    const from = Math.max(this.done, number.start - LOOK_BACK);
    const before = this.text.slice(from, number.start);
    if (MONTH_DAY.test(before.slice(-20)) && /^(?:19|20)\d\d$/.test(number.digits)) return;
    const link = LINK.exec(before);
    if (!link) return;
    const own = NAME_WORD.exec(link[0])?.[0].length ?? 0;
    const longer = own > 0 && this.knownName(before.slice(0, link.index + own)) !== null;
    const phrase = before.slice(0, link.index + (longer ? own : 0)).replace(/[\s,]+$/, '');
    const after = this.text.slice(number.end, number.end + 80);
    const pair = PAIR_OF_NAMES.exec(phrase);
    if (pair && this.takePair(pair, from + pair.index, number, after)) return;
    const known = this.knownName(phrase);
    if (!known || NOT_MEASURED.test(phrase.slice(0, known.at))) return;
    const front = phrase.slice(0, known.at);
    if (this.isCounted(front, from) || this.isHalfOfPair(front)) return;
    const space = /^\s?/.exec(after)?.[0].length ?? 0;
    const units = unitLength(this.text, number.end + space);
    const unitText = this.text.slice(number.end + space, number.end + space + units);
    const unit = units > 1 || unitText === '%' ? unitText : null;
    if (
      (DOSE.test(after) && !(this.other && unit?.includes('/')) && !/^\s(?:Mg|G)\s\d/.test(after)) ||
      INTERVAL.test(after) ||
      (unit === null && /^\s?\//.test(after))
    )
      return;
    if (!unit && /^[A-Za-z]{2}/.test(after)) return;
    const behind = unit ? after.slice(space + units) : after;
    if (!this.isResult(known.text, from + known.at, number, { link: link[0], after: behind, unit })) return;
    const called = this.critical || CALLED_CRITICAL.test(front) ? 'critical' : LOOK_BEFORE.exec(front)?.[1];
    const look = called ?? link[1] ?? link[2] ?? null;
    if (/\S/.test(link[0].replace(/,/g, ''))) this.linked = true;
    this.push(known.text, from + known.at, number, unit ? number.end + space + units : number.end, unit, look);
  }

  private isResult(
    name: string,
    at: number,
    number: Number,
    around: { link: string; after: string; unit: string | null },
  ): boolean {
    const front = this.text.slice(Math.max(0, at - LOOK_BACK), at);
    const test = this.other
      ? undefined
      : this.knowledge.labByName(name, this.isOfUrine(name, at) ? 'Urinalysis' : null);
    const parsed = parseNumber(number.digits, this.style);
    return isResultInProse({ name, test, number: parsed, front, ...around, cued: this.cued });
  }

  /** Adds a row whose value ends (with its unit) at `behind`. */
  private push(
    name: string,
    at: number,
    number: Number,
    behind: number,
    unit: string | null,
    look: string | null,
  ): void {
    const flag = FLAG.exec(this.text.slice(behind, behind + 40));
    const flagEnd = behind + (flag?.[0].length ?? 0);
    const range = RANGE.exec(this.text.slice(flagEnd, flagEnd + 80));
    const limits = range?.[1] ?? range?.[2] ?? range?.[3];
    let last = flagEnd + (range?.[0].length ?? 0);
    const start = number.end - number.digits.length - number.sign.length;
    const row: LabRow = {
      name,
      nameSpan: { start: this.offset + at, end: this.offset + at + name.length },
      value: `${number.sign}${number.digits}`.trim(),
      valueSpan: { start: this.offset + start, end: this.offset + number.end },
      number: parseNumber(number.digits, this.style),
      comparator: parseComparator(number.sign),
      unit: unit === null ? null : readUnit(unit),
      range: limits ? inlineRange(limits, this.style) : null,
      flag: flag?.[1] ?? flag?.[2] ?? flag?.[3] ?? (look && !/stable|-normal| normal/i.test(look) ? look : null),
      panel: this.isOfUrine(name, at) ? 'Urinalysis' : null,
      previous: null,
      pending: false,
      source: { start: this.offset + at, end: this.offset + last },
      comments: [],
    };
    last = this.readSeries(row, last);
    row.source.end = this.offset + last;
    this.rows.push(row);
    this.done = last;
  }

  /** "261, then 315, and then 529": the newest is the result; the one before it is told as before. Returns the end. */
  private readSeries(row: LabRow, from: number): number {
    const earlier = EARLIER_VALUE.exec(this.text.slice(from, from + 80));
    if (earlier?.[1]) {
      row.previous = { value: earlier[1], number: parseNumber(earlier[1], this.style), date: null };
      return from + earlier[0].length;
    }
    let end = from;
    for (let later = 0; later < MOST_IN_SERIES; later += 1) {
      const next = LATER_VALUE.exec(this.text.slice(end, end + 80));
      if (!next?.[1]) break;
      end += next[0].length;
      row.previous = { value: row.value, number: row.number, date: null };
      row.value = next[1];
      row.valueSpan = { start: this.offset + end - next[1].length, end: this.offset + end };
      row.number = parseNumber(next[1], this.style);
      row.comparator = null;
      row.flag = null;
    }
    return end;
  }

  /** "H&H of 14 and 42%", "BUN and creatinine 9.2/0.52": two names, then two values in the same order. */
  private takePair(pair: RegExpExecArray, at: number, number: Number, after: string): boolean {
    const [whole, h, , one = '', two = ''] = pair;
    const second = SECOND_VALUE.exec(after);
    if (!second?.[2] || number.sign) return false;
    // The hematocrit is about three times the hemoglobin: some print it first.
    const turned = h !== undefined && Number(number.digits) > Number(second[2]) * 1.5;
    const lead = h ? { text: turned ? 'hematocrit' : 'hemoglobin', at: 0 } : this.knownName(one);
    const follow = h ? (turned ? 'hemoglobin' : 'hematocrit') : this.isKnown(two) ? two : null;
    if (!lead || !follow || NOT_MEASURED.test(this.text.slice(Math.max(0, at - LOOK_BACK), at))) return false;
    if (!this.isPossible(lead.text, number.digits) || !this.isPossible(follow, second[2])) return false;
    const end = at + whole.length;
    const first = { name: lead.text, at: at + lead.at, unit: second[1] ?? null, number };
    const valueStart = number.end + second[0].length - second[2].length;
    const other = { sign: '', digits: second[2], start: valueStart, end: valueStart + second[2].length };
    const rest = this.text.slice(other.end, other.end + 2);
    const unit = /^\s?%/.test(rest) ? '%' : null;
    this.push(first.name, first.at, { ...number, sign: '' }, number.end, first.unit, null);
    const row = this.rows.at(-1);
    if (row) {
      row.range = null;
      row.flag = null;
      row.nameSpan = { start: this.offset + first.at, end: this.offset + (h ? end : first.at + first.name.length) };
      row.source = { start: row.source.start, end: this.offset + other.end };
    }
    this.push(follow, h ? at : end - follow.length, other, other.end + (unit ? rest.indexOf('%') + 1 : 0), unit, null);
    const last = this.rows.at(-1);
    if (last && h) last.nameSpan = { start: this.offset + at, end: this.offset + end };
    return true;
  }

  /** "64% neutrophils, 22 lymphs" beside other values: the number stands in front of its name. */
  private takeCells(): void {
    CELLS.lastIndex = 0;
    for (let match = CELLS.exec(this.text); match; match = CELLS.exec(this.text)) {
      const [whole, digits = '', percent, name = ''] = match;
      const start = this.offset + match.index;
      const end = start + whole.length;
      const taken = this.rows.some((row) => row.source.start < end && row.source.end > start);
      if (taken || !this.isKnown(name)) continue;
      this.rows.push({
        name,
        nameSpan: { start: end - name.length, end },
        value: digits,
        valueSpan: { start, end: start + digits.length },
        number: parseNumber(digits, this.style),
        comparator: null,
        unit: percent ?? null,
        range: null,
        flag: null,
        panel: null,
        previous: null,
        pending: false,
        source: { start, end },
        comments: [],
      });
    }
  }

  private isPossible(name: string, digits: string): boolean {
    return isPlausible(this.knowledge.labByName(name), parseNumber(digits, this.style));
  }

  /** A urine sample is named before, and no blood test since; salts only right behind it ("urine sodium"). */
  private isOfUrine(name: string, at: number): boolean {
    const from = Math.max(0, at - LOOK_BACK_FOR_URINE);
    const before = this.text.slice(from, at + name.length);
    let cue = -1;
    for (const word of before.matchAll(URINE_WORDS)) cue = word.index;
    if (cue < 0 || BLOOD_SAMPLE.test(before.slice(cue, at - from))) return false;
    if (SALTS.test(name) && at - from - cue > 25) return false;
    return this.knowledge.labByName(name, 'Urinalysis')?.specimen === 'urine';
  }

  /** The number in front of the name belongs to it ("38 segs, 3 bands"), unless it was another's value. */
  private isCounted(front: string, from: number): boolean {
    if (!NUMBER_IN_FRONT.test(front)) return false;
    return from + front.trimEnd().length > this.done;
  }

  /** "hemoglobin and hematocrit 15.3": whose value it is cannot be told. */
  private isHalfOfPair(front: string): boolean {
    const joined = /\s?(?:\band|&|\/)\s?$/i.exec(front);
    if (!joined) return false;
    if (/\b(?:t|total)$/i.test(front.slice(0, joined.index))) return true;
    const other = this.knownName(front.slice(0, joined.index));
    if (other !== null && NUMBER_IN_FRONT.test(front.slice(0, other.at))) return false;
    return other !== null && !/\b(?:normal|unremarkable|stable)\s$/i.test(front.slice(0, other.at));
  }

  /** The longest known test name that ends the phrase, at most five words. */
  private knownName(phrase: string): Known | null {
    const body = phrase.replace(/[\s,]+$/, '');
    const starts: number[] = [];
    const words = /(?<![A-Za-z0-9])(?!(?:an?|the|his|her|and|with|for|of|in|my|your|serum a)\s)[A-Za-z0-9%#][^\s,;]*/g;
    for (let word = words.exec(body); word; word = words.exec(body)) starts.push(word.index);
    for (const at of starts.slice(-5)) {
      const text = body.slice(at);
      if ((text.length > 1 || (text === 'K' && !/vitamin $/i.test(body.slice(0, at)))) && this.isKnown(text))
        return { text, at };
    }
    return null;
  }

  private isKnown(text: string): boolean {
    const seen = this.names.get(text);
    if (seen !== undefined) return seen;
    const known = this.knowledge.labByName(text) !== undefined;
    this.names.set(text, known);
    return known;
  }
}

function inlineRange(printed: string, style: NumberStyle): LabRow['range'] {
  const ends = printed.split(/\s?(?:-|–|to)\s?/);
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
