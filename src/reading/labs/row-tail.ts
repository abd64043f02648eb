import type { LabRow } from '../types.js';
import { type Graded, gradedIn } from './graded.js';
import { columnAt, currentColumn } from './head.js';
import { listsResults } from './lists-results.js';
import { looseEnds } from './loose-ends.js';
import { type PrintedRange, rangeOfItem, readRange, wordRange } from './range.js';
import { CUTOFF, type PlacedItem, placed, RANGE_WORDS, type RowContext, readFlag, SEX_OR_AGE } from './row-context.js';
import { SPECIMEN_LABEL, type Specimen } from './specimen.js';
import { isBodyUnit, PLAIN_UNIT, readUnit } from './unit.js';
import { hasOlderColumns } from './value-place.js';

export interface Detail {
  unit: string | null;
  range: PrintedRange | null;
  flag: string | null;
  previous: LabRow['previous'];
  /** Words that fit no column. */
  stray: string;
  /** Where the first of them stands. */
  strayAt: number | null;
  bodyUnit: boolean;
  /** The specimen of the only range column, where that names one. */
  specimen: Specimen | null;
  /** Ranges are printed, but which is the row's own is not told. */
  severalRanges: boolean;
  /** From which amount on a test answers stands behind its answer. */
  cutoff: boolean;
  /** What figures would mean, printed behind the value. */
  legend: { start: number; end: number } | null;
  /** The same result in multiples of the middle value ("1.62 MoM"). */
  multiple?: string;
  /** What the laboratory calls the figure before it. */
  verdict?: string;
  /** "21.5   4   Very high" under "kU/L   Class   Interpretation": the step of a scale in a column of its own. */
  step?: string;
  /** A scale of named steps behind the value. */
  graded: Graded | null;
}

/** "3.98   < 1.45 low; > 3.25 high risk": from where on several limits stand, each with its meaning. */
function legendAt(items: readonly PlacedItem[]): number {
  const meant = items.flatMap((item, at) => {
    const next = items[at + 1];
    const named = next !== undefined && next.cell === item.cell && /^(?:words|flag|qualitative)$/.test(next.kind) && !GROUP.test(next.text); // biome-ignore format: one line
    return item.comparator != null && named && /[a-z]{3}/i.test(next.text) ? [at] : [];
  });
  const wanted = meant.some((at) =>
    /^\W*(?:normal|negative|desirable|optimal|non-?reactive)\b/i.test(items[at + 1]?.text ?? ''),
  );
  return meant.length > 1 && !wanted ? (meant[0] ?? -1) : -1;
}

/** "<2.5 (nonsmoker)": for whom a limit is, and no meaning of it. */
const GROUP =
  /^\W*(?:non-?\s?smok|smok|males?\b|females?\b|men\b|women\b|adult|child|(?:pre|post)-?\s?menop|follic|luteal|ovul|(?:non-?)?pregn)/i;

/** "38 mg/dL   Low: < 40; High: >= 60": the scale behind a value, its place counted in the whole text. */
function scaleBehind(value: PlacedItem, items: readonly PlacedItem[], context: RowContext): Graded | null {
  const [first, last] = [items[0], items.at(-1)];
  if (value.kind !== 'number' || first === undefined || last === undefined || hasOlderColumns(context)) return null;
  const from = Math.max(value.end, first.start);
  const graded = gradedIn(context.plain.slice(from, last.end), value.number ?? null, context.style);
  return graded && { ...graded, start: from + graded.start };
}

/** "1.2 (serum 6.0)": the same test in another fluid, no older result. */
const OTHER_FLUID =
  /^[([]?(?:paired |simultaneous |same[- ]day |concurrent )?(?:serum|plasma|blood|csf|urine)\b[^\d]{0,12}$/i;

/** "1:640 speckled": how the stained cells look, beside a titre. */
const CELL_PATTERN =
  /^(?:homogen\w+|(?:finely |coarsely )?speckled|centromere|nucleolar|diffuse|cytoplasmic|mitotic)\b/i;

/** "Reactive   S/CO 8.4": how strongly the sample answered. */
const INDEX_BEFORE = /^[([]?(?:index|s\/co|signal(?: to cut-?off)?|ratio|coi|ct(?: value)?|od)\W*$/i;

const OF_ANTIBODY =
  /\b(?:anti|ig[gma]|ab|ag|antibod(?:y|ies)|antigens?|ns1|hbsag|hcv|hiv|vdrl|rpr|serology|s\/co|coi|cut-?off index|index)\b|hbs|hbe?ag/i;

/**
 * "Anti HCV   8.2 S/CO   Reactive": what the laboratory calls the figure. "Protein   30 mg/dL   Negative" prints what is
 * expected of it: only of antibodies and antigens, or where it found something, the word is the answer.
 */
function isVerdictOn(item: PlacedItem, value: PlacedItem, role: string | null, context: RowContext): boolean {
  if (value.kind !== 'number' || role === 'range' || item.kind !== 'qualitative') return false;
  // "7 IU/mL   Immune > 10": the meaning of the limit behind it.
  if (/^\s?:?\s?[<>≤≥]=?\s?\d/.test(context.plain.slice(item.end, item.end + 8))) return false;
  // "<2 mIU/mL (>10 immune)": the meaning of a limit, and not of the value.
  const between = context.plain.slice(value.end, item.start);
  if (between.lastIndexOf('(') > between.lastIndexOf(')') || /[<>≤≥]=?\s?[\d.,]+\s?\S*\s*[=:]?\s*$/.test(between))
    return false;
  if (/^(?:(?:weakly |strongly |low )?(?:positive|reactive)|detected|equivocal|indeterminate|borderline|(?:in)?compatible|(?:non-?\s?|not )?immune|pos)$/i.test(item.text.trim())) return true; // biome-ignore format: one list
  if (!/^(?:negative|non-?\s?reactive|nonreactive|neg)$/i.test(item.text.trim())) return false;
  const line = context.plain.lastIndexOf('\n', value.start) + 1;
  return OF_ANTIBODY.test(context.plain.slice(line, item.start));
}

/** "2 % normal forms (>=4)": what was counted, no mark of the laboratory. */
function withoutForms(items: readonly PlacedItem[]): readonly PlacedItem[] {
  const at = items.findIndex(
    (item, i) => /^normal$/i.test(item.text) && /^forms?\b[\s(]*$/i.test(items[i + 1]?.text ?? ''),
  );
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 2)];
}

/** What stands behind the value: flag, older result and date, unit, range. Null where it is running text. */
export function readTail(value: PlacedItem, given: readonly PlacedItem[], context: RowContext): Detail | null {
  const items = withoutForms(given);
  // "Negative   Cutoff 500 ng/mL": from where on a result in words counts as positive is neither its range nor its unit.
  const cutoff = value.kind === 'number' ? -1 : items.findIndex(({ text }) => CUTOFF.test(text));
  const scale = scaleBehind(value, items, context);
  const scaleAt = scale === null ? -1 : items.findIndex((item) => item.end > scale.start);
  const legend = scale === null ? legendAt(items) : -1;
  const [end] = [cutoff, legend, scaleAt].filter((at) => at >= 0).sort((a, b) => a - b);
  const tail = end === undefined ? items : items.slice(0, end);
  const detail: Detail = {
    unit: null,
    range: null,
    flag: null,
    previous: null,
    stray: '',
    strayAt: null,
    bodyUnit: false,
    specimen: null,
    severalRanges: false,
    cutoff: false,
    legend: legend < 0 ? null : { start: items[legend]?.start ?? 0, end: items.at(-1)?.end ?? 0 },
    graded: scale,
  };
  const ranges: PlacedItem[] = [];
  const limits: { low: number | null; high: number | null } = { low: null, high: null };
  let rangeLabelled = false;
  let older = false;
  for (const [index, item] of tail.entries()) {
    const role = roleUnder(item, context);
    if (item.kind === 'label') {
      rangeLabelled = rangeLabelled || item.role === 'range';
    } else if (item.kind === 'flag') {
      if (older && role !== 'flag') {
        // The mark of a third day is not that of the second.
        if (detail.previous?.value === tail[index - 1]?.text && !/^[([]/.test(item.text) && detail.previous)
          detail.previous.value += ` ${item.text}`;
      } else if (detail.flag === null && detail.step === undefined) detail.flag = readFlag(item.text);
    } else if (item.kind === 'unit') {
      detail.unit ??= readUnit(item.text);
    } else if (item.kind === 'date') {
      if (detail.previous) detail.previous.date ??= item.text;
    } else if (value.kind === 'range' && isOlderSpan(tail, index, value, context)) {
      older = true;
    } else if (
      (item.kind === 'range' && !isWait(tail[index + 1])) ||
      (item.kind === 'number' &&
        item.comparator &&
        role !== 'previous' &&
        !isOlder(tail, index) &&
        !(value.kind !== 'number' && isWait(tail[index + 1])))
    ) {
      ranges.push(item);
    } else if (item.kind === 'number') {
      // The same amount on another scale: "i.e. 6.26 log".
      if (/^log/i.test(tail[index + 1]?.text ?? '')) continue;
      if (value.kind === 'qualitative' && INDEX_BEFORE.test(tail[index - 1]?.text ?? '')) continue;
      if (OTHER_FLUID.test(tail[index - 1]?.text ?? '')) continue;
      // "12 / 14": the second of two results of today.
      if (tail[index - 1]?.text === '/' && role !== 'previous' && role !== 'date') continue;
      if (/^mom$/i.test(tail[index + 1]?.text ?? '') && detail.unit !== null) detail.multiple ??= item.text;
      if (isOnOtherScale(tail, index, detail.unit, context)) continue;
      if (role === 'low') limits.low = item.number ?? null;
      else if (role === 'high') limits.high = item.number ?? null;
      else if (/^[0-6]$/.test(item.text) && isUnderHead(item, context, OF_CLASS)) {
        detail.step = `class ${item.text}`;
        detail.flag = null;
      } else if (role === 'range' && isNoneExpected(item, tail, context, role) && value.kind === 'number')
        detail.range ??= { ...wordRange(item.text), high: 0 };
      else if (/^0\d$/.test(item.text) || role === 'other' || role === 'range') continue;
      else if (isSpanOfTime(value, tail[index + 1]) || isNoneExpected(item, tail, context, role)) {
        if (value.kind === 'number') detail.range ??= { ...wordRange(item.text), high: 0 };
      } else if (isCutoff(value, tail[index + 1], role, context)) detail.cutoff = true;
      else {
        if (isToldOlder(tail, index, role, context))
          detail.previous ??= { value: item.text, number: item.number ?? null, date: null };
        older = true;
      }
    } else if (item.text === '#' && value.kind === 'number') {
      detail.flag ??= '#';
    } else if (isSign(item) && value.kind === 'number') {
      // "- " in a column of another day: nothing was measured then.
      if (detail.flag === null && !older && !isOfOtherColumn(item, value, context)) detail.flag = item.text;
    } else if (value.kind === 'titre' && CELL_PATTERN.test(item.text)) {
      detail.stray += ` ${item.text}`;
      detail.strayAt ??= item.start;
    } else if (item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre') {
      // What the answer means to the body is no expectation.
      const same = value.text.toLowerCase() === item.text.toLowerCase();
      if (value.kind === 'qualitative' && !same && /^(?:non-?|not )?immune$/i.test(item.text)) continue;
      if (role === 'flag') detail.flag ??= item.text;
      else if (role === 'previous' || (role === 'date' && !detail.previous))
        detail.previous ??= { value: item.text, number: null, date: null };
      else if (role === 'date' && isOlderWord(tail, index, value, context)) continue;
      else if (isVerdictOn(item, value, role, context)) detail.verdict ??= item.text.trim();
      else detail.range ??= wordRange(item.text);
    } else if (item.kind === 'words' && role === 'other' && isUnderHead(item, context, OF_REMARKS)) {
      detail.strayAt ??= item.start;
    } else if (index === 0 && isPlainUnit(item, value, tail, context)) detail.unit ??= item.text;
    else if (role !== 'low') readWords(item, role, detail, rangeLabelled); // the unit of a limit
  }
  if (listsResults(tail, value)) return null;
  // Below the scale of a card its mark stands on a line of its own.
  const mark = scale === null ? undefined : items.find((item) => item.kind === 'flag' && items.every((other) => other === item || other.line !== item.line)); // biome-ignore format: one line
  if (mark !== undefined && mark.line !== value.line) detail.flag ??= readFlag(mark.text);
  if (value.starred === true) detail.flag ??= '*';
  // The unit behind a cutoff is that of the cutoff.
  if (detail.cutoff) detail.unit = null;
  const own = ofOwnSpecimen(ranges, detail, context);
  const first = own[0];
  if (first) detail.range = rangeFrom(value, tail, own, context);
  else if (scale !== null) detail.range = scale.range;
  detail.severalRanges = ranges.length > 1 && detail.range === null;
  if (!first && (limits.low !== null || limits.high !== null)) {
    detail.range = { ...wordRange(`${limits.low ?? ''}-${limits.high ?? ''}`), ...limits };
  }
  const ranged = context.scanned || context.head?.columns.some((column) => column.role === 'range');
  const loose = ranged && detail.range === null && !hasOlderColumns(context) ? looseEnds(tail) : null;
  if (loose) {
    detail.range = loose;
    detail.previous = null;
  }
  const next = tail[0];
  detail.bodyUnit =
    (next?.kind === 'words' && isBodyUnit(next.text.split(/[\s,;]/)[0] ?? '')) ||
    (detail.unit !== null && isBodyUnit(detail.unit) && detail.unit !== 'g');
  return detail;
}

/** "Reactive   Non-reactive   Confirmed by neutralisation" under "Result   Normal   Remarks". */
const OF_REMARKS = /^(?:remark|comment|note|action|follow|advice|next step)/i;
const OF_CLASS = /^(?:rast )?class/i;

function isUnderHead(item: PlacedItem, { head }: RowContext, word: RegExp): boolean {
  const column = head && columnAt(head, placed(item), /[\t|]/.test(head.text));
  return column !== null && word.test(head?.text.slice(column.start, column.end) ?? '');
}

/** "2.1 mL   >=1.4", "30 min   <60": a unit of other things, too, right behind a figure that has limits. */
function isPlainUnit(item: PlacedItem, value: PlacedItem, tail: readonly PlacedItem[], context: RowContext): boolean {
  return (
    context.sheet &&
    value.kind === 'number' &&
    (item.cell === value.cell || (item.cell === value.cell + 1 && item.line === value.line)) &&
    PLAIN_UNIT.test(item.text) &&
    tail.some(
      (other) =>
        other.kind === 'range' ||
        (other.kind === 'number' && (other.comparator != null || roleUnder(other, context) === 'low')),
    )
  );
}

/** Where range columns are for specimens ("Arterial Ref   Venous Ref"): the ranges of this row's own. */
function ofOwnSpecimen(ranges: readonly PlacedItem[], detail: Detail, context: RowContext): readonly PlacedItem[] {
  const columns = context.head?.columns.filter((column) => column.role === 'range' && column.specimen) ?? [];
  const [only] = columns;
  if (!context.head || !only) return ranges;
  if (columns.length === 1 && context.specimen === null) detail.specimen = only.specimen ?? null;
  const wanted = context.specimen ?? detail.specimen;
  const separated = /[\t|]/.test(context.head.text);
  return ranges.filter((item) => {
    const column = context.head && columnAt(context.head, placed(item), separated);
    return !column?.specimen || column.specimen === wanted;
  });
}

/** "Positive   200 ng/mL": from which amount on a test answers, where nothing says that it is an older result. */
function isCutoff(value: PlacedItem, next: PlacedItem | undefined, role: string | null, context: RowContext): boolean {
  return value.kind === 'qualitative' && role !== 'previous' && !hasOlderColumns(context) && next?.kind !== 'date';
}

/** "Results in 3-5 days" is no range. */
function isWait(next: PlacedItem | undefined): boolean {
  return next?.kind === 'words' && /^(?:business |working )?(?:days?|hours?|hrs?|weeks?)\b/i.test(next.text);
}

/** "No growth 5 days": how long, not an older result. */
function isSpanOfTime(value: PlacedItem, next: PlacedItem | undefined): boolean {
  return value.kind !== 'number' && next !== undefined && /^(?:days?|hours?|hrs?|weeks?|d|h)\b/i.test(next.text);
}

/** "NRBC   0   0   /100 WBC": where no other range and no older column is printed, a bare 0 is what is expected. */
function isNoneExpected(
  item: PlacedItem,
  tail: readonly PlacedItem[],
  context: RowContext,
  role: string | null,
): boolean {
  return (
    item.text === '0' &&
    role !== 'previous' &&
    role !== 'date' &&
    !hasOlderColumns(context) &&
    !tail.some(
      (other) => other.kind === 'range' || other.kind === 'date' || (other !== item && other.kind === 'number'),
    )
  );
}

/** "11,8 +": above or below, as European laboratories mark it. */
function isSign(item: PlacedItem): boolean {
  return /^(?:\+{1,3}|-{1,3})$/.test(item.text);
}

/** Under the head of an older column, and not right behind the value. */
function isOfOtherColumn(item: PlacedItem, value: PlacedItem, context: RowContext): boolean {
  if (item.line === value.line && item.start - value.end <= 2) return false;
  const role = roleUnder(item, context);
  if (role === 'previous') return true;
  const { head } = context;
  if (head === null || role !== 'date') return false;
  return columnAt(head, placed(item), /[\t|]/.test(head.text)) !== currentColumn(head);
}

/** "WBC   21-50   20-40   0-5": a span under an older day, with the limits behind it, is no limit itself. */
function isOlderSpan(tail: readonly PlacedItem[], index: number, value: PlacedItem, context: RowContext): boolean {
  const item = tail[index];
  if (item?.kind !== 'range' || !isOfOtherColumn(item, value, context)) return false;
  return tail.slice(index + 1).some((other) => other.kind === 'range' || (other.kind === 'number' && other.comparator != null)); // biome-ignore format: one line
}

/** "Positive   Positive   Positive   Negative" below three days: the answer of a third day, with what is expected behind it. */
function isOlderWord(tail: readonly PlacedItem[], index: number, value: PlacedItem, context: RowContext): boolean {
  const item = tail[index];
  if (item === undefined || !isOfOtherColumn(item, value, context)) return false;
  return tail.slice(index + 1).some(({ kind }) => kind === 'qualitative');
}

/** A bound followed by a date is an older result ("<5.0 04/13/2022"), not a range. */
export function isOlder(tail: readonly PlacedItem[], index: number): boolean {
  const next = tail[index + 1];
  return next?.kind === 'date' || (next?.kind === 'flag' && tail[index + 2]?.kind === 'date');
}

/** A further figure is an earlier result where a head, a day or a word says so; else nothing tells which of them is of now. */
function isToldOlder(tail: readonly PlacedItem[], index: number, role: string | null, { plain }: RowContext): boolean {
  const item = tail[index];
  if (item === undefined || role === 'previous' || role === 'date') return true;
  const next = tail[index + 1]?.kind === 'flag' ? tail[index + 2] : tail[index + 1];
  if (next?.kind === 'date' || tail[index - 1]?.kind === 'date') return true;
  const before = plain.slice(Math.max(0, item.start - 30), item.start).replace(/^[\s\S]*\n/, '');
  return /[([][^)\]]*$|\b(?:prev(?:ious(?:ly)?)?|prior|last|was|before|from|earlier|baseline|hist(?:ory)?)\b[^\d]*$/i.test(
    before,
  );
}

export function readWords(item: PlacedItem, role: string | null, detail: Detail, rangeLabelled: boolean): void {
  const text = item.text.replace(/^[([]|[)\].,;]$/g, '');
  if (/^calc(?:ulated|d)?\.?$/i.test(text) || CUTOFF.test(text)) return;
  if (RANGE_WORDS.test(item.text.trim())) detail.range ??= wordRange(item.text);
  else if (role === 'range' || rangeLabelled) {
    if (!SEX_OR_AGE.test(text)) detail.range ??= wordRange(item.text);
  } else if (role === 'unit') detail.unit ??= /[A-Za-zµμ%]/.test(text) ? item.text : null;
  else if (role === 'flag') detail.flag ??= item.text;
  else if (!detail.unit && !detail.previous && /^[A-Za-zµμ%0-9.*^]{1,10}\/[A-Za-z0-9µμ.²]{1,12}$/.test(text))
    detail.unit = text;
  else if (!SEX_OR_AGE.test(text) && !SPECIMEN_LABEL.test(text) && !BAND_LABEL.test(text) && /[A-Za-z]/.test(text)) {
    detail.stray += ` ${item.text}`;
    detail.strayAt ??= item.start;
  }
}

/** "Therapeutic:" in front of a range. */
const BAND_LABEL =
  /^(?:therapeutic|non-?pregnant|target|ziel(?:bereich|wert)?|goal|desirable|optimal|peak|trough|follicular|luteal|ovulation|post-?menopausal|pre-?menopausal|mid-?cycle|toxic)(?: phase| range)?:?$/i;

/** One printed range as it is; several are alternatives by sex, age or band. */
export function rangeFrom(
  value: PlacedItem,
  tail: readonly PlacedItem[],
  ranges: readonly PlacedItem[],
  context: RowContext,
): PrintedRange | null {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) return null;
  const before = tail[tail.indexOf(first) - 1];
  const labelled =
    before?.kind === 'words' && (SEX_OR_AGE.test(before.text.trim()) || SPECIMEN_LABEL.test(before.text.trim()));
  if (ranges.length === 1 && !labelled) return rangeOfItem(first);
  const from = labelled ? before.start : first.start;
  // "(>75y)": the last of the ages with its unit.
  const behind = /^\s?(?:years?|yrs?|y)\b\)?/i.exec(context.plain.slice(last.end, last.end + 7))?.[0].length ?? 0;
  const text = context.plain.slice(Math.max(from, value.end), last.end + behind);
  return readRange(text, context.style, context.patient) ?? null;
}

export function roleUnder(item: PlacedItem, context: RowContext): string | null {
  if (!context.head) return null;
  const separated = /[\t|]/.test(context.head.text);
  return columnAt(context.head, placed(item), separated)?.role ?? null;
}

/** "7.4 % (57 mmol/mol)": the same result in another unit, no older one. */
function isOnOtherScale(tail: readonly PlacedItem[], at: number, unit: string | null, context: RowContext): boolean {
  const next = tail[at + 1];
  if (unit === null || next?.kind !== 'unit' || hasOlderColumns(context)) return false;
  return readUnit(next.text)?.toLowerCase() !== unit.toLowerCase();
}
