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
