import { useState } from 'react';
import { Link } from 'wouter';
import type { BillingState, Catalogue, ContactKind } from '../../contract/billing.js';
import { isUpgrade, type PaidPlanId, type Plan, planOf } from '../../contract/plans.js';
import type { User } from '../../contract/users.js';
import { Button, buttonClass } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { translate } from '../kit/language.js';
import { MarkLabel } from '../kit/marks.js';
import { dateWords, planName, useChangePlan, useCheckout, useResumePlan } from './plan-query.js';
import { changeTexts, priceActTexts as texts } from './texts.js';

interface PlanButtonProps {
  plan: Plan;
  user: User | null;
  catalogue: Catalogue | undefined;
  /** Null while nobody is signed in. */
  state: BillingState | null | undefined;
  /** Where an account is made; afterwards one comes back to `next`. */
  registerPath: (next?: string) => string;
  onContact: (kind: ContactKind, plan?: PaidPlanId) => void;
}

/** The one act that a plan offers this person now. */
export function PlanButton({ plan, user, catalogue, state, registerPath, onContact }: PlanButtonProps) {
  const checkout = useCheckout();
  const name = <span className="hidden-label"> ({planName(plan.id)})</span>;
  if (plan.id === 'free') {
    if (user) return state?.plan === 'free' && <MarkLabel mark="tick">{texts.yours}</MarkLabel>;
    return (
      <Link className={buttonClass()} href={registerPath()}>
        {translate(plan.callToAction)}
        {name}
      </Link>
    );
  }
  const id = plan.id;
  const isSold = catalogue?.plans.some((one) => one.id === id && one.offered) === true;
  if (state?.plan === id) return <MarkLabel mark="tick">{texts.yours}</MarkLabel>;
  if (plan.sale === 'contact' || (catalogue && !isSold) || state?.keptBy === 'operator') {
    const kind = plan.sale === 'contact' ? 'sales' : 'plan';
    return (
      <Button look="outlined" onClick={() => onContact(kind, id)}>
        {plan.sale === 'contact' ? translate(plan.callToAction) : texts.ask}
        {name}
      </Button>
    );
  }
  if (!user) {
    return (
      <Link className={buttonClass('outlined')} href={registerPath(`/pricing?plan=${id}`)}>
        {translate(plan.callToAction)}
        {name}
      </Link>
    );
  }
  if (state && state.keptBy !== null) return <ChangeButton plan={plan} id={id} state={state} />;
  return (
    <Button
      look={plan.popular ? 'filled' : 'outlined'}
      pendingLabel={(checkout.isPending || checkout.isSuccess) && texts.opening}
      onClick={() => checkout.mutate({ plan: id })}
    >
      {translate(plan.callToAction)}
      {name}
    </Button>
  );
}

/** Changing from one paid plan to another, after saying what that means. */
function ChangeButton({ plan, id, state }: { plan: Plan; id: PaidPlanId; state: BillingState }) {
  const [asking, setAsking] = useState(false);
  const change = useChangePlan();
  const resume = useResumePlan();
  if (state.next?.plan === id) {
    return (
      <span className="plan-coming">
        <span>{texts.from(dateWords(state.next.at))}</span>
        <Button
          look="outlined"
          pendingLabel={resume.isPending && texts.undoing}
          onClick={() => resume.mutate(undefined)}
        >
          {texts.undo}
        </Button>
      </span>
    );
  }
  const up = isUpgrade(planOf(state.plan), plan);
  const words = up ? texts.upgrade : texts.change;
  return (
    <>
      <Button look="outlined" onClick={() => setAsking(true)}>
        {words}
        <span className="hidden-label"> ({planName(id)})</span>
      </Button>
      <Dialog title={changeTexts.title(planName(id))} open={asking} onClose={() => setAsking(false)}>
        <p className="dialog-text">
          {up
            ? changeTexts.up(plan.monthlyPrice)
            : changeTexts.down(
                planName(state.plan),
                state.periodEnd ? dateWords(state.periodEnd) : changeTexts.periodEnd,
                plan.monthlyPrice,
              )}
        </p>
        <div className="plan-panel-acts">
          <Button
            pendingLabel={change.isPending && changeTexts.changing}
            onClick={() => change.mutate(id, { onSettled: () => setAsking(false) })}
          >
            {up ? changeTexts.pay : changeTexts.submit}
          </Button>
          <Button look="plain" onClick={() => setAsking(false)}>
            {changeTexts.keep(planName(state.plan))}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
