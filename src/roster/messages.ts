/** What people read when something about the roster is refused, in one place. */
export const messages = {
  patientNotFound: 'Patient not found.',
  providerNotFound: 'Provider not found.',
  notBorn: 'Please enter a valid date of birth',
  noMatch: 'These two entries do not have the same email and date of birth, so they cannot be merged.',
  onlyPatients: 'Only patients can choose a provider.',
} as const;
