import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { MAX_UPLOAD_BYTES } from '../../contract/analyses.js';
import { ApiError } from '../../contract/errors.js';
import type { Log } from '../../ports/log.js';
import { isUnreachable } from '../unreachable.js';

interface Answer {
  status: number;
  message: string;
  retryAfterSeconds?: number | null;
}

const OURS: Answer = { status: 500, message: 'Something went wrong on our side. Please try again.' };
const RESTARTING: Answer = {
  status: 503,
  message: 'The service is restarting. Please try again in a moment.',
  retryAfterSeconds: 2,
};

/** Errors of the libraries that a client can cause, by their code. */
const BY_CODE: Record<string, Answer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The request is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The request has no content.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'This type of content is not accepted here.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { status: 415, message: 'This type of content is not accepted here.' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: `File is larger than ${MAX_UPLOAD_BYTES} bytes` },
  FST_FILES_LIMIT: { status: 400, message: 'Too many files' },
  FST_FIELDS_LIMIT: { status: 400, message: 'The form has too many fields.' },
  FST_PARTS_LIMIT: { status: 400, message: 'The form has too many fields.' },
};

/** How the schema library begins what it says where the contract has no words of its own. */
const MACHINE_WORDS = /^(?:Invalid (?:input|option|key|element|string|value)|Too (?:big|small)|Unrecognized key)/;

/** Status and words for an error. What it says itself is shown only where it was written for people. */
export function answerFor(error: unknown): Answer {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError) {
    return { status: 400, message: wordsFor(error) };
  }
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known) return known;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, message: 'The request is not valid.' };
  }
  return isUnreachable(error) ? RESTARTING : OURS;
}

/** The words for the first thing that is wrong: the contract's own, else which value it is. */
function wordsFor(error: ZodError): string {
  const issue = error.issues[0];
  if (issue && !MACHINE_WORDS.test(issue.message)) return issue.message;
  const place = issue?.path.at(-1);
  return place === undefined ? 'The request is not valid.' : `The value of "${String(place)}" is not valid.`;
}

/** What may be logged of an error: never its message, which can hold a query with a person's text in it. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause as { code?: unknown; table?: unknown; constraint?: unknown } | undefined;
  return {
    kind: error.name,
    code: (error as { code?: unknown }).code ?? cause?.code,
    table: cause?.table,
    constraint: cause?.constraint,
    at: frames(error),
  };
}

/**
 * Where it was thrown, innermost place first: "submit.ts:38 < bind.ts:62". The message before the frames is cut off, and
 * what is left must look like a frame.
 */
function frames(error: Error): string {
  const lines = (error.stack ?? '').replace(error.message, '').split('\n');
  const places = lines.map((line) => /^ {4}at .*?([\w.-]+:\d+):\d+\)?$/.exec(line)?.[1]);
  return places
    .filter((place) => place !== undefined)
    .slice(0, 10)
    .join(' < ');
}

/** How the server of files says that an address is not the plain name of a file ("/a//b"): here that is no file, and no more. */
const NO_PLAIN_NAME = 'FST_STATIC_FORBIDDEN_PATH';

/** Every error leaves as `{message}` with its status. */
export function setErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    if ((error as { code?: unknown }).code === NO_PLAIN_NAME) return reply.callNotFound();
    const answer = answerFor(error);
    if (answer.status >= 500) {
      log.error({ route: request.routeOptions.url, status: answer.status, ...loggable(error) }, 'request failed');
    }
    if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
    return reply.code(answer.status).type('application/json').send({ message: answer.message });
  });
}
