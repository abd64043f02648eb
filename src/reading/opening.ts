import type { Heading } from './headings.js';
import type { SectionKind } from './types.js';
import { hasVerb } from './verbs.js';

/** A dose or a result, or a second sentence behind a word of small letters: no line of a head. */
const TOLD = /\b\d[\d.,]*\s?(?:mg|mcg|ml|mmHg|units|%)(?=[\s,.;)]|$)|[a-z]{4,}[.;] [A-Z][a-z]+ [a-z]/;

/**
 * What the text before the first heading is: the report's head (titles, fields), or, where it is running text, a
 * part of the report whose heading was not printed.
 */
export function openingKind(masked: string, headings: readonly Heading[]): SectionKind {
  const first = headings[0];
  if (!first) return 'other';
  const opening = masked.slice(0, Math.min(first.span.start, 6000));
  let running = 0;
  for (const line of opening.split(/[\n\r\f]/)) {
    const { length } = line.trim();
    // A whole paragraph on one line counts for two.
    if (length >= 40 && (hasVerb(line) || TOLD.test(line))) running += length >= 75 ? 2 : 1;
  }
  if (running < 2 && first.span.start < 6000) return 'header';
  const kinds = new Set(headings.map((heading) => heading.kind));
  if (kinds.has('impression') && isWhoIsTested(opening)) return 'indication';
  return kinds.has('impression') && !kinds.has('findings') && !kinds.has('physical_exam') ? 'findings' : 'other';
}

/** A title and a line or two, so many characters at most. */
const SHORT = 320;
const AGED = /^\W*(?:this )?(?:an? )?\d{1,3}[ -]?(?:y\.?\/?o|years?[ -]olds?|yrs? olds?|[MF])(?!\w)/i;

/** "51 y.o. male. BMI 36. Loud snoring. HTN.": who is tested and why, as the only paragraph below the title. */
export function isWhoIsTested(opening: string): boolean {
  const [last = '', ...before] = opening
    .trim()
    .split(/\n\s*\n/)
    .reverse();
  return opening.trim().length <= SHORT && AGED.test(last) && !before.some((one) => hasVerb(one));
}
