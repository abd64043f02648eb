import type { ReadReport } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import { type Statement, supersede } from './statement.js';

/** A choice of diagnoses as it was weighed at the time: told as over. */
const WEIGHED =
  /\b(?:differential|ddx|considerations?|possibilities|diagnos[ei]s)\b[^.;]{0,40}\b(?:included|was|were|then|at (?:the|that) time|considered)\b|\b(?:was|were) (?:\w+ )?(?:considered|entertained)\b/i;
/** Says which one it was. */
const SETTLES = new Screened(
  /\b(?:consistent with|confirm\w*|reveal\w*|show(?:ed|s|n)|demonstrat\w+|diagnos(?:ed|tic)|proved|proven|turned out|found to (?:be|have)|established)\b/i,
);
/** "DDx: A, B, C" in the thinking of a visit. */
const IN_MIND = /\b(?:differential|ddx|dd)\b[^.;]{0,30}(?::|\b(?:includes?|including|considered|is|are|of)\b)/i;
/** Where a visit says what it was in the end. */
const CONCLUDES: ReadonlySet<string> = new Set(['impression', 'diagnosis', 'discharge_diagnosis']);

/**
 * "Differential included A, B and C. The scan was consistent with C. … clearly revealed C": what was weighed and left is
 * not told as open any more. Only where the choice is told as past, or as what was in mind before a visit's own diagnosis,
 * and one of its own names is then told as found.
 */
export function settleDifferentials(statements: readonly Statement[], report: ReadReport): void {
  const choices = new Map<number, Statement[]>();
  for (const statement of statements) {
    const { frame } = statement;
    if (frame.assertion !== 'possible' || frame.head === null || frame.setAside) continue;
    choices.set(frame.sentence, [...(choices.get(frame.sentence) ?? []), statement]);
  }
  if (choices.size === 0) return;
  const found = new Map<string, number>();
  for (const { frame, words } of statements)
    if (frame.assertion === 'present' && frame.head !== null && !frame.negated && SETTLES.test(words))
      found.set(frame.head.ref.id, Math.max(frame.sentence, found.get(frame.head.ref.id) ?? -1));
  const concluded = new Map<string, number>();
  for (const { frame } of statements) {
    const kind = report.sections[report.sentences[frame.sentence]?.section ?? -1]?.kind ?? 'other';
    if (frame.assertion === 'present' && frame.head !== null && !frame.negated && CONCLUDES.has(kind))
      concluded.set(frame.head.ref.id, frame.sentence);
  }
  for (const [index, choice] of choices) {
    const sentence = report.sentences[index];
    if (sentence === undefined || choice.length < 2) continue;
    const words = report.clean.slice(sentence.span.start, sentence.span.end);
    const named = choice.map(({ frame }) => concluded.get(frame.head?.ref.id ?? '') ?? -1);
    if (
      IN_MIND.test(words) &&
      !CONCLUDES.has(report.sections[sentence.section]?.kind ?? 'other') &&
      named.some((at) => at > index)
    ) {
      for (const statement of choice) supersede(statement);
      continue;
    }
    if (!WEIGHED.test(words)) continue;
    if (choice.some(({ frame }) => (found.get(frame.head?.ref.id ?? '') ?? -1) > index))
      for (const statement of choice) supersede(statement);
  }
}

/** "The diagnosis of X is confirmed": not "should be confirmed", "if confirmed". */
const CONFIRMED =
  /\b(?:is|are|was|were|has been|have been) (?:now |thus |thereby |therefore )?confirmed\b|\bconfirm(?:s|ed|ing) (?:the |a |an )?(?:above |preliminary |provisional |initial )?(?:diagnosis|presence|impression) of\b/i;
const NOT_YET = /\b(?:not|if|once|until|unless|when|whether|to be|should be|pending|awaiting)\b/i;

/** "The diagnosis of X should be confirmed by FISH" */
const TO_CONFIRM =
  /\b(?:diagnosis|impression|suspicion) of\b[^.;]{3,90}\b(?:should|must|needs? to|has to|remains to|is to|yet to|to) be (?:\w+ )?confirmed\b/i;

/** A tissue report's first "suspicious for X" gives way to the line behind it that says that X is confirmed. */
export function settleConfirmed(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'pathology') return;
  const confirmed = new Map<string, number>();
  for (const { frame } of statements) {
    if (frame.assertion !== 'present' || frame.head === null || frame.negated || frame.setAside) continue;
    const { span } = report.sentences[frame.sentence] ?? { span: frame.source };
    const words = report.clean.slice(span.start, Math.min(span.end, span.start + 400));
    if (TO_CONFIRM.test(words)) {
      frame.assertion = 'possible';
      frame.certainty = 'probable';
    } else if (CONFIRMED.test(words) && !NOT_YET.test(words)) confirmed.set(frame.head.ref.id, frame.sentence);
  }
  for (const statement of statements) {
    const { frame } = statement;
    const settled = confirmed.get(frame.head?.ref.id ?? '') ?? -1;
    if (frame.assertion === 'possible' && settled > frame.sentence) supersede(statement);
  }
}

/** ": no invasion confirmed", "- not confirmed on levels" at the end of its sentence. */
const NOT_CONFIRMED =
  /[:,;–-]\s*(?:but )?(?:this (?:is|was) )?(?:no [a-z -]{3,40} (?:is |was )?confirmed|not confirmed)(?: (?:on|by|with|in) [a-z ,/-]{3,40})?\W*$/i;

/** "A focus suspicious for early invasion was examined with levels: no invasion confirmed": asked and answered in one sentence. */
export function settleLookedInto(statements: readonly Statement[], report: ReadReport): void {
  // How far behind in its sentence each name is denied.
  const denied = new Map<string, number>();
  for (const { frame } of statements) {
    if (frame.assertion !== 'absent' || frame.head === null) continue;
    const key = `${frame.sentence} ${frame.head.ref.id}`;
    denied.set(key, Math.max(denied.get(key) ?? 0, frame.head.span.start));
  }
  if (denied.size === 0) return;
  for (const statement of statements) {
    const { frame } = statement;
    const sentence = report.sentences[frame.sentence];
    if (frame.assertion !== 'possible' || frame.head === null || sentence === undefined) continue;
    if ((denied.get(`${frame.sentence} ${frame.head.ref.id}`) ?? 0) <= frame.head.span.start) continue;
    if (NOT_CONFIRMED.test(report.clean.slice(sentence.span.start, sentence.span.end))) supersede(statement);
  }
}
