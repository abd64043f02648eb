/** Guards that nothing can be seen of when they are out, by their name without a line, and why they stand all the same. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'src/accounts/two-step/store.ts eq(users.id, userId) (2)':
    'the sealed secret beside it is of one row alone: it is sealed anew, with a random start, each time it is written',
  'src/roster/store.ts eq(patients.providerId, providerId) (2)':
    'the entry is shown by its provider before the same transaction ends: what another brings back is undone with the same 404',
  'src/roster/store.ts eq(patients.patientUserId, ownerId)':
    'whoever does not own the analysis is refused before the same transaction ends, which undoes it; the condition only finds the row sooner',
  'src/analyses/own-analyses.ts a copy of one’s own':
    'the numbers it is asked for are read as those of one’s own a moment before; the condition holds where one of them changed hands in between',
  'src/roster/store.ts of removals of one’s own only':
    'whoever does not own the analysis is refused before the same transaction ends, which undoes it; the condition only finds the row sooner',
};
