import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeSession, findSession, openSession } from '../../accounts/index.js';
import { recordAudit } from '../../audit/index.js';
import { ApiError } from '../../contract/errors.js';
import { PRODUCT_SLUG, SIGNED_IN_COOKIE } from '../../contract/product.js';
import type { Actor } from '../../ports/actor.js';
import type { Tx } from '../../ports/db.js';
import type { Client, SessionControl } from '../../ports/handlers.js';
import { browserName } from './browser-name.js';
import { addressKey } from './limits.js';
import type { HttpWorld } from './world.js';

export const SESSION_COOKIE = `${PRODUCT_SLUG}_session`;

type SessionWorld = Pick<HttpWorld, 'db' | 'clock' | 'ids' | 'http' | 'sessionLimits'>;

/** A cookie that is not shaped like one of our tokens is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export async function readCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[SESSION_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** Who sends this request; null when nobody is signed in. Counts as use of the session unless `touch` is false. */
export async function actorOf(world: SessionWorld, request: FastifyRequest, touch = true): Promise<Actor | null> {
  const token = tokenOf(request);
  return token === null ? null : findSession(world.db, token, world.clock.now(), world.sessionLimits, touch);
}

/** The actor, where a route of this access may be called by them. Throws 401 for nobody, 403 for the wrong role. */
export function admit(access: 'user' | 'provider', actor: Actor | null): Actor {
  if (!actor) throw new ApiError(401, 'You are not signed in.');
  if (access === 'provider' && actor.userType !== 'provider') {
    throw new ApiError(403, 'Only healthcare providers can do this.');
  }
  return actor;
}

/**
 * Refuses a provider without two-step sign-in where that is required, with 403. The account's own routes stay open, or it
 * could never be set up.
 */
export function demandTwoStep(world: Pick<HttpWorld, 'providerTwoStep'>, tag: string, actor: Actor): void {
  if (world.providerTwoStep !== 'required' || tag === 'account') return;
  if (actor.userType !== 'provider' || actor.hasTwoStep) return;
  throw new ApiError(403, 'Please set up two-step sign-in in your settings first. It is required here.');
}

/** How a cookie of ours may be used: never by scripts, never from other sites. */
function attributesFor(world: SessionWorld, request: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || world.http.appUrl.startsWith('https:'),
  } as const;
}

const BROWSER_TOKEN_SECONDS = 365 * 24 * 60 * 60;

/** What is known of the browser behind this request. */
export function clientOf(world: SessionWorld, request: FastifyRequest, reply: FastifyReply): Client {
  // One cookie for each account: on a family's computer one person's sign-in does not undo another's.
  const cookieFor = (userId: number) => `${PRODUCT_SLUG}_browser_${userId}`;
  return {
    address: addressKey(request.ip),
    browser: browserName(request.headers['user-agent'] ?? ''),
    tokenFor(userId) {
      const token = request.cookies[cookieFor(userId)];
      return token !== undefined && TOKEN.test(token) ? token : null;
    },
    keepToken(userId, token) {
      const attributes = { ...attributesFor(world, request), path: '/api/auth', maxAge: BROWSER_TOKEN_SECONDS };
      reply.setCookie(cookieFor(userId), token, attributes);
    },
  };
}

/**
 * Opens and ends the session of the browser behind this request. `deliver` gives it the cookie of a session that was opened:
 * call it once everything is committed.
 */
export function sessionControl(
  world: SessionWorld,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionControl & { deliver(): void } {
  const attributes = attributesFor(world, request);
  const hint = { ...attributes, httpOnly: false };
  const before = tokenOf(request);
  let opened: string | null = null;
  const open = async (tx: Tx, user: Parameters<SessionControl['open']>[1]) => {
    const token = world.ids.token();
    await openSession(tx, user, {
      token,
      browser: browserName(request.headers['user-agent'] ?? ''),
      limits: world.sessionLimits,
      now: world.clock.now(),
    });
    opened = token;
  };
  return {
    async open(tx, user) {
      if (before !== null) await closeSession(tx, before);
      await open(tx, user);
    },
    async renew(tx, user) {
      const closed = before === null ? null : await closeSession(tx, before);
      if (closed !== user.id) throw new ApiError(401, 'You are not signed in.');
      await open(tx, user);
    },
    deliver() {
      if (opened === null) return;
      // No expiry: the browser forgets it when it closes, the server when it has been idle.
      reply.setCookie(SESSION_COOKIE, opened, attributes);
      reply.setCookie(SIGNED_IN_COOKIE, '1', hint);
    },
    async end() {
      if (before !== null) {
        await world.db.transaction(async (tx) => {
          const userId = await closeSession(tx, before);
          if (userId === null) return;
          await recordAudit(tx, { actorUserId: userId, verb: 'sign-out', objectType: 'user', objectId: userId });
        });
      }
      reply.clearCookie(SESSION_COOKIE, attributes);
      reply.clearCookie(SIGNED_IN_COOKIE, hint);
    },
  };
}
