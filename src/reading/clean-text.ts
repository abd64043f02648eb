import type { Span } from '../contract/analysis.js';
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

/** The readable form of the same length: tabs as spaces, a line break inside a sentence or row as a space. */
export function cleanText(masked: string, sentences: readonly Sentence[], rows: readonly LabRow[]): string {
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
  return parts.join('').replace(/\t/g, ' ');
}
