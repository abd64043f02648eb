import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import type { SharedAnalysis } from '../../contract/share-links.js';
import { findByLink } from '../access/store.js';
import { messages } from '../messages.js';
import type { AnalysesWorld } from '../world.js';
import { openingDate } from './birth-date.js';
import { stateOf } from './present.js';
import { countWrongDate, findLink, noteOpened } from './store.js';

/**
 * What someone with a link and the patient's date of birth reads. Throws 404 for a link that is unknown, revoked, expired
 * or locked (nobody can tell which), 403 for a wrong date. Five wrong dates lock the link.
 */
export async function openShareLink(
  world: AnalysesWorld,
  input: { token: string; dateOfBirth: string },
): Promise<SharedAnalysis> {
  const now = world.clock.now();
  const opened = await world.db.transaction(async (tx) => {
    const link = await findLink(tx, sha256(input.token));
    if (!link || stateOf(link, now) !== 'active') return 'gone';
    const analysis = await findByLink({ db: tx, sealer: world.sealer }, link.analysisId);
    const date = analysis ? await openingDate(tx, analysis) : null;
    if (!analysis?.analysisData || date === null) return 'gone';
    const about = {
      actorUserId: null,
      objectType: 'analysis',
      objectId: analysis.id,
      subjectUserId: analysis.userId,
      subjectPatientId: analysis.patientId,
    } as const;
    if (!sameText(date, input.dateOfBirth)) {
      await countWrongDate(tx, link.id);
      await recordAudit(tx, { ...about, verb: 'open-link', result: 'denied' });
      return 'wrong';
    }
    await noteOpened(tx, link.id, now);
    await recordAudit(tx, { ...about, verb: 'open-link' });
    return {
      title: analysis.title ?? analysis.analysisData.title,
      completedAt: (analysis.completedAt ?? analysis.createdAt).toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      reportText: analysis.reportText ?? '',
      analysisData: analysis.analysisData,
    };
  });
  // After the transaction, so that the count of wrong dates stays.
  if (opened === 'gone') throw new ApiError(404, messages.linkGone);
  if (opened === 'wrong') throw new ApiError(403, messages.wrongBirthDate);
  return opened;
}

function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
