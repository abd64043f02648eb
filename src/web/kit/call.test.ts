import { afterEach, expect, test, vi } from 'vitest';
import { accountRoutes } from '../../contract/account-routes.js';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import { addressOf, call } from './call.js';
import { failureWords, RequestError } from './request-error.js';

afterEach(() => vi.unstubAllGlobals());

test('addresses carry their parameters and only given queries', () => {
  expect(addressOf(analysisRoutes.getAnalysis, { id: 7 })).toBe('/api/analyses/7');
  expect(addressOf(analysisRoutes.listAnalyses, {}, { limit: 5, before: undefined })).toBe('/api/analyses?limit=5');
  expect(addressOf(analysisRoutes.getAnalysis, { id: '../x' })).toBe('/api/analyses/..%2Fx');
});

test('a failure speaks with the message of the body, else the status, else the body', () => {
  expect(failureWords('{"message":"No such report"}', 'Not Found', 404)).toBe('No such report');
  expect(failureWords('<html>', 'Bad Gateway', 502)).toBe('Bad Gateway');
  expect(failureWords('broken', '', 500)).toBe('broken');
  expect(failureWords('', '', 500)).toBe('The server answered 500.');
});

test('requests send credentials and JSON, and answers are checked against the contract', async () => {
  const sent = vi.fn(
    async (_url: string, _init: RequestInit) => new Response('{"id":3,"status":"processing","extra":1}'),
  );
  vi.stubGlobal('fetch', sent);
  const accepted = await call(analysisRoutes.submitText, { body: { reportText: 'EXAM' }, idempotencyKey: 'k' });
  expect(accepted).toEqual({ id: 3, status: 'processing' });
  const [url, init] = sent.mock.calls[0]!;
  expect(url).toBe('/api/analyses/text');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"reportText":"EXAM"}' });
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k' });
  vi.stubGlobal('fetch', async () => new Response('{"id":"three"}'));
  await expect(call(analysisRoutes.submitText, { body: { reportText: 'EXAM' } })).rejects.toThrow();
});

test('no answer at all is a network error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  const error = await call(accountRoutes.currentUser).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ status: 0, message: 'Network error. Please try again.' });
});
