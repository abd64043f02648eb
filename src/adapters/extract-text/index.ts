import { UnreadableFile } from '../extract-file/failures.js';
import { hasWords, normaliseText } from '../extract-file/normalise.js';
import { decodeText } from './encoding.js';

/** Text of a plain text file in any common encoding. Throws `UnreadableFile` where it is blank or not text at all. */
export function readPlainText(bytes: Uint8Array): string {
  const { text } = decodeText(bytes);
  if (looksBinary(text)) throw new UnreadableFile('text_damaged');
  const clean = normaliseText(text);
  if (clean.trim() === '') throw new UnreadableFile('whitespace');
  if (!hasWords(clean)) throw new UnreadableFile('no_text');
  return clean;
}

/** More than one character in ten is a control or an unreadable one. NULs used as padding do not count. */
export function looksBinary(text: string): boolean {
  const sample = text.slice(0, 100_000).replaceAll('\0', '');
  const odd = sample.match(/[\u0001-\u0007\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return odd > 0 && odd / sample.length > 0.1;
}
