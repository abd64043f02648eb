import type { SectionKind } from '../reading/types.js';
import type { FrameKind } from './types.js';

/** What a section makes of the statements in it. */
export interface SectionRule {
  /** Every clause is one frame of this kind, about its main word. */
  whole?: FrameKind;
  /** Kind of a frame whose head is a disease or finding, in place of `finding`. */
  finding?: FrameKind;
  /** Statements without a verb of their own lie in the past. */
  past?: boolean;
  family?: boolean;
  /** Every medicine named is on a list of the patient's medicines. */
  medicines?: boolean;
  /** False where nothing is owed to the reader ("header"). */
  clinical?: boolean;
}

const none: SectionRule = {};

/** The rule of each kind of section; kinds not listed are plain clinical text. */
const RULES: Partial<Record<SectionKind, SectionRule>> = {
  header: { whole: 'identity', clinical: false },
  signature: { whole: 'identity', clinical: false },
  exam: { whole: 'technique', clinical: false },
  technique: { whole: 'technique' },
  method: { whole: 'technique', clinical: false },
  comparison: { whole: 'comparison' },
  indication: { whole: 'reason' },
  chief_complaint: { whole: 'reason' },
  specimen: { whole: 'specimen' },
  gross: { whole: 'specimen' },
  diagnosis: { finding: 'diagnosis' },
  synoptic: { finding: 'diagnosis' },
  admission_diagnosis: { finding: 'diagnosis' },
  discharge_diagnosis: { finding: 'diagnosis' },
  past_history: { past: true },
  surgical_history: { past: true },
  social_history: none,
  family_history: { family: true },
  medications: { medicines: true },
  admission_medications: { medicines: true },
  discharge_medications: { medicines: true },
  allergies: none,
  procedures: { finding: 'finding' },
  recommendation: { whole: 'recommendation' },
  instructions: { whole: 'instruction' },
  activity: { whole: 'instruction' },
  diet: { whole: 'instruction' },
  follow_up: { whole: 'follow_up' },
  warning_signs: { whole: 'warning_sign' },
  pending: { whole: 'pending' },
  condition: { whole: 'condition' },
  disposition: { whole: 'condition' },
  vitals: none,
};

/** The rule for a kind of section. */
export function sectionRule(kind: SectionKind): SectionRule {
  return RULES[kind] ?? none;
}

/** Sections that tell what was before this visit, and what brought the reader to it. */
export const BEFORE_VISIT: ReadonlySet<string> = new Set([
  'history_present',
  'past_history',
  'surgical_history',
  'social_history',
  'family_history',
  'chief_complaint',
  'indication',
  'review_of_systems',
]);
