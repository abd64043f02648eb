import type { ReadReport, SectionKind } from '../../reading/index.js';
import type { MedicineDetail } from '../types.js';
import { type Statement, supersede } from './statement.js';

/** Settings of a change that was made, as against one that is planned or stands on a list. */
const MADE: ReadonlySet<string> = new Set(['done', 'stay', 'given', 'now', 'was']);
const TOLD_IN: ReadonlySet<SectionKind> = new Set([
  'hospital_course',
  'history_present',
  'consults',
  'procedures',
  'results',
  'other',
]);
/** What became of the medicine of the sentence before ("It was then weaned and stopped"). */
const BACK =
  /^\W*(?:then |later |subsequently |eventually |this time )?(?:it|this|these|they|(?:the|this) (?:drug|medicine|medication|antibiotics?|steroids?|drip|infusion))\b[^.;]{0,60}?\b(?:was|were|been|is|are)\b[^.;]{0,50}?\b(stopped|discontinued|held|restarted|resumed|weaned(?: and then)? off|weaned)\b/i;
const CHANGE_OF: readonly [RegExp, NonNullable<MedicineDetail['change']>][] = [
  [/stop|discontinu|weaned/i, 'stopped'],
  [/held/i, 'held'],
  [/restart|resum/i, 'resumed'],
];

/**
 * "A was started … held … started again … stopped": of several changes of one medicine in the story of a stay only the
 * last is told; a step on the way would be read as how it ended. Linear in the number of statements.
 */
export function settleChains(statements: readonly Statement[], report: ReadReport): void {
  const steps = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { frame, section } = statement;
    if (frame.kind !== 'medicine' && frame.kind !== 'treatment') continue;
    if (frame.head?.ref.folder !== 'medicines' || frame.experiencer !== 'patient' || frame.setAside) continue;
    if (!TOLD_IN.has(section) || frame.assertion !== 'present') continue;
    if (!MADE.has(frame.medicine?.setting ?? 'given')) continue;
    const group = steps.get(frame.head.ref.id);
    if (group) group.push(statement);
    else steps.set(frame.head.ref.id, [statement]);
  }
  for (const group of steps.values()) {
    const last = group.at(-1);
    if (!last) continue;
    followOn(last, report);
    const changed = group.filter(({ frame }) => frame.medicine?.change);
    const final = changed.at(-1)?.frame.medicine?.change;
    if (!final) continue;
    for (const one of group) {
      if (one === changed.at(-1) || one.frame.medicine?.change === final) continue;
      // Words behind the last change may tell of another time.
      if (
        !one.frame.medicine?.change &&
        changed.indexOf(one) < 0 &&
        group.indexOf(one) > group.lastIndexOf(changed.at(-1) as Statement)
      )
        continue;
      supersede(one);
    }
  }
}

/** Moves the last step to the next sentence where that says what became of it without its name. */
function followOn({ frame }: Statement, report: ReadReport): void {
  const own = report.sentences[frame.sentence];
  const next = report.sentences[frame.sentence + 1];
  if (!own || !next || next.section !== own.section || !frame.medicine) return;
  const words = report.clean.slice(next.span.start, next.span.end);
  const found = BACK.exec(words);
  const change = found && CHANGE_OF.find(([verb]) => verb.test(found[1] ?? ''))?.[1];
  if (!change || /\bnot\b|\bnever\b/i.test(found[0])) return;
  frame.sentence = next.index;
  frame.source = { ...next.span };
  frame.kind = 'medicine';
  frame.medicine = {
    ...frame.medicine,
    change,
    setting: 'stay',
    dose: null,
    frequency: null,
    schedule: null,
    previous: null,
  };
  delete frame.medicine.note;
}
