import type { Knowledge } from '../../knowledge/index.js';
import type { LabRow } from '../types.js';

/**
 * Rows without those that only say a row of the sheet again: "CRITICAL RESULT PLT 18 called" below the row of the
 * platelets with its unit and range. A repeat with a unit or a range of its own is a result and stays.
 */
export function withoutRepeats(rows: readonly LabRow[], knowledge: Knowledge): LabRow[] {
  const key = (row: LabRow) => {
    const id = row.number === null ? undefined : knowledge.labByName(row.name, row.panel)?.id;
    return id === undefined ? null : `${id} ${row.comparator ?? ''}${row.number}`;
  };
  const whole = new Set<string>();
  for (const row of rows) if (row.range !== null && row.unit !== null) whole.add(key(row) ?? '');
  return rows.filter((row) => row.range !== null || row.unit !== null || !whole.has(key(row) ?? '-'));
}
