/** What the results of a laboratory come to, in so many words. */
const COMES_TO =
  /\b(?:results?|findings?|pattern|profile|picture) (?:is|are|was|were|remains?) (?:\w+ )?(?:consistent|compatible|in keeping|suggestive|suspicious|concerning|diagnostic|indeterminate|equivocal|inconclusive)\b|\bfalse[- ](?:positive|negative|reactiv\w+)\b|\bnot (?:been )?confirmed (?:by|on|with)\b|\b(?:not immune|non-?immune|immune to)\b/i;

const DEED =
  "hold|omit|withhold|stop|stopp?ed|start(?!ed\\b)|re-?start|resume|continue|avoid|begin|increase|decrease|reduce|lower|re-?check|repeat|rpt|check|add|send|take|give|call|return|refer|follow[- ]?up|f\\/?u|consider|contact|arrange|book|schedule|needs?|discontinue|d\\/c|keep|await|wait|re-?test(?!ed|ing|s\\b)|re-?collect(?!ed)|re-?sample|monitor(?= [a-z])(?!ed)|treat (?:with|as|for|only|if)|discuss with|confirm (?:with|by|on|in|using)|screen (?:for|the|partner|family|relatives)|(?:very )?(?:urgent|early|prompt|immediate|same[- ]day) (?:\\w+ )?(?:referral|review|repeat|admission|discussion|assessment|transfer|treatment|follow-?up)|referral (?:to|for)|do not|don[’']t|no (?=(?:\\w+ ){0,6}(?:until|till|for now|while|unless|before|needed)\\b)";
/** An order at the head of its line, or behind who gives it. */
const ORDER = new RegExp(
  String.raw`^\W*(?:the )?(?:patient|pt) (?:is )?to (?:come|attend|present|go to|be (?:seen|admitted|reviewed)|return|report to|proceed)\b|^\W*(?:(?:please|kindly|would|also|then|strongly|plan(?: is)?(?: to)?|told to|(?:i |we )?(?:suggest|recommend|advise)[sd]?(?: to)?)[:,]? )*(?:${DEED}|suggest(?:s|ed|ing)?|recommend(?:s|ed|ing)?|advise[sd]?)\b`,
  'i',
);
/** An order within its line. */
const ORDERS_IN =
  /[,;–-] ?(?:please )?(?:suggest|recommend|advise)\b|; ?(?:please )?(?:check|repeat|re-?check|re-?test|refer|contact|consider|send|monitor|exclude|treat)\b(?! (?:is|was|were|has|results?|samples?|showed|[<>]?\d))|\b(?:referral|review|follow-?up|repeat|re-?test(?:ing)?|re-?check|monitoring|investigations?|testing|imaging|studies|elastography|endoscopy|screening|assessment|opinion|tests?|samples?|specimens?) (?:is |are )?(?:strongly |urgently |also )?(?:recommended|advised|suggested|required|indicated|needed|warranted)\b|\b(?:(?:would|strongly|please|we|i|to) (?:advise|suggest|recommend)|please (?:do|ask|tell|stop|start|repeat|re-?check|send|give|refer|contact|call|arrange|check|add|avoid|hold)|(?:told|asked|advised|instructed|reminded) to|to (?:the )?(?:ed|er|a&e|emergency(?: \w+)?|hospital) (?:today|now|tonight|for|if)|(?:ed|er|a&e) if|(?:call|return|come back|seek (?:help|care)) (?:if|for|at once)|if [^.]{3,60}\b(?:repeat|re-?test|re-?check|call|return|refer)|(?:is|are) (?:routinely )?repeated (?:at|in|after)|must not be (?:delayed|stopped|missed|omitted)|(?:should|must) be (?:given|carried|issued|provided|offered|started|stopped|avoided|repeated|informed)|live vaccine|without delay|as soon as|not now|started?, take|to be (?:repeated|re-?checked|calculated|sent|done|given|started|stopped|avoided)|re-?check (?:in|on|thu|fri|mon|tue|wed|sat|sun|next|\d)|repeat (?:in|on|at|once|when|after|\d))\b/i;
/** A state or a deed of the past, no order. */
const NO_ORDER =
  /^\W*(?:no\b[^.;,]{2,80}\bto suggest\b|no (?:\w+ ){0,4}(?:seen|detected|identified|observed|found|noted|present|growth|evidence|blasts?|sx|symptoms|signs?|change|reason|result|range|variant)\b|no\.? ?\d|no [\w/ ]{1,40}$|repeat(?:ed)? [\w ]{1,20}\d|repeat(?:ed)?(?:ly)? (?:\w+ )?(?:positive|negative|reactive|normal|abnormal|raised|low|high)\b|(?:call|continued|check)(?:ed|s)\b|stopp?ed\b)|^[^.]{0,60}\b(?:called to|phoned|read ?back|faxed)\b/i;

/** A line that says what the results of a laboratory come to. */
export function saysWhatComesOfIt(words: string): boolean {
  return COMES_TO.test(words);
}

/** A line of a laboratory that is an order from its first word on: asked for, and nothing that the results come to. */
export function isOrderOfLab(words: string): boolean {
  const line = words.replace(UNDER_A_RESULT, '');
  return !NO_ORDER.test(line) && ORDER.test(line);
}

/** "FIT positive: refer on the 2 week wait pathway" */
const UNDER_A_RESULT =
  /^[^.:;]{2,60}(?:\([^)]*\))?: (?=[A-Z]|(?:repeat|refer|re-?test|re-?check|suggest|recommend|advise|consider|please|treat|stop|check|send|urgent|contact|discuss|omit|hold|withhold|reduce|increase|admit|avoid|start|monitor|do not|arrange)\b)/;

/** A line beside the results that asks for something: a medicine, a test, a visit, a thing to leave. */
export function asksBesideResults(words: string): boolean {
  const line = words.replace(UNDER_A_RESULT, '');
  return !NO_ORDER.test(line) && (ORDER.test(line) || ORDERS_IN.test(line));
}
