import type { WrittenRecommendation } from '../advice/recommendations.js';
import type { Context } from '../context.js';
import { type Said, textOf } from '../nets/said.js';
import { standsAlone } from './shared.js';

/** Whom to see. */
const VISIT =
  /\b(?:asks you to (?:see|go to|follow)|suggests that you (?:see|go to)|(?:re-?)?appointments?|(?:will|are to|be|is to) (?:\w+ )?(?:seen|see|followed)|follow(?:ing|ed)?[ -]?up|visit|clinic)\b/i;
const DOCTOR =
  /\b(?:asks you to (?:see|go to)|suggests that you (?:see|go to)|appointments?|be seen|will be (?:\w+ )?followed (?:up )?(?:by|in|with)|follow[- ]?up|visit|clinic|see (?:the|your|a|dr))\b/i;
/** "No routine clinic": nothing comes of it. */
const REFUSED = /^(?:The report says: “)?no\b|\bno (?:follow-?up|visit)\b/i;
/** When to call or go back. */
const CALL =
  /\b(?:call|ring|re-?present|re-?attend|attend|return|go back|come back|contact|notify|get help|seek (?:\w+ ){0,3}(?:help|care|advice|attention|review|treatment)|emergency|go to (?:the |your )?(?:nearest |local )?er|report to casualty)\b/i;
/** What is asked for beside a visit: a test, a stop, a rule for home. */
const ASKED = /^(?:The report (?:asks for|suggests)|You (?:are|were) (?:instructed|advised|asked|told))\b/;

const AHEAD =
  /\b(?:will|is to|are to|should|to be|needs? to|instructed to|advised to|asked to|told to|arranged|scheduled|appointment)\b/i;
const WITH_WHOM =
  /\b(?:follow(?:ing|ed)?[ -]?up|be seen|see (?:me|us|dr|her|his|the|a)|appointment|re-?evaluated by|referred to|outpatient)\b/i;
const NOT_SAID = /\b(?:discussed|ago|prior to|was seen|were seen|had (?:been )?seen|seen by)\b/i;

/** What comes next in a stay's paper: whom to see, and when to call; nothing where the report asks for neither. */
export function nextOf(recommendations: readonly WrittenRecommendation[], ctx: Context): Said[] {
  const asked = recommendations.filter(({ kind, said }) => kind === 'from_report' && said.length > 0);
  const visits = asked.flatMap(({ said }) =>
    isVisit(textOf(said)) && !REFUSED.test(said[0]?.text ?? '') ? said.slice(0, 1) : [],
  );
  const seen = visits.filter(({ text }) => DOCTOR.test(text));
  const review = asked.find(({ said }) => REVIEW.test(said[0]?.text ?? ''))?.said[0];
  const visit = seen.find(({ text }) => TIMED.test(text)) ?? seen[0] ?? review ?? visitOf(ctx) ?? visits[0];
  const call = asked.find(({ said }) => CALL.test(textOf(said)) && !isAlike(said[0], visit))?.said[0];
  const test = visit === undefined ? asked.find(({ said }) => ASKED.test(said[0]?.text ?? ''))?.said[0] : undefined;
  const first = visit === undefined && test === undefined && call === undefined ? forSomebody(asked) : undefined;
  return [visit, test, call, first].flatMap((said) => (said === undefined ? [] : [said])).slice(0, 2);
}

/** "Review in MOPD on 12/10": a visit under another name, with its day. */
const REVIEW = /[“:] ?(?:GP |nurse |clinic )?(?:review|r\/v|seen)\b.{0,40}\b(?:in|on|at|after|within|if)\b/i;

/** What others are to do is better than nothing of what comes next. */
function forSomebody(asked: readonly WrittenRecommendation[]): Said | undefined {
  return asked.find(({ said }) => /^(?:This is for|The plan says)\b/.test(said[0]?.text ?? ''))?.said[0];
}

const TIMED =
  /\b(?:in|within|on|at|after) (?:about |approximately |a |an |one|two|three|four|six|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:tomorrow|next week|next month)\b/i;

/** The same order printed twice in nearly the same words. */
function isAlike(said: Said | undefined, other: Said | undefined): boolean {
  if (said === undefined || other === undefined) return false;
  const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? []);
  const [own, known] = [words(said.text), words(other.text)];
  return [...own].filter((word) => known.has(word)).length > own.size * 0.6;
}

function isVisit(text: string): boolean {
  return VISIT.test(text) && !/^(?:Call|If|Return|Come back|Go back|Go to|Seek)\b/.test(text);
}

const PLANS: ReadonlySet<string> = new Set(['plan', 'follow_up', 'recommendation', 'disposition']);
const TO_DO =
  /\b(?:will|is to|are to|should|needs? to|plan(?:s|ning|ned)? (?:to|on|for|is)|would like|recheck|check|repeat|continue|start|stop|schedule|refer)\b/i;
const NOT_FIRM = /\b(?:if|unless|could|might|may|consider\w*|option|discuss\w*|risks?|agree\w*)\b/i;

/** What the plan itself says is to be done, where nothing was read as asked for. */
export function plannedIn(ctx: Context): Said[] {
  const { sections } = ctx.understanding.report;
  const lines = sections.filter(({ kind }) => PLANS.has(kind)).flatMap(({ sentences }) => sentences);
  const said: Said[] = [];
  for (const sentence of lines) {
    const words = ctx.clean(sentence.span);
    if (!TO_DO.test(words) || NOT_FIRM.test(words)) continue;
    const told = standsAlone(sentence, ctx);
    if (told !== null) said.push(told);
    if (said.length === 2) break;
  }
  return said;
}

/** A visit that only the story tells of. */
function visitOf(ctx: Context): Said | undefined {
  for (const sentence of [...ctx.understanding.report.sentences].reverse()) {
    const words = ctx.clean(sentence.span);
    if (!WITH_WHOM.test(words) || !AHEAD.test(words) || NOT_SAID.test(words)) continue;
    const said = standsAlone(sentence, ctx);
    if (said !== null) return said;
  }
  return undefined;
}
