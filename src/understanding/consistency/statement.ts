import { singleSpaced } from '../../knowledge/index.js';
import type { ReadReport, SectionKind } from '../../reading/index.js';
import type { Frame } from '../types.js';

/** A frame with what weighs when two frames speak of one thing. */
export interface Statement {
  frame: Frame;
  section: SectionKind;
  /** The clause as one reads it. */
  words: string;
  /** 2: the report's own conclusion, 1: what was seen, 0: the story before it. */
  rank: 0 | 1 | 2;
}

const CONCLUSIONS: ReadonlySet<SectionKind> = new Set(['impression', 'diagnosis', 'discharge_diagnosis', 'addendum']);
const STORY: ReadonlySet<SectionKind> = new Set([
  'indication',
  'chief_complaint',
  'history_present',
  'past_history',
  'surgical_history',
  'family_history',
  'social_history',
  'review_of_systems',
  'admission_diagnosis',
  'comparison',
]);

/** The frames of a report as statements, in its order. */
export function statementsOf(report: ReadReport, frames: readonly Frame[]): Statement[] {
  return frames.map((frame) => {
    const sentence = report.sentences[frame.sentence];
    const section = (sentence && report.sections[sentence.section]?.kind) ?? 'other';
    const words = singleSpaced(report.clean.slice(frame.source.start, frame.source.end));
    return { frame, section, words, rank: CONCLUSIONS.has(section) ? 2 : STORY.has(section) ? 0 : 1 };
  });
}

/** True where `a` was written after `b`. */
export function isLater(a: Statement, b: Statement): boolean {
  return a.frame.sentence > b.frame.sentence || a.frame.source.start > b.frame.source.start;
}

/** Marks a statement in whose place another one of the report holds. Nothing urgent stands on it then. */
export function supersede({ frame }: Statement): void {
  frame.setAside = 'contradicted';
  frame.urgency = null;
}

/** Takes out a frame that nothing of the report bears out, or that only describes another one of its sentence. */
export function drop({ frame }: Statement): void {
  frame.setAside = 'dropped';
  frame.urgency = null;
}
