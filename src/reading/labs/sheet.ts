import { sectionKindOf } from '../heading-index.js';
import { bodyOf, type PrintedLine } from '../lines.js';
import type { LabRow, Line, OlderResult } from '../types.js';
import { hasVerb } from '../verbs.js';
import { Bands } from './bands.js';
import { belowRow } from './below-row.js';
import { cellShares } from './cell-shares.js';
import { clockHead, clocksBelow } from './clock-head.js';
import { markCriticalStars } from './critical-stars.js';
import { type DayOrder, dayOrder } from './day-order.js';
import { withEarlierDraws } from './earlier-draws.js';
import { repairedName } from './garbled-name.js';
import { GERM_FOUND, namesGerm } from './germ-names.js';
import { type Grid, gridHead, gridRows, placeRows } from './grid.js';
import { rowsOfHalves } from './halves.js';
import { headGoesOn, type TableHead, tableHead, valuesOfDays } from './head.js';
import { headLinesBelow } from './head-below.js';
import { headDates } from './head-dates.js';
import { hoursRow } from './hours.js';
import { messageRow } from './message.js';
import { isOfBefore } from './of-before.js';
import { isTube, pairedHalves } from './paired.js';
import { placedItems, withNumberOfName } from './placed-items.js';
import { OF_ANOTHER_PERSON } from './prose-guards.js';
import { parseRow } from './row.js';
import type { PlacedItem, RowContext } from './row-context.js';
import { rowOfSeries } from './series.js';
import { severalTests } from './several-tests.js';
import type { SheetInput, SheetRows } from './sheet-input.js';
import { GERM_TABLE, GROWN_GERM, GUIDE_TITLE, holdsResult, isAnswered, isPanelName, isTitle, isToldResult, MEASURED, NO_RESULT_NOTE, OF_GERM, OF_LEAVING, TAKEN_BACK, tellsMore, VERDICT } from './sheet-lines.js'; // biome-ignore format: one line
import { besideRows, isRuleOf, type SideBySide, sideBySideHead } from './side-by-side.js';
import { isFluidTitle, isOfSeveral, isPartOfPanel, namesSample, type Specimen, specimenOfLine } from './specimen.js';
import { nameOnly, seriesBelow, valueBelow } from './spread.js';
import { type TimedColumns, timedColumns, timedRows } from './timed-columns.js';
import { timedHead } from './timed-head.js';
import { titreRow } from './titre-row.js';
import { isBesideColumns, isOlderOnly, olderResult } from './value-place.js';
import { wrappedName, wrappedRange } from './wrapped.js';

const AGE_BAND = /^age[sd]?\s*[<>≥≤]?=?\s*\d[^:]{0,20}:\s*[<>≥≤\d]/i;
/** Lines longer than this are prose. */
const LONGEST = 400;
/** Looking for a garbled name costs more than reading a row. */
const MOST_REPAIRS = 100;

/** Reads the rows of one text line by line: heads, panels, rows, rows spread over lines, and what is printed below them. */
export function readSheet(input: SheetInput): SheetRows {
  const reader = new SheetReader(input);
  for (let index = 0; index < input.lines.length; ) index = reader.read(index);
  reader.close();
  markCriticalStars(input.plain, reader.rows, reader.older);
  const found = { rows: reader.rows, older: reader.older, lines: reader.kinds, heads: reader.heads };
  return input.sheet ? withEarlierDraws(found, input, dayOrder(input.plain, input.style.decimalComma)) : found;
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
  /** Whether that stands behind the label of the sample itself. */
  private labelled = false;
  /** The line that named the specimen. */
  private specimenLine = -10;
  /** The last line with a result, also where comments or headings followed it. */
  private lastTaken = -10;
  private ofGerm = false;
  private grid: Grid | null = null;
  private timed: TimedColumns | null = null;
  private beside: SideBySide | null = null;
  /** Below "PSA of husband:" stand results of somebody else, up to the next line left free. */
  private ofAnother = false;
  /** The last line of a table of what results mean. */
  private guideLine = -10;
  private repairs = 0;
  private readonly bands = new Bands();
  /** Items of the lines ahead, so that looking ahead reads each line once. */
  private readonly seen = new Map<number, PlacedItem[]>();

  private readonly order: DayOrder;
  /** Whether the line has the bars of a table: below such a table the lines without them are none of its rows. */
  private barred = false;
  private paired = false; // Each cell is a result of its own: "iPTH 388 | Ferritin 96 | TSAT 14%".

  constructor(private readonly input: SheetInput) {
    this.order = dayOrder(input.plain, input.style.decimalComma);
  }

  /** Reads at line `index`; returns the next line to read. */
  read(index: number): number {
    this.seen.delete(index - 1);
    const line = this.input.lines[index];
    const body = line ? bodyOf(line) : '';
    if (body === '') this.ofAnother = false;
    else if (OF_ANOTHER_PERSON.test(body)) {
      this.ofAnother = true;
      this.head = null;
    }
    if (!line || !body || body.length > LONGEST) return index + 1;
    if (OF_GERM.test(body)) this.ofGerm = true;
    const sent = messageRow(body, line.bodyStart, this.input.style);
    if (sent !== null) {
      if (sent === 'taken' || !this.push([sent], [index])) this.kinds.set(index, 'row');
      return index + 1;
    }
    // "Age 50-75: <=900" below a row looks like the patient's age.
    if (this.isFurniture(index) && !(this.bands.ofRow && AGE_BAND.test(body)) && !DAYS_OF_COLUMNS.test(body)) {
      this.noteSpecimen(index, body);
      return index + 1;
    }
    if (isOfBefore(body) || OF_LEAVING.test(body)) return index + 1;
    if (this.isOfGuide(index, body)) return index + 1;
    const words = this.input.sheet ? headLinesBelow(this.input.lines, index) : 0;
    if (words > 0) {
      for (let at = index; at < index + words; at += 1) this.kinds.set(at, 'table_head');
      this.takePanel();
      return index + words;
    }
    if (this.readGrid(index, line) || this.readTimed(index, line) || this.readBeside(index, line)) return index + 1;
    const timed = timedHead(line.text, (name) => this.input.knowledge.labByName(name) !== undefined, this.order); // biome-ignore format: one call
    if (timed && this.input.sheet && this.lastTaken >= 0) {
      this.closeBands();
      this.head = timed.head;
      this.kinds.set(index, 'table_head');
      this.panelLine = null;
      this.panel = timed.title;
      this.noteSpecimen(index, timed.title);
      return index + 1;
    }
    const clocks =
      this.input.sheet && clockHead(line.text, this.input.plain, this.order, this.input.lines[index + 1]?.text ?? '');
    const papers = this.head !== null && headGoesOn(this.head, line.text);
    const below = this.kinds.get(index - 1) === 'table_head' ? clocksBelow(this.head, line.text) : null;
    const plain = below || clocks || papers || tableHead(line.text, this.order);
    const head = plain && this.kinds.get(index - 1) === 'table_head' ? valuesOfDays(this.head, plain) : plain;
    if (head) {
      this.head = head;
      this.heads += 1;
      this.kinds.set(index, 'table_head');
      this.takePanel();
      return index + 1;
    }
    if (this.endsTable(body) || this.isDatedTitle(index, body)) {
      this.noteSpecimen(index, body);
      return index + 1;
    }
    this.barred = /\|/.test(line.text);
    this.paired = this.barred && this.head?.separated !== true && SEVERAL.test(line.text);
    const items = this.itemsAt(index);
    if (isBesideColumns(items, this.head)) this.head = null;
    const part = this.input.sheet && index - this.lastTaken <= 1 ? titreRow(body, line.bodyStart, this.rows.at(-1)) : null; // biome-ignore format: one line
    if (part !== null && this.push([part], [index])) return index + 1;
    if (GERM_TABLE.test(body)) {
      this.kinds.set(index, 'heading');
      return index + 1;
    }
    if ((this.ofGerm && VERDICT.test(body)) || GROWN_GERM.test(body)) return index + 1;
    if (isOlderOnly(items, this.context())) {
      // No result in the newest column: the older one is no row.
      const older = olderResult(items, { start: line.bodyStart, end: line.bodyEnd }, this.context());
      this.older.push(...(older === null ? [] : [older]));
      this.kinds.set(index, 'row');
      this.lastRowLine = index;
      return index + 1;
    }
    const hours = this.input.sheet ? hoursRow(this.input.lines, index, this.context()) : null;
    if (hours !== null) {
      this.push([this.named(hours.row)], hours.from);
      return (hours.from.at(-1) ?? index) + 1;
    }
    const next = this.input.lines[index + 1];
    const ranged = next && wrappedRange(items, line, { body: bodyOf(next), bodyEnd: next.bodyEnd });
    if (ranged && this.take(ranged, [index, index + 1])) return index + 2;
    const joined = this.nameOverTwoLines(index, items);
    if (joined && this.take(joined, [index, index + 1])) return index + 2;
    if (this.take(items, [index])) return index + 1;
    const spread = this.spreadRow(index, items);
    if (spread > 0) return spread;
    this.besideRow(index, body, items);
    return index + 1;
  }

  /** A line of a table, below a row, of what results mean: from its title to a line left free or the next result. */
  private isOfGuide(index: number, body: string): boolean {
    if (this.guideLine === index - 1 ? this.isNextResult(index) : !this.opensGuide(index, body)) return false;
    this.guideLine = index;
    this.closeBands();
    this.kinds.set(index, 'row');
    return true;
  }

  private opensGuide(index: number, body: string): boolean {
    const near = index - this.lastRowLine <= 2 || index - this.lastTaken <= 2;
    return this.input.sheet && this.rows.length > 0 && near && !/\d$/.test(body) && GUIDE_TITLE.test(body);
  }

  /** A line with a figure behind the name of a known test, or under a head. */
  private isNextResult(index: number): boolean {
    const parsed = parseRow(this.itemsAt(index), this.context())?.row;
    if (parsed === undefined || parsed.number === null || (parsed.unit === null && parsed.range === null)) return false;
    return this.input.knowledge.labByName(parsed.name, parsed.panel, parsed.unit) !== undefined;
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

  /** A table of the times of a challenge against tests, from its head to the first line that does not fit. */
  private readTimed(index: number, line: PrintedLine): boolean {
    const head = timedColumns(line.text, line.start, (name) => this.input.knowledge.labByName(name) !== undefined);
    if (head !== null) {
      this.timed = head;
      this.kinds.set(index, 'table_head');
      this.takePanel();
      return true;
    }
    if (this.timed === null) return false;
    const rows = timedRows(line.text, line.start, this.timed, this.input.style);
    if (rows === null) {
      this.timed = null;
      return false;
    }
    return this.push(rows, [index]);
  }

  /** Two panels side by side, from their titles to the first line without the bar between them. */
  private readBeside(index: number, line: PrintedLine): boolean {
    const head = this.input.sheet ? sideBySideHead(line.text) : null;
    if (head !== null) {
      this.beside = head;
      this.head = null;
      this.kinds.set(index, 'heading');
      return true;
    }
    if (this.beside === null) return false;
    const below = this.input.lines[index + 1];
    const next = { text: below?.text ?? '', items: below ? this.itemsAt(index + 1) : [] };
    const rows = besideRows({ text: line.text, items: this.itemsAt(index) }, next, this.beside, this.context());
    if (rows === null) this.beside = null;
    return rows !== null && (isRuleOf(line.text) || this.push(rows.map((row) => this.named(row)), [index])); // biome-ignore format: one line
  }

  /** The rows of the lines `from`; false where there are none. */
  private push(rows: readonly LabRow[], from: readonly number[]): boolean {
    if (rows.length === 0) return false;
    this.closeBands();
    this.rows.push(...rows);
    for (const index of from) this.kinds.set(index, 'row');
    this.lastRowLine = Math.max(...from);
    this.lastTaken = this.lastRowLine;
    return true;
  }

  private itemsAt(index: number): PlacedItem[] {
    const line = this.input.lines[index];
    if (!line) return [];
    const seen = this.seen.get(index);
    if (seen) return seen;
    const items = withNumberOfName(placedItems(line, index, this.head, this.input.style), this.input.plain, (name) => this.input.knowledge.labByName(name)?.id); // biome-ignore format: one line
    this.seen.set(index, items);
    return items;
  }

  /** `tubes`: with the head of several tubes, too. */
  private context(tubes = false): RowContext {
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
      head:
        this.head?.columns.some(isTube) && !tubes
          ? null
          : this.barred
            ? this.paired
              ? null
              : this.head
            : /\|/.test(this.head?.text ?? '')
              ? null
              : this.head,
      panel: this.panel,
      inRun: this.lastRowLine >= 0,
    };
  }

  /** Takes all rows that the items print; false where they print none. */
  private take(items: readonly PlacedItem[], from: readonly number[]): boolean {
    if (items.length < 2 || this.ofAnother) return false;
    const waiting = this.panel;
    const candidate = this.panelLine;
    if (candidate !== null) this.panel = this.panelText(candidate);
    // A note's line about a specimen tells of the rows right below it only, "Specimen: Urine" of all below it.
    const gap = (from[0] ?? 0) - Math.max(this.specimenLine, this.lastRowLine);
    if (!this.input.sheet && gap > 3 && !this.labelled) this.specimen = null;
    const places = placeRows(items, this.input.plain);
    if (places !== null) return this.push(places, from);
    if (this.input.sheet && this.push(severalTests(items, this.context()), from)) {
      this.takeRemark(from);
      return true;
    }
    const halves = pairedHalves(items, this.context(true));
    let rest: readonly PlacedItem[] = halves === null ? items : [];
    let found = false;
    for (const row of halves === null ? [] : rowsOfHalves(halves, this.context())) {
      this.rows.push(row);
      found = true;
    }
    while (rest.length > 1) {
      const parsed = parseRow(rest, this.context());
      if (!parsed) break;
      this.closeBands();
      // "Neutrophils   12 %   abs 4.6": the same cells, counted.
      const before = found ? this.rows.at(-1) : undefined;
      if (before?.unit === '%' && ABSOLUTE.test(parsed.row.name)) parsed.row.name = `${before.name} (Absolute)`;
      // "Cardiolipin IgG 9 (<20)   IgM 34 (<20)": the second class of the same antibody.
      const of = /^(?:IgG|IgM|IgA)$/.test(parsed.row.name) ? /^(.{4,40}?) Ig[GMA]$/.exec(this.rows.at(-1)?.name ?? '')?.[1] : undefined; // biome-ignore format: one line
      if (found && of !== undefined) parsed.row.name = `${of} ${parsed.row.name}`;
      this.rows.push(this.named(parsed.row));
      this.bands.open(parsed.row, this.input.plain, this.input.style);
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
    this.takeShares(from);
    this.takeRemark(from);
    if (!this.isGermFound(from)) for (const index of from) this.kinds.set(index, 'row');
    this.lastRowLine = Math.max(...from);
    this.lastTaken = this.lastRowLine;
    return true;
  }

  /** The shares of the kinds of cells in the bracket behind a count. */
  private takeShares(from: readonly number[]): void {
    const row = this.rows.at(-1);
    const line = this.input.lines[from.at(-1) ?? -1];
    if (row === undefined || line === undefined) return;
    const { plain, knowledge, style } = this.input;
    this.rows.push(...cellShares(row, plain, line.bodyEnd, knowledge, style));
  }

  /** "Creat 168 umol/L (59-104)  AKI stage 1 ALERT": what stands apart behind the range of the last row of a line. */
  private takeRemark(from: readonly number[]): void {
    const row = this.rows.at(-1);
    const line = this.input.lines[from.at(-1) ?? -1];
    if (row === undefined || line === undefined || row.remark !== undefined || row.range === null) return;
    if (!this.input.sheet || this.head !== null || row.source.start < line.start) return;
    const found = BEHIND_RANGE.exec(this.input.plain.slice(row.valueSpan.end, line.bodyEnd));
    if (found?.[1] === undefined || OF_METHOD.test(found[1])) return;
    row.remark = found[1].trim();
    row.source = { start: row.source.start, end: line.bodyEnd };
  }

  /** The last row is a germ that was found: its line stays text as well, so that what it means is told as a finding. */
  private isGermFound(from: readonly number[]): boolean {
    const row = this.rows.at(-1);
    const only = row && from.length === 1 && GERM_FOUND.test(row.value) && this.input.sheet;
    if (!only || !namesGerm(row.name, this.input.knowledge)) return false;
    const test = this.input.knowledge.labByName(row.name, row.panel, row.unit);
    if (test && row.specimen !== 'csf') return false;
    // The row of a test that is known tells the germ as well: in the fluid of the spine both have to stand.
    if (!/\bnot found\b/.test(test?.answers?.negative ?? '')) row.germFound = true;
    return true;
  }

  private nameOverTwoLines(index: number, items: readonly PlacedItem[]): PlacedItem[] | null {
    const name = nameOnly(items, this.input.plain);
    if (!name || !this.input.lines[index + 1] || this.isFurniture(index + 1)) return null;
    // "CSF" above "Opening pressure": a title.
    if (isFluidTitle(name.text) || tableHead(this.input.lines[index + 1]?.text ?? '', this.order) !== null) return null;
    return wrappedName(name, this.itemsAt(index + 1), this.input.knowledge);
  }

  /** A name with its value, unit and range on the following lines. Returns the next line to read, 0 for no row. */
  private spreadRow(index: number, items: readonly PlacedItem[]): number {
    const name = nameOnly(items, this.input.plain);
    if (!name || name.text.length > 70 || /[.;]$/.test(name.text)) return 0;
    const lines = {
      lines: this.input.lines,
      itemsAt: (next: number) => this.itemsAt(next),
      isFurniture: (next: number) => this.isFurniture(next),
    };
    const series = this.input.sheet ? seriesBelow(index, lines, this.order) : null;
    if (series !== null) return this.takeSeries(index, name, series);
    const below = valueBelow(index, lines);
    if (below === null) return 0;
    const { from } = below;
    const head = this.head;
    if (from.length > 2) this.head = null;
    const taken = this.take([name, ...below.items], from);
    this.head = head;
    return taken ? Math.max(...from) + 1 : 0;
  }

  /** The results of several days below one name: the newest is the row, the others are older. Gives the next line to read. */
  private takeSeries(index: number, name: PlacedItem, series: NonNullable<ReturnType<typeof seriesBelow>>): number {
    const row = rowOfSeries(name, series, (at) => this.itemsAt(at), this.context());
    if (row === null) return 0;
    const last = Math.max(...series.from);
    this.push([this.named(row)], [index, ...series.from]);
    return last + 1;
  }

  /** Bands, sex and age lines, comments below a row; or a line that may be the next panel's name. */
  private besideRow(index: number, body: string, items: readonly PlacedItem[]): void {
    const row = this.rows.at(-1);
    const line = this.input.lines[index];
    if (!line) return;
    const near = index - this.lastRowLine <= 1 || (index - this.lastRowLine <= 2 && this.bands.any);
    const below = row && near ? belowRow(row, line, items, this.head !== null, this.input.knowledge) : null;
    if (row && below !== null) {
      if (below === 'band') this.bands.add(body);
      row.comments.push({ start: line.bodyStart, end: line.bodyEnd });
      // Why there is no result is told with its row.
      if (below !== 'comment' || (row.pending && NO_RESULT_NOTE.test(body)) || TAKEN_BACK.test(body)) this.kinds.set(index, 'row'); // biome-ignore format: one line
      this.lastRowLine = index;
      return;
    }
    this.closeBands();
    const blank = this.input.lines[index - 1];
    if (this.head?.ofHours && blank && bodyOf(blank) === '' && isPanelName(body, items)) this.head = null;
    this.noteSpecimen(index, body);
    const titled = (this.specimenLine === index && !isAnswered(body) && !tellsMore(body)) || isTitle(body, items);
    if (this.input.sheet && titled) this.kinds.set(index, 'heading');
    if (
      this.input.sheet &&
      isPanelName(body, items) &&
      !MEASURED.test(body) &&
      !isOfSeveral(body) &&
      !isToldResult(body) &&
      (!holdsResult(items) || OF_A_LOAD.test(body))
    )
      // biome-ignore format: one line
      this.panelLine = index;
    else this.panelLine = null;
    this.lastRowLine = -10;
  }

  /** A title or a label that names the specimen holds until another does, or a panel of blood tests begins. */
  private noteSpecimen(index: number, body: string): void {
    const named = hasVerb(body) ? null : specimenOfLine(body);
    if (named === null) return;
    // Nothing was measured since the title, or the whole sheet is of that sample: this names a part of its panel.
    if (named === 'none' && this.specimen !== null && (this.labelled || this.lastTaken < this.specimenLine) && isPartOfPanel(body)) return; // biome-ignore format: one line
    // "BLOOD, same date" below the tubes of a tap.
    if (this.specimen !== named && this.head?.columns.some(isTube) === true) this.head = null;
    this.specimen = named === 'none' ? null : named;
    this.specimenLine = index;
    this.labelled = named !== 'none' && namesSample(body);
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

  private closeBands(): void {
    this.bands.close(this.rows.at(-1), this.input);
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

  /** "OTHER RESULTS 23/07/24": a title with a day of its own; the days over the columns above it no longer hold. */
  private isDatedTitle(index: number, body: string): boolean {
    if (!this.input.sheet || !DATED_TITLE.test(body) || headDates(body, this.order).at.size !== 1) return false;
    this.head = null;
    this.panel = null;
    this.panelLine = null;
    this.lastRowLine = -10;
    this.kinds.set(index, 'heading');
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

const ABSOLUTE = /^(?:abs(?:olute)?|#)\.?(?: (?:count|no\.?|number))?$/i;
const SEVERAL = /^[^|\d]*[A-Za-z]{2}[^|]*\d[^|]*(?:\|[^|\d]*[A-Za-z]{2}[^|]*\d[^|]*)+$/;
/** "Date:   12/03/2025   14/03/2025": the days over the columns, and no day of the paper itself. */
const DAYS_OF_COLUMNS =
  /^\W{0,3}dates?\b[\s:|]{1,40}\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:[\s|]{1,40}\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?){1,9}[\s|]{0,40}$/i;
const DATED_TITLE = /^[A-Z][A-Z &/()-]{3,40}[A-Z)][ ,:-]{1,12}(?:\d[\w./ -]{4,12}\d|\d{1,2}[ -][A-Z][a-z]{2})$/;
/** "ORAL GLUCOSE TOLERANCE TEST   75 g anhydrous glucose": how much was given, in the title. */
const OF_A_LOAD = /^[^\d\n]{5,60}\b\d{2,3} ?g\b[^\d\n]{0,30}$/i;
const BEHIND_RANGE = /[)\]]\s{2,12}([A-Z][A-Za-z]+(?: [\w-]+){1,6}!?)$/;
const OF_METHOD =
  /\b(?:method|assay|calculated|serum|plasma|blood|fasting|random|analy[sz]er|enzymatic|colorimetric|jaffe|immuno\w*|hplc|elisa|clia|ecl?ia|photometry|ise|mg|mmol|umol|pg|ng)\b/i;
const FROM_BLOOD = /\b(?:serum|plasma|blood)\b/i;
