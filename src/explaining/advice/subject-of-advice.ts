import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { headPhrase } from '../words/phrase.js';

/** What advice can be about. */
const THINGS: ReadonlySet<string> = new Set(['finding', 'disease', 'organism', 'device', 'anatomy']);
const MOST_WORDS = 16;
/** Advice again, and not what it is for. */
const ASKS = /\b(?:recommend\w*|advis\w*|suggest(?:ed)?|correlat\w+)\b/i;
const ITEM_BEGINS = /\n\s*(?:\n|\(?\d{1,2}[.)]|[-*•·])/;
const MARK = /^\s*(?:\(?\d{1,2}[.)](?!\d)|[-*•·]|[A-Z][.)](?=\s))\s*/;

/**
 * "About “Abnormal left armpit node”, the report asks for a biopsy.": advice that does not say what it is for, under the
 * statement that stands before it in its own sentence or its own item. Unchanged where it names its subject, and where
 * none stands there for certain.
 */
export function withSubject(what: Said, frame: Frame | undefined, ctx: Context): Said {
  if (
    frame === undefined ||
    ctx.understanding.report.type.type !== 'imaging' ||
    /^(?:About|Under|For sample) /.test(what.text)
  )
    return what;
  const { sentences } = ctx.understanding.report;
  const own = sentences[frame.sentence];
  if (own === undefined || own.label !== null || namesSubject(what, frame, ctx)) return what;
  const before = statedBefore(what, frame, own, ctx);
  if (before === null) return OF_THIS.test(what.text) ? inItsWords(what, own, ctx) : what;
  const words = ctx
    .clean(before)
    .replace(MARK, '')
    .replace(/,? for which$/i, '')
    .replace(/[\s.,;:–-]+$/, '');
  const quote = /^[A-Za-z-]{4,}$/.test(words) ? words : quotable(words);
  if (
    quote === null ||
    quote.split(/\s+/).length > MOST_WORDS ||
    FRIGHTENING.test(quote) ||
    ASKS.test(quote) ||
    what.text.includes(quote) ||
    /”/.test(quote)
  )
    return what;
  const text = /^The report\b/.test(what.text) ? what.text.charAt(0).toLowerCase() + what.text.slice(1) : null;
  if (text === null) return what;
  const named = nounBefore(before, ctx);
  if (named !== null)
    return {
      ...what,
      text: `About ${named.text}, ${text}`,
      sources: [...what.sources, before],
      knowledge: [...what.knowledge, ...named.knowledge],
    };
  return { ...what, text: `About “${quote}”, ${text}`, sources: [...what.sources, before] };
}

/** "the small lump in your right lung": the one finding that is stated before the advice, in everyday words. */
function nounBefore(before: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  const stated = ctx.frames.within(before).filter(({ kind, head }) => kind === 'finding' && head !== null);
  const [only] = stated;
  if (only === undefined || stated.length > 1 || only.assertion !== 'present' || only.links.length > 0) return null;
  const phrase = headPhrase({ ...only, severity: null, count: null }, ctx, { term: false, bare: true });
  if (phrase === null || FRIGHTENING.test(phrase.text) || NO_NAME.test(phrase.text)) return null;
  return { text: `the ${phrase.text.replace(/^(?:an?|the) /, '')}`, knowledge: phrase.knowledge };
}

/** An everyday name that is no name of a thing: "not as expected". */
const NO_NAME = /^(?:not|of|as|in)\b/;

/** "No further imaging of this", of which nothing says what "this" is: as the report prints it. */
function inItsWords(what: Said, own: Sentence, ctx: Context): Said {
  const quote = quotable(ctx.clean(own.span));
  return quote === null || FRIGHTENING.test(quote)
    ? what
    : { ...what, text: `The report says: “${quote}”.`, sources: [own.span] };
}

/** Its own words hold a part of the body or what was found, beside the test itself. */
function namesSubject({ text }: Said, frame: Frame, ctx: Context): boolean {
  if (OF_THIS.test(text)) return false;
  return ctx.mentions
    .within(frame.source)
    .some(({ kind, span }) => THINGS.has(kind) && !inTest(span, ctx) && !(kind === 'anatomy' && isOfDoctor(span, ctx)));
}

const OF_THIS = /\b(?:of this|this again)\b/;

/** "chest" of "chest CT" is the test's. */
function inTest(span: Span, ctx: Context): boolean {
  return ctx.mentions
    .within({ start: Math.max(0, span.start - 60), end: span.end + 60 })
    .some(
      ({ kind, span: other }) =>
        ['test', 'procedure', 'lab'].includes(kind) && other.start <= span.start && other.end >= span.end,
    );
}

/** The words of its own sentence before it, or the sentence before it in the same item of a list. */
function statedBefore(what: Said, frame: Frame, own: Sentence, ctx: Context): Span | null {
  const { sentences, text } = ctx.understanding.report;
  const head = { start: own.span.start, end: (what.whole ? what.sources[0]?.start : undefined) ?? frame.source.start };
  if (head.end > head.start && states(head, ctx)) return head;
  const last = sentences[own.index - 1];
  if (last === undefined || last.section !== own.section || ITEM_BEGINS.test(text.slice(last.span.end, own.span.start)))
    return null;
  // A line of its own at the margin may be about any entry of the list above it.
  const between = text.slice(last.span.end, own.span.start);
  if (/\n$/.test(between) && sentences[last.index - 1]?.kind === 'list_item') return null;
  // Only in a list is it certain that both sentences are of one thing; and only the first of them names it.
  return last.kind === 'list_item' && !DENIES.test(ctx.clean(last.span).replace(MARK, '')) ? last.span : null;
}

const DENIES = /^(?:no|not|without|nil|negative|if|unless|when|should|otherwise)\b/i;

/** Says that something is there. */
function states(span: Span, ctx: Context): boolean {
  const words = ctx.clean(span).replace(MARK, '');
  return words.length > 3 && !DENIES.test(words) && ctx.mentions.within(span).some(({ kind }) => THINGS.has(kind));
}

/** "pulmonary or thoracic surgery referral": the doctor's field, no part of the body. */
function isOfDoctor({ end }: Span, ctx: Context): boolean {
  return /^(?:\s+(?:or|and|\/)\s+[a-z]+)?\s+(?:surg\w+|medicine|referr?al|consult\w*|review|opinion|clinic|team|specialist|service)\b/i.test(
    ctx.understanding.report.clean.slice(end, end + 60),
  );
}
