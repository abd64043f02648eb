import type { Span } from '../../contract/analysis.js';
import type { Knowledge } from '../../knowledge/index.js';
import type { Expansion, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { article, plural } from '../words/english.js';
import { otherNameOf } from '../words/medicine-names.js';
import { isEveryday, isPhrase, plainPhrase } from './plain-words.js';
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

export interface Worded {
  pieces: Piece[];
  knowledge: string[];
}

const TOKEN = /[A-Za-z][A-Za-z'’]*(?:[-./][A-Za-z0-9'’]+)*|\d+(?:[.,/:-]\d+)*%?|\s+|[^\sA-Za-z\d]/g;

/** The pieces of a span, medical words in everyday ones. Null where a short form of several meanings stands in it. */
export function wordsOfSpan(span: Span, ctx: Context): Worded | null {
  if (ctx.ambiguous.touching(span).length > 0) return null;
  const { clean } = ctx.understanding.report;
  const knowledge: string[] = [];
  const pieces: Piece[] = [];
  const said = new Set<string>();
  let at = span.start;
  const quiet = isShouted(clean.slice(span.start, span.end));
  for (const mention of namedIn(span, ctx)) {
    if (mention.span.start < at) continue;
    const printed = ctx.clean(mention.span);
    if (
      'long' in mention &&
      isSpelledAnyway(clean.slice(mention.span.start, mention.span.end + 6), printed, mention.long)
    )
      continue;
    read(pieces, clean.slice(at, mention.span.start), quiet);
    at = mention.span.end;
    if ('long' in mention) {
      const text = said.has(mention.long) ? printed : `${printed} (${mention.long})`;
      said.add(mention.long);
      pieces.push({ text, word: '', kind: 'medical', settled: true });
      continue;
    }
    const noun = nounOf(mention, ctx);
    if (noun === null) return null;
    // "Blood, sputum, and urine cultures": the sample stands for its test, and the word for it comes behind.
    if (noun.kind === 'test' && /culture/.test(noun.id) && !/cult|cx/i.test(printed)) {
      read(pieces, printed, quiet);
      continue;
    }
    const sense = isPhrase(printed) || isEverydayName(printed);
    if (sense && noun.kind !== 'medicine') {
      read(pieces, printed, quiet || /^[A-Z][a-z]+$/.test(printed));
      continue;
    }
    // "DVT prophylaxis": what is kept off, not what was found.
    const kept = ILL.has(noun.kind) ? KEPT_OFF.exec(clean.slice(at, Math.min(span.end, at + 40))) : null;
    if (kept !== null) {
      at += kept[0].length;
      const name = noun.number === 'singular' ? `${article(noun.lay)} ${noun.lay}` : noun.lay;
      said.add(noun.id);
      knowledge.push(noun.id);
      // "Heparin for DVT prophylaxis": what it is for.
      const whatFor = lastWord(pieces, 0) === 'for' && pieces.at(-1)?.kind === 'blank';
      if (whatFor) pieces.splice(-2, 2);
      pieces.push({
        text: whatFor ? `to prevent ${name}` : `steps to prevent ${name}`,
        word: '',
        kind: 'medical',
        settled: true,
        concept: 'procedure',
      });
      continue;
    }
    const next = /^[\s-]*([A-Za-z]+)?/.exec(clean.slice(at, Math.min(span.end, at + 30)))?.[1] ?? '';
    const denied = /\bnon[- ]$/i.test(clean.slice(Math.max(span.start, mention.span.start - 4), mention.span.start));
    if (denied || isDeed(pieces, printed) || isTurned(printed, noun)) return null;
    const text =
      said.has(noun.id) && !hasTwoNames(mention, noun, printed, ctx)
        ? quiet
          ? printed.toLowerCase()
          : quietly(printed)
        : sayMention(mention, printed, noun, { before: pieces, next, quiet }, ctx);
    said.add(noun.id);
    knowledge.push(noun.id);
    pieces.push({ text, word: '', kind: 'medical', settled: true, concept: noun.kind });
  }
  read(pieces, clean.slice(at, span.end), quiet);
  settleQuotes(pieces);
  spellSides(pieces);
  nameUltrasound(pieces);
  sayWhere(pieces);
  sayHaving(pieces);
  return { pieces: fixArticles(inPlainPhrases(pieces)), knowledge };
}

const ILL: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom']);
const KEPT_OFF = /^\s*(?:\([A-Za-z]{2,6}\)\s*)?(?:prophylaxis|ppx)\b/i;

/** Names of the knowledge base and, beside them, short forms that are only spelled out. */
function namedIn(span: Span, ctx: Context): (Mention | Expansion)[] {
  const mentions = ctx.mentions.within(span);
  const spelled = ctx.spelled.within(span);
  return spelled.length === 0
    ? mentions
    : [...mentions, ...spelled].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

/** Said in plain words without its entry, or by a reader's own words: "b.i.d.", "ER", "wk". */
function isSpelledAnyway(inPlace: string, printed: string, long: string): boolean {
  return (
    isPhrase(printed) ||
    isEverydayName(printed) ||
    !spellWithin(inPlace).startsWith(printed) ||
    /^(?:pts?|mos?|wks?|mins?|hrs?|yrs?|[CTLS]\d{1,2}(?:-\d)?)\.?$/i.test(printed) ||
    !/[A-Za-z]/.test(printed) ||
    long.split(' ').length > MOST_SPELLED
  );
}

const MOST_SPELLED = 10;

/** "She bleeds", "he may faint": the name stands as a verb, and no noun fits there. */
function isDeed(before: readonly Piece[], printed: string): boolean {
  return (
    /^(?:he|she|i|we|they|will|can|could|would|should|did|does|cannot)$/.test(lastWord(before, 0)) &&
    !/^[A-Z]{2,}$/.test(printed)
  );
}

/** "nonweightbearing" read as the name without its "non", as "non-avid" is where only "avid" has an entry. */
function isTurned(printed: string, noun: Noun): boolean {
  return /^non/i.test(printed) && !/\b(?:no|not|without|non\S*|un\w+)\b/i.test(noun.lay);
}

function isShouted(text: string): boolean {
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  return capitals > 8 && capitals > (text.match(/[a-z]/g)?.length ?? 0);
}

/** Short forms that stay in capitals where a shouted line is made quiet. */
export const KEPT = /^(?:ct|mri|iv|icu|ekg|ecg|hiv|aids|copd|gi|iud|cpr|er|us|pet|eeg|emg)$/i;

function quietly(printed: string): string {
  if (/^[A-Z][a-z]/.test(printed)) return printed.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  // "HCV RNA" is two short forms, no shouted word.
  return printed === printed.toUpperCase() && /[A-Z]{6}/.test(printed) ? printed.toLowerCase() : printed;
}

function read(pieces: Piece[], printed: string, quiet: boolean): void {
  const text = spellWithin(printed.replace(/\bs\/p\b/gi, 'status post'));
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^\s/.test(token)) {
      if (pieces.at(-1)?.kind !== 'blank') pieces.push({ text: ' ', word: '', kind: 'blank', settled: true });
    } else if (/^[A-Za-z]/.test(token)) {
      const shown = quiet && !KEPT.test(token) ? token.toLowerCase() : token;
      pieces.push({ text: shown, word: token.toLowerCase(), kind: 'word', settled: false });
    } else if (/^\d/.test(token)) pieces.push({ text: token, word: '', kind: 'number', settled: true });
    else pieces.push({ text: BOUNDS[token] ?? token, word: '', kind: 'mark', settled: true });
  }
}

/** "Gain >3 pounds". */
const BOUNDS: Readonly<Record<string, string>> = { '>': 'more than ', '<': 'less than ' };

function isEverydayName(printed: string): boolean {
  return printed.split(/[\s/]+/).every((word) => /^\d/.test(word) || isEveryday(word));
}

/** What somebody said stays letter for letter. */
function settleQuotes(pieces: Piece[]): void {
  let inside = false;
  for (const piece of pieces) {
    if (piece.kind === 'mark' && /["“”]/.test(piece.text)) inside = !inside;
    else if (inside && piece.kind === 'word' && isEveryday(piece.word)) piece.settled = true;
  }
}

const TREATS: ReadonlySet<string | undefined> = new Set(['procedure', 'device', 'medicine', 'test', undefined]);

const OF_PERSON =
  /^(?:is|are|was|were|be|been|now|currently|pt|patient|who|he|she|you|male|female|man|woman|boy|girl|old|year-old|yo|f|m|and|or|day|days|weeks?|months?|years?|hours?)$/i;

/** "Heart attack 2017 s/p stent": which came first is not said, so neither is "after". */
function sayHaving(pieces: Piece[]): void {
  for (let at = 2; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.word !== 'status' || pieces[at + 2]?.word !== 'post' || pieces[at - 1]?.kind !== 'blank') continue;
    // "She is s/p appendectomy", "a 60-year-old s/p fall": after it, as nothing else stands in front.
    const before = pieces[at - 2];
    if (before === undefined || before.kind === 'mark' || OF_PERSON.test(before.text)) continue;
    const next = pieces
      .slice(at + 3, at + 9)
      .find(({ kind, word }) => kind !== 'blank' && !/^(?:l|r|left|right|a|an|the|both|bilateral)$/.test(word));
    if (next?.kind !== 'medical' || !TREATS.has(next.concept)) continue;
    piece.text = 'having had';
    piece.word = 'had';
    piece.settled = true;
    pieces.splice(at + 1, 2);
    pieces[at - 1] = { text: ', ', word: '', kind: 'mark', settled: true };
  }
}

/** "ankle sprain R": a letter behind a medical word, at the end or before a mark, is its side. */
function spellTrailingSides(pieces: Piece[]): void {
  for (let i = 2; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || !/^[LR]$/.test(piece.text) || pieces[i - 1]?.kind !== 'blank') continue;
    const before = pieces[i - 2];
    const next = pieces[i + 1];
    if (before?.kind !== 'medical' || (next !== undefined && !/^[,;.)]$/.test(next.text))) continue;
    piece.text = piece.text === 'L' ? 'on the left' : 'on the right';
    piece.word = 'side';
    piece.settled = true;
  }
}

/** "L hip", "R wrist": a letter before a body part is its side. */
function spellSides(pieces: Piece[]): void {
  spellTrailingSides(pieces);
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const next = pieces[i + 2] as Piece;
    if (piece.kind !== 'word' || !/^[LR]$/.test(piece.text) || pieces[i + 1]?.kind !== 'blank') continue;
    if (next.kind !== 'medical' && !BODY.test(next.word)) continue;
    // "2L O2": how much, and no side.
    const close = pieces[i - 1]?.kind === 'number';
    if (close || (pieces[i - 1]?.kind === 'blank' && pieces[i - 2]?.kind === 'number')) {
      piece.text = close ? ' liters of' : 'liters of';
      piece.word = 'liters';
      piece.settled = true;
      continue;
    }
    piece.text = piece.text === 'L' ? 'left' : 'right';
    piece.word = piece.text;
  }
}

/** "US" in capitals is the picture, not "us"; in a line of capitals only the words beside it tell. */
function nameUltrasound(pieces: Piece[]): void {
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'word' || piece.word !== 'us') return;
    if (piece.text !== 'US' || lastWord(pieces.slice(0, i), 0) === 'the') return;
    piece.text = i === 0 ? 'Ultrasound' : 'ultrasound';
    piece.word = 'ultrasound';
    piece.settled = true;
  });
}

/** "small left effusion": not "small left extra fluid" but "small extra fluid on the left". */
function sayWhere(pieces: Piece[]): void {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || (piece.word !== 'left' && piece.word !== 'right')) continue;
    let at = i + 2;
    while (pieces[at]?.concept === 'descriptor' && pieces[at + 1]?.kind === 'blank') at += 2;
    const named = pieces[at];
    if (pieces[i + 1]?.kind !== 'blank' || named?.kind !== 'medical' || !PLACED.has(named.concept ?? '')) continue;
    const bare = named.text.replace(/ \([^)]*\)/g, '');
    // A name that holds its own place ("fluid around the lung"), or one word, reads well as it stands.
    if (!bare.includes(' ') || /\byour\b/.test(bare)) continue;
    const next = pieces[at + 1];
    const after = next?.kind === 'blank' ? pieces[at + 2] : next;
    // "right pneumonia or effusion": the side may belong to both.
    if (after !== undefined && after.kind !== 'mark' && (!CLOSES.test(after.word) || /^(?:and|or)$/.test(after.word)))
      continue;
    named.text = `${named.text} on the ${piece.word}`;
    const capital = /^[A-Z]/.test(piece.text);
    pieces.splice(i, 2);
    const first = pieces[i] as Piece;
    if (capital) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  }
}

const PLACED: ReadonlySet<string> = new Set(['finding', 'disease']);

const BODY =
  /^(?:arm|leg|hip|knee|ankle|foot|toe|heel|calf|thigh|shoulder|elbow|wrist|hand|finger|thumb|eye|ear|lung|kidney|breast|groin|neck|chest|flank|side|face|cheek|rib|ribs|lower|upper|mid|hearing|ovary|testicle)s?$/;

/** "The cardiology note" has its article already. */
const DETERMINER = /^(?:the|a|an|your|his|her|their|our|my|this|that)$/;

/** Set phrases of reports in plain words. */
function inPlainPhrases(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || piece.settled) {
      out.push(piece);
      continue;
    }
    const found = plainPhrase((k) => wordAt(pieces, i, k));
    if (found === null) {
      out.push(piece);
      continue;
    }
    const capital = /^[A-Z]/.test(piece.text) && out.every((one) => one.kind !== 'word' && one.kind !== 'medical');
    const before = out.findLast((one) => one.word !== '')?.word ?? '';
    const plain = DETERMINER.test(before) ? found.plain.replace(/^the /, '') : found.plain;
    plain.split(' ').forEach((word, at) => {
      if (at > 0) out.push({ text: ' ', word: '', kind: 'blank', settled: true });
      const text = capital && at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      out.push({ text, word: word.toLowerCase(), kind: 'word', settled: true });
    });
    i += (found.length - 1) * 2;
    // "b.i.d." keeps no stop of its own inside a sentence.
    if (/\./.test(piece.text) && pieces[i + 1]?.text === '.' && pieces.slice(i + 2).some((one) => one.kind === 'word'))
      i++;
  }
  return out;
}

function wordAt(pieces: readonly Piece[], from: number, k: number): string | undefined {
  for (let at = from + 1; at < from + 2 * k; at += 2) if (pieces[at]?.kind !== 'blank') return undefined;
  const piece = pieces[from + 2 * k];
  return piece?.kind === 'word' && !piece.settled ? piece.word : undefined;
}

const COUNTED = /^(?:a|an|one|each|every|another|this|that)$/;
const COPULA =
  /^(?:is|are|was|were|be|been|being|am|remains?|remained|appears?|appeared|became|become|becomes|looks?|looked|feels?|felt|very|quite|somewhat|more|less|bit|too|so|not)$/;
const PREPOSITION =
  / (?:in|on|of|from|around|with|near|to|under|between|at|for|into|that|which|where|when|by|who|behind|inside|and|or) /;
const ADJECTIVISH = /(?:ic|al|ous|ive|ed|ing|ary|ar|oid|ant|ent|able|ible|ate|ized|ised|ly|es|ize)$/i;

/** Two words that stand before a noun as one ("very small", "long-term"): "causing symptoms" and "able to walk" do not. */
const MODIFIED = /^(?:\w+ly|very|too|more|less|not|no longer|easily|half|low|high) \w+$/i;

interface Beside {
  before: readonly Piece[];
  /** The word behind it, if any. */
  next: string;
  /** Printed in capitals only. */
  quiet: boolean;
}

/** A medicine that the report also calls by another name is told with it each time. */
function hasTwoNames(mention: Mention, noun: Noun, printed: string, ctx: Context): boolean {
  return noun.kind === 'medicine' && otherNameOf(mention, printed, noun.term, ctx) !== '';
}

/** A medical word in everyday ones where the grammar bears it, else followed by them in brackets. */
const METHOD = /\b(?:cultures?|pcr|antigen|antibod(?:y|ies)|smears?|swabs?|titers?|serology|rapid|stain|igm|igg)\b/i;

function sayMention(
  mention: Mention,
  printed: string,
  noun: Noun,
  { before, next, quiet }: Beside,
  ctx: Context,
): string {
  const lower = quiet ? printed.toLowerCase() : quietly(printed);
  const lay = noun.lay;
  if (lower.toLowerCase() === lay.toLowerCase()) return lower;
  if (noun.kind === 'medicine') {
    const medicine = ctx.knowledge.medicine(noun.id);
    if (medicine === undefined) return printed;
    const other = otherNameOf(mention, printed, medicine.term, ctx);
    // "ASA": letters alone name no medicine to a reader.
    const full = other === '' && /^[A-Z]{2,5}$/.test(printed) ? `${medicine.term}, ` : other;
    return `${named(printed)} (${full}${medicine.lay})`;
  }
  if (noun.kind === 'score') return printed;
  // "hospice (hospice care)", "enzymes (enzyme)": the word again says nothing.
  const glossed = saysAgain(lower, lay) ? lower : `${lower} (${lay})`;
  // "Infection passed by sex" is more than one: which of them is said by its own name only.
  if (sharedLays(ctx.knowledge).has(lay)) return glossed;
  // An illness with a proper name keeps it: "Guillain-Barre syndrome (sudden nerve weakness)".
  if (noun.kind === 'disease' && /^[A-Z][a-z]/.test(noun.term) && !lay.includes(noun.term.split(/[ -]/)[0] ?? ''))
    return `${named(printed)} (${lay})`;
  // "Pertussis culture" is one of several tests for it: which one is not lost.
  if (noun.kind === 'test' && METHOD.test(lower) && !METHOD.test(lay)) return glossed;
  const words = lay.split(' ').length;
  // "pseudomonas (germs called Pseudomonas)": the name explains itself no better.
  if (noun.kind === 'organism' && ` ${lay.toLowerCase()} `.includes(` ${printed.toLowerCase()} `)) return printed;
  // "thyroid goiter": not "thyroid enlarged thyroid".
  const twice = lastWord(before, 0);
  if (twice.length > 3 && ` ${lay.toLowerCase()} `.includes(` ${twice} `)) return glossed;
  if (noun.kind === 'lab') {
    // "lymphocytes (share of lymphocytes)" says no more, and in tissue they are cells.
    if (mention.via !== 'abbreviation')
      return words > 5 || ` ${lay.toLowerCase()} `.includes(` ${lower} `) ? lower : glossed;
    return lay.toLowerCase().includes(noun.term.toLowerCase()) ? lay : `${noun.term} (${lay})`;
  }
  const concept = ctx.knowledge.concept(noun.id);
  if (concept?.adjectives.some((form) => form.toLowerCase() === printed.toLowerCase()))
    return PREPOSITION.test(` ${lay} `) || words > 2 || (words === 2 && !MODIFIED.test(lay)) ? glossed : lay;
  // "of normal caliber": "of normal" would want a noun.
  if (noun.kind === 'normal' && lastWord(before, 0) === 'of') return lower.replace(/\bcalib(?:er|re)\b/, 'width');
  if (noun.kind === 'descriptor' || noun.kind === 'normal') return words === 1 ? lay : glossed;
  const abbreviation = mention.via === 'abbreviation';
  const before1 = lastWord(before, 0);
  if (COPULA.test(before1) || before1.endsWith('ly')) return glossed;
  if (noun.kind === 'other' || words > 4 || / (?:that|which|where|who|when|as) /.test(` ${lay} `)) return glossed;
  const last = lay.slice(lay.lastIndexOf(' ') + 1);
  // "sedative medications": not "calming medicine medications".
  if (words > 1 && next.length > 4 && last.slice(0, 5) === next.toLowerCase().slice(0, 5))
    return lay.slice(0, lay.lastIndexOf(' '));
  const compound = next !== '' && !CLOSES.test(next) && !isPlainNext(next);
  if (compound && (PREPOSITION.test(lay) || words > 2)) return glossed;
  const changed = !abbreviation && printed.toLowerCase() !== noun.term.toLowerCase() && ADJECTIVISH.test(printed);
  if (changed && noun.kind !== 'anatomy') return glossed;
  const many = mention.via === 'inflected' && /(?:s|i|ae)$/i.test(printed);
  const counted = [0, 1, 2].some((back) => COUNTED.test(lastWord(before, back)));
  if (noun.number === 'singular') {
    if (many) return noun.layPlural ?? plural(lay);
    // "of pneumonia" has no article; "lung infection" would need none either, but "broken bone" would.
    return lay;
  }
  return counted ? glossed : noun.number === 'plural' && !many && !abbreviation ? glossed : lay;
}

/** Every word of the one stands in the other: no meaning is added. */
function saysAgain(printed: string, lay: string): boolean {
  const stem = (text: string) =>
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .map((word) => word.replace(/(?:es|s|e)$/, ''))
      .filter((word) => !/^(?:the|and|for|care)$/.test(word));
  const own = new Set(stem(printed));
  const said = stem(lay);
  return said.length > 0 && said.length <= 2 && said.every((word) => own.has(word));
}

const shared = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Everyday names that several illnesses or germs have. */
function sharedLays(knowledge: Knowledge): ReadonlySet<string> {
  let known = shared.get(knowledge);
  if (known === undefined) {
    const seen = new Set<string>();
    const twice = new Set<string>();
    for (const { kind, lay } of knowledge.data.concepts)
      if (kind === 'disease' || kind === 'organism') (seen.has(lay) ? twice : seen).add(lay);
    known = twice;
    shared.set(knowledge, known);
  }
  return known;
}

function named(printed: string): string {
  return printed.length > 4 && printed === printed.toUpperCase()
    ? printed.charAt(0) + printed.slice(1).toLowerCase()
    : printed;
}

/** Words that end a noun phrase. */
const CLOSES =
  /^(?:and|or|but|of|in|on|at|to|for|from|with|without|by|as|is|are|was|were|be|has|have|had|who|which|that|when|while|after|before|since|until|during|due|because|if|then|than|will|would|can|could|may|might|should|did|does|do|not|he|she|it|they|i|we|the|a|an|this|these|his|her|also|now|today|per|via|over|under|into|through|about|around|near|including|noted|seen|found|daily|twice|once)$/i;

function isPlainNext(word: string): boolean {
  return /(?:ed|ly|ing)$/i.test(word) && !/^(?:testing|screening)$/i.test(word);
}

function lastWord(pieces: readonly Piece[], back: number): string {
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
function fixArticles(pieces: Piece[]): Piece[] {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.word !== 'a' && piece.word !== 'an') continue;
    // "Fat seen in A is normal": the letter of a sample.
    if (piece.text === 'A' && i > 0) continue;
    const next = pieces[i + 2] as Piece;
    if (pieces[i + 1]?.kind !== 'blank' || !/^[A-Za-z]/.test(next.text)) continue;
    const right = article(next.text);
    piece.text = /^[A-Z]/.test(piece.text) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  }
  return pieces;
}
