import {
  Document, Footer, Header, HeadingLevel, LevelFormat, Packer, PageBreak, PageNumber, Paragraph, Table, TableCell,
  TableRow, TextRun, WidthType,
} from 'docx'; // biome-ignore format: one list
import { type Block, columnWidths, type SampleDocument } from './document.js';

/** The document as a Word file (.docx) with real headings, lists, tables, page header and footer. */
export function writeDocx(document: SampleDocument): Promise<Buffer> {
  let lists = 0;
  const children = document.blocks.flatMap((block) => writeBlock(block, block.kind === 'list' ? lists++ : 0));
  const file = new Document({
    creator: 'Plainchart samples',
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              style: { paragraph: { indent: { left: 500, hanging: 300 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        headers: document.header
          ? { default: new Header({ children: document.header.map((text) => new Paragraph(text)) }) }
          : {},
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun(document.footer ? `${document.footer}   Page ` : 'Page '),
                  new TextRun({ children: [PageNumber.CURRENT] }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}

function writeBlock(block: Block, list: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.TITLE })];
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2 })];
    case 'paragraph':
      return [new Paragraph({ children: superscripts(block.text) })];
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({
            children: [new TextRun(text)],
            ...(block.numbered
              ? { numbering: { reference: 'numbers', level: 0, instance: list } }
              : { bullet: { level: 0 } }),
          }),
      );
    case 'columns':
      return [...block.left, ...block.right].map((text) => new Paragraph(text));
    case 'pageBreak':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'table':
      return [writeTable(block)];
  }
}

function writeTable(table: Extract<Block, { kind: 'table' }>): Table {
  const widths = columnWidths(table);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: table.rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell, i) =>
              new TableCell({
                width: { size: Math.round((widths[i] ?? 0.1) * 100), type: WidthType.PERCENTAGE },
                children: [new Paragraph({ children: superscripts(cell) })],
              }),
          ),
        }),
    ),
  });
}

/** "10^9" as ten with a raised nine, as Word users write it. */
function superscripts(text: string): TextRun[] {
  return text
    .split(/(?<=10)\^(\d+)/)
    .map((part, i) => new TextRun(i % 2 === 1 ? { text: part, superScript: true } : part));
}
