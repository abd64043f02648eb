import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.js';
import type { RouteSpec } from '../../contract/routes.js';

/** Refuses, with 415, a form where the route takes JSON. A type without a body means nothing and is passed over. */
export function checkBodyType(spec: Pick<RouteSpec, 'body'>, { headers }: Pick<FastifyRequest, 'headers'>): void {
  const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (isEmpty && !spec.body) delete headers['content-type'];
  else if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) {
    throw new ApiError(415, 'This type of content is not accepted here.');
  }
}
