import {
  foldAll,
  isGlued,
  isOpen,
  type Knowledge,
  longestPhrase,
  type ShortFormContext,
  type Token,
} from '../knowledge/index.js';
import { isUnsureGrave } from './names/grave-short-forms.js';
import { onlyMeaning, otherKind, otherSense, senseRef, shortFormAt } from './names/senses.js';
import { correct, isMuscleGraded, predicatePhrase, shareNoun, sidedPhrase } from './names/shapes.js';
import { markKnown, place, placeOther, placePhrase } from './place-mention.js';
import type { Ambiguity, Expansion, Mention } from './types.js';

/** A mention with the token positions it covers (end exclusive). */
export interface PlacedMention {
  mention: Mention;
  from: number;
  to: number;
  /** True for the adjective of a body part ("pulmonary"). */
  adjective?: boolean;
}

/** What the knowledge base recognises in one sentence. */
export interface FoundWords {
  placed: PlacedMention[];
  ambiguities: Ambiguity[];
  expansions: Expansion[];
  /** True for each token that is part of something known. */
  known: boolean[];
}

/**
 * Finds the names of the knowledge base in a sentence: longest match from left to right, short forms by context, word
 * order ("pleural and pericardial effusions") and, for long unknown words, one slip of the pen.
 */
export function findMentions(
  text: string,
  tokens: readonly Token[],
  sentence: number,
  knowledge: Knowledge,
  context: ShortFormContext & { ofCervix?: boolean },
): FoundWords {
  const folds = foldAll(tokens);
  const found: FoundWords = { placed: [], ambiguities: [], expansions: [], known: tokens.map(() => false) };
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i];
    if (!token || token.kind === 'mark') {
      i++;
      continue;
    }
    const longest = otherKind(tokens, i, longestPhrase(knowledge.phrases, tokens, folds, i) ?? null);
    const sided = sidedPhrase(tokens, folds, i, knowledge);
    // "Open left angle of the jaw": no open angle of the eye.
    const meant = sided !== null && otherSense(sided, text, tokens, knowledge, context) === undefined;
    if (sided && meant && sided.to - i > (longest ? longest.to - i : 0)) {
      placePhrase(found, tokens, sentence, sided);
      i = sided.to;
      continue;
    }
    const glued = longest !== null && longest.to === i + 1 && isGlued(text, token);
    const other = longest && !glued ? otherSense(longest, text, tokens, knowledge, context) : undefined;
    const phrase = longest && (glued || other !== undefined) ? null : longest;
    const short = shortFormAt(text, tokens, i, knowledge, context);
    if (isFormOfMedicine(text, token, found.placed.at(-1), i) && !/slow|releas|acting/.test(short?.sense?.long ?? '')) {
      found.known[i] = true;
      i++;
      continue;
    }
    if (short && isMuscleGraded(text, token)) {
      i++;
      continue;
    }
    // A sense that names its neighbours was chosen by them.
    const grave = short?.sense ? (isOpen(short.sense) ? short.sense.long : '') : (phrase?.phrase.ref.id ?? '');
    if (Math.max(short?.to ?? 0, phrase?.to ?? 0) === i + 1 && isUnsureGrave(text, token, grave, context)) {
      i++;
      continue;
    }
    // A name that stands for another one is as long as before ("CP angles" of the chest are no "CP").
    const named = phrase ?? (other ? longest : null);
    if (short && short.to - i >= (named ? named.to - i : 0)) {
      const span = { start: token.start, end: tokens[short.to - 1]?.end ?? token.end };
      const printed = text.slice(span.start, span.end);
      const sense = short.sense;
      if (!sense) {
        const senses = short.entry.senses.map((one) => one.long);
        found.ambiguities.push({ span, sentence, short: printed, senses });
      } else {
        const ref = senseRef(knowledge, sense.concept, sense.long) ?? onlyMeaning(sense, short.entry, phrase, short.to);
        found.expansions.push({ span, sentence, short: printed, long: sense.long });
        if (ref) place(found, i, short.to, { span, sentence, ref: ref.ref, kind: ref.kind, via: 'abbreviation' });
      }
      if (sense) markKnown(found, i, short.to);
      i = short.to;
      continue;
    }
    if (longest && other) {
      placeOther(found, tokens, sentence, longest, other, knowledge);
      i = longest.to;
      continue;
    }
    const predicate = predicatePhrase(tokens, folds, i, phrase?.to ?? i + 1, knowledge);
    // "The anorectal angle is open": another angle than the "open angle" that it says in other order.
    if (predicate && otherSense(predicate, text, tokens, knowledge, context) === undefined) {
      placePhrase(found, tokens, sentence, predicate);
      i = predicate.to;
      continue;
    }
    if (phrase) {
      placePhrase(found, tokens, sentence, phrase);
      shareNoun(found, tokens, folds, sentence, knowledge, phrase);
      i = phrase.to;
      continue;
    }
    const corrected = correct(text, tokens, folds, i, knowledge);
    if (corrected) {
      const again = [...folds];
      again[i] = corrected;
      const match = longestPhrase(knowledge.phrases, tokens.slice(0, i + 8), again.slice(0, i + 8), i);
      if (match && match.phrase.ref.folder === 'concepts') {
        placePhrase(found, tokens, sentence, match, 'spelling');
        i = match.to;
        continue;
      }
    }
    i++;
  }
  if (context.reportType === 'pathology' && context.ofCervix) takeForCervix(found, tokens, knowledge);
  found.placed.sort((a, b) => a.from - b.from || b.to - a.to);
  return found;
}

/** How a medicine lets its drug out: no test, valve or artery where it stands right behind the medicine's name. */
const RELEASE = /^(?:CR|XR|SR|XL|ER|LA|MR|IR|DR|CD|PR|EC|TR)$/;

/** "Metoprolol CR 47.5 mg": the letters name the form of the tablet. */
function isFormOfMedicine(text: string, token: Token, last: PlacedMention | undefined, at: number): boolean {
  if (last === undefined || last.to !== at || last.mention.ref.folder !== 'medicines') return false;
  return RELEASE.test(text.slice(token.start, token.end));
}

/** In a Pap report "cervical" is of the neck of the womb, but for the nodes of the neck. */
function takeForCervix(found: FoundWords, tokens: readonly Token[], knowledge: Knowledge): void {
  if (!knowledge.concept('cervix')) return;
  for (const { mention, from, to } of found.placed) {
    if (mention.ref.id !== 'cervical-spine' || to - from > 1) continue;
    if (/^(?:lymph|node|nodes|ln|spine|disc|chain|level)$/.test(tokens[to]?.text ?? '')) continue;
    mention.ref = { folder: 'concepts', id: 'cervix' };
  }
}
