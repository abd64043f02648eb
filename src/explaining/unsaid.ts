import type { Span } from '../contract/analysis.js';
import type { Sentence } from '../reading/types.js';
import { CLERICAL, LOOKS_LIKE, type Quoted } from './conclusion.js';
import { type Context, nounOf } from './context.js';
import { HEDGED } from './faithful-checks.js';
import type { WrittenLab } from './labs.js';
import { quotable } from './planners/quote.js';
import type { WrittenRecommendation } from './recommendations.js';
import { FRIGHTENING } from './retell/frightening.js';
import { OWN_WORDS } from './retell/narrative.js';
import { glossesFor } from './retell/quote.js';
import { retellLine, retellSentence } from './retell/retell.js';
import { spellOut } from './retell/spell-out.js';
import { type Said, say, textOf } from './said.js';
import { SpanIndex } from './span-index.js';
import type { WrittenFinding } from './written.js';

/** Sections that tell of the paper, of the reader's life, or line by line what others tell. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'header', 'signature', 'exam', 'vitals', 'social_history', 'family_history', 'physical_exam', 'review_of_systems', 'technique',
  'comparison', 'specimen', 'gross', 'method',
]); // biome-ignore format: one list

/** What a picture or a sample comes to, and what is to be done about it. */
const WEIGHED: ReadonlySet<string> = new Set([
  'impression', 'diagnosis', 'comment', 'addendum', 'recommendation', 'synoptic', 'plan', 'follow_up',
]); // biome-ignore format: one list

/** A line up to so many words is quoted whole; of a longer one only the parts that hold what was left out. */
const WHOLE = 22;
const MOST_QUOTES = 30;

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
  add(said: readonly Said[]): void;
}

/**
 * A written note says more in a line than its statements hold: a dose, a day, a side, a second order. Once all is
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
  if (report.type.type === 'laboratory') return alone;
  const grounds = new SpanIndex(groundsOf(findings, recommendations, labs, lines), ({ span }) => span);
  let quotes = 0;
  for (const sentence of report.sentences) {
    if (quotes >= MOST_QUOTES) break;
    const section = report.sections[sentence.section]?.kind ?? 'other';
    // Of a picture or a sample the description serves its conclusion: only that must be told to the last word.
    if (ctx.teller.sees ? !WEIGHED.has(section) : NOT_HERE.has(section)) continue;
    // The line of a form is told as a whole.
    if (ctx.frames.within(sentence.span).some(({ field }) => field !== undefined)) continue;
    const told = grounds.touching(sentence.span);
    const host = told
      .flatMap((one) => one.host ?? [])
      .sort((a, b) => Number(isIn(b.at, sentence.span)) - Number(isIn(a.at, sentence.span)) || a.rank - b.rank)[0];
    if (host === undefined) {
      const line =
        told.every(({ result }) => result) && !OF_BEFORE.has(section) ? lineAlone(sentence, told, ctx) : null;
      if (line === null) continue;
      alone.push(line);
      quotes += 1;
      continue;
    }
    for (const span of unsaidParts(sentence, [...new Set(told.map(({ said }) => said))], ctx)) {
      const words = ctx.clean(span);
      if (FRIGHTENING.test(words) && !host.sensitive && !host.denied) continue;
      const quote = quotable(words);
      if (quote === null) continue;
      const known = new Set(told.flatMap(({ said }) => said.knowledge));
      const glosses = glossesFor(span, ctx).filter(({ knowledge }) => !knowledge.some((id) => known.has(id)));
      host.add([say(`${host.lead} “${quote}”`, [span]), ...glosses.slice(0, 2)]);
      quotes += 1;
    }
  }
  return alone;
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
  if (CLERICAL.test(words) || words.endsWith(':') || words.split(' ').length < 3) return null;
  const weighty = ctx.mentions.within(sentence.span).some(({ kind }) => NAMES.has(kind));
  if (!weighty && !ORDERS.test(words)) return null;
  if (told.length > 0 && unsaidParts(sentence, [...new Set(told.map(({ said }) => said))], ctx).length === 0)
    return null;
  const line = retellSentence(sentence, ctx) ?? retellLine(sentence, ctx);
  const quote = quotable(words);
  if (line === null && quote === null) return null;
  const said =
    line === null
      ? [say(`the report says: “${quote}”`, [sentence.span]), ...glossesFor(sentence.span, ctx).slice(0, 2)]
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

function groundsOf(
  findings: readonly WrittenFinding[],
  recommendations: readonly WrittenRecommendation[],
  labs: readonly WrittenLab[],
  lines: readonly Quoted[],
): Ground[] {
  const grounds: Ground[] = [];
  const stand = (said: readonly Said[], host: Host | null, result = false) => {
    for (const one of said) for (const span of one.sources) grounds.push({ span, said: one, host, result });
  };
  const ORDER = ['urgent', 'important', 'note', 'normal'];
  for (const { plan, importance, sensitive, frames } of findings)
    stand([plan.what, ...plan.details], {
      at: plan.what.sources[0] as Span,
      rank: ORDER.indexOf(importance),
      sensitive,
      denied: frames.every((frame) => frame.negated),
      lead: OWN_WORDS,
      add: (said) => plan.details.push(...said),
    });
  for (const { kind, said } of recommendations)
    if (kind === 'from_report' && said[0] !== undefined)
      stand(said, {
        at: said[0].sources[0] as Span,
        rank: 1,
        sensitive: false,
        denied: false,
        lead: OWN_WORDS,
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

/** The parts of a sentence that hold something no written sentence holds: whole where it is short. */
function unsaidParts(sentence: Sentence, told: readonly Said[], ctx: Context): Span[] {
  const { clean } = ctx.understanding.report;
  const from = sentence.label?.span.end ?? sentence.span.start;
  const mark = /^[\s:;,.#*•>–-]*/.exec(clean.slice(from, sentence.span.end))?.[0].length ?? 0;
  const body = { start: from + mark, end: sentence.span.end };
  const words = new ToldWords(told);
  const parts = partsOf(body, ctx).filter((part) => words.leaveOut(part, ctx));
  if (parts.length === 0) return [];
  if (ctx.clean(body).split(' ').length <= WHOLE) return [body];
  return joined(parts, ctx);
}

const STOPS = /;\s+|[.?!]\s+(?=[A-Z])|\s+[-–]\s+(?=[A-Za-z])/g;

/** Parts of a line: at its stops and semicolons, never at a comma, behind which a denial or a doubt may go on. */
export function partsOf(body: Span, ctx: Context, cuts = STOPS): Span[] {
  const text = ctx.understanding.report.clean.slice(body.start, body.end);
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(cuts)) {
    parts.push({ start: body.start + from, end: body.start + match.index });
    from = match.index + match[0].length;
  }
  parts.push({ start: body.start + from, end: body.end });
  return parts.filter(({ start, end }) => end > start);
}

/** Neighbours told in one quote. */
function joined(parts: readonly Span[], ctx: Context): Span[] {
  const spans: Span[] = [];
  for (const part of parts) {
    const last = spans.at(-1);
    const near = last !== undefined && !/[a-z0-9]/i.test(ctx.clean({ start: last.end, end: part.start }));
    const short = near && ctx.clean({ start: last.start, end: part.end }).split(' ').length <= WHOLE * 1.5;
    if (near && short) last.end = part.end;
    else spans.push({ ...part });
  }
  return spans;
}

/** What written sentences say, for asking what of a part they leave out. */
export class ToldWords {
  private readonly text: string;
  private readonly knowledge: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;
  private readonly figures: ReadonlySet<string>;

  constructor(told: readonly Said[]) {
    this.text = textOf(told).toLowerCase();
    this.knowledge = new Set(told.flatMap(({ knowledge }) => knowledge));
    this.stems = new Set((this.text.match(/[a-z]+(?:['’]t)?/g) ?? []).map(stem));
    this.figures = new Set(this.text.match(/\d+(?:\.\d+)?/g) ?? []);
  }

  /**
   * How much of a part stands in no sentence: its names of illnesses and deeds, and its words of weight, each name being one
   * word. Sides, figures and small words do not count. `told`: one of its names is.
   */
  lacks(part: Span, ctx: Context): { names: number; words: number; of: number; told: boolean } {
    const { clean } = ctx.understanding.report;
    let rest = '';
    let from = part.start;
    const lacking = { names: 0, words: 0, of: 0, told: false };
    for (const mention of ctx.mentions.within(part)) {
      if (mention.span.start < from) continue;
      rest += `${clean.slice(from, mention.span.start)} `;
      from = mention.span.end;
      const lay = nounOf(mention, ctx)?.lay.toLowerCase() ?? '';
      const known =
        this.knowledge.has(mention.ref.id) ||
        this.text.includes(ctx.clean(mention.span).toLowerCase()) ||
        (lay !== '' && lay.split(/[^a-z]+/).every((word) => word.length < 4 || this.stems.has(stem(word))));
      lacking.of += 1;
      if (known) {
        lacking.told ||= NAMES.has(mention.kind) || mention.kind === 'normal';
        continue;
      }
      lacking.words += 1;
      if (ILL.has(mention.kind) && !ANY_LUMP.test(mention.ref.id) && !LOOKS_LIKE.test(ctx.clean(mention.span)))
        lacking.names += 1;
    }
    rest += clean.slice(from, part.end);
    const words = (
      spellOut(rest.replace(/\s+/g, ' '))
        .toLowerCase()
        .match(/[a-z]+(?:['’]t)?/g) ?? []
    ).filter((word) => word.length > 3 && !EMPTY.has(word));
    lacking.of += words.length;
    lacking.words += words.filter((word) => !this.stems.has(stem(word))).length;
    return lacking;
  }

  /** A figure, a side, a denial, a name of the knowledge base or two words of weight that stand in no sentence. */
  leaveOut(part: Span, ctx: Context): boolean {
    const { clean } = ctx.understanding.report;
    let rest = '';
    let from = part.start;
    let named = false;
    for (const mention of ctx.mentions.within(part)) {
      const known = this.knowledge.has(mention.ref.id) || this.text.includes(ctx.clean(mention.span).toLowerCase());
      if (!known && NAMES.has(mention.kind)) named = true;
      if (!known || mention.span.start < from) continue;
      rest += `${clean.slice(from, mention.span.start)} `;
      from = mention.span.end;
    }
    rest += clean.slice(from, part.end);
    if (named) return true;
    // The reader knows how old they are.
    const spelled = spellOut(rest.replace(/\s+/g, ' '))
      .toLowerCase()
      .replace(/\b\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b/g, ' ');
    if ((spelled.match(/\d+(?:\.\d+)?/g) ?? []).some((figure) => !this.figures.has(figure))) return true;
    // "If he would have a fever" is no doubt of its own beside "if you have a fever".
    if (HEDGED.test(spelled.replace(/(\bif\b[^.]{0,30}?)\bwould\b/g, '$1')) && !HEDGED.test(this.text)) return true;
    const words = (spelled.match(/[a-z]+(?:['’]t)?/g) ?? []).filter((word) => !this.stems.has(stem(word)));
    if (words.some((word) => DECIDES.test(word) || (DEGREES[word] && !DEGREES[word].test(this.text)))) return true;
    const visit = /\b(?:doctor|therapist|nurse|surgeon|clinic)\b/.test(this.text);
    const denied = /\b(?:no|not)\b/.test(this.text);
    return (
      words.filter(
        (word) =>
          word.length > 3 &&
          !EMPTY.has(word) &&
          !(visit && OF_VISITS.test(word)) &&
          !(denied && /^(?:without|evidence|negative|absent|free|signs?)$/.test(word)),
      ).length > 1
    );
  }
}

function stem(word: string): string {
  return word.slice(0, 5);
}

const NAMES: ReadonlySet<string> = new Set([
  'finding', 'disease', 'symptom', 'organism', 'procedure', 'medicine', 'device', 'score', 'lab', 'test', 'treatment',
]); // biome-ignore format: one list

/** A growth by no name of its own: mostly one that is told by its name. */
const ANY_LUMP = /^(?:tumou?r|neoplasm|lesion|mass|nodule|lump|growth|abnormality|disease)$/;

/** What the reader has, or takes. */
const ILL: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'organism', 'medicine', 'device', 'score']);

const DECIDES =
  /^(?:completely|incompletely|partially|entirely|left|right|both|not|never|until|unless|if|only|before|after|resolved|stop|avoid)$|n['’]t$/;

/** How bad it is, and how that is told. */
const DEGREES: Readonly<Record<string, RegExp>> = {
  high: /high|fast|more|raised|above/,
  low: /low|slow|less|below/,
  mild: /slight|mild|small/,
  minor: /slight|minor|small/,
  moderate: /medium|moderate/,
  severe: /severe|very|bad/,
  recurrent: /again|recurrent|came back|more than once/,
  improved: /better|improved/,
  worsening: /worse/,
};

const OF_VISITS =
  /(?:ology|ologist|iatry|iatrics|opaedics?|opedics?)$|^(?:clinic|surgery|surgeon|surgical|primary|care|physician|provider|doctor|practitioner|nurse|physical|therapy|visit|appointment|review|outpatient|family|ortho)$/;

/** Says nothing of its own. */
const EMPTY: ReadonlySet<string> = new Set(
  `this that these those there here with from also have been were which when then they them their your will please patient patients noted seen
  found shows showed show report reported history past today currently current recent given continue continued status post some any other
  well very more most into over under during while follow followup daily diagnosis including instructed advised told asked versus
  represent represents possibly likely less
  woman male female gentleman lady caucasian african american hispanic`.split(/\s+/),
);
