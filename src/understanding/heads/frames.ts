import { assertPlaced, type Clause, type ReadSentence } from '../clause.js';
import { LIMITATION } from '../data/clause-words.js';
import { blank, CERTAIN, type DraftFrame, headed } from '../draft-frame.js';
import { countsNone } from '../labs/zero-counts.js';
import { spokenMedicine } from '../medicines/frames.js';
import type { PlacedMention } from '../mentions.js';
import { phraseStart } from '../names/own-words.js';
import type { SectionRule } from '../sections.js';
import type { AssertionResult } from '../types.js';
import type { Head } from './reach.js';

/** "The mass extends along the artery, obscuring the nerves": what a finding does, not what the test could not show. */
export function isHiding(read: ReadSentence, clause: Clause, head: Head): boolean {
  if (!['finding', 'disease'].includes(head.item.mention.kind)) return false;
  const before = read.text.slice(clause.span.start, head.item.mention.span.start);
  const after = read.text.slice(head.item.mention.span.end, clause.span.end);
  return (
    !LIMITATION.test(before) &&
    /\bobscur(?:es|ing)\b/i.test(after) &&
    !LIMITATION.test(after.replace(/\bobscur\w+/gi, ''))
  );
}

/** "Negative for metastatic carcinoma": one denial, of spread; the cancer itself is not denied. */
export function isSpreadOf(
  read: ReadSentence,
  clause: Clause,
  before: Head | undefined,
  head: Head,
  rule: SectionRule,
): boolean {
  if (before?.item.mention.ref.id !== 'metastasis' || before.item.to !== head.item.from) return false;
  return countsNone(read, clause, head.item) || assertPlaced(read, head.item, rule).negation === 'negated';
}

const PURPOSE =
  /^(?:to |for |please )?(?:rul(?:e|ing) out|r\/o|exclude|eval|assess|check|look|work ?up|investigat|test)/i;
const TEST_DONE =
  /\b(?:(?:was|were|is|been|being) (?:\w+ )?(?:done|performed|obtained|ordered|sent|taken|admitted|referred|recommended|undertaken)|underwent|had (?:a |an )?(?:ct|mri|x-?ray|ultrasound|echo\w*|scan|study)|here for|presents? for)\b/i;

/** What a germ is held back by is no medicine of the reader. */
const SUSCEPTIBILITY = /\b(?:susceptib|resistan|sensitiv|intermediate)/i;

/** "CT was done to rule out a bleed": why a test was done, never a finding. */
function isPurpose(read: ReadSentence, clause: Clause, asserted: AssertionResult): boolean {
  if (asserted.negation !== 'possible') return false;
  const [trigger] = asserted.triggers;
  if (!trigger || !PURPOSE.test(read.text.slice(trigger.start, trigger.end))) return false;
  return TEST_DONE.test(read.text.slice(clause.span.start, trigger.start));
}

/** One frame per head; what is denied is `absent`, what is normal `normal`. */
export function headFrames(read: ReadSentence, clause: Clause, head: Head, rule: SectionRule): DraftFrame[] {
  const { item } = head;
  const kind = item.mention.kind;
  const asserted = { ...assertPlaced(read, item, rule) };
  if (head.doubted && asserted.negation === 'affirmed') {
    asserted.negation = 'possible';
    asserted.certainty = 'probable';
  }
  // "PR positive (35%), HER2 negative": what its own name says of it holds.
  const named = read.text.slice(item.mention.span.start, item.mention.span.end);
  if (asserted.negation === 'negated' && /\bpositive\b/i.test(named)) asserted.negation = 'affirmed';
  // "NG tube below the diaphragm, tip not seen": a part of it could not be seen, and it is there.
  const [cue] = asserted.triggers;
  if (
    kind === 'device' &&
    asserted.negation === 'negated' &&
    cue !== undefined &&
    PART_OF_DEVICE.test(read.text.slice(item.mention.span.end, Math.max(item.mention.span.end, cue.start)))
  )
    asserted.negation = 'affirmed';
  // "If there was no catheter, look for infection": under a condition nothing is denied.
  if (asserted.temporality === 'hypothetical' && asserted.negation === 'negated') asserted.negation = 'affirmed';
  if (isPurpose(read, clause, asserted)) return [blank(read, clause, 'reason', item, asserted)];
  if (countsNone(read, clause, item)) {
    const counted = clause.placed.filter((other) => other.mention.kind === 'anatomy');
    const sites = counted.length > 0 ? counted : head.sites;
    return [headed(read, clause, 'absent', { ...head, sites, links: [] }, { ...asserted, negation: 'negated' })];
  }
  if (kind === 'normal') {
    if (asserted.negation === 'negated') return [];
    const frame = headed(read, clause, 'normal', head, asserted);
    return [frame];
  }
  if (kind === 'medicine') {
    const frame = spokenMedicine(read, item, asserted);
    const said = frame?.medicine?.setting ?? 'mentioned';
    const sentence = read.text.slice(read.sentence.span.start, read.sentence.span.end);
    if (said === 'mentioned' && SUSCEPTIBILITY.test(sentence)) return [blank(read, clause, 'finding', item, CERTAIN)];
    if (asserted.negation === 'negated') return [headed(read, clause, 'absent', head, asserted)];
    return frame ? [frame] : [];
  }
  if (asserted.negation === 'negated') {
    // "No X to suggest Y": both are denied.
    const denied = head.links
      .filter((link) => link.relation === 'suspicion')
      .map((link) => clause.placed.find((other) => other.mention === link.mention))
      .filter((other) => other !== undefined)
      .filter((other) => assertPlaced(read, other, rule).negation === 'negated');
    const links = head.links.filter((link) => !denied.some((other) => other.mention === link.mention));
    return [
      headed(read, clause, 'absent', { ...head, links }, asserted),
      ...denied.map((other) =>
        headed(read, clause, 'absent', { ...head, item: other, sites: [], links: [] }, assertPlaced(read, other, rule)),
      ),
    ];
  }
  if (kind === 'device') return [headed(read, clause, 'device', head, asserted)];
  if (kind === 'procedure') return [headed(read, clause, 'procedure', head, asserted)];
  const frame = headed(read, clause, rule.finding ?? 'finding', head, asserted);
  if (frame.assertion === 'historical' && isOldButSeen(read, item, asserted)) frame.assertion = 'present';
  if (frame.assertion === 'present' && frame.temporality === 'recent' && isOfOld(read, head))
    frame.temporality = 'historical';
  return [frame, ...meantFrames(read, clause, head, rule)];
}

const PART_OF_DEVICE =
  /\b(?:tip|end|side ?-?holes?|side ?-?port|cuff|distal (?:portion|end|aspect)|course)\b[^.;]{0,24}$/i;

const OLD = /^(?:old|prior|previous|remote|healed|sequelae? of|residua of|evidence of (?:old|prior|remote|previous))$/i;

/** "Prior breast cancer": known from before, and not what the picture shows. */
const LEAVES_NO_SIGHT = /cancer|carcinoma|lymphoma|melanoma|leuk(?:a)?emia|malignan|neoplasm|tuberculosis/;

/** "Old rib fractures" in what a picture shows: from the past, and still to be seen. Its time stays "historical". */
function isOldButSeen(read: ReadSentence, item: PlacedMention, asserted: AssertionResult): boolean {
  if (read.reportType !== 'imaging' || !['findings', 'impression'].includes(read.section.kind)) return false;
  if (!['finding', 'disease'].includes(item.mention.kind) || LEAVES_NO_SIGHT.test(item.mention.ref.id)) return false;
  return asserted.triggers.every(({ start, end }) => OLD.test(read.text.slice(start, end).replace(/\s+/g, ' ')));
}

/** "Old healed R 6th and 7th rib fractures": words of age among those of its own name, whatever stands between. */
function isOfOld(read: ReadSentence, head: Head): boolean {
  if (read.reportType !== 'imaging' || !['finding', 'disease'].includes(head.item.mention.kind)) return false;
  const start = phraseStart(read, head.from, head.item.from);
  const infarct = /infarct|stroke/.test(head.item.mention.ref.id);
  return read.tokens
    .slice(start, head.item.from)
    .some(
      ({ text }, at) =>
        (/^(?:old|healed|remote)$/.test(text) || (infarct && /^(?:mature|established)$/.test(text))) &&
        !/^(?:year|month|week|day)s?$/.test(read.tokens[start + at - 1]?.text ?? ''),
    );
}

/** "Opacity, most consistent with pneumonia": what the finding is taken for is a statement of its own, as sure as it is said. */
function meantFrames(read: ReadSentence, clause: Clause, head: Head, rule: SectionRule): DraftFrame[] {
  const frames: DraftFrame[] = [];
  for (const { relation, mention } of head.links) {
    const item = clause.placed.find((other) => other.mention === mention);
    if (!item || (relation !== 'suspicion' && relation !== 'consistent')) continue;
    if (!['disease', 'finding'].includes(mention.kind)) continue;
    const asserted = assertPlaced(read, item, rule);
    if (asserted.negation === 'negated') continue;
    if (relation === 'suspicion' && asserted.negation === 'affirmed') {
      asserted.negation = 'possible';
      asserted.certainty = 'possible';
    }
    const frame = headed(read, clause, rule.finding ?? 'finding', { ...head, item, links: [] }, asserted);
    frames.push({ ...frame, sizes: [], count: null, severity: null, change: null });
  }
  return frames;
}
