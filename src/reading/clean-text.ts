import type { Span } from '../contract/analysis.js';
import { everyMatch } from '../knowledge/index.js';
import { LEADING_ABBREVIATIONS, OPEN_ABBREVIATIONS } from './data/sentence-abbreviations.js';
import type { LabRow, Sentence } from './types.js';

/** The text with every span blanked; line breaks stay. Spans may come in any order and overlap. */
export function mask(plain: string, spans: readonly Span[]): string {
  if (spans.length === 0) return plain;
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const span of sorted) {
    if (span.end <= at) continue;
    const from = Math.max(at, span.start);
    parts.push(plain.slice(at, from), plain.slice(from, span.end).replace(/[^\n\r\f\v\u0085\u2028\u2029]/g, ' '));
    at = span.end;
  }
  parts.push(plain.slice(at));
  return parts.join('');
}

/**
 * The readable form of the same length: tabs as spaces, a line break inside a sentence or row as a space, and the stop
 * of a word cut short ("no int. bleeding") as a space, so that no reader behind takes it for the end of a statement.
 */
export function cleanText(masked: string, sentences: readonly Sentence[], rows: readonly LabRow[]): string {
  return withoutStops(joinedLines(masked, sentences, rows), sentences);
}

/** Short words whose stop is known to what reads them, or that are written as names. */
const KEPT = /^(?:dr|drs|mr|mrs|ms|prof|st|vs|approx|cf|viz|et al|fig|no|mg|mm|cm|kg|ml|mcg)$/i;

const WORD_WITH_STOP = /(?<![A-Za-z])([A-Za-z]{2,11})\.(?=[ \n]+([A-Za-z]))/g;

function withoutStops(text: string, sentences: readonly Sentence[]): string {
  const stops: number[] = [];
  for (const { span } of sentences) {
    const own = text.slice(span.start, span.end);
    for (const stop of everyMatch(own, WORD_WITH_STOP)) {
      const word = (stop[1] ?? '').toLowerCase();
      const short = /[a-z]/.test(stop[2] ?? '') || OPEN_ABBREVIATIONS.has(word) || LEADING_ABBREVIATIONS.has(word);
      // "t(4;14) pos. del(13q) …": behind an answer the next result begins.
      const answered =
        /^(?:pos|neg|positive|negative)$/.test(word) && /^\.\s+[a-z]{1,4}\(/.test(own.slice(stop.index + word.length));
      if (short && !answered && !KEPT.test(word)) stops.push(span.start + stop.index + word.length);
    }
  }
  if (stops.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const stop of stops) {
    if (stop < at) continue;
    parts.push(text.slice(at, stop), ' ');
    at = stop + 1;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function joinedLines(masked: string, sentences: readonly Sentence[], rows: readonly LabRow[]): string {
  const joined = [...sentences.map((sentence) => sentence.span), ...rows.map((row) => row.source)]
    .filter((span) => /[\n\r\f\v\u0085\u2028\u2029]/.test(masked.slice(span.start, span.end)))
    .sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const span of joined) {
    if (span.end <= at) continue;
    const from = Math.max(at, span.start);
    parts.push(masked.slice(at, from), masked.slice(from, span.end).replace(/[\n\r\f\v\u0085\u2028\u2029]/g, ' '));
    at = span.end;
  }
  parts.push(masked.slice(at));
  const clean = parts.join('').replace(/\t/g, ' ');
  return LETTERED.test(clean) ? clean : clean.replace(SIDE, '$1 ');
}

/** "L) neck of femur", "fracture R) wrist": a side, where no list of letters stands. */
const SIDE = /(?<![A-Za-z0-9(.])([LR])\)(?= (?:[a-z#]|[A-Z]{2}))/g;
const LETTERED = /^[ ]*[A-DK]\)[ ]/m;
