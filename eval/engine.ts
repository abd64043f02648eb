import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from '../src/contract/analysis.js';
import { explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

export const root = new URL('..', import.meta.url).pathname;
export const knowledge = createKnowledge(
  JSON.parse(readFileSync(join(root, 'src/knowledge/compiled.json'), 'utf8')) as KnowledgeData,
);

export interface Run {
  id: string;
  text: string;
  analysis: Analysis | null;
  error: string | null;
  ms: number;
}
export type Done = Run & { analysis: Analysis };

/** Explains one report, keeping what failed as a failure. */
export function run(id: string, text: string): Run {
  const started = performance.now();
  try {
    const analysis = explainReport(text, knowledge);
    return { id, text, analysis, error: null, ms: performance.now() - started };
  } catch (error) {
    return { id, text, analysis: null, error: (error as Error).message, ms: performance.now() - started };
  }
}

export const isDone = (one: Run): one is Done => one.analysis !== null;
