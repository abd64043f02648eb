import { recordAudit } from '../audit/index.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import { messages } from './messages.js';
import { findSubscription } from './store.js';
import type { BillingWorld } from './world.js';

/** The address of the page for card and invoices. Throws 409 where there is none. */
export async function openPortal(world: BillingWorld, actor: Actor): Promise<{ url: string }> {
  const row = await findSubscription(world.db, actor.userId);
  const { payments } = world;
  if (!payments?.openPortal || row?.keptBy !== payments.kind || row.customerId === null) {
    throw new ApiError(409, messages.noPortal);
  }
  const url = await payments.openPortal(row.customerId, `${world.appUrl}/pricing`);
  await world.db.transaction((tx) =>
    recordAudit(tx, { actorUserId: actor.userId, verb: 'open-portal', objectType: 'user', objectId: actor.userId }),
  );
  return { url };
}
