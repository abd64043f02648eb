import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import type { Quoted } from '../summary/conclusion.js';
import { countWords } from '../words/readability.js';
import type { WrittenFinding } from '../written.js';
import { retellSentence } from './retell.js';

/** The whole sentence of a note in everyday words, where it is easy to follow: better than a quotation of it. */
export function toldWhole(span: Span, sentence: Sentence, ctx: Context): Said[] | null {
  if (ctx.teller.sees || sentence.kind !== 'prose' || span.start > sentence.span.start + 4) return null;
  if (span.end < sentence.span.end - 2) return null;
  // Beside a new dose the old one stays what the report says.
  if (ctx.mentions.within(span).some(({ kind }) => kind === 'medicine')) return null;
  const told = retellSentence(sentence, ctx);
  // The quotation in its place would hold the same words, and harder ones.
  const easy = told?.every(
    ({ text }) =>
      countWords(text.replace(/ \([^)]*\)/g, '')) <= EASY_WORDS && (text.match(/\(/g)?.length ?? 0) <= MOST_MEANINGS,
  );
  return easy ? told : null;
}

const EASY_WORDS = 30;
const MOST_MEANINGS = 3;

/**
 * Findings of a note that were read from a sentence which another line tells whole: "you were feverish and tender" needs no
 * "fever" and "soreness" beside it. What weighs or cannot wait stays.
 */
export function leaveToWholeLines(findings: WrittenFinding[], lines: readonly Quoted[], ctx: Context): void {
  if (ctx.teller.sees) return;
  const byStart = new Map(ctx.understanding.report.sentences.map((one) => [one.span.start, one]));
  const whole = new Set<number>();
  for (const { span, said, read } of lines) {
    const sentence = byStart.get(span.start);
    const told = read && sentence !== undefined ? retellSentence(sentence, ctx) : null;
    if (sentence !== undefined && told !== null && told.every(({ text }) => said.some((one) => one.text === text)))
      whole.add(sentence.index);
  }
  if (whole.size === 0) return;
  const left = findings.filter(
    ({ importance, frames }) =>
      importance !== 'note' || !frames.every(({ sentence, kind }) => whole.has(sentence) && kind === 'finding'),
  );
  findings.splice(0, findings.length, ...left);
}

/** A finding that is nothing but the quotation of a line which another tells whole in everyday words. */
export function leaveQuotesToWholeLines(findings: WrittenFinding[], lines: readonly Quoted[]): void {
  const whole = lines.filter(({ read, said }) => read && !said.some(({ text }) => text.includes('“')));
  const left = findings.filter(
    ({ plan: { what, details }, importance }) =>
      importance === 'urgent' || details.length > 0 || !whole.some(({ span }) => isQuotationOf(what, span)),
  );
  findings.splice(0, findings.length, ...left);
}

function isQuotationOf({ text, sources: [source] }: Said, { start, end }: Span): boolean {
  return (
    /^The report says: “[^”]*”\.$/.test(text) && source !== undefined && source.start >= start && source.end <= end
  );
}
