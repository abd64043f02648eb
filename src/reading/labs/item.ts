import type { Comparator } from '../../contract/analysis.js';
import { FLAGS, PENDING_RESULTS, QUALITATIVE_RESULTS } from '../data/lab-words.js';
import { Sticky } from '../openings.js';
import { type NumberStyle, parseComparator, parseNumber } from './number.js';
import { garbledUnitLength, unitLength } from './unit.js';

/** A piece of a printed row. Offsets are within the line's text. */
export interface Item {
  kind: 'words' | 'number' | 'range' | 'unit' | 'flag' | 'qualitative' | 'pending' | 'titre' | 'date' | 'label';
  start: number;
  end: number;
  text: string;
  /** Counted by wide gaps, tabs and bars; empty tab cells count. */
  cell: number;
  number?: number | null;
  comparator?: Comparator | null;
  /** A star of the laboratory stands right before the figure. */
  starred?: boolean;
  low?: number | null;
  high?: number | null;
  /** For a label: what it announces. */
  role?: 'range' | 'value' | 'unit' | 'flag';
}

const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');
const END = '(?![A-Za-z0-9])';
const NUM = '[+-]?(?:\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d+)?|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+(?:[.,]\\d+)?|\\.\\d+)';
const COMPARE =
  '(?:(?:above|below|over|under) ?(?=[<>≤≥]))?(?:[<>] ?(?:or|OR) ?=|<=|>=|=<|=>|[<>≤≥]|less than or equal to|greater than or equal to|less than|greater than|more than|up to|at least|no more than|not above|under|below|above|over) ?';
const GAP = new Sticky(/(\t)|(\s*\|\s*)|( {2,})|( )/y);
const DATE = new Sticky(
  /(?:\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([-/.])\d{1,2}\2\d{1,2}|\d{1,2}[- ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[-, ]{1,2}\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}(?= +\d{1,2}:\d{2}))(?:[ T,]+\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)?(?![\d/])/iy,
);
const TIME = new Sticky(/\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)(?![\w])|(?:[01]\d|2[0-3]):[0-5]\d(?![\w:])/iy);
const HOUR = new Sticky(/(?:1[0-2]|[1-9]) ?[ap]\.?m\b\.?(?=\s|[),:]|$)/iy);
const TITRE = new Sticky(/[<>≤≥]?=? ?1 ?: ?(?:\d{1,5})(?![\w:])/y);
const LABEL = new Sticky(
  /(?!normal$)(?:(?:normal|reference|ref\.?|standard|expected|desired|healthy) ?(?:range|interval|value|values)?\.?|range|ref|nl|(?:your |test |current )?(?:value|result)s?(?: is| was)?|units?|flags?|status) ?(?::|=|(?=$))|(?:normal|ref(?:erence)?\.?|nl) (?=[<>≤≥\d])|ref(?:erence)?\.? (?=(?:negative|non-?reactive|not detected|none seen)\b)|your value is|reference range|standard range(?= {2,30}[<>≤≥]?\d)|flags?(?= {2,30}(?:HH?|LL?|A|N|\*|high|low|abnormal|normal)\s*$)/iy,
);
/** A card's line "Value 77". */
const VALUE_LABEL = new Sticky(/(?:your |test )?(?:value|result) {1,30}(?=[<>≤≥]?\d)/iy);
const RANGE = new Sticky(new RegExp(`(${NUM}) ?(?:-+|to|~|–) ?[<≤]?(${NUM})(?![\\d/]|-\\d|[,.]\\d)`, 'iy'));
const BOUND = new Sticky(new RegExp(`(${COMPARE})(${NUM})(?![\\d/]|-\\d)`, 'iy'));
/** "40 or above" */
const BOUND_BEHIND = new Sticky(
  new RegExp(`(${NUM}) (?:or|and) (above|more|higher|greater|over|below|less|lower|under)(?![a-z])`, 'iy'),
);
const NUMBER = new Sticky(new RegExp(`(${NUM})(?![\\d/:]|-[A-Za-z\\d]|[,.]\\d)`, 'y'));
/** "O.02", "3.l2" alone in a cell: letters that a scanner read for the digits 0 and 1. */
const GARBLED_NUMBER = new Sticky(
  /(?=[\d.,]*[OolI])(?=[OolI.,]*\d)(?:[\dOolI]{1,4}[.,][\dOolI]{1,4}|\d{1,3}O\d{0,2})(?=\s{2}|\t|\s?\||\s?$|\s(?:HH?|LL?|\*)(?:\s|$))/y,
);
/** "2.41E+6" */
const POWER = new Sticky(/\d{1,2}(?:\.\d{1,3})?[eE]\+?0?\d(?![\w.])/y);
const SPACED = new Sticky(/\d{1,3}(?: \d{3}){1,3}(?= ?(?:iu|ui|u|copies|cop|cp|c|kopien|geq|eq)\/ ?ml)/iy);
const QUALITATIVE = new Sticky(new RegExp(`(?:${longestFirst(QUALITATIVE_RESULTS)})${END}`, 'iy'));
const PENDING = new Sticky(
  new RegExp(`(?:${longestFirst(PENDING_RESULTS)})${END}|-{2,6}(?=\\s|$)|\\*{3,}(?=\\s|$)`, 'iy'),
);
const FLAG = new Sticky(
  new RegExp(
    `[([]? ?(?:\\*{1,2}|!)? ?(?:${longestFirst(FLAGS)}) ?(?:\\*{1,2}|!)?[)\\]]?(?=[\\s|,;.]|$)|[([]?(?:[↑↓▲▼⬆⬇]{1,2}|\\*{1,2}|!{1,2})[)\\]]?(?=[\\s|,;]|$)`,
    'iy',
  ),
);
/** "A Rh positive", "O": the letter of a blood group is no mark. */
const BLOOD_GROUP = new Sticky(
  /["“'](?:AB|[ABO])["”'] ?\(?Rh\b[ (]{0,2}D?\)?[ ,:(]{0,3}(?:positive|negative|pos|neg)\b|(?:AB|[ABO])(?:[ ,]*\(?Rh\b[ (]{0,2}D?\)?)?[ ,:(]{0,3}(?:positive|negative|pos|neg)\b|(?:AB|[ABO])(?=\s*(?:$|\||\s\s|\())/iy,
);
/** "|  2 340  |", "   4 870 +": the whole of a cell, with a blank between its thousands. */
const THOUSANDS = new Sticky(
  /[1-9]\d{0,2} \d{3}(?= ?(?:$|\s{2}|\||\t|[-+*HL](?:\s|$)|[a-zµμ]{1,9}\/|\/ ?[a-zµμ]|[x×] ?10|10 ?[*^]))/y,
);
const THOUSANDS_RANGE = new Sticky(/([1-9]\d{0,2} \d{3}) ?(?:-+|to|~|–) ?([1-9]\d{0,2} \d{3})(?![\d.,])/y);
/** "> 10^5 CFU/ml", "10*5 copies/mL": a count as a power of ten. */
const TENS = new Sticky(
  /([<>≤≥]=? ?)?10 ?(?:\^|\*{1,2}) ?(\d{1,2})(?= ?(?:cfu|col|copies|cop|iu|cells?|org|germs|bact)\b)/iy,
);
const YEAR = new Sticky(/(?:19|20)\d\d[)\],]/y);
const YEAR_ALONE = new Sticky(/\((?:19|20)\d\d\)[ \t|:]+[<>]?\d/y);
const POWER_OF_TEN = new Sticky(/[x×]? ?10 ?(?:\*\*?|\^|[eE])\s?\d/y);
const CELL_EDGE = /(?: {2}|\t|\| ?)$/;
const CLASS = new Sticky(/(?:rast )?class:? [0-6](?:\/[1-6])?(?=[\s|)\],;]|$)/iy);
const HOURS = new Sticky(
  /(?:at |after )?\d{1,3}(?:\.5)? ?-?(?:h|hrs?|hours?|mins?|minutes?)(?= ?(?:post|after|pre|from)\b|\W*$|\s{2}|\s?\|)/y,
);
/** In front of the limit that holds at this age. */
const AGED = new Sticky(
  /age[sd]? ?:?\s?\d{1,3}\s?(?:-|–|to)\s?\d{1,3}(?: ?(?:years?|yrs?|y))?[:,]?(?=\s{0,3}[<>≤≥]?\s?\d)/iy,
);
const OF_GROUP =
  /^\W*(?:patient )?(?:abo|blood)(?: (?:blood )?(?:group|type)(?:ing)?| ?\/ ?rh)?\b(?:[^\d]{0,12}|\s{0,60})$/i;
/** Flags in letters count only in the case laboratories use: "a" and "an l" in prose are words. */
const BARE_LETTER = /^[a-z]{1,2}$/;

/** Splits a line's text into items. Linear in its length: each pattern is sticky and bounded. */
export function itemsOf(printed: string, style: NumberStyle): Item[] {
  const text = withBars(printed);
  const front = frontOf(text);
  const items: Item[] = [];
  let at = 0;
  let cell = 0;
  let fresh = true;
  const open = () => items.at(-1);
  while (at < text.length) {
    const gap = GAP.match(text, at);
    if (gap) {
      if (!gap[4] && at > 0 && (items.length > 0 || !gap[3])) cell += 1;
      at += gap[0].length;
      fresh = true;
      continue;
    }
    const item: Bare | null =
      fresh && !isYearInBrackets(text, at, items.at(-1)) ? itemAt(text, at, style, front) : null;
    if (item && item.end > at) {
      items.push(Object.assign(item, { cell }));
      at = item.end;
      fresh = at >= text.length || /[\s|,;()[\]*%]/.test(text[at] ?? '') || item.kind !== 'words';
      if (/[,;)\]]/.test(text[at] ?? '') && item.kind !== 'words') at += 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !isEdge(text.charCodeAt(end))) end += 1;
    const last = open();
    if (last && last.kind === 'words' && last.cell === cell && text.slice(last.end, at).length <= 1) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else {
      items.push({ kind: 'words', start: at, end, text: text.slice(at, end), cell });
    }
    at = end;
    fresh = true;
  }
  return items;
}

/** Where a line's text begins and where its first figure stands: asked of once, and not before each word of a long line. */
interface Front {
  body: number;
  figure: number;
}

function frontOf(text: string): Front {
  const [body, figure] = [text.search(/\S/), text.search(/\d/)];
  return { body: body < 0 ? text.length : body, figure: figure < 0 ? text.length : figure };
}

/** A blank or a bar. */
function isEdge(code: number): boolean {
  return (
    code === 32 || code === 124 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)))
  );
}

/** Sheets exported with semicolons or commas: each is a column's edge. Same length. */
export function withBars(line: string): string {
  if (isCommaSheet(line))
    return line.replace(/"([^"]*)"|,/g, (_, quoted?: string) => (quoted === undefined ? '|' : ` ${quoted} `));
  const edges = line.length <= 400 ? line.split(';').length - 1 : 0;
  // "follicular 3-12; ovulation 5-22; luteal 2-8": limits of one test, each with its name.
  if (edges >= 2 && LIMITS_NAMED.test(line)) return line;
  return edges >= 3 || (edges === 2 && !/; /.test(line)) ? line.replaceAll(';', '|') : line;
}

const LIMITS_NAMED =
  /; {0,2}[A-Za-z][A-Za-z. -]{2,24}[:=]? ?[<>≤≥]?=? ?\d[\d.,]{0,8}(?: ?(?:-|–|to) ?\d[\d.,]{0,8})? ?(?:;|\)?$)/;

/** "Glucose,101,H,mg/dL,70-99": four cells or more, none of them a phrase behind a comma and a space. */
function isCommaSheet(line: string): boolean {
  if (line.length > 200 || !/^\s*["A-Za-z]/.test(line) || /[;|\t]| {2}/.test(line)) return false;
  const bare = line.replace(/"[^"]*"/g, 'x');
  const cells = bare.split(',');
  return (
    cells.length >= 4 && cells.length <= 14 && !/,\s| \d+,\d/.test(bare) && cells.every((cell) => cell.length <= 60)
  );
}

type Bare = Omit<Item, 'cell'>;

function itemAt(text: string, start: number, style: NumberStyle, front: Front): Bare | null {
  const opens = start <= front.body;
  const star = opens ? 0 : starLength(text, start);
  const lead = star > 0 ? star : text[start] === '(' || text[start] === '[' ? 1 : 0;
  const at = start + lead;
  const make = (kind: Item['kind'], found: string, more: Partial<Item> = {}): Bare => ({
    kind, start: at, end: at + found.length, text: found, ...more,
  }); // biome-ignore format: one shape
  // "Cortisol, 8 am": an hour within a name.
  const hour = opens ? null : HOUR.match(text, at);
  if (hour) return make('words', hour[0]);
  const date = DATE.match(text, at) ?? TIME.match(text, at);
  if (date) return make('date', date[0]);
  const titre = TITRE.match(text, at);
  if (titre) return make('titre', titre[0]);
  const label = LABEL.match(text, at) ?? (opens ? VALUE_LABEL.match(text, at) : null);
  if (label) return make('label', label[0], { role: roleOf(label[0]) });
  // "18.4 kUA/L (<0.35) Class 4": a step that the figure falls in.
  const step = opens ? null : CLASS.match(text, at);
  if (step) return make('words', step[0]);
  // "61 ng/L (0-14) at 3 h", "82 mg/L (4 h post dose)": when it was taken.
  const hours = front.figure < start ? HOURS.match(text, at) : null;
  if (hours) return make('words', hours[0]);
  // "(age 60-69 <4.5)": for whom the limit is.
  const aged = lead === 1 && star === 0 ? AGED.match(text, at) : null;
  if (aged) return make('label', aged[0], { role: 'range' });
  const range = RANGE.match(text, at);
  if (range?.[1] && range[2]) {
    const low = parseNumber(range[1], style);
    const high = parseNumber(range[2].replace(/^\+/, ''), style);
    if (
      low !== null &&
      high !== null &&
      low <= high &&
      /^(?:$|[\s,;)\]|%*a-zµμ/])/i.test(text.slice(at + range[0].length, at + range[0].length + 1))
    ) {
      return make('range', range[0], { low, high });
    }
  }
  const tens = TENS.match(text, at);
  if (tens?.[2])
    return make('number', tens[0], { number: 10 ** Number(tens[2]), comparator: parseComparator(tens[1] ?? '') });
  const bound = BOUND.match(text, at);
  if (bound?.[1] && bound[2]) {
    return make('number', bound[0], {
      number: parseNumber(bound[2], style),
      comparator: parseComparator(bound[1]),
      starred: star > 0,
    });
  }
  const open = BOUND_BEHIND.match(text, at);
  if (open?.[1] && open[2])
    return make('number', open[0], {
      number: parseNumber(open[1], style),
      comparator: /^(?:below|less|lower|under)/i.test(open[2]) ? '<=' : '>=',
    });
  // "1 840 000 IU/mL": blanks part the thousands of a count of viruses.
  const spaced = SPACED.match(text, at);
  if (spaced) return make('number', spaced[0], { number: Number(spaced[0].replace(/ /g, '')), comparator: null });
  const wide = THOUSANDS_RANGE.match(text, at);
  if (wide?.[1] && wide[2])
    return make('range', wide[0], { low: Number(wide[1].replace(' ', '')), high: Number(wide[2].replace(' ', '')) });
  const thousands =
    at === start && THOUSANDS.mayBegin(text, at) && CELL_EDGE.test(text.slice(Math.max(0, at - 2), at))
      ? THOUSANDS.match(text, at)
      : null;
  if (thousands)
    return make('number', thousands[0], { number: Number(thousands[0].replace(' ', '')), comparator: null });
  const power = POWER.match(text, at);
  if (power) return make('number', power[0], { number: Number(power[0]), comparator: null, starred: star > 0 });
  const number = NUMBER.match(text, at);
  if (number && !isPower(text, at) && numberEnds(text, at + number[0].length)) {
    return make('number', number[0], {
      number: parseNumber(number[0], style),
      comparator: null,
      starred: star > 0,
    });
  }
  const slipped = at === start && GARBLED_NUMBER.mayBegin(text, at) && CELL_EDGE.test(text.slice(Math.max(0, at - 2), at)) ? GARBLED_NUMBER.match(text, at) : null; // biome-ignore format: one line
  if (slipped) {
    const digits = slipped[0].replace(/o/gi, '0').replace(/[lI]/g, '1');
    return make('number', slipped[0], { number: parseNumber(digits, style), comparator: null, starred: star > 0 });
  }
  const pending = PENDING.match(text, at);
  if (pending) return make('pending', pending[0]);
  const unit = unitLength(text, at);
  // Seconds, right behind a figure or alone in the cell behind it.
  if (
    lead === 0 &&
    text[at] === 's' &&
    (/\d ?$/.test(text.slice(Math.max(0, at - 2), at)) ? /^s(?:\s|$)/ : /^s(?:\s{2}|\t|$)/).test(
      text.slice(at, at + 3),
    ) &&
    /\d(?: ?|\s{2,40}|\s?[HL*]\s{1,40}|\t)$/.test(text.slice(Math.max(0, at - 42), at))
  )
    return make('unit', 's');
  if (unit > 1 || (unit === 1 && text[at] === '%')) return make('unit', text.slice(at, at + unit));
  const garbled = unit === 0 ? garbledUnitLength(text, at) : 0;
  if (garbled > 0) return make('unit', text.slice(at, at + garbled));
  // "Intrinsic factor Ab   Negative": an antibody, and no blood group.
  const antibody = /^Abs?\b/.test(text.slice(at, at + 4));
  const group = antibody ? null : BLOOD_GROUP.match(text, at);
  // "Infection likely. A positive result does not …": a sentence begins.
  if (
    group &&
    !/[a-z)]\.\s{1,3}$/.test(text.slice(Math.max(0, start - 5), start)) &&
    isOfGroup(group[0], text.slice(0, start), text.slice(at + group[0].length), start - front.body)
  )
    return make('qualitative', group[0]);
  const flag = lead === 0 ? FLAG.match(text, at) : FLAG.match(text, start);
  // "Indeterminate (low mitogen)": a bracket that goes on in words is no mark.
  const goesOn =
    flag !== null && /^[([]/.test(flag[0]) && !/[)\]]$/.test(flag[0]) && /^ [a-z]{3}/.test(text.slice(start + flag[0].length, start + flag[0].length + 4)); // biome-ignore format: one condition
  // "N. gonorrhoeae": the first letter of a germ's name.
  const ofGerm = flag !== null && /^[A-Z]$/.test(flag[0].trim()) && /^\. ?[a-z]{3}/.test(text.slice(start + flag[0].trimEnd().length)); // biome-ignore format: one condition
  if (flag && !goesOn && !ofGerm && !BARE_LETTER.test(flag[0].trim())) {
    return {
      kind: 'flag',
      start: lead === 0 ? at : start,
      end: (lead === 0 ? at : start) + flag[0].trimEnd().length,
      text: flag[0].trim(),
    };
  }
  const qualitative = antibody ? null : QUALITATIVE.match(text, at);
  // "C reactive protein" is a name.
  if (qualitative && !/^ protein\b/i.test(text.slice(at + qualitative[0].length, at + qualitative[0].length + 9)))
    return make('qualitative', qualitative[0]);
  return null;
}

/**
 * Whether a letter with what stands behind it is a blood group. "Nitrite   A   Positive": a mark and an answer, in cells
 * of their own; "Blood   A   Large": the mark of an answer that follows it.
 */
function isOfGroup(found: string, before: string, behind: string, from: number): boolean {
  const named = from < 100 && OF_GROUP.test(before);
  if (/\s{2}/.test(found)) return named;
  if (/[^ABO]/i.test(found)) return true;
  return named && (/\b(?:abo|group|typ)/i.test(before) || /^\W*$/.test(behind));
}

/** "*5.6" in a cell: the mark of the laboratory stands right before the figure. */
function starLength(text: string, start: number): number {
  if (text[start] !== '*' || !/[\s|]/.test(text[start - 1] ?? '')) return 0;
  return /^\*{1,2}(?=[<>]?\d)/.exec(text.slice(start, start + 4))?.[0].length ?? 0;
}

/** "eGFR (CKD-EPI 2021)", "eGFR (2021)   88": the year belongs to the name. */
function isYearInBrackets(text: string, at: number, before: Item | undefined): boolean {
  if (before?.kind !== 'words') return false;
  if (YEAR_ALONE.match(text, at) !== null) return true;
  return YEAR.match(text, at) !== null && before.text.lastIndexOf('(') > before.text.lastIndexOf(')');
}

/** "10*3/uL" is a unit, not a number. */
function isPower(text: string, at: number): boolean {
  return POWER_OF_TEN.match(text, at) !== null && unitLength(text, at) > 3;
}

/** A number ends at a space, a bracket, a flag letter, a percent sign or a unit; "25-OH" and "3rd" are names. */
function numberEnds(text: string, at: number): boolean {
  const next = text[at] ?? ' ';
  if (/[\s|,;)\]*%↑↓]/.test(next)) return true;
  // "11.8+": the mark of the laboratory right behind its figure; "2+" is a degree.
  if (next === '+' && /^\+(?:\s|$)/.test(text.slice(at, at + 2)) && /(?:\d\d|\d[.,]\d{1,3})$/.test(text.slice(Math.max(0, at - 6), at))) return true; // biome-ignore format: one condition
  if (/^(?:HH|LL|H|L|A)(?=[\s|*)]|$)/.test(text.slice(at, at + 4))) return true;
  return unitLength(text, at) > 1;
}

function roleOf(label: string): Item['role'] {
  if (/unit/i.test(label)) return 'unit';
  if (/flag|status/i.test(label)) return 'flag';
  if (/(?:your|test|current)|^\s*(?:value|result)/i.test(label) && !/range|normal|ref/i.test(label)) return 'value';
  return 'range';
}
