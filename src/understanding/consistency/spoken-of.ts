import type { ReadReport } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { drop, type Statement, supersede } from './statement.js';
import { nameThoughtOfDeed, setTalkedAboutApart, setWatchedForApart } from './talked-about.js';

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent']);

/** How often something is in other people: books and series, not this reader. */
const OF_OTHERS =
  /\b(?:(?:published|reported|previous|large|most|some) (?:case )?(?:series|studies|rates?|literature|data)|in the (?:published )?literature|(?:minority|majority|proportion|percentage|fraction|third|quarter|half|number|\d{1,3} ?%) of (?:such |these |all |affected |similar )?(?:women|men|patients|people|persons|cases|individuals|children|adults|lesions|specimens|biopsies)|(?:women|men|patients|people|cases|individuals) (?:with (?:this|these|such|a similar|the same) |who (?:have|had|are|undergo)\b)|(?:average|mean|quoted|reported|published|estimated|overall) (?:risk|rate|incidence|prevalence|frequency|likelihood) of|\bquotes? (?:an? |the )?(?:\w+ ){0,2}(?:risk|rate|chance)|(?:risk|rate) of [^.;]{1,60} (?:quoted|reported|published|cited) (?:for|in|as|at))/i;
/** "Seen in adenoma, NIFTP and carcinoma": where such a change occurs in others; right behind it the first of them stands. */
const OCCURS_IN =
  /^\W*(?:(?:this|these|such|it|they|[\w-]+ (?:alterations?|mutations?|variants?|changes?|fusions?|patterns?|findings?|features?|abnormalit(?:y|ies)|cells?|profile|phenotype|immunophenotype))(?: \w+)? )?(?:(?:is|are|has been|have been|can be|may be|may also be) )?(?:also |often |commonly |most often |most commonly |usually |typically |sometimes |frequently |occasionally |variably )*(?:seen|found|described|reported|encountered|observed|recogni[sz]ed|occurs?|arises?) (?:\w+ )?(?:in|with) (?:both |either |a (?:variety|range|number|spectrum) of |many |several |various |other |some )?/i;
const NOT_BY_ITSELF =
  /\b(?:(?:does|do|is|are) not (?:\w+ )?by (?:it|them)sel(?:f|ves)|not (?:by (?:it|them)sel(?:f|ves) )?(?:diagnostic|specific|sufficient|pathognomonic)|non-?specific)\b/i;

/** Its cause, not the thing itself, is what was not found. */
const CAUSE_NOT_SEEN =
  /\b(?:cause|causes|source|reason|explanation|basis|etiology|aetiology|correlate) (?:for|of) [^.;:]{1,70}?\b(?:(?:is|was|are|were) )?(?:not|never|un)\s?(?:identif\w*|seen|found|evident|apparent|demonstrated|established|present|shown|clear|known|determined|provided)|\bno (?:\w+ ){0,3}(?:cause|source|explanation|basis|etiology|aetiology|correlate) (?:for|of)\b/i;
const SEROLOGY = /\b(?:serolog(?:y|ies|ical)|blood tests?|antibod(?:y|ies))\b[^.;]{0,30}\bnegative\b/i;
/** "HPV (primary, nucleic acid)", "High-risk HPV DNA test": the name of a test above its answers. */
const NAME_OF_TEST =
  /^(?:.{0,60}\b(?:screening|report|laborator(?:y|ies)|pathology|program(?:me)?)\b[\s|,:–-]*)?(?:(?:primary|high[- ]risk|hr|oncogenic) )*(?:HPV|human papilloma ?virus)(?:[\s,;/&()+-]*\b(?:HPV|primary|nucleic acid|DNA|RNA|m-?RNA|PCR|NAAT|high[- ]risk|hr|oncogenic|test(?:ing)?|screen(?:ing)?|co-?test|genotyp\w+|assay|method|cobas|aptima|type|and|by|cytology|result)\b)+\W*$/i;
/** "Does not change the risk of …": what calms is told as it is printed, never as a threat. */
const SAME_RISK =
  /\b(?:(?:does|do|did|will|would|should|is|are) not (?:\w+ ){0,3}?|no |without (?:an? |any )?|unlikely to )(?:change|alter|affect|increase[sd]?|increased|raise[sd]?|add|higher|elevated|significant|associated|confer)\w* (?:[\w-]+ ){0,4}?(?:risk|chance|likelihood|incidence|odds) (?:of|for) [^.;]*$/i;
/** Looked at beside another and not told apart from it. */
const NOT_APART =
  /\b(?:can ?not|could not|can['’]t) be (?:\w+ly )?(?:separated|distinguished|differentiated|told apart|discriminated|resolved)\b|\b(?:is|are) (?:histologically |morphologically )?(?:indistinguishable|inseparable)\b/i;

/** "Drug-induced injury can have similar morphology", "infection may look alike": what else such a sample could be. */
const LOOKS_ALIKE =
  /\b(?:can|could|may|might) (?:also |sometimes |occasionally )?(?:(?:have|show|give|give rise to|produce|cause|share|display|present with|result in|be associated with) (?:an? |the |very )?(?:similar|same|identical|overlapping|comparable|these|this|such)\b|(?:look|appear) (?:alike|similar|identical|the same)|mimic (?:this|these|it|the))/i;

const HELD_AGAINST =
  /\b(?:since|compar\w+|than|prior|previous\w*|earlier|interval|now|last|before|progress\w+|worse\w*|improv\w+|regress\w+|over time|follow-?up|residual|treatment)\b/i;

/** "Some bruising is normal", "mild swelling is to be expected": what may come, told to somebody who goes home. */
const TO_BE_EXPECTED = new Screened(
  /^\W*(?:you may (?:have|notice|see) |expect )?(?:some|mild|slight|minor|minimal|a little|a small amount of|a bit of|light)\b[^.;]{3,120}\b(?:is|are|can be) (?:quite |very |completely |perfectly )?(?:normal|common|usual|to be expected|expected|not unusual)\b/i,
);

/** Neither a finding nor a normal look of its place. */
function setExpectedApart({ frame }: Statement, report: ReadReport): void {
  const sentence = report.sentences[frame.sentence];
  if (sentence === undefined || (frame.kind !== 'finding' && frame.kind !== 'normal' && frame.kind !== 'diagnosis'))
    return;
  if (!TO_BE_EXPECTED.test(report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s/g, ' '))) return;
  if (frame.kind === 'normal') frame.setAside = 'dropped';
  frame.assertion = 'conditional';
  frame.temporality = 'hypothetical';
  frame.urgency = null;
}

/**
 * What a tissue report only speaks of: how often a thing is in others, a cause that was not found, an alternative that
 * cannot be told apart. Told in the report's own words, never as shown by the sample. Linear in the length of the report.
 */
export function setSpokenOfApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame } of statements) {
    const from = report.sentences[frame.sentence]?.span.start ?? frame.source.start;
    if (frame.assertion !== 'conditional' || frame.head === null || frame.head.span.start < from) continue;
    const before = report.clean.slice(Math.max(from, frame.head.span.start - 90), frame.head.span.start);
    if (SAME_RISK.test(before.replace(/\s/g, ' '))) frame.ownWords = 'no_weight';
  }
  if (report.type.type === 'discharge_summary' || report.type.type === 'other')
    for (const statement of statements) {
      setExpectedApart(statement, report);
      setTalkedAboutApart(statement.frame, report);
      setWatchedForApart(statement.frame, report);
      nameThoughtOfDeed(statement.frame, report);
    }
  if (report.type.type !== 'pathology') return;
  for (const statement of statements) {
    const { frame } = statement;
    if (isOfItsEffect(frame, report) || isOfTheTest(frame, report)) supersede(statement);
    if (!KINDS.has(frame.kind) || frame.head === null || frame.setAside || frame.field) continue;
    if (frame.experiencer !== 'patient') continue;
    const sentence = report.sentences[frame.sentence];
    if (!sentence) continue;
    const { start, end } = sentence.span;
    if (!frame.negated && NAME_OF_TEST.test(report.clean.slice(frame.source.start, frame.source.end).trim()))
      drop(statement);
    const words = report.clean.slice(start, Math.min(end, start + 600)).replace(/\s/g, ' ');
    // "Increased dermal mucin": more than is usual, where nothing is held against an earlier sample.
    if ((frame.change === 'increased' || frame.change === 'decreased') && !HELD_AGAINST.test(words))
      frame.change = null;
    const alike = LOOKS_ALIKE.exec(words);
    if (
      OF_OTHERS.test(words) ||
      isOccurrence(words, frame.head.span.start - start) ||
      (alike !== null &&
        frame.head.span.end <= start + alike.index &&
        !/[;,]/.test(
          words.slice(frame.head.span.end - start, alike.index).replace(/,(?= (?:or|and|such|including)\b)/g, ' '),
        ))
    ) {
      frame.assertion = 'conditional';
      frame.certainty = 'possible';
      frame.negated = false;
      frame.ownWords = 'no_weight';
    } else if (frame.negated && SEROLOGY.test(words)) {
      // "Hepatitis A, B, C and E serology negative": of the blood, and of all that it names.
      frame.ownWords = 'no_weight';
    } else if (CAUSE_NOT_SEEN.test(words)) {
      if (frame.head.span.start < start) continue;
      const cause = CAUSE_NOT_SEEN.exec(words);
      const at = frame.head.span.start - start;
      if (!cause || at < cause.index) continue;
      frame.ownWords = 'no_weight';
    } else {
      leaveLikely(frame, report.clean.slice(start, frame.head.span.start));
      const apart = NOT_APART.exec(words);
      if (apart === null || frame.negated || frame.head.span.end > start + apart.index) continue;
      frame.assertion = 'possible';
      frame.certainty = 'possible';
      frame.ownWords = 'alternative';
    }
    frame.urgency = null;
  }
}

/** A list of several, or of one that such a change does not prove. */
function isOccurrence(words: string, at: number): boolean {
  const lead = OCCURS_IN.exec(words)?.[0].length;
  if (lead === undefined || at < lead) return false;
  const list = words.slice(lead).split(/[.;]/)[0] ?? '';
  return (
    at < lead + list.length &&
    (/^[^:]{3,60}(?:,| and | or | as well as )/.test(list)
      ? !/^[^,]*:/.test(list) && !PLACED.test(list)
      : NOT_BY_ITSELF.test(words))
  );
}

/** "Seen in the left lobe and isthmus", "found in sections A and B": a place of this sample. */
const PLACED =
  /^(?:the|this|these|one|two|three|all|both|left|right|sections?|slides?|blocks?|samples?|specimens?|parts?|[A-M]\b|\d)/i;

/** "Cannot exclude IUD effect", "PPI effect": open is the effect, and not whether it is there. */
function isOfItsEffect({ head, kind, assertion, source }: Frame, report: ReadReport): boolean {
  return (
    (kind === 'device' || kind === 'medicine' || kind === 'treatment') &&
    assertion === 'possible' &&
    head !== null &&
    /^[- ](?:related )?(?:effects?|changes?)\b/i.test(
      report.clean.slice(head.span.end, Math.min(source.end + 1, head.span.end + 24)),
    )
  );
}

/** "It should not be used as the sole means to detect cancer": of what the test can do, and not of the sample. */
function isOfTheTest({ head, sentence }: Frame, report: ReadReport): boolean {
  const span = report.sentences[sentence]?.span;
  return (
    head !== null &&
    span !== undefined &&
    /\bsole means\b|\b(?:is|are) (?:only )?an? screening (?:test|procedure|tool)\b|\bfalse[- ](?:negative|positive) (?:rates?|results?)\b/i.test(
      report.clean.slice(span.start, Math.min(span.end, span.start + 400)),
    )
  );
}

/** Right in front of the name: how sure the report is. */
const LIKELY =
  /\b(?:(?:is|are) (?:most |very )?(?:likely|probably)|favou?rs?|favou?red|supports?|supporting|supportive of|would support)(?: (?:an?|the|diagnosis|of|to be|that of))*\s*$/i;

/** "Features are likely autoimmune hepatitis", "findings support …": the diagnosis is likely, and not certain. */
function leaveLikely(frame: Frame, before: string): void {
  if (frame.assertion !== 'present' || frame.negated || !LIKELY.test(before.replace(/\s+/g, ' '))) return;
  frame.assertion = 'possible';
  frame.certainty = 'probable';
}
