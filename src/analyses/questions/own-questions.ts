import { recordAudit } from '../../audit/index.js';
import type { Analysis } from '../../contract/analysis.js';
import { ApiError } from '../../contract/errors.js';
import type { QuestionList } from '../../contract/questions.js';
import type { Actor } from '../../ports/actor.js';
import { aboutAnalysis } from '../access/read.js';
import { findReadableListed } from '../access/store.js';
import { messages } from '../messages.js';
import type { Shelf } from '../store.js';
import type { AnalysesWorld } from '../world.js';
import { findQuestions, saveQuestions } from './store.js';

/** The reader's own questions for an explanation. Throws 404 when they may not read it. */
export async function ownQuestions(world: AnalysesWorld, actor: Actor, id: number): Promise<QuestionList> {
  if (!(await findReadableListed(world, actor.userId, id))) throw new ApiError(404, messages.notFound);
  return findQuestions(world, { analysisId: id, userId: actor.userId });
}

/**
 * Keeps the reader's own questions, or puts ours back. Throws 404 when they may not read the analysis, 409 when it has no
 * explanation or the list was changed elsewhere since.
 */
export function changeQuestions(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  list: QuestionList,
): Promise<QuestionList> {
  return world.db.transaction(async (tx) => {
    const shelf = { db: tx, sealer: world.sealer };
    const row = await findReadableListed(shelf, actor.userId, id);
    if (!row) throw new ApiError(404, messages.notFound);
    if (row.status !== 'completed') throw new ApiError(409, messages.notFinished);
    const reader = { analysisId: id, userId: actor.userId };
    if (!(await saveQuestions(shelf, reader, list, world.clock.now())))
      throw new ApiError(409, messages.questionsChanged);
    const verb = list.questions ? 'change-questions' : 'restore-questions';
    await recordAudit(tx, { actorUserId: actor.userId, verb, ...aboutAnalysis(row) });
    return { questions: list.questions, version: list.version + 1 };
  });
}

/** The explanation as this reader keeps it: with their own questions in place of ours, those asked marked. */
export async function withOwnQuestions(
  shelf: Shelf,
  userId: number,
  row: { id: number; analysisData: Analysis },
): Promise<Analysis> {
  const { questions } = await findQuestions(shelf, { analysisId: row.id, userId });
  if (!questions) return row.analysisData;
  return { ...row.analysisData, questions: questions.map(({ text, asked }) => (asked ? `${text} (asked)` : text)) };
}
