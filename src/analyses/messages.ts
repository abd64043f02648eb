import { MAX_UPLOAD_BYTES } from '../contract/analyses.js';
import { ACCEPTED_ENDINGS } from './file-names.js';

/** What people read when a submission is refused or an analysis fails, in one place. */
export const messages = {
  notFound: 'Analysis not found.',
  patientNotFound: 'Patient not found.',
  patientNotAllowed: 'Only healthcare providers can link a report to a patient.',
  providerNotFound: 'Provider not found.',
  shareNotFound: 'This is not shared any more.',
  readOnly: 'This analysis was shared with you. Only its owner can change it.',
  notLinkedYet: 'Link this analysis to the patient first, then share it.',
  noAccount: 'This patient has no account that is linked to you, so there is nobody to share with.',
  notVerified: 'This patient has not verified their email address yet. You can share once they have.',
  sharePatient: 'Please choose the patient to share with.',
  shareProvider: 'Please choose the provider to share with.',
  wrongType: `File type must be one of ${ACCEPTED_ENDINGS.join(', ')}`,
  tooLarge: `File is larger than ${MAX_UPLOAD_BYTES} bytes`,
  limitReached: 'Upload limit reached. Upgrade your plan to analyze more reports.',
  keyReused: 'This submission was already used for another report. Reload the page and try again.',
  oneSearch: 'Your reports are being searched already. Please try again in a moment.',
  questionsChanged: 'These questions were changed elsewhere. They are shown as they are now.',
  notFinished: 'This analysis is not finished yet. Please try again in a moment.',
  notShareable: 'Only a finished explanation can be shared.',
  noExplanation: 'This report could not be explained, so there is no text to download.',
  nothingToShare: 'There is no explanation to share yet.',
  noBirthDate:
    'A link needs the patient’s date of birth. Add it to your profile, or link this report to a patient who has one.',
  tooManyLinks: 'This report has as many links as it may have. End one first.',
  linkNotFound: 'Link not found.',
  linkRevoked: 'The link no longer works.',
  linkGone: 'This link does not work any more. Ask the person who sent it for a new one.',
  wrongBirthDate: 'This is not the date of birth we have for this report. Please check it and try again.',
  pdfNotFree: 'PDF downloads are available for paid plans only',
  engineFailed:
    'We could not explain this report. It does not count against your plan. ' +
    'Please try again, or paste the text of the report instead.',
  notAReport:
    'This does not look like a medical report. Check that you chose the right file, or paste the text of the report. ' +
    'It does not count against your plan.',
  fileLost: 'We could not read this file any more. Please upload it again. It does not count against your plan.',
  gaveUp:
    'We could not finish reading this report. Please try again, or paste its text instead. ' +
    'It does not count against your plan.',
} as const;
