import { findUser } from '../accounts/index.js';
import type { Language } from '../contract/language.js';
import type { Actor } from '../ports/actor.js';
import type { TextFile } from '../ports/handlers.js';
import { demandExplanation, readAnalysis } from './access/read.js';
import { letterAbout, writeLetter } from './letter.js';
import { withOwnQuestions } from './questions/own-questions.js';
import type { AnalysesWorld } from './world.js';

/**
 * The explanation as a text file, in `language` or else the account's. Throws 404 when it is absent or another's, 409 when
 * there is none (yet).
 */
export async function downloadText(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  language?: Language,
): Promise<TextFile> {
  const row = await readAnalysis(world, actor, id, 'download', demandExplanation);
  const user = language ? null : await findUser(world.db, actor.userId);
  const about = letterAbout(row, language ?? user?.language);
  const analysis = await withOwnQuestions(world, actor.userId, row);
  return {
    name: `medical-analysis-${id}.txt`,
    text: writeLetter(analysis, row.reportText ?? '', about),
  };
}
