import { Link } from 'wouter';
import type { AnalysisLab } from '../../../contract/analysis.js';
import { byImportance, readLab } from '../../../contract/lab-reading.js';
import type { Trend, TrendPoint } from '../../../contract/trends.js';
import { useReport } from '../report-context.js';
import { trendTexts as texts } from '../texts.js';
import { TrendChart } from './trend-chart.js';
import { changeWords, comparedValue, dayWords, printedWords, withUnit } from './trend-words.js';
import './over-time.css';

/** Tests drawn before the rest is opened. */
const SHOWN = 4;

interface Known {
  lab: AnalysisLab;
  trend: Trend;
}

/** The results that earlier reports hold as well: drawn, said in a sentence, and in a table. */
export default function OverTime({ trends, level }: { trends: readonly Trend[]; level: 2 | 3 }) {
  const { analysis } = useReport();
  const order = byImportance(analysis.labs);
  const known = trends
    .flatMap((trend): Known[] => {
      const lab = analysis.labs[trend.lab];
      return lab ? [{ lab, trend }] : [];
    })
    .sort((a, b) => order.indexOf(a.lab) - order.indexOf(b.lab));
  if (known.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  const points = known.flatMap(({ trend }) => trend.points);
  const reports = new Set(points.map((point) => point.analysisId)).size;
  const rest = known.slice(SHOWN);
  return (
    <section className="reading-section labs over-time" aria-label={texts.title}>
      <header>
        <Heading className="reading-heading">{texts.title}</Heading>
        <p>{texts.from(reports)}</p>
      </header>
      <div className="trend-list">
        {known.slice(0, SHOWN).map((one) => (
          <TrendFigure key={one.trend.lab} {...one} level={level} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="trend-more">
          <summary>{texts.more(rest.length)}</summary>
          <div className="trend-list">
            {rest.map((one) => (
              <TrendFigure key={one.trend.lab} {...one} level={level} />
            ))}
          </div>
        </details>
      )}
      <p className="degree-rule">
        {texts.rule} {points.some((point) => point.converted) && `${texts.converted} `}
        {points.some((point) => point.dateFrom === 'given') && texts.given}
      </p>
    </section>
  );
}

function TrendFigure({ lab, trend, level }: Known & { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h3' : 'h4';
  const words = changeWords(trend.points);
  const { degree } = readLab(lab);
  return (
    <figure className="trend">
      <figcaption>
        <Heading className="lab-heading">{lab.name}</Heading>
        <p>{words}</p>
      </figcaption>
      <TrendChart
        points={trend.points}
        unit={trend.unit}
        degree={degree}
        label={texts.chart(lab.name, trend.points.length, words)}
      />
      <details>
        <summary>
          {texts.table}
          <span className="trend-of"> {lab.name}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col">{texts.range}</th>
            </tr>
          </thead>
          <tbody>
            {[...trend.points].reverse().map((point, index) => (
              <Row key={`${point.analysisId}-${point.date}`} point={point} unit={trend.unit} isThis={index === 0} />
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Row({ point, unit, isThis }: { point: TrendPoint; unit: string | null; isThis: boolean }) {
  const day = dayWords(point);
  return (
    <tr>
      <th scope="row">
        {isThis ? day : <Link href={`/analyses/${point.analysisId}`}>{day}</Link>}
        {point.dateFrom === 'given' && <small>{texts.dayGiven}</small>}
        {isThis && <small>{texts.thisReport}</small>}
      </th>
      <td>
        {printedWords(point)}
        {point.converted && <small>{texts.same(withUnit(comparedValue(point), unit))}</small>}
      </td>
      <td>{point.rangeText ?? texts.noRange}</td>
    </tr>
  );
}
