import { z } from 'zod';
import { lineSchema } from './users.js';

export const MAX_QUESTIONS = 40;
export const MAX_QUESTION_CHARACTERS = 300;

const questionText = z
  .string('Please write a question')
  .max(MAX_QUESTION_CHARACTERS, `A question has at most ${MAX_QUESTION_CHARACTERS} characters`)
  .pipe(lineSchema('Please write a question', MAX_QUESTION_CHARACTERS));

/** One question for the doctor. */
export const questionSchema = z.object({
  text: questionText,
  /** Whether it has been asked. */
  asked: z.boolean('Please say whether it was asked'),
});
export type Question = z.infer<typeof questionSchema>;

/** A reader's own list for one explanation; null while they have not changed what we suggest. */
export const questionListSchema = z.object({
  questions: z.array(questionSchema).nullable(),
  /** Counts the changes: a change names the one it stands on. */
  version: z.number().int().nonnegative(),
});
export type QuestionList = z.infer<typeof questionListSchema>;

/** The whole list in its order; null puts our own suggestions back. */
export const questionListInputSchema = z.object({
  questions: z
    .array(questionSchema, 'Please send a list of questions')
    .max(MAX_QUESTIONS, `A list has at most ${MAX_QUESTIONS} questions`)
    .nullable(),
  version: z.number('Please say which list was changed').int().nonnegative(),
});
