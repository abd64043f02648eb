import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

/** "Probably related to her diabetes": the doubt is about the tie, and not about the illness that is the patient's. */
const LAID_TO_OWN =
  /\b(?:related|due|secondary|attribut(?:able|ed)|owing) to (?:his|her|their|your|the patient['’]s|known|underlying|existing) [^.;,]{0,60}[/ ]$/i;

/** Takes out what a sentence only names as the likely cause of something else. Changes the frames it is given. */
export function dropLaidTo(statements: readonly Statement[], report: ReadReport): void {
  for (const statement of statements) {
    const { frame } = statement;
    const sentence = report.sentences[frame.sentence]?.span;
    if (frame.assertion !== 'possible' || frame.head === null || sentence === undefined) continue;
    const before = report.clean.slice(sentence.start, frame.head.span.start).replace(/\s+/g, ' ');
    if (LAID_TO_OWN.test(before)) drop(statement);
  }
}
