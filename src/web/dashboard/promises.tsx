import { dashboardTexts, featureTexts } from './texts.js';
import './promises.css';

/** What the product is and is not: the disclaimer, and three short promises. `claim` names the third. */
export function Promises({ claim }: { claim: string }) {
  const cards = [featureTexts.analysis, featureTexts.language, { title: claim, words: featureTexts.privacy }];
  return (
    <section className="promises" aria-label={dashboardTexts.features}>
      <p className="promises-note">{dashboardTexts.disclaimer}</p>
      <ul>
        {cards.map(({ title, words }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
