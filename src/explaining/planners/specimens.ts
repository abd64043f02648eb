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
const DESCRIBED: ReadonlySet<string> = new Set(['findings', 'microscopic', 'comment', 'other']);

function specimensOf(ctx: Context): Specimens {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return NONE;
  const known = cache.get(ctx.understanding);
  if (known !== undefined) return known;
  const named = lettersIn(LETTERED, ctx);
  // A report without a diagnosis of its own tells of its samples where it describes them.
  const letters = named.size > 0 ? named : lettersIn(DESCRIBED, ctx);
  const found = { letters, count: new Set([...letters.values()].map(({ letter }) => letter)).size };
  cache.set(ctx.understanding, found);
  return found;
}

function lettersIn(kinds: ReadonlySet<string>, ctx: Context): Map<number, { letter: string; mark: Span }> {
  const { report } = ctx.understanding;
  const letters = new Map<number, { letter: string; mark: Span }>();
  for (const section of report.sections) {
    if (!kinds.has(section.kind)) continue;
    let current: { letter: string; mark: Span } | null = null;
    const numbered = isNumbered(section.sentences, ctx) || isNumberedAsSent(section.sentences, ctx);
    const found = section.sentences.map(
      (sentence) => specimenLetter(report, sentence) ?? (numbered ? numberOf(sentence, ctx) : null),
    );
    const shortList = isShortList(section.sentences, found, ctx);
    section.sentences.forEach((sentence, at) => {
      const { start, end } = sentence.span;
      const letter = found[at] ?? null;
      if (letter !== null) {
        const inside = report.text.slice(start, start + 2).includes(letter);
        const from = inside ? report.text.indexOf(letter, start) : report.text.lastIndexOf(letter, start - 1);
        current = { letter, mark: { start: from, end: inside ? from + 1 : start } };
      }
      // Behind a list of one line for each sample stands what is said of all of them.
      else if (shortList && startsLine(sentence, ctx)) current = null;
      const own = OWN_LETTER.exec(report.clean.slice(start, end));
      if (own?.[1] !== undefined && found.includes(own[1]) && letter === null) {
        const from = start + own.index + 1;
        letters.set(sentence.index, { letter: own[1], mark: { start: from, end: from + 1 } });
      } else if (current !== null) letters.set(sentence.index, current);
    });
  }
  return letters;
}

/** "Perineural invasion: present (E)": the sample stands behind the finding. */
const OWN_LETTER = /\(([A-M])\)[\s.;]*$/;

function startsLine({ span }: Sentence, { understanding: { report } }: Context): boolean {
  return /(?:^|[\n\r])[ \t]*$/.test(report.text.slice(Math.max(0, span.start - 40), span.start));
}

/** True where three or more samples have a letter and one line each. */
function isShortList(sentences: readonly Sentence[], found: readonly (string | null)[], ctx: Context): boolean {
  const last = found.findLastIndex((letter) => letter !== null);
  const first = found.findIndex((letter) => letter !== null);
  if (first < 0 || found.filter((letter) => letter !== null).length < 3) return false;
  return sentences.slice(first, last).every((sentence, at) => found[first + at] !== null || !startsLine(sentence, ctx));
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

/** True where as many numbers stand before the findings as before the samples that were sent: "1. Bladder … 2. Dome". */
function isNumberedAsSent(sentences: readonly Sentence[], ctx: Context): boolean {
  const { report } = ctx.understanding;
  const sent = report.sections
    .filter(({ kind }) => kind === 'specimen')
    .flatMap((section) => section.sentences)
    .filter(({ span: { start } }) => /(?:^|\s)\d{1,2}[.)]\s*$/.test(report.text.slice(Math.max(0, start - 8), start)));
  const items = sentences.filter((sentence) => numberOf(sentence, ctx) !== null);
  return sent.length > 1 && items.length === sent.length;
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
