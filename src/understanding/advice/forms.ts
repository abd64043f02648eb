import { Screened } from '../../reading/index.js';

/** Nouns of what may be asked for. */
const ASKED = String.raw`(?:referr?al|review|r\/v|f\/?u|follow[- ]?up|opinion|consult\w*|discussion|sampling|biops(?:y|ies)|aspiration|imaging|re-?scan|scan|mri|ct|cta|hrct|ctpa|mrcp|mra|uss?|ultrasound|echo\w*|x-?ray|films?|views?|test(?:s|ing)?|bloods?|assessment|evaluation|treatment|cessation|surveillance|splint\w*|analgesia|physio\w*|mdt|mdm|tumou?r board|dexa|dxa|mammogra\w+|recheck|clinic|monitoring|ctg|fna|endoscopy|colonoscopy|screening)`;
/** "Suggest splint", "Refer cardiology", "Rpt echo 6/12": an order by its first word. */
const ORDER =
  /^\W*(?:\d+[.)]\s*)?(?:please |kindly |pls\.? )?(?:suggest(?! (?:of|that (?:the|this|it)|possib|an? (?:benign|malign|diagnos))\b)|refer(?! to (?:the )?(?:above|below|report|note|prior|previous|comparison|full|table|separate)\b)|rpt|repeat(?! (?:study|scan|exam\w*|ct|mri|films?|images?) (?:shows?|was|is|demonstrat\w+|of|from)\b)|arrange|organi[sz]e|advise|adv|recommend|compare|correlate|assess|exclude|re-?check|re-?scan|request|chase|obtain|send)\b(?!ed|ly|ing|ion|:? ?(?:none|nil|no)\b)/i;
/** "Suggested: LFT & …", "Adv: CBC" */
const LABELLED =
  /^\W*(?:suggest(?:ed|ions?|s)?|adv(?:ised?|ice)?|recommend(?:ed|ations?|s)?|recs?|f\/?u|follow[- ]?up|action|next step)\s*[:–-]\s*\S/i;
/** "GP review 3/52", "growth scan in 2/52": something to be done, and when. */
const TIMED = new RegExp(String.raw`\b${ASKED}\b[^.;,]{0,24}?\b(?:in |at |after )?\d{1,2}\/(?:52|12|7)(?![\d/])`, 'i');
/** "Node sampling at the same visit", "biopsy scheduled 10/20/2022" */
const ARRANGED = new RegExp(
  String.raw`\b${ASKED} (?:(?:is|are|was|were|has been|have been) )?(?:scheduled|booked|arranged|requested|organi[sz]ed|planned)\b(?! (?:of|to be negative))|\b${ASKED}\b(?: \w+){0,3} (?:at|on|during) (?:the )?same (?:visit|time|session|sitting|day)\b`,
  'i',
);
const TO_BE_DONE = new RegExp(
  String.raw`\b${ASKED}\b[^.;:]{0,60}\b(?:(?:is|are) )?(?:advised|suggested|recommended|required|needed|requested|advisable)\b(?! (?:by history|in the past|previously))`,
  'i',
);
const PAST =
  /\b(?:was|were|had been|previously|prior|last|already|performed|done|showed|completed|declined|refused)\b/i;

/** "Decreased movements should be reported without delay", "Enter into surveillance", "in case of weakness, immediate referral" */
const OTHER_ADVICE =
  /\b(?:should|must|needs? to|has to|have to) be reported\b(?! (?:as|with|in|by)\b)|^\W*(?:\d+[.)]\s*)?(?:please |suggest |to )?(?:re-?enter|enter|enrol+|register)(?:ed)? (?:in|into|on|onto|with) (?:[\w-]+ ){0,4}?(?:surveillance|screening|follow-?up|monitoring|recall)\b|\b(?:guidance|guidelines?|policy|protocol) (?:is|are) (?:for|to)\b|^\W*in (?:the )?(?:case|event) of\b[^.;]{3,80}\b(?:immediate|urgent|prompt|emergency)\b/i;

/** "6-month follow-up.", "12 month follow up MRI": a time and what is to be done then, and nothing else. */
const WHEN_AND_WHAT = new RegExp(
  String.raw`^\W*(?:short[- ]term |short[- ]interval |routine )?\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?[- ](?:weeks?|months?|years?)[- ](?:interval )?(?:follow[- ]?up|f\/u|surveillance)(?: ${ASKED})?\W*$`,
  'i',
);

/** "CT chest in 6-12 months", "ultrasound surveillance every 6 months", "rescan at 32 weeks": a picture and its time. */
const LEADS_PICTURE = String.raw`^\W*(?:(?:low[- ]dose|dedicated|postnatal|newborn|annual|interval|surveillance|follow[- ]?up|further|repeat|(?:non-?)?contrast|adrenal protocol|routine|yearly|chest|pelvic|renal) )*(?:cta?|ldct|hrct|ctpa|mri|mra|uss?|ultrasound|x-?ray|cxr|films?|radiographs?|dexa|dxa|mammogra(?:m|phy)|echo(?:cardiogra(?:m|phy))?|pet(?:[-/ ]ct)?|mrcp|eus|ctpa|doppler|colonoscopy|sigmoidoscopy|endoscopy|gastroscopy|ogd|egd|cystoscopy|hysteroscopy|spirometry|imaging|duplex|surveillance|screening)\b(?: (?!of|showed|shows|was|from|on|if)[a-z-]+){0,4}`;
const DATED_PICTURE = new RegExp(
  [
    String.raw`${LEADS_PICTURE} (?:in|every|after|within|at(?= \d{1,2}(?:[-–]\d{1,2})? (?:months?|years?)\W*$)) (?:about |approximately )?(?:\d{1,2}|an?|one|two|three|six|twelve)\b(?:\s?(?:-|–|to) ?\d{1,2})?[ -](?:days?|weeks?|wks?|months?|mths?|years?|yrs?)(?! (?:ago|later|earlier|before))`,
    String.raw`^\W*re-?scan (?:in|at|after)\b`,
    // "MRI if clinical concern persists"
    String.raw`${LEADS_PICTURE} (?:if|should) (?:there (?:is|are) |an?y? |the )?(?:[a-z-]+ ){0,3}(?:concern|suspicion|symptom(?:s|atic)?|pain|clinically|clinical|persist\w*|wors\w+|deteriorat\w+|indicated|warranted|needed|required|settling|progress\w*)\b`,
  ].join('|'),
  'i',
);

/** Where an order for a picture begins behind a dash. */
export function beginsDatedPicture(words: string): boolean {
  return DATED_PICTURE.test(words);
}

/** "FNA not required", "no follow-up needed" */
const NOT_ASKED = /\b(?:not|no|nil|never|none|without|unnecessary|n't)\b/i;

/** True where a clause of a picture's report is an order or an advice by its form, whatever its nouns are. */
export function isAdviceForm(clause: string, concludes: boolean): boolean {
  if (OTHER_ADVICE.test(clause) && !/\b(?:not|no|never)\b/i.test(clause)) return true;
  // "MRI if not settling"
  if (NOT_ASKED.test(clause.replace(/\bif not\b.*/, ''))) return false;
  if (PAST.test(clause) && !/\b(?:scheduled|booked|arranged)\b/i.test(clause)) return false;
  if (ARRANGED.test(clause) || TO_BE_DONE.test(clause)) return true;
  if (WHEN_AND_WHAT.test(clause) || DATED_PICTURE.test(clause)) return true;
  return concludes && (ORDER.test(clause) || LABELLED.test(clause) || TIMED.test(clause));
}

/** "FOLLOW-UP NOTE", and at the head of the report "Follow-up visit": what the paper is, and nothing that is asked for. */
const PAPER = String.raw`(?:note|letter|report|evaluation|encounter|consultation|summary)`;
const OWN_TITLE = new RegExp(String.raw`^\W*(?:[\w-]+ ){0,3}follow[- ]?up (?:clinic )?${PAPER}\W*$`, 'i');
const HEAD_TITLE = new Screened(
  /^\W*(?:[\w-]+ ){0,4}(?:follow[- ]?up|return|review)(?: (?:clinic|visit|appointment))*\W*$/i,
);

/** True where a sentence is the title of the report, which begins at `start` of `text`. */
export function isOwnTitle(words: string, text: string, start: number): boolean {
  return OWN_TITLE.test(words) || (HEAD_TITLE.test(words) && text.slice(0, start).trim() === '');
}

/** True where the words before a colon ask for what stands behind it. */
export function isAdviceLabel(label: string): boolean {
  return /(?:^\W*|\s[-–]\s*)(?:suggest(?:ed|ions?|s)?|adv(?:ised?|ice)?|recommend(?:ed|ations?|s)?|recs?)\W*$/i.test(
    label,
  );
}

/** What a doctor of tissue may ask for, beyond the nouns of pictures. */
const OF_TISSUE = String.raw`(?:(?:wide[rn]?|local|complete|formal|conservative|therapeutic) )*(?:re-?)?excision|resection|smears?|pap(?: tests?| smears?)?|cytology|colposcopy|test of cure|genotyping|genetic counsel\w*|germline|karyotyp\w*|fish|immunohistochemistry|sequencing|culture|registration|notification|recall|samples?|dietitian|vaccination|lymphadenectomy|hysterectomy|colectomy|thyroidectomy|levels?|serology|eradication|staging|exclusion`;
const TISSUE_ORDER = new RegExp(
  String.raw`(?:\b${ASKED}|\b(?:${OF_TISSUE}))\b[^.;:]{0,80}\b(?:is|are|(?:may|would|might) be) (?:strongly |therefore |also |usually )?(?:advised|suggested|recommended|required|indicated|needed|requested|advisable|warranted|mandatory|prudent)\b|(?:\b${ASKED}|\b(?:${OF_TISSUE}))\b[^.;:]{0,60}\bshould (?:also |then |now )?be (?:discussed|considered|offered|sought|arranged|undertaken|performed|carried out|excluded|obtained|repeated|given)\b`,
  'i',
);

/** True where a clause of a tissue report asks for something by its form: "re-excision is required", "Suggest test of cure at 6 months". */
export function isTissueAdvice(clause: string): boolean {
  if (OTHER_ADVICE.test(clause) && !NOT_ASKED.test(clause)) return true;
  if (NOT_ASKED.test(clause) || PAST.test(clause) || OF_OTHERS.test(clause)) return false;
  const body = clause.replace(/^[^:]{2,40}:\s+/, '');
  return TISSUE_ORDER.test(clause) || SUGGESTED.test(clause) || DATED_PICTURE.test(body) || WHEN_AND_WHAT.test(body);
}

/** "Suggest HPV test of cure at 6 months", "Advise dietitian referral": an order by its first word and what it names. */
const SUGGESTED = new RegExp(
  String.raw`^\W*(?:please |kindly |would )?(?:suggest|advise|recommend|request|arrange|organi[sz]e|refer(?! to (?:the )?(?:above|below|report|note|comment|separate|prior|previous)\b))\b(?: (?!that\b|of\b)[\w/-]+){0,5}? (?:${ASKED}|${OF_TISSUE}|in \d|at \d|within \d|by)\b`,
  'i',
);
/** What rules say of people in general, or what a diagnosis would need. */
const OF_OTHERS =
  /\b(?:guidelines?|guidance|criteria|diagnosis of|definition|in (?:patients|women|men|cases|people) (?:with|who|under|over))\b/i;

/** What one is told to do or to have done, beyond the nouns of pictures. */
const TO_DO = String.raw`study|titration|weight (?:loss|reduction|control)|diet|exercise|avoid\w*|avoidance|start\w*|stopp?\w*|use of|trial|therapy|counsel\w*|cpap|bipap|hygiene|appliance`;
const SUGGESTION = new RegExp(
  String.raw`^\W*(?:\d+[.)]\s*)?(?:(?:i|we) )?(?:would )?suggest (?!of\b|that (?:the|this|it)\b|possib)(?:[\w/'-]+,? ){0,5}?(?:${ASKED}|${TO_DO})\b`,
  'i',
);

/** "The doctor recommends starting a statin", "please book an appointment": what a letter asks of its reader. */
const TOLD_TO_READER =
  /^\W*(?:(?:the|your|our) (?:doctor|gp|surgery|practice|consultant|specialist|nurse|team|clinician|physician|pharmacist|midwife) (?:now |also |strongly )?(?:recommends?|suggests?|advises?|asks?|would (?:like|recommend|suggest|advise)) (?:(?:that |for )?you\b|to\b|starting|taking|stopping|trying|having|changing|increasing|adding)|please (?:book|make|arrange|schedule) (?:an?|your|the) (?:[\w-]+ ){0,3}(?:appointment|visit|call|blood test|test|review)\b)/i;

/** True where a clause asks something of the reader in a letter's own voice. */
export function isToldToReader(clause: string): boolean {
  return TOLD_TO_READER.test(clause);
}

/** "Suggest weight loss and a CPAP study": advice of any report, by its first word and what it names. */
export function isSuggestion(clause: string): boolean {
  return (SUGGESTION.test(clause) || isToldToReader(clause)) && !NOT_ASKED.test(clause) && !PAST.test(clause);
}
