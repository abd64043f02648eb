import { translated } from '../kit/language.js';

/** Words of the list of analyses. */
export const historyTexts = translated('history.historyTexts', {
  none: 'No reports yet',
  noneText: 'Upload the report you have, and its explanation will be kept here.',
  notLoaded: 'Your reports could not be loaded.',
  again: 'Try again',
  notExplained: 'This report could not be explained. Please try again.',
  patient: (name: string) => `Patient: ${name}`,
  sharedBy: (name: string) => `Shared by ${name}`,
  completed: 'Completed',
  failed: 'Failed',
  processing: 'Processing',
});
