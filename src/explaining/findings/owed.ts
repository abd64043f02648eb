import type { Analysis, Span } from '../../contract/analysis.js';
import { Screened } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { SpanIndex } from '../span-index.js';
import type { Quoted } from '../summary/conclusion.js';
import { isNoEntry } from '../summary/conclusion-sentences.js';
import { splitSentences } from '../words/sentences.js';
import { isBeforeStay, toldAsBefore } from './before-stay.js';
import { isToColleague } from './colleague.js';
import { knownBefore, TALK } from './known-before.js';
import { isClerical } from './office.js';
import { superseded } from './superseded.js';
import { whomOf } from './whom.js';

/** How a stay or a visit ran and ended: every sentence of it is the reader's. */
const OWED: ReadonlySet<string> = new Set([
  'disposition', 'condition', 'hospital_course', 'discharge_diagnosis', 'diagnosis', 'admission_diagnosis', 'impression',
  'procedures', 'consults', 'plan', 'pending', 'allergies', 'follow_up', 'instructions', 'activity', 'diet', 'addendum',
]); // biome-ignore format: one list

/** The story before, and what stands under no heading: owed where something is said of an illness or its care. */
const OWED_IN_PART: ReadonlySet<string> = new Set([
  'chief_complaint', 'history_present', 'other', 'physical_exam', 'findings', 'results', 'medications', 'recommendation', 'indication',
]); // biome-ignore format: one list

/** What a visit tells of the reader's past and of what was felt and measured: every sentence of it is the reader's. */
const OWED_OF_VISIT: ReadonlySet<string> = new Set([
  'physical_exam', 'past_history', 'surgical_history', 'vitals', 'medications', 'family_history',
]); // biome-ignore format: one list

/** "Left neck: no", "calves N", "a 48-year-old male": a scrap that tells nothing by itself. */
const SAYS_LITTLE =
  /^\W*(?:[\w-]+\W{1,3}){0,3}(?:no|N|NAD)\W*$|\bmoves? all (?:4|four)\W*$|\bNEWS\W+\d+\W*$|^\W*(?:an? )?\d{1,3}[- ]year[- ]old (?:[\w-]+ ){0,2}\w+\W*$|\b(?:vital signs?|vitals) as (?:charted|above|below|noted)\b|^\W*age\b/i;

/** How somebody lives, as far as it bears on health. */
const LIVES = new Screened(
  /\b(?:smok\w+|tobacco|cigar\w*|packs?|nicotine|vap(?:es?|ing)|alcohol\w*|drinks?|drinking|beers?|wine|liquor|drugs?|marijuana|cocaine|quit\w*|habits?|immuni[sz]\w+|vaccin\w+)\b/i,
);
const LIFE: ReadonlySet<string> = new Set(['social_history', 'history_present', 'past_history', 'other']);

const OF_WEIGHT: ReadonlySet<string> = new Set([
  'disease',
  'finding',
  'symptom',
  'organism',
  'procedure',
  'medicine',
  'device',
  'score',
  'lab',
]);

const MOST_OWED = 32;
const MOST_WORDS = 46;
const MOST_SENTENCES = 2;

/**
 * Sentences that stand in the side-by-side view only: where the reader went, how they were, what was done; of a picture or
 * a sample what was known before it. They are told among the findings too, so that no letter passes over them.
 */
export function owedLines(
  written: readonly Said[],
  plain: Analysis['plain'],
  announced: boolean,
  ctx: Context,
  results: readonly Span[] = [],
): Quoted[] {
  const { report } = ctx.understanding;
  const told = new SpanIndex(
    written.flatMap(({ sources }) => sources),
    (span) => span,
  );
  if (ctx.teller.sees || report.type.type === 'laboratory') return knownBefore(told, announced, ctx);
  const beside = new SpanIndex(plain, ({ source }) => source);
  const words = new Set(written.map(({ text }) => text));
  const over = superseded(ctx);
  const result = new Set(results.map(({ start, end }) => `${start}-${end}`));
  // Of "no wheezing, and saturation is 91% on room air" the result alone is not the sentence.
  const isBeside = (span: Span, whole: Span) =>
    result.has(`${span.start}-${span.end}`) && span.end - span.start < (whole.end - whole.start) * 0.5;
  const lines: Quoted[] = [];
  for (const sentence of report.sentences) {
    if (lines.length >= MOST_OWED) break;
    if (!isOwed(sentence, ctx) || told.touching(sentence.span).some((span) => !isBeside(span, sentence.span))) continue;
    const said = counterpart(sentence.span, beside, ctx);
    const [first] = said;
    if (first === undefined || said.every(({ text }) => words.has(text))) continue;
    // What was taken before the stay stays true, whatever became of it.
    if (over.has(sentence.index) && !first.text.startsWith('Before you came in, you took ')) continue;
    for (const { text } of said) words.add(text);
    const frames = ctx.frames.within(sentence.span);
    const denied =
      frames.length > 0 &&
      frames.every(({ kind }) => kind === 'absent' || kind === 'normal') &&
      said.some(({ text }) => SAYS_WELL.test(text));
    const section = report.sections[sentence.section]?.kind;
    lines.push({
      span: sentence.span,
      said: isBeforeStay(sentence.index, ctx)
        ? said.map((one) => toldAsBefore(one, section === 'admission_diagnosis'))
        : said,
      calm: denied,
      denied,
      sensitive: said.some(({ text }) => FRIGHTENING.test(text)) && !denied,
      read: true,
      concluded: false,
      advised: false,
      frame: mainOf(frames),
    });
  }
  return lines;
}

/** Denies, or calls a thing as it should be. */
export const SAYS_WELL = new Screened(
  /\b(?:no|not|none|never|without|normal|clear|fine|well|whole|intact|negative|gone|free|good|stable)\b/i,
);

function isOwed(sentence: Sentence, ctx: Context): boolean {
  const section = ctx.understanding.report.sections[sentence.section]?.kind ?? 'other';
  const printed = ctx.clean(sentence.span);
  if (isClerical(printed) || isNoEntry(printed) || printed.endsWith(':')) return false;
  if (isToColleague(sentence.span, section, ctx)) return false;
  if (TALK.test(printed) && !DECIDED.test(printed)) return false;
  if (OWED.has(section)) return true;
  if (ctx.understanding.report.type.type === 'other') {
    if (OWED_OF_VISIT.has(section) && !SAYS_LITTLE.test(printed)) return true;
    // In the paper of a baby such words are said of its mother.
    if (LIFE.has(section) && LIVES.test(printed) && whomOf(ctx) !== 'baby') return true;
  }
  if (!OWED_IN_PART.has(section)) return false;
  return (
    MUST.test(printed) ||
    FELT.test(printed) ||
    ctx.mentions.within(sentence.span).some(({ kind }) => OF_WEIGHT.has(kind))
  );
}

/** What came of the talk: "it was decided no treatment was required". */
const DECIDED =
  /\b(?:decided|decision was made|elected|opted)\b|\bno (?:further )?(?:treatment|surgery|antibiotics?|therapy|intervention)\b[^.]{0,20}\b(?:required|needed|necessary|indicated|recommended)\b/i;

/** How the reader is or was, in words that no entry names. */
const FELT = new Screened(
  /\b(?:redness|swelling|weak|improv\w+|worse\w*|better|drain(?:age|ing)|failed (?:conservative|medical|non-?operative|outpatient))\b/i,
);

/** What the reader is bound to do or to leave, whatever it is about. */
const MUST = new Screened(/\b(?:must|should not|shall not|do not|may not|needs? to)\b/i);

/** What the side-by-side view says of the sentence, where that is plain and about it. */
function counterpart(span: Span, beside: SpanIndex<Analysis['plain'][number]>, ctx: Context): Said[] {
  const [line, ...more] = beside.touching(span);
  if (line === undefined || more.length > 0 || line.source.start !== span.start) return [];
  const quoted =
    /“/.test(line.text) &&
    !/^(?:Under allergies|Of where you went|Your code status|The report says: “[^”]*”\.$)/.test(line.text);
  if (GENERAL.test(line.text) || quoted || line.text.split(' ').length > MOST_WORDS) return [];
  const sentences = splitSentences(line.text);
  if (sentences.length > MOST_SENTENCES || sentences.some((one) => GENERAL.test(one))) return [];
  const known = ctx.mentions.within(span).map(({ ref }) => ref.id);
  return sentences.map((one) => say(one, [span], known));
}

/** Tells of a part of the paper, not of what it says. */
const GENERAL = /^(?:This (?:part|line|test|sample)\b|The part\b|The report lists which)/;

function mainOf(frames: readonly Frame[]): Frame | null {
  return frames.find(({ head, kind }) => head !== null && (kind === 'finding' || kind === 'diagnosis')) ?? null;
}
