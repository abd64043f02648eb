import type { Span } from '../contract/analysis.js';
import { everyMatch } from '../knowledge/index.js';
import { Screened } from '../reading/index.js';
import { type Clause, clausesOf, type ReadSentence } from './clause.js';
import { LEFTOVER_WORDS, PAST_TENSE, SENT_ON } from './data/leftover-words.js';
import type { DraftFrame } from './draft-frame.js';
import type { LeftoverCue } from './types.js';

type Kind = LeftoverCue['kind'];

const KIND_OF: Partial<Record<string, Kind>> = {
  negated: 'negation',
  possible: 'certainty',
  historical: 'time',
  hypothetical: 'condition',
  family: 'person',
  other: 'person',
};

/**
 * Gives each frame the cues of its clause that no frame of the clause tells: words of time, condition, exception, doubt,
 * denial or another person that a sentence made from the frame would leave out. Frames without any get nothing.
 */
export function noteLeftovers(read: ReadSentence, frames: readonly DraftFrame[]): void {
  for (const clause of clausesOf(read)) {
    const own = frames.filter((frame) => frame.source.start < clause.span.end && frame.source.end > clause.span.start);
    if (own.length === 0 || own.some(({ field }) => field !== undefined)) continue;
    const leftover = leftoverCues(read, clause, own);
    if (leftover.length === 0) continue;
    for (const frame of own) frame.leftover = leftover;
  }
}

const SCREENS = LEFTOVER_WORDS.map(({ kind, pattern }) => ({ kind, screen: new Screened(pattern) }));

/** The cues of a clause that none of its frames accounts for, in order. */
function leftoverCues(read: ReadSentence, clause: Clause, frames: readonly DraftFrame[]): LeftoverCue[] {
  const { cues, scopes } = read.cues;
  const found: LeftoverCue[] = [];
  const consumed = frames.flatMap((frame) => toldBy(frame));
  for (const cue of cues) {
    const kind = KIND_OF[cue.rule.category];
    if (!kind || cue.from < clause.from || cue.from >= clause.to) continue;
    const span = { start: read.tokens[cue.from]?.start ?? 0, end: read.tokens[cue.to - 1]?.end ?? 0 };
    if (consumed.some((one) => one.start < span.end && one.end > span.start)) continue;
    // One phrase may look both ways.
    const reached = scopes.filter(
      (scope) => scope.cue.from === cue.from && scope.cue.rule.category === cue.rule.category,
    );
    if (frames.some((frame) => tells(frame, kind) && reached.some((scope) => covers(read, scope, frame)))) continue;
    // A word of denial inside a name ("non-small cell") is part of it.
    if (read.words.placed.some((item) => item.from <= cue.from && item.to >= cue.to)) continue;
    found.push({ kind, span });
  }
  const known = cues.filter((cue) => cue.rule.category !== 'stop' && cue.from >= clause.from && cue.from < clause.to);
  const words = read.text.slice(clause.span.start, clause.span.end);
  for (const { kind, screen } of SCREENS) {
    if (!screen.mayMatch(words)) continue;
    for (const match of everyMatch(words, screen.pattern)) {
      const start = clause.span.start + match.index;
      const span = { start, end: start + match[0].length };
      // A clause that begins with "but" or "although" is not the exception to itself.
      if (kind === 'exception' && match.index === 0) continue;
      if (consumed.some((one) => one.start < span.end && one.end > span.start)) continue;
      if (known.some((cue) => touches(read, cue, span))) continue;
      if (read.words.placed.some(({ mention }) => mention.span.start <= span.start && mention.span.end >= span.end))
        continue;
      found.push({ kind, span });
    }
  }
  const listed = frames.some((frame) => frame.kind === 'medicine' && !frame.medicine?.change);
  const past = listed && !SENT_ON.test(words) ? PAST_TENSE.exec(words) : null;
  if (past) {
    const start = clause.span.start + past.index;
    found.push({ kind: 'time', span: { start, end: start + past[0].length } });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

/** A cue that `mapCues` has already weighed, whatever it says. */
function touches(read: ReadSentence, cue: { from: number; to: number }, span: Span): boolean {
  const start = read.tokens[cue.from]?.start ?? 0;
  const end = read.tokens[cue.to - 1]?.end ?? 0;
  return start < span.end && end > span.start;
}

function covers(read: ReadSentence, scope: { from: number; to: number }, frame: DraftFrame): boolean {
  if (!frame.head || frame.head.sentence !== frame.sentence) return true;
  const from = read.tokens[scope.from]?.start ?? Number.POSITIVE_INFINITY;
  const to = read.tokens[scope.to - 1]?.end ?? 0;
  const { start, end } = frame.head.span;
  return from < end && to > start;
}

/** True where the frame itself says what a cue of this kind says. */
function tells(frame: DraftFrame, kind: Kind): boolean {
  if (kind === 'negation') return frame.negated || frame.kind === 'absent' || frame.kind === 'normal';
  if (kind === 'certainty')
    return frame.assertion === 'possible' || frame.certainty !== 'certain' || frame.kind === 'reason';
  if (kind === 'time') return frame.temporality === 'historical' || frame.change === 'resolved';
  if (kind === 'condition')
    return frame.temporality === 'hypothetical' || frame.kind === 'warning_sign' || frame.kind === 'instruction';
  if (kind === 'person') return frame.experiencer !== 'patient';
  return false;
}

/** Where the words stand that a frame holds as details of its own. */
function toldBy(frame: DraftFrame): Span[] {
  const spans: Span[] = [];
  const { recommendation, medicine } = frame;
  if (recommendation?.when) spans.push(recommendation.when.span);
  if (recommendation?.condition) spans.push(recommendation.condition.span);
  if (medicine && frame.head && (medicine.duration || medicine.previous || medicine.frequency)) {
    spans.push({ start: frame.head.span.start, end: frame.head.span.end + medicine.asPrinted.length });
  }
  for (const size of frame.sizes) spans.push(size.span);
  return spans;
}
