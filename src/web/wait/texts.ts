import { translated } from '../kit/language.js';

/** Words of the wait for an explanation and of how it ends. */
export const waitTexts = translated('wait.waitTexts', {
  sending: 'Uploading your report',
  sent: 'Upload',
  steps: 'Progress',
  bar: 'Progress of the analysis',
  leave: 'You can leave this page. It will be in your reports when it is done.',
  done: '(done)',
});

export const endTexts = translated('wait.endTexts', {
  complete: 'Analysis complete',
  failed: 'Analysis failed',
  failedText: 'Failed to analyze your image. Please try again.',
  timeout: 'Analysis timeout',
  timeoutText: 'Analysis is taking longer than expected. Please check back later.',
  free: 'This did not use an analysis.',
});
