/** PostgreSQL's, the driver's and the system's codes for "not reachable just now". */
const CODES = /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What the driver says without a code. A transaction whose connection broke ends with the third: its rollback fails. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|connect ECONNREFUSED/i;
/** How a failed statement is told: with its values, which may be a report that speaks of connections. */
const QUERY = 'Failed query';

/** True when the database is away, starting or stopping: the same may well succeed in a moment. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    // Of the socket that a stopped server has removed; any other missing file is a fault of ours.
    if (CODES.test(String(code ?? '')) || (code === 'ENOENT' && syscall === 'connect')) return true;
    if (!at.message.startsWith(QUERY) && WORDS.test(at.message)) return true;
  }
  return false;
}
