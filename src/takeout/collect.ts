import { currentUser, listSessions, notificationChoices, ownActivity } from '../accounts/index.js';
import { ownAnalyses } from '../analyses/index.js';
import { billingState } from '../billing/index.js';
import type { ActivityItem } from '../contract/activity.js';
import type { UserType } from '../contract/users.js';
import type { Actor } from '../ports/actor.js';
import { chosenProviders, ownRoster } from '../roster/index.js';
import { readMe } from './read-me.js';
import type { TakeoutJobWorld } from './world.js';
import type { Packed } from './zip.js';

const ACTIVITY_PAGE = 500;

/** Everything that is stored of a person, file by file, through the same doors by which they see it themselves. */
export async function* collect(
  world: TakeoutJobWorld,
  user: { id: number; userType: UserType | null },
  signal: AbortSignal,
): AsyncGenerator<Packed> {
  // The person asked for it; no session of theirs is at work here.
  const actor: Actor = { userId: user.id, userType: user.userType, sessionId: '', hasTwoStep: false };
  const profile = await currentUser(world, actor);
  yield { path: 'README.txt', content: readMe(user.userType, world.clock.now(), profile.language ?? 'en') };
  yield json('account.json', {
    profile,
    notifications: await notificationChoices(world, actor),
    providers: user.userType === 'patient' ? await chosenProviders(world, actor) : [],
    sessions: (await listSessions(world, actor)).map(({ browser, createdAt, lastSeenAt }) => ({
      browser,
      createdAt,
      lastSeenAt,
    })),
    billing: await billingState(world, actor),
  });
  if (user.userType === 'provider') yield json('roster.json', await ownRoster(world, actor));
  for await (const { id, explanation, reportText, letter } of ownAnalyses(world, actor)) {
    signal.throwIfAborted();
    const folder = `analyses/${id}`;
    yield json(`${folder}/explanation.json`, explanation);
    if (reportText !== null) yield { path: `${folder}/report.txt`, content: reportText };
    if (letter) {
      yield { path: `${folder}/explanation.txt`, content: letter.text };
      yield { path: `${folder}/letter.pdf`, content: letter.pdf };
    }
  }
  yield json('activity.json', await wholeActivity(world, actor));
}

const json = (path: string, value: unknown): Packed => ({ path, content: `${JSON.stringify(value, null, 2)}\n` });

async function wholeActivity(world: TakeoutJobWorld, actor: Actor): Promise<ActivityItem[]> {
  const all: ActivityItem[] = [];
  for (;;) {
    const page = await ownActivity(world, actor, { limit: ACTIVITY_PAGE, before: all.at(-1)?.id });
    all.push(...page);
    if (page.length < ACTIVITY_PAGE) return all;
  }
}
