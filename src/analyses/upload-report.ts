import { MAX_UPLOAD_BYTES } from '../contract/analyses.js';
import { ApiError } from '../contract/errors.js';
import type { Actor } from '../ports/actor.js';
import type { UploadedFile } from '../ports/extract.js';
import { displayName, storageName, uploadTypeOf } from './file-names.js';
import { messages } from './messages.js';
import { type Accepted, mayLink, submit } from './submit.js';
import type { AnalysesWorld } from './world.js';

/**
 * Takes in a report file. Its content is looked at by the job: an empty or unreadable file becomes a failed analysis
 * with a reason. Throws 415 for a name of no accepted type, 413 beyond 10,485,760 bytes, and what `submit` throws.
 */
export async function uploadReport(
  world: AnalysesWorld,
  actor: Actor,
  input: { file: UploadedFile; patientId: number | null; idempotencyKey: string | null },
): Promise<Accepted> {
  mayLink(actor, input.patientId);
  const originalName = displayName(input.file.name);
  const mimeType = uploadTypeOf(originalName);
  if (mimeType === null) throw new ApiError(415, messages.wrongType);
  if (input.file.bytes.byteLength > MAX_UPLOAD_BYTES) throw new ApiError(413, messages.tooLarge);
  const analysis = {
    patientId: input.patientId,
    filename: storageName(originalName),
    originalName,
    fileSize: input.file.bytes.byteLength,
    mimeType,
    idempotencyKey: input.idempotencyKey,
  };
  return submit(world, actor, analysis, { bytes: input.file.bytes });
}
