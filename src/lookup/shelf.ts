import type { TermAnswer } from '../contract/education.js';
import type { Procedure } from '../knowledge/index.js';
import type { Entry } from './entries.js';
import type { NameIndex } from './name-index.js';
import type { Groups } from './related.js';

/** What the answers are written from. */
export interface Shelf {
  groups: Groups;
  names: NameIndex;
  byId(id: string): Entry | undefined;
  /** Short forms that mean this entry and nothing else. */
  shortFormsOf(entry: Entry): readonly string[];
  procedureOf(conceptId: string): Procedure | undefined;
  /** What to do now where it cannot wait; null for what can, as the name that was asked for may say. */
  helpFor(entry: Entry, asked?: string): string | null;
}

/** An answer of which nothing is told yet. */
export const EMPTY: Omit<TermAnswer, 'term' | 'explanation' | 'commonUse' | 'basis' | 'kind'> = {
  relatedTerms: [],
  corrected: null,
  meanings: [],
  parts: [],
  alsoCalled: [],
  urgent: null,
  ask: null,
  link: null,
  procedure: null,
  source: null,
  review: null,
};
