import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import PDFKit from 'pdfkit';
import { writePdf } from '../../scripts/sample-files/index.js';
import { collect } from '../../scripts/sample-files/pdf.js';
import { onePage, printed, rawPdf } from './raw-pdf.js';
import { type HostileFile, randomBytes } from './types.js';

const report = { blocks: [{ kind: 'paragraph' as const, text: 'The lungs are clear. '.repeat(20) }] };

/** PDFs that are locked, broken, endless, huge or blank. */
export const PDF_FILES: HostileFile[] = [
  {
    what: 'password to open',
    name: 'report.pdf',
    bytes: () => writePdf(report, { userPassword: 'secret', ownerPassword: 'other' }),
    code: 'encrypted',
    says: /protected with a password\. Save a copy without it, or paste the text/,
  },
  { what: 'header only', name: 'report.pdf', bytes: () => Buffer.from('%PDF-1.7\n'), code: 'damaged', says: /damaged/ },
  {
    what: 'garbage behind the header',
    name: 'report.pdf',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000)]),
    code: 'damaged',
    says: /PDF is damaged/,
  },
  {
    what: 'cut off before its page objects',
    name: 'report.pdf',
    bytes: async () => (await writePdf(report)).subarray(0, 300),
    code: 'damaged',
    says: /not complete/,
  },
  {
    what: 'first half missing',
    name: 'report.pdf',
    bytes: async () => (await writePdf(report)).subarray(400),
    code: ['damaged', 'no_text'],
    says: /damaged|no words/,
  },
  {
    what: 'no pages',
    name: 'report.pdf',
    bytes: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    code: ['damaged', 'no_text'],
    says: /damaged|no words/,
  },
  {
    what: 'no page tree',
    name: 'report.pdf',
    bytes: () => rawPdf(['<< /Type /Catalog >>']),
    code: 'damaged',
    says: /damaged/,
  },
  {
    what: 'page tree that holds itself',
    name: 'report.pdf',
    bytes: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    code: ['damaged', 'no_text'],
    says: /damaged|no words/,
  },
  {
    what: 'page count of a billion',
    name: 'report.pdf',
    bytes: () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
        '<< /Type /Page /Parent 2 0 R >>',
      ]),
    code: ['too_many_pages', 'damaged', 'no_text'],
    says: /pages|damaged|no words/,
  },
  {
    what: 'objects that refer to themselves',
    name: 'report.pdf',
    bytes: () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '2 0 R']),
    code: 'damaged',
    says: /damaged/,
  },
  {
    what: 'arrays nested 200,000 deep',
    name: 'report.pdf',
    bytes: () =>
      rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids ${'['.repeat(200_000)} /Count 1 >>`]),
    code: ['damaged', 'crashed'],
    says: /damaged|stopped us/,
  },
  {
    what: '201 pages',
    name: 'report.pdf',
    bytes: () => manyPages(201, (pdf) => pdf.text('Page of a report')),
    code: 'too_many_pages',
    says: /more than 200 pages/,
  },
  {
    what: '41 scanned pages',
    name: 'report.pdf',
    bytes: () => {
      const picture = createCanvas(300, 400).toBuffer('image/png');
      return manyPages(41, (pdf) => pdf.image(picture, 0, 0, { width: 612, height: 792 }));
    },
    code: 'too_many_pages',
    says: /more than 40 scanned pages/,
  },
  { what: 'blank page', name: 'report.pdf', bytes: () => manyPages(1, () => {}), code: 'no_text', says: /no words/ },
  {
    what: 'picture without words',
    name: 'cat.pdf',
    bytes: () => manyPages(1, (pdf) => pdf.image(blobs(), 0, 0, { width: 612, height: 792 })),
    code: 'no_text',
    says: /scan/,
  },
  {
    what: 'picture of 100,000 by 100,000 pixels',
    name: 'report.pdf',
    bytes: () =>
      onePage(
        'q 612 0 0 792 0 0 cm /Im1 Do Q',
        [
          {
            dictionary:
              '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
            data: deflateSync(Buffer.alloc(1_000_000)),
          },
        ],
        '/XObject << /Im1 5 0 R >>',
      ),
    code: 'no_text',
    says: /no words|blurred/,
  },
  {
    what: 'page of 10,000 by 10,000 inches with a picture',
    name: 'report.pdf',
    bytes: () =>
      manyPages(1, (pdf) => pdf.image(blobs(), 0, 0, { width: 720_000, height: 720_000 }), [720_000, 720_000]),
    code: 'no_text',
    says: /scan|no words/,
  },
  {
    what: 'content that unpacks to 120 MB',
    name: 'report.pdf',
    bytes: () => onePage(Buffer.alloc(120_000_000, 'q\n')),
    code: ['too_much_memory', 'too_slow', 'damaged', 'no_text', 'crashed'],
    says: /memory|too long|damaged|no words|stopped us/,
  },
  {
    what: 'more than 1,000,000 characters',
    name: 'report.pdf',
    bytes: () =>
      onePage(
        Array.from(
          { length: 12_000 },
          (_, i) => `BT /F1 1 Tf 10 ${790 - (i % 780)} Td (${`Sodium ${i} `.repeat(9)}) Tj ET`,
        ).join('\n'),
      ),
    code: ['too_large', 'too_slow'],
    says: /1,000,000|too long/,
  },
  {
    what: 'form that draws itself without end',
    name: 'report.pdf',
    bytes: () =>
      onePage(
        '/Fm1 Do',
        [
          {
            dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /Fm1 5 0 R >> >>',
            data: '/Fm1 Do /Fm1 Do',
          },
        ],
        '/XObject << /Fm1 5 0 R >>',
      ),
    code: ['no_text', 'damaged', 'too_slow', 'crashed', 'too_much_memory'],
    says: /no words|damaged|too long|stopped us|memory/,
  },
];

/** PDFs with something odd in them that must read well. */
export const ODD_PDFS: { what: string; bytes: () => Buffer | Promise<Buffer>; reads: RegExp }[] = [
  {
    what: 'owner password only',
    bytes: () => writePdf(report, { ownerPassword: 'other' }),
    reads: /The lungs are clear/,
  },
  {
    what: 'cross-reference table that points to itself',
    bytes: () =>
      rawPdf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
          { dictionary: '', data: printed('No pleural effusion.') },
        ],
        '/Prev @XREF',
      ),
    reads: /No pleural effusion\./,
  },
  {
    what: 'scripts and a program to launch',
    bytes: () =>
      onePage(
        printed('Heart size is normal.'),
        [
          '<< /S /JavaScript /JS (app.alert\\("x"\\); while\\(true\\){}) /Next 6 0 R >>',
          '<< /S /Launch /F (/bin/sh) >>',
        ],
        '',
        '/OpenAction 5 0 R',
      ),
    reads: /Heart size is normal\./,
  },
  {
    what: 'junk before the header',
    bytes: async () => Buffer.concat([Buffer.from('\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'), await writePdf(report)]),
    reads: /The lungs are clear/,
  },
  {
    what: 'cut off after its pages',
    bytes: async () => {
      const pdf = await writePdf(report);
      return pdf.subarray(0, pdf.lastIndexOf('xref') - 10);
    },
    reads: /The lungs are clear/,
  },
  {
    what: 'broken embedded font',
    bytes: () =>
      onePage(
        '/F2 12 Tf BT /F2 12 Tf 72 700 Td (The spleen is normal.) Tj ET',
        [
          '<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FirstChar 32 /LastChar 33 /Widths [250 300] /FontDescriptor 6 0 R /Encoding /WinAnsiEncoding >>',
          '<< /Type /FontDescriptor /FontName /Broken /Flags 32 /FontFile2 7 0 R /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 >>',
          { dictionary: '', data: randomBytes(2000) },
        ],
        '/Font << /F2 5 0 R >>',
      ),
    reads: /spleen/,
  },
];

function manyPages(
  count: number,
  draw: (pdf: PDFKit.PDFDocument) => void,
  size: [number, number] | 'LETTER' = 'LETTER',
): Promise<Buffer> {
  const pdf = new PDFKit({ autoFirstPage: false });
  const done = collect(pdf);
  for (let i = 0; i < count; i++) {
    pdf.addPage({ size });
    draw(pdf);
  }
  pdf.end();
  return done;
}

/** Soft round shapes, as in a photograph. */
function blobs(): Buffer {
  const canvas = createCanvas(600, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ddd';
  context.fillRect(0, 0, 600, 800);
  for (let i = 0; i < 12; i++) {
    context.fillStyle = `rgb(${90 + i * 9}, ${80 + i * 7}, ${60 + i * 5})`;
    context.beginPath();
    context.ellipse(100 + (i % 4) * 130, 150 + Math.floor(i / 4) * 220, 70, 90, i, 0, 7);
    context.fill();
  }
  return canvas.toBuffer('image/png');
}
