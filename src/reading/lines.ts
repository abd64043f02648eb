/** One printed line as reading works on it; `text` is plain (see plain-characters) and has no line break. */
export interface PrintedLine {
  index: number;
  start: number;
  end: number;
  text: string;
  /** Offset of the first character that is not white space; `end` for a blank line. */
  bodyStart: number;
  bodyEnd: number;
  indent: number;
  /** A form feed or page break stands before this line. */
  pageBreak: boolean;
  /** Read as a result, a table head or a panel's name as a whole. */
  result?: true;
}

/** Splits at LF, CRLF, CR, form feed, vertical tab, NEL, LS and PS. Never returns an empty list. */
export function splitLines(plain: string): PrintedLine[] {
  const lines: PrintedLine[] = [];
  const breaks = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g;
  let start = 0;
  let pageBreak = false;
  for (;;) {
    const found = breaks.exec(plain);
    const end = found ? found.index : plain.length;
    lines.push(lineAt(plain, lines.length, start, end, pageBreak));
    if (!found) return lines;
    pageBreak = found[0] === '\f';
    start = found.index + found[0].length;
  }
}

function lineAt(plain: string, index: number, start: number, end: number, pageBreak: boolean): PrintedLine {
  const text = plain.slice(start, end);
  let indent = 0;
  let from = 0;
  while (from < text.length && isBlank(text.charCodeAt(from))) {
    indent += text[from] === '\t' ? 8 - (indent % 8) : 1;
    from += 1;
  }
  let to = text.length;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return { index, start, end, text, bodyStart: start + from, bodyEnd: start + to, indent, pageBreak };
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

/** The line without white space at its ends. */
export function bodyOf(line: PrintedLine): string {
  return line.text.slice(line.bodyStart - line.start, line.bodyEnd - line.start);
}
