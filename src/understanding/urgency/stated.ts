import type { Span } from '../../contract/analysis.js';
import { overlap } from '../../contract/spans.js';
import { assertPlaced, type ReadSentence } from '../clause.js';
import { impliedAt } from '../implied.js';
import { sectionRule } from '../sections.js';
import { type AssertionResult, SERIOUS_SIGN } from '../types.js';
import type { IsSaid } from './danger-signs.js';

/** How the words at a place are meant in their sentence, where the knowledge base has such a concept. */
export function statedAt(read: ReadSentence, concept: string, from: number, to: number): AssertionResult | null {
  const item = impliedAt(read, concept, { from, to });
  return item && assertPlaced(read, item, sectionRule(read.section.kind));
}

/**
 * Answers whether the words at a place are stated of the patient as being there now, none of them within `unread`. What is
 * left open counts only where `openToo` says so.
 */
export function saidOfNow(read: ReadSentence, unread: readonly Span[], openToo?: () => void): IsSaid {
  return (from, to, denial, denials) => {
    if (unread.some((span) => read.tokens.slice(from, to).some((token) => overlap(span, token)))) return false;
    const meant = statedAt(read, SERIOUS_SIGN, from, to);
    if (!meant || meant.temporality !== 'recent') return false;
    if (meant.ordered || meant.negation === 'possible') {
      if (!openToo || meant.certainty === 'unlikely') return false;
      openToo();
    }
    // "CPR by dad": who did it, and nobody's illness.
    const isBy = ({ start, end }: Span) => /^by\b/i.test(read.text.slice(start, end));
    if (meant.experiencer !== 'patient' && !(meant.experiencer === 'family' && meant.triggers.some(isBy))) return false;
    // "Hasn't passed water, legs weak": the denial is of the first sign and goes no further.
    const isOwn = () => meant.triggers.some((cue) => denials.some((span) => overlap(span, cue)));
    return meant.negation !== 'negated' || denial || isOwn();
  };
}
