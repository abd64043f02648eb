import type { Analysis } from '../contract/analysis.js';

/** What a printed letter says about where it comes from. */
export interface LetterAbout {
  /** The name of the file or text that was explained. */
  originalName: string;
  explainedAt: Date;
}

/** Prints explanations as letters. */
export interface Letters {
  /** A tagged PDF. `reportText` is the text that the spans of `analysis` point into. */
  pdf(analysis: Analysis, reportText: string, about: LetterAbout): Promise<Uint8Array>;
}
