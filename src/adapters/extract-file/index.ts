import type { Extraction, ExtractionResult, UploadedFile } from '../../ports/extract.js';
import { readPdf } from '../extract-pdf/index.js';
import { readRtf } from '../extract-rtf/index.js';
import { readPlainText } from '../extract-text/index.js';
import { readDoc } from '../extract-word/doc.js';
import { readDocx } from '../extract-word/docx.js';
import { FAILURES, UnreadableFile } from './failures.js';
import { detectKind } from './kind.js';
import { LIMITS } from './limits.js';

/** Called when pages must be read by OCR, with their number: that takes longer than reading text. */
export type OnOcr = (pages: number) => void;

/**
 * Turns a file into text in this very process. Only the sandbox's child calls it: a hostile file may hang or kill the
 * process it is read in. Bad files give a failure, never an exception.
 */
export async function extractFile(file: UploadedFile, onOcr: OnOcr = () => {}): Promise<ExtractionResult> {
  try {
    const extraction = await read(file, onOcr);
    if (extraction.text.length > LIMITS.characters) throw new UnreadableFile('too_much_text');
    return { ok: true, extraction };
  } catch (error) {
    return { ok: false, failure: FAILURES[error instanceof UnreadableFile ? error.reason : 'crashed'] };
  }
}

async function read({ bytes, name }: UploadedFile, onOcr: OnOcr): Promise<Extraction> {
  if (bytes.length === 0) throw new UnreadableFile('empty');
  if (bytes.length > LIMITS.fileBytes) throw new UnreadableFile('over_10_mb');
  const kind = await detectKind(bytes, name);
  switch (kind) {
    case 'pdf':
      return readPdf(bytes, onOcr);
    case 'doc':
      return written(kind, await readDoc(bytes));
    case 'docx':
      return written(kind, await readDocx(bytes));
    case 'rtf':
      return written(kind, readRtf(bytes));
    case 'txt':
      return written(kind, readPlainText(bytes));
  }
}

function written(format: Extraction['format'], text: string): Extraction {
  return { text, format, pages: null, ocr: false, ocrConfidence: null, warnings: [] };
}
