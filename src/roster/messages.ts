/** What people read when something about the roster is refused, in one place. */
export const messages = {
  patientNotFound: 'Patient not found.',
  providerNotFound: 'Provider not found.',
  notBorn: 'Please enter a valid date of birth',
  noMatch: 'These two entries do not have the same email and date of birth, so they cannot be merged.',
  notVerified: 'This patient has not verified their email address yet. You can merge the entries once they have.',
  onlyPatients: 'Only patients can choose a provider.',
} as const;
