/** A file as it came: untrusted bytes, the name it was given and the type the sender claimed. */
export interface UploadedFile {
  bytes: Uint8Array;
  name: string;
  claimedType: string;
}

/** The text a reader is given, and how it was come by. */
export interface Extraction {
  text: string;
  format: 'txt' | 'pdf' | 'doc' | 'docx' | 'rtf';
  pages: number | null;
  /** True where OCR read it from pictures of pages. */
  ocr: boolean;
  /** Mean OCR confidence 0 to 1; null without OCR. */
  ocrConfidence: number | null;
  /** Plain sentences for the reader on what may have been lost ("Page 3 is a picture that we could not read."). */
  warnings: string[];
}

/** Why there is no text: a code for tests and logs, a message that says what is wrong and what to do. */
export interface ExtractionFailure {
  code:
    | 'empty' | 'no_text' | 'encrypted' | 'damaged' | 'wrong_type' | 'too_large' | 'too_many_pages' | 'too_slow'
    | 'too_much_memory' | 'not_a_report' | 'crashed' | 'scan_left'; // biome-ignore format: one list
  message: string;
}

export type ExtractionResult = { ok: true; extraction: Extraction } | { ok: false; failure: ExtractionFailure };

export interface ExtractOptions {
  /** A file with pages that must be read by OCR, which takes minutes, fails as `scan_left` instead: quickly, and unread. */
  readonly leaveScans?: boolean;
}

/** Turns a file into text inside a process of its own with time, memory and page limits. Never throws for bad files. */
export interface Extractor {
  extract(file: UploadedFile, signal?: AbortSignal, options?: ExtractOptions): Promise<ExtractionResult>;
}
