import type { LabRow } from '../types.js';
import { parseRow } from './row.js';
import type { PlacedItem, RowContext } from './row-context.js';
import type { seriesBelow } from './spread.js';

/** The row of a name with the results of several days below it: the newest is the result, the others are older. */
export function rowOfSeries(
  name: PlacedItem,
  series: NonNullable<ReturnType<typeof seriesBelow>>,
  itemsAt: (line: number) => readonly PlacedItem[],
  context: RowContext,
): LabRow | null {
  const rows = series.from.map((at) => {
    const own = itemsAt(at).slice(1);
    const items = own.map((item) => ({ ...item, cell: item.cell + 1 }));
    return parseRow([{ ...name, cell: 0 }, ...items], { ...context, head: null, inRun: true })?.row;
  });
  const row = rows[series.newest];
  if (row === undefined) return null;
  const earlier = rows
    .map((one, at) => ({ one, at, when: series.whens[at] ?? 0 }))
    .filter(({ one, at }) => one !== undefined && at !== series.newest)
    .sort((a, b) => b.when - a.when)
    .map(({ one, at }) => ({
      value: one?.value ?? '',
      number: one?.number ?? null,
      date: itemsAt(series.from[at] ?? 0)[0]?.text ?? null,
      flag: one?.flag ?? null,
    }));
  const [latest] = earlier;
  row.previous = latest === undefined ? null : { value: latest.value, number: latest.number, date: latest.date };
  if (earlier.length > 0) row.earlier = earlier;
  return row;
}
