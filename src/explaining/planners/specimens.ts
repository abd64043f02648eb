import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import { specimenLetter } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** The samples of a pathology report by their letters. */
interface Specimens {
  /** Letter of each sentence of the diagnosis, by sentence, and where it is printed. */
  letters: ReadonlyMap<number, { letter: string; mark: Span }>;
  /** How many letters there are. */
  count: number;
}

const NONE: Specimens = { letters: new Map(), count: 0 };
const cache = new WeakMap<object, Specimens>();
const LETTERED: ReadonlySet<string> = new Set(['diagnosis', 'impression', 'synoptic']);

function specimensOf(ctx: Context): Specimens {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return NONE;
  const known = cache.get(ctx.understanding);
  if (known !== undefined) return known;
  const letters = new Map<number, { letter: string; mark: Span }>();
  for (const section of report.sections) {
    if (!LETTERED.has(section.kind)) continue;
    let current: { letter: string; mark: Span } | null = null;
    const numbered = isNumbered(section.sentences, ctx);
    for (const sentence of section.sentences) {
      const letter = specimenLetter(report, sentence) ?? (numbered ? numberOf(sentence, ctx) : null);
      if (letter !== null) {
        const start = report.text.lastIndexOf(letter, sentence.span.start - 1);
        current = { letter, mark: { start, end: sentence.span.start } };
      }
      if (current !== null) letters.set(sentence.index, current);
    }
  }
  const found = { letters, count: new Set([...letters.values()].map(({ letter }) => letter)).size };
  cache.set(ctx.understanding, found);
  return found;
}

/** "2. STOMACH, BODY, BIOPSY:" -> "2"; null where no number stands in front. */
function numberOf({ span: { start } }: Sentence, { understanding: { report } }: Context): string | null {
  return (
    /(?:^|[\n\r])\s{0,8}(\d{1,2})\s?[.):]\s{0,3}$/.exec(report.text.slice(Math.max(0, start - 16), start))?.[1] ?? null
  );
}

/** True where the numbers of a list stand before the names of samples, not before what was found. */
function isNumbered(sentences: readonly Sentence[], ctx: Context): boolean {
  const items = sentences.filter((sentence) => numberOf(sentence, ctx) !== null);
  return items.length > 1 && items.every((sentence) => namesSample(sentence, ctx));
}

const SAMPLED =
  /\b(?:biops\w*|polypectomy|polyps?|excision|resection|curett\w*|snare|core|shave|punch|aspirat\w*|brushings?|washings?|skin|lymph nodes?)\b/i;

function namesSample({ span, label }: Sentence, ctx: Context): boolean {
  const named = label?.span ?? span;
  const whole = label === null ? ctx.clean(span) : label.text;
  return (
    (label !== null || /[:,]\s*$/.test(whole) || ctx.frames.within(span).some(({ kind }) => kind === 'specimen')) &&
    SAMPLED.test(whole) &&
    ctx.mentions.within(named).some(({ kind }) => kind === 'anatomy')
  );
}

/** The letter of the sample that a frame is told of ("B"); null where there is but one sample, or none is lettered. */
export function letterOf(frame: Frame, ctx: Context): string | null {
  const { letters, count } = specimensOf(ctx);
  return count < 2 ? null : (letters.get(frame.sentence)?.letter ?? null);
}

/** Where that letter is printed. */
export function markOf(frame: Frame, ctx: Context): Span[] {
  const { letters, count } = specimensOf(ctx);
  const mark = letters.get(frame.sentence)?.mark;
  return count < 2 || mark === undefined ? [] : [mark];
}

/** True where a pathology report tells of several samples. */
export function hasSeveralSamples(ctx: Context): boolean {
  return specimensOf(ctx).count > 1;
}
