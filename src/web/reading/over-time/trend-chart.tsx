import type { LabDegree } from '../../../contract/lab-reading.js';
import type { TrendPoint } from '../../../contract/trends.js';
import { trendTexts as texts } from '../texts.js';
import { CHART, type TrendLayout, trendLayout } from './layout.js';
import { comparedValue, tickWords } from './trend-words.js';

/** One test over time, drawn; `label` says the same in a sentence. */
export function TrendChart({
  points,
  unit,
  degree,
  label,
}: {
  points: readonly TrendPoint[];
  unit: string | null;
  /** How the newest stands to its range: its head is that of the number line. */
  degree: LabDegree;
  label: string;
}) {
  const layout = trendLayout(points);
  const tick = tickWords(points);
  const last = layout.points.at(-1);
  return (
    <svg
      className="trend-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={label}
      data-degree={degree}
    >
      <Bands layout={layout} />
      <path
        className="trend-line"
        d={`M${layout.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
      />
      {layout.points.map(({ x, y, point, labelled, below, dated }) => (
        <g key={`${point.analysisId}-${point.date}`}>
          {point !== last?.point && <circle className="trend-ring" cx={x} cy={y} r="5" />}
          {labelled && (
            <text className="trend-value" x={x} y={below ? y + 20 : y - 11} textAnchor="middle">
              {comparedValue(point)}
            </text>
          )}
          {dated && (
            <>
              <path className="trend-tick" d={`M${x.toFixed(1)} ${CHART.bottom + 12}v6`} />
              <text className="trend-day" x={x} y={CHART.bottom + 34} textAnchor="middle">
                {tick(point)}
              </text>
            </>
          )}
        </g>
      ))}
      {last && (
        <>
          <Head x={last.x} y={last.y} degree={degree} />
          <text className="trend-now" x={last.x + 15} y={last.y + 6}>
            {comparedValue(last.point)}
            {unit === '%' && <tspan className="trend-unit">%</tspan>}
          </text>
          {unit && unit !== '%' && unit.length <= 9 && (
            <text className="trend-unit" x={last.x + 15} y={last.y + 22}>
              {unit}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

function Bands({ layout }: { layout: TrendLayout }) {
  const only = layout.bands.length === 1 ? layout.bands[0] : undefined;
  return (
    <>
      {layout.bands.map((band) => (
        <g key={band.from}>
          <rect
            className="trend-band"
            x={band.from}
            y={band.top}
            width={Math.max(0, band.to - band.from)}
            height={Math.max(1, band.bottom - band.top)}
          />
          {(
            [
              ['high', band.top],
              ['low', band.bottom],
            ] as const
          ).map(([end, y]) => {
            if (band[end] === null) return null;
            return (
              <g key={end}>
                <path className="trend-end" d={`M${band.from} ${y}H${band.to}`} />
                <text
                  className="trend-limit"
                  x={band.isFirst ? band.from - 7 : band.from + 4}
                  y={band.isFirst ? y + 4.5 : end === 'high' ? y + 14 : y - 5}
                  textAnchor={band.isFirst ? 'end' : 'start'}
                >
                  {end === 'high' ? band.highLabel : band.lowLabel}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {only && only.bottom - only.top > 44 && (
        <text className="trend-name" x={only.to - 8} y={only.bottom - 7} textAnchor="end">
          {texts.band}
        </text>
      )}
    </>
  );
}

function Head({ x, y, degree }: { x: number; y: number; degree: LabDegree }) {
  if (['moderate', 'far', 'critical', 'abnormal'].includes(degree))
    return <path className="trend-head" d={`M${x} ${y - 8}l8 8-8 8-8-8Z`} />;
  return <circle className={degree === 'within' ? 'trend-head' : 'trend-head ring'} cx={x} cy={y} r="6" />;
}
