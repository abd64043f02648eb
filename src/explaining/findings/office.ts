import { remembered } from '../../knowledge/index.js';
import { byOpening, isNotice, isOfficeLine, Screened } from '../../reading/index.js';
import { isOfTheLab } from '../../understanding/index.js';

/** How the report was made or sent, and pointers to other parts: nothing it comes to. */
const CLERICAL = new Screened(
  /\b(?:fax\w*|(?<!\btime of (?:this |the |my )?)dictat\w*|transcri\w*|telephon\w*|signed|electronically|attest\w*|reviewed by|personally reviewed|was called|were called|called (?:for|with) (?:the )?results|preliminary (?:report|read\w*)|separate report|(?:is|are|was|were) dictated|findings are as mentioned|was obtained|were obtained|consists? of (?:frontal|lateral|pa|ap|two|single))\b|\bas (?:above|below|described|noted)\W*$|^\W*(?:[\w-]+ ){0,4}(?:discharge|clinic|progress|nursing|visit|operation|operative) (?:\w+ )?(?:letter|summary|note|report)\W*$|^\W*(?:[\w-]+ ){0,2}\w*pathology(?: (?:consultation|report|examination|department|laboratory))?\W*$|^\W*(?:for (?:full|further|more) details,? )?please (?:see|refer to) (?:the |my |our )?(?:[\w’'&]+ ){0,3}(?:h&p|chart|notes?|history|dictation|records?|report|details)\b|^\W*(?:dear\b|thank you for|many thanks|i (?:saw|reviewed|met) (?:this|the|him|her|them)\b)|^\W*(?:pending|none|see |as above|as below|same|n\/a|unchanged)\b/i,
);

/** Who signed, who was called and by whom, whose paper it is: marks of an office, with nothing found behind them. */
const OFFICE: readonly RegExp[] = [
  /\b(?:requested|referred|ordered) by\s*:\s*\S/i,
  /\bR\.?B\.?V\b\.?|\bread[- ]?back\b/i,
  /^\W*(?:called|phoned|notified|handwritten|re|attn|cc|authori[sz]ed by|verified by|released by|duty \w+|reported|printed|page)\b[^:]{0,24}:/i,
  /^\W*(?:checker|screener|screened by|checked by|cyto-?(?:tech\w*|screener)|typed by|secretary|pathologists?)\s*:\s*[^.;:]{1,40}\W*$/i,
  /^\W*(?:(?:[Pp]erforming|[Tt]esting|[Rr]eporting|[Rr]eceiving) )?(?:[Ll]ab|LAB|[Ll]aboratory)\s*:\s*(?:[A-Z][\w’'&.-]*(?:[ ,]+|$)){1,7}$/,
  /^\W*(?:\/es\/|reported \d|(?:case )?reviewed at (?:the )?(?:\w+ )?consensus)/i,
  /^\W*(?:Dr\.?|Prof\.?) (?:[A-Z][\w’'.-]*,? ?){1,4}(?:,? ?(?:Cons|FRC\w+|MRC\w+|MD|DO|PhD|Consultant\b.*)\.?)*\W*$/,
  /^\W*(?:(?:senior|consultant|attending|chief) )?[a-z]+ologist\W*$/i,
  /^\W*(?:[A-Z][\w’'&.-]* ){1,5}(?:Laborator(?:y|ies)|Diagnostics|Pathology|Clinic|Hospital|Trust|Medical (?:Center|Centre|Group))(?:,? [A-Z\d][\w.]*){0,4}\W*$/,
  // "SURGICAL PATHOLOGY (3 weeks later)": the title of a further report on the same paper.
  /^\W*(?:surgical pathology|histology|histopathology|cytology|cytopathology)(?: (?:report|results?))?(?: \([^()]{2,40}\))?\W*$/i,
  // "ADDENDUM 09-Apr-25", "Status: FINAL", "Copy given to pt: Y", "Type: DISCHARGED", "DOA : 09-Dec-2024".
  /^\W*addend(?:um|a)\b[\s:,(]*(?:\d[\w ./:,-]{0,24})?\W*$/i,
  /^\W*(?:status|type)\s*:\s*(?:final|discharged|inpatient|amended|complete[d]?|signed|verified)\W*$/i,
  /^\W*cop(?:y|ies) (?:given|sent|handed|posted|emailed)\b[^.;]{0,40}$/i,
  /^\W*(?:DOA|DOD|DOS|date of (?:admission|discharge|surgery|operation))\s*:\s*\d[\w ./:-]{3,20}$/i,
  /^\W*(?:transfer of care|discharge)(?: \(discharge\))? (?:summary|notification|letter)\b(?:[^.;]{0,30}\b(?:sent|cc)\b[^.;]{0,60})?\W*$/i,
  /^\W*translat(?:ion|ed) from \w+\b[^.;]{0,60}$/i,
  /^\W*(?:care co-?ordinator|key ?worker|named nurse|head|chief|ref(?:erence)?|case no)\b\.?\s*:?\s*(?:[A-Z][\w.’'-]*[ ,]*){1,6}$/,
  /^\W*(?:patient )?(?:location|facility|client|ward|unit)\s*:\s*[^.;:]{0,60}\b(?:ward|hospital|clinic|cent(?:re|er)|unit|surgery|practice|dep(?:artmen)?t|floor|bed|wing|infirmary)\b[^.;:]{0,60}$/i,
  // "MRP: Dr. C. Bhattal", "Referrer: Dr S Parmenter, Old Mill Surgery": whose reader it is; a visit with one is an order.
  /^\W*(?:mrp|gp|pcp|consultant|attending|ordering|requesting|referring|referrer|ref(?:erred)?\.? ?by|ordered by|requested by|physician|provider|clinician|cc|copy to)\s*:\s*(?:Dr|Prof|Mr|Mrs|Ms|Sr)\.?\s[^;:]{2,60}$/i,
  // "SERVICE: General surgery, oncology": the ward, and no illness.
  /^\W*(?:(?:admitting|hospital|discharge|treating|primary) )?service\s*:\s*(?:[A-Z][\w&/-]*[ ,]*){1,6}\W*$/i,
  // The names over the columns of a breathing test.
  /^\W*(?:(?:[%#]? ?(?:pred(?:icted)?|ref|pre|post|chg|change|meas(?:ured)?|actual|best|base(?:line)?|lln|uln|z-?score|bd)|parameter|test)[.%\s|/]*){3,10}$/i,
  // What holds of every paper of the house.
  /^\W*(?:all |any )?(?:investigations?|tests?|scans?) (?:have|has) (?:their|its|certain|some) (?:own )?limitations?\W*$/i,
  /^\W*(?:this report is )?not (?:valid |meant |intended )?for (?:any )?medico-?legal (?:purposes?|use)\W*$/i,
  /^\W*(?:kindly|please) (?:inform|tell|notify|contact) us (?:of|about|for|if there is) any typ(?:ing|ographical) (?:mistakes?|errors?)\b[^.;]{0,40}$/i,
  /^\W*if (?:you (?:have )?)?received (?:this )?in error\b[^.;]{0,60}\W*$/i,
  // Where the hospital stands.
  /^\W*(?:plot|p\.?o\.? ?box|no\.?|\d{1,5}[a-z]?)\b[^.;:]{0,40}\b(?:road|rd|street|st|avenue|ave|lane|ln|highway|hwy|nagar|marg|loop|blvd|close|crescent)\b[^.;:]{0,60}$/i,
  /^\W*(?:[A-Z][\w’'-]* ){0,3}District, [A-Z][\w’' -]{2,30}\W*$/,
  /^\W*(?:[A-Z][\w’'-]* ){1,3}(?:Unit|Ward|Wing)\b(?: ?[-–] ?(?:[A-Z][\w’'-]* ?){1,4})?(?:\([A-Z][\w’' -]{2,24}\))?\W*$/,
  /^\W*Dr\.? (?:[A-Z][\w’'.-]*,? ?){1,6}(?:(?:pp|for|and|&) (?:[A-Z][\w’'.-]*,? ?){1,5})?(?:[A-Z\d…]{3,12})?\W*$/,
];

/** "Dr. ssa M. Fantasia, Laboratory Director": a name with its rank, wherever it stands. */
const RANKED = new Screened(
  /^\W*(?:Dr|Prof|Dott|Mr|Ms|Mrs)\.? ?(?:ssa\b)?\.? ?(?:[A-Z][\w’'.-]*,? ?){1,5},? ?(?:(?:Laboratory|Lab|Medical|Clinical|Section|Department) )?(?:Director|Head|Chief|Lead)\W*$/,
);

/** How a sheet of results is to be read, who ordered it and when the sample came: nothing that was found. */
const OF_SHEET: readonly RegExp[] = [
  /^\W*decimal (?:comma|point)s? (?:is|are|was|were) used\W*$/i,
  /^\W*(?:[*#+]{1,2}|asterisk|[A-Z]{1,3})\s?(?:=|means|denotes)\s?[^=.;:]{3,40}(?:[,;]\s?(?:[*#+]{1,2}|[A-Z]{1,3})\s?=\s?[^=;.:]{3,40})*\W*$/i,
  /^\W*(?:ordered|requested|referred|submitted) by:? (?:Dr|Prof|Mr|Mrs|Ms)\.? [^;:]{2,50}$/i,
  /^\W*(?:collected|received|drawn|reported|printed|resulted)(?: on| at)?[: ]{1,3}\d[\d/., :-]{4,24}(?:[ap]\.?m\.?)?(?:, [^.;:]{2,30})?\W*$/i,
  /^\W*message from (?:your |the )?(?:care team|doctor|provider|clinic|surgery|practice)\W*$/i,
  /^\W*(?:(?:manual|automated|wbc) )?differential(?: count)?[\s(,:-]*(?:manual|automated|auto)?[\s,]*(?:\d+ cells(?: counted)?)?\W*$/i,
  /^\W*(?:antibiotic|antimicrobial|antibacterial)? ?(?:susceptibility|sensitivity)(?: (?:testing|report|pattern|results?))?(?: \([^()]{3,40}\))?\W*$/i,
  /^\W*all (?:the )?other (?:results?|values?) (?:are |remain |were )?(?:unchanged|the same|correct|as (?:before|reported))\W*$/i,
  /\bwe (?:regret|apologi[sz]e for) (?:the|this|any) (?:error|mistake|delay|inconvenience)\b/i,
  /^\W*(?:[\w ]{3,24}\([^()]{4,60}\)\s*:\s*)?(?:(?:pt|patient) (?:was |has been )?(?:rung|phoned|called(?: in)?|telephoned|notified)(?: by [\w ]{2,30})?(?: today)?|called (?:the )?(?:pt|patient))\W*$/i,
];

const paperworkFor = byOpening([...OFFICE, ...OF_SHEET], (mark) => mark);

/** Who signed, in any of the ways, and no order. */
export function isSignature(words: string): boolean {
  return words.length <= 140 && (RANKED.test(words) || isOfficeLine(words, true));
}

/** How the report was made, sent or signed: no line of what it comes to. */
export const isClerical: (words: string) => boolean = remembered(
  500,
  (words) =>
    CLERICAL.test(words) ||
    paperworkFor(words).some((mark) => mark.test(words)) ||
    isSignature(words) ||
    isNotice(words),
);

/** How the laboratory handled a sample and its stains: nothing that was found. */
const HANDLED = new Screened(
  /\bcontrols? (?:stain\w*|react\w*|are|were|is|was|perform\w*|show\w*|work\w*)\b|\b(?:positive|negative) controls?\b|\b(?:cold|warm) ischa?emi[ac]\b|\bfixation\b|\b(?:performed|developed|validated|determined) (?:on|by|using|in) (?:the |this |a )?(?:block|laboratory|lab|ventana|leica|dako)\b|^\W*biomarkers?\b[^:]*\bblock\b|\bpap (?:test|smear) is a screening\b|\bsole means (?:to|of|for) detect/i,
);

/** How the laboratory worked on a sample, in any of its wordings. */
export const HANDLING = { test: (words: string): boolean => HANDLED.test(words) || isOfTheLab(words) };
