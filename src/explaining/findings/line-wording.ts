import { Screened } from '../../reading/index.js';
/** Denies something or calls it normal. */
export const CALM =
  /^(?:no|negative|normal|without|unremarkable|stable|unchanged)\b|\b(?:is|are|was|were|study|exam) (?:otherwise |entirely |completely |within )?(?:normal|unremarkable|negative)\b|\bnormal (?:study|exam\w*|test|tracing|e[em]g)\b/i;

/** "A clear picture should not delay a biopsy": what a report warns of on every patient. */
export const SHOULD_NOT_DELAY = new Screened(/\bshould not (?:delay|preclude|defer|deter)\b/i);
/** How good such a test is with anybody. */
export const OF_ANYBODY =
  /(?:\bpercent(?:age)?|%|\bproportion) of (?:\w+ )?(?:cancers|malignanc\w+|tumou?rs|lesions)\b[^.]*\b(?:not|missed|undetected)\b|\bfalse[- ]negative (?:rate|result|mammogram)\b/i;

/** A rule for the days at home, wherever a stay's paper prints it. */
export const ORDER_LINE =
  /^\W*(?:(?:his|her|the patient['’]s|discharge) )?(?:diet|activity|activities|weight[- ]?bear\w*|wound care)\b(?! (?:orders|history))|^\W*(?:resume|continue|keep|avoid|wear|elevate|weigh|regular diet|no (?:lifting|driving|heavy|strenuous|bathing|tub)|(?:may|can|ok to) (?:shower|resume|return|drive|bathe))\b/i;

/** Talk about the advice, none itself. */
export const TALK =
  /\b(?:underst\w+|verbaliz\w+|discuss\w*|explained|agree[sd]?|reviewed|questions?|given to|in good condition)\b/i;
/** When to call or to come back, in the midst of a story too. */
export const CALL_IF =
  /\b(?:if|for any|should)\b[^.]{3,160}\b(?:should|to|will|must|needs? to) (?:\w+ ){0,3}?(?:call|return|contact|notify|come back|go to the (?:emergency|er\b|nearest))\b|\b(?:call|return|contact|notify|come back)\b[^.]{0,80}\b(?:if|for any|for fever|should)\b/i;
/** What is to be done, wherever it stands. */
export const PLANS =
  /\b(?:add|start|restart|stop|increase|decrease|hold|resume|repeat|recheck|recommend\w*|suggest\w*|advise\w*|(?:is|are|not|no \S+(?: \S+)?) indicated|would (?:get|order|consider)|will be sent|is an alternative|(?:low|intermediate|high|acceptable|increased|elevated) (?:\S+ )?risk)\b/i;

/** Tells of what was done, so that it is no order. */
export const DONE = /\b(?:was|were|had|did)\b/i;

/** A denial from its first word. */
export const DENIED = /^(?:no|negative|without|absence of)\b/i;
