import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { headPhrase, type Phrase, phraseList } from '../words/phrase.js';
import { type Plan, plan } from './plan.js';

/**
 * What is said not to be there. Takes all such frames of one sentence, so that "no A, B or C" stays one sentence; the
 * medical words are left to the glossary here, because a list of brackets cannot be read.
 */
export function planAbsent(frames: readonly Frame[], ctx: Context): Plan | null {
  const kept: { frame: Frame; phrase: Phrase; kind: string }[] = [];
  for (const frame of frames) {
    const noun = frame.head === null ? null : nounOf(frame.head, ctx);
    if (noun === null || ['descriptor', 'normal', 'anatomy', 'lab', 'score', 'other'].includes(noun.kind)) continue;
    const phrase = headPhrase(frame, ctx, { term: frames.length === 1, bare: true });
    if (phrase !== null) kept.push({ frame, phrase, kind: noun.kind });
  }
  const first = kept[0];
  if (first === undefined) return null;
  const names = phraseList(
    kept.map(({ phrase }) => phrase),
    'or',
  );
  const sources = kept.map(({ frame }) => frame.source);
  const knowledge = kept.flatMap(({ phrase }) => phrase.knowledge);
  return plan(statement(first.frame, first.kind, names, ctx), sources, knowledge);
}

function statement(frame: Frame, kind: string, names: string, ctx: Context): string {
  const clause = ctx.clean(frame.source);
  if (frame.experiencer === 'family') return `no one in your family is noted to have had ${names}`;
  if (/\bno longer\b/i.test(clause)) return `${ctx.teller.name} no longer ${ctx.teller.verb} ${names}`;
  if (frame.change === 'new' || /\bno new\b/i.test(clause))
    return `${ctx.teller.name} ${ctx.teller.verb} no new ${names}`;
  if (/\b(?:history of|hx of|h\/o|prior|previous)\b/i.test(clause) && !ctx.teller.sees)
    return `you have no history of ${names}`;
  if (kind === 'procedure' || kind === 'test') return `you did not have ${names}`;
  if (kind === 'medicine') {
    return ctx.section(frame) === 'allergies' ? `you have no known allergy to ${names}` : `you were not on ${names}`;
  }
  if (kind === 'device') return `no ${names} was seen`;
  if (/\b(?:denie[sd]|deny|denying|reports? no)\b/i.test(clause)) return `you did not report ${names}`;
  if (kind === 'symptom' && !ctx.teller.sees) return `you had no ${names}`;
  if (ctx.section(frame) === 'physical_exam') return `the exam found no sign of ${names}`;
  return `${ctx.teller.name} ${ctx.teller.verb} no sign of ${names}`;
}
