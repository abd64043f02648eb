import type { Span } from '../contract/analysis.js';
import type { Context } from './context.js';
import { type Said, say } from './nets/said.js';
import { retellClause } from './retell/retold-clause.js';
import { countWords, fleschKincaid } from './words/readability.js';
import { splitSentences } from './words/sentences.js';

/** Rewritten text is only used where it stays short and easy; else less is said. */
const MOST_WORDS = 32;
const HARDEST = 9;

/**
 * One short clause of the report told to the reader as one sentence: instructions, conditions, parts of a story. Null
 * where a word stays that a reader could not know, or where the grammar would not survive.
 */
export function rewriteForReader(span: Span, ctx: Context): Said | null {
  const told = retellClause(span, null, ctx);
  if (told === null) return null;
  const { text, knowledge } = told;
  if (FRAGMENT.test(text) || /^\W*(?:and|or|but|which|that|of|with|in)\b/i.test(text)) return null;
  const words = countWords(text);
  if (words < 2 || words > MOST_WORDS || splitSentences(text).length !== 1) return null;
  if (words > 4 && fleschKincaid([text]).fkgl > HARDEST) return null;
  return say(text, [span], knowledge);
}

/** What a rewritten clause must not be: a noun phrase alone, or a piece with its end cut off. */
const FRAGMENT = /^(?:the|a|an|this|these|no|any|your)? ?[a-z]+$|\b(?:and|or|with|of|the|a|an|to|for|in)$/i;

/** The same without the length limits, as part of a sentence ("if symptoms persist"). */
export function rewriteClause(span: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  return retellClause(span, null, ctx);
}

/** A shouted clause in small letters, so that it reads like the rest. */
function quiet(text: string): string {
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  const small = text.match(/[a-z]/g)?.length ?? 0;
  return capitals > 8 && capitals > small ? text.toLowerCase() : text;
}

function unbalanced(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
}

const TO_THE_READER =
  /^(?:if|call|return|go|seek|come back|contact|please|keep|avoid|do not|don[’']t|use|eat|drink|limit|weigh|check|you|your|no|take|follow|see|continue|resume|wear|rest|wash|shower|change|repeat)\b/i;

/** A list of signs is easier than its length makes it look. */
const HARDEST_LIST = 13;

/**
 * A sentence that already speaks to the reader in easy words, as it is; null for any other. `signs` is set for when to
 * call: there the list of signs must be whole.
 */
export function inItsOwnWords(span: Span, ctx: Context, signs = false): Said | null {
  const text = ctx
    .clean(span)
    .replace(/^(?:return|go|come back) to the (?:emergency department|ED|ER)\b/i, 'Go to the emergency room');
  const words = countWords(text);
  if (!TO_THE_READER.test(text) || words < 3 || words > (signs ? 60 : 40) || splitSentences(text).length !== 1)
    return null;
  // "Continue aspirin because of his stent": not yet said to the reader.
  if (/\b(?:he|she|his|him|her|hers|himself|herself)\b/i.test(text)) return null;
  if (/[[\]{}<>|]|_{2,}|XXXX/.test(text) || unbalanced(text) || ctx.ambiguous.touching(span).length > 0) return null;
  return fleschKincaid([text]).fkgl <= (signs ? HARDEST_LIST : HARDEST) ? say(quiet(text), [span]) : null;
}
