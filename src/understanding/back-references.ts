import { findSizes } from './attributes/sizes.js';
import { attributesOf, type Clause, clausesOf, type ReadSentence } from './clause.js';
import { clauseCoverage } from './coverage.js';
import type { DraftFrame } from './draft-frame.js';
import type { Frame } from './types.js';

/** Words that point back to what was told before. */
export const BACK = /^(?:this|these|it|they|which)$/;
const OPEN_CHANGE = /\b(?:may|might|could|would|whether|if|possibl[ey]|determine)\b/i;

/**
 * "This is new since the prior study.": a clause without a concept of its own that says what became of the finding of
 * the sentence before. Gives that finding again, with its new attributes, standing on this clause.
 */
export function backReferences(read: ReadSentence, before: readonly Frame[]): DraftFrame[] {
  // "8 mm nodule. TR2. Unchanged.": a score between the two is of the same thing.
  const last = before.findLast(({ sentence, kind }) => sentence < read.sentence.index && kind !== 'score');
  if (!last?.head || last.kind !== 'finding' || last.sentence < read.sentence.index - 3) return [];
  const next = last.sentence === read.sentence.index - 1;
  const frames: DraftFrame[] = [];
  for (const clause of clausesOf(read)) {
    const alone = isChangeAlone(read, clause, before, last);
    if (!(next && BACK.test(read.tokens[clause.from]?.text ?? '')) && !alone) continue;
    // "This may be due to their having resolved": left open.
    if (OPEN_CHANGE.test(read.text.slice(clause.span.start, clause.span.end))) continue;
    if (clause.placed.some((item) => !['descriptor', 'test', 'anatomy'].includes(item.mention.kind))) continue;
    const attributes = attributesOf(read, clause.from, clause.to);
    const sizes = findSizes(read.text, clause.span.start, clause.span.end);
    if (!attributes.change && sizes.length === 0) continue;
    const { id: _, ...same } = last;
    const change = attributes.change ?? same.change;
    const urgency =
      same.urgency && (change === 'stable' || change === 'decreased' || change === 'resolved')
        ? { ...same.urgency, state: 'known' as const }
        : same.urgency;
    frames.push({
      ...same,
      sentence: read.sentence.index,
      source: clause.span,
      change,
      sizes: alone ? same.sizes : sizes,
      urgency,
      others: clause.placed.map((item) => item.mention),
      coverage: clauseCoverage(read, clause),
    });
  }
  return frames;
}

const CHANGE_ALONE =
  /^(?:interval(?:ly)? |slightly |mildly |significantly |markedly |minimally )*(?:increased|decreased|unchanged|stable|new|larger|smaller|grown|progressed|improved|resolved)(?: in size)?(?: (?:since|from|compared (?:to|with)) (?:the )?(?:prior|previous|last)(?: \w+)?)?$/i;

/** "6 mm nodule in the left lung. Unchanged.": one word of change behind one finding, on the same line. */
function isChangeAlone(read: ReadSentence, clause: Clause, before: readonly Frame[], last: Frame): boolean {
  if (read.reportType !== 'imaging' || clausesOf(read).length !== 1) return false;
  if (!CHANGE_ALONE.test(read.text.slice(clause.span.start, clause.span.end).replace(/\s+/g, ' '))) return false;
  if (read.text.slice(last.source.end, read.sentence.span.start).includes('\n')) return false;
  return before.filter(({ sentence, kind }) => sentence === last.sentence && kind === 'finding').length === 1;
}
