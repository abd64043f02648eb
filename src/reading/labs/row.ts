import { BAND_WORDS, NOT_ANALYTES } from '../data/lab-words.js';
import { lineEnd } from '../line-starts.js';
import { Screened } from '../screened.js';
import type { LabRow } from '../types.js';
import { hasVerb } from '../verbs.js';
import { isOfLooks, isTitreWord, isVerdictOn } from './answer-parts.js';
import { GERM_ANSWER, namesGerm } from './germ-names.js';
import { withoutHistory } from './history.js';
import { MEANING_OF_LIMIT } from './inline-words.js';
import {
  closed,
  isDegreeOf,
  isLabelItself,
  isMeaningOfFigure,
  isNoAnalyte,
  isReferenceOf,
  isRunningOn,
  opensPhrase,
} from './no-analyte.js';
import { withoutPaired } from './paired-serum.js';
import { rangeOfItem } from './range.js';
import {
  CALCULATED,
  CUTOFF,
  isValue,
  isWeakValue,
  type PlacedItem,
  RANGE_WORDS,
  type RowContext,
  SEX_OR_AGE,
} from './row-context.js';
import { nameBefore } from './row-name.js';
import { type Detail, readTail } from './row-tail.js';
import { NAMED_WITH, SPECIMEN_LABEL } from './specimen.js';
import { isDailyDose, PLAIN_UNIT } from './unit.js';
import { firstColumnItem, hasLimits, hasOlderColumns, isStarInFront, olderColumns, valueIndex } from './value-place.js';
import { withWordedResult } from './worded-result.js';

export interface ParsedRow {
  row: LabRow;
  /** Items of a further row on the same line (sheets of two or three columns). */
  rest: PlacedItem[];
}

/** Reads one result from a line's items, or null where they are no result. */
export function parseRow(printed: readonly PlacedItem[], context: RowContext): ParsedRow | null {
  // Which of the columns is the newest cannot be told.
  if (context.head?.unordered === true && printed.filter(isValue).length > 1) return null;
  const mixed = withMixing(printed, context.plain);
  const now = withoutFirstReport(mixed, context.plain);
  const takenBack = now === mixed ? 0 : (mixed.find((item) => !now.includes(item) && isValue(item))?.end ?? 0);
  const { items: kept, remark } = withoutPaired(now, context) ?? withoutRemark(now, context);
  const { items: cells, before } = withoutHistory(kept, context);
  const items = withWordedResult(cells, context);
  const marked = markInFront(items);
  const start = marked ? 1 : skipRowNumber(items);
  const at = valueIndex(items, start, context);
  const value = at < 0 ? undefined : items[at];
  if (!value || isLabelItself(value, context.plain) || isMeaningOfFigure(value, items)) return null;
  const nameEnd = hasOlderColumns(context) ? firstColumnItem(items, start, at, context) : at;
  const name = nameBefore(items, start, nameEnd, context);
  if (!name) return null;
  // "Glucose HI (>33.3)": what a meter shows where it cannot measure.
  const beyond = value.comparator == null ? null : /^(.{3,40}\S)\s+(HI|LO)$/.exec(name.text);
  if (beyond?.[1] !== undefined) {
    name.text = beyond[1];
    name.span = { ...name.span, end: name.span.start + beyond[1].length };
    name.flag ??= beyond[2] ?? null;
  }
  const shown = foundWords(name, value, context);
  if (shown !== null) {
    name.text = shown.name;
    name.span = { start: name.span.start + shown.from, end: name.span.start + shown.from + shown.name.length };
  }
  const split = restAfter(items, at, context);
  // "Reactive 1:16", "PRESENT (+)": titre and grade belong to the result.
  const next = items[at + 1];
  const looks = isOfLooks(value) && isOfLooks(next) && next.cell === value.cell && /^(?:, ?| and | & | \/ ?)$/.test(context.plain.slice(value.end, next.start)) ? next : null; // biome-ignore format: one line
  const titre = isTitreWord(next) ? items[at + 2] : next;
  const whole = looks ?? (titre && ((value.kind === 'qualitative' && isDegreeOf(value, titre)) || isVerdictOn(value, items, at, context)) ? titre : value); // biome-ignore format: one line
  const tail = items.slice(whole === value ? at + 1 : items.indexOf(whole) + 1, split);
  const detail = readTail(value, tail, context);
  if (!detail) return null;
  detail.flag ??= (nameEnd === at ? name.flag : isStarInFront(items, at - 1) ? '*' : null) ?? marked;
  detail.unit ??= name.unit ?? (value.kind === 'number' ? (context.head?.columns.find(({ unit }) => unit)?.unit ?? null) : null); // biome-ignore format: one line
  detail.range ??= name.range;
  // What a blood thinner should reach is no range for those who take none.
  const aimed = tail.findIndex(({ text }) => /therapeutic/i.test(text));
  if (aimed >= 0 && /\bINR\b|prothrombin|normali[sz]ed ratio/i.test(name.text)) {
    const [usual] = tail.slice(0, aimed).filter(({ kind }) => kind === 'range');
    detail.range = usual === undefined ? null : rangeOfItem(usual);
  }
  // "8 IU/mL (<10: not immune, offer MMR)": what a figure below it means, and no range.
  const meant = context.sheet ? LIMIT_WITH_MEANING.exec(context.plain.slice(value.end, lineEnd(context.plain, value.end))) : null; // biome-ignore format: one line
  if (meant !== null) detail.range = null;
  const earlier = olderColumns(items, nameEnd, at, context);
  const [latest] = earlier;
  if (latest) detail.previous = { value: latest.value, number: latest.number, date: latest.date };
  if (before !== null && detail.previous === null) detail.previous = before;
  const last = (before === null ? items[split - 1] : now.at(-1)) ?? value;
  const row: LabRow = {
    name: name.text,
    nameSpan: name.span,
    value:
      shown?.value !== undefined
        ? shown.value
        : whole === value
          ? value.text.trim()
          : context.plain.slice(value.start, closed(whole, context.plain)).replace(/\s{2,}/g, ' '),
    valueSpan: {
      start:
        shown?.value === undefined
          ? value.start
          : name.span.end + context.plain.slice(name.span.end, value.start).search(/[A-Za-z]/),
      end: whole === value ? value.start + value.text.trimEnd().length : whole.end,
    },
    number: value.kind === 'number' ? (value.number ?? null) : null,
    comparator: value.kind === 'number' ? (value.comparator ?? null) : null,
    unit: detail.unit,
    range: detail.range,
    flag: detail.flag,
    panel: context.panel,
    specimen: context.specimen ?? detail.specimen,
    previous: detail.previous,
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(detail.severalRanges ? { severalRanges: true } : {}),
    ...(detail.verdict === undefined ? {} : { verdict: detail.verdict }),
    ...(detail.multiple === undefined ? {} : { multiple: detail.multiple }),
    ...(detail.graded?.step != null ? { step: detail.graded.step } : detail.step ? { step: detail.step } : {}),
    pending: value.kind === 'pending',
    source: { start: name.span.start, end: Math.max(remark?.end ?? 0, last.end, takenBack) },
    comments: detail.legend === null ? [] : [detail.legend],
    ...remarkOf(remark?.text ?? meant?.[0] ?? strayText(detail, tail, context.plain), context),
  };
  return accepted(row, value, detail, context) ? { row, rest: items.slice(split) } : null;
}

/**
 * "Crystals : CALCIUM OXALATE - FEW", "Others : YEAST CELLS - NONE": behind the name of a test what was seen, and how much
 * of it.
 */
function foundWords(
  { text, span }: { text: string; span: { start: number } },
  value: PlacedItem,
  { plain, knowledge, panel, specimen, sheet }: RowContext,
): { name: string; from: number; value?: string } | null {
  if (!sheet || value.kind !== 'qualitative') return null;
  const [, label = '', gap = '', seen = ''] = /^([A-Z][A-Za-z]{2,20})( {0,12}: {1,12})([A-Za-z][A-Za-z ]{2,30}?)\s?[-–,:]?$/.exec(text) ?? []; // biome-ignore format: one line
  if (seen === '') return null;
  const from = plain.slice(span.start, value.start).indexOf(seen);
  if (/^(?:others?|misc\w*)$/i.test(label)) return from < 0 ? null : { name: seen, from };
  const known = knowledge.labByName(label, panel) ?? knowledge.labByName(`${specimen ?? ''} ${label}`);
  if (known === undefined || gap === '' || from < 0) return null;
  return {
    name: label,
    from: 0,
    value: plain
      .slice(span.start + from, value.end)
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

const LIMIT_WITH_MEANING =
  /\([<≤]=? ?\d[\d.,]*\s?(?:[A-Za-z/%]{1,8})?\s?[:=]\s?(?:not|non|no|deficien|insufficien|susceptible)[^()\n]{0,60}\)/i;

const FIRST_REPORTED = new Screened(
  /\b(?:(?:prev(?:iously|ious|\.)?|originally|initially|first) (?:was )?(?:reported|rep|released|issued|resulted|given)\b|(?:corrected|amended|revised|changed) from\b)/i,
); // biome-ignore format: one line

/** "14.2 mg/dL (previously reported as 4.2 on 07/10)   H   <12.0": what the laboratory has taken back is no older result. */
function withoutFirstReport(items: readonly PlacedItem[], plain: string): readonly PlacedItem[] {
  const at = items.findIndex(({ kind, text }, index) => index > 1 && kind === 'words' && FIRST_REPORTED.test(text));
  const first = items[at];
  if (!first || !items.slice(0, at).some(isValue)) return items;
  const bracket = /[([]\s?$/.test(plain.slice(Math.max(0, first.start - 2), first.start)) || /^[([]/.test(first.text);
  const close = bracket ? plain.slice(first.start, (items.at(-1)?.end ?? first.end) + 1).search(/[)\]]/) : -1;
  const end = close < 0 ? null : first.start + close;
  return items.filter((item, index) => index < at || (end === null ? item.cell > first.cell : item.start > end));
}

/** "aPTT 1:1 mix   43.9": the parts of a mixing study belong to its name. */
function withMixing(items: readonly PlacedItem[], plain: string): readonly PlacedItem[] {
  const [name, parts, mix, ...rest] = items;
  if (name?.kind !== 'words' || !mix || !parts || !/^\d{1,2} ?: ?\d{1,2}$/.test(parts.text)) return items;
  if (mix.kind !== 'words' || !/^(?:mix\w*|dilution|with|normal plasma|np)\b/i.test(mix.text)) return items;
  return [{ ...name, text: plain.slice(name.start, mix.end), end: mix.end }, ...rest];
}

/** "47 U/L (<40) H -- marginal, previous 22 (2023)": behind a dash the laboratory writes on in words. */
function withoutRemark(
  items: readonly PlacedItem[],
  context: RowContext,
): { items: readonly PlacedItem[]; remark: { text: string; end: number } | null } {
  const none = { items, remark: null };
  if (!context.sheet || hasOlderColumns(context)) return none;
  const dash = items.findIndex(
    (item, at) =>
      at > 1 &&
      /^(?:-{1,3}|[–—])(?=\s|$)/.test(item.text) &&
      // Alone in a column it says that nothing is printed there.
      !(
        item.text.length <= 3 &&
        context.head !== null &&
        item.cell > (items[at - 1]?.cell ?? 0) &&
        (items[at + 1]?.cell ?? 0) > item.cell
      ) &&
      items.slice(1, at).some((one) => isValue(one) && one.kind !== 'pending' && one.comparator == null),
  );
  const [first, last] = [items[dash], items.at(-1)];
  if (dash < 0 || !first || !last || first.line !== last.line) return none;
  if (
    !/^(?:words|qualitative)$/.test(
      first.kind === 'words' && first.text.length > 3 ? first.kind : (items[dash + 1]?.kind ?? ''),
    )
  )
    return none;
  const text = context.plain.slice(first.start, last.end + 1).replace(/^[-–—\s]+|\s+$/g, '');
  return /^[A-Za-z]{2}/.test(text) && text.length <= 90 && !/[<>≤≥]\s?\d|\d\s?-\s?\d/.test(text)
    ? { items: items.slice(0, dash), remark: { text, end: last.end } }
    : none;
}

/** The words that fit no column as they are printed, with all that stands among them. */
function strayText({ strayAt }: Detail, tail: readonly PlacedItem[], plain: string): string {
  const first = tail.findIndex(({ start }) => start === strayAt);
  const last = tail.at(-1);
  if (strayAt === null || first < 0 || !last) return '';
  let from = first;
  while (from > 0 && /^(?:words|qualitative|pending)$/.test(tail[from - 1]?.kind ?? '')) from -= 1;
  const start = tail[from]?.start ?? strayAt;
  const open = plain[start - 1] === '(' ? start - 1 : start;
  const text = plain.slice(open, closed(last, plain));
  // "IRT 62 ng/mL (cutoff <60)" behind an answer in words: what it was held against belongs to it.
  const limited = text.replace(/\(cut-?\s?off:? [<>≤≥]?\s?[\d.,]+\)/i, '()');
  return /[<>≤≥]\s?\d|\d\s?-\s?\d|\s{3}|[\t|]|^[([]?[A-Za-zµμ%]+\//.test(limited) ? '' : text.replace(/ {2}/g, ' ');
}

/** Words beside a result that say something of it; a code of the laboratory or the name of a method is none. */
function remarkOf(printed: string, context: RowContext): { remark?: string } {
  const text = printed
    .trim()
    .replace(/^([^[]*)\]$/, '$1')
    .replace(/^[,;:]\s*/, '')
    .trim();
  const says =
    context.sheet && /[a-z]{3}|\b[A-Z]{4,}\b|^\([A-Z]{3} \d/.test(text) && !/^\W*(?:calc|manual|auto)/i.test(text);
  return says ? { remark: text } : {};
}

/** "H     Glucose   143": the mark in a column of its own before the name. */
function markInFront(items: readonly PlacedItem[]): string | null {
  const [first, second] = items;
  const marks = first?.kind === 'flag' && second !== undefined && opensName(items, 1) && second.cell > first.cell;
  return marks && /^(?:HH?|LL?|A|\*{1,2}|!)$/.test(first.text) ? first.text : null;
}

/** "1   Glucose   112", "2.   Urea", "2345-7   Sodium": the number of the row, or the code of its test. */
function skipRowNumber(items: readonly PlacedItem[]): number {
  const [first, second] = items;
  const numbered = first !== undefined && second !== undefined && opensName(items, 1) && second.cell > first.cell && ROW_NUMBER.test(first.text); // biome-ignore format: one line
  return numbered && items.slice(2).some((item) => isValue(item) || isWeakValue(item)) ? 1 : 0;
}

/** "Sodium", "INR", "Red cell count": words, or an item of another kind that a name may begin with. */
function opensName(items: readonly PlacedItem[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  return item?.kind === 'words' || item?.text === 'INR' || ((item?.kind === 'qualitative' || item?.text === 'A') && next?.kind === 'words' && next.cell === item.cell); // biome-ignore format: one line
}

const ROW_NUMBER = /^(?:\d{1,3}[.)]?|\d{2,5}-\d)$/;

/** Where a second result begins on the same line; items.length where none does. */
function restAfter(items: readonly PlacedItem[], at: number, context: RowContext): number {
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next];
    const before = items[next - 1];
    if (items[at]?.kind === 'number' && isRatioNamed(items, next)) return next;
    if (isListedBehind(items, next, context)) return next;
    if (!item || !before || item.kind !== 'words' || item.cell <= before.cell || item.line !== before.line) continue;
    const short = !/[A-Za-z]{2}/.test(item.text) && context.knowledge.labByName(item.text, context.panel) === undefined;
    if (
      RANGE_WORDS.test(item.text) ||
      CUTOFF.test(item.text) ||
      SEX_OR_AGE.test(item.text) ||
      (SPECIMEN_LABEL.test(item.text) && items[next + 1]?.kind !== 'qualitative') ||
      isBandLabel(item, items[next + 1]) ||
      /^age[sd]?\s*[<>≥≤]?=?\s*\d/i.test(item.text) ||
      PLAIN_UNIT.test(item.text) ||
      CALCULATED.test(item.text) ||
      short
    )
      continue;
    const after = items.slice(next + 1);
    const value = after.findIndex((one) => isValue(one) || isWeakValue(one));
    if (value < 0) continue;
    const known = context.knowledge.labByName(item.text, context.panel) !== undefined;
    const others = context.sheet && /^others?(?:\s*:)?$/i.test(item.text);
    if (known || others || hasLimits(after.slice(value + 1)) || (context.sheet && value === 0)) return next;
  }
  return items.length;
}

/** "INR 1.6, D-dimer >20 mg/L FEU": behind a comma a test that is known, with a limit for its figure, which is no range of the first. */
function isListedBehind(items: readonly PlacedItem[], at: number, context: RowContext): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item?.kind !== 'words' || before === undefined || next === undefined || next.line !== item.line) return false;
  if (next.kind !== 'range' && !/^\s*[<>≤≥]/.test(next.text)) return false;
  return (
    /[,;]\s*$/.test(context.plain.slice(before.start, item.start)) &&
    context.knowledge.labByName(item.text.replace(/[\s:=]+$/, ''), context.panel) !== undefined
  );
}

/** "PT 16.8 sec (11.5-14.0)   INR 1.4": a word that is also a unit, in front of a figure of its own. */
function isRatioNamed(items: readonly PlacedItem[], at: number): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item?.kind !== 'unit' || !/^(?:inr|isr|ratio)$/i.test(item.text)) return false;
  if (next?.kind !== 'number' || before === undefined || next.line !== item.line) return false;
  return item.cell > before.cell || before.kind !== 'number';
}

/** "Therapeutic: 0.60-1.00": names the range behind it, no further test. */
function isBandLabel(item: PlacedItem, next: PlacedItem | undefined): boolean {
  const limits = next?.kind === 'range' || (next?.kind === 'number' && next.comparator != null);
  return limits && BAND_WORDS.test(item.text.replace(/^[([]/, '')) && item.text.split(/\s+/).length <= 3;
}

/** No test's name begins so: the line goes on with a phrase. */
const INSIDE_PHRASE = /^(?:with|and|or|of|for|in|if|is|are|at|on|by|than|as|when|the|to)\b(?!-)/i;

/** "Specimen slightly hemolyzed" tells of the row above. */
const ABOUT_SAMPLE = /^(?:specimen|sample|comments?|notes?|serum|plasma)\b/i;

/** Heads of a physical exam: "ABDOMEN: Soft." is no result. */
const EXAM_HEAD =
  /^(?:general|head|heent|eyes?|ears?|nose|throat|mouth|neck|chest|lungs?|heart|cardiac|cardiovascular|respiratory|breasts?|back|spine|abdomen|gastrointestinal|pelvi[cs]|rectal|genit\w{0,8}|extremit(?:y|ies)|musculoskeletal|skin|lymph(?:atics?| nodes?)|neuro(?:logic(?:al)?)?|psych(?:iatric)?|vascular)$/i;

/** "Insulin glargine 22 units nightly": a dose with its times. */
const DOSE_UNIT = /^(?:units?|mg|mcg|g|ml|tabs?|tablets?|capsules?|puffs?)$/i;
const TAKEN =
  /\b(?:nightly|daily|once|twice|every|bid|tid|qid|qhs|qd|prn|bedtime|with meals|by mouth|po|for \d+ days?)\b/i;

/** Behind a figure: the unit of a dose, and how it is taken. */
const DOSE_BEHIND =
  /^\s?(?:mg|mcg|µg|ug|g|units?|ml|tabs?|tablets?|caps?)\s+(?:po|iv|im|sc|s\/c|bid|tid|qid|od|bd|tds|qds|daily|nightly|nocte|mane|every|q ?\d)\b/i;

const DOSE_IN_NAME = /\s\d+(?:[.,]\d+)?\s?(?:mg|mcg|ug|µg|g|iu|units?)\b(?!\/)/i;

/** "L-Thyroxine 75 ug   1", "1 x 1000 mg", "8 mg BD + PPI", "nephrectomy 2022": a dose, a count of doses, "plus", a year. */
function isOfMedicine(row: LabRow, value: PlacedItem, known: boolean, plain: string): boolean {
  // "Ciprofloxacin 500 mg BID, to end 08-16": what looks like a range is a day.
  if (DOSE_BEHIND.test(plain.slice(value.end, value.end + 24))) return true;
  if (row.range !== null || row.pending) return false;
  if (/\d ?[x×] ?$/.test(plain.slice(Math.max(0, value.start - 4), value.start))) return true;
  if (/^\+{1,2}$/.test(value.text) && /^ [A-Za-z]/.test(plain.slice(value.end, value.end + 2)) && / $/.test(plain.slice(value.start - 1, value.start)) && !/ {2}$/.test(plain.slice(Math.max(0, value.start - 2), value.start))) return true; // biome-ignore format: one line
  if (known) return false;
  const year = /^(?:19|20)\d\d$/.test(row.value) && row.unit === null && row.flag === null;
  const dose = /^(?:mg|m?cg|[uµμ]g|g|iu|units?|tabs?|caps?)$/i.test(row.unit ?? '');
  return year || dose || DOSE_IN_NAME.test(row.name) || /\([^)]*,[^)]*$/.test(row.name);
}

/** What the cells of a growth were stained for: an answer of the tissue report, no result of blood. */
const OF_CELLS = /^(?:o?estrogen|progesterone) receptors?\b|^her-?2\b/i;

/**
 * The name without the stops that end no sentence: of "H. pylori" and "R.B.C. count", and, where a unit and a range
 * follow, of a clipped word or a label ("Allergen: peanut IgE").
 */
function shortened(name: string, detail: Detail, sheet: boolean): string {
  const bare = (
    sheet
      ? name
          .replace(CLIPPED, '$1 ')
          .replace(INITIALS, '$1')
          .replace(/(?<=\s)([A-Z])\.\s(?=[a-z]{3})/g, '$1 ')
          .replace(/\b([A-Z]) : (?=[A-Z]\b)/g, '$1:')
      : name
  ).replace(/^[A-Z]\.\s(?=[a-z]|[A-Z][a-z])/, '');
  if (detail.unit === null || detail.range === null) return bare;
  const label = sheet ? bare.replace(/^([A-Z][A-Za-z]{2,14}) ?: (?=[A-Z])/, '$1 ').replace(/(?<=\s[A-Z])\.\s(?=[A-Z]?[a-z]{2})/g, ' ') : bare; // biome-ignore format: one line
  return label.replace(/(?<=[a-z])\.\s(?=[a-z])/g, ' ');
}

/** "R.B.C. Count", "P.C.V. (HCT)" */
const INITIALS = /(?<![A-Za-z])((?:[A-Z]\.){1,4}[A-Z])\.(?=\s)/g;
/** Words that names of tests are clipped to. */
const CLIPPED =
  /\b(sp|conj|unconj|adj|corr|alk|abs|tot|vit|dir|indir|calc|fib|neut|lymph|mono|eos|baso|imm|gran|ct|cap|bind|sat|conc|diff|chol|trig|creat|bili|prot|alb|glob|phos|osm|hep|rheum|fact|act|rec|spec|grav|leuk|leuc|epith|retic|plt|fast|rand|norm|ion|ser|est|corpusc|corp|vol|av|distribut|distrib|haem)\.\s(?=\S)/gi;

/** "1 g   QDS": how much of it, and how often. */
const AS_TAKEN = /^\W*(?:m?g|mcg|units?)\b|\b(?:od|bd|tds|qds|qid|bid|tid|om|on|nocte|mane|daily|prn)\b/i;
/** Taken as well as measured. */
const MEDICINE =
  /^(?:paracetamol|acetaminophen|aspirin|lithium(?: carbonate)?|digoxin|phenytoin|carbamazepine|(?:sodium )?valproate|valproic acid|vancomycin|gentamicin|theophylline|tacrolimus|ciclosporin|cyclosporin\w*|methotrexate|folic acid|folate|vit(?:amin)? ?\w{1,3}|calcium|magnesium|iron|zinc|lamotrigine|levetiracetam|phenobarbital|sirolimus|amiodarone|clozapine)$/i;
const ANSWERS = String.raw`(?:(?:weakly |strongly )?(?:positive|reactive)|negative|non-?\s?reactive|(?:not )?detected)`;
const ANSWER = new RegExp(`^${ANSWERS}$`, 'i');

/** "Cortisol, 8 am": no form of "to be". */
const HOUR_OF_DAY = /\b\d{1,2} ?am$/i;

/** "Type 1 diabetes", "Stage 3 kidney disease": no blood type of 1. */
const KIND_OF_ILLNESS = /^(?:(?:blood )?type|(?:blood )?group|grade|stage|class|phase|category|level|score)$/i;

/** "Liquefaction time" on a sheet of semen. */
function isKnownIn(name: string, { specimen, knowledge }: RowContext): boolean {
  return NAMED_WITH[specimen ?? ''] !== undefined && knowledge.labByName(`${specimen} ${name}`) !== undefined;
}

function accepted(row: LabRow, value: PlacedItem, detail: Detail, context: RowContext): boolean {
  const words = row.name.split(' ');
  // A whole line of a table, cell by cell: its name may be long and hold any word.
  const whole = context.head !== null && value.cell > 0 && detail.range !== null && detail.unit !== null;
  const known = context.knowledge.labByName(row.name, row.panel) !== undefined || isKnownIn(row.name, context);
  if (
    (!known && !/[A-Za-z]{2}|^[A-Z]\b|%|pH/.test(row.name)) ||
    row.name.length > 90 ||
    words.length > (whole ? 14 : 10)
  )
    return false;
  if (isReferenceOf(row.name, value) || isNumberOfPaper(row, value, context)) return false;
  // "Immune >= 10 IU/L" below a row: from where on one is safe.
  if (/^(?:(?:non-?|not )?immune|protected|susceptible)$/i.test(row.name) && value.comparator != null) return false;
  if (KIND_OF_ILLNESS.test(row.name) && value.kind === 'number' && row.range === null) return false;
  // "Primary condition   Normal or High   High": a line of a guide to what results mean together.
  if (!known && row.number === null && /^normal$/i.test(row.value) && (/^(?:low|high)$/i.test(row.flag ?? '') || /\b(?:low|high) or\b/i.test(row.name) || /^\W*or (?:low|high)\b/i.test(detail.stray))) return false; // biome-ignore format: one line
  if (OF_CELLS.test(row.name) || (!known && isNoAnalyte(row.name))) return false;
  if (!known && value.kind === 'qualitative' && row.range === null && isRunningOn(row.name)) return false;
  if (!known && row.range === null && opensPhrase(value, context.plain)) return false;
  if (isOfMedicine(row, value, known, context.plain)) return false;
  if (row.pending && ABOUT_SAMPLE.test(row.name)) return false;
  if (!known && EXAM_HEAD.test(row.name)) return false;
  if (row.range === null && isDailyDose(row.unit, row.name)) return false;
  // A dose by weight is given, not measured.
  if (/^m?c?g\/kg/i.test(row.unit ?? '') && row.range === null) return false;
  const doseUnit = row.unit ?? /^\w+/.exec(detail.stray.trim())?.[0] ?? '';
  if (row.range === null && DOSE_UNIT.test(doseUnit) && TAKEN.test(detail.stray)) return false;
  // "L-Thyroxine 75 ug   1   0   0": an amount of something nobody measures.
  if ((!known || MEDICINE.test(row.name)) && row.range === null && /^(?:mg|ug|mcg|µg|g)$/i.test(row.unit ?? ''))
    return false;
  if (MEDICINE.test(row.name) && row.range === null && AS_TAKEN.test(detail.stray)) return false;
  // "PCP 2-3 wks": the family doctor; a screen for the drug answers in words.
  if (/^(?:\[\s?\]\s*)?pcp$/i.test(row.name) && value.kind !== 'qualitative' && !row.pending) return false;
  if (!known && INSIDE_PHRASE.test(row.name)) return false;
  // "Severe combined immunodeficiency (TREC)   Within normal limits" under the heads of a table: a row, whatever word its name begins with.
  const answered = context.head !== null && value.cell > 0 && WHOLE_ANSWER.test(value.text) && detail.stray === '';
  const band = BAND_WORDS.test(row.name) && !((whole && words.length > 1) || (answered && words.length > 2));
  if (!known && (band || NOT_ANALYTES.test(row.name) || (hasVerb(row.name.replace(HOUR_OF_DAY, '')) && !whole)))
    return false;
  // Gases are measured in the unit of blood pressure.
  const gas = known && /^mm ?hg$/i.test(detail.unit ?? '');
  if (
    /[.;!?:]\s/.test(shortened(row.name, detail, context.sheet)) ||
    (detail.bodyUnit && detail.range === null && !(context.head && context.sheet) && !gas)
  )
    return false;
  const stray = detail.stray.trim();
  // "Smear: No hemoparasites seen": the first word of a denial is no answer.
  if (/^no$/i.test(row.value) && /^[a-z]/i.test(stray)) return false;
  // "eGFR 15-29 with albuminuria is stage 4": a span of figures that a sentence speaks of.
  if (value.kind === 'range' && detail.unit === null && /^\W*[a-z]{3,}(?: \S+)+/.test(stray)) return false;
  // "Non-HDL >7.5 mmol/L: consider …": what a figure would mean.
  const behind =
    value.end + (/^[^:\n]{0,14}(?=:)/.exec(context.plain.slice(value.end, value.end + 15))?.[0].length ?? 99);
  if (value.comparator && behind - value.end < 15 && detail.range === null && !/\s{2}/.test(context.plain.slice(value.end, behind))) return false; // biome-ignore format: one line
  // "Culture: >100,000 CFU/mL Escherichia coli": the germ is the result, and a sentence tells it.
  if (/\bcultures?\b|\bcx\b/i.test(row.name) && /[A-Za-z]{4}/.test(stray) && row.number !== null) return false;
  if (stray && (hasVerb(stray) || stray.split(/\s+/).length > (context.sheet ? 4 : 1))) return false;
  const limits = detail.range !== null && (detail.range.low !== null || detail.range.high !== null);
  const columns = context.head !== null && (value.cell > 0 || context.sheet);
  const score =
    (detail.unit && !detail.bodyUnit ? 2 : 0) + (limits ? 2 : detail.range ? 1 : 0) + (detail.flag ? 1 : 0) + (known ? 2 : 0) +
    (columns ? 2 : 0) + (context.inRun && context.sheet && value.cell > 0 ? 1 : 0) + (row.pending ? 1 : 0) + (detail.cutoff ? 2 : 0) +
    (value.kind === 'qualitative' && value.cell > 0 && (context.sheet || detail.range !== null) ? 1 : 0) +
    (context.sheet && context.inRun && ANSWER.test(value.text) && /: *$/.test(context.plain.slice(row.nameSpan.end, value.start)) ? 2 : 0) +
    (context.sheet && value.cell > 0 && /^(?:normal|abnormal|within normal limits)$/i.test(value.text) ? 2 : 0) +
    (context.sheet && !known && isGermAnswered(row, value, context) ? 2 : 0) +
    // "f13 Peanut   3.7   Class 3": the step of a scale behind the figure.
    (context.sheet && value.kind === 'number' && value.cell > 0 && /^class [0-6]$/i.test(stray) ? 2 : 0) +
    // "Reaction : Acidic" below the title of a sample.
    (context.sheet && value.kind === 'qualitative' && value.cell > 0 && NAMED_WITH[context.specimen ?? ''] !== undefined ? 1 : 0) +
    (context.sheet && !known && value.cell > 0 && GERM_ANSWER.test(value.text) && namesGerm(row.name, context.knowledge) ? 1 : 0); // biome-ignore format: one sum
  return score >= (context.sheet || (known && isAnswerAlone(row, value, context)) ? 2 : 4);
}

/**
 * "24410377" over a column, "CARDIAC PROFILE (1)  Collected: …" and "2h glucose: < 7.8 normal; 7.8 - 11.0 impaired": the
 * number of a request, the number of a sample, and what figures would mean.
 */
function isNumberOfPaper(row: LabRow, value: PlacedItem, { plain }: RowContext): boolean {
  if (row.range === null && row.unit === null && /^\d{7,}$/.test(row.value)) return true;
  if (value.kind !== 'number') return false;
  const [front, behind] = [plain[value.start - 1], plain.slice(value.end, value.end + 60)];
  if (front === '(' && /^\d$/.test(row.value) && /^\)(?:\s|$)/.test(behind) && OF_SEVERAL_SAMPLES.test(row.name))
    return true;
  return value.comparator != null && MEANING_OF_LIMIT.test(behind);
}

const OF_SEVERAL_SAMPLES =
  /\b(?:profile|panel|set|sample|specimen|series|markers|enzymes|tests?|bottle|draw|collection)s?$/i;

/** "Meningococcal PCR: POSITIVE", "HSV PCR neg" in a sheet; a test for HPV is told with the cells that it belongs to. */
function isGermAnswered(
  { name, nameSpan }: LabRow,
  value: PlacedItem,
  { plain, inRun, knowledge }: RowContext,
): boolean {
  if (!GERM_ANSWER.test(value.text) || /\bHPV\b|papilloma/i.test(name) || !namesGerm(name, knowledge)) return false;
  return /\bPCR$/i.test(name) || (!inRun && /: *$/.test(plain.slice(nameSpan.end, value.start)));
}

/** "COVID-19 PCR: Not detected", "Rapid strep positive": a text of a few such lines and nothing else. */
function isAnswerAlone(row: LabRow, value: PlacedItem, { plain }: RowContext): boolean {
  if (plain.length > SHORT_TEXT || !ANSWER.test(value.text)) return false;
  const between = plain.slice(row.nameSpan.end, value.start);
  return (
    /^[\s:=–-]*$/.test(between) && plain.split('\n').every((line) => line.trim() === '' || ENDS_IN_ANSWER.test(line))
  );
}

const WHOLE_ANSWER = /^(?:within normal limits|(?:ab)?normal|(?:not )?detected|negative|positive|low risk|high risk)$/i;
const ENDS_IN_ANSWER = new RegExp(String.raw`^[^:\n]{2,60}[\s:=–-]+${ANSWERS}[\s.!]*$`, 'i');
const SHORT_TEXT = 600;
