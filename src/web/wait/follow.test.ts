import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, POLL_ATTEMPTS, POLL_EVERY } from './follow.js';

class Stream {
  static last: Stream;
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  close = vi.fn(() => {
    this.readyState = Stream.CLOSED;
  });
  constructor(readonly address: string) {
    Stream.last = this;
  }
  say(more: object) {
    const event = {
      id: 7,
      status: 'processing',
      stage: 'queued',
      progress: 5,
      failureReason: null,
      title: null,
      ...more,
    };
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const detail = (status: string) => ({
  id: 7, patientId: null, filename: 'a.txt', originalName: 'a.txt', fileSize: 1, mimeType: 'text/plain', status,
  stage: 'extracting', failureReason: null, reportType: null, title: null, createdAt: '', completedAt: null, sharedBy: null, patientName: null,
  reportText: null, summary: null, findings: [], keyPoints: [], recommendations: [], confidenceDetails: null,
  analysisData: null, emrSource: null, emrResourceId: null, emrResourceType: null,
}); // biome-ignore format: one record
const follower = () => ({ onNews: vi.fn(), onTimeout: vi.fn() });
const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the stream tells each stage and ends with the analysis', () => {
  const told = follower();
  follow(7, told);
  expect(Stream.last.address).toBe('/api/analyses/7/events');
  Stream.last.say({ stage: 'extracting', progress: 15 });
  Stream.last.say({ status: 'completed', stage: null, progress: 100 });
  Stream.last.say({ status: 'failed' });
  expect(told.onNews.mock.calls.map(([news]) => news.status)).toEqual(['processing', 'completed']);
  expect(Stream.last.close).toHaveBeenCalled();
});

test('a refused stream is replaced by polling every 5 seconds until the end', async () => {
  const asked = vi.fn(async () => answer(detail(asked.mock.calls.length < 3 ? 'processing' : 'completed')));
  vi.stubGlobal('fetch', asked);
  const told = follower();
  follow(7, told);
  Stream.last.readyState = Stream.CLOSED;
  Stream.last.onerror?.();
  await vi.advanceTimersByTimeAsync(POLL_EVERY - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * POLL_EVERY);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(told.onNews.mock.calls.at(-1)![0].status).toBe('completed');
});

test('network errors are tried again, and after sixty attempts it is a timeout', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('no network')));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('EventSource', undefined);
  const told = follower();
  follow(7, told);
  await vi.advanceTimersByTimeAsync(POLL_EVERY * (POLL_ATTEMPTS + 5));
  expect(asked).toHaveBeenCalledTimes(POLL_ATTEMPTS);
  expect(told.onTimeout).toHaveBeenCalledTimes(1);
  expect(told.onNews).not.toHaveBeenCalled();
});

test('once stopped it tells nothing more', async () => {
  const told = follower();
  follow(7, told)();
  Stream.last.say({ status: 'completed' });
  expect(told.onNews).not.toHaveBeenCalled();
});
