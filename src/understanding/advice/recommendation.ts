import type { Span } from '../../contract/analysis.js';
import { remembered } from '../../knowledge/index.js';
import { Screened } from '../../reading/index.js';
import type { Mention, RecommendationDetail } from '../types.js';

/** Doctors by the short names that notes use for a visit. */
const DOCTORS =
  'pcp|pmd|primary care|cards?|cardiology|ortho(?:pedics)?|neuro(?:logy)?|gi|uro(?:logy)?|derm(?:atology)?|ent|pulm(?:onology)?|onc(?:ology)?|heme|nephro(?:logy)?|renal|endo(?:crinology|crine)?|ob|gyn|ob-?gyn|surgery|psych(?:iatry)?|ophtho|rheum(?:atology)?|wound clinic';
const UNIT = '(?:h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?|yrs?|years?)';
const FIGURED = String.raw`\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?[\s-]?${UNIT}\b`;

const ASKS =
  /^meets? (?:[\w-]+ ){0,3}?criteria for\b|^(?:(?:aggressive|intensive|optimal|continued|cardiovascular) )+risk[- ]factor (?:modification|reduction|control|management)\W*$|^if\b[^.;]{3,120}\b(?:will|would|should|must) (?:then )?(?:need|require|be (?:seen|assessed|referred|sent|reviewed))\b|^(?:advance|withdraw|retract|reposition|pull back|exchange|re-?site|remove) (?!of\b)(?:[a-z-]+ ){0,4}(?:by|about|approx\w*|\d|tubes?|lines?|catheter|drain|ett|ngt?|further|to)\b|^attention (?:to this )?(?:on|at|in) (?:the )?(?:next )?follow[- ]?up\b|^(?:urgent|emergency|emergent|immediate|prompt|early|same[- ]day|2ww|two[- ]week[- ]wait) (?:(?!no\b|not\b)[a-z/-]+ ){0,3}(?:review|referral|opinion|consult(?:ation)?|re-?assessment)(?: for [a-z -]{3,60})?(?: (?:is |are )?(?:required|needed|advised|recommended|suggested))?\W*$|^f\/?u\b|(?:^|:\s*)(?:the )?(?:patient|pt) (?:is )?to (?:please )?(?:come|attend|present|go to|be (?:seen|admitted|reviewed)|return|report to|proceed)\b|^suggest\b[^.;]{2,60}\bfollow[- ]?up\W*$|^surveillance (?:as )?(?:per|according to|in line with)\b|^suggest(?= (?:[a-z-]+ ){0,2}(?:[a-z]+scop(?:y|ies)|[a-z]+ectomy|(?:re-?)?excision|re-?biopsy|fna|aspiration|imaging|surveillance|monitoring|testing)\b)|\b(?:recommend(?:ed|s|ing)?|(?:suggested|indicated) (?:for (?:clarif|further|confirm|correl|charact|evaluat|follow)\w*|to (?:clarif|confirm|exclud|character|evaluat)\w*|if\b|in \d|within \d)|(?:suggested|advised)\W*$|suitable for (?!discharge)|would (?:usually |normally |typically )?be considered|recommendations? (?:is|are|of|for|to|:|would)|advis(?:e|ed|able)|suggest(?:ed)?(?= (?:follow|repeat|further|additional|correlation|clinical|dedicated|short|an? (?:\w+ ){0,3}(?:ct|mri|ultrasound|biopsy|follow|repeat|study|scan|test|exam|visit|referral|consult\w*|x-?ray|evaluation|colonoscopy|endoscopy|trial|course)|ct|hrct|mri|ultrasound|biopsy|referral|consult|that))|(?:is|are|be|may be|would be) (?:suggested|warranted|advised|advisable|indicated|helpful|useful|of benefit)(?! (?:of|to be|by|as))|(?:to|may|might|should|could|can|will|would) be (?:considered|obtained|performed|repeated)(?! (?:of|to be|by|as))|(?:instructed|told|asked|scheduled|going|plans?|wishes|needs?|due|encouraged|advised|counsel(?:l)?ed|reminded) (?:not )?to (?:follow[- ]?up|return|see|call|come back|be seen|talk|speak|contact|take|stop|avoid|have|continue|keep|use|make|bring|get|limit|refrain|wear|eat|drink|rest|quit|lose|lift|drive|start|resume|monitor|check|discuss)|follow[- ]?up within|\b(?:exam|vaccine|shot|screening|check-?up|test|scan|visit|colonoscopy|mammogram|pap smear)s? (?:is|are) (?:over)?due|please (?:correlate|re-?book|follow|see|call|contact|have|make|schedule|obtain|repeat|continue|refer|arrange|organi[sz]e|review|re-?assess|re-?evaluate|re-?examine|re-?image|investigate|check|monitor|chase|ensure|re-?start|stop|titrate|recheck)|(?:gp|pcp) to (?:please |kindly )?[a-z]+|(?<!(?:symptoms?|findings?|which|that|this|these|they|it|and|changes?|events?|episodes?|does|do|not) )correlate (?:clinically|with|for)|clinical correlation(?! ?(?:is|was|:) (?:satisfactory|concordant|good))|correlation with(?![^.;]{0,80}\b(?:is|was|are|appears?|:) ?(?:satisfactory|concordant|good|adequate|excellent|consistent|acceptable|discordant|poor|not (?:possible|available|satisfactory))\b)|(?<!(?:he|she|they|patient|family|you) (?:will|would|may|can) )consider(?!ed|ing|able|ably|s\b| to| (?:are|is|include)\b|ations?\b(?! (?:of|for|should)))(?:ation (?:of|for|should))?|follow[- ]?up (?:ct|mri|x-?ray|radiographs?|imaging|ultrasound|study|exam(?:ination)?|chest|scan|mammogra\w+|evaluation|colonoscopy|endoscopy|in \d|in (?:one|two|three|four|six|twelve)|with|as|is|to (?:ensure|document|confirm|assess|resolution)|until|at)|followup (?:in|with|at|ct|imaging)|(?:needs?|requires?) (?:follow|further|repeat|to be (?:seen|followed|repeated|checked))|(?:should|must) (?:be (?:followed|repeated|considered|evaluated|seen|performed|obtained|rechecked|monitored|referred|correlated|checked|biopsied)|have|follow|undergo|return|see|continue|take|call|schedule|get)|\b(?:he|she|they|you|patient|pt|parents|mother|family) (?:must|should|will need to|needs? to|(?:is|are) to) (?:also |please |now )?(?:ring|phone|contact|tell|inform|attend|seek|avoid|stop|(?:not|never) (?!be |have |been ))|repeat (?:\w+ ){0,3}(?:in \d|in (?:one|two|three|four|six)|within|after)|(?:annual|routine|yearly|return to (?:annual|routine)) (?:screening|mammogra\w+|follow)|surveillance (?:colonoscopy|imaging|ct|mri|ultrasound|is)|next (?:mammogram|colonoscopy|screening|ct|mri))/i;
/** Orders as a note-taker writes them: "RTC 10-14 d", "PCP 1 wk if not better", "Off sports 2 wk", "Repeat EGD 8 wk". */
const SHORT_ORDER = new RegExp(
  String.raw`^(?:(?:rtc|recheck|re-?evaluate|return|f\/?u|${DOCTORS})\b(?: (?:w\/|with|in|to|clinic|visit|f\/u|appt) ?)*.{0,24}?\b${FIGURED}|off (?:all )?(?:sports?|work|school|gym|pe|duty|contact sports)\b|(?:repeat|surveillance|serial|follow-?up) (?:[\w/-]+ ){0,4}(?:(?:in|at|within|after|every) )?${FIGURED}|(?:co-?testing|(?:repeat )?(?:pap(?: test| smear)?|colonoscopy|mammogra\w+|echo\w*|dexa|dxa|ultrasound|mri|ct|growth scan)) (?:in|at|within|after|every) ${FIGURED}|(?:suggest|recommend|advise|obtain|order|schedule|check|get) (?:an? )?(?:[\w-]+ ){0,3}(?:if|in|at|within)\b|(?:next )?[a-z]+ due (?:in )?\d|(?:(?:fasting|same|these) )?(?:labs?|bloods?|blood (?:tests?|work)|[a-z]{3}s?|u&es?|a1c|hba1c|scan|ultrasound|x-?ray|smear|swab|urine|culture|echo|mammogram|colonoscopy) again (?:in|after|at) (?:about )?${FIGURED})`,
  'i',
);
/** "GP kindly to review diabetes control in 4 weeks". */
const FOR_DOCTOR = new Screened(
  /^\W*(?:gp|pcp|family doctor|primary care) (?:(?:is |are )?(?:kindly|please|pls|asked|requested) )to (?:please |kindly )?(?:review|check|re-?check|repeat|monitor|arrange|refer|restart|stop|continue|titrate|follow)\b/i,
);
/** "Switch ramipril to losartan 50 mg daily": one medicine in place of another. */
const EXCHANGE = new Screened(
  /^\W*(?:please |then |also |to |and )?(?:change|switch|convert|swap|replace|substitute) (?:your |the |his |her )?(?!from\b|in\b|of\b|to\b)[a-z][\w-]{4,}(?: (?!to\b|for\b|with\b|by\b)[a-z]{2,}){0,2}(?: [\d.]+ ?(?:mg|mcg|g|units?))?(?: (?:od|bd|(?:once |twice )?(?:a day|daily)|at night))? (?:to|for|with|by) (?:an? |the |iv |im |oral |long-acting )?[a-z][\w-]{3,}/i,
);
const NO_ASK = new Screened(
  /\b(?:no (?:stress test\w*|cath\w*|surgery|pacemaker|treatment|imaging|work-?up|further \w+) (?:is |are )?indicated|no (?:further |additional |specific |routine )?(?:follow[- ]?up|imaging|treatment|recommendations?|workup|evaluation|surveillance)(?: \w+){0,3} (?:is |are )?(?:needed|necessary|required|recommended|indicated|warranted)|not recommended|no follow[- ]?up|requir(?:es?|ing) no (?:further |routine |additional |specific |imaging )*(?:follow[- ]?up|imaging|treatment|surveillance|evaluation|work-?up)|(?:is|are) not (?:routinely |usually |generally |currently |otherwise )?(?:needed|required|necessary|indicated|warranted|recommended|advised)|no (?:repeat |further |routine )?(?:films?|x-?rays?|scans?|biops(?:y|ies)|surveillance) (?:\w+ ){0,2}(?:needed|required|necessary|indicated))/i,
);

const WHEN =
  /\b(?:(?:\d{1,2}|two|three|four|six|twelve)[\s-](?:monthly|weekly|yearly)\b|(?:in|within|after|for|at|every)\s+(?:about\s+|approximately\s+|the next\s+|another\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|a|an|a few|several|a couple of)(?:\s?(?:-|–|to|or)\s?(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|eighteen|twenty-four))?(?:\s+and\s+(?:a|one)[\s-]half|(?<=\d)[\s-]1\/2)?[\s-]?(?:(?:h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?|yrs?|years?)\b)(?:'?\s?time)?(?:\s+and\s+(?:a|one)[\s-]half)?|(?:\d+|one|two|three|six|twelve)[\s-](?:day|week|month|year)(?=\s+(?:follow|interval|repeat|ct|ultrasound|mri|imaging|mammogram))|\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+\d{4}(?:,?\s+(?:at\s+)?\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?)?|(?:\d{1,2}\/\d{1,2}\/\d{2,4})(?:,?\s+(?:at\s+)?\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?)?|(?<=\b(?:f\/?u|rtc|recheck|return|repeat|egd|colonoscopy|dxa|dexa|echo|clinic|office|pcp|pmd|cards|cardiology|neuro|gi|uro|derm|ent|pulm|onc|psych|ology|ologist|surgery|care|doctor|ortho|labs?|lipids?|panel|bmp|cbc|film|x-ray|ct|mri|r\/v|review|scan|ultrasound|uss?|rpt|surveillance)\b[\w .,&-]{0,16})\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:\s?(?:d|days?|wks?|weeks?|mos?|months?|yrs?|years?)|\/(?:52|12)(?![\d/]))\b|(?<=\b(?:dr\.? ?[a-z]+|clinic|office|appointment|appt|pcp|cards|ology|ologist|surgery|surgeon|ortho\w*|neuro|gi|ent)[:,]? (?:on )?)(?:0\d|1[0-2]?|[2-9]|[12]\d|3[01])\/(?!52\b|12\b)(?:\d{2}|[1-9])(?![/\d]|\s?(?:mm|%|mg))(?:,?\s+(?:at\s+)?\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?)?|(?<!\b(?:times|twice|once|thrice|[1-7] ?x|x ?[1-7]) )(?<!\b(?:checked|measured|taken|recorded|monitored|drawn|weighed|tested|logged) )(?:annual(?:ly)?|yearly|monthly|weekly)|(?:in|by|due)\s+20\d\d\b|tomorrow|today|this week|next week|next month|next year|immediately|(?<!\bnon ?-? ?|\bnot |\bno |\bless )urgent(?:ly)?|as soon as possible|(?:on|by)\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b,?\s*)?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?)(?:\s+at\s+\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?)?|(?:at|on)\s+\d{1,2}:\d\d\s?(?:[ap]\.?m\.?)?)/i;
/** "2D echo", "3D mammogram": how the picture is made, no span of time. */
const DIMENSIONS =
  /\b[234][- ]?d(?=[\s,+&/-]*(?:(?:and|or|m-?mode|color|colour|doppler|trans\w+|stress|dobutamine|guided|full)[\s,+&/-]+){0,3}(?:echo\w*|tte|tee|ultrasound|uss?|usg|sono\w*|scan|mammo\w*|tomo\w*|ct|cta|mri|mra|imaging|image|x-?ray|doppler|reconstruction|planning|study)\b)|(?<=\b(?:echo\w*|tte|mammo\w*|ultrasound|uss|usg) ?[(-]?)[234]-?d\b/gi;
const WHO =
  /\b(?:(?:with|by|to|see|from)\s+)((?:your |the |his |her |a |an |my )?(?:primary care (?:physician|provider|doctor)|pcp|family (?:physician|doctor)|primary (?:physician|doctor|provider)|referring (?:physician|provider|clinician)|ordering (?:physician|provider)|surgeon|cardiolog(?:y|ist)|pulmonolog(?:y|ist)|respirolog(?:y|ist)|pulmonary|oncolog(?:y|ist)|gastroenterolog(?:y|ist)|gi|neurolog(?:y|ist)|neurosurg(?:ery|eon)|urolog(?:y|ist)|nephrolog(?:y|ist)|dermatolog(?:y|ist)|endocrinolog(?:y|ist)|rheumatolog(?:y|ist)|ha?ematolog(?:y|ist)|hepatolog(?:y|ist)|f(?:o)?etal medicine|gum(?= (?:clinic|team|service)|\W*$)|genito-?urinary medicine|sexual health|immunolog(?:y|ist)|allergist|(?:clinical )?genetics|gyna?ecolog(?:y|ist)|ob[/-]?gyn|ophthalmolog(?:y|ist)|orthop(?:a)?edic(?:s| surgeon| surgery| clinic)?|ent|otolaryngolog(?:y|ist)|infectious disease|vascular surg(?:ery|eon)|breast surg(?:ery|eon)|physical therap(?:y|ist)|wound (?:care|clinic)|dietitian|psychiatr(?:y|ist)|doctor|physician|specialist|dentist|podiatr(?:y|ist)|anticoagulation clinic|coumadin clinic|dr\.? [a-z]+)(?: clinic)?)\b/i;
const CONDITION =
  /\b(?:as needed\b|p\.r\.n\.|(?:only |except |sooner |earlier )?(?:(?<!\b(?:see|check|decide|determine|assess|know|ask|out|discuss|establish|clarify) )if|when(?! (?:compared|seen|you can|able|ready|home|available|next))|once(?= (?:the|an?|your|his|her|there|it|they|[\w-]+ (?:is|are|has|have|exceeds?|reaches|improves?|resolves?))\b)|in (?:the )?(?:case|event) of)|unless|as clinically|should (?:the|your|symptoms|there))\b(?:[^.;]|\.(?=\d))*/i;

/** "If conservative therapy fails, an injection may be considered": it ends where what is asked for begins, comma or none. */
const OPENING_CONDITION =
  /^(?:if|when|once|unless)\b[^,.;]{3,90}(?=,\s+(?:then )?(?:please )?(?:see|call|ring|contact|phone|attend|go to|come back|return|visit)\b)|^(?:if|unless|should)\b[^,.;]{3,90}?(?<!\b(?:you|to|and|or|not|we|they|he|she|will|can|may))(?=\s+(?:then\b|(?:please )?(?:see|call|ring|contact|phone|refer|attend|go to|come back|visit)\b))|^(?:if|when|once|unless)\b[^,.;]{3,90}(?=,\s+(?:then )?[^,.;]{0,120}\b(?:may|might|could|should|would|can|is|are|consider|optional|recommend\w*|suggest\w*|advis\w+|repeat|refer|please|call|return|seek)\b)/i;

/** Begins an order behind a comma, a semicolon or a dash ("Nodule, no routine follow-up", "Low placenta; repeat at 32 wks"). */
const ORDER_START =
  /^(?:no (?:routine |further |additional |specific )?follow|requir(?:es?|ing) no (?:routine |further |additional |specific |imaging )?follow|attention (?:to this )?(?:on|at) (?:the )?(?:next )?follow|no w\/u|repeat\b|recommend|please (?:book|make|arrange|schedule|ring|phone)\b|return (?:in|to|for)\b|recheck|rtc\b|f\/u\b|(?:(?:short|close|routine|annual|yearly)(?:[- ](?:interval|term))? )?follow[- ]?up\b|suggest (?!\w+ing\b)|consider (?!ed)|adv(?:ice|ised?|d)?\s?[.:–-]|advise|correlate\b|add [a-z]|start [a-z]|re-?start|resume [a-z]|stop [a-z]|hold [a-z]|increase \w+ to|decrease \w+ to|echo (?:q|in|every)\b|outpt\b|outpatient (?:test|study|eval))/i;

/** True where the words begin an order of their own, told apart from the finding in front of it. */
export function beginsOrder(words: string): boolean {
  return ORDER_START.test(words);
}

/** "Please refer to the anesthesia note": where more is written, nothing that is asked for. */
const ELSEWHERE =
  /\b(?:please )?(?:see|refer to|review) (?:(?!and\b|for\b|in\b|if\b|with\b)[\w/.'’&-]+ ){0,5}?(?:notes?|reports?|dictations?|records?|charts?|sheets?|section|logs?|addendum|documentation|h&p|above|below)\b/gi;

/** "Refer to hepatology", "Referral to GUM clinic": to a field of medicine, and to no table or note. */
const REFERS = new Screened(
  /^\W*(?:re-?)?refer(?:ral)? (?:(?:the )?(?:patient|pt|her|him) )?to (?:the |an? |your |local )?(?:[a-z]{4,}olog(?:y|ist)\b|f(?:o)?etal medicine|g\.?u\.?m\.?\b|genito-?urinary|sexual health|clinical genetics|(?:[a-z-]+ ){1,2}(?:clinic|team|service)\b)/i,
);

/** True where the words of a clause ask for something. */
export const asksForSomething: (clause: string) => boolean = remembered(500, (clause) => {
  if (OF_TODAY.test(clause)) return false;
  const asked = clause.replace(ELSEWHERE, ' ');
  return (
    ASKS.test(asked) ||
    NO_ASK.test(asked) ||
    SHORT_ORDER.test(asked) ||
    REFERS.test(asked) ||
    FOR_DOCTOR.test(asked) ||
    EXCHANGE.test(asked)
  );
});

/** "Endocrinology visit on 02/24/2026": a visit with a time. */
export function isAppointment(clause: string): boolean {
  if (OF_TODAY.test(clause)) return false;
  return /\b(?:visit|appointment|clinic|follow[- ]?up)\b/i.test(clause) && WHEN.test(withoutNoTimes(clause));
}

/** "It was a pleasure to review her today", "I was asked to see her": the visit that the letter tells of. */
const OF_TODAY =
  /^\W*(?:it was (?:an? )?(?:\w+ )?(?:pleasure|nice|good|lovely)|i (?:had the pleasure|saw|met|reviewed)|(?:i|we) (?:was|were|am|are|have been|had been) (?:kindly |also |then )?(?:asked|requested|consulted))\b/i;

/** "This 69 year old" is no time until a visit. */
const AGES = /\b\d{1,3}[- ]?(?:years?|yrs?|months?|weeks?|days?)[- ]?old\b/gi;

/** A clause whose figures of pictures and ages are blanked, at the same offsets. */
const withoutNoTimes = (clause: string) =>
  [DIMENSIONS, AGES].reduce((text, none) => text.replace(none, (found) => '_'.repeat(found.length)), clause);

/** Reads what a recommendation asks for, when, by whom and on what condition. Offsets are those of `text`. */
export function readRecommendation(
  text: string,
  span: Span,
  mentions: readonly Mention[],
  sentenceStart = span.start,
): RecommendationDetail {
  const clause = text.slice(span.start, span.end);
  const at = (match: RegExpExecArray | null, group = 0): { text: string; span: Span } | null => {
    const value = match?.[group];
    if (!match || value === undefined) return null;
    const start = span.start + match.index + match[0].indexOf(value);
    const trimmed = value.trimEnd();
    return { text: trimmed, span: { start, end: start + trimmed.length } };
  };
  const condition =
    at(OPENING_CONDITION.exec(clause)) ??
    at(CONDITION.exec(clause)) ??
    leadingCondition(text, sentenceStart, span.start);
  const when = at(WHEN.exec(withoutTimesOf(condition, withoutNoTimes(clause), span.start)));
  if (when) {
    const counted = OF_A_COUNT.test(when.text);
    const after = AFTER_WHAT.exec(text.slice(when.span.end, span.end))?.[0].trimEnd();
    // "3 months after correction of anaemia" is not "in 3 months".
    if (after !== undefined && /\d|month|week|day/.test(when.text)) {
      when.span = { start: when.span.start, end: when.span.end + after.length };
      when.text = `${spelledOut(when.text).replace(/^(?:in|at) /, '')}${/^ post/i.test(after) ? ' after the birth' : after}`;
    } else when.text = spelledOut(when.text);
    const least = AT_LEAST.exec(text.slice(span.start, when.span.start));
    if (least !== null && counted && after !== undefined) {
      when.span = { start: span.start + least.index, end: when.span.end };
      when.text = `at least ${when.text}`;
    } else if (least !== null && OF_A_COUNT.test(when.text)) {
      // "After at least 12 weeks": no sooner, and not on that day.
      when.span = { start: span.start + least.index, end: when.span.end };
      when.text = `${/^for/i.test(least[0]) ? 'for' : 'after'} at least ${when.text.replace(/^(?:in|after|for|within|at) /i, '')}`;
    }
  }
  return { action: actionOf(clause, mentions), when, who: at(WHO.exec(clause), 1), condition };
}

/** A time is the least that must pass. */
const AT_LEAST =
  /\b(?:(?:in|after|for|within) )?(?:at least|a minimum of|minimum(?: of)?|(?:no|not) (?:sooner|earlier|less) than|not before)\s+$/i;
const OF_A_COUNT =
  /^(?:(?:in|after|for|within|at) )?\w+(?:\s?(?:-|–|to|or)\s?\w+)? (?:hours?|days?|weeks?|months?|years?)$/i;

/** From what on a time is counted, up to the end of the phrase. */
const AFTER_WHAT =
  /^ post-?partum(?=[.,;:)]|$)|^ (?:after|following|from) (?!(?:today|now|then|this|discharge|that|which|it|the above)\b)[a-z][\w'’ -]{2,50}?(?=[.,;:)]|$| (?:if|when|unless|once)\b| (?:is|are) (?:recommended|advised|suggested|required)\b)/i;

/** "If not better in 48 hours": how long something may last, never the day of the visit. At the same offsets. */
function withoutTimesOf(condition: RecommendationDetail['condition'], clause: string, start: number): string {
  if (condition === null || !HAS_TIMES.test(condition.text)) return clause;
  const { start: from, end } = condition.span;
  if (from < start) return clause;
  const otherwise = OTHERWISE.exec(condition.text)?.index ?? end - from;
  return clause.slice(0, from - start) + '_'.repeat(otherwise) + clause.slice(from - start + otherwise);
}

const HAS_TIMES = /^(?:only |except |sooner |earlier )?(?:if|when|once|unless|should|in (?:the )?(?:case|event))\b/i;
/** "…, otherwise in 6 weeks" */
const OTHERWISE = /[,;]?\s+(?:or )?(?:otherwise|or else|and (?:otherwise )?(?:in any case|anyway))\b/i;

/** "2 wks" as one says it: "in 2 weeks". */
function spelledOut(when: string): string {
  // "On 19/12", "by 14/7": a day of the year.
  if (/^(?:on|by|from|before|since|until|next)\s+\d{1,2}\/\d{1,2}\b/i.test(when)) return when;
  // "6 monthly": every so many of them.
  const each = /^(\d{1,2}|[a-z]+)[\s-](month|week|year)ly$/i.exec(when);
  if (each !== null) return `every ${each[1]} ${each[2]?.toLowerCase()}s`;
  const words = when
    .replace(/(?<![\d/])(\d{1,2})\/52(?![\d/])/, '$1 weeks')
    .replace(/(?<![\d/])(\d|1[0-2])\/12(?![\d/])/, '$1 months')
    .replace(/(?<=\d ?)(?:h|hrs?)\b\.?/gi, 'hours')
    .replace(/(?<=\d ?)d\b\.?/gi, 'days')
    .replace(/\bwks?\b\.?/gi, 'weeks')
    .replace(/\bmos?\b\.?/gi, 'months')
    .replace(/\byrs?\b\.?/gi, 'years')
    .replace(/(\d)(?=(?:hour|day|week|month|year))/gi, '$1 ')
    .replace(/(?<![-–]\s?|\d)1 (hour|day|week|month|year)s\b/i, '1 $1');
  return /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s(?:hours?|days?|weeks?|months?|years?)$/i.test(words) ? `in ${words}` : words;
}

/** "If the pain goes on, an MRI is advised": the condition in front of the clause holds for it, too. */
function leadingCondition(text: string, start: number, end: number): RecommendationDetail['condition'] {
  const found =
    /^[\s\d.)(-]*((?:if|unless|should (?:the|your|symptoms|there|he|she|this|these)|in case|when|once)\b[^;.:]{3,200}?)[\s,]*(?:then\s*)?$/i.exec(
      text.slice(start, end),
    );
  if (!found?.[1]) return null;
  const from = start + found[0].indexOf(found[1]);
  return { text: found[1], span: { start: from, end: from + found[1].length } };
}

function actionOf(clause: string, mentions: readonly Mention[]): RecommendationDetail['action'] {
  const small = clause.toLowerCase();
  if (/\b(?:consult\w*|referr?al|refer|evaluation by|seen by|assessment (?:by|for))\b/.test(small)) return 'visit';
  if (/correlat/.test(small) && !/\b(?:ct|mri|ultrasound|biopsy)\b/.test(small)) return 'compare';
  if (/\b(?:compare|comparison|prior (?:studies|films|exams?))\b/.test(small)) return 'compare';
  if (
    mentions.some((mention) => mention.kind === 'procedure') ||
    /\b(?:biopsy|resection|excision|aspiration|colonoscopy|endoscopy|surgery|sampling)\b/.test(small)
  )
    return 'procedure';
  if (
    mentions.some((m) => m.kind === 'test' || m.kind === 'lab') ||
    /\b(?:ct|mri|x-?rays?|radiographs?|ultrasound|imaging|mammogra\w+|scan|test(?:ing)?|labs?|level|study|views?|echo\w*|blood (?:work|count)|pet)\b/.test(
      small,
    )
  )
    return 'test';
  if (
    /\b(?:referr?al|refer|consult\w*|appointment|see (?:your|a|the|dr)|visit|follow[- ]?up (?:with|at|in)|clinic|evaluation by|seen (?:by|in)|rtc|re-?check|return)\b/.test(
      small,
    )
  )
    return 'visit';
  if (
    mentions.some((mention) => mention.kind === 'medicine') ||
    /\b(?:take|treat\w*|therapy|antibiotics?|medication)\b/.test(small)
  )
    return 'treatment';
  if (/\b(?:follow|surveillance|monitor|watch|attention|observ\w+|annual|routine|screening)\b/.test(small))
    return 'watch';
  return 'other';
}
