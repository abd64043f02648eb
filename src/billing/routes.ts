import type { Handlers } from '../ports/handlers.js';
import { billingState } from './billing-state.js';
import { cancelPlan, resumePlan } from './cancel-plan.js';
import { catalogue } from './catalogue.js';
import { changePlan } from './change-plan.js';
import { sendContactRequest } from './contact-request.js';
import { openPortal } from './open-portal.js';
import { paymentEvent } from './payment-event.js';
import { startCheckout } from './start-checkout.js';
import { findTestCheckout, payTestCheckout } from './test-checkout.js';
import type { BillingWorld } from './world.js';

type Names =
  | 'listPlans' | 'billingState' | 'startCheckout' | 'changePlan' | 'cancelPlan' | 'resumePlan' | 'openPortal'
  | 'paymentEvent' | 'testCheckout' | 'payTestCheckout' | 'sendContactRequest'; // biome-ignore format: one list

/** The handlers of the routes for plans and payments. */
export function billingHandlers(world: BillingWorld): Pick<Handlers, Names> {
  return {
    listPlans: async () => catalogue(world.payments),
    billingState: ({ actor }) => billingState(world, actor),
    startCheckout: ({ actor, body }) => startCheckout(world, actor, body),
    changePlan: ({ actor, body }) => changePlan(world, actor, body.plan),
    cancelPlan: ({ actor }) => cancelPlan(world, actor),
    resumePlan: ({ actor }) => resumePlan(world, actor),
    openPortal: ({ actor }) => openPortal(world, actor),
    paymentEvent: ({ signed }) => paymentEvent(world, signed),
    testCheckout: ({ actor, params }) => findTestCheckout(world, actor, params.checkoutId),
    payTestCheckout: ({ actor, params, body }) => payTestCheckout(world, actor, params.checkoutId, body.card),
    sendContactRequest: ({ body }) => sendContactRequest(world, body),
  };
}
