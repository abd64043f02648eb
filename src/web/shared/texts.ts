import { translated } from '../kit/language.js';

/** What someone who follows a link to an explanation reads. */
export const sharedTexts = translated('shared.sharedTexts', {
  pageTitle: 'A shared explanation',
  heading: 'Someone shared a medical report with you',
  intro: 'To protect the patient, please give the patient’s date of birth. Nothing is kept on this device.',
  dateOfBirth: 'Patient’s date of birth',
  open: 'Open the explanation',
  opening: 'Opening...',
  noToken: 'This link is not complete. Ask the person who sent it for a new one.',
  badDate: 'Please enter a valid date of birth',
  until: (date: string) => `Shared with you · the link works until ${date}`,
  origin: 'Text of the report',
});
