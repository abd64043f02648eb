import { ApiError } from '../contract/errors.js';
import { settlePayment } from './job-kinds.js';
import { messages } from './messages.js';
import { insertEvent } from './store.js';
import type { BillingWorld } from './world.js';

/**
 * Takes in an event of the payment service: the event's id and the job that looks at what it is about, in one transaction.
 * A repeated event does nothing more. Throws 400 for a bad signature, 404 where no payment service is set.
 */
export async function paymentEvent(
  world: BillingWorld,
  { payload, signature }: { payload: Buffer; signature: string },
): Promise<{ received: boolean }> {
  if (world.payments?.kind !== 'stripe') throw new ApiError(404, messages.notFound);
  const event = world.payments.readEvent(payload, signature);
  if (!event) throw new ApiError(400, messages.badSignature);
  const { id, type, subject } = event;
  await world.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, { id, type, receivedAt: world.clock.now() }))) return;
    if (subject) await world.jobs.enqueue(tx, settlePayment, subject);
  });
  return { received: true };
}
