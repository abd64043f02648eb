import { isClinicalWord } from './data/clinical-words.js';
import type { Heading } from './headings.js';
import { isStudyLine } from './study-titles.js';
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
  // A note of a few lines has hardly a head: what it says first must not be lost as one.
  const reports = headings.some(({ kind }) => kind === 'findings');
  const brief = !reports && headings.length <= FEW_HEADINGS && masked.length <= BRIEF;
  let running = 0;
  for (const line of opening.split(/[\n\r\f]/)) {
    const { length } = line.trim();
    // A whole paragraph on one line counts for two.
    if (length >= 40 && (hasVerb(line) || TOLD.test(line))) running += length >= 75 ? 2 : 1;
    if ((brief && isTold(line.trim())) || PRESENTS.test(line)) running += 2;
  }
  if (running < 2 && first.span.start < 6000) return 'header';
  const kinds = new Set(headings.map((heading) => heading.kind));
  if (kinds.has('impression') && isWhoIsTested(opening)) return 'indication';
  return kinds.has('impression') && !kinds.has('findings') && !kinds.has('physical_exam') ? 'findings' : 'other';
}

/** Whose paper it is, and of which house. */
const OF_OFFICE =
  /\b(?:dob|d\.o\.b|mrn|nhs|hospital|clinic|department|dept|consultant|ward|tel|phone|fax|address|street|road|dear|re:|ref|copy|cc|page|accession|account|physician|doctor|dr|mr|mrs|ms|prof|name|signed|dictated|transcribed|typed|reported|authori[sz]ed|verified|electronically|confidential|collected|received)\b/i; // biome-ignore format: one pattern
const A_SENTENCE = /[A-Za-z\d)%] ?\.(?: [A-Z\d]|$)/;
/** "ED NOTE  45F c/o RUQ pain x2d": who came with what, in whatever line it stands. */
const PRESENTS =
  /\b\d{1,3} ?(?:[MF]|yo[MF]?|y\/?o ?[MF]?|yrs?|[MF]\/)[ ,]{1,3}(?:(?:male|female|man|woman|lady|gentleman|boy|girl|pt|patient),? )?(?:c\/o|p\/w|s\/p|h\/o|b\/b|BIBA|BIB|presents?|presenting|presented|w\/|with|admitted|adm|seen|referred|who)\b/;
const FEWEST_WORDS = 4;
const FEW_HEADINGS = 2;
const BRIEF = 700;

/** "CT head: acute SDH 14 mm, 8 mm shift.": a sentence with a word of medicine, and neither the title of a study nor a line of an office. */
function isTold(line: string): boolean {
  if (!A_SENTENCE.test(line) || OF_OFFICE.test(line) || isStudyLine(line.replace(/\.$/, ''))) return false;
  const words = line.match(/[A-Za-z][A-Za-z-]*/g) ?? [];
  if (words.length < FEWEST_WORDS || !words.some((word) => /^[a-z]{3,}$/.test(word))) return false;
  return words.some((word) => isClinicalWord(word.toLowerCase()));
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
