import { z } from 'zod';

export const languageSchema = z.enum(['en', 'es'], 'Please choose English or Spanish');

/** The languages of the interface, of mails and of the frame of a letter. Explanations themselves are written in English. */
export type Language = z.infer<typeof languageSchema>;

export const languageChoiceSchema = z.object({ language: languageSchema });

/** For a letter: the language of its frame, where it is another than the account's. */
export const letterQuerySchema = z.object({ language: languageSchema.optional() });
