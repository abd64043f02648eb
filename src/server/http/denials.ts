import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import { anyIdSchema } from '../../contract/ids.js';
import type { RouteName, RouteSpec } from '../../contract/routes.js';
import type { Actor } from '../../ports/actor.js';
import { loggable } from './errors.js';
import type { HttpWorld } from './world.js';

const OBJECTS: Record<string, 'analysis' | 'patient'> = {
  analyses: 'analysis',
  roster: 'patient',
  patients: 'patient',
};

/**
 * Records that a signed-in person was refused, or asked for what is absent or another's (the trail cannot tell which, as
 * the answer does not). The refusal stands even when it cannot be recorded: then the log says so.
 */
export async function recordDenial(
  world: Pick<HttpWorld, 'db' | 'log'>,
  route: { name: RouteName; spec: RouteSpec },
  actor: Actor,
  params: unknown,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 404)) return;
  const id = anyIdSchema.safeParse((params as { id?: unknown } | undefined)?.id);
  const verb = route.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  try {
    await world.db.transaction((tx) =>
      recordAudit(tx, {
        actorUserId: actor.userId,
        verb,
        objectType: OBJECTS[route.spec.tag] ?? 'user',
        objectId: id.success ? id.data : null,
        // Whose it is, if anybody's, is not known here.
        subjectUserId: null,
        subjectPatientId: null,
        result: 'denied',
      }),
    );
  } catch (failure) {
    world.log.error({ route: route.spec.path, ...loggable(failure) }, 'a refusal was not recorded');
  }
}
