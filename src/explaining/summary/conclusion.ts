import type { Analysis, AnalysisFinding, Span } from '../../contract/analysis.js';
import { firstPassing } from '../../reading/index.js';
import type { Sentence } from '../../reading/types.js';
import { isPanelTitle } from '../../understanding/index.js';
import type { Frame, Mention } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { isBeforeStay, toldAsBefore } from '../findings/before-stay.js';
import { isToColleague } from '../findings/colleague.js';
import { BEFORE_TEST, isSlide } from '../findings/importance.js';
import {
  CALL_IF,
  CALM,
  DENIED,
  DONE,
  OF_ANYBODY,
  ORDER_LINE,
  PLANS,
  SHOULD_NOT_DELAY,
  TALK,
} from '../findings/line-wording.js';
import { HANDLING, isClerical } from '../findings/office.js';
import { addedLater, isOfTheBench } from '../findings/overtaken.js';
import { isInterpretiveLine } from '../findings/setting.js';
import { superseded } from '../findings/superseded.js';
import { asksBesideResults, isOrderOfLab, saysWhatComesOfIt } from '../labs/lines.js';
import { olderResults } from '../labs/trend.js';
import {
  ADVICE,
  asked,
  GRAVE,
  leavesOutIllness,
  lettersIn,
  losesVisit,
  mostlyUnread,
  namedBehindLabel,
  visitIn,
} from '../nets/left-out.js';
import { isEasy, nameAlone, quotable } from '../nets/quotable-line.js';
import { type Said, say } from '../nets/said.js';
import { ourWords } from '../nets/unheard.js';
import type { Planned } from '../planners/index.js';
import { asksNothing } from '../planners/mood.js';
import { holdsAllOf } from '../planners/orders/index.js';
import { isQuoted, quotable as quotableLine } from '../planners/quote.js';
import { quotedOfSample } from '../planners/sample-quote.js';
import { labPhrase } from '../planners/set-phrases.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { isOwnWords } from '../retell/narrative.js';
import { glossesFor } from '../retell/quote.js';
import { retellLine, retellSentence } from '../retell/retell.js';
import { isLongAndHard } from '../retell/tidy.js';
import { SpanIndex } from '../span-index.js';
import { plainLine } from '../tissue/plain-lines.js';
import { splitSentences } from '../words/sentences.js';
import { conclusionSentences, isSpecimenLine, isTitleOfSample } from './conclusion-sentences.js';
import { concludesNothing } from './no-point.js';
import { isInLabel, isTitleOfTest, isTopicName } from './picture-topics.js';
import { verdictOf } from './verdict.js';

/** A line that no frame tells: retold, or shown in the report's words. */
export interface Quoted {
  span: Span;
  said: Said[];
  /** Denies something or calls it normal: no main message. */
  calm: boolean;
  /** Holds a word of cancer or the like, so that it is shut until the reader opens it. */
  sensitive: boolean;
  /** Told in everyday words; else it stands in the report’s own, and its hard words are explained where we know them. */
  read: boolean;
  /** It denies what it names. */
  denied: boolean;
  /** Stands in the report's own conclusion. */
  concluded: boolean;
  /** Stands where the report says what to do: it goes with the advice. */
  advised: boolean;
  /** The statement that the engine made of it, for how it is meant. */
  frame: Frame | null;
  /** How it is meant, where no statement of the engine says so. */
  meant?: Pick<AnalysisFinding, 'assertion' | 'temporality'> & Partial<Pick<AnalysisFinding, 'experiencer'>>;
  /** May head the summary: before all else, or where nothing else does. */
  heads?: 'first' | 'else';
}

const MOST_QUOTED = 8;
/** A list of diagnoses is no conclusion in sentences. */
const LISTED: ReadonlySet<string> = new Set(['discharge_diagnosis', 'diagnosis']);

const MOST_IN_NOTES = 24;

/** Sections that others tell line by line, or that tell of the paper and not of the reader. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'signature', 'exam', 'vitals', 'social_history', 'indication', 'chief_complaint', 'disposition',
]); // biome-ignore format: one list
/** What the reader is to do or take: a line that nobody could read stands among the advice. */
const ADVISED: ReadonlySet<string> = new Set([
  'discharge_medications', 'instructions', 'activity', 'diet', 'warning_signs', 'follow_up', 'recommendation',
]); // biome-ignore format: one list

/** Sections of a stay in which such a line may stand. */
const WITH_ORDERS: ReadonlySet<string> = new Set([
  'medications', 'discharge_medications', 'hospital_course', 'plan', 'disposition', 'condition', 'other',
]); // biome-ignore format: one list

/** Sections whose clipped lines are results or events, even where no word of theirs is known. */
const BARE: ReadonlySet<string> = new Set([
  'findings', 'results', 'hospital_course', 'plan', 'comment', 'addendum', 'family_history', 'procedures', 'other',
]); // biome-ignore format: one list
const MOST_CLIPPED = 14;
/** Sections of a story: long lines of theirs in the report's own words would help nobody. */
const STORY: ReadonlySet<string> = new Set([
  'history_present',
  'other',
  'past_history',
  'surgical_history',
  'review_of_systems',
  'physical_exam',
]);
const WEIGHTY: ReadonlySet<string> = new Set([
  'finding',
  'disease',
  'organism',
  'procedure',
  'medicine',
  'score',
  'device',
]);

const ASIDE: ReadonlySet<string> = new Set([
  'header',
  'technique',
  'method',
  'comparison',
  'specimen',
  'gross',
  'procedures',
]);
/** What the writer of a picture's or a sample's report adds to it: choices and next steps, in so many words. */
const ADDED: ReadonlySet<string> = new Set(['comment', 'addendum', 'recommendation']);
const MOST_BESIDE = 40;
/** A line of so few words holds no more than which result is awaited. */
const MOST_AWAITED = 6;

/**
 * Lines that no frame tells (`written` is what stands in the findings and the advice), or of which frames leave out most:
 * retold in everyday words, else in the report's own with what their hard words mean. In order, and not without end:
 * so many quoted of the conclusion, so many of the rest.
 */
export function unreadLines(
  notExplained: readonly Span[],
  planned: ReadonlyMap<number, readonly Planned[]>,
  written: readonly Said[],
  plain: Analysis['plain'],
  ctx: Context,
): Quoted[] {
  const grounds = new SpanIndex(
    written.flatMap(({ sources }) => sources.filter((span) => !isTopicName(span, ctx) && !isInLabel(span, ctx))),
    (span) => span,
  );
  const gaps = new SpanIndex(notExplained, (span) => span);
  const inPlain = new SpanIndex(plain, ({ source }) => source);
  const isOlder = olderResults(ctx);
  // A line that stands beside its finding in the report's own words is not quoted again.
  const inOwnWords = new Set(written.filter(isOwnWords).flatMap(({ sources }) => sources.map(({ start }) => start)));
  const conclusion = new Set(conclusionSentences(ctx));
  const { report, frames } = ctx.understanding;
  const apart = new Set(
    frames.filter(({ kind }) => kind === 'identity' || kind === 'comparison').map(({ sentence }) => sentence),
  );
  for (const { kind, sentence } of frames) if (kind !== 'identity' && kind !== 'comparison') apart.delete(sentence);
  const rows = new Set(ctx.understanding.labs.map(({ source }) => source.start));
  const labsOnly = (span: Span) => grounds.touching(span).every(({ start }) => rows.has(start));
  const over = superseded(ctx);
  const printed = ({ span }: Mention) => ctx.clean(span);
  const lines: Quoted[] = [];
  let quotedOf = 0;
  let beside = 0;
  let clippedOf = 0;
  for (const sentence of report.sentences) {
    if (isTitleOfTest(sentence, ctx)) continue;
    const section = report.sections[sentence.section]?.kind ?? 'other';
    const words = ctx.clean(sentence.span);
    const ordered = report.type.type === 'laboratory' && isOrderOfLab(words);
    const concluded = conclusion.has(sentence) && !ordered && !concludesNothing(sentence.span, ctx);
    if (!concluded && beside >= MOST_BESIDE) continue;
    if (over.has(sentence.index) && words.split(' ').length <= MOST_OVERRULED) continue;
    // The line of a form is told as a whole.
    if (frames.length > 0 && ctx.frames.within(sentence.span).some(({ field }) => field !== undefined)) continue;
    const relative = isOfFamily(sentence, ctx);
    if (
      !concluded &&
      NOT_HERE.has(section) &&
      !isStray(sentence, section, ctx) &&
      !relative &&
      !PLANS.test(words) &&
      !ORDER_LINE.test(words)
    )
      continue;
    // A row that says the same in every report ("PD-L1: <1%") is a result, wherever it stands.
    const ofTissue = report.type.type === 'pathology' ? plainLine(words) : null;
    if (
      section === 'specimen' &&
      report.type.type === 'pathology' &&
      ofTissue === null &&
      isSpecimenLine(sentence, ctx)
    )
      continue;
    // "Right foot.", "AP view of the neck": the name of a picture is nothing it comes to.
    const mentions = ctx.mentions.within(sentence.span);
    const grave = mentions.some((mention) => GRAVE.has(mention.kind) || mention.kind === 'device');
    if ((ctx.teller.sees || isPanelTitle(words)) && apart.has(sentence.index) && !grave && ofTissue === null) continue;
    const stands = grounds.touching(sentence.span).length > 0;
    const told = stands ? (planned.get(sentence.index) ?? []) : [];
    // "Sent home on … with follow-up in 2 weeks": told as medicines only, and the visit would be lost.
    if (report.type.type === 'discharge_summary' && losesVisit(words, planned.get(sentence.index) ?? [])) {
      const span = visitIn(sentence.span, ctx);
      const quote = quotableLine(ctx.clean(span));
      if (quote !== null)
        lines.push({
          span: sentence.span,
          said: [say(`for what comes next, the report says: “${quote}”`, [span]), ...glossesFor(span, ctx).slice(0, 2)],
          calm: false,
          denied: false,
          sensitive: FRIGHTENING.test(words),
          read: false,
          concluded: false,
          advised: true,
          frame: null,
        });
      continue;
    }
    const quotedWhole = told.some((one) => (one.retold || isQuoted(one)) && isWritten(one.plan.what, grounds));
    if (stands && (quotedWhole || holdsAllOf(sentence.span, told))) continue;
    // "Awaiting FISH results": said by its name.
    if (
      stands &&
      words.split(' ').length <= MOST_AWAITED &&
      told.length > 0 &&
      told.every(
        ({ frames: of, plan }) => of.every(({ kind }) => kind === 'pending') && !/^a result\b/i.test(plan.what.text),
      )
    )
      continue;
    // When to call is told word for word, or quoted whole.
    if (stands && told.some((one) => one.frames.every(({ kind }) => kind === 'warning_sign'))) continue;
    if (stands && told.length === 0 && !(labsOnly(sentence.span) && treats(mentions))) continue;
    const ofLab = report.type.type === 'pathology' && told.length === 0 ? labPhrase(words) : null;
    if (ofLab !== null) {
      const said = [say(ofLab, [sentence.span])];
      const calm = { calm: true, denied: false, sensitive: false, concluded: false, advised: false };
      lines.push({ span: sentence.span, said, read: true, frame: null, ...calm });
      continue;
    }
    // The whole line stands in plain words already.
    if (ofTissue !== null && told.length > 0) continue;
    if (ofTissue !== null) {
      const { texts, tone } = ofTissue;
      const bad = tone === 'bad' || (tone === 'plain' && FRIGHTENING.test(texts.join(' ')));
      const meant = { calm: tone === 'good', denied: false, sensitive: bad, concluded: bad, advised: false };
      const said = texts.map((text) => say(text, [sentence.span]));
      const heads = !concluded || bad ? null : ofTissue.heads === true ? 'first' : 'else';
      lines.push({
        span: sentence.span,
        said,
        read: true,
        frame: null,
        ...meant,
        ...(heads === null ? {} : { heads }),
      });
      continue;
    }
    if (lettersIn(words) < 8 || isClerical(words) || isToColleague(sentence.span, section, ctx)) continue;
    if (
      report.type.type === 'pathology' &&
      (HANDLING.test(words) || isTitleOfSample(sentence, mentions, ctx) || isOfTheBench(sentence, ctx))
    )
      continue;
    // "Uterus and cervix, hysterectomy:" heads what follows.
    if (words.endsWith(':')) continue;
    if (isOperationPart(planned.get(sentence.index))) continue;
    if (report.type.type === 'laboratory' && (isInterpretiveLine(words) || isOlder(sentence.span))) continue;
    const weighty = ASIDE.has(section) || (ctx.teller.sees && !ADDED.has(section)) ? GRAVE : WEIGHTY;
    const seen = ctx.teller.sees && section === 'findings' && mentions.length > 0;
    const orders =
      report.type.type === 'laboratory'
        ? asksBesideResults(words)
        : report.type.type === 'discharge_summary' &&
          WITH_ORDERS.has(section) &&
          ORDER_LINE.test(words) &&
          !DONE.test(words);
    const comesTo = report.type.type === 'laboratory' && saysWhatComesOfIt(words);
    const warns = SHOULD_NOT_DELAY.test(words);
    const lesson = warns || OF_ANYBODY.test(words);
    const calls = report.type.type === 'discharge_summary' && CALL_IF.test(words);
    const advised = warns || orders || calls || (ADVISED.has(section) && !TALK.test(words) && !asksNothing(words));
    const plans = PLANS.test(words) && mentions.length > 0;
    const clipped = BARE.has(section) && words.split(' ').length <= MOST_CLIPPED && clippedOf < MOST_QUOTED;
    const named = mentions.some((mention) => weighty.has(mention.kind));
    if (!concluded && !seen && !advised && !plans && !clipped && !named && !comesTo) continue;
    // "? MDS ? lymphoma" in the story before: asked, and told as such by those who tell why a test was done.
    if (ctx.teller.sees && BEFORE_TEST.has(section) && /\?|\br\/o\b|\brule out\b/i.test(words)) continue;
    // Of what the cells look like only a named illness is worth a line, and in the report's words.
    const slide = isSlide(report.type.type, section) && conclusion.size > 0;
    if (slide && !mentions.some(({ kind }) => kind === 'disease' || kind === 'score')) continue;
    const line = (told: Said[], read: boolean): Quoted => ({
      span: sentence.span,
      said: (advised && !concluded ? told.map(asOrder) : told).map(
        isBeforeStay(sentence.index, ctx)
          ? (said) => toldAsBefore(said, section === 'admission_diagnosis')
          : (said) => said,
      ),
      calm: CALM.test(words) || lesson,
      denied: DENIED.test(words),
      sensitive: FRIGHTENING.test(words) && !DENIED.test(words) && !lesson,
      read,
      concluded: concluded && !warns,
      advised: advised && (warns || !concluded),
      frame: mainFrame(ctx.frames.within(sentence.span), relative, ctx),
    });
    if (
      !slide &&
      (mentions.length > 0 || clipped || advised || comesTo || (concluded && !ctx.teller.sees)) &&
      (told.length === 0 || leavesOutIllness(namedBehindLabel(sentence, mentions), told, concluded, printed))
    ) {
      const verdict = verdictOf(sentence, ctx);
      const sentences = verdict === null ? retellSentence(sentence, ctx) : [verdict.said];
      const counterpart = told.length > 0 ? null : besideOf(sentence, plain, ctx);
      const whole = sentences ?? retellLine(sentence, ctx) ?? counterpart;
      const said = whole === null ? [] : Array.isArray(whole) ? whole : [whole];
      if (said.length > 0) {
        lines.push(line(said, true));
        if (!concluded) beside += 1;
        continue;
      }
    }
    if (concluded && quotedOf >= MOST_QUOTED) continue;
    const advice =
      told.length > 0 && concluded && told.every((one) => one.frames.every(({ kind }) => ADVICE.has(kind)));
    const hidden = advice && leavesOutIllness(namedBehindLabel(sentence, mentions), told, concluded, printed);
    if (told.length > 0 && !hidden && (asked(told) || !mostlyUnread(sentence.span, gaps, ctx))) continue;
    // In a written note long lines are its story, and no reader is helped by a quoted story.
    if (STORY.has(section) && !ctx.teller.sees && words.split(' ').length > MOST_IN_NOTES) continue;
    if (inOwnWords.has(sentence.span.start)) continue;
    const wholly =
      report.type.type === 'pathology' && told.length === 0 ? ourWords(sentence.span, inPlain, 'all', ctx) : null;
    if (wholly !== null) {
      lines.push(line(wholly, true));
      if (!concluded) beside += 1;
      continue;
    }
    const row = sentence.row === undefined ? null : retellSentence(sentence, ctx);
    if (row !== null) lines.push(line([...row, ...glossesFor(sentence.span, ctx)], true));
    const quote = row !== null ? null : (quotable(words) ?? (concluded ? nameAlone(words) : null));
    if (quote === null) continue;
    const glosses = glossesFor(sentence.span, ctx);
    if (!concluded && !advised && !plans && !clipped && !comesTo && glosses.length === 0) continue;
    if (!concluded && !named) clippedOf += 1;
    const lead =
      section === 'allergies'
        ? 'under allergies, the report says'
        : section === 'diet' && advised
          ? 'of what to eat and drink, the report says'
          : concluded
            ? LISTED.has(section) && report.type.type === 'discharge_summary'
              ? 'the report also lists'
              : 'the report’s conclusion says'
            : 'the report says';
    const ask = say('ask your doctor to explain this line to you', [sentence.span]);
    const help =
      STORY.has(section) ||
      section === 'hospital_course' ||
      glosses.length > 0 ||
      (advised && !concluded) ||
      CALM.test(words) ||
      concludesNothing(sentence.span, ctx) ||
      isEasy(words)
        ? glosses
        : [ask];
    const first =
      lead === 'the report says' && report.type.type === 'pathology'
        ? quotedOfSample(quote, sentence, ctx)
        : say(`${lead}: “${quote}”`, [sentence.span]);
    lines.push(line([first, ...help, ...addedLater(sentence.span, ctx)], false));
    if (concluded) quotedOf += 1;
    else beside += 1;
  }
  return lines;
}

/** A longer line may hold more than what another line set right. */
const MOST_OVERRULED = 14;

/** "The report lists: resume home medicines." as the order that it is. */
function asOrder(said: Said): Said {
  const call = /^You (?:underst\w+|know|were (?:advised|told|instructed))(?: that)? (?=if you\b)(.*)$/.exec(
    said.text,
  )?.[1];
  if (call !== undefined) return { ...said, text: call.charAt(0).toUpperCase() + call.slice(1) };
  const order =
    /^The (?:report|plan) (?:lists|says): ((?:resume|continue|keep|avoid|wear|elevate|weigh|no|may|can)\b.*)$/i.exec(
      said.text,
    )?.[1];
  return order === undefined ? said : { ...said, text: order.charAt(0).toUpperCase() + order.slice(1) };
}

/** Stands among what is written, word for word or told by another of the same place. */
function isWritten({ sources: [span] }: Said, grounds: SpanIndex<Span>): boolean {
  return (
    span !== undefined && grounds.touching(span).some(({ start, end }) => start === span.start && end === span.end)
  );
}

function treats(mentions: readonly Mention[]): boolean {
  return mentions.some(({ kind }) => kind === 'medicine' || kind === 'procedure');
}

/** The weightiest statement of a line: urgent, then an illness or a finding; of a relative's line only the relative's. */
function mainFrame(frames: readonly Frame[], relative: boolean, ctx: Context): Frame | null {
  const about = frames.filter((frame) => frame.head !== null && TOLD.has(frame.kind));
  const own = relative ? about.filter((frame) => frame.experiencer !== 'patient') : about;
  const grave = own.find((frame) => GRAVE.has(frame.head?.kind ?? ''));
  // "Negative for a clot; a 7 mm nodule was noted": what was found weighs more than what was not.
  const found =
    grave?.kind === 'absent'
      ? own.find(
          (frame) =>
            frame.kind === 'finding' &&
            frame.assertion === 'present' &&
            frame.source.start >= grave.source.end &&
            ctx.clean({ start: grave.source.end, end: frame.source.start }).includes(';'),
        )
      : undefined;
  return own.find((frame) => frame.urgency !== null) ?? found ?? grave ?? null;
}

const TOLD: ReadonlySet<string> = new Set(['finding', 'absent', 'normal', 'diagnosis', 'device', 'procedure', 'score']);

/** What stands beside the sentence in the side-by-side view, where that tells what it says. */
function besideOf(sentence: Sentence, plain: Analysis['plain'], ctx: Context): Said | null {
  const index = firstPassing(plain.length, (at) => (plain[at]?.source.start ?? 0) >= sentence.span.start);
  const text = plain[index];
  if (!text || text.source.start !== sentence.span.start || GENERAL.test(text.text)) return null;
  const known = ctx.mentions.within(sentence.span).map(({ ref }) => ref.id);
  const [only, ...more] = splitSentences(text.text);
  // What is longer or harder than a sentence of ours may be is for that view alone.
  return only !== undefined && more.length === 0 && !isLongAndHard(only)
    ? say(text.text, [sentence.span], known)
    : null;
}

const GENERAL = /^(?:This (?:part|line|test|sample)\b|The report lists which)/;

/** An illness named under the medicines, and no medicine ("Needs treatment for osteoporosis"). */
function isStray(sentence: Sentence, section: string, ctx: Context): boolean {
  if (!section.endsWith('medications')) return false;
  const kinds = ctx.mentions.within(sentence.span).map((mention) => mention.kind);
  return kinds.includes('disease') && !kinds.includes('medicine');
}

/** "Sister with …" among the reasons for a test is no reason but a statement of its own. */
function isOfFamily(sentence: Sentence, ctx: Context): boolean {
  return /\b(?:mother|mom|father|dad|sisters?|brothers?|parents?|aunt|uncle|grand(?:mother|father|parents?)|f\/h|fhx?|family history)\b/i.test(
    ctx.clean(sentence.span),
  );
}

function isOperationPart(told: readonly Planned[] | undefined): boolean {
  const frames = (told ?? []).flatMap((one) => one.frames);
  return frames.length > 0 && frames.every((frame) => frame.part !== undefined);
}
