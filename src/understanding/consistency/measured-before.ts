import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** What is measured at each test, so that the figure of an earlier one stands beside it. */
const MEASURES: ReadonlySet<string> = new Set(['ejection-fraction']);
const LOOKS = 80;
const DAY = String.raw`(?:(?:\d{1,2}[/. -])?(?:[a-z]{3,9}\.?|\d{1,2})?[/. -]?(?:(?:19|20)\d\d|\d\d))`;
/** "Cf prev study 2024 EF was 50%", "prior LVEF 45%", "(previous echo 03/2024: EF 55%)": nothing else stands between. */
const BEFORE = new RegExp(
  String.raw`\b(?:prev(?:ious)?|prior|last|earlier|old)\b\.?(?: (?:study|echo\w*|tte|scan|exam(?:ination)?|report|test|mri|angiogram|ventriculogram))?,? ?(?:(?:in|of|from|on|dated) )?\(?${DAY}?\)?[:,]? ?(?:(?:showed|the|an?|estimated|with) ){0,2}$`,
  'i',
);

/** The figure of an earlier test is of then. Changes the frames it is given. */
export function setMeasuredBefore(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    if (frame.negated || frame.head === null || frame.experiencer !== 'patient' || !MEASURES.has(frame.head.ref.id))
      continue;
    const opens = report.sentences[frame.sentence]?.span.start ?? 0;
    const isOfBefore = (at: number): boolean => {
      const from = Math.max(opens, at - LOOKS);
      return from <= at && BEFORE.test(report.clean.slice(from, at).replace(/\s+/g, ' '));
    };
    const { ref, span } = frame.head;
    if (!isOfBefore(span.start)) continue;
    // "LVEF 30% (prior EF 45%)": the one of now counts, and the other stands beside it.
    const now = frame.others.find((other) => other.ref.id === ref.id && !isOfBefore(other.span.start));
    if (now !== undefined) {
      frame.others = [...frame.others.filter((other) => other !== now), frame.head];
      frame.head = now;
      frame.assertion = 'present';
      frame.temporality = 'recent';
      continue;
    }
    frame.assertion = 'historical';
    frame.temporality = 'historical';
  }
}
