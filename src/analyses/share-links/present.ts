import { type ShareLink, WRONG_DATES } from '../../contract/share-links.js';
import type { ShareLinkRow } from './store.js';

/** Whether a link opens nothing any more, and why. */
export function stateOf(row: Pick<ShareLinkRow, 'expiresAt' | 'wrongDates'>, now: Date): ShareLink['state'] {
  if (row.wrongDates >= WRONG_DATES) return 'locked';
  return row.expiresAt <= now ? 'expired' : 'active';
}

export function presentLink(row: ShareLinkRow, now: Date): ShareLink {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}
