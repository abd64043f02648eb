import { isAdviceForm, isAdviceLabel } from './advice-forms.js';
import { tieAlternatives } from './alternatives.js';
import { allergyFrames, answerToHeading, speaksOfTolerance } from './answers.js';
import { isAttributeWord } from './attribute-words.js';
import { isAwaited } from './awaited.js';
import { markUnbound } from './binding.js';
import { assertPlaced, attributesOf, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { clauseCoverage } from './coverage.js';
import { COMPARISON, LIMITATION, TECHNIQUE, VITALS } from './data/clause-words.js';
import { anatomyOf, blank, CERTAIN, type DraftFrame, firstAnatomy, headed } from './draft-frame.js';
import { examFrame, vitalFrame, withDenied } from './exam/exam.js';
import { fieldFrame, specimenLine } from './fields.js';
import { formFrames, openEdge } from './form-fields.js';
import { geneFrame } from './genes.js';
import { growthFrame } from './growth.js';
import type { Head } from './head-reach.js';
import { isPlainEdge } from './head-sites.js';
import { headsOf } from './heads.js';
import { listedMedicines, spokenMedicine } from './medicines/frames.js';
import type { PlacedMention } from './mentions.js';
import { isStay } from './no-head.js';
import { operationFrames } from './operation.js';
import { isOperationReport } from './operation-parts.js';
import { overallFrame } from './overall.js';
import { phraseStart } from './own-words.js';
import { pumpedShare } from './pumped-share.js';
import { asksForSomething, isAppointment, readRecommendation } from './recommendation.js';
import { BEFORE_VISIT, type SectionRule, sectionRule } from './sections.js';
import { findSizes } from './sizes.js';
import { giveChange, isBesidePending, isOfBirth, isOfSelf, isOnlyRisk } from './stay-lines.js';
import { isPanelTitle, limitsUse } from './susceptibility.js';
import type { AssertionResult, Frame, FrameKind, Mention } from './types.js';
import { isWarningLine } from './warning-lines.js';
import { countsNone } from './zero-counts.js';

/** All clinical statements of one sentence. */
export function framesOf(read: ReadSentence): DraftFrame[] {
  // "Gross findings" of an operation are what the surgeon saw, not how a laboratory handled a sample.
  const sawIt = read.section.kind === 'gross' && isOperationReport(read.reportType, read.reportTitle);
  const printed = sectionRule(sawIt ? 'findings' : read.section.kind);
  const rule: SectionRule = isOfSelf(read)
    ? {}
    : printed.whole === 'pending' && isBesidePending(read)
      ? sectionRule('instructions')
      : printed;
  if (isWarningLine(read)) {
    const warned = adviceFrame(read, rule, true);
    if (warned) return [warned];
  }
  if (rule.whole === 'pending') {
    const awaited = wholeSentence(read);
    return awaited ? [pendingFrame(read, awaited)] : [];
  }
  const clauses = clausesOf(read);
  const operation = operationFrames(read, rule, (clause, first) => clauseFrames(read, clause, rule, first));
  if (operation) return operation;
  const found = growthFrame(read) ?? (rule.past || rule.family ? null : geneFrame(read));
  if (found) return [found];
  const form = formFrames(read, rule);
  if (form) return form;
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
  const listed = listedMedicines(read, rule.medicines === true);
  if (listed) return listed;
  const advice = adviceFrame(read, rule);
  if (advice) return [advice];
  const frames = clauses.flatMap((clause) => clauseFrames(read, clause, rule, clause === clauses[0]));
  if (
    clauses.length === 1 &&
    clauses[0] &&
    read.bodyFrom > 0 &&
    !frames.some((frame) => frame.head || frame.kind !== (rule.whole ?? 'finding'))
  ) {
    const field = fieldFrame(read, clauses[0], rule);
    if (field) return [field];
  }
  if (read.reportType === 'pathology' && !frames.some((frame) => frame.head)) {
    const specimen = specimenLine(read);
    if (specimen) return [specimen];
  }
  giveSubject(clauses, frames);
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

/** "The stomach is underfilled, but no gross abnormality is seen": said of the stomach, not of all. */
function giveSubject(clauses: readonly Clause[], frames: readonly DraftFrame[]): void {
  const [first] = clauses;
  const subject = first?.placed.filter(({ mention }) => mention.kind === 'anatomy') ?? [];
  if (!first || clauses.length < 2 || subject.length !== 1) return;
  for (const frame of frames)
    if (
      frame.kind === 'absent' &&
      frame.sites.length === 0 &&
      frame.source.start > first.span.start &&
      /^abnormal/.test(frame.head?.ref.id ?? '')
    )
      frame.sites = subject.map(({ mention }) => mention);
}

const BACK = /^(?:this|these|it|they|which)$/;
const OPEN_CHANGE = /\b(?:may|might|could|would|whether|if|possibl[ey]|determine)\b/i;

/** "Call your doctor if …", "She was told to return for …" */
const WARNING =
  /^if\b.{3,140}\b(?:call (?:\d|your|the|us|me|dr|for|text)|(?:go|return) to (?:the |an? |your |our )?(?:er\b|ed\b|emergency|hospital|urgent|clinic|office|nearest)|seek (?:medical|care|help|immediate)|come (?:straight )?(?:back|in))|^(?:please |also |and )?(?:(?:he|she|they|the (?:patient|family|parents?)|patient|mother|family|parents?|you) (?:is|was|were|are|has been|have been|will|should|may|can) (?:\w+ly |also )?(?:instructed to |told to |advised to |asked to |encouraged to |to )?)?(?:immediately |then )?(?:call|return|go (?:back |in |to )|come (?:straight )?(?:back|in)|ring|seek|contact(?! precautions)|notify|report)\b.{0,80}?\b(?:if|for (?!(?:a |his |her |the |your |an )?(?:follow|re-?check|appointment|visit|suture|staple|re-?evaluation|post))|with (?!dr|his|her|the|your|a )|should|when)\b/i;

/** "Return for his third cycle", "return for test results": a visit, no sign to watch for. */
function watches(words: string, placed: readonly PlacedMention[]): boolean {
  if (/\b(?:if|should|when|any|worse\w*|increas\w+|new|severe)\b/i.test(words)) return true;
  return placed.some((item) => ['symptom', 'finding', 'disease'].includes(item.mention.kind));
}

/** Where a sentence is one piece of advice: cut in two it would lose its condition. */
const ADVICE: ReadonlySet<string> = new Set(['instructions', 'activity', 'diet', 'warning_signs']);

/** A line of advice, whole; null where the sentence is none, or asks for a visit or a test. */
function adviceFrame(read: ReadSentence, rule: SectionRule, warned = false): DraftFrame | null {
  const { kind } = read.section;
  const words = wordsOf(read);
  const told = warned || RETURN_IF.test(read.sentence.label?.text ?? '');
  const advised =
    (warned || NOTES.has(read.reportType)) &&
    (warned || rule.whole !== 'recommendation') &&
    (told || FORBIDS.test(words) || (ADVISED.test(words) && !BEFORE_VISIT.has(kind)));
  const taught = NOTES.has(read.reportType) && TAUGHT_SIGNS.test(words);
  const section = rule.whole && (ADVICE.has(kind) || (kind === 'follow_up' && CONDITIONAL.test(words)));
  if (!section && !advised && !taught) return null;
  const clause = wholeSentence(read);
  if (!clause) return null;
  const warns =
    kind !== 'warning_signs' && (told || taught || (WARNING.test(words) && watches(words, read.words.placed)));
  return wholeFrame(read, clause, rule, warns ? 'warning_sign' : section && rule.whole ? rule.whole : 'instruction');
}

/** All of a sentence behind its label, as one clause. */
function wholeSentence(read: ReadSentence): Clause | null {
  const from = Math.min(read.bodyFrom, Math.max(0, read.tokens.length - 1));
  const first = read.tokens[from];
  const last = read.tokens.at(-1);
  if (!first || !last) return null;
  const placed = read.words.placed.filter((item) => item.from >= from);
  return { from, to: read.tokens.length, span: { start: first.start, end: last.end }, placed };
}

/** "She was told to do no lifting, and to see me in two weeks or with signs of bleeding": nothing of it is a finding. */
const ADVISED =
  /^(?:\w[\w ,]{0,40})?\b(?:is|was|were|been|are) (?:\w+ly |also |again )?(?:(?:told|asked) (?:not )?to|(?:instructed|advised|counsel(?:l)?ed|reminded|cautioned|warned) (?:\w+ly )?(?:not )?(?:to|that|about|on))\b/i;
/** "No driving for a week" */
const FORBIDS =
  /^no (?:driving|(?:heavy )?lifting|sports|gym|pe or|work for|tub|baths?|swimming|alcohol|sex\b|straining|strenuous|weight[- ]?bearing|nsaids?)\b/i;
/** "Understands the signs of infection: redness, swelling": what to watch for, and none of it is there. */
const TAUGHT_SIGNS =
  /\b(?:understand\w*|verbali[sz]\w*|educat\w*|taught|teach\w*|instruct\w*|review\w*|counsel\w*|advised|aware|precautions|told)\b[^.]{0,60}\b(?:s\/sx?|s&s|signs?(?:\/| and | or | & )symptoms?|(?:warning |danger )signs?|red flags)\b|\bprecautions (?:for|of|regarding)\b[^.]{0,60}:/i;
const RETURN_IF = /^(?:return|call|go to (?:the )?(?:er|ed)|return (?:precautions|if|for)|call (?:if|for))$/i;
const NOTES: ReadonlySet<string> = new Set(['discharge_summary', 'other']);

/** "In 2002 he was advised to …": the story, not what is asked for now. */
const LONG_AGO = /\b(?:in|since|back in) (?:19|20)\d{2}\b.*\b(?:was|were|had|saw|recommended|advised)\b/i;

const CONDITIONAL = /\b(?:if|unless|sooner)\b/i;

function wordsOf(read: ReadSentence): string {
  return read.text.slice(read.tokens[read.bodyFrom]?.start ?? read.sentence.span.start, read.sentence.span.end);
}

/** Who was told of the results: nothing clinical. */
const TOLD =
  /\b(?:(?:results?|findings?|report)? ?(?:phoned|telephoned|called|relayed|conveyed) to|discussed with|communicated (?:to|with|by)|notified|informed of|called to)\b(?!.*\brecommend)/i;

/**
 * "This is new since the prior study.": a clause without a concept of its own that says what became of the finding of
 * the sentence before. Gives that finding again, with its new attributes, standing on this clause.
 */
export function backReferences(read: ReadSentence, before: readonly Frame[]): DraftFrame[] {
  const last = before.findLast((frame) => frame.sentence < read.sentence.index);
  if (!last || last.sentence !== read.sentence.index - 1 || !last.head || last.kind !== 'finding') return [];
  const frames: DraftFrame[] = [];
  for (const clause of clausesOf(read)) {
    const alone = isChangeAlone(read, clause, before, last);
    if (!BACK.test(read.tokens[clause.from]?.text ?? '') && !alone) continue;
    // "This may be due to their having resolved": left open.
    if (OPEN_CHANGE.test(read.text.slice(clause.span.start, clause.span.end))) continue;
    if (clause.placed.some((item) => !['descriptor', 'test', 'anatomy'].includes(item.mention.kind))) continue;
    const attributes = attributesOf(read, clause.from, clause.to);
    const sizes = findSizes(read.text, clause.span.start, clause.span.end);
    if (!attributes.change && sizes.length === 0) continue;
    const { id: _, ...same } = last;
    const change = attributes.change ?? same.change;
    const urgency =
      same.urgency && (change === 'stable' || change === 'decreased' || change === 'resolved')
        ? { ...same.urgency, state: 'known' as const }
        : same.urgency;
    frames.push({
      ...same,
      sentence: read.sentence.index,
      source: clause.span,
      change,
      sizes: alone ? same.sizes : sizes,
      urgency,
      others: clause.placed.map((item) => item.mention),
      coverage: clauseCoverage(read, clause),
    });
  }
  return frames;
}

const CHANGE_ALONE =
  /^(?:interval(?:ly)? |slightly |mildly |significantly |markedly |minimally )*(?:increased|decreased|unchanged|stable|new|larger|smaller|grown|progressed|improved|resolved)(?: in size)?(?: (?:since|from|compared (?:to|with)) (?:the )?(?:prior|previous|last)(?: \w+)?)?$/i;

/** "6 mm nodule in the left lung. Unchanged.": one word of change behind one finding, on the same line. */
function isChangeAlone(read: ReadSentence, clause: Clause, before: readonly Frame[], last: Frame): boolean {
  if (read.reportType !== 'imaging' || clausesOf(read).length !== 1) return false;
  if (!CHANGE_ALONE.test(read.text.slice(clause.span.start, clause.span.end).replace(/\s+/g, ' '))) return false;
  if (read.text.slice(last.source.end, read.sentence.span.start).includes('\n')) return false;
  return before.filter(({ sentence, kind }) => sentence === last.sentence && kind === 'finding').length === 1;
}

/** "Lobular cancers may be larger than they look": what holds for such illnesses, not what this reader has. */
const LESSON =
  /^\W*(?:most |many |some |such )?(?:[a-z-]+ ){0,3}(?:cancers|carcinomas|tumou?rs|lesions|nodules|polyps|adenomas|cysts|patients|women|men|people|individuals)(?: (?:of|with|in) [\w ]{3,40}?)? (?:may (?!represent|reflect|be (?:due|related|secondary|benign|malignant|present))|can|often|usually|frequently|typically|tend|are (?:often|usually|frequently|commonly|typically|generally|known))\b/i;
const OF_THIS = /^\W*(?:these|those|both|multiple|several|numerous|the|a few|few|bilateral|two|three|\d)\b/i;

function isLesson(read: ReadSentence): boolean {
  if (read.reportType !== 'pathology' && read.reportType !== 'imaging') return false;
  const words = read.text.slice(
    read.sentence.span.start,
    Math.min(read.sentence.span.end, read.sentence.span.start + 160),
  );
  return LESSON.test(words) && !OF_THIS.test(words);
}

/** "FRAX: major fracture 21%": a risk; "features insufficient for cancer": no cancer, and no fault of the sample. */
const NO_FINDING =
  /^\W*frax\b|\b(?:features?|findings?|criteria|changes|atypia) (?:are |is |was |were )?(?:insufficient|not (?:enough|sufficient)) (?:for|to)\b|\b(?:air|gas) and stool\b|\b(?:fracture|osteoporotic|hip) (?:risk|probability)\b.*%|\b(?:decline|decrease|loss|increase|gain)\b[^,;]{2,40}[,;] [\w ]{2,30}\bstable\b|\bshould not (?:delay|preclude|defer|deter)\b|(?:\bpercent(?:age)?|%|\bproportion) of (?:\w+ )?(?:cancers|malignanc\w+|tumou?rs|lesions)\b[^.]*\b(?:not|missed|undetected)\b|\bfalse[- ]negative (?:rate|result|mammogram)\b/i;

/** Where a picture's report says what is to be done. */
const CONCLUDING: ReadonlySet<string> = new Set(['impression', 'recommendation', 'addendum', 'plan', 'follow_up']);

const OF_TEAM =
  /^\W*(?:(?:hospital|admitting|attending|discharging|primary|treating) )?(?:service|team|unit|ward|specialty)\W*$/i;

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
  if (TOLD.test(words) && !clause.placed.some(({ mention }) => isGrave(mention, read)))
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
  if (read.reportType === 'pathology' && isAwaited(words)) return [...scoreFrames, pendingFrame(read, clause)];
  if (PENDING.test(words) && rule.whole === undefined && !names) return [...scoreFrames, pendingFrame(read, clause)];
  if (read.section.kind === 'plan' && isAppointment(words)) return [wholeFrame(read, clause, rule, 'follow_up')];
  if (rule.whole === 'reason') {
    // A denial or a relative's illness in the reason for the test is a statement of its own.
    const told = headsOf(read, clause).flatMap((head) => headFrames(read, clause, head, rule));
    const own = told.filter((frame) => frame.kind === 'absent' || frame.assertion === 'family');
    if (own.length > 0) return own;
  }
  if (rule.whole) return [...scoreFrames, wholeFrame(read, clause, rule, rule.whole)];
  const before = NOTES.has(read.reportType) && (BEFORE_VISIT.has(read.section.kind) || LONG_AGO.test(words));
  const advised =
    read.reportType === 'imaging' &&
    (isAdviceForm(words, CONCLUDING.has(read.section.kind)) ||
      (read.sentence.label !== null && isAdviceLabel(read.sentence.label.text)));
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
    return [...scoreFrames, frame];
  }
  const frames = heads.flatMap((head) => headFrames(read, clause, head, rule));
  if (frames.length > 0 || scoreFrames.length > 0)
    return [...scoreFrames, ...frames, ...pumpedShare(read, clause, frames)];
  if (COMPARISON.test(words)) return [blank(read, clause, 'comparison', null, CERTAIN)];
  if (TECHNIQUE.test(words)) return [blank(read, clause, 'technique', null, CERTAIN)];
  return plainFrames(read, clause, rule);
}

/** "TTP must be considered": an illness that cannot wait is thought of, nothing is ordered. */
function weighsUrgent(words: string, { placed }: Clause, read: ReadSentence): boolean {
  return (
    WEIGHS.test(words) &&
    placed.some(({ mention }) => read.knowledge.urgentFor(mention.ref.id).length > 0) &&
    !placed.some(({ mention }) => mention.kind === 'procedure' || mention.kind === 'test')
  );
}

const WEIGHS =
  /\b(?:must|should|needs?|has|have|ought)(?: to)?(?: still)? be (?:considered|excluded|ruled out|thought of|kept in mind|borne in mind)\b/i;

/** What cannot wait or weighs by itself. */
function isGrave({ kind, ref, span }: Mention, read: ReadSentence): boolean {
  if (!['finding', 'disease'].includes(kind) || ref.folder !== 'concepts') return false;
  // "Stroke team notified"
  if (/^\s*(?:team|alert|code|service|unit|protocol|pathway|nurse)\b/i.test(read.text.slice(span.end, span.end + 12)))
    return false;
  if (read.knowledge.urgentFor(ref.id).length > 0) return true;
  const weight = read.knowledge.concept(ref.id)?.importance;
  return weight === 'urgent' || weight === 'important';
}

/** "Culture pending", "EGFR testing in progress", "results to follow": a result still to come. */
const PENDING =
  /\b(?:results?|cultures?|cx|stud(?:y|ies)|testing|tests?|levels?|panel|cytology|pathology|fish|markers?|\w*methylation|ngs|sequencing|stains?|pcr|serolog(?:y|ies)|biops(?:y|ies)|immunostains?|cytogenetics|karyotype|sensitivities|susceptibilities)(?: \([^()]{2,30}\))? (?:(?:is|are|was|were|remains?) )?(?:still |currently )?(?:pending|in progress|to follow|outstanding)\b(?! (?:discharge|transfer|placement))/i;

/** "Pending: none", "No results outstanding at this time": nothing is awaited. */
const NOTHING_AWAITED =
  /^\W*(?:[\w /]{0,30}(?:pending|outstanding|awaited)\W{0,3}:\s*)?(?:(?:none|nil|nothing|no)\b(?: (?:tests?|results?|labs?|studies|known|at (?:this time|discharge|present)|pending|outstanding|awaited|to follow)\b)*(?:, all [\w ]{3,24} (?:final|back))?|n\/?a)\W*$/i;

function pendingFrame(read: ReadSentence, clause: Clause): DraftFrame {
  if (NOTHING_AWAITED.test(read.text.slice(clause.span.start, clause.span.end)))
    return blank(read, clause, 'pending', null, { ...CERTAIN, negation: 'negated' });
  const item = clause.placed.find(({ mention }) => ['test', 'lab', 'procedure'].includes(mention.kind)) ?? null;
  return blank(read, clause, 'pending', item, CERTAIN);
}

/** "The mass extends along the artery, obscuring the nerves": what a finding does, not what the test could not show. */
function isHiding(read: ReadSentence, clause: Clause, head: Head): boolean {
  if (!['finding', 'disease'].includes(head.item.mention.kind)) return false;
  const before = read.text.slice(clause.span.start, head.item.mention.span.start);
  const after = read.text.slice(head.item.mention.span.end, clause.span.end);
  return (
    !LIMITATION.test(before) &&
    /\bobscur(?:es|ing)\b/i.test(after) &&
    !LIMITATION.test(after.replace(/\bobscur\w+/gi, ''))
  );
}

/** "Negative for metastatic carcinoma": one denial, of spread; the cancer itself is not denied. */
function isSpreadOf(
  read: ReadSentence,
  clause: Clause,
  before: Head | undefined,
  head: Head,
  rule: SectionRule,
): boolean {
  if (before?.item.mention.ref.id !== 'metastasis' || before.item.to !== head.item.from) return false;
  return countsNone(read, clause, head.item) || assertPlaced(read, head.item, rule).negation === 'negated';
}

const PURPOSE =
  /^(?:to |for |please )?(?:rul(?:e|ing) out|r\/o|exclude|eval|assess|check|look|work ?up|investigat|test)/i;
const TEST_DONE =
  /\b(?:(?:was|were|is|been|being) (?:\w+ )?(?:done|performed|obtained|ordered|sent|taken|admitted|referred|recommended|undertaken)|underwent|had (?:a |an )?(?:ct|mri|x-?ray|ultrasound|echo\w*|scan|study)|here for|presents? for)\b/i;

/** What a germ is held back by is no medicine of the reader. */
const SUSCEPTIBILITY = /\b(?:susceptib|resistan|sensitiv|intermediate)/i;

/** "CT was done to rule out a bleed": why a test was done, never a finding. */
function isPurpose(read: ReadSentence, clause: Clause, asserted: AssertionResult): boolean {
  if (asserted.negation !== 'possible') return false;
  const [trigger] = asserted.triggers;
  if (!trigger || !PURPOSE.test(read.text.slice(trigger.start, trigger.end))) return false;
  return TEST_DONE.test(read.text.slice(clause.span.start, trigger.start));
}

/** One frame per head; what is denied is `absent`, what is normal `normal`. */
function headFrames(read: ReadSentence, clause: Clause, head: Head, rule: SectionRule): DraftFrame[] {
  const { item } = head;
  const kind = item.mention.kind;
  const asserted = assertPlaced(read, item, rule);
  // "PR positive (35%), HER2 negative": what its own name says of it holds.
  const named = read.text.slice(item.mention.span.start, item.mention.span.end);
  if (asserted.negation === 'negated' && /\bpositive\b/i.test(named)) asserted.negation = 'affirmed';
  // "If there was no catheter, look for infection": under a condition nothing is denied.
  if (asserted.temporality === 'hypothetical' && asserted.negation === 'negated') asserted.negation = 'affirmed';
  if (isPurpose(read, clause, asserted)) return [blank(read, clause, 'reason', item, asserted)];
  if (countsNone(read, clause, item)) {
    const counted = clause.placed.filter((other) => other.mention.kind === 'anatomy');
    const sites = counted.length > 0 ? counted : head.sites;
    return [headed(read, clause, 'absent', { ...head, sites, links: [] }, { ...asserted, negation: 'negated' })];
  }
  if (kind === 'normal') {
    if (asserted.negation === 'negated') return [];
    const frame = headed(read, clause, 'normal', head, asserted);
    return [frame];
  }
  if (kind === 'medicine') {
    const frame = spokenMedicine(read, item, asserted);
    const said = frame?.medicine?.setting ?? 'mentioned';
    const sentence = read.text.slice(read.sentence.span.start, read.sentence.span.end);
    if (said === 'mentioned' && SUSCEPTIBILITY.test(sentence)) return [blank(read, clause, 'finding', item, CERTAIN)];
    if (asserted.negation === 'negated') return [headed(read, clause, 'absent', head, asserted)];
    return frame ? [frame] : [];
  }
  if (asserted.negation === 'negated') {
    // "No X to suggest Y": both are denied.
    const denied = head.links
      .filter((link) => link.relation === 'suspicion')
      .map((link) => clause.placed.find((other) => other.mention === link.mention))
      .filter((other) => other !== undefined)
      .filter((other) => assertPlaced(read, other, rule).negation === 'negated');
    const links = head.links.filter((link) => !denied.some((other) => other.mention === link.mention));
    return [
      headed(read, clause, 'absent', { ...head, links }, asserted),
      ...denied.map((other) =>
        headed(read, clause, 'absent', { ...head, item: other, sites: [], links: [] }, assertPlaced(read, other, rule)),
      ),
    ];
  }
  if (kind === 'device') return [headed(read, clause, 'device', head, asserted)];
  if (kind === 'procedure') return [headed(read, clause, 'procedure', head, asserted)];
  const frame = headed(read, clause, rule.finding ?? 'finding', head, asserted);
  if (frame.assertion === 'historical' && isOldButSeen(read, item, asserted)) frame.assertion = 'present';
  if (frame.assertion === 'present' && frame.temporality === 'recent' && isOfOld(read, head))
    frame.temporality = 'historical';
  return [frame, ...meantFrames(read, clause, head, rule)];
}

const OLD = /^(?:old|prior|previous|remote|healed|sequelae? of|residua of|evidence of (?:old|prior|remote|previous))$/i;

/** "Old rib fractures" in what a picture shows: from the past, and still to be seen. Its time stays "historical". */
function isOldButSeen(read: ReadSentence, item: PlacedMention, asserted: AssertionResult): boolean {
  if (read.reportType !== 'imaging' || !['findings', 'impression'].includes(read.section.kind)) return false;
  if (!['finding', 'disease'].includes(item.mention.kind)) return false;
  return asserted.triggers.every(({ start, end }) => OLD.test(read.text.slice(start, end).replace(/\s+/g, ' ')));
}

/** "Old healed R 6th and 7th rib fractures": words of age among those of its own name, whatever stands between. */
function isOfOld(read: ReadSentence, head: Head): boolean {
  if (read.reportType !== 'imaging' || !['finding', 'disease'].includes(head.item.mention.kind)) return false;
  const start = phraseStart(read, head.from, head.item.from);
  return read.tokens
    .slice(start, head.item.from)
    .some(
      ({ text }, at) =>
        /^(?:old|healed|remote)$/.test(text) &&
        !/^(?:year|month|week|day)s?$/.test(read.tokens[start + at - 1]?.text ?? ''),
    );
}

/** "Opacity, most consistent with pneumonia": what the finding is taken for is a statement of its own, as sure as it is said. */
function meantFrames(read: ReadSentence, clause: Clause, head: Head, rule: SectionRule): DraftFrame[] {
  const frames: DraftFrame[] = [];
  for (const { relation, mention } of head.links) {
    const item = clause.placed.find((other) => other.mention === mention);
    if (!item || (relation !== 'suspicion' && relation !== 'consistent')) continue;
    if (!['disease', 'finding'].includes(mention.kind)) continue;
    const asserted = assertPlaced(read, item, rule);
    if (asserted.negation === 'negated') continue;
    if (relation === 'suspicion' && asserted.negation === 'affirmed') {
      asserted.negation = 'possible';
      asserted.certainty = 'possible';
    }
    const frame = headed(read, clause, rule.finding ?? 'finding', { ...head, item, links: [] }, asserted);
    frames.push({ ...frame, sizes: [], count: null, severity: null, change: null });
  }
  return frames;
}

/** A clause about a body part or a measure without a finding: what changed, how it looks. */
function plainFrames(read: ReadSentence, clause: Clause, rule: SectionRule): DraftFrame[] {
  const anatomy = clause.placed.filter((item) => item.mention.kind === 'anatomy' && !isPlainEdge(read, item));
  const listed = listedFinding(read, clause);
  if (listed) {
    const head = { item: listed, from: clause.from, to: clause.to, sites: anatomy, links: [] };
    return [headed(read, clause, rule.finding ?? 'finding', head, CERTAIN)];
  }
  const entry = listEntry(read, clause);
  if (entry) {
    const head = { item: entry, from: clause.from, to: clause.to, sites: anatomy, links: [] };
    const frame = headed(read, clause, rule.finding ?? 'finding', head, CERTAIN);
    return [{ ...frame, count: { kind: 'number', value: 1 } }];
  }
  const lab = clause.placed.find((item) => item.mention.kind === 'lab');
  const test = clause.placed.find((item) => item.mention.kind === 'test');
  const attributes = attributesOf(read, clause.from, clause.to);
  const descriptor = clause.placed.find((item) => item.mention.kind === 'descriptor' && !isAttributeWord(item));
  const sites = [...anatomy, ...(anatomy.length === 0 ? read.labelSites : [])];
  const head =
    descriptor && sites.length > 0 ? descriptor : attributes.change ? (anatomy[0] ?? lab) : (lab ?? undefined);
  if (head) {
    const asserted = assertPlaced(read, head, rule);
    const kind: FrameKind = asserted.negation === 'negated' ? 'absent' : (rule.finding ?? 'finding');
    return [
      headed(
        read,
        clause,
        kind,
        { item: head, from: clause.from, to: clause.to, sites: sites.filter((s) => s !== head), links: [] },
        asserted,
      ),
    ];
  }
  const sizes = findSizes(read.text, clause.span.start, clause.span.end);
  if (anatomy[0] && sizes.length > 0)
    return [
      headed(
        read,
        clause,
        'finding',
        { item: anatomy[0], from: clause.from, to: clause.to, sites: anatomy.slice(1), links: [] },
        CERTAIN,
      ),
    ];
  const other = clause.placed.find((item) => ['other', 'substance'].includes(item.mention.kind));
  const measured = clause.placed.findLast(
    (item) => item.mention.kind === 'test' && numberFollows(read, item.to, clause.to),
  );
  const said = measured ?? (test ? undefined : other);
  if (said) {
    const asserted = assertPlaced(read, said, rule);
    const kind: FrameKind = asserted.negation === 'negated' ? 'absent' : 'finding';
    return [headed(read, clause, kind, { item: said, from: clause.from, to: clause.to, sites, links: [] }, asserted)];
  }
  if (BACK.test(read.tokens[clause.from]?.text ?? '')) return [];
  if (!test) return [];
  const asserted = assertPlaced(read, test, rule);
  if (clear(read, test, asserted)) return [blank(read, clause, 'normal', test, { ...asserted, negation: 'affirmed' })];
  return [blank(read, clause, 'procedure', test, asserted)];
}

/** "Nodule 1: right mid pole, 1.4 cm, solid": what the label counts, where its line begins with a place and a size. */
function listedFinding(read: ReadSentence, clause: Clause): PlacedMention | undefined {
  if (read.bodyFrom === 0 || clause.from > read.bodyFrom || read.reportType !== 'imaging') return undefined;
  const named = read.words.placed.find((item) => item.to <= read.bodyFrom && item.mention.kind === 'finding');
  if (!named || !/^\s*#?\d{1,2}\b/.test(read.text.slice(named.mention.span.end, named.mention.span.end + 4)))
    return undefined;
  return findSizes(read.text, clause.span.start, clause.span.end).length > 0 ? named : undefined;
}

/** "1. Right upper lobe, solid, 11 mm" under "Nodules:": one of them, where it has a place and a size. */
function listEntry(read: ReadSentence, clause: Clause): PlacedMention | undefined {
  if (!read.listHead || clause !== clausesOf(read)[0]) return undefined;
  const words = read.text.slice(clause.span.start, clause.span.end);
  if (/\b(?:no|not|without|none|versus|vs|or|possibl[ey]|probabl[ey]|likely|may|resolved)\b/i.test(words))
    return undefined;
  if (findSizes(read.text, clause.span.start, clause.span.end).length === 0) return undefined;
  return { mention: read.listHead, from: clause.from, to: clause.from };
}

/** "Blood cultures showed no growth", "Urine culture negative": the test was done and found nothing. */
function clear(read: ReadSentence, test: PlacedMention, asserted: AssertionResult): boolean {
  const after = read.text.slice(test.mention.span.end, test.mention.span.end + 60);
  return (
    asserted.temporality === 'recent' &&
    /^[\s:]*(?:\w+ ){0,3}(?:no growth|negative\b(?! for)|unremarkable|sterile)/i.test(after)
  );
}

/** "ejection fraction of 30%": a number within four words. */
function numberFollows(read: ReadSentence, from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + 5); i++) if (read.tokens[i]?.kind === 'number') return true;
  return false;
}

/** One frame for the whole clause, in sections and requests where the clause is the statement. */
function wholeFrame(read: ReadSentence, clause: Clause, rule: SectionRule, kind: FrameKind): DraftFrame {
  const main =
    clause.placed.find(
      (item) =>
        ['disease', 'finding', 'symptom', 'procedure', 'test', 'medicine', 'device', 'lab'].includes(
          item.mention.kind,
        ) && !isStay(item),
    ) ?? null;
  const asserted = main ? assertPlaced(read, main, rule) : CERTAIN;
  const frame = blank(read, clause, kind, main, asserted);
  frame.sites = anatomyOf(clause);
  if (kind === 'recommendation' || kind === 'follow_up') {
    frame.recommendation = readRecommendation(
      read.text,
      clause.span,
      clause.placed.map((item) => item.mention),
      read.sentence.span.start,
    );
  }
  return frame;
}
