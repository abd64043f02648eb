import type { AnalysisFinding, Span } from '../../contract/analysis.js';
import type { Frame } from '../../understanding/types.js';
import { DENIES, FAMILY, HEDGED, NEGATED, PAST } from '../faithful/checks.js';
import { type Said, uniqueSpans } from '../nets/said.js';
import type { WrittenFinding } from '../written.js';

/** All sentences of a finding, in reading order. */
export function sentencesOf(finding: WrittenFinding): Said[] {
  return [finding.plan.what, ...finding.plan.details, ...finding.plan.meaning];
}

/** The fields of a line that states something of the reader now and no more than that. */
export const PLAINLY = {
  assertion: 'present',
  temporality: 'recent',
  experiencer: 'patient',
  negated: false,
  change: null,
  urgency: null,
  sensitive: false,
  laterality: null,
  measurement: null,
} as const;

/** The contract's fields of a finding, without id and text. */
export function attributesOf(finding: WrittenFinding): Omit<AnalysisFinding, 'id' | 'text'> {
  const frame = finding.frames[0] as Frame;
  const size = frame.sizes.find((one) => !one.previous && one.values.length > 0);
  const concepts = finding.frames
    .flatMap((one) => [one.head, ...one.sites])
    .flatMap((mention) => (mention === null ? [] : [mention.ref.id]));
  return {
    source: uniqueSpans([finding.source])[0] as Span,
    assertion: assertionOf(frame, finding),
    importance: finding.importance,
    temporality: frame.temporality,
    experiencer: experiencerOf(frame, finding),
    negated: finding.frames.every((one) => one.negated) && !losesDenial(finding),
    change: frame.change,
    urgency: urgencyOf(finding),
    sensitive: finding.sensitive,
    concepts: [...new Set(concepts)],
    laterality: frame.laterality,
    measurement: size === undefined ? null : { value: Math.max(...size.values), unit: size.unit },
  };
}

/** "Free flow", "non-insulin diabetes": told whole, the sentence denies nothing. */
function losesDenial(finding: WrittenFinding): boolean {
  if (!finding.retold || !finding.frames.every((one) => one.negated)) return false;
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  return !NEGATED.test(text) && !DENIES.test(text) && !/\b(?:normal|clear|gone|whole|open)\b/.test(text);
}

/** A sentence told whole says itself whether it is past or open; its section alone does not make it so. */
function assertionOf(frame: Frame, finding: WrittenFinding): AnalysisFinding['assertion'] {
  if (!finding.retold) return frame.assertion;
  if (losesDenial(finding)) return 'present';
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  if (frame.assertion === 'historical' && !PAST.test(text)) return 'present';
  if (frame.assertion === 'possible' && !HEDGED.test(text)) return 'present';
  return frame.assertion;
}

/** "You feel …" is said of the reader, whoever stands beside it. */
function experiencerOf(frame: Frame, finding: WrittenFinding): AnalysisFinding['experiencer'] {
  const text = sentencesOf(finding)
    .map((said) => said.text)
    .join(' ');
  return finding.retold && frame.experiencer === 'family' && !FAMILY.test(text) ? 'patient' : frame.experiencer;
}

/** A new urgent finding that is not told as urgent (treated during the stay) is a known one. */
function urgencyOf(finding: WrittenFinding): AnalysisFinding['urgency'] {
  const state = finding.frames.find((one) => one.urgency !== null)?.urgency?.state ?? null;
  return state === 'new' && finding.importance !== 'urgent' ? 'known' : state;
}
