import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { planIdSchema } from '../../contract/plan-schemas.js';
import { buttonClass } from '../kit/button.js';
import { MarkLabel } from '../kit/marks.js';
import { planName, usePlan } from './plan-query.js';
import { planTexts, checkoutTexts as texts } from './texts.js';
import './billing.css';

const ASK_EVERY = 1500;
/** After this the page stops asking, and says that a mail or a reload will tell. */
const PATIENCE = 60_000;

/** After a checkout: waits until the payment has arrived, then says what one has now. */
export function CheckoutDone({ item, homePath }: { item: string | null; homePath: string }) {
  const [waiting, setWaiting] = useState(true);
  const bought = planIdSchema.safeParse(item);
  const state = usePlan(true, waiting && ASK_EVERY);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const arrived = state !== undefined && (bought.success ? state.plan === bought.data : state.rushLeft > 0);
  useEffect(() => {
    if (arrived) setWaiting(false);
  }, [arrived]);
  return (
    <div className="checkout" aria-live="polite">
      {arrived ? (
        <>
          <h1 className="title">{texts.thanks}</h1>
          <p className="read">
            {bought.success
              ? `${planTexts.isNow(planName(bought.data))} ${
                  state.uploadsRemaining === null ? texts.unlimited : texts.left(state.uploadsRemaining)
                }`
              : texts.rush(state.rushLeft)}
          </p>
        </>
      ) : (
        <>
          <h1 className="title">{waiting ? texts.waiting : texts.onItsWay}</h1>
          {waiting ? (
            <MarkLabel mark="waiting" tone="waiting" as="p">
              {texts.seconds}
            </MarkLabel>
          ) : (
            <p className="read">{texts.longer}</p>
          )}
        </>
      )}
      <p>
        <Link className={buttonClass(arrived ? 'filled' : 'outlined')} href={homePath}>
          {texts.backToReports}
        </Link>
      </p>
    </div>
  );
}
