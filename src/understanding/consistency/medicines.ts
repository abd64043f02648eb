import type { ReadReport } from '../../reading/index.js';
import { ADDED_TO_THOSE } from '../medicines/home-or-here.js';
import type { Frame } from '../types.js';
import { isLater, type Statement, supersede } from './statement.js';

const TAKEN: ReadonlySet<Frame['kind']> = new Set(['medicine', 'treatment']);
const ALLERGY = /\b(?:allerg(?:y|ies|ic)|anaphyla\w+|intoleran(?:t|ce)|hypersensitiv\w+|adverse reactions?|hives)\b/i;
const NO_ALLERGY = /\b(?:no|denies|without)\b[^.;]{0,40}\ballerg/i;
const NOT_TAKEN =
  /\b(?:not|never|no longer|denies|without)\s+(?:\w+ )?(?:tak(?:e|es|en|ing)|us(?:e|es|ed|ing)|on|receiv(?:e|ed|ing)|given)\b/i;

/** "Premedicated with prednisone because of an allergy", "tolerated cefazolin": no allergy to what was given. */
const TAKEN_FOR_IT =
  /\b(?:pre-?med\w*|received|given|gave|treated|tolerat\w+|takes?|taking|took|switched to|changed to|replaced (?:by|with)|instead|covered|carr(?:y|ies|ied|ying)|prescribed|issued|has an?)\b[^.;]*$/i;

/** "Peanut allergy - EpiPen expired": kept for an allergy, and not what it is to. */
function isRescue(id: string, before: string): boolean {
  return /^(?:epinephrine|adrenaline)/.test(id) && !/\ballerg\w+ to\W+(?:\w+\W+){0,2}$/i.test(before);
}

/** An allergy to a medicine is no medicine of the reader, and one that is not taken is not on the list. */
export function setAllergiesApart(statements: readonly Statement[], report: ReadReport): void {
  const named = new Set<number>();
  for (const { frame, section, words } of statements) {
    if (!TAKEN.has(frame.kind) || frame.head?.kind !== 'medicine' || section === 'allergies') continue;
    const before = report.clean.slice(frame.source.start, frame.head.span.start);
    const lead = report.clean.slice(report.sentences[frame.sentence]?.span.start ?? 0, frame.head.span.start);
    const after = report.clean.slice(frame.head.span.end, frame.source.end);
    if (
      ALLERGY.test(words) &&
      !isRescue(frame.head.ref.id, before) &&
      !NO_ALLERGY.test(words) &&
      !/\bfor\b[^.;]*$/i.test(before) &&
      !FOR_ALLERGY.test(after) &&
      !TAKEN_FOR_IT.test(lead)
    ) {
      frame.kind = 'finding';
      frame.medicine = null;
      named.add(frame.source.start);
    } else if (
      NOT_TAKEN.test(before) &&
      !/^(?:stopped|held)$/.test(frame.medicine?.change ?? '') &&
      !frame.medicine?.unclear
    ) {
      frame.kind = 'absent';
      frame.assertion = 'absent';
      frame.negated = true;
      frame.medicine = null;
    }
  }
  // "Allergic to codeine" says it once.
  for (const statement of statements)
    if (statement.frame.head?.ref.id === 'allergy' && named.has(statement.frame.source.start)) supersede(statement);
  leaveReactions(statements, report);
}

/** What an allergy did to the body once, behind it: "Penicillin allergy (rash)", "allergic to codeine - vomiting". */
const REACTION =
  /^(?:(?:skin |facial |lip |tongue |throat )?(?:rash|swelling|hives|itch\w*)|urticaria\w*|vomit\w*|nausea|angio-?o?edema|anaphyla\w*|wheez\w*|diarrh\w*|gi upset|stomach upset)$/i;
const BEHIND_ALLERGY = /\ballerg(?:y|ies|ic)\b[^.;]*(?:[(–:→]| - |\bcaus\w+|\bgives?|\breactions?)[^.;()]*$/i;

/** A reaction is told with its allergy, and is no illness of its own. */
function leaveReactions(statements: readonly Statement[], report: ReadReport): void {
  const allergic = new Set(
    statements.flatMap(({ frame }) =>
      /allergy$/.test(frame.head?.ref.id ?? '') || (frame.head?.kind === 'medicine' && frame.kind === 'finding')
        ? [frame.sentence]
        : [],
    ),
  );
  if (allergic.size === 0) return;
  for (const statement of statements) {
    const { head, sentence, kind } = statement.frame;
    if (
      head === null ||
      !/^(?:finding|diagnosis)$/.test(kind) ||
      !allergic.has(sentence) ||
      statement.section === 'allergies'
    )
      continue;
    const lead = report.clean.slice(report.sentences[sentence]?.span.start ?? 0, head.span.start);
    if (REACTION.test(report.clean.slice(head.span.start, head.span.end)) && BEHIND_ALLERGY.test(lead))
      supersede(statement);
  }
}

/** Given during an operation or a test, not taken at home. */
const GIVEN_THERE =
  /\b(?:inject\w*|infus\w*|infiltrat\w*|instill\w*|irrigat\w*|an(?:a)?esthe\w+|sedat\w+|syringe|was (?:then )?(?:given|administered|applied|placed)|were (?:then )?(?:given|administered|applied)|drawn)\b/i;
/** Settings that leave open where a medicine was given. */
const OPEN: ReadonlySet<string> = new Set(['mentioned', 'done', 'stay']);
const HOME: ReadonlySet<Statement['section']> = new Set([
  'discharge_medications',
  'admission_medications',
  'instructions',
]);
const DENIED_NEAR =
  /\b(?:no|not|on no|denies|never|off|nor|or)\W+(?:(?:on|taking|given|using|any|current|of|the)\W+)*$/i;

/** What was given during an operation or a test is told as given; what a denial does not reach is not told at all. */
export function setGivenApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame, section, words } of statements) {
    if (frame.head?.kind !== 'medicine') continue;
    const open = OPEN.has(frame.medicine?.setting ?? 'mentioned');
    if (frame.kind === 'medicine' && frame.medicine && open && !frame.medicine.change && !HOME.has(section)) {
      const { frequency, route, duration } = frame.medicine;
      const once = frequency === null && !duration;
      if (
        once &&
        (GIVEN_THERE.test(words) || route === 'into a vein' || section === 'procedures' || section === 'findings')
      )
        frame.kind = 'treatment';
    }
    // "Did not respond to A", "no change during B": the medicine itself was not denied, so nothing is said of it.
    if (frame.kind === 'absent' && section !== 'allergies') {
      const before = report.clean.slice(frame.source.start, frame.head.span.start);
      if (!DENIED_NEAR.test(before) && !NOT_TAKEN.test(before)) frame.head = null;
    }
  }
}

/** "Cetirizine for allergies": taken against one. */
const FOR_ALLERGY = /\b(?:for|to (?:treat|relieve)|as needed|p\.?r\.?n\.?)\b[^.;]*\b(?:allerg|anaphyla|hives)/i;

/**
 * One state for each medicine: the list the reader goes home with counts more than the story of the stay and what was
 * taken before it, and what says a change or a dose more than a bare name. No NEW or STOP is lost to a mention that
 * says less. Two doses of one list are both told: the reader's doctor must see them.
 */
export function settleMedicines(statements: readonly Statement[], report: ReadReport): void {
  const { type } = report.type;
  listBeforeStay(statements, report);
  joinStops(statements, type);
  const byMedicine = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.kind !== 'medicine' || !frame.medicine || frame.head?.ref.folder !== 'medicines') continue;
    if (frame.experiencer !== 'patient' || frame.assertion !== 'present') continue;
    if (APART.has(frame.medicine.setting ?? 'list') || frame.medicine.unclear) continue;
    const group = byMedicine.get(frame.head.ref.id);
    if (group) group.push(statement);
    else byMedicine.set(frame.head.ref.id, [statement]);
  }
  for (const group of byMedicine.values()) {
    const best = group.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
    for (const other of group) {
      if (other === best || other.section === best.section || weightOf(other) === weightOf(best)) continue;
      // A bare name at home does not stand in place of a stop or a start told in the course of the stay.
      if (best.frame.medicine?.change === null && other.frame.medicine?.change === 'stopped') continue;
      // "I have increased his bisoprolol to 5 mg", below the list that a letter begins with: the visit came after it.
      if (type === 'other' && changesLater(other, best)) continue;
      supersede(other);
    }
  }
}

/** What a visit changed of a list that stands above it. */
function changesLater(change: Statement, listed: Statement): boolean {
  const { medicine } = change.frame;
  return (
    listed.frame.medicine?.change === null &&
    medicine?.change === 'changed' &&
    medicine.setting === 'done' &&
    isLater(change, listed)
  );
}

const STORY: ReadonlySet<Statement['section']> = new Set(['history_present', 'hospital_course', 'consults', 'other']);

/** "A was started. … A was discontinued.": begun and stopped within one story, so it is no medicine of today. */
function joinStops(statements: readonly Statement[], type: string): void {
  const stops = new Map<string, Frame>();
  // A note lists what was taken when its story began.
  const listed = (section: Statement['section']) => section === 'medications' && type === 'other';
  for (const { frame, section } of [...statements].reverse()) {
    if (frame.medicine == null || frame.head?.ref.folder !== 'medicines' || !(STORY.has(section) || listed(section)))
      continue;
    if (frame.experiencer !== 'patient' || frame.negated) continue;
    const { id } = frame.head.ref;
    const { change, setting } = frame.medicine;
    if (change === 'stopped' && setting !== 'planned' && setting !== 'unsure') {
      if (!stops.has(id)) stops.set(id, frame);
      continue;
    }
    const stop = stops.get(id);
    if (change === 'resumed' || change === 'continued') stops.delete(id);
    else if (stop !== undefined && stop.sentence > frame.sentence) frame.medicine.stoppedLater = stop.source;
  }
}

/** Said of a plan or too loosely to stand for or against what is on a list. */
const APART: ReadonlySet<string> = new Set(['planned', 'unsure', 'not', 'mentioned', 'prescribed']);

/** In a discharge summary with a list to go home with, a plain list of medicines is that of before the stay. */
function listBeforeStay(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'discharge_summary') return;
  // The history and the exam of the admission stand before the course of the stay.
  const stay = statements.findIndex(({ section }) => section === 'physical_exam' || section === 'hospital_course');
  const list = statements.some(isOnDischargeList);
  for (const [at, { frame, section }] of statements.entries())
    if (
      section === 'medications' &&
      frame.medicine?.setting === 'list' &&
      (list || at < stay) &&
      !ADDED_TO_THOSE.test(report.clean.slice(report.sentences[frame.sentence]?.span.start, frame.source.end))
    )
      frame.medicine.setting = 'before';
}

function isOnDischargeList({ frame, section }: Statement): boolean {
  return section === 'discharge_medications' && frame.medicine?.setting === 'list';
}

const LISTS: Partial<Record<Statement['section'], number>> = {
  discharge_medications: 8,
  medications: 6,
  instructions: 4,
  plan: 4,
  admission_medications: -4,
  history_present: -2,
};

function weightOf({ frame, section }: Statement): number {
  const { medicine } = frame;
  // "Discharged home with A" at the end of the story is the list for home; what was taken before counts less, wherever it stands.
  const place =
    section === 'medications' && medicine?.setting === 'before'
      ? LISTS.admission_medications
      : STORY.has(section) && medicine?.setting === 'list'
        ? LISTS.instructions
        : LISTS[section];
  return (place ?? 0) + (medicine?.change ? 2 : 0) + (medicine?.dose ? 1 : 0);
}
