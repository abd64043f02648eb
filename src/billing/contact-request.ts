import type { z } from 'zod';
import { recordAudit } from '../audit/index.js';
import type { contactRequestSchema } from '../contract/billing.js';
import { mailContactRequest } from './job-kinds.js';
import { messages } from './messages.js';
import { insertContactRequest } from './store.js';
import type { BillingWorld } from './world.js';

/** Stores a request to be contacted and tells the operator. A machine's (the hidden field is filled in) is let fall. */
export async function sendContactRequest(
  world: BillingWorld,
  input: z.output<typeof contactRequestSchema>,
): Promise<{ message: string }> {
  const { website, organization, plan = null, ...rest } = input;
  if (website !== '') return { message: messages.thanks };
  await world.db.transaction(async (tx) => {
    const row = { ...rest, plan, organization: organization || null, createdAt: world.clock.now() };
    const requestId = await insertContactRequest(tx, row);
    await recordAudit(tx, {
      actorUserId: null,
      verb: `contact:${input.kind}`,
      objectType: 'contact-request',
      objectId: requestId,
    });
    await world.jobs.enqueue(tx, mailContactRequest, { requestId });
  });
  return { message: messages.thanks };
}
