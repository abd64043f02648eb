import type { TermAnswer } from '../contract/education.js';
import { type Entry, termOf } from './entries.js';
import { explanationOf, plainName } from './explanation.js';
import type { Found, Segment } from './find-term.js';
import { fieldOf, kindOf } from './labels.js';
import { meaningsOf } from './meanings.js';
import type { Hit } from './name-index.js';
import { capitalTerm, list, quoted } from './sentences.js';
import { EMPTY, type Shelf } from './shelf.js';
import { squeezed, wordsOf } from './words.js';

/** A word that every reader knows: it needs no telling. */
export function isPlain({ term }: TermAnswer['parts'][number], shelf: Shelf): boolean {
  const entry = term ? shelf.names.exact(term)[0]?.entry : undefined;
  if (entry?.kind === 'lay') return true;
  return (
    entry?.kind === 'concept' &&
    (Boolean(entry.of.everyday) || entry.of.kind === 'anatomy' || entry.of.kind === 'other')
  );
}

/** The part of medicine that a word of a long form belongs to; null where it tells none. */
export function fieldOfPart({ term }: TermAnswer['parts'][number], shelf: Shelf): string | null {
  const entry = term ? shelf.names.exact(term)[0]?.entry : undefined;
  return entry?.kind === 'concept' && entry.of.system !== 'general' ? fieldOf(entry) : null;
}

/** A short form whose long form has no entry: its words are told. */
export function answerLong(long: string, short: Entry, shelf: Shelf): TermAnswer {
  const parts = partsOf(long, shelf);
  return {
    ...EMPTY,
    term: termOf(short),
    explanation: `This is a short form. It stands for ${quoted(long)}.`,
    commonUse: 'Doctors use it in reports and notes to save space.',
    relatedTerms: parts.flatMap((part) => (part.basis === 'entry' && part.term ? [part.term] : [])),
    basis: 'phrase',
    kind: kindOf(short),
    parts,
    source: { name: short.of.source.name, url: short.of.source.url ?? null },
    review: short.of.review,
  };
}

/** A phrase cut into the longest names that it holds. */
export function partsOf(phrase: string, shelf: Shelf): TermAnswer['parts'] {
  const parts: TermAnswer['parts'] = [];
  const words = wordsOf(phrase);
  let at = 0;
  while (at < words.length) {
    let end = words.length;
    let hit: Hit | undefined;
    for (; end > at; end -= 1) {
      const run = words.slice(at, end);
      if (run[0]?.empty || run.at(-1)?.empty) continue;
      hit = shelf.names.bySqueezed(squeezed(run)).find((one) => one.entry.kind !== 'abbreviation');
      if (hit) break;
    }
    const last = Math.max(end, at + 1);
    if (!words[at]?.empty || hit)
      parts.push(
        tellPart(
          {
            text: words
              .slice(at, last)
              .map((word) => word.text)
              .join(' '),
            hits: hit ? [hit] : [],
            pieces: null,
          },
          shelf,
        ),
      );
    at = last;
  }
  return parts;
}

function tellPart({ text, hits, pieces }: Segment, shelf: Shelf, phrase = ''): TermAnswer['parts'][number] {
  const printed = hits.filter((hit) => hit.entry.kind === 'abbreviation' && hit.written === text);
  const meanings = hits.length > 0 ? meaningsOf(printed.length > 0 ? printed : hits, text, shelf, phrase) : [];
  const [meaning] = meanings;
  // A short form of several meanings is not taken for the first of them.
  if (meanings.length > 1 && hits.some((hit) => hit.entry.kind === 'abbreviation'))
    return {
      text,
      term: null,
      meaning: `It can mean ${list(
        meanings.map((one) => ('entry' in one ? plainName(one.entry) : one.long)),
        'or',
      )}.`,
      basis: 'entry',
    };
  if (meaning && 'entry' in meaning)
    return { text, term: termOf(meaning.entry), meaning: explanationOf(meaning.entry, shelf), basis: 'entry' };
  if (meaning) return { text, term: null, meaning: `It stands for ${quoted(meaning.long)}.`, basis: 'entry' };
  if (pieces)
    return {
      text,
      term: null,
      meaning: pieces.map((piece) => `${piece.part} means ${piece.meaning}`).join(', '),
      basis: 'word-parts',
    };
  return { text, term: null, meaning: null, basis: 'unknown' };
}

/** What was found for the rest of a phrase, as its parts. */
export function tellFound(found: Found, shelf: Shelf): TermAnswer['parts'] {
  if (found.as === 'entries') return [tellPart({ text: found.asked, hits: [...found.hits], pieces: null }, shelf)];
  return found.as === 'phrase'
    ? found.segments.map((segment) => tellPart(segment, shelf, found.asked)).filter((part) => part.meaning)
    : [];
}

/** Words that say that a thing is not there, is over or is only looked for: nothing cannot wait then. */
const NOT_NOW =
  /\b(?:no|not|non|without|denies|denied|negative|ruled out|excluded?|absent|h\/o|history|hx|old|past|previous|prior|resolved|healed|chronic|if|foods?|diet|recipes|family|risk|prevent\w*|screening|test)\b/i;

/** What somebody cannot do is no finding that is absent: "not breathing right". */
const UNABLE =
  /\b(?:not|no)\s+(?:\w+ing\b|able|pulse|breath|heartbeat|respons\w*|urine|pee)|\b(?:can|could|will|does|do)\s?not\b/gi;

/** What stands behind "after" or "since" is over: "recovery after a stroke", but not the fever of "fever after surgery". */
function isOver(text: string, asked: string): boolean {
  const after = asked.search(/\b(?:after|since)\b/i);
  return after >= 0 && asked.toLowerCase().lastIndexOf(text.toLowerCase()) > after;
}

const HELPS = 2;

/** What to do now about the parts of a phrase that cannot wait, each with its name. */
function helpOf(segments: readonly Segment[], asked: string, shelf: Shelf): string | null {
  if (NOT_NOW.test(asked.replace(UNABLE, ' '))) return null;
  const told = new Map<string, string>();
  for (const { hits, text } of segments) {
    const [meaning] = hits.length > 0 ? meaningsOf(hits, text, shelf, asked) : [];
    const help = meaning && 'entry' in meaning && !isOver(text, asked) ? shelf.helpFor(meaning.entry) : null;
    if (meaning && 'entry' in meaning && help && !told.has(help))
      told.set(help, `${capitalTerm(plainName(meaning.entry))}. ${help}`);
  }
  return told.size > 0 ? [...told.values()].slice(0, HELPS).join(' ') : null;
}

/** The guide of the first procedure among the parts. */
function guideOf(told: TermAnswer['parts'], shelf: Shelf): TermAnswer['procedure'] {
  for (const { term } of told) {
    const entry = term ? shelf.names.exact(term)[0]?.entry : undefined;
    const guide =
      entry?.kind === 'concept' ? shelf.procedureOf(entry.of.id) : entry?.kind === 'procedure' ? entry.of : null;
    if (guide) return { id: guide.id, name: guide.name };
  }
  return null;
}

/** Words by which somebody asks, tells of a person or of what is done: no plain finding. */
const NO_FINDING =
  /\?|\b(?:what|why|how|when|where|who|which|is|are|was|am|can|could|should|would|will|does|do|did|vs|versus|or|my|i|me|his|her|dad|mom|son|daughter|husband|wife|patient|take|taking|took|after|before|go|get|got|need|help|worried|scared)\b/i;

/** A piece of a report: something found with its place or its looks, and nothing else. */
function isFinding(segments: readonly Segment[], asked: string): boolean {
  if (NO_FINDING.test(asked)) return false;
  const kinds = segments.flatMap(({ hits }) => {
    const entry = hits[0]?.entry;
    return entry?.kind === 'concept' ? [entry.of.kind] : [];
  });
  return (
    kinds.some((kind) => kind === 'finding' || kind === 'disease') &&
    segments.every(({ hits }) => {
      const entry = hits[0]?.entry;
      return entry === undefined || ['concept', 'lay', 'abbreviation'].includes(entry.kind);
    })
  );
}

/** A phrase without an entry: each of its parts. */
export function answerPhrase(
  segments: readonly Segment[],
  asked: string,
  corrected: string | null,
  shelf: Shelf,
): TermAnswer {
  const parts = segments.map((segment) => tellPart(segment, shelf, asked));
  const told = parts.filter((part) => part.meaning);
  const open = parts.filter((part) => !part.meaning);
  return {
    ...EMPTY,
    term: capitalTerm(asked),
    explanation: [
      open.length === 0 && told.length > 1
        ? 'We explain these words one by one. Here is what each part means.'
        : `We do not know these words as one term. Here is what ${told.length === 1 ? 'the part that we know means' : 'each part means'}.`,
      ...told.map((part) => `${capitalTerm(part.text)}: ${endStop(part.meaning ?? '')}`),
      open.length > 0 ? `We could not explain ${list(open.map((part) => quoted(part.text)))}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    commonUse: isFinding(segments, asked)
      ? 'Put together, the parts tell what was found, where it is, or how it looks. Ask your doctor what it means for you.'
      : 'This page explains words one by one. Your doctor can say what they mean together, and for you.',
    relatedTerms: [...new Set(told.flatMap((part) => part.term ?? []))],
    basis: 'phrase',
    kind: 'Phrase',
    corrected,
    parts,
    urgent: helpOf(segments, asked, shelf),
    procedure: guideOf(told, shelf),
  };
}

/** A word without an entry: its pieces. */
export function answerPieces({ asked, pieces }: Extract<Found, { as: 'pieces' }>, shelf: Shelf): TermAnswer {
  const near = [...new Set(pieces.flatMap((piece) => piece.meaning.split(' or ')))];
  return {
    ...EMPTY,
    term: capitalTerm(asked),
    explanation: `We have no entry for this word, so we worked this out from its parts. ${pieces
      .map(({ part, meaning }) => `${quoted(part)} means ${meaning}.`)
      .join(' ')}`,
    commonUse: 'The parts give a first idea only. Ask your doctor what the word means for you.',
    relatedTerms: near.flatMap((word) => {
      const [hit] = shelf.names.exact(word);
      return hit ? [termOf(hit.entry)] : [];
    }),
    basis: 'word-parts',
    kind: 'Worked out from its parts',
    parts: pieces.map(({ part, meaning }) => ({ text: part, term: null, meaning, basis: 'word-parts' as const })),
  };
}

function endStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
