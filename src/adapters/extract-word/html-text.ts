import { isPower } from '../extract-file/superscript.js';
import { tableRowLines } from '../extract-file/table-row.js';

interface List {
  ordered: boolean;
  count: number;
}

/** Lines being gathered: the document's, or those of one table cell. */
interface Sink {
  lines: string[];
  line: string;
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Text of the well-formed HTML that mammoth writes: a paragraph or heading a line, table rows as tab-separated cells,
 * list items with their number or bullet, `<hr>` as a form feed. Footnote marks are dropped, their text is kept.
 */
export function htmlToText(html: string): string {
  const writer = new TextWriter();
  for (const [tag, slash, name, attributes, text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) writer.text(decodeEntities(text));
    else if (slash) writer.close(name ?? '');
    else writer.open(name ?? '', attributes ?? '', tag.endsWith('/>'));
  }
  return writer.finish();
}

class TextWriter {
  private readonly document: Sink = { lines: [], line: '' };
  private readonly tables: { cells: string[][]; cell: Sink | null }[] = [];
  private readonly lists: List[] = [];
  private raised = '';
  private inRaised = false;
  private inLink = '';

  open(name: string, attributes: string, selfClosing: boolean): void {
    if (name === 'br') this.breakLine();
    else if (name === 'hr') this.pageBreak();
    else if (name === 'input') this.write(/checked/.test(attributes) ? '[x] ' : '[ ] ');
    else if (name === 'table') this.openTable();
    else if (name === 'tr') this.row().cells = [];
    else if (name === 'td' || name === 'th') this.row().cell = { lines: [], line: '' };
    else if (name === 'ol' || name === 'ul') this.openList(name === 'ol');
    else if (name === 'li') this.openItem();
    else if (name === 'sup') this.inRaised = true;
    else if (name === 'a') this.inLink = attributes;
    else if (HEADINGS.has(name)) this.heading();
    else if (name === 'p') this.flush();
    if (selfClosing && name === 'a') this.inLink = '';
  }

  close(name: string): void {
    if (name === 'p' || name === 'li') this.flush();
    else if (HEADINGS.has(name)) this.flush();
    else if (name === 'ol' || name === 'ul') this.lists.pop();
    else if (name === 'sup') this.closeRaised();
    else if (name === 'a') this.inLink = '';
    else if (name === 'td' || name === 'th') this.closeCell();
    else if (name === 'tr') this.closeRow();
    else if (name === 'table') this.closeTable();
  }

  text(text: string): void {
    // mammoth links footnotes: "[1]" in the text and an arrow back from the note.
    if (/href="#(?:foot|end)note-ref/.test(this.inLink)) return;
    if (this.inRaised) this.raised += text;
    else this.write(text);
  }

  finish(): string {
    while (this.tables.length > 0) this.closeTable();
    this.flush();
    return this.document.lines.join('\n');
  }

  private sink(): Sink {
    for (let i = this.tables.length - 1; i >= 0; i--) {
      const cell = this.tables[i]?.cell;
      if (cell) return cell;
    }
    return this.document;
  }

  private row() {
    let row = this.tables.at(-1);
    if (!row) {
      row = { cells: [], cell: null };
      this.tables.push(row);
    }
    return row;
  }

  private write(text: string): void {
    this.sink().line += text;
  }

  private breakLine(): void {
    const sink = this.sink();
    sink.lines.push(sink.line);
    sink.line = '';
  }

  private flush(): void {
    if (this.sink().line.trim() !== '') this.breakLine();
    else this.sink().line = '';
  }

  private heading(): void {
    this.flush();
    const { lines } = this.sink();
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
  }

  private pageBreak(): void {
    this.flush();
    if (this.tables.length === 0) this.sink().lines.push('\f');
  }

  private openTable(): void {
    this.flush();
    this.tables.push({ cells: [], cell: null });
  }

  private openList(ordered: boolean): void {
    this.flush();
    this.lists.push({ ordered, count: 0 });
  }

  private openItem(): void {
    this.flush();
    const list = this.lists.at(-1);
    if (list) list.count++;
    const mark = list?.ordered ? `${list.count}. ` : '- ';
    this.write(`${'  '.repeat(Math.max(0, this.lists.length - 1))}${mark}`);
  }

  private closeRaised(): void {
    const raised = this.raised;
    this.inRaised = false;
    this.raised = '';
    this.write(isPower(this.sink().line, raised) ? `^${raised}` : raised);
  }

  private closeCell(): void {
    this.flush();
    const row = this.row();
    row.cells.push(row.cell?.lines ?? []);
    row.cell = null;
  }

  private closeRow(): void {
    const row = this.row();
    const { cells } = row;
    row.cells = [];
    row.cell = null;
    this.sink().lines.push(...tableRowLines(cells));
  }

  private closeTable(): void {
    this.tables.pop();
  }
}

function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&');
}
