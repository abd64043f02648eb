import type { Span } from '../../contract/analysis.js';
import type { FoundReportWord } from '../../knowledge/index.js';
import type { Expansion, Mention } from '../../understanding/types.js';
import { type Context, type Noun, nounOf } from '../context.js';
import { article } from '../words/english.js';
import { type Aside, asideOf, reportWordsOf } from './asides.js';
import { rememberGlosses } from './explained-once.js';
import { addPieces, fixArticles, inPlainPhrases, lastWord, type Piece, quietly, settleQuotes } from './pieces.js';
import { isEveryday, isPhrase, plainPhrase } from './plain-words.js';
import { hasTwoNames, sayMention } from './say-mention.js';
import { nameUltrasound, sayCause, sayFracture, sayHaving, sayWhere, spellSides } from './sides.js';
import { spellWithin } from './spell-out.js';
import { teamBehind } from './subject.js';

export interface Worded {
  pieces: Piece[];
  knowledge: string[];
  /** Words that the base only explains: for those that nothing puts into plain words. */
  asides: readonly Aside[];
}

/** The pieces of a span, medical words in everyday ones. Null where a short form of several meanings stands in it. */
export function wordsOfSpan(span: Span, ctx: Context): Worded | null {
  if (ctx.ambiguous.touching(span).length > 0) return null;
  const { clean } = ctx.understanding.report;
  const knowledge: string[] = [];
  const pieces: Piece[] = [];
  const said = new Set<string>();
  let at = span.start;
  const quiet = isShouted(clean.slice(span.start, span.end));
  const words = reportWordsOf(ctx).within(span);
  const asides: Aside[] = [];
  const brackets: string[] = [];
  const addText = (from: number, to: number) =>
    addWithAsides({ start: from, end: to }, { pieces, words, asides, quiet }, clean);
  for (const mention of namedIn(span, ctx)) {
    if (mention.span.start < at) continue;
    const printed = ctx.clean(mention.span);
    if (
      'long' in mention &&
      isSpelledAnyway(clean.slice(mention.span.start, mention.span.end + 6), printed, mention.long)
    )
      continue;
    addText(at, mention.span.start);
    at = mention.span.end;
    if ('long' in mention) {
      const text = said.has(mention.long) ? printed : `${printed} (${mention.long})`;
      said.add(mention.long);
      if (text !== printed) brackets.push(text);
      pieces.push({ text, word: '', kind: 'medical', settled: true });
      continue;
    }
    const noun = nounOf(mention, ctx);
    if (noun === null) return null;
    // "Blood, sputum, and urine cultures": the sample stands for its test, and the word for it comes behind.
    if (noun.kind === 'test' && /culture/.test(noun.id) && !/cult|cx/i.test(printed)) {
      addPieces(pieces, printed, quiet);
      continue;
    }
    const sense =
      isPhrase(printed) ||
      (isEverydayName(printed) && !isShortIllness(mention, noun, printed)) ||
      isPartOfPhrase(mention, noun, span, clean);
    if (sense && noun.kind !== 'medicine') {
      addPieces(pieces, printed, quiet || /^[A-Z][a-z]+$/.test(printed));
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
    const team = teamBehind(printed, lastWord(pieces, 0), next);
    if (team !== null) {
      pieces.push({ text: team, word: '', kind: 'medical', settled: true });
      continue;
    }
    const denied = /\bnon[- ]$/i.test(clean.slice(Math.max(span.start, mention.span.start - 4), mention.span.start));
    if (denied || isTurned(printed, noun)) return null;
    if (isDeed(pieces, printed)) {
      // "Unless he bleeds": a verb that a reader knows stays the verb.
      if (!EASY_DEED.test(printed)) return null;
      addPieces(pieces, printed, quiet);
      continue;
    }
    // "A (CKD)" gives a reason for A or against it, and says nothing of what A is.
    const aside = ILL.has(noun.kind) && isAside(mention, clean, ctx);
    const text = aside
      ? `${printed}: ${noun.lay}`
      : said.has(noun.id) && !hasTwoNames(mention, noun, printed, ctx)
        ? quiet && mention.via !== 'abbreviation'
          ? printed.toLowerCase()
          : quietly(printed)
        : sayMention(mention, printed, noun, { before: pieces, next, quiet }, ctx);
    said.add(noun.id);
    knowledge.push(noun.id);
    if (text.endsWith(')')) brackets.push(text);
    pieces.push({ text, word: '', kind: 'medical', settled: true, concept: noun.kind });
  }
  addText(at, span.end);
  settleQuotes(pieces);
  sayFracture(pieces);
  // First, as a side behind a figure may be an amount ("2/2 L").
  sayCause(pieces);
  spellSides(pieces);
  nameUltrasound(pieces);
  sayWhere(pieces);
  sayHaving(pieces);
  const plain = inPlainPhrases(pieces);
  rememberGlosses(brackets, ctx);
  return { pieces: fixArticles(plain), knowledge, asides };
}

interface Adding {
  pieces: Piece[];
  words: readonly FoundReportWord[];
  asides: Aside[];
  quiet: boolean;
}

/** Adds the words of a stretch, and notes those that the base explains and no entry stands behind. */
function addWithAsides({ start, end }: Span, { pieces, words, asides, quiet }: Adding, clean: string): void {
  let at = start;
  for (const word of words) {
    if (word.start < at || word.end > end || isPartOfWord(word, clean)) continue;
    const printed = clean.slice(word.start, word.end);
    const meaning = isPhrase(printed) ? null : asideOf(printed, word.meaning);
    if (meaning === null) continue;
    addPieces(pieces, clean.slice(at, word.start), quiet);
    const own: Piece[] = [];
    addPieces(own, printed, quiet);
    pieces.push(...own);
    asides.push({ pieces: own, meaning });
    at = word.end;
  }
  addPieces(pieces, clean.slice(at, end), quiet);
}

/** "non-tender", "axis-like": built on the word, and another one. "20 mEq": the unit of a figure. */
function isPartOfWord({ start, end }: Span, clean: string): boolean {
  if (/\d\s?$/.test(clean.slice(Math.max(0, start - 2), start))) return true;
  return /[\w'’/-]/.test(clean.charAt(start - 1)) || /[\w'’/-]/.test(clean.charAt(end));
}

/** "Lateral wall", "parietal scalp": the words around a name of a place or a look choose what is said for all of them. */
function isPartOfPhrase({ span: { start, end } }: Mention, noun: Noun, span: Span, clean: string): boolean {
  if (!IN_PHRASES.has(noun.kind)) return false;
  const own = wordsIn(clean.slice(start, end));
  const before = wordsIn(clean.slice(Math.max(span.start, start - PHRASE_REACH), start));
  const words = [...before, ...own, ...wordsIn(clean.slice(end, Math.min(span.end, end + PHRASE_REACH)))];
  const at = before.length;
  for (let first = Math.max(0, at - MOST_IN_FRONT); first <= at; first++) {
    const found = plainPhrase((k) => words[first + k]);
    if (found !== null && found.length > own.length && first + found.length >= at + own.length) return true;
  }
  return false;
}

const MOST_IN_FRONT = 3;
const IN_PHRASES: ReadonlySet<string> = new Set([
  'anatomy',
  'descriptor',
  'normal',
  'other',
  'procedure',
  'device',
  'test',
]);
const PHRASE_REACH = 60;

/** Lower-case words of a stretch; a mark between two words stands as a word of its own, so that no phrase bridges it. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z\d][\w'’/-]*|[^\s\w]/g) ?? [];
}

const ILL: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom']);
const KEPT_OFF = /^\s*(?:\([A-Za-z]{2,6}\)\s*)?(?:prophylaxis|ppx)\b/i;

/** Alone in a bracket right behind a medicine, a test or a deed. */
function isAside({ span }: Mention, clean: string, ctx: Context): boolean {
  if (clean[span.start - 1] !== '(' || clean[span.end] !== ')') return false;
  const end = clean.slice(0, span.start - 1).trimEnd().length;
  return ctx.mentions
    .within({ start: Math.max(0, end - 60), end })
    .some((one) => !ILL.has(one.kind) && one.kind !== 'anatomy' && one.kind !== 'lab' && one.span.end === end);
}

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

const EASY_DEED =
  /^(?:bleeds?|bled|faint(?:s|ed)?|vomit(?:s|ed)?|cough(?:s|ed)?|wheezes?|wheezed|itch(?:es|ed)?|ach(?:es|ed)|falls?|smokes?|smoked|snores?|snored|limps?|limped|shakes?)$/i;

/** "nonweightbearing" read as the name without its "non", as "non-avid" is where only "avid" has an entry. */
function isTurned(printed: string, noun: Noun): boolean {
  return /^non/i.test(printed) && !/\b(?:no|not|without|non\S*|un\w+)\b/i.test(noun.lay);
}

function isShouted(text: string): boolean {
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  // "T2DM, IHD (CABG 2011), gout": short forms, no shouted line.
  return (
    !/(?<![\w'’])[a-z]{3,}\b/.test(text) &&
    /[A-Z]{5}/.test(text) &&
    capitals > 8 &&
    capitals > (text.match(/[a-z]/g)?.length ?? 0)
  );
}

/** "HE" of the liver, not the word of the same letters. */
function isShortIllness({ via }: Mention, { kind }: Noun, printed: string): boolean {
  return via === 'abbreviation' && ILL.has(kind) && printed === 'HE';
}

function isEverydayName(printed: string): boolean {
  return printed.split(/[\s/]+/).every((word) => /^\d/.test(word) || isEveryday(word));
}
