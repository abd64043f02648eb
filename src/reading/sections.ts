import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { sentencesOf } from './sentences.js';
import type { Section, SectionKind, Sentence } from './types.js';

/**
 * Cuts the text at its headings and reads the sentences of each section. `masked` is the plain text with furniture and
 * lab rows blanked; `opening` is the kind of the text before the first heading.
 */
export function buildSections(
  masked: string,
  lines: readonly PrintedLine[],
  headings: readonly Heading[],
  opening: SectionKind,
): { sections: Section[]; sentences: Sentence[] } {
  const sections: Section[] = [];
  const sentences: Sentence[] = [];
  const add = (
    kind: SectionKind,
    heading: Section['heading'],
    start: number,
    body: number,
    end: number,
    line: number,
  ) => {
    const section: Section = { index: sections.length, kind, heading, span: trim(masked, start, end), sentences: [] };
    sections.push(section);
    sentencesOf(masked, lines, line, { start: body, end }, section, sentences);
    if (heading === null && section.sentences.length === 0) sections.pop();
  };
  const first = headings[0];
  add(opening, null, 0, 0, first ? first.span.start : masked.length, 0);
  headings.forEach((heading, at) => {
    const end = headings[at + 1]?.span.start ?? masked.length;
    const printed = {
      text: masked.slice(heading.span.start, heading.span.end).replace(/\s/g, ' '),
      span: heading.span,
    };
    add(heading.kind, printed, heading.span.start, heading.bodyStart, end, heading.line);
  });
  return { sections, sentences };
}

function trim(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}
