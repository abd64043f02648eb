import type { Sentence } from '../reading/types.js';
import type { Context } from './context.js';
import type { Said } from './nets/said.js';
import { allergyLine } from './planners/allergy.js';
import { bareAnswer } from './planners/bare-answers.js';
import { retellLine } from './retell/retell.js';
import { codeStatus, leftFor } from './stay/left-for.js';

/** A line that no frame tells, by what its heading makes of it, else in everyday words. Null where it stays unread. */
export function lineOf(sentence: Sentence, ctx: Context): Said | null {
  return (
    bareAnswer(sentence, ctx) ??
    leftFor(sentence, ctx) ??
    codeStatus(sentence, ctx) ??
    retellLine(sentence, ctx) ??
    allergyLine(sentence, ctx)
  );
}
