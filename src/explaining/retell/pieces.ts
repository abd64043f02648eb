import { isPronounHe } from '../../understanding/index.js';
import { article } from '../words/english.js';
import { TOPIC_PHRASES } from './plain-phrases/index.js';
import { isKnown, plainPhrase } from './plain-words.js';
import { spellWithin } from './spell-out.js';

/** A piece of a sentence on its way into plain words. */
export interface Piece {
  text: string;
  /** Lower case, without a closing stop; empty for blanks and marks. */
  word: string;
  kind: 'word' | 'number' | 'mark' | 'blank' | 'medical';
  /** Needs no further look: said in plain words, or inside quotation marks. */
  settled: boolean;
  /** Of a medical word: its kind in the knowledge base. */
  concept?: string;
}

const TOKEN =
  /\b[cp]\.(?=[\d(*A-Z-])[\w()*>+=-]+|\by?[cp][TNM]\d[a-d]?\b|[A-Za-z][A-Za-z'’]*(?:[-./][A-Za-z0-9'’]+)*|\d+(?:[.,/:-]\d+)*%?|\s+|[^\sA-Za-z\d]/g;

/** "c.5946del", "p.(Phe1088fs)": the name of a gene change stays as it is. */
const GENE_CODE = /^[cp]\.(?=[\d(*A-Z-])/;
/** "pT3": a stage, whose first letters are no patient. */
const STAGE_CODE = /^y?[cp][TNM]\d/;

/** Short forms that stay in capitals where a shouted line is made quiet. */
export const KEPT = /^(?:ct|mri|iv|icu|ekg|ecg|hiv|aids|copd|gi|iud|cpr|er|us|pet|eeg|emg)$/i;

/** A name without the capitals of a shouted line or of the start of a sentence; "HbA1c" keeps its own. */
export function quietly(printed: string): string {
  if (/^[A-Z][a-z]/.test(printed)) return printed.replace(/\b[A-Z](?=[a-z]+\b)/g, (letter) => letter.toLowerCase());
  // "HCV RNA" is two short forms, no shouted word.
  return printed === printed.toUpperCase() && /[A-Z]{6}/.test(printed) ? printed.toLowerCase() : printed;
}

/** "Co-amoxiclav 5/7": behind a medicine so many days. */
function courseInDays(printed: string, before: readonly Piece[]): string {
  if (before.findLast(({ kind }) => kind !== 'blank')?.concept !== 'medicine') return printed;
  return printed.replace(/^(\s+)(?:x ?|for )?([1-9]\d?)\/7(?![\d/])/i, (_, blank, count) => `${blank}for ${count} ${count === '1' ? 'day' : 'days'}`); // biome-ignore format: one line
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number) => code >= 48 && code <= 57;

/** Adds the words, numbers and marks of a printed text to the pieces. */
export function addPieces(pieces: Piece[], printed: string, quiet: boolean): void {
  const text = spellWithin(courseInDays(printed, pieces).replace(/\bs\/p\b/gi, 'status post'));
  let at = 0;
  for (const token of text.match(TOKEN) ?? []) {
    const first = token.charCodeAt(0);
    at = text.indexOf(token, at) + token.length;
    if (token === 'HE' && !isPronounHe(text, at - 2, quiet || undefined)) {
      // "No HE today": an illness, nobody who is spoken of.
      pieces.push({ text: token, word: '', kind: 'word', settled: true });
    } else if (isLetter(first)) {
      const code = token.charAt(1) === '.' ? GENE_CODE.test(token) : STAGE_CODE.test(token);
      // "L FEMUR FX": a side stays a side in a shouted line.
      const shown = quiet && !code && !KEPT.test(token) && !/^[LR]$/.test(token) ? token.toLowerCase() : token;
      pieces.push({ text: shown, word: token.toLowerCase(), kind: 'word', settled: code });
    } else if (isDigit(first)) pieces.push({ text: token, word: '', kind: 'number', settled: true });
    else if (/^\s/.test(token)) {
      if (pieces.at(-1)?.kind !== 'blank') pieces.push({ text: ' ', word: '', kind: 'blank', settled: true });
    } else pieces.push({ text: BOUNDS[token] ?? token, word: '', kind: 'mark', settled: true });
  }
}

/** "Gain >3 pounds". */
const BOUNDS: Readonly<Record<string, string>> = { '>': 'more than ', '<': 'less than ' };

/** What somebody said stays letter for letter. */
export function settleQuotes(pieces: Piece[]): void {
  let inside = false;
  for (const piece of pieces) {
    if (piece.kind === 'mark' && /["“”]/.test(piece.text)) inside = !inside;
    else if (inside && piece.kind === 'word' && isKnown(piece.word)) piece.settled = true;
  }
}

/** "The cardiology note" has its article already. */
const DETERMINER = /^(?:the|a|an|your|his|her|their|our|my|this|that)$/;

/** Set phrases of reports in plain words. */
export function inPlainPhrases(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || piece.settled) {
      out.push(piece);
      continue;
    }
    const found = plainPhrase((k) => wordAt(pieces, i, k));
    if (found === null || (found.length > 1 && sharesItsNoun(out)) || isBuiltOn(found, pieces, i)) {
      out.push(piece);
      continue;
    }
    const capital = /^[A-Z]/.test(piece.text) && out.every((one) => one.kind !== 'word' && one.kind !== 'medical');
    const before = out.findLast((one) => one.word !== '')?.word ?? '';
    const whose = DETERMINER.test(before) ? found.plain.replace(/^the /, '') : found.plain;
    const plain = capital ? withItsArticle(whose, pieces, i + found.length * 2 - 1) : ofWhom(whose, out);
    plain.split(' ').forEach((word, at) => {
      if (at > 0) out.push({ text: ' ', word: '', kind: 'blank', settled: true });
      const text = capital && at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      out.push({ text, word: word.toLowerCase(), kind: 'word', settled: !OWNER.test(word) });
    });
    i += (found.length - 1) * 2;
    // "b.i.d." keeps no stop of its own inside a sentence.
    if (/\./.test(piece.text) && pieces[i + 1]?.text === '.' && pieces.slice(i + 2).some((one) => one.kind === 'word'))
      i++;
  }
  return out;
}

/** "Dorsalis pedis and posterior tibial pulses": the noun at the end belongs to both. */
function sharesItsNoun(before: readonly Piece[]): boolean {
  if (!/^(?:and|or)$/.test(before.at(-2)?.word ?? '')) return false;
  const first = before.at(-4);
  if (first?.kind === 'medical') return !WHOLE_THINGS.has(first.concept ?? '');
  return first !== undefined && /(?:al|ic|ary|ous|ive|ar|ior|is|oid|ine|ent|ant)$/.test(first.word);
}

/** What stands for itself, and shares no noun with what comes behind. */
const WHOLE_THINGS: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'medicine', 'procedure', 'device']);

/** "Anterior chest pain", "visual acuity changes": the words belong to the noun behind them, and say less than a part. */
function isBuiltOn(found: { length: number; plain: string }, pieces: readonly Piece[], at: number): boolean {
  const [blank, next] = pieces.slice(at + found.length * 2 - 1);
  const word = pieces[at]?.word ?? '';
  // "Unprovoked clot", "stabilization procedure": what is said of it, or done, stands in front of no noun.
  if (
    found.length === 1 &&
    Object.hasOwn(TOPIC_PHRASES, word) &&
    STANDS_ALONE.test(found.plain) &&
    !/(?:ly|ing)$/.test(word)
  )
    return blank?.kind === 'blank' && (next?.kind === 'medical' || (next?.kind === 'word' && !CLOSES.test(next.word)));
  if (!/ (?:of|on|at|in|to|from|behind|around) /.test(found.plain)) return false;
  return blank?.kind === 'blank' && next !== undefined && BUILT_ON.test(next.word || next.text);
}

const STANDS_ALONE =
  /^(?:inside|outside|below|above|around|without|with|at|near|after|before|not|in|able|slipped|made|kept|supplied|helped|over-stretched|\w+ing) \w/;

const BUILT_ON =
  /^(?:pain|changes?|loss|exam|examination|test|tests|testing|areas?|region|disease|injur(?:y|ies)|surgery|tear|biopsy|cancers?|tumou?rs?|lesions?|mass(?:es)?|findings?|deficits?|problems?|levels?|symptoms?|swelling|tenderness|weakness|numbness|wounds?|ulcers?|scars?|rash|muscles?|musculature|approach|incision|technique|view|views|lymph|nodes?|soreness)\b/i;

/** "His back of the throat", "right front of the thigh": whose it is and its side stand with the part. Changes `before`. */
function ofWhom(plain: string, before: Piece[]): string {
  const [side] = before.slice(-2);
  const sided = ONE_OF_TWO.test(plain) && /^(?:left|right)$/.test(side?.word ?? '') && before.at(-1)?.kind === 'blank';
  if (sided) before.splice(-2, 2);
  const told = sided ? plain.replace(/ the ([a-z]+)$/, ` the ${side?.word} $1`) : plain;
  const [owner, blank] = before.slice(-2);
  if (owner === undefined || blank?.kind !== 'blank' || !OWNER.test(owner.word)) return told;
  if (!/ of the (?:(?:left|right) )?[a-z]+$/.test(told)) return told;
  const article = /^[A-Z]/.test(owner.text) ? 'The' : 'the';
  before.splice(-2, 1, { text: article, word: 'the', kind: 'word', settled: true });
  return told.replace(/ of the ((?:(?:left|right) )?[a-z]+)$/, ` of ${owner.word} $1`);
}

const OWNER = /^(?:his|her|their|your)$/;

const ONE_OF_TWO = / the (?:foot|hand|thigh|calf|knee|ankle|shin|lung|heel|arm|leg|cheek)$/;

/** "Oral mucosa is clear": "The lining of the mouth is clear". */
function withItsArticle(plain: string, pieces: readonly Piece[], behind: number): string {
  const verb = pieces.slice(behind, behind + 3).find(({ kind }) => kind === 'word')?.word ?? '';
  return / of | on | at /.test(plain) && /^(?:is|are|was|were|has|had|shows?|showed|appear(?:s|ed)?)$/.test(verb)
    ? `the ${plain}`
    : plain;
}

function wordAt(pieces: readonly Piece[], from: number, k: number): string | undefined {
  for (let at = from + 1; at < from + 2 * k; at += 2) if (pieces[at]?.kind !== 'blank') return undefined;
  const piece = pieces[from + 2 * k];
  return piece?.kind === 'word' && !piece.settled ? piece.word : undefined;
}

/** Words that end a noun phrase. */
export const CLOSES =
  /^(?:and|or|but|of|in|on|at|to|for|from|with|without|by|as|is|are|was|were|be|has|have|had|who|which|that|when|while|after|before|since|until|during|due|because|if|then|than|will|would|can|could|may|might|should|did|does|do|not|he|she|it|they|i|we|the|a|an|this|these|his|her|also|now|today|per|via|over|under|into|through|about|around|near|including|noted|seen|found|daily|twice|once)$/i;

/** The word before the end of the pieces, `back` words further in front; nothing behind a mark. */
export function lastWord(pieces: readonly Piece[], back: number): string {
  let left = back;
  for (let i = pieces.length - 1; i >= 0 && i > pieces.length - 12; i--) {
    const piece = pieces[i] as Piece;
    if (piece.kind === 'mark') return '';
    if (piece.kind !== 'word') continue;
    if (left === 0) return piece.word;
    left--;
  }
  return '';
}

/** "a" or "an" as the next word asks. */
export function fixArticles(pieces: Piece[]): Piece[] {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.word !== 'a' && piece.word !== 'an') continue;
    // "Fat seen in A is normal": the letter of a sample.
    if (piece.text === 'A' && i > 0) continue;
    // "G3a A2": the letter behind a figure is part of a stage.
    if (/\d$/.test(pieces[i - 1]?.text ?? '')) continue;
    const next = pieces[i + 2] as Piece;
    if (pieces[i + 1]?.kind !== 'blank' || !/^[A-Za-z]/.test(next.text)) continue;
    const right = article(next.text);
    piece.text = /^[A-Z]/.test(piece.text) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  }
  return pieces;
}
