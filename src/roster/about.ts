/** What the audit trail says of a roster entry: which it is, and whose account stands behind it, if any. */
export function aboutEntry(entry: { id: number; patientUserId: number | null }) {
  return { objectType: 'patient', objectId: entry.id, subjectUserId: entry.patientUserId } as const;
}
