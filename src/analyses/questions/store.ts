import { and, eq } from 'drizzle-orm';
import type { Question, QuestionList } from '../../contract/questions.js';
import type { SealedColumn } from '../../ports/sealer.js';
import type { Shelf } from '../store.js';
import { analysisQuestions } from './tables.js';

interface Reader {
  analysisId: number;
  userId: number;
}

const place = (id: number) => `analysis_questions/${id}/questions`;

/** The sealed column of these lists. */
export const sealedQuestions: SealedColumn = {
  table: 'analysis_questions',
  id: 'id',
  column: 'questions',
  type: 'bytes',
  place,
};

const isOf = ({ analysisId, userId }: Reader) =>
  and(eq(analysisQuestions.analysisId, analysisId), eq(analysisQuestions.userId, userId));

/** A reader's own list; version 0 where there has never been one. */
export async function findQuestions({ db, sealer }: Shelf, reader: Reader): Promise<QuestionList> {
  const [row] = await db.select().from(analysisQuestions).where(isOf(reader));
  if (!row) return { questions: null, version: 0 };
  const { id, questions, version } = row;
  return {
    questions: questions && (JSON.parse(sealer.openBytes(questions, place(id)).toString('utf8')) as Question[]),
    version,
  };
}

/** Keeps the list in place of the one with `version`; false when there is another by now. */
export async function saveQuestions(
  { db, sealer }: Shelf,
  reader: Reader,
  { questions, version }: QuestionList,
  now: Date,
): Promise<boolean> {
  if (version === 0) {
    await db
      .insert(analysisQuestions)
      .values({ ...reader, questions: null, version: 0, changedAt: now })
      .onConflictDoNothing();
  }
  // The list is sealed for the row's number, which is known only now.
  const [row] = await db
    .select({ id: analysisQuestions.id })
    .from(analysisQuestions)
    .where(and(isOf(reader), eq(analysisQuestions.version, version)))
    .for('update');
  if (!row) return false;
  await db
    .update(analysisQuestions)
    .set({
      questions: questions && sealer.sealBytes(Buffer.from(JSON.stringify(questions)), place(row.id)),
      version: version + 1,
      changedAt: now,
    })
    .where(eq(analysisQuestions.id, row.id));
  return true;
}
