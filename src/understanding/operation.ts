import type { Clause, ReadSentence } from './clause.js';
import { countWords } from './coverage.js';
import { NOT_A_STEP, OPERATION_STEP, OPERATION_TITLE, OPERATION_TOOL } from './data/operation-words.js';
import { blank, CERTAIN, type DraftFrame } from './draft-frame.js';

/** What a step of an operation may hold besides: what was seen, given, or left in the body. */
const KEPT = new Set(['finding', 'absent', 'normal', 'diagnosis', 'medicine', 'treatment', 'score', 'recommendation']);
const LEFT_INSIDE =
  /\b(?:drains?|stents?|mesh|prosthes[ie]s|implants?|pacemaker|screws?|plates?|rods?|lens|graft|shunt|port)\b/i;

/**
 * Steps of an operation ("The fascia was closed with 2-0 Vicryl") are told coarsely: one `technique` frame instead of
 * a frame for each tool. What was found or given in the step stays. Gives the frames unchanged where the clause is no
 * step.
 */
export function operationFrames(read: ReadSentence, clause: Clause, frames: DraftFrame[]): DraftFrame[] {
  if (!inOperation(read)) return frames;
  const words = read.text.slice(clause.span.start, clause.span.end);
  const step = OPERATION_TOOL.test(words) || (OPERATION_STEP.test(words) && !NOT_A_STEP.test(words));
  if (!step) return frames;
  const kept = frames.filter((frame) => KEPT.has(frame.kind) || (frame.kind === 'device' && LEFT_INSIDE.test(words)));
  const told = kept.filter(
    (frame) => frame.head && ['finding', 'disease', 'symptom', 'medicine'].includes(frame.head.kind),
  );
  const { content, unknown } = countWords(read, clause.from, clause.to);
  if (told.length > 0 && unknown * 2 <= content) return kept;
  return [...told, blank(read, clause, 'technique', null, CERTAIN)];
}

/** Sections that tell how an operation went; in an operation report also those of no kind of their own. */
function inOperation(read: ReadSentence): boolean {
  const { kind, heading } = read.section;
  if (kind === 'procedures') return true;
  if (read.reportType !== 'other') return false;
  const named = OPERATION_TITLE.test(read.reportTitle) || OPERATION_TITLE.test(heading?.text ?? '');
  return named && (kind === 'other' || kind === 'findings' || kind === 'technique' || kind === 'hospital_course');
}
