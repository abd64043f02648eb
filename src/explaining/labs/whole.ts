import type { Analysis, Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import { type Said, sayAll } from '../nets/said.js';
import { ASK, commentsIn, standsIn, type Told } from './comments.js';
import type { WrittenLab } from './labs.js';

/** Lines of the lists that a reader sees. */
interface Lists {
  told: Told[];
  recommendations: readonly { said: Said[] }[];
  labs: readonly WrittenLab[];
  summary: Said[];
  keyPoints: readonly Said[][];
}

const LONGEST = 130;
/** A value with its unit is more than the comment says. */
const MORE = /\d\s?(?:mmol|mg|g|%|iu|u|ng|pg|[µu]mol|mcg)\b/i;

/**
 * Short lines of which a standard comment tells the whole ("Telephoned to ward 07:50"): what they mean stands in their
 * place, each kind once. Gives the lines. Changes the lists it is given.
 */
export function tellWholeComments(lists: Lists, ctx: Context): Set<Span> {
  const comments = commentsIn(ctx);
  const several = new Set<Span>();
  const seen = new Set<Span>();
  for (const { span } of comments) (seen.has(span) ? several : seen).add(span);
  const done = new Map<string, Said[]>();
  const spans = new Set<Span>();
  for (const { span, comment } of comments) {
    const words = ctx.clean(span);
    if (!comment.whole || several.has(span) || words.length > LONGEST || MORE.test(words)) continue;
    const means = sayAll(comment.says, [span], [comment.id]);
    const before = done.get(comment.id);
    const below = lists.labs.find(({ more }) => standsIn(more, span));
    if (below !== undefined) {
      if (!inWordsOf(below.more, span, words, means)) continue;
      for (const { said } of lists.told) inWordsOf(said, span, words, []);
      spans.add(span);
      continue;
    }
    for (const said of [lists.summary, ...lists.keyPoints]) inWordsOf(said, span, words, means);
    const whole = [...lists.told, ...lists.recommendations].map(({ said }) => said);
    if (before !== undefined) {
      for (const said of lists.told.map((one) => one.said)) inWordsOf(said, span, words, []);
      for (const one of before) one.sources.push(span);
      spans.add(span);
      continue;
    }
    const placed = whole.some((said) => inWordsOf(said, span, words, means));
    if (!placed && whole.some((said) => standsIn(said, span))) continue;
    if (!placed)
      lists.told.push({ said: means, attributes: { ...PLAINLY, source: span, importance: comment.weight ?? 'note', concepts: [] } }); // biome-ignore format: one line
    done.set(comment.id, means);
    spans.add(span);
  }
  if (spans.size > 0) lists.told.splice(0, lists.told.length, ...lists.told.filter(({ said }) => said.length > 0));
  return spans;
}

const IN_THIS_LINE = /^in this line, “/i;
const BARE_QUOTE =
  /^(?:[^“”:]{0,40}: )?(?:the report[^“”:]{0,40}(?:says|lists|asks|notes)|[^“”:]{0,30}report’s words|the lab adds)\b[^“”:]{0,20}:/i;
/** So much of a sentence's words stand in the line: it is the line over again. */
const ECHO = 0.8;

/** Puts what a line means in the place of the line itself, where that was only quoted or said again. True where it was. */
function inWordsOf(said: Said[], span: Span, line: string, means: readonly Said[]): boolean {
  const own = new Set(line.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? []);
  const isOf = ({ text, sources, knowledge }: Said) =>
    sources.length > 0 &&
    sources.every(({ start, end }) => start >= span.start - 40 && end <= span.end + 2 && end > span.start) &&
    (BARE_QUOTE.test(text) || ASK.test(text) || (knowledge.length === 0 && echoes(text, own)));
  const at = said.findIndex(isOf);
  // Where a finding was made of the line, that tells it.
  const made = (one: Said) => !isOf(one) && !IN_THIS_LINE.test(one.text) && standsIn([one], span);
  if (at < 0 || (means.length > 0 && said.some(made))) return false;
  const kept = said.filter((one) => !isOf(one));
  // What a hard word of the line means stood there for the line's sake.
  const rest = kept.filter(({ text }) => !IN_THIS_LINE.test(text));
  said.splice(0, said.length, ...rest.slice(0, at), ...means, ...rest.slice(at));
  return true;
}

function echoes(text: string, own: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? [];
  return words.length > 1 && words.filter((word) => own.has(word)).length >= words.length * ECHO;
}

/** Takes what is told by a comment from the parts that were not explained. */
export function withoutWhole(
  side: { notExplained: Span[]; plain: Analysis['plain'] },
  spans: ReadonlySet<Span>,
  clean: string,
): void {
  if (spans.size === 0) return;
  for (const { start, end } of spans)
    side.notExplained = side.notExplained.flatMap((gap) => {
      if (gap.end <= start || gap.start >= end) return [gap];
      return [
        { start: gap.start, end: start },
        { start: end, end: gap.end },
      ].filter((left) => left.end > left.start && /[A-Za-z]{2}/.test(clean.slice(left.start, left.end)));
    });
}
