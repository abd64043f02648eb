import { Link } from 'wouter';
import { PRACTICE_PLANS } from '../../contract/plans.js';
import { buttonClass } from '../kit/button.js';
import { translate } from '../kit/language.js';
import { providerTexts as texts } from './texts.js';

/** The plans for practices, from the catalogue: to the checkout by way of an account, or to the form for sales. */
export function PracticePlans({ registerPath }: { registerPath: string }) {
  return (
    <ul className="practice-plans">
      {PRACTICE_PLANS.map((plan) => (
        <li key={plan.id} className={plan.popular ? 'popular' : undefined}>
          <h3>{translate(plan.name)}</h3>
          <p className="plan-note">{plan.popular && texts.popular}</p>
          <p className="plan-cost">
            <b>{plan.monthlyPrice === null ? texts.custom : `$${plan.monthlyPrice}`}</b>
            {plan.monthlyPrice !== null && texts.perMonth}
          </p>
          <ul>
            {plan.features.map((feature) => (
              <li key={feature}>{translate(feature)}</li>
            ))}
          </ul>
          <Link
            className={buttonClass(plan.popular ? 'filled' : 'outlined')}
            href={
              plan.sale === 'contact'
                ? `/pricing?contact=${plan.id}`
                : `${registerPath}&next=${encodeURIComponent(`/pricing?plan=${plan.id}`)}`
            }
          >
            {translate(plan.callToAction)}
            <span className="hidden-label"> ({translate(plan.name)})</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
