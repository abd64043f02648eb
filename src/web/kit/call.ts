import type { z } from 'zod';
import { accountRoutes } from '../../contract/account-routes.js';
import type { RouteSpec } from '../../contract/routes.js';
import { failureWords, NO_CONNECTION, RequestError } from './request-error.js';
import { sessionEnded } from './session-end.js';

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface CallOptions<R extends RouteSpec> {
  params?: R['params'] extends z.ZodType ? Input<R['params']> : never;
  query?: R['query'] extends z.ZodType ? Partial<Input<R['query']>> : never;
  body?: R['body'] extends z.ZodType ? Input<R['body']> : never;
  /** Makes a repeated submission one, on routes that allow it. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The address of a route with its parameters filled in. */
export function addressOf(route: RouteSpec, params: Record<string, unknown> = {}, query: object = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends a request and gives the answer as it came. Throws RequestError for every failure. */
export async function send<R extends RouteSpec>(route: R, options: CallOptions<R> = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  let response: Response;
  try {
    response = await fetch(addressOf(route, options.params as Record<string, unknown> | undefined, options.query), {
      method: route.method,
      credentials: 'include',
      cache: 'no-cache',
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new RequestError(0, NO_CONNECTION);
  }
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    // Who asks who they are is only told; who asked for more has lost the session.
    const asks: RouteSpec = accountRoutes.currentUser;
    if (response.status === 401 && route.access !== 'public' && route !== asks) sessionEnded();
    throw new RequestError(response.status, failureWords(body, response.statusText, response.status));
  }
  return response;
}

/** Calls a JSON route and gives the answer, checked against the contract. */
export async function call<R extends RouteSpec & { response: z.ZodType }>(
  route: R,
  options: CallOptions<R> = {},
): Promise<Output<R['response']>> {
  const response = await send(route, options);
  return route.response.parse(await response.json()) as Output<R['response']>;
}
