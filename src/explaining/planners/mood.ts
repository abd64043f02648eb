/** True where the words suggest rather than ask. The month of May suggests nothing. */
export function isMild(clause: string): boolean {
  // "Follow-up is necessary as this may be …": only the reason is open.
  if (/\b(?:necessary|required|mandatory|essential|must|is needed|are needed)\b/i.test(clause)) return false;
  return (
    /\b(?:consider(?:ed|ation)?|suggest(?:ed|s)?|optional|might|could|if clinically)\b/i.test(clause) ||
    /\bmay\b/.test(clause)
  );
}

/** Told as done or as a state of things: nothing is asked for. */
export function isDone(text: string): boolean {
  return (
    /\b(?:has|have|had|was|were) (?:been )?(?:\w+ed|done|made|given|taken|seen|considering)\b|\bare comfortable\b|\bcould not\b/i.test(
      text,
    ) && !/\b(?:should|needs?|must|recommend\w*|advis\w+|suggest\w*|asked|told|instructed|if|until)\b/i.test(text)
  );
}

/** Asked for or booked, and not yet done. */
const AHEAD =
  /\b(?:booked|scheduled|arranged|requested(?! by\b)|ordered(?! by\b)|awaiting|awaited|listed for|due(?! to\b)|(?:will|going to|is to|are to) (?:\w+ )?(?:be|have|need|require|undergo)|\bneeds\b(?! no)|to (?:please )?(?:arrange|organi[sz]e|book|have|undergo)|(?:2ww|urgent) referral)\b/i;
const DONE =
  /\b(?:was (?:done|performed)|were (?:done|performed)|underwent|showed|revealed|demonstrated|found|given today)\b/i;

/** True where a test or a procedure is booked or asked for, and nothing says that it was done. */
export function isAhead(clause: string): boolean {
  return (AHEAD.test(clause) || ORDERED.test(clause)) && !DONE.test(clause);
}

/** "Check U&E in 1 week": an order, and nothing that was done. */
const ORDERED =
  /^\W*(?:GP to:? |PCP to:? |pls |please |to )?(?:check|re-?check|chase|arrange|organi[sz]e|book|request)\s+(?!(?:was|were|done|by)\b)[A-Za-z]/i;

const FOR_IT =
  /\bfor (?:(?:an?|the|his|her|further|elective|planned|routine|urgent|flexible|rigid|diagnostic|outpatient|inpatient|day case|daycase|possible|repeat|rpt|OP|GA|LA|\+\/-|\/) ?)*$/i;
/** What brought somebody in for it: then it was mostly done. */
const CAME_FOR =
  /\b(?:admi(?:tted|ssion)|attend\w*|came|come|brought|present\w*|taken|went|underwent|transferred|prepped|stayed|here|used|given|sent|samples?|specimens?|done|performed|submitted|material|tissue|received|negative|positive|screen\w*|test\w*)\b[^.;]*$/i;

/** A sentence of a story, and no name of an illness with what is to be done. */
const IN_A_STORY =
  /\b(?:is|are|was|were|be|been|has|have|had|contains?|included?|on|used|gave|locally|threshold|criteria|core|incisions?)\b/i;
const MOST_NAMED = 10;

/** "PMB for hysteroscopy": what somebody is to have, named right behind "for" and nothing done. */
export function isNamedAsNext(before: string, clause: string): boolean {
  return (
    FOR_IT.test(before) &&
    !CAME_FOR.test(before) &&
    !DONE.test(clause) &&
    !IN_A_STORY.test(clause) &&
    clause.split(/\s+/).length <= MOST_NAMED
  );
}

/** Words of an order, a wish, a visit to come, or a rule of daily life. */
const ASKS =
  /\b(?:should|must|needs?|will|would|shall|may|can|please|recommend\w*|suggest\w*|advis\w+|instruct\w*|encourag\w*|told|asked|request\w*|consider|is to|are to|to (?:be|follow|see|call|return|take|have|continue|start|stop|keep|use|resume|undergo|get|go|avoid|come|wear|check|repeat|weigh|drink|eat|contact|notify|report|complete|stay|finish)|if|until|unless|every|daily|twice|weekly|follow\w*|f\/u|appointments?|appt|return|call|avoid|as tolerated|diet|feeds?|feedings? (?:of|with)|formula|weight[- ]?bearing|activit\w+|continue|resume|repeat|recheck|schedul\w+|arrang\w+|plan\w*|refer\w*|clinic|visit|within|next|\d ?mg|tablets?|prescri\w+|pending|awaiting|dressings?|shower\w*|bath\w*|driv(?:e|ing)|lift\w*|exercises?|(?:staples?|sutures?|stitches|drain) remov\w+|keep|discharged (?:home )?on|precautions?|warning|sooner|emergency)\b/i;
/** A verb that tells of a state of things or of what was. */
const TELLS =
  /\b(?:is|are|was|were|has|have|had|showed|shows|remained|remains|appeared|appears|demonstrated|completed|denied|denies|reported|stated|seemed|seems|made|did|wished|wishes|wanted)\b/i;
/** Of the paper, the hours spent on it or its writer: asks nothing, whatever words stand in it. */
const OF_THE_PAPER =
  /\bminutes (?:were |was |of )?(?:\w+ ){0,3}(?:spent|discharg\w+)|\b(?:time|minutes) (?:was |were )?spent\b|\bprolonged discharge\b|\binformed consent\b|\bwill be (?:interested|happy|glad|available)\b|\b(?:no|not have any) (?:other |further |additional )*recommendations?\b|\bbrochures?\b|\bquestionnaire\b|\b(?:majority|most|many) (?:of )?(?:children|patients|people|women|men)\b/i;
/** The talk about what may come of a step, not the step. */
const TALK_OF_RISKS =
  /\b(?:risks?|possibilit(?:y|ies)|complications?|alternatives?|benefits?|options)\b.*\b(?:explained|discussed|reviewed|described|outlined|understood|understands|include[sd]?)\b|\b(?:explained|discussed|reviewed|described|outlined)\b.*\b(?:risks?|possibilit(?:y|ies)|complications?|alternatives?|benefits?)\b/i;

/** "Repeat cultures sterile at 72 h": done, with what it came to. */
const CAME_TO =
  /\brepeat(?:ed)?\b[^.;:]{0,60}\b(?:sterile|negative|neg|normal|clear|clean|unchanged|stable|showed|shows|grew|no growth|improved|confirmed|fell|rose|better|worse|pending)\b/i;
const AHEAD_OF =
  /\b(?:should|will|must|please|recommend\w*|suggest\w*|advis\w*|to be|if|until|need\w*|in \d|within)\b/i;

/** True where a test was done again, and what it came to is told. */
export function cameTo(words: string): boolean {
  return CAME_TO.test(words) && !AHEAD_OF.test(words);
}

/** "Pt refused the flu shot", "declined genetic testing": offered and not wanted, so that nothing is asked for. */
const NOT_WANTED =
  /\b(?:declin(?:es|ed)|refus(?:es|ed)|(?:is|was) not (?:keen|interested|willing)|(?:does|did) not (?:want|wish))\b/i;
const STILL_ASKS =
  /\b(?:should|must|will|please|if|until|unless|recommend\w*|advis\w+|again|re-?discuss|re-?address|revisit|call|return|in \d|within)\b/i;

/** True where what a line names was offered and not wanted. */
function wasNotWanted(words: string): boolean {
  return NOT_WANTED.test(words) && !STILL_ASKS.test(words);
}

/** True where a line under the advice asks nothing of anybody: the state of mind, who is content, what was done. */
export function asksNothing(words: string): boolean {
  return (
    OF_THE_PAPER.test(words) ||
    wasNotWanted(words) ||
    cameTo(words) ||
    TALK_OF_RISKS.test(words) ||
    ((TELLS.test(words) || EARLIER_TEST.test(words)) && !ASKS.test(words))
  );
}

/** "Prior 2020 NILM, HPV neg.": what an earlier test gave. */
const EARLIER_TEST = /^\W*(?:prior|previous|last|most recent)\b[^.;]{0,30}\b(?:19|20)\d\d\b/i;

/** "Dr. Vale recommended a colonoscopy", "therapy was recommended for 8 weeks": asked for then, in the story. */
const ASKED_THEN =
  /\b(?:was|were|had been|has been) (?:\w+ly )?(?:recommended|suggested|considered|ordered|requested|proposed)\b|\b(?:recommended|suggested|considered|requested|proposed|recommendations? (?:was|were))\b|\b(?!was|were|is|are|be|been|being)[a-z]+ (?:also |then |therefore |had |has )?ordered\b/i;
/** "Was recommended for surgery, which was performed": done since. */
const DONE_SINCE =
  /\b(?:which|and) (?:was|were) (?:then |later |subsequently |successfully )?(?:performed|done|carried out|completed|undertaken)\b/i;
const STILL =
  /\b(?:should|must|will|follow\w*|return\w*|outpatient|on discharge|at discharge|after discharge|upon discharge|(?:in|within|after) (?:\d|one|two|three|four|six|a few)|(?:he|she|patient|pt|family|mother|parents?) (?:is|was|were|has been|are) (?:also )?(?:advised|recommended|instructed|told|asked|encouraged)|i (?:would |have |also )?(?:recommend|suggest)\w*|we (?:would |have |also )?(?:recommend|suggest)\w*|(?:is|are) recommended)\b/i;

/** True of a wish of somebody during a stay that is over: part of its story. */
export function wasAskedThen(words: string): boolean {
  return ASKED_THEN.test(words) && (!STILL.test(words) || DONE_SINCE.test(words));
}

/** "The case was discussed with Dr. X", "was seen in follow-up in the clinic", "thank you for following him": no visit to come. */
const OF_A_TALK_OR_VISIT =
  /\b(?:was|were|has been|have been) (?:also |then |again |today )?(?:discussed|reviewed|talked over) with\b|\b(?:was|were|has been) (?:\w+ ){0,2}(?:seen|reviewed|examined) (?:\w+ )?(?:in|for|at) (?:routine |regular )?(?:follow-?up|clinic|consultation|the [\w ]{0,40}clinic)\b|^\W*(?:many )?thank(?:s| you)(?: very much| again)* for (?:following|seeing|referring|asking|your)\b/i;
/** "Have the patient call the clinic next week": a call, and no visit. */
const A_CALL =
  /^\W*(?:please )?(?:have|ask|get) (?:the |this )?(?:patient|pt|her|him|family|mother|parents?) (?:to )?(?:call|ring|phone|telephone|contact)\b/i;
/** "Hearing aid trial once cleared by ENT": what the doctor has to say first is a condition. */
const ONCE_CLEARED =
  /^(?![^.;]*\b(?:refer\w*|see|review by|appointment|follow)\b)[^.;]+\b(?:once|until|when|after|if) (?:\w+ ){0,3}(?:cleared|approved|agreed|allowed|released|okayed) by\b/i;

/** True where a doctor or a clinic is named, and nobody is asked to see them. */
export function asksForNoVisit(words: string): boolean {
  return OF_A_TALK_OR_VISIT.test(words) || A_CALL.test(words) || ONCE_CLEARED.test(words);
}
