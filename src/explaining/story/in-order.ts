import type { AnalysisFinding } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { STORY } from './story-note.js';

interface ToldLine {
  said: Said[];
  attributes: Pick<AnalysisFinding, 'source' | 'importance' | 'sensitive'>;
}

/**
 * The lines of a story in the order of the report, all of one weight: an event that is told before or behind its place says
 * something else. What cannot wait stays where it is. Changes what it is given.
 */
export function tellInOrder<Line extends ToldLine>(told: Line[], ctx: Context): void {
  const { sentences, sections } = ctx.understanding.report;
  const sentenceOf = ({ attributes }: Line) => sentenceFrom(sentences, attributes.source.start);
  const ofStory = (line: Line) => STORY.has(sections[sentenceOf(line)?.section ?? -1]?.kind ?? 'other');
  const story = told.filter((line) => ofStory(line) && line.attributes.importance !== 'urgent');
  const rest = told.filter((line) => !story.includes(line));
  for (const line of story) line.attributes.importance = 'note';
  story.sort((a, b) => a.attributes.source.start - b.attributes.source.start);
  const kept = story.filter((line) => standsAlone(line, story, sentenceOf(line)?.index, ctx));
  const at = rest.findIndex(({ attributes }) => attributes.importance === 'note' || attributes.importance === 'normal');
  rest.splice(at < 0 ? rest.length : at, 0, ...kept);
  told.splice(0, told.length, ...rest);
}

/** "The pain was worse when lying", "There was more of it below", "… at the time": said of what the sentence before tells. */
const LEANS =
  /^(?:This|These|That|Those|It|They|Then|There (?:was|were|is) (?:more|also|mild|some|no)|Following (?:this|that)|Over the next|By (?:the )?(?:evening|morning)|(?:During|After|Before) (?:the|this|that|these|some of these) |The (?:pain|ache|episode|spell|event|attack|symptoms?|findings?|lesion|mass|results?|organism|clamp|rash|fever|delivery|problem|clot|headaches?|seizures?|patient's symptoms?)\b)|\b(?:at (?:the|that) time|there|then)\b/;

/** True where a line says by itself what it means, or the line it leans on is put in front of it. */
function standsAlone<Line extends ToldLine>(
  line: Line,
  story: readonly Line[],
  index: number | undefined,
  ctx: Context,
): boolean {
  const { sentences } = ctx.understanding.report;
  const first = line.said[0]?.text ?? '';
  const own = /^The report says: “(.*)”\.$/.exec(first)?.[1] ?? first;
  if (!LEANS.test(own)) return true;
  const before = index === undefined ? undefined : sentences[index - 1];
  if (before === undefined || before.section !== sentences[index ?? 0]?.section) return true;
  const told = story.some((other) =>
    other.said.some(({ sources }) =>
      sources.some(({ start, end }) => start >= before.span.start && end <= before.span.end),
    ),
  );
  if (told) return true;
  const quote = quotable(ctx.clean(before.span));
  if (quote === null || (FRIGHTENING.test(quote) && !line.attributes.sensitive)) return false;
  line.said = [say(`the report says: “${quote}”`, [before.span]), ...line.said];
  return true;
}
