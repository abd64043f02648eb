import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import type { TextFile } from '../ports/handlers.js';
import { writeLetter } from './letter.js';
import { messages } from './messages.js';
import { findOwn } from './store.js';
import type { AnalysesWorld } from './world.js';

/** The explanation as a text file. Throws 404 when it is absent or another's, 409 when there is none (yet). */
export async function downloadText(world: AnalysesWorld, actor: Actor, id: number): Promise<TextFile> {
  const row = await findOwn(world.db, actor.userId, id);
  if (!row) throw new ApiError(404, messages.notFound);
  if (row.status === 'processing') throw new ApiError(409, messages.notFinished);
  if (!row.analysisData) throw new ApiError(409, messages.noExplanation);
  const about = { originalName: row.originalName, explainedAt: row.completedAt ?? row.createdAt };
  return {
    name: `medical-analysis-${id}.txt`,
    text: writeLetter(row.analysisData, row.reportText ?? '', about),
  };
}
