import { gzipSync } from 'node:zlib';
import { type HostileFile, randomBytes } from './types.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const padded = (text: string) => Buffer.concat([latin1(text), randomBytes(3000)]);
const page = '<!DOCTYPE html><html><head><title>Report</title></head><body><p>Hemoglobin 13.2 g/dL</p></body></html>';

/** Empty, blank, garbled and over-long text, and files that are something else, whatever their name says. */
export const OTHER_FILES: HostileFile[] = [
  { what: 'no bytes', name: 'report.txt', bytes: () => Buffer.alloc(0), code: 'empty', says: /empty/ },
  { what: 'no bytes, named PDF', name: 'report.pdf', bytes: () => Buffer.alloc(0), code: 'empty', says: /empty/ },
  { what: 'blank space only', name: 'report.txt', bytes: () => latin1(' \r\n\t\f\n '), code: 'empty', says: /blank/ },
  { what: 'byte order mark only', name: 'report.txt', bytes: () => Buffer.from('\ufeff'), code: 'empty', says: /blank/ },
  { what: 'zero bytes only', name: 'report.txt', bytes: () => Buffer.alloc(5000), code: 'empty', says: /blank/ },
  { what: 'signs without words', name: 'report.txt', bytes: () => latin1('---- ==== ....\n'), code: 'no_text', says: /no words/ },
  { what: 'random bytes as text', name: 'report.txt', bytes: () => randomBytes(20_000), code: 'damaged', says: /damaged/ },
  { what: 'random bytes without a type', name: 'report.dat', bytes: () => randomBytes(9000), code: 'wrong_type', says: /type of file/ },
  { what: 'text over 1,000,000 characters', name: 'long.txt', bytes: () => Buffer.from('Sodium 140. '.repeat(90_000)), code: 'too_large', says: /1,000,000/ },
  { what: 'more than 10 MB', name: 'big.txt', bytes: () => Buffer.alloc(10_485_761, 97), code: 'too_large', says: /10 MB/ },
  { what: 'HTML named .doc', name: 'report.doc', bytes: () => latin1(page), code: 'wrong_type', says: /web page/ },
  { what: 'HTML with a comment first, named .txt', name: 'report.txt', bytes: () => latin1(`\n<!-- saved -->\n${page}`), code: 'wrong_type', says: /web page/ },
  { what: 'UTF-16 HTML named .doc', name: 'report.doc', bytes: () => Buffer.from(`\ufeff${page}`, 'utf16le'), code: 'wrong_type', says: /web page/ },
  { what: 'web archive named .doc', name: 'report.doc', bytes: () => latin1(`MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\n${page}`), code: 'wrong_type', says: /web page/ },
  { what: 'e-mail', name: 'report.txt', bytes: () => latin1('From: a@example.org\nMIME-Version: 1.0\nContent-Type: text/plain\n\nHello'), code: 'wrong_type', says: /e-mail/ },
  { what: 'CDA document', name: 'report.xml', bytes: () => latin1('<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"/>'), code: 'wrong_type', says: /XML/ },
  { what: 'Word 2003 XML named .doc', name: 'report.doc', bytes: () => latin1('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="x"/>'), code: 'wrong_type', says: /XML form/ },
  { what: 'PNG named .pdf', name: 'report.pdf', bytes: () => padded('\x89PNG\r\n\x1a\n'), code: 'wrong_type', says: /picture/ },
  { what: 'JPEG named .pdf', name: 'report.pdf', bytes: () => padded('\xff\xd8\xff\xe0\0\x10JFIF'), code: 'wrong_type', says: /picture/ },
  { what: 'GIF named .docx', name: 'report.docx', bytes: () => padded('GIF89a'), code: 'wrong_type', says: /picture/ },
  { what: 'TIFF named .doc', name: 'report.doc', bytes: () => padded('II*\0'), code: 'wrong_type', says: /picture/ },
  { what: 'HEIC photo', name: 'photo.pdf', bytes: () => padded('\0\0\0\x24ftypheic'), code: 'wrong_type', says: /picture/ },
  { what: 'bitmap', name: 'report.pdf', bytes: () => padded('BM\x36\x10\x0e\0\0\0\0\0\x36\0\0\0'), code: 'wrong_type', says: /picture/ },
  { what: 'DICOM image', name: 'scan.pdf', bytes: () => Buffer.concat([Buffer.alloc(128), padded('DICM')]), code: 'wrong_type', says: /DICOM/ },
  { what: 'Windows program named .pdf', name: 'report.pdf', bytes: () => padded('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'), code: 'wrong_type', says: /program/ },
  { what: 'Linux program named .doc', name: 'report.doc', bytes: () => padded('\x7fELF\x02\x01\x01'), code: 'wrong_type', says: /program/ },
  { what: 'sound', name: 'dictation.txt', bytes: () => padded('ID3\x04\0'), code: 'wrong_type', says: /sound/ },
  { what: 'video', name: 'clip.pdf', bytes: () => padded('\0\0\0\x18ftypmp42'), code: 'wrong_type', says: /video/ },
  { what: '7-Zip archive', name: 'report.docx', bytes: () => padded('7z\xbc\xaf\x27\x1c'), code: 'wrong_type', says: /archive/ },
  { what: 'RAR archive', name: 'report.doc', bytes: () => padded('Rar!\x1a\x07'), code: 'wrong_type', says: /archive/ },
  { what: 'gzip bomb named .txt', name: 'report.txt', bytes: () => gzipSync(Buffer.alloc(50_000_000)), code: 'wrong_type', says: /archive/ },
  { what: 'PostScript named .pdf', name: 'report.pdf', bytes: () => latin1('%!PS-Adobe-3.0\n(/bin/sh) run\n'), code: 'wrong_type', says: /PostScript/ },
  { what: 'WordPerfect file', name: 'report.doc', bytes: () => padded('\xffWPC\x10\0\0\0\x01\x0a'), code: 'wrong_type', says: /very old/ },
]; // biome-ignore format: one line a file
