import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';

/**
 * Rows without those that only say a row of the sheet again: "CRITICAL RESULT PLT 18 called" below the row of the
 * platelets with its unit and range. A repeat with a unit or a range of its own is a result and stays, but not a
 * bound that the row is beyond.
 */
export function withoutRepeats(rows: readonly LabRow[], knowledge: Knowledge): LabRow[] {
  const key = (row: LabRow) => {
    const id = row.number === null ? undefined : knowledge.labByName(row.name, row.panel)?.id;
    return id === undefined ? null : `${id} ${row.comparator ?? ''}${row.number}`;
  };
  const whole = new Set<string>();
  for (const row of rows) if (row.range !== null && row.unit !== null) whole.add(key(row) ?? '');
  const measured = new Map<string, LabRow>();
  for (const row of rows)
    if (row.comparator === null && row.number !== null) measured.set(testOf(row, knowledge) ?? '', row);
  return rows.filter(
    (row) =>
      !isBoundOf(row, measured.get(testOf(row, knowledge) ?? '-')) &&
      (row.range !== null || row.unit !== null || !whole.has(key(row) ?? '-')),
  );
}

function testOf(row: LabRow, knowledge: Knowledge): string | undefined {
  return knowledge.labByName(row.name, row.panel)?.id;
}

/** "Anti-D level above 4 IU/mL" below a row of 7.4: what is said of that result, and none of its own. */
function isBoundOf({ comparator, number, range, unit }: LabRow, of: LabRow | undefined): boolean {
  if (comparator === null || number === null || range !== null || of?.number == null) return false;
  // From how many times the middle value on it would count.
  if (/^mom$/i.test(unit ?? '')) return true;
  const above = comparator.startsWith('>');
  return unit?.toLowerCase() === of.unit?.toLowerCase() && (above ? of.number >= number : of.number <= number);
}
