import { createCanvas } from '@napi-rs/canvas';
import PDFKit from 'pdfkit';
import { openPdf } from '../../src/adapters/extract-pdf/open.js';
import type { SampleDocument } from './document.js';
import { collect, type PdfOptions, writePdf } from './pdf.js';

export interface ScanOptions extends PdfOptions {
  dpi?: number;
  /** Degrees by which the sheet lay askew. */
  skew?: number;
  /** Quarter turns by which the sheet lay turned. */
  turned?: 0 | 1 | 2 | 3;
  /** Grey specks, 0 to 1. */
  noise?: number;
  /** Text laid over each page as real text, as a scanner's stamp is. */
  stamp?: string;
}

/** The document as a PDF whose pages are pictures, as a scanner makes it: no text layer. Same options, same bytes. */
export async function writeScannedPdf(document: SampleDocument, options: ScanOptions = {}): Promise<Buffer> {
  const pages = await renderPages(await writePdf(document, options), options);
  const pdf = new PDFKit({ autoFirstPage: false });
  const done = collect(pdf);
  for (const page of pages) {
    pdf.addPage({ size: [page.width, page.height], margin: 0 });
    pdf.image(page.jpeg, 0, 0, { width: page.width, height: page.height });
    if (options.stamp) pdf.fontSize(8).text(options.stamp, 20, 10, { lineBreak: false });
  }
  pdf.end();
  return done;
}

async function renderPages(
  bytes: Buffer,
  options: ScanOptions,
): Promise<{ jpeg: Buffer; width: number; height: number }[]> {
  const { dpi = 200, skew = 0, turned = 0, noise = 0 } = options;
  const pdf = await openPdf(bytes);
  const pages: { jpeg: Buffer; width: number; height: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72, rotation: turned * 90 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const sheet = createCanvas(width, height);
    await page.render({ canvas: null, canvasContext: sheet.getContext('2d') as never, viewport, background: 'white' })
      .promise;
    const scan = createCanvas(width, height);
    const context = scan.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((skew * Math.PI) / 180);
    context.drawImage(sheet, -width / 2, -height / 2);
    context.resetTransform();
    speckle(context, width, height, noise);
    pages.push({ jpeg: scan.toBuffer('image/jpeg', 88), width: (width * 72) / dpi, height: (height * 72) / dpi });
  }
  await pdf.destroy();
  return pages;
}

/** Specks in places that look random but are the same each time. */
function speckle(
  context: { fillStyle: unknown; fillRect(x: number, y: number, w: number, h: number): void },
  width: number,
  height: number,
  noise: number,
): void {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  context.fillStyle = '#888';
  const count = Math.round(noise * 0.001 * width * height);
  for (let i = 0; i < count; i++) context.fillRect(Math.floor(next() * width), Math.floor(next() * height), 1, 1);
}
