import { headingKey, isListedHeading } from './heading-index.js';
import { bodyOf, type PrintedLine } from './lines.js';

/** "FHx    Mother: asthma": a short name, a gap and its text. */
const NAME = /^([A-Z][A-Za-z&/+-]{1,18}\.?(?: [A-Za-z&/+-]{1,14}\.?){0,2})( +|\t+)(?=[^\s:])/;

/**
 * Lines of a report that prints its headings in a column of their own, without colons: for each the length of the
 * heading. At least two listed headings must stand so, with text behind them at one and the same place.
 */
export function columnHeadings(lines: readonly PrintedLine[], taken: (line: number) => boolean): Map<number, number> {
  const wide = new Map<number, number>();
  const close: [line: number, length: number, column: number][] = [];
  const columns = new Map<number, number>();
  for (const line of lines) {
    const body = bodyOf(line);
    if (taken(line.index) || body.length > 300) continue;
    for (const length of lengthsOf(body)) {
      const gap = /^[ \t]+/.exec(body.slice(length))?.[0] ?? '';
      const column = line.indent + length + gap.length;
      if (!isListedHeading(body.slice(0, length)) || headingKey(body.slice(0, length)).length < 2) continue;
      if (gap.length > 1 || gap === '\t') {
        if (/\S(?: {3,}|\t)\S/.test(body.slice(length + gap.length)) && !/:/.test(body)) break;
        wide.set(line.index, length);
        columns.set(column, (columns.get(column) ?? 0) + 1);
      } else close.push([line.index, length, column]);
      break;
    }
  }
  const aligned = [...columns].filter(([, count]) => count > 1).map(([column]) => column);
  if (aligned.length === 0) return new Map();
  for (const [line, length, column] of close) if (aligned.includes(column)) wide.set(line, length);
  return wide;
}

/** The lengths that the name may have, the longest first. */
function lengthsOf(body: string): number[] {
  const found = NAME.exec(body)?.[1];
  if (found === undefined) return [];
  const lengths = [found.length];
  for (let at = found.lastIndexOf(' '); at > 0; at = found.lastIndexOf(' ', at - 1)) lengths.push(at);
  return lengths;
}
