import {
  foldAll,
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
} from '../../knowledge/index.js';
import { isGeneralWord } from '../data/general-words.js';
import type { Mention } from '../types.js';
import { isPronounHe } from './pronoun-he.js';

/** "Non-mucinous adenocarcinoma" is no denial of the mucinous kind: its noun stands for itself. */
export function otherKind(tokens: readonly Token[], at: number, match: PhraseMatch | null): PhraseMatch | null {
  if (!match || match.to - at < 2) return match;
  return tokens[at - 1]?.text === '-' && tokens[at - 2]?.text === 'non' ? null : match;
}

const OF_TOOLS = /^(?:ha?emosta|cauter|electrocauter|diatherm|coagul|monopolar|forceps|sealer|hemiarthro)/;

const KINDS =
  /^(?:traumatic|isch?aemic|ischemic|h(?:a)?emorrhagic|infectious|infected|inflammatory|toxic|exudative|erosive|septic)$/;

/** What a name means where it is another word: null for nothing known, undefined where it is meant. */
export function otherSense(
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
  // "Diagnosis (ICD-10)": the list of codes.
  if (/^implantable-cardioverter/.test(id) && /^-(?:9|10|11)\b/.test(text.slice(tokens[match.to - 1]?.end ?? 0, (tokens[match.to - 1]?.end ?? 0) + 4))) return null; // biome-ignore format: one line
  if (isPersonName(tokens, match) || isStreetName(tokens, match) || isDoubleName(tokens, match)) return null;
  // "Non-traumatic knees": a kind that they are not of.
  if (
    match.to - match.from === 1 &&
    tokens[match.from - 1]?.text === '-' &&
    tokens[match.from - 2]?.text === 'non' &&
    KINDS.test(tokens[match.from]?.text ?? '')
  )
    return null;
  if (id === 'surgery' && isPractice(tokens, match)) return null;
  if (id === 'back' && isBackInTime(tokens, match)) return null;
  if (id === 'benign' && context.reportType === 'imaging' && isOfAWholeOrgan(tokens, match)) return 'unremarkable';
  if (match.to - match.from === 1 && tokens[match.from]?.caps === 'upper' && isOfPerson(tokens, match.from))
    return null;
  return meantInstead(knowledge.wordSenses, id, text, tokens, match.from, match.to, context);
}

const EYES_OR_TIMES: ReadonlySet<string> = new Set(['od', 'os']);

/** "Telmisartan 40 OD, eye review": once a day, whatever else of the eye stands near. */
function isDosed(tokens: readonly Token[], at: number, knowledge: Knowledge): boolean {
  if (tokens[at - 1]?.kind !== 'number') return false;
  return medicineNames(knowledge).has(tokens[at - 2]?.text ?? '');
}

const medicineNamesOf = new WeakMap<Knowledge, ReadonlySet<string>>();

/** All names of medicines that are one word, in small letters. */
function medicineNames(knowledge: Knowledge): ReadonlySet<string> {
  const known = medicineNamesOf.get(knowledge);
  if (known !== undefined) return known;
  const names = knowledge.data.medicines.flatMap(({ term, brands, synonyms }) => [term, ...brands, ...synonyms]);
  const words = new Set(names.map((name) => name.toLowerCase()).filter((name) => /^[a-z-]+$/.test(name)));
  medicineNamesOf.set(knowledge, words);
  return words;
}

const OF_A_GROWTH =
  /^(?:lesions?|mass(?:es)?|nodul\w*|cysts?|tumou?rs?|polyps?|growths?|calcifications?|lumps?|nodes?|adenomas?|breasts?|axilla\w*|thyroid|prostat\w*|ovar\w+|adnexa\w*|skin|biops\w+|spots?|areas?|foc(?:us|i)|collections?|fractures?|birads|rads|category|stones?|masses|adrenals?|appendages?|h[ae]mangiomas?|enhancement|patholog\w+|histolog\w+|likely|probably|suspicious|malignan\w+|causes?|process|etiolog\w+|aetiolog\w+)$/;
const IS = /^(?::|is|are|was|were|looks?|looked|appears?|appeared|remains?|completely|otherwise|entirely)$/;

/** "The aorta is benign", "Bowel: benign": the organ looks as it should, no growth of it is spoken of. */
function isOfAWholeOrgan(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (to - from > 1 || from === 0 || !IS.test(tokens[from - 1]?.text ?? '')) return false;
  return !tokens.some(({ text }) => OF_A_GROWTH.test(text)) && !/^[a-z]/.test(nounBehind(tokens, to));
}

/** The word behind "benign" that it is said of; none for "benign in appearance", "benign appearing". */
function nounBehind(tokens: readonly Token[], to: number): string {
  const word = tokens[to]?.kind === 'word' ? (tokens[to]?.text ?? '') : '';
  return /^(?:in|appearing|appearance|looking|and|throughout|with|without|as)$/.test(word) ? '' : word;
}

const OF_PRACTICE =
  /^(?:gp|gps|doctor|doctors|dr|practice|health|mill|street|road|lane|house|park|hill|green|bridge|church|station|court|cross|castle|village|riverside|manor|farm|grove|close|avenue|square|market|valley|lodge|gate|fields?|view|wood|way|town)$/;
const GOES_TO = /^(?:at|attend|ring|call|phone|contact|visit|from|via|by)$/;
const OWNED = /^(?:the|your|our|his|her|my|their|local|own|gp)$/;
/** "The surgery site", "at the surgery on Monday he was found to …": an operation. */
const OF_OPERATION =
  /^(?:site|date|day|was|is|were|went|itself|and|centre|center|department|team|clinic|ward|service)$/;

/** "At the surgery", "ring the surgery", "Old Mill Surgery": where the family doctor works. */
function isPractice(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (tokens[from]?.text !== 'surgery' || to - from > 1) return false;
  const word = (at: number) => tokens[at]?.text.replace(/['’]s?$/, '') ?? '';
  const apostrophe = /^['’]?s$/.test(word(from - 1)) ? 1 + Number(/^['’]$/.test(tokens[from - 2]?.text ?? '')) : 0;
  const before = word(from - 1 - apostrophe);
  if (OF_PRACTICE.test(before)) return true;
  if (!OWNED.test(before) || OF_OPERATION.test(word(from + 1))) return false;
  return GOES_TO.test(word(from - 2)) || (word(from - 2) === 'to' && /^(?:come|go|return)$/.test(word(from - 3)));
}

/** "Fall 2/12 back": so long ago. */
function isBackInTime(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (to - from > 1 || tokens[from]?.text !== 'back') return false;
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return /(?:^|\D)[1-9]\d?\/(?:7|12|52)$/.test(before.join(''));
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'doctor', 'nurse', 'prof', 'professor']);

/** "Dr. Stone", "Mrs. Walker": a name. */
function isPersonName(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (to - from > 1 || tokens[from]?.caps === 'lower') return false;
  const before = tokens[from - 1]?.text === '.' ? tokens[from - 2] : tokens[from - 1];
  return before !== undefined && TITLES.has(before.text);
}

const STREETS = /^(?:road|rd|street|avenue|ave|lane|boulevard|blvd|highway|nagar|marg|chowk|coast)$/;

/** "Temple Tank Road": words in capitals up to the kind of street. */
function isStreetName(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  if (to - from > 1 || tokens[from]?.caps === 'lower') return false;
  for (let at = to; at < to + 3; at++) {
    const { text, caps, kind } = tokens[at] ?? { text: '', caps: 'lower', kind: 'mark' };
    if (kind !== 'word' || caps === 'lower') return false;
    if (STREETS.test(text)) return true;
  }
  return false;
}

/** "P. Lancaster-Ohm", "Ms Adaeze SPECIMEN": the last part of a name. */
function isDoubleName(tokens: readonly Token[], { from, to }: PhraseMatch): boolean {
  const [own, first, ahead] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (to - from > 1 || own === undefined || own.caps === 'lower' || ahead === undefined) return false;
  if (first?.text === '-') return own.caps === 'title' && ahead.caps === 'title' && isInitial(tokens, from - 3);
  return own.caps === 'upper' && own.text.length > 4 && first?.caps === 'title' && TITLES.has(ahead.text);
}

/** "P." or "Dr." up to this token. */
function isInitial(tokens: readonly Token[], at: number): boolean {
  const letter = tokens[at]?.text === '.' ? tokens[at - 1] : tokens[at];
  if (letter === undefined || letter.kind !== 'word') return false;
  return TITLES.has(letter.text) || (letter.caps === 'upper' && letter.end - letter.start === 1);
}

/** The short form that begins at a token; null where it is a word, or stands for somebody. */
export function shortFormAt(
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
  if (single && token?.text === 'he') {
    if (isPronounHe(text, token.start, context.allCapitals)) return null;
  } else if (context.allCapitals && single && token && isGeneralWord(token.text) && !isGraded(tokens, at)) return null;
  if (isOfPerson(tokens, at)) return null;
  if (EYES_OR_TIMES.has(token?.text ?? '') && isDosed(tokens, at, knowledge)) return null;
  const id = match.sense?.concept;
  if (id !== undefined && meantInstead(knowledge.wordSenses, id, text, tokens, at, match.to, context, true) === null)
    return null;
  return match;
}

const GRADES = /^(?:mild|moderate|severe|trivial|trace|minimal|mod|sev|critical|i|ii|iii)$/;

/** "MODERATE AS, MILD MR/TR": behind a degree and before a mark even these letters are no word. */
function isGraded(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const degree = tokens[at - 1]?.text === '/' ? at - 3 : at - 1;
  return GRADES.test(tokens[degree]?.text ?? '') && (next === undefined || /^[,;./&+]$/.test(next.text));
}

const SIGNED = new Set(['seen', 'typed', 'signed', 'initials', 'init', 'entered', 'auth', 'authorised', 'authorized']);

/** "B. Miller, HA", "Seen LPA 23/4": what somebody is, or their initials. */
function isOfPerson(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && SIGNED.has(before.text) && tokens[at + 1]?.kind === 'number') return true;
  if (before?.text !== ',' || tokens[at - 2]?.caps !== 'title' || tokens[at - 2]?.kind !== 'word') return false;
  if (isTitled(tokens, at - 2)) return true;
  const ahead = tokens[at - 3];
  if (ahead?.text === '.') {
    const initial = tokens[at - 4];
    return initial?.caps === 'upper' && initial.end - initial.start === 1;
  }
  return ahead !== undefined && TITLES.has(ahead.text);
}

/** "Dr. Gulnaz Siddiqui": the words of a name back to its title. */
function isTitled(tokens: readonly Token[], last: number): boolean {
  for (let at = last - 1; at >= Math.max(0, last - 5); at -= 1) {
    const { text, caps, kind } = tokens[at] ?? { text: '', caps: 'lower', kind: 'mark' };
    if (TITLES.has(text)) return true;
    if (text !== '.' && text !== '-' && (kind !== 'word' || caps === 'lower')) return false;
  }
  return false;
}

/** A short form with one meaning, told in everyday words, that stands among the names of an entry ("PVCs"). */
export function onlyMeaning(
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

/** The entry that a sense of a short form means: the one it names, or that of its long form. */
export function senseRef(
  knowledge: Knowledge,
  id: string | undefined,
  long: string,
): Pick<Mention, 'ref' | 'kind'> | null {
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
