import { type Block, columnWidths, listLines, type SampleDocument } from './document.js';
import { writeOle } from './ole.js';

const TEXT_AT = 0x800;
const PAGE = 512;

/** A paragraph of a Word 97 document: its text with the closing mark, and its properties (MS-DOC "grpprl"). */
interface Paragraph {
  text: string;
  properties: Buffer;
}

/**
 * The document as a Word 97–2003 file (.doc, MS-DOC): one Unicode piece, one section, real table rows. Header lines and
 * footer stand at the start and end of the body.
 */
export function writeDoc(document: SampleDocument): Buffer {
  const paragraphs = [
    ...(document.header ?? []).map(plain),
    ...document.blocks.flatMap(writeBlock),
    ...(document.footer ? [plain(document.footer)] : []),
  ];
  const text = Buffer.from(paragraphs.map((paragraph) => paragraph.text).join(''), 'utf16le');
  const characters = text.length / 2;
  const pagesAt = Math.ceil((TEXT_AT + text.length) / PAGE);
  const paragraphPages = packParagraphs(paragraphs);
  const fib = Buffer.alloc(TEXT_AT);
  const main = Buffer.concat([
    fib,
    text,
    Buffer.alloc(pagesAt * PAGE - TEXT_AT - text.length),
    characterPage(TEXT_AT, TEXT_AT + text.length),
    ...paragraphPages.map((page) => page.data),
  ]);
  const table: Buffer[] = [];
  let tableSize = 0;
  const place = (index: number, data: Buffer) => {
    fib.writeUInt32LE(tableSize, 154 + index * 8);
    fib.writeUInt32LE(data.length, 158 + index * 8);
    table.push(data);
    tableSize += data.length;
  };
  writeFibBase(fib, characters, main.length);
  place(1, styleSheet());
  place(6, dwords(0, characters, 0xffff0000, 0xffff, 0).subarray(0, 20));
  place(12, dwords(TEXT_AT, TEXT_AT + text.length, pagesAt));
  place(
    13,
    dwords(
      ...paragraphPages.map((page) => page.from),
      TEXT_AT + text.length,
      ...paragraphPages.map((_, i) => pagesAt + 1 + i),
    ),
  );
  place(15, fontTable());
  place(31, Buffer.alloc(500));
  place(33, pieceTable(characters));
  fib.copy(main);
  return writeOle([
    { name: 'WordDocument', data: main },
    { name: '1Table', data: Buffer.concat(table) },
  ]);
}

function writeBlock(block: Block): Paragraph[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
      return [plain(block.text)];
    case 'list':
      return listLines(block).map(plain);
    case 'columns':
      return [...block.left, ...block.right].map(plain);
    case 'pageBreak':
      return [{ text: '\f', properties: Buffer.alloc(0) }];
    case 'table': {
      const widths = columnWidths(block);
      return [...block.rows.flatMap((row) => tableRow(row, widths)), plain('')];
    }
  }
}

function plain(text: string): Paragraph {
  return { text: `${text}\r`, properties: Buffer.alloc(0) };
}

/** Cells end in a mark; an empty paragraph with the table's definition (sprmPFTtp, sprmTDefTable) ends the row. */
function tableRow(row: readonly string[], widths: readonly number[]): Paragraph[] {
  const inTable = Buffer.from([0x16, 0x24, 1]);
  const edges = [
    0,
    ...widths.map((_, i) => Math.round(widths.slice(0, i + 1).reduce((sum, width) => sum + width, 0) * 9000)),
  ];
  const definition = Buffer.alloc(5 + edges.length * 2 + widths.length * 20);
  definition.writeUInt16LE(0xd608, 0);
  definition.writeUInt16LE(definition.length - 3, 2);
  definition[4] = widths.length;
  for (const [i, edge] of edges.entries()) definition.writeInt16LE(edge, 5 + i * 2);
  return [
    ...widths.map((_, i) => ({ text: `${row[i] ?? ''}\u0007`, properties: inTable })),
    { text: '\u0007', properties: Buffer.concat([inTable, Buffer.from([0x17, 0x24, 1]), definition]) },
  ];
}

/** Paragraph property pages (PAPX FKP, MS-DOC 2.9.174): run starts, then 13-byte references, properties from the end. */
function packParagraphs(paragraphs: readonly Paragraph[]): { from: number; data: Buffer }[] {
  const pages: { from: number; data: Buffer }[] = [];
  let at = TEXT_AT;
  let next = 0;
  while (next < paragraphs.length) {
    const from = at;
    const entries: { start: number; papx: Buffer }[] = [];
    let room = PAGE - 1 - 4;
    for (; next < paragraphs.length; next++) {
      const { text, properties } = paragraphs[next] as Paragraph;
      const papx = propertyEntry(properties);
      if (papx.length + 17 > room) break;
      room -= papx.length + 17;
      entries.push({ start: at, papx });
      at += text.length * 2;
    }
    pages.push({ from, data: paragraphPage(entries, at) });
  }
  return pages;
}

/** Length byte(s), style 0, properties; even length. */
function propertyEntry(properties: Buffer): Buffer {
  const body = Buffer.concat([Buffer.alloc(2), properties]);
  if (body.length % 2 === 1) return Buffer.concat([Buffer.from([(body.length + 1) / 2]), body]);
  return Buffer.concat([Buffer.from([0, body.length / 2]), body]);
}

function paragraphPage(entries: readonly { start: number; papx: Buffer }[], end: number): Buffer {
  const page = Buffer.alloc(PAGE);
  let low = PAGE - 1;
  for (const [i, { start, papx }] of entries.entries()) {
    page.writeUInt32LE(start, i * 4);
    low = (low - papx.length) & ~1;
    papx.copy(page, low);
    page[(entries.length + 1) * 4 + i * 13] = low / 2;
  }
  page.writeUInt32LE(end, entries.length * 4);
  page[PAGE - 1] = entries.length;
  return page;
}

/** One run of default characters. */
function characterPage(from: number, to: number): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt32LE(from, 0);
  page.writeUInt32LE(to, 4);
  page[PAGE - 1] = 1;
  return page;
}

function writeFibBase(fib: Buffer, characters: number, size: number): void {
  fib.writeUInt16LE(0xa5ec, 0);
  fib.writeUInt16LE(0xc1, 2);
  fib.writeUInt16LE(0x0409, 6);
  fib.writeUInt16LE(0x1200, 10);
  fib.writeUInt16LE(0xbf, 12);
  fib.writeUInt32LE(TEXT_AT, 24);
  fib.writeUInt32LE(TEXT_AT + characters * 2, 28);
  fib.writeUInt16LE(14, 32);
  fib.writeUInt16LE(22, 62);
  fib.writeUInt32LE(size, 64);
  fib.writeUInt32LE(characters, 76);
  fib.writeUInt16LE(0x5d, 152);
}

function pieceTable(characters: number): Buffer {
  const clx = Buffer.alloc(5 + 16);
  clx[0] = 2;
  clx.writeUInt32LE(16, 1);
  clx.writeUInt32LE(characters, 9);
  clx.writeUInt32LE(TEXT_AT, 15);
  return clx;
}

/** A style sheet with "Normal" and fourteen empty places. */
function styleSheet(): Buffer {
  const head = Buffer.from([18, 0, 15, 0, 10, 0, 1, 0, 91, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const name = Buffer.from('Normal\0', 'utf16le');
  const style = Buffer.concat([
    Buffer.from([0, 0, 0xf1, 0xff, 2, 0, 34, 0, 0, 0, 6, 0]),
    name,
    Buffer.from([2, 0, 0, 0, 0, 0]),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(style.length, 0);
  return Buffer.concat([head, length, style, Buffer.alloc(14 * 2)]);
}

function fontTable(): Buffer {
  const name = Buffer.from('Times New Roman\0', 'utf16le');
  const font = Buffer.alloc(40);
  font[0] = 39 + name.length;
  font[1] = 0x16;
  font.writeUInt16LE(400, 2);
  return Buffer.concat([Buffer.from([1, 0, 0, 0]), font, name]);
}

function dwords(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) buffer.writeUInt32LE(value >>> 0, i * 4);
  return buffer;
}
