import PDFKit from 'pdfkit';
import { type Block, columnWidths, listLines, type SampleDocument } from './document.js';

const MARGIN = 54;

export interface PdfOptions {
  /** Standard PDF font names; Courier gives the look of an old laboratory system. */
  font?: string;
  boldFont?: string;
  size?: number;
  /** Encrypts: a user password is asked for on opening, an owner password only restricts. */
  userPassword?: string;
  ownerPassword?: string;
}

/** The document as a PDF with a text layer; headers, footers and page numbers on every page. */
export function writePdf(document: SampleDocument, options: PdfOptions = {}): Promise<Buffer> {
  const { font = 'Helvetica', boldFont = font === 'Courier' ? 'Courier-Bold' : 'Helvetica-Bold', size = 10 } = options;
  const pdf = new PDFKit({
    size: 'LETTER',
    bufferPages: true,
    margins: { top: MARGIN + (document.header?.length ?? 0) * 14, bottom: MARGIN + 24, left: MARGIN, right: MARGIN },
    ...(options.userPassword ? { userPassword: options.userPassword } : {}),
    ...(options.ownerPassword ? { ownerPassword: options.ownerPassword } : {}),
  });
  const done = collect(pdf);
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font(font).fontSize(size);
  for (const block of document.blocks) {
    pdf.font(font).fontSize(size);
    if (block.kind === 'title') {
      pdf
        .font(boldFont)
        .fontSize(size + 5)
        .text(block.text, MARGIN)
        .moveDown(0.5);
    } else if (block.kind === 'heading') pdf.moveDown(0.4).font(boldFont).text(block.text, MARGIN).moveDown(0.2);
    else if (block.kind === 'paragraph') pdf.text(block.text, MARGIN, undefined, { width }).moveDown(0.5);
    else if (block.kind === 'list')
      pdf.text(listLines(block).join('\n'), MARGIN + 12, undefined, { width: width - 12 }).moveDown(0.5);
    else if (block.kind === 'pageBreak') pdf.addPage();
    else if (block.kind === 'columns') {
      const top = pdf.y;
      const half = (width - 24) / 2;
      pdf.text(block.left.join('\n\n'), MARGIN, top, { width: half });
      const bottom = pdf.y;
      pdf.text(block.right.join('\n\n'), MARGIN + half + 24, top, { width: half });
      pdf.y = Math.max(bottom, pdf.y) + size;
    } else if (block.kind === 'table') drawTable(pdf, block, width, font, boldFont);
  }
  stampPages(pdf, document, font);
  pdf.end();
  return done;
}

function drawTable(
  pdf: PDFKit.PDFDocument,
  table: Extract<Block, { kind: 'table' }>,
  width: number,
  font: string,
  boldFont: string,
): void {
  const widths = columnWidths(table).map((share) => share * width);
  for (const [index, row] of table.rows.entries()) {
    pdf.font(index === 0 ? boldFont : font);
    const height =
      Math.max(...row.map((cell, i) => pdf.heightOfString(cell || ' ', { width: (widths[i] ?? 50) - 8 }))) + 5;
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    const top = pdf.y;
    let x = MARGIN;
    for (const [i, cell] of row.entries()) {
      const cellWidth = widths[i] ?? 50;
      pdf.text(cell, x + 3, top + 3, { width: cellWidth - 8 });
      if (table.ruled) pdf.lineWidth(0.7).rect(x, top, cellWidth, height).stroke();
      x += cellWidth;
    }
    pdf.y = top + height;
  }
  pdf.x = MARGIN;
  pdf.moveDown(0.6);
}

function stampPages(pdf: PDFKit.PDFDocument, document: SampleDocument, font: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const margins = { ...pdf.page.margins };
    pdf.page.margins.bottom = 0;
    pdf.page.margins.top = 0;
    pdf.font(font).fontSize(8);
    for (const [line, text] of (document.header ?? []).entries())
      pdf.text(text, MARGIN, 30 + line * 11, { lineBreak: false });
    const footer = `${document.footer ? `${document.footer}   ` : ''}Page ${page + 1} of ${count}`;
    pdf.text(footer, MARGIN, pdf.page.height - 40, { lineBreak: false });
    pdf.page.margins = margins;
  }
}

/** All bytes of a pdfkit document, once it has ended. */
export function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
