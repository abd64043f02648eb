import { ApiError } from '../../contract/errors.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import { messages } from '../messages.js';
import { holdOwn, isReadableBy } from './store.js';

/**
 * An analysis that the actor owns, held for a change. Throws 403 when it was shared with them, 404 when it is absent or
 * they may not see it.
 */
export async function demandOwn(tx: Tx, actor: Actor, id: number) {
  const own = await holdOwn(tx, actor.userId, id);
  if (own) return own;
  if (await isReadableBy(tx, actor.userId, id)) throw new ApiError(403, messages.readOnly);
  throw new ApiError(404, messages.notFound);
}
