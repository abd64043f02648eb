import type { Knowledge } from '../../knowledge/index.js';
import { bodyOf, type PrintedLine } from '../lines.js';
import type { LabRow } from '../types.js';
import type { PlacedItem } from './row-context.js';
import { isBandLine, isComment, isRangeLabel, TAKEN_BACK } from './sheet-lines.js';
import { goesOnBelow, isOfOtherTest } from './wrapped.js';

/** What a line below a row is to it: limits by sex, age or band, more of its range, or a comment; null for another thing. */
export function belowRow(
  row: LabRow,
  line: PrintedLine,
  items: readonly PlacedItem[],
  headed: boolean,
  knowledge: Knowledge,
): 'band' | 'range' | 'comment' | null {
  const body = bodyOf(line);
  const limits = items.some((item) => item.kind === 'range' || (item.kind === 'number' && item.comparator));
  if (limits && !isOfOtherTest(row, body, knowledge) && isBandLine(body)) return 'band';
  if (isRangeLabel(body) || goesOnBelow(row, items, headed, knowledge)) return 'range';
  return isComment(body, line.indent) && !correctsAnother(row, body, knowledge) ? 'comment' : null;
}

const CORRECTED_TEST =
  /^\W*(?:correct(?:ed|ion)|amended|revised)\b[^:]{0,20}[:\s]\s*(?:the )?([A-Za-z][\w /-]{1,40}?) (?:result |value |level )?(?:was|were) /i;

/** "CORRECTION: TSH was first reported as 2.0" below the row of another test. */
function correctsAnother(row: LabRow, body: string, knowledge: Knowledge): boolean {
  const named = TAKEN_BACK.test(body) ? CORRECTED_TEST.exec(body)?.[1] : undefined;
  const id = named === undefined ? undefined : knowledge.labByName(named.trim())?.id;
  return id !== undefined && id !== knowledge.labByName(row.name, row.panel, row.unit)?.id;
}
