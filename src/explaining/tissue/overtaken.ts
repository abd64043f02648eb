import type { Span } from '../../contract/analysis.js';
import { onceIn, remembered } from '../../knowledge/index.js';
import type { Section, Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import type { Planned } from '../planners/index.js';
import { type Plan, plan } from '../planners/plan.js';
import { literally } from '../words/letters.js';

const STILL_OPEN = /\b(?:pending|to follow|awaited|in progress|outstanding|requested|ordered|will (?:be|follow))\b/i;
const ADDED = /^\W*(?:addend\w*|supplement\w*|amend\w*|additional|update\w*|revised|corrected|integrated)\b/i;
const saysAdded = remembered(500, (heading) => ADDED.test(heading));
/** What a test is called by: a gene, a stain, or its kind. */
const TESTS =
  /\b(?:karyotyp\w*|cytogenetic\w*|fish|sequencing|ngs|molecular|methylation|receptors?|immuno\w+|flow|levels?|decalcifi\w+|her-?2|er|pr|ki-?67|pd-?l1|mmr|msi|trichrome|congo red|gms|afb)\b/gi;
const GENES = /\b(?!FLOW\b|PENDING\b|RESULTS?\b)[A-Z][A-Z0-9]{2,}(?:-?\d+)?\b|\bt\(\d+;\d+\)/g;

function namesIn(words: string): string[] {
  // Of a line in capitals only the names of tests are known as names.
  const genes = /[a-z]{3}/.test(words) ? (words.match(GENES) ?? []) : [];
  return [...new Set([...(words.match(TESTS) ?? []), ...genes].map((name) => name.toLowerCase()))];
}

/** "An addendum will follow", "Receptors to follow": a promise, with no result of its own. */
const PROMISE =
  /^\W*(?:an? |the )?(?:[a-z-]+ ){0,3}(?:addend(?:um|a)|reports?|results?|receptors?|studies|immuno\w*|levels|stains?|molecular|testing) (?:will|to|shall|are to|is to) (?:follow|be (?:issued|reported|added|sent))\b[^.;]{0,50}\W*$/i;
/** One test by several names. */
const SAME: readonly (readonly string[])[] = [
  ['cytogenetic', 'cytogenetics', 'karyotype', 'karyotyping', 'chromosome', 'chromosomes'],
  ['immunofluorescence', 'dif', 'if'],
  ['sequencing', 'ngs', 'molecular', 'mutation', 'variant'],
  ['er', 'estrogen', 'oestrogen', 'receptors', 'receptor'],
];

/** What a later part of the report answers is no longer told as still to come. */
export function withoutOvertaken(planned: Planned[], ctx: Context): Planned[] {
  const settled = planned.map((one) => withLaterAnswer(one, ctx));
  if (!planned.some(({ frames }) => frames.some(isOpen))) return settled;
  return settled.filter(
    ({ frames }) => !frames.every((frame) => isOpen(frame) && isAnswered(lineOf(frame, ctx) ?? frame.source, ctx)),
  );
}

/** A test of the genes that says how much HER2 there is, with its answer. */
const HER2_ANSWER = onceIn(
  /\bHER-?2\b[^\n]{0,80}\b(?:D?ISH|FISH|SISH|CISH|hybridi[sz]ation)\b(?![^\n]{0,60}\b(?:to follow|pending|requested|see (?:addendum|below)|will|awaited|sent)\b)[^\n]{0,120}\b(?:amplified|negative|positive)\b/i,
);

/** "HER2 2+" where the test that was done for it has answered. */
function withLaterAnswer(one: Planned, ctx: Context): Planned {
  const score = one.frames.find((frame) => frame.score?.id === 'her2-score')?.score;
  if (score?.code !== '2+' || !HER2_ANSWER(ctx.understanding.report.clean)) return one;
  const text = 'a first test for the growth signal HER2 was in between (2+), and another test gave the answer';
  return { ...one, plan: { ...plan(text, [score.span]), details: [] } };
}

function isOpen({ kind, field }: Frame): boolean {
  return kind === 'pending' || field?.answer === 'waiting';
}

function lineOf(frame: Frame, { understanding: { report } }: Context): Span | undefined {
  return report.sentences[frame.sentence]?.span;
}

/** A line that only says that something is still to come, which a later part of the report tells. */
export function isOvertaken({ span }: Pick<Sentence, 'span'>, ctx: Context): boolean {
  const { report } = ctx.understanding;
  if (report.type.type !== 'pathology') return false;
  const words = ctx.clean(span);
  return STILL_OPEN.test(words) && report.sections.some(isAdded) && isAnswered(span, ctx);
}

function isAdded({ kind, heading }: Section): boolean {
  return kind === 'addendum' || (heading !== null && saysAdded(heading.text));
}

function isAnswered(source: Span, ctx: Context): boolean {
  const { report } = ctx.understanding;
  const answers = answersOf(ctx);
  if (answers.last < source.end) return false;
  const words = ctx.clean(source);
  if (PROMISE.test(words)) return true;
  const inLine = namesIn(words);
  const own = () =>
    report.sections.find(({ span }) => span.start <= source.start && span.end >= source.end)?.heading?.text ?? '';
  const names = inLine.length > 0 ? inLine : namesIn(own());
  return names.length > 0 && names.filter((name) => answers.lastOf(name) >= source.end).length * 2 >= names.length;
}

/** The parts of a report that were added to it and leave nothing open: where the last begins, and the last that says a name. */
interface Answers {
  last: number;
  lastOf(name: string): number;
}

const known = new WeakMap<Context, Answers>();

function answersOf(ctx: Context): Answers {
  const before = known.get(ctx);
  if (before !== undefined) return before;
  const { report } = ctx.understanding;
  const added = report.sections.map(isAdded);
  const lines = report.sentences
    .filter(({ section, label }) => added[section] === true || ADDED.test(label?.text ?? ''))
    .filter(({ span }) => !STILL_OPEN.test(ctx.clean(span)))
    .map(({ span, section }) => ({
      at: span.start,
      words: `${report.sections[section]?.heading?.text ?? ''} ${ctx.clean(span)}`.toLowerCase(),
    }))
    .reverse();
  const asked = new Map<string, number>();
  const answers: Answers = {
    last: lines[0]?.at ?? -1,
    lastOf: (name) => {
      let at = asked.get(name);
      if (at === undefined) {
        const says = (SAME.find((group) => group.includes(name)) ?? [name]).map(
          (one) => new RegExp(`(?<![a-z0-9])(?:hyper)?${literally(one)}`),
        );
        at = lines.find(({ words }) => says.some((pattern) => pattern.test(words)))?.at ?? -1;
        asked.set(name, at);
      }
      return at;
    },
  };
  known.set(ctx, answers);
  return answers;
}

const CHROMOSOMES = /\b4\d,X[XYO]?(?:,[^\s[/]{2,}|\S*\/4\d,)\S*/;
/** A change that many healthy people have. */
const HARMLESS = /^46,X[XY],inv\(9\)\S*$/;

/** "46,XX,t(11;14)(q13;q32)[7]/46,XX[13]": a change, whatever stands before it. Null for any other line. */
export function changedChromosomes(words: string, span: Span): Plan | null {
  const printed = CHROMOSOMES.exec(words)?.[0];
  if (
    printed === undefined ||
    HARMLESS.test(printed) ||
    !/[,/](?:t|del|inv|add|der|dup|ins|i|[+-]\d|4[5-9],|\+)/.test(printed)
  )
    return null;
  const some = /\/46,X[XY]/.test(printed) ? ' in some of the cells' : '';
  return plan(
    `the picture of the chromosomes showed a change${some}: “${printed.replace(/[.;,]+$/, '')}”`,
    [span],
    ['karyotype'],
  );
}
