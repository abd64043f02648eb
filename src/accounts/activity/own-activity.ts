import { eventsAbout } from '../../audit/index.js';
import type { ActivityItem } from '../../contract/activity.js';
import { PRODUCT } from '../../contract/product.js';
import type { Actor } from '../../ports/actor.js';
import { findNames } from '../store.js';
import type { AccountsWorld } from '../world.js';
import { activityWords } from './words.js';

type People = ReadonlyMap<number, { firstName: string; lastName: string; userType: string | null }>;

/** What was done with the actor's own data and by whom, newest first: at most `limit`, older than `before` when given. */
export async function ownActivity(
  world: AccountsWorld,
  actor: Actor,
  page: { limit: number; before?: number | undefined },
): Promise<ActivityItem[]> {
  const events = await eventsAbout(world.db, actor.userId, page);
  const others = events
    .flatMap(({ actorUserId, withUserId }) => [actorUserId, withUserId])
    .filter((id) => id !== null && id !== actor.userId);
  const names = await findNames(world.db, [...new Set(others as number[])]);
  return events.map((event) => ({
    id: event.id,
    at: event.createdAt.toISOString(),
    who: whoDid(event, actor.userId, names),
    what: activityWords(event, event.withUserId === null ? null : nameOf(event.withUserId, names)),
    analysisId: event.objectType === 'analysis' ? event.objectId : null,
    allowed: event.result === 'ok',
  }));
}

function whoDid(event: { actorUserId: number | null; origin: string | null }, self: number, names: People): string {
  const { actorUserId, origin } = event;
  if (actorUserId === self) return 'You';
  if (actorUserId !== null) return nameOf(actorUserId, names) ?? 'A former user';
  if (origin === 'operator') return `The operator of ${PRODUCT}`;
  return origin === null ? PRODUCT : 'Somebody who was not signed in';
}

function nameOf(userId: number, names: People): string | null {
  const person = names.get(userId);
  if (!person) return null;
  const name = `${person.firstName} ${person.lastName}`;
  return person.userType === 'provider' ? `Dr. ${name}` : name;
}
