import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

/** What is left behind the words of a full response: what it is a response of. */
const FULLY_GONE =
  /(?<!near[- ])(?<!nearly )(?<!almost )\bcomplete (?:[\w-]+ ){0,2}(?:response|remission)(?: \([^)]{1,30}\))? (?:of|in|to treatment of|for) (?:(?:the|known|previous|prior|previously (?:seen|noted|known)|patient'?s) )*(?:[\w-]+ ){0,2}$/i;

/** "Complete metabolic response of lymphoma": what responded in full is not told as an illness that the picture shows. */
export function dropFullyResponded(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'imaging') return;
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.negated || frame.head === null || (frame.kind !== 'finding' && frame.kind !== 'diagnosis')) continue;
    const from = report.sentences[frame.sentence]?.span.start ?? frame.source.start;
    if (frame.head.span.start <= from) continue;
    if (
      FULLY_GONE.test(
        report.clean.slice(Math.max(from, frame.head.span.start - 90), frame.head.span.start).replace(/\s/g, ' '),
      )
    )
      drop(statement);
  }
}
