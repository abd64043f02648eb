import type { Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import { BAND_WORDS, DESIRED_BAND } from '../data/lab-words.js';
import { sectionKindOf } from '../heading-index.js';
import { bodyOf, type PrintedLine } from '../lines.js';
import type { PatientFacts } from '../patient.js';
import type { LabRow, Line, OlderResult } from '../types.js';
import { hasVerb } from '../verbs.js';
import { writesDayFirst } from './day-order.js';
import { repairedName } from './garbled-name.js';
import { type Grid, gridHead, gridRows, placeRows } from './grid.js';
import { type TableHead, tableHead } from './head.js';
import { itemsOf } from './item.js';
import type { NumberStyle } from './number.js';
import { isOfBefore } from './of-before.js';
import { pairedHalves } from './paired.js';
import { ownPart, rangeOfItem, readRange, severalPhases, sexOf } from './range.js';
import { parseRow } from './row.js';
import { type PlacedItem, RANGE_WORDS, type RowContext } from './row-context.js';
import { nameBefore } from './row-name.js';
import { isPartOfPanel, type Specimen, specimenOfLine } from './specimen.js';
import { timedHead } from './timed-head.js';
import { isOlderOnly, olderColumns } from './value-place.js';
import { isOpenName, wrappedRange } from './wrapped.js';

const AGE_BAND = /^age[sd]?\s*[<>≥≤]?=?\s*\d[^:]{0,20}:\s*[<>≥≤\d]/i;
/** "Male:", "F:", "Age 40-49:" in front of a range. */
const SEX_OR_AGE_LABEL = /(?:^|[\s(])(?:\(?(?:females?|males?|women|men|f|m)\b\)?\s*[:=]|age[sd]?\s*[:<>≥≤]?\s*\d)/i;
/** Lines longer than this are prose. */
const LONGEST = 400;
const LOOK_AHEAD = 9;
/** Looking for a garbled name costs more than reading a row. */
const MOST_REPAIRS = 100;

export interface SheetInput {
  plain: string;
  lines: readonly PrintedLine[];
  furniture: ReadonlyMap<number, Span>;
  knowledge: Knowledge;
  style: NumberStyle;
  patient: PatientFacts;
  sheet: boolean;
  /** True where the text shows the slips of a scanner. */
  scanned: boolean;
}

export interface SheetRows {
  rows: LabRow[];
  older: OlderResult[];
  lines: Map<number, Line['kind']>;
  heads: number;
}

/** Reads the rows of one text line by line: heads, panels, rows, rows spread over lines, and what is printed below them. */
export function readSheet(input: SheetInput): SheetRows {
  const reader = new SheetReader(input);
  for (let index = 0; index < input.lines.length; ) index = reader.read(index);
  reader.close();
  return { rows: reader.rows, older: reader.older, lines: reader.kinds, heads: reader.heads };
}

class SheetReader {
  readonly rows: LabRow[] = [];
  readonly older: OlderResult[] = [];
  readonly kinds = new Map<number, Line['kind']>();
  heads = 0;
  private head: TableHead | null = null;
  private panel: string | null = null;
  /** A line that will be the panel if a row follows. */
  private panelLine: number | null = null;
  private lastRowLine = -10;
  private specimen: Specimen | null = null;
  /** The line that named the specimen. */
  private specimenLine = -10;
  /** The last line with a result, also where comments or headings followed it. */
  private lastTaken = -10;
  private ofGerm = false;
  private grid: Grid | null = null;
  private repairs = 0;
  private bands: string[] = [];
  /** The row's own line printed one of several ranges by sex or age; the others stand below. */
  private ownBand = false;
  /** Items of the lines ahead, so that looking ahead reads each line once. */
  private readonly seen = new Map<number, PlacedItem[]>();

  private readonly dayFirst: boolean;

  constructor(private readonly input: SheetInput) {
    this.dayFirst = writesDayFirst(input.plain, input.style.decimalComma);
  }

  /** Reads at line `index`; returns the next line to read. */
  read(index: number): number {
    this.seen.delete(index - 1);
    const line = this.input.lines[index];
    const body = line ? bodyOf(line) : '';
    if (!line || !body || body.length > LONGEST) return index + 1;
    if (OF_GERM.test(body)) this.ofGerm = true;
    // "Age 50-75: <=900" below a row looks like the patient's age.
    if (this.isFurniture(index) && !(this.ownBand && AGE_BAND.test(body))) {
      this.noteSpecimen(index, body);
      return index + 1;
    }
    if (isOfBefore(body)) return index + 1;
    if (this.readGrid(index, line)) return index + 1;
    const timed = timedHead(line.text, (name) => this.input.knowledge.labByName(name) !== undefined, this.dayFirst); // biome-ignore format: one call
    if (timed && this.input.sheet && this.lastTaken >= 0) {
      this.closeBands();
      this.head = timed.head;
      this.kinds.set(index, 'table_head');
      this.panelLine = null;
      this.panel = timed.title;
      this.noteSpecimen(index, timed.title);
      return index + 1;
    }
    const head = tableHead(line.text, this.dayFirst);
    if (head) {
      this.head = head;
      this.heads += 1;
      this.kinds.set(index, 'table_head');
      this.takePanel();
      return index + 1;
    }
    if (this.endsTable(body)) {
      this.noteSpecimen(index, body);
      return index + 1;
    }
    const items = this.itemsAt(index);
    if (this.ofGerm && VERDICT.test(body)) return index + 1;
    if (isOlderOnly(items, this.context())) {
      // No result in the newest column: the older one is no row.
      this.takeOlder(items, line);
      this.kinds.set(index, 'row');
      this.lastRowLine = index;
      return index + 1;
    }
    const next = this.input.lines[index + 1];
    const ranged = next && wrappedRange(items, line, { body: bodyOf(next), bodyEnd: next.bodyEnd });
    if (ranged && this.take(ranged, [index, index + 1])) return index + 2;
    const joined = this.wrappedName(index, items);
    if (joined && this.take(joined, [index, index + 1])) return index + 2;
    if (this.take(items, [index])) return index + 1;
    const spread = this.spreadRow(index, items);
    if (spread > 0) return spread;
    this.besideRow(index, body, items);
    return index + 1;
  }

  private takeOlder(items: readonly PlacedItem[], line: PrintedLine): void {
    const earlier = olderColumns(items, 1, -1, this.context());
    const [latest] = earlier;
    const name = nameBefore(items, 0, 1, this.context());
    if (!latest || !name) return;
    const source = { start: line.bodyStart, end: line.bodyEnd };
    const { panel, specimen } = this;
    this.older.push({ name: name.text, value: latest.value, date: latest.date, earlier, source, panel, specimen });
  }

  private isFurniture(index: number): boolean {
    return this.input.furniture.has(index);
  }

  /** A table of places against germs, from its head to the first line that does not fit. */
  private readGrid(index: number, line: PrintedLine): boolean {
    const head = gridHead(this.input.plain.slice(line.start, line.end), line.start);
    if (head !== null) {
      this.grid = head;
      this.kinds.set(index, 'table_head');
      return true;
    }
    if (this.grid === null) return false;
    const rows = gridRows(this.itemsAt(index), this.grid, this.input.plain);
    if (rows === null) {
      this.grid = null;
      return false;
    }
    this.rows.push(...rows);
    this.kinds.set(index, 'row');
    this.lastRowLine = index;
    return true;
  }

  private itemsAt(index: number): PlacedItem[] {
    const line = this.input.lines[index];
    if (!line) return [];
    const seen = this.seen.get(index);
    if (seen) return seen;
    const items = this.lex(line, index);
    this.seen.set(index, items);
    return items;
  }

  private lex(line: PrintedLine, index: number): PlacedItem[] {
    const placed: PlacedItem[] = [];
    for (const item of itemsOf(line.text, this.input.style)) {
      const one = item as PlacedItem;
      one.column = item.start;
      one.line = index;
      one.start += line.start;
      one.end += line.start;
      placed.push(one);
    }
    return placed;
  }

  private context(): RowContext {
    const { plain, style, knowledge, sheet, scanned } = this.input;
    const { specimen } = this;
    return {
      plain,
      style,
      knowledge,
      specimen,
      patient: specimen === null ? this.input.patient : { ...this.input.patient, specimen },
      sheet,
      scanned,
      head: this.head,
      panel: this.panel,
      inRun: this.lastRowLine >= 0,
    };
  }

  /** Takes all rows that the items print; false where they print none. */
  private take(items: readonly PlacedItem[], from: readonly number[]): boolean {
    if (items.length < 2) return false;
    const waiting = this.panel;
    const candidate = this.panelLine;
    if (candidate !== null) this.panel = this.panelText(candidate);
    // A note's line about a specimen tells of the rows right below it only.
    const gap = (from[0] ?? 0) - Math.max(this.specimenLine, this.lastRowLine);
    if (!this.input.sheet && gap > 3) this.specimen = null;
    const places = placeRows(items, this.input.plain);
    if (places !== null) {
      this.rows.push(...places);
      for (const index of from) this.kinds.set(index, 'row');
      this.lastRowLine = Math.max(...from);
      this.lastTaken = this.lastRowLine;
      return true;
    }
    const halves = pairedHalves(items, this.context());
    let rest: readonly PlacedItem[] = halves === null ? items : [];
    let found = false;
    for (const { items: own, column } of halves ?? []) {
      const parsed = parseRow(own, { ...this.context(), head: null, inRun: true, sheet: true });
      if (!parsed) continue;
      const { row } = parsed;
      const unit = row.unit ?? (/^(?:%|percent|relative)/i.test(column.of ?? '') ? '%' : null);
      this.rows.push({ ...row, name: `${row.name} (${column.of})`, unit, specimen: column.specimen ?? null });
      found = true;
    }
    while (rest.length > 1) {
      const parsed = parseRow(rest, this.context());
      if (!parsed) break;
      this.closeBands();
      this.rows.push(this.named(parsed.row));
      this.openBand(parsed.row);
      found = true;
      rest = parsed.rest;
    }
    if (!found) {
      this.panel = waiting;
      return false;
    }
    if (candidate !== null) {
      this.kinds.set(candidate, 'heading');
      this.panelLine = null;
    }
    for (const index of from) this.kinds.set(index, 'row');
    this.lastRowLine = Math.max(...from);
    this.lastTaken = this.lastRowLine;
    return true;
  }

  /** "Albumin/Creatinine Ratio," + "Random Urine 15 mg/g": a name over two lines. */
  private wrappedName(index: number, items: readonly PlacedItem[]): PlacedItem[] | null {
    const name = nameOnly(items, this.input.plain);
    const nextLine = this.input.lines[index + 1];
    if (!name || !nextLine || this.isFurniture(index + 1)) return null;
    const next = this.itemsAt(index + 1);
    const [first] = next;
    if (first?.kind !== 'words' || next.length < 2 || name.text.length > 60) return null;
    const text = name.text.trim();
    const open = isOpenName(text);
    const { knowledge } = this.input;
    const alone = knowledge.labByName(first.text) !== undefined;
    const continued = /^[a-z(]/.test(first.text) && !alone;
    const both = `${text} ${first.text}`;
    const known = knowledge.labByName(both) !== undefined && !alone;
    return open || continued || known ? [{ ...name, cell: first.cell, column: first.column }, ...next] : null;
  }

  /** A name with its value, unit and range on the following lines. Returns the next line to read, 0 for no row. */
  private spreadRow(index: number, items: readonly PlacedItem[]): number {
    const name = nameOnly(items, this.input.plain);
    if (!name || name.text.length > 70 || /[.;]$/.test(name.text)) return 0;
    const gathered: PlacedItem[] = [];
    const from = [index];
    let cell = 1;
    let blanks = 0;
    let next = index + 1;
    for (; next <= index + LOOK_AHEAD && next < this.input.lines.length; next += 1) {
      const line = this.input.lines[next];
      if (!line || line.bodyStart === line.end) {
        blanks += 1;
        if (blanks > 1 || hasValue(gathered)) break;
        continue;
      }
      const more = this.itemsAt(next);
      if (
        more.length === 0 ||
        (this.isFurniture(next) && !isMark(more)) ||
        more.some((item) => item.kind === 'words' && !isLooseUnit(item, gathered))
      )
        break;
      if (isScale(more, gathered)) {
        from.push(next);
        continue;
      }
      if (hasValue(gathered) && startsValue(more, gathered)) break;
      for (const item of more) gathered.push({ ...item, cell: item.cell + cell });
      cell += 1 + (more.at(-1)?.cell ?? 0);
      from.push(next);
    }
    if (from.length < 2) return 0;
    const ordered = valueFirst(gathered);
    const head = this.head;
    if (from.length > 2) this.head = null;
    const taken = this.take([name, ...ordered], from);
    this.head = head;
    return taken ? Math.max(...from) + 1 : 0;
  }

  /** Bands, sex and age lines, comments below a row; or a line that may be the next panel's name. */
  private besideRow(index: number, body: string, items: readonly PlacedItem[]): void {
    const row = this.rows.at(-1);
    const line = this.input.lines[index];
    if (!line) return;
    const near = index - this.lastRowLine <= 1 || (index - this.lastRowLine <= 2 && this.bands.length > 0);
    const span = { start: line.bodyStart, end: line.bodyEnd };
    const limits = items.some((item) => item.kind === 'range' || (item.kind === 'number' && item.comparator));
    if (
      row &&
      near &&
      limits &&
      !this.isOfOther(row, body) &&
      (BAND_WORDS.test(body) || sexOf(body) || /^\(?(?:ref|normal|range)/i.test(body))
    ) {
      this.bands.push(body);
      row.comments.push(span);
      this.kinds.set(index, 'row');
      this.lastRowLine = index;
      return;
    }
    if (row && near && this.continuesRow(row, items)) {
      row.comments.push(span);
      this.kinds.set(index, 'row');
      this.lastRowLine = index;
      return;
    }
    if (row && near && isComment(body, line.indent)) {
      row.comments.push(span);
      // Why there is no result is told with its row.
      if (row.pending && NO_RESULT_NOTE.test(body)) this.kinds.set(index, 'row');
      this.lastRowLine = index;
      return;
    }
    this.closeBands();
    this.noteSpecimen(index, body);
    if (this.input.sheet && (this.specimenLine === index || isTitle(body, items))) this.kinds.set(index, 'heading');
    if (this.input.sheet && isPanelName(body, items) && !MEASURED.test(body)) this.panelLine = index;
    else this.panelLine = null;
    this.lastRowLine = -10;
  }

  /** "Ref: hCG non-pregnant < 5 IU/L" below another test's row. */
  private isOfOther(row: LabRow, body: string): boolean {
    const named =
      /^\W*ref\w*\.?(?: \w+)?:\s*([A-Za-z][\w-]*(?: [A-Za-z][\w-]*){0,3})/i.exec(body)?.[1]?.split(' ') ?? [];
    const { knowledge } = this.input;
    const own = knowledge.labByName(row.name, row.panel, row.unit)?.id;
    return named.some((_, at) => {
      const id = knowledge.labByName(named.slice(0, at + 1).join(' '))?.id;
      return id !== undefined && id !== own;
    });
  }

  /** A title or a label that names the specimen holds until another does, or a panel of blood tests begins. */
  private noteSpecimen(index: number, body: string): void {
    const named = hasVerb(body) ? null : specimenOfLine(body);
    if (named === null) return;
    // Nothing was measured since the title: this names a part of its panel.
    if (named === 'none' && this.specimen !== null && this.lastTaken < this.specimenLine && isPartOfPanel(body)) return;
    this.specimen = named === 'none' ? null : named;
    this.specimenLine = index;
  }

  /** "Optimal:" with "<100" below it, or a name that goes on below its row. */
  private continuesRow(row: LabRow, items: readonly PlacedItem[]): boolean {
    const [only, second] = items;
    if (!only || second) return false;
    const limited = row.range !== null && (row.range.low !== null || row.range.high !== null);
    if (!limited && (only.kind === 'range' || (only.kind === 'number' && only.comparator))) {
      row.range = rangeOfItem(only);
      return true;
    }
    if (only.kind !== 'words' || hasVerb(only.text)) return false;
    const name = `${row.name} ${only.text}`;
    const { knowledge } = this.input;
    const whole = this.head !== null && knowledge.labByName(name);
    const rest = knowledge.labByName(only.text)?.id;
    const goesOn = whole && whole.id !== knowledge.labByName(row.name)?.id && (rest ?? whole.id) === whole.id;
    if (!isOpenName(row.name) && !goesOn) return false;
    row.name = name;
    return true;
  }

  /** The last row's bands, at the end of the text. */
  close(): void {
    this.closeBands();
  }

  /** A name nobody knows may be one that a scanner garbled. */
  private named(row: LabRow): LabRow {
    const { knowledge, scanned } = this.input;
    // "Blood glucose" beside the values of the spinal fluid.
    if (row.specimen === 'csf' || row.specimen === 'fluid')
      row.specimen = FROM_BLOOD.test(row.name) ? 'blood' : row.specimen;
    if (this.repairs >= MOST_REPAIRS || (!scanned && knowledge.labByName(row.name, row.panel, row.unit))) return row;
    this.repairs += 1;
    row.name = repairedName(row.name, row.unit, scanned, knowledge) ?? row.name;
    return row;
  }

  /** "12.4 g/dL Male: 13.5-17.5": one of several ranges stands beside the value. */
  private openBand(row: LabRow): void {
    const tail = this.input.plain.slice(row.valueSpan.end, row.source.end);
    const at = tail.length > 200 ? -1 : tail.search(SEX_OR_AGE_LABEL);
    if (at < 0) return;
    this.bands = [tail.slice(at)];
    this.ownBand = true;
  }

  private closeBands(): void {
    const row = this.rows.at(-1);
    const several = this.ownBand && this.bands.length > 1;
    const unlimited =
      several ||
      row?.range == null ||
      (row.range.low === null && row.range.high === null && RANGE_WORDS.test(row.range.text));
    if (row && unlimited && this.bands.length > 0) {
      const own = ownPart(this.bands, this.input.patient);
      const desired = this.bands.some((band) => DESIRED_BAND.test(band)) || this.bands.some((band) => sexOf(band));
      if (several && !own) row.range = null;
      else if (own && (several || desired || this.bands.length === 1))
        row.range = readRange(own, this.input.style, this.input.patient);
      if (row.range === null && this.bands.some(severalPhases)) row.severalRanges = true;
    }
    this.bands = [];
    this.ownBand = false;
  }

  /** A heading of another section ends table and panel. */
  private endsTable(body: string): boolean {
    const kind = /^[A-Z]/.test(body) && body.length < 60 ? sectionKindOf(body.replace(/:\s*$/, '')) : null;
    if (kind === null || kind === 'results' || kind === 'comment' || kind === 'method' || kind === 'specimen')
      return false;
    this.head = null;
    this.panel = null;
    this.panelLine = null;
    this.lastRowLine = -10;
    return true;
  }

  private takePanel(): void {
    if (this.panelLine === null) return;
    this.panel = this.panelText(this.panelLine);
    this.kinds.set(this.panelLine, 'heading');
    this.panelLine = null;
  }

  private panelText(index: number): string {
    const line = this.input.lines[index];
    return line ? bodyOf(line).replace(/^[\s*#=-]+|[\s:*#=-]+$/g, '') : '';
  }
}

/** The items of a line that prints only a name, as one; null for any other line. */
function nameOnly(items: readonly PlacedItem[], plain: string): PlacedItem | null {
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last || first.cell !== last.cell) return null;
  if (!items.some((item) => item.kind === 'words' || (item.kind === 'unit' && /^[A-Za-z]{2}/.test(item.text))))
    return null;
  if (
    items.some(
      (item) => item.kind === 'range' || item.kind === 'date' || item.kind === 'label' || item.kind === 'pending',
    )
  )
    return null;
  if (last.kind === 'number' && items.length > 1 && !/\d$/.test(first.text) && last.text.length > 2) return null;
  const end = /^[,/(-]/.test(plain.slice(last.end, last.end + 1)) ? last.end + 1 : last.end;
  return { ...first, kind: 'words', text: plain.slice(first.start, end), end };
}

/** "Status: HIGH" */
function isMark(items: readonly PlacedItem[]): boolean {
  const [label, flag] = items;
  return items.length === 2 && label?.kind === 'label' && label.role === 'flag' && flag?.kind === 'flag';
}

function hasValue(items: readonly PlacedItem[]): boolean {
  return items.some(
    (item) => item.kind === 'number' || item.kind === 'qualitative' || item.kind === 'pending' || item.kind === 'titre',
  );
}

/** After value and unit or range, a further plain number begins something else. */
function startsValue(more: readonly PlacedItem[], gathered: readonly PlacedItem[]): boolean {
  const [first] = more;
  const complete = gathered.some((item) => item.kind === 'range') && gathered.some((item) => item.kind === 'unit');
  return complete && first?.kind === 'number' && !first.comparator;
}

function isLooseUnit(item: PlacedItem, gathered: readonly PlacedItem[]): boolean {
  if (RANGE_WORDS.test(item.text)) return true;
  return hasValue(gathered) && item.text.length <= 14 && /\//.test(item.text) && !/\s/.test(item.text);
}

/** The ends of a drawn number line ("74    106") under the range they repeat. */
function isScale(more: readonly PlacedItem[], gathered: readonly PlacedItem[]): boolean {
  const range = gathered.find((item) => item.kind === 'range');
  const [low, high] = more;
  return more.length === 2 && range !== undefined && low?.number === range.low && high?.number === range.high;
}

/** Cards print the range above the value: puts the plain value first. */
function valueFirst(items: readonly PlacedItem[]): PlacedItem[] {
  const label = items.findIndex((item) => item.kind === 'label' && item.role === 'range');
  if (label < 0) return items.filter((item) => item.kind !== 'label');
  const labelLine = items[label]?.line;
  const value = items.filter((item) => item.line !== labelLine);
  const range = items.filter((item) => item.line === labelLine);
  return [...value.filter((item) => item.kind !== 'label'), ...range];
}

/** "Gram stain: gram positive diplococci seen": a result of its own. */
const GERM_LINE =
  /^\W{0,3}(?:gram(?:['’]?s)? stain|(?:\w+ ){0,2}cultures?|organisms?|isolates?|india(?:n)? ink|afb(?: \w+)?|(?:\w+ )?smear|(?:\w+ ){0,2}PCR|growth)\s{0,4}:/i;

function isComment(body: string, indent: number): boolean {
  if (GERM_LINE.test(body)) return false;
  if (/^(?:comments?|notes?|interpretation|\*+|\(?\d\)|†|‡|#)\s*[:\s]/i.test(body)) return true;
  if (hasVerb(body)) return true;
  return indent >= 4 && body.split(/\s+/).length > 6;
}

/** Lines of a table of medicines and a germ ("Ampicillin   >=32   R") tell what works, not what was measured. */
const OF_GERM = /\bMIC\b|susceptib|sensitivit|antibiogram/i;
const VERDICT = /(?:^|\s)(?:S|I|R|SDD|susceptible|intermediate|resistant|sensitive)\W*$/i;

const NO_RESULT_NOTE =
  /\b(?:not (?:performed|calculated|computed|reported|done)|h(?:a)?emoly|insufficient|clotted|resubmit|re-?collect|re-?draw|unable to|cannot be|could not be|not applicable)/i;

const TITLE_WORDS =
  /\b(?:analysis|panel|profile|stud(?:y|ies)|report|tests?|testing|chemistry|h(?:a)?ematology|gas(?:es)?|monitoring|electrolytes|differential|count|markers|serology|immunology|microbiology|urinalysis|microscopy|coagulation|toxicology|function|levels|screen|results|laboratory|lab)\b/i;

/** A line that only names what was tested: "OSMOLALITY AND ELECTROLYTES, PAIRED". */
function isTitle(body: string, items: readonly PlacedItem[]): boolean {
  const one = items.every((item) => item.cell === items[0]?.cell);
  return one && !/[\d:.]/.test(body) && TITLE_WORDS.test(body) && isPanelName(body, items);
}

const FROM_BLOOD = /\b(?:serum|plasma|blood)\b/i;

/** A value with its unit: a result that could not be read, and the name of no panel. */
const MEASURED = /\d\s?(?:x ?10\S*|\/ ?[uµμm]?l|[mu]?mol\/l|m?g\/d?l|cells?\b)/i;

/** A short line of words, no result: "LIPID PANEL", "Complete Blood Count (CBC)". */
function isPanelName(body: string, items: readonly PlacedItem[]): boolean {
  if (body.length > 70 || body.split(/\s+/).length > 9 || hasVerb(body) || /[.;]$/.test(body)) return false;
  if (!/[A-Za-z]{2}/.test(body) || !/^[\s*#=A-Z(-]/.test(body)) return false;
  // Figures, or what was so before: a line to be told, whatever follows it.
  if (
    (body.match(/(?<![A-Za-z\d-])\d+(?:[.,:/]\d+)*/g) ?? []).length > 1 ||
    /^\W*(?:prev|prior|past|last)\b/i.test(body)
  )
    return false;
  return items.every((item) => item.kind !== 'date' && item.kind !== 'range');
}
