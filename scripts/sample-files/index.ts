export { writeDoc } from './doc.js';
export type { Block, SampleDocument } from './document.js';
export { writeDocx } from './docx.js';
export { type OleStream, writeOle } from './ole.js';
export { type PdfOptions, writePdf } from './pdf.js';
export { writeRtf } from './rtf.js';
export { type ScanOptions, writeScannedPdf } from './scanned-pdf.js';
export { writeText } from './text.js';
