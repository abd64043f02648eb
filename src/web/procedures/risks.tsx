import type { ProcedureRisk } from '../../contract/education.js';
import { RateDots } from './rate-dots.js';

interface RisksProps {
  title: string;
  lead: string;
  risks: readonly ProcedureRisk[];
}

/** A list of risks. Numbers of one list share one denominator, so that their pictures can be compared. */
export function Risks({ title, lead, risks }: RisksProps) {
  const outOf = risks.find((risk) => risk.rate)?.rate?.outOf;
  const sources = [...new Map(risks.flatMap(({ rate }) => (rate ? [[rate.source.name, rate.source]] : []))).values()];
  return (
    <section className="guide-part">
      <header>
        <h3 className="section-title">{title}</h3>
        <p className="quiet">
          {lead} {outOf && `Each picture shows ${figure(outOf)} people. The marked ones had the problem.`}
        </p>
      </header>
      <div>
        <ul className="risks">
          {risks.map((risk) => (
            <li key={risk.name} className={risk.rate ? 'rated' : undefined}>
              <div>
                {risk.rate && <p className="rate">{rateWords(risk.rate)}</p>}
                <h4>{risk.name}</h4>
                <p>{risk.text}</p>
              </div>
              {risk.rate && <RateDots rate={risk.rate} label={`${rateWords(risk.rate)} people`} />}
            </li>
          ))}
        </ul>
        {sources.length > 0 && (
          <p className="quiet">
            Numbers:{' '}
            {sources.map(({ name, url }, at) => (
              <span key={name}>
                {at > 0 && '; '}
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function rateWords({ n, to, outOf }: NonNullable<ProcedureRisk['rate']>): string {
  return to === null ? `About ${figure(n)} in ${figure(outOf)}` : `${figure(n)} to ${figure(to)} in ${figure(outOf)}`;
}

function figure(n: number): string {
  return n.toLocaleString('en-US');
}
