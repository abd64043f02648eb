import type { ProcedureRisk } from '../../contract/education.js';
import { figure } from '../kit/measures.js';
import { RateDots } from './rate-dots.js';
import { guideTexts as texts } from './texts.js';

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
          {lead} {outOf && <span className="of-pictures">{texts.pictures(figure(outOf))}</span>}
        </p>
      </header>
      <div>
        <ul className="risks">
          {risks.map((risk) => (
            <li key={risk.name} className={risk.rate ? 'rated' : undefined}>
              <div>
                {risk.rate && <p className="rate">{rateWords(risk.rate)}</p>}
                <h4 lang="en">{risk.name}</h4>
                <p lang="en">{risk.text}</p>
              </div>
              {risk.rate && <RateDots rate={risk.rate} label={texts.people(rateWords(risk.rate))} />}
            </li>
          ))}
        </ul>
        {sources.length > 0 && (
          <p className="quiet">
            {texts.numbers}{' '}
            {sources.map(({ name, url }, at) => (
              <span key={name} lang="en">
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
  return to === null ? texts.about(figure(n), figure(outOf)) : texts.between(figure(n), figure(to), figure(outOf));
}
