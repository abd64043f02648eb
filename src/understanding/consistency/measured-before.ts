import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
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
  setScoredBefore(statements, report);
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

const CAME_IN =
  /\b(?:on|at|upon) (?:his |her |the )?(?:admission|arrival|presentation|intake)\b|\b(?:initial(?:ly)?|admission|baseline|previous(?:ly)?|prior|last (?:year|month|visit|time))\b/i;
const ABOUT = 40;

/** "MoCA 22/30; MoCA on admission was 15": of two figures of one scale, that of the day of coming in is left behind. */
function setScoredBefore(statements: readonly Statement[], report: ReadReport): void {
  const byScale = new Map<string, Statement[]>();
  for (const one of statements) {
    const { frame } = one;
    if (frame.score === null || frame.negated || frame.experiencer !== 'patient' || frame.assertion !== 'present')
      continue;
    byScale.set(frame.score.id, [...(byScale.get(frame.score.id) ?? []), one]);
  }
  for (const scored of byScale.values()) {
    if (scored.length < 2) continue;
    const early = scored.filter(({ frame }) => isOfComing(frame, report));
    if (early.length === scored.length) continue;
    for (const { frame } of early) {
      frame.assertion = 'historical';
      frame.temporality = 'historical';
    }
  }
}

/** The words around a figure, within its part of the sentence. */
function isOfComing({ score, sentence, source }: Frame, report: ReadReport): boolean {
  const own = report.sentences[sentence]?.span ?? source;
  const at = score?.span ?? source;
  const before =
    report.clean
      .slice(Math.max(own.start, at.start - ABOUT), at.end)
      .split(/[;,.](?!\d)/)
      .at(-1) ?? '';
  const behind = report.clean.slice(at.end, Math.min(own.end, at.end + ABOUT)).split(/[;,.](?!\d)/)[0] ?? '';
  return CAME_IN.test(before) || /^\W*(?:on|at|upon) (?:admission|arrival|presentation)\b/i.test(behind);
}
