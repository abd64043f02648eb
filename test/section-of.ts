import { type ReadReport, readReport } from '../src/reading/index.js';
import { wholeKnowledge } from './whole-knowledge.js';

const knowledge = wholeKnowledge();

/** A report as the engine reads it, by its lines. */
export const reading = (...lines: string[]): ReadReport => readReport(lines.join('\n'), knowledge);

/** The kind of the section in which the words stand. */
export function kindIn(report: ReadReport, words: string): string | undefined {
  const at = report.clean.indexOf(words);
  const sentence = report.sentences.find(({ span }) => at >= 0 && span.start <= at && at < span.end);
  return report.sections[sentence?.section ?? -1]?.kind;
}

export const kindOf = (words: string, ...lines: string[]): string | undefined => kindIn(reading(...lines), words);
