import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { isMedicineList } from './medicine-lines.js';
import { afterMedicines } from './stay-headings.js';
import type { SectionKind } from './types.js';

/** Where a list of medicines ends without a heading: its first line that is no entry; null for any other section. */
export function endOfMedicines(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  if (!isMedicineList(heading.kind)) return null;
  for (let index = heading.line + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) return null;
    if (line.bodyStart >= line.bodyEnd || wraps(lines, index)) continue;
    if (afterMedicines(masked.slice(line.start, Math.min(end, line.end))) !== null) return line;
  }
  return null;
}

/** A line that goes on with the one above it: that one is full or ends open. */
function wraps(lines: readonly PrintedLine[], index: number): boolean {
  const above = lines[index - 1];
  const text = above === undefined ? '' : above.text.trimEnd();
  return text.length >= 70
    ? !/[.:;)]$/.test(text)
    : /(?:[,(&+]|\b(?:and|or|with|for|to|of|the|at|in|if|until))$/i.test(text);
}

/** What stands behind a list of medicines that has ended, each run of lines by what its first line begins. */
export function partsBehind(
  masked: string,
  lines: readonly PrintedLine[],
  from: PrintedLine,
  end: number,
): { kind: SectionKind; line: PrintedLine; end: number }[] {
  const parts: { kind: SectionKind; line: PrintedLine; end: number }[] = [];
  for (let index = from.index; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start >= end) break;
    const text = masked.slice(line.start, Math.min(end, line.end));
    const kind = wraps(lines, index) && parts.length > 0 ? null : afterMedicines(text);
    const last = parts.at(-1);
    if (last === undefined) parts.push({ kind: kind ?? 'other', line, end });
    else if (kind !== null && kind !== last.kind) {
      last.end = line.start;
      parts.push({ kind, line, end });
    }
  }
  return parts;
}
