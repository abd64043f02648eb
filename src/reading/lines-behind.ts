import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';

/** The printed lines behind a heading's own, up to where its text ends; empty ones are told by `blank` of the next. */
export function* linesBehind(
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): Generator<{ line: PrintedLine; next: PrintedLine | undefined; blank: boolean }> {
  let blank = false;
  for (let index = heading.line + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) return;
    if (line.bodyStart >= line.bodyEnd) {
      blank = true;
      continue;
    }
    yield { line, next: lines[index + 1], blank };
    blank = false;
  }
}
