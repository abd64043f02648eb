import { remembered } from '../../knowledge/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isToColleague } from '../findings/colleague.js';
import { isSignature } from '../findings/office.js';
import type { WrittenLab } from '../labs/labs.js';
import { type Said, sayAll, textOf } from '../nets/said.js';
import { doctorIn } from '../planners/doctors.js';
import type { Planned } from '../planners/index.js';
import { asksNothing, isDone, wasAskedThen } from '../planners/mood.js';
import { hasSeveralSamples, letterOf, markOf } from '../planners/specimens.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { withSubject } from './subject-of-advice.js';
import { whatNow } from './what-now.js';

export interface WrittenRecommendation {
  kind: 'from_report' | 'general';
  said: Said[];
  /** In the report's own words: left out where it would make the whole too hard to read. */
  spare?: boolean;
  /** Stays, however hard it reads: no other words say what was ordered, and what was not. */
  keep?: boolean;
}

/** What is said without its lead and its marks: the same order quoted and told is one. */
export function bareWords([first, ...more]: readonly Said[]): string {
  const text = first === undefined ? '' : first.text;
  const own = /^[^“]{0,60}: “(.+)”\.$/.exec(text)?.[1] ?? text;
  return bare(`${own} ${more.length > 0 && own === text ? textOf(more) : ''}`);
}

const bare = remembered(500, (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
);

const ASKED = ['recommendation', 'follow_up', 'warning_sign', 'instruction'];
const MOST_GENERAL = 2;

/** What to do now first, then what the report asks for in its order, then at most two general ones. */
export function writeRecommendations(
  planned: ReadonlyMap<number, Planned[]>,
  findings: readonly WrittenFinding[],
  labs: readonly WrittenLab[],
  ctx: Context,
): WrittenRecommendation[] {
  const written: WrittenRecommendation[] = [];
  const told = new Set<string>();
  const add = (kind: WrittenRecommendation['kind'], said: Said[], keep = false) => {
    const words = bareWords(said);
    if (said.length === 0 || told.has(words)) return false;
    told.add(words);
    written.push({ kind, said, ...(keep ? { keep } : {}) });
    return true;
  };
  for (const action of whatNow(findings, labs, ctx)) add('general', [...action]);

  const asked = [...planned.values()]
    .flat()
    .filter(
      ({ frames }) =>
        frames.some((frame) => ASKED.includes(frame.kind)) && !isStory(frames, ctx) && !isSigned(frames, ctx),
    );
  asked.sort((a, b) => weight(a) - weight(b));
  for (const { plan, frames } of asked)
    if (
      plan.what.whole ||
      (!isDone(plan.what.text) && !POINTER.test(plan.what.text) && !NO_ADVICE.test(plan.what.text))
    )
      add(
        'from_report',
        [
          ofItsSample(withSubject(underLabel(plan.what, frames[0], ctx), frames[0], ctx), frames[0], ctx),
          ...plan.details,
        ],
        isTissueOrder(plan.what.text, ctx) || hangsOn(plan.what.text),
      );

  let general = 0;
  for (const finding of findings) {
    if (general >= MOST_GENERAL || (finding.importance !== 'important' && finding.importance !== 'urgent')) break;
    if (finding.frames[0]?.assertion !== 'present' || finding.sensitive) continue;
    if (add('general', usually(finding, ctx))) general += 1;
  }
  return written;
}

/** "If the cough goes on, please review": when to come back, or on what an order hangs, is never left out to read easily. */
export function hangsOn(text: string): boolean {
  return /“[^”]*\b(?:if|unless|in case|provided|providing|as long as|only (?:after|when|once))\b/i.test(text);
}

function isTissueOrder(text: string, ctx: Context): boolean {
  return (
    ctx.understanding.report.type.type === 'pathology' &&
    /^For (?:what comes next|sample \w+), the report says: “/.test(text)
  );
}

/** "Please see chart" is for those who have the chart. */
const POINTER =
  /^(?:the report says: “)?please (?:see|refer to|review) (?:the |my |your )?(?:[\w’']+ ){0,2}(?:chart|note|dictation|above|below|report|record|h&p|history and physical|separate)/i;

/** Talk about the advice, or a wish of the reader, is no advice. */
const NO_ADVICE =
  /\b(?:understands?|understood|agrees?|agreed|agreement|made aware|verbalized?|(?:was|were|are|also) discussed|resuscitat\w+|intubate|as noted|as above|thank you for|cannot rule out|recommendations? (?:would be|are as follows|is as follows)|consider (?:this|it|that))\b|^(?:The report says: “)?(?:also )?discussed\b|^You are (?:to be )?discharged\b|: (?:n\/a|nil|none)[.”]*$/i;

/** Names what is to be looked at, or who is to look. */
const ANCHORS: ReadonlySet<string> = new Set([
  'anatomy',
  'disease',
  'finding',
  'organism',
  'lab',
  'medicine',
  'procedure',
]);
const WHO = /\b(?:doctor|dr|clinic|office|surgeon|team|diet|activity|call|emergency|with)\b/i;
const MOST_BACK = 4;

/** "Ophthalmology: … To get a follow-up exam.": an order that names no part stands under the label of its paragraph. */
function underLabel(what: Said, frame: Frame | undefined, ctx: Context): Said {
  const { sentences, text } = ctx.understanding.report;
  const own = frame === undefined ? undefined : sentences[frame.sentence];
  const stated = own === undefined ? undefined : sentences[own.index - 1];
  // "Adrenal nodule: MRI in 3 months": what it is asked for.
  if (own !== undefined && stated !== undefined && /^\s*:\s*$/.test(text.slice(stated.span.end, own.span.start)))
    return {
      ...what,
      text: `About “${ctx.clean(stated.span)}”, ${uncapital(what.text)}`,
      sources: [...what.sources, stated.span],
    };
  if (
    own === undefined ||
    own.label !== null ||
    WHO.test(what.text) ||
    !(ctx.teller.sees ? OF_A_PICTURE : OF_A_PART).test(what.text)
  )
    return what;
  const named = ctx.mentions.within(own.span).filter(({ kind }) => ANCHORS.has(kind));
  if (named.some(({ kind }) => kind !== 'procedure')) return what;
  for (let at = own.index - 1; at >= Math.max(0, own.index - MOST_BACK); at--) {
    const before = sentences[at];
    if (
      before === undefined ||
      before.section !== own.section ||
      /\n\s*\n|\n\s*(?:\d{1,2}[.)]|[-*•>])\s/.test(text.slice(before.span.end, own.span.start + 2))
    )
      return what;
    // A line of its own under the row of a sample is said of the whole paper.
    const { type } = ctx.understanding.report.type;
    if (type === 'pathology' && text.slice(before.span.end, own.span.start).includes('\n')) return what;
    if (before.label === null) continue;
    // "Right axilla: … Biopsy recommended": of which side; any other deed names what it is about.
    if (named.length > 0 && !SIDED.test(before.label.text)) return what;
    const label = before.label.text.replace(/[\s:]+$/, '');
    const printed = label === label.toUpperCase() ? label.charAt(0) + label.slice(1).toLowerCase() : label;
    // "Left breast" names a part of the body, and no clinic.
    const doctor = SIDED.test(label) ? undefined : doctorIn(`${label} clinic`)?.replace(/^an? /, '');
    const lead = `Under “${printed}”${doctor === undefined ? '' : ` (${doctor})`}: `;
    return {
      ...what,
      text: `${lead}${uncapital(what.text)}`,
      sources: [...what.sources, before.label.span],
    };
  }
  return what;
}

const OF_A_PART = /\b(?:exam\w*|stud\w+|imaging|scan|check|test\w*|follow-?up|screen\w*)\b/i;
const OF_A_PICTURE = /\b(?:exam\w*|stud\w+|imaging|scan|check|test\w*|follow-?up|screen\w*|sample|biopsy)\b/i;
const SIDED = /^\W*(?:right|left|both|bilateral|rt|lt)\b/i;
const SAMPLE_NAMED = /\b(?:specimens?|parts?|samples?|biops(?:y|ies))\s+([A-M](?![A-Za-z])|\d{1,2}\b)/i;

/** "B: re-excision", "RECOMMENDATION: A - wide excision" */
const OF_LETTER = /^(?:[A-Za-z ]{4,30}:\s*)?([A-M])(?:\s?[:)]|\s[–-]\s)/;

/** What is asked for one of several samples is asked for no other: told with its sample. */
function ofItsSample(what: Said, frame: Frame | undefined, ctx: Context): Said {
  if (frame === undefined || !hasSeveralSamples(ctx) || SAMPLE_NAMED.test(what.text)) return what;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence === undefined || /^For (?:the )?samples?\b/.test(what.text)) return what;
  const printed = SAMPLE_NAMED.exec(ctx.clean(sentence.span))?.[1] ?? OF_LETTER.exec(ctx.clean(sentence.span))?.[1];
  const letter = printed ?? letterOf(frame, ctx);
  if (letter === null) return what;
  const grounds = printed === undefined ? markOf(frame, ctx) : [sentence.span];
  const text = /^[A-Z][a-z]/.test(what.text) ? uncapital(what.text) : what.text;
  return {
    ...what,
    text: `For sample ${letter}, ${text.replace(/^for what comes next, /, '')}`,
    sources: [...what.sources, ...grounds],
  };
}

/** Sections of what happened, in a report of a stay. */
const HAPPENED: ReadonlySet<string> = new Set([
  'hospital_course', 'history_present', 'past_history', 'consults', 'other', 'header', 'chief_complaint', 'procedures',
]); // biome-ignore format: one list

/** Told where the advice stands and yet asking nothing, or asked for in a story that is over. */
function isStory(frames: readonly Frame[], ctx: Context): boolean {
  const [first] = frames;
  const sentence = first === undefined ? undefined : ctx.understanding.report.sentences[first.sentence];
  if (first === undefined || sentence === undefined || ctx.teller.sees) return false;
  const words = ctx.clean(sentence.span);
  // "Call your doctor if:" stands above it.
  if (first.kind === 'warning_sign' && ctx.section(first) === 'warning_signs' && /^you\b/i.test(words)) return false;
  if (asksNothing(words) || isToColleague(sentence.span, ctx.section(first), ctx)) return true;
  return (
    ctx.understanding.report.type.type === 'discharge_summary' &&
    HAPPENED.has(ctx.section(first)) &&
    first.kind === 'recommendation' &&
    wasAskedThen(words)
  );
}

const AT_ONCE =
  /\b(?:urgent\w*|immediate\w*|without delay|as soon as possible|asap|at once|straight away|today|tonight|tomorrow|within (?:the |one |a )?(?:week|day)\b|within (?:24|48|72) ?h\w*|within (?:[1-9]|1[0-4]|one|two|three) (?:days?|weeks?)|2ww|same[- ]day)\b/i;
const MEDICINE_ORDER =
  /\b(?:stop|omit|hold|withhold|start|commence|begin|switch|change|increase|reduce|halve|double|cease)\b/i;

/** In a laboratory's report what cannot wait stands first, then what becomes of a medicine; the rest in the report's own order. */
export function pressingFirst(written: WrittenRecommendation[], ctx: Context): void {
  if (ctx.understanding.report.type.type !== 'laboratory') return;
  const from = written.findIndex(({ kind }) => kind === 'from_report');
  if (from < 0) return;
  const asked = written.splice(from);
  const places = new Map(asked.map((one) => [one, pressing(one, ctx)]));
  written.push(...asked.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)));
}

function pressing({ kind, said: [first] }: WrittenRecommendation, ctx: Context): number {
  if (kind !== 'from_report' || first === undefined) return 0;
  const words = first.sources
    .map((span) => ctx.clean(span))
    .join(' ')
    .slice(0, 400);
  // When to get help is told apart.
  if (
    /\b(?:if|should|return|seek|go to the|call)\b/i.test(words) &&
    /\b(?:er|ed|emergency|help|999|911|112|000)\b/i.test(words)
  )
    return 0;
  const medicine = first.sources.some((span) => ctx.mentions.within(span).some((one) => one.kind === 'medicine'));
  if (AT_ONCE.test(words) && !/^\W*(?:if|once|when)\b/i.test(words)) return -2;
  return medicine && MEDICINE_ORDER.test(words) ? -1 : 0;
}

/** The name below the advice asks for nothing. */
function isSigned([first]: readonly Frame[], ctx: Context): boolean {
  return first !== undefined && first.kind === 'recommendation' && isSignature(ctx.clean(first.source));
}

/** Orders and visits before warning signs before instructions; the report's order within each. */
function weight({ frames }: Planned): number {
  return Math.min(...frames.map((frame) => ASKED.indexOf(frame.kind)).map((index) => (index < 0 ? 9 : index)));
}

function usually(finding: WrittenFinding, ctx: Context): Said[] {
  const head = finding.frames[0]?.head;
  const concept = head?.ref.folder === 'concepts' ? ctx.knowledge.concept(head.ref.id) : undefined;
  return concept?.usually === undefined ? [] : sayAll(concept.usually, finding.plan.what.sources, [concept.id]);
}
