import { findUser } from '../accounts/index.js';
import { recordAudit } from '../audit/index.js';
import type { AnalysisDetail } from '../contract/analyses.js';
import type { Question } from '../contract/questions.js';
import type { Actor } from '../ports/actor.js';
import { aboutAnalysis } from './access/read.js';
import { findReadable } from './access/store.js';
import { letterAbout, writeLetter } from './letter.js';
import { presentDetail } from './present.js';
import { withOwnQuestions } from './questions/own-questions.js';
import { findQuestions } from './questions/store.js';
import { idsOf } from './store.js';
import type { AnalysesWorld } from './world.js';

/** One of a person's own analyses, to be taken away. */
export interface OwnAnalysis {
  id: number;
  explanation: Omit<AnalysisDetail, 'reportText'> & { ownQuestions: Question[] | null };
  reportText: string | null;
  /** Null where there is no explanation (yet). */
  letter: { text: string; pdf: Uint8Array } | null;
}

/** The actor's own analyses, one after another, each with the audit row of its export: they never are all open at once. */
export async function* ownAnalyses(
  world: Pick<AnalysesWorld, 'db' | 'sealer' | 'letters'>,
  actor: Actor,
): AsyncGenerator<OwnAnalysis> {
  const { userId } = actor;
  const language = (await findUser(world.db, userId))?.language;
  for (const id of await idsOf(world.db, userId)) {
    const row = await world.db.transaction(async (tx) => {
      const found = await findReadable({ db: tx, sealer: world.sealer }, userId, id);
      if (!found?.isOwn) return null;
      await recordAudit(tx, { actorUserId: userId, verb: 'export', ...aboutAnalysis(found) });
      return found;
    });
    if (!row) continue;
    const { reportText, ...explanation } = presentDetail(row);
    const about = letterAbout(row, language);
    const text = reportText ?? '';
    const { analysisData } = row;
    const own = analysisData && (await withOwnQuestions(world, userId, { id, analysisData }));
    const letter = own && { text: writeLetter(own, text, about), pdf: await world.letters.pdf(own, text, about) };
    const { questions } = await findQuestions(world, { analysisId: id, userId });
    yield { id, explanation: { ...explanation, ownQuestions: questions }, reportText, letter };
  }
}
