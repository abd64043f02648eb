import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';

/** What is known of the reader besides, that the look of the sample is held against. */
const BESIDES =
  /\b(?:in (?:the )?(?:appropriate |right |proper |clinical )*(?:context|setting|light|view) of|in (?:a|an|this|the) (?:[\w-]+ ){0,3}(?:patient|man|woman|child|person|host) with|given (?:the |this |a |his |her )?(?:(?:patient['’]?s?|clinical|known|reported|stated|provided) )*(?:history|presence|background|findings?)(?: of)?|with (?:the |a |this )?(?:known |clinical |given |reported |prior |past )*history of|(?:taken )?together with (?:the )?(?:clinical|known|reported)|in conjunction with|against (?:a|the) background of)\b/i;
/** Behind it the statement itself begins. */
const STATEMENT =
  /,\s*(?=(?:the |these |this |overall |our |such |its )?(?:[a-z-]+ ){0,2}(?:findings?|features?|appearances?|changes?|morpholog\w*|immuno\w*|histolog\w*|picture|patterns?|results?|profile|lesion|tumou?r|process|sample|biopsy|is|are|favou?rs?|supports?|suggests?|consistent)\b|(?:an?|it|we|this) )/gi;

/** The stretch of a sentence that tells of the reader, and not of the sample; null where there is none. */
export function besides(words: string): Span | null {
  const lead = BESIDES.exec(words);
  if (lead === null) return null;
  const behind = words.slice(lead.index);
  const begins = [...behind.matchAll(STATEMENT)][0];
  return { start: lead.index, end: begins === undefined ? words.length : lead.index + begins.index };
}

/** Plans that tell, or hang on, what the sentence only holds the sample against. */
export function ofTheReaderBesides(planned: readonly Planned[], span: Span, ctx: Context): Planned[] {
  const { clean } = ctx.understanding.report;
  const known = besides(clean.slice(span.start, span.end).replace(/\s/g, ' '));
  if (known === null) return [];
  const from = span.start + known.start;
  const to = span.start + known.end;
  const inside = (frame: Frame) => frame.head !== null && frame.head.span.start >= from && frame.head.span.end <= to;
  const ids = new Set(
    ctx.mentions.within({ start: from, end: to }).flatMap(({ kind, ref }) => (kind === 'anatomy' ? [] : [ref.id])),
  );
  const other = new Set(
    ctx.mentions
      .within(span)
      .filter((mention) => mention.span.start < from || mention.span.end > to)
      .map(({ ref }) => ref.id),
  );
  return planned.filter(
    ({ frames, plan }) => frames.some(inside) || plan.what.knowledge.some((id) => ids.has(id) && !other.has(id)),
  );
}
