import iconv from 'iconv-lite';
import jschardet from 'jschardet';

/** A decoded text and the name of the encoding it was in. */
export interface Decoded {
  text: string;
  encoding: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes bytes of unknown encoding. A byte order mark decides, then the zero bytes of UTF-16 and UTF-32, then valid
 * UTF-8; only what is none of these is guessed. Never throws.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = encodingOfMark(bytes);
  if (marked)
    return {
      text: iconv.decode(Buffer.from(bytes.subarray(marked.length)), marked.encoding),
      encoding: marked.encoding,
    };
  const wide = wideEncoding(bytes);
  if (wide) return { text: iconv.decode(Buffer.from(bytes), wide), encoding: wide };
  const plain = decodeUtf8(bytes);
  if (plain !== null && !/\u001b\$[@B]/.test(plain)) return { text: plain, encoding: 'utf-8' };
  const encoding = plain !== null ? 'iso-2022-jp' : guess(bytes);
  if (encoding === 'utf-8') return { text: mendUtf8(bytes), encoding };
  return { text: decodeNamed(bytes, encoding), encoding };
}

function encodingOfMark(bytes: Uint8Array): { encoding: string; length: number } | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return decodeUtf8(bytes) === null ? null : { encoding: 'utf-8', length: 3 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return { encoding: 'utf-32le', length: 4 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32be', length: 4 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}

/** UTF-16 or UTF-32 without a mark: Latin letters, digits, spaces and line ends leave zeros in fixed places. */
function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 16_384);
  if (sample.length < 8) return null;
  const zeros = [0, 0, 0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 4] = (zeros[i % 4] ?? 0) + 1;
  const quarter = sample.length / 4;
  const share = zeros.map((count) => count / quarter) as [number, number, number, number];
  const [z0, z1, z2, z3] = share;
  if (z0 < 0.1 && z1 > 0.5 && z2 > 0.9 && z3 > 0.9) return 'utf-32le';
  if (z3 < 0.1 && z2 > 0.5 && z1 > 0.9 && z0 > 0.9) return 'utf-32be';
  if (z0 < 0.05 && z2 < 0.05 && z1 > 0.15 && z3 > 0.15) return 'utf-16le';
  if (z1 < 0.05 && z3 < 0.05 && z0 > 0.15 && z2 > 0.15) return 'utf-16be';
  return null;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function guess(bytes: Uint8Array): string {
  const sample = Buffer.from(bytes.subarray(0, 65_536));
  const { valid, invalid } = countUtf8(bytes);
  if (valid >= 3 && valid >= invalid * 4) return 'utf-8';
  let high = 0;
  for (const byte of sample) if (byte >= 0x80) high++;
  const detected = jschardet.detect(sample);
  const named = detected.encoding?.toLowerCase();
  const usable = named && named !== 'ascii' && named !== 'utf-8' && iconv.encodingExists(named) ? named : null;
  if (usable && high / sample.length > 0.15 && detected.confidence >= 0.5) return usable;
  const candidates = ['windows-1252', 'macintosh', ...(usable ? [usable] : [])];
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const encoding of candidates) {
    const score =
      plausibility(decodeNamed(sample, encoding)) + (encoding === usable && high > 8 ? detected.confidence : 0);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

/** How well the characters above ASCII fit where they stand: +1 for each that does, -1 for each that does not. */
function plausibility(text: string): number {
  let score = 0;
  for (const match of text.matchAll(/[^\u0000-\u007f]/gu)) {
    const [char] = match;
    const before = text[match.index - 1] ?? ' ';
    const after = text[match.index + char.length] ?? ' ';
    score += fits(char, before, after) ? 1 : /[\u0080-\u009f\ufffd]/.test(char) ? -4 : -1;
  }
  return score;
}

function fits(char: string, before: string, after: string): boolean {
  if (/[’‘]/.test(char)) return /\p{L}/u.test(after) || /\p{L}|\d/u.test(before);
  if (/[“”]/.test(char)) return /\s|\p{P}/u.test(before) !== /\s|\p{P}/u.test(after);
  if (/[–—]/.test(char)) return /[\s\p{L}\p{N}]/u.test(before) && /[\s\p{L}\p{N}]/u.test(after);
  if (/[•·]/.test(char)) return /\s/.test(after);
  if (char === '…') return /[\p{L}.\s]/u.test(before);
  if (/[µμ]/.test(char)) return /[\s\d/(]/.test(before) && /[a-zA-Z]/.test(after);
  if (/[°º]/.test(char)) return /[\d\s]/.test(before);
  if (/[²³¹]/.test(char)) return /[a-zA-Z0-9]/.test(before);
  if (/[±≤≥×÷½¼¾®™©§¶ \u00a0]/.test(char)) return /[\s\d(\p{L}]/u.test(before);
  if (/\p{Ll}/u.test(char)) return /[\p{L}\s'’-]/u.test(before) && /[\p{Ll}\s\p{P}]/u.test(after);
  if (/\p{Lu}/u.test(char)) return /[\s(\p{Lu}]/u.test(before) && /[\p{L}\s\p{P}]/u.test(after);
  return /\p{L}/u.test(char);
}

function countUtf8(bytes: Uint8Array): { valid: number; invalid: number } {
  let valid = 0;
  let invalid = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = sequenceLength(bytes, i);
    if (length > 1) valid++;
    else if (length === 0) invalid++;
    i += length || 1;
  }
  return { valid, invalid };
}

/** Bytes of the UTF-8 sequence at `i`: 1 to 4, or 0 where there is none. */
function sequenceLength(bytes: Uint8Array, i: number): number {
  const lead = bytes[i] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  for (let k = 1; k < length; k++) if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** UTF-8 with some foreign bytes in it: those are read as Windows-1252, as mixed files mostly are. */
function mendUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = sequenceLength(bytes, i);
    if (length === 0) {
      parts.push(
        Buffer.from(bytes.subarray(from, i)).toString('utf8'),
        decodeNamed(bytes.subarray(i, i + 1), 'windows-1252'),
      );
      from = i + 1;
    }
    i += length || 1;
  }
  parts.push(Buffer.from(bytes.subarray(from)).toString('utf8'));
  return parts.join('').replace(/^\ufeff/, '');
}

/** Decodes bytes by the name of their encoding; unknown names are read as Windows-1252. */
export function decodeNamed(bytes: Uint8Array, encoding: string): string {
  return iconv.decode(Buffer.from(bytes), iconv.encodingExists(encoding) ? encoding : 'windows-1252');
}
