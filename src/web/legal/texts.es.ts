import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const legal: Translated<typeof english> = {
  legalTexts: {
    onThisPage: 'En esta página',
    binding: 'Este texto está escrito en inglés. El texto en inglés es el que vale.',
  },
};
