import type { Analysis } from '../../contract/analysis.js';
import type { Extraction, ExtractionResult, UploadedFile } from '../../ports/extract.js';
import type { LetterAbout } from '../../ports/letters.js';

/** What the parent asks of a child: one task at a time. */
export type Task =
  | { kind: 'extract'; file: UploadedFile; leaveScans: boolean }
  | { kind: 'explain'; text: string; from: Pick<Extraction, 'ocr' | 'ocrConfidence' | 'warnings'> | null }
  | { kind: 'print'; analysis: Analysis; reportText: string; about: LetterAbout };

export type TaskMessage = Task & { id: number };

/** What a child says. `ocr` asks for more time, which the parent grants only up to its own limit. */
export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'ocr'; id: number; pages: number }
  | { kind: 'stage'; id: number; stage: 'understanding' | 'explaining'; title: string | null }
  | { kind: 'extracted'; id: number; result: ExtractionResult }
  | { kind: 'explained'; id: number; analysis: Analysis }
  | { kind: 'printed'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number; error: string; code?: string };
