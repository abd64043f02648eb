import { Screened } from '../../reading/index.js';
import { isToldToReader, limitsUse } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import type { Said } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { inItsOwnWords, rewriteForReader } from '../rewrite.js';
import { joinOf, list } from '../words/english.js';
import { thingsAsked } from './asked.js';
import { asksForMore } from './asks-more.js';
import { planAwaited, planCompared } from './compared.js';
import { dailyLimit } from './daily-limit.js';
import { dietIn } from './diet-phrases.js';
import { doctorIn } from './doctors.js';
import { asksForNoVisit, cameTo, isDone, isMild } from './mood.js';
import { type Plan, plan } from './plan.js';
import { quotable, quoteLine } from './quote.js';
import {
  hasSeen,
  isAboutResult,
  isOrderOfStory,
  isReasonOrLimit,
  losesChoice,
  takesAwayAndTests,
} from './recommendation-guards.js';
import { planReversed } from './reversed.js';
import { planLookFor, SET_PHRASES, setPlan } from './set-advice.js';
import { setPhrase } from './set-phrases.js';
import { planShortOrder } from './short-order.js';
import { letterOf } from './specimens.js';
import { tailOf } from './tail.js';
import { planTeamOrFamily } from './team-and-family.js';
import { tissueOrder } from './tissue-order.js';
import { FORBIDS, planVisit } from './visit.js';
import { DONE, planRefused, RECHECKS, whoIn } from './who-to-see.js';

/** "Surveillance as per BSG guidelines" */
const WATCHED = /^\W*surveillance ((?:as )?(?:per|according to|in line with) [^.;]{3,80}?)\W*$/i;
/** "Gynaecological review is recommended" */
const REVIEWED =
  /^\W*([a-z]+(?:ical|ology|ic))\b[^.;]{0,40}?\b(?:review|opinion|assessment|referral) (?:is |are )?(?:recommended|advised|suggested|indicated)\W*$/i;

/** "Rescan in 7-10 days" */
const AGAIN =
  /^\W*(?:please |advise |suggest |recommend )?re-?scan ((?:in|at|after) \d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? (?:days?|weeks?|months?))\W*$/i;

const NO_FURTHER = /\bno (?:further|additional|specific) (follow-?up|imaging|evaluation|work-?up|treatment)\b/i;
const REST =
  /^(?: (?:is |are )?(?:needed|required|necessary|recommended|indicated|advised|warranted|suggested))?(?: at this time)?\W*$/i;
const FURTHER: Record<string, string> = {
  imaging: 'pictures',
  evaluation: 'checks',
  workup: 'checks',
  'work-up': 'checks',
  treatment: 'treatment',
};

/** "Recommend opinion re restarting anticoagulation": a talk is asked for, and not yet what it is about. */
const ABOUT_IT =
  /\b(?:opinions?|discussions?|advice|input|views?|counsell?ing) (?:re|regarding|about|on|as to|concerning|whether)\b/i;

/** True for a line of one sample of several. */
function ofSample(frame: Frame, ctx: Context): boolean {
  return ctx.understanding.report.type.type === 'pathology' && letterOf(frame, ctx) !== null;
}

const NO_VISIT_MADE =
  /\b(?:not|n['’]t) (?:yet )?(?:made|arranged|booked|planned|organi[sz]ed|given|scheduled)(?: (?:her|him|them|you|to see))?(?: (?:an?|any|for))? (?:further |routine |formal |other )*(?:clinic )?(?:follow[- ]?up|appointments?|reviews?|visits?)\b/i;

/** "She may need surgery": nobody asks for it yet. */
const MAY_BE_NEEDED = /\b(?:may|might|could) (?:\w+ )?(?:need|require)\b/i;

/** What the report asks for: what, when, who and on what condition, as far as it says. */
export function planRecommendation(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const set = SET_PHRASES.find(([pattern]) => pattern.test(clause))?.[1];
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  if (sentence !== undefined && setPhrase(ctx.clean(sentence.span)) !== null) return null;
  // "Cardiology ordered a stress test to be performed": in the story of a stay, asked for then.
  if (sentence !== undefined && isOrderOfStory(ctx.clean(sentence.span), ctx.section(frame), ctx))
    return inTheirWords(frame, ctx) ?? quoteLine(sentence.span, ctx);
  if (sentence !== undefined && isReasonOrLimit(clause, frame, sentence.span, ctx))
    return quoteLine(sentence.span, ctx, 'for what comes next, the report says');
  if (ABOUT_IT.test(clause) && doctorIn(clause) === null)
    return quoteLine(frame.source, ctx, 'for what comes next, the report says');
  if (takesAwayAndTests(clause, frame, ctx)) return quoteLine(frame.source, ctx);
  // "I have not made a follow-up appointment but she may ring": told by its own words, and no visit.
  if (sentence !== undefined && NO_VISIT_MADE.test(ctx.clean(sentence.span)))
    return quoteLine(sentence.span, ctx, 'for what comes next, the report says');
  const diet = dietIn(clause.trim());
  if (diet !== null) return plan(diet, groundsOf(frame, ctx));
  const looked =
    ctx.teller.sees || ctx.understanding.report.type.type === 'laboratory' ? planLookFor(frame, clause, ctx) : null;
  if (looked !== null) return looked;
  if (set !== undefined)
    return ctx.understanding.report.type.type === 'imaging' && BESIDE_SET.test(clause)
      ? quoteOfItem(frame, ctx)
      : setPlan(set, frame, ctx);
  const again = ctx.teller.sees ? AGAIN.exec(clause)?.[1] : undefined;
  if (again !== undefined)
    return plan(`the report asks for another scan ${again.toLowerCase()}`, groundsOf(frame, ctx));
  const limit = ctx.understanding.report.type.type === 'discharge_summary' ? dailyLimit(clause, frame.source) : null;
  if (limit !== null) {
    const own = quoteLine(frame.source, ctx, 'in the report’s words');
    return own === null ? limit : { ...limit, details: [own.what] };
  }
  const compared = planAwaited(frame, ctx) ?? (ctx.teller.sees ? planCompared(clause, frame, ctx) : null);
  if (compared !== null) return compared;
  const watched = ctx.teller.sees ? WATCHED.exec(clause)?.[1] : undefined;
  const rules = watched === undefined ? null : quotable(watched);
  if (rules !== null) return plan(`the report asks for checks again over time “${rules}”`, groundsOf(frame, ctx));
  const shared = planTeamOrFamily(frame, ctx);
  if (shared !== null) return shared;
  const reversed = planReversed(frame, ctx);
  if (reversed !== null) return reversed;
  const inTissue = tissueOrder(frame, ctx);
  if (inTissue !== null) return inTissue;
  const reviewed = ctx.teller.sees ? REVIEWED.exec(clause)?.[1] : undefined;
  const by =
    reviewed === undefined
      ? null
      : doctorIn(`${reviewed.replace(/gynaec/i, 'gynec').replace(/ical$/i, 'ology')} clinic`);
  if (by !== null && by !== undefined) {
    const own = quoteLine(frame.source, ctx, 'in the report’s words');
    return {
      ...plan(`the report asks you to see ${by}`, groundsOf(frame, ctx)),
      details: own === null ? [] : [own.what],
    };
  }
  const none = NO_FURTHER.exec(clause);
  // Of which sample, on what condition: what is left out of a "no further" calms too much.
  if (none !== null)
    return REST.test(clause.slice(none.index + none[0].length)) &&
      clause.slice(0, none.index).trim() === '' &&
      !ofSample(frame, ctx)
      ? plan(
          `the report asks for no further ${FURTHER[none[1]?.toLowerCase() ?? ''] ?? 'follow-up'} of this`,
          groundsOf(frame, ctx),
        )
      : quoteLine(sentence !== undefined && ctx.teller.sees ? sentence.span : frame.source, ctx);
  if (hasSeen(frame, ctx)) return quoteLine(sentence?.span ?? frame.source, ctx);
  if (asksForNoVisit(clause)) return inTheirWords(frame, ctx);
  if (NO_ORDER_NOW.test(clause)) return quoteLine(sentence?.span ?? frame.source, ctx);
  // "MRI was recommended but declined": the report asks for it no more.
  if (sentence !== undefined && DECLINED.test(ctx.clean(sentence.span))) return quoteLine(sentence.span, ctx);
  // "This includes risk of bleeding, need for further surgery": what may go wrong, and nothing that is asked for.
  if (LISTS_RISKS.test(clause)) return inTheirWords(frame, ctx) ?? quoteLine(sentence?.span ?? frame.source, ctx);
  const open = sentence !== undefined && STILL_OPEN.test(ctx.clean(sentence.span));
  if (open || ADVISED_AGAINST.test(clause) || (sentence !== undefined && isAboutResult(frame, sentence.span, ctx))) {
    const whole = sentence?.span ?? frame.source;
    const rewritten = rewriteForReader(whole, ctx);
    return rewritten === null
      ? quoteLine(whole, ctx, 'for what comes next, the report says')
      : { what: said(rewritten, ctx), details: [], meaning: [] };
  }
  // "Compare with outside films": nothing new is asked for.
  if (ctx.teller.sees && COMPARES.test(clause)) return quoteOfItem(frame, ctx);
  if (ctx.understanding.report.type.type === 'laboratory' && limitsUse(clause)) return quoteLine(frame.source, ctx);
  if (DONE.test(clause) || THOUGHT_OF.test(clause) || NONE_NEEDED.test(clause) || cameTo(clause))
    return quoteLine(frame.source, ctx);
  // What must be done is told as strongly as it is printed.
  if (NECESSARY.test(clause) && ctx.teller.sees) {
    const told = quoteLine(frame.source, ctx);
    if (told !== null) return { ...told, details: glossesFor(frame.source, ctx).slice(0, 2) };
  }
  const own = isToldToReader(clause) ? rewriteForReader(frame.source, ctx) : null;
  if (own !== null) return { what: said(own, ctx), details: [], meaning: [] };
  const both = TWO_ORDERS.test(clause) ? inTheirWords(frame, ctx) : null;
  if (both !== null) return both;
  const short = planShortOrder(frame, ctx);
  if (short !== null) return short;
  const several = severalTimes(frame, ctx);
  if (several !== null) return several;
  if (losesChoice(frame, ctx) || (ctx.teller.sees && MOVES.test(clause))) return quoteOfItem(frame, ctx);
  if (/^\W*(?:no|nil)\b/i.test(clause) && !frame.negated && frame.recommendation?.who != null)
    return planRefused(frame, ctx);
  const things = thingsAsked(frame, ctx);
  if (ctx.understanding.report.type.type === 'imaging' && !frame.negated && asksForMore(frame, things.names, ctx))
    return quoteOfItem(frame, ctx);
  const visit = planVisit(frame, ctx);
  if (visit !== null) return visit;
  const detail = frame.recommendation;
  const mayBe = MAY_BE_NEEDED.test(clause);
  // The day of a line is that of its visit, and of nothing that may be needed.
  const tail = tailOf(mayBe ? { ...frame, recommendation: null } : frame, ctx);
  const asks = mayBe
    ? 'the report says that you may need'
    : MAY_BE_CONSIDERED.test(clause)
      ? 'the report says that your doctor may think about'
      : isMild(clause)
        ? 'the report suggests'
        : 'the report asks for';
  // For whom it is not needed must not be lost.
  if (!frame.negated && NOT_NEEDED.test(clause) && BOUND.test(clause)) return quoteLine(frame.source, ctx);
  const line = ctx.understanding.report.sentences[frame.sentence]?.span ?? frame.source;
  if ((frame.negated || NOT_NEEDED.test(clause)) && ALSO_ASKS.test(ctx.clean(line))) return quoteLine(line, ctx);
  // "No suspicious fusion in …": a result, and nothing that somebody could need.
  if (frame.negated && !NEEDED.test(clause)) return quoteLine(frame.source, ctx);
  // "Does not of itself require repeat excision": what another reason may still require is not promised away.
  if ((frame.negated || NOT_NEEDED.test(clause)) && LIMITED.test(clause)) return quoteLine(frame.source, ctx);
  // "Antibiotics NOT recommended": for whom and when stands in its own words.
  if (BARE_NOT.test(clause)) return inTheirWords(frame, ctx) ?? quoteLine(frame.source, ctx);
  if (frame.negated || NOT_NEEDED.test(clause)) {
    return things.names.length === 0
      ? null
      : plan(
          `the report says that you do not need ${list(things.names, 'or')}${tail.text}`,
          [...groundsOf(frame, ctx), ...tail.spans],
          things.knowledge,
        );
  }
  if (things.names.length > 0) {
    const names = list(things.names, joinOf(clause));
    // "Review in OPD after 7 days with FBS, creatinine": the visit first, and what to bring to it.
    if (!ctx.teller.sees && VISIT_WITH.test(clause))
      return plan(
        `${asks} a visit${tail.before}, with ${names}${tail.after}`,
        [...groundsOf(frame, ctx), ...tail.spans],
        [...things.knowledge, ...tail.knowledge],
      );
    return plan(
      `${asks} ${names}${tail.text}`,
      [...groundsOf(frame, ctx), ...tail.spans],
      [...things.knowledge, ...tail.knowledge],
    );
  }
  if (
    !FORBIDS.test(clause) &&
    !TALKED_WITH.test(clause) &&
    !isReferral(clause, frame, ctx) &&
    (detail?.who != null || (detail?.action === 'visit' && GOES.test(clause) && !RECHECKS.test(clause)))
  ) {
    const who = whoIn(frame, ctx);
    return plan(
      `the report asks you to see ${who}${tail.text}`,
      [...groundsOf(frame, ctx), ...tail.spans],
      tail.knowledge,
    );
  }
  // A piece of a sentence says less, or something else, than the whole of it.
  const piece = sentence !== undefined && /^[a-z]/.test(clause) && frame.source.start > sentence.span.start;
  if (piece) return quoteLine(sentence.span, ctx);
  const rewritten = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
  if (rewritten !== null && isWhole(rewritten.text) && !isDone(rewritten.text))
    return { what: said(rewritten, ctx), details: [], meaning: [] };
  if (detail?.when != null && VISITS.test(clause) && !/^for\b/i.test(detail.when.text))
    return plan(`${asks} a follow-up${tail.text}`, [...groundsOf(frame, ctx), ...tail.spans], tail.knowledge);
  // "Change A to B": neither may be told alone.
  if (EXCHANGED.test(clause)) return quoteOfItem(frame, ctx);
  // Where the sentence asks for something else beside it, nobody would tell this half of it.
  const beside = ctx.frames
    .touching(sentence?.span ?? frame.source)
    .some((other) => other !== frame && other.kind === frame.kind && other.sentence === frame.sentence);
  return LISTED.has(ctx.section(frame)) || ctx.teller.sees || beside || /\bsuitable for\b/i.test(clause)
    ? quoteLine(frame.source, ctx)
    : null;
}

const EXCHANGED = /^\W*(?:please |then |also |to |and )?(?:change|switch|convert|swap|replace|substitute)\b/i;

const VISIT_WITH =
  /^\W*(?:(?:for|to|please|kindly|plan) )*(?:(?:review|follow[- ]?up|f\/u|r\/v|visit)(?= (?:in|at|after|on|with|opd|here|\d))|opd\b|(?:[a-z]+[ -]){1,4}clinic\b)[^.;]*\b(?:with|w\/)\s/i;

/** "LFT & clinical correlation": more is asked for beside the set phrase. */
const BESIDE_SET = /(?:&|\+|\band\b|,)\s*clinical(?:ly)? correlat|\bcorrelat(?:e|ion)\b[^.;]*(?:\band\b|&|,)\s*\w{2}/i;

/** "Histology pending", "dissolving sutures", "elective section in future": no order of today. */
const NO_ORDER_NOW =
  /\b(?:histology|pathology|results?|cultures?)\b[^.;]{0,20}\bpending\b|\bhas(?: already)? been added\b[^.;]{0,30}\b(?:results?|report) (?:follows?|to follow|pending|awaited)\b|\bin (?:the )?future\b|^\W*(?:dissolv|absorb)\w+ (?:sutures?|stitches)|\bwill be followed up by\b|\b(?:generally|usually) recommended\b/i;

const DECLINED =
  /\b(?:recommended|advised|suggested|requested)\b[^.;]{0,80}\b(?:and|which|,) (?:that |this |it |they )?(?:was|were|has been) (?:done|performed|sent|taken|obtained|drawn)\b|\b(?:was|were) (?:also )?going to\b|\b(?:recommended|advised|offered|suggested)\b[^.;]{0,60}\b(?:declined|refused|deferred by|not wish)\b|\b(?:declined|refused)\b[^.;]{0,50}\b(?:recommended|advised|offered|suggested)\b/i;

/** "I would advise against surgery", "reluctant to recommend warfarin": named so that it is not done. */
const ADVISED_AGAINST =
  /\b(?:advise[sd]?|advising|recommend(?:s|ed)?|decided|counsel(?:l)?ed|opted|cautioned?|warned?) (?:\w+ )?against\b|\b(?:reluctant|hesitant|unwilling|not (?:keen|inclined|minded)|would not wish|wary) (?:to|about|of)\b|\b(?:would|do|did|will|could|can) ?not (?:\w+ )?(?:recommend|advise|advocate|support|suggest)\b/i;

const LISTS_RISKS =
  /^\W*(?:this|these|they|which|risks?|complications?)\b(?: \w+){0,5}? includ(?:es?|ing|ed)\b[^.;]*\b(?:risks?|bleeding|infection)\b/i;

/** "Depending on the results, I may recommend a scan": not asked for yet. */
const STILL_OPEN =
  /\b(?:depending|dependent) (?:up)?on\b[^.;]{3,90}\b(?:I|we|he|she|they|patient|you) (?:may|might|could|would)\b|\b(?:I|we) (?:may|might) (?:then |also |well )?(?:recommend|suggest|advise|propose)\b/i;

const COMPARES = /^\W*(?:(?:please|kindly|suggest(?:ed)?|recommend(?:ed)?|advise[sd]?|direct) )*compar(?:e|ison) /i;

/** What is to be done to a tube or a line, by the team. */
const MOVES = /^\W*(?:advance|withdraw|retract|reposition|pull back|exchange|re-?site|remove)\b/i;
/** The line in the report's own words with what its hard words mean. */
function quoteOfItem(frame: Frame, ctx: Context): Plan | null {
  const own = ctx.understanding.report.sentences[frame.sentence];
  // "Bloods to look for other causes: FBC, ESR": the label says what for.
  const span = own?.label != null && own.label.span.end <= frame.source.start ? own.span : frame.source;
  const told = quoteLine(span, ctx, 'for what comes next, the report says');
  return told === null ? null : { ...told, details: glossesFor(frame.source, ctx).slice(0, 2) };
}

const NECESSARY = /\b(?:is|are) (?:\w+ )?(?:necessary|mandatory|essential|imperative|urgently needed)\b|\bmust be\b/i;

/** "No further surgery or surveillance is required": nothing of it is asked for. */
const NONE_NEEDED =
  /\bno (?:\w+ ){0,4}(?:is|are|was|were) (?:required|needed|necessary|indicated|recommended|advised|warranted|planned)\b|\b(?:is|are) (?:considered )?curative\b/i;

/** "Also to consider is RSV": what it may be, not what is to be done. */
const THOUGHT_OF = /\b(?:to consider (?:in|here|is|are)\b|considerations? (?:is|are|include)|differential)/i;

const BOUND = /\b(?:if|unless|until|when|provided|for|in the absence of|as long as|at this (?:time|stage))\b/i;
const NEEDED =
  /\b(?:need\w*|necess\w+|require\w*|indicated|advis\w+|recommend\w*|follow[- ]?up|warranted|suggest\w*|further|routine\w*|repeat\w*|schedul\w+|plan\w*|intervention|treatment|surveillance|imaging)\b/i;
/** "After discussions with OB/GYN it was recommended …": whom they spoke with, and nobody to be seen. */
const TALKED_WITH =
  /\b(?:after|following|in|per) (?:[a-z]+ ){0,2}(?:discussions?|consultations?|conversations?|talks?) with\b[^.;]{2,60}\b(?:recommended|advised|suggested|decided|felt)\b/i;

const BARE_NOT = /\bnot (?:\w+ly )?(?:recommended|advised|advisable|appropriate)\W*$/i;
const NOT_NEEDED =
  /\b(?:is|are) not (?:routinely |usually |generally |currently |otherwise )?(?:needed|required|necessary|indicated|warranted|recommended|advised)\b/i;
/** Words that bind a "not needed" to one reason, one rule or one kind. */
const LIMITED =
  /\b(?:(?:of|by|in|on) (?:itself|themselves)|on (?:its|their) own|alone|per se|necessarily|always|automatically|solely|routinely|usually|generally|ordinarily|immediate(?:ly)?|urgent(?:ly)?|under|guid(?:ance|elines?)|protocols?|policy|criteria)\b|\b(?:does|do|did|would|will|should) not\b[^.;]{0,60}\b(?:repeat|re-?[a-z]{5,}|completion|additional|wider|more)\b/i;

/** "Repeat the salts in 1 week and restart the tablet if …": two orders, of which the time or the condition belongs to one. */
const TWO_ORDERS = new Screened(
  /\w.*(?:\band|[,;]) (?:then |please |kindly )*(?:re-?start|start|stop|resume|hold|increase|decrease|reduce|discontinue|titrate|wean|taper|begin|change)\b/i,
);

export function inTheirWords(frame: Frame, ctx: Context): Plan | null {
  const rewritten = rewriteForReader(frame.source, ctx) ?? inItsOwnWords(frame.source, ctx);
  if (rewritten !== null && isWhole(rewritten.text)) return { what: said(rewritten, ctx), details: [], meaning: [] };
  return quoteLine(frame.source, ctx, 'for what comes next, the report says');
}

const TIMES =
  /\b(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)(?:\s?(?:-|–|to)\s?(?:\d{1,2}|three|four|six|eight))?[\s-]?(?:days?|d|wks?|weeks?|mos?|months?|years?)\b/gi;
const OF_DAYS = /\bdays? \d{1,2}\b[^.;]{0,40}\b(?:and|then|&)\b[^.;]{0,20}\b(?:days? \d|weekly|monthly|every)/i;
const FROM_AGE = /\b(?:from|until|till|before|after|over|under|up to|between) (?:the )?ages? (?:of )?\d{2}\b/i;
const NAMES = /\bDr\.? ?[A-Z]\w*/g;

/** "Weekly blood tests and plans for admission on May 4": the day is that of the stay. */
const STAY_AHEAD =
  /\w\W+(?:and|with) (?:the |an? )?(?:plans? (?:for|to)|planned|(?:re-?)?admission|appointment for)\b.*\d/i;

/** "Surgery in 2 weeks, lipids in 6 weeks": told by its own words, so that no time goes to the wrong thing. */
export function severalTimes(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const doctors = new Set(clause.match(NAMES) ?? []);
  // "Day 3 and day 7, then weekly": each of the days, or the first are missed.
  // "Yearly scans from age 30 and X-rays from age 40": to whom it applies is not lost.
  if (FROM_AGE.test(clause)) return inTheirWords(frame, ctx);
  if (OF_DAYS.test(clause)) return quoteLine(frame.source, ctx, 'for what comes next, the report says');
  if (STAY_AHEAD.test(clause)) return inTheirWords(frame, ctx);
  if ((clause.match(TIMES)?.length ?? 0) < 2 && doctors.size < 2) return null;
  if (/\bevery\b|\bthen\b.*\byears?\b/i.test(clause)) return null;
  return inTheirWords(frame, ctx);
}

/** "Cardiac rehab referral sent": done by the team, and to nobody whom we could name. */
export function isReferral(clause: string, frame: Frame, ctx: Context): boolean {
  return /\breferr(?:al|ed)\b/i.test(clause) && whoIn(frame, ctx) === 'your doctor';
}

/** A time alone is no follow-up: something must be said to be looked at again. */
const VISITS =
  /\b(?:follow|f\/?u|visit|seen?|re-?check|review|return|clinic|appointment|appt|rtc|check-?up|surveillance|repeat|screening)\b/i;

/** Words that send the reader somewhere. */
const GOES =
  /\b(?:follow(?:ed|ing|s)?[- ]?up|return(?:s|ing)?|come back|see|be seen|seen by|re-?check(?:ed)?|appointment|referr?(?:al|ed|als)?|consult(?:ation)?)\b(?! (?:plans?|as (?:noted|above)))/i;
/** What stands here is advice, whatever its words. */
const LISTED: ReadonlySet<string> = new Set(['recommendation', 'follow_up', 'instructions']);

/** A sentence with a verb of its own, or an order. */
export function isWhole(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= 3 &&
    (/\b(?:is|are|was|were|be|should|need|needs|may|can|will|must|recommend\w*|advise\w*|suggest\w*)\b/i.test(text) ||
      /^(?:please|call|see|keep|take|do|if|continue|return|follow|avoid|no|use|eat|drink|rest|start|stop|limit|check|have|get|bring|wear|make|ask|consider|repeat|resume|weigh|schedule|change)\b/i.test(
        text,
      ))
  );
}

/** A rewritten clause told as the report's own words, unless it already speaks to the reader. */
export function said(rewritten: Said, ctx: Context): Said {
  if (/^(?:you|your|please|call|see|keep|take|do|if|continue|return|follow|avoid|no)\b/i.test(rewritten.text))
    return rewritten;
  if (STATES.test(rewritten.text)) return rewritten;
  // Between quotation marks only the report's own words stand.
  const [span] = rewritten.sources;
  const quote = span === undefined ? null : quotable(ctx.clean(span));
  return quote === null ? rewritten : { ...rewritten, text: `The report says: “${quote}”.` };
}

/** A sentence with a subject and a verb of its own. */
const STATES = /^(?!there\b)[A-Z][\w’'(), -]{2,70}? (?:is|are|was|were|will|has|have|should|needs?|must) /;

/** "Could be considered": left to the doctor, not suggested. */
const MAY_BE_CONSIDERED = /\b(?:may|might|could|can) (?:also |then |still )?be considered\b/i;

/** "Does not meet the threshold for a sample, and follow-up at 1 year is recommended": one thing is not needed, another is. */
const ALSO_ASKS =
  /\b(?:but|and|instead)\b[^.;]{3,90}\b(?:is|are|be) (?:recommended|advised|suggested|required|needed|indicated)\b/i;
