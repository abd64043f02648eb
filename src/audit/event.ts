/** `denied`: refused, or the object is absent or another's. */
export type AuditResult = 'ok' | 'denied';

/** One act: who (null is the service itself), which verb, on what, whose data. Ids only, never content. */
export interface AuditEvent {
  actorUserId: number | null;
  verb: string;
  objectType: 'user' | 'analysis' | 'patient' | 'contact-request' | 'service';
  objectId: number | null;
  /** The platform user whose data it touches. Not given: for a user the user, for an analysis the actor. */
  subjectUserId?: number | null;
  /** The person on a roster whose data it touches. Not given: for a roster entry the entry. */
  subjectPatientId?: number | null;
  /** The other person whom the act lets in or shuts out, such as the one an analysis is shared with. */
  withUserId?: number | null;
  /** `ok` when not given. */
  result?: AuditResult;
}

/** An event with nothing left open. */
export type WholeEvent = Required<AuditEvent>;

/** Fills in whose data it is, where that follows from the object. */
export function wholeEvent(event: AuditEvent): WholeEvent {
  const { actorUserId, objectType, objectId } = event;
  const owner = objectType === 'user' ? objectId : objectType === 'analysis' ? actorUserId : null;
  return {
    ...event,
    subjectUserId: event.subjectUserId === undefined ? owner : event.subjectUserId,
    subjectPatientId:
      event.subjectPatientId === undefined ? (objectType === 'patient' ? objectId : null) : event.subjectPatientId,
    withUserId: event.withUserId ?? null,
    result: event.result ?? 'ok',
  };
}
