import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../../contract/analyses.js';
import { ApiError } from '../../contract/errors.js';
import type { UploadedFile } from '../../ports/extract.js';

/** The bytes of a whole form: the file, and room for the other fields and the form's own lines. */
export const LARGEST_FORM = MAX_UPLOAD_BYTES + 64 * 1024;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 1_000, fieldNameSize: 100, parts: 12 },
  });
}

/** Refuses, before a byte of it is read, a form that says it is larger than any allowed file. */
export function refuseHuge(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > LARGEST_FORM) {
    throw new ApiError(413, `File is larger than ${MAX_UPLOAD_BYTES} bytes`);
  }
}

/** Reads a form of one file and some fields. Throws 400 for no file or several, 413 for one that is too large. */
export async function readForm<Fields>(
  request: FastifyRequest,
  spec: { file: string; fields: z.ZodType<Fields> },
): Promise<{ file: UploadedFile; fields: Fields }> {
  const { file, fields } = await readParts(request, spec.file).catch((error: unknown) => {
    // What the form reader refuses by rule has a code; what it cannot read at all has none.
    throw (error as { code?: unknown }).code === undefined && !(error instanceof ApiError) ? brokenForm() : error;
  });
  if (!file) throw new ApiError(400, 'Please choose a file to upload.');
  return { file, fields: spec.fields.parse(Object.fromEntries(fields)) };
}

async function readParts(request: FastifyRequest, fileField: string) {
  let file: UploadedFile | null = null;
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields.set(part.fieldname, part.value);
    } else {
      const bytes = await part.toBuffer();
      if (part.fieldname !== fileField) throw new ApiError(400, `Send the file as "${fileField}".`);
      file = { bytes, name: part.filename ?? '', claimedType: part.mimetype };
    }
  }
  return { file, fields };
}

function brokenForm(): ApiError {
  return new ApiError(400, 'The upload arrived incomplete or broken. Please try again.');
}
