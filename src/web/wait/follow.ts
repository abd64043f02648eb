import { type ProgressEvent, progressEventSchema, STAGES } from '../../contract/analyses.js';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { addressOf, call } from '../kit/call.js';

export const POLL_EVERY = 5000;
export const POLL_ATTEMPTS = 60;
/** Broken connections of the stream in a row before polling takes over. */
const STREAM_RETRIES = 2;

export type News = Pick<ProgressEvent, 'status' | 'stage' | 'progress' | 'failureReason' | 'title'>;

export interface Follower {
  onNews(news: News): void;
  /** Sixty polls have passed and the analysis has not ended. */
  onTimeout(): void;
}

/** Follows an analysis until it ends: by the event stream, by polling where there is no stream. Gives a stop. */
export function follow(id: number, follower: Follower): () => void {
  let stopped = false;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource | null = null;
  let broken = 0;

  const stop = () => {
    stopped = true;
    clearTimeout(poll);
    stream?.close();
  };
  const tell = (news: News) => {
    if (stopped) return;
    if (news.status !== 'processing') stop();
    follower.onNews(news);
  };
  const startPolling = () => {
    stream?.close();
    stream = null;
    let attempts = 0;
    const next = async () => {
      if (stopped) return;
      attempts += 1;
      try {
        const { status, stage, failureReason, title } = await call(analysisRoutes.getAnalysis, { params: { id } });
        const progress = STAGES.find((one) => one.id === stage)?.at ?? 0;
        tell({ status, stage, failureReason, title, progress });
      } catch {
        // A network error is tried again until the attempts run out.
      }
      if (stopped) return;
      if (attempts >= POLL_ATTEMPTS) {
        stop();
        follower.onTimeout();
      } else poll = setTimeout(next, POLL_EVERY);
    };
    void next();
  };

  if (typeof EventSource === 'undefined') {
    startPolling();
    return stop;
  }
  stream = new EventSource(addressOf(analysisRoutes.analysisEvents, { id }), { withCredentials: true });
  stream.onmessage = (event: MessageEvent<string>) => {
    broken = 0;
    const news = progressEventSchema.safeParse(JSON.parse(event.data));
    if (news.success) tell(news.data);
  };
  stream.onerror = () => {
    broken += 1;
    if (!stopped && (stream?.readyState === EventSource.CLOSED || broken > STREAM_RETRIES)) startPolling();
  };
  return stop;
}
