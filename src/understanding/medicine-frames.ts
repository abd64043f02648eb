import { assertPlaced, type Clause, type ReadSentence } from './clause.js';
import { blank, type DraftFrame } from './draft-frame.js';
import { readMedicine } from './medicine.js';
import type { PlacedMention } from './mentions.js';

/** A medicine list: one frame per medicine, with its stretch of the line. */
export function medicineFrames(read: ReadSentence, clause: Clause): DraftFrame[] {
  const medicines = clause.placed.filter((item) => item.mention.kind === 'medicine');
  return medicines
    .filter((item, index) => !(index > 0 && sameMedicine(medicines[index - 1], item)))
    .map((item, index, list) => {
      const to = list[index + 1]?.from ?? clause.to;
      const before = index === 0 ? sliceTokens(read, clause.from, item.from) : '';
      const frame = blank(read, clause, 'medicine', item, assertPlaced(read, item, {}));
      frame.medicine = readMedicine(sliceTokens(read, item.from, to), before, read.section.heading?.text);
      if (list.length > 1) {
        const start = index === 0 ? clause.span.start : item.mention.span.start;
        frame.source = { start, end: read.tokens[to - 1]?.end ?? clause.span.end };
      }
      return frame;
    });
}

/** "Lasix (furosemide)": the same medicine named twice. */
function sameMedicine(a: PlacedMention | undefined, b: PlacedMention): boolean {
  return a?.mention.ref.id === b.mention.ref.id;
}

/** Where the next medicine of the clause begins. */
export function nextMedicine(clause: Clause, item: PlacedMention): number | undefined {
  return clause.placed.find((other) => other.from >= item.to && other.mention.kind === 'medicine')?.from;
}

/** The text of the tokens `from` to `to`. */
export function sliceTokens(read: ReadSentence, from: number, to: number): string {
  const start = read.tokens[from]?.start;
  const end = read.tokens[to - 1]?.end;
  return start === undefined || end === undefined || to <= from ? '' : read.text.slice(start, end);
}
