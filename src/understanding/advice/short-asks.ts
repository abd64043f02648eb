import { Screened } from '../../reading/index.js';

const TEST =
  '(?:ct|cta|ctpa|mri|mra|mrcp|mrv|eus|ercp|pet(?:[- ]?ct)?|psma pet(?:[- ]?ct)?|ultrasound|uss?|usg|x-?rays?|radiographs?|bone scan|biops(?:y|ies)|fna|endoscopy|colonoscopy|gastroscopy|colposcopy|angiogra(?:m|phy)|echo\\w*|scan|mammogra\\w+|blood tests?)';
const SEEN_BY = '(?:referral|review|opinion|consult(?:ation)?|assessment|follow[- ]?up)';

/** Orders of a conclusion without a verb of asking, each from its first word. */
const PATTERNS: readonly string[] = [
  // "Adv: MRCP to r/o stones", "Advised - review scan after 6 weeks"
  '(?:^\\W*|\\s[–-]\\s*)adv(?:ice|i[sc]ed?|d)?\\.?\\s*[:–-]\\s*\\w',
  // "Below the size for a sample; follow up 1 yr"
  '(?:^\\W*|;\\s*)follow[- ]?up (?:in |after |at )?\\d{1,2} ?(?:wks?|weeks?|mos?|months?|yrs?|years?)\\W*$',
  // "Vascular surgical referral within 2 weeks if symptomatic", "Urgent referral to haematology"
  `^\\W*(?!(?:no|not|after|following|since|reason|source|at|on|for|previous|prior|awaiting|awaited|under)\\b)(?:[a-z/-]+ ){0,3}${SEEN_BY} (?:to (?:the |an? )?[a-z][a-z /-]{3,40}?)? ?(?:(?:with)?in (?:the next )?(?:\\d|one|two|three|four|six|eight|twelve)[\\w -]{0,16}|this week|next week|urgently|as soon as possible|(?:if|when|once|unless) [^.;]{3,60})(?: (?:if|when|once|unless) [^.;]{3,60})?\\W*$`,
  `^\\W*(?:urgent|prompt|early|same[- ]day|2ww) ${SEEN_BY} to (?:the |an? )?[a-z][a-z /-]{3,40}\\W*$`,
  // "Urgent urology referral, tumour markers and staging CT."
  '^\\W*(?:urgent|prompt|early) (?!no\\b|not\\b)(?:[a-z/-]+ ){1,3}referral(?:,| and| &| \\+) [a-z][^.;:]{4,80}$',
  // "Colorectal MDT."
  '^\\W*(?!(?:the|at|by|after|previous|prior|last|awaiting|under|from|following|no|not)\\b)(?:[a-z/-]+ ){1,2}(?:MDT|MDM)(?: (?:discussion|review|referral))?\\W*$',
  // "Vascular surgery referral."
  '^\\W*(?!(?:no|not|after|following|since|reason|source|at|on|for|previous|prior|awaiting|awaited|under|gp|pcp|self|emergency|direct|screening)\\b)(?:[a-z/-]+ ){1,3}referral\\W*$',
  // "Discuss at colorectal MDT"
  '^\\W*(?:for )?discuss(?:ion)? (?:(?:at|in|with|by) )?(?:the )?(?:[a-z/]+ ){0,2}(?:MDT|MDM|multi-?disciplinary (?:team|meeting)|tumou?r board)(?: meeting)?\\W*$',
  // "For skin MDT in view of the close margin", "To MDT"
  '^\\W*(?:for|to) (?:(?:the |our )?(?:[a-z/]+ ){0,2})(?:MDT|MDM|multi-?disciplinary (?:team|meeting)|tumou?r board)(?: (?:meeting|discussion|review))*(?: (?:in view of|because of|given|owing to|due to) [^.;]{3,80})?\\W*$',
  // "Suggest BRAF V600E / MLH1 promoter methylation to tell sporadic from inherited"
  '^\\W*suggest(?:ed)? (?:(?!no\\b|that\\b)[\\w./+-]+ ){1,6}(?:methylation|mutation(?:al)?|testing|analysis|FISH|PCR|IHC|immuno\\w+|sequencing|studies|correlation)(?: (?:testing|analysis|studies|status))?(?: (?:to|for|if|in order to) [^.;]{3,90})?\\W*$',
  // "The locked knee warrants prompt orthopaedic referral"
  `\\bwarrants? (?:an? )?(?:[a-z-]+ ){0,3}(?:${SEEN_BY}|${TEST})\\b`,
  // "Optional CT chest at 12 months"
  `^\\W*(?:(?:if|in) [a-z -]{3,30}, )?optional (?:[a-z-]+ ){0,3}${TEST}(?: [a-z]+){0,3} (?:at|in|after) \\d`,
  // "PET-CT and bone marrow biopsy for staging"
  `^\\W*(?:[a-z]+ ){0,2}${TEST}(?: (?:and|&|with) (?:[a-z]+ ){0,2}${TEST})? for staging\\W*$`,
  // "Low dose aspirin should be discussed in a future pregnancy"
  '\\bshould be (?:discussed|offered|sought|arranged|booked)\\b(?! (?:above|before|earlier)\\b)',
];
const SHORT_ASKS = PATTERNS.map((source) => new Screened(new RegExp(source, 'i')));

/** True where a line of a picture or a sample asks for something with hardly a word of asking. */
export function asksInShort(clause: string): boolean {
  return SHORT_ASKS.some((pattern) => pattern.test(clause));
}
