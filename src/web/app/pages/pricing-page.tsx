import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { type AddOn, type PaidPlanId, paidPlanIdSchema } from '../../../contract/plan-schemas.js';
import type { User } from '../../../contract/users.js';
import { ContactDialog, type Wish } from '../../billing/contact-form.js';
import { PlanButton } from '../../billing/plan-button.js';
import { PlanPanel } from '../../billing/plan-panel.js';
import { useCatalogue, useCheckout, usePlan } from '../../billing/plan-query.js';
import { priceActTexts as texts } from '../../billing/texts.js';
import { Button, buttonClass } from '../../kit/button.js';
import { translate } from '../../kit/language.js';
import { usePageTitle } from '../../kit/page-title.js';
import { Pricing } from '../../pricing/pricing.js';
import { MemberShell } from '../member-shell.js';
import { paths } from '../paths.js';
import { PageFoot, Shell, VisitorNav } from '../shell.js';
import { frameTexts } from '../texts.js';

/** Where an account is made; afterwards one comes back to `next`. */
const registerPath = (next?: string) => (next ? `${paths.register}&next=${encodeURIComponent(next)}` : paths.register);

export default function PricingPage({ user }: { user: User | null }) {
  usePageTitle(frameTexts.pricing);
  const catalogue = useCatalogue();
  const state = usePlan(user !== null);
  const [wish, setWish] = useState<Wish | null>(null);
  const left = useArrivalFrom(user, setWish);
  const contact = (kind: Wish['kind'], plan?: PaidPlanId) => setWish({ kind, plan });
  const content = (
    <>
      <Pricing
        own={state?.plan ?? null}
        note={
          <div className="pricing-note-above">
            {left && <p role="status">{texts.left}</p>}
            {catalogue?.payments === 'test' && <p className="quiet">{texts.testMode}</p>}
            {user && <PlanPanel />}
          </div>
        }
        planAct={(plan) => <PlanButton {...{ plan, user, catalogue, state, registerPath }} onContact={contact} />}
        addOnAct={(addOn) => (
          <AddOnAct
            addOn={addOn}
            user={user}
            isOffered={catalogue?.addOns.some(({ id, offered }) => id === addOn.id && offered) === true}
            onContact={contact}
          />
        )}
        closing={
          <>
            {user ? (
              <Link className={buttonClass()} href={paths.home}>
                {texts.explain}
              </Link>
            ) : (
              <Link className={buttonClass()} href={registerPath()}>
                {frameTexts.startFreeTrial}
              </Link>
            )}
            <Button look="outlined" onClick={() => contact('demo')}>
              {texts.demo}
            </Button>
          </>
        }
      />
      {wish && <ContactDialog wish={wish} user={user} onClose={() => setWish(null)} />}
    </>
  );
  if (user)
    return (
      <MemberShell user={user} crumb>
        {content}
      </MemberShell>
    );
  return (
    <Shell header={<VisitorNav />} foot={<PageFoot />}>
      {content}
    </Shell>
  );
}

/** The one act that an add-on offers. What cannot be had here says so, and has no button. */
function AddOnAct(props: {
  addOn: AddOn;
  user: User | null;
  isOffered: boolean;
  onContact: (kind: Wish['kind']) => void;
}): ReactNode {
  const { addOn, user, isOffered, onContact } = props;
  const checkout = useCheckout();
  const name = <span className="hidden-label"> ({translate(addOn.name)})</span>;
  if (addOn.sale === 'contact') {
    return (
      <Button look="outlined" onClick={() => onContact('training')}>
        {texts.sales}
        {name}
      </Button>
    );
  }
  if (addOn.id !== 'rush' || !isOffered) return <span className="quiet">{texts.notOffered}</span>;
  if (!user) {
    return (
      <Link className={buttonClass('outlined')} href={registerPath('/pricing')}>
        {frameTexts.getStarted}
        {name}
      </Link>
    );
  }
  return (
    <Button
      look="outlined"
      pendingLabel={(checkout.isPending || checkout.isSuccess) && texts.opening}
      onClick={() => checkout.mutate({ addOn: 'rush' })}
    >
      {texts.buy}
      {name}
    </Button>
  );
}

/**
 * What the address asks for: a plan to buy (after registering one comes back here and goes on to the checkout), a form to
 * fill in, or word that a checkout was left. It is taken once; the address is then the page's own. True for the last.
 */
function useArrivalFrom(user: User | null, onWish: (wish: Wish) => void): boolean {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [left] = useState(search.get('checkout') === 'left');
  const checkout = useCheckout();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const plan = paidPlanIdSchema.safeParse(search.get('plan'));
    const asked = paidPlanIdSchema.safeParse(search.get('contact'));
    if (search.size > 0) navigate(paths.pricing, { replace: true });
    if (asked.success) onWish({ kind: 'sales', plan: asked.data });
    if (plan.success && user) checkout.mutate({ plan: plan.data });
  }, [search, navigate, onWish, checkout, user]);
  return left;
}
