import type { TestCard, TestCheckout } from '../contract/billing.js';
import type { AddOnId, PaidPlanId } from '../contract/plans.js';

/** What one checkout is for. */
export type Purchase = { plan: PaidPlanId } | { addOn: AddOnId };

export interface CheckoutRequest {
  readonly userId: number;
  readonly email: string;
  /** The payment service's name for this person, once it has one. */
  readonly customerId: string | null;
  readonly purchase: Purchase;
  readonly doneUrl: string;
  readonly cancelUrl: string;
  /** The same for every try of one request, so that it is carried out once. */
  readonly key: string;
}

/** A checkout as the payment service has it now. */
export interface RemoteCheckout {
  readonly id: string;
  readonly userId: number | null;
  readonly purchase: Purchase | null;
  readonly state: 'open' | 'paid' | 'expired';
  readonly subscriptionId: string | null;
}

/** A subscription as the payment service has it now. */
export interface RemoteSubscription {
  readonly id: string;
  readonly customerId: string | null;
  readonly userId: number | null;
  /** `pending`: the first payment has not been made. `late`: a renewal could not be paid, and is tried again. */
  readonly status: 'pending' | 'active' | 'late' | 'ended';
  /** Null for a price that is none of ours. */
  readonly plan: PaidPlanId | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Whether this period is paid for. */
  readonly isPaid: boolean;
  readonly endsAtPeriodEnd: boolean;
  readonly next: { readonly plan: PaidPlanId; readonly at: Date } | null;
}

/** What has happened at the payment service: only which thing to look at, never what to believe of it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subject: { readonly subscriptionId: string } | { readonly checkoutId: string } | null;
}

/** Who takes the money. Asked in requests and jobs, never inside a transaction. Throws `ApiError` 402 and 503. */
export interface Payments {
  readonly kind: 'stripe' | 'test';
  sells(purchase: Purchase): boolean;
  startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** So that one person cannot pay twice in two windows; false when it was paid before it could be closed. */
  expireCheckout(id: string): Promise<boolean>;
  findCheckout(id: string): Promise<RemoteCheckout | null>;
  findSubscription(id: string): Promise<RemoteSubscription | null>;
  /** Changes at once; the difference for the rest of the period is paid now. Unpaid, the plan stays as it was. */
  changeNow(subscriptionId: string, plan: PaidPlanId, key: string): Promise<void>;
  /** Changes when the paid period ends. */
  changeLater(subscriptionId: string, plan: PaidPlanId, key: string): Promise<void>;
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<void>;
  /** Ends a subscription now and gives back what was paid for it (`since` then); once, however often it is asked for. */
  giveBack(subscriptionId: string, key: string, since?: Date): Promise<void>;
  /** Gives back what was paid in a checkout that began no subscription; once, however often it is asked for. */
  giveBackCheckout(checkoutId: string, key: string): Promise<void>;
  /** Undoes a cancellation and a change that waits. */
  keepAsItIs(subscriptionId: string, key: string): Promise<void>;
  /** The page for card and invoices; null where there is none. */
  readonly openPortal: ((customerId: string, returnUrl: string) => Promise<string>) | null;
  /** Checks the signature over the body as it came; null when it is not good. */
  readEvent(payload: Buffer, signature: string): PaymentEvent | null;
  /** The checkout page of the test mode; null where money moves. */
  readonly testPage: {
    find(id: string, userId: number): Promise<TestCheckout | null>;
    /** Throws 402 for a refused card, 409 when it is not open any more. */
    pay(id: string, userId: number, card: TestCard): Promise<TestCheckout | null>;
  } | null;
}
