import { Link } from 'wouter';
import { PLANS, type Plan, planAllowance, TIER_ALLOWANCE, TIER_LABEL } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { buttonClass } from '../kit/button.js';
import { MarkLabel } from '../kit/marks.js';
import './pricing.css';

/** The plans, and for someone signed in which one is theirs. */
export function Pricing({ user, registerPath }: { user: User | null; registerPath: string }) {
  return (
    <div className="pricing">
      <header>
        <h1 className="title">What an explanation costs</h1>
        <p className="read">
          Every account begins with {TIER_ALLOWANCE.free} free analyses, no credit card required. A report that cannot
          be explained is not counted.
        </p>
      </header>
      {user && <YourPlan user={user} />}
      <ul className="plans">
        {PLANS.map((plan) => (
          <li key={plan.tier} className={user?.subscriptionTier === plan.tier ? 'yours' : undefined}>
            <PlanRow plan={plan} user={user} registerPath={registerPath} />
          </li>
        ))}
      </ul>
      <p className="pricing-note">
        {user
          ? 'Changing to another plan is not possible on this page yet. Your reports and what is left of your analyses stay as they are.'
          : 'Paid plans cannot be bought on this page yet. You begin with the free analyses, whichever plan you have in mind.'}
      </p>
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
        </dl>
      </section>
    </div>
  );
}

function PlanRow({ plan, user, registerPath }: { plan: Plan; user: User | null; registerPath: string }) {
  const allowance = planAllowance(plan);
  return (
    <>
      <div className="plan-name">
        <h2>{TIER_LABEL[plan.tier]}</h2>
        {plan.popular && <p>Most Popular</p>}
      </div>
      <p className="plan-price">
        <b>${plan.monthlyPrice}</b>
        {plan.renews && <span> a month</span>}
      </p>
      <div className="plan-holds">
        <p>
          {allowance === null ? 'Unlimited analyses' : `${allowance} analyses${plan.renews ? ' a month' : ''}`}
          {!plan.renews && <span className="quiet">, once</span>}
        </p>
        <Ticks count={allowance} />
      </div>
      <div className="plan-act">
        {user === null ? (
          <Link className={buttonClass(plan.monthlyPrice === 0 ? 'filled' : 'outlined')} href={registerPath}>
            {plan.monthlyPrice === 0 ? 'Start Free Trial' : 'Get Started'}
            <span className="hidden-label"> ({TIER_LABEL[plan.tier]})</span>
          </Link>
        ) : (
          user.subscriptionTier === plan.tier && <MarkLabel mark="tick">Your plan</MarkLabel>
        )}
      </div>
    </>
  );
}

/** A person's own plan and what is left of it. */
function YourPlan({ user }: { user: User }) {
  const left = user.uploadsRemaining;
  return (
    <p className="your-plan">
      Your plan is <b>{TIER_LABEL[user.subscriptionTier]}</b>.{' '}
      {left === null
        ? 'Your analyses are unlimited.'
        : `You have ${left} ${left === 1 ? 'analysis' : 'analyses'} left.`}
    </p>
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
