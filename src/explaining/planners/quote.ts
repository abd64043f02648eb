import type { Span } from '../../contract/analysis.js';
import { Screened, sentenceFrom } from '../../reading/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { pictureLine } from '../retell/picture-line.js';
import { glossesFor } from '../retell/quote.js';
import { retellSentence } from '../retell/retell.js';
import { rowInWords } from '../retell/row.js';
import { asPrinted } from '../words/quote-marks.js';
import { LIST_MARK } from '../words/sentences.js';
import { type Plan, plan } from './plan.js';

const MOST_WORDS = 45;

/**
 * A line of advice that could not be put into plain words, in the report's own: better quoted than lost. Null where it
 * is too long or too broken to quote.
 */
export function quoteLine(span: Span, ctx: Context, lead = 'the report says'): Plan | null {
  // A piece of a sentence says less, or something else, than the whole of it.
  const { sentences } = ctx.understanding.report;
  const own = sentenceFrom(sentences, span.start);
  const row = own === undefined ? null : rowInWords(own, ctx);
  if (row !== null) return { what: row, details: [], meaning: [] };
  const told =
    own === undefined || own.span.start > span.start
      ? null
      : ctx.teller.sees
        ? lead === 'the report says'
          ? pictureLine(span, ctx)
          : null
        : own.kind === 'prose'
          ? retellSentence(own, ctx)
          : null;
  const [what, ...details] = told ?? [];
  if (what !== undefined) return { what: withoutLead(what), details, meaning: [] };
  // "Seminal vesicle: not sampled": what is said of what.
  if (
    own?.label != null &&
    own.label.span.end <= span.start &&
    own.span.start <= span.start &&
    (isShort(span, ctx) || VERDICT.test(ctx.clean(span)))
  )
    return quoteWhole({ start: own.label.span.start, end: Math.max(span.end, own.label.span.end) }, ctx, lead);
  const piece = own?.kind === 'prose' && own.label === null && own.span.start <= span.start && own.span.end > span.end;
  return quoteWhole(piece && quotable(ctx.clean(own.span)) !== null ? own.span : span, ctx, lead);
}

/** "Cranial ultrasound: normal on day 3 and day 28": a verdict that says nothing without what it is on. */
const VERDICT =
  /^(?:normal|abnormal|negative|positive|clear|unremarkable|resolved|unchanged|stable|intact|closed|passed|failed)\b/i;

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

/** Leads to a list, and says nothing by itself. */
const LEADS_ON =
  /\b(?:which (?:are|were|include[ds]?)|(?:are|were|is|was|as) (?:as )?follows?|the following)\s*:?\s*$/i;

/** The words of a line as they can stand in a quote: letter for letter, cut at its ends only. */
export function quotable(text: string): string | null {
  // "His home medicines, which are": what only leads to a list says nothing by itself.
  if (LEADS_ON.test(text)) return null;
  // "ENDOMETRIUM, BIOPSY -": the name of a sample, with what it shows below.
  if (NAME_OF_SAMPLE.test(text)) return null;
  const words = asPrinted(text)
    .replace(LIST_MARK, '')
    .replace(/[\s.?!;,:]+$/, '')
    .trim();
  const count = words.split(/\s+/).length;
  return count < 2 || count > MOST_WORDS || /XXXX|_{3,}|[[\]{}<>|]{2}/.test(words) ? null : words;
}

const NAME_OF_SAMPLE = new Screened(
  /^[^.;:]{3,80}\b(?:biops(?:y|ies)|curettage|curettings|excision|resection|polypectomy|shave|punch|fna|aspirat(?:e|ion)|ectomy|cores?|brushings?|washings?)\s[-–—]\s*$/i,
);

/** A plan that quotes its whole line, in place of what its parts would say. */
export function isQuoted({ frames, plan: { what } }: { frames: readonly Frame[]; plan: Plan }): boolean {
  const is = (how: Frame['ownWords']) => frames.every(({ ownWords }) => ownWords === how);
  return (
    (is('unbound') && /: “/.test(what.text)) || (is('no_weight') && /^the report says: “[^”]+”\.?$/i.test(what.text))
  );
}
