import type { Analysis, Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { HANDLING, isClerical } from '../findings/office.js';
import { noteLine } from '../notes/index.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { glossesFor } from '../retell/quote.js';
import { SpanIndex } from '../span-index.js';
import type { Quoted } from '../summary/conclusion.js';
import { isSpecimenLine, isTitleOfSample } from '../summary/conclusion-sentences.js';
import { plainLine } from '../tissue/plain-lines.js';
import { type Said, say } from './said.js';
import { ToldWords } from './told-words.js';
import { isToldWhole, partsOf } from './unsaid-parts.js';

/** Sections that tell of the paper, of the way the test was done, or of how the sample was handled. */
const NOT_OWED: ReadonlySet<string> = new Set([
  'header', 'signature', 'exam', 'technique', 'method', 'comparison', 'specimen', 'gross', 'identity', 'vitals',
]); // biome-ignore format: one list

/** In the report of a picture or a sample, what was known before it. */
const ASKED: ReadonlySet<string> = new Set([
  'indication', 'history_present', 'chief_complaint', 'past_history', 'surgical_history', 'social_history', 'medications', 'allergies',
]); // biome-ignore format: one list

/** "MRI of the spine reveals a disc at L5-S1" in a history: what an earlier test found is no reason of this one. */
const FOUND_BEFORE =
  /\b(?:mri|ct|scan|x-?rays?|ultrasound|biopsy|angiogra\w+|emg|echo\w*)\b[^.;]{0,60}\b(?:reveal|show|demonstrat|confirm)\w*\b/i;

/** Where a report says what it comes to: what is lost of it is quoted. */
const WEIGHED: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'comment', 'addendum', 'synoptic']);
const MOST_QUOTED = 6;

/** Words in which a clause must be told, or it is listed. */
const WORDS = /[a-z]{3,}/gi;

/**
 * The last look over the report: clauses that no written sentence and no line of the side-by-side view carries. What
 * tells of another part of its sentence does not count. They are listed as not explained, never passed over. `only`: kinds of section that are looked at, where not all.
 */
export function lostParts(
  written: readonly Said[],
  plain: Analysis['plain'],
  listed: readonly Span[],
  ctx: Context,
  only?: ReadonlySet<string>,
): Span[] {
  const { report } = ctx.understanding;
  if (report.type.type === 'laboratory') return [];
  const told = new SpanIndex(
    written.flatMap((said) => said.sources.map((span) => ({ said, span }))),
    ({ span }) => span,
  );
  const beside = new SpanIndex(plain, ({ source }) => source);
  const gaps = new SpanIndex(listed, (span) => span);
  const lost: Span[] = [];
  for (const sentence of report.sentences) {
    const section = report.sections[sentence.section]?.kind ?? 'other';
    if (only?.has(section) === false) continue;
    if (NOT_OWED.has(section)) continue;
    if (ctx.teller.sees && ASKED.has(section) && !FOUND_BEFORE.test(ctx.clean(sentence.span))) continue;
    if (ctx.frames.within(sentence.span).some(({ field }) => field !== undefined)) continue;
    // Shorthand that is told clause by clause shares no words with what we say for it.
    if (noteLine(sentence, ctx) !== null && beside.touching(sentence.span).length > 0) continue;
    // So does an exam line that is read from its first word to its last.
    if (
      ctx.frames.within(sentence.span).some(({ exam }) => exam !== undefined) &&
      beside.touching(sentence.span).length > 0
    )
      continue;
    const line = ctx.clean(sentence.span);
    if (isClerical(line) || (report.type.type === 'pathology' && HANDLING.test(line))) continue;
    const start = sentence.label?.span.end ?? sentence.span.start;
    const parts = partsOf({ start, end: sentence.span.end }, ctx, BEHIND_COMMA).filter(
      (part) => (ctx.clean(part).match(WORDS)?.length ?? 0) > 1 && gaps.touching(part).length === 0,
    );
    if (parts.length === 0) continue;
    const said = [
      ...told.touching(sentence.span).map((one) => one.said),
      ...beside
        .touching(sentence.span)
        .filter(({ text }) => !GENERAL.test(text))
        .map(({ text }) => ({ text, sources: [], knowledge: [] })),
    ];
    // Told whole in plain words, with none of its own.
    const plainly = report.type.type === 'pathology' ? plainLine(line)?.texts[0].toLowerCase() : undefined;
    if (plainly !== undefined && said.some(({ text }) => text.toLowerCase().includes(plainly))) continue;
    const words = new ToldWords([...new Set(said)]);
    lost.push(
      ...parts.filter((part) => {
        if (isToldWhole(part, said)) return false;
        const { names, words: lacking, of, told: named } = words.lacks(part, ctx);
        const share = of > 1 ? lacking / of : 0;
        if (names > 0) return share >= WITH_NAME;
        return share >= (named ? ALMOST_ALL : MOST_LACKING);
      }),
    );
  }
  return lost;
}

/** What is lost of the conclusion and its comment, in the report's own words with what their hard words mean. */
export function quoteLost(written: readonly Said[], plain: Analysis['plain'], ctx: Context): Quoted[] {
  if (!ctx.teller.sees) return [];
  const { report } = ctx.understanding;
  const lines: Quoted[] = [];
  for (const span of lostParts(written, plain, [], ctx, WEIGHED)) {
    const sentence = sentenceFrom(report.sentences, span.start);
    if (sentence === undefined || lines.length >= MOST_QUOTED) break;
    if (isSpecimenLine(sentence, ctx)) continue;
    if (report.type.type === 'pathology' && isTitleOfSample(sentence, ctx.mentions.within(sentence.span), ctx))
      continue;
    const part = ctx.clean(span).replace(/^[\s:;,.-]+/, '');
    // "Seminal vesicle: not sampled": what is said of what.
    const words = sentence.label !== null && part.split(' ').length <= 4 ? ctx.clean(sentence.span) : part;
    const quote = quotable(words);
    if (quote === null || words.split(' ').length < 3) continue;
    lines.push({
      span,
      said: [say(`the report says: “${quote}”`, [span]), ...glossesFor(span, ctx).slice(0, 2)],
      calm: false,
      denied: false,
      sensitive: FRIGHTENING.test(words),
      read: false,
      concluded: false,
      advised: false,
      frame: null,
    });
  }
  return lines;
}

/** At stops, and where a comma opens a denial: what stands before it is a statement of its own. */
const BEHIND_COMMA = /;\s+|[.?!]\s+(?=[A-Z])|\s+[-–]\s+(?=[A-Za-z])|,\s+(?=(?:but |and )?(?:no|without|with no)\b)/g;

/** A part of which more is told nowhere is not told. */
const MOST_LACKING = 0.67;
/** The same where an illness, a finding or a deed is among it. */
const WITH_NAME = 0.4;
/** Told by its names: other words may stand for its words. */
const ALMOST_ALL = 0.85;

/** Tells of a whole part of the report, not of what it says. */
const GENERAL = /^(?:This (?:part|line) (?:only )?tells|The report lists which)/;
