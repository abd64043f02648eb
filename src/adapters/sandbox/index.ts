import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../ports/engine.js';
import type { ExtractionResult, Extractor } from '../../ports/extract.js';
import type { Letters } from '../../ports/letters.js';
import { FAILURES, type FailureReason } from '../extract-file/failures.js';
import { LIMITS } from '../extract-file/limits.js';
import { type EndReason, TaskEnded } from './member.js';
import { Pool } from './pool.js';

export interface SandboxOptions {
  /** Child processes at most; they start when first needed. */
  size?: number;
  /** The bundled child; without it `sandbox-child.js` beside this file, or the source under tsx. */
  entry?: string;
  /** The compiled knowledge; without it `knowledge.json` beside this file, or the one under `src/knowledge`. */
  knowledgePath?: string;
  tasksPerChild?: number;
  heapMegabytes?: number;
  residentMegabytes?: number;
  /**
   * Time for a file with text in it, for a file with OCR in all, and for the explanation of a short text, in
   * milliseconds; a long text is given more.
   */
  textMs?: number;
  ocrMs?: (pages: number) => number;
  explainMs?: number;
  /** Time to print a letter, in milliseconds. */
  printMs?: number;
}

/** Several times what the engine needs, so that the longest text we take is explained on a busy machine as well. */
const EXPLAIN_MS_PER_CHARACTER = 0.15;

export interface Sandbox {
  extractor: Extractor;
  engine: Engine;
  letters: Letters;
  /** Ends the children. Tasks under way are lost. */
  close(): Promise<void>;
}

/** Processes in which files are read, texts explained and letters printed, so that a bad one takes only its own child down. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const pool = new Pool({
    size: Math.max(1, options.size ?? 2),
    entry: options.entry ?? beside('./sandbox-child.js', './child.ts'),
    knowledgePath: options.knowledgePath ?? beside('./knowledge.json', '../../knowledge/compiled.json'),
    tasksPerChild: options.tasksPerChild ?? 100,
    heapMegabytes: options.heapMegabytes ?? 512,
    residentMegabytes: options.residentMegabytes ?? 1_400,
    startMs: 60_000,
  });
  const time = {
    ms: options.textMs ?? LIMITS.textMs,
    withOcr:
      options.ocrMs ?? ((pages: number) => Math.min(LIMITS.ocrBaseMs + pages * LIMITS.ocrPageMs, LIMITS.totalMs)),
  };
  return {
    extractor: {
      async extract(file, signal, { leaveScans = false } = {}) {
        if (file.bytes.length > LIMITS.fileBytes) return failed('over_10_mb');
        try {
          const answer = await pool.run({ kind: 'extract', file, leaveScans }, time, undefined, signal);
          return answer.kind === 'extracted' ? answer.result : failed('crashed');
        } catch (error) {
          if (error instanceof TaskEnded && error.reason !== 'aborted' && error.reason !== 'closed') {
            return failed(REASONS[error.reason]);
          }
          throw error;
        }
      },
    },
    engine: {
      async explain(text, from, progress, signal) {
        const answer = await pool.run(
          { kind: 'explain', text, from },
          { ms: (options.explainMs ?? 30_000) + text.length * EXPLAIN_MS_PER_CHARACTER },
          (message) => {
            if (message.kind === 'stage') progress?.(message.stage, message.title);
          },
          signal,
        );
        if (answer.kind === 'explained') return answer.analysis;
        if (answer.kind !== 'failed') throw new Error('The engine gave no analysis');
        // The code tells a text that is no report from an engine that broke.
        throw Object.assign(new Error(`The engine failed: ${answer.error}`), { code: answer.code });
      },
    },
    letters: {
      async pdf(analysis, reportText, about) {
        const answer = await pool.run(
          { kind: 'print', analysis, reportText, about },
          { ms: options.printMs ?? 60_000 },
        );
        if (answer.kind === 'printed') return answer.bytes;
        throw new Error(answer.kind === 'failed' ? `The letter could not be printed: ${answer.error}` : 'No letter');
      },
    },
    close: () => pool.close(),
  };
}

const REASONS: Record<Exclude<EndReason, 'aborted' | 'closed'>, FailureReason> = {
  time: 'too_slow',
  memory: 'too_much_memory',
  crash: 'crashed',
};

function failed(reason: FailureReason): ExtractionResult {
  return { ok: false, failure: FAILURES[reason] };
}

/** The file beside the bundle where we run from one, else the one in the source tree. */
function beside(bundled: string, source: string): string {
  const near = fileURLToPath(new URL(bundled, import.meta.url));
  return existsSync(near) ? near : fileURLToPath(new URL(source, import.meta.url));
}
