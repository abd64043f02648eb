import type { Analysis, AnalysisFinding, Span } from '../contract/analysis.js';
import { firstPassing } from '../reading/index.js';
import type { Sentence } from '../reading/types.js';
import { isPanelTitle } from '../understanding/index.js';
import type { Frame, Mention } from '../understanding/types.js';
import { isBeforeStay, toldAsBefore } from './before-stay.js';
import type { Context } from './context.js';
import { isInterpretiveLine } from './finding-setting.js';
import { CONCLUSIONS, isSlide } from './importance.js';
import { asksBesideResults, saysWhatComesOfIt } from './lab-lines.js';
import { concludesNothing } from './no-point.js';
import { HANDLING, isClerical } from './office.js';
import { addedLater, isOfTheBench } from './overtaken.js';
import type { Planned } from './planners/index.js';
import { asksNothing } from './planners/mood.js';
import { quotable as quotableLine, withoutStops } from './planners/quote.js';
import { quotedOfSample } from './planners/sample-quote.js';
import { labPhrase } from './planners/set-phrases.js';
import { FRIGHTENING } from './retell/frightening.js';
import { isOwnWords } from './retell/narrative.js';
import { isEveryday } from './retell/plain-words.js';
import { glossesFor } from './retell/quote.js';
import { retellLine, retellSentence } from './retell/retell.js';
import { spellOut } from './retell/spell-out.js';
import { type Said, say } from './said.js';
import { SpanIndex } from './span-index.js';
import { plainLine } from './tissue/plain-lines.js';
import { LOOKS_LIKE } from './told-words.js';
import { verdictOf } from './verdict.js';
import { LIST_MARK, splitSentences } from './words/sentences.js';

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
}

const MOST_QUOTED = 8;
/** A list of diagnoses is no conclusion in sentences. */
const LISTED: ReadonlySet<string> = new Set(['discharge_diagnosis', 'diagnosis']);
const MOST_WORDS = 30;
const MOST_IN_NOTES = 24;
const CALM =
  /^(?:no|negative|normal|without|unremarkable|stable|unchanged)\b|\b(?:is|are|was|were|study|exam) (?:otherwise |entirely |completely |within )?(?:normal|unremarkable|negative)\b|\bnormal (?:study|exam\w*|test|tracing|e[em]g)\b/i;

/** "A clear picture should not delay a biopsy": what a report warns of on every patient. */
const SHOULD_NOT_DELAY = /\bshould not (?:delay|preclude|defer|deter)\b/i;
/** How good such a test is with anybody. */
const OF_ANYBODY =
  /(?:\bpercent(?:age)?|%|\bproportion) of (?:\w+ )?(?:cancers|malignanc\w+|tumou?rs|lesions)\b[^.]*\b(?:not|missed|undetected)\b|\bfalse[- ]negative (?:rate|result|mammogram)\b/i;

/** Sections that others tell line by line, or that tell of the paper and not of the reader. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'signature', 'exam', 'vitals', 'social_history', 'indication', 'chief_complaint', 'disposition',
]); // biome-ignore format: one list
/** What the reader is to do or take: a line that nobody could read stands among the advice. */
const ADVISED: ReadonlySet<string> = new Set([
  'discharge_medications', 'instructions', 'activity', 'diet', 'warning_signs', 'follow_up', 'recommendation',
]); // biome-ignore format: one list
/** A rule for the days at home, wherever a stay's paper prints it. */
const ORDER_LINE =
  /^\W*(?:(?:his|her|the patient['’]s|discharge) )?(?:diet|activity|activities|weight[- ]?bear\w*|wound care)\b(?! (?:orders|history))|^\W*(?:resume|continue|keep|avoid|wear|elevate|weigh|regular diet|no (?:lifting|driving|heavy|strenuous|bathing|tub)|(?:may|can|ok to) (?:shower|resume|return|drive|bathe))\b/i;
/** Sections of a stay in which such a line may stand. */
const WITH_ORDERS: ReadonlySet<string> = new Set([
  'medications', 'discharge_medications', 'hospital_course', 'plan', 'disposition', 'condition', 'other',
]); // biome-ignore format: one list
/** Talk about the advice, none itself. */
const TALK =
  /\b(?:underst\w+|verbaliz\w+|discuss\w*|explained|agree[sd]?|reviewed|questions?|given to|in good condition)\b/i;
/** When to call or to come back, in the midst of a story too. */
const CALL_IF =
  /\b(?:if|for any|should)\b[^.]{3,160}\b(?:should|to|will|must|needs? to) (?:\w+ ){0,3}?(?:call|return|contact|notify|come back|go to the (?:emergency|er\b|nearest))\b|\b(?:call|return|contact|notify|come back)\b[^.]{0,80}\b(?:if|for any|for fever|should)\b/i;
/** What is to be done, wherever it stands. */
const PLANS =
  /\b(?:add|start|restart|stop|increase|decrease|hold|resume|repeat|recheck|recommend\w*|suggest\w*|advise\w*|(?:is|are|not|no \S+(?: \S+)?) indicated|would (?:get|order|consider)|will be sent|is an alternative|(?:low|intermediate|high|acceptable|increased|elevated) (?:\S+ )?risk)\b/i;
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
/** What makes a line worth a finding. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'finding',
  'disease',
  'organism',
  'procedure',
  'medicine',
  'score',
  'device',
]);
const GRAVE: ReadonlySet<string> = new Set(['finding', 'disease', 'organism', 'score']);
/** In these only an illness or a finding makes a line worth it. */
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
    written.flatMap(({ sources }) => sources),
    (span) => span,
  );
  const gaps = new SpanIndex(notExplained, (span) => span);
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
    const section = report.sections[sentence.section]?.kind ?? 'other';
    const concluded = conclusion.has(sentence) && !concludesNothing(sentence.span, ctx);
    if (!concluded && beside >= MOST_BESIDE) continue;
    const words = ctx.clean(sentence.span);
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
    // "Right foot.", "AP view of the neck": the name of a picture is nothing it comes to.
    const mentions = ctx.mentions.within(sentence.span);
    const grave = mentions.some((mention) => GRAVE.has(mention.kind) || mention.kind === 'device');
    if ((ctx.teller.sees || isPanelTitle(words)) && apart.has(sentence.index) && !grave) continue;
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
    if (stands && told.some((one) => one.retold && isWritten(one.plan.what, grounds))) continue;
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
    const ofTissue = report.type.type === 'pathology' && told.length === 0 ? plainLine(words) : null;
    if (ofTissue !== null) {
      const { text, good } = ofTissue;
      const meant = { calm: good, denied: false, sensitive: !good, concluded: !good, advised: false };
      lines.push({ span: sentence.span, said: [say(text, [sentence.span])], read: true, frame: null, ...meant });
      continue;
    }
    if (lettersIn(words) < 8 || isClerical(words)) continue;
    if (
      report.type.type === 'pathology' &&
      (HANDLING.test(words) || isTitleOfSample(sentence, mentions, ctx) || isOfTheBench(sentence, ctx))
    )
      continue;
    // "Uterus and cervix, hysterectomy:" heads what follows.
    if (words.endsWith(':')) continue;
    if (isOperationPart(planned.get(sentence.index))) continue;
    if (report.type.type === 'laboratory' && isInterpretiveLine(words)) continue;
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
      frame: mainFrame(ctx.frames.within(sentence.span), relative),
    });
    if (
      !slide &&
      (mentions.length > 0 || clipped || advised || comesTo) &&
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
    const quote = quotable(words);
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

const SAMPLED =
  /\b(?:biops\w*|bx|cores?|excision|resection|fna|aspirat\w*|curett\w*|\w+ectomy|specimens?|cytol\w*|trephine|smear|washings?|brushings?|tur\w*|voided|catheter urine|sputum)\b/i;

/** "Prostate, 12 core biopsy (PSA 7)" at the head of a part: what was sent, not what it comes to. */
export function isTitleOfSample(sentence: Sentence, mentions: readonly Mention[], ctx: Context): boolean {
  const { report } = ctx.understanding;
  if (sentence.kind === 'prose' || !report.sections[sentence.section]?.sentences.slice(0, 2).includes(sentence))
    return false;
  const words = ctx.clean(sentence.span);
  return (
    SAMPLED.test(words) &&
    words.split(' ').length <= 14 &&
    !mentions.some(({ kind }) => kind === 'finding' || kind === 'disease' || kind === 'score' || kind === 'organism') &&
    !/\b(?:no|not|negative|positive|benign|malignan\w+|normal|see|suggest\w*|recommend\w*)\b/i.test(words)
  );
}

/** Sentences of which another one of the report holds in place of what they tell, or that a later step undid. */
export function superseded(ctx: Context): Set<number> {
  const over = overruled(ctx.understanding.frames, ctx);
  for (const index of stepsOf(ctx)) over.add(index);
  return over;
}

/** All of it is told as what the report asks for. */
function asked(told: readonly Planned[]): boolean {
  return told.every((one) => one.frames.every(({ kind }) => kind === 'recommendation' || kind === 'follow_up'));
}

/** A longer line may hold more than what another line set right. */
const MOST_OVERRULED = 14;

/** Sentences of which another one of the report holds in place of all they state. */
function overruled(frames: readonly Frame[], ctx: Context): Set<number> {
  const over = new Set<number>();
  for (const frame of frames) {
    const { setAside, sentence, head } = frame;
    if (setAside !== undefined && !deniesMore(frame, ctx)) over.add(sentence);
    // What became of a medicine stands in the sentence behind the one that names it.
    if (head !== null && head.kind === 'medicine' && head.sentence < sentence) over.add(head.sentence);
  }
  for (const frame of frames)
    if (frame.kind !== 'identity' && (frame.setAside === undefined || deniesMore(frame, ctx)))
      over.delete(frame.sentence);
  return over;
}

const STEP_OF =
  /\b([A-Za-z]{5,}) (?:was|were) (?:then |also |again |subsequently |later )*(started|restarted|resumed|discontinued|stopped|held|weaned)\b/gi;
const STOPS = /^(?:discontinued|stopped|weaned)$/i;

/** "The drip was restarted again" where a later line says that it was stopped: a step on the way, not how it ended. */
function stepsOf(ctx: Context): number[] {
  const last = new Map<string, { index: number; stops: boolean }>();
  const steps: { index: number; name: string; stops: boolean; only: boolean }[] = [];
  const { report } = ctx.understanding;
  if (report.type.type !== 'discharge_summary') return [];
  for (const sentence of report.sentences) {
    const found = [...ctx.clean(sentence.span).matchAll(STEP_OF)];
    for (const [, name = '', verb = ''] of found) {
      const step = {
        index: sentence.index,
        name: name.toLowerCase(),
        stops: STOPS.test(verb),
        only: found.length === 1,
      };
      steps.push(step);
      last.set(step.name, step);
    }
  }
  return steps
    .filter(({ index, name, stops, only }) => {
      const end = last.get(name);
      return only && end !== undefined && end.index > index && end.stops !== stops;
    })
    .map(({ index }) => index);
}

/** "No saddle embolus" beside an embolus: a denial with a word of its own still says something. */
function deniesMore({ kind, head, source }: Frame, ctx: Context): boolean {
  if (kind !== 'absent' || head === null) return false;
  if (/^(?:saddle|massive|complete|displaced|obstructing|tension|central)\b/i.test(ctx.clean(head.span))) return true;
  const words = `${ctx.clean({ start: source.start, end: Math.max(source.start, head.span.start) })} ${ctx.clean({ start: Math.min(head.span.end, source.end), end: source.end })}`;
  return (words.match(/[a-z]{4,}/gi) ?? []).some((word) => !OF_A_DENIAL.test(word));
}

const OF_A_DENIAL =
  /^(?:there|were|was|evidence|sign|signs|seen|noted|identified|present|found|demonstrated|appreciated|without|negative|absence|free|this|that|with|definite|focal|other|either|been|have|visualized|detected|does|show|shows|scan|study|exam|image|images)$/i;

const DONE = /\b(?:was|were|had|did)\b/i;

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

const VISIT =
  /\b(?:follow(?:ed)?[- ]?up|appointment|to be seen|return)\b[^.]{0,60}\b(?:in|within|on) (?:\d|one|two|three|four|six|a (?:week|month))/i;

/** The part of the sentence that tells of the visit, from the comma before it. */
function visitIn(span: Span, ctx: Context): Span {
  const text = ctx.understanding.report.clean.slice(span.start, span.end);
  const before = text.slice(0, VISIT.exec(text)?.index ?? 0);
  const cut = /^.*[,;](?:\s*and\b)?\s*/is.exec(before)?.[0].length ?? 0;
  return { start: span.start + cut, end: span.end };
}

/** Tells how the reader went home and of a visit to come, and is told with no word of advice. */
function losesVisit(words: string, planned: readonly Planned[]): boolean {
  return (
    VISIT.test(words) &&
    /\b(?:discharged|home)\b/i.test(words) &&
    !planned.some((one) => one.frames.some(({ kind }) => ADVICE.has(kind)))
  );
}

/** Stands among what is written, word for word or told by another of the same place. */
function isWritten({ sources: [span] }: Said, grounds: SpanIndex<Span>): boolean {
  return (
    span !== undefined && grounds.touching(span).some(({ start, end }) => start === span.start && end === span.end)
  );
}

/** Says what was given or done, beside the result that stands in it. */
function treats(mentions: readonly Mention[]): boolean {
  return mentions.some(({ kind }) => kind === 'medicine' || kind === 'procedure');
}

/** The weightiest statement of a line: urgent, then an illness or a finding; of a relative's line only the relative's. */
function mainFrame(frames: readonly Frame[], relative: boolean): Frame | null {
  const about = frames.filter((frame) => frame.head !== null && TOLD.has(frame.kind));
  const own = relative ? about.filter((frame) => frame.experiencer !== 'patient') : about;
  return own.find((frame) => frame.urgency !== null) ?? own.find((frame) => GRAVE.has(frame.head?.kind ?? '')) ?? null;
}

const TOLD: ReadonlySet<string> = new Set(['finding', 'absent', 'normal', 'diagnosis', 'device', 'procedure', 'score']);

/** Words that any reader knows, one other in a whole sentence; a name within it is no hard word. */
function isEasy(words: string): boolean {
  const all = words.match(/[A-Za-z'’]+/g) ?? [];
  const hard = all.filter((word, at) => {
    if (/^[A-Z]{2,}/.test(word)) return true;
    return !isEveryday(word.toLowerCase()) && !(at > 0 && /^[A-Z][a-z]/.test(word));
  });
  return hard.length === 0 || (hard.length === 1 && all.length >= 8 && !/^[A-Z]{2,}/.test(hard[0] ?? ''));
}

/** What stands beside the sentence in the side-by-side view, where that tells what it says. */
function besideOf(sentence: Sentence, plain: Analysis['plain'], ctx: Context): Said | null {
  const index = firstPassing(plain.length, (at) => (plain[at]?.source.start ?? 0) >= sentence.span.start);
  const text = plain[index];
  if (!text || text.source.start !== sentence.span.start || GENERAL.test(text.text)) return null;
  const known = ctx.mentions.within(sentence.span).map(({ ref }) => ref.id);
  return splitSentences(text.text).length === 1 ? say(text.text, [sentence.span], known) : null;
}

/** Sentences about a part of the report, not about what it says. */
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

/** "Rectum, polyp: hyperplastic polyp": what the label names is the sample. */
function namedBehindLabel({ label }: Sentence, mentions: readonly Mention[]): readonly Mention[] {
  return label === null ? mentions : mentions.filter(({ span }) => span.start >= label.span.end);
}

/** Told only as advice, or in the conclusion in part: an illness or a finding that it names is not among what is told. */
function leavesOutIllness(
  mentions: readonly Mention[],
  told: readonly Planned[],
  concluded: boolean,
  printed: (mention: Mention) => string,
): boolean {
  const advice = told.every((one) => one.frames.every((frame) => ADVICE.has(frame.kind)));
  if (!concluded && !advice) return false;
  const said = new Set(told.flatMap(({ plan }) => [plan.what, ...plan.details].flatMap(({ knowledge }) => knowledge)));
  return mentions.some(
    (mention) =>
      GRAVE.has(mention.kind) &&
      mention.ref.folder === 'concepts' &&
      !said.has(mention.ref.id) &&
      !/^abnormal/.test(mention.ref.id) &&
      !LOOKS_LIKE.test(printed(mention)),
  );
}

const ADVICE: ReadonlySet<string> = new Set([
  'recommendation',
  'follow_up',
  'instruction',
  'warning_sign',
  'comparison',
  'technique',
]);

/** A denial from its first word. */
const DENIED = /^(?:no|negative|without|absence of)\b/i;

/** More than half of its letters belong to no explanation. */
function mostlyUnread(span: Span, gaps: SpanIndex<Span>, ctx: Context): boolean {
  const unread = gaps.touching(span).reduce((sum, gap) => sum + lettersIn(ctx.clean(overlap(gap, span))), 0);
  return unread / lettersIn(ctx.clean(span)) > 0.5;
}

const STEP = /\b(?:was|were|is|are|had|has|been|then|using|at this point)\b/i;

/** A field of a form, or a word in the place of a diagnosis: "Number of sessions: 5", "Deferred." */
export function isNoEntry(words: string): boolean {
  return NO_ENTRY.test(words);
}

const NO_ENTRY =
  /^\W*(?:axis [iv]+\W*)?(?:none|deferred|n\/?a|same|see\b[^.]*|as (?:above|below)\b[^.]*|pending|unknown|[\d\W]*|mild|moderate|severe|good|fair|poor)\W*$|^[^:.]{0,30}\b(?:number|length|date|duration)\b[^:.]{0,30}:|\b(?:gaf|global assessment)\b/i;

/** The sentences of the report's own conclusion; of an operation report also what was done. */
export function conclusionSentences(ctx: Context) {
  const { report } = ctx.understanding;
  const operation = /\boperation|\bprocedure|\bsurgery/i.test(report.type.title);
  return report.sentences.filter((sentence) => {
    const kind = report.sections[sentence.section]?.kind ?? 'other';
    if (isNoEntry(ctx.clean(sentence.span))) return false;
    if (!operation) return CONCLUSIONS.has(kind);
    // The titles of an operation report, not the story of its steps.
    return (CONCLUSIONS.has(kind) || kind === 'procedures') && !STEP.test(ctx.clean(sentence.span));
  });
}

/** Clean enough to be quoted: shortened at a word, without marks that end a sentence. Null where too little is left. */
function quotable(text: string): string | null {
  const words = withoutStops(
    spellOut(text.replace(LIST_MARK, ''))
      .replace(/X{3,}\.*/g, '…')
      .replace(/[“”"]/g, ''),
  )
    .replace(/[.?!;,\s]+$/, '')
    .split(/\s+/);
  if (words.filter((word) => /[a-z]{3}/i.test(word)).length < (words.includes('…') ? 4 : 2)) return null;
  const all = words.join(' ');
  // What turns the sentence round stands behind: such a line is shown whole, or not here.
  const turns = words.length > MOST_WORDS && TURNS.test(words.slice(MOST_WORDS - 6).join(' '));
  if (turns && words.length > MOST_WHOLE) return null;
  const kept = turns || words.length <= MOST_WORDS + 6 ? all : words.slice(0, MOST_WORDS).join(' ');
  const quiet = kept === kept.toUpperCase() ? kept.toLowerCase() : kept;
  return kept === all ? quiet : `${quiet} …`;
}

const MOST_WHOLE = 60;
const TURNS =
  /\b(?:however|but|although|though|likely|unlikely|not|no|without|negative|ruled|resolved|due|secondary|improved|stable|if|unless)\b/i;

function lettersIn(text: string): number {
  return text.replace(/X{3,}/g, '').match(/[A-Za-z]/g)?.length ?? 0;
}

function overlap(a: Span, b: Span): Span {
  const start = Math.max(a.start, b.start);
  return { start, end: Math.max(start, Math.min(a.end, b.end)) };
}

/** Named, or told as a step of an operation: its tools and moves are no findings. */
function isOperationPart(told: readonly Planned[] | undefined): boolean {
  const frames = (told ?? []).flatMap((one) => one.frames);
  return frames.length > 0 && frames.every((frame) => frame.part !== undefined);
}
