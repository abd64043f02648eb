import type { Analysis } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { glossesFor } from '../retell/quote.js';
import type { Quoted } from '../summary/conclusion.js';
import { splitSentences } from '../words/sentences.js';
import { type Judgement, judgementOf } from './judgement.js';
import { isStoryNote, storySentences } from './story-note.js';

/** What may stand at the head of a story: why it began, what its writer takes it to be, and where it ends. */
export interface StoryView {
  reason: Said | null;
  judgement: Judgement | null;
  /** The last test that came back positive for a named illness or germ, in the report's own words. */
  result: Said | null;
  end: Said | null;
}

const MOST_WORDS = 32;
/** Leans on what stands before it. */
const LEANS = /^(?:This|That|These|Those|They|It|There|Then|The (?:\w+ )?(?:result|episode|pain|spell|finding)s?)\b/;

/** Null where the note has a conclusion of its own, or tells no story. */
export function storyView(plain: Analysis['plain'], ctx: Context): StoryView | null {
  if (!isStoryNote(ctx)) return null;
  const { report } = ctx.understanding;
  const asked = report.sentences.find(({ section }) => report.sections[section]?.kind === 'chief_complaint');
  const textOf = (start: number) => plain.find(({ source }) => source.start === start)?.text ?? '';
  const why = asked === undefined ? '' : textOf(asked.span.start);
  const last = storySentences(ctx).at(-1);
  const end = last === undefined ? '' : textOf(last.span.start);
  const short = end !== '' && !end.includes('“') && !LEANS.test(end) && end.split(' ').length <= MOST_WORDS;
  return {
    reason: asked !== undefined && /^You were seen because of /.test(why) ? say(why, [asked.span]) : null,
    judgement: judgementOf(ctx),
    result: positiveIn(ctx),
    end: short && last !== undefined ? say(splitSentences(end)[0] ?? end, [last.span]) : null,
  };
}

const POSITIVE = /\b(?:returned|came back|come back|was|were|is|are|remained) (?:\w+ly |again )?positive\b/i;
const NOT_SO = /\b(?:not|negative|false|falsely|never|no)\b/i;
const NAMED: ReadonlySet<string> = new Set(['disease', 'organism']);

function positiveIn(ctx: Context): Said | null {
  for (const { span } of storySentences(ctx).reverse()) {
    const words = ctx.clean(span);
    if (!POSITIVE.test(words) || NOT_SO.test(words) || FRIGHTENING.test(words)) continue;
    const named = ctx.mentions.within(span).find(({ kind }) => NAMED.has(kind));
    const quote = named === undefined ? null : quotable(words);
    if (named !== undefined && quote !== null) return say(`the report says: “${quote}”`, [span], [named.ref.id]);
  }
  return null;
}

/** How a story begins, in the report's own words, where no sentence tells it: what follows leans on it. */
export function openingLine(written: readonly Said[], ctx: Context): Quoted[] {
  const [first] = isStoryNote(ctx) ? storySentences(ctx) : [];
  if (first === undefined) return [];
  const { start, end } = first.span;
  if (written.some(({ sources }) => sources.some((span) => span.start < end && span.end > start))) return [];
  const quote = quotable(ctx.clean(first.span));
  if (quote === null) return [];
  return [
    {
      span: first.span,
      said: [say(`the report says: “${quote}”`, [first.span]), ...glossesFor(first.span, ctx).slice(0, 2)],
      calm: false,
      denied: false,
      sensitive: FRIGHTENING.test(quote),
      read: true,
      // Not to be left out for its hard words.
      concluded: true,
      advised: false,
      frame: null,
    },
  ];
}
