import type { Span } from '../../contract/analysis.js';
import { firstPassing } from '../../reading/index.js';
import type { Context } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { retellSentence } from '../retell/retell.js';
import { rowInWords } from '../retell/row.js';
import { spellOut } from '../retell/spell-out.js';
import type { Said } from '../said.js';
import { LIST_MARK, splitSentences } from '../words/sentences.js';
import { type Plan, plan } from './plan.js';

const MOST_WORDS = 45;

/**
 * A line of advice that could not be put into plain words, in the report's own: better quoted than lost. Null where it
 * is too long or too broken to quote.
 */
export function quoteLine(span: Span, ctx: Context, lead = 'the report says'): Plan | null {
  // A piece of a sentence says less, or something else, than the whole of it.
  const { sentences } = ctx.understanding.report;
  const own = sentences[firstPassing(sentences.length, (at) => (sentences[at]?.span.end ?? 0) > span.start)];
  const row = own === undefined ? null : rowInWords(own, ctx);
  if (row !== null) return { what: row, details: [], meaning: [] };
  const told =
    own?.kind === 'prose' && !ctx.teller.sees && own.span.start <= span.start ? retellSentence(own, ctx) : null;
  const [what, ...details] = told ?? [];
  if (what !== undefined) return { what: withoutLead(what), details, meaning: [] };
  // "Seminal vesicle: not sampled": what is said of what.
  if (own?.label != null && own.label.span.end <= span.start && own.span.start <= span.start && isShort(span, ctx))
    return quoteWhole({ start: own.label.span.start, end: Math.max(span.end, own.label.span.end) }, ctx, lead);
  const piece = own?.kind === 'prose' && own.label === null && own.span.start <= span.start && own.span.end > span.end;
  return quoteWhole(piece && quotable(ctx.clean(own.span)) !== null ? own.span : span, ctx, lead);
}

function isShort(span: Span, ctx: Context): boolean {
  return ctx.clean(span).split(/\s+/).length <= 3;
}

/** "Include usual diet and …": a list's own verb. */
function withoutLead(what: Said): Said {
  const text = what.text.replace(/^Includes? (?=\w)/, '');
  return text === what.text ? what : { ...what, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

function quoteWhole(span: Span, ctx: Context, lead: string): Plan | null {
  const words = quotable(
    ctx.clean(span).replace(/^\W*(?:includes?|including|consists? of|are as follows)\b:?\s+(?=\w)/i, ''),
  );
  if (words === null) return null;
  const details = ctx.teller.sees ? [] : glossesFor(span, ctx).slice(0, 3);
  return { ...plan(`${lead}: “${words}”`, [span]), details };
}

/**
 * A stop inside a quote would end our sentence. One behind a short form goes nowhere and stays; at one that ends a
 * sentence of the report the quote is parted, so that each half stays word for word. A question stays one.
 */
export function withoutStops(text: string): string {
  return text.replace(/(?<!\S)(\S+(?<=[.?!]))\s+(?=(\S))/g, (all, word: string, next: string) => {
    if (word.endsWith('?')) return `${word}; `;
    if (splitSentences(`x ${word} x`).length === 1) return all;
    const bare = word.replace(/[.!]+$/, '');
    if (/^\W*\d{0,2}$/.test(bare)) return bare === '' ? '' : `${bare}; `;
    // "Int. metaplasia", "R.B.C. in deposit": a short form, whatever it is short for.
    if (/[a-z]/.test(next) && SHORT_FORM.test(bare)) return `${bare} `;
    return /[a-z]/.test(next) ? `${bare}; ` : `${bare}” and “`;
  });
}

/** A word of two to five letters that is none of everyday language, or letters with stops between them. */
const SHORT_FORM =
  /(?:^|[^A-Za-z])(?:(?:[A-Za-z]\.)+[A-Za-z]|[A-Z]?[b-df-hj-np-tv-z]{1,4}|(?!(?:pain|left|side|right|skin|bone|acid|rash|days?|week|hour|cyst|mass|well|clear|no|it|so|him|her|them|neck|back|arms?|legs?|feet|cough|fever|old|new|size|seen|noted|done|given|today|soon|home|off|on|in|up|out|ago)$)[A-Z][a-z]{1,4})$/;

/** The words of a line as they can stand in a quote: one sentence, no marks of its own. */
export function quotable(text: string): string | null {
  const words = withoutStops(spellOut(text).replace(/[“”"]/g, '').replace(LIST_MARK, ''))
    .replace(/[\s.?!;,:]+$/, '')
    .trim();
  const count = words.split(/\s+/).length;
  if (count < 2 || count > MOST_WORDS || /XXXX|_{3,}|[[\]{}<>|]{2}/.test(words)) return null;
  return words === words.toUpperCase() && words.length > 20 ? words.toLowerCase() : words;
}
