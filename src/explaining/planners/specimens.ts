import { specimenLetter } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';

/** The samples of a pathology report by their letters. */
interface Specimens {
  /** Letter of each sentence of the diagnosis, by sentence. */
  letters: ReadonlyMap<number, string>;
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
  const letters = new Map<number, string>();
  for (const section of report.sections) {
    if (!LETTERED.has(section.kind)) continue;
    let letter: string | null = null;
    for (const sentence of section.sentences) {
      letter = specimenLetter(report, sentence) ?? letter;
      if (letter !== null) letters.set(sentence.index, letter);
    }
  }
  const found = { letters, count: new Set(letters.values()).size };
  cache.set(ctx.understanding, found);
  return found;
}

/** The letter of the sample that a frame is told of ("B"); null where there is but one sample, or none is lettered. */
export function letterOf(frame: Frame, ctx: Context): string | null {
  const { letters, count } = specimensOf(ctx);
  return count < 2 ? null : (letters.get(frame.sentence) ?? null);
}

/** True where a pathology report tells of several samples. */
export function hasSeveralSamples(ctx: Context): boolean {
  return specimensOf(ctx).count > 1;
}
