import { Fragment, type ReactNode } from 'react';
import {
  ADD_ONS,
  type AddOn,
  PLANS,
  type Plan,
  type PlanId,
  planAllowance,
  planOf,
  TIER_ALLOWANCE,
  TIER_LABEL,
} from '../../contract/plans.js';
import { translate } from '../kit/language.js';
import { pricingTexts as texts } from './texts.js';
import './pricing.css';

interface PricingProps {
  /** The plan of whoever looks; null while it is not known. */
  own: PlanId | null;
  /** Above the plans: one's own plan, or what happened at the checkout. */
  note: ReactNode;
  planAct: (plan: Plan) => ReactNode;
  addOnAct: (addOn: AddOn) => ReactNode;
  /** The last call to act. */
  closing: ReactNode;
}

/** The plans for one person (and one's own, where it is a practice's), the add-ons, and questions. */
export function Pricing({ own, note, planAct, addOnAct, closing }: PricingProps) {
  const ownPlan = own === null ? null : planOf(own);
  const shown = ownPlan && !PLANS.includes(ownPlan) ? [...PLANS, ownPlan] : PLANS;
  return (
    <div className="pricing">
      <header>
        <h1 className="title">{texts.title}</h1>
        <p className="read">{texts.intro(TIER_ALLOWANCE.free ?? 0)}</p>
      </header>
      {note}
      <ul className="plans">
        {shown.map((plan) => (
          <li key={plan.id} className={own === plan.id ? 'yours' : undefined}>
            <PlanRow plan={plan}>{planAct(plan)}</PlanRow>
          </li>
        ))}
      </ul>
      <p className="pricing-note">{texts.note}</p>
      <section aria-labelledby="add-ons">
        <h2 className="section-title" id="add-ons">
          {texts.addOns}
        </h2>
        <ul className="plans add-ons">
          {ADD_ONS.map((addOn) => (
            <li key={addOn.id}>
              <div className="plan-name">
                <h3>{translate(addOn.name)}</h3>
              </div>
              <p className="plan-price">
                <b>${addOn.price}</b>
              </p>
              <p className="plan-holds">{translate(addOn.description)}</p>
              <div className="plan-act">{addOnAct(addOn)}</div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="every-plan">
        <h2 className="section-title" id="every-plan">
          {texts.every}
        </h2>
        <ul className="every-plan">
          {texts.everyPlan.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="pricing-questions">
        <h2 className="section-title" id="pricing-questions">
          {texts.questionsTitle}
        </h2>
        <dl className="pricing-questions">
          {texts.questions.map(([question, answer]) => (
            <Fragment key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section className="pricing-closing" aria-labelledby="pricing-closing">
        <h2 className="section-title" id="pricing-closing">
          {texts.closing}
        </h2>
        <div className="closing-acts">{closing}</div>
      </section>
    </div>
  );
}

function PlanRow({ plan, children }: { plan: Plan; children: ReactNode }) {
  const allowance = planAllowance(plan);
  return (
    <>
      <div className="plan-name">
        <h2>{plan.line === 'practice' ? texts.practice(translate(plan.name)) : translate(TIER_LABEL[plan.tier])}</h2>
        {plan.popular && <p>{texts.popular}</p>}
      </div>
      <p className="plan-price">
        <b>{plan.monthlyPrice === null ? texts.custom : `$${plan.monthlyPrice}`}</b>
        {plan.renews && plan.monthlyPrice !== null && <span>{texts.perMonth}</span>}
      </p>
      <div className="plan-holds">
        <p>
          {allowance === null
            ? texts.unlimited
            : plan.renews
              ? texts.analysesMonthly(allowance)
              : texts.analyses(allowance)}
          {!plan.renews && <span className="quiet">{texts.once}</span>}
        </p>
        <Ticks count={allowance} />
      </div>
      <div className="plan-act">{children}</div>
    </>
  );
}

const WIDEST = 60;

/** One tick for each analysis; a line without end where they are unlimited. */
function Ticks({ count }: { count: number | null }) {
  const path = Array.from({ length: count ?? WIDEST }, (_, i) => `M${1 + i * 4} ${i % 10 === 0 ? 0 : 5}V14`).join('');
  return (
    <svg className="plan-ticks" viewBox="0 0 240 14" aria-hidden="true" preserveAspectRatio="xMinYMid meet">
      <path d={path} stroke="var(--ink-2)" strokeWidth="1.25" />
      {count === null && <path d="M0 13.4H240" stroke="var(--ink-2)" strokeWidth="1.25" />}
    </svg>
  );
}
