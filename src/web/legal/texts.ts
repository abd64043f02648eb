import { translated } from '../kit/language.js';

/** Words around the terms and the privacy page; both are written in English, which binds. */
export const legalTexts = translated('legal.legalTexts', {
  onThisPage: 'On this page',
  binding: '',
});
