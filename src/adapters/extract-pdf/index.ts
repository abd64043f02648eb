import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Extraction } from '../../ports/extract.js';
import { UnreadableFile } from '../extract-file/failures.js';
import { LIMITS } from '../extract-file/limits.js';
import { hasWords, normaliseText } from '../extract-file/normalise.js';
import { OcrReader } from '../ocr/index.js';
import { pageText } from '../page-layout/index.js';
import { openPdf } from './open.js';
import { pagePictures } from './pictures.js';
import { renderPage } from './render-page.js';
import { pageRuns } from './runs.js';

/** A page as far as its text layer goes. */
interface Page {
  number: number;
  text: string;
  /** A picture of a page: OCR must read it. */
  scan: boolean;
  failed: boolean;
}

/**
 * Text of a PDF, pages parted by form feeds. Pages that are pictures are read by OCR, after `onOcr` was told how many
 * there are. Throws `UnreadableFile`.
 */
export async function readPdf(bytes: Uint8Array, onOcr: (pages: number) => void): Promise<Extraction> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > LIMITS.textPages) throw new UnreadableFile('pages');
    const pages = await textPages(pdf);
    if (pages.every((page) => page.failed)) throw new UnreadableFile('pdf_damaged');
    const warnings = pages
      .filter((page) => page.failed)
      .map((page) => `Page ${page.number} is damaged and could not be read.`);
    const scans = pages.filter((page) => page.scan);
    if (scans.length > LIMITS.ocrPages) throw new UnreadableFile('scanned_pages');
    let confidence: number | null = null;
    if (scans.length > 0) {
      onOcr(scans.length);
      confidence = await readScans(pdf, scans, warnings);
    }
    const text = normaliseText(pages.map((page) => page.text).join('\n\f'));
    if (!hasWords(text)) throw new UnreadableFile(scans.length > 0 ? 'not_readable_scan' : 'no_text');
    const ocr = confidence !== null;
    return {
      text: `${text.trimEnd()}\n`,
      format: 'pdf',
      pages: pdf.numPages,
      ocr,
      ocrConfidence: confidence,
      warnings,
    };
  } finally {
    await pdf.destroy();
  }
}

async function textPages(pdf: PDFDocumentProxy): Promise<Page[]> {
  const pages: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await textPage(pdf, number);
    characters += page.text.length;
    if (characters > LIMITS.characters) throw new UnreadableFile('too_much_text');
    pages.push(page);
  }
  return pages;
}

async function textPage(pdf: PDFDocumentProxy, number: number): Promise<Page> {
  try {
    const page = await pdf.getPage(number);
    const { main, turned } = await pageRuns(page);
    const text = [pageText(main), pageText(turned)].filter((part) => part !== '').join('\n\n');
    const letters = readableLetters(text);
    const scan = letters < 400 && isScan(letters, await pagePictures(page));
    page.cleanup();
    return { number, text: letters === 0 ? '' : text, scan, failed: false };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return { number, text: '', scan: false, failed: true };
  }
}

/** A page whose little text is a stamp, a letterhead or a fax line over a picture, or that has shapes for letters. */
function isScan(letters: number, { covered, shapes }: { covered: number; shapes: number }): boolean {
  if (covered > 0.8) return true;
  if (covered > 0.5) return letters < 200;
  return letters < 20 && (covered > 0.04 || shapes > 60);
}

/** Letters and digits of a text layer; 0 where its fonts give no meaning to their signs. */
function readableLetters(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const odd = text.match(/[\ufffd\ue000-\uf8ff\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return odd > letters * 0.4 ? 0 : letters;
}

/** Reads the pictures of pages in place and gives the mean confidence, 0 to 1; null where no page gave words. */
async function readScans(pdf: PDFDocumentProxy, scans: Page[], warnings: string[]): Promise<number | null> {
  const reader = await OcrReader.start();
  let weight = 0;
  let sum = 0;
  let repaired = 0;
  try {
    for (const page of scans) {
      const read = await renderPage(pdf, page.number)
        .then((image) => reader.read(image))
        .catch(() => null);
      const letters = read ? readableLetters(read.text) : 0;
      const own = readableLetters(page.text);
      if (!read || letters === 0) {
        if (own === 0) warnings.push(`Page ${page.number} is a picture that we could not read.`);
        continue;
      }
      // The text layer is sure; the picture behind it may be only a letterhead.
      if (letters < own * 1.2) continue;
      page.text = read.text;
      sum += read.confidence * letters;
      weight += letters;
      repaired += read.repairs;
      for (const result of read.lostPoints) {
        warnings.push(`The scan may have lost a decimal point in "${result}". Check it against the original.`);
      }
      if (read.confidence < 0.6)
        warnings.push(`Page ${page.number} is hard to read. Check the numbers against the original.`);
    }
  } finally {
    await reader.close();
  }
  if (repaired > 0) {
    warnings.push(
      `We corrected ${repaired} number${repaired === 1 ? '' : 's'} or unit${repaired === 1 ? '' : 's'} that the scan made hard to read.`,
    );
  }
  return weight > 0 ? sum / weight : null;
}
