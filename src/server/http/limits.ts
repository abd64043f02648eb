import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/errors.js';

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

/** Counts requests per address in this process and answers 429 with the wait beyond the limit. */
export async function setLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(GENERAL_PER_MINUTE * factor),
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    // Load balancers ask for the health of the server every few seconds, all from one address.
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.ceil(context.ttl / 1000);
      return new ApiError(429, `Too many requests. Wait ${seconds} seconds and try again.`, seconds);
    },
  });
}
