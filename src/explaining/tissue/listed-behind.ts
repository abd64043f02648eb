import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { plainLine } from './plain-lines.js';

const OF_CANCER = /carcinoma|cancer|sarcoma|neoplasm|tumou?r|lymphoma|melanoma/;
const PART = /[,;]\s*(?:and )?/g;

/**
 * "Grade 3 invasive ductal carcinoma, 31 mm, LVI+, 4/15 nodes +ve, ER+ PR-": what the line lists behind the name of a
 * cancer, a sentence for each part that has set words and no finding of its own.
 */
export function listedBehind(frame: Frame, ctx: Context): string[] {
  const noun = frame.head === null ? null : nounOf(frame.head, ctx);
  if (noun === null || frame.head === null || !OF_CANCER.test(noun.id) || /metasta/.test(noun.id)) return [];
  if (frame.assertion !== 'present' || frame.negated) return [];
  const from = frame.head.span.end;
  const rest = ctx.clean({ start: from, end: frame.source.end });
  const others = ctx.framesIn(frame.sentence).filter(({ head }) => head !== null && head !== frame.head);
  const said: string[] = [];
  let at = 0;
  for (const mark of [...rest.matchAll(PART), null]) {
    const end = mark === null ? rest.length : mark.index;
    const part = { start: from + at, end: from + end };
    const words = rest.slice(at, end).trim();
    const first = at === 0;
    at = mark === null ? end : end + mark[0].length;
    if (first || others.some(({ head }) => head !== null && head.span.start >= part.start && head.span.end <= part.end))
      continue;
    const plain = plainLine(words);
    // What is said of the growth as a whole ("reaches the deep edge", "cut out") is told with it already.
    if (plain !== null && !plain.soft) said.push(...plain.texts.filter((text) => !text.startsWith('what was found')));
  }
  return said;
}
