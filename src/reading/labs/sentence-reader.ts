import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';
import {
  ARROW_VALUE,
  BLOOD_SAMPLE,
  CALLED_CRITICAL,
  CELLS,
  CHANGE_OF,
  DOSE,
  EARLIER_VALUE,
  FLAG,
  GIVES_REASON,
  INTERVAL,
  IS_RATIO,
  LATER_VALUE,
  LINK,
  LOOK_BEFORE,
  MEANING_OF_LIMIT,
  MONTH_DAY,
  NAME_WORD,
  NOT_MEASURED,
  NUMBER,
  NUMBER_IN_FRONT,
  OF_ANOTHER_DAY,
  PAIR_OF_NAMES,
  RANGE,
  SAID_LIMIT,
  SALTS,
  SECOND_VALUE,
  URINE_WORDS,
  WAITED_FOR,
} from './inline-words.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import { isPlausible, isResultInProse, needsCompany } from './prose-guards.js';
import { readUnit, unitLength } from './unit.js';

const LOOK_BACK = 110;
const LOOK_BACK_FOR_URINE = 400;
const MOST_IN_SERIES = 6;
const CO2 = /^(?:t?co2|carbon dioxide)$/i;
const SALT_NAMES = /^(?:serum )?(?:sodium|na|potassium|k|chloride|cl|bun|creatinine|glucose|anion gap)\b/i;

/** Behind a figure: a name in small letters with a figure of its own. */
const NEXT_TEST = /^\s{1,3}([a-z][A-Za-z\d]{1,12})\s?[:=]?\s?[<>]?\d/;

const OF_KINDS = /\b(?:HIV|HTLV|HSV|HHV|HPV|HCV|HBV|parainfluenza|type|influenza)(?: type)?$/i;
const TEST_LABEL = /^(?:test|assay|analyte)\s*:\s*/i;

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

/** Reads the laboratory values in one sentence after another. */
export class SentenceReader {
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
    // "2.4 lac" is a count of hundred thousands: its line stands as printed.
    if (/^\s?(?:lacs?|lakhs?)\b/i.test(after)) return;
    // "Plt 3.2 L": so few platelets nobody has; the letter stands for lakhs.
    // "PLT 92k 61k 38k": the columns of a table, of which the first is the oldest.
    if (/^k\s+\d+(?:\.\d+)?[kL]?\s+\d/i.test(after)) return;
    if (/^\s?L\b/.test(after) && /\bpl(?:a?t|atelets?|ts)\b\W*$/i.test(phrase) && Number(number.digits) < 12) return;
    const pair = PAIR_OF_NAMES.exec(phrase);
    // "HIV p24 antigen and HIV 1/2 antibodies": kinds of a virus, and no values.
    if (OF_KINDS.test(phrase) && /^[1-4]$/.test(number.digits)) return;
    if (pair && this.takePair(pair, from + pair.index, number, after)) return;
    const said = this.knownName(phrase);
    // "Test: troponin. Result: 1.4"
    const label = TEST_LABEL.exec(said?.text ?? '')?.[0].length ?? 0;
    const known = said && { text: said.text.slice(label), at: said.at + label };
    if (!known || NOT_MEASURED.test(phrase.slice(0, known.at))) return;
    const front = phrase.slice(0, known.at);
    // "Anti-desmoglein antibody": one of its own, and no screen of the blood bank.
    if (/^antibod(?:y|ies)$/i.test(known.text) && /[\w-]\s+$/.test(front)) return;
    if (OF_ANOTHER_DAY.test(front) || (SAID_LIMIT.test(number.sign) && GIVES_REASON.test(front))) return;
    if (number.sign !== '' && WAITED_FOR.test(front)) return;
    if (this.isCounted(front, from) || this.isHalfOfPair(front)) return;
    // "Fluid/serum protein 0.69, LDH 2.6": no amounts of either.
    if (IS_RATIO.test(this.text.slice(Math.max(0, from + known.at - LOOK_BACK), from + known.at + known.text.length)))
      return;
    // "A decline in eGFR of >20%": how much it changed.
    if ((number.sign !== '' || /^\s?%/.test(after)) && CHANGE_OF.test(front)) return;
    const space = /^\s?/.exec(after)?.[0].length ?? 0;
    const units = unitLength(this.text, number.end + space);
    const unitText = this.text.slice(number.end + space, number.end + space + units);
    const unit = units > 1 || unitText === '%' ? unitText : null;
    if (
      (DOSE.test(after) && !(this.other && unit?.includes('/')) && !/^\s(?:Mg|G)\s\d/.test(after)) ||
      INTERVAL.test(after) ||
      (unit === null && /^\s?\//.test(after) && !this.isListed(after))
    )
      return;
    if (!unit && /^[A-Za-z]{2}/.test(after)) return;
    const behind = unit ? after.slice(space + units) : after;
    // "Non-HDL >7.5 mmol/L: consider …": what a figure would mean.
    if (number.sign !== '' && (/^\s?:/.test(behind) || MEANING_OF_LIMIT.test(behind))) return;
    if (!this.isResult(known.text, from + known.at, number, { link: link[0], after: behind, unit })) return;
    const called = this.critical || CALLED_CRITICAL.test(front) ? 'critical' : LOOK_BEFORE.exec(front)?.[1];
    const look = called ?? link[1] ?? link[2] ?? null;
    if (/\S/.test(link[0].replace(/,/g, ''))) this.linked = true;
    this.push(known.text, from + known.at, number, unit ? number.end + space + units : number.end, unit, look);
  }

  /** "Hgb 9.8 / Hct 29": a stroke between one result and the next. */
  private isListed(after: string): boolean {
    const next = /^\s\/\s([A-Za-z][A-Za-z\d]{1,12})\s?[:=]?\s?[<>]?\d/.exec(after)?.[1];
    return next !== undefined && this.isKnown(next);
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
    const next = NEXT_TEST.exec(around.after)?.[1];
    const beforeTest = next !== undefined && this.isKnown(next);
    return isResultInProse({ name, test, number: parsed, front, ...around, cued: this.cued, beforeTest });
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
      flag:
        flag?.slice(1).find((one) => one !== undefined) ??
        (look && !/stable|-normal| normal/i.test(look) ? look : null),
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
      const behind = this.text.slice(end, end + 80);
      const next = ARROW_VALUE.exec(behind) ?? LATER_VALUE.exec(behind);
      if (!next?.[1]) break;
      end += next[0].length;
      row.previous = { value: row.value, number: row.number, date: null };
      row.value = next[1];
      row.valueSpan = { start: this.offset + end - next[1].length, end: this.offset + end };
      row.number = parseNumber(next[1].replace(/^[<>] ?/, ''), this.style);
      row.comparator = parseComparator(/^[<>]/.exec(next[1])?.[0] ?? '');
      row.flag = null;
    }
    return end === from ? from : this.readBehindSeries(row, end);
  }

  /** "128 -> 137 mmol/L (135-145)": unit, mark and range behind the last of several values. Returns the end. */
  private readBehindSeries(row: LabRow, from: number): number {
    const space = /^\s?/.exec(this.text.slice(from, from + 1))?.[0].length ?? 0;
    const units = unitLength(this.text, from + space);
    const printed = this.text.slice(from + space, from + space + units);
    const end = units > 1 || printed === '%' ? from + space + units : from;
    if (end > from && row.unit === null) row.unit = readUnit(printed);
    const flag = FLAG.exec(this.text.slice(end, end + 40));
    row.flag = flag?.slice(1).find((one) => one !== undefined) ?? null;
    const flagEnd = end + (flag?.[0].length ?? 0);
    const range = RANGE.exec(this.text.slice(flagEnd, flagEnd + 80));
    const limits = range?.[1] ?? range?.[2] ?? range?.[3];
    if (limits) row.range = inlineRange(limits, this.style);
    return flagEnd + (range?.[0].length ?? 0);
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
    const known = !SMALL_WORDS.test(text) && this.knowledge.labByName(text) !== undefined;
    this.names.set(text, known);
    return known;
  }
}

/** Words of every sentence that are short names of tests in capitals ("the rate would be 100%"). */
const SMALL_WORDS = /^(?:be|is|as|an|at|he|in|no|so|us|or|on|am|it)$/;

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
