import { useState } from 'react';
import { Link } from 'wouter';
import type { BillingState } from '../../contract/billing.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { MarkLabel } from '../kit/marks.js';
import { changeWords, dateWords, planName, useCancelPlan, usePlan, usePortal, useResumePlan } from './plan-query.js';
import './billing.css';

/** One's own plan: what it holds, what comes next, and the ways to change it. */
export function PlanPanel({ pricingPath }: { pricingPath?: string }) {
  const plan = usePlan(true);
  if (!plan) return <p className="quiet">Loading your plan…</p>;
  return (
    <div className="plan-panel">
      <p className="plan-line">
        Your plan is <b>{planName(plan.plan)}</b>. {leftWords(plan.uploadsRemaining)}
      </p>
      <Standing plan={plan} />
      <div className="plan-panel-acts">
        <Acts plan={plan} />
        {pricingPath && <Link href={pricingPath}>See all plans</Link>}
      </div>
    </div>
  );
}

function leftWords(left: number | null): string {
  if (left === null) return 'Your analyses are unlimited.';
  return `You have ${left} ${left === 1 ? 'analysis' : 'analyses'} left.`;
}

/** What is to be known about it just now. */
function Standing({ plan }: { plan: BillingState }) {
  if (plan.status === 'late' && plan.graceUntil) {
    const over = new Date(plan.graceUntil) < new Date();
    return (
      <MarkLabel mark="diamond" tone="amber" as="p">
        {over
          ? 'Your last payment did not go through, so the plan rests. What you had left is still yours.'
          : `Your last payment did not go through. The plan stays until ${dateWords(plan.graceUntil)}.`}
      </MarkLabel>
    );
  }
  const change = changeWords(plan);
  if (change) return <p>{change}</p>;
  if (plan.periodEnd) return <p className="quiet">Your analyses come again on {dateWords(plan.periodEnd)}.</p>;
  return null;
}

function Acts({ plan }: { plan: BillingState }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelPlan();
  const resume = useResumePlan();
  const portal = usePortal();
  if (plan.keptBy === null) return null;
  if (plan.keptBy === 'operator') return <p className="quiet">This plan was arranged with us.</p>;
  if (plan.keptBy !== plan.payments) return null;
  return (
    <>
      {plan.hasPortal && (
        <Button look="outlined" pendingLabel={portal.isPending && 'Opening…'} onClick={() => portal.mutate()}>
          Card and invoices
        </Button>
      )}
      {plan.endsAtPeriodEnd || plan.next ? (
        <Button look="outlined" pendingLabel={resume.isPending && 'Keeping…'} onClick={() => resume.mutate(undefined)}>
          Keep {planName(plan.plan)}
        </Button>
      ) : (
        <Button look="plain" onClick={() => setAsking(true)}>
          Cancel plan
        </Button>
      )}
      <Dialog title="Cancel your plan?" open={asking} onClose={() => setAsking(false)}>
        <p className="dialog-text">
          You keep {planName(plan.plan)} until {plan.periodEnd ? dateWords(plan.periodEnd) : 'the period ends'}. What is
          left of your analyses stays yours. Payments are not refunded.
        </p>
        <div className="plan-panel-acts">
          <Button
            pendingLabel={cancel.isPending && 'Canceling…'}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            Cancel plan
          </Button>
          <Button look="plain" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
