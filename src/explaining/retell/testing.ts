import type { Knowledge } from '../../knowledge/index.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../../understanding/index.js';
import { makeContext } from '../context.js';
import { retellSentence } from './retell.js';

/** The last sentence of a story, retold in the tests; null where it is not. */
export function retoldInStory(story: string, knowledge: Knowledge): string | null {
  const report = readReport(`HISTORY OF PRESENT ILLNESS:\n${story}\n`, knowledge);
  const ctx = makeContext(understand(report, knowledge), knowledge);
  const last = ctx.understanding.report.sentences.at(-1);
  const said = last === undefined ? null : retellSentence(last, ctx);
  return said?.map(({ text }) => text).join(' ') ?? null;
}
