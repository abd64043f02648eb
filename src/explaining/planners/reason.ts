import type { Span } from '../../contract/analysis.js';
import { isOperationReport } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { say } from '../nets/said.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { list, withArticle } from '../words/english.js';
import { headPhrase } from '../words/phrase.js';
import { operationNoun } from './operation.js';
import { type Plan, plan } from './plan.js';
import { withRemission } from './remission.js';

/** Why the test or the visit took place. Takes all reasons of one sentence. */
export function planReason(frames: readonly Frame[], ctx: Context): Plan | null {
  const { type, title } = ctx.understanding.report.type;
  const operated = isOperationReport(type, title);
  const story = operated ? storyBefore(frames[0], ctx) : null;
  if (story !== null) return story;
  const before = operated ? null : listedBefore(frames[0], ctx);
  if (before !== null) return before;
  if (!ctx.teller.sees && !operated && frames.some((frame) => tellsDeed(frame, ctx) || isNoReason(frame, ctx)))
    return null;
  const now: string[] = [];
  const sought: string[] = [];
  const past: string[] = [];
  const absent: string[] = [];
  const knowledge: string[] = [];
  const sources = [];
  for (const frame of frames) {
    const noun = frame.head === null ? null : nounOf(frame.head, ctx);
    if (
      noun === null ||
      ['anatomy', 'descriptor', 'normal', 'other', 'lab', 'score', 'test', 'procedure', 'medicine'].includes(noun.kind)
    )
      continue;
    if (operated && noun.kind === 'device') continue;
    if (operated && frame.head !== null && isKnownBefore(frame, frame.head.span.start, ctx)) continue;
    const phrase = headPhrase(withOwnSide(frame, ctx), ctx, {
      term: frames.length <= 2 && !frame.negated,
      bare: frame.negated,
    });
    if (phrase === null || frame.experiencer !== 'patient') continue;
    const words = ctx.clean(frame.source);
    if (frame.negated) absent.push(phrase.text);
    else if (frame.assertion === 'historical' && !FOR_DAYS.test(words))
      past.push(withRemission(phrase.text, frame, ctx));
    else if ((frame.assertion === 'possible' || frame.assertion === 'conditional') && !standsBeforeAsking(frame, words))
      sought.push(phrase.text);
    else now.push(phrase.text);
    knowledge.push(...phrase.knowledge);
    if (!frame.negated && !DENIES_OR_ASKS.test(words)) {
      const asks = ASKS.exec(words);
      const soughtFrom = asks === null ? Number.POSITIVE_INFINITY : frame.source.start + asks.index;
      for (const other of frame.others) {
        const also = nounOf(other, ctx);
        if (also === null || !['symptom', 'disease', 'finding'].includes(also.kind) || knowledge.includes(also.id))
          continue;
        if (frames.some((one) => one.head?.ref.id === also.id)) continue;
        if (other.span.start > soughtFrom && isFoundItself(other.span, ctx)) continue;
        if (operated && isKnownBefore(frame, other.span.start, ctx)) continue;
        const before = ctx.clean({ start: frame.source.start, end: other.span.start });
        const was = BEFORE.test(before);
        const doubted = /\?\s*$/.test(before);
        const kept = was
          ? past
          : (frame.assertion === 'possible' && !standsBeforeAsking(frame, words)) ||
              doubted ||
              other.span.start > soughtFrom
            ? sought
            : now;
        kept.push(also.number === 'singular' ? withArticle(also.lay) : also.lay);
        knowledge.push(also.id);
      }
    }
    sources.push(frame.source);
  }
  const what = operated
    ? `the ${operationNoun(ctx)} was done`
    : ctx.teller.sees || type === 'laboratory'
      ? 'the test was done'
      : 'you were seen';
  const reasons = [
    now.length > 0 ? `because of ${list([...new Set(now)])}` : '',
    sought.length > 0 ? `to check for ${list([...new Set(sought)], 'or')}` : '',
  ].filter((part) => part !== '');
  const known = `your past health history includes ${list([...new Set(past)])}`;
  if (reasons.length > 0) {
    const why = plan(`${what} ${reasons.join(' and ')}`, sources, knowledge);
    return past.length > 0 ? { ...why, details: [say(known, sources, knowledge)] } : why;
  }
  if (past.length > 0) return plan(known, sources, knowledge);
  if (absent.length > 0) return plan(`the report notes no ${list([...new Set(absent)], 'or')}`, sources, knowledge);
  return null;
}

/** A reason that denies something, or asks about it as a rule-out order, is told by its head alone. */
const DENIES_OR_ASKS = /\b(?:no|not|without|denies|negative|rule|r\/o)\b/i;
const ASKS = /\b(?:evaluate|assess|exclude|concern|question|suspect|look|check)\w*\b/i;

/** "Shortness of breath, evaluate for effusion": what stands before the asking is there, and only the rest is looked for. */
function standsBeforeAsking({ head, source }: Frame, words: string): boolean {
  const asked = /[,;.] (?:please )?(?:evaluate|assess|check|look|exclude)\b/i.exec(words);
  if (head === null || asked === null || head.span.start < source.start) return false;
  const before = words.slice(0, head.span.start - source.start);
  return (
    head.span.start < source.start + asked.index &&
    !/\?|\b(?:possible|suspect\w*|query|r\/o|likely|concern\w*)\b/i.test(before)
  );
}

/** "H/o fever x 5 days": the story of a few days is why somebody came. */
const FOR_DAYS =
  /\b(?:h\/o|history of|c\/o)\b[^.;]*(?:\bx|\bfor|\bsince) ?\d{1,2} ?(?:\/ ?7|\/ ?52|d|days?|hrs?|hours?|wks?|weeks?)\b/i;

/** "Personal history of polyps", "previous stent": what the words before it, back to the comma, put in the past. */
const BEFORE =
  /\b(?:history|hx|h\/o|status[- ]post|s\/p|previous(?:ly)?|prior)\b(?![^,;.]*\b(?:now|new|current(?:ly)?)\b)[^,;.]*$/i;

/** "CT to rule out X, and on that CT a clot was seen": what has a statement of its own is no part of the reason. */
function isFoundItself(span: Span, ctx: Context): boolean {
  return ctx.frames
    .touching(span)
    .some(({ kind, head }) => kind !== 'reason' && head !== null && head.span.start === span.start);
}

const DEED =
  /^\W*(?:[\w'’/-]+ ){1,5}?(?:was |were )?(?:irrigated|cleaned|closed|sutured|stitched|glued|dressed|updated|given|applied|started|commenced|washed(?: out)?|reduced|taken|sent|done|performed|obtained|x-?rayed|explored|debrided|inserted|checked|prescribed|administered)\b[^,;]{0,40}$/i;

/** "Dog bite. Wound irrigated. Tetanus updated.": what was done about it, and no further reason to come. */
function tellsDeed({ sentence }: Frame, ctx: Context): boolean {
  const { sentences, sections } = ctx.understanding.report;
  const own = sentences[sentence];
  if (own === undefined || sections[own.section]?.sentences[0]?.index === sentence) return false;
  const words = ctx.clean(own.span);
  return DEED.test(words) || DONE_TO_LOOK.test(words);
}

/** "Stains were done to look for CMV": why a test was done, not why somebody came. */
const DONE_TO_LOOK =
  /\b(?:was|were|had been) (?:then |also )?(?:done|performed|sent|ordered|obtained|requested|repeated|added) (?:in order )?to (?:look|check|test|evaluate|assess|screen|exclude|rule)\b/i;

const STILL_TO_COME =
  /^\W*(?:(?:at this (?:time|point)|in addition|also|then|next),? )?(?:we|i|they) (?:will|would|shall|plan|are going|am going)\b/i;

const RELIEVED = /\b(?:with|and) (?:\w+ )?(?:relief|resolution) of\b/i;

/**
 * "We will check the oxygen to rule out that as a cause", "able to reduce this, with relief of pain": what is still to be done
 * or what has gone, and not why somebody came.
 */
function isNoReason({ sentence }: Frame, ctx: Context): boolean {
  const own = ctx.understanding.report.sentences[sentence];
  const words = own === undefined ? '' : ctx.clean(own.span);
  return STILL_TO_COME.test(words) || RELIEVED.test(words);
}

/** "C. Scaly plaque, AK vs SCC": which side sample C is from is said where the samples are named, and not in this line. */
function withOwnSide(frame: Frame, ctx: Context): Frame {
  if (ctx.understanding.report.type.type !== 'pathology' || frame.laterality === null) return frame;
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  const said = SIDED.test(ctx.clean(sentence?.span ?? frame.source));
  return said ? frame : { ...frame, laterality: null };
}

const SIDED = /\b(?:left|right|bilateral(?:ly)?|both|lt|rt|[LR])\b/i;

const KNOWN =
  /(?:\b(?:k\/c(?:\/o)?|kco|known case of|known to have|h\/o|(?:past |medical )?history of|hx of|background(?: history)? of|pmhx?|co-?morbid\w*|in (?:a|the) (?:setting|context) of|in an? (?:\w+ )?(?:patient|man|woman|lady|gentleman) with)(?=\W)|\bcomorbidit\w+\W)[^;.]*$/i;

/** "Gallstones, k/c/o T2DM, hypothyroidism": what somebody is known to have beside it is no reason to operate. */
function isKnownBefore(frame: Frame, at: number, ctx: Context): boolean {
  const from = ctx.understanding.report.sentences[frame.sentence]?.span.start ?? frame.source.start;
  return from < at && KNOWN.test(ctx.clean({ start: from, end: at }));
}

const OF_BEFORE = /^\W*(?:pertinent|relevant|background|significant|past|other|medical)\b.*\bhistory\b/i;

/** "Pertinent history: osteoporosis, breast cancer in 2008" of a stay: what was known before, and no reason for it. */
function listedBefore(frame: Frame | undefined, ctx: Context): Plan | null {
  const { sentences, sections, type } = ctx.understanding.report;
  const sentence = frame === undefined ? undefined : sentences[frame.sentence];
  if (sentence === undefined || ctx.teller.sees || type.type !== 'discharge_summary') return null;
  if (!OF_BEFORE.test(sections[sentence.section]?.heading?.text ?? '')) return null;
  const line = retellLine(sentence, ctx);
  if (line === null) return null;
  const what = { ...line, text: line.text.replace(/^The report lists: /, 'Your health history lists: ') };
  return { what, details: [], meaning: [] };
}

/** The story before an operation is told in its own sentences; a diagnosis alone is its reason. */
function storyBefore(frame: Frame | undefined, ctx: Context): Plan | null {
  const sentence = frame === undefined ? undefined : ctx.understanding.report.sentences[frame.sentence];
  if (sentence?.kind !== 'prose') return null;
  const [what, ...details] = retellSentence(sentence, ctx) ?? [];
  return what === undefined ? null : { what, details, meaning: [] };
}
