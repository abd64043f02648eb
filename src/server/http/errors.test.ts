import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../contract/errors.js';
import { answerFor, loggable } from './errors.js';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('the answer to an error', () => {
  it('has the words of a refusal and of the first bad field', () => {
    expect(answerFor(new ApiError(402, 'Upload limit reached.'))).toMatchObject({ status: 402 });
    const bad = z.object({ a: z.string('Say a'), b: z.string('Say b') }).safeParse({});
    expect(answerFor(bad.error)).toMatchObject({ status: 400, message: 'Say a' });
  });

  it('is 503 while the database is away, also when a query wraps it', () => {
    for (const code of ['57P01', '57P03', 'ECONNREFUSED', '08006', '53300']) {
      const wrapped = new Error('Failed query: select', { cause: withCode(code) });
      expect(answerFor(wrapped)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    }
    expect(answerFor(new Error('Connection terminated unexpectedly')).status).toBe(503);
  });

  it('is 500 for all else, without a word of it', () => {
    for (const error of [new Error('secret'), withCode('23505', 'secret'), 'secret', null, undefined, { x: 1 }]) {
      const answer = answerFor(error);
      expect(answer.status).toBe(500);
      expect(answer.message).not.toContain('secret');
    }
    // A report that speaks of a connection does not make its failed query an outage.
    expect(answerFor(new Error('Failed query: insert … connection terminated')).status).toBe(500);
  });

  it('is logged by kind, code and place, never by message', () => {
    const error = new Error('Failed query with Ann Lee\n    at HIV clinic (12:30:15)', {
      cause: { code: '23505', constraint: 'users_email' },
    });
    const logged = JSON.stringify(loggable(error));
    expect(logged).toContain('23505');
    expect(logged).toContain('users_email');
    // One text, so that the log, which keeps no lists, shows it.
    expect(loggable(error).at).toMatch(/^errors\.test\.ts:\d+/);
    expect(logged).not.toMatch(/Ann|HIV/);
  });
});
