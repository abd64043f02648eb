import type { Tx } from '../ports/db.js';
import { auditEvents } from './tables.js';

/** One act: who (null is the service itself), which verb, on what. Ids only, never content. */
export interface AuditEvent {
  actorUserId: number | null;
  verb: string;
  objectType: 'user' | 'analysis' | 'patient';
  objectId: number | null;
}

/** Records an act in the transaction that does it, so that neither can exist without the other. */
export async function recordAudit(tx: Tx, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values(event);
}
