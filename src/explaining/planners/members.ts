import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

const CUE =
  /\b(?:no|without|negative for|absence of|free of|nor)\b(?! (?:change|longer|more|further|interval change|significant change))/gi;
const ENDS =
  /[.;:]|\b(?:but|with(?! or)|however|although|though|which|that|where|while|because|given|to suggest|suggesting|except|apart from|other than|is|are|was|were|has|have|shows?|appears?|remains?|clear|normal|intact|unremarkable|preserved|maintained|patent|seen|identified|detected|demonstrated|noted|present|evident|visible)\b/i;
const PLAIN =
  /^(?:acute|chronic|old|new|focal|significant|definite|large|small|suspicious|gross|obvious|evidence|sign|signs|of|the|an?|any|other|left|right|bilateral|both|upper|lower|in|at|on|within|for|from|to|by|as|this|these|further|additional|dominant|discrete|convincing|associated|overt|frank|residual|recurrent|active|mild|moderate|severe|high|low|grade|displaced|complete|partial|full|thickness|recent|remote|abnormal|pathologic(?:al)?|enlarged|lesions?|findings?|abnormalit(?:y|ies)|changes?|disease|process|side|sides|areas?|study|exam\w*|images?|views?|today|either|further)$/i;

/** True where a list of what is denied holds a member that no frame tells: told by the others it would be shorter than printed. */
export function losesMember(frames: readonly Frame[], ctx: Context): boolean {
  const { report } = ctx.understanding;
  const sentence = report.sentences[frames[0]?.sentence ?? -1];
  if (sentence === undefined || report.type.type !== 'imaging') return false;
  const text = report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s/g, ' ');
  const heads = ctx.framesIn(sentence.index).flatMap(({ head }) => (head === null ? [] : [head.span]));
  const told = frames.length;
  for (const cue of text.matchAll(CUE)) {
    const from = cue.index + cue[0].length;
    const rest = text.slice(from);
    const to = from + (ENDS.exec(rest)?.index ?? rest.length);
    let at = from;
    const parts: { start: number; end: number }[] = [];
    for (const join of text.slice(from, to).matchAll(/,\s*(?:and |or )?|\s(?:or|nor|and)\s|\s?\/\s?/g)) {
      parts.push({ start: at, end: from + join.index });
      at = from + join.index + join[0].length;
    }
    parts.push({ start: at, end: to });
    if (parts.length < 2 || parts.length <= told) continue;
    const holds = parts.map(({ start, end }) =>
      heads.some((head) => head.start < sentence.span.start + end && head.end > sentence.span.start + start),
    );
    const last = holds.lastIndexOf(true);
    const lost = parts.some(({ start, end }, index) => {
      if (holds[index]) return false;
      const span = { start: sentence.span.start + start, end: sentence.span.start + end };
      const mentions = ctx.mentions.within(span);
      const sites = frames.flatMap((frame) => frame.sites.map((site) => site.span.start));
      const words = [...text.slice(start, end).matchAll(/[A-Za-z][A-Za-z'’-]*/g)].filter((word) => {
        if (PLAIN.test(word[0]) || /ly$/.test(word[0])) return false;
        const place = sentence.span.start + start + word.index;
        const known = mentions.find((one) => one.span.start <= place && one.span.end > place);
        // Behind the last thing denied a part of the body is where it was looked for.
        return !(known?.kind === 'anatomy' && (index > last || sites.includes(known.span.start)));
      });
      return words.length > 0;
    });
    if (lost) return true;
  }
  return false;
}
