import { isAwaited } from './advice/awaited.js';
import { isAdviceForm, isAdviceLabel, isOwnTitle, isSuggestion, isTissueAdvice } from './advice/forms.js';
import { adviceFrame, NOTES, WARNING, wasDoneThen, watches, wholeFrame, wholeSentence } from './advice/frames.js';
import { isNothingAwaited, isResultToCome, PENDING, pendingFrame } from './advice/pending-frames.js';
import { asksForSomething, isAppointment } from './advice/recommendation.js';
import { asksInShort } from './advice/short-asks.js';
import { isWarningLine } from './advice/warning-lines.js';
import { tieAlternatives } from './alternatives.js';
import { allergyFrames, answerToHeading, speaksOfTolerance } from './answers.js';
import { markUnbound } from './binding.js';
import { assertPlaced, attributesOf, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { COMPARISON, LIMIT_OF_TEST, LIMITATION, MOVED_SINCE, TECHNIQUE, VITALS } from './data/clause-words.js';
import { anatomyOf, blank, CERTAIN, type DraftFrame, firstAnatomy } from './draft-frame.js';
import { examFrame, vitalFrame, withDenied } from './exam/exam.js';
import { fieldFrame, specimenLine } from './fields.js';
import { formFrames, openEdge } from './forms/fields.js';
import { geneFrame } from './genes.js';
import { headFrames, isHiding, isSpreadOf } from './heads/frames.js';
import { headsOf } from './heads/heads.js';
import type { Head } from './heads/reach.js';
import { growthFrame } from './labs/growth.js';
import { isPanelTitle, limitsUse } from './labs/susceptibility.js';
import { listedMedicines } from './medicines/frames.js';
import { narrowedArteries } from './narrowed-arteries.js';
import { operationFrames } from './operation/operation.js';
import { isOperationReport } from './operation/operation-parts.js';
import { overallFrame } from './overall.js';
import { ANYWHERE } from './paragraph-topic.js';
import { plainFrames } from './plain-frames.js';
import { pumpedShare } from './scores/pumped-share.js';
import { BEFORE_VISIT, type SectionRule, sectionRule } from './sections.js';
import { isGrave, isLesson, LONG_AGO, NO_FINDING, OF_TEAM, TOLD, weighsUrgent } from './states-nothing.js';
import { giveChange, isBesidePending, isOfBirth, isOfSelf, isOnlyRisk } from './stay-lines.js';
import { isOfOneBlock, tissueLine } from './tissue-lines.js';

/** "Nitroglycerin 0.4 mg …, call 911 if no relief": an entry of the list, with what it says of help. */
function opensWithDose(read: ReadSentence, [first]: readonly DraftFrame[]): boolean {
  const { head, medicine } = first ?? {};
  if (!head || !medicine || medicine.setting !== 'list') return false;
  const front = read.text.slice(read.sentence.span.start, head.span.start);
  return (
    !/[a-z]{3}/i.test(front) && (medicine.dose !== null || medicine.schedule !== null || medicine.frequency !== null)
  );
}

const OF_RISKS = /\b(?:risks?|hazards|possible complications|potential complications)\b/i;
/** "In the past she has been on penicillin": in a list of medicines, what is taken no more. */
function takenOnce({ text, sentence: { span } }: ReadSentence): boolean {
  return TAKEN_ONCE.test(text.slice(span.start, Math.min(span.end, span.start + 120)));
}

const TAKEN_ONCE =
  /^\W*(?:in the past|previously|formerly|before (?:this|that)|over the years),? (?:(?:the )?(?:patient|pt)|he|she)? ?(?:has|have|had|was|took|tried|used|failed)\b|^\W*(?:(?:the )?(?:patient|pt)|he|she) (?:has|had) (?:previously|formerly|in the past|also tried|tried|failed)\b/i;

const asks = ({ whole }: SectionRule): boolean => whole === 'recommendation' || whole === 'follow_up';

/** All clinical statements of one sentence. */
export function framesOf(read: ReadSentence): DraftFrame[] {
  // "Gross findings" of an operation are what the surgeon saw, not how a laboratory handled a sample.
  const sawIt = read.section.kind === 'gross' && isOperationReport(read.reportType, read.reportTitle);
  const printed = sectionRule(sawIt ? 'findings' : read.section.kind);
  const rule: SectionRule =
    isOfSelf(read) || (asks(printed) && wasDoneThen(read))
      ? {}
      : printed.whole === 'pending' && isBesidePending(read)
        ? sectionRule('instructions')
        : printed;
  if (isWarningLine(read)) {
    const dosed = rule.medicines === true ? listedMedicines(read, true) : null;
    if (dosed !== null && opensWithDose(read, dosed)) return dosed;
    const warned = adviceFrame(read, rule, true);
    if (warned) return [warned];
  }
  if (rule.whole === 'pending' || isNothingAwaited(read)) {
    const awaited = wholeSentence(read);
    return awaited ? [pendingFrame(read, awaited)] : [];
  }
  const clauses = clausesOf(read);
  const operation = operationFrames(read, rule, (clause, first) => clauseFrames(read, clause, rule, first));
  if (operation) return operation;
  const found = growthFrame(read) ?? (rule.past || rule.family ? null : geneFrame(read));
  if (found) return [found];
  const form = formFrames(read, rule) ?? tissueLine(read, rule);
  if (form) return form;
  const narrowed = narrowedArteries(read, rule);
  if (narrowed) return narrowed;
  const denied = answerToHeading(read);
  if (denied) return [denied];
  const vital = vitalFrame(read);
  if (vital) return [vital];
  const exam = examFrame(read);
  if (exam)
    return withDenied(
      exam,
      clauses
        .flatMap((clause) => clauseFrames(read, clause, rule, clause === clauses[0]))
        .filter((frame) => frame.kind === 'absent'),
    );
  const listed = takenOnce(read) ? null : listedMedicines(read, rule.medicines === true);
  if (listed) return listed;
  const advice = adviceFrame(read, rule);
  if (advice) return [advice];
  const frames = clauses.flatMap((clause) => clauseFrames(read, clause, rule, clause === clauses[0]));
  if (isOfOneBlock(read))
    for (const frame of frames) if (frame.kind === 'finding' || frame.kind === 'diagnosis') frame.ownWords = 'unbound';
  if (
    clauses.length === 1 &&
    clauses[0] &&
    read.bodyFrom > 0 &&
    read.states !== false &&
    !frames.some((frame) => frame.head || frame.kind !== (rule.whole ?? 'finding'))
  ) {
    const field = fieldFrame(read, clauses[0], rule);
    if (field) return [field];
  }
  if (read.reportType === 'pathology' && !frames.some((frame) => frame.head)) {
    const specimen = specimenLine(read);
    if (specimen) return [specimen];
  }
  giveSubject(read, clauses, frames);
  giveChange(read, frames);
  const edge = openEdge(read, rule);
  if (edge) frames.push(edge);
  const tied = tieAlternatives(
    read,
    frames.filter((frame) => !isOnlyRisk(read, frame) && !isOfBirth(read, frame)),
  );
  markUnbound(read, clauses, tied);
  return tied;
}

/**
 * "The stomach is underfilled, but no gross abnormality is seen", "Gallbladder is full and contains stones": said of the
 * stomach and in the gallbladder, not of all.
 */
function giveSubject(read: ReadSentence, clauses: readonly Clause[], frames: readonly DraftFrame[]): void {
  const [first] = clauses;
  const subject = first?.placed.filter(({ mention }) => mention.kind === 'anatomy') ?? [];
  if (!first || clauses.length < 2 || subject.length !== 1 || !subject[0]) return;
  const opens = read.reportType === 'imaging' && subject[0].from - first.from <= 2;
  const goesOn = clauses.filter(
    (clause) => clause !== first && opens && CONTAINS.test(read.text.slice(clause.span.start, clause.span.end)),
  );
  for (const frame of frames)
    if (
      frame.sites.length === 0 &&
      frame.source.start > first.span.start &&
      ((frame.kind === 'absent' && /^abnormal/.test(frame.head?.ref.id ?? '')) ||
        ((frame.kind === 'finding' || frame.kind === 'absent') &&
          ANYWHERE.has(frame.head?.ref.id ?? '') &&
          goesOn.some(({ span }) => span.start === frame.source.start)))
    )
      frame.sites = subject.map(({ mention }) => mention);
}

/** A verb whose subject stands in the clause before. */
const CONTAINS =
  /^(?:and |but |which )?(?:contains?|shows?|showed|demonstrates?|has|have|reveals?|exhibits?|is|are|appears?)\b/i;

/** "… does not exclude asthma, nor every small lesion": the limit of such a test holds for the rest of its list. */
function isLimitOfTest(read: ReadSentence, clause: Clause, words: string): boolean {
  if (read.reportType !== 'imaging' || asksForSomething(words)) return false;
  if (LIMIT_OF_TEST.test(words)) return true;
  return (
    /^(?:nor|or|and)\b/i.test(words) &&
    LIMIT_OF_TEST.test(read.text.slice(Math.max(0, clause.span.start - 200), clause.span.start))
  );
}

/** Where a tissue report tells why and how the sample was taken. */
const NO_ADVICE_IN: ReadonlySet<string> = new Set([
  'indication',
  'history_present',
  'past_history',
  'technique',
  'procedures',
  'gross',
  'specimen',
  'header',
  'identity',
]);
/** Where a picture's report says what is to be done. */
const CONCLUDING: ReadonlySet<string> = new Set([
  'impression', 'recommendation', 'addendum', 'plan', 'follow_up', 'comment', 'diagnosis',
]); // biome-ignore format: one list

/** The report of a picture or of a sample. */
const isOfPicture = ({ reportType }: ReadSentence) => reportType === 'imaging' || reportType === 'pathology';

/** "Recommendation: colposcopy. Prior 2020 NILM, HPV neg.": what an earlier test gave asks for nothing. */
function isOfEarlierTest({ text, sentence: { span } }: ReadSentence): boolean {
  const words = text.slice(span.start, span.end);
  return EARLIER_TEST.test(words) && !asksForSomething(words);
}

const EARLIER_TEST =
  /^(?:prior|previous|last|most recent)\b(?: (?:pap|smear|cytology|biopsy|scan|ct|mri|study|report|result)s?\b)*[^.;]{0,12}\b(?:19|20)\d\d\b/i;

/** "At that time she was recommended for surgery, which was performed": followed long since. */
const ADVISED_THEN =
  /\bat that (?:time|point),? [^.;]{0,40}\b(?:was|were) (?:recommended|advised)\b|\b(?:was|were) (?:recommended|advised)\b[^.;]{0,80},? (?:which|and (?:it|this)) (?:was|were) (?:then |subsequently |later )?(?:performed|done|carried out|completed)\b/i;

function wasAdvisedThen({ text, sentence: { span } }: ReadSentence): boolean {
  return ADVISED_THEN.test(text.slice(span.start, Math.min(span.end, span.start + 400)).replace(/\s/g, ' '));
}

function clauseFrames(read: ReadSentence, clause: Clause, rule: SectionRule, first: boolean): DraftFrame[] {
  const words = read.text.slice(clause.span.start, clause.span.end);
  read.states ??=
    !NO_FINDING.test(
      read.text.slice(read.sentence.span.start, Math.min(read.sentence.span.end, read.sentence.span.start + 300)),
    ) && !isLesson(read);
  if (!read.states) return [];
  // "SERVICE: General surgery": who looked after the reader.
  if (read.sentence.label != null && OF_TEAM.test(read.sentence.label.text))
    return [blank(read, clause, 'identity', null, CERTAIN)];
  if (read.reportType === 'laboratory') {
    if (isPanelTitle(words) && clause.span.start === read.sentence.span.start)
      return [blank(read, clause, 'identity', null, CERTAIN)];
    if (limitsUse(words)) return [wholeFrame(read, clause, rule, 'recommendation')];
  }
  const scores = read.scores.filter(
    ({ score }) => score.span.end <= clause.span.end && (first || score.span.start >= clause.span.start),
  );
  const scoreFrames = scores.map((found) => {
    const item = found.named;
    const asserted = item ? assertPlaced(read, item, rule) : CERTAIN;
    // "0/10" and "N0" are codes of the scale, no denials.
    const nought = asserted.negation === 'negated' && /^(?:0\b|[TNM][\dX])/.test(found.score.code);
    // "BI-RADS 4B - suspicious", "suspicious for cancer (Bethesda V)": the doubt is of the illness; the category is given.
    const doubted = asserted.negation === 'possible' && asserted.certainty === 'possible';
    const given = nought || (doubted && !/stage|grade|tnm|figo/.test(found.score.id));
    const frame = blank(read, clause, 'score', item, given ? { ...asserted, negation: 'affirmed' } : asserted);
    frame.score = found.score;
    frame.source = { start: Math.min(frame.source.start, found.score.span.start), end: frame.source.end };
    return frame;
  });
  if (read.section.kind === 'allergies') {
    const allergic = allergyFrames(read, clause);
    if (allergic.length > 0 || speaksOfTolerance(read)) return allergic;
    // "Sensitive to opioids - gets confused": how a medicine was borne, and nothing that is there now.
    if (
      clause.placed.length > 0 &&
      clause.placed.every(({ mention }) => ['symptom', 'finding', 'descriptor', 'medicine'].includes(mention.kind)) &&
      clause.placed.every((item) => assertPlaced(read, item, rule).negation !== 'negated')
    )
      return [];
  }
  const measured = read.section.kind === 'vitals' || read.section.kind === 'physical_exam';
  if (measured && VITALS.test(words)) return [wholeFrame(read, clause, rule, 'condition')];
  // "Subdural hematoma, called to Dr. Lee" still names what was found.
  if (
    TOLD.test(words) &&
    read.section.kind !== 'condition' &&
    !clause.placed.some(({ mention }) => isGrave(mention, read))
  )
    return [blank(read, clause, 'identity', null, CERTAIN)];
  if (
    WARNING.test(words) &&
    watches(words, clause.placed) &&
    read.reportType !== 'imaging' &&
    read.reportType !== 'pathology'
  ) {
    return [...scoreFrames, wholeFrame(read, clause, rule, 'warning_sign')];
  }
  const names = clause.placed.some(({ mention }) => ['finding', 'disease'].includes(mention.kind));
  if ((read.reportType === 'pathology' || !/^(?:er|pr)\b/i.test(words)) && isAwaited(words))
    return [...scoreFrames, pendingFrame(read, clause)];
  if (PENDING.test(words) && rule.whole === undefined && !names) return [...scoreFrames, pendingFrame(read, clause)];
  if (NOTES.has(read.reportType) && isResultToCome(read, clause)) return [...scoreFrames, pendingFrame(read, clause)];
  if (read.section.kind === 'plan' && isAppointment(words)) return [wholeFrame(read, clause, rule, 'follow_up')];
  if (rule.whole === 'reason') {
    // A denial or a relative's illness in the reason for the test is a statement of its own.
    const told = headsOf(read, clause).flatMap((head) => headFrames(read, clause, head, rule));
    const own = told.filter((frame) => frame.kind === 'absent' || frame.assertion === 'family');
    if (own.length > 0) return own;
    // "The risks include bleeding": what could come of it is no reason for it.
    const feared = told.filter((frame) => frame.assertion === 'conditional');
    const { start, end } = read.sentence.span;
    if (feared.length > 0 && OF_RISKS.test(read.text.slice(start, end))) return feared;
  }
  if (isOwnTitle(words, read.text, clause.span.start)) return scoreFrames;
  if (isLimitOfTest(read, clause, words)) return [...scoreFrames, blank(read, clause, 'limitation', null, CERTAIN)];
  if (rule.whole === 'recommendation' && isOfPicture(read) && isOfEarlierTest(read))
    return [...scoreFrames, blank(read, clause, 'reason', null, CERTAIN)];
  if (rule.whole) return [...scoreFrames, wholeFrame(read, clause, rule, rule.whole)];
  const before =
    NOTES.has(read.reportType) && (BEFORE_VISIT.has(read.section.kind) || LONG_AGO.test(words) || wasAdvisedThen(read));
  const advised =
    isSuggestion(words) ||
    (isOfPicture(read) && CONCLUDING.has(read.section.kind) && asksInShort(words)) ||
    (read.reportType === 'pathology' && !NO_ADVICE_IN.has(read.section.kind) && isTissueAdvice(words)) ||
    (read.reportType === 'imaging' &&
      (isAdviceForm(words, CONCLUDING.has(read.section.kind)) ||
        (read.sentence.label !== null && isAdviceLabel(read.sentence.label.text))));
  if (!before && (advised || asksForSomething(words)) && !weighsUrgent(words, clause, read))
    return [...scoreFrames, wholeFrame(read, clause, rule, 'recommendation')];
  // "May underestimate the severity of X": how good the test is, not what it found.
  if (/\b(?:under|over)-?estimat(?:e|es|ed|ing)\b/i.test(words)) return scoreFrames;
  const overall = overallFrame(read, clause);
  if (overall) return [...scoreFrames, overall];
  const heads = headsOf(read, clause)
    .filter((head) => !scores.some(({ named }) => named === head.item))
    .filter((head, at, all) => !isSpreadOf(read, clause, all[at - 1], head, rule));
  const limited = LIMITATION.test(words);
  const hides = heads.some((head) => isHiding(read, clause, head));
  if (
    limited &&
    !hides &&
    !heads.some(
      (head) =>
        ['finding', 'disease'].includes(head.item.mention.kind) &&
        assertPlaced(read, head.item, rule).negation === 'negated',
    )
  ) {
    const frame = blank(read, clause, 'limitation', firstAnatomy(clause), CERTAIN);
    frame.sites = anatomyOf(clause);
    const named = heads.filter((head) => standsBeforeLimit(head, words, clause));
    return [...scoreFrames, ...named.flatMap((head) => headFrames(read, clause, head, rule)), frame];
  }
  const frames = heads.flatMap((head) => headFrames(read, clause, head, rule));
  if (frames.length > 0 || scoreFrames.length > 0)
    return [...scoreFrames, ...frames, ...pumpedShare(read, clause, frames)];
  if (COMPARISON.test(words) && !MOVED_SINCE.test(words)) {
    const { change } = attributesOf(read, clause.from, clause.to);
    const same = change === 'stable' || /\bno (?:\w+ )?change\b/i.test(words);
    return [{ ...blank(read, clause, 'comparison', null, CERTAIN), change: same ? 'stable' : null }];
  }
  if (TECHNIQUE.test(words)) return [blank(read, clause, 'technique', null, CERTAIN)];
  return plainFrames(read, clause, rule);
}

/** "Serrated lesion with dysplasia, 18 mm, margins cannot be assessed": what is named before that comma was found. */
function standsBeforeLimit({ item }: Head, words: string, clause: Clause): boolean {
  const at = LIMITATION.exec(words)?.index ?? 0;
  const comma = words.slice(0, at).search(/[,;](?=[^,;]*$)/);
  const { kind, span } = item.mention;
  return comma > 0 && ['finding', 'disease'].includes(kind) && span.end <= clause.span.start + comma;
}
