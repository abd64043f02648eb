import type { Section, Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { retellSentence } from '../retell/retell.js';

/** A line of more words is a story, no name of a diagnosis or of what was done. */
export const MOST_WORDS = 30;
/** A sentence of the story that the summary has room for. */
const MOST_TOLD = 26;

export function isIn(inner: { start: number }, { span }: { span: { start: number; end: number } }): boolean {
  return inner.start >= span.start && inner.start < span.end;
}

/** Sections that tell what happened in the stay, the one made for it first. */
export function storyOf(ctx: Context): Section[] {
  const { sections } = ctx.understanding.report;
  const course = sections.filter(({ kind }) => kind === 'hospital_course');
  if (course.length > 0) return course;
  return sections.filter(({ kind }) => kind === 'history_present' || kind === 'other' || kind === 'header');
}

/** Points back at words that the summary does not hold. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|they|the (?:above|same|former|latter)|such|he then|she then)\b|\b(?:as above|above|noted above|as mentioned|the same|likewise|also|them)\b|\b(?:this|these|those)(?=\W*$|[,;]|\s(?:and|but|with|well|poorly|quite|very|without|to|in|for|at|by|is|was|were|are|has|had)\b)|(?<!\b(?:that|as|when) )\bit\b(?! was (?:felt|thought|decided|noted))/i;

/**
 * A sentence of the story by itself, said to the reader; null where it leans on its neighbours, is long, or names what the
 * summary only announces.
 */
export function standsAlone(sentence: Sentence, ctx: Context): Said | null {
  const words = ctx.clean(sentence.span);
  if (POINTS_BACK.test(words) || FRIGHTENING.test(words) || words.split(' ').length > MOST_TOLD) return null;
  const told = retellSentence(sentence, ctx);
  const [first] = told ?? [];
  if (first === undefined || told?.length !== 1) return null;
  return POINTS_BACK.test(first.text) || FRIGHTENING.test(first.text) ? null : first;
}
