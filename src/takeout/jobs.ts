import { findUser } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import { EXPORT_HOURS } from '../contract/takeout.js';
import type { JobWork } from '../ports/jobs.js';
import { collect } from './collect.js';
import { type ExportJobData, forgetExport, makeExport } from './job-kinds.js';
import { deleteExport, type ExportRequest, failExport, isAwaited, keepExport } from './store.js';
import type { TakeoutJobWorld } from './world.js';
import { zip } from './zip.js';

const requestOf = ({ userId, requestedAt }: ExportJobData): ExportRequest => ({
  userId,
  requestedAt: new Date(requestedAt),
});

/** The work behind `makeExport`. What nobody waits for any more is not made, or not kept. */
export function makeExportWork(world: TakeoutJobWorld): JobWork<ExportJobData> {
  return {
    kind: makeExport,
    async run(data, run) {
      const request = requestOf(data);
      const user = await findUser(world.db, data.userId);
      if (!user || !(await isAwaited(world.db, request))) return;
      const file = await zip(collect(world, user, run.signal));
      await run.finish(async (tx) => {
        const madeAt = world.clock.now();
        if (!(await keepExport(tx, world.sealer, request, { file, madeAt }))) return;
        await recordAudit(tx, { actorUserId: null, verb: 'make-export', objectType: 'user', objectId: user.id });
        // A little after, so that clocks that differ cannot make it come too early.
        const startAfter = new Date(madeAt.getTime() + EXPORT_HOURS * 3_600_000 + 60_000);
        await world.jobs.enqueue(tx, forgetExport, data, { startAfter });
      });
    },
    giveUp: (tx, data) => failExport(tx, requestOf(data)),
  };
}

/** The work behind `forgetExport`. */
export function forgetExportWork(): JobWork<ExportJobData> {
  return {
    kind: forgetExport,
    run: (data, run) => run.finish((tx) => deleteExport(tx, requestOf(data))),
    // Nobody can open it any more, and the next request takes its place.
    giveUp: async () => {},
  };
}
