import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TestCard } from '../../contract/billing.js';
import { routes } from '../../contract/routes.js';
import { Button, buttonClass } from '../kit/button.js';
import { call } from '../kit/call.js';
import { Loading } from '../kit/loading.js';
import { MarkLabel } from '../kit/marks.js';
import { wordsOf } from '../kit/request-error.js';
import './billing.css';

const CARDS: { card: TestCard; label: string }[] = [
  { card: 'works', label: 'A card that works' },
  { card: 'fails-later', label: 'A card that works now and fails at the next renewal' },
  { card: 'declined', label: 'A card that is declined' },
];

/** The checkout page of the test mode: it says so first, and asks for no card. */
export function TestCheckout({ id, donePath }: { id: string; donePath: string }) {
  const [card, setCard] = useState<TestCard>('works');
  const [, navigate] = useLocation();
  const found = useQuery({
    queryKey: ['test-checkout', id],
    queryFn: ({ signal }) => call(routes.testCheckout, { params: { checkoutId: id }, signal }),
  });
  const pay = useMutation({
    mutationFn: () => call(routes.payTestCheckout, { params: { checkoutId: id }, body: { card } }),
    onSuccess: ({ item }) => navigate(`${donePath}?item=${item}`),
  });
  if (found.isPending) return <Loading />;
  if (found.isError || found.data.state !== 'open') {
    return (
      <div className="checkout">
        <h1 className="title">{found.isError ? 'Checkout not found' : 'This checkout is not open any more'}</h1>
        <p className="read">
          {found.isError ? wordsOf(found.error) : 'It was paid, or another one was begun after it.'}
        </p>
        <Link className={buttonClass('outlined')} href="/pricing">
          Back to the plans
        </Link>
      </div>
    );
  }
  const { name, price, monthly } = found.data;
  return (
    <div className="checkout">
      <p className="test-label">Test mode: no money moves</p>
      <h1 className="title">{name}</h1>
      <p className="checkout-price">
        <b>${price}</b> {monthly ? 'a month' : 'once'}
      </p>
      <fieldset>
        <legend>Choose what the made-up card does</legend>
        {CARDS.map((one) => (
          <label key={one.card}>
            <input type="radio" name="card" checked={card === one.card} onChange={() => setCard(one.card)} />
            <span>{one.label}</span>
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
        <Button large pendingLabel={pay.isPending && 'Paying…'} onClick={() => pay.mutate()}>
          Pay ${price} in test mode
        </Button>
        <Link href="/pricing?checkout=left">Back without paying</Link>
      </div>
    </div>
  );
}
