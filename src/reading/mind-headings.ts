import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';

const EXAM_OF_MIND = /^\W*(?:mental (?:status|state)(?: exam\w*)?|MSE|MS exam)\W*$/i;
/** Lines of that exam whose labels open a section of their own elsewhere. */
const ITS_LINES =
  /^\W*(?:cogniti(?:on|ve)(?: (?:assessment|function\w*|exam\w*))?|judge?ment|insight|assets|strengths|limitations|orientation|memory|risk|appearance|attitude|thoughts?|perceptions?|perceptual disturbances?)\W*$/i;

/** "Cognitive Assessment:", "Limitations:" among the lines of a mental state exam are no conclusion and no technique. */
export function asOfMind(headings: readonly Heading[], lines: readonly PrintedLine[]): Heading[] {
  let within = false;
  return headings.filter((heading) => {
    const line = lines[heading.line];
    const named = line?.text.slice(heading.span.start - line.start, heading.span.end - line.start) ?? '';
    if (within && ITS_LINES.test(named)) return false;
    within = EXAM_OF_MIND.test(named);
    return true;
  });
}
