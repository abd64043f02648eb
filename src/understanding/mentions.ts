import {
  foldAll,
  isGlued,
  isOpen,
  type Knowledge,
  longestPhrase,
  matchShortForm,
  meantInstead,
  type PhraseMatch,
  type Sense,
  type ShortFormContext,
  type Token,
  tokenize,
} from '../knowledge/index.js';
import { isGeneralWord } from './data/general-words.js';
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
    if (sided && sided.to - i > (longest ? longest.to - i : 0)) {
      placePhrase(found, tokens, sentence, sided);
      i = sided.to;
      continue;
    }
    const glued = longest !== null && longest.to === i + 1 && isGlued(text, token);
    const other = longest && !glued ? otherSense(longest, text, tokens, knowledge, context) : undefined;
    const phrase = longest && (glued || other !== undefined) ? null : longest;
    const short = shortFormAt(text, tokens, i, knowledge, context);
    if (short && short.to - i >= (phrase ? phrase.to - i : 0)) {
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
    if (predicate) {
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

/** In a Pap report "cervical" is of the neck of the womb, but for the nodes of the neck. */
function takeForCervix(found: FoundWords, tokens: readonly Token[], knowledge: Knowledge): void {
  if (!knowledge.concept('cervix')) return;
  for (const { mention, from, to } of found.placed) {
    if (mention.ref.id !== 'cervical-spine' || to - from > 1) continue;
    if (/^(?:lymph|node|nodes|ln|spine|disc|chain|level)$/.test(tokens[to]?.text ?? '')) continue;
    mention.ref = { folder: 'concepts', id: 'cervix' };
  }
}

/** "Non-mucinous adenocarcinoma" is no denial of the mucinous kind: its noun stands for itself. */
function otherKind(tokens: readonly Token[], at: number, match: PhraseMatch | null): PhraseMatch | null {
  if (!match || match.to - at < 2) return match;
  return tokens[at - 1]?.text === '-' && tokens[at - 2]?.text === 'non' ? null : match;
}

const OF_TOOLS = /^(?:ha?emosta|cauter|electrocauter|diatherm|coagul|monopolar|forceps|sealer|hemiarthro)/;

/** What a name means where it is another word: null for nothing known, undefined where it is meant. */
function otherSense(
  match: PhraseMatch,
  text: string,
  tokens: readonly Token[],
  knowledge: Knowledge,
  context: ShortFormContext,
): string | null | undefined {
  const { id } = match.phrase.ref;
  // "Haemostasis with bipolar": a tool.
  if (id === 'bipolar-disorder' && match.to - match.from === 1 && tokens.some(({ text }) => OF_TOOLS.test(text)))
    return null;
  if (isPersonName(tokens, match)) return null;
  if (match.to - match.from === 1 && tokens[match.from]?.caps === 'upper' && isOfPerson(tokens, match.from))
    return null;
  return meantInstead(knowledge.wordSenses, id, text, tokens, match.from, match.to, context);
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'doctor', 'nurse', 'prof', 'professor']);

/** "Dr. Stone", "Mrs. Walker": a name. */
function isPersonName(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (to - from > 1 || tokens[from]?.caps === 'lower') return false;
  const before = tokens[from - 1]?.text === '.' ? tokens[from - 2] : tokens[from - 1];
  return before !== undefined && TITLES.has(before.text);
}

function shortFormAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  knowledge: Knowledge,
  context: ShortFormContext,
) {
  const match = matchShortForm(knowledge.shortForms, text, tokens, at, context);
  if (!match) return null;
  const token = tokens[at];
  const single = match.to === at + 1;
  // In a sentence in capitals "IT" and "US" are words.
  if (context.allCapitals && single && token && isGeneralWord(token.text)) return null;
  if (isOfPerson(tokens, at)) return null;
  return match;
}

const SIGNED = new Set(['seen', 'typed', 'signed', 'initials', 'init', 'entered', 'auth', 'authorised', 'authorized']);

/** "B. Miller, HA", "Seen LPA 23/4": what somebody is, or their initials. */
function isOfPerson(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && SIGNED.has(before.text) && tokens[at + 1]?.kind === 'number') return true;
  if (before?.text !== ',' || tokens[at - 2]?.caps !== 'title' || tokens[at - 2]?.kind !== 'word') return false;
  const ahead = tokens[at - 3];
  if (ahead?.text === '.') {
    const initial = tokens[at - 4];
    return initial?.caps === 'upper' && initial.end - initial.start === 1;
  }
  return ahead !== undefined && TITLES.has(ahead.text);
}

/** A short form with one meaning, told in everyday words, that stands among the names of an entry ("PVCs"). */
function onlyMeaning(
  sense: Sense,
  entry: { senses: readonly Sense[] },
  phrase: PhraseMatch | null,
  to: number,
): Pick<Mention, 'ref' | 'kind'> | null {
  if (entry.senses.length !== 1 || !isOpen(sense) || phrase?.to !== to) return null;
  const { folder, id, kind } = phrase.phrase.ref;
  // A test is only spoken of: its everyday name stands in the line already.
  return folder === 'concepts' && kind !== 'test' ? { ref: { folder, id }, kind } : null;
}

function senseRef(knowledge: Knowledge, id: string | undefined, long: string): Pick<Mention, 'ref' | 'kind'> | null {
  if (id) {
    const concept = knowledge.concept(id);
    if (concept) return { ref: { folder: 'concepts', id }, kind: concept.kind };
    if (knowledge.lab(id)) return { ref: { folder: 'labs', id }, kind: 'lab' };
    if (knowledge.medicine(id)) return { ref: { folder: 'medicines', id }, kind: 'medicine' };
    if (knowledge.score(id)) return { ref: { folder: 'scores', id }, kind: 'score' };
  }
  const name = nameRef(knowledge, long) ?? nameRef(knowledge, long.replace(/^(?:left|right) /, ''));
  return name ? { ref: { folder: name.folder, id: name.id }, kind: name.kind } : null;
}

/** The entry that a whole name stands for, if any. */
function nameRef(knowledge: Knowledge, name: string) {
  const tokens = tokenize(name);
  const match = longestPhrase(knowledge.phrases, tokens, foldAll(tokens), 0);
  return match && match.to === tokens.length ? match.phrase.ref : null;
}

/** "elevation of the right hemidiaphragm": the name "elevation of the hemidiaphragm" with a side in it. */
function sidedPhrase(
  tokens: readonly Token[],
  folds: readonly string[],
  at: number,
  knowledge: Knowledge,
): PhraseMatch | null {
  if (tokens[at + 1]?.text !== 'of') return null;
  const side = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  if (tokens[side]?.text !== 'left' && tokens[side]?.text !== 'right') return null;
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
function predicatePhrase(
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

const LUNG_LOBES = new Set(['upper-lobe', 'middle-lobe', 'lower-lobe']);
const OTHER_LOBED = new Set('thyroid isthmus liver hepatic prostate prostatic parotid thymus cerebellar'.split(' '));

/** "Thyroid, left lobe, lower": the lobe is of another organ than the lung. */
function isOtherLobe(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token) => OTHER_LOBED.has(token.text)) &&
    !tokens.some((token) => /^(?:lungs?|pulmonary)$/.test(token.text))
  );
}

function placePhrase(
  found: FoundWords,
  tokens: readonly Token[],
  sentence: number,
  match: PhraseMatch,
  slip?: 'spelling',
): void {
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  if (!first || !last) return;
  const { ref, turned } = match.phrase;
  if (LUNG_LOBES.has(ref.id) && isOtherLobe(tokens)) return;
  const via = slip ?? (turned ? 'word-order' : match.inflected ? 'inflected' : 'exact');
  const mention: Mention = {
    span: { start: first.start, end: last.end },
    sentence,
    ref: { folder: ref.folder, id: ref.id },
    kind: ref.kind,
    via,
  };
  found.placed.push({ mention, from: match.from, to: match.to, adjective: match.phrase.adjective });
  markKnown(found, match.from, match.to);
}

/** A name in its other sense: the concept that is meant there. */
function placeOther(
  found: FoundWords,
  tokens: readonly Token[],
  sentence: number,
  match: PhraseMatch,
  id: string,
  knowledge: Knowledge,
): void {
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  const concept = knowledge.concept(id);
  if (!first || !last || !concept) return;
  const span = { start: first.start, end: last.end };
  place(found, match.from, match.to, {
    span,
    sentence,
    ref: { folder: 'concepts', id },
    kind: concept.kind,
    via: 'exact',
  });
  markKnown(found, match.from, match.to);
}

function place(found: FoundWords, from: number, to: number, mention: Mention): void {
  found.placed.push({ mention, from, to });
}

function markKnown(found: FoundWords, from: number, to: number): void {
  for (let i = from; i < to; i++) found.known[i] = true;
}

/**
 * "pleural and pericardial effusions": where a two-word name stands behind "and", "or" or a comma, the words before
 * that make a name with its last word are mentions too.
 */
function shareNoun(
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
  /^(?:famili[ae]r\w*|probation\w*|irritated|snorting|regiments?|reseated|perforate|displace|pneumonic|localizes?|accentuate|porphyrins?|\w+scopes?|\w+tomes?|\w+stats?|occluders?)$/;

function correct(
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
