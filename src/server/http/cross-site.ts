import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something. Browsers say where a request comes from: Sec-Fetch-Site decides where it is
 * sent (secure pages), else Origin. A request with neither is no browser's, carries no stolen cookie, and may pass.
 */
export function isFromOwnSite(
  headers: { site?: string; origin?: string; host?: string },
  own: { appOrigin: string; protocol: string },
): boolean {
  if (headers.site !== undefined) return headers.site === 'same-origin' || headers.site === 'none';
  if (headers.origin === undefined) return true;
  return headers.origin === own.appOrigin || headers.origin === `${own.protocol}://${headers.host}`;
}

/** Refuses every change that comes from another site, with 403, before anything else looks at the request. */
export function guardAgainstCrossSite(app: FastifyInstance, appUrl: string): void {
  const appOrigin = new URL(appUrl).origin;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (SAFE.has(request.method)) return;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const headers = { site: Array.isArray(site) ? site.join() : site, origin, host };
    if (isFromOwnSite(headers, { appOrigin, protocol: request.protocol })) return;
    throw new ApiError(403, 'This request came from another site and was refused.');
  });
}
