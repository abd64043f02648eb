import type { Span } from '../../contract/analysis.js';
import type { Frame, Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { MEANS, UNTOLD_WORDS } from './operation-actions.js';

/** One name of something done, as far as it says what and where; how it was done is left off. */
export interface Named {
  span: Span;
  words: string;
  /** Recognised in it, without words for a way of operating. */
  mentions: Mention[];
  /** Said in front: "by keyhole surgery". */
  manner: string;
  side: 'left' | 'right' | 'both' | null;
  /** Two sides stand in it. */
  sidesUnclear: boolean;
  levels: string[];
  /** It had been done before: a revision. */
  again?: boolean;
}

export function isAdjective({ ref, span }: Mention, ctx: Context): boolean {
  const printed = ctx.clean(span).toLowerCase();
  const forms = ref.folder === 'concepts' ? (ctx.knowledge.concept(ref.id)?.adjectives ?? []) : [];
  return (
    ACTION_WORDS.test(printed) ||
    forms.some((form) => form.toLowerCase() === printed) ||
    /(?:ic|al|ous|ed)$/.test(printed)
  );
}

/** Where the name ends and its means begin: "using a graft", "under local anesthesia", "for decompression". */
const HOW =
  /\s(?:using|utilizing|utilising|via|under|with|without|by|for|through(?!\s+[CTLS]\d)|performed|done|including|utilization|technique|CPT)\b/gi;
const SPINE =
  /spin|ACDF|dis[ck]|lamin|foramin|vertebr|fusion|arthrodesis|decompress|nerve root|cervical|thoracic|lumbar|instrument|graft|cage|facet|corpectomy|plate|rhizotomy|epidural|block|inject|osteophyt/i;
const LEVEL = /\b[CTLS]\d{1,2}(?:(?:\s?[-–]\s?| (?:through|thru|to) (?=[CTLS]\d))[CTLS]?\d{1,2})?\b/g;

export function readName(frame: Frame, ctx: Context): Named | null {
  const { clean } = ctx.understanding.report;
  const printed = clean.slice(frame.source.start, frame.source.end);
  if (/^\W*(?:using|utilizing|via|by|under|through)\b/i.test(printed)) return null;
  const lead = /^\W*(?:(?:as well as|including|status post)\s+)?/i.exec(printed)?.[0].length ?? 0;
  const aside = /\s\([^)]*$/.exec(printed)?.index ?? printed.length;
  const length = Math.min(aside, meansAt(frame.source, printed, lead + 3, ctx));
  const span = { start: frame.source.start + lead, end: frame.source.start + length };
  const words = clean
    .slice(span.start, span.end)
    .replace(/\([^)]{0,80}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const brackets = [...clean.slice(span.start, span.end).matchAll(/\([^)]{0,80}\)/g)].map((match) => ({
    start: span.start + match.index,
    end: span.start + match.index + match[0].length,
  }));
  const found = ctx.mentions
    .within(span)
    .filter(({ span: own }) => !brackets.some(({ start, end }) => own.start >= start && own.end <= end))
    .filter((mention, at, all) => !all.some((other, there) => there !== at && inside(mention, other)));
  const manners = MEANS.filter(({ pattern }) => pattern.test(words));
  const mentions = found.filter((mention) => !ADJECTIVE.test(ctx.clean(mention.span)));
  const left = /\b(?:left|lt|left-sided)\b/i.test(words) || /(?<![-\d])\bL\b(?![-\d])/.test(words);
  const right = /\b(?:right|rt|right-sided)\b/i.test(words) || /(?<![-\d])\bR\b(?![-\d])/.test(words);
  const both = /\b(?:bilateral\w*|both)\b/i.test(words);
  return {
    span,
    words,
    mentions,
    manner: manners[0]?.says ?? '',
    side: both ? 'both' : left ? 'left' : right ? 'right' : null,
    sidesUnclear: Number(left) + Number(right) + Number(both) > 1,
    levels: !SPINE.test(words)
      ? []
      : [
          ...new Set(
            (words.match(LEVEL) ?? []).map((level) => level.replace(/ (?:through|thru|to) /, '-').replace(/\s/g, '')),
          ),
        ].slice(0, 6),
  };
}

/** Where the means begin; never inside a name ("examination under anesthesia"). */
function meansAt(source: Span, printed: string, from: number, ctx: Context): number {
  const names = ctx.mentions.within(source);
  for (const match of printed.matchAll(HOW)) {
    const at = match.index;
    const start = source.start + at + 1;
    if (at >= from && !names.some(({ span }) => span.start < start && span.end > start)) return at;
  }
  return printed.length;
}

/** Ways of operating named as adjectives: recognised as the procedure, yet only its manner. */
const ADJECTIVE =
  /^(?:\w*scopic(?:ally|-assisted)?|\w*-assisted|percutaneous|transurethral|robotic|laser|total|partial|open|surgical|operative|left|right)$/i;

function inside(a: Mention, b: Mention): boolean {
  return (
    b.span.start <= a.span.start && b.span.end >= a.span.end && b.span.end - b.span.start > a.span.end - a.span.start
  );
}

/** How many words are neither recognised nor plain ones: their thing might be taken for another. */
export function unknownWords(named: Named, ctx: Context): number {
  const { clean } = ctx.understanding.report;
  let rest = '';
  let at = named.span.start;
  for (const { span } of named.mentions) {
    if (span.start < at) continue;
    rest += ` ${clean.slice(at, span.start)} `;
    at = span.end;
  }
  rest += ` ${clean.slice(at, named.span.end)}`;
  const words = rest
    .replace(/\([^)]{0,80}\)/g, ' ')
    .replace(LEVEL, ' ')
    .toLowerCase()
    .match(/[a-z][a-z'-]*/g);
  return (words ?? []).filter((word) => !UNTOLD_WORDS.test(word) && !ACTION_WORDS.test(word) && !ADJECTIVE.test(word))
    .length;
}

export const ACTION_WORDS =
  /^(?:excisions?|re-?excision|resection|removal|extirpation|explantation|extraction|enucleation|evacuation|repairs?|correction|closure|release|decompression|exploration|fulguration|electrofulguration|cauterization|ablation|injections?|reconstruction|debridement|biops(?:y|ies)|excisional|drainage|incision|reduction|fixation|orif|i|d|dilat(?:at)?ion|irrigation|washout|insertion|placement|implantation|application|revision|cautery|aspiration)$/;

export function sameWords(core: string, term: string): boolean {
  const flat = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return flat(core).includes(flat(term)) || flat(term).includes(flat(core));
}
