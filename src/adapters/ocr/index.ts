import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Word, type Worker } from 'tesseract.js';
import { pageText, type TextRun } from '../page-layout/index.js';
import { type PageImage, toPgm, turn } from './image.js';
import { removeRules } from './rules.js';
import { straighten } from './skew.js';
import { repairUnits } from './units.js';

export type { PageImage } from './image.js';

/** What OCR made of one page. */
export interface OcrPage {
  text: string;
  /** Mean over its words, weighted by length, 0 to 1. */
  confidence: number;
  /** Units that were put right. */
  repairs: number;
}

/** Below this confidence a page may lie on its side or upside down. */
const DOUBTFUL = 0.55;

/** Reads pictures of pages with Tesseract and the English data of its npm package. One page at a time. */
export class OcrReader {
  private constructor(private readonly worker: Worker) {}

  /** Loads the engine and the language; rejects where the package is broken. */
  static async start(): Promise<OcrReader> {
    const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
    });
    // Mode 4 keeps every row of a ruled table; mode 6 drops rows without a sign of it.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN, preserve_interword_spaces: '1' });
    return new OcrReader(worker);
  }

  /** Reads a page, turned upright where that reads clearly better. */
  async read(image: PageImage): Promise<OcrPage> {
    const straight = straighten(image);
    let best = await this.recognise(straight);
    if (best.confidence < DOUBTFUL || best.letters < 20) {
      for (const quarters of [1, 3, 2] as const) {
        const turned = await this.recognise(straighten(turn(image, quarters)));
        if (turned.confidence * turned.letters > best.confidence * best.letters * 1.2) best = turned;
        if (best.confidence > 0.75) break;
      }
    }
    const { text, repairs } = repairUnits(best.text);
    return { text, confidence: best.confidence, repairs };
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private async recognise(image: PageImage): Promise<{ text: string; confidence: number; letters: number }> {
    const clean = { ...image, grey: Uint8Array.from(image.grey) };
    removeRules(clean);
    await this.worker.setParameters({ user_defined_dpi: String(Math.round(clean.dpi)) });
    const { data } = await this.worker.recognize(toPgm(clean), {}, { blocks: true, text: false });
    const runs: TextRun[] = [];
    let letters = 0;
    let sum = 0;
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
    for (const line of lines) {
      const heights = line.words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
      const size = (heights[Math.floor(heights.length * 0.75)] ?? 0) * 1.1;
      for (const word of line.words) {
        if (isNoise(word, size)) continue;
        const count = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        letters += count;
        sum += (word.confidence / 100) * count;
        runs.push(runOf(word, baselineAt(line.baseline, word), size, 72 / clean.dpi));
      }
    }
    return { text: pageText(runs), confidence: letters > 0 ? sum / letters : 0, letters };
  }
}

function runOf(word: Word, baseline: number, size: number, scale: number): TextRun {
  return {
    text: word.text,
    x: word.bbox.x0 * scale,
    right: word.bbox.x1 * scale,
    y: baseline * scale,
    size: size * scale,
  };
}

function baselineAt(line: { x0: number; y0: number; x1: number; y1: number }, word: Word): number {
  const middle = (word.bbox.x0 + word.bbox.x1) / 2;
  const run = line.x1 - line.x0;
  return run > 0 ? line.y0 + ((line.y1 - line.y0) * (middle - line.x0)) / run : line.y1;
}

/** Specks and leftovers of ruled lines. */
function isNoise(word: Word, size: number): boolean {
  if (/^[|_\-—–=~.,:;'"`‘’“”°\\/[\](){}]+$/.test(word.text) && word.confidence < 60) return true;
  return word.confidence < 15 || word.bbox.y1 - word.bbox.y0 > size * 3;
}
