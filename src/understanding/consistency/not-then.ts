import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';

/**
 * "8 mm nodule, not present in 2021", "haemangioma, not seen on the prior CT": what is denied is of an earlier day, so
 * that the thing is there now, and was not before.
 */

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent']);
const LOOKS = 160;
const HEAD = 2000;

const SEEN =
  '(?:seen|present|there|visible|visuali[sz]ed|identified|noted|demonstrated|evident|apparent|shown|described|reported|appreciated|detected|found|mentioned)';
const STUDY =
  '(?:ct|cta|mri|mra|mr|pet(?:[-/]ct)?|us|uss|usg|ultrasound|scan|x-?ray|cxr|radiographs?|films?|mammograms?|study|studies|exam(?:ination)?s?|images?|imaging|tomosynthesis|echo(?:cardiogram)?|report)';
const DAY = String.raw`(?:(?:\d{1,2}[/. -])?(?:\d{1,2}|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)[/. -]+)?((?:19|20)\d\d)\b`;
const THEN = new RegExp(
  String.raw`^(?:[^.;:]{0,60}?[\s,(–-])?(?:(?:which|that|and|it|this|these) )?(?:(?:is|are|was|were|had) )?not (?:been )?(?:clearly |definitely |definitively |convincingly )?${SEEN}(?: (?:yet|before|earlier|previously)\b|,? (?:on|in|at|by|during) (?:(?:the|any|that|an?|last|(?:study|scan|exam\w*) (?:of|from)) )*(?:${DAY}|(?:(?:most )?recent |immediate )?(?:prior|previous|earlier|preceding|comparison|last|old(?:er)?|outside|baseline|initial|first)\b|${STUDY} (?:of|from|in|dated) (?:the )?${DAY}))`,
  'i',
);
/** The day of the report itself, and a thing that was known before. */
const OF_NOW = /^[^.;]{0,120}\b(?:today|current(?:ly)?|this (?:exam\w*|study|scan|ct|mri|test)|now|either)\b/i;
const DENIED_TOO =
  /\b(?:no|without|nil|negative for|absen(?:t|ce)|resol\w+|previous(?:ly)?|prior|known|described|reported|seen|noted|earlier)\b[^.;:]{0,80}$/i;

/** Changes the frames it is given. Linear in the length of the report. */
export function setNotThenRight(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'imaging') return;
  const years = yearsOf(report);
  for (const { frame } of statements) {
    if (!KINDS.has(frame.kind) || frame.head === null || frame.field !== undefined) continue;
    if (frame.experiencer !== 'patient' || frame.assertion === 'possible') continue;
    const span = report.sentences[frame.sentence]?.span;
    const { start, end } = frame.head.span;
    if (span === undefined || start < span.start || end > span.end) continue;
    const behind = report.clean.slice(end, Math.min(span.end, end + LOOKS)).replace(/\s+/g, ' ');
    const then = THEN.exec(behind);
    if (then === null || OF_NOW.test(behind)) continue;
    const year = Number(then[1] ?? then[2] ?? 0);
    const own = years.filter(({ at }) => at < span.start || at >= span.end).map((one) => one.year);
    if (year > 0 && own.length > 0 && year >= Math.max(...own)) continue;
    const before = report.clean.slice(Math.max(span.start, start - LOOKS), start).replace(/\s+/g, ' ');
    if (DENIED_TOO.test(before)) continue;
    frame.negated = false;
    frame.assertion = 'present';
    frame.temporality = 'recent';
    frame.change = 'new';
    if (frame.kind === 'absent') frame.kind = 'finding';
  }
}

/** The years that the head of the report prints. */
function yearsOf(report: ReadReport): { at: number; year: number }[] {
  const printed = report.clean.slice(0, HEAD).matchAll(/\b20\d\d\b/g);
  return [...printed].map((one) => ({ at: one.index, year: Number(one[0]) }));
}
