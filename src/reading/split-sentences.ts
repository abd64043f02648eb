import type { Span } from '../contract/analysis.js';
import {
  CLOSING_ABBREVIATIONS,
  LEADING_ABBREVIATIONS,
  LETTER_WORDS,
  OPEN_ABBREVIATIONS,
} from './data/sentence-abbreviations.js';

/** What joins two entries of a list in running text. */
const JOINED = /(?:,\s*(?:and|or))?\s*$/;

/** Characters. No sentence that people write is as long; a list without any stop may be. */
const LONGEST_SENTENCE = 1_500;

/** A sentence's place, and whether an inline list number stood in front of it. */
export interface SentencePlace {
  span: Span;
  numbered: boolean;
}

/**
 * Splits a block into sentences: full stops that end no abbreviation, decimal or initial, and inline list numbers in
 * sequence ("… seen. 2. Small …"). Line breaks count as spaces. Linear: looks at most 24 characters to each side.
 */
export function splitSentences(masked: string, start: number, end: number, number = 0): SentencePlace[] {
  return splitBlock(masked.slice(start, end), number).map(({ span, numbered }) => ({
    span: { start: span.start + start, end: span.end + start },
    numbered,
  }));
}

function splitBlock(masked: string, number: number): SentencePlace[] {
  const start = 0;
  const end = masked.length;
  const places: SentencePlace[] = [];
  const marks = /[.!?]|[\u2022\u25aa\u2023\u25cf]|\(\d{1,2}\)\.(?=\s)|\(?\d{1,2}[.)](?=\s)/g;
  marks.lastIndex = start;
  let from = start;
  let numbered = false;
  let expected = number + 1;
  const close = (to: number, next: number, nextNumbered: boolean) => {
    while (to - from > LONGEST_SENTENCE) {
      const cut = cutWithin(masked, from);
      const span = trimmed(masked, from, cut);
      if (span) places.push({ span, numbered });
      from = cut;
      numbered = false;
    }
    const span = trimmed(masked, from, to);
    if (span) places.push({ span, numbered });
    from = next;
    numbered = nextNumbered;
  };
  for (let mark = marks.exec(masked); mark && mark.index < end; mark = marks.exec(masked)) {
    const at = mark.index;
    const found = mark[0];
    if (found.length > 1) {
      const value = Number.parseInt(found.replace('(', ''), 10);
      if (isListNumber(masked, start, at, found.length, end, value, expected)) {
        // "…, and (3). Start the new mask": the word that joins the entries belongs to none.
        close(at - (JOINED.exec(masked.slice(Math.max(from, at - 8), at))?.[0].length ?? 0), at + found.length, true);
        expected = value + 1;
      } else {
        // The stop of "… of 12." may still end the sentence: look at it alone.
        marks.lastIndex = at + found.length - 1;
        if (found.endsWith(')')) marks.lastIndex += 1;
        else if (endsSentence(masked, at + found.length - 1, from, end)) {
          close(at + found.length, at + found.length, false);
          marks.lastIndex = at + found.length;
        } else marks.lastIndex = at + found.length;
      }
      continue;
    }
    if (found === '.' || found === '!' || found === '?') {
      if (!endsSentence(masked, at, from, end)) continue;
      const answer = found === '?' ? answerBehind(masked.slice(from, at), masked.slice(at + 1, at + 60)) : 0;
      if (answer > 0) {
        close(at + 1 + answer, at + 1 + answer, false);
        marks.lastIndex = at + 1 + answer;
        continue;
      }
      let after = at + 1;
      while (after < end && /[.!?)"'\]]/.test(masked[after] ?? '')) after += 1;
      close(after, after, false);
      marks.lastIndex = Math.max(after, marks.lastIndex);
    } else {
      close(at, at + 1, true);
    }
  }
  close(end, end, false);
  return places;
}

/** "HIV exposed? NO (neg x2)", "Smoker? Yes": how long the answer of a form behind its short question is; 0 where there is none. */
function answerBehind(question: string, behind: string): number {
  if (question.trim().length > LONGEST_QUESTION) return 0;
  return ANSWERED.exec(behind)?.[0].length ?? 0;
}
const LONGEST_QUESTION = 40;
const ANSWERED =
  /^[ \t]+(?:no|nil|none|yes|neg(?:ative)?|pos(?:itive)?)\b\.?(?: ?\([^()\n]{1,30}\))?(?=\s*(?:\n|$)|[ \t]{2,}|[ \t]+[A-Z][\w ]{2,30}\?)/i;

/**
 * Where a stretch too long for a sentence is cut: behind a semicolon, else a comma, else before a word, else anywhere.
 * What is worked out about a sentence looks at all its words together; a bound on it keeps the whole linear.
 */
function cutWithin(text: string, from: number): number {
  const most = from + LONGEST_SENTENCE;
  const least = from + Math.floor(LONGEST_SENTENCE / 3) + 1;
  const cut = text.slice(least, most + 2);
  for (const mark of ['; ', ', ', ' ', '\n']) {
    const at = cut.lastIndexOf(mark, most - least);
    if (at >= 0) return least + at + 1;
  }
  return most;
}

function isListNumber(
  text: string,
  start: number,
  at: number,
  length: number,
  end: number,
  value: number,
  expected: number,
): boolean {
  if (value !== expected || at + length >= end) return false;
  if (at > start && !/[\s,;:.]/.test(text[at - 1] ?? '')) return false;
  // The decimal of "potassium 2.1." is no list number.
  if (/\d\.$/.test(text.slice(Math.max(start, at - 2), at))) return false;
  const next = /\S/.exec(text.slice(at + length, Math.min(end, at + length + 6)))?.[0] ?? '';
  if (!/[A-Za-z("]/.test(next)) return false;
  let back = at - 1;
  while (back >= start && /\s/.test(text[back] ?? '')) back -= 1;
  const previous = back < start ? '.' : (text[back] ?? '');
  if (/[.:;,!?)]/.test(previous)) return true;
  return value > 1 && /[A-Z]/.test(next);
}

function endsSentence(text: string, at: number, from: number, end: number): boolean {
  const mark = text[at] ?? '';
  const next = text[at + 1] ?? '';
  const previous = text[at - 1] ?? '';
  if (mark === '?' && /^\s?$/.test(previous)) return false;
  if (at + 1 >= end) return true;
  if (mark !== '.') return /[\s"')\]]/.test(next);
  if (next === '.' || next === ',') return next === ',' && /\d/.test(text[at + 2] ?? '') && /[a-z]/.test(previous);
  if (!/[\s"')\]]/.test(next))
    return (
      /[a-z)]{2}$/.test(text.slice(at - 2, at)) &&
      /^[A-Z][a-z]/.test(text.slice(at + 1, at + 3)) &&
      !isDottedName(text, at)
    );
  // "Rubella antibodies ....... Positive": dots that lead to the answer.
  if (text.slice(at - 4, at) === '....' && !/["')\]]/.test(next)) return false;
  const word = wordBefore(text, at, from);
  const key = word.toLowerCase();
  const follow = nextCharacter(text, at + 1, end);
  // "No. of lymph nodes: 19", "Specimen no. 4"
  if (key === 'no') {
    // "Crisis no. given": the number somebody was given.
    const given = /^ (?:given|provided|supplied|shared|updated)\b/.test(text.slice(at + 1, at + 12));
    if (given && /\b(?:crisis|phone|tel(?:ephone)?|contact|help ?line|mobile|emergency|ward|clinic|direct)\s+$/i.test(text.slice(Math.max(from, at - 16), at - 2))) return false; // biome-ignore format: one line
  }
  if (key === 'no') return !/\d/.test(follow) && !/^ ?of\b/.test(text.slice(at + 1, at + 5));
  // "Latency 5.6 ms. Response absent": thousandths of a second end as other units do, a lady's title leads on.
  const timed = word === 'ms' && /\d ?$/.test(text.slice(Math.max(from, at - 4), at - 2));
  if (OPEN_ABBREVIATIONS.has(key) && !timed) return false;
  if (FORMS.has(key) && opensName(text, at - word.length, from, follow)) return false;
  // "Indic. End-stage …": the first word of its sentence, cut short.
  const first = text.slice(from, at - word.length).trim() === '';
  if (first && LEADING_ABBREVIATIONS.has(key)) return false;
  if (/^[a-z]$/i.test(word)) return endsAfterLetter(text, at, from, word, follow);
  // "Discharged on p.o.  Bactrim": by which way, of what follows.
  if (WAYS.has(key) && LEADS_ON.test(wordBefore(text, at - word.length - 1, from))) return false;
  if (MARKER.test(text.slice(at + 1, at + 14))) return true;
  if (SHORT_OPENER.test(text.slice(at + 1, at + 8)) && !/^(?:pls|pt|plz)$/.test(key)) return true;
  if (timed || CLOSING_ABBREVIATIONS.has(key) || /^(?:[a-z]\.)+[a-z]$/.test(key))
    return (
      /[A-Z"]/.test(follow) ||
      (/[<>]/.test(follow) && UNIT.test(text.slice(Math.max(from, at - 12), at))) ||
      (/\d/.test(follow) && (isNextMeasure(text, at) || ORDINAL.test(text.slice(at + 1, at + 8))))
    );
  if (/^\d{1,2}$/.test(word) && at - word.length <= from) return false;
  if (/[a-z]/.test(follow))
    return (
      word.length >= 3 &&
      /^[a-z]+$/.test(word) &&
      !isCutShort(text, at, from, word) &&
      !isDeniedShort(text, at, from, word)
    );
  return true;
}

/** "Kidney 10 cm. 6 mm stone": one measure is over, and the next thing begins with its own. */
function isNextMeasure(text: string, at: number): boolean {
  return (
    /\d ?(?:mm|cms?)$/.test(text.slice(Math.max(0, at - 8), at)) &&
    /^\.\s+\d{1,3}(?:\.\d{1,2})? ?(?:mm|cms?) [a-z]{2}/i.test(text.slice(at, at + 20))
  );
}

/** "EBL 350 ml. 2nd degree tear": a rank opens what follows. */
const ORDINAL = /^\s+(?:1st|2nd|3rd|[4-9]th)\b/;

/** "margins >2 mm. ypTis ypN0", "free of tumour. p53 wild type": a stage or a marker whose name begins small. */
const MARKER = /^\s+(?:[myra]{0,2}[pc]T(?:[0-4X]|is|a)|[pc][NM][0-3X]|p(?:16|40|53|63)\b|c-?(?:kit|myc)\b)/;
/** "No NSAIDs (warfarin). f/u ortho": shorthand in small letters that opens an order. */
const SHORT_OPENER = /^\s+(?:f\/u|r\/v)\s/;

/** "15 min. <54 with confusion": a measure that is over, and a bound that opens what follows. */
const UNIT = /\d ?(?:min|mins|sec|hrs?|wks?|mo|yrs?)$/;

/**
 * "no int. rotation": a short word in a sentence that began with a capital, and a small letter behind its stop. Where
 * sentences are written in small letters, and before words that open one, the stop ends it.
 */
function isCutShort(text: string, at: number, from: number, word: string): boolean {
  if (word.length > 6 || WHOLE.has(word)) return false;
  const begins = /[A-Za-z]/.exec(text.slice(from, Math.min(at, from + 12)))?.[0] ?? 'a';
  if (/[a-z]/.test(begins)) return false;
  return !OPENERS.test(text.slice(at + 1, at + 16)) && !/^\s+[a-z][\w ]{0,24}:/.test(text.slice(at + 1, at + 30));
}

/** "No sig. bleeding": a short word between a denial and what is denied. */
function isDeniedShort(text: string, at: number, from: number, word: string): boolean {
  return word.length <= 5 && /^(?:no|not|without|any)$/i.test(wordBefore(text, at - word.length - 1, from));
}

/** Short words that often stand last in a sentence. */
const WHOLE: ReadonlySet<string> = new Set([
  'seen', 'clear', 'normal', 'left', 'right', 'well', 'intact', 'noted', 'stable', 'year', 'years', 'week', 'weeks', 'day', 'days', 'month', 'today', 'home', 'done', 'made', 'given', 'side', 'lobe', 'mass', 'cyst', 'neck', 'knee', 'hip', 'back', 'bone', 'lung', 'lungs', 'liver', 'heart', 'pain', 'fever', 'size', 'scan', 'care', 'diet', 'dose', 'mild', 'small', 'large', 'severe', 'benign', 'acute', 'region', 'area', 'wall', 'only', 'also', 'here', 'there', 'below', 'above', 'again', 'ago', 'now', 'none', 'found', 'taken', 'tissue', 'cells', 'growth', 'change', 'range', 'level', 'limits', 'lesion', 'nodule', 'disease', 'cancer', 'tumor', 'spleen', 'kidney', 'colon', 'bowel', 'aorta', 'chest', 'spine', 'brain', 'test', 'tests', 'blood', 'urine', 'film', 'films', 'time', 'place', 'order', 'water', 'food', 'rest', 'walk', 'work', 'bed', 'room', 'ward', 'clinic', 'doctor', 'visit', 'plan', 'report', 'please', 'good', 'fair', 'poor', 'high', 'low', 'full', 'due', 'far', 'old', 'new', 'out', 'off', 'met', 'set', 'fit', 'yes', 'not', 'had', 'was', 'are', 'is', 'it', 'this', 'that', 'them', 'her', 'him', 'you', 'me', 'us', 'too', 'much', 'most', 'more', 'less', 'both', 'ear', 'ears', 'eye', 'eyes', 'nose', 'arm', 'arms', 'leg', 'legs', 'hand', 'foot', 'feet', 'skin', 'hair', 'nail', 'vein', 'artery', 'valve', 'duct', 'node', 'nodes', 'gland', 'joint', 'disc', 'cord', 'nerve', 'muscle', 'tendon', 'tear', 'tears', 'edema', 'free', 'thick', 'thin', 'wide', 'open', 'closed', 'smoker', 'smokes', 'active', 'alert', 'awake', 'house', 'wife', 'son', 'mother', 'father', 'sister', 'family', 'alone', 'drugs', 'iron', 'sugar', 'salt', 'fluid', 'fluids', 'air', 'oxygen',
]); // biome-ignore format: one list

const WAYS: ReadonlySet<string> = new Set(['p.o', 'po', 'i.v', 'iv', 'i.m', 'im', 's.c', 'sc']);
const LEADS_ON = /^(?:on|with|of|to|via|and|or|the|her|his|some|given|started|received|daily)$/i;

/** "Tab. Apixaban", "started on Inj. Piptaz": the form in front of a name, and no count of tablets behind a figure. */
const FORMS: ReadonlySet<string> = new Set([
  'tab', 'tabs', 'cap', 'caps', 'inj', 'syp', 'syr', 'susp', 'oint', 'supp', 'neb', 'nebs', 'sachet', 'gtt', 'amp',
]); // biome-ignore format: one list

function opensName(text: string, at: number, from: number, follow: string): boolean {
  if (!/[A-Z]/.test(follow)) return false;
  const front = text.slice(Math.max(from, at - 24), at).trimEnd();
  return !/(?:\d|[½¼]|\b(?:mgs?|mcg|gm?|mls?|units?|one|two|three|four|half|a|each|per|few|many|the))$/i.test(front);
}

/** Words that open a sentence, so that the letter before the stop was no initial. */
const OPENERS =
  /^\s+(?:the|there|no|a|an|this|these|it|she|he|they|we|in|on|at|if|patient|normal|both|left|right|mild|small|and|but|please)\b/i;

/** "vitamin D. The …" ends; "J. Smith" does not. */
function endsAfterLetter(text: string, at: number, from: number, letter: string, follow: string): boolean {
  if (!/[A-Z]/.test(follow)) return false;
  if (at - 1 <= from) return false;
  // "A 75 mg 0-1-0, T. Clopilet": the form in front of the next name.
  if (/[TC]/.test(letter) && /[,;+] ?$/.test(text.slice(Math.max(from, at - 4), at - 1))) return false;
  const before = wordBefore(text, at - 2, from);
  // "in 72 H. Repeat …": a unit.
  if (/^\d+$/.test(before)) return true;
  // "ankle sprain R. Doubt …": the side behind what it is said of.
  if (/^[LR]$/.test(letter) && /^[a-z]{4,}$/.test(before)) return true;
  // "Seen by Dr. X. She was …": a doctor by one letter, and a pronoun is nobody's name.
  if (/^(?:dr|mr|mrs|ms|miss)$/i.test(before.replace(/\.$/, '')) && PRONOUN.test(text.slice(at + 1, at + 16)))
    return true;
  if (LETTER_WORDS.has(before.toLowerCase()) || /[a-z]/.test(letter)) return true;
  // "Bosniak I. The bladder …": a figure.
  if (letter === 'I' && GRADED.test(before)) return true;
  if (/^(?:[A-Z][a-z]?|[A-Z][a-z]+)?$/.test(before)) return false;
  return OPENERS.test(text.slice(at + 1, at + 16));
}

const PRONOUN = /^\s+(?:The|There|This|These|He|She|They|His|Her|Their|It|Its|We|Our|Patient|On|At|In|After|No)\b/;

const GRADED = /^(?:bosniak|grade|stage|class|type|category|level|figo)$/i;

/** "www.Example" and "e.Name" are no sentence ends. */
function isDottedName(text: string, at: number): boolean {
  return /(?:www|http|@)/i.test(text.slice(Math.max(0, at - 20), at));
}

function wordBefore(text: string, at: number, from: number): string {
  let back = at;
  const least = Math.max(from, at - 24);
  while (back > least && /[A-Za-z0-9.'-]/.test(text[back - 1] ?? '')) back -= 1;
  return text.slice(back, at).replace(/^[.'-]+/, '');
}

function nextCharacter(text: string, at: number, end: number): string {
  const most = Math.min(end, at + 12);
  for (let i = at; i < most; i += 1) {
    const char = text[i] ?? '';
    if (!/[\s"'()[\]]/.test(char)) return char;
  }
  return '';
}

/** Without white space and loose commas at the ends; null where no letter or digit is left. */
function trimmed(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && /[\s,;.|*_=]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s,|*_=]/.test(text[end - 1] ?? '')) end -= 1;
  for (let at = start; at < end; at += 1) {
    if (/[\p{L}\p{N}]/u.test(text[at] ?? '')) return { start, end };
  }
  return null;
}
