import { everyMatch } from '../../knowledge/index.js';
import { COLUMN_HEADS, type ColumnRole } from '../data/lab-heads.js';
import { ByBeginning, Sticky } from '../openings.js';
import { Screened } from '../screened.js';
import type { DayOrder } from './day-order.js';
import { headDates } from './head-dates.js';
import { withBars } from './item.js';
import { type Specimen, specimenOfLabel } from './specimen.js';
import { unitLength } from './unit.js';

/** A column of a table head. Offsets are within the head line's text. */
export interface Column {
  role: ColumnRole;
  start: number;
  end: number;
  cell: number;
  /** Where a word before the day of a column begins ("Prev 06.11.24"). */
  from?: number;
  /** For a date column: sortable, larger is later. */
  when: number | null;
  /** For a range or value column: the specimen it is for. */
  specimen?: Specimen | null;
  /** For one of several value columns side by side ("Serum   Urine", "%   Absolute"): its printed word. */
  of?: string;
  /** For a value column that only its unit heads ("Allergen   kU/L   Class"): that unit. */
  unit?: string;
}

export interface TableHead {
  columns: Column[];
  /** Cells of tabs or bars: columns go by count, not by place. */
  separated: boolean;
  /** Hours or words of time stand over the columns: they hold for the panel right below, and no longer. */
  ofHours?: true;
  /** True where the days over the columns cannot be put in order: none of its columns is known to be the newest. */
  unordered?: boolean;
  /** The text of a unit or date printed in the head for the whole column. */
  text: string;
}

const HEADS = COLUMN_HEADS.map(({ role, phrases }) => ({
  role,
  pattern: new Sticky(new RegExp(`(?:${phrases.join('|')})(?![A-Za-z0-9])`, 'iy')),
}));
const HEADS_AT = new ByBeginning(HEADS, ({ pattern }, text, at) => pattern.mayBegin(text, at));
const GAP = new Sticky(/\t|\s*\|\s*|\s+/y);
const WORD = new Sticky(/[^\s|]{1,60}/y);
const SMALL_WORDS = new Set(['and', 'of', 'the', 'your', 'date', 'time', '/', '&']);

/** Reads a line as a table head: at least two column words, of which one is a value, range, unit or date column. */
export function tableHead(line: string, order: DayOrder = null): TableHead | null {
  if (line.length > 300 || OF_SAMPLE.test(line) || OF_STAY.test(line) || OF_PAPER.test(line)) return null;
  const paired = pairedHead(line) ?? classHead(line);
  if (paired) return paired;
  const text = withBars(line);
  const dates = headDates(text, order);
  const columns: Column[] = [];
  let other = 0;
  let cell = 0;
  let at = 0;
  while (at < text.length) {
    const gap = GAP.match(text, at)?.[0];
    if (gap !== undefined) {
      if (at > 0 && ((columns.length > 0 && gap.includes('  ')) || gap.includes('|') || gap.includes('\t'))) cell += 1;
      at += gap.length;
      continue;
    }
    const date = dates.at.get(at);
    const found: FoundHead | null =
      (date && { role: 'date', ...date }) ?? headAt(text, at) ?? specimenRange(text, at) ?? unitHead(text, at, columns);
    if (found) {
      // "Physical health   Adm   D/C": the words of the first cell are one title.
      if (columns.length === 0 && /(?: {2}|[|\t] ?)$/.test(text.slice(0, at))) other = Math.min(other, 1);
      const behind = found.role === 'range' ? /^ ?\(([A-Za-z ]{3,14})\)/.exec(text.slice(at + found.length)) : null;
      const specimen = found.specimen ?? specimenOfLabel(behind?.[1] ?? '');
      const unit = found.unit === undefined ? {} : { unit: found.unit };
      const before = date === undefined ? null : DAY_BEFORE.exec(text.slice(Math.max(0, at - 14), at));
      const from = before === null ? {} : { from: at - (before[1]?.length ?? 0) };
      columns.push({
        role: found.role,
        start: at,
        end: at + found.length,
        cell,
        when: found.when,
        specimen,
        ...unit,
        ...from,
      });
      at += found.length + (specimen !== null && behind ? behind[0].length : 0);
      continue;
    }
    if (text[at] === '(') {
      at += 1;
      continue;
    }
    const word = WORD.match(text, at)?.[0] ?? ' ';
    if (/[A-Za-z0-9]/.test(word) && !SMALL_WORDS.has(word.toLowerCase())) other += 1;
    at += word.length;
  }
  if (columns.length < 2 || other > Math.max(1, columns.length - 1)) return null;
  const roles = new Set(columns.map((column) => column.role));
  const days = columns.filter((column) => column.role === 'date').length;
  // "Result   Lower ref. limit": one limit under its own head.
  const oneLimit = columns.some(({ role, start, end }) => role === 'low' && LOWER_LIMIT.test(text.slice(start, end)));
  const telling = ['value', 'range', 'unit', 'previous', 'flag'].filter((role) => roles.has(role as ColumnRole)).length + Number(oneLimit); // biome-ignore format: one sum
  if (
    !(
      telling >= 2 ||
      (roles.has('name') && telling >= 1) ||
      (days >= 2 && other <= 2) ||
      (days >= 1 && telling >= 1 && roles.has('name'))
    )
  )
    return null;
  const lowHigh = roles.has('low') && roles.has('high');
  // "RESULTS   14/08/24   10/02/25": a title over the names, beside the days of the columns.
  const [front] = columns;
  if (front?.role === 'value' && days >= 2 && columns.filter(({ role }) => role === 'value').length === 1 && /^\s*$/.test(text.slice(0, front.start))) front.role = 'name'; // biome-ignore format: one line
  return {
    columns: columns.map((column) =>
      lowHigh || !/^(?:low|high)$/.test(column.role) || LOWER_LIMIT.test(text.slice(column.start, column.end))
        ? column
        : { ...column, role: 'other' },
    ),
    separated: /\t|\|/.test(text),
    ...(dates.ordered || days < 2 || roles.has('value') ? {} : { unordered: true }),
    text,
  };
}

/** "Prev 06.11.24": the word before a day heads the column, too. */
const DAY_BEFORE = /(?<=\s{2}|[\t|] ?)((?:prev(?:ious)?|prior|last|older?)\.? ?\(?)$/i;

/** Said of a column in full, it needs no other one beside it. */
const LOWER_LIMIT = /^lower (?:(?:reference|ref\.?|normal) )?limits?\b/i;

/** "Lab No   8812007   9140332   Units   Ref" below a row of days: the numbers of the papers, and what else heads a column. */
export function headGoesOn(head: TableHead | null, line: string): TableHead | null {
  if (head === null || !PAPERS.test(line)) return null;
  const days = head.columns.filter(({ role }) => role === 'date').length;
  const papers = line.match(PAPER_NUMBERS) ?? [];
  if (days < 2 || papers.length < 2) return null;
  const blank = (words: string) => ' '.repeat(words.length);
  const blanked = line.replace(PAPERS, blank).replace(ANY_PAPER_NUMBER, blank);
  const more = tableHead(blanked)?.columns ?? [];
  const known = new Set(head.columns.map(({ role }) => role));
  return { ...head, columns: [...head.columns, ...more.filter(({ role }) => !known.has(role))] };
}

const PAPER_NUMBER = '[A-Z]{0,3}-?\\d{5,}';
const ANY_PAPER_NUMBER = new RegExp(PAPER_NUMBER, 'g');
const PAPER_NUMBERS = new RegExp(`(?<![\\w.])${PAPER_NUMBER}(?![\\w.])`, 'g');
const PAPERS = new RegExp(
  `^\\s*(?:lab(?:oratory)?|request|specimen|sample|accession|episode|order|report|ref)\\s{0,2}(?:no\\.?|nos\\.?|numbers?|ids?|refs?\\.?|#)?\\s*:?(?=\\s+${PAPER_NUMBER})`,
  'i',
);

const A_MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
/** "Collected 2/11/2021   Received 2-Nov-2021": days of the sample, and of no columns. */
const OF_SAMPLE = new RegExp(
  `\\b(?:coll(?:ected|ection)?|rec(?:eived|'d)?|drawn|taken|printed|authori[sz]ed|registered|reg|rep(?:orted)?)\\b\\W{1,3}(?:\\d{1,4}(?:[/.-]\\d|[ -]?${A_MONTH})|${A_MONTH} \\d).*\\b(?:received|rec'?d|reported|rep(?:ort)?|final|printed|authori[sz]ed|collected)\\b\\W{1,3}(?:\\d|${A_MONTH} \\d)`,
  'i',
);

/** "Coll 11/14/2023 16:20   Result 11/14/2023 17:35": when the sample was taken and told of, and no columns. */
const OF_PAPER =
  /\b(?:coll(?:ected|ection)?|rec(?:eived|['’]?d)?|drawn|taken)\b[.: ]{1,4}\d.{5,24}?\b(?:result(?:ed|s)?|rep(?:ort(?:ed)?)?|rec(?:eived|['’]?d)?|printed|issued|released|verified)\b[.: ]{1,4}\d/i;

/** "Adm 20 May 2025   Disch 21 May 2025": the days of the stay, where the names of tests would stand. */
const OF_STAY = new Screened(
  /^.{0,12}\b(?:date of |date )?(?:adm(?:it(?:ted)?|ission)?|arr(?:ival|ived)?)\b(?: date)?[.: ]{1,4}\d{1,4}[ ./-][A-Za-z\d]{1,9}[ ./-]\d.*\b(?:dis(?:ch(?:arged?)?)?|d\/c|left|out)\b(?: date)?[.: ]{1,4}\d/i,
);

interface FoundHead {
  role: ColumnRole;
  length: number;
  when: number | null;
  specimen?: Specimen | null;
  unit?: string;
}

/** "Allergen   kU/L   Class": a unit alone in its cell behind the name's head stands over the results. */
function unitHead(text: string, at: number, columns: readonly Column[]): FoundHead | null {
  const [only] = columns;
  if (columns.length !== 1 || only?.role !== 'name' || !/(?:\s{2}|\t|\| ?)$/.test(text.slice(Math.max(0, at - 2), at))) return null; // biome-ignore format: one condition
  const length = unitLength(text, at);
  const whole = length > 2 && /\//.test(text.slice(at, at + length)) && /^(?:\s{2}|\t|\s?\|)/.test(text.slice(at + length)); // biome-ignore format: one condition
  return whole ? { role: 'value', length, when: null, unit: text.slice(at, at + length) } : null;
}

const OF_SPECIMEN = new Sticky(
  /(arterial|art|venous|ven|capillary|serum|plasma|urine|csf|fluid)\.? (?=ref|normal|range|interval)/iy,
);

/** "Venous Ref": a range column for one specimen. */
function specimenRange(
  text: string,
  at: number,
): { role: ColumnRole; length: number; when: null; specimen: Specimen | null } | null {
  const lead = OF_SPECIMEN.match(text, at);
  const head = lead ? headAt(text, at + lead[0].length) : null;
  if (!lead || head?.role !== 'range') return null;
  return { role: 'range', length: lead[0].length + head.length, when: null, specimen: specimenOfLabel(lead[1] ?? '') };
}

const PAIR =
  /(?<=\s{3}|\t|\|\s?)(?:serum|plasma|blood|urine|csf|fluid|(?:absolute|abs)\.?(?: (?:count|no\.?))?(?: ?\([^)]{2,14}\))?|%|percent|relative|tube \d)(?=\s{2}|\t|\s?\||$)/gi;

/** "                 kUA/L     Class": the unit of the results and their class stand over the columns, and nothing over the names. */
function classHead(line: string): TableHead | null {
  const [, space = '', unit = '', gap = '', word = ''] = /^(\s{6,80})(kU(?:A|a)?\/[Ll])(\s{2,20})((?:RAST )?(?:[Cc]lass|CLASS))\s*$/.exec(line) ?? []; // biome-ignore format: one line
  if (word === '') return null;
  const at = space.length;
  const behind = at + unit.length + gap.length;
  const columns: Column[] = [
    { role: 'name', start: 0, end: 1, cell: 0, when: null },
    { role: 'value', start: at, end: at + unit.length, cell: 1, when: null, unit },
    { role: 'other', start: behind, end: behind + word.length, cell: 2, when: null },
  ];
  return { columns, separated: false, text: line };
}

/** "            Serum        Urine", "Differential   %   (range)   Absolute   (range)": one test, two results in a line. */
function pairedHead(line: string): TableHead | null {
  const found = everyMatch(line, PAIR);
  if (found.length !== 2) return null;
  const rest = line
    .replace(PAIR, ' ')
    .replace(/\b(?:ref\w*\.?|normal|range) (?:%|abs(?:olute)?|percent)/gi, ' ')
    .replace(
      /\(?\b(?:ref\w*\.?|ranges?|intervals?|normals?|units?|tests?|differential|analytes?|components?|h\/l|flags?|markers?|populations?|subsets?|cells?|types?|parameters?|names?)\b\)?/gi,
      ' ',
    );
  if (/[A-Za-z0-9]/.test(rest)) return null;
  const words = found.map((one) => one[0].toLowerCase());
  const counts = words.map((word) => /^(?:%|percent|relative|abs)/.test(word));
  if (counts[0] !== counts[1] || words[0] === words[1]) return null;
  const columns = found.map((one) => {
    const [of = '', unit = ''] = one[0].split(/ ?[()]/);
    return {
      role: 'value' as const,
      start: one.index,
      end: one.index + one[0].length,
      cell: 0,
      when: null,
      specimen: specimenOfLabel(of),
      of,
      ...(unit === '' ? {} : { unit }),
    };
  });
  return { columns, separated: false, text: line };
}

/** The word over a column that begins at a place of a line. */
export function headAt(text: string, at: number): { role: ColumnRole; length: number; when: null } | null {
  for (const { role, pattern } of HEADS_AT.at(text, at)) {
    const found = pattern.match(text, at);
    if (found) return { role, length: found[0].length, when: null };
  }
  return null;
}

/** The column that holds the result as it is now: the value column, else the newest date column. */
export function currentColumn(head: TableHead): Column | null {
  const values = head.columns.filter((column) => column.role === 'value');
  if (values[0]) return values[0];
  if (head.unordered === true) return null;
  let newest: Column | null = null;
  for (const column of head.columns) {
    if (column.role === 'date' && (newest === null || (column.when ?? 0) > (newest.when ?? 0))) newest = column;
  }
  return newest;
}

/** "Component   Value   Value" below a line of as many days: the results of the newest day are those of now. */
export function valuesOfDays(days: TableHead | null, head: TableHead): TableHead {
  const dates = days?.columns.filter(({ role }) => role === 'date') ?? [];
  const values = head.columns.filter(({ role }) => role === 'value');
  if (days === null || dates.length < 2 || dates.length !== values.length || days.unordered === true) return head;
  const current = currentColumn({ ...days, columns: dates });
  const now = values[current === null ? 0 : dates.indexOf(current)];
  return {
    ...head,
    columns: head.columns.map((one) => (one.role === 'value' && one !== now ? { ...one, role: 'previous' } : one)),
  };
}

/** The column an item stands under. */
export function columnAt(
  head: TableHead,
  item: { start: number; end: number; cell: number },
  separated: boolean,
): Column | null {
  if (head.separated && separated) {
    const byCount = head.columns.filter((column) => column.cell <= item.cell).at(-1);
    return byCount ?? null;
  }
  let best: Column | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const column of head.columns) {
    const start = column.from ?? column.start;
    const gap = Math.max(start - item.end, item.start - column.end);
    const distance = gap > 0 ? gap : Math.abs(start - item.start) / 1000 - 1;
    if (distance < least) {
      least = distance;
      best = column;
    }
  }
  return least <= 14 ? best : null;
}
