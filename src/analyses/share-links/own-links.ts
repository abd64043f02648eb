import { sha256 } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { ShareLink } from '../../contract/share-links.js';
import type { Actor } from '../../ports/actor.js';
import { demandOwn } from '../access/own.js';
import { aboutAnalysis } from '../access/read.js';
import { findOwn } from '../access/store.js';
import { messages } from '../messages.js';
import type { AnalysesWorld } from '../world.js';
import { openingDate } from './birth-date.js';
import { presentLink } from './present.js';
import { deleteLink, insertLink, listLinks } from './store.js';

const DAY = 86_400_000;

async function ownAnalysis(world: AnalysesWorld, actor: Actor, id: number) {
  const row = await findOwn(world, actor.userId, id);
  if (!row) throw new ApiError(404, messages.notFound);
  return row;
}

/**
 * Makes a link to one of the actor's own explanations. The token is in this answer and nowhere else. Throws 404 when the
 * analysis is absent or another's, 409 when it has no explanation, no date of birth to ask for, or too many links.
 */
export async function createShareLink(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  days: number,
): Promise<ShareLink & { token: string }> {
  const analysis = await ownAnalysis(world, actor, id);
  if (!analysis.analysisData) throw new ApiError(409, messages.nothingToShare);
  const token = world.ids.token();
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    // Held: neither another link nor another patient can come in between.
    const held = await demandOwn(tx, actor, id);
    if ((await openingDate(tx, { userId: actor.userId, patientId: held.patientId })) === null)
      throw new ApiError(409, messages.noBirthDate);
    const expiresAt = new Date(now.getTime() + days * DAY);
    const row = await insertLink(tx, { analysisId: id, tokenHash: sha256(token), createdAt: now, expiresAt });
    if (!row) throw new ApiError(409, messages.tooManyLinks);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'share-link',
      ...aboutAnalysis({ ...held, userId: actor.userId }),
    });
    return { ...presentLink(row, now), token };
  });
}

/** The links of one of the actor's own analyses. Throws 404 when it is absent or another's. */
export async function listShareLinks(world: AnalysesWorld, actor: Actor, id: number): Promise<ShareLink[]> {
  await ownAnalysis(world, actor, id);
  const now = world.clock.now();
  return (await listLinks(world.db, id)).map((row) => presentLink(row, now));
}

/** Ends a link at once. Throws 404 when the analysis is absent or another's, or has no such link. */
export async function revokeShareLink(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  linkId: number,
): Promise<{ message: string }> {
  await ownAnalysis(world, actor, id);
  return world.db.transaction(async (tx) => {
    const held = await demandOwn(tx, actor, id);
    if (!(await deleteLink(tx, id, linkId))) throw new ApiError(404, messages.linkNotFound);
    await recordAudit(tx, {
      actorUserId: actor.userId,
      verb: 'revoke-link',
      ...aboutAnalysis({ ...held, userId: actor.userId }),
    });
    return { message: messages.linkRevoked };
  });
}
