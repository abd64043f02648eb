import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ports/db.js';

/** From this limit on requests are counted in shares, not one by one. */
const SHARED_FROM = 100;
/** A process takes so many parts of a limit at once. */
const SHARES = 20;
const ANSWER_WITHIN_MS = 1_000;
/** After the database has not answered in time it is left alone for so long. */
const LEAVE_ALONE_MS = 5_000;
const SWEEP_EVERY = 500;
const MOST_KEYS = 20_000;

export interface Count {
  /** Requests in the window that runs, this one included. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

interface Share {
  /** When the window ends, by this process's clock. */
  ends: number;
  /** The last number given out, and the last that may be. */
  given: number;
  last: number;
}

/**
 * Counts requests for all processes on one database. Wide limits are taken in shares of a twentieth, so that most
 * requests need no statement; a process that does not use its share up ends the window a little early, never late. While
 * the database does not answer in time, each process counts for itself: nobody is locked out, and nothing is unlimited.
 */
export class SharedCounter {
  private readonly shares = new Map<string, Share>();
  private readonly asking = new Map<string, Promise<void>>();
  private aloneUntil = 0;
  private asked = 0;

  constructor(private readonly db: Pick<Db, 'execute'>) {}

  /** Counts one request of `who` against the limit called `name`. */
  async count(name: string, who: string, windowMs: number, max: number): Promise<Count> {
    const key = `${name}:${createHash('sha256').update(who).digest('hex').slice(0, 40)}`;
    for (;;) {
      const now = performance.now();
      const share = this.shares.get(key);
      if (share && share.ends > now) {
        const over = share.given >= max;
        if (over || share.given < share.last) {
          share.given += 1;
          // A statement that began before another's row was written sees a window of a hair more than its whole length.
          return { current: share.given, ttl: Math.min(share.ends - now, windowMs) };
        }
      }
      // One statement at a time for a key: the others take from what it brings.
      let asking = this.asking.get(key);
      if (!asking) {
        asking = this.take(key, windowMs, max).finally(() => this.asking.delete(key));
        this.asking.set(key, asking);
      }
      await asking;
    }
  }

  private async take(key: string, windowMs: number, max: number): Promise<void> {
    const size = max >= SHARED_FROM ? Math.ceil(max / SHARES) : 1;
    if (this.shares.size > MOST_KEYS) this.forgetEnded();
    const started = performance.now();
    if (started >= this.aloneUntil) {
      try {
        const { count, left } = await within(this.add(key, size, windowMs), ANSWER_WITHIN_MS);
        this.shares.set(key, { ends: performance.now() + left, given: count - size, last: count });
        return;
      } catch {
        this.aloneUntil = performance.now() + LEAVE_ALONE_MS;
      }
    }
    const share = this.shares.get(key);
    if (share && share.ends > started) share.last += size;
    else this.shares.set(key, { ends: started + windowMs, given: 0, last: size });
  }

  private async add(key: string, size: number, windowMs: number): Promise<{ count: number; left: number }> {
    this.asked += 1;
    if (this.asked % SWEEP_EVERY === 0) {
      await this.db.execute(sql`DELETE FROM rate_counts WHERE ends_at < now() - interval '1 minute'`);
    }
    const { rows } = await this.db.execute<{ count: number; left: number }>(sql`
      INSERT INTO rate_counts AS old (key, count, ends_at)
      VALUES (${key}, ${size}, now() + ${windowMs} * interval '1 millisecond')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN old.ends_at <= now() THEN excluded.count ELSE old.count + excluded.count END,
        ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
      RETURNING count, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS left`);
    const [row] = rows;
    if (!row) throw new Error('A request was not counted.');
    return row;
  }

  private forgetEnded(): void {
    const now = performance.now();
    for (const [key, { ends }] of this.shares) if (ends <= now) this.shares.delete(key);
    // Still as many: more addresses in a minute than are worth remembering. The database knows them.
    if (this.shares.size > MOST_KEYS) this.shares.clear();
  }
}

function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database did not answer in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
