import type { Actor } from '../ports/actor.js';
import { type Accepted, mayLink, submit } from './submit.js';
import type { AnalysesWorld } from './world.js';

/** Takes in a pasted report. Throws what `submit` throws. */
export async function submitText(
  world: AnalysesWorld,
  actor: Actor,
  input: { reportText: string; patientId: number | null; idempotencyKey: string | null },
): Promise<Accepted> {
  mayLink(actor, input.patientId);
  const analysis = {
    patientId: input.patientId,
    filename: 'pasted-text.txt',
    originalName: 'Pasted text',
    fileSize: new TextEncoder().encode(input.reportText).byteLength,
    mimeType: 'text/plain',
    idempotencyKey: input.idempotencyKey,
  };
  return submit(world, actor, analysis, { reportText: input.reportText });
}
