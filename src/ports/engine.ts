import type { Analysis } from '../contract/analysis.js';
import type { Extraction } from './extract.js';

export type EngineProgress = (stage: 'understanding' | 'explaining', title: string | null) => void;

/**
 * Explains a text in a process of its own, so that a report that hangs or crashes the engine fails alone.
 * Rejects with an Error whose message is for the log (so it never quotes the report); the reader gets a general
 * sentence. Its `code` is `not_a_report` where the text is no medical report.
 */
export interface Engine {
  explain(
    text: string,
    from: Pick<Extraction, 'ocr' | 'ocrConfidence' | 'warnings'> | null,
    progress?: EngineProgress,
    signal?: AbortSignal,
  ): Promise<Analysis>;
}
