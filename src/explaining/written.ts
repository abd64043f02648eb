import type { Importance, Span } from '../contract/analysis.js';
import type { Frame } from '../understanding/types.js';
import type { Plan } from './planners/index.js';

/** A finding with its sentences still apart, for the summary and the key points to choose from. */
export interface WrittenFinding {
  frames: Frame[];
  plan: Plan;
  importance: Importance;
  sensitive: boolean;
  /** The report's own sentence, told whole. */
  retold: boolean;
  /** Told as one of several things it could be. */
  tied: boolean;
  /** Stands in the report's own conclusion. */
  concluded: boolean;
  /** Listed for a stay whose story says that it was over before the end. */
  over?: boolean;
  source: Span;
}

/** True for what the reader has, or may have, now: no denial, no reason of a test, no medicine that was stopped later. */
export function isPresent(finding: WrittenFinding): boolean {
  const frame = finding.frames[0];
  return (
    frame !== undefined &&
    finding.importance !== 'normal' &&
    (frame.assertion === 'present' || frame.assertion === 'possible') &&
    frame.experiencer === 'patient' &&
    frame.kind !== 'limitation' &&
    frame.kind !== 'condition' &&
    frame.kind !== 'reason' &&
    finding.frames.every(({ medicine }) => medicine?.stoppedLater === undefined) &&
    (frame.head?.kind !== 'test' || (frame.head.ref.id === 'ejection-fraction' && finding.importance === 'important'))
  );
}
