/** What people read when something about their plan is refused, in one place. */
export const messages = {
  verify: 'Please verify your email address before you start a paid plan. The link is in our email to you.',
  notSold: 'This cannot be bought here. Send us a request and we will arrange it with you.',
  hasPlan: 'You already have a plan. Change it instead of starting another.',
  opening: 'A checkout is being opened for you already. Please try again in a moment.',
  justPaid: 'A payment of yours is just arriving. Please look at your plan in a moment.',
  noPlan: 'You have no paid plan to change.',
  samePlan: 'This is your plan already.',
  arranged: 'Your plan was arranged with us. Please contact us to change it.',
  late: 'Your last payment did not go through. Please update your card first.',
  unpaid: 'The payment did not go through. Your plan stays as it is.',
  nothingToUndo: 'There is no change to undo.',
  noPortal: 'There is no page for cards and invoices for this plan.',
  noCheckout: 'Checkout not found.',
  badSignature: 'The signature is not valid.',
  notFound: 'Not found.',
  thanks: 'Thank you. We will get back to you by email.',
} as const;
