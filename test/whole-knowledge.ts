import { readFileSync } from 'node:fs';
import { createKnowledge, type Knowledge } from '../src/knowledge/index.js';

/** The whole knowledge base as it was compiled, for the tests of the engine. */
export function wholeKnowledge(): Knowledge {
  return createKnowledge(JSON.parse(readFileSync(new URL('../src/knowledge/compiled.json', import.meta.url), 'utf8')));
}
