import type { Assertion, Change, Laterality } from '../contract/analysis.js';
import { attributesOf, type Clause, type ReadSentence } from './clause.js';
import { clauseCoverage } from './coverage.js';
import type { Head } from './heads.js';
import type { PlacedMention } from './mentions.js';
import { findSizes } from './sizes.js';
import type { AssertionResult, Frame, FrameKind, Mention } from './types.js';
import { urgencyOf } from './urgency.js';

/** Frames without ids; `understand` numbers them. */
export type DraftFrame = Omit<Frame, 'id'>;

export const CERTAIN: AssertionResult = {
  negation: 'affirmed',
  temporality: 'recent',
  experiencer: 'patient',
  certainty: 'certain',
  triggers: [],
};

/** A frame about a head, with the attributes of its own stretch of the clause. */
export function headed(
  read: ReadSentence,
  clause: Clause,
  kind: FrameKind,
  head: Head,
  asserted: AssertionResult,
): DraftFrame {
  const frame = blank(read, clause, kind, head.item, asserted);
  const ownTo = withAnother(read, head) ? head.item.to : head.to;
  const attributes = attributesOf(read, head.from, ownTo);
  // What follows the last head is said of the whole list ("A and B, unchanged").
  const lastEnd =
    clause.placed.findLast((item) => item.mention.kind !== 'descriptor' && item.mention.kind !== 'anatomy')?.to ??
    clause.to;
  const tail = lastEnd < clause.to && ownTo === head.to ? attributesOf(read, lastEnd, clause.to) : null;
  frame.sites = head.sites.map((site) => site.mention);
  frame.links = head.links;
  frame.level = labelLevel(read) ?? attributes.level ?? tail?.level ?? null;
  frame.laterality = attributes.laterality ?? tail?.laterality ?? sideOfLabel(read, head);
  if (read.labelSpan) frame.label = read.labelSpan;
  frame.severity = attributes.severity;
  frame.change = changeOf(read, attributes.change ?? tail?.change ?? null);
  frame.count = attributes.count;
  const sizeFrom = read.tokens[head.from]?.start ?? clause.span.start;
  const sizeTo = read.tokens[head.to - 1]?.end ?? clause.span.end;
  const sizes = findSizes(read.text, sizeFrom, sizeTo);
  // "4 cm from the nipple" is a distance: only for a device it matters as such.
  frame.sizes = kind === 'device' ? sizes : sizes.filter((size) => !isDistance(read.text, size.span.end));
  if (asserted.negation === 'negated') {
    frame.severity = null;
    frame.count = null;
    if (frame.change !== 'resolved') frame.change = null;
  }
  const own = read.tokens.slice(head.from, head.to);
  if (kind !== 'absent') {
    frame.urgency = urgencyOf(head.item.mention, asserted, frame.change, own, read.knowledge);
    for (const link of head.links) {
      if (frame.urgency || link.relation === 'with') continue;
      const state = link.relation === 'suspicion' ? 'possible' : asserted.negation;
      frame.urgency = urgencyOf(link.mention, { ...asserted, negation: state }, frame.change, own, read.knowledge);
    }
  }
  return frame;
}

/** "Heart failure with a low ejection fraction, improved": what follows is not said of the thing behind "with". */
function withAnother(read: ReadSentence, head: Head): boolean {
  const before = read.tokens.slice(Math.max(0, head.from - 1), head.item.from);
  return before.some((token) => token.text === 'with') && read.tokens[head.item.to]?.text === ',';
}

const STORY = new Set(['history_present', 'chief_complaint']);

/** Change as it is now: "worsening" in the story before is past. */
function changeOf(read: ReadSentence, change: Change | null): Change | null {
  if (change === 'increased' && STORY.has(read.section.kind)) return null;
  return change;
}

/** The side that the label gives to a finding in the part it names; of a specimen, to all that is found in it. */
function sideOfLabel(read: ReadSentence, head: Head): Laterality | null {
  if (read.labelSide === null) return null;
  const named = new Set(read.labelSites.map((site) => site.mention.ref.id));
  return read.reportType === 'pathology' || head.sites.every((site) => named.has(site.mention.ref.id))
    ? read.labelSide
    : null;
}

function isDistance(text: string, end: number): boolean {
  return /^\s+(?:from|above|below|(?:distal|proximal|deep|superior|inferior|medial|lateral|anterior|posterior) to)\b/.test(
    text.slice(end, end + 24),
  );
}

/** The level a label names: "L4-L5: mild disc bulge". */
export function labelLevel(read: ReadSentence): string | null {
  return (read.bodyFrom > 0 ? attributesOf(read, 0, read.bodyFrom).level : null) ?? read.carriedLevel;
}

/** A frame of a clause without attributes of a head. */
export function blank(
  read: ReadSentence,
  clause: Clause,
  kind: FrameKind,
  head: PlacedMention | null,
  asserted: AssertionResult,
): DraftFrame {
  const others = clause.placed.filter((item) => item !== head).map((item) => item.mention);
  return {
    kind,
    sentence: read.sentence.index,
    source: clause.span,
    head: head?.mention ?? null,
    others,
    sites: [],
    level: null,
    assertion: assertionOf(asserted),
    negated: asserted.negation === 'negated',
    temporality: asserted.temporality,
    experiencer: asserted.experiencer,
    certainty: asserted.certainty,
    change: null,
    laterality: attributesOf(read, clause.from, clause.to).laterality,
    severity: null,
    count: null,
    sizes: findSizes(read.text, clause.span.start, clause.span.end),
    urgency: null,
    links: [],
    medicine: null,
    recommendation: null,
    score: null,
    coverage: clauseCoverage(read, clause),
  };
}

function assertionOf(result: AssertionResult): Assertion {
  if (result.experiencer !== 'patient') return 'family';
  if (result.temporality === 'hypothetical') return 'conditional';
  if (result.negation === 'negated') return 'absent';
  if (result.temporality === 'historical') return 'historical';
  return result.negation === 'possible' ? 'possible' : 'present';
}

/** The first body part of a clause. */
export function firstAnatomy(clause: Clause): PlacedMention | null {
  return clause.placed.find((item) => item.mention.kind === 'anatomy') ?? null;
}

/** All body parts of a clause. */
export function anatomyOf(clause: Clause): Mention[] {
  return clause.placed.filter((item) => item.mention.kind === 'anatomy').map((item) => item.mention);
}
