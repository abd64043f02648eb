import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { type Said, say, sayAll } from '../said.js';

/** What a planner makes of one frame (or of several of a kind that stand in one sentence). */
export interface Plan {
  /** The statement itself in one sentence; it must be able to stand alone. */
  what: Said;
  /** Size, change, cause: a sentence each, "it" being what `what` names. */
  details: Said[];
  /** What the medical word means, from the knowledge base. */
  meaning: Said[];
}

export type Planner = (frame: Frame, ctx: Context) => Plan | null;

/** A plan of one sentence. */
export function plan(text: string, sources: readonly Span[], knowledge: readonly string[] = []): Plan {
  return { what: say(text, sources, knowledge), details: [], meaning: [] };
}

/** The meaning of the head, only for what is said to be there now: told of a doubtful thing it would sound settled. */
export function meaningOf(frame: Frame, ctx: Context): Said[] {
  if (frame.head === null || frame.assertion !== 'present' || frame.experiencer !== 'patient') return [];
  const noun = nounOf(frame.head, ctx);
  if (noun?.meaning == null) return [];
  return sayAll(noun.meaning, [], [noun.id]);
}
