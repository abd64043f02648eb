import { firstResult } from './first-result.js';
import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { endOfMedicines, partsBehind } from './list-end.js';
import { isMedicineList } from './medicine-lines.js';
import { isWhoIsTested } from './opening.js';
import { endsAtSamples, samplesBegin, titleInOpening } from './samples-begin.js';
import { breakBehind, type Headed, headedBy } from './section-breaks.js';
import { sentencesOf } from './sentences.js';
import type { Section, SectionKind, Sentence } from './types.js';

/**
 * Cuts the text at its headings and reads the sentences of each section. `masked` is the plain text with furniture and
 * lab rows blanked; `opening` is the kind of the text before the first heading.
 */
export function buildSections(
  masked: string,
  lines: readonly PrintedLine[],
  printedHeadings: readonly Heading[],
  opening: SectionKind,
): { sections: Section[]; sentences: Sentence[] } {
  const headings = withCourse(printedHeadings, masked);
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
  const headed = headedBy(headings);
  const { kinds } = headed;
  const unnamed =
    kinds.has('impression') && !kinds.has('findings') && !kinds.has('physical_exam') ? 'findings' : 'other';
  const endsThere = endsAtSamples(masked, kinds);
  const firstEnd = first ? first.span.start : masked.length;
  const titled = opening === 'header' || !first ? titleInOpening(masked, lines, firstEnd, kinds) : null;
  const results =
    titled ?? (opening === 'header' ? firstResult(masked, lines, firstEnd, kinds.has('impression')) : null);
  add(titled ? 'header' : opening, null, 0, 0, results?.start ?? firstEnd, 0);
  if (results) {
    const asked = kinds.has('impression') && isWhoIsTested(masked.slice(results.start, firstEnd));
    const kind = titled ? 'diagnosis' : asked ? 'indication' : unnamed;
    add(kind, null, results.start, results.start, firstEnd, results.index);
  }
  headings.forEach((heading, at) => {
    const end = headings[at + 1]?.span.start ?? masked.length;
    const named = masked.slice(heading.span.start, heading.span.end).replace(/\s/g, ' ');
    const printed = named === '' ? null : { text: named, span: heading.span };
    const begun = endsThere(heading.kind) ? samplesBegin(masked, lines, heading, end) : [];
    const [sampled] = begun;
    if (sampled !== undefined) {
      add(heading.kind, printed, heading.span.start, heading.bodyStart, sampled.line.start, heading.line);
      begun.forEach(({ line, kind }, of) => {
        add(kind, null, line.start, line.start, begun[of + 1]?.line.start ?? end, line.index);
      });
      return;
    }
    const stop = breakBehind(masked, lines, heading, end, beside(headed, headings[at + 1]));
    const listed = endOfMedicines(masked, lines, heading, stop?.line.start ?? end);
    if (listed || (stop && isMedicineList(heading.kind))) {
      const from = listed ?? stop?.line;
      add(heading.kind, printed, heading.span.start, heading.bodyStart, from?.start ?? end, heading.line);
      for (const part of from ? partsBehind(masked, lines, from, end) : [])
        add(part.kind, null, part.line.start, part.line.start, part.end, part.line.index);
      return;
    }
    add(heading.kind, printed, heading.span.start, heading.bodyStart, stop?.line.start ?? end, heading.line);
    if (stop) add(stop.kind, null, stop.line.start, stop.line.start, end, stop.line.index);
  });
  return { sections, sentences };
}

const MEETING = /^(?:md[tm]|multi-?disciplinary|tumou?r board)\b/i;
const AFTER_OPERATION = /^post[- ]?op(?!.*\b(?:instructions?|orders?|plan|advice)\b)/i;
/** "Post-op: uneventful recovery": how it went, where a plan would stand. */
const WENT =
  /^\W*(?:(?:an? )?(?:uneventful|uncomplicated|smooth|good|unremarkable|routine|stable|well)\b|(?:(?:he|she|patient|pt) )?(?:recovered|made|tolerat\w+|extubated|transferred|taken|mobilis(?:ed|ing)|mobiliz(?:ed|ing)|developed|had|was|were)\b)|\b(?:POD ?\d|days? \d|H[bg]b?\b|Cr \d|wound (?:is )?(?:dry|clean|healing)|N\/V|transfused)\b/i;
/** "Post-op: same + stage II": the illness as the operation found it. */
const SAME = /^\W*same\b/i;

/**
 * Headings by what the others say of the paper: "Summary" in the letter of a stay that has no other heading for its course
 * tells what happened; so does "Post-op" there; "Clinical summary" before what a meeting decided is the story so far.
 */
function withCourse(headings: readonly Heading[], masked: string): readonly Heading[] {
  const kinds = new Set(headings.map(({ kind }) => kind));
  const ofStay = kinds.has('discharge_medications') || kinds.has('discharge_diagnosis');
  const told = ofStay || kinds.has('hospital_course') || kinds.has('disposition') || !kinds.has('procedures');
  const named = (one: Heading) => masked.slice(one.span.start, one.span.end).trim();
  const met = headings.some((one) => MEETING.test(named(one)));
  const course = ofStay && !kinds.has('hospital_course') && !kinds.has('findings');
  return headings.flatMap((one) => {
    if (course && one.kind === 'impression' && /^(?:(?:case|brief) )?summary$/i.test(named(one)))
      return { ...one, kind: 'hospital_course' as const };
    if (one.kind === 'plan' && AFTER_OPERATION.test(named(one))) {
      const behind = masked.slice(one.bodyStart, one.bodyStart + 120);
      if (SAME.test(behind)) return [];
      const went = told || WENT.test(behind);
      return went ? { ...one, kind: 'hospital_course' as const } : one;
    }
    if (met && one.kind === 'indication' && /^(?:clinical|case) summary$/i.test(named(one)))
      return { ...one, kind: 'history_present' as const };
    return one;
  });
}

/** With its conclusion right behind it, a setting holds what was seen too, whatever another exam in the report prints. */
function beside(headed: Headed, next: Heading | undefined): Headed {
  return next?.kind === 'impression' && !headed.note ? { ...headed, bare: true } : headed;
}

function trim(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = Math.max(from, end - (part.length - part.trimEnd().length));
  return { start: from, end: to };
}
