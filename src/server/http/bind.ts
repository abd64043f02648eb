import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { withOrigin } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import { type RouteName, type RouteSpec, routes } from '../../contract/routes.js';
import type { Actor } from '../../ports/actor.js';
import type { BinaryFile, Handlers, StateStream, TextFile } from '../../ports/handlers.js';
import { BodyBudget } from './body-budget.js';
import { checkBodyType } from './body-type.js';
import { recordDenial } from './denials.js';
import { loggable } from './errors.js';
import { streamStates } from './event-stream.js';
import { type AccountLimits, addressKey, limitOf } from './limits.js';
import type { OpenStreams } from './open-streams.js';
import type { ProgressHub } from './progress-hub.js';
import { actorOf, admit, clientOf, demandTwoStep, sessionControl } from './session.js';
import { LARGEST_FORM, readForm, refuseHuge } from './upload.js';
import type { HttpWorld } from './world.js';

/** JSON bodies are small, except where a route says otherwise. */
const BODY_LIMIT = 100_000;
/** Bytes of signed bodies that may be under way at once: in this process, and from one address. */
const SIGNED_BODIES_IN_ALL = 32 * 1_048_576;
const SIGNED_BODIES_OF_ONE = 4 * 1_048_576;
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,200}$/;
const MAX_STREAMS_PER_USER = 20;

/** A handler after the types of its route have been left behind: the schemas have checked what passes. */
type AnyHandler = (request: Record<string, unknown>) => Promise<unknown>;

export interface Binding {
  world: HttpWorld;
  hub: () => ProgressHub;
  /** Streams open in this process, by user. */
  streams: OpenStreams;
  accountLimits: AccountLimits;
}

/** Binds each entry of the route table to its handler. Throws when one has none. */
export function bindRoutes(app: FastifyInstance, handlers: Handlers, binding: Binding): void {
  const budget = new BodyBudget();
  // Anybody may send these: what they hold must take no room from people's reports.
  const signedBudget = new BodyBudget(SIGNED_BODIES_IN_ALL, SIGNED_BODIES_OF_ONE);
  for (const name of Object.keys(routes) as RouteName[]) {
    const handler = handlers[name] as unknown as AnyHandler | undefined;
    if (!handler) throw new Error(`The route "${name}" of the route table has no handler.`);
    const spec: RouteSpec = routes[name];
    if (spec.signedBy) bindSigned(app, { name, spec }, handler, binding, signedBudget);
    else bindRoute(app, { name, spec }, handler, binding, budget);
  }
}

/** Binds a route whose body must reach the handler byte for byte: a signature is over the bytes, not over their meaning. */
function bindSigned(
  app: FastifyInstance,
  ...rest: [{ name: RouteName; spec: RouteSpec }, AnyHandler, Binding, BodyBudget]
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    bindRoute(scope, ...rest);
  });
}

function bindRoute(
  app: FastifyInstance,
  bound: { name: RouteName; spec: RouteSpec },
  handler: AnyHandler,
  binding: Binding,
  budget: BodyBudget,
): void {
  const { world } = binding;
  const { spec } = bound;
  const actors = new WeakMap<FastifyRequest, Actor>();
  const limit = spec.ratePerMinute;
  /** Runs a step for this person: what it records says where it came from, and a refusal is recorded before it goes out. */
  const onRecord = <Result>(request: FastifyRequest, actor: Actor | null, step: () => Promise<Result>) =>
    withOrigin({ address: addressKey(request.ip) }, async () => {
      try {
        return await step();
      } catch (error) {
        if (actor) await recordDenial(world, bound, actor, request.params, error);
        throw error;
      }
    });
  app.route({
    method: spec.method,
    url: spec.path,
    exposeHeadRoute: false,
    bodyLimit: spec.bodyLimit ?? BODY_LIMIT,
    config: limit ? { rateLimit: { max: limitOf(world.http, bound.name, limit), limit: bound.name } } : {},
    // After the limits and before any of the body is read.
    async preParsing(request, reply) {
      if (spec.access !== 'public') {
        const actor = await actorOf(world, request);
        const { access, tag } = spec;
        await onRecord(request, actor, async () => {
          const admitted = admit(access, actor);
          demandTwoStep(world, tag, admitted);
          await binding.accountLimits(spec, admitted.userId);
          actors.set(request, admitted);
        });
      }
      if (spec.signedBy && !request.headers[spec.signedBy]) throw new ApiError(400, 'The signature is not valid.');
      if (spec.multipart) refuseHuge(request);
      else checkBodyType(spec, request);
      const largest = spec.multipart ? LARGEST_FORM : spec.bodyLimit;
      if (largest === undefined) return;
      const length = Math.min(largest, Number(request.headers['content-length'] ?? largest));
      const owner = actors.get(request)?.userId ?? addressKey(request.ip);
      reply.raw.once('close', budget.take(owner, length));
    },
    async handler(request, reply) {
      const actor = actors.get(request) ?? null;
      const session = sessionControl(world, request, reply);
      const input = {
        actor,
        params: spec.params?.parse(request.params),
        query: spec.query?.parse(request.query),
        idempotencyKey: spec.idempotent ? idempotencyKey(request) : null,
        form: spec.multipart ? await readForm(request, spec.multipart) : undefined,
        body: spec.body?.parse(request.body ?? {}),
        signed: spec.signedBy ? signedBody(request, spec.signedBy) : undefined,
        session,
        client: clientOf(world, request, reply),
      };
      const answer = await onRecord(request, actor, () => handler(input));
      session.deliver();
      return send(spec, answer, actor, request, reply, binding);
    },
  });
}

function send(
  spec: RouteSpec,
  answer: unknown,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding,
): FastifyReply {
  reply.code(spec.status ?? 200);
  if (spec.response === 'none') return reply.send();
  if (spec.response === 'text/plain') {
    const { name, text } = answer as TextFile;
    return sendFile('text/plain; charset=utf-8', name, text, reply);
  }
  if (spec.response === 'application/pdf' || spec.response === 'application/zip') {
    const { name, bytes } = answer as BinaryFile;
    return sendFile(spec.response, name, Buffer.from(bytes), reply);
  }
  if (spec.response === 'text/event-stream') {
    return sendStream(spec, answer as StateStream<unknown>, actor, request, reply, binding);
  }
  // Unknown keys are stripped: only what the contract lists leaves the server.
  return reply.type('application/json').send(JSON.stringify(shape(spec.response, answer)));
}

function sendFile(type: string, name: string, content: string | Buffer, reply: FastifyReply): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name.replace(/[^A-Za-z0-9._-]/g, '-')}"`)
    .send(content);
}

function sendStream(
  spec: RouteSpec,
  states: StateStream<unknown>,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
  { world, hub, streams }: Binding,
): FastifyReply {
  const owner = actor?.userId ?? 0;
  if (streams.of(owner) >= MAX_STREAMS_PER_USER) {
    throw new ApiError(429, 'Too many pages follow an analysis at once.', 15);
  }
  const out = streamStates(states, {
    hub: hub(),
    stillAllowed: async () => (await actorOf(world, request, false))?.userId === actor?.userId,
    present: (event) => (spec.event ? shape(spec.event, event) : event),
    heartbeatMs: world.http.heartbeatSeconds * 1000,
    onError: (error) => world.log.warn({ route: spec.path, ...loggable(error) }, 'a progress read failed'),
  });
  streams.add(owner, out);
  // Proxies must pass events on as they come.
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(out);
}

/** Shapes an answer by its schema. A mismatch is our fault, never the caller's, so it must not look like bad input. */
function shape(schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
  throw new Error(`An answer does not fit its schema (${where})`);
}

function signedBody({ headers, body }: FastifyRequest, header: string): { payload: Buffer; signature: string } {
  const signature = headers[header];
  const payload = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return { payload, signature: typeof signature === 'string' ? signature : '' };
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (Array.isArray(key) || !IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError(400, 'The Idempotency-Key header must have 1 to 200 visible ASCII characters.');
  }
  return key;
}
