import { translated } from '../kit/language.js';

/** Words of giving a report. */
export const uploadTexts = translated('upload.uploadTexts', {
  ways: 'How to give your report',
  file: 'Upload File',
  paste: 'Paste Text',
  notReadable: 'This kind of file cannot be read here.',
  letGo: 'Let go to upload it.',
  inWindow: 'Choose a file in the window that opened.',
  input: 'Report file',
  drop: 'Drop a report here, or <choose>choose a file</choose>',
  formats: 'TXT, PDF, DOC, DOCX or RTF, up to 10 MB',
  otherFile: 'Choose another file',
  textLabel: 'Your report’s text',
  textHint: 'Paste the text of your report here.',
  characters: (count: number, figure: string) => `${figure} ${count === 1 ? 'character' : 'characters'}`,
  analyze: 'Analyze Text',
  analyzing: 'Analyzing...',
  pasted: 'Pasted text',
  upgrade: 'Upgrade Plan',
});

/** Why a report was not taken. */
export const refusalTexts = translated('upload.refusalTexts', {
  noText: { title: 'No text provided', text: 'Please enter your medical report text before submitting.' },
  type: (types: string) => `File type must be one of ${types}`,
  larger: (bytes: number) => `File is larger than ${bytes} bytes`,
  smaller: (bytes: number) => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
  thisFile: 'This file cannot be uploaded',
  limit: 'Upload Limit Reached',
  upload: 'Upload failed',
  uploadFallback: 'Failed to upload file. Please try again.',
  alsoPaste: 'You can also use Paste Text.',
  text: 'Text analysis failed',
  textFallback: 'Failed to process text report. Please try again.',
});
