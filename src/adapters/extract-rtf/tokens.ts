/** One piece of an RTF file (RTF 1.9.1): braces, a control word with its number, a byte of text. */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'word'; name: string; value: number | null }
  | { type: 'symbol'; char: string }
  | { type: 'byte'; value: number }
  | { type: 'text'; text: string };

/** Longest control word name that is looked at; Word's own are at most 32 letters. */
const NAME_LIMIT = 64;

/**
 * Splits RTF source, read as Latin-1 (a character a byte), into tokens. `\bin` data is stepped over, never past the end.
 * Never throws; linear.
 */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let i = 0;
  while (i < source.length) {
    const char = source[i];
    if (char === '{' || char === '}') {
      i++;
      yield { type: char === '{' ? 'open' : 'close' };
    } else if (char === '\\') {
      const [token, next] = control(source, i);
      i = next;
      if (token.type === 'word' && token.name === 'bin') i = Math.min(source.length, i + Math.max(0, token.value ?? 0));
      else yield token;
    } else if (char === '\r' || char === '\n' || char === '\0') {
      i++;
    } else {
      const end = textEnd(source, i);
      yield { type: 'text', text: source.slice(i, end) };
      i = end;
    }
  }
}

function textEnd(source: string, from: number): number {
  let end = from;
  for (; end < source.length; end++) {
    const code = source.charCodeAt(end);
    if (code === 0x5c || code === 0x7b || code === 0x7d || code === 0x0d || code === 0x0a || code === 0) break;
  }
  return end;
}

/** The control word or symbol at `at` (a backslash) and where the source goes on. */
function control(source: string, at: number): [RtfToken, number] {
  let i = at + 1;
  while (i < source.length && i - at <= NAME_LIMIT && isLetter(source.charCodeAt(i))) i++;
  if (i === at + 1) return symbol(source, i);
  const name = source.slice(at + 1, i);
  const digits = i;
  if (source[i] === '-') i++;
  while (i < source.length && i - digits < 12 && isDigit(source.charCodeAt(i))) i++;
  const number = source.slice(digits, i);
  if (number === '-') i = digits;
  const value = number === '' || number === '-' ? null : Number.parseInt(number, 10);
  if (source[i] === ' ') i++;
  return [{ type: 'word', name, value }, i];
}

function symbol(source: string, at: number): [RtfToken, number] {
  const char = source[at] ?? '';
  if (char !== "'") return [{ type: 'symbol', char }, at + 1];
  const hex = source.slice(at + 1, at + 3);
  if (/^[0-9a-fA-F]{2}$/.test(hex)) return [{ type: 'byte', value: Number.parseInt(hex, 16) }, at + 3];
  return [{ type: 'symbol', char: '' }, at + 1];
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
