import { Screened } from '../screened.js';
/** How laboratory values are written in running text: patterns around a number. All bounded. */

/** A number with its sign; what follows is looked at by the reader. */
export const NUMBER =
  /(?<![\w./-])([<>]=?\s?|≥\s?|≤\s?|(?:less|greater|more) than |over |under |above |below )?(\d{1,3}(?:,\d{3}|, 000)+(?:\.\d+)?|\d{1,7}(?:[.,]\d{1,4})?)(?![\d:]|[.,]\d)/gi;

const MOMENT =
  '(?:today|now|currently|initially|yesterday|again|also|then|this morning|on (?:admission|arrival|presentation|discharge)|at (?:admission|discharge|baseline|that time)|(?:from|on) (?:\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \\d{1,2}(?:, \\d{4})?))';
const DEGREE =
  '(?:a (?:little|bit|touch) |(?:only )?(?:slightly|mildly|moderately|markedly|severely|somewhat|significantly|very|quite|still) )?';
const BE =
  '(?:is|was|were|are|of|at|equals|remain(?:s|ed)|stayed|came back(?: at)?|measured|measures|(?:is |was |were )?(?:found|noted|measured|reported)(?: to be| at| as)|to be|up to|down to|back to|(?:has |had |have )?(?:come (?:down|up)|improved|risen|rose|increased|decreased|fallen|fell|dropped|trended (?:down|up)|(?:is |was )?stable) (?:to|at)|showed|shows|(?:is|was) (?:now|improved|down|up|back)(?: to| at)?|(?:is|was|are|were|came back) (?:still )?(?:a (?:bit|little) |slightly |very |mildly |just )?(?:borderline|fine|normal|low|high|raised|elevated|good|ok(?:ay)?)(?: at))';
const NEARLY = '(?:now |at |about |approximately |around |only |just |still |a )?';
const LOOK = '(?:elevated|raised|high|low|decreased|reduced|increased|normal|stable|low[- ]normal|high[- ]normal)';

/**
 * What may stand between a test's name and its value: "is", "of", "came back at", ": ", "is a little high at".
 * Group 1 is how the report calls it.
 */
export const LINK = new RegExp(
  `(?:\\s*[:=]\\s*|--?|\\s+(?:(?:levels?|counts?|values?|readings?|results?)\\s+)?(?:${MOMENT},?\\s+)?(?:` +
    `${BE}(?:\\s+${MOMENT})?\\s+${NEARLY}(?:${DEGREE}(${LOOK})\\s+(?:at|to|of)\\s+)?` +
    `|${DEGREE}(${LOOK})\\s+(?:at |of )?` +
    '|(?:about|approximately|around|only)\\s+)?|\\s*,?\\s+' +
    // "Test: troponin. Result: 1.4": as a result is read out over the telephone.
    '|\\s*[.;,)]?\\s+(?:results?|values?|readings?)\\s*[:=]\\s*)$',
  'i',
);

/** A sentence that gives the figure of what the one before it names. */
export const RESULT_ALONE = /^\s*(?:results?|values?|readings?)\s*[:=]\s*[<>]?\s?\d/i;

/** A word of the link that may be the name's own: "platelet count". */
export const NAME_WORD = /^\s+(?:levels?|counts?|values?|readings?|results?)(?=\s)/i;

/** Water of the body other than blood: its values are not those of the blood test of that name. */
export const OTHER_FLUID =
  /\b(?:csf|cerebrospinal|lumbar punctures?|lp(?!\s?[-(]?a\b)|opening pressure|xanthochrom\w+|spinal (?:tap|fluid)|(?:pleural|peritoneal|pericardial|joint|knee|hip|shoulder|elbow|ankle|wrist|ascitic|synovial|amniotic|gastric) (?:fluid|tap|aspirat(?:e|ion))|synovial(?= w)|vitreous|post-?mortem|autopsy|(?:heart|femoral|cord) blood|thoracentesis|paracentesis|arthrocentesis|ascites|semen|stool|sweat|dialysate)\b/i;
/** Fluid that was let out or looked at in a line on other matters, too: what may be a value of it is none of the blood. */
export const FLUID_LET_OUT = new Screened(
  /\b(?:turbid|cloudy|straw[ -]?colou?red|blood[ -]?stained|bloody|purulent|serous|milky|pus-?like|exudat\w+|transudat\w+) (?:[a-z]+ )?fluid\b|\b(?:drained|aspirated|tapped|removed|yielded|produced)\b[^.;]{0,40}\b(?:fluid|pus)\b|\b(?:chest|intercostal|pigtail|pleural|ascitic|abdominal) (?:drain|tap|tube)\b[^.]{0,80}\bfluid\b/i,
);
/** Measured in such fluids. */
export const OF_FLUIDS =
  /^(?:ph|ldh|lactate dehydrogenase|(?:total )?protein|glucose|albumin|amylase|lipase|w[bc]c|white (?:blood )?cells?(?: count)?|leu[ck]ocytes|neutrophils|polymorphs|lymphocytes|cholesterol|triglycerides?|ada|bilirubin|creatinine|sodium|potassium|h(?:a)?ematocrit|rbc|red (?:blood )?cells?(?: count)?)$/i;
/** A stain of a fluid with its sugar and protein: a spinal tap or its like, also where it is not named. */
export const STAINED_FLUID = /\bgram(?:'s)? stain\b/i;
export const FLUID_CHEMISTRY = /\b(?:glucose|protein)\b/i;
export const URINE_WORDS = /\b(?:urinalysis|urine|ua)\b/gi;
export const BLOOD_SAMPLE =
  /\b(?:chem\w*|serum|plasma|cbc|bmp|cmp|tsh|electrolytes|blood (?:count|work|tests?|cultures?)|hemoglobin|platelets?)\b/i;
/** Given for urine and for blood alike. */
export const SALTS =
  /^(?:sodium|na|potassium|k|chloride|cl|calcium|ca|creatinine|cr|urea|glucose|osmolality|protein)$/i;

/** The report's own word right in front of a name: "decreased sodium 129". */
export const LOOK_BEFORE = /\b(elevated|high|low|decreased|increased|abnormal)\s+(?:serum\s+)?$/i;

/** The report calls what follows critical: "CRITICAL VALUE CALLED: potassium 2.1". */
export const CALLED_CRITICAL =
  /\b(?:critical|panic)(?:ly)? (?:lab(?:oratory)? )?(?:values?|results?|levels?|low|high)\b[^.;]{0,40}$|\bcritical(?:ly)?:?\s$/i;

/** In front of a name: what is aimed at, ordered or only thought of is no result. */
export const NOT_MEASURED =
  /\b(?:goal|target(?:ed|ing)?|aim(?:ed|ing)?|if|unless|until|provid(?:ed|ing)(?! (?:by|at|from|on|in|an?|the|with|sample|results?|labs?)\b)|as long as|assuming|on (?:the )?condition|subject to|threshold|(?:to|will|should|would|must) (?:achieve|keep|maintain|ensure|get|check|call)|keep(?:ing)?(?! taking)|maintain(?:ing)?|ensur(?:e|ing)|hold|call|transfuse|titrate[ds]?)\b[^.;:]{0,60}$/i;

/** In front of a name with "above 10" or its like behind it: a reason or a condition ("As TSH is above 10, …"). */
export const GIVES_REASON =
  /\b(?:as|since|because|when|whenever|once|where|while|provided|as long as)(?: that)?(?: the| her| his| your| an?| serum)*\s*$/i;
export const SAID_LIMIT = /^(?:over|under|above|below|(?:less|greater|more) than)\b/i;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
/** In front of a name: the figure is of another day ("reduced compared with 10/2024 (creatinine 92)"). */
export const OF_ANOTHER_DAY = new RegExp(
  `\\b(?:compared (?:with|to)|versus|vs\\.?) (?:the |that |those |results? |values? |levels? |of |from |in |on ){0,4}(?:\\d{1,4}[/.-]\\d{1,4}(?:[/.-]\\d{2,4})?|(?:\\d{1,2} )?${MONTH} (?:19|20)\\d\\d|(?:19|20)\\d\\d)\\s*[(,:;-]?\\s*$`,
  'i',
);

/** In front of a name with a limit behind it ("once Hb is above 100"): what is waited for, and no result. */
export const WAITED_FOR =
  /\b(?:once|when(?:ever)?|as soon as|till|while|in case|only (?:with|at|for)|requires?|needs?|patients with|anyone with|those with)\b[^.;:]{0,60}$/i;

/** In front of a name with a limit or a percentage behind it: a change, no level. */
export const CHANGE_OF =
  /\b(?:declin|chang|ris|fall|drop|increas|decreas|reduc|variation|variab|differen|bias|deviat|imprecis|improve|fluctuat)\w* (?:in|of|for|between)(?: the| your| serum)? $/i;
/** In front of a name: the figure is what one fluid holds against another. */
export const IS_RATIO =
  /\b(?:(?:pleural |ascitic |peritoneal |csf )?fluid|serum|plasma|csf|pleural|urine|ascites)\s?(?:\/|to|:)\s?(?:fluid|serum|plasma|blood|ascites)\b(?![^.;()]{0,30}\bgradient)[^.;()]{0,50}$/i;

/** Behind a number: a dose, a count of something else, a change; never a level. */
export const DOSE =
  /^\s?(?:mg|mcg|g|gm|grams?|ml|units?|meq|tablets?|tabs?|capsules?|puffs?|cc|iu|drops?|%? ?(?:solution|cream|ointment|saline|albumin))\b(?!\s?(?:\/|%|percent))|^-(?!\s?$)|^\s?(?:times|days?|weeks?|months?|years?|hours?|minutes?|pounds?|lbs?|kg|cm|mm|inches|feet|points?|fold|packs?|pills?)\b/i;

/** In front of a number: the number is a year. */
export const MONTH_DAY =
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?$/i;

/** Behind a number: it is one end of an interval, or one of several ("1 to 3", "40s", "2nd"). */
export const INTERVAL = /^\s?(?:to|-|–)\s?\d|^(?:st|nd|rd|th|s)\b|^\+/i;

const HOW_MUCH =
  '(?:(?:a (?:bit|little|touch)|slightly|mildly|moderately|markedly|severely|significantly|very|borderline) )?';
export const FLAG = new RegExp(
  `^,?\\s{0,2}(?:[([](?:flag(?:ged)?:? )?${HOW_MUCH}(h|l|hh|ll|high|low|elevated|raised|reduced|normal|abnormal|critical|\\*)[)\\]]` +
    '|(H|L|HH|LL|(?:critical|panic)(?:ly)?(?: (?:high|low))?)(?=[\\s,;.]|$)' +
    // A word without brackets only where nothing of its own stands behind it: "5.6 high dose".
    `|(?:[-–=] ?)?${HOW_MUCH}(high|low|elevated|raised)(?=[,;.)]|\\s*$)` +
    '|(?:which|that) (?:is|was|are) (?:slightly |mildly |a (?:little|bit|touch) |very |)(elevated|raised|high|low|normal|abnormal)\\b)',
  'i',
);

const N = '\\d+(?:\\.\\d+)?';
const BETWEEN = `${N}\\s?(?:-|–|to)\\s?${N}`;
const EXPECTED =
  '(?:our |your )?(?:normal|ref(?:erence)?|nl|range|target|therapeutic)(?:\\s(?:range|value|limits?|interval|inr))?\\.?(?:\\s(?:is|being|of))?[:\\s]{0,3}';
const BOUND = '(?:[<>≤≥]=?|up to|below|under|less than|no more than|above|over|more than|greater than|at least)';
/** "(3.5-5.1)", "[<5.7]", "(normal 4 to 11)", "with normal being 4 to 11"; a bare number in brackets is no range. */
export const RANGE = new RegExp(
  `^,?\\s{0,4}(?:[([](?:${EXPECTED}((?:${BOUND}\\s?)?${N}(?:\\s?(?:-|–|to)\\s?${N})?)|([<>≤≥]=?\\s?${N}|${BETWEEN}))(?![\\d.])(?! (?:at|on|in|earlier|before|previously|yesterday))[^)\\]]{0,40}[)\\]]` +
    `|(?:with|and)?\\s?(?:an?\\s|the\\s)?${EXPECTED}(${BETWEEN}))`,
  'i',
);

/** Cells of a differential, printed behind their number: "64% neutrophils", "82 segs, 8 lymphs". */
export const CELLS =
  /(?<![\w./-])(\d{1,2}(?:\.\d)?)\s?(%)?\s(?:of\s)?(segmented neutrophils|neutrophils|segs|polys|bands|lymphocytes|lymphs|monocytes|monos|eosinophils|eos|basophils|basos)\b/gi;

/** Two names with one link and two values: "BUN and creatinine 9.2/0.52", "H&H of 14 and 42". */
export const PAIR_OF_NAMES =
  /\b(?:(h)\s?(?:&|\/|and|\\)\s?(h)|([a-z][a-z0-9+]*(?: [a-z0-9+]+){0,3}?)\s?(?:&|\/|and)\s?([a-z][a-z0-9+]*(?: [a-z0-9+]+){0,3}))$/i;
export const SECOND_VALUE =
  /^\s?(?:(%)|seconds?|secs?|[a-z]{1,5}\/[a-z]{1,4})?\s?(?:\/|,?\s?and\s(?:of\s)?|over\s)\s?(\d{1,4}(?:\.\d{1,2})?)(?![\d/:.]*\d)/i;

/** A number right in front of a name is that name's own, or a count of it: never read the number behind it. */
export const NUMBER_IN_FRONT =
  /(?:^|[\s(,;])(?!(?:19|20)\d\d)(?<!(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? )(?<!(?:day|week|month|x|number|no\.|#|type|grade|stage) )\d{1,3}(?:\.\d+)?\s?(?:%|\+)?\s+$/i;

/** Behind a value: later values of the same test, the newest last. */
export const LATER_VALUE =
  /^,?\s?(?:and\s)?(?:then|followed by|(?:and\s)?subsequently|which (?:then )?(?:rose|fell|dropped|increased|decreased|improved|came down|went up|went down))(?:\s(?:rose|fell|dropped|increased|decreased|improved|came down|went up|went down))?(?:\s(?:to|was|at))?\s(\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{1,5}(?:\.\d{1,3})?)(?![\d./:-]*\d|,\d{3}|\s?(?:mg|units?|meq|tablets?|days?|weeks?|months?|hours?)\b)/i;

/** "19.3 -> 11.0 -> 8.2": an arrow points from the earlier value to the later one. */
export const ARROW_VALUE =
  /^(?: ?\((?!\d+(?:\.\d+)?\s?[-–])[^()\n]{1,24}\))? ?(?:-{1,2}>|→|=>|➔)\s?(?:now |today |currently )?((?:[<>] ?)?(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{1,5}(?:\.\d{1,3})?))(?![\d./:-]*\d|,\d{3}|\s?(?:mg(?!\/)|units?|meq|tablets?|days?|weeks?|months?)\b)/i;

/** Behind a limit: what it would mean, with the next limit behind that ("< 7.8 normal; 7.8 - 11.0 impaired"). */
export const MEANING_OF_LIMIT =
  /^[^\S\n]?(?:normal|negative|desirable|low|optimal|sufficient|deficien\w*|non-?\s?diabetic)\b[^;,\n<>≤≥\d]{0,20}[;,][^\S\n]{0,3}[<>≤≥]?=?[^\S\n]?\d/i;

/** Behind a value: what it was before. */
export const EARLIER_VALUE =
  /^,?\s?(?:\((?:was|from|previously)|(?:which is |(?:is )?(?:up|down|decreased|increased|improved) )?(?:from|compared (?:to|with)))\s(?:an? )?(?:previous |prior |baseline |initial )?(?:value )?(?:of )?(\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{1,5}(?:\.\d{1,3})?)(?![\d./:-]*\d|,\d{3}|\s?(?:to|-|units?|days?|weeks?|months?|hours?)\b)/i;
