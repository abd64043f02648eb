import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Word, type Worker } from 'tesseract.js';
import { pageText, type TextRun } from '../page-layout/index.js';
import { enlarge, type PageImage, toPgm, turn } from './image.js';
import { withPoints } from './points.js';
import { betterReading, isSuspect, lostPoints, pointlessNumbers, pointlessRanges } from './second-look.js';
import { straighten } from './skew.js';
import { repairUnits } from './units.js';

export type { PageImage } from './image.js';

/** What OCR made of one page. */
export interface OcrPage {
  text: string;
  /** Mean over its words, weighted by length, 0 to 1. */
  confidence: number;
  /** Units and numbers that were put right. */
  repairs: number;
  /** Results that may have lost their decimal point: "Hematocrit 314". */
  lostPoints: string[];
}

/** A page as Tesseract read it. */
interface Recognised {
  image: PageImage;
  runs: TextRun[];
  /** Words to read again, with their place in the image. */
  suspects: { run: TextRun; box: Word['bbox'] }[];
  confidence: number;
  letters: number;
  /** Points that the reading left out and the picture shows. */
  points: number;
}

const ENLARGED = 2;
const MOST_SUSPECTS = 40;
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
    await worker.setParameters({ preserve_interword_spaces: '1' });
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
    const reread = await this.lookAgain(best);
    const { text, repairs } = repairUnits(pageText(best.runs, 'words'));
    return { text, confidence: best.confidence, repairs: repairs + reread, lostPoints: lostPoints(text) };
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private async recognise(image: PageImage): Promise<Recognised> {
    // Measured on ruled tables at 150 to 300 dpi: mode 4 finds most words, mode 6 drops whole rows without a sign of
    // it. Tesseract takes ruled lines out by itself; taking them out before made every mode worse.
    await this.worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
      user_defined_dpi: String(Math.round(image.dpi)),
    });
    const { data } = await this.worker.recognize(toPgm(image), {}, { blocks: true, text: false });
    const read: Recognised = { image, runs: [], suspects: [], confidence: 0, letters: 0, points: 0 };
    let sum = 0;
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
    for (const line of lines) {
      const heights = line.words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
      const size = (heights[Math.floor(heights.length * 0.75)] ?? 0) * 1.1;
      const words = line.words.filter((word) => !isNoise(word));
      const texts = words.map((word) => withoutRules(word.text));
      const pointless = new Set([...pointlessNumbers(texts), ...pointlessRanges(texts)]);
      for (const [index, word] of words.entries()) {
        const count = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        read.letters += count;
        sum += (word.confidence / 100) * count;
        const run = runOf(word, baselineAt(line.baseline, word), size, 72 / image.dpi);
        read.runs.push(run);
        const seen = /^[<>]?\d{2,}\+?$|^\d+-\d+$/.test(run.text) ? withPoints(image, word.bbox, run.text) : null;
        if (seen !== null) {
          run.text = seen;
          read.points++;
        } else if (isSuspect(run.text) || pointless.has(index)) read.suspects.push({ run, box: word.bbox });
      }
    }
    read.confidence = read.letters > 0 ? sum / read.letters : 0;
    return read;
  }

  /** Reads doubtful numbers once more, enlarged, and gives how many became better. Changes their runs. */
  private async lookAgain({ image, suspects, points }: Recognised): Promise<number> {
    let better = points;
    const left: Recognised['suspects'] = [];
    for (const suspect of suspects) {
      const { run, box } = suspect;
      const reading = withPoints(image, box, run.text);
      if (reading === null) left.push(suspect);
      else {
        run.text = reading;
        better++;
      }
    }
    if (left.length === 0) return better;
    await this.worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      user_defined_dpi: String(Math.round(image.dpi * ENLARGED)),
    });
    for (const { run, box } of left.slice(0, MOST_SUSPECTS)) {
      const numeric = /^[\d.–—-]+$/.test(run.text);
      await this.worker.setParameters({ tessedit_char_whitelist: numeric ? '0123456789.-' : '' });
      const { data } = await this.worker.recognize(toPgm(enlarge(image, box, ENLARGED)));
      const reading = betterReading(run.text, data.text.trim());
      if (reading === null) continue;
      run.text = reading;
      better++;
    }
    await this.worker.setParameters({ tessedit_char_whitelist: '' });
    return better;
  }
}

function runOf(word: Word, baseline: number, size: number, scale: number): TextRun {
  return {
    text: withoutRules(word.text),
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

/** Specks and leftovers of ruled lines. A word with a letter or digit in it is never dropped, however doubtful. */
function isNoise(word: Word): boolean {
  return !/[\p{L}\p{N}%+#*]/u.test(word.text) && (word.confidence < 60 || /^[|[\]_~‘’'"“”]+$/.test(word.text));
}

/** A word without what ruled lines and specks add to it: bars, brackets, a point behind a number, "=" for a dash. */
function withoutRules(text: string): string {
  const bare = text
    .replace(/^\|+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\|+$/gu, '')
    .replace(/^['"‘’~]+(?=\d)/, '')
    .replace(/^(\d+\.\d+)\.$/, '$1')
    .replace(/^(\d+(?:\.\d+)?)[=~](\d+(?:\.\d+)?)$/, '$1-$2')
    .replace(/^(H{1,2}|L{1,2})[:;,]$/, '$1');
  if (bare.startsWith('[') && !bare.includes(']')) return bare.slice(1);
  return bare.endsWith(']') && !bare.includes('[') ? bare.slice(0, -1) : bare;
}
