import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RouteSpec, routes } from '../contract/routes.js';
import { openApiDocument } from './openapi.js';

const schemaObject = z.record(z.string(), z.unknown());
const content = z.record(z.string().regex(/^[a-z]+\/[a-z.+-]+$/), z.strictObject({ schema: schemaObject }));
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: schemaObject,
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: content.optional() }),
  ),
});
/** The parts of OpenAPI 3.1 that the document uses, strictly: an unknown key is an error. */
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({ schemas: schemaObject, securitySchemes: schemaObject }),
});

describe('the OpenAPI document', () => {
  const document = documentSchema.parse(JSON.parse(JSON.stringify(openApiDocument('1.0.0'))));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({ path, method, found })),
  );

  it('lists every route of the table, and nothing else, each once', () => {
    const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
    const table = Object.values(routes).map((spec) => `${spec.method} ${spec.path.replace(/:(\w+)/g, '{$1}')}`);
    expect(listed).toEqual(table.sort());
    expect(new Set(operations.map(({ found }) => found?.operationId)).size).toBe(operations.length);
  });

  it('declares each parameter in a path, and only those', () => {
    for (const { path, found } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = found?.parameters.filter((parameter) => parameter.in === 'path').map((one) => one.name);
      expect(declared).toEqual(inPath);
    }
  });

  it('resolves every reference inside itself', () => {
    const text = JSON.stringify(document);
    for (const [, reference] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const [root, ...keys] = (reference ?? '').split('/');
      expect(root).toBe('#');
      expect(keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document)).toBeDefined();
    }
  });

  it('says for each route how it succeeds, which errors it has, and who may call it', () => {
    for (const [name, spec] of Object.entries(routes) as [string, RouteSpec][]) {
      const found = operations.find((one) => one.found?.operationId === name)?.found;
      expect(found?.responses).toHaveProperty(String(spec.status ?? 200));
      for (const status of spec.errors) expect(found?.responses).toHaveProperty(String(status));
      expect(found?.security !== undefined).toBe(spec.access !== 'public');
      expect(found?.requestBody !== undefined).toBe(
        spec.body !== undefined || spec.multipart !== undefined || spec.signedBy !== undefined,
      );
    }
  });

  it('describes the upload as a form with a file', () => {
    const form = document.paths['/api/analyses/upload']?.post?.requestBody?.content['multipart/form-data'];
    expect(form?.schema).toMatchObject({ required: ['report'], properties: { report: { format: 'binary' } } });
  });
});
