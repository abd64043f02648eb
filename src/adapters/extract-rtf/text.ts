import { isPower } from '../extract-file/superscript.js';
import { tableRowLines } from '../extract-file/table-row.js';

/** Gathers one stream of an RTF document into lines; table cells are kept apart until their row ends. */
export class RtfText {
  private readonly lines: string[] = [];
  private line = '';
  private cells: string[][] = [];
  private cellLines: string[] = [];
  private table = false;
  private raised = false;

  /** Adds text; `raised` where it is superscript. */
  write(text: string, raised: boolean): void {
    if (raised && !this.raised && isPower(this.line, text)) this.line += '^';
    this.raised = raised;
    this.line += text;
  }

  paragraph(): void {
    if (this.table) this.cellLines.push(this.takeLine());
    else this.lines.push(...withMark(this.takeLine()).split('\n'));
  }

  /** Ends a paragraph only where one has begun. */
  endParagraph(): void {
    if (this.line.trim() !== '') this.paragraph();
  }

  pageBreak(explicit: boolean): void {
    if (!explicit || this.table) return;
    this.endParagraph();
    this.lines.push('\f');
  }

  inTable(): void {
    this.table = true;
  }

  startRow(): void {
    // Word repeats the row's definition at its end: only a row not yet begun starts here.
    if (this.cells.length === 0 && this.cellLines.length === 0 && !this.table) this.endParagraph();
  }

  cell(): void {
    if (this.line !== '') this.cellLines.push(this.takeLine());
    this.cells.push(this.cellLines.flatMap((line) => line.split('\n')));
    this.cellLines = [];
  }

  row(): void {
    if (this.line.trim() !== '' || this.cellLines.length > 0) this.cell();
    this.line = '';
    this.lines.push(...tableRowLines(this.cells));
    this.cells = [];
    this.table = false;
  }

  /** `\pard`: a paragraph is outside tables until it says otherwise. */
  leaveTable(): void {
    if (this.cells.length === 0 && this.cellLines.length === 0 && this.line === '') this.table = false;
  }

  /** The text; an unfinished row of a cut-off file is kept. Nested cells become columns of their line. */
  finish(): string {
    if (this.table || this.cells.length > 0) this.row();
    if (this.line !== '') this.paragraph();
    return this.lines.join('\n').replaceAll('\u0001', '  ');
  }

  private takeLine(): string {
    const { line } = this;
    this.line = '';
    this.raised = false;
    return line;
  }
}

/** The number or bullet of a list item stands between tabs: as text it is followed by a space. */
function withMark(line: string): string {
  return line.replace(/^[ \t]*([-–•·o§]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\t/, '$1 ');
}
