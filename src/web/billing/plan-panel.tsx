import { useState } from 'react';
import { Link } from 'wouter';
import type { BillingState } from '../../contract/billing.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { MarkLabel } from '../kit/marks.js';
import { Rich } from '../kit/rich.js';
import { changeWords, dateWords, planName, useCancelPlan, usePlan, usePortal, useResumePlan } from './plan-query.js';
import { changeTexts, planTexts as texts } from './texts.js';
import './billing.css';

/** One's own plan: what it holds, what comes next, and the ways to change it. */
export function PlanPanel({ pricingPath }: { pricingPath?: string }) {
  const plan = usePlan(true);
  if (!plan) return <p className="quiet">{texts.loading}</p>;
  return (
    <div className="plan-panel">
      <p className="plan-line">
        <Rich text={texts.yours(planName(plan.plan))} parts={{ b: (words) => <b>{words}</b> }} />{' '}
        {plan.uploadsRemaining === null ? texts.unlimited : texts.left(plan.uploadsRemaining)}
      </p>
      <Standing plan={plan} />
      <div className="plan-panel-acts">
        <Acts plan={plan} />
        {pricingPath && <Link href={pricingPath}>{texts.seeAll}</Link>}
      </div>
    </div>
  );
}

/** What is to be known about it just now. */
function Standing({ plan }: { plan: BillingState }) {
  if (plan.status === 'late' && plan.graceUntil) {
    const over = new Date(plan.graceUntil) < new Date();
    return (
      <MarkLabel mark="diamond" tone="amber" as="p">
        {over ? texts.rests : texts.late(dateWords(plan.graceUntil))}
      </MarkLabel>
    );
  }
  const change = changeWords(plan);
  if (change) return <p>{change}</p>;
  if (plan.periodEnd) return <p className="quiet">{texts.again(dateWords(plan.periodEnd))}</p>;
  return null;
}

function Acts({ plan }: { plan: BillingState }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelPlan();
  const resume = useResumePlan();
  const portal = usePortal();
  if (plan.keptBy === null) return null;
  if (plan.keptBy === 'operator') return <p className="quiet">{texts.arranged}</p>;
  if (plan.keptBy !== plan.payments) return null;
  return (
    <>
      {plan.hasPortal && (
        <Button look="outlined" pendingLabel={portal.isPending && texts.opening} onClick={() => portal.mutate()}>
          {texts.invoices}
        </Button>
      )}
      {plan.endsAtPeriodEnd || plan.next ? (
        <Button
          look="outlined"
          pendingLabel={resume.isPending && texts.keeping}
          onClick={() => resume.mutate(undefined)}
        >
          {texts.keep(planName(plan.plan))}
        </Button>
      ) : (
        <Button look="plain" onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <Dialog title={texts.cancelTitle} open={asking} onClose={() => setAsking(false)}>
        <p className="dialog-text">
          {texts.cancelText(planName(plan.plan), plan.periodEnd ? dateWords(plan.periodEnd) : changeTexts.periodEnd)}
        </p>
        <div className="plan-panel-acts">
          <Button
            pendingLabel={cancel.isPending && texts.canceling}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {texts.cancel}
          </Button>
          <Button look="plain" onClick={() => setAsking(false)}>
            {texts.keepIt}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
