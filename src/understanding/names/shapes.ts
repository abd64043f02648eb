import { type Knowledge, longestPhrase, type PhraseMatch, type Token } from '../../knowledge/index.js';
import { isGeneralWord } from '../data/general-words.js';
import type { FoundWords } from '../mentions.js';
import { markKnown, place } from '../place-mention.js';
import type { Mention } from '../types.js';

const SIDES: ReadonlySet<string> = new Set(['left', 'right']);

/** "elevation of the right hemidiaphragm", "undescended right testis": the name without the side in it. */
export function sidedPhrase(
  tokens: readonly Token[],
  folds: readonly string[],
  at: number,
  knowledge: Knowledge,
): PhraseMatch | null {
  const inside = SIDES.has(tokens[at + 1]?.text ?? '');
  if (!inside && tokens[at + 1]?.text !== 'of') return null;
  const side = inside ? at + 1 : tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  if (!SIDES.has(tokens[side]?.text ?? '')) return null;
  const without = (list: readonly string[]) => [...list.slice(at, side), ...list.slice(side + 1, side + 4)];
  const kept = [...tokens.slice(at, side), ...tokens.slice(side + 1, side + 4)];
  const match = longestPhrase(knowledge.phrases, kept, without(folds), 0);
  if (!match || match.to <= side - at) return null;
  return { ...match, from: at, to: at + match.to + 1 };
}

const COPULAS = new Set(['is', 'are', 'was', 'were', 'remain', 'remains', 'appear', 'appears', 'look', 'looks']);
const DEGREES = new Set(
  'slightly mildly moderately severely markedly somewhat still again also minimally borderline relatively quite very on the side'.split(
    ' ',
  ),
);

/** "Lung volumes are somewhat low": the finding "low lung volumes". `nounEnd` is where the name that starts here ends. */
export function predicatePhrase(
  tokens: readonly Token[],
  folds: readonly string[],
  at: number,
  nounEnd: number,
  knowledge: Knowledge,
): PhraseMatch | null {
  for (let verb = Math.max(at + 1, nounEnd); verb < at + 4; verb++) {
    if (!COPULAS.has(tokens[verb]?.text ?? '')) continue;
    let word = verb + 1;
    while (word < verb + 5 && DEGREES.has(tokens[word]?.text ?? '')) word++;
    const quality = tokens[word];
    // "low normal", "high-normal" are normal.
    const after = tokens[word + 1]?.text === '-' ? tokens[word + 2] : tokens[word + 1];
    if (quality?.kind !== 'word' || after?.text === 'normal') return null;
    const made = [quality, ...tokens.slice(at, verb)];
    const match = longestPhrase(knowledge.phrases, made, [folds[word] ?? '', ...folds.slice(at, verb)], 0);
    if (match?.to !== made.length || match.phrase.ref.kind !== 'finding') return null;
    return { ...match, from: at, to: word + 1, inflected: true };
  }
  return null;
}

/**
 * "pleural and pericardial effusions": where a two-word name stands behind "and", "or" or a comma, the words before
 * that make a name with its last word are mentions too.
 */
export function shareNoun(
  found: FoundWords,
  tokens: readonly Token[],
  folds: readonly string[],
  sentence: number,
  knowledge: Knowledge,
  match: PhraseMatch,
): void {
  if (match.to - match.from < 2) return;
  const noun = match.to - 1;
  const nounToken = tokens[noun];
  const nounFold = folds[noun];
  if (!nounToken || nounFold === undefined) return;
  let at = match.from - 1;
  for (let shared = 0; shared < 4; shared++) {
    if (!isJoin(tokens[at])) return;
    while (isJoin(tokens[at])) at--;
    const modifier = tokens[at];
    if (modifier?.kind !== 'word') return;
    // "Breathlessness at rest, chest pain": the first phrase is whole.
    if (tokens[at - 1]?.text === 'at') return;
    // "common femoral, popliteal and tibial veins": the words back to the join in front, two at most, with the noun.
    const two = isJoin(tokens[at - 2]) && tokens[at - 1]?.kind === 'word' ? tokens[at - 1] : undefined;
    const pair =
      two === undefined
        ? null
        : longestPhrase(
            knowledge.phrases,
            [two, modifier, nounToken],
            [folds[at - 1] ?? '', folds[at] ?? '', nounFold],
            0,
          );
    if (pair?.to === 3 && two !== undefined) {
      placeShared(found, at - 1, at + 1, sentence, pair, { start: two.start, end: modifier.end });
      at -= 2;
      continue;
    }
    const made = longestPhrase(knowledge.phrases, [modifier, nounToken], [folds[at] ?? '', nounFold], 0);
    if (made?.to !== 2) return;
    placeShared(found, at, at + 1, sentence, made, { start: modifier.start, end: modifier.end });
    at--;
  }
}

/** A mention whose noun stands at the end of a list, in place of what its words alone were taken for. */
function placeShared(
  found: FoundWords,
  from: number,
  to: number,
  sentence: number,
  made: PhraseMatch,
  span: Mention['span'],
): void {
  const { ref } = made.phrase;
  found.placed = found.placed.filter((other) => !(other.from >= from && other.to <= to));
  place(found, from, to, {
    span,
    sentence,
    ref: { folder: ref.folder, id: ref.id },
    kind: ref.kind,
    via: 'word-order',
  });
  markKnown(found, from, to);
}

function isJoin(token: Token | undefined): boolean {
  return (
    token !== undefined && (token.text === 'and' || token.text === 'or' || token.text === ',' || token.text === '/')
  );
}

/** Words of their own and the names of tools, which are no slips of the pen of words like them. */
const OWN_WORDS =
  /^(?:famili[ae]r\w*|probation\w*|irritated|differentiat(?:es?|ing)|snorting|regiments?|reseated|perforate|displace|pneumonic|localizes?|accentuate|porphyrins?|\w+scopes?|\w+tomes?|\w+stats?|occluders?)$/;

/** A long unknown word with one slip of the pen put right; null where it is a name or a word of its own. */
export function correct(
  text: string,
  tokens: readonly Token[],
  folds: readonly string[],
  at: number,
  knowledge: Knowledge,
): string | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.length < 8 || isGeneralWord(token.text)) return null;
  // A capital inside a sentence is a name.
  if (token.caps === 'title' && at > 0 && /[a-z,]\s*$/.test(text.slice(Math.max(0, token.start - 2), token.start)))
    return null;
  if (OWN_WORDS.test(token.text)) return null;
  const folded = folds[at] ?? token.text;
  if (knowledge.phrases.words.has(folded)) return null;
  return knowledge.speller.correct(folded);
}

const MUSCLES: ReadonlySet<string> = new Set([
  'HF',
  'HE',
  'KF',
  'KE',
  'AF',
  'AE',
  'DF',
  'PF',
  'EF',
  'EE',
  'WF',
  'WE',
  'FE',
  'FF',
  'SA',
]);
const STRENGTH = /^(?:\s*(?:,|and|&|\/)\s*[A-Z]{2})*\s*[:=]?\s*[0-5][+-]?\s?\/\s?5\b/;

/** "HF and HE 4+/5, AF 5/5": how strong the muscles are that bend and stretch a joint, and no illness. */
export function isMuscleGraded(text: string, { start, end }: Token): boolean {
  return MUSCLES.has(text.slice(start, end)) && STRENGTH.test(text.slice(end, end + 30));
}
