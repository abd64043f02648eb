import { everyMatch, singleSpaced } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import { isLook } from '../alternatives.js';
import type { Frame } from '../types.js';
import { cellReading } from './cells.js';
import { drop, type Statement } from './statement.js';

/**
 * What a sentence names without saying that it is there or not: it could not be judged, it stands in a condition, a
 * criterion or a comparison, or the words around it are not the name's own. Told in the report's own words only.
 */

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent']);
const LOOKS_BACK = 160;

/** Said behind a name, in its clause: nobody looked, or nothing could be seen. */
const NOT_JUDGED = new Screened(
  /^[^.;]{0,70}?(?:\b(?:not|never|cannot|can ?not|could ?n[o']t|unable to|impossible to)(?: (?:be|been|yet|able to|possible to|formally|specifically|fully|reliably|adequately|properly|confidently|definitively|further|separately|routinely|\w+ly))* (?:assess(?:ed|able)?|evaluat(?:ed?|able)|judged?|sampled|submitted|examined|tested|performed|done|obtained|imaged|measured|studied|investigated|interrogated|looked for|sent|elicit(?:ed)?|ascertain(?:ed)?|determined?|determinable|interpret(?:ed|able)?|commented? (?:up)?on|screened|requested|available|captured|scored|characteri[sz]ed|applicable)\b|\b(?:assessment|evaluation|interpretation|detection) (?:is |was |of [^,;.]{3,40} )?(?:limited|incomplete|suboptimal|precluded|not possible|impossible)|\b(?:non-?diagnostic|unassessable|unevaluable|indeterminable)\b)/i,
);
const CAUSE_OF = /^[ -](?:related|induced|mediated|driven)\b(?! (?:to|with)\b)/i;
/** Said in front of a name, in its clause. */
const NOT_JUDGED_BEFORE = new Screened(
  /\b(?:(?:not|never|cannot|could not|unable to|impossible to)(?: (?:be|been|formally|specifically|reliably|adequately|\w+ly))* (?:assess(?:ed)?|evaluated?|judged?|sampled|examined?|tested|screened|investigated|looked|comment) (?:for|on|upon)?|(?:limited|limits?|suboptimal|insufficient|inadequate|nondiagnostic|non-diagnostic) (?:assessment|evaluation|sensitivity|study|exam\w*|detection) (?:of|for)|(?:assessment|evaluation|detection|sensitivity) (?:of|for)(?= [^.;]{1,60}\b(?:limited|suboptimal|precluded|not possible|impossible|incomplete|reduced|degraded)\b)) (?:[\w-]+ ){0,4}$/i,
);

/** What a name is held against, or what something would not prove. */
const HELD_AGAINST = new Screened(
  /\b(?:(?:(?:below|above|under|over|beyond|short of|outside|(?:less|lower|higher|more|greater|fewer|smaller|larger|slower|faster) than)(?: (?:that|those|what|the (?:level|range|rise|rate|figure)s?|is|would be|usually|normally|typically|commonly))* (?:expected|seen|usual|typical|found|described|observed|required|reported|needed)(?: (?:for|in|with|of|from|by|to))?)|(?:do(?:es)?|did|would|need|need not|may|should|is|are|was) not (?:necessarily |by itself |in itself |alone |always |reliably )?(?:signify|mean|equal|equate (?:to|with)|imply|indicate|prove|establish|constitute|amount to|denote|point to|confirm|be (?:taken|read|regarded|interpreted) as|diagnostic of|specific for|proof of|evidence of)|not (?:necessarily |by itself |entirely |wholly |in itself )?(?:specific (?:for|to)|diagnostic (?:of|for)|pathognomonic (?:of|for)|characteristic of|proof of|synonymous with|sufficient (?:for|to diagnose)|enough (?:for|to diagnose))|(?:(?:do(?:es)?|did) not|fails? to|not) (?:quite |fully |strictly )?(?:meet|fulfil+|satisfy|reach|amount to)(?: (?:the|all|full|strict|formal|diagnostic|\w+))* (?:criteria|threshold|definition|cut-?offs?)(?: (?:for|of))?|immune to|immunity (?:to|against)|protected against|vaccinated against|(?:aware|informed|warned|advised|told|counsel+ed|educated|reminded) (?:of|about|on|regarding|re) (?:[\w/&-]+ ){0,6}?(?:risks?|signs?|symptoms?|possibility|chances?|likelihood|dangers?|warnings?)(?: of| for)?|(?:understands?|knows?) (?:the |about )?(?:risks?|signs?|symptoms?)(?: of)?|(?:is|are|as) an? (?:known |independent |strong |major )?(?:risk factor|predictor|marker|precursor) (?:for|of)|(?:is|are) (?:commonly |often |usually |typically |frequently |generally |sometimes )?(?:diagnosed|defined|treated|seen|found|caused|encountered) (?:as|when|if|in|by|with))(?: (?:an?|the|any|some|this|that|patients?|people|women|men|with|who have|normal|ongoing|active|early|advanced))* (?:[\w/-]+ ){0,3}$/i,
);

/** "Suspicious for, but not diagnostic of, carcinoma": left open, and told as that. */
const SUSPECTED =
  /\b(?:suspicious|concerning|worrisome|suggestive|suggests?|consistent|compatible|favou?r\w*|raises?|atypical)\b[^.;]*\bbut\b/i;
/** Behind a name: how it is told or looked for in general, or what it may have brought about. */
const IN_A_RULE = new Screened(
  /^[^.;,:]{0,40}?(?:\b(?:is|are|can be|may be) (?:\w+ly )?(?:diagnosed|defined|excluded|assumed|confirmed) (?:when|if|by|as|with|on|only)\b|\b(?:to be|should be|must be|needs? to be|remains? to be|ought to be) (?:actively |first |also )?(?:looked for|sought|excluded|ruled out|screened for|tested for)\b|\b(?:may|might|could|can) (?:well |also )?be (?:the |an? |one )?(?:likely |possible |contributing )?(?:cause|reason|source|explanation|factor|culprit|contributor|responsible|contributory))/i,
);

/** "Sprue, drugs or immunodeficiency, but none of these is suggested": named before it, and not held for there. */
const NONE_OF_THEM = new Screened(
  /^[^.]{0,150}?\b(?:none|neither) of (?:these|which|them|those)\b(?! (?:results?|tests?|samples?|medicines?|has been tested|was tested))/i,
);

/** A name that is only what the features, the number or the excess is of, which are denied. */
const LOOK_OF =
  /\b(?:increase[ds]?|excess|surplus|elevation|rise|(?:nuclear |cytologic(?:al)? |architectural |histologic(?:al)? |morphologic(?:al)? )?(?:features|criteria|changes|pattern|hallmarks|stigmata|appearances?|architecture|morphology|picture|phenotype)) (?:of|in|for)(?: (?:an?|the|any|cd\d+\+?|circulating|peripheral))* (?:[\w+-]+ ){0,2}$/i;

/** "No evidence of recurrence of the lymphoma": what is denied is its return or its growth. */
const RETURN_OF = new Screened(
  /\b(?:no|without|negative for)\b(?: [\w-]+){0,5}? (?:recurren(?:ce|t)|progression|relapse|spread|regrowth|return|worsening|enlargement|extension|extravasation|rupture|leak(?:age)?|complications?|transformation|involvement) (?:of|in|from|by) (?:[\w-]+ ){0,3}$/i,
);
/** "Appearances favor infection over tumor": the one that is held less likely. */
const THE_LESSER = new Screened(
  /\b(?:favou?r\w*|prefer\w*|likelier|(?:more|rather) (?:likely|in keeping|consistent|suggestive|typical|like|compatible)|more)\b[^.;,]{3,60}\b(?:over|than|rather than)\b (?:an? |the |that of )?(?:[\w-]+ ){0,2}$/i,
);
/** "With a normal amount of induration": as it should be. */
const AS_EXPECTED = /\b(?:normal|usual|expected|appropriate) (?:amount|degree|extent|level) of (?:[\w-]+ )?$/i;
/** "Not clearly a fracture", "true growth, not a contaminant": held unlikely, or told apart from something; not denied. */
const NOT_CLEARLY =
  /\bnot (?:clearly|definite(?:ly)?|definitively|convincing(?:ly)?|obviously|certainly|entirely|necessarily|unequivocally) (?:an? |the )?(?:[\w-]+ ){0,2}$|[a-z\d)], not an? (?:[\w-]+ ){0,2}$/i;
/** The answer to a name as its label, which leaves it open. */
const OPEN_ANSWER = new Screened(
  /^\s*(?:[:–-]|(?:is|are|was|were|remains?)\b)\s*(?:still |currently )?(?:indeterminate|indefinite|equivocal|inconclusive|uncertain|unclear|undetermined|unsatisfactory|insufficient|inadequate|pending|awaited|deferred|declined|refused|cancel+ed|outstanding|in progress|to follow|see (?:comment|note|below|separate)|tbc|n\/a|not applicable|not stated|not known|unknown)\b/i,
);

/** "No cough follow-up needed", "no headache clinic booked": what is not to be done is the care for it. */
const CARE_NOT_NEEDED =
  /^(?:(?: or| and|,)? [\w-]+){0,4}? (?:follow[ -]?ups?|reviews?|clinics?|appointments?|medic(?:in|ation)e?s?|tablets|treatment|therapy|precautions|referrals?|work-?ups?|imaging|scans?|tests?|checks?|monitoring|surveillance|screening|investigations?|visits?|input|intervention|support|plan)\b[^.;,]{0,30}? ?\b(?:needed|required|necessary|indicated|warranted|planned|arranged|booked|scheduled|advised|recommended)\b/i;

/** Begins the words of a condition; what it holds is not there yet. */
const CONDITION = new Screened(
  /\b(?:if(?! not (?:complete|total|critical|circumferential))|unless|in case(?: of)?|in the (?:event|absence) of|provided(?: that)?|assuming|whenever|only when|except when|as needed (?:when|for|if)|if and when|should there be|should (?:[\w-]+ ){1,4}(?:occur|develop|recur|persist|appear|worsen|arise|be (?:found|present|seen|suspected|confirmed)))\b/gi,
);
/** "Normal arteries in the presence of a normal function": no condition, but where the sentence speaks in general. */
const BESIDE = new Screened(/\bin the presence of\b/gi);
/** "when" and "once": a condition where the sentence asks, allows or speaks in general, never in a story of the past. */
const WHEN = new Screened(
  /\b(?:when|once)\b(?! (?:compared|correlated|seen|viewed|measured|again|daily|a (?:day|week)|every))/gi,
);
const IN_GENERAL =
  /\b(?:should|can|could|may|might|must|would|will|need(?:s|ed)?|required?|requires|recommend\w*|advis\w+|suggest\w*|consider\w*|indicated|warranted|appropriate|generally|usually|often|typically|always|never|repeat|restart|resume|start|stop|hold|treat|use|take|give|call|return|only|not needed|is (?:diagnosed|defined|seen|made|called|best|given)|are (?:seen|given|increased|raised|common)|surgery|drainage|biopsy|referral|imaging|follow[- ]?up|mri|ct|ultrasound|as needed|prn)\b/i;
const IN_THE_PAST =
  /\b(?:when|once)\b(?! (?:associated|accompanied|combined|suspected|indicated|required|needed|confirmed)\b)[^.;,]{0,60}\b(?:was|were|had|did|became|began|went|came|felt|fell|woke|got|ate|[a-z]{3,}(?<!ne|se|fe|re|xce)ed)\b/i;

/** More of it, elsewhere: what is denied is bound to what stands behind. */
const SAVE =
  /^[^.;]{0,50}?\b(?:other than|apart from|remote from|aside from|except(?:ing)?(?: for| where| in)?|with the exception of|besides|beyond|save for|away from|outside (?:of )?the|distinct from|separate from)\b/i;

/** "Not fully healed fracture": a word of half or none in front of the name itself. */
const HALF = new Screened(
  /\b(?:not|incompletely|partially|partly|never|barely|hardly|nearly|almost)(?: (?:\w+ly|yet|quite))? $/i,
);

/** Sets apart what its sentence leaves unsettled. Changes the frames it is given. Linear in the length of the report. */
export function setUnsettledApart(statements: readonly Statement[], report: ReadReport): void {
  const bySentence = new Map<number, Frame[]>();
  for (const { frame } of statements) {
    const own = bySentence.get(frame.sentence);
    if (own) own.push(frame);
    else bySentence.set(frame.sentence, [frame]);
  }
  for (const statement of statements) {
    const { frame } = statement;
    if ((frame.kind === 'device' || frame.kind === 'treatment') && isOnlyIf(frame, report))
      frame.assertion = 'conditional';
    const isDeed = frame.kind === 'procedure' && frame.assertion === 'present';
    if (!(isDeed || KINDS.has(frame.kind)) || frame.head === null || frame.setAside || frame.field) continue;
    if (frame.ownWords && frame.ownWords !== 'unbound') continue;
    if (frame.experiencer !== 'patient' || frame.part !== undefined) continue;
    const sentence = report.sentences[frame.sentence];
    if (!sentence || frame.head.span.start < sentence.span.start || frame.head.span.end > sentence.span.end) continue;
    const { start, end } = frame.head.span;
    const from = Math.max(sentence.span.start, start - LOOKS_BACK);
    const before = singleSpaced(report.clean.slice(from, start));
    const behind = singleSpaced(report.clean.slice(end, Math.min(sentence.span.end, end + LOOKS_BACK)));
    if (isDeed) {
      if (NOT_CARRIED_OUT.test(behind)) drop(statement);
      continue;
    }
    const label = sentence.label !== null && end <= sentence.label.span.end;
    const whole = before + report.clean.slice(start, end) + behind;
    const clause = before.slice(Math.max(before.lastIndexOf('; '), before.lastIndexOf('. '), 0));
    if (frame.negated && describesAnother(frame, before, bySentence, report)) {
      drop(statement);
      continue;
    }
    // "Chronic obstructive pulmonary disease?" on a list of the past: nobody is sure of it.
    if (frame.assertion === 'historical' && !frame.negated && /^ ?\?/.test(behind)) {
      frame.assertion = 'possible';
      frame.certainty = 'possible';
      frame.temporality = 'recent';
      continue;
    }
    // "High BP, likely pain related": what is named is only what the other may come from.
    if (frame.assertion === 'possible' && CAUSE_OF.test(behind)) {
      drop(statement);
      continue;
    }
    const cell = cellReading(report, frame.head.span, frame.negated);
    if (cell === 'head' || (!frame.negated && AS_EXPECTED.test(clause))) {
      drop(statement);
      continue;
    }
    if (
      cell === 'strange' ||
      isNotJudged(frame, clause, behind, label) ||
      (HELD_AGAINST.test(clause) && !SUSPECTED.test(clause)) ||
      IN_A_RULE.test(behind) ||
      NONE_OF_THEM.test(behind) ||
      (frame.negated && CARE_NOT_NEEDED.test(behind)) ||
      THE_LESSER.test(clause) ||
      (frame.negated && NOT_CLEARLY.test(clause)) ||
      OPEN_ANSWER.test(behind) ||
      isClearedInfection(frame, whole) ||
      (!frame.negated && SAMPLED_FOR.test(clause) && !ANSWERED.test(behind)) ||
      isCondition(before, whole, from === sentence.span.start)
    )
      leaveToItsWords(frame, true);
    else if (frame.negated && (LOOK_OF.test(clause) || SAVE.test(behind))) leaveToItsWords(frame, false);
    else if (!frame.negated && (HALF.test(before) || RETURN_OF.test(clause))) leaveToItsWords(frame, false);
    else settleHedge(frame, clause, behind);
  }
}

function isNotJudged(frame: Frame, clause: string, behind: string, label: boolean): boolean {
  const found = NOT_JUDGED.exec(label ? behind.replace(/^\s*[:–-]/, '') : behind);
  if (found !== null && !SAID_THERE.test(found[0])) return true;
  return !frame.negated && NOT_JUDGED_BEFORE.test(clause);
}

const INFECTION = /sepsis|septic|mening|pneumonia|infection|bacter|osteomyelitis|endocarditis|encephalitis/;
const CLEARED =
  /\b(?:cultures?|b\/?c|bcx|csf|septic screen|work-?up)\b[^.;]{0,30}\b(?:negative|neg|-ve|sterile|no growth|clear)\b|\b(?:antibiotics|abx|amoxicillin|\w+(?:cillin|micin|mycin|axime|axone))\b[^.;]{0,40}\b(?:stopped|discontinued|ceased)\b/i;

/** "Suspected sepsis – antibiotics stopped at 36 h, cultures negative": thought of, looked for and not found. */
function isClearedInfection({ assertion, head }: Frame, whole: string): boolean {
  return assertion === 'possible' && head !== null && INFECTION.test(head.ref.id) && CLEARED.test(whole);
}

/** "Biopsies for H. pylori taken": a sample was looked at, or will be; what it showed is another matter. */
const SAMPLED_FOR =
  /\b(?:biops(?:y|ies)|bx|swabs?|samples?|specimens?|aspirates?|brushings|scrapings|smears?|cultures?|pcr|serology|antibod(?:y|ies)|screen(?:ed|ing)?|bloods|stool|urine|sputum) (?:(?:was|were|then|also) )*(?:(?:taken|sent|obtained|done|performed|submitted) )?(?:for|to (?:look|check|test) for) (?:[\w-]+ ){0,2}$/i;
/** Behind the name: what the sample showed. */
const ANSWERED =
  /^\W{0,3}(?:(?:is|was|were|are|came|back|came back|were all|all|both) )*(?:pos\b|positive|\+|detected|present|found|seen|identified|reactive|shows?|showed|grew|confirm\w*)/i;

/** Between a name and what was not done: the name is said to be there, or another statement begins. */
const SAID_THERE =
  /\b(?:is|are|was|were|shows?|seen|present|noted|identified|measur\w+|with|which|but|and|so|therefore|today|found|unchanged|stable)\b(?! (?:not|never|also not|be|been|possible))|,[^,]{12,}(?:not|never|cannot)|\d ?(?:mm|cm)\b/i;

/** "LP not done", "bronchoscopy declined": a deed that did not take place. */
const NOT_CARRIED_OUT =
  /^\s*[:–-]?\s*(?:(?:was|were|is|are|has been|have been) )?(?:(?:not|never)(?: \w+ly)? (?:done|performed|attempted|taken|needed|required|indicated|tolerated|obtained|possible|completed|carried out|undertaken|offered|arranged|pursued)|(?:then |subsequently )?(?:declined|deferred|refused|cancel+ed|abandoned))\b/i;

/** "Drain only when infected": no tube is in place. */
function isOnlyIf({ head, sentence, assertion }: Frame, report: ReadReport): boolean {
  const span = report.sentences[sentence]?.span;
  if (head === null || span === undefined || assertion !== 'present' || head.span.start < span.start) return false;
  const whole = singleSpaced(report.clean.slice(span.start, Math.min(span.end, span.start + 300)));
  const behind = singleSpaced(report.clean.slice(head.span.end, Math.min(span.end, head.span.end + LOOKS_BACK)));
  if (
    /^[^.;]{0,40}\b(?:only (?:if|when|in case)|if|unless|in case|should (?:[\w-]+ ){1,4}(?:occur|develop|recur|persist))\b/i.test(
      behind,
    )
  )
    return !/\b(?:was|were|had|is in place|in situ|seen|noted)\b/i.test(whole);
  return isCondition(singleSpaced(report.clean.slice(span.start, head.span.start)), whole, true);
}

function isCondition(before: string, whole: string, opens: boolean): boolean {
  if (within(CONDITION, before) || (within(BESIDE, before) && IN_GENERAL.test(whole))) return true;
  if (!within(WHEN, before) || IN_THE_PAST.test(whole)) return false;
  return IN_GENERAL.test(whole) || (opens && /^\W*(?:when|once)\b/i.test(before));
}

/** True where the last words of that kind still hold at the end: no clause was closed behind them. */
function within(words: Screened, before: string): boolean {
  const found = words.mayMatch(before) ? everyMatch(before, words.pattern).at(-1) : undefined;
  if (found === undefined) return false;
  const between = before.slice(found.index + found[0].length);
  return (
    !/[;:)]|\. /.test(between) &&
    !/, (?!(?:or|and|nor)\b)(?=(?:[^,]* )?(?:is|are|was|were|there|no|not|the|a|an)\b)/.test(between)
  );
}

/** "Popliteal cyst, not ruptured": what is denied is how the other is, which tells the line with it. */
function describesAnother(
  { head, sentence }: Frame,
  before: string,
  bySentence: ReadonlyMap<number, readonly Frame[]>,
  report: ReadReport,
): boolean {
  if (head === null || !/(?:^|[,(] ?|\band |\bbut |[a-z)] )(?:not|non-?)(?: \w+ly)? ?$/i.test(before)) return false;
  if (GOVERNED.test(before) || !DESCRIBES.test(report.clean.slice(head.span.start, head.span.end))) return false;
  const others = (bySentence.get(sentence) ?? []).filter(
    (other) => isFound(other) && other.head !== null && Math.abs(other.head.span.start - head.span.start) < 90,
  );
  for (const other of others) leaveOver(other, 'negation', head.span);
  return others.length > 0;
}

const GOVERNED =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|appears?|appeared|seems?|looks?|remains?)(?: \w+ly)? not(?: \w+ly)? $/i;
const DESCRIBES = /^[\w-]+(?:ed|ing|ic|ous|al|ant|ent|ar|ive|able|ible)$/i;

function isFound({ kind, negated, assertion, ownWords, setAside }: Frame): boolean {
  return (
    (kind === 'finding' || kind === 'diagnosis') &&
    !negated &&
    ownWords === undefined &&
    setAside === undefined &&
    (assertion === 'present' || assertion === 'possible' || assertion === 'historical')
  );
}

/** Its sentence says more than it tells: the line itself is shown with it. */
function leaveOver(frame: Frame, kind: 'negation' | 'certainty', span: { start: number; end: number }): void {
  frame.leftover = [...(frame.leftover ?? []), { kind, span: { ...span } }];
}

const HEDGE = String.raw`\b(?:unlikely(?: to be)?|likely|probabl[ey]|possibl[ey]|presum(?:ably|ed)|statistically|favou?red|suspected|perhaps|potentially|apparently)`;
/** Left open is what kind it is, not that it is there. */
const OF_KIND = new RegExp(
  String.raw`${HEDGE} (?:\w+ly )?(?:benign|malignant|reactive|infectious|infective|inflammatory|metastatic|degenerative|chronic|acute|subacute|old|remote|new|post-?(?:operative|surgical|traumatic|radiation)|congenital|developmental|physiologic(?:al)?|functional|incidental|traumatic|neoplastic|isch(?:a)?emic|insignificant|artifactual|cystic|solid|septic|sterile|viral|bacterial|autoimmune|hereditary|drug-induced|secondary|primary|recurrent|residual|stable|harmless|aggressive|indolent)\b(?: (?!${HEDGE}|with\b)[\w.,/-]+){0,6} ?$`,
  'i',
);
/** "Probable chronic disc herniation": an adjective in front of all of it leaves all of it open, and not its age alone. */
const ALL_OPEN =
  /\b(?:probable|possible|suspected|presumed|questionable) (?:chronic|acute|subacute|old|remote|new|recurrent|residual)\b(?: (?!with\b)[\w.,/-]+){0,6} ?$/i;
/** "Stroke, cardioembolic versus large artery": the choice is of its kind. */
const KIND_BEHIND = /^, [^;.]{3,60}\b(?:versus|vs\.?)(?= )/i;
/** "Liver lesion: 2.2 cm lesion in segment 7, carcinoma versus nodule": what was seen is there. */
const SEEN_BEHIND =
  /^[^,;]{0,60}, (?:[\w-]+ ){0,3}[\w-]+ (?:(?:versus|vs\.?) |(?:(?:cannot|can ?not|could not) be|not) (?:entirely |completely )?(?:excluded|ruled out)\b)/i;
const DOUBTED = new RegExp(String.raw`${HEDGE}\b|\?`, 'i');
/** "Uptake is more likely granulomatous than metastatic" */
const IS_OF_KIND =
  /^ (?:is|are|was|were|appears?) (?:(?:more|most|felt|thought|considered|to be) )*(?:likely|probably|favou?red)(?: to be)? (?:benign|malignant|reactive|granulomatous|infectious|infective|inflammatory|metastatic|degenerative|post-?\w+|physiologic(?:al)?|artefactual|artifactual|congenital|chronic|old)\b/i;
const KIND_NAMED = new RegExp(String.raw`${HEDGE} (?:benign|malignant|reactive|cystic|solid) ?$`, 'i');
const IS_MOST_LIKELY =
  /^[^,;.]{0,60},? (?:which is |this is )?(?:most |very )?(?:likely|probably|compatible|consistent|in keeping|favou?r)/i;
const AGAINST_BEHIND = /^ (?:versus|vs\.?) /i;
const AGAINST_BEFORE = /\b(?:versus|vs\.?) (?:[\w-]+ ){0,3}$/i;

/** Doubt that is of another word than the name. */
function settleHedge(frame: Frame, clause: string, behind: string): void {
  if (frame.head === null || frame.negated) return;
  if (frame.assertion !== 'possible') {
    // "Old infarct versus small vessel disease": one of the two.
    if (frame.assertion === 'historical' && (AGAINST_BEHIND.test(behind) || AGAINST_BEFORE.test(clause)))
      leaveToItsWords(frame, true);
    return;
  }
  // "Probably benign mass, most likely a cyst": the mass is there, whatever it turns out to be.
  const named = frame.oneOf !== undefined && KIND_NAMED.test(clause) && IS_MOST_LIKELY.test(behind);
  if (frame.bySign || (frame.oneOf !== undefined && !named)) return;
  const seen = isLook(frame) && SEEN_BEHIND.test(behind) && !DOUBTED.test(clause);
  if (seen || (OF_KIND.test(clause) && !ALL_OPEN.test(clause)) || KIND_BEHIND.test(behind) || IS_OF_KIND.test(behind)) {
    frame.assertion = 'present';
    frame.certainty = 'certain';
    leaveOver(frame, 'certainty', frame.head.span);
    return;
  }
  // "Probable stenosis with a reduced EF": nobody can say how far the doubt goes.
  const joined = / with (?:[\w-]+ ){0,4}$/i.exec(clause);
  if (
    joined === null ||
    /\b(?:consistent|compatible|keeping|associated|patient|man|woman|male|female) with /i.test(joined[0])
  )
    return;
  const hedge = [...clause.matchAll(new RegExp(HEDGE, 'gi'))].at(-1);
  if (hedge !== undefined && hedge.index + hedge[0].length + 3 < joined.index) leaveToItsWords(frame, false);
}

/** `open`: neither there nor denied. */
export function leaveToItsWords(frame: Frame, open: boolean): void {
  frame.ownWords = 'no_weight';
  frame.urgency = null;
  if (!open) return;
  frame.negated = false;
  frame.assertion = 'conditional';
  frame.certainty = 'possible';
}
