import type { ReactNode } from 'react';
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
        <h1 className="title">What an explanation costs</h1>
        <p className="read">
          Every account begins with {TIER_ALLOWANCE.free} free analyses, no credit card required. A report that cannot
          be explained is not counted.
        </p>
      </header>
      {note}
      <ul className="plans">
        {shown.map((plan) => (
          <li key={plan.id} className={own === plan.id ? 'yours' : undefined}>
            <PlanRow plan={plan}>{planAct(plan)}</PlanRow>
          </li>
        ))}
      </ul>
      <p className="pricing-note">
        Prices are in US dollars. Upgrades take effect at once, downgrades at the next billing cycle. Payments are not
        refunded.
      </p>
      <section aria-labelledby="add-ons">
        <h2 className="section-title" id="add-ons">
          Add-on services
        </h2>
        <ul className="plans add-ons">
          {ADD_ONS.map((addOn) => (
            <li key={addOn.id}>
              <div className="plan-name">
                <h3>{addOn.name}</h3>
              </div>
              <p className="plan-price">
                <b>${addOn.price}</b>
              </p>
              <p className="plan-holds">{addOn.description}</p>
              <div className="plan-act">{addOnAct(addOn)}</div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="every-plan">
        <h2 className="section-title" id="every-plan">
          In every plan
        </h2>
        <ul className="every-plan">
          <li>All kinds of reports: imaging, lab, pathology, hospital stays</li>
          <li>PDF, scanned PDF, TXT, DOC, DOCX, RTF, or pasted text</li>
          <li>Every sentence shows the line of the report it comes from</li>
          <li>Lab values drawn on the report’s own ranges</li>
          <li>Questions for your doctor, to print and write on</li>
          <li>Your explanations kept in your account</li>
        </ul>
      </section>
      <section aria-labelledby="pricing-questions">
        <h2 className="section-title" id="pricing-questions">
          Questions
        </h2>
        <dl className="pricing-questions">
          <dt>What is an analysis?</dt>
          <dd>One report, explained once. You can read its explanation as often as you like.</dd>
          <dt>What if it goes wrong?</dt>
          <dd>When a file cannot be read or explained, the analysis is given back to you at once.</dd>
          <dt>Do free analyses run out?</dt>
          <dd>They have no end date, but they do not come again. Those of a paid plan come again every month.</dd>
          <dt>Is there a setup fee?</dt>
          <dd>No setup fees. You can cancel anytime.</dd>
          <dt>Can I change my plan?</dt>
          <dd>
            Yes. A larger plan begins at once and you pay the difference. A smaller one begins when the month you paid
            for is over, and until then you can undo it.
          </dd>
          <dt>What happens when I cancel?</dt>
          <dd>Your plan stays until the month you paid for is over. Analyses that are left then stay yours.</dd>
        </dl>
      </section>
      <section className="pricing-closing" aria-labelledby="pricing-closing">
        <h2 className="section-title" id="pricing-closing">
          See what it makes of a report of yours
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
        <h2>{plan.line === 'practice' ? `${plan.name} (practice)` : TIER_LABEL[plan.tier]}</h2>
        {plan.popular && <p>Most Popular</p>}
      </div>
      <p className="plan-price">
        <b>{plan.monthlyPrice === null ? 'Custom' : `$${plan.monthlyPrice}`}</b>
        {plan.renews && plan.monthlyPrice !== null && <span> a month</span>}
      </p>
      <div className="plan-holds">
        <p>
          {allowance === null ? 'Unlimited analyses' : `${allowance} analyses${plan.renews ? ' a month' : ''}`}
          {!plan.renews && <span className="quiet">, once</span>}
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
