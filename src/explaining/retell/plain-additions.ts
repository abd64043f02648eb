import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';

const PARTS: Readonly<Record<string, string>> = {
  upper: 'upper',
  superior: 'upper',
  lower: 'lower',
  inferior: 'lower',
  mid: 'middle',
  middle: 'middle',
  interpolar: 'middle',
};
const WHERE =
  /\b(upper|lower|mid|middle|superior|inferior|interpolar)[- ](pole|zone|third|region)\b(?! (?:to|and|or|\/))/i;

/** Words that say one more thing of what was found, each with the sentence that tells it. "#" is the thing, "%" is or are. */
const ADDED: Readonly<Record<string, string>> = {
  uncomplicated: 'the report calls # uncomplicated',
  segmental: '# % in one section only',
  persistent: '# % still there',
  exertional: '# come!s with effort',
  intermittent: '# come!s and go!es',
};

/**
 * What the words that a sentence of ours leaves out add to it, in plain sentences, where each of them is known and can be
 * said of nothing else: one finding, and no denial beside it. Null where one of them needs the report's own line.
 */
export function plainAdditions(
  words: readonly string[],
  sentence: Sentence,
  plural: boolean,
  ctx: Context,
): Said[] | null {
  const printed = ctx.clean(sentence.span);
  if (/\b(?:no|not|without|or|versus|vs|may|might|could|possible|likely)\b/i.test(printed)) return null;
  const where = WHERE.exec(printed);
  const ofPlace = new Set(where === null ? [] : [where[1]?.toLowerCase(), where[2]?.toLowerCase()]);
  const left = new Set(words.filter((word) => !ofPlace.has(word)));
  const texts: string[] = [];
  const placed = words.some((word) => ofPlace.has(word)) && where !== null;
  if (placed) texts.push(`# lie!s in the ${PARTS[where[1]?.toLowerCase() ?? ''] ?? ''} part`);
  for (const word of left) {
    const added = ADDED[word];
    if (added === undefined) return null;
    texts.push(added);
  }
  const [thing, object] = plural ? ['they', 'them'] : ['it', 'it'];
  return texts.map((text) => {
    const said = text
      .replace('calls #', `calls ${object}`)
      .replace('#', thing)
      .replace('%', plural ? 'are' : 'is')
      .replace(/!(e?s)\b/g, plural ? '' : '$1');
    return say(said, [sentence.span]);
  });
}
