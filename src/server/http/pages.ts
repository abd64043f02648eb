import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT } from '../../contract/product.js';
import { allowedMethods } from './allowed-methods.js';
import { askerOf, firstPaints } from './first-paint.js';
import { isApi } from './headers.js';
import { withHead } from './page-head.js';
import { pagePath } from './page-path.js';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${PRODUCT}</title>
<h1>${PRODUCT} is running</h1>
<p>Its pages have not been built yet. Stop the server and run <code>npm run build</code>, then start it again.</p>
</html>
`;

/**
 * Serves the built pages; addresses that are no file get the page shell, which shows the right screen or its own 404.
 * Unknown addresses of the API and missing files answer 404.
 */
export async function servePages(app: FastifyInstance, webRoot: string, appUrl: string): Promise<void> {
  const shellFile = join(webRoot, 'index.html');
  const shell = existsSync(shellFile) ? readFileSync(shellFile, 'utf8') : null;
  if (shell !== null) {
    await app.register(statics, {
      root: webRoot,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        // The build puts a hash of the content in these names.
        const hashed = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const firstPaint = firstPaints(webRoot);
  const sendShell = (page: string, request: FastifyRequest, reply: FastifyReply) => {
    const path = pagePath(request.url);
    const asker = askerOf(request);
    return reply
      .type('text/html; charset=utf-8')
      .code(200)
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Language')
      .send(firstPaint(withHead(page, path, appUrl, asker.language), path, asker));
  };
  // The files' own route would look for an index here.
  if (shell !== null) app.get('/', (request, reply) => sendShell(shell, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = pagePath(request.url);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.[A-Za-z0-9]{1,8}$/.test(path);
    const allowed = allowedMethods(path);
    // Where it takes this method, there is a slash too many.
    if (allowed !== null && !allowed.split(', ').includes(request.method)) {
      const message = `This address does not take ${request.method} requests.`;
      return reply.code(405).header('allow', allowed).send({ message });
    }
    if (isApi(request.url) || !isPage) return reply.code(404).send({ message: 'Not found.' });
    if (shell !== null) return sendShell(shell, request, reply);
    return reply.type('text/html; charset=utf-8').code(503).header('cache-control', 'no-store').send(NOT_BUILT);
  });
}
