import { type ProgressEvent, STAGES, type StageId } from '../../contract/analyses.js';

/** What is known of an analysis on its way. */
export type Followed =
  | { status: 'processing'; stage: StageId; progress: number; title: string | null }
  | { status: 'completed' }
  | { status: 'failed'; reason: string | null }
  | { status: 'timeout' };

export const waiting: Followed = { status: 'processing', stage: 'queued', progress: STAGES[0].at, title: null };

/** The bar never passes this before the analysis is complete. */
export const CEILING = 90;
/** The share of the bar that sending a file takes. */
const SENDING = 30;

const rank = (stage: StageId) => STAGES.findIndex((one) => one.id === stage);

/** The next state after news of the server. What ended stays ended; stages and progress never go back. */
export function advance(
  now: Followed,
  news: Pick<ProgressEvent, 'status' | 'stage' | 'progress' | 'failureReason' | 'title'>,
): Followed {
  if (now.status === 'completed' || now.status === 'failed') return now;
  if (news.status === 'completed') return { status: 'completed' };
  if (news.status === 'failed') return { status: 'failed', reason: news.failureReason };
  if (now.status === 'timeout') return now;
  const stage = news.stage && rank(news.stage) > rank(now.stage) ? news.stage : now.stage;
  return {
    status: 'processing',
    stage,
    progress: Math.min(CEILING, Math.max(now.progress, news.progress)),
    title: news.title ?? now.title,
  };
}

/** The bar while a file is being sent; `share` is from 0 to 1. */
export function sendingPercent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * SENDING);
}

/** The whole bar: where a file was sent first, its share comes before the server's. */
export function overallPercent(state: Followed, sentFile: boolean): number {
  if (state.status === 'completed') return 100;
  const progress = state.status === 'processing' ? state.progress : 0;
  if (!sentFile) return Math.min(CEILING, Math.round(progress));
  return Math.min(CEILING, Math.round(SENDING + (progress / CEILING) * (CEILING - SENDING)));
}
