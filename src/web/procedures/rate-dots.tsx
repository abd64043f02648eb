import { useId } from 'react';
import type { ProcedureRisk } from '../../contract/education.js';

/** How the people of a picture stand: so many in a row, so far apart, so large. */
const GRIDS: Record<number, { columns: number; pitch: number; dot: number }> = {
  1000: { columns: 50, pitch: 6, dot: 2.4 },
  10000: { columns: 100, pitch: 3, dot: 1.2 },
};

/** A picture of people as dots, the marked ones together at the start: filled to the low figure, open to the high one. */
export function RateDots({ rate, label }: { rate: NonNullable<ProcedureRisk['rate']>; label: string }) {
  const id = useId().replace(/[^\w-]/g, '');
  const grid = GRIDS[rate.outOf];
  if (!grid) return null;
  const { columns, pitch, dot } = grid;
  const rows = rate.outOf / columns;
  const half = pitch / 2;
  return (
    <svg
      className="rate-dots"
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      width={columns * pitch}
      height={rows * pitch}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle className="person" cx={half} cy={half} r={dot / 2} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {rate.to !== null && <path className="maybe" d={dotsAt(rate.n, rate.to, grid)} strokeWidth={pitch * 0.9} />}
      <path className="marked" d={dotsAt(0, rate.n, grid)} strokeWidth={pitch * 0.9} />
    </svg>
  );
}

/** A stroke of no length for each dot: with round ends it is a dot, and all of them are one path. They fill a square block. */
function dotsAt(from: number, to: number, { columns, pitch }: { columns: number; pitch: number }): string {
  const side = Math.min(columns, Math.max(5, Math.ceil(Math.sqrt(to))));
  let path = '';
  for (let at = from; at < to; at += 1) {
    const x = ((at % side) + 0.5) * pitch;
    const y = (Math.floor(at / side) + 0.5) * pitch;
    path += `M${x} ${y}h0`;
  }
  return path;
}
