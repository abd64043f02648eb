import { describe, expect, it } from 'vitest';
import { isUnreachable } from './unreachable.js';

const failedQuery = (cause: unknown) => new Error('Failed query: rollback\nparams: ', { cause });

describe('a database that is away', () => {
  it('is told by its code, also when a query wraps it', () => {
    for (const code of ['57P01', '57P03', 'ECONNREFUSED', '08006', '53300', 'ETIMEDOUT']) {
      expect(isUnreachable(Object.assign(new Error('x'), { code }))).toBe(true);
      expect(isUnreachable(failedQuery(Object.assign(new Error('x'), { code })))).toBe(true);
    }
  });

  it('is told by what the driver says of a connection that broke inside a transaction', () => {
    for (const words of [
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout exceeded when trying to connect',
    ]) {
      expect(isUnreachable(failedQuery(new Error(words)))).toBe(true);
    }
  });

  it('is told by its socket being gone, not by another file being gone', () => {
    const missing = (syscall: string) => Object.assign(new Error('x'), { code: 'ENOENT', syscall });
    expect(isUnreachable(failedQuery(missing('connect')))).toBe(true);
    expect(isUnreachable(missing('open'))).toBe(false);
  });

  it('is not taken from a report that speaks of connections', () => {
    const cause = Object.assign(new Error('value too long'), { code: '22001' });
    const query = new Error('Failed query: insert\nparams: The connection terminated at the ileum', { cause });
    expect(isUnreachable(query)).toBe(false);
    expect(isUnreachable(new Error('other'))).toBe(false);
    expect(isUnreachable('57P01')).toBe(false);
  });
});
