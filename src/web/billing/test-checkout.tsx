import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TestCard } from '../../contract/billing.js';
import { billingRoutes } from '../../contract/billing-routes.js';
import { Button, buttonClass } from '../kit/button.js';
import { call } from '../kit/call.js';
import { translate } from '../kit/language.js';
import { Loading } from '../kit/loading.js';
import { MarkLabel } from '../kit/marks.js';
import { wordsOf } from '../kit/request-error.js';
import { checkoutTexts as texts } from './texts.js';
import './billing.css';

const CARDS: readonly { card: TestCard; label: 'works' | 'failsLater' | 'declined' }[] = [
  { card: 'works', label: 'works' },
  { card: 'fails-later', label: 'failsLater' },
  { card: 'declined', label: 'declined' },
];

/** The checkout page of the test mode: it says so first, and asks for no card. */
export function TestCheckout({ id, donePath }: { id: string; donePath: string }) {
  const [card, setCard] = useState<TestCard>('works');
  const [, navigate] = useLocation();
  const found = useQuery({
    queryKey: ['test-checkout', id],
    queryFn: ({ signal }) => call(billingRoutes.testCheckout, { params: { checkoutId: id }, signal }),
  });
  const pay = useMutation({
    mutationFn: () => call(billingRoutes.payTestCheckout, { params: { checkoutId: id }, body: { card } }),
    onSuccess: ({ item }) => navigate(`${donePath}?item=${item}`),
  });
  if (found.isPending) return <Loading />;
  if (found.isError || found.data.state !== 'open') {
    return (
      <div className="checkout">
        <h1 className="title">{found.isError ? texts.notFound : texts.closed}</h1>
        <p className="read">{found.isError ? wordsOf(found.error) : texts.closedText}</p>
        <Link className={buttonClass('outlined')} href="/pricing">
          {texts.backToPlans}
        </Link>
      </div>
    );
  }
  const { name, price, monthly } = found.data;
  return (
    <div className="checkout">
      <p className="test-label">{texts.testMode}</p>
      <h1 className="title">{translate(name)}</h1>
      <p className="checkout-price">
        <b>${price}</b> {monthly ? texts.perMonth : texts.once}
      </p>
      <fieldset>
        <legend>{texts.card}</legend>
        {CARDS.map((one) => (
          <label key={one.card}>
            <input type="radio" name="card" checked={card === one.card} onChange={() => setCard(one.card)} />
            <span>{texts[one.label]}</span>
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {pay.isError && (
          <MarkLabel mark="triangle" tone="brick" as="p">
            {wordsOf(pay.error)}
          </MarkLabel>
        )}
      </div>
      <div className="plan-panel-acts">
        <Button large pendingLabel={pay.isPending && texts.paying} onClick={() => pay.mutate()}>
          {texts.pay(price)}
        </Button>
        <Link href="/pricing?checkout=left">{texts.leave}</Link>
      </div>
    </div>
  );
}
