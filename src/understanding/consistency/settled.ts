import type { ReadReport } from '../../reading/index.js';
import { type Statement, supersede } from './statement.js';

/** A choice of diagnoses as it was weighed at the time: told as over. */
const WEIGHED =
  /\b(?:differential|ddx|considerations?|possibilities|diagnos[ei]s)\b[^.;]{0,40}\b(?:included|was|were|then|at (?:the|that) time|considered)\b|\b(?:was|were) (?:\w+ )?(?:considered|entertained)\b/i;
/** Says which one it was. */
const SETTLES =
  /\b(?:consistent with|confirm\w*|reveal\w*|show(?:ed|s|n)|demonstrat\w+|diagnos(?:ed|tic)|proved|proven|turned out|found to (?:be|have)|established)\b/i;

/**
 * "Differential included A, B and C. The scan was consistent with C. … clearly revealed C": what was weighed and left is
 * not told as open any more. Only where the choice is told as past, and one of its own names is then told as found.
 */
export function settleDifferentials(statements: readonly Statement[], report: ReadReport): void {
  const choices = new Map<number, Statement[]>();
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.assertion !== 'possible' || frame.head === null || frame.setAside) continue;
    choices.set(frame.sentence, [...(choices.get(frame.sentence) ?? []), statement]);
  }
  if (choices.size === 0) return;
  const found = new Map<string, number>();
  for (const { frame, words } of statements)
    if (frame.assertion === 'present' && frame.head !== null && !frame.negated && SETTLES.test(words))
      found.set(frame.head.ref.id, Math.max(frame.sentence, found.get(frame.head.ref.id) ?? -1));
  for (const [index, choice] of choices) {
    const sentence = report.sentences[index];
    if (sentence === undefined || choice.length < 2) continue;
    if (!WEIGHED.test(report.clean.slice(sentence.span.start, sentence.span.end))) continue;
    if (choice.some(({ frame }) => (found.get(frame.head?.ref.id ?? '') ?? -1) > index))
      for (const statement of choice) supersede(statement);
  }
}
