import type { ConsentKind, ConsentWay } from '../../contract/roster.js';
import { translated } from '../kit/language.js';

/** Words of the roster. */
export const rosterTexts = translated('roster.rosterTexts', {
  title: 'Patient Roster',
  intro: 'Your patients: those you add, and those who chose you when they registered here.',
  counters: 'The roster in numbers',
  total: 'Total patients',
  withPhone: 'Contacts with phone',
  withEmail: 'Contacts with email',
  search: 'Search by name or email',
  add: 'Add Patient',
  list: 'Patients',
  failed: 'Error',
  loadFailed: 'The roster could not be loaded.',
  again: 'Try again',
  emptyTitle: 'No patients yet',
  emptyText: 'Add a patient, or let them choose you when they register.',
  noneFound: (search: string) => `Nobody’s name or email contains “${search}”.`,
  found: (count: number) => `${count} found`,
  born: (date: string) => `Born ${date}`,
  noBirth: 'No date of birth',
  noContact: 'No contact details',
  account: 'Has an account',
  reports: (count: number) => (count === 0 ? 'No reports' : `${count} ${count === 1 ? 'report' : 'reports'}`),
  edit: 'Edit',
  remove: 'Delete',
  consents: 'Consents',
  actOn: (act: string, name: string) => `${act}: ${name}`,
  earlier: 'Previous',
  later: 'Next',
  pages: 'Pages of the roster',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
});

export const formTexts = translated('roster.formTexts', {
  addTitle: 'Add Patient',
  editTitle: 'Edit Patient',
  name: 'Name',
  dateOfBirth: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
  add: 'Add Patient',
  adding: 'Adding...',
  save: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  added: { title: 'Patient Added', text: 'Patient has been successfully added to your roster.' },
  updated: { title: 'Patient Updated', text: 'Patient information has been successfully updated.' },
});

export const removeTexts = translated('roster.removeTexts', {
  title: (name: string) => `Delete ${name}?`,
  linked: (count: number) =>
    count === 0
      ? 'No analyses are linked to this patient.'
      : count === 1
        ? '1 analysis is linked to this patient. It stays in your history, without a patient.'
        : `${count} analyses are linked to this patient. They stay in your history, without a patient.`,
  ends: 'What you shared with this patient can no longer be read by them. For five minutes you can undo this.',
  confirm: 'Delete patient',
  pending: 'Deleting...',
  keep: 'Keep',
  removed: { title: 'Patient Removed', text: 'Patient has been removed from your roster.' },
  note: (name: string, count: number) =>
    count === 0
      ? `${name} was removed.`
      : `${name} was removed, and ${count} ${count === 1 ? 'analysis was' : 'analyses were'} unlinked.`,
  undo: 'Undo',
  undoing: 'Undoing...',
  back: { title: 'Patient Restored', text: 'Everything is as it was before.' },
});

export const consentTexts = translated('roster.consentTexts', {
  notesTitle: 'Before you call or email',
  notes: [
    'Consent must be verified before AI calls or emails. Without it nothing is sent and nobody is called.',
    'Record how the patient told you. What was recorded stays, with your name and the date; a newer word counts.',
    'A patient with an account is added when they choose you, and can take that back.',
  ],
  title: (name: string) => `Consents of ${name}`,
  kinds: { calls: 'Calls', emails: 'Emails' } satisfies Record<ConsentKind, string>,
  given: 'Consent given',
  none: 'No consent',
  how: 'How the patient told you',
  ways: {
    in_person: 'In person',
    on_paper: 'On paper',
    by_phone: 'By phone',
    electronically: 'Electronically',
  } satisfies Record<ConsentWay, string>,
  give: (kind: ConsentKind) => `Record consent to ${kind === 'calls' ? 'calls' : 'emails'}`,
  withdraw: (kind: ConsentKind) => `Withdraw consent to ${kind === 'calls' ? 'calls' : 'emails'}`,
  recording: 'Recording...',
  recorded: { title: 'Consent recorded' },
  history: 'What was recorded',
  nothing: 'Nothing has been recorded yet.',
  line: (kind: ConsentKind, given: boolean) =>
    `${kind === 'calls' ? 'Calls' : 'Emails'}: ${given ? 'given' : 'withdrawn'}`,
  by: (name: string | null) => (name ? `by ${name}` : 'by a former account'),
});

export const mergeTexts = translated('roster.mergeTexts', {
  title: 'Possibly the same person',
  text: 'These entries have the same email and date of birth: one you added, one of a patient with an account.',
  pair: (manual: string, linked: string) => `${manual} and ${linked}`,
  merge: 'Merge',
  merging: 'Merging...',
  apart: 'Keep apart',
  merged: { title: 'Patients Merged', text: 'Reports and consents are now in one entry.' },
  kept: { title: 'Kept apart', text: 'They will not be suggested again.' },
});

export const choiceTexts = translated('roster.choiceTexts', {
  label: 'Patient',
  optional: 'optional',
  none: 'No patient association',
  search: 'Find a patient by name or email',
  born: (date: string) => `born ${date}`,
});

export const assignTexts = translated('roster.assignTexts', {
  title: 'Assign Patient to Analysis',
  text: 'What was shared with another patient before is taken back.',
  label: 'Patient of your roster',
  of: (name: string) => `Patient: ${name}`,
  assign: 'Assign Patient',
  change: 'Change patient',
  submit: 'Assign',
  pending: 'Assigning...',
  cancel: 'Cancel',
  choose: 'Please choose a patient.',
  assigned: 'Patient Assigned',
  unassigned: 'The analysis has no patient now.',
  failed: 'Assignment Failed',
});

export const shareTexts = translated('roster.shareTexts', {
  share: 'Share with the patient',
  stop: 'Stop sharing',
  shared: 'Shared with the patient',
  pending: 'One moment...',
  given: { title: 'Shared', text: 'The patient finds this explanation among their reports.' },
  taken: { title: 'No longer shared', text: 'The patient cannot read this explanation any more.' },
  failed: 'Error',
});
