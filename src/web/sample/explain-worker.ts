import { explainReport, NotAReportError } from '../../explaining/index.js';
import knowledgeUrl from '../../knowledge/compiled.json?url';
import { createKnowledge, type Knowledge } from '../../knowledge/index.js';
import type { ExplainAnswer, ExplainRequest } from './explain-messages.js';

/** The engine on a thread of its own, so that the page stays awake while it reads. */

let loading: Promise<Knowledge> | undefined;

async function loadKnowledge(): Promise<Knowledge> {
  const response = await fetch(knowledgeUrl);
  if (!response.ok) throw new Error(response.statusText);
  return createKnowledge(await response.json());
}

async function answer({ id, text }: ExplainRequest): Promise<ExplainAnswer> {
  let knowledge: Knowledge;
  try {
    loading ??= loadKnowledge();
    knowledge = await loading;
  } catch {
    loading = undefined;
    return { id, problem: 'not-loaded' };
  }
  try {
    return { id, analysis: explainReport(text, knowledge) };
  } catch (error) {
    return error instanceof NotAReportError
      ? { id, problem: 'refused', words: error.message }
      : { id, problem: 'failed' };
  }
}

addEventListener('message', async (event: MessageEvent<ExplainRequest>) => {
  postMessage(await answer(event.data));
});
