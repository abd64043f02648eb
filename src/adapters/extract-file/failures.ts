import type { ExtractionFailure } from '../../ports/extract.js';

/** Every reason why a file gives no text: its code, and what the reader is told. The only place with these words. */
export const FAILURES = {
  empty: failure('empty', 'This file is empty. Check that you chose the right file, or paste the text.'),
  whitespace: failure('empty', 'This file holds no words, only blank space. Choose another file, or paste the text.'),
  no_text: failure(
    'no_text',
    'We found no words in this file. If it is a scan, scan it again in a good light at 300 dpi, or paste the text.',
  ),
  docx_pictures: failure(
    'no_text',
    'This Word file holds only pictures, so there are no words to read. Save it as a PDF and upload that, or paste the text.',
  ),
  scan_left: failure('scan_left', 'This file is a scan: reading it takes longer.'),
  not_readable_scan: failure(
    'no_text',
    'This scan is too blurred or too faint to read. Scan it again at 300 dpi, or paste the text.',
  ),
  not_a_report: failure(
    'not_a_report',
    'We could not find a written report in this file. Upload the report itself, or paste its text.',
  ),
  pdf_password: failure(
    'encrypted',
    'This PDF is protected with a password. Save a copy without it, or paste the text.',
  ),
  word_password: failure(
    'encrypted',
    'This Word file is protected with a password. Save a copy without it, or paste the text.',
  ),
  pdf_damaged: failure('damaged', 'This PDF is damaged or not complete. Download it again, or paste the text.'),
  doc_damaged: failure(
    'damaged',
    'This Word file (.doc) is damaged or not complete. Open it in Word, save it as .docx and upload that, or paste the text.',
  ),
  docx_damaged: failure(
    'damaged',
    'This Word file (.docx) is damaged or not complete. Open it in Word, save it again and upload that, or paste the text.',
  ),
  rtf_damaged: failure(
    'damaged',
    'This RTF file is damaged or not complete. Open it in Word, save it as .docx and upload that, or paste the text.',
  ),
  text_damaged: failure(
    'damaged',
    'This file is damaged: most of it cannot be read as text. Save it again as PDF, Word or plain text, or paste the text.',
  ),
  old_word: failure(
    'wrong_type',
    'This file was made by a very old word processor. Save it as .docx or PDF and upload that, or paste the text.',
  ),
  word_xml: failure(
    'wrong_type',
    'This is a Word file in XML form. Open it in Word, save it as .docx and upload that, or paste the text.',
  ),
  image: failure(
    'wrong_type',
    'This file is a picture, not a document. Save it as a PDF and upload that, or paste the text of the report.',
  ),
  dicom: failure(
    'wrong_type',
    'This is a scan image (DICOM), not the written report about it. Upload the report as PDF, Word, RTF or plain text.',
  ),
  html: failure(
    'wrong_type',
    'This is a web page, not a document. Print it to a PDF and upload that, or copy the text and paste it.',
  ),
  xml: failure(
    'wrong_type',
    'This is a data file (XML), not a document. Ask for the report as PDF, or paste its text.',
  ),
  spreadsheet: failure(
    'wrong_type',
    'This is a spreadsheet, not a document. Save it as a PDF and upload that, or paste the text.',
  ),
  slides: failure(
    'wrong_type',
    'This is a slide show, not a document. Save it as a PDF and upload that, or paste the text.',
  ),
  mail: failure(
    'wrong_type',
    'This is an e-mail file. Save the report attached to it and upload that, or paste the text.',
  ),
  opendocument: failure(
    'wrong_type',
    'This is an OpenDocument file. Save it as .docx or PDF and upload that, or paste the text.',
  ),
  archive: failure(
    'wrong_type',
    'This is a packed archive. Unpack it and upload the report inside, or paste the text.',
  ),
  program: failure(
    'wrong_type',
    'This file is a program, not a document. Upload the report as PDF, Word, RTF or plain text.',
  ),
  media: failure('wrong_type', 'This is a sound or video file. Upload the report as PDF, Word, RTF or plain text.'),
  postscript: failure('wrong_type', 'This is a PostScript file. Save it as a PDF and upload that, or paste the text.'),
  unknown_type: failure(
    'wrong_type',
    'We cannot read this type of file. Upload the report as PDF, Word, RTF or plain text, or paste the text.',
  ),
  over_10_mb: failure('too_large', 'This file is larger than 10 MB. Upload a smaller one, or paste the text.'),
  too_much_text: failure(
    'too_large',
    'This file holds more than 1,000,000 characters of text. Upload only the report you want explained.',
  ),
  unpacks_too_large: failure(
    'too_large',
    'This file unpacks to far more than its size. Open it, save a plain copy and upload that, or paste the text.',
  ),
  pages: failure(
    'too_many_pages',
    'This PDF has more than 200 pages. Upload only the pages of the report, or paste the text.',
  ),
  scanned_pages: failure(
    'too_many_pages',
    'This PDF has more than 40 scanned pages. Upload only the pages of the report, or paste the text.',
  ),
  too_slow: failure(
    'too_slow',
    'This file took too long to read. Save a plain copy as PDF or text and upload that, or paste the text.',
  ),
  too_much_memory: failure(
    'too_much_memory',
    'This file needs more memory than we allow. Save a smaller copy and upload that, or paste the text.',
  ),
  crashed: failure(
    'crashed',
    'Something in this file stopped us from reading it. Save it again as PDF or text and upload that, or paste the text.',
  ),
} as const satisfies Record<string, ExtractionFailure>;

export type FailureReason = keyof typeof FAILURES;

/** Thrown by the readers for a file that gives no text; `extractFile` turns it into a result. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(FAILURES[reason].message, options);
    this.name = 'UnreadableFile';
  }
}

function failure(code: ExtractionFailure['code'], message: string): ExtractionFailure {
  return { code, message };
}
