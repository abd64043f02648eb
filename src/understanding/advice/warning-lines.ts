import { isCallHeading, Screened } from '../../reading/index.js';
import type { ReadSentence } from '../clause.js';
import { BEFORE_VISIT } from '../sections.js';

/** What somebody is to do, in the form of an order: never "called", "went". */
const DEED =
  '(?:call|ring(?![ -](?:enhanc|like|shaped|of\\b))|phone|dial|text|attend|return|come (?:straight |right |immediately |at once )?(?:back|in|to)|go (?:back |straight |directly |in |immediately )*to|present (?:back |immediately )?to|report (?:(?:immediately|urgently|at once|straight away|promptly) )?(?:back )?to|seek|contact(?! lens)|notify|send (?:him |her |them )?back|bring (?:him|her|them|(?:the|your) \\w+) (?:back|in|to)|take (?:him|her|them) to)';
const EMERGENCY = '(?:911|999|112|111|988|e\\.?r\\.?|e\\.?d\\.?|a ?& ?e|emergency|casualty|hospital)';
const HELP = `(?:${EMERGENCY}|ward|unit|doctors?|dr|md|gp|pcp|surgeon|surgery|us|team|clinic|office|nurse|midwife|provider|physician|line|help|care|attention|advice)`;
const SOME = "(?:[\\w’'-]+[ /]){0,5}?";
const IF =
  '\\b(?:if|should (?:you|he|she|they|there|any|the|it)|in (?:the )?event of|in case|whenever|at the first signs?|develops?|worsens)\\b';

const CONDITION = new RegExp(IF, 'i');
const NOUN_IF = new RegExp(`${IF}|^\\W*should\\b`, 'i');
const ASKS = new RegExp(`(?<![\\w’'-])${DEED} ${SOME}${HELP}\\b`, 'i');
const ORDER_BEHIND = new RegExp(
  `\\S\\s*(?:[,;:.–—]|->|-->|=>|→|\\s-)\\s*(?:then |please )?${DEED} ${SOME}${HELP}\\b`,
  'i',
);
/** "To re-present if fever", "Backslab advice given - return if numb": nobody has to be named. */
const BACK_IF = new Screened(
  /(?<!\bto )(?<!\w-)\b(?:to )?(?:return|re-?present|re-?attend|re-?consult|come (?:back|in|immediately|at once|straight away|right away)|rtc|seek (?:help|advice|care|review))(?! to (?:work|school|sports?|play|driv\w+|exercis\w+|normal|usual|full|duty|activit\w+|baseline))\b[a-z ,/()&'’]{0,24}\b(?:if|should|in case of|w\/|with any)\b/i,
);
/** "In the event of fever we ask for immediate re-presentation": the deed is a noun. */
const BACK_NOUN = new Screened(
  /\b(?:immediate|prompt|urgent|early|rapid|emergency|direct|same[- ]day) (?:re-?)?(?:presentation|attendance|admission|consultation)\b/i,
);
/** "Return to emergency for breathing trouble": never "for removal of stitches". */
const BACK_FOR = new Screened(
  /^\W*(?:please )?(?:return|go|come back|report|present|proceed) (?:(?:back|immediately|straight|directly) )*to (?:the |your |our |an? )?(?:nearest |local )?(?:emergency(?: (?:room|department))?|er|ed|a ?& ?e|casualty|hospital)[,]? (?:for|with) (?:any |new |worsening |severe |sudden |increas\w+ |persistent )*(?!(?:an?|the|your|his|her|their|follow\S*|review|appointments?|surgery|operation|removal|repeat|iv|infusions?|dressing\w*|clinic|suture\w*|staple\w*|stitch\w*|blood|bloods|labs?|tests?|scans?|further|treatment|dialysis|chemo\w*|injections?)\b)[a-z]/i,
);
/** "Pink urine, ER": the place alone behind the signs. */
const PLACE_BEHIND = new RegExp(`(?:->|-->|=>|→|\\s[-–—+]|:)\\s*${EMERGENCY}\\W*$`, 'i');
/** "Breathlessness at rest, black stools or fainting need emergency care": signs of which any one asks for help. */
const ANY_NEEDS = new Screened(
  /^[^.;:]*\bor\b[^.;:]*\b(?:needs?|requires?|warrants?|calls? for|(?:should|must) (?:prompt|trigger|lead to)|mean you should seek) (?:an? )?(?:emergency|urgent|immediate|prompt|medical|same[- ]day|hospital)(?:[ ,]+(?:emergency|urgent|immediate|medical|hospital))* (?:care|attention|review|re-?assessment|assessment|attendance|admission|evaluation|help|advice|consultation)\b/i,
);
/** What is said of this reader, and of no one sign: "the patient", "has bleeding or". */
const OF_READER = /\b(?:this|the|your|his|her|our) |\b(?:has|have|had|is|are|was|were|shows?|with)\b/i;
/** "Advised to phone triage with fever", "To call the helpline with temperature over 38": what somebody was told to do, and with what. */
const TOLD_TO = new Screened(
  new RegExp(
    `^\\W*(?:(?:(?:was|were|is|has been|have been|been|pt|patient|he|she|they|you|mum|mother|parents|family|and|also) )*(?:advised|told|asked|instructed|reminded|encouraged|counsell?ed|knows|aware|understands)(?: (?:him|her|them|pt|the patient|patient|mum|mother|parents|family))? (?:that (?:she|he|they) should )?(?:to )?|(?:pt |patient |she is |he is |they are |you are )?to |please |will |)${DEED} ${SOME}(?:${HELP}|triage|hotline|helpline|hospital|number)\\b[^.;]{0,30}?\\bwith (?:any |new |worsening |severe |sudden |increas\\w+ |persistent )*(?!(?:an?|the|your|his|her|their|follow\\S*|reviews?|appointments?|results?|bloods?|labs?|scans?|x-?rays?|urine|samples?|list)\\b)[a-z]`,
    'i',
  ),
);
/** The story: what somebody did or meant to do. */
const DONE = new Screened(
  /\b(?:decided|had|chose|managed|able|unable|opted|refused|declined|failed|wanted|need(?:ed)?|going) to (?:call|ring|return|go|come|seek|present|attend|contact)\b|\bdid(?: not|n['’]t)? (?:call|ring|return|go|come|seek|present|attend|contact)\b/i,
);
/** "… and was seen there": it happened. */
const CAME_THEN =
  /\b(?:and|where|so|but) (?:\w+ )?(?:was|were|has|had|came|attended|did)\b|\b(?:suspected|known|found|diagnosed)\b/i;
const APPOINTMENT = new Screened(/\b(?:appointments?|to (?:arrange|book|schedule|make|set up|confirm)|results?)\b/i);
const SIGNS: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom']);

/** "Any increase in coughing of blood is a threat to life": a sign to watch for, and none that is there. */
const THREATENS =
  /^\W*(?:any|an|a|further|sudden|new)? ?(?:(?:sudden|further|new|rapid|marked|unexplained|significant) )*(?:increase|worsening|rise|recurrence|return|deterioration|onset|growth|enlargement) (?:in|of) [^.;]{3,120}?\b(?:is|are|would be|(?:should|must|needs?|requires?|warrants?|calls for|demands?)(?: to)?(?: be)?) (?:an? )?(?:threat\w*|life-?threatening|emergency|danger\w*|reported|seen|reviewed|investigated|assessed|urgent\w*|immediate\w*|prompt\w*|attention|review|medical)\b/i;
/** "Bone marrow, left iliac crest, aspirate, clot and core biopsy": the clot of a marrow sample, and no clot in a vein. */
const NAMES_PIECES =
  /:\s*$|\b(?:aspirate,? (?:and )?clot|clot (?:section|preparation)|clot,? (?:and )?(?:core|biopsy|trephine|touch))\b/i;

/** A warning that a tissue report prints beside what it found. */
export function isWarningOfTissue(read: ReadSentence): boolean {
  return read.reportType === 'pathology' && THREATENS.test(opening(read));
}

/** The name of a tissue sample, in which no sign of something urgent counts. */
export function isNameOfSample(read: ReadSentence): boolean {
  return read.reportType === 'pathology' && NAMES_PIECES.test(opening(read));
}

function opening({ sentence: { span }, text }: ReadSentence): string {
  return text.slice(span.start, Math.min(span.end, span.start + 300));
}

/** "Advise: bleeding at any time -> go to ER" below a picture: an order to its reader, behind the sign to watch for. */
function isAdviceToReturn(text: string, { start, end }: { start: number; end: number }): boolean {
  const line = text.slice(start, Math.min(end, start + 300));
  return ADVISES.test(line) && ORDER_BEHIND.test(line);
}
const ADVISES = /^\W*(?:\d{1,2}[.)]\s*)?(?:adv(?:i[sc]e(?:d|s)?)?|warned|counsell?ed|safety[- ]?net(?:ted|ting)?)\b/i;

/** A line that says when to get help: nothing of what it names is there. */
export function isWarningLine({ reportType, section, sentence, text, words }: ReadSentence): boolean {
  if (reportType === 'imaging' || reportType === 'pathology') return isAdviceToReturn(text, sentence.span);
  if (section.kind === 'warning_signs') return true;
  if (BEFORE_VISIT.has(section.kind)) return false;
  if (sentence.label !== null && isCallHeading(sentence.label.text)) return true;
  const line = text.slice(sentence.span.start, Math.min(sentence.span.end, sentence.span.start + 600));
  const colon = line.indexOf(':');
  if (colon > 0 && colon < 60 && isCallHeading(line.slice(0, colon))) return true;
  if (DONE.test(line)) return false;
  const needs = ANY_NEEDS.exec(line);
  if (needs !== null && !OF_READER.test(needs[0])) return true;
  if (BACK_IF.test(line) || BACK_FOR.test(line) || (TOLD_TO.test(line) && !CAME_THEN.test(line))) return true;
  if (BACK_NOUN.test(line) && NOUN_IF.test(line)) return true;
  if (CONDITION.test(line)) return ASKS.test(line);
  const names = words.placed.some(({ mention }) => SIGNS.has(mention.kind));
  return names && !APPOINTMENT.test(line) && (ORDER_BEHIND.test(line) || PLACE_BEHIND.test(line));
}

/** Sections of a report of a stay in which nothing is stated as found: advice, plans, lists, other people. */
const NOT_FOUND: ReadonlySet<string> = new Set([
  'warning_signs',
  'instructions',
  'activity',
  'diet',
  'follow_up',
  'pending',
  'family_history',
  'social_history',
  'allergies',
  'medications',
  'discharge_medications',
  'admission_medications',
  'disposition',
]);

/** Words beside a sentence that say when to get help: they name signs that are not there. */
export function asksForHelp(words: string): boolean {
  return (
    BACK_IF.test(words) || BACK_FOR.test(words) || TOLD_TO.test(words) || (CONDITION.test(words) && ASKS.test(words))
  );
}

const SAMPLE =
  /^\W*(?:(?:left|right|[lr]|paired|fasting|random|first|venous|arterial|capillary|mid-?stream|early|morning|24 ?h|24[- ]hour|edta|citrate|lithium|heparin|fluoride|clotted|whole|pleural|peritoneal|ascitic|synovial|joint|pericardial|cerebrospinal|drain|wound|throat|nasal|nasopharyngeal|vaginal|cervical|urethral|rectal|bone|[\dx]+|and|plus)\W*)*(?:fluid|serum|plasma|blood|edta|urine|csf|swabs?|tubes?|sputum|stools?|faeces|feces|tissue|biops(?:y|ies)|aspirate|marrow|msu|csu|saliva|washings?|lavage|bal)\b(?:\W+(?:samples?|specimens?|tubes?|left|right|l|r|\d+(?: ?ml)?))*\W*$/i;

/** "PLEURAL FLUID (L), SERUM, EDTA BLOOD": which samples were sent, and nothing that was found in them. */
export function isSampleList(words: string): boolean {
  const pieces = words
    .slice(0, 300)
    .replace(/^[^:]{2,30}:\s/, '')
    .split(/[,;/+&|\n]/)
    .filter((piece) => /[A-Za-z]/.test(piece));
  return words.length <= 200 && pieces.length > 1 && pieces.every((piece) => SAMPLE.test(piece));
}

/** "Blood cultures, reported after he left: both grew …": a result that was waited for has come. */
const CAME_IN =
  /\b(?:grew|grown|growing|came back|(?:was|were|been|now) (?:reported|phoned|called|positive)|returned|resulted|flagged|showed|positive)\b/i;

/** True where a sentence can hold no signs of something that cannot wait. */
export function statesNothing({ reportType, section, text, sentence: { span } }: ReadSentence): boolean {
  if (reportType === 'laboratory' && isSampleList(text.slice(span.start, span.end))) return true;
  if (section.kind === 'warning_signs') return true;
  if (reportType !== 'discharge_summary' || !NOT_FOUND.has(section.kind)) return false;
  return section.kind !== 'pending' || !CAME_IN.test(text.slice(span.start, span.end));
}
