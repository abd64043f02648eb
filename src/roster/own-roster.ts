import { recordAudit } from '../audit/index.js';
import type { Consent, RosterPatient } from '../contract/roster.js';
import type { Actor } from '../ports/actor.js';
import { consentsOf } from './consents/consents.js';
import { presentEntries } from './present.js';
import { listEntries } from './store.js';
import type { RosterWorld } from './world.js';

const PAGE = 500;

/** The provider's own roster, whole, each entry with what was recorded of its consents, to be taken away. */
export function ownRoster(world: RosterWorld, actor: Actor): Promise<(RosterPatient & { consents: Consent[] })[]> {
  return world.db.transaction(async (tx) => {
    await recordAudit(tx, { actorUserId: actor.userId, verb: 'export', objectType: 'patient', objectId: null });
    const roster: (RosterPatient & { consents: Consent[] })[] = [];
    for (let page = 1; ; page += 1) {
      const rows = await listEntries(tx, actor.userId, { search: '', page, pageSize: PAGE });
      for (const entry of await presentEntries(world, tx, rows)) {
        roster.push({ ...entry, consents: await consentsOf(tx, entry.id) });
      }
      if (rows.length < PAGE) return roster;
    }
  });
}
