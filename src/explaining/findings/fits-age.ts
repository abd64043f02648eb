import { everyMatch } from '../../knowledge/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

const FITS =
  /\b(?:appropriate|normal|usual|expected|typical|average|acceptable|within (?:the )?normal (?:limits|range)|in keeping|consistent|commensurate|compatible|in line|as expected) (?:for|with|to|at|of) (?:the |his |her |their |your |this |stated |given |chronological |patient(?:['’]?s)? )*age\b|\bage[- ](?:appropriate|commensurate|congruent|consistent)\b|\bfor age[, ]+(?:normal|appropriate|expected)\b/i;
const BEYOND =
  /\b(?:more|greater|less|larger|smaller|advanced|beyond|out of|excess(?:ive)?|exceeds?|not|than|disproportionate(?:ly)?|earlier|in-?appropriate|ab-?normal)\b[^,;.]{0,40}$/i;

/** "Mild volume loss, appropriate for age": the report itself says that it is as it should be at this age. */
export function fitsAge(frame: Frame, ctx: Context): boolean {
  if (!/^(?:finding|diagnosis)$/.test(frame.kind) || frame.negated || frame.urgency !== null || frame.head === null)
    return false;
  if (frame.assertion !== 'present' || (frame.change !== null && frame.change !== 'stable')) return false;
  const sentence = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  const words = ctx.clean({ start: sentence.start, end: Math.min(sentence.end, sentence.start + 400) });
  const own = stretchWith(words, frame.head.span.start - sentence.start);
  const match = FITS.exec(own);
  return match !== null && !BEYOND.test(own.slice(0, match.index));
}

const ENDS_THOUGHT = /;|\.\s|\b(?:but|however|although|with (?:no|new|an?|some|super\w+))\b/gi;

/** The part of a line between marks that end a thought, around one place of it. */
function stretchWith(words: string, at: number): string {
  const ends = everyMatch(words, ENDS_THOUGHT).map(({ index }) => index);
  const from = ends.filter((end) => end <= at).at(-1) ?? 0;
  return words.slice(from, ends.find((end) => end > at) ?? words.length);
}
