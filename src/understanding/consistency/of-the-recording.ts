import type { ReadReport } from '../../reading/index.js';
import { drop, type Statement } from './statement.js';

/** Papers of a recording that goes on while somebody dozes and sleeps. */
const RECORDINGS = /\b(?:EEG|brain wave|sleep)\b/i;
/** How awake somebody was while it ran, and what disturbed it: of the recording, and nothing that the reader has. */
const OF_IT: ReadonlySet<string> = new Set(['somnolence', 'drowsiness', 'artifact', 'muscle-artifact']);
const STORY: ReadonlySet<Statement['section']> = new Set([
  'indication', 'chief_complaint', 'history_present', 'past_history', 'physical_exam', 'medications',
]); // biome-ignore format: one list

/** Takes out what only tells of how a recording went. Changes the frames it is given. */
export function dropOfTheRecording(statements: readonly Statement[], { type }: ReadReport): void {
  if (type.type !== 'other' || !RECORDINGS.test(type.title)) return;
  for (const statement of statements) {
    const { frame, section } = statement;
    if (frame.head !== null && OF_IT.has(frame.head.ref.id) && !STORY.has(section)) drop(statement);
  }
}
