import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** "SHX/FHX", "Social and family history": one heading for how the reader lives and what runs in the family. */
const BOTH =
  /\b(?:shx|sh|social(?: hx| history)?)\W{1,3}(?:and |& ?)?(?:fhx|fh|fam\w*)\b|\b(?:fhx|fh|family(?: hx| history)?)\W{1,3}(?:and |& ?)?(?:shx|sh|social)\b/i;
/** Said of the reader, not of relatives. */
const OWN =
  /\b(?:he|she|patient|pt|his|denie[sd]|smok\w*|drinks?|drank|alcohol\w*|etoh|tobacco|drug\w*|lives|lived|works?|worked|married|occupation|retired|(?:personal|past|own) history)\b/i;
const ILL: ReadonlySet<string> = new Set(['disease', 'finding']);

/** Under such a heading an illness that is said of nobody by name is one of the family. */
export function giveToRelatives(statements: readonly Statement[], report: ReadReport): void {
  const both = new Set(
    report.sections.flatMap(({ heading }, index) => (heading !== null && BOTH.test(heading.text) ? [index] : [])),
  );
  if (both.size === 0) return;
  for (const { frame } of statements) {
    const sentence = report.sentences[frame.sentence];
    if (sentence === undefined || !both.has(sentence.section) || frame.experiencer !== 'patient') continue;
    if (frame.head === null || !ILL.has(frame.head.kind)) continue;
    if (OWN.test(report.clean.slice(sentence.span.start, sentence.span.end))) continue;
    frame.experiencer = 'family';
    frame.assertion = 'family';
    frame.temporality = 'recent';
    frame.urgency = null;
  }
}
