import { Screened } from '../../reading/index.js';
import type { Section, Sentence } from '../../reading/types.js';
import { answerToHeading } from '../answers.js';
import type { Clause, ReadSentence } from '../clause.js';
import { clausesOf } from '../clause.js';
import { CONSENT_TALK, MOVES, type OperationPart, SEEN, TELLS_A_RESULT, WENT_WRONG } from '../data/operation-parts.js';
import { NOT_A_STEP, OPERATION_STEP, OPERATION_TOOL } from '../data/operation-words.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';
import type { SectionRule } from '../sections.js';
import type { FrameKind } from '../types.js';
import { nameFrames, resultFrom, toldAsDone } from './operation-names.js';
import { isOperationReport, operationPart } from './operation-parts.js';

/** What of a step is told beside it: what was seen, and what was not. */
const TOLD_OF_STEPS = new Set<FrameKind>(['finding', 'diagnosis', 'absent', 'normal', 'score']);
/** What comes after it. */
const NEXT = new Set<FrameKind>(['recommendation', 'follow_up', 'instruction', 'warning_sign', 'pending']);

/** Left in the body on purpose, and said so. */
const LEFT_IN = new Screened(
  /\b(?:left|remains?|remained|kept|secured|sutured|sewn) (?:\w+ )?(?:in place|in situ|indwelling|in position|to (?:gravity|bulb|suction|straight)\b)/i,
);
const STAYS = /\b(?:drains?|stents?|catheters?|tubes?|pack(?:ing)?|pacemaker|mesh)\b/i;

/** The rule for the lines that say how something went: a heading, and the answer to it. */
const FACTS = new Set<OperationPart>(['anesthesia', 'blood_loss', 'left_in', 'record']);

/**
 * The statements of a sentence of an operation note: names of what was done, how it went, and steps. `usual` reads a
 * clause as in any other note. Null where the sentence is read as any other.
 */
export function operationFrames(
  read: ReadSentence,
  rule: SectionRule,
  usual: (clause: Clause, first: boolean) => DraftFrame[],
): DraftFrame[] | null {
  const note = isOperationReport(read.reportType, read.reportTitle);
  const clauses = clausesOf(read);
  const [first] = clauses;
  if (!first || (!note && (read.section.kind !== 'procedures' || !UNDER_NOTES.has(read.reportType)))) return null;
  const all = whole(first, clauses);
  const words = read.text.slice(all.span.start, all.span.end);
  if (note && CONSENT_TALK.test(words) && !CAME_ABOUT.test(words)) return [step(read, all, 'steps')];
  const part = operationPart(read.section);
  if (part === 'complications') return complications(read, all, words);
  const stated = COMPLICATIONS.test(read.sentence.label?.text ?? '') ? 'complications' : statedFact(words);
  // "EBL: 20 ml. Comps: nil": a fact of its own, whatever heading stands above.
  if (part !== null && FACTS.has(part) && !isStory(read) && stated !== 'complications') {
    if (part !== 'record') return [fact(read, all, part)];
    if (!WENT_WRONG.test(words)) return [step(read, all, 'record')];
  }
  if (stated !== null && (note || part === 'name'))
    return stated === 'complications' ? complications(read, all, words) : [fact(read, all, stated)];
  if (part === 'name' && !isStory(read)) return named(read, rule, all, note, usual);
  const done = note && read.section.heading === null ? toldAsDone(read, rule) : null;
  if (done !== null && !isMishap(words)) return done;
  const within = part === 'steps' || part === 'name' || read.section.kind === 'procedures';
  if (!note || (!(within && part !== 'found') && !(MAY_HOLD_STEPS.has(read.section.kind) && isStep(words))))
    return null;
  const told = clauses.flatMap((clause) => stepFrames(read, clause, all, usual(clause, clause === first)));
  if (note && AFTERCARE.test(words) && !told.some(({ kind }) => NEXT.has(kind)))
    return [{ ...blank(read, all, 'instruction', null, CERTAIN), coverage: 1 }];
  return told.filter(
    (frame, at) => frame.part !== 'went_wrong' || told.findIndex((one) => one.part === 'went_wrong') === at,
  );
}

/** What was done; in a stay's or a visit's list of tests also what they came to. */
function named(
  read: ReadSentence,
  rule: SectionRule,
  all: Clause,
  note: boolean,
  usual: (clause: Clause, first: boolean) => DraftFrame[],
): DraftFrame[] {
  const from = note ? null : resultFrom(read);
  const start = from === null ? undefined : read.tokens[Math.max(from, read.bodyFrom)]?.start;
  if (from === null || start === undefined) return nameFrames(read, rule);
  const rest: Clause = {
    from: Math.max(from, read.bodyFrom),
    to: all.to,
    span: { start, end: all.span.end },
    placed: all.placed.filter((item) => item.from >= from),
  };
  const found = usual(rest, from === 0);
  // "CT head, negative.": one line with its verdict.
  if (found.length === 0) return nameFrames(read, rule, read.tokens.length, true);
  return [...(from === 0 ? [] : nameFrames(read, rule, from)), ...found];
}

/** What comes after the operation, at the end of its story: for the reader to know, and no step. */
const AFTERCARE = new Screened(
  /\b(?:will (?:also |then |now |again |likely )?(?:be (?:seen|discharged|weight-?\s?bearing|non-?\s?weight\w*|allowed|kept|admitted|given|started|followed|sent|on|in|able|treated|placed on|observed|monitored|transferred|partial|touch|full|toe)|have|need|follow|return|see|stay|remain|continue|wear|use|take|go home|come|get|undergo|start|receive|require|keep|resume|begin|call|progress)|(?:he|she|patient|they) (?:is|are) (?:instructed|advised|asked|told|to (?:be|have|start|return|follow|take|wear|keep|remain|stay|call|continue|resume|see|use|avoid))|should (?:be (?:seen|kept|worn|changed|removed|started|continued|followed)|have|return|follow|stay|remain|avoid|keep|wear|not)|to be (?:started|removed|continued|changed|reviewed|seen|taken out)|comes? out (?:on|in|at|after)|instructed to|discharge instructions)\b/i,
);

/** "EBL minimal.", "No implants." among the names or the steps of a short note. */
function statedFact(words: string): OperationPart | null {
  if (words.length > 60) return null;
  if (/^\W*(?:the )?(?:total )?(?:ebl|(?:estimated )?(?:intraoperative )?blood loss)\b/i.test(words))
    return 'blood_loss';
  if (/^\W*no (?:comps|(?:known |apparent |immediate |intraoperative )?complications?)\W*$/i.test(words))
    return 'complications';
  if (/^\W*no (?:implants?|drains?|packing|tubes?)\W*$/i.test(words)) return 'left_in';
  return null;
}

/** Behind the complications another field of the form often follows in the same line, and is none of them. */
const TOLERATED =
  /^\W*(?:(?:the )?(?:patient|pt|he|she) )?(?:(?:well[- ])?tolerated\b.*\b(?:well|procedure|without)\b|well[- ]tolerated\b)/i;
/** "EBL minimal.", and nothing beside it. */
const BLOOD_LOSS_ALONE =
  /^\W*(?:(?:ebl|(?:estimated )?blood loss)\b[^,;a-z]*(?:(?:is|was|minimal|none|nil|less|than|about|approximately|negligible|scant|trace|ml|cc|l)\b[^,;a-z]*)*)$/i;
const RECORD =
  /^\W*(?:(?:(?:comfort|gloucester|tolerance) (?:comfort )?(?:score|level)|withdrawal time)\b|(?:specimens?|implants?|counts?|tourniquet(?: time)?)\b(?=.*(?:\bnone\b|\bnil\b|\bcorrect\b|\d))|to (?:the )?(?:recovery(?: room)?|pacu)\W*$)/i;
const OTHER_FIELD = /^\W*(?:drains?|packing|disposition|condition|prognosis|plan)\b/i;
const WRONG =
  /\b(?:lost|broke\w*|incorrect|bloody|fail\w*|unstable|critical|wrong|retained|dropped|leak\w*|poorly?|guarded)\b/i;

const COMPLICATIONS = /^\W*comp(?:lication)?s?\W*$/i;

/** Reports whose section of procedures lists what was done. */
const UNDER_NOTES = new Set(['other', 'discharge_summary']);
/** Sections of an operation note in which its steps may stand, too. */
const MAY_HOLD_STEPS = new Set(['other', 'findings', 'technique', 'hospital_course', 'gross', 'procedures', 'comment']);
const NONE_AT_ALL =
  /^\W*(?:none|nil|no\b(?! (?:change|leak|further|residual|other|additional))|there were no|there was no|negative|zero|n\/a|denied|0\b|without)/i;
/** Not talk of what might happen: it did. */
const CAME_ABOUT =
  /\b(?:was|were|had been) (?:noted|found|encountered|lacerat\w+|perforat\w+|injured|aborted|converted)\b/i;

function complications(read: ReadSentence, all: Clause, words: string): DraftFrame[] | null {
  const other = otherField(words);
  if (other === 'usual') return null;
  if (other !== null) return [other === 'blood_loss' ? fact(read, all, other) : step(read, all, other)];
  if (!NONE_AT_ALL.test(words) && isBehindNone(read, words)) return null;
  if (!NONE_AT_ALL.test(words) || /\b(?:except|but|other than|however)\b/i.test(words))
    return operationPart(read.section) === 'complications' ? [fact(read, all, 'went_wrong')] : null;
  if (!saysNone(read)) return null;
  const denied = answerToHeading(read);
  return [denied ? { ...denied, part: 'complications' } : fact(read, all, 'complications')];
}

/** "Complications: None." with the rest of the note below: what goes on behind the answer is none of them. */
function isBehindNone(read: ReadSentence, words: string): boolean {
  if (operationPart(read.section) !== 'complications' || MISHAP.test(words) || WRONG.test(words)) return false;
  return read.section.sentences.some(
    ({ index, span }) => index < read.sentence.index && NONE_ALONE.test(read.text.slice(span.start, span.end)),
  );
}

const NONE_ALONE =
  /^\W*(?:complications?\W+)?(?:none|nil|n\/a|no complications?)(?: (?:apparent|noted|known|immediate))?\W*$/i;
const MISHAP =
  /\b(?:complicat\w*|bled|bleed\w*|h(?:a)?emorrhag\w*|tears?|torn|perforat\w*|injur\w*|lacerat\w*|arrests?|hypotens\w*|infect\w*|except|but|however|broken|burn\w*|fractures?|pneumothorax|stroke|died|death)\b/i;

/** "A tear, repaired. No leak.": where the section names what went wrong, a denial in it is no denial of all. */
function saysNone(read: ReadSentence): boolean {
  if (operationPart(read.section) !== 'complications') return true;
  return read.section.sentences.every((one) => {
    const words = read.text.slice(one.span.start, one.span.end);
    return NONE_AT_ALL.test(words) || otherField(words) !== null;
  });
}

/** What a line under the complications tells that is none of them; null where it may be one. */
function otherField(words: string): 'blood_loss' | 'steps' | 'record' | 'usual' | null {
  if (WRONG.test(words)) return null;
  if (BLOOD_LOSS_ALONE.test(words)) return 'blood_loss';
  if (TOLERATED.test(words)) return 'steps';
  if (RECORD.test(words)) return 'record';
  return OTHER_FIELD.test(words) ? 'usual' : null;
}

const STORY_FROM = new WeakMap<Section, number>();

/** True from the first sentence of the section that tells a step or a finding rather than a name. */
function isStory(read: ReadSentence): boolean {
  let from = STORY_FROM.get(read.section);
  if (from === undefined) {
    const first = read.section.sentences.find((sentence) => opensStory(sentence, read.text));
    from = first?.index ?? Number.POSITIVE_INFINITY;
    STORY_FROM.set(read.section, from);
  }
  return read.sentence.index >= from;
}

function opensStory(sentence: Sentence, text: string): boolean {
  if (sentence.kind !== 'prose') return false;
  const words = text.slice(sentence.span.start, sentence.span.end);
  if (/\b(?:patient|pt)\b.{0,40}\b(?:was|is|had|has|underwent)\b/i.test(words)) return true;
  if (/^\W*(?:the|this|it|these|both|attention|next|then|once|after|following|under|he|she|we|i)\b/i.test(words))
    return true;
  return (OPERATION_STEP.test(words) || SEEN.test(words)) && words.length > 40;
}

/** A sentence of an operation that tells a move of the team, and no more. */
export function isOperationStep(words: string): boolean {
  return isStep(words) && !NOT_A_STEP.test(words) && !STATED_RESULT.test(words) && !TOLD_AS_FOUND.test(words);
}

/** "Was found to be", "appeared", "revealed": a result, whatever step it stands with. */
const TOLD_AS_FOUND = new Screened(
  /\b(?:noted|noticed|found|encountered|discovered|appear(?:s|ed)?|reveal(?:s|ed|ing)|show(?:s|ed|ing)|demonstrat(?:es|ed|ing)|consistent with|suspicious|abnormal|diagnosed|mass|tumou?r|lesion|polyps?)\b/i,
);

/**
 * In the report of an operation: what was done, or one of its steps ("the fascia was divided", "a sheath was placed in the
 * artery"). Its words are those of the work, and no sign of an illness.
 */
export function tellsOfWork(read: ReadSentence): boolean {
  if (!isOperationReport(read.reportType, read.reportTitle)) return false;
  const words = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  if (operationPart(read.section) === 'name' && !isStory(read)) return true;
  return isStep(words) && !isMishap(words) && !NOT_A_STEP.test(words) && !SIGHTED.test(words);
}

/** "There was fresh blood, which was washed off": seen, and then a step. */
const SIGHTED = new Screened(
  /\b(?:there (?:was|were|is)|noted|noticed|found|seen|observed|encountered|discovered|reveal(?:s|ed|ing)|show(?:s|ed|ing)|demonstrat(?:es|ed|ing)|consistent with|suspicious)\b/i,
);

/** Something may have gone wrong in it: never told as one more step. */
export function isMishap(words: string): boolean {
  return WENT_WRONG.test(words) && WENT_WRONG.test(words.replace(SPARED, ''));
}

function isStep(words: string): boolean {
  return OPERATION_TOOL.test(words) || (OPERATION_STEP.test(words) && !NOT_A_STEP.test(words));
}

/**
 * A step, told coarsely as one, with what was seen in it. What may have gone wrong, or tells a result that nobody could
 * read, is no mere step: it is left unread.
 */
function stepFrames(read: ReadSentence, clause: Clause, all: Clause, frames: DraftFrame[]): DraftFrame[] {
  const words = read.text.slice(clause.span.start, clause.span.end);
  const moved = isStep(words);
  // A line without a verb is no step: a result, or what comes next.
  if (read.sentence.kind !== 'prose' && !moved) return frames;
  const seen = SEEN.test(words);
  const stopped = SEEN_TO.test(read.text.slice(all.span.start, all.span.end));
  const told =
    seen || NOT_A_STEP.test(words) || (!moved && WENT_WRONG.test(words))
      ? frames.filter((frame) => isTold(frame, words) && !(BLED.test(frame.head?.ref.id ?? '') && stopped))
      : frames.filter((frame) => isTreatedThere(read, frame, words));
  const next = frames.filter(({ kind }) => NEXT.has(kind));
  if (next.length > 0 && !moved) return next;
  const left =
    LEFT_IN.test(words) && STAYS.test(words) && !/\bremoved\b/i.test(words)
      ? frames.filter((frame) => frame.kind === 'device')
      : [];
  if (told.length > 0) return [...told, ...left];
  if (WENT_WRONG.test(words.replace(SPARED, ''))) return [...left, fact(read, all, 'went_wrong')];
  if (TELLS_A_RESULT.test(words) && (!moved || STATED_RESULT.test(words))) return left;
  if (
    TELLS_A_RESULT.test(words) &&
    clause.placed.some((item) => ['finding', 'disease'].includes(item.mention.kind) && !MOVES.has(item.mention.ref.id))
  )
    return left;
  return [...left, step(read, clause, 'steps')];
}

/** "A 12 mm polyp in the sigmoid was removed": what a look with a camera found, and what was done about it at once. */
function isTreatedThere(read: ReadSentence, frame: DraftFrame, words: string): boolean {
  if (!CAMERA.test(read.reportTitle) || !isTold(frame, words) || frame.kind === 'normal') return false;
  const { head } = frame;
  if (head === null || (head.kind !== 'finding' && head.kind !== 'disease') || BLED.test(head.ref.id)) return false;
  return TREATED.test(read.text.slice(head.span.end, read.sentence.span.end)) && !SPARED_BEFORE.test(words);
}

const CAMERA = /\b(?:\w*scop(?:y|ic)|camera)\b/i;
const TREATED =
  /^[^.;]{0,120}\b(?:removed|resected|snared|excised|retrieved|biopsied|banded|ligated|ablated|coagulated|dilated|injected|extracted|sampled)\b/i;
const SPARED_BEFORE = /\b(?:care|avoid\w*|prevent\w*|risk|without)\b/i;

/** Said of what was seen now, in the reader, and no move of the surgeon's. */
function isTold(frame: DraftFrame, words: string): boolean {
  if (!TOLD_OF_STEPS.has(frame.kind) || frame.experiencer !== 'patient') return false;
  if (frame.assertion !== 'present' && frame.assertion !== 'absent' && frame.assertion !== 'possible') return false;
  const id = frame.head?.ref.id ?? '';
  if (['medicine', 'procedure', 'symptom', 'descriptor', 'test'].includes(frame.head?.kind ?? '')) return false;
  if (frame.kind === 'normal' && !PLAINLY_NORMAL.test(words)) return false;
  if (frame.kind === 'absent')
    return id === 'complication' || !MOVES.has(id) || /\b(?:injur|lacerat|perforat)/i.test(words);
  return !MOVES.has(id);
}

/** "There was bleeding from the artery, which was clipped": part of the work, no finding that stays. */
const BLED = /bleed|hemorrhage/;
const SEEN_TO = new Screened(
  /\b(?:controlled|stopped|clipped|clips|ligated|tied|cauteri[sz]\w+|coagulat\w+|sutured|oversewn|packed|secured|pressure|hemostasis|bovie)\b/i,
);

/** "Was noted to be torn", in whatever step: nobody read what. */
const STATED_RESULT =
  /\b(?:noted|found|observed|determined|felt|appeared|confirmed) to (?:be|have)\b|\bthere (?:was|were) (?!no\b|then\b|good\b|excellent\b|adequate\b)/i;

/** "Without injury to the nerve", "to avoid a tear": it did not come about. */
const SPARED =
  /\b(?:no|without|(?<!\b(?:could|can|did|would|was|were) )not|nor|avoid\w*|prevent\w*|minimi\w+|protect\w*|care|free of|never)\b(?: [\w'-]+){0,6}/gi;

const PLAINLY_NORMAL =
  /\b(?:normal(?! (?:sterile|fashion|manner|saline|way))|intact|patent|unremarkable|healthy|within normal|clear|free|good|well|benign|negative)\b/i;

function step(read: ReadSentence, clause: Clause, part: OperationPart): DraftFrame {
  return { ...blank(read, clause, 'technique', null, CERTAIN), part, coverage: 1 };
}

function fact(read: ReadSentence, clause: Clause, part: OperationPart): DraftFrame {
  return { ...blank(read, clause, 'condition', null, CERTAIN), sizes: [], part, coverage: 1 };
}

/** All clauses of the sentence as one. */
function whole(first: Clause, clauses: readonly Clause[]): Clause {
  const last = clauses.at(-1) ?? first;
  return {
    from: first.from,
    to: last.to,
    span: { start: first.span.start, end: last.span.end },
    placed: clauses.flatMap((clause) => clause.placed),
  };
}
