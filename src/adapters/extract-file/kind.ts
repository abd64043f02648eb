import { decodeText } from '../extract-text/encoding.js';
import { looksBinary } from '../extract-text/index.js';
import { zipKind } from '../extract-word/docx-zip.js';
import { oleKind } from '../extract-word/ole.js';
import { type FailureReason, UnreadableFile } from './failures.js';

export type FileKind = 'txt' | 'pdf' | 'doc' | 'docx' | 'rtf';

/** First bytes of files that we do not read, as Latin-1, with what the reader is told. */
const FOREIGN: readonly [offset: number, magic: string, reason: FailureReason][] = [
  [0, '\xff\xd8\xff', 'image'],
  [0, '\x89PNG', 'image'],
  [0, 'GIF8', 'image'],
  [0, 'II*\0', 'image'],
  [0, 'MM\0*', 'image'],
  [8, 'WEBP', 'image'],
  [4, 'ftyphei', 'image'],
  [4, 'ftypmif1', 'image'],
  [4, 'ftypavif', 'image'],
  [4, 'ftyp', 'media'],
  [0, 'ID3', 'media'],
  [0, 'OggS', 'media'],
  [8, 'WAVE', 'media'],
  [128, 'DICM', 'dicom'],
  [0, '\x7fELF', 'program'],
  [0, '\xca\xfe\xba\xbe', 'program'],
  [0, '\xcf\xfa\xed\xfe', 'program'],
  [0, '7z\xbc\xaf', 'archive'],
  [0, 'Rar!', 'archive'],
  [0, '\x1f\x8b\x08', 'archive'],
  [257, 'ustar', 'archive'],
  [0, '%!PS', 'postscript'],
  [0, '\xffWPC', 'old_word'],
  [0, '\xdb\xa5', 'old_word'],
  [0, '\x31\xbe\0\0', 'old_word'],
];

/**
 * The kind of a file by its content, and by its name where the content leaves it open. Throws `UnreadableFile` with
 * what it is instead where it is none of ours.
 */
export async function detectKind(bytes: Uint8Array, name: string): Promise<FileKind> {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const start = head.replace(/^(?:\xef\xbb\xbf)?[\s\0]*/, '');
  const extension = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const pdfAt = head.slice(0, 1100).indexOf('%PDF-');
  if (pdfAt === 0 || start.startsWith('%PDF-') || (pdfAt > 0 && extension !== 'txt')) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (head.startsWith('\xd0\xcf\x11\xe0')) return oleKind(bytes);
  if (/^PK(\x03\x04|\x05\x06|\x07\x08)/.test(head)) return zipKind(bytes);
  for (const [offset, magic, reason] of FOREIGN) {
    if (head.startsWith(magic, offset)) throw new UnreadableFile(reason);
  }
  if (/^MZ[^\n]{0,200}[\0-\x08]/.test(head)) throw new UnreadableFile('program');
  if (/^BM.{4}\0\0\0\0/s.test(head)) throw new UnreadableFile('image');
  return kindOfText(bytes, extension);
}

function kindOfText(bytes: Uint8Array, extension: string): FileKind {
  const { text } = decodeText(bytes);
  if (looksBinary(text)) throw new UnreadableFile(reasonForBinary(bytes, extension));
  const start = text.slice(0, 4096).replace(/^[\s\ufeff\0]*/, '');
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body|table|div|meta)\b/i.test(
      start,
    )
  ) {
    throw new UnreadableFile('html');
  }
  if (
    /^(?:MIME-Version|From|Received|Return-Path|Delivered-To):.*$/m.test(start) &&
    /^Content-Type:\s*\w+\//im.test(start)
  ) {
    throw new UnreadableFile(/^Content-Type:\s*multipart\/related/im.test(start) ? 'html' : 'mail');
  }
  if (/^<\?xml\b/.test(start)) {
    throw new UnreadableFile(
      /w:wordDocument|schemas\.microsoft\.com\/office\/2006\/xmlPackage/.test(start) ? 'word_xml' : 'xml',
    );
  }
  if (/^<(?:ClinicalDocument|svg|Bundle)\b/.test(start)) throw new UnreadableFile('xml');
  if (extension === 'pdf' && /\bendobj\b|\bstartxref\b/.test(text)) throw new UnreadableFile('pdf_damaged');
  if (extension === 'rtf' && /\\pard?\b/.test(text)) throw new UnreadableFile('rtf_damaged');
  return 'txt';
}

function reasonForBinary(bytes: Uint8Array, extension: string): FailureReason {
  if (extension === 'pdf' || Buffer.from(bytes).includes('endobj')) return 'pdf_damaged';
  if (extension === 'docx' || extension === 'docm') return 'docx_damaged';
  if (extension === 'doc') return 'doc_damaged';
  if (extension === 'rtf') return 'rtf_damaged';
  if (extension === 'txt' || extension === '') return 'text_damaged';
  return 'unknown_type';
}
