import type { Analysis } from '../../contract/analysis.js';

/** What the page asks of the engine's thread, and what it answers. `id` ties an answer to its question. */
export interface ExplainRequest {
  id: number;
  text: string;
}

export type ExplainAnswer =
  | { id: number; analysis: Analysis; problem?: undefined }
  | { id: number; problem: 'not-loaded' | 'failed' }
  | { id: number; problem: 'refused'; words: string };
