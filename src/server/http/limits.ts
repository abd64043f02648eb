import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.js';
import type { RouteSpec } from '../../contract/routes.js';
import type { Db } from '../../ports/db.js';
import { type Count, SharedCounter } from '../limits/shared-counter.js';
import type { HttpSettings } from './world.js';

type LimitSettings = Pick<HttpSettings, 'rateLimits' | 'rateLimitFactor'>;

/** Requests a minute from one address, where a route sets no tighter limit of its own. */
const GENERAL_PER_MINUTE = 600;

/** An address as limits count it: one IPv6 network of a household or office (/64) is one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace(/^::ffff:/, '');
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The limit of a name: the setting of that name, else the product's own, times the factor. */
export function limitOf(settings: LimitSettings, name: string, own: number): number {
  const set = settings.rateLimits === 'off' ? undefined : settings.rateLimits[name];
  return Math.ceil((set ?? own) * settings.rateLimitFactor);
}

/** The counts of one limit, for the plugin that asks for them. */
class LimitStore {
  constructor(
    private readonly counter: SharedCounter,
    private readonly name: string,
  ) {}

  incr(who: string, done: (error: Error | null, count?: Count) => void, windowMs: number, max: number): void {
    this.counter.count(this.name, who, windowMs, max).then(
      (count) => done(null, count),
      (error) => done(error),
    );
  }

  child(route: { limit?: string }): LimitStore {
    return new LimitStore(this.counter, route.limit ?? 'general');
  }
}

/** Counts a request of an account against the limit that its route names. Throws 429 with the wait beyond it. */
export type AccountLimits = (spec: Pick<RouteSpec, 'perAccount'>, userId: number) => Promise<void>;

/**
 * Counts requests per address, for all processes on the database, and answers 429 with the wait beyond the limit. Gives
 * the way to count them per account too.
 */
export async function setLimits(app: FastifyInstance, db: Db, settings: LimitSettings): Promise<AccountLimits> {
  if (settings.rateLimits === 'off') return async () => {};
  const counter = new SharedCounter(db);
  await app.register(rateLimit, {
    global: true,
    max: limitOf(settings, 'general', GENERAL_PER_MINUTE),
    timeWindow: '1 minute',
    // The plugin makes its store with `new`, and gives it nothing of ours.
    store: class extends LimitStore {
      constructor() {
        super(counter, 'general');
      }
    } as never,
    keyGenerator: (request) => addressKey(request.ip),
    // Load balancers ask for the health of the server every few seconds, all from one address; and a page asks for a
    // dozen of the built files, which are the same for everybody: whoever was refused one would see an empty page.
    allowList: ({ url, method }) =>
      url === '/healthz' || url === '/readyz' || (method === 'GET' && url.startsWith('/assets/')),
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  });
  return async ({ perAccount }, userId) => {
    if (!perAccount) return;
    const max = limitOf(settings, perAccount.limit, perAccount.perMinute);
    const { current, ttl } = await counter.count(`account-${perAccount.limit}`, String(userId), 60_000, max);
    if (current > max) throw tooMany(ttl);
  };
}

function tooMany(ttl: number): ApiError {
  const seconds = Math.ceil(ttl / 1000);
  return new ApiError(429, `Too many requests. Wait ${seconds} seconds and try again.`, seconds);
}
