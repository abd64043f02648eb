import type { Span } from '../contract/analysis.js';
import { markerLength } from './blocks.js';
import type { Heading } from './headings.js';
import type { ReadLabs } from './lab-rows.js';
import { bodyOf, type PrintedLine } from './lines.js';
import type { Line } from './types.js';

/** What each printed line is. */
export function describeLines(
  lines: readonly PrintedLine[],
  furniture: ReadonlyMap<number, Span>,
  labs: ReadLabs,
  headings: readonly Heading[],
): Line[] {
  const headingAt = new Map<number, Heading>();
  for (const heading of headings) if (!headingAt.has(heading.line)) headingAt.set(heading.line, heading);
  return lines.map((line) => ({
    index: line.index,
    span: { start: line.start, end: line.end },
    kind: kindOf(line, furniture.get(line.index), labs, headingAt.get(line.index)),
    indent: line.indent,
  }));
}

function kindOf(line: PrintedLine, furniture: Span | undefined, labs: ReadLabs, heading?: Heading): Line['kind'] {
  const body = bodyOf(line);
  if (!body) return 'blank';
  if (furniture && furniture.end >= line.bodyEnd) return 'furniture';
  const lab = labs.lines.get(line.index);
  if (lab) return lab;
  if (!/[\p{L}\p{N}]/u.test(body.slice(0, 400))) return 'separator';
  if (heading && heading.span.start <= line.bodyStart + 4 && heading.bodyStart >= line.bodyEnd) return 'heading';
  return markerLength(body) > 0 ? 'list' : 'prose';
}
