import type { Db, Notifications, Tx } from '../ports/db.js';

/** The channel on which every web process hears that an analysis changed. */
export const PROGRESS_CHANNEL = 'analysis_progress';

/** Tells all web processes, once the transaction commits, that this analysis changed. Only its id travels. */
export function announce(notifications: Pick<Notifications, 'notify'>, tx: Tx | Db, analysisId: number): Promise<void> {
  return notifications.notify(tx, PROGRESS_CHANNEL, String(analysisId));
}
