import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { LIMITS } from '../extract-file/limits.js';
import type { PageImage } from '../ocr/index.js';

const DPI = 300;

/** Draws a page in grey for OCR, at 300 dpi or as near as the pixel limit allows. */
export async function renderPage(pdf: PDFDocumentProxy, number: number): Promise<PageImage> {
  const page = await pdf.getPage(number);
  const size = page.getViewport({ scale: 1 });
  const wanted = DPI / 72;
  const scale = Math.min(wanted, Math.sqrt(LIMITS.ocrPixels / Math.max(1, size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.min(8000, Math.floor(viewport.width)));
  const height = Math.max(1, Math.min(8000, Math.floor(viewport.height)));
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  // pdf.js draws on any canvas with the browser's methods; its types name the browser's.
  await page.render({ canvas: null, canvasContext: context as never, viewport, background: 'white' }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  page.cleanup();
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return { grey, width, height, dpi: scale * 72 };
}
