import { z } from 'zod';
import { errorBodySchema } from '../contract/errors.js';
import { PRODUCT, PRODUCT_SLUG } from '../contract/product.js';
import { type RouteSpec, routes } from '../contract/routes.js';

type Json = Record<string, unknown>;

const ERROR_WORDS: Record<number, string> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  402: 'The allowance is used up',
  403: 'Not allowed',
  404: "Absent, or another's",
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Wrong type',
  429: 'Too many requests',
  503: 'Not ready',
};

/** The OpenAPI 3.1 document of the API, made from the same table that the server binds. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(routes)) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(name, spec) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version },
    paths,
    components: {
      schemas: { Error: toSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: `${PRODUCT_SLUG}_session` } },
    },
  };
}

function operation(name: string, spec: RouteSpec): Json {
  const errors = new Set([...spec.errors, ...(spec.method === 'GET' ? [] : [403]), 429]);
  return {
    operationId: name,
    summary: spec.summary,
    tags: [spec.tag],
    ...(spec.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', spec.params),
      ...parameters('query', spec.query),
      ...(spec.idempotent ? [idempotencyHeader] : []),
      ...(spec.signedBy ? [signatureHeader(spec.signedBy)] : []),
    ],
    ...requestBody(spec),
    responses: {
      [String(spec.status ?? 200)]: success(spec),
      ...Object.fromEntries([...errors].sort().map((status) => [String(status), failure(status)])),
    },
  };
}

const signatureHeader = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'The signature of the sender over the body as it came.',
  schema: { type: 'string' },
});

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A value of your own; a repeated request with the same value gives the same answer once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(spec: RouteSpec): Json {
  if (spec.multipart) {
    const fields = toSchema(spec.multipart.fields, 'input') as { properties?: Json; required?: string[] };
    const schema = {
      type: 'object',
      properties: { [spec.multipart.file]: { type: 'string', format: 'binary' }, ...fields.properties },
      required: [spec.multipart.file, ...(fields.required ?? [])],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (spec.signedBy) {
    return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } };
  }
  if (!spec.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: toSchema(spec.body, 'input') } } } };
}

function success(spec: RouteSpec): Json {
  const description = spec.summary;
  if (spec.response === 'none') return { description };
  if (spec.response === 'text/plain') return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
  if (spec.response === 'application/pdf' || spec.response === 'application/zip') {
    return { description, content: { [spec.response]: { schema: { type: 'string', format: 'binary' } } } };
  }
  if (spec.response === 'text/event-stream') {
    const schema = spec.event ? toSchema(spec.event, 'output') : { type: 'string' };
    return { description: `${description}. The data of each event:`, content: { 'text/event-stream': { schema } } };
  }
  return { description, content: { 'application/json': { schema: toSchema(spec.response, 'output') } } };
}

function failure(status: number): Json {
  return {
    description: ERROR_WORDS[status] ?? 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
