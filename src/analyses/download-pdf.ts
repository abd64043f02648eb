import { findUser } from '../accounts/index.js';
import { ApiError } from '../contract/errors.js';
import type { Language } from '../contract/language.js';
import type { Actor } from '../ports/actor.js';
import type { BinaryFile } from '../ports/handlers.js';
import { demandExplanation, readAnalysis } from './access/read.js';
import { letterAbout } from './letter.js';
import { messages } from './messages.js';
import { withOwnQuestions } from './questions/own-questions.js';
import type { AnalysesWorld } from './world.js';

/**
 * The explanation as a PDF letter, in `language` or else the account's. Throws 404 when it is absent or another's, 403 on the free plan, 409 when there is no
 * explanation (yet).
 */
export async function downloadPdf(
  world: AnalysesWorld,
  actor: Actor,
  id: number,
  language?: Language,
): Promise<BinaryFile> {
  const user = await findUser(world.db, actor.userId);
  const row = await readAnalysis(world, actor, id, 'download', (found) => {
    if (!user || user.subscriptionTier === 'free') throw new ApiError(403, messages.pdfNotFree);
    return demandExplanation(found);
  });
  const about = letterAbout(row, language ?? user?.language);
  const analysis = await withOwnQuestions(world, actor.userId, row);
  const bytes = await world.letters.pdf(analysis, row.reportText ?? '', about);
  return { name: `medical-analysis-${id}.pdf`, bytes };
}
