import type { LabRow } from '../types.js';
import { isTube, type pairedHalves } from './paired.js';
import { parseRow } from './row.js';
import type { RowContext } from './row-context.js';

/** The results of the halves of a line ("Serum   Urine", "Tube 1   Tube 4"), each named with the head over it. */
export function rowsOfHalves(halves: NonNullable<ReturnType<typeof pairedHalves>>, context: RowContext): LabRow[] {
  const rows: LabRow[] = [];
  for (const { items, column } of halves) {
    const parsed = parseRow(items, { ...context, head: null, inRun: true, sheet: true });
    if (!parsed) continue;
    const { row } = parsed;
    // A ratio is of no share and no count, whatever column it stands in.
    if (/\bratio\b/i.test(row.name) && column.specimen == null) {
      rows.push(row);
      continue;
    }
    const unit = row.unit ?? column.unit ?? (/^(?:%|percent|relative)/i.test(column.of ?? '') ? '%' : null);
    // Of a fluid that came in several tubes all that follows is of that fluid.
    const specimen = column.specimen ?? (isTube(column) ? row.specimen : null);
    rows.push({ ...row, name: `${row.name} (${column.of})`, unit, specimen });
  }
  return rows;
}
