import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { accountHandlers } from '../../accounts/index.js';
import { analysisHandlers, endAnalyses, PROGRESS_CHANNEL } from '../../analyses/index.js';
import { billingHandlers, endPlan } from '../../billing/index.js';
import { educationHandlers } from '../../education/index.js';
import { endRosterEntries, linkToProviders, rosterHandlers } from '../../roster/index.js';
import { takeoutHandlers } from '../../takeout/index.js';
import { openApiDocument } from '../openapi.js';
import { bindRoutes } from './bind.js';
import { guardAgainstCrossSite } from './cross-site.js';
import { setErrors } from './errors.js';
import { setHeaders } from './headers.js';
import { setLimits } from './limits.js';
import { OpenStreams } from './open-streams.js';
import { servePages } from './pages.js';
import { openProgressHub, type ProgressHub } from './progress-hub.js';
import { answerBadAddress, answerBrokenRequest } from './protocol-errors.js';
import { closeQuietly } from './quiet-close.js';
import { readCookies } from './session.js';
import { checkRouteTable, OPENAPI_PATH } from './table-check.js';
import { acceptUploads } from './upload.js';
import type { HttpWorld } from './world.js';

/** The slowest line an upload of 10 MB is waited for: about 0.3 Mbit/s. */
const REQUEST_TIMEOUT_MS = 300_000;
/** A connection on which nothing moves for so long is closed; progress streams give a sign of life far more often. */
const SILENCE_MS = 60_000;
/** What the log says of a request whose sender left before the answer; no answer has this status. */
const GONE = 499;
const API_VERSION = '1.0.0';

/** The HTTP server of the whole product, ready to listen or to be sent requests in a test. Closing it ends streams. */
export async function buildHttp(world: HttpWorld): Promise<FastifyInstance> {
  const trusted = world.http.trustProxy;
  const app = fastify({
    logger: false,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  // Nothing of the API takes plain text: a page of another site could send it without being asked about it.
  app.removeContentTypeParser('text/plain');
  checkRouteTable(app);
  closeQuietly(app);
  setErrors(app, world.log);
  logRequests(app, world);
  await setHeaders(app, world.http.appUrl);
  guardAgainstCrossSite(app, world.http.appUrl);
  const accountLimits = await setLimits(app, world.db, world.http);
  await app.register(compress, { encodings: ['br', 'gzip'], requestEncodings: ['identity'], threshold: 1024 });
  await readCookies(app);
  await acceptUploads(app);

  const streams = new OpenStreams();
  let hub: ProgressHub | null = null;
  app.addHook('onReady', async () => {
    hub = await openProgressHub(world.notifications, PROGRESS_CHANNEL);
  });
  app.addHook('preClose', async () => streams.endAll());
  app.addHook('onClose', async () => hub?.stop());

  const handlers = {
    ...accountHandlers(world, { link: (tx, patientUserId, ids) => linkToProviders(world, tx, patientUserId, ids) }, [
      endAnalyses(world.jobs),
      endRosterEntries,
      endPlan(world),
    ]),
    ...analysisHandlers(world),
    ...educationHandlers(world),
    ...rosterHandlers(world),
    ...takeoutHandlers(world),
    ...billingHandlers({ ...world, appUrl: world.http.appUrl }),
  };
  bindRoutes(app, handlers, { world, hub: () => hub as ProgressHub, streams, accountLimits });
  const document = openApiDocument(API_VERSION);
  app.get(OPENAPI_PATH, async () => document);
  await servePages(app, world.http.webRoot, world.http.appUrl);
  return app;
}

/** One line for each request: the route's pattern, never the address itself, which can carry ids and tokens. */
function logRequests(app: FastifyInstance, world: HttpWorld): void {
  const log = (request: FastifyRequest, status: number, ms: number) => {
    const route = request.routeOptions.url ?? 'none';
    world.log.info({ method: request.method, route, status, ms: Math.round(ms) }, 'request');
  };
  app.addHook('onResponse', async (request, reply) => log(request, reply.statusCode, reply.elapsedTime));
  // Nobody waits for the answer any more, but what was asked for may be done. Fastify's onRequestAbort hears nothing of
  // those whose body has been read.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) log(request, GONE, reply.elapsedTime);
    });
  });
}
