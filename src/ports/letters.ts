import type { Analysis } from '../contract/analysis.js';
import type { Language } from '../contract/language.js';

/** What a printed letter says about where it comes from. */
export interface LetterAbout {
  /** The name of the file or text that was explained. */
  originalName: string;
  explainedAt: Date;
  /** Of its headings and fixed sentences; the explanation stays as it was written. */
  language: Language;
}

/** Prints explanations as letters. */
export interface Letters {
  /** A tagged PDF. `reportText` is the text that the spans of `analysis` point into. */
  pdf(analysis: Analysis, reportText: string, about: LetterAbout): Promise<Uint8Array>;
}
