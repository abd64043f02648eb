import type { Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { thingsAsked } from './asked.js';
import { doctorIn } from './doctors.js';
import { wasAskedThen } from './mood.js';

const REASON_OR_LIMIT =
  /^\W*(?:provid(?:ed|ing)|as long as|assuming|on condition|subject to|because|since|given that|as (?!(?:an? )?(?:outpatient|inpatient|part|per|soon|needed|planned|advised|clinically|before|above|follows|required|necessary|discussed|well|indicated)\b))/i;
const LIMIT_BEHIND =
  /^[\s,;(–-]*(?:but |and )?(?:only )?(?:provid(?:ed|ing)|as long as|assuming|on (?:the )?condition that|subject to)\b/i;

/**
 * "…, provided that eGFR is above 35", "…, as an X-ray does not exclude asthma": no order of its own, and no order is
 * told without the condition that stands behind it.
 */
export function isReasonOrLimit(clause: string, frame: Frame, sentence: Span, ctx: Context): boolean {
  if (frame.source.start > sentence.start && REASON_OR_LIMIT.test(clause)) return true;
  return (
    frame.source.end < sentence.end && LIMIT_BEHIND.test(ctx.clean({ start: frame.source.end, end: sentence.end }))
  );
}

/** "HbA1c 71 on admission - please review diabetic control": what is asked is not the test, which has its answer. */
export function isAboutResult(frame: Frame, sentence: Span, ctx: Context): boolean {
  if (frame.head?.kind !== 'lab' || frame.head.span.end > sentence.end) return false;
  return /^\s*(?:was |of |is |at |[:=(])?\s*[<>]?\d[\d.,]*(?! ?-? ?(?:day|week|month|hour|year|d\b|w\b|wks?\b|hrs?\b|\/))[^.;]{0,40}?(?:[-–,;:]|\band\b) ?(?:please|pls|kindly|for|to|needs?|would|could|suggest)\b/i.test(
    ctx.clean({ start: frame.head.span.end, end: sentence.end }),
  );
}

const TAKES_AWAY_AND_TESTS =
  /\b(?:stops?|holds?|ceases?|withholds?|omits?|switch(?:es)?|reduces?|increases?) (?:the )?[a-z]{4}.*\band\b/i;

/** "Suggest that the referrer stops A and gets a CT": the order of the test alone would drop the other half. */
export function takesAwayAndTests(clause: string, frame: Frame, ctx: Context): boolean {
  if (!TAKES_AWAY_AND_TESTS.test(clause)) return false;
  const kinds = new Set(ctx.mentions.within(frame.source).map(({ kind }) => kind));
  return kinds.has('medicine') && (kinds.has('test') || kinds.has('procedure') || kinds.has('lab'));
}

/** "Pulmonary or thoracic surgery referral", "stress echo or CT": one of two told alone would be the plan. */
export function losesChoice(frame: Frame, ctx: Context): boolean {
  const condition = frame.recommendation?.condition?.span;
  const clause = ctx.clean({
    start: frame.source.start,
    end: condition !== undefined && condition.start > frame.source.start ? condition.start : frame.source.end,
  });
  const sides = clause.split(BETWEEN_CHOICES);
  if (sides.length < 2 || /^\W*(?:no|not|nil)\b/i.test(clause) || BETWEEN_FIGURES.test(clause) || OR_LESS.test(clause))
    return false;
  const doctors = new Set(sides.map((side) => doctorIn(side)).filter((one) => one !== null));
  const visit = VISITED.test(clause);
  if (visit) return true;
  return doctors.size > 0 || thingsAsked(frame, ctx).names.length < sides.length;
}

/** "Follow-up versus biopsy", and not "worsening versus resolution". */
const BETWEEN_CHOICES =
  /\bor\b|\b(?:versus|vs)\b\.?(?= (?:[a-z-]+ ){0,2}(?:biops\w+|CT|MRI?|PET|ultrasound|sonograph\w*|surgery|follow-?up|imaging|aspiration|resection|excision|FNA|scans?|x-?rays?|radiographs?|surveillance|observation|[a-z]+scopy)\b)/i;

const BETWEEN_FIGURES = /\d\s*or\s*\d/i;
/** "with or without contrast", "sooner or later" */
const OR_LESS = /\bor (?:without|not|so|less|more|earlier|sooner|later|as)\b/i;
const VISITED = /\b(?:referr?al|refer|consult\w*|review|opinion|clinic|assessment|evaluation by)\b/i;

/** "Neurosurgery was consulted and recommended a scan in 6 hours": they came already, and what they asked for is another matter. */
export function hasSeen(frame: Frame, ctx: Context): boolean {
  const sentence = ctx.understanding.report.sentences[frame.sentence];
  return sentence !== undefined && HAS_SEEN.test(ctx.clean(sentence.span));
}

const HAS_SEEN =
  /\b(?:(?:was|were|has been|have been) (?:also |then |again )?(?:consulted|contacted|called|paged|notified)|(?:saw|evaluated|examined|assessed) (?:the patient|him|her|this)|(?:was|were|has been|have been) (?:also |then |again )?(?:seen|evaluated|examined|assessed|followed|visited) by)\b(?:[^.]|\bDrs?\.|\b[A-Z]\.){0,60}\b(?:and|who) (?:\w+ ){0,3}(?:recommend|advis|suggest|felt|ask)/i;

/** True for an order that somebody gave during a stay that is over; what the paper itself asks for stands elsewhere. */
export function isOrderOfStory(words: string, section: string, ctx: Context): boolean {
  return (
    ctx.understanding.report.type.type === 'discharge_summary' &&
    (section === 'hospital_course' || section === 'history_present') &&
    /\bordered\b/i.test(words) &&
    wasAskedThen(words)
  );
}
