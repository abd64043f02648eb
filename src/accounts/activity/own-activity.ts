import { eventsAbout } from '../../audit/index.js';
import type { ActivityItem } from '../../contract/activity.js';
import { PRODUCT } from '../../contract/product.js';
import type { Actor } from '../../ports/actor.js';
import { findNames } from '../store.js';
import type { AccountsWorld } from '../world.js';
import { activityWords } from './words.js';

/** What was done with the actor's own data and by whom, newest first: at most `limit`, older than `before` when given. */
export async function ownActivity(
  world: AccountsWorld,
  actor: Actor,
  page: { limit: number; before?: number | undefined },
): Promise<ActivityItem[]> {
  const events = await eventsAbout(world.db, actor.userId, page);
  const others = events.map(({ actorUserId }) => actorUserId).filter((id) => id !== null && id !== actor.userId);
  const names = await findNames(world.db, [...new Set(others as number[])]);
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt.toISOString(),
    who: whoDid(event, actor.userId, names),
    what: activityWords(event.verb),
    analysisId: event.objectType === 'analysis' ? event.objectId : null,
    allowed: event.result === 'ok',
  }));
}

function whoDid(
  event: { actorUserId: number | null; origin: string | null },
  self: number,
  names: ReadonlyMap<number, { firstName: string; lastName: string; userType: string | null }>,
): string {
  const { actorUserId, origin } = event;
  if (actorUserId === self) return 'You';
  if (actorUserId !== null) {
    const person = names.get(actorUserId);
    if (!person) return 'A former user';
    const name = `${person.firstName} ${person.lastName}`;
    return person.userType === 'provider' ? `Dr. ${name}` : name;
  }
  if (origin === 'operator') return `The operator of ${PRODUCT}`;
  return origin === null ? PRODUCT : 'Somebody who was not signed in';
}
