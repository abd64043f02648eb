import type { FastifyInstance } from 'fastify';
import { routes } from '../../contract/routes.js';
import { isApi } from './headers.js';

/** The one address under /api that is not in the table: it is the table. */
export const OPENAPI_PATH = '/api/openapi.json';

/** Makes start-up fail when an entry of the route table is not bound, or a route under /api is not in the table. */
export function checkRouteTable(app: FastifyInstance): void {
  const bound = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (isApi(url)) bound.add(`${one} ${url}`);
  });
  app.addHook('onReady', async () => {
    const listed = new Set(Object.values(routes).map((spec) => `${spec.method} ${spec.path}`));
    const unbound = [...listed].filter((route) => !bound.has(route));
    const unlisted = [...bound].filter((route) => !listed.has(route) && route !== `GET ${OPENAPI_PATH}`);
    if (unbound.length > 0) throw new Error(`Not bound: ${unbound.join(', ')}`);
    if (unlisted.length > 0) throw new Error(`Not in the route table: ${unlisted.join(', ')}`);
  });
}
