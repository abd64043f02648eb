import { createCanvas } from '@napi-rs/canvas';
import PDFKit from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type SampleDocument,
  writeDoc,
  writeDocx,
  writePdf,
  writeRtf,
  writeScannedPdf,
  writeText,
} from '../../scripts/sample-files/index.js';
import { collect } from '../../scripts/sample-files/pdf.js';
import { createSandbox } from '../../src/adapters/sandbox/index.js';
import type { Extraction } from '../../src/ports/extract.js';
import { sandboxChild } from '../programs.js';
import { LAB_ROWS, PROSE, REPORT, SECOND_ROWS } from './report.js';

const sandbox = createSandbox({ size: 2, ...(await sandboxChild()) });
afterAll(() => sandbox.close());

async function extract(bytes: Buffer, name: string): Promise<Extraction> {
  const result = await sandbox.extractor.extract({ bytes, name, claimedType: '' });
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.extraction;
}

/** The cells of the line that starts with a name; empty cells are left out. */
function cells(text: string, name: string): string[] {
  const line = text.split('\n').find((candidate) => candidate.trim().startsWith(name)) ?? '';
  return line.trim().split(/\t+| {2,}/);
}

function expectRows(text: string): void {
  for (const row of [...LAB_ROWS.slice(1), ...SECOND_ROWS.slice(1)]) {
    expect(cells(text, row[0] ?? '')).toEqual(row.filter((cell) => cell !== ''));
  }
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

it('a scan is left unread where that is asked for, and a file with its text is not', async () => {
  const read = async (bytes: Buffer) =>
    sandbox.extractor.extract({ bytes, name: 'report.pdf', claimedType: '' }, undefined, { leaveScans: true });
  expect(await read(await writeScannedPdf(REPORT))).toMatchObject({ ok: false, failure: { code: 'scan_left' } });
  expect(await read(await writePdf(REPORT))).toMatchObject({ ok: true, extraction: { ocr: false } });
});

describe('every format gives every row, line and paragraph', () => {
  const formats: [string, (document: SampleDocument) => Buffer | Promise<Buffer>][] = [
    ['txt', writeText],
    ['pdf', writePdf],
    ['doc', writeDoc],
    ['docx', writeDocx],
    ['rtf', writeRtf],
  ];
  it.each(formats)('%s', async (format, write) => {
    const extraction = await extract(await write(REPORT), `report.${format}`);
    expect(extraction).toMatchObject({ format, ocr: false, ocrConfidence: null, warnings: [] });
    expectRows(extraction.text);
    expect(flat(extraction.text)).toContain(PROSE);
    for (const line of [
      'Laboratory report',
      'COMPLETE BLOOD COUNT',
      'COMMENT',
      'CHEMISTRY',
      '1. Repeat the test.',
      '2. See your doctor in 2 weeks.',
    ]) {
      expect(extraction.text.split('\n').map((printed) => printed.trim())).toContain(line);
    }
    expect(extraction.text).toContain('Northfield Regional Laboratory');
    expect(extraction.text).toContain('MRN: 000111');
    expect(extraction.text).toContain('Confidential');
  });
});

describe('PDF', () => {
  it('parts pages by form feeds and keeps their headers, footers and numbers', async () => {
    const { text, pages } = await extract(await writePdf(REPORT), 'report.pdf');
    const parts = text.split('\f');
    expect(pages).toBe(2);
    expect(parts).toHaveLength(2);
    for (const [i, part] of parts.entries()) {
      expect(part.trim().split('\n')[0]).toBe('Northfield Regional Laboratory');
      expect(part).toContain(`Page ${i + 1} of 2`);
    }
    expect(cells(text, 'Patient:')).toEqual(['Patient: Sample, Alex', 'MRN: 000111', 'DOB: 01/02/1960']);
  });

  it('reads an old laboratory system’s typewriter font', async () => {
    const { text } = await extract(await writePdf(REPORT, { font: 'Courier', size: 8 }), 'report.pdf');
    expectRows(text);
    expect(flat(text)).toContain(PROSE);
  });

  it('reads columns of prose one after the other', async () => {
    const left = ['The left column is read first. '.repeat(14).trim()];
    const right = ['The right column is read after it. '.repeat(12).trim()];
    const { text } = await extract(await writePdf({ blocks: [{ kind: 'columns', left, right }] }), 'report.pdf');
    expect(flat(text)).toContain(`${left[0]} ${right[0]}`);
  });
});

describe('scanned PDF', () => {
  it('is read by OCR, with every row of a ruled table', async () => {
    const extraction = await extract(await writeScannedPdf(REPORT, { skew: 0.8 }), 'scan.pdf');
    expect(extraction).toMatchObject({ format: 'pdf', pages: 2, ocr: true });
    expect(extraction.ocrConfidence).toBeGreaterThan(0.8);
    for (const [name = '', value = ''] of [...LAB_ROWS.slice(1), ...SECOND_ROWS.slice(1)]) {
      expect(cells(extraction.text, name)[1]?.replace('‘', '')).toBe(value);
    }
    expect(flat(extraction.text)).toContain('There is no evidence of hemolysis.');
    expect(extraction.text).toContain('µmol/L');
  });

  it('is read although it was put in upside down', async () => {
    const { text, ocr } = await extract(
      await writeScannedPdf({ blocks: REPORT.blocks.slice(0, 6) }, { turned: 2 }),
      'scan.pdf',
    );
    expect(ocr).toBe(true);
    expect(cells(text, 'Hemoglobin').slice(0, 2)).toEqual(['Hemoglobin', '10.2']);
  });

  it('is read although a stamp is its only text', async () => {
    const { text, ocr } = await extract(
      await writeScannedPdf({ blocks: REPORT.blocks.slice(3, 6) }, { stamp: 'Scanned 01/05/2026 14:02 Station 7' }),
      'scan.pdf',
    );
    expect(ocr).toBe(true);
    expect(flat(text)).toContain('There is no evidence of hemolysis.');
  });

  it('is read only where a page has no text of its own', async () => {
    const canvas = createCanvas(1700, 2200);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1700, 2200);
    context.fillStyle = 'black';
    context.font = '44px sans-serif';
    context.fillText('No pleural effusion is seen.', 200, 300);
    const pdf = new PDFKit({ autoFirstPage: false });
    const done = collect(pdf);
    pdf.addPage().fontSize(11).text(`Zq3xx typed words that OCR would not spell. ${PROSE}`);
    pdf.addPage({ margin: 0 }).image(canvas.toBuffer('image/png'), 0, 0, { width: 612 });
    pdf.end();
    const { text, ocr } = await extract(await done, 'mixed.pdf');
    const [typed = '', scanned = ''] = text.split('\f');
    expect(ocr).toBe(true);
    expect(flat(typed)).toContain(`Zq3xx typed words that OCR would not spell. ${PROSE}`);
    expect(flat(scanned)).toContain('No pleural effusion is seen.');
  });
});
