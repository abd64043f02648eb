import type { z } from 'zod';

/**
 * One route of the public API. The server binds every entry of the table (and nothing else under /api), the browser
 * calls through it, and the OpenAPI document is generated from it.
 */
export interface RouteSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify style, `:id` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Who may call it at all; ownership is decided inside the verb. */
  readonly access: 'public' | 'user' | 'provider';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A multipart form: the file's field name and the other fields. */
  readonly multipart?: { readonly file: string; readonly fields: z.ZodType };
  /** The body is taken as it came, to be checked against the signature in this header. */
  readonly signedBy?: string;
  /** A zod schema answers JSON; otherwise the content type of the answer. */
  readonly response: z.ZodType | 'text/plain' | 'application/pdf' | 'application/zip' | 'text/event-stream' | 'none';
  /** The schema of one event's data, for an event stream. */
  readonly event?: z.ZodType;
  readonly status?: number;
  /** Bytes a JSON body may have, where more than the server's general limit. */
  readonly bodyLimit?: number;
  /** Requests per minute and address, where tighter than the server's general limit. */
  readonly ratePerMinute?: number;
  /** Requests per minute and account, counted together with those of other routes that name the same limit. */
  readonly perAccount?: { readonly limit: string; readonly perMinute: number };
  /** True where the `Idempotency-Key` header makes a repeated request one. */
  readonly idempotent?: boolean;
  readonly errors: readonly number[];
}

/** Keeps the literal types of an entry while checking it against `RouteSpec`. */
export function route<const R extends RouteSpec>(spec: R): R {
  return spec;
}
