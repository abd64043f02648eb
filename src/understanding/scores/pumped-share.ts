import type { Clause, ReadSentence } from '../clause.js';
import { blank, CERTAIN, type DraftFrame } from '../draft-frame.js';

/** "LVEF 33%", "EF is 20-25%" right behind the name. */
const FIGURE =
  /^(?:\s*\([^)]{0,40}\))?\s*(?:(?:is|was|of|=|:|at|about|approximately|approx\.?|estimated(?: at)?|measured(?: at)?|calculated(?: at)?|visually|~|now|around)\s*)*\d{1,2}(?:\.\d+)?\s?%?\s?(?:(?:-|–|to)\s?\d{1,2}(?:\.\d+)?\s?)?%/i;
const OF_THEN =
  /\b(?:previous(?:ly)?|prior|then|was|baseline|from|right ventricular|rv|right|quoted|earlier|improved|recovered|old|last)\W+(?:\w+\W+)?$/i;

/** How much the heart pumps out with each beat, where it stands beside another finding that would swallow it. */
export function pumpedShare(read: ReadSentence, clause: Clause, frames: readonly DraftFrame[]): DraftFrame[] {
  if (read.reportType !== 'imaging') return [];
  const item = clause.placed.find(({ mention }) => mention.ref.id === 'ejection-fraction');
  if (item === undefined || frames.length === 0 || frames.some(({ head }) => head === item.mention)) return [];
  const { start, end } = item.mention.span;
  const figure = FIGURE.exec(read.text.slice(end, clause.span.end));
  if (figure === null || OF_THEN.test(read.text.slice(Math.max(clause.span.start, start - 30), start))) return [];
  if (/[“”"]|\b(?:19|20)\d\d\b/.test(read.text.slice(end, end + figure[0].length))) return [];
  const frame = blank(read, clause, 'finding', item, CERTAIN);
  return [{ ...frame, source: { start, end: end + figure[0].length }, others: [], sizes: [], laterality: null }];
}
