import type { JobKind } from '../ports/jobs.js';

/** What to look at: a subscription or checkout that an event named, or a person's plan at the time it is due. */
export type SettlePaymentData = { subscriptionId: string } | { checkoutId: string } | { userId: number; at: string };

/** Looks at the payment service and makes a person's plan what is seen there. */
export const settlePayment: JobKind<SettlePaymentData> = {
  name: 'settle-payment',
  attempts: 30,
  timeoutSeconds: 90,
  retryDelaySeconds: 20,
};

export interface ContactMailData {
  requestId: number;
}

/** Tells the operator of a request to be contacted. */
export const mailContactRequest: JobKind<ContactMailData> = {
  name: 'mail-contact-request',
  attempts: 20,
  timeoutSeconds: 60,
  retryDelaySeconds: 60,
};

export interface DoublePaymentData {
  subscriptionId: string;
}

/** Ends a second plan that was paid for although the account had one, and gives the money back. */
export const giveBackPayment: JobKind<DoublePaymentData> = {
  name: 'give-back-payment',
  attempts: 30,
  timeoutSeconds: 120,
  retryDelaySeconds: 20,
};

/** Of a subscription, or of a checkout for an add-on. */
export interface GonePaymentData {
  subscriptionId: string | null;
  checkoutId: string | null;
  /** The account that was deleted. Not called by the name under which a deletion drops jobs: this one comes after it. */
  accountId: number;
  item: string;
  /** Of a subscription: what was paid from then on is given back. */
  since: string;
}

/** Gives back what an account paid that was deleted before the payment was seen, and ends what it paid for. */
export const giveBackToGone: JobKind<GonePaymentData> = {
  name: 'give-back-to-gone',
  attempts: 30,
  timeoutSeconds: 120,
  retryDelaySeconds: 20,
};

/** Tells the operator of a second plan. */
export const mailDoublePayment: JobKind<DoublePaymentData> = {
  name: 'mail-double-payment',
  attempts: 20,
  timeoutSeconds: 60,
  retryDelaySeconds: 60,
};

/** Every kind of this slice. */
export const billingJobs = [
  settlePayment,
  giveBackPayment,
  giveBackToGone,
  mailContactRequest,
  mailDoublePayment,
] as const;
