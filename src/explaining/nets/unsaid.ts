import type { Span } from '../../contract/analysis.js';
import type { Sentence } from '../../reading/types.js';
import type { WrittenRecommendation } from '../advice/recommendations.js';
import { type Context, OF_CURVES } from '../context.js';
import { CONCLUSIONS, rankOf } from '../findings/importance.js';
import { HANDLING, isClerical } from '../findings/office.js';
import { addedLater, isOfTheBench } from '../findings/overtaken.js';
import { isOfLegend } from '../findings/setting.js';
import type { WrittenLab } from '../labs/labs.js';
import { olderResults } from '../labs/trend.js';
import { noteLine } from '../notes/index.js';
import { quotable } from '../planners/quote.js';
import { quotedOfSample } from '../planners/sample-quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { OWN_WORDS } from '../retell/narrative.js';
import { pictureLine } from '../retell/picture-line.js';
import { glossesFor } from '../retell/quote.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { toldWhole } from '../retell/told-whole.js';
import { SpanIndex } from '../span-index.js';
import type { Quoted } from '../summary/conclusion.js';
import { isTitleOfSample } from '../summary/conclusion-sentences.js';
import { isInLabel, isTitleOfTest, isTopicName } from '../summary/picture-topics.js';
import { isOvertaken } from '../tissue/overtaken.js';
import { isPresent, type WrittenFinding } from '../written.js';
import { type Said, say } from './said.js';
import { NAMES, ToldWords } from './told-words.js';
import { unsaidParts } from './unsaid-parts.js';

/** Sections that tell of the paper, of the reader's life, or line by line what others tell. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'header', 'signature', 'exam', 'vitals', 'social_history', 'family_history', 'physical_exam', 'review_of_systems', 'technique',
  'comparison', 'specimen', 'gross', 'method',
]); // biome-ignore format: one list

/** What a picture or a sample comes to, and what is to be done about it. */
const WEIGHED: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'comment', 'addendum', 'recommendation', 'synoptic', 'plan', 'follow_up']); // biome-ignore format: one list

/** Where a picture or a sample is described: that serves the conclusion, where there is one. */
const DESCRIBED: ReadonlySet<string> = new Set(['findings', 'results', 'other', 'microscopic']);

/** What a stay or a visit came to. */
const OF_A_STAY: ReadonlySet<string> = new Set(['discharge_diagnosis', 'pending', 'results']);

const MOST_QUOTES = 30;
/** Of a description that has its conclusion. */
const MOST_DESCRIBED = 6;

interface Ground {
  span: Span;
  said: Said;
  /** Where a further sentence may stand; null beside a result or a line told whole. */
  host: Host | null;
  result: boolean;
}

interface Host {
  /** Where it begins to be told. */
  at: Span;
  rank: number;
  sensitive: boolean;
  denied: boolean;
  /** What stands before the quote. */
  lead: string;
  /** All that is told of it by now, of whatever line: what one line of the report adds to another is told once. */
  told(): readonly Said[];
  add(said: readonly Said[]): void;
}

/**
 * A line says more than its statements hold: a cause, a condition, a dose, a day, a side, a second order. Once all is
 * written, each line that is told in part gets the report's own words of what is left out, beside what is told of it.
 * Gives back lines of which only results are told, or nothing: they stand for themselves.
 */
export function quoteUnsaid(
  findings: readonly WrittenFinding[],
  recommendations: readonly WrittenRecommendation[],
  labs: readonly WrittenLab[],
  lines: readonly Quoted[],
  ctx: Context,
): Quoted[] {
  const { report } = ctx.understanding;
  const alone: Quoted[] = [];
  const grounds = new SpanIndex(groundsOf(findings, recommendations, labs, lines, ctx), ({ span }) => span);
  const isOlder = olderResults(ctx);
  const concludes = report.sections.some(({ kind }) => CONCLUSIONS.has(kind));
  let quotes = 0;
  let described = 0;
  for (const sentence of [...report.sentences].sort((a, b) => weightOf(a, ctx) - weightOf(b, ctx))) {
    if (quotes >= MOST_QUOTES) break;
    const section = report.sections[sentence.section]?.kind ?? 'other';
    const keep = keepOf(section, concludes, ctx);
    if (keep === null || (keep === 'gist' && described >= MOST_DESCRIBED)) continue;
    if (isOvertaken(sentence, ctx) || isOfLegend(sentence.span, ctx)) continue;
    // The line of a form, or of a list of medicines, is told as a whole.
    const frames = ctx.frames.within(sentence.span);
    if (frames.some(({ field }) => field !== undefined) || isOlder(sentence.span)) continue;
    if (frames.length > 0 && frames.every(({ medicine }) => medicine?.whole)) continue;
    const told = grounds.touching(sentence.span);
    const host = told
      .flatMap((one) => one.host ?? [])
      .sort((a, b) => Number(isIn(b.at, sentence.span)) - Number(isIn(a.at, sentence.span)) || a.rank - b.rank)[0];
    if (host === undefined) {
      const line =
        keep !== 'gist' && told.every(({ result }) => result) && !OF_BEFORE.has(section)
          ? lineAlone(sentence, told, ctx)
          : null;
      if (line === null) continue;
      alone.push(line);
      quotes += 1;
      continue;
    }
    const known = [...new Set(told.flatMap((one) => [one.said, ...(one.host?.told() ?? [])]))];
    // Of a description that calms, only what it names beside what is told of it.
    if (keep === 'gist' && (host.rank > 2 || host.denied) && !new ToldWords(known).losesName(sentence.span, ctx))
      continue;
    const parts = unsaidParts(sentence, known, keep === 'all' ? 'all' : 'most', ctx);
    if (noteLine(sentence, ctx) !== null && told.some(({ said }) => isWhole(said, sentence, ctx))) continue;
    const headed = parts[0]?.start === sentence.span.start && sentence.label !== null;
    if (parts.length > 0 && !headed && told.some(({ said }) => isWhole(said, sentence, ctx))) continue;
    for (const part of parts) {
      const span = isIn(host.at, sentence.span) ? part : withItsLabel(part, sentence);
      const words = ctx.clean(span);
      const quote = quotable(words);
      if (quote === null) continue;
      const ids = new Set(known.flatMap(({ knowledge }) => knowledge));
      const glosses = glossesFor(span, ctx).filter(({ knowledge }) => !knowledge.some((id) => ids.has(id)));
      if (FRIGHTENING.test(words) && !host.sensitive && !host.denied) {
        // What frightens is shut until the reader opens it, and so stands for itself.
        if (ctx.teller.sees && keep === 'all')
          alone.push(ofItself(span, [say(`the report says: “${quote}”`, [span]), ...glosses.slice(0, 2)]));
        continue;
      }
      // "Gangrenous tip, no perforation": what is there hangs under no denial.
      const there = host.denied ? namedThere(span, ctx) : [];
      if (there.length > 0) {
        const other = findings.find(
          (one) => isPresent(one) && one.plan.what.knowledge.some((id) => there.includes(id)),
        );
        const line = [say(`${other ? OWN_WORDS : 'the report says:'} “${quote}”`, [span]), ...glosses.slice(0, 2)];
        if (other === undefined) alone.push({ ...ofItself(span, line), sensitive: FRIGHTENING.test(words) });
        else other.plan.details.push(...line);
        quotes += 1;
        continue;
      }
      host.add(
        pictureLine(span, ctx, !host.denied) ??
          toldWhole(span, sentence, ctx) ?? [say(`${host.lead} “${quote}”`, [span]), ...glosses.slice(0, 2)],
      );
      quotes += 1;
      if (keep === 'gist') described += 1;
    }
  }
  return alone.sort((a, b) => a.span.start - b.span.start);
}

/**
 * Lines of what a report comes to of which a word of weight is told nowhere, once all is written and what was too hard to
 * read is left out; and how many such lines are told.
 */
export function toldInPart(written: readonly Said[], ctx: Context): { partly: number; of: number } {
  const { report } = ctx.understanding;
  const grounds = new SpanIndex(
    written.flatMap((said) => said.sources.map((span) => ({ said, span }))),
    ({ span }) => span,
  );
  const count = { partly: 0, of: 0 };
  for (const sentence of report.sentences) {
    if (!WEIGHED.has(report.sections[sentence.section]?.kind ?? 'other')) continue;
    const told = [...new Set(grounds.touching(sentence.span).map(({ said }) => said))];
    if (told.length === 0 || ctx.frames.within(sentence.span).some(({ field }) => field !== undefined)) continue;
    count.of += 1;
    if (unsaidParts(sentence, told, 'all', ctx).length > 0 && !told.some((said) => isWhole(said, sentence, ctx)))
      count.partly += 1;
  }
  return count;
}

/** How much of a line of a section must be told: each word of weight, most of them, or of a description only its gist. */
function keepOf(section: string, concludes: boolean, ctx: Context): 'all' | 'most' | 'gist' | null {
  const { type } = ctx.understanding.report.type;
  if (type === 'laboratory') return WEIGHED.has(section) ? 'all' : null;
  if (!ctx.teller.sees)
    return NOT_HERE.has(section) ? null : WEIGHED.has(section) || OF_A_STAY.has(section) ? 'all' : 'most';
  if (WEIGHED.has(section) || (type === 'pathology' && section === 'findings')) return 'all';
  if (!DESCRIBED.has(section)) return null;
  // Of a test that makes figures, each line has figures of its own that no conclusion repeats.
  if (OF_CURVES.test(ctx.understanding.report.type.title)) return 'most';
  return concludes ? 'gist' : 'all';
}

/** What a report comes to is gone through first: what is quoted there need not be quoted from its description. */
function weightOf({ section }: Sentence, ctx: Context): number {
  return WEIGHED.has(ctx.understanding.report.sections[section]?.kind ?? 'other') ? 0 : 1;
}

/** The sentence told whole, with or without words of ours before it. */
function isWhole(said: Said, sentence: Sentence, ctx: Context): boolean {
  if (!said.sources.some(({ start, end }) => start <= sentence.span.start && end >= sentence.span.end)) return false;
  if (noteLine(sentence, ctx) !== null) return true;
  const text = bare(said.text);
  const retold = retellSentence(sentence, ctx);
  if (retold?.length === 1 && text.endsWith(bare(retold[0]?.text ?? '-'))) return true;
  const line = retellLine(sentence, ctx);
  return line !== null && text.endsWith(bare(line.text.replace(/^The (?:report lists|plan says): /, '')));
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function ofItself(span: Span, said: Said[]): Quoted {
  return {
    span,
    said,
    calm: false,
    denied: false,
    sensitive: true,
    read: false,
    concluded: false,
    advised: false,
    frame: null,
  };
}

/** Sections whose lines are no news where nothing of theirs was told. */
const OF_BEFORE: ReadonlySet<string> = new Set([
  'past_history',
  'surgical_history',
  'allergies',
  'indication',
  'history_present',
  'procedures',
  'consults',
]);

/** A line of weight that stands nowhere but beside the report, in everyday words or in its own. */
function lineAlone(sentence: Sentence, told: readonly Ground[], ctx: Context): Quoted | null {
  const words = ctx.clean(sentence.span);
  // Steps and tools of an operation, talk of risks, and what another line has set right.
  if (ctx.frames.within(sentence.span).some(({ part, setAside }) => part !== undefined || setAside !== undefined))
    return null;
  const ofTissue = ctx.understanding.report.type.type === 'pathology';
  // How the pieces looked on the bench, where the report has a diagnosis.
  if (ofTissue && (HANDLING.test(words) || isOfTheBench(sentence, ctx))) return null;
  if (isClerical(words) || words.endsWith(':') || words.split(' ').length < 3) return null;
  if (isTitleOfTest(sentence, ctx)) return null;
  if (
    ctx.understanding.report.type.type === 'pathology' &&
    isTitleOfSample(sentence, ctx.mentions.within(sentence.span), ctx)
  )
    return null;
  const weighty = ctx.mentions.within(sentence.span).some(({ kind }) => NAMES.has(kind));
  if (!weighty && !ORDERS.test(words)) return null;
  if (told.length > 0 && unsaidParts(sentence, [...new Set(told.map(({ said }) => said))], 'most', ctx).length === 0)
    return null;
  const line = retellSentence(sentence, ctx) ?? retellLine(sentence, ctx);
  const quote = quotable(words);
  if (line === null && quote === null) return null;
  const said =
    line === null
      ? [
          quotedOfSample(quote ?? '', sentence, ctx),
          ...glossesFor(sentence.span, ctx).slice(0, 2),
          ...addedLater(sentence.span, ctx),
        ]
      : Array.isArray(line)
        ? line
        : [line];
  return {
    span: sentence.span,
    said,
    calm: false,
    denied: false,
    sensitive: FRIGHTENING.test(words),
    read: line !== null,
    concluded: false,
    advised: false,
    frame: null,
  };
}

/** What is to be done or was arranged. */
const ORDERS =
  /\b(?:to be|will|must|should|needs?|call|check|repeat|return|avoid|do not|don['’]t|stop|start|take|keep|within \d|in \d|for \d|every|clinic|visit|review|appointment|referr\w+)\b/i;

function hostOf({ plan, importance, sensitive, frames }: WrittenFinding): Host {
  return {
    at: plan.what.sources[0] as Span,
    rank: rankOf({ importance }),
    sensitive,
    denied: frames.every((frame) => frame.negated),
    lead: OWN_WORDS,
    told: () => [plan.what, ...plan.details],
    add: (said) => plan.details.push(...said),
  };
}

/** What a part of a line names and does not deny. */
function namedThere(part: Span, ctx: Context): string[] {
  const denied = new Set(
    ctx.frames.within(part).flatMap(({ head, negated }) => (negated && head !== null ? [head.ref.id] : [])),
  );
  return ctx.mentions
    .within(part)
    .flatMap(({ kind, ref: { id } }) =>
      (kind === 'finding' || kind === 'disease') && !denied.has(id) && !/^(?:negative|normal)-/.test(id) ? [id] : [],
    );
}

function groundsOf(
  findings: readonly WrittenFinding[],
  recommendations: readonly WrittenRecommendation[],
  labs: readonly WrittenLab[],
  lines: readonly Quoted[],
  ctx: Context,
): Ground[] {
  const grounds: Ground[] = [];
  const stand = (said: readonly Said[], host: Host | null, result = false) => {
    for (const one of said)
      for (const span of one.sources)
        if (!isTopicName(span, ctx) && !isInLabel(span, ctx)) grounds.push({ span, said: one, host, result });
  };
  for (const finding of findings) stand([finding.plan.what, ...finding.plan.details], hostOf(finding));
  for (const { kind, said } of recommendations)
    if (kind === 'from_report' && said[0] !== undefined)
      stand(said, {
        at: said[0].sources[0] as Span,
        rank: 1,
        sensitive: false,
        denied: false,
        lead: OWN_WORDS,
        told: () => said,
        add: (more) => said.push(...more),
      });
  for (const { what, more } of labs) stand([what, ...more], null, true);
  for (const line of lines) {
    if (!line.read) {
      stand(line.said, null);
      continue;
    }
    // Our words for a line that no statement tells are the poorer ones: the report's own stand in their place.
    let poor = line.said.length;
    stand([...line.said], {
      at: line.span,
      rank: 4,
      sensitive: line.sensitive,
      denied: line.denied,
      lead: 'the report says:',
      told: () => line.said,
      add: (more) => {
        line.said.splice(0, poor);
        line.said.push(...more);
        poor = 0;
      },
    });
  }
  return grounds;
}

function isIn(inner: Span, outer: Span): boolean {
  return inner !== undefined && inner.start >= outer.start && inner.start < outer.end;
}

/** "SPLEEN: Enlarged, 15 cm" beside what another line opens: of which part it is said. */
function withItsLabel(part: Span, { label, span }: Sentence): Span {
  const opens = label !== null && part.start - label.span.end <= 3 && label.text.trim().split(/\s+/).length <= 3;
  return opens && label.span.start >= span.start ? { start: label.span.start, end: part.end } : part;
}
